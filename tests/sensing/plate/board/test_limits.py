"""Every detection limit has a reason with a sentence in the catalogue."""

import pytest

from monkey_palace.errors import CODES
from palace_hub.locale.catalogue import Catalogue
from palace_hub.sensing.plate.board.limits import DETECTION_LIMITS, limits_at


def test_every_reason_has_a_sentence_and_every_rule_is_one_of_the_games():
    for limit in DETECTION_LIMITS:
        assert Catalogue().has(limit.reason.key)
        assert set(limit.rules) <= {code.rule for code in CODES.values()}


@pytest.mark.parametrize(("level", "leaf"), [("silver", True), ("gold", False), ("bronze", False)])
def test_only_silver_lists_leaf_and_brick_as_indistinguishable(level, leaf):
    assert ("plate-invisible-leaf" in {one.key for one in limits_at(level)}) is leaf


@pytest.mark.parametrize("level", ["silver", "gold"])
def test_the_two_greens_are_a_detection_limit_at_both_levels(level):
    assert "plate-invisible-two-greens" in {one.key for one in limits_at(level)}
    assert not next(limit for limit in DETECTION_LIMITS if limit.reason.key == "plate-invisible-two-greens").rules

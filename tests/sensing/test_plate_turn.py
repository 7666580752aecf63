"""Turns on the virtual plate: staircases come back as they were built, and nothing is taken for what it is not."""

import pytest
from tests.sensing.plate_evening import bodies, built

from palace_hub.sensing.plate_decision import Recovered

SEEDS = range(100, 108)


@pytest.mark.parametrize(("build", "level", "least"), [("good", "silver", 7), ("good", "gold", 7)])
def test_most_staircases_come_back_unasked_and_none_wrongly(build, level, least):
    right = 0
    for seed in SEEDS:
        decision, pieces = built(seed, build, level)
        if isinstance(decision, Recovered):
            assert bodies(decision.chosen.pieces) == bodies(pieces)
            right += 1
    assert right >= least

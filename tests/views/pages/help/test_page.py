"""The help page: a drawing for each step, the rules of building, and the hands only where there are some."""

import pytest
from tests.tui.scenes.index import SCENES

from palace_hub.views.pages.help.page import RULES, help_page
from palace_hub.views.pages.help.pictures import picture
from palace_hub.views.snapshot import Stage
from palace_hub.views.symbols import CONSOLE
from palace_hub.views.text import cells
from palace_hub.views.wording import Wording

WORDING = Wording()
ROOM = 76
"""Cells of a line on a screen of 80 columns."""


@pytest.mark.parametrize("stage", [stage for stage in Stage if stage is not Stage.END_TURN])
def test_each_step_has_a_drawing_that_fits_the_small_screen(stage: Stage) -> None:
    for wording in (WORDING, Wording(symbols=CONSOLE)):
        rows = picture(stage, wording)
        assert rows
        assert max(cells(row) for row in rows) <= ROOM
        assert not any("?help" in row for row in rows)


def test_the_rules_of_building_are_told_at_each_step_and_drawn_once() -> None:
    for scene in ("build", "cards", "end_turn"):
        texts = [line.text for line in help_page(SCENES[scene](), WORDING).lines]
        assert [text[2] for text in texts if text[:2] == "  " and text[2].isdigit() and text[3:5] == "  "] == [
            str(number) for number in range(1, RULES + 1)
        ]
        assert sum("┴─────┴" in text for text in texts) == 1


def test_the_keys_of_the_hands_are_named_where_there_are_hands() -> None:
    snapshot = SCENES["recurring"]()
    with_hands = "".join(line.text for line in help_page(snapshot, WORDING, hands=True).lines)
    assert all(f"F{number} " in with_hands for number in range(3, 9))
    assert "F5" not in "".join(line.text for line in help_page(snapshot, WORDING).lines)

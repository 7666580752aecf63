"""The table of the final score shows each name in full, over the numbers of its player."""

import dataclasses

import pytest
from tests.tui.scenes.index import SCENES

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.score import Breakdown
from palace_hub.views.pages.score import BreakdownRow, score
from palace_hub.views.seats import seat_mark
from palace_hub.views.symbols import CONSOLE, GRAPHICAL
from palace_hub.views.table.start_form import LONGEST_NAME
from palace_hub.views.wording import Wording

AT_80, AT_100 = (44, 14), (64, 13)
"""Columns and rows of the table on screens of 80x24, and of 100x30 with four players."""


@pytest.mark.parametrize("size", [AT_80, AT_100])
@pytest.mark.parametrize("symbols", [GRAPHICAL, CONSOLE])
def test_the_longest_names_of_four_players_end_over_their_numbers(size, symbols) -> None:
    names = tuple(letter * LONGEST_NAME for letter in "ABCD")
    shown = score(SCENES["score"](), Wording())
    assert shown is not None
    rows = (*shown.breakdown[:-1], BreakdownRow("last", ("11", "22", "33", "44")))
    rows = tuple(dataclasses.replace(row, values=(*row.values[:3], "44"), best=()) for row in rows)
    marks = tuple(seat_mark(seat, symbols) for seat in range(len(names)))
    canvas = Canvas(*size)
    Breakdown().paint(canvas, dataclasses.replace(shown, names=names, marks=marks, breakdown=rows))
    drawn = canvas.plain()
    last = next(row for row in drawn if "last" in row)
    for name, number in zip(names, last.split()[2:6], strict=True):
        row = next(row for row in drawn if name in row)
        assert row.index(name) + LONGEST_NAME == last.index(number) + len(number)

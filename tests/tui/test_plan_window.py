"""The window on the plan during whole staircases of a game: the scale stays, and a piece never moves the plan."""

import dataclasses
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from tests.cases import few
from tests.core.by_hand import Table, play_by_hand
from tests.tui.scenes.index import SCENES

from monkey_palace.board.notation import ARCH_SPAN, Placement
from monkey_palace.board.pieces import Piece
from monkey_palace.game.commands import PassBuild
from palace_hub.core import snapshot
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.tui.widgets.plan import PlanPicture
from palace_hub.views.palace.hand import Hand
from palace_hub.views.palace.stage import PalaceStageView, build_plan
from palace_hub.views.snapshot import BotView, Snapshot, Stage
from palace_hub.views.wording import Wording

ROOMS = {"80x24": (34, 8), "100x30": (52, 9), "120x36": (35, 14)}
"""Columns and rows within the plan's frame in the build step."""

LAST_TURN = 12


class WatchedTable(Table):
    """Keeps what the screen showed before and after each piece."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, Journal.open(path))
        self.placed: list[tuple[Snapshot, Placement, Snapshot]] = []

    def enter(self, *entries: say.Entry) -> Snapshot:
        for entry in entries:
            before = snapshot.snapshot(self.core.hub)
            after = super().enter(entry)
            if isinstance(entry, say.Place) and before.stage is Stage.BUILD:
                self.placed.append((before, Placement.parse(entry.placement), after))
        return snapshot.snapshot(self.core.hub)


@cache
def entered() -> tuple[tuple[tuple[str, PalaceStageView], ...], ...]:
    """For each staircase of a game what was done, and the view after it."""
    with TemporaryDirectory() as folder:
        table = WatchedTable(Path(folder) / "journal.sqlite")
        table.begin()
        play_by_hand(table, "greedy", before=LAST_TURN)
        table.journal.close()
    turns: dict[int, list[tuple[str, PalaceStageView]]] = {}
    for before, piece, after in table.placed:
        assert before.game is not None
        turns.setdefault(before.game.turn, []).extend(_steps(before, piece, after))
    return tuple(map(tuple, turns.values()))


def _steps(before: Snapshot, piece: Placement, after: Snapshot) -> Iterator[tuple[str, PalaceStageView]]:
    """The hand comes, aims an arch, and puts the piece down."""
    is_arch = piece.piece is Piece.ARCH
    steps = [("hand", before, Hand(piece.cell[:2])), ("put", after, Hand(piece.far[:2]))]
    if is_arch:
        steps.insert(1, ("aim", before, Hand(piece.cell[:2], aiming=True)))
    for what, seen, hand in steps:
        view = build_plan(seen, Wording(), hand)
        assert view is not None
        yield what, view


@few(1, "room", ROOMS.values(), ids=ROOMS)
def test_a_piece_neither_moves_the_plan_nor_changes_its_scale(room: tuple[int, int]) -> None:
    moved = []
    for staircase in entered():
        picture, places = PlanPicture(), []
        for what, view in staircase:
            plan, left, top = picture.window(view, *room)
            node, (x, y) = plan.size, plan.focus
            assert 0 <= x - left <= room[0] - node.columns, "the hand is in the window"
            assert 0 <= y - top < room[1]
            origin = -node.columns * (plan.west // ARCH_SPAN) - left, node.rows * (plan.north // ARCH_SPAN) - top
            places.append((what, node, origin))
        assert len({node for _, node, _ in places}) == 1, "one scale"
        moved += [what for (_, *before), (what, *after) in pairwise(places) if after != before]
    assert len(entered()) == LAST_TURN - 1
    assert "put" not in moved


@pytest.mark.parametrize("room", [(34, 4), (20, 8)], ids=["low", "narrow"])
def test_both_lit_places_of_a_bots_arch_are_in_the_window(room: tuple[int, int]) -> None:
    """The arch lies away from the pieces that were laid last, at each edge of the palace in turn."""
    now = SCENES["plan_build"]()
    for text in ("A20,26,0n", "A2,2,0e", "A26,5,0e"):
        bot = BotView("easy", command=PassBuild(), piece=Placement.parse(text), done=8, of=9)
        view = build_plan(dataclasses.replace(now, bot=bot), Wording(), Hand())
        assert view is not None
        plan, left, top = PlanPicture().window(view, *room)
        assert len(plan.marked) == 2
        for x, y in plan.marked:
            assert 0 <= x - left <= room[0] - plan.size.columns
            assert 0 <= y - top < room[1]


def test_a_marked_place_is_in_the_window_beside_the_hand() -> None:
    view = build_plan(SCENES["plan_refused"](), Wording(), Hand((20, 14)))
    assert view is not None
    plan, _, top = PlanPicture().window(view, 34, 4)
    assert {(y - top) in range(4) for _, y in (plan.focus, *plan.marked)} == {True}
    first, *_ = plan.marked
    assert plan.focus[1] - first[1] == 3 * plan.size.rows, "the mark is three nodes above the hand"

"""Helps a learner at a practice table, so that only the steps of the turn are left to do."""

from collections.abc import Callable

from monkey_palace.board.pieces import BOX, PIECES
from monkey_palace.game.state import GameState
from palace_hub.referee.entries import Confirm, Entry, Recheck
from palace_hub.tui.hands import HandsOnScreen
from palace_hub.views.learn.steps import due_cell
from palace_hub.views.snapshot import Phase, Snapshot


class PracticeGuide:
    """Vouches for the full tray, sets the game out, and then reaches for the piece that is due."""

    def __init__(self, hands: HandsOnScreen, submit: Callable[[Entry], None]) -> None:
        self._hands = hands
        self._submit = submit
        self._vouched = False  # the tray was said to be full
        self._set_out = False  # the first pieces were taken out
        self._reached: int | None = None  # the compartment to which the hand was led

    def follow(self, snapshot: Snapshot, game: GameState) -> None:
        """Does what is due in this snapshot."""
        check, cell = snapshot.tray_check, due_cell(snapshot)
        if check is not None and "all_there" in check.choices and not self._vouched:
            self._vouched = True  # a zero has drifted during the lessons
            self._submit(Recheck(choice="all_there"))
        elif snapshot.phase is not Phase.SETUP:
            if cell is not None and cell != self._reached:
                self._hands.reach_for_one(cell)
            self._reached = cell
        elif not self._set_out:
            self._set_out = True
            self._hands.set_out(tuple(BOX[piece] - game.supply[piece] for piece in PIECES))
        elif snapshot.can_confirm:
            self._submit(Confirm())

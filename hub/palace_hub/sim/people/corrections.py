"""Hands put right what is wrong in the tray: as the screen says, or by themselves when nobody tells them."""

from collections.abc import Mapping
from typing import Any

from palace_hub.sim.judge import Judge
from palace_hub.sim.people.hand_plan import HandPlan, Intent
from palace_hub.sim.people.hands import MOST_AT_ONCE
from palace_hub.sim.people.mistakes import Mistakes
from palace_hub.sim.world.tabletop import Tabletop
from palace_hub.sim.world.truth import KINDS

SELF_MEND_S = 15.0  # after something wrong, how long hands wait to be told before they undo it themselves

Moment = tuple[object, ...]
"""Seat, turn, stage and prompt: what keys the streams of hands."""


class Corrections:
    """Putting back and taking out, rightly and, where mistakes has it so, wrongly."""

    def __init__(self, top: Tabletop, judge: Judge, mistakes: Mistakes, work: HandPlan) -> None:
        self._top = top
        self._judge = judge
        self._mistakes = mistakes
        self._work = work

    def as_told(self, view: Mapping[str, Any], moment: Moment) -> bool:
        """Does what the screen says must be put back or taken out; True while there is something of that kind."""
        asked = False
        for cell, box in enumerate(view["boxes"]):
            back, out = int(box["put_back"]), int(box["take_out"])
            if not back and not out:
                continue
            asked = True
            if box["moving"] or self._work.waits(cell):
                continue
            if back:
                self._put_back(view, cell, min(back, MOST_AT_ONCE), moment)
            else:
                self._work.as_told(cell, -min(out, MOST_AT_ONCE), moment)
            return True
        return asked

    def undone(self) -> bool:
        """Whether the last of what was wrong has just been put right."""
        if not self._mistakes.open or not self._work.all_right():
            return False
        self._mistakes.undone()
        return True

    def unasked(self, t: float, moment: Moment) -> None:
        """Nobody has told the hands for long: they undo it themselves, and it stays on record as not caught."""
        if not self._mistakes.open or self._work.busy or t - self._work.moved_at < SELF_MEND_S:
            return
        wrong = self._work.first_wrong()
        if wrong is not None:
            cell, pieces = wrong
            pieces = max(-MOST_AT_ONCE, min(MOST_AT_ONCE, pieces))
            self._work.grab(Intent(cell), pieces, moment, KINDS[cell])

    def _put_back(self, view: Mapping[str, Any], cell: int, pieces: int, moment: Moment) -> None:
        turn, at = int(view["state"]["turn"]), len(self._judge.violations)
        nothing_due = view.get("aim") in ("nothing", None)
        kind = self._mistakes.stranger(turn, cell) if self._mistakes.open else None
        if kind is not None:
            violation = self._mistakes.did("wrong_piece", cell, self._top.t)
            self._work.grab(Intent(cell, violation=violation), 1, moment, kind)
            return
        wrong = self._mistakes.put_back(turn, cell, pieces, at) if self._mistakes.open else None
        if wrong is not None and (wrong[0] == cell or nothing_due):
            violation = self._mistakes.did("put_back_wrong", wrong[0], self._top.t)
            self._work.grab(Intent(wrong[0], violation=violation), wrong[1], moment, KINDS[cell])
            return
        self._work.as_told(cell, pieces, moment)

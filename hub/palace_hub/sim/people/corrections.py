"""Corrections of the tray by hands: as the screen requests, or unasked after `SELF_MEND_S`."""

from collections.abc import Mapping
from typing import Any

from palace_hub.sim.judge import Judge
from palace_hub.sim.people.hand_plan import HandPlan, Intent
from palace_hub.sim.people.hands import MOST_AT_ONCE
from palace_hub.sim.people.mistakes import Mistakes
from palace_hub.sim.world.tabletop import Tabletop
from palace_hub.sim.world.truth import KINDS

SELF_MEND_S = 15.0  # wait for a request of the hub before an unasked correction; assumed

HandKey = tuple[object, ...]
"""Seat, turn, stage and prompt: the key of the hands' random streams."""


class Corrections:
    """Puts pieces back and takes pieces out, at times wrongly (`Mistakes`)."""

    def __init__(self, top: Tabletop, judge: Judge, mistakes: Mistakes, work: HandPlan) -> None:
        self._top = top
        self._judge = judge
        self._mistakes = mistakes
        self._work = work

    def as_told(self, view: Mapping[str, Any], key: HandKey) -> bool:
        """Do the next correction that the screen requests; True while it requests any."""
        asked = False
        for cell, box in enumerate(view["boxes"]):
            back, out = int(box["put_back"]), int(box["take_out"])
            if not back and not out:
                continue
            asked = True
            if box["moving"] or self._work.waits(cell):
                continue
            if back:
                self._put_back(view, cell, min(back, MOST_AT_ONCE), key)
            else:
                self._work.as_told(cell, -min(out, MOST_AT_ONCE), key)
            return True
        return asked

    def undone(self) -> bool:
        """Whether the last open mistake has just been corrected."""
        if not self._mistakes.open or not self._work.all_right():
            return False
        self._mistakes.undone()
        return True

    def unasked(self, t: float, key: HandKey) -> None:
        """Correct a mistake without a request; the judge keeps it as not caught."""
        if not self._mistakes.open or self._work.busy or t - self._work.moved_at < SELF_MEND_S:
            return
        wrong = self._work.first_wrong()
        if wrong is not None:
            cell, pieces = wrong
            pieces = max(-MOST_AT_ONCE, min(MOST_AT_ONCE, pieces))
            self._work.grab(Intent(cell), pieces, key, KINDS[cell])

    def _put_back(self, view: Mapping[str, Any], cell: int, pieces: int, key: HandKey) -> None:
        turn, at = int(view["state"]["turn"]), len(self._judge.violations)
        nothing_due = view.get("aim") in ("nothing", None)
        kind = self._mistakes.foreign_kind(turn, cell) if self._mistakes.open else None
        if kind is not None:
            violation = self._mistakes.record("wrong_piece", cell, self._top.t)
            self._work.grab(Intent(cell, violation=violation), 1, key, kind)
            return
        mistake = self._mistakes.put_back(turn, cell, pieces, at) if self._mistakes.open else None
        if mistake is not None and (mistake[0] == cell or nothing_due):
            violation = self._mistakes.record("put_back_wrong", mistake[0], self._top.t)
            self._work.grab(Intent(mistake[0], violation=violation), mistake[1], key, KINDS[cell])
            return
        self._work.as_told(cell, pieces, key)

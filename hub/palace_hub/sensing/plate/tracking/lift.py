"""The plate lifted off its cells and laid back, perhaps turned (R4.9 allows that).

Nothing is decided until the plate lies as before, by the scale (`reseat`) or by a player's confirmation.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from palace_hub.sensing.plate.board.load_model import BelievedLoad
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.residual import DISAGREES
from palace_hub.sensing.plate.load.rotation import rotate_covariance, rotate_load
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.tracking.baseline import Magnets, PlateMoment, rotate_moment
from palace_hub.sensing.plate.tracking.reseat import ReseatFit, fit_reseat
from palace_hub.sensing.plate.turn.search import PlateTurn

LIFTED_G: Final = 50.0
"""Loss of load from which the plate counts as lifted, g: half of the lightest sheet (SENSING, Masses: 100 to 140 g)."""
LIFTED_S: Final = 0.5
"""Least time that the loss lasts, s: pulling a piece off may lift the plate for less (assumed)."""

_STRAIGHT: Final = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class ReseatedPlate:
    """A plate that was laid back."""

    fit: ReseatFit
    """How it lies."""
    quiet: QuietMoment
    """The quiet moment that shows it."""


class LiftTracker:
    """Follows whether the plate lies on its cells as before.

    `lifted`: it is off its cells. `laid`: how it lies since it was laid back; None: as before. `denied`: the scale
    could not tell, and a player has said that it does not lie as before. `waiting`: moments since it was laid back,
    until it is known how it lies.
    """

    def __init__(self) -> None:
        self.waiting: list[PlateMoment] = []
        self._seated = 0  # quarter turns since the seat in which the believed load was weighed
        self.lifted = False
        self.laid: ReseatedPlate | None = None
        self.denied = False
        self._away: Floats = np.zeros(3)  # the smallest load while lifted
        self._moved: Floats = np.zeros((3, 3))  # covariance of the zero's movement since the lift

    @property
    def lies(self) -> bool:
        """Whether the plate lies on its cells as before."""
        return not self.lifted and self.laid is None

    @property
    def away(self) -> Floats | None:
        """The load (3,) of the cells while the plate was off them; None while it lies on them as before."""
        return None if self.lies else self._away

    @property
    def turns(self) -> int:
        """Quarter turns to the left by which it was laid back; 0: not turned, or not known."""
        return 0 if self.laid is None else self.laid.fit.turns or 0

    @property
    def unsure(self) -> bool:
        """Whether the load agrees, but its orientation cannot be told."""
        return self.laid is not None and self.laid.fit.agrees and self.laid.fit.turns is None and not self.denied

    @property
    def may_be_turned(self) -> bool:
        """Whether the load agrees, but the plate lies turned, or its orientation cannot be told."""
        return self.laid is not None and self.laid.fit.agrees and not self.denied

    @property
    def differs(self) -> bool:
        """Whether the load does not agree with the one before the lift."""
        return self.laid is not None and not self.laid.fit.agrees

    def heard(
        self, quiet: QuietMoment, stood: BelievedLoad, wrong: tuple[int, ...] = _STRAIGHT, *, lasts: bool = False
    ) -> ReseatedPlate | None:
        """Take in a quiet moment; returns the fit if the plate has just been laid back as it was.

        `stood`: the believed load. `wrong`: Hall sensors that contradict each of the four orientations. `lasts`: the
        moment has not ended and will come again.
        """
        off = is_lifted(quiet, stood)
        if self.lies and (not off or quiet.t1 - quiet.t0 < LIFTED_S):
            return None
        laid = None if off else self._as_laid(quiet, stood, wrong)
        if laid is None:
            self._away = quiet.load if not self.lifted or quiet.load[0] < self._away[0] else self._away
            self.lifted, self.laid, self.denied = True, None, False
        elif laid.fit.agrees and laid.fit.turns == 0:
            self.rests()
            return laid
        else:
            self.lifted = False
            self._take(laid)
        self._moved = self._moved + (0.0 if lasts else quiet.shift)
        return None

    def wait(self, quiet: QuietMoment, seen: Magnets, *, lasts: bool) -> None:
        """Keep a moment of a plate of which nobody has said yet how it lies: pieces may have come."""
        if self.laid is None or self.laid.quiet is quiet:
            self.waiting = []
        elif not lasts:
            self.waiting.append((quiet, seen))

    def let_in(self) -> list[PlateMoment]:
        """The moments that waited: it is known now how the plate lies."""
        waiting, self.waiting = self.waiting, []
        return waiting

    def turned(self, quarters: int) -> None:
        """The plate is turned by so many quarters to the left: from now on loads come in its map's new directions.

        How it was laid back is to be heard anew.
        """
        self._seated += quarters
        self._away, self._moved = rotate_load(self._away, -quarters), rotate_covariance(self._moved, -quarters)
        self.waiting = [rotate_moment(moment, -quarters) for moment in self.waiting]
        self.lifted, self.laid, self.denied = not self.lies, None, False

    def deny(self) -> None:
        """A player says that the plate does not lie as it did."""
        self.denied = True

    def rests(self) -> None:
        """The plate lies as before."""
        self.lifted, self.laid, self.denied, self._seated = False, None, False, 0
        self._moved = np.zeros((3, 3))

    def _as_laid(self, quiet: QuietMoment, stood: BelievedLoad, wrong: tuple[int, ...]) -> ReseatedPlate:
        """The fit, with the subset of the game's open changes whose mass is nearest."""
        noise = stood.cov + self._moved + quiet.shift + quiet.noise
        part = min(stood.parts, key=lambda one: abs(float((quiet.load - stood.load - one)[0])))
        before, away = stood.load + part, self._away
        return ReseatedPlate(fit_reseat(before, quiet.load, away, noise, wrong, self._seated, stood.more), quiet)

    def _take(self, laid: ReseatedPlate) -> None:
        """Replace the fit, unless a player has built on meanwhile, or has denied the same load: then the old one
        stays."""
        if self.laid is not None and self.may_be_turned and (not laid.fit.agrees or laid.fit.came > self.laid.fit.came):
            return
        if self.laid is not None and self.denied and laid.fit.agrees and _same(self.laid.quiet, laid.quiet):
            return
        self.laid, self.denied = laid, False


def believed_with(turn: PlateTurn) -> BelievedLoad:
    """The load that is believed to lie on the plate in a turn."""
    loads: list[Floats] = [np.zeros(3)]
    for change in turn.awaited:
        loads += [load + change.load for load in loads]
    return BelievedLoad(turn.expected, turn.best.cov, tuple(loads), turn.mass_left)


def is_lifted(quiet: QuietMoment, stood: BelievedLoad) -> bool:
    """Whether a moment is so light that the plate, or a side of it, is off its cells."""
    return float(quiet.load[0] - stood.load[0]) < -LIFTED_G


def _same(quiet: QuietMoment, other: QuietMoment) -> bool:
    off = other.load - quiet.load
    return float(off @ np.linalg.solve(quiet.noise + other.noise + other.shift, off)) <= DISAGREES

"""The plate lifted off its cells and laid back, perhaps another way round (R4.9 lets players turn it): nothing is
decided before it lies as it did, by the scale or by what somebody says."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from palace_hub.sensing.plate.board.load_model import BelievedLoad
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.residual import DISAGREES
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.tracking.reseat import ReseatFit, fit_reseat

LIFTED_G: Final = 50.0
"""So much lighter than the palace and its sheet: half of the lightest sheet (SENSING, Masses)."""
LIFTED_S: Final = 0.5
"""For so long at least: who pulls a piece off may lift the plate as well, in half a second and less."""

_STRAIGHT: Final = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class ReseatedPlate:
    """How a plate that came back lies, and the moment in which it was seen."""

    found: ReseatFit
    quiet: QuietMoment


class LiftTracker:
    """`lifted`: it is off its cells. `laid`: how it lies since it came back, None where it lies as before. `denied`:
    the scale could not tell, and somebody says that it does not."""

    def __init__(self) -> None:
        self.lifted = False
        self.laid: ReseatedPlate | None = None
        self.denied = False
        self._away: Floats = np.zeros(3)  # the least that lay on the cells
        self._moved: Floats = np.zeros((3, 3))  # how far zeros may have gone meanwhile

    @property
    def lies(self) -> bool:
        """Whether the plate lies on its cells as it did."""
        return not self.lifted and self.laid is None

    @property
    def turns(self) -> int:
        """By how many quarters to the left it has come back turned; 0 where it has not, or that is not known."""
        return 0 if self.laid is None else self.laid.found.turns or 0

    @property
    def unsure(self) -> bool:
        """Whether it weighs what it did, and may lie one way or another."""
        return self.laid is not None and self.laid.found.agrees and self.laid.found.turns is None and not self.denied

    @property
    def differs(self) -> bool:
        """Whether it does not weigh what it did."""
        return self.laid is not None and not self.laid.found.agrees

    def heard(
        self, quiet: QuietMoment, stood: BelievedLoad, wrong: tuple[int, ...] = _STRAIGHT, *, lasts: bool = False
    ) -> ReseatedPlate | None:
        """Takes in a quiet moment; returns how the plate lies where it has just come back as it was.

        `stood`: what should weigh on it. `wrong`: Hall sensors that contradict each way to lie. `lasts`: the moment has
        not ended, and will be heard again.
        """
        off = is_lifted(quiet, stood)
        if self.lies and (not off or quiet.t1 - quiet.t0 < LIFTED_S):
            return None
        laid = None if off else self._as_laid(quiet, stood, wrong)
        if laid is None:
            self._away = quiet.load if not self.lifted or quiet.load[0] < self._away[0] else self._away
            self.lifted, self.laid, self.denied = True, None, False
        elif laid.found.agrees and laid.found.turns == 0:
            self.rests()
            return laid
        else:
            self.lifted = False
            self._take(laid)
        self._moved = self._moved + (0.0 if lasts else quiet.shift)
        return None

    def deny(self) -> None:
        """A player says that the plate does not lie as it did."""
        self.denied = True

    def rests(self) -> None:
        """It lies as it did."""
        self.lifted, self.laid, self.denied = False, None, False
        self._moved = np.zeros((3, 3))

    def _as_laid(self, quiet: QuietMoment, stood: BelievedLoad, wrong: tuple[int, ...]) -> ReseatedPlate:
        """As it lies with whatever of the game's changes brings its mass nearest to what was lifted."""
        noise = stood.cov + self._moved + quiet.shift + quiet.noise
        part = min(stood.parts, key=lambda one: abs(float((quiet.load - stood.load - one)[0])))
        return ReseatedPlate(fit_reseat(stood.load + part, quiet.load, self._away, noise, wrong), quiet)

    def _take(self, laid: ReseatedPlate) -> None:
        """Somebody may build on while it is asked how it lies, or is to be turned: what was seen before that stands."""
        if self.laid is not None and self.laid.found.agrees and not laid.found.agrees and (self.unsure or self.turns):
            return
        if self.laid is not None and self.denied and laid.found.agrees and _same(self.laid.quiet, laid.quiet):
            return
        self.laid, self.denied = laid, False


def is_lifted(quiet: QuietMoment, stood: BelievedLoad) -> bool:
    """Whether a moment is so light that the plate, or a part of it, does not lie on its cells."""
    return float(quiet.load[0] - stood.load[0]) < -LIFTED_G


def _same(quiet: QuietMoment, other: QuietMoment) -> bool:
    off = other.load - quiet.load
    return float(off @ np.linalg.solve(quiet.noise + other.noise + other.shift, off)) <= DISAGREES

"""Monkey, butterfly and frog on the plate: learnt by weight, seen to arrive on a knob or to go from one to another.

Each is parked on a pad of the tray (DESIGN, The two nodes), which says that it has left; the scale says where it came
down. A figure fills one knob and blocks it (R3.5), so where it may stand is known: the palace's open arch ends for the
monkey (R9.1), the lowest open end for the frog (R9.3), a decoration for the butterfly (R9.2).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, sqrt
from types import MappingProxyType
from typing import Annotated, Final

import numpy as np
from pydantic import Field

from monkey_palace.board.notation import Cell
from monkey_palace.board.pieces import Figure
from palace_hub.locale.message import Message
from palace_hub.sensing.plate.load.calibration import stud_mm
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.residual import FITS
from palace_hub.sensing.plate.load.signal import QuietMoment

SURE: Final = 0.995

# A figure is a moulded piece of 0.2 to 30 g; lighter is nothing, heavier is a hand.
LIGHTEST_G: Final = 0.15
HEAVIEST_G: Final = 40.0
# Two figures closer than so many standard deviations are one to a scale: then the pads alone tell them apart.
_APART = 4.0


@dataclass(frozen=True, slots=True)
class FigureMass:
    """Mass (g) and its standard deviation."""

    grams: Annotated[float, Field(gt=0, le=1000, allow_inf_nan=False)]
    sd: Annotated[float, Field(ge=0, le=1000, allow_inf_nan=False)]


@dataclass(frozen=True, slots=True)
class LearntFigures:
    """`masses` of the figures that were weighed; `alike`: pairs that the scale cannot tell apart."""

    masses: Mapping[Figure, FigureMass]
    alike: tuple[tuple[Figure, Figure], ...] = ()
    faults: tuple[Message, ...] = ()


def learn_figures(weighed: Mapping[Figure, Sequence[tuple[QuietMoment, QuietMoment]]]) -> LearntFigures:
    """From the quiet moments before and after each figure came to the plate, once or several times.

    Faults: `figure-not-weighed` (`figure`), `figure-odd` (`figure`, `grams`: no figure weighs that).
    """
    masses: dict[Figure, FigureMass] = {}
    faults: list[Message] = []
    for figure, moments in weighed.items():
        if not moments:
            faults.append(Message("figure-not-weighed", {"figure": figure.value}))
            continue
        grams = np.array([float(after.load[0] - before.load[0]) for before, after in moments])
        variance = np.array([float((b.noise + a.noise + a.shift)[0, 0]) for b, a in moments])
        weight = 1.0 / variance
        mean = float((grams * weight).sum() / weight.sum())
        if not LIGHTEST_G <= mean <= HEAVIEST_G:
            faults.append(Message("figure-odd", {"figure": figure.value, "grams": round(mean, 2)}))
            continue
        masses[figure] = FigureMass(mean, sqrt(1.0 / float(weight.sum())))
    alike = tuple(
        (one, other)
        for one, other in combinations(masses, 2)
        if abs(masses[one].grams - masses[other].grams) < _APART * sqrt(masses[one].sd ** 2 + masses[other].sd ** 2)
    )
    return LearntFigures(MappingProxyType(masses), alike, tuple(faults))


@dataclass(frozen=True, slots=True)
class FigureArrival:
    """A figure came down at `at`; `share` of all places that fit. `sure`: nothing needs to be asked."""

    at: Cell
    share: float

    @property
    def sure(self) -> bool:
        return self.share >= SURE


def find_arrivals(
    change: Floats, cov: Floats, mass: FigureMass, places: Sequence[Cell], source: Cell | None = None
) -> tuple[FigureArrival, ...]:
    """Where a figure may have come down, likeliest first; () if no place fits.

    `change` (3,) is what the plate gained, of covariance `cov`; `source`: the knob it was lifted from (None: its pad).
    """
    left = np.zeros(3) if source is None else _unit(source)
    found: list[tuple[float, Cell]] = []
    for place in places:
        way = _unit(place) - left
        off = change - mass.grams * way
        square = float(off @ np.linalg.solve(cov + mass.sd**2 * np.outer(way, way), off))
        if square < FITS:
            found.append((square, place))
    found.sort()
    weights = [exp(-0.5 * (square - found[0][0])) for square, _ in found]
    return tuple(FigureArrival(place, weight / sum(weights)) for (_, place), weight in zip(found, weights, strict=True))


def _unit(cell: Cell) -> Floats:
    return np.array([1.0, *stud_mm(cell.x, cell.y)])

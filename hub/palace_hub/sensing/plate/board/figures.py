"""Masses of the figures, and the knob on which a figure has arrived, from one change of the load.

The tray's pad shows that a figure has left; the scale shows where it arrives. The rules limit the places: open arch
ends for the monkey (R9.1), a decoration for the butterfly (R9.2), the lowest open end for the frog (R9.3).
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
"""Posterior probability from which an arrival needs no question; the same as for staircases."""
LIGHTEST_G: Final = 0.15
HEAVIEST_G: Final = 40.0
"""Range of a figure's mass, g: figures weigh 0.2 to 30 g; a heavier load is a hand (assumed)."""
_APART = 4.0  # figures whose masses differ by fewer standard deviations are told apart by the pads alone


@dataclass(frozen=True, slots=True)
class FigureMass:
    """Mass of a figure and its standard deviation, g."""

    grams: Annotated[float, Field(gt=0, le=1000, allow_inf_nan=False)]
    sd: Annotated[float, Field(ge=0, le=1000, allow_inf_nan=False)]


@dataclass(frozen=True, slots=True)
class LearntFigures:
    """The result of weighing the figures."""

    masses: Mapping[Figure, FigureMass]
    """Of the figures that were weighed."""
    alike: tuple[tuple[Figure, Figure], ...] = ()
    """Pairs that the scale cannot tell apart."""
    faults: tuple[Message, ...] = ()
    """See `learn_figures`."""


def learn_figures(weighed: Mapping[Figure, Sequence[tuple[QuietMoment, QuietMoment]]]) -> LearntFigures:
    """Weigh the figures: inverse variance mean over the quiet moments before and after each arrival.

    Faults: `figure-not-weighed` (`figure`), `figure-odd` (`figure`, `grams`: outside the range of figures).
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
    """A knob on which a figure may have arrived."""

    at: Cell
    share: float
    """Posterior probability, over all places that fit."""

    @property
    def sure(self) -> bool:
        """Whether no question is needed."""
        return self.share >= SURE


def find_arrivals(
    change: Floats, cov: Floats, mass: FigureMass, places: Sequence[Cell], source: Cell | None = None
) -> tuple[FigureArrival, ...]:
    """Places where a figure may have arrived, likeliest first; () if no place fits.

    `change` (3,): gain of the plate's load, of covariance `cov` (3, 3). `source`: the knob that it left; None: its pad.
    All `places` are equally likely beforehand.
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

"""Loads of pieces and figures with covariances, and the changes of the load that the game expects."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np

from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.pieces import BUILDING, Figure
from palace_hub.sensing.plate.board.figures import FigureMass
from palace_hub.sensing.plate.board.places import UnitMasses
from palace_hub.sensing.plate.load.calibration import stud_mm
from palace_hub.sensing.plate.load.creep import Floats

Thing = Placement | tuple[Figure, Cell]
Standing = frozenset[Thing]
"""Pieces and figures that stand on the plate."""

_NOTHING: Standing = frozenset()


def load_of(pieces: Iterable[Placement], masses: UnitMasses) -> tuple[Floats, Floats]:
    """Load (3,) of pieces and its covariance (3, 3).

    Errors of single pieces are independent; the error of a kind's mean mass is common to all its pieces.
    """
    total: Floats = np.zeros(3)
    cov: Floats = np.zeros((3, 3))
    by_kind: dict[str, Floats] = {}
    for piece in pieces:
        feet = piece.feet
        east, north = stud_mm(sum(foot.x for foot in feet) / len(feet), sum(foot.y for foot in feet) / len(feet))
        load = masses.grams[piece.piece] * np.array([1.0, east, north])
        total = total + load
        cov = cov + masses.spread**2 * np.outer(load, load)
        by_kind[piece.piece] = by_kind.get(piece.piece, np.zeros(3)) + load
    for load in by_kind.values():
        cov = cov + masses.error**2 * np.outer(load, load)
    return total, cov


def figure_load(mass: FigureMass, at: Cell, source: Cell | None = None) -> tuple[Floats, Floats]:
    """Load (3,) of a figure that came to a knob, and its covariance (3, 3). `source`: the knob that it left."""
    way = np.array([1.0, *stud_mm(at.x, at.y)])
    if source is not None:
        way = way - np.array([1.0, *stud_mm(source.x, source.y)])
    return mass.grams * way, mass.sd**2 * np.outer(way, way)


@dataclass(frozen=True, slots=True)
class StandingChange:
    """One change of what stands, as the game makes it: the parts appear together on the scale."""

    came: Standing = _NOTHING
    gone: Standing = _NOTHING


def changes_between(should: Standing, believed: Standing) -> list[StandingChange]:
    """Changes from what is `believed` to stand to what `should`: building bricks together, all else one by one."""
    came, gone = should - believed, believed - should
    bricks = frozenset(thing for thing in came if isinstance(thing, Placement) and thing.piece in BUILDING)
    taken = frozenset(thing for thing in gone if isinstance(thing, Placement))
    found = [StandingChange(came=bricks)] if bricks else []
    found += [StandingChange(gone=taken)] if taken else []
    found += [StandingChange(came=frozenset((thing,))) for thing in came - bricks]
    return found + [StandingChange(gone=frozenset((thing,))) for thing in gone - taken]


@dataclass(frozen=True, slots=True)
class AwaitedChange:
    """A change that the game has made and that the scale has not shown yet."""

    change: StandingChange
    load: Floats
    """Load (3,) that it adds."""
    cov: Floats
    """Covariance (3, 3) of `load`."""
    weighed: bool = True
    """Whether its mass is known: not that of a figure that was never weighed."""


@dataclass(frozen=True, slots=True)
class BelievedLoad:
    """The load that is believed to lie on the plate, and what the game may have added since."""

    load: Floats
    """(3,)."""
    cov: Floats
    """Covariance (3, 3) of `load`."""
    parts: tuple[Floats, ...]
    """Load (3,) of every subset of the changes that the game has made since; one of them is there as well."""
    more: float = 0.0
    """Most mass that players may have put on since, g: the bricks of whoever builds."""


@dataclass(frozen=True, slots=True)
class LoadModel:
    """Converts what stands to loads, by the masses of pieces and of the figures that were weighed."""

    masses: UnitMasses
    figures: Mapping[Figure, FigureMass]

    def is_visible(self, change: StandingChange) -> bool:
        """Whether the scale can see this change: not that of a figure that was never weighed."""
        return any(isinstance(thing, Placement) or thing[0] in self.figures for thing in change.came | change.gone)

    def sum(self, changes: Iterable[StandingChange]) -> tuple[Floats, Floats]:
        """Load (3,) that these changes add, and its covariance (3, 3)."""
        load: Floats = np.zeros(3)
        cov: Floats = np.zeros((3, 3))
        for change in changes:
            for items, sign in ((change.came, 1.0), (change.gone, -1.0)):
                more, spread = self.load(items)
                load, cov = load + sign * more, cov + spread
        return load, cov

    def load(self, items: Standing) -> tuple[Floats, Floats]:
        """Load (3,) and covariance (3, 3) of pieces and figures; figures that were never weighed count as 0."""
        load, cov = load_of((item for item in items if isinstance(item, Placement)), self.masses)
        for item in items:
            mass = None if isinstance(item, Placement) else self.figures.get(item[0])
            if mass is not None and not isinstance(item, Placement):
                more, spread = figure_load(mass, item[1])
                load, cov = load + more, cov + spread
        return load, cov

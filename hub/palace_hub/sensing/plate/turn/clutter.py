"""What no piece of the turn explains: one of the palace's that went, or a thing that lies where no piece can stand.

A palace that is knocked while somebody builds loses a piece, and a decoration may stand on the rim (R2.5). Both change
the load by the mass of one piece, at a place that the old palace has or at one off the lattice, and neither is a build:
people are asked what has happened there, and no rule is named. What stands on the lattice is a build, however wrong.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import log, pi, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.palace import Stud
from monkey_palace.board.pieces import BUILDING, Piece
from palace_hub.sensing.plate.board.figures import FigureMass
from palace_hub.sensing.plate.board.places import ARCH, KINDS, removable
from palace_hub.sensing.plate.load.calibration import STUD_MM, stud_mm
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.turn.move_score import HALL_WRONG
from palace_hub.sensing.plate.turn.moves import MoveGenerator, PlacedMove
from palace_hub.sensing.plate.turn.press_evidence import UNPRESSED

ACCIDENT: Final = -5.0
"""Something is knocked off or laid down beside the build at one moment in 150 (natural logarithm)."""
CLEARLY: Final = 8.0
"""By so much it has to be likelier than pieces that came: a hard press may leave one 10 mm off its knob, and of what is
built against a rule nothing is to be taken for an accident."""
FITS_WELL: Final = 12.0
"""Squared distance up to which it explains a moment: of three degrees of freedom a true one in 140 is further off."""
OFF_LATTICE: Final = 12.0
"""Squared distance (two degrees of freedom) from every place where a piece can be: one on its knob in 400 is so far."""

_SHEET_MM = 16 * STUD_MM
_RIM_MM = 4.0  # so far beyond the sheet's edge a thing's middle may be seen
_LEAST_G = 0.15  # half a gold brick
_SIGMAS = 5.0  # within which two loads are as heavy as each other


@dataclass(frozen=True, slots=True)
class Clutter:
    """What came or went: its `load` (3,) as it was weighed with how the zero had moved, the covariances (3, 3) `noise`
    of the one and `moved` of the other, and `log`, what this is worth as an explanation. `quiet`: when it was seen
    first, with the presses before it; `stud`: where it stood, if it is one of the palace's that fills a single stud."""

    load: Floats
    noise: Floats
    moved: Floats
    log_score: float
    quiet: QuietMoment
    stud: Stud | None

    def out_of(self, quiet: QuietMoment) -> QuietMoment:
        """A later moment as if it had not come or gone."""
        return replace(quiet, load=quiet.load - self.load, noise=quiet.noise + self.noise)


def find_clutter(
    step: MoveGenerator,
    quiet: QuietMoment,
    available: NDArray[np.bool_],
    figures: Mapping[Cell, FigureMass],
    rivals: Sequence[PlacedMove],
) -> Clutter | None:
    """What explains a change better than the `rivals` do, pieces of the turn's that came or went; None where nothing
    does. `quiet`: the moment with all presses since the last; `available`: which atoms there are; `figures`: those that
    were weighed, where they stand."""
    if not step.board.palace.pieces:
        return None  # nothing can fall off, and what comes to a bare plate may be anything: a map's corner bricks
    found = max(
        (*_gone(step, quiet, figures), *_lying(step, quiet, available)), key=lambda one: one.log_score, default=None
    )
    if found is None or any(_beside(rival) > found.log_score for rival in rivals):
        return None
    return found


def _beside(rival: PlacedMove) -> float:
    """What a reading is worth beside an accident. Where pieces came and none went it is to be beaten clearly, but not
    where none came either, and the zero alone had to move; and no brick comes on its knobs without a push."""
    way = rival.way
    worth = rival.rank + CLEARLY * (bool(way.atoms) and len(way.placed.pieces) >= len(way.step.hypothesis.pieces))
    if way.step.pressed.pushes:
        return worth
    kinds = way.step.board.atoms.kind[list(way.atoms)]
    return worth + UNPRESSED * sum(KINDS[kind] in BUILDING for kind in kinds)


def _gone(step: MoveGenerator, quiet: QuietMoment, figures: Mapping[Cell, FigureMass]) -> Iterator[Clutter]:
    """Pieces and figures of the palace that nothing stands on."""
    for load, part, pieces, stud in _loose(step, figures):
        cov = step.cov + part * np.outer(load, load)
        off = step.change + load
        square = float(off @ np.linalg.solve(cov, off))
        if square > FITS_WELL:
            continue
        worth = -0.5 * (square + float(np.linalg.slogdet(cov)[1])) + ACCIDENT
        worth += step.pressed.log_ratio((), pieces)
        yield _found(step, quiet, worth, stud, pieces)


def _loose(
    step: MoveGenerator, figures: Mapping[Cell, FigureMass]
) -> Iterator[tuple[Floats, float, tuple[Placement, ...], Stud | None]]:
    """What may have gone and weighs about what the load lacks: load (3,), the variance of that along itself as a part
    of its square, the pieces, and the stud."""
    board, masses = step.board, step.board.masses
    part = masses.spread**2 + masses.error**2
    kinds = {piece for piece, grams in masses.grams.items() if _weighs(step, -grams, part)}
    if kinds:
        palace = board.palace
        blocked = {(cell.x, cell.y, cell.z) for cell in palace.figures}
        every = (*palace.pieces, *step.hypothesis.pieces)
        for number in removable(every):
            one = every[number]
            under = any((cell.x, cell.y, cell.z + 1) in blocked for cell in one.cells)
            if number < len(palace.pieces) and one.piece in kinds and not under:
                yield board.load(one), part, (one,), None if one.piece is Piece.ARCH else (one.x, one.y)
    for cell, mass in figures.items():
        if _weighs(step, -mass.grams, (mass.sd / mass.grams) ** 2):
            unit = np.array([1.0, *stud_mm(cell.x, cell.y)])
            yield mass.grams * unit, (mass.sd / mass.grams) ** 2, (), (cell.x, cell.y)


def _weighs(step: MoveGenerator, grams: float, part: float) -> bool:
    return abs(float(step.change[0]) - grams) < _SIGMAS * sqrt(float(step.cov[0, 0]) + part * grams**2)


def _lying(step: MoveGenerator, quiet: QuietMoment, available: NDArray[np.bool_]) -> Iterator[Clutter]:
    """A single piece's mass off the lattice, anywhere on the sheet or its rim."""
    board, cov, masses = step.board, step.cov, step.board.masses
    grams = float(step.change[0])
    part = masses.spread**2 + masses.error**2
    units = [unit for unit in masses.grams.values() if _weighs(step, unit, part)]
    if grams < _LEAST_G or not units:
        return
    place = step.change[1:] / grams
    if float(np.abs(place).max()) > _SHEET_MM + _RIM_MM:
        return
    as_heavy = available & ((board.atoms.kind != ARCH) | _weighs(step, masses.grams[Piece.ARCH], part))
    places = board.atoms.load[as_heavy]
    off = places[:, 1:] / places[:, :1] - place
    to_place = np.column_stack([-place, np.eye(2)]) / grams
    inverse = np.linalg.inv(to_place @ cov @ to_place.T)
    if float(np.einsum("ij,jk,ik->i", off, inverse, off).min(initial=np.inf)) <= OFF_LATTICE:
        return
    for unit in units:
        variance = float(cov[0, 0]) + part * unit**2
        square = (grams - unit) ** 2 / variance
        if square <= FITS_WELL:
            # Beside the readings, which are each at one place of many: an even spread over the sheet.
            spread = log(2 * pi) - 2 * log(2 * _SHEET_MM * unit)
            yield _found(
                step,
                quiet,
                -0.5 * (square + log(variance)) + spread + ACCIDENT + step.pressed.log_ratio_at(place),
                None,
            )


def _found(
    step: MoveGenerator, quiet: QuietMoment, worth: float, stud: Stud | None, gone: tuple[Placement, ...] = ()
) -> Clutter:
    before = step.hypothesis
    contradicted = HALL_WRONG * (step.hall_errors(before.placed, gone) - before.hall_errors)
    return Clutter(step.change, step.noise, step.moved, before.rank + worth + contradicted, quiet, stud)

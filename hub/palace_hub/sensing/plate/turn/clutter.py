"""Clutter: changes of the load that are no move of the turn, a lost piece of the palace or a piece off the lattice.

Players may knock a piece off the palace, or put a decoration on the rim (R2.5). Each such hypothesis is one mass at one
place: an uncovered piece or figure that went, or one piece's mass anywhere off the lattice, evenly spread. Clutter has
to beat the moves of the turn; the players are asked about it, and no rule is named. On the lattice it is a build.
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
from palace_hub.sensing.plate.board.load_model import figure_load
from palace_hub.sensing.plate.board.places import ARCH, KINDS, removable
from palace_hub.sensing.plate.load.calibration import STUD_MM, stud_mm
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.residual import Mismatch, as_mismatch
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.turn.move_score import HALL_WRONG
from palace_hub.sensing.plate.turn.moves import MoveGenerator, PlacedMove
from palace_hub.sensing.plate.turn.press_evidence import UNPRESSED

ACCIDENT: Final = -5.0
"""Log prior (natural) of clutter at one moment: 1 in 150 (assumed)."""
CLEARLY: Final = 8.0
"""Log margin (natural) by which clutter has to beat moves by which pieces came: a hard press may show a piece 10 mm off
its knob. With 8 none of 370 legal and 198 forbidden builds came out otherwise (docs/accuracy.md)."""
FITS_WELL: Final = 12.0
"""Largest squared distance of clutter: with 3 degrees of freedom the truth exceeds it once in 140."""
OFF_LATTICE: Final = 12.0
"""Least squared distance from every place of the lattice: with 2 degrees of freedom a piece on its knob exceeds it once
in 400."""

_SHEET_MM = 16 * STUD_MM
_RIM_MM = 4.0  # distance beyond the sheet's edge at which clutter may be seen (assumed)
_LEAST_G = 0.15  # half a gold brick
_SIGMAS = 5.0  # standard deviations within which two masses agree


@dataclass(frozen=True, slots=True)
class Clutter:
    """One thing that came beside the build, or went from the palace."""

    load: Floats
    """Change of the load (3,), with the movement of the zero."""
    noise: Floats
    """Covariance (3, 3) of the moment's noise."""
    moved: Floats
    """Covariance (3, 3) of the zero's movement."""
    log_score: float
    """Natural log of likelihood times prior, comparable with `PlacedMove.rank`."""
    quiet: QuietMoment
    """The first moment that shows it, with the presses before."""
    stud: Stud | None
    """Its stud, if it is a piece or figure of the palace on a single stud."""

    @property
    def as_seen(self) -> Mismatch:
        """The thing as a mismatch for players: at its stud, or where its load acts."""
        off = as_mismatch(self.load)
        return off if self.stud is None else replace(off, stud=self.stud)

    def out_of(self, quiet: QuietMoment) -> QuietMoment:
        """A later moment without this change."""
        return replace(quiet, load=quiet.load - self.load, noise=quiet.noise + self.noise)


def find_clutter(
    generator: MoveGenerator,
    quiet: QuietMoment,
    available: NDArray[np.bool_],
    figures: Mapping[Cell, FigureMass],
    rivals: Sequence[PlacedMove],
) -> Clutter | None:
    """The likeliest clutter that explains a change better than the `rivals`, moves of the turn; None if none does.

    `quiet`: the moment with all presses since the last explained one. `available`: mask of the possible atoms.
    `figures`: figures with a known mass, where they stand.
    """
    if not generator.board.palace.pieces:
        return None  # nothing can fall off, and on a bare plate anything may come, such as a map's corner bricks
    found = max(
        (*_lost_pieces(generator, quiet, figures), *_off_lattice(generator, quiet, available)),
        key=lambda one: one.log_score,
        default=None,
    )
    if found is None or any(_rival_rank(rival) > found.log_score for rival in rivals):
        return None
    return found


def lost_figure(cell: Cell, mass: FigureMass, quiet: QuietMoment) -> Clutter:
    """The figure that stood on `cell` has gone by this moment."""
    load, noise = figure_load(mass, cell)
    return Clutter(-load, noise, np.zeros((3, 3)), ACCIDENT, quiet, (cell.x, cell.y))


def _rival_rank(rival: PlacedMove) -> float:
    """Rank of a move in comparison with clutter.

    Moves by which pieces came get the margin `CLEARLY`, unless pieces went as well. Without any push, building bricks
    that came cost `UNPRESSED` each.
    """
    move = rival.move
    log_score = rival.rank + CLEARLY * (
        bool(move.atoms) and len(move.placed.pieces) >= len(move.generator.hypothesis.pieces)
    )
    if move.generator.pressed.pushes:
        return log_score
    kinds = move.generator.board.atoms.kind[list(move.atoms)]
    return log_score + UNPRESSED * sum(KINDS[kind] in BUILDING for kind in kinds)


def _lost_pieces(generator: MoveGenerator, quiet: QuietMoment, figures: Mapping[Cell, FigureMass]) -> Iterator[Clutter]:
    """Hypotheses that an uncovered piece or figure of the palace went."""
    for load, part, pieces, stud in _uncovered(generator, figures):
        cov = generator.cov + part * np.outer(load, load)
        off = generator.change + load
        square = float(off @ np.linalg.solve(cov, off))
        if square > FITS_WELL:
            continue
        log_score = -0.5 * (square + float(np.linalg.slogdet(cov)[1])) + ACCIDENT
        log_score += generator.pressed.log_ratio((), pieces)
        yield _as_clutter(generator, quiet, log_score, stud, pieces)


def _uncovered(
    generator: MoveGenerator, figures: Mapping[Cell, FigureMass]
) -> Iterator[tuple[Floats, float, tuple[Placement, ...], Stud | None]]:
    """Uncovered pieces and figures whose mass agrees: load (3,), relative variance of the load, the piece, the stud."""
    board, masses = generator.board, generator.board.masses
    part = masses.spread**2 + masses.error**2
    kinds = {piece for piece, grams in masses.grams.items() if _mass_agrees(generator, -grams, part)}
    if kinds:
        palace = board.palace
        blocked = {(cell.x, cell.y, cell.z) for cell in palace.figures}
        every = (*palace.pieces, *generator.hypothesis.pieces)
        for number in removable(every):
            one = every[number]
            under = any((cell.x, cell.y, cell.z + 1) in blocked for cell in one.cells)
            if number < len(palace.pieces) and one.piece in kinds and not under:
                yield board.load(one), part, (one,), None if one.piece is Piece.ARCH else (one.x, one.y)
    for cell, mass in figures.items():
        if _mass_agrees(generator, -mass.grams, (mass.sd / mass.grams) ** 2):
            unit = np.array([1.0, *stud_mm(cell.x, cell.y)])
            yield mass.grams * unit, (mass.sd / mass.grams) ** 2, (), (cell.x, cell.y)


def _mass_agrees(generator: MoveGenerator, grams: float, part: float) -> bool:
    return abs(float(generator.change[0]) - grams) < _SIGMAS * sqrt(float(generator.cov[0, 0]) + part * grams**2)


def _off_lattice(generator: MoveGenerator, quiet: QuietMoment, available: NDArray[np.bool_]) -> Iterator[Clutter]:
    """Hypotheses that one piece's mass lies off the lattice, on the sheet or its rim."""
    board, cov, masses = generator.board, generator.cov, generator.board.masses
    grams = float(generator.change[0])
    part = masses.spread**2 + masses.error**2
    units = [unit for unit in masses.grams.values() if _mass_agrees(generator, unit, part)]
    if grams < _LEAST_G or not units:
        return
    place = generator.change[1:] / grams
    if float(np.abs(place).max()) > _SHEET_MM + _RIM_MM:
        return
    as_heavy = available & ((board.atoms.kind != ARCH) | _mass_agrees(generator, masses.grams[Piece.ARCH], part))
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
            # The place is spread evenly over the sheet; moves have a discrete place each.
            spread = log(2 * pi) - 2 * log(2 * _SHEET_MM * unit)
            yield _as_clutter(
                generator,
                quiet,
                -0.5 * (square + log(variance)) + spread + ACCIDENT + generator.pressed.log_ratio_at(place),
                None,
            )


def _as_clutter(
    generator: MoveGenerator, quiet: QuietMoment, log_score: float, stud: Stud | None, gone: tuple[Placement, ...] = ()
) -> Clutter:
    before = generator.hypothesis
    contradicted = HALL_WRONG * (generator.hall_errors(before.placed, gone) - before.hall_errors)
    return Clutter(
        generator.change, generator.noise, generator.moved, before.rank + log_score + contradicted, quiet, stud
    )

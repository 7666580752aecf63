"""All sets of up to three atoms whose load explains a change (3,) of the load, legal or not.

A change has 3 numbers (g, g mm, g mm) and each piece 2 or 3 unknowns, so many sets fit: those within `FITS` of squared
Mahalanobis distance. The spread of single masses widens the covariance along each load. Third atoms come from a grid of
12 mm, near the place that the first two leave over. `move_score` judges the sets on each hypothesis.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from itertools import combinations, combinations_with_replacement, product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from palace_hub.sensing.plate.board.places import KINDS, Ints, LatticeBoard
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.residual import FITS

MOST_TOGETHER: Final = 3
"""Largest set of pieces that come in one change."""
MOST_SWAPPED: Final = 2
"""Pieces of a swap that is tried: one that goes and one that comes."""
SIZES: Final = tuple(range(1, MOST_TOGETHER + 1))

_MASS_SIGMAS = 4.5  # standard deviations within which the mass of a set has to agree

_MOST_SETS = 3000  # sets of one size that are kept (limited by computing time)
_FAR_APART = 4.0  # squared distance that one lattice step between the pieces of a set counts as, in choosing them

_GRID_MM = 12.0  # half the pitch: all places of the lattice and its edges lie on this grid
_WIDEST_LOOK = 2  # grid points around the wanted place of a third atom that are looked at, in each direction
_MARGIN = 2 * _WIDEST_LOOK + 1  # grid points of margin


@dataclass(frozen=True, slots=True)
class PieceSets:
    """Sets of k atoms."""

    atoms: Ints
    """Atom numbers (n, k)."""
    load: Floats
    """Loads (n, 3)."""
    spread: Floats
    """Variance of the load along itself (n,), as a part of its square, by the masses of single pieces."""
    apart: Ints
    """Lattice steps between each two atoms (n, pairs), in the order of `itertools.combinations`."""

    def __len__(self) -> int:
        return int(self.atoms.shape[0])

    def of(self, chosen: NDArray[np.bool_] | Ints) -> "PieceSets":
        """The chosen rows."""
        return PieceSets(*(getattr(self, field.name)[chosen] for field in fields(PieceSets)))


def squared_distances(off: Floats, load: Floats, spread: Floats, cov: Floats) -> tuple[Floats, Floats]:
    """Squared Mahalanobis distances (n,) of residuals `off` (n, 3), and log determinants (n,) of the covariances.

    Each covariance is `cov` + spread x outer(load, load), inverted by the Sherman-Morrison formula.
    """
    inverse = np.linalg.inv(cov)
    by_off, by_load = off @ inverse, load @ inverse
    square = np.einsum("ij,ij->i", by_off, off)
    along = np.einsum("ij,ij->i", by_load, off)
    length = np.einsum("ij,ij->i", by_load, load)
    wider = 1.0 + spread * length
    logdet = float(np.linalg.slogdet(cov)[1])
    return square - spread * along**2 / wider, logdet + np.log(wider)


class PieceSetSearch:
    """Finds sets of atoms of one board by their load. `heaviest_piece_g`: mass of the heaviest kind."""

    def __init__(self, board: LatticeBoard) -> None:
        self.board = board
        self._atoms = board.atoms
        kinds = sorted({int(kind) for kind in self._atoms.kind})
        grams = {kind: board.masses.grams[KINDS[kind]] for kind in kinds}
        self._kinds = sorted(kinds, key=lambda kind: grams[kind])
        self._grams = grams
        self._each = (board.masses.spread, board.masses.error)
        self._weights = {size: self._weighed(size) for size in range(1, MOST_TOGETHER + 2)}
        self.heaviest_piece_g = max(grams.values())
        self._corner = self._places(self._atoms.lattice).min(axis=0)
        self._grids = {kind: self._grid(kind) for kind in kinds}

    def sets_for(
        self, change: Floats, cov: Floats, available: NDArray[np.bool_], sizes: Sequence[int] = SIZES
    ) -> list[PieceSets]:
        """Sets that explain a change (3,) of covariance `cov` (3, 3), one `PieceSets` for each size with any.

        `available`: mask of the atoms that are possible.
        """
        found: list[PieceSets] = []
        for size in sizes:
            parts = [self._of_kinds(kinds, change, cov, available) for kinds in self.by_mass(size, change, cov)]
            parts = [part for part in parts if len(part)]
            if parts:
                found.append(_best(_joined(parts), change, cov))
        return found

    def singles(self, kinds: Sequence[tuple[int, ...]], available: NDArray[np.bool_]) -> PieceSets:
        """Every available atom of these kinds, as sets of one."""
        parts = []
        for (kind,) in kinds:
            atoms = np.flatnonzero(available & (self._atoms.kind == kind))
            spread = np.full(atoms.size, self._spread(np.array([self._grams[kind]])))
            parts.append(self._sets(atoms[:, None], self._atoms.load[atoms], spread))
        return _joined(parts)

    def by_mass(self, size: int, change: Floats, cov: Floats) -> Iterator[tuple[int, ...]]:
        """Multisets of `size` kinds, lightest kind first, whose mass agrees with the change."""
        kinds, grams, variance = self._weights[size]
        near = np.abs(grams - change[0]) < _MASS_SIGMAS * np.sqrt(cov[0, 0] + variance)
        return (kinds[number] for number in np.flatnonzero(near).tolist())

    def _weighed(self, size: int) -> tuple[list[tuple[int, ...]], Floats, Floats]:
        """All multisets of `size` kinds, their masses (g), and the variances of the masses."""
        kinds = list(combinations_with_replacement(self._kinds, size))
        grams = np.array([[self._grams[kind] for kind in ones] for ones in kinds])
        weights = grams.sum(axis=1)
        return kinds, weights, np.array([self._spread(ones) for ones in grams]) * weights**2

    def _spread(self, grams: Floats) -> float:
        """Variance of a set's mass as a part of its square: single pieces independent, the means common."""
        spread, error = self._each
        return float(spread**2 * (grams**2).sum() / grams.sum() ** 2 + error**2)

    def _of_kinds(self, kinds: tuple[int, ...], change: Floats, cov: Floats, available: NDArray[np.bool_]) -> PieceSets:
        atoms = self._atoms
        spread = self._spread(np.array([self._grams[kind] for kind in kinds]))
        rows = [np.flatnonzero(available & (atoms.kind == kind)) for kind in kinds[:2]]
        if len(kinds) == 1:
            sets = rows[0][:, None]
        else:
            first, second = np.meshgrid(*rows, indexing="ij")
            keep = first <= second if kinds[0] == kinds[1] else np.ones(first.shape, dtype=bool)
            sets = np.column_stack([first[keep], second[keep]])
        if len(kinds) == MOST_TOGETHER:
            sets = self._third(sets, kinds, change, cov, available)
        load = self._together(sets)
        ways = np.full(len(load), spread)
        square, _ = squared_distances(change - load, load, ways, cov) if len(load) else (np.zeros(0), None)
        fits = square < FITS
        return self._sets(sets[fits], load[fits], ways[fits])

    def _together(self, sets: Ints) -> Floats:
        """Loads (n, 3) of sets of atoms (n, k), summed in a loop: faster than `numpy.sum` for three terms."""
        loads = self._atoms.load
        load = loads[sets[:, 0]]
        for atoms in sets.T[1:]:
            load += loads[atoms]
        return load

    def _sets(self, atoms: Ints, load: Floats, spread: Floats) -> PieceSets:
        touches, steps = self.board.touches[atoms], self.board.steps_apart
        apart = np.zeros((len(atoms), atoms.shape[1] * (atoms.shape[1] - 1) // 2), dtype=np.int64)
        for number, (i, j) in enumerate(combinations(range(atoms.shape[1]), 2)):
            each = [steps[touches[:, i, a], touches[:, j, b]] for a, b in product((0, 1), repeat=2)]
            apart[:, number] = np.minimum.reduce(each)
        return PieceSets(atoms, load, spread, apart)

    def _third(
        self, pairs: Ints, kinds: tuple[int, ...], change: Floats, cov: Floats, available: NDArray[np.bool_]
    ) -> Ints:
        """Each pair with every third atom near the place that the pair leaves over."""
        grams, grid = self._grams[kinds[2]], self._grids[kinds[2]]
        wanted = (change[1:] - self._together(pairs)[:, 1:]) / grams
        place = (wanted - self._corner) / _GRID_MM
        points = np.array(grid.shape) - 2 * _MARGIN
        on_plate = ((place > -_WIDEST_LOOK - 1) & (place < points + _WIDEST_LOOK)).all(axis=1)
        pairs, place = pairs[on_plate], place[on_plate]
        nearest = np.rint(place).astype(np.int64)
        beside = place - nearest
        sd = np.sqrt(np.diag(cov)[1:].max()) / grams
        reach = 0.15 * _GRID_MM + 4.0 * sd
        look = min(_WIDEST_LOOK, int(np.ceil(reach / _GRID_MM)))
        near_x, near_y = (
            {d: np.abs(along - d) * _GRID_MM < reach for d in range(-look, look + 1)} for along in beside.T.copy()
        )
        width, atoms = grid.shape[1], grid.ravel()
        at = (nearest[:, 0] + _MARGIN) * width + nearest[:, 1] + _MARGIN
        found: list[Ints] = []
        for dx, dy in product(near_x, near_y):
            rows = np.flatnonzero(near_x[dx] & near_y[dy])
            third = atoms[at[rows] + dx * width + dy]
            real = third >= 0
            rows, third = rows[real], third[real]
            some = pairs[rows]
            real = available[third]
            if kinds[1] == kinds[2]:
                real &= third >= some[:, 1]
            found.append(np.column_stack([some[real], third[real]]))
        return np.concatenate(found)

    def _places(self, which: NDArray[np.bool_] | Ints) -> Floats:
        load = self._atoms.load[which]
        places: Floats = load[:, 1:] / load[:, :1]
        return places

    def _grid(self, kind: int) -> Ints:
        """Atom of a kind at each point of the grid, with a margin of `_MARGIN`; -1: none."""
        mine = np.flatnonzero((self._atoms.kind == kind) & self._atoms.lattice)
        every = (self._places(self._atoms.lattice) - self._corner) / _GRID_MM
        width, height = (np.rint(every).astype(int).max(axis=0) + 1 + 2 * _MARGIN).tolist()
        grid = np.full((width, height), -1, dtype=np.int64)
        at = np.rint((self._places(mine) - self._corner) / _GRID_MM).astype(int) + _MARGIN
        grid[at[:, 0], at[:, 1]] = mine
        return grid


def _best(sets: PieceSets, change: Floats, cov: Floats) -> PieceSets:
    """The `_MOST_SETS` sets that fit best and lie closest together."""
    if len(sets) <= _MOST_SETS:
        return sets
    square, logdet = squared_distances(change - sets.load, sets.load, sets.spread, cov)
    size = sets.atoms.shape[1]
    links = np.sort(sets.apart, axis=1)[:, : size - 1].sum(axis=1)
    return sets.of(np.argpartition(square + logdet + _FAR_APART * links, _MOST_SETS)[:_MOST_SETS])


def _joined(parts: Sequence[PieceSets]) -> PieceSets:
    return PieceSets(*(np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(PieceSets)))

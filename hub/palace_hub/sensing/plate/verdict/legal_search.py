"""Lists all legal staircases whose mass and moments match what was put on in a turn.

The search of a turn can lose the truth at a moment of many pieces, and what is built later then looks forbidden. So
before a rule is named, a depth-first walk over the palace by the rules lists every staircase of the player's bricks
with the right load (3,), pruned by the moments that are still reachable. Each is then compared with the quiet moments.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from copy import copy
from dataclasses import dataclass, field
from functools import lru_cache
from math import hypot
from typing import Final

from monkey_palace.board.lattice import DIRECTION_LETTERS, WALL, Lattice
from monkey_palace.board.notation import ARCH_SPAN, Placement
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.staircase.fills import COLUMN, moves
from palace_hub.sensing.plate.board.places import UnitMasses
from palace_hub.sensing.plate.load.calibration import STUD_MM, stud_mm
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.turn.likelihood import TurnRecord

MOST_STEPS: Final = 100_000
"""Arches that are tried in one walk, 0.2 s on the developer's machine. A longer walk gives no list."""

MOST_HELD: Final = 1500
"""Likelihoods that are computed, about 0.2 ms each; more would make a player wait."""

MOST_WEIGHED: Final = 20_000
"""Kalman updates (`TurnRecord.weighed`) that they may cost: 0.5 s on the developer's machine."""

_SIGMAS = 4.5  # standard deviations within which mass and moments have to match
_ARM_MM = ARCH_SPAN * STUD_MM  # span of an arch


class WalkTooLong(Exception):
    """There are more ways to build than `MOST_STEPS`."""


@dataclass(frozen=True, slots=True)
class LegalExplanation:
    """A legal staircase, with its decoration if one has left the tray, that fits all moments."""

    pieces: tuple[Placement, ...]
    log_score: float
    """Log likelihood (natural) of all moments."""


class LegalStaircases:
    """Legal staircases whose total mass and moments match the record.

    `ornaments`: decorations that have left the tray; a match may end with one of them, of any colour.
    """

    def __init__(self, record: TurnRecord, stock: Bricks, ornaments: Iterable[Piece]) -> None:
        self._record = record
        self._staircases: list[tuple[Placement, ...]] | None = None
        # Too many ways to build, or a palace that was typed off the lattice, which the walk does not support.
        with suppress(WalkTooLong, ValueError):
            self._staircases = _staircases(record, stock, ornaments)

    def against_record(self, record: TurnRecord) -> "LegalStaircases":
        """The same list, compared with another record."""
        other = copy(self)
        other._record = record
        return other

    def explanations(self, doubted: Sequence[Placement] = ()) -> tuple[LegalExplanation, ...] | None:
        """Staircases that fit all moments, likeliest first; None if they cannot be listed.

        `doubted`: pieces of other hypotheses, one of which may have come and gone.
        """
        if self._staircases is None:
            return None
        found: list[LegalExplanation] = []
        held = 0
        for pieces in self._staircases:
            logs = [self._record.fit(pieces)]
            if logs == [None]:
                logs += [self._record.fit(pieces, gone) for gone in doubted if gone not in pieces]
            found += [LegalExplanation(pieces, log) for log in logs if log is not None]
            held += len(logs)
            if held > MOST_HELD or self._record.weighed > MOST_WEIGHED:
                return None
        return tuple(sorted(found, key=lambda one: -one.log_score))


def _staircases(record: TurnRecord, stock: Bricks, ornaments: Iterable[Piece]) -> list[tuple[Placement, ...]]:
    """List the staircases; raises `WalkTooLong`."""
    board, moments = record.board, record.observations
    total = moments[-1].load - moments[0].load
    cov = moments[0].noise + moments[-1].noise + sum(moment.shift for moment in moments)
    found: list[tuple[Placement, ...]] = []
    steps = MOST_STEPS
    for ornament in (None, *dict.fromkeys(ornaments)):
        walk = LegalWalk(board.palace, stock, board.masses, total, cov, ornament, steps)
        found += walk.found()
        steps = walk.steps_left
    return found


@dataclass(frozen=True, slots=True)
class _Fill:
    """Pieces under the feet of one arch, as (bricks, columns). The `near` foot is where the path comes from.

    `levels`: height under the near foot. `near_grams`, `far_grams`: mass on the two knobs, with half of the arch each.
    `left`: bricks and columns for the arches that follow, of mass `left_grams` with these. `wide`: largest difference
    (g mm) of their moments from those at the far knob.
    """

    near: tuple[int, int]
    far: tuple[int, int]
    levels: int
    near_grams: float
    far_grams: float
    left: tuple[int, int]
    left_grams: float
    wide: float


@dataclass(frozen=True, slots=True)
class _Arch:
    """An arch of a path with its fill, from `node` (pile of height `bottom`) to `target` (`far_bottom`)."""

    node: int
    bottom: int
    target: int
    far_bottom: int
    direction: str
    fill: _Fill

    @property
    def level(self) -> int:
        return self.bottom + self.fill.levels


@dataclass(slots=True)
class LegalWalk:
    """The walk for one palace, stock and load `total` (3,) of covariance `cov` (3, 3).

    `ornament`: the decoration on the end of the path; None: none.
    """

    palace: Palace
    stock: Bricks
    masses: UnitMasses
    total: Floats
    cov: Floats
    ornament: Piece | None = None
    steps_left: int = MOST_STEPS
    _lattice: Lattice = field(init=False)
    _tops: list[int] = field(init=False)
    _places: list[tuple[float, float]] = field(init=False)  # of each node, mm
    _path: list[_Arch] = field(init=False, default_factory=list)
    _fills: dict[tuple[int, int, int], dict[int, tuple[int, tuple[_Fill, ...]]]] = field(
        init=False, default_factory=dict
    )
    _found: list[tuple[Placement, ...]] = field(init=False, default_factory=list)
    _reach: float = field(init=False, default=0.0)

    def __post_init__(self) -> None:
        self._lattice = Lattice.of(self.palace)
        self._tops = list(self._lattice.tops)
        self._places = [stud_mm(*self._lattice.stud(node)) for node in range(len(self._tops))]

    def found(self) -> list[tuple[Placement, ...]]:
        """Every staircase, once for each distribution of its pieces over knobs. Raises `WalkTooLong`."""
        grams, self._found = self.masses.grams, []
        east, north = self.total[1:].tolist()
        for arches, bricks, columns in self._counts():
            parts = ((arches, Piece.ARCH), (bricks, Piece.BRICK), (columns, Piece.COLUMN))
            single = self.masses.spread**2 * sum(count * grams[kind] ** 2 for count, kind in parts)
            # Deviations of single masses act at their distance from the middle.
            mass = sum(count * grams[kind] for count, kind in parts)
            arm = hypot(east, north) / mass + arches * _ARM_MM / 2
            self._reach = _SIGMAS * (float(self.cov[1, 1] + self.cov[2, 2]) + single * arm**2) ** 0.5
            for start in self._lattice.starts:
                counts = arches, bricks, columns
                self._onward(start, 0, 0, counts, self._grams(*counts), east, north, False)
        return self._found

    def _counts(self) -> Iterator[tuple[int, int, int]]:
        """Numbers of arches, bricks and columns whose mass matches."""
        grams, masses, stock = self.masses.grams, self.masses, self.stock
        arch, brick, column = (grams[kind] for kind in (Piece.ARCH, Piece.BRICK, Piece.COLUMN))
        for arches in range(1, stock.arch + 1):
            for columns in range(stock.column + 1):
                for bricks in range(stock.brick + 1):
                    mass = self._grams(arches, bricks, columns)
                    single = arches * arch**2 + columns * column**2 + bricks * brick**2
                    variance = float(self.cov[0, 0]) + masses.spread**2 * single + (masses.error * mass) ** 2
                    if abs(mass - float(self.total[0])) < _SIGMAS * variance**0.5:
                        yield arches, bricks, columns

    def _grams(self, arches: int, bricks: int, columns: int) -> float:
        """Mass of these pieces and the ornament, g."""
        grams = self.masses.grams
        top = 0.0 if self.ornament is None else grams[self.ornament]
        return arches * grams[Piece.ARCH] + columns * grams[Piece.COLUMN] + bricks * grams[Piece.BRICK] + top

    def _onward(
        self,
        node: int,
        came_from: int,
        height: int,
        counts: tuple[int, int, int],
        grams: float,
        east: float,
        north: float,
        joined: bool,
    ) -> None:
        """Extend the path from `node` by every arch.

        `counts`: arches, bricks and columns that are left, of mass `grams` and moments `east`, `north` (g mm).
        `joined`: the path has touched the palace.
        """
        lattice, tops, reach, arches = self._lattice, self._tops, self._reach, counts[0]
        x0, y0 = self._places[node]
        for direction, offset in enumerate(lattice.steps):
            target = node + offset
            if target == came_from or tops[target] >= WALL:
                continue
            whole = joined or lattice.heights[target] > 0
            x1, y1 = self._places[target]
            # Moments less those of all remaining mass on the far knob.
            off_east, off_north, dx, dy = east - grams * x1, north - grams * y1, x1 - x0, y1 - y0
            for fill in self._tried(counts, height - tops[target]):
                near, far = fill.near_grams, fill.far_grams
                if abs(off_east + near * dx) + abs(off_north + near * dy) > fill.wide + reach:
                    continue
                arch = _Arch(node, height, target, tops[target], DIRECTION_LETTERS[direction], fill)
                self._path.append(arch)
                if arches > 1:
                    kept = tops[node], tops[target]
                    tops[node] = tops[target] = arch.level + 1
                    self._onward(
                        target,
                        node,
                        arch.level + 1,
                        (arches - 1, *fill.left),
                        fill.left_grams,
                        east - near * x0 - far * x1,
                        north - near * y0 - far * y1,
                        whole,
                    )
                    tops[node], tops[target] = kept
                elif whole:
                    self._found.append(self._built())
                self._path.pop()

    def _tried(self, counts: tuple[int, int, int], gap: int) -> tuple[_Fill, ...]:
        """The fills of an arch over a difference of height `gap`; each counts as a step."""
        by_gap = self._fills.setdefault(counts, {})
        if gap not in by_gap:
            by_gap[gap] = self._filled(*counts, gap)
        steps, fills = by_gap[gap]
        self.steps_left -= steps
        if self.steps_left < 0:
            raise WalkTooLong
        return fills

    def _filled(self, arches: int, bricks: int, columns: int, gap: int) -> tuple[int, tuple[_Fill, ...]]:
        """The fills of the first of these arches, and the number of steps."""
        grams = self.masses.grams
        arch, brick, column = (grams[kind] for kind in (Piece.ARCH, Piece.BRICK, Piece.COLUMN))
        found: list[_Fill] = []
        steps = 0
        for move in moves(gap, bricks, columns):
            left = bricks - move.bricks, columns - move.columns
            if arches == 1 and left != (0, 0):
                continue
            steps += 1
            left_grams = self._grams(arches - 1, *left)
            wide = (arches - 1) * _ARM_MM * left_grams  # reach of the remaining mass
            for low in range(move.columns + 1):
                high = move.columns - low
                near, far = move.near - COLUMN * low, move.far - COLUMN * high
                if near < 0 or far < 0:
                    continue
                at_near, at_far = (levels * brick + n * column + arch / 2 for levels, n in ((near, low), (far, high)))
                found.append(_Fill((near, low), (far, high), move.near, at_near, at_far, left, left_grams, wide))
        return steps, tuple(found)

    def _built(self) -> tuple[Placement, ...]:
        """The pieces of the path, and the ornament on its end."""
        pieces: list[Placement] = []
        for arch in self._path:
            here = self._lattice.stud(arch.node)
            pieces += _pile(here, arch.bottom, *arch.fill.near)
            pieces += _pile(self._lattice.stud(arch.target), arch.far_bottom, *arch.fill.far)
            pieces.append(Placement(Piece.ARCH, *here, arch.level, arch.direction))
        if self.ornament is not None:
            pieces.append(Placement(self.ornament, *self._lattice.stud(self._path[-1].target), arch.level + 1))
        return tuple(pieces)


@lru_cache(maxsize=1 << 12)
def _pile(stud: tuple[int, int], bottom: int, bricks: int, columns: int) -> tuple[Placement, ...]:
    return (
        *(Placement(Piece.BRICK, *stud, bottom + number) for number in range(bricks)),
        *(Placement(Piece.COLUMN, *stud, bottom + bricks + COLUMN * number) for number in range(columns)),
    )

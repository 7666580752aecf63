"""Legal staircases that weigh what stands: looked for by themselves before anybody is told of a broken rule.

The readings of a turn grow moment by moment, and a moment of more pieces than are tried at once leads them astray: what
is built on a wrong guess later looks forbidden. So the rules walk over the palace once more, from its ground knobs, and
list every staircase of the player's own bricks whose whole weight and place are those of all that was put on; each is
then held against the quiet moments one by one (`TurnRecord.fit`), as is what is to be called forbidden.
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
"""Arches that are tried in one walk: 0.2 s of this machine. A walk that is not done by then tells nothing."""

MOST_HELD: Final = 1500
"""Times that a staircase is held against the moments, 0.2 ms each or so; more would make a player wait."""

MOST_WEIGHED: Final = 20_000
"""What that may cost where most of them fit a while (`TurnRecord.weighed`): half a second of this machine."""

_SIGMAS = 4.5
_ARM_MM = ARCH_SPAN * STUD_MM


class WalkTooLong(Exception):
    """There are more ways to build than can be looked at."""


@dataclass(frozen=True, slots=True)
class LegalExplanation:
    """A legal staircase, with its decoration if one has left the tray, and `log`: how likely it makes the moments."""

    pieces: tuple[Placement, ...]
    log_score: float


class LegalStaircases:
    """The legal staircases that weigh what was put on by the end of a record, with a decoration on their end where one
    of `ornaments`, which have left the tray, is among it, of whatever colour."""

    def __init__(self, record: TurnRecord, stock: Bricks, ornaments: Iterable[Piece]) -> None:
        self._record = record
        self._walked: list[tuple[Placement, ...]] | None = None
        # Too many ways to build, or a palace that was typed off its grid, where the rules do not search.
        with suppress(WalkTooLong, ValueError):
            self._walked = _walked(record, stock, ornaments)

    def held_against(self, record: TurnRecord) -> "LegalStaircases":
        """The same list for the moments of another record."""
        other = copy(self)
        other._record = record
        return other

    def explanations(self, doubted: Sequence[Placement] = ()) -> tuple[LegalExplanation, ...] | None:
        """Those that fit all moments, likeliest first; None where there is no saying so. `doubted`: pieces that another
        reading has, one of which may have been taken off when others came."""
        if self._walked is None:
            return None
        found: list[LegalExplanation] = []
        held = 0
        for pieces in self._walked:
            logs = [self._record.fit(pieces)]
            if logs == [None]:
                logs += [self._record.fit(pieces, gone) for gone in doubted if gone not in pieces]
            found += [LegalExplanation(pieces, log) for log in logs if log is not None]
            held += len(logs)
            if held > MOST_HELD or self._record.weighed > MOST_WEIGHED:
                return None
        return tuple(sorted(found, key=lambda one: -one.log_score))


def _walked(record: TurnRecord, stock: Bricks, ornaments: Iterable[Piece]) -> list[tuple[Placement, ...]]:
    """All of them, before the first is held against the moments: what is not done in time tells nothing."""
    board, moments = record.board, record.moments
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
    """What is put under the feet of one arch: bricks and columns under the `near` one, which make `levels`, and under
    the `far` one. `near_grams`, `far_grams`: what the knobs get, half the arch with each. `left`: bricks and columns
    for the arches that follow; all of them weigh `left_grams`, and their moments can differ by `wide` (g mm) from what
    they would be on the far knob."""

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
    """An arch of a path and its fills: from the pile on `node` as high as `bottom`, to the one on `target`."""

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
    """Every legal staircase of a palace and a stock whose mass and moments are `total` (3,), of covariance `cov`, one
    `ornament` on its end with it."""

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
        """Each staircase once for every way in which its weight is spread over knobs; raises `WalkTooLong`."""
        grams, self._found = self.masses.grams, []
        east, north = self.total[1:].tolist()
        for arches, bricks, columns in self._counts():
            parts = ((arches, Piece.ARCH), (bricks, Piece.BRICK), (columns, Piece.COLUMN))
            single = self.masses.spread**2 * sum(count * grams[kind] ** 2 for count, kind in parts)
            # What single pieces weigh beside the mean of their kind pulls at their place on the plate.
            mass = sum(count * grams[kind] for count, kind in parts)
            arm = hypot(east, north) / mass + arches * _ARM_MM / 2
            self._reach = _SIGMAS * (float(self.cov[1, 1] + self.cov[2, 2]) + single * arm**2) ** 0.5
            for start in self._lattice.starts:
                counts = arches, bricks, columns
                self._onward(start, 0, 0, counts, self._grams(*counts), east, north, False)
        return self._found

    def _counts(self) -> Iterator[tuple[int, int, int]]:
        """Arches, bricks and columns that together weigh what was put on."""
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
        """What so many pieces weigh, the ornament with them."""
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
        """What follows on a path that stands on `node`: so many arches, bricks and columns are left, which have to
        weigh `grams` and make these moments (g mm)."""
        lattice, tops, reach, arches = self._lattice, self._tops, self._reach, counts[0]
        x0, y0 = self._places[node]
        for direction, offset in enumerate(lattice.steps):
            target = node + offset
            if target == came_from or tops[target] >= WALL:
                continue
            whole = joined or lattice.heights[target] > 0
            x1, y1 = self._places[target]
            # How far the moments are from what they would be if all that is left stood on the far knob.
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
        """The fills of an arch over a gap; each move counts as a step."""
        by_gap = self._fills.setdefault(counts, {})
        if gap not in by_gap:
            by_gap[gap] = self._filled(*counts, gap)
        steps, fills = by_gap[gap]
        self.steps_left -= steps
        if self.steps_left < 0:
            raise WalkTooLong
        return fills

    def _filled(self, arches: int, bricks: int, columns: int, gap: int) -> tuple[int, tuple[_Fill, ...]]:
        """The fills of the first of so many arches, and of how many moves they are."""
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
            wide = (arches - 1) * _ARM_MM * left_grams  # how far what is left can lie from here
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

"""Legal staircases that weigh what stands: looked for by themselves before anybody is told of a broken rule.

The readings of a turn grow moment by moment, and a moment of more pieces than are tried at once leads them astray: what
is built on a wrong guess later looks forbidden. So the rules walk over the palace once more, from its ground knobs, and
list every staircase of the player's own bricks whose whole weight and place are those of all that was put on; each is
then held against the quiet moments one by one (`Record.fit`), as is what is to be called forbidden.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import hypot
from typing import Final

from monkey_palace.fills import COLUMN, moves
from monkey_palace.lattice import DIRECTION_LETTERS, WALL, Lattice
from monkey_palace.notation import ARCH_SPAN, Placement
from monkey_palace.palace import Palace
from monkey_palace.pieces import Piece
from monkey_palace.state import Bricks
from palace_hub.sensing.plate_calibration import STUD_MM, stud_mm
from palace_hub.sensing.plate_creep import Floats
from palace_hub.sensing.plate_places import Board, Masses
from palace_hub.sensing.plate_record import Moment, fit

MOST_STEPS: Final = 100_000
"""Arches that are tried in one walk: a second of this machine. A walk that is not done by then tells nothing."""

MOST_HELD: Final = 400
"""Staircases that are held against the moments, a millisecond or two each; more would make a player wait."""

_SIGMAS = 4.5
_ARM_MM = ARCH_SPAN * STUD_MM


class WalkTooLong(Exception):
    """There are more ways to build than can be looked at."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """A legal staircase, with its decoration if one has left the tray, and `log`: how likely it makes the moments."""

    pieces: tuple[Placement, ...]
    log: float


def explanations(
    board: Board, moments: Sequence[Moment], stock: Bricks, ornaments: Iterable[Piece], doubted: Sequence[Placement]
) -> tuple[Explanation, ...] | None:
    """The legal staircases that fit all moments, likeliest first; None where there is no saying so.

    `ornaments`: decorations that have left the tray. One of them may stand on the end, of whatever colour. `doubted`:
    pieces that another reading has, one of which may have been taken off when others came.
    """
    total = moments[-1].load - moments[0].load
    cov = moments[0].noise + moments[-1].noise + sum(one.shift for one in moments)
    found: list[Explanation] = []
    steps, held = MOST_STEPS, 0
    try:
        for ornament in (None, *dict.fromkeys(ornaments)):
            walk = LegalWalk(board.palace, stock, board.masses, total, cov, ornament, steps)
            for pieces in walk.found():
                logs = [fit(board, moments, pieces)]
                if logs == [None]:
                    logs = [fit(board, moments, pieces, gone) for gone in doubted if gone not in pieces]
                found += [Explanation(pieces, log) for log in logs if log is not None]
                held += len(logs)
                if held > MOST_HELD:
                    return None
            steps = walk.steps_left
    except (WalkTooLong, ValueError):  # or a palace that was typed off its grid, where the rules do not search
        return None
    return tuple(sorted(found, key=lambda one: -one.log))


@dataclass(slots=True)
class LegalWalk:
    """Every legal staircase of a palace and a stock whose mass and moments are `total` (3,), of covariance `cov`, one
    `ornament` on its end with it."""

    palace: Palace
    stock: Bricks
    masses: Masses
    total: Floats
    cov: Floats
    ornament: Piece | None = None
    steps_left: int = MOST_STEPS
    _lattice: Lattice = field(init=False)
    _tops: list[int] = field(init=False)
    _reach: float = field(init=False, default=0.0)

    def __post_init__(self) -> None:
        self._lattice = Lattice.of(self.palace)
        self._tops = list(self._lattice.tops)

    def found(self) -> Iterator[tuple[Placement, ...]]:
        """Each staircase once for every way in which its weight is spread over knobs; raises `WalkTooLong`."""
        grams = self.masses.grams
        for arches, bricks, columns in self._counts():
            parts = ((arches, Piece.ARCH), (bricks, Piece.BRICK), (columns, Piece.COLUMN))
            single = self.masses.spread**2 * sum(count * grams[kind] ** 2 for count, kind in parts)
            # What single pieces weigh beside the mean of their kind pulls at their place on the plate.
            mass = sum(count * grams[kind] for count, kind in parts)
            arm = hypot(*self.total[1:].tolist()) / mass + arches * _ARM_MM / 2
            self._reach = _SIGMAS * (float(self.cov[1, 1] + self.cov[2, 2]) + single * arm**2) ** 0.5
            for start in self._lattice.starts:
                yield from self._onward(
                    (), start, 0, 0, arches, bricks, columns, float(self.total[1]), float(self.total[2]), False
                )

    def _counts(self) -> Iterator[tuple[int, int, int]]:
        """Arches, bricks and columns that together weigh what was put on."""
        grams, masses, stock = self.masses.grams, self.masses, self.stock
        arch, brick, column = (grams[kind] for kind in (Piece.ARCH, Piece.BRICK, Piece.COLUMN))
        for arches in range(1, stock.arch + 1):
            for columns in range(stock.column + 1):
                for bricks in range(stock.brick + 1):
                    mass = arches * arch + columns * column + bricks * brick + self._top
                    single = arches * arch**2 + columns * column**2 + bricks * brick**2
                    variance = float(self.cov[0, 0]) + masses.spread**2 * single + (masses.error * mass) ** 2
                    if abs(mass - float(self.total[0])) < _SIGMAS * variance**0.5:
                        yield arches, bricks, columns

    def _ornament_at(self, node: int, level: int) -> tuple[Placement, ...]:
        return () if self.ornament is None else (Placement(self.ornament, *self._lattice.stud(node), level),)

    @property
    def _top(self) -> float:
        return 0.0 if self.ornament is None else self.masses.grams[self.ornament]

    def _onward(
        self,
        before: tuple[Placement, ...],
        node: int,
        came_from: int,
        height: int,
        arches: int,
        bricks: int,
        columns: int,
        east: float,
        north: float,
        joined: bool,
    ) -> Iterator[tuple[Placement, ...]]:
        """What follows on a path that stands on `node`: so many pieces are left, and moments (g mm) for them."""
        lattice, tops, grams = self._lattice, self._tops, self.masses.grams
        arch, brick, column = (grams[kind] for kind in (Piece.ARCH, Piece.BRICK, Piece.COLUMN))
        here = self._lattice.stud(node)
        x0, y0 = stud_mm(*here)
        for direction, offset in enumerate(lattice.steps):
            target = node + offset
            if target == came_from or tops[target] >= WALL:
                continue
            x1, y1 = stud_mm(*self._lattice.stud(target))
            whole = joined or lattice.heights[target] > 0
            for move in moves(height - tops[target], bricks, columns):
                if arches == 1 and (move.bricks, move.columns) != (bricks, columns):
                    continue
                self.steps_left -= 1
                if self.steps_left < 0:
                    raise WalkTooLong
                for low in range(move.columns + 1):
                    near, far = move.near - COLUMN * low, move.far - COLUMN * (move.columns - low)
                    if near < 0 or far < 0:
                        continue
                    at_near = near * brick + low * column + arch / 2
                    at_far = far * brick + (move.columns - low) * column + arch / 2
                    east_left = east - at_near * x0 - at_far * x1
                    north_left = north - at_near * y0 - at_far * y1
                    left = bricks - move.bricks, columns - move.columns
                    mass = (arches - 1) * arch + left[0] * brick + left[1] * column + self._top
                    wide = (arches - 1) * _ARM_MM * mass  # how far what is left can lie from here
                    if abs(east_left - mass * x1) + abs(north_left - mass * y1) > wide + self._reach:
                        continue
                    level = height + move.near
                    pieces = (
                        *before,
                        *_pile(here, height, near, low),
                        *_pile(self._lattice.stud(target), tops[target], far, move.columns - low),
                        Placement(Piece.ARCH, *here, level, DIRECTION_LETTERS[direction]),
                    )
                    if arches == 1:
                        if whole:
                            yield (*pieces, *self._ornament_at(target, level + 1))
                        continue
                    kept = tops[node], tops[target]
                    tops[node] = tops[target] = level + 1
                    yield from self._onward(
                        pieces, target, node, level + 1, arches - 1, *left, east_left, north_left, whole
                    )
                    tops[node], tops[target] = kept


def _pile(stud: tuple[int, int], bottom: int, bricks: int, columns: int) -> Iterator[Placement]:
    for number in range(bricks):
        yield Placement(Piece.BRICK, *stud, bottom + number)
    for number in range(columns):
        yield Placement(Piece.COLUMN, *stud, bottom + bricks + COLUMN * number)

"""A palace as heights on the grid, with pieces that somebody puts on it in mind: gravity alone, no rules."""

import random

from monkey_palace.board.notation import ARCH_SPAN, DIRECTIONS, Cell, Placement
from monkey_palace.board.palace import Palace, Stud
from monkey_palace.board.pieces import Piece


class Heap:
    """Heights by stud of the grid, and what is placed on them in mind."""

    def __init__(self, palace: Palace, draw: random.Random) -> None:
        self.palace, self.draw = palace, draw
        self.tops: dict[Stud, int] = dict.fromkeys(palace.ground, 0)
        self.old: dict[Stud, int] = {}
        for piece in palace.pieces:
            for knob in piece.knobs:
                stud = (knob.x, knob.y)
                self.tops[stud] = self.old[stud] = max(knob.z, self.tops.get(stud, 0))
        self.placed: list[Placement] = []

    def put(self, kind: Piece, stud: Stud, direction: str = "") -> Placement:
        """A piece on top of a stud; an arch at the higher of its feet's levels, whatever is below the other one."""
        level = self.tops[stud]
        if kind is Piece.ARCH:
            level = max(level, self.tops[self.beyond(stud, direction)])
        piece = Placement(kind, *stud, level, direction)
        self.placed.append(piece)
        for knob in piece.knobs:
            self.tops[knob.x, knob.y] = knob.z
        return piece

    def take(self, piece: Placement) -> None:
        """A piece that carries nothing is taken off again."""
        self.placed.remove(piece)
        for foot in piece.feet:
            self.tops[foot.x, foot.y] = self._under(foot)

    def _under(self, foot: Cell) -> int:
        """The top of what is left on a stud."""
        here = (knob.z for one in self.placed for knob in one.knobs if (knob.x, knob.y) == (foot.x, foot.y))
        return max(here, default=self.old.get((foot.x, foot.y), 0))

    def take_in(self, pieces: tuple[Placement, ...]) -> None:
        """Pieces as they are, supports before what they carry."""
        for piece in pieces:
            self.placed.append(piece)
            for knob in piece.knobs:
                self.tops[knob.x, knob.y] = max(knob.z, self.tops[knob.x, knob.y])

    def fill(self, stud: Stud, level: int) -> None:
        """Bricks, and columns where they fit, up to a level."""
        while self.tops[stud] < level:
            room = level - self.tops[stud]
            self.put(Piece.COLUMN if room >= 3 and self.draw.random() < 0.3 else Piece.BRICK, stud)

    def arch(self, stud: Stud, direction: str, extra: int = 0) -> Placement:
        """An arch on both studs' tops, levelled out with bricks, and `extra` levels higher."""
        there = self.beyond(stud, direction)
        level = max(self.tops[stud], self.tops[there]) + extra
        self.fill(stud, level)
        self.fill(there, level)
        return self.put(Piece.ARCH, stud, direction)

    @staticmethod
    def beyond(stud: Stud, direction: str) -> Stud:
        """The stud of an arch's other foot."""
        dx, dy = DIRECTIONS[direction]
        return stud[0] + ARCH_SPAN * dx, stud[1] + ARCH_SPAN * dy

    def ways(self, stud: Stud) -> list[str]:
        """Directions in which an arch would have a knob for its other foot, however far below."""
        return [way for way in DIRECTIONS if self.beyond(stud, way) in self.tops]

    def free(self) -> list[Stud]:
        """Studs of the ground on which nothing stands."""
        return [stud for stud, top in self.tops.items() if top == 0]

"""Stack heights of a palace on the grid, with trial pieces; it applies gravity but no game rules."""

import random

from monkey_palace.board.notation import ARCH_SPAN, DIRECTIONS, Cell, Placement
from monkey_palace.board.palace import Palace, Stud
from monkey_palace.board.pieces import Piece


class Heap:
    """Heights by stud, and the trial pieces placed on them."""

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
        """Place a piece on a stud; an arch rests at the higher of its feet's levels."""
        level = self.tops[stud]
        if kind is Piece.ARCH:
            level = max(level, self.tops[self.beyond(stud, direction)])
        piece = Placement(kind, *stud, level, direction)
        self.placed.append(piece)
        for knob in piece.knobs:
            self.tops[knob.x, knob.y] = knob.z
        return piece

    def take(self, piece: Placement) -> None:
        """Remove a trial piece that carries nothing."""
        self.placed.remove(piece)
        for foot in piece.feet:
            self.tops[foot.x, foot.y] = self._under(foot)

    def _under(self, foot: Cell) -> int:
        """The height left at a foot's stud."""
        here = (knob.z for piece in self.placed for knob in piece.knobs if (knob.x, knob.y) == (foot.x, foot.y))
        return max(here, default=self.old.get((foot.x, foot.y), 0))

    def take_in(self, pieces: tuple[Placement, ...]) -> None:
        """Place pieces at their own levels, supports first."""
        for piece in pieces:
            self.placed.append(piece)
            for knob in piece.knobs:
                self.tops[knob.x, knob.y] = max(knob.z, self.tops[knob.x, knob.y])

    def fill(self, stud: Stud, level: int) -> None:
        """Fill a stud up to a level with bricks, and columns where they fit."""
        while self.tops[stud] < level:
            room = level - self.tops[stud]
            self.put(Piece.COLUMN if room >= 3 and self.draw.random() < 0.3 else Piece.BRICK, stud)

    def arch(self, stud: Stud, direction: str, extra: int = 0) -> Placement:
        """Place an arch over two studs, both filled to the higher top plus `extra` levels."""
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
        """Directions in which an arch from this stud has a stud for its other foot."""
        return [direction for direction in DIRECTIONS if self.beyond(stud, direction) in self.tops]

    def free(self) -> list[Stud]:
        """Empty ground studs."""
        return [stud for stud, top in self.tops.items() if top == 0]

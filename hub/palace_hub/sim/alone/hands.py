"""Hands over a lone virtual tray. They know where each piece is: in a compartment, or outside of the tray."""

from collections import Counter
from collections.abc import Callable, Mapping

from monkey_palace.board.pieces import BOX, PIECES
from palace_hub.sim.world.truth import CATALOGUE_MG, KINDS

PRESS_G = 200  # a finger that leans on a cup; assumed


class LoneHands:
    """Moves the pieces of one `LoneNode`, which starts with the whole box in its compartments.

    `tell`: passes an order to the node. Pieces that other orders add or remove are not counted here.
    """

    def __init__(self, tell: Callable[[str], object]) -> None:
        self._tell = tell
        self._inside = [Counter({piece.value: BOX[piece]}) for piece in PIECES]
        self._outside: Counter[str] = Counter()

    def inside(self) -> tuple[int, ...]:
        """Pieces in each compartment, of whatever kind."""
        return tuple(content.total() for content in self._inside)

    def outside(self) -> tuple[int, ...]:
        """Pieces of each kind outside of the tray."""
        return tuple(self._outside[kind] for kind in KINDS)

    def lay_out(self, cell: int, count: int) -> None:
        """Leave up to `count` pieces of a compartment outside, without a hand: for a table before it is looked at."""
        out = self._pick(cell, count)
        self._outside.update(out)
        self._load(cell, out, -1, word="load")

    def take_out(self, cell: int, count: int) -> int:
        """Take up to `count` pieces out, those of other kinds first; return their number."""
        taken = self._pick(cell, count)
        self._outside.update(taken)
        self._load(cell, taken, -1)
        return taken.total()

    def put_in(self, cell: int, count: int) -> int:
        """Put up to `count` pieces of the compartment's kind in; return their number."""
        kind = KINDS[cell]
        put = Counter({kind: min(count, self._outside[kind])})
        self._outside.subtract(put)
        self._inside[cell].update(put)
        self._load(cell, put, 1)
        return put.total()

    def press(self, cell: int) -> None:
        """Lean on the compartment with a finger for a moment."""
        self._tell(f"press {cell + 1} {PRESS_G}")

    def spill(self, cell: int, count: int) -> tuple[int, int]:
        """Let up to `count` pieces fall into the next compartment; return their number and that compartment."""
        other = (cell + 1) % len(KINDS)
        fallen = self._pick(cell, count)
        self._inside[other].update(fallen)
        self._load(cell, fallen, -1, into=other)
        return fallen.total(), other

    def _pick(self, cell: int, count: int) -> Counter[str]:
        """Remove up to `count` pieces from a compartment's content, those of other kinds first."""
        content, picked = self._inside[cell], Counter[str]()
        for kind in sorted(content, key=lambda kind: kind == KINDS[cell]):
            picked[kind] = min(content[kind], count - picked.total())
        content.subtract(picked)
        return picked

    def _load(
        self, cell: int, pieces: Mapping[str, int], sign: int, *, into: int | None = None, word: str = "hand"
    ) -> None:
        grams = sum(CATALOGUE_MG[kind] * count for kind, count in pieces.items()) / 1000
        if grams:
            self._tell(f"{word} {cell + 1} {sign * grams:.3f}" + ("" if into is None else f" {into + 1}"))

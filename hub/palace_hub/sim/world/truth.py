"""True content of the tray: single pieces with their masses, and the history of each compartment."""

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from monkey_palace.board.pieces import PIECES
from palace_hub.sim.world import streams

KINDS: tuple[str, ...] = tuple(piece.value for piece in PIECES)
"""Kinds in the order of their compartments (0 to 5)."""

CATALOGUE_MG: Mapping[str, float] = {
    "arch": 1250.0,
    "brick": 440.0,
    "column": 1240.0,
    "light_green": 440.0,
    "dark_green": 440.0,
    "gold": 290.0,
}
"""Catalogue masses in mg (SENSING, Masses)."""

BATCH_SPREAD = 0.02  # colours and batches deviate by up to 2 % from the catalogue; assumed
PIECE_SPREAD = 0.005  # standard deviation within one mould; assumed

MASS_TWIN: Mapping[int, int] = {0: 2, 2: 0, 1: 3, 3: 1, 4: 1}
"""By compartment, another one whose pieces have nearly the same mass."""

FOREIGN_SHARE = 0.2  # of a piece: a larger residual from whole pieces reveals another kind


def foreign_kinds(cell: int) -> tuple[str, ...]:
    """Kinds whose piece differs by mass from any whole number of this compartment's pieces."""
    own = CATALOGUE_MG[KINDS[cell]]
    ratios = {kind: CATALOGUE_MG[kind] / own for kind in KINDS if kind != KINDS[cell]}
    return tuple(kind for kind, ratio in ratios.items() if abs(ratio - round(ratio)) > FOREIGN_SHARE)


@dataclass(frozen=True, slots=True)
class TruePiece:
    """One piece. `ghost`: only its mass counts, for the planted miscount."""

    kind: str
    mass_mg: float
    ghost: bool = False


@dataclass(frozen=True, slots=True)
class Content:
    """The content of a compartment from table time `t` (s) on: pieces by kind."""

    t: float
    kinds: Mapping[str, int]

    @property
    def pieces(self) -> int:
        """Number of pieces."""
        return sum(self.kinds.values())


class Tray:
    """Box, six compartments and the players' hands; each piece is in exactly one of them."""

    def __init__(self, seed: int, box: Sequence[int]) -> None:
        self.box: dict[str, list[TruePiece]] = {}
        for kind, number in zip(KINDS, box, strict=True):
            rng = streams.draws(seed, "masses", kind)
            batch = CATALOGUE_MG[kind] * (1 + rng.uniform(-BATCH_SPREAD, BATCH_SPREAD))
            self.box[kind] = [TruePiece(kind, batch * rng.gauss(1, PIECE_SPREAD)) for _ in range(number)]
        self.compartments: tuple[list[TruePiece], ...] = tuple([] for _ in KINDS)
        self.held: dict[str, list[TruePiece]] = {kind: [] for kind in KINDS}
        self.history: tuple[list[Content], ...] = tuple([Content(0.0, {})] for _ in KINDS)

    def count(self, cell: int) -> int:
        """Number of pieces in a compartment, foreign ones included."""
        return self.history[cell][-1].pieces

    def own(self, cell: int) -> int:
        """Number of pieces of the compartment's own kind in it."""
        return self.history[cell][-1].kinds.get(KINDS[cell], 0)

    def foreign(self, cell: int) -> int:
        """Number of pieces of other kinds in it."""
        return self.count(cell) - self.own(cell)

    def mass_mg(self, cell: int) -> float:
        """Total mass in a compartment."""
        return sum(piece.mass_mg for piece in self.compartments[cell])

    def pour(self, cell: int, number: int, t: float) -> float:
        """Pour up to `number` pieces of the compartment's kind from the box; return the added mass."""
        stock = self.box[KINDS[cell]]
        poured = [stock.pop() for _ in range(min(number, len(stock)))]
        return self._add(cell, poured, t)

    def take(self, cell: int, number: int, rng: random.Random, t: float) -> float:
        """Take up to `number` random pieces into hands, foreign ones first, since players see them.

        Returns the change of mass in mg, negative.
        """
        content = self.compartments[cell]
        change = 0.0
        for _ in range(min(number, len(content))):
            foreign = [i for i, piece in enumerate(content) if piece.kind != KINDS[cell]]
            real = [i for i, piece in enumerate(content) if not piece.ghost]
            piece = content.pop(rng.choice(foreign or real or list(range(len(content)))))
            self.held[piece.kind].append(piece)
            change -= piece.mass_mg
        self._note(cell, t)
        return change

    def put(self, cell: int, kind: str, number: int, t: float) -> float:
        """Put up to `number` pieces of `kind` from hands into a compartment; return the change of mass in mg."""
        stock = self.held[kind]
        return self._add(cell, [stock.pop() for _ in range(min(number, len(stock)))], t)

    def make_ghost(self, cell: int, t: float) -> None:
        """Turn one piece of a compartment into a ghost."""
        content = self.compartments[cell]
        for index, piece in enumerate(content):
            if not piece.ghost:
                content[index] = TruePiece(piece.kind, piece.mass_mg, ghost=True)
                break
        self._note(cell, t)

    def at(self, cell: int, t: float) -> Content:
        """The content of a compartment at table time `t`."""
        for content in reversed(self.history[cell]):
            if content.t <= t:
                return content
        return self.history[cell][0]

    def everywhere(self) -> dict[str, int]:
        """Pieces by kind over box, compartments and hands, ghosts included; constant."""
        total: Counter[str] = Counter()
        places: Iterable[Iterable[TruePiece]] = (*self.box.values(), *self.compartments, *self.held.values())
        for place in places:
            total.update(piece.kind for piece in place)
        return {kind: total[kind] for kind in KINDS}

    def _add(self, cell: int, pieces: list[TruePiece], t: float) -> float:
        self.compartments[cell].extend(pieces)
        self._note(cell, t)
        return sum(piece.mass_mg for piece in pieces)

    def _note(self, cell: int, t: float) -> None:
        kinds = Counter(piece.kind for piece in self.compartments[cell] if not piece.ghost)
        self.history[cell].append(Content(t, dict(kinds)))

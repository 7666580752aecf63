"""What is really in the tray: single pieces with masses of their own, and how each compartment changed over time."""

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from monkey_palace.board.pieces import PIECES
from palace_hub.sim.world import streams

KINDS: tuple[str, ...] = tuple(piece.value for piece in PIECES)
"""One compartment each, in this order (index 0..5)."""

CATALOGUE_MG: Mapping[str, float] = {
    "arch": 1250.0,
    "brick": 440.0,
    "column": 1240.0,
    "light_green": 440.0,
    "dark_green": 440.0,
    "gold": 290.0,
}
"""Catalogue masses in mg (SENSING, Masses)."""

BATCH_SPREAD = 0.02  # colours and batches lie within +-2 % of the catalogue
PIECE_SPREAD = 0.005  # single pieces of one mould vary by about 0.5 %

MASS_TWIN: Mapping[int, int] = {0: 2, 2: 0, 1: 3, 3: 1, 4: 1}
"""The compartment whose pieces weigh the same, by compartment: the one a scale cannot tell apart."""


TELLING = 0.2  # of a piece: what lies further than this from whole pieces is known to be of another kind


def foreign_kinds(cell: int) -> tuple[str, ...]:
    """Kinds whose single piece weighs no whole number of this compartment's: mass alone betrays them."""
    own = CATALOGUE_MG[KINDS[cell]]
    ratios = {kind: CATALOGUE_MG[kind] / own for kind in KINDS if kind != KINDS[cell]}
    return tuple(kind for kind, ratio in ratios.items() if abs(ratio - round(ratio)) > TELLING)


@dataclass(frozen=True, slots=True)
class TruePiece:
    """One piece. A ghost weighs like a piece but is none: it exists for the planted miscount alone."""

    kind: str
    mass_mg: float
    ghost: bool = False


@dataclass(frozen=True, slots=True)
class Moment:
    """The content of a compartment from table time `t` (seconds) on: pieces by kind."""

    t: float
    kinds: Mapping[str, int]

    @property
    def pieces(self) -> int:
        return sum(self.kinds.values())


class Tray:
    """Box, six compartments and the players' hands; every piece is always in exactly one of them."""

    def __init__(self, seed: int, box: Sequence[int]) -> None:
        self.box: dict[str, list[TruePiece]] = {}
        for kind, number in zip(KINDS, box, strict=True):
            rng = streams.draws(seed, "masses", kind)
            batch = CATALOGUE_MG[kind] * (1 + rng.uniform(-BATCH_SPREAD, BATCH_SPREAD))
            self.box[kind] = [TruePiece(kind, batch * rng.gauss(1, PIECE_SPREAD)) for _ in range(number)]
        self.compartments: tuple[list[TruePiece], ...] = tuple([] for _ in KINDS)
        self.held: dict[str, list[TruePiece]] = {kind: [] for kind in KINDS}
        self.history: tuple[list[Moment], ...] = tuple([Moment(0.0, {})] for _ in KINDS)

    def count(self, cell: int) -> int:
        """Pieces in a compartment, foreign ones included."""
        return self.history[cell][-1].pieces

    def own(self, cell: int) -> int:
        """Pieces of the compartment's own kind in it."""
        return self.history[cell][-1].kinds.get(KINDS[cell], 0)

    def foreign(self, cell: int) -> int:
        return self.count(cell) - self.own(cell)

    def mass_mg(self, cell: int) -> float:
        return sum(piece.mass_mg for piece in self.compartments[cell])

    def pour(self, cell: int, number: int, t: float) -> float:
        """Up to `number` pieces of the compartment's own kind from the box; returns the mass that came in."""
        stock = self.box[KINDS[cell]]
        poured = [stock.pop() for _ in range(min(number, len(stock)))]
        return self._add(cell, poured, t)

    def take(self, cell: int, number: int, rng: random.Random, t: float) -> float:
        """Any `number` pieces of the compartment into hands (foreign ones first: a person sees them).

        Returns the change of mass in mg, negative; fewer pieces than asked when the compartment runs empty.
        """
        content = self.compartments[cell]
        change = 0.0
        for _ in range(min(number, len(content))):
            strangers = [i for i, piece in enumerate(content) if piece.kind != KINDS[cell]]
            real = [i for i, piece in enumerate(content) if not piece.ghost]
            piece = content.pop(rng.choice(strangers or real or list(range(len(content)))))
            self.held[piece.kind].append(piece)
            change -= piece.mass_mg
        self._note(cell, t)
        return change

    def put(self, cell: int, kind: str, number: int, t: float) -> float:
        """`number` pieces of `kind` from hands into a compartment; returns the change of mass in mg."""
        stock = self.held[kind]
        return self._add(cell, [stock.pop() for _ in range(min(number, len(stock)))], t)

    def make_ghost(self, cell: int, t: float) -> None:
        """One piece of the compartment ceases to exist while its weight stays."""
        content = self.compartments[cell]
        for index, piece in enumerate(content):
            if not piece.ghost:
                content[index] = TruePiece(piece.kind, piece.mass_mg, ghost=True)
                break
        self._note(cell, t)

    def at(self, cell: int, t: float) -> Moment:
        """The content of a compartment at table time `t`."""
        for moment in reversed(self.history[cell]):
            if moment.t <= t:
                return moment
        return self.history[cell][0]

    def everywhere(self) -> dict[str, int]:
        """Pieces by kind over box, compartments and hands: never changes, ghosts included."""
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
        self.history[cell].append(Moment(t, dict(kinds)))

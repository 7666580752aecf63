"""Where pieces can stand on the plate: knobs of the lattice, its edges, and the forbidden middles of arches.

The whole palace stands on a lattice of pitch 3 (R3.7), so a level per knob describes it; gravity says at which level a
piece comes to stand. What a scale can tell apart are *atoms*: a kind of piece at a place, without its level. Forbidden
places are atoms like any other: an arch with a hanging foot or over the rim, a brick on an arch's middle.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import permutations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from monkey_palace.board.geometry import on_plate
from monkey_palace.board.notation import ARCH_SPAN, Cell, Placement
from monkey_palace.board.palace import PLATE, Palace, Stud
from monkey_palace.board.pieces import BRICK_HEIGHT, BUILDING, Piece
from monkey_palace.staircase.path import writable
from palace_hub.sensing.plate.load.calibration import stud_mm
from palace_hub.sensing.plate.load.creep import Floats

Ints = NDArray[np.int64]

KINDS: Final = tuple(Piece)
ARCH: Final = KINDS.index(Piece.ARCH)
_HEIGHT: Final = {piece: BRICK_HEIGHT.get(piece, 1) for piece in Piece}
HEIGHTS: Final[Ints] = np.array([_HEIGHT[piece] for piece in KINDS])

NOWHERE: Final = -1
"""The node of a foot beyond the plate's rim or on no knob of the lattice."""


@dataclass(frozen=True, slots=True)
class UnitMasses:
    """Unit masses (g) at this build level.

    `spread`: standard deviation of single pieces as a part of their mass: 0.3 to 2 % within a mould, and batches and
    colours up to 2 % off the mean of the box (SENSING, Masses). `error`: of the means, as the tray learns them.
    """

    grams: Mapping[Piece, float]
    spread: float = 0.016
    error: float = 0.002


@dataclass(frozen=True, slots=True)
class Atoms:
    """Kinds at places, one a row. `kind`: index of `KINDS`; `node`, `other`: numbers of the knobs under its feet
    (`NOWHERE` where there is none, `other` also for all but arches); `load` (n, 3): g, g mm, g mm; `lattice`: whether
    it lies on the lattice; `edge`: the edge on whose arch a misplaced piece stands, else `NOWHERE`."""

    kind: Ints
    node: Ints
    other: Ints
    load: Floats
    lattice: NDArray[np.bool_]
    edge: Ints
    stud: Ints

    def of(self, chosen: NDArray[np.bool_] | Ints) -> "Atoms":
        """Some of them."""
        return Atoms(
            self.kind[chosen],
            self.node[chosen],
            self.other[chosen],
            self.load[chosen],
            self.lattice[chosen],
            self.edge[chosen],
            self.stud[chosen],
        )

    def __len__(self) -> int:
        return int(self.kind.size)


@dataclass(frozen=True, slots=True)
class PlacedPieces:
    """This turn's pieces, in the order placed, and the levels that they make.

    `tops` (nodes + 1): the level at which a next piece would stand on each knob, the last entry for `NOWHERE`; `on`:
    for each knob the arch on top of it, or None; `middles`: level on top of the middle of each edge's arch (0: none).
    `faults`: pieces that break a rule of geometry where they stand.
    """

    pieces: tuple[Placement, ...]
    tops: Ints
    on: Mapping[int, Placement]
    middles: Mapping[int, int]
    faults: int


class LatticeBoard:
    """A palace at the beginning of a turn, as the lattice sees it, and all the atoms of it."""

    def __init__(self, palace: Palace, masses: UnitMasses, kinds: Sequence[Piece] = BUILDING) -> None:
        self.palace = palace
        self.masses = masses
        first = next((piece for piece in palace.pieces if piece.piece is Piece.ARCH), None)
        anchor = (first.x, first.y) if first is not None else next(iter(palace.ground), (2, 2))
        x0, y0 = anchor[0] % ARCH_SPAN, anchor[1] % ARCH_SPAN
        self.studs: tuple[Stud, ...] = tuple(
            (x, y) for y in range(y0, PLATE, ARCH_SPAN) for x in range(x0, PLATE, ARCH_SPAN)
        )
        self.number: dict[Stud, int] = {stud: number for number, stud in enumerate(self.studs)}
        self.edges: list[tuple[Stud, str]] = []  # the lower foot (off the plate: below 0) and "e" or "n"
        self._edge: dict[tuple[Stud, str], int] = {}
        self._lay_edges()
        self._nodes: dict[Placement, tuple[int, ...]] = {}
        self._loads: dict[Placement, Floats] = {}
        self._landed: dict[tuple[int, int], Placement] = {}
        self.start = self._at_start()
        self.open = np.array([palace.ground.get(stud) is not None for stud in self.studs] + [False])
        for number, top in enumerate(self.start.tops[:-1]):
            self.open[number] |= top > 0
        for cell in palace.figures:
            if (cell.x, cell.y) in self.number:
                self.open[self.number[cell.x, cell.y]] = False
        self.kinds = tuple(kinds)

    def _lay_edges(self) -> None:
        """Every place of an arch with one foot on a knob of the lattice at least, once, along +x or +y."""
        for x, y in self.studs:
            for dx, dy, letter in ((1, 0, "e"), (0, 1, "n")):
                here, back = (x, y), (x - ARCH_SPAN * dx, y - ARCH_SPAN * dy)
                for stud in (here, back):
                    if (stud, letter) not in self._edge:
                        self._edge[stud, letter] = len(self.edges)
                        self.edges.append((stud, letter))

    def _at_start(self) -> PlacedPieces:
        nothing = PlacedPieces((), np.zeros(len(self.studs) + 1, dtype=np.int64), {}, {}, 0)
        tops, on, middles = nothing.tops.copy(), dict(nothing.on), dict(nothing.middles)
        for piece in sorted(self.palace.pieces, key=lambda one: one.z):
            self._count(piece, tops, on, middles)
        return PlacedPieces((), tops, on, middles, 0)

    def _count(self, piece: Placement, tops: Ints, on: dict[int, Placement], middles: dict[int, int]) -> None:
        top = piece.z + _HEIGHT[piece.piece]
        for number in self.nodes(piece):
            if number == NOWHERE:
                continue
            tops[number] = max(tops[number], top)
            on.pop(number, None)
            if piece.piece is Piece.ARCH:
                on[number] = piece
        if piece.piece is Piece.ARCH:
            lower = piece if piece.direction in ("e", "n") else piece.reversed()
            edge = self._edge.get(((lower.x, lower.y), lower.direction))
            if edge is not None:
                middles[edge] = top

    def nodes(self, piece: Placement) -> tuple[int, ...]:
        """The knobs under the feet of a piece, `NOWHERE` where there is none."""
        if piece not in self._nodes:
            self._nodes[piece] = tuple(self.number.get((foot.x, foot.y), NOWHERE) for foot in piece.feet)
        return self._nodes[piece]

    @cached_property
    def atoms(self) -> Atoms:
        """Every kind at every place of the lattice, and on the middles of arches (`middles_of` picks those that are
        there)."""
        kind, node, other, load, lattice, on_edge, studs = [], [], [], [], [], [], []
        for piece in self.kinds:
            grams = self.masses.grams[piece]
            if piece is Piece.ARCH:
                for number, ((x, y), letter) in enumerate(self.edges):
                    dx, dy = (ARCH_SPAN, 0) if letter == "e" else (0, ARCH_SPAN)
                    east, north = stud_mm(x + dx / 2, y + dy / 2)
                    kind.append(ARCH)
                    node.append(self.number.get((x, y), NOWHERE))
                    other.append(self.number.get((x + dx, y + dy), NOWHERE))
                    load.append((grams, grams * east, grams * north))
                    lattice.append(True)
                    on_edge.append(number)
                    studs.append((x, y))
                continue
            places = [(stud, self.number[stud], NOWHERE, True) for stud in self.studs]
            for number, ((x, y), letter) in enumerate(self.edges):
                for step in range(1, ARCH_SPAN):
                    stud = (x + step, y) if letter == "e" else (x, y + step)
                    if on_plate(*stud):
                        places.append((stud, NOWHERE, number, False))
            for stud, number, edge, on_lattice in places:
                east, north = stud_mm(*stud)
                kind.append(KINDS.index(piece))
                node.append(number)
                other.append(NOWHERE)
                load.append((grams, grams * east, grams * north))
                lattice.append(on_lattice)
                on_edge.append(edge)
                studs.append(stud)
        return Atoms(
            np.array(kind),
            np.array(node),
            np.array(other),
            np.array(load, dtype=np.float64),
            np.array(lattice),
            np.array(on_edge),
            np.array(studs),
        )

    @cached_property
    def touches(self) -> Ints:
        """For each atom the two knobs (n, 2) that it touches; of a piece on an arch's middle, the ends of that arch."""
        ends = np.array([self._ends(*edge) for edge in self.edges])
        feet = np.column_stack([self.atoms.node, self.atoms.other])
        middle = ~self.atoms.lattice
        feet[middle] = ends[self.atoms.edge[middle]]
        return feet

    def _ends(self, stud: Stud, letter: str) -> tuple[int, int]:
        far = (stud[0] + ARCH_SPAN, stud[1]) if letter == "e" else (stud[0], stud[1] + ARCH_SPAN)
        return self.number.get(stud, NOWHERE), self.number.get(far, NOWHERE)

    @cached_property
    def steps_apart(self) -> Ints:
        """For each two knobs 0 if they are one, 1 if neighbours, 2 if further apart; `NOWHERE` is far from all."""
        places = np.array(self.studs)
        far = np.abs(places[:, None] - places[None]).sum(axis=2)
        steps = np.full((len(places) + 1, len(places) + 1), 2)
        steps[:-1, :-1] = np.minimum(far // ARCH_SPAN, 2)
        return steps

    def standing(self, pieces: Iterable[Placement]) -> PlacedPieces:
        """The palace with these pieces on it, each where it says that it stands, whatever the rules say of it."""
        stand = self.start
        for piece in pieces:
            stand = self._with(stand, piece, self._is_fault(stand, piece))
        return stand

    def dropped(self, stand: PlacedPieces, atoms: Sequence[int]) -> PlacedPieces:
        """Atoms let down one after the other in the order that breaks fewest rules, else stands lowest."""
        best: PlacedPieces | None = None
        for order in dict.fromkeys(permutations(atoms)):
            here = stand
            for atom in order:
                piece = self.landed(here, atom)
                here = self._with(here, piece, self._is_fault(here, piece))
            if best is None or here.faults < best.faults:
                best = here
                if here.faults == stand.faults:
                    break
        assert best is not None
        return best

    def landed(self, stand: PlacedPieces, atom: int) -> Placement:
        """The piece of an atom, on what stands highest under it."""
        atoms = self.atoms
        piece, node, other = KINDS[atoms.kind[atom]], int(atoms.node[atom]), int(atoms.other[atom])
        x, y = int(atoms.stud[atom, 0]), int(atoms.stud[atom, 1])
        if piece is Piece.ARCH:
            level = int(max(stand.tops[node], stand.tops[other]))
        elif node == NOWHERE:
            level = self._on_middle(stand, int(atoms.edge[atom]), (x, y))
        else:
            level = int(stand.tops[node])
        if (atom, level) not in self._landed:
            letter = self.edges[atoms.edge[atom]][1] if piece is Piece.ARCH else ""
            self._landed[atom, level] = writable(Placement(piece, x, y, level, letter))
        return self._landed[atom, level]

    def _on_middle(self, stand: PlacedPieces, edge: int, stud: Stud) -> int:
        under = [piece.z + _HEIGHT[piece.piece] for piece in stand.pieces if (piece.x, piece.y) == stud]
        return max([stand.middles.get(edge, 0), *under])

    def _is_fault(self, stand: PlacedPieces, piece: Placement) -> bool:
        """Whether a piece breaks a rule of geometry where it stands (R3.3, R3.5, R3.6)."""
        nodes = self.nodes(piece)
        if any(node == NOWHERE or self._is_closed(stand, node) or stand.tops[node] != piece.z for node in nodes):
            return True
        carriers = [stand.on.get(node) for node in nodes]
        return len(nodes) == 2 and carriers[0] is not None and carriers[0] is carriers[1]

    def _is_closed(self, stand: PlacedPieces, node: int) -> bool:
        """Whether a knob is not to be built on, and nothing of this turn's is: what comes on top is no mistake more."""
        return bool(not self.open[node] and stand.tops[node] == self.start.tops[node])

    def _with(self, stand: PlacedPieces, piece: Placement, fault: bool) -> PlacedPieces:
        tops, on, middles = stand.tops.copy(), dict(stand.on), dict(stand.middles)
        self._count(piece, tops, on, middles)
        return PlacedPieces((*stand.pieces, piece), tops, on, middles, stand.faults + fault)

    def load(self, piece: Placement) -> Floats:
        """What a piece adds to mass (g) and moments (g mm)."""
        if piece not in self._loads:
            grams, feet = self.masses.grams[piece.piece], piece.feet
            east, north = stud_mm(sum(foot.x for foot in feet) / len(feet), sum(foot.y for foot in feet) / len(feet))
            self._loads[piece] = np.array([grams, grams * east, grams * north])
        return self._loads[piece]

    def on_ground(self, pieces: Iterable[Placement]) -> frozenset[Stud]:
        """The ground knobs under feet of building bricks: what Hall sensors see. A foot where the map shows no knob
        lies on the card, 2 mm too high for them."""
        bricks = [piece for piece in pieces if piece.piece in BUILDING]
        studs = {(foot.x, foot.y) for brick in bricks for foot in brick.feet if foot.z == 0}
        return frozenset(studs & self.palace.ground.keys())


def removable(pieces: Sequence[Placement]) -> list[int]:
    """The pieces, by their place in the list, on which no other one of the list stands."""
    filled = frozenset[Cell]().union(*(_filled(piece) for piece in pieces))
    return [number for number, piece in enumerate(pieces) if _right_above(piece).isdisjoint(filled)]


@lru_cache(maxsize=1 << 12)
def _filled(piece: Placement) -> frozenset[Cell]:
    return frozenset(piece.cells)


@lru_cache(maxsize=1 << 12)
def _right_above(piece: Placement) -> frozenset[Cell]:
    return frozenset(cell.above() for cell in piece.cells) - _filled(piece)

"""The board as the scale sees it: a lattice of knobs, and atoms, the (kind, place) pairs that a load can distinguish.

The palace stands on a lattice of pitch 3 studs (R3.7), so one level for each knob describes it; gravity gives the level
of a further piece. The load does not depend on the level, so an atom has none. Forbidden places are atoms as well: an
arch with a hanging foot or over the rim, a brick on an arch's middle.
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
"""Node number of a foot beyond the plate's rim, or on no knob of the lattice."""


@dataclass(frozen=True, slots=True)
class UnitMasses:
    """Unit masses at this build level, with their errors as parts of the mass."""

    grams: Mapping[Piece, float]
    """Mean mass of a piece of each kind, g."""
    spread: float = 0.016
    """Standard deviation of single pieces: 0.3 to 2 % within a mould, batches and colours up to 2 % (SENSING,
    Masses)."""
    error: float = 0.002
    """Standard deviation of the means, as the tray's set-up measures them (SENSING, Masses: 0.1 to 0.2 %)."""


@dataclass(frozen=True, slots=True)
class Atoms:
    """Atoms as columns of length n."""

    kind: Ints
    """Index of `KINDS`."""
    node: Ints
    """Number of the knob under its first foot, `NOWHERE` if there is none."""
    other: Ints
    """Number of the knob under an arch's far foot, else `NOWHERE`."""
    load: Floats
    """Load (n, 3): g, g mm east, g mm north."""
    lattice: NDArray[np.bool_]
    """Whether it stands on the lattice; False: on the middle of an arch."""
    edge: Ints
    """Edge of an arch, or of the arch under a piece on its middle; else `NOWHERE`."""
    stud: Ints
    """Stud (n, 2) of its first foot."""

    def of(self, chosen: NDArray[np.bool_] | Ints) -> "Atoms":
        """The chosen rows."""
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
    """The pieces of this turn on the palace, and the levels that they make."""

    pieces: tuple[Placement, ...]
    """In the order placed."""
    tops: Ints
    """Level at which a next piece would stand on each knob (nodes + 1,); the last entry is for `NOWHERE`."""
    arch_on: Mapping[int, Placement]
    """The arch on top of a knob, for knobs with one."""
    middles: Mapping[int, int]
    """Level on top of the middle of an edge's arch, for edges with one."""
    faults: int
    """Number of pieces that break a rule of geometry where they stand (R3.3, R3.5, R3.6)."""


class LatticeBoard:
    """A palace at the beginning of a turn, on its lattice, with all atoms of a turn on it."""

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
        self.edges: list[tuple[Stud, str]] = []  # lower foot (below 0: off the plate), and "e" or "n"
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
        """List every place of an arch with at least one foot on a knob, once, along +x or +y."""
        for x, y in self.studs:
            for dx, dy, letter in ((1, 0, "e"), (0, 1, "n")):
                here, back = (x, y), (x - ARCH_SPAN * dx, y - ARCH_SPAN * dy)
                for stud in (here, back):
                    if (stud, letter) not in self._edge:
                        self._edge[stud, letter] = len(self.edges)
                        self.edges.append((stud, letter))

    def _at_start(self) -> PlacedPieces:
        nothing = PlacedPieces((), np.zeros(len(self.studs) + 1, dtype=np.int64), {}, {}, 0)
        tops, arch_on, middles = nothing.tops.copy(), dict(nothing.arch_on), dict(nothing.middles)
        for piece in sorted(self.palace.pieces, key=lambda one: one.z):
            self._count(piece, tops, arch_on, middles)
        return PlacedPieces((), tops, arch_on, middles, 0)

    def _count(self, piece: Placement, tops: Ints, arch_on: dict[int, Placement], middles: dict[int, int]) -> None:
        top = piece.z + _HEIGHT[piece.piece]
        for number in self.nodes(piece):
            if number == NOWHERE:
                continue
            tops[number] = max(tops[number], top)
            arch_on.pop(number, None)
            if piece.piece is Piece.ARCH:
                arch_on[number] = piece
        if piece.piece is Piece.ARCH:
            lower = piece if piece.direction in ("e", "n") else piece.reversed()
            edge = self._edge.get(((lower.x, lower.y), lower.direction))
            if edge is not None:
                middles[edge] = top

    def nodes(self, piece: Placement) -> tuple[int, ...]:
        """Numbers of the knobs under the feet of a piece, `NOWHERE` where there is none."""
        if piece not in self._nodes:
            self._nodes[piece] = tuple(self.number.get((foot.x, foot.y), NOWHERE) for foot in piece.feet)
        return self._nodes[piece]

    @cached_property
    def atoms(self) -> Atoms:
        """Every kind at every place of the lattice, and on every middle of an arch, whether there is an arch or not."""
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
        """The two knobs (n, 2) that each atom touches; for a piece on an arch's middle, the ends of that arch."""
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
        """Distance of each two knobs in lattice steps, at most 2 (nodes + 1, nodes + 1); `NOWHERE` is 2 from all."""
        places = np.array(self.studs)
        far = np.abs(places[:, None] - places[None]).sum(axis=2)
        steps = np.full((len(places) + 1, len(places) + 1), 2)
        steps[:-1, :-1] = np.minimum(far // ARCH_SPAN, 2)
        return steps

    def standing(self, pieces: Iterable[Placement]) -> PlacedPieces:
        """The palace with these pieces on it, each at the level that it states, legal or not."""
        placed = self.start
        for piece in pieces:
            placed = self._with(placed, piece, self._is_fault(placed, piece))
        return placed

    def dropped(self, placed: PlacedPieces, atoms: Sequence[int]) -> PlacedPieces:
        """Drop the atoms one after the other, in the order with the fewest faults; of several, the first."""
        best: PlacedPieces | None = None
        for order in dict.fromkeys(permutations(atoms)):
            here = placed
            for atom in order:
                piece = self.landed(here, atom)
                here = self._with(here, piece, self._is_fault(here, piece))
            if best is None or here.faults < best.faults:
                best = here
                if here.faults == placed.faults:
                    break
        assert best is not None
        return best

    def landed(self, placed: PlacedPieces, atom: int) -> Placement:
        """The piece of an atom, on the highest piece under it."""
        atoms = self.atoms
        piece, node, other = KINDS[atoms.kind[atom]], int(atoms.node[atom]), int(atoms.other[atom])
        x, y = int(atoms.stud[atom, 0]), int(atoms.stud[atom, 1])
        if piece is Piece.ARCH:
            level = int(max(placed.tops[node], placed.tops[other]))
        elif node == NOWHERE:
            level = self._on_middle(placed, int(atoms.edge[atom]), (x, y))
        else:
            level = int(placed.tops[node])
        if (atom, level) not in self._landed:
            letter = self.edges[atoms.edge[atom]][1] if piece is Piece.ARCH else ""
            self._landed[atom, level] = writable(Placement(piece, x, y, level, letter))
        return self._landed[atom, level]

    def _on_middle(self, placed: PlacedPieces, edge: int, stud: Stud) -> int:
        under = [piece.z + _HEIGHT[piece.piece] for piece in placed.pieces if (piece.x, piece.y) == stud]
        return max([placed.middles.get(edge, 0), *under])

    def _is_fault(self, placed: PlacedPieces, piece: Placement) -> bool:
        """Whether a piece breaks a rule of geometry where it stands (R3.3, R3.5, R3.6)."""
        nodes = self.nodes(piece)
        if any(node == NOWHERE or self._is_closed(placed, node) or placed.tops[node] != piece.z for node in nodes):
            return True
        carriers = [placed.arch_on.get(node) for node in nodes]
        return len(nodes) == 2 and carriers[0] is not None and carriers[0] is carriers[1]

    def _is_closed(self, placed: PlacedPieces, node: int) -> bool:
        """Whether a knob must not be built on and holds no piece of this turn: a second piece there is no second
        fault."""
        return bool(not self.open[node] and placed.tops[node] == self.start.tops[node])

    def _with(self, placed: PlacedPieces, piece: Placement, fault: bool) -> PlacedPieces:
        tops, arch_on, middles = placed.tops.copy(), dict(placed.arch_on), dict(placed.middles)
        self._count(piece, tops, arch_on, middles)
        return PlacedPieces((*placed.pieces, piece), tops, arch_on, middles, placed.faults + fault)

    def load(self, piece: Placement) -> Floats:
        """Load (3,) of a piece: g, g mm east, g mm north."""
        if piece not in self._loads:
            grams, feet = self.masses.grams[piece.piece], piece.feet
            east, north = stud_mm(sum(foot.x for foot in feet) / len(feet), sum(foot.y for foot in feet) / len(feet))
            self._loads[piece] = np.array([grams, grams * east, grams * north])
        return self._loads[piece]

    def on_ground(self, pieces: Iterable[Placement]) -> frozenset[Stud]:
        """Ground knobs with a foot of a building brick: what the Hall sensors see.

        A foot where the map shows no knob lies on the card, 2 mm too high for a sensor.
        """
        bricks = [piece for piece in pieces if piece.piece in BUILDING]
        studs = {(foot.x, foot.y) for brick in bricks for foot in brick.feet if foot.z == 0}
        return frozenset(studs & self.palace.ground.keys())


def removable(pieces: Sequence[Placement]) -> list[int]:
    """Indices of the pieces on which no other piece of the list stands."""
    filled = frozenset[Cell]().union(*(_filled(piece) for piece in pieces))
    return [number for number, piece in enumerate(pieces) if _right_above(piece).isdisjoint(filled)]


@lru_cache(maxsize=1 << 12)
def _filled(piece: Placement) -> frozenset[Cell]:
    return frozenset(piece.cells)


@lru_cache(maxsize=1 << 12)
def _right_above(piece: Placement) -> frozenset[Cell]:
    return frozenset(cell.above() for cell in piece.cells) - _filled(piece)

"""The solids of a palace, one for each filled cell, in painter's order.

A solid stays within its cell, so the order of the cells decides what hides what. Seen from the south, from above and
from the right, or straight from above, no cell hides one that comes after it by (north to south, low to high, west to
east). The terminal's half-block picture and the SVG pictures paint in this order.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from monkey_palace.board.notation import ARCH_SPAN, DIRECTIONS, Cell, Placement
from monkey_palace.board.palace import Stud
from monkey_palace.board.pieces import DECORATIONS, Piece
from monkey_palace.board.turning import turned_cell, turned_placement
from palace_hub.views.palace.plan import Standing

_STEPS: Mapping[str, tuple[int, int, int]] = {
    **{letter: (x, y, 0) for letter, (x, y) in DIRECTIONS.items()},
    "u": (0, 0, 1),
    "d": (0, 0, -1),
}
"""The step to the neighbouring cell behind each side of a cell."""


BLOCK: Final = "block"
"""A cell that is full: of a brick, a column, or an arch's foot."""

SPANS: Final = ("span_first", "span_second")
"""The halves of an arch's middle, open below: the western or southern one, and the other."""


@dataclass(frozen=True, slots=True)
class Solid:
    """What fills one cell, as the drawing is turned. `joined`: sides (`enws`, `u`, `d`) where its piece goes on."""

    cell: Cell
    kind: str  # `BLOCK`, one of `SPANS`, a decoration's colour, or figure
    piece: Placement | None = None  # the piece of the palace, not turned; None: a figure
    joined: frozenset[str] = frozenset()
    covered: str = ""  # the kind of the solid in the cell above; "": none
    letter: str = ""  # of a figure


def painters_order(cell: Cell) -> tuple[int, int, int]:
    """The key by which cells are painted, the hidden ones first."""
    return -cell.y, cell.z, cell.x


def solids(standing: Standing) -> tuple[Solid, ...]:
    """The pieces and figures of a palace in painter's order."""
    found = [solid for piece in standing.pieces for solid in _of_piece(piece, standing.turn)]
    for cell, letter in standing.figures.items():
        found.append(Solid(turned_cell(cell, standing.turn), "figure", letter=letter))
    kinds = {solid.cell: solid.kind for solid in found}
    covered = [replace(solid, covered=kinds.get(solid.cell.above(), "")) for solid in found]
    return tuple(sorted(covered, key=lambda solid: painters_order(solid.cell)))


def _of_piece(piece: Placement, turn: int) -> Iterator[Solid]:
    cells = sorted(turned_placement(piece, turn).cells)
    for place, cell in enumerate(cells):
        joined = frozenset(side for side in _STEPS if _beyond(cell, side) in cells)
        kind = piece.piece.value if piece.piece in DECORATIONS else BLOCK
        if piece.piece is Piece.ARCH and 0 < place < ARCH_SPAN:
            kind = SPANS[place - 1]
        yield Solid(cell, kind, piece, joined)


def _beyond(cell: Cell, side: str) -> Cell:
    x, y, z = _STEPS[side]
    return Cell(cell.x + x, cell.y + y, cell.z + z)


def builders(pieces: Iterable[Placement], owners: Mapping[Stud, int]) -> Mapping[Placement, int]:
    """The seat that built each piece. `owners`: the seat by the stud of a staircase's decoration.

    `pieces`: in the order in which they were placed; each staircase ends with its decoration.
    """
    found: dict[Placement, int] = {}
    staircase: list[Placement] = []
    for piece in pieces:
        staircase.append(piece)
        if piece.piece in DECORATIONS:
            seat = owners.get((piece.x, piece.y))
            if seat is not None:
                found.update(dict.fromkeys(staircase, seat))
            staircase = []
    return found

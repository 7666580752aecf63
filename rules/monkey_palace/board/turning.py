"""Quarter turns of the plate about its middle, to the left as seen from above: studs, cells, pieces, and directions."""

from typing import Final

from monkey_palace.board.notation import DIRECTIONS, Cell, Placement
from monkey_palace.board.palace import PLATE, Stud

QUARTERS: Final = 4
"""Quarter turns of a whole turn."""

_LETTERS: Final = tuple(DIRECTIONS)  # each is the one before after a quarter turn to the left


def turned_stud(stud: Stud, quarters: int) -> Stud:
    """Where a stud comes to lie; a negative number turns to the right."""
    x, y = stud
    for _ in range(quarters % QUARTERS):
        x, y = PLATE - 1 - y, x
    return x, y


def turned_step(east: float, north: float, quarters: int) -> tuple[float, float]:
    """A distance from the middle, in whatever unit, after the turn."""
    for _ in range(quarters % QUARTERS):
        east, north = -north, east
    return east, north


def turned_cell(cell: Cell, quarters: int) -> Cell:
    """Where a cell comes to lie; its level stays."""
    return Cell(*turned_stud((cell.x, cell.y), quarters), cell.z)


def turned_direction(letter: str, quarters: int) -> str:
    """The letter of a direction after the turn; "" stays."""
    return _LETTERS[(_LETTERS.index(letter) + quarters) % QUARTERS] if letter else ""


def turned_placement(piece: Placement, quarters: int) -> Placement:
    """A piece after the turn."""
    x, y = turned_stud((piece.x, piece.y), quarters)
    return Placement(piece.piece, x, y, piece.z, turned_direction(piece.direction, quarters))

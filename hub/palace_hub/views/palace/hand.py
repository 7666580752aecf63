"""The hand over the plan: its node, and the pieces that it can put there. Gravity gives the level."""

from dataclasses import dataclass
from typing import Final

from monkey_palace.board.notation import ARCH_SPAN, DIRECTIONS, Cell, Placement
from monkey_palace.board.palace import Palace, Stud
from monkey_palace.board.pieces import BUILDING, Piece
from monkey_palace.board.turning import turned_cell, turned_direction, turned_step, turned_stud
from palace_hub.locale.message import Message
from palace_hub.views.palace.plan import Standing


@dataclass(frozen=True, slots=True)
class Hand:
    """The hand over the plan."""

    at: Stud | None = None  # the node under the hand; None before its first move
    aiming: bool = False  # an arch is in the hand, and its other end is not chosen yet
    why: Message | None = None  # why the last key or touch had no effect; None if it had one


@dataclass(frozen=True, slots=True)
class Drop:
    """A piece at the place where it comes to rest."""

    placement: Placement
    missing: int = 0  # levels that are missing under a hanging foot
    near: bool = False  # the hanging foot is the one under the hand


ARROWS: Final = {"w": (-1, 0), "e": (1, 0), "n": (0, -1), "s": (0, 1)}
"""Each direction as (columns to the right, rows down) on a screen on which north is up."""


def direction_of(columns: int, rows: int, turn: int = 0) -> str:
    """The direction letter of an arrow key, on a map that is drawn turned."""
    return turned_direction(next(letter for letter, arrow in ARROWS.items() if arrow == (columns, rows)), -turn)


def _top(standing: Standing, stud: Stud) -> int | None:
    """The level on which a piece would stand at a node; None without a knob."""
    top = standing.tops.get(stud)
    if top is not None:
        return top[0]
    return 0 if stud in standing.palace.ground else None


def _free(whole: Palace, placement: Placement) -> bool:
    return not any(cell in whole.occupant or cell in whole.figures for cell in placement.cells)


def drop(standing: Standing, stud: Stud, piece: Piece) -> Drop | None:
    """A brick or column on the lowest open knob of a node, also under an arch; None if it fits nowhere."""
    whole = standing.whole
    levels = sorted(cell.z for cell in whole.knobs if (cell.x, cell.y) == stud and whole.is_open(cell))
    placements = (Placement(piece, *stud, level) for level in levels)
    return next((Drop(placement) for placement in placements if _free(whole, placement)), None)


def drop_arch(standing: Standing, stud: Stud, direction: str) -> Drop | None:
    """An arch from a node in a direction, on the higher of its two ends; None if it cannot lie there."""
    far = end_of(stud, direction)
    here, there = _top(standing, stud), _top(standing, far)
    if here is None or there is None:
        return None
    level = max(here, there)
    placement = Placement(Piece.ARCH, *stud, level, direction)
    blocked = any(Cell(x, y, top) in standing.palace.figures for (x, y), top in ((stud, here), (far, there)))
    if blocked or not _free(standing.whole, placement):
        return None
    return Drop(placement, 2 * level - here - there, here < there)


def lacks_knob(standing: Standing, stud: Stud) -> bool:
    """Whether the map may lack a knob on this node, on which nothing can stand by what is known (rule 11.8)."""
    if not standing.grows or not standing.is_node(*stud) or any(cell[:2] == stud for cell in standing.palace.figures):
        return False
    return _top(standing, stud) is None


def knobs_lacking(standing: Standing, stud: Stud) -> frozenset[str]:
    """The directions in which an arch from this node would end where the map may lack a knob."""
    return frozenset(letter for letter in DIRECTIONS if lacks_knob(standing, end_of(stud, letter)))


def end_of(stud: Stud, direction: str) -> Stud:
    """The other end of an arch from this node."""
    dx, dy = DIRECTIONS[direction]
    return stud[0] + ARCH_SPAN * dx, stud[1] + ARCH_SPAN * dy


def why_not(standing: Standing, stud: Stud, piece: Piece, left: int) -> Message:
    """Why the hand cannot put this piece down, after `drop` and every `drop_arch` returned None."""
    if left <= 0:
        return Message("plan-why-none-left", {"piece": piece.value})
    if any(cell[:2] == stud for cell in standing.palace.figures):
        return Message("plan-here-figure")
    if _top(standing, stud) is None:
        return Message("plan-here-nothing")
    return Message("plan-why-no-arch" if piece is Piece.ARCH else "plan-why-no-room")


def to_take_back(standing: Standing, at: Stud | None) -> Placement | None:
    """The topmost entered piece on the node under the hand, else the last entered piece."""
    here = [piece for piece in standing.entered if at is not None and any(foot[:2] == at for foot in piece.feet)]
    return max(here, key=lambda piece: piece.z, default=standing.entered[-1] if standing.entered else None)


def home(standing: Standing) -> Stud:
    """The hand's first node: the end of the last entered piece, the start of the possible staircase, else the open
    ground knob nearest to the palace."""
    if standing.entered:
        return standing.entered[-1].far[:2]
    if standing.shown:
        return standing.shown[0].cell[:2]
    x, y = standing.pieces[-1].far[:2] if standing.pieces else standing.corner
    knobs = (knob for knob in standing.palace.ground if standing.is_node(*knob) and knob not in standing.tops)
    return min(knobs, key=lambda knob: (abs(knob[0] - x) + abs(knob[1] - y), knob), default=(x, y))


def moved(standing: Standing, at: Stud, columns: int, rows: int) -> Stud:
    """The next node in a direction of the screen; the same node at the edge of the lattice."""
    east, north = turned_step(columns, -rows, -standing.turn)
    x, y = at[0] + ARCH_SPAN * round(east), at[1] + ARCH_SPAN * round(north)
    return (x, y) if standing.is_node(x, y) else at


def next_knob(knobs: tuple[Cell, ...], at: Stud | None, columns: int, rows: int, turn: int = 0) -> Cell | None:
    """The nearest lit knob in a direction of the screen (sideways counts double), or the first knob at first.

    `turn`: quarter turns to the left by which the map is drawn.
    """
    if at is None:
        return knobs[0] if knobs else None
    x, y = turned_stud(at, turn)

    def distances(cell: Cell) -> tuple[int, int]:
        right, down = cell.x - x, y - cell.y
        return right * columns + down * rows, abs(right * rows) + abs(down * columns)

    seen = (turned_cell(cell, turn) for cell in knobs)
    ahead = [(along + 2 * aside, cell) for cell in seen for along, aside in [distances(cell)] if along > 0]
    return turned_cell(min(ahead)[1], -turn) if ahead else None


def left_over(stock: dict[Piece, int], entered: tuple[Placement, ...]) -> dict[Piece, int]:
    """A player's stock without the entered pieces."""
    return {piece: stock[piece] - sum(placement.piece is piece for placement in entered) for piece in BUILDING}

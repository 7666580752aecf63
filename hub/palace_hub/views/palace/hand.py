"""Where a person's hand is over the plan, and what it could put there: gravity gives the level, nothing is judged."""

from dataclasses import dataclass
from typing import Final

from monkey_palace.board.notation import ARCH_SPAN, DIRECTIONS, Cell, Placement
from monkey_palace.board.palace import Palace, Stud
from monkey_palace.board.pieces import BUILDING, Piece
from palace_hub.locale.message import Message
from palace_hub.views.palace.plan import Standing


@dataclass(frozen=True, slots=True)
class Hand:
    """`at`: the node under it, None before it was moved. `aiming`: an arch is in it, and its other end is asked for.

    `why`: why it could not do what was last asked of it, None where it did.
    """

    at: Stud | None = None
    aiming: bool = False
    why: Message | None = None


@dataclass(frozen=True, slots=True)
class Drop:
    """A piece where it would come to rest. `missing`: levels that have to be put under a foot that hangs; `near`: it is
    the foot under the hand."""

    placement: Placement
    missing: int = 0
    near: bool = False


ARROWS: Final = {"w": (-1, 0), "e": (1, 0), "n": (0, -1), "s": (0, 1)}
"""The arrow of each direction on the screen, where north is up: columns to the right, rows down."""


def direction_of(columns: int, rows: int) -> str:
    """The direction letter of an arrow key."""
    return next(letter for letter, arrow in ARROWS.items() if arrow == (columns, rows))


def _top(standing: Standing, stud: Stud) -> int | None:
    """The level on which something would stand at a node; None where there is no knob."""
    top = standing.tops.get(stud)
    if top is not None:
        return top[0]
    return 0 if stud in standing.palace.ground else None


def _free(whole: Palace, placement: Placement) -> bool:
    return not any(cell in whole.occupant or cell in whole.figures for cell in placement.cells)


def drop(standing: Standing, stud: Stud, piece: Piece) -> Drop | None:
    """A brick or column on the lowest open knob of a node, under a hanging arch too; None where nothing may stand."""
    whole = standing.whole
    levels = sorted(cell.z for cell in whole.knobs if (cell.x, cell.y) == stud and whole.is_open(cell))
    found = (Placement(piece, *stud, level) for level in levels)
    return next((Drop(placement) for placement in found if _free(whole, placement)), None)


def drop_arch(standing: Standing, stud: Stud, direction: str) -> Drop | None:
    """An arch from a node toward a direction, on the higher of its two ends; None where it cannot lie."""
    dx, dy = DIRECTIONS[direction]
    far = (stud[0] + ARCH_SPAN * dx, stud[1] + ARCH_SPAN * dy)
    here, there = _top(standing, stud), _top(standing, far)
    if here is None or there is None:
        return None
    level = max(here, there)
    placement = Placement(Piece.ARCH, *stud, level, direction)
    blocked = any(Cell(x, y, top) in standing.palace.figures for (x, y), top in ((stud, here), (far, there)))
    if blocked or not _free(standing.whole, placement):
        return None
    return Drop(placement, 2 * level - here - there, here < there)


def why_not(standing: Standing, stud: Stud, piece: Piece, left: int) -> Message:
    """Why the hand cannot put that piece down here, when `drop` or every `drop_arch` found nothing."""
    if left <= 0:
        return Message("plan-why-none-left", {"piece": piece.value})
    if any(cell[:2] == stud for cell in standing.palace.figures):
        return Message("plan-here-figure")
    if _top(standing, stud) is None:
        return Message("plan-here-nothing")
    return Message("plan-why-no-arch" if piece is Piece.ARCH else "plan-why-no-room")


def to_take_back(standing: Standing, at: Stud | None) -> Placement | None:
    """The topmost of the entered pieces on the node under the hand, else the one that was entered last."""
    here = [one for one in standing.entered if at is not None and any(foot[:2] == at for foot in one.feet)]
    return max(here, key=lambda one: one.z, default=standing.entered[-1] if standing.entered else None)


def home(standing: Standing) -> Stud:
    """Where the hand begins: the end of what was entered last, the start of what is shown, else the open ground knob
    nearest to the palace."""
    if standing.entered:
        return standing.entered[-1].far[:2]
    if standing.shown:
        return standing.shown[0].cell[:2]
    x, y = standing.pieces[-1].far[:2] if standing.pieces else standing.corner
    knobs = (knob for knob in standing.palace.ground if standing.is_node(*knob) and knob not in standing.tops)
    return min(knobs, key=lambda knob: (abs(knob[0] - x) + abs(knob[1] - y), knob), default=(x, y))


def moved(standing: Standing, at: Stud, columns: int, rows: int) -> Stud:
    """The next node in a direction of the screen; the same one at the edge of the lattice."""
    x, y = at[0] + ARCH_SPAN * columns, at[1] - ARCH_SPAN * rows
    return (x, y) if standing.is_node(x, y) else at


def next_knob(knobs: tuple[Cell, ...], at: Stud | None, columns: int, rows: int) -> Cell | None:
    """The lit knob nearest in a direction of the screen, aside counting double; the first one before the hand moved."""
    if at is None:
        return knobs[0] if knobs else None

    def way(cell: Cell) -> tuple[int, int]:
        right, down = cell.x - at[0], at[1] - cell.y
        return right * columns + down * rows, abs(right * rows) + abs(down * columns)

    ahead = [(along + 2 * aside, cell) for cell in knobs for along, aside in [way(cell)] if along > 0]
    return min(ahead)[1] if ahead else None


def left_over(stock: dict[Piece, int], entered: tuple[Placement, ...]) -> dict[Piece, int]:
    """What is left of a player's stock once the entered pieces are out of it."""
    return {piece: stock[piece] - sum(one.piece is piece for one in entered) for piece in BUILDING}

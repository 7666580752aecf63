"""What the plate makes the game do: a turn begins to be seen, pieces go on the plan, a staircase stands."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from monkey_palace.board.notation import Placement, notation
from monkey_palace.board.pieces import DECORATIONS, Piece
from monkey_palace.game.deliveries import decoration_options
from monkey_palace.game.palace_state import palace_of
from palace_hub.core import planning
from palace_hub.core.apply import commit, play
from palace_hub.core.plate.availability import PlatePlay
from palace_hub.referee.book import Book
from palace_hub.sensing.plate.verdict.candidates import Candidate, places

if TYPE_CHECKING:
    from palace_hub.core.step import HubCore


def start_turn(hub: "HubCore", play: PlatePlay, book: Book) -> None:
    state = book.game.state
    play.follow.start_turn(palace_of(state), state.player.bricks)
    play.waits, play.refused = None, None
    zero = play.follow.ledger.zero
    if zero is not None:
        commit(hub, "plate_zero", load=[round(float(part), 4) for part in zero])


def note_plan(hub: "HubCore", book: Book, standing: tuple[Placement, ...]) -> None:
    """What stands by the best reading goes on the plan, once for each change."""
    here = {(one.piece, one.body): one for one in standing}
    there = {(one.piece, one.body) for one in book.plan.placements}
    if here.keys() != there:
        fresh = [one for act, one in here.items() if act not in there]
        commit(hub, "plate", placements=notation(standing), fresh=notation(fresh))


def bricks_of(chosen: Candidate) -> tuple[Placement, ...]:
    return tuple(one for one in chosen.pieces if one.piece not in DECORATIONS)


def same_bricks(one: Candidate, other: Candidate) -> bool:
    """Whether two readings differ by nothing but their decorations and the order in a pile, one of them being legal:
    what stands is known, and where the decoration is shows itself when the plate is held against the game. A brick that
    lies on an arch in one and under it in the other is another staircase: its arch is at another level."""
    here, there = bricks_of(one), bricks_of(other)
    same = places(here) == places(there) and _arches(here) == _arches(there)
    return same and (one.verdict.legal or other.verdict.legal)


def _arches(pieces: Iterable[Placement]) -> frozenset[object]:
    return frozenset(one.body for one in pieces if one.piece is Piece.ARCH)


def take(hub: "HubCore", plate_play: PlatePlay | None, book: Book, pieces: tuple[Placement, ...]) -> None:
    """The staircase stands. Raises `Refused` where the game has something against it that the plate cannot know."""
    note_plan(hub, book, pieces)
    staged = planning.staircase(hub)
    if plate_play is not None:
        plate_play.follow.decided_on(pieces)
    if decoration_options(book.game.state, staged.start_colour):
        commit(hub, "staged", staircase=notation(staged.placements))
    else:
        play(hub, staged.command(None))

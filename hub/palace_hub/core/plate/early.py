"""What the next player builds on the plate before the own turn, once the present player's decoration stands.

It goes on the next player's draft, and counts for nothing until that turn begins: then it is read as if it were put on
at that moment. Weight cannot tell hands, so pieces count as the next player's because that player is due.
"""

from monkey_palace.board.notation import Placement
from monkey_palace.board.pieces import DECORATIONS
from monkey_palace.game.departures import next_seat
from monkey_palace.game.palace_state import palace_of
from palace_hub.core import planning
from palace_hub.core.plate.play import PlatePlay, decorations_out
from palace_hub.core.refusals import Refused
from palace_hub.core.state import Hub
from palace_hub.locale.message import Message
from palace_hub.referee.book import Book
from palace_hub.views.snapshot import Stage

_BUILDS = (Stage.BUILD, Stage.DECORATE)


def follow(hub: Hub, play: PlatePlay, book: Book) -> None:
    """Follow what is put on for the next build: the present player's own, or between builds the next player's."""
    state, ahead, tracker = book.game.state, book.build_state, play.tracker
    following = state.players[next_seat(state)]
    bricks = (following if ahead is None else ahead.player).bricks
    tracker.foresee(palace_of(state), bricks, decorations_out(book))
    if not book.drafting or planning.build_method(hub) != "plate":
        return
    if tracker.early is not None and tracker.early.is_build:
        bricks_on = (one for one in tracker.early.newest.standing if one.piece not in DECORATIONS)
        planning.note_seen(hub, book, tuple(bricks_on))
    elif tracker.early is None and tracker.baseline.agrees:
        planning.note_seen(hub, book, ())


def late(hub: Hub) -> Message | None:
    """No turn follows, and pieces came after the last decoration: they come off. None: nothing of it."""
    book, count = hub.book, len(standing(hub))
    if book is None or not count or book.build_state is not None:
        return None
    return Message("plate-late", {"count": count})


def standing(hub: Hub) -> tuple[Placement, ...]:
    """The pieces that came after the present player's decoration."""
    play = hub.plate_play
    early = None if play is None else play.tracker.early
    if early is None or hub.stage is None or hub.stage in _BUILDS or not early.is_build:
        return ()
    return early.newest.standing


def verify_undo(hub: Hub, book: Book) -> None:
    """Raises `Refused` where the next undo takes back a staircase on which the next player has built."""
    count = len(standing(hub))
    if count and book.undoes_build:
        state = book.game.state
        name = state.players[next_seat(state)].name
        raise Refused("refused-undo-built-on", name=name, count=count)

"""What the next player builds on the plate before the own turn, once the present player's decoration stands.

It counts for nothing until that turn begins: then it is read as if it were put on at that moment. Weight cannot tell
hands, so pieces count as the next player's because that player is due.
"""

from monkey_palace.board.notation import Placement
from monkey_palace.game.apply import last_turn
from monkey_palace.game.commands import Build, PassBuild, ReportBuild
from monkey_palace.game.departures import next_seat
from monkey_palace.game.palace_state import palace_of
from palace_hub.core.plate.play import PlatePlay, decorations_out
from palace_hub.core.refusals import Refused
from palace_hub.core.state import Hub
from palace_hub.locale.message import Message
from palace_hub.referee.book import Book
from palace_hub.views.snapshot import Stage

_BUILDS = (Stage.BUILD, Stage.DECORATE)


def follow(hub: Hub, play: PlatePlay, book: Book) -> None:
    """Follow what is put on for the next build: the present player's own, or between builds the next player's."""
    state = book.game.state
    seat = state.prompt.player if hub.stage is Stage.BUILD else next_seat(state)
    play.tracker.foresee(palace_of(state), state.players[seat].bricks, decorations_out(book))


def message(hub: Hub) -> Message | None:
    """The next player is building; in the last turn of the game, that the pieces come off. None: nothing was put on."""
    pieces = standing(hub)
    if hub.book is None or not pieces:
        return None
    state = hub.book.game.state
    if last_turn(state):
        return Message("plate-early-last", {"count": len(pieces)})
    return Message("plate-early", {"name": state.players[next_seat(state)].name, "count": len(pieces)})


def standing(hub: Hub) -> tuple[Placement, ...]:
    """The pieces that the next player has put on already."""
    play = hub.plate_play
    early = None if play is None else play.tracker.early
    if early is None or hub.stage is None or hub.stage in _BUILDS or not early.is_build:
        return ()
    return early.newest.standing


def verify_undo(hub: Hub, book: Book) -> None:
    """Raises `Refused` where the next undo takes back a staircase on which the next player has built."""
    pieces = standing(hub)
    step = next((step for step in reversed(book.done) if not step.auto), None)
    if pieces and step is not None and isinstance(step.command, Build | ReportBuild | PassBuild):
        name = book.game.state.players[next_seat(book.game.state)].name
        raise Refused("refused-undo-built-on", name=name, count=len(pieces))

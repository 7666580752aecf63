"""Where the players sit, and how the ground map lies on the plate: both only turn what is drawn and what is read.

Neither is a step of the game, so undo passes over them.
"""

from palace_hub.core.apply import commit
from palace_hub.core.refusals import Refused
from palace_hub.core.state import Hub
from palace_hub.referee import entries as say
from palace_hub.referee.book import Book
from palace_hub.referee.events import MapTurned, SidesChosen
from palace_hub.views.snapshot import Phase


def begin(hub: Hub, book: Book, entry: say.NewGame) -> None:
    """Note what was said with a new game."""
    if any(entry.sides):
        choose_sides(hub, book, entry.sides)
    if entry.map_turns:
        commit(hub, MapTurned(turns=entry.map_turns, by="person"))


def verify_sides(players: int, sides: say.Sides) -> None:
    """Raises `Refused` for more sides than players."""
    if len(sides) > players:
        raise Refused("refused-sides", count=players)


def choose_sides(hub: Hub, book: Book, sides: say.Sides) -> None:
    """Note where the players sit now."""
    players = len(book.game.state.players)
    verify_sides(players, sides)
    known = (*sides, *(None for _ in range(players - len(sides))))
    if known != book.sides and (any(known) or any(book.sides)):
        commit(hub, SidesChosen(sides=list(known)))


def turn_map(hub: Hub, book: Book, turns: int, by: str = "person") -> None:
    """Note how the map lies on the plate now; the plate's readings follow it (`core.plate.controller`)."""
    if hub.phase in (Phase.CARDS_CHECK, Phase.ENDED):
        raise Refused("refused-not-in-play")
    play = hub.plate_play
    if play is not None and play.book is book and turns != play.tracker.turns and play.tracker.contradicts(turns):
        raise Refused("refused-map-seen")
    if turns != book.map_turns:
        commit(hub, MapTurned(turns=turns, by=by))

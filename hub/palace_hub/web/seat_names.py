"""What every page says of a game: the names in the navigation, and the round."""

from markupsafe import escape

from monkey_palace.board.pieces import MAX_PLAYERS
from palace_hub.views.snapshot import Phase, Snapshot
from palace_hub.views.wording import Wording


def seat_names(snapshot: Snapshot, wording: Wording) -> dict[str, str]:
    """By fragment, `seat-1` and so on: the player's name, or the number of a seat at which nobody plays."""
    players = snapshot.game.players if snapshot.game is not None else ()
    names = [wording.say("outside", text=player.name) for player in players]
    names += [wording.say("web-nav-seat", number=seat + 1) for seat in range(len(names), MAX_PLAYERS)]
    return {f"seat-{number}": str(escape(name)) for number, name in enumerate(names, start=1)}


def round_of(snapshot: Snapshot, wording: Wording) -> str:
    """The round that is played; "" while none is."""
    game = snapshot.game
    return "" if game is None or snapshot.phase is not Phase.PLAY else wording.say("info-round-only", round=game.round)

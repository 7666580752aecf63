"""The players in a table: how often they played, their marks and habits."""

from collections.abc import Sequence

from palace_hub.history.facts import ERASED, GameFacts
from palace_hub.history.kept import KnownPlayer, PlayerRegister
from palace_hub.history.statistics import is_player
from palace_hub.views.history.table import TextColumn, TextTable
from palace_hub.views.history.words import date_words
from palace_hub.views.wording import Wording


def player_list(games: Sequence[GameFacts], register: PlayerRegister, wording: Wording) -> TextTable:
    """A row for each person: those in the games, who played last first, then those who only have marks."""
    say = wording.say
    names: dict[str, GameFacts | None] = {}
    for game in reversed(games):
        for seat in game.seats:
            if not seat.bot and seat.name != ERASED:
                names.setdefault(seat.name, game)
    for player in register.players:
        names.setdefault(player.name, None)
    rows, notes = [], []
    for place, (name, last) in enumerate(names.items()):
        known = register.find(name) or KnownPlayer(name)
        played = [game for game in games if any(is_player(seat, name) for seat in game.seats)]
        won = sum(any(is_player(game.seats[seat], name) for seat in game.winners) for game in played)
        rows.append(
            (
                say("outside", text=name),
                str(len(played)),
                str(won),
                "-" if last is None else date_words(last.started, last.doubt, wording, time=False),
                say("players-colour", colour=known.colour or "none"),
                say("players-symbol", symbol=known.symbol or "none"),
                say("players-side", side=known.side or "none"),
                say("players-hints", hints=known.hints or "none"),
                say("players-archived") if known.archived else "",
            )
        )
        if known.names:
            notes.append((place, say("players-also", names=wording.joined(known.names))))
    columns = (
        TextColumn(say("stats-column-player"), gives_way=True),
        TextColumn(say("stats-column-games"), is_number=True),
        TextColumn(say("stats-column-wins"), is_number=True),
        *(TextColumn(say(f"players-column-{key}")) for key in ("last", "colour", "symbol", "side", "hints")),
        TextColumn(""),
    )
    return TextTable(columns, tuple(rows), tuple(notes))

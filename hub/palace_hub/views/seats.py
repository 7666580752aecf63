"""The mark of each player: a sign and a colour, the same on every screen. The sign alone tells players apart too."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from monkey_palace.game.setup import compared_name
from palace_hub.history.kept import KnownPlayer
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.symbols import CONSOLE, GRAPHICAL, Symbols
from palace_hub.views.wording import Wording

COLOURS: Final = ("orange", "blue", "violet", "green")
SIGNS: Final = ("heart", "club", "star", "note")
"""The colours and signs of the seats, as players choose them."""


@dataclass(frozen=True, slots=True)
class SeatMark:
    """A player's mark. `colour`: the theme's name of the colour, as an ink and as a ground."""

    sign: str
    colour: str


def seat_mark(seat: int, symbols: Symbols) -> SeatMark:
    """The mark of the player on this seat, from 0."""
    return SeatMark(symbols.seats[seat], f"seat-{symbols.seat_colours[seat] + 1}")


def marked(wording: Wording, snapshot: Snapshot) -> Wording:
    """The wording with the marks of those who play this game."""
    game = snapshot.game
    if game is None or not snapshot.known_players:
        return wording
    symbols = with_marks(wording.symbols, [player.name for player in game.players], snapshot.known_players)
    return wording if symbols == wording.symbols else replace(wording, symbols=symbols)


def with_marks(symbols: Symbols, names: Sequence[str], known: Mapping[str, KnownPlayer]) -> Symbols:
    """The symbols in which each of these players has the colour and the sign that the player is known by, whatever
    marks they had before."""
    usual = GRAPHICAL if symbols.half_blocks else CONSOLE
    players = [known.get(compared_name(name)) for name in names]
    colours = _shared(len(symbols.seats), [None if player is None else player.colour for player in players], COLOURS)
    signs = _shared(len(symbols.seats), [None if player is None else player.symbol for player in players], SIGNS)
    return replace(
        symbols,
        seats=tuple(usual.seats[place] for place in signs),
        seat_colours=tuple(usual.seat_colours[place] for place in colours),
    )


def _shared(seats: int, wanted: Sequence[str | None], values: Sequence[str]) -> tuple[int, ...]:
    """The place of each seat's value: what is wanted, the first of two who want the same gets it. The others have that
    of their seat, or the first that is free."""
    given: dict[int, int] = {}
    for seat, value in enumerate(wanted):
        if value and (place := values.index(value)) not in given.values():
            given[seat] = place
    for seat in range(seats):
        if seat not in given:
            given[seat] = next(place for place in (seat, *range(seats)) if place not in given.values())
    return tuple(given[seat] for seat in range(seats))

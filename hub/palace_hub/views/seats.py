"""The mark of each player: a sign and a colour, the same on every screen. The sign alone tells players apart too."""

from dataclasses import dataclass

from palace_hub.views.symbols import Symbols


@dataclass(frozen=True, slots=True)
class SeatMark:
    """A player's mark. `colour`: the theme's name of the colour, as an ink and as a ground."""

    sign: str
    colour: str


def seat_mark(seat: int, symbols: Symbols) -> SeatMark:
    """The mark of the player on this seat, from 0."""
    return SeatMark(symbols.seats[seat], f"seat-{seat + 1}")

"""Dates, lengths and players of past games in words."""

from datetime import datetime

from palace_hub.history.facts import ClockDoubt, GameFacts, SeatFacts
from palace_hub.views.wording import Wording

MINUTE_S = 60


def date_words(started: float | None, doubt: ClockDoubt, wording: Wording, *, time: bool = True) -> str:
    """The local date; with a question mark where it is not sure. Midnight is a day without a time."""
    if started is None:
        return wording.say("games-no-date")
    when, formats = datetime.fromtimestamp(started), wording.catalogue.formats
    date = formats.moment(when) if time and (when.hour or when.minute) else formats.day(when)
    return wording.say("games-date-unsure", date=date) if doubt else date


def hours_and_minutes(seconds: float) -> tuple[int, int]:
    """Whole hours, and the minutes above them."""
    return divmod(round(seconds / MINUTE_S), 60)


def length_words(seconds: float) -> str:
    """Hours and minutes, `1:05`."""
    hours, minutes = hours_and_minutes(seconds)
    return f"{hours}:{minutes:02}"


def player_words(name: str, bot: str, wording: Wording) -> str:
    """A player's name, and that a bot has it."""
    shown = wording.say("outside", text=name)
    return wording.say("games-bot", name=shown) if bot else shown


def seat_words(seat: SeatFacts, wording: Wording) -> str:
    return player_words(seat.name, seat.bot, wording)


def standings(game: GameFacts) -> list[int]:
    """The seats from first to last; winners first."""
    return sorted(range(len(game.seats)), key=lambda seat: (seat not in game.winners, -game.seats[seat].score, seat))

"""The date of a game as people type it."""

from contextlib import suppress
from datetime import datetime
from typing import Final

FORMS: Final = ("%Y-%m-%d", "%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M")
LONGEST_DATE: Final = 16
"""Characters of a date with its time."""
YEARS: Final = range(2024, 2100)
"""The game was first sold in 2024. The hub's clock bounds nothing here: it is what may be wrong."""


def typed_date(text: str) -> float | None:
    """A local date, with a time or without, in seconds since 1970; None for nonsense, or a year without the game."""
    words = " ".join(text.split())
    if not words.isascii():  # strptime takes digits of every script
        return None
    for form in FORMS:
        with suppress(ValueError, OverflowError):
            date = datetime.strptime(words, form)
            return date.timestamp() if date.year in YEARS else None
    return None


def date_text(when: float) -> str:
    """The local date as it may be typed, without a time at midnight."""
    text = datetime.fromtimestamp(when).isoformat(sep=" ", timespec="minutes")
    return text.removesuffix(" 00:00")

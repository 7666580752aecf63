"""The filter of the past games as an address says it: `?year=2026&seats=3&set=house&expansions=frog&page=2`."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final
from unicodedata import category
from urllib.parse import urlencode

from multidict import MultiMapping

from palace_hub.history.facts import GameFacts
from palace_hub.history.statistics import GameFilter
from palace_hub.views.history.filtering import FILTER_KEYS, choices_of, filter_words
from palace_hub.views.wording import Wording

FIELDS: Final = tuple(FILTER_KEYS.values())
PAGE: Final = "page"
MOST_DIGITS: Final = 4
"""Digits of a year, of a number of players, and of a page."""
MOST_NAME: Final = 64
"""Letters of a set's name."""
NO_FIGURES: Final = "none"
FIGURES: Final = frozenset({"butterfly", "frog"})


class BadQuery(ValueError):
    """The address asks for what no page asks for."""


@dataclass(frozen=True, slots=True)
class FilterField:
    """One field of the form: its words, and each choice with its words; "" for all games."""

    name: str
    word: str
    choices: tuple[tuple[str, str, bool], ...]
    """Value, words, and whether it is chosen."""


def read_query(query: MultiMapping[str], *, pages: bool = False) -> tuple[GameFilter, int]:
    """The filter, and the page of the list (from 1). Raises `BadQuery`. A value that no game has finds no game."""
    if len(query) > len(set(query)) or not set(query) <= {*FIELDS, *((PAGE,) if pages else ())}:
        raise BadQuery
    expansions = query.get("expansions", "")
    figures = frozenset(() if expansions == NO_FIGURES else expansions.split("-"))
    if expansions and not (figures <= FIGURES and value_of(figures) == expansions):
        raise BadQuery
    name = query.get("set", "")
    if len(name) > MOST_NAME or any(category(letter) in ("Cc", "Cs") for letter in name):
        raise BadQuery
    wanted = GameFilter(
        year=_number(query.get("year", "")),
        seats=_number(query.get("seats", "")),
        set=name,
        expansions=figures if expansions else None,
    )
    page = _number(query.get(PAGE, ""))
    return wanted, 1 if page is None else page


def address_of(wanted: GameFilter, page: int = 1) -> str:
    """What stands behind an address for this filter; "" for all games."""
    values = {field: value_of(getattr(wanted, field)) for field in FIELDS}
    asked = {field: value for field, value in values.items() if value} | ({PAGE: str(page)} if page > 1 else {})
    return f"?{urlencode(asked)}" if asked else ""


def filter_fields(games: Iterable[GameFacts], wanted: GameFilter, wording: Wording) -> list[FilterField]:
    """The fields of which there is more than one value, or one that is asked for."""
    choices = choices_of(games)
    found = []
    for field in FIELDS:
        now, values = value_of(getattr(wanted, field)), list(getattr(choices, field))
        words: dict[str, str] = {"": wording.say("web-past-all")}
        for value in values:
            asked: dict[str, Any] = {field: value}
            words[value_of(value)] = filter_words(GameFilter(**asked), wording)
        if now not in words:
            words[now] = filter_words(GameFilter(**{field: getattr(wanted, field)}), wording)
        if len(words) > 2 or now:
            options = tuple((value, text, value == now) for value, text in words.items())
            found.append(FilterField(field, wording.say(f"footer-filter-{field}"), options))
    return found


def value_of(value: object) -> str:
    """A value of the filter in the address; "" for all games."""
    if isinstance(value, frozenset):
        return "-".join(sorted(value)) or NO_FIGURES
    return "" if value is None else str(value)


def _number(text: str) -> int | None:
    """A number from 1; None where the field is empty."""
    if not text:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS and int(text)):
        raise BadQuery
    return int(text)

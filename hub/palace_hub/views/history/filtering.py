"""Which past games a screen shows: the values that games have, and a key for each of them."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from palace_hub.history.facts import GameFacts
from palace_hub.history.statistics import GameFilter, year_of
from palace_hub.views.table.actions import FooterKey
from palace_hub.views.wording import Wording

FILTER_KEYS: Final = {"y": "year", "p": "seats", "c": "set", "e": "expansions"}
"""The field of the filter that each key changes."""


@dataclass(frozen=True, slots=True)
class FilterChoices:
    """The values of each field, in their order."""

    year: tuple[int, ...]
    seats: tuple[int, ...]
    set: tuple[str, ...]
    expansions: tuple[frozenset[str], ...]


def choices_of(games: Iterable[GameFacts]) -> FilterChoices:
    """Those of all games."""
    games = tuple(games)
    years = {year_of(game.started) for game in games if game.started is not None}
    return FilterChoices(
        year=tuple(sorted(years, reverse=True)),
        seats=tuple(sorted({len(game.seats) for game in games})),
        set=tuple(sorted({game.set for game in games})),
        expansions=tuple(sorted({frozenset(game.expansions) for game in games}, key=sorted)),
    )


def turned(wanted: GameFilter, field: str, choices: FilterChoices) -> GameFilter:
    """The next value of a field; after the last one all games."""
    everything: Any = "" if field == "set" else None
    values = (everything, *getattr(choices, field))
    now = getattr(wanted, field)
    place = values.index(now) if now in values else 0
    change: dict[str, Any] = {field: values[(place + 1) % len(values)]}
    return replace(wanted, **change)


def filter_words(wanted: GameFilter, wording: Wording) -> str:
    """The filter in words, "2026, 3 players"; "" for all games."""
    words = []
    if wanted.year is not None:
        words.append(str(wanted.year))
    if wanted.seats is not None:
        words.append(wording.say("past-filter-seats", count=wanted.seats))
    if wanted.set:
        words.append(wording.say("past-filter-set", set=wanted.set))
    if wanted.expansions is not None:
        figures = "-".join(sorted(wanted.expansions)) or "none"
        words.append(wording.say("past-filter-figures", figures=figures))
    return wording.joined(words)


def filter_keys(choices: FilterChoices, wording: Wording) -> tuple[FooterKey, ...]:
    """The keys of the fields of which there is more than one value."""
    return tuple(
        FooterKey(key, wording.say(f"footer-filter-{field}"), f"filter('{field}')")
        for key, field in FILTER_KEYS.items()
        if len(getattr(choices, field)) > 1
    )

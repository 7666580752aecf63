"""Which language is spoken: what was asked for, what was chosen at this table, or what the surroundings say.

The language belongs to the faces. No entry, event, record or hash holds it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from palace_hub.locale.catalogue import FALLBACK_LANGUAGE, languages

OWN_NAMES: Final[Mapping[str, str]] = {
    "en": "English",
    "zh": "简体中文",
    "fr": "Français",
    "it": "Italiano",
    "pt": "Português",
    "de": "Deutsch",
}
"""Each language as its speakers call it, in the order of the lists: whoever looks for a language reads only that."""

UNDRAWN: Final = frozenset({"zh"})
"""Languages whose signs no font of the bare console has."""

CONSOLE: Final = "linux"
"""The bare console, as `TERM` names it."""

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Variables of the environment that name a locale; the first one that is set counts."""

MOST_ACCEPTED: Final = 20
"""Languages of a browser's list that are looked at; browsers send fewer than ten."""


@dataclass(frozen=True, slots=True)
class Remembered:
    """The language that was chosen at this table, in place of the `configured` one; "" for none configured."""

    language: str
    configured: str = ""


def listed(*, on_console: bool = False) -> tuple[str, ...]:
    """The languages of the catalogue in the order of the lists. `on_console`: those that the bare console draws."""
    there = tuple(name for name in languages() if not (on_console and name in UNDRAWN))
    return (*(name for name in OWN_NAMES if name in there), *(name for name in there if name not in OWN_NAMES))


def own_name(language: str) -> str:
    return OWN_NAMES.get(language, language)


def following(language: str, *, on_console: bool = False) -> str:
    """The next language of the list; after the last one, and after one that is not in it, the first."""
    order = listed(on_console=on_console)
    return order[(order.index(language) + 1) % len(order)] if language in order else order[0]


def known(tag: str) -> str | None:
    """The language of a locale or language tag (`pt_PT.UTF-8`, `zh-CN`); None without messages in it."""
    language = tag.strip().replace("-", "_").partition("_")[0].partition(".")[0].partition("@")[0].lower()
    return language if language in languages() else None


def of_environment(environment: Mapping[str, str]) -> str:
    """The language of the user's locale; English for `C`, `POSIX`, an unknown one or none."""
    tag = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return known(tag) or FALLBACK_LANGUAGE


def of_browser(accepted: str) -> str | None:
    """The language that an Accept-Language header prefers; None if it names none of the catalogue's."""
    return next(filter(None, map(known, _preferred(accepted))), None)


def _preferred(accepted: str) -> Iterable[str]:
    weighted = []
    for part in accepted.split(",")[:MOST_ACCEPTED]:
        tag, _, weight = part.partition(";")
        try:
            share = float(weight.partition("=")[2] or 1)
        except ValueError:
            continue
        if share > 0:
            weighted.append((share, tag))
    return [tag for _, tag in sorted(weighted, key=lambda pair: -pair[0])]


def chosen(
    option: str | None, remembered: Remembered | None, configured: str | None, environment: Mapping[str, str]
) -> str:
    """The option's language, else that chosen at this table, else the configured one, else the user's locale's.

    A choice at the table ends where the configuration has named another language since.
    """
    if option is not None:
        return option
    if (
        remembered is not None
        and remembered.configured == (configured or "")
        and (still_there := known(remembered.language))
    ):
        return still_there
    return configured or of_environment(environment)

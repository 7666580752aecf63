"""The rules of the edition in the table's language, which the start form offers beside the hub's own (R10)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from monkey_palace.settings import EDITIONS, Settings
from palace_hub.views.wording import Wording

EDITION_KEY: Final = "a"
HUB: Final = ""
"""The hub's own rules: the defaults of all settings."""


@dataclass(frozen=True, slots=True)
class EditionWords:
    """Rules that can be chosen, with a line that says how they differ."""

    edition: str
    words: str


def edition_words(wording: Wording) -> tuple[EditionWords, ...]:
    """The hub's rules and those of the edition in this language; () in a language without an edition."""
    language = wording.catalogue.language
    if language not in EDITIONS:
        return ()
    return tuple(
        EditionWords(edition, wording.say("start-edition", edition=edition or "hub")) for edition in (HUB, language)
    )


def settings_of(edition: str) -> Mapping[str, str | bool]:
    """What an edition's settings have in place of the defaults."""
    if edition == HUB:
        return {}
    usual = Settings().model_dump()
    return {name: value for name, value in EDITIONS[edition].model_dump().items() if value != usual.get(name)}

"""Changes one setting in the text of a `palace.toml`; comments and order stay."""

import tomllib
from collections.abc import MutableMapping, Sequence
from pathlib import Path
from typing import Any, Final

import tomlkit

from palace_hub.errors import WrongUsage
from palace_hub.files.settings import Setting

PATHS: Final = frozenset({"journal", "backup.folder"})
"""Settings that are a path: a relative one would lead somewhere else when the hub starts in another folder."""
CARD_SET: Final = "card_set"
"""A path if there is such a folder; else the name of a set."""


class ValueCount(WrongUsage):
    """A setting that takes one value got none or several. `key`: of its sentence."""

    def __init__(self, key: str, setting: Setting) -> None:
        super().__init__(f"{setting.key}: {key}", setting=setting.key)
        self.key = key


def value_of(setting: Setting, words: Sequence[str]) -> Any:
    """The value that the words of a command line name. It may be wrong still. Raises `ValueCount`."""
    if not words:
        raise ValueCount("config-no-value", setting)
    if setting.rule["type"] == "array":
        return list(words)
    if len(words) > 1:
        raise ValueCount("config-one-value", setting)
    if words[0] and (setting.key in PATHS or (setting.key == CARD_SET and Path(words[0]).is_dir())):
        return str(Path(words[0]).absolute())
    if setting.rule["type"] == "string":
        return words[0]
    try:
        return tomllib.loads(f"value = {words[0]}")["value"]
    except (ValueError, RecursionError):
        return words[0]


def changed(text: str, setting: Setting, value: Any) -> str:
    """The text with the setting's line changed or added; `value` None: without the line. `text` is valid TOML."""
    document = tomlkit.parse(text)
    place: MutableMapping[str, Any] = document
    if setting.table:
        if not isinstance(place.get(setting.table), MutableMapping):
            if value is None:
                return text
            place[setting.table] = tomlkit.table()
        place = place[setting.table]
    if value is not None:
        place[setting.name] = value
    elif setting.name in place:
        del place[setting.name]
    return tomlkit.dumps(document)

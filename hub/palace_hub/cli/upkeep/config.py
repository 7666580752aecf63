"""`palace config`: shows and changes the settings of `palace.toml`."""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from errno import EISDIR
from os import strerror
from typing import Any

from monkey_palace.errors import DataError
from monkey_palace.toml_lines import MAX_CHARACTERS, read_document
from palace_hub.errors import PalaceError, WrongUsage
from palace_hub.files.atomic import replace_edited
from palace_hub.files.configuration import BadSetting, Config, config_of, load_config
from palace_hub.files.folders import config_path
from palace_hub.files.input_files import read_text
from palace_hub.files.setting_change import changed, value_of
from palace_hub.files.settings import Setting, explained, json_schema, settings, table_meaning, toml_text
from palace_hub.locale.catalogue import Catalogue
from palace_hub.views.text import wrap

COLUMNS = 76
"""Of a comment: with "# " before it, the smallest terminal that is designed for shows it whole."""


class NoSuchSetting(WrongUsage):
    """There is no setting of this name."""

    key = "config-no-setting"

    def __init__(self, given: str) -> None:
        super().__init__(f"no setting {given}", given=given)
        self.names = tuple(setting.key for setting in settings())


def config(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """Exit code 0. Raises `PalaceError` or `OSError`; the file then stays as it is."""
    commands: Mapping[str, Callable[[argparse.Namespace, Catalogue], int]] = {
        "show": _show,
        "set": _set,
        "path": _path,
        "schema": _schema,
    }
    return commands[arguments.part](arguments, catalogue)


def _path(_arguments: argparse.Namespace, _catalogue: Catalogue) -> int:
    print(config_path())
    return 0


def _schema(_arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    print(json.dumps(json_schema(catalogue), indent=2, ensure_ascii=False))
    return 0


def _named(key: str) -> Setting:
    for setting in settings():
        if setting.key == key:
            return setting
    raise NoSuchSetting(key)


def _present_text() -> str | None:
    """The text of the file; None: there is no file. Raises `BadSetting` where it cannot be read."""
    try:
        return read_text(config_path(), MAX_CHARACTERS)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise BadSetting.of(error, config_path()) from None


def _show(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    chosen = tuple(map(_named, arguments.keys)) or settings()
    load_config()  # refuses a wrong value
    text = _present_text()
    data = read_document(text or "").data
    head = "config-show-none" if text is None else "config-show-file"
    lines = [*_comment(catalogue.text_key(head, file=str(config_path()))), *_lines(chosen, data, catalogue)]
    print("\n".join(lines))
    return 0


def _lines(chosen: Iterable[Setting], data: Mapping[str, Any], catalogue: Catalogue) -> Iterator[str]:
    """Lines of a file: each setting with its meaning, and those that the file lacks as comments."""
    table = ""
    for setting in chosen:
        yield ""
        if setting.table != table:
            table = setting.table
            yield from _comment(catalogue.text(table_meaning(table)))
            yield f"[{table}]"
        yield from _comment(explained(setting, catalogue))
        given = (data.get(setting.table, {}) if setting.table else data).get(setting.name)
        if given is not None:
            yield f"{setting.name} = {toml_text(given)}"
        else:
            yield f"# {setting.name} = {'' if setting.default is None else toml_text(setting.default)}".rstrip()


def _comment(text: str) -> Iterator[str]:
    return (f"# {line}" for line in wrap(text, COLUMNS))


def _require_usable(setting: Setting, config: Config, catalogue: Catalogue) -> None:
    """Raises the error with which the hub would refuse to start with the setting's new value."""
    match setting.key:
        case "card_set":
            from palace_hub.cli.play import cards_in  # it brings the whole hub

            cards_in(config.card_set, catalogue)
        case "journal":
            from palace_hub.cli.real_table import require_possible_folder_of

            if config.journal.is_dir():
                raise IsADirectoryError(EISDIR, strerror(EISDIR), str(config.journal))
            require_possible_folder_of(config.journal)


def _set(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    setting, path = _named(arguments.key), config_path()
    value = None if arguments.default else value_of(setting, arguments.values)
    text = _present_text() or ""
    try:
        if read_document(text).syntax:
            config_of(text, path)  # raises the sentence of the broken line
        new = changed(text, setting, value)
        _require_usable(setting, config_of(new, path), catalogue)
    except (PalaceError, DataError, IsADirectoryError):
        print(catalogue.text_key("config-stays", file=str(path)), file=sys.stderr)
        raise
    if new != text:
        replace_edited(path, new)
    if value is None:
        print(catalogue.text_key("config-has-default", setting=setting.key))
    else:
        print(catalogue.text_key("config-has-value", setting=setting.key, value=toml_text(value)))
    return 0

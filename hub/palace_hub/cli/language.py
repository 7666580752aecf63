"""The language of a command: `--language`, the choice on the screen, the configuration, the user's locale."""

import os
import tomllib
from collections.abc import Sequence
from contextlib import suppress

from palace_hub.errors import WrongUsage
from palace_hub.files.folders import config_path, data_folder
from palace_hub.files.input_files import read_text
from palace_hub.files.language_file import keep_language, read_language
from palace_hub.locale import choice
from palace_hub.locale.catalogue import FALLBACK_LANGUAGE, languages

OPTION = "--language"


class NoSuchLanguage(WrongUsage):
    """The option names no language of the catalogue."""

    key = "error-no-language"


def without_option(words: Sequence[str]) -> tuple[list[str], str | None]:
    """The words of a command line without the language, and the language; None if it names none.

    The option may stand before and behind the command, and the parser's own sentences are in its language already.
    """
    rest: list[str] = []
    named, remaining = None, iter(words)
    for word in remaining:
        if word == "--":
            return [*rest, word, *remaining], named
        if word == OPTION:
            named = next(remaining, "")
        elif word.startswith(f"{OPTION}="):
            named = word.partition("=")[2]
        else:
            rest.append(word)
    return rest, named


def require_known(named: str | None) -> None:
    """Raises `NoSuchLanguage`."""
    if named is not None and named not in languages():
        raise NoSuchLanguage(f"no language {named}", given=named, known=", ".join(choice.listed()))


def spoken(named: str | None, configured: str | None) -> str:
    """The language of a command. An option that names none has no effect; `require_known` refuses it.

    Without the option, the bare console speaks no language whose signs it lacks.
    """
    option = named if named in languages() else None
    found = choice.chosen(option, read_language(data_folder()), configured, os.environ)
    on_console = option is None and os.environ.get("TERM") == choice.CONSOLE
    return FALLBACK_LANGUAGE if on_console and found in choice.UNDRAWN else found


def spoken_first(words: Sequence[str]) -> str:
    """The language of the first sentence, before the package that reads the configuration is loaded."""
    configured = None
    with suppress(OSError, ValueError, RecursionError):
        configured = tomllib.loads(read_text(config_path())).get("language")
    return spoken(without_option(words)[1], configured if configured in languages() else None)


class LanguageOfScreen:
    """Keeps the language that is chosen on the screen. `configured`: that of the configuration, None for none."""

    def __init__(self, configured: str | None) -> None:
        self._configured = configured or ""

    def record(self, language: str) -> None:
        keep_language(data_folder(), choice.Remembered(language, self._configured))

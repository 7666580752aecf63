"""Numbers, dates and lists as a language writes them. Babel has the rules; it is loaded when one is first needed."""

from collections.abc import Iterable
from datetime import datetime
from functools import cached_property
from typing import Any, Final

ISO: Final = "en"
"""The language whose dates are written 2026-11-28: day and month of English dates change places between countries."""

WITHOUT_BLANKS: Final = frozenset({"zh"})
"""Languages that write no blank between two sentences."""


class Formats:
    """The formats of a language. One that Babel does not know has those of English."""

    def __init__(self, language: str) -> None:
        self._language = language

    @cached_property
    def _locale(self) -> Any:
        from babel import Locale, UnknownLocaleError

        try:
            return Locale.parse(self._language)
        except (UnknownLocaleError, ValueError):
            return Locale.parse(ISO)

    @cached_property
    def _point(self) -> str:
        from babel.numbers import get_decimal_symbol

        return str(get_decimal_symbol(self._locale))

    @cached_property
    def _comma(self) -> str:
        """What stands between the parts of a list: the ideographic comma in Chinese."""
        pattern = str(self._locale.list_patterns["standard"]["middle"])
        return pattern.removeprefix("{0}").removesuffix("{1}")

    def number(self, text: str) -> str:
        """A number with a decimal point, such as `+0.80`, as the language writes it."""
        return text.replace(".", self._point)

    def joined(self, parts: Iterable[str]) -> str:
        """The parts of a list, without a word before the last one."""
        return self._comma.join(parts)

    def sentences(self, parts: Iterable[str]) -> str:
        """Sentences one behind the other; an empty part is left out."""
        return ("" if self._language in WITHOUT_BLANKS else " ").join(filter(None, parts))

    def day(self, when: datetime) -> str:
        from babel.dates import format_skeleton

        if self._locale.language == ISO:
            return when.date().isoformat()
        return str(format_skeleton("yMd", when, locale=self._locale))

    def moment(self, when: datetime, *, seconds: bool = False) -> str:
        """The day and the time, on a clock of 24 hours."""
        return f"{self.day(when)} {when.strftime('%H:%M:%S' if seconds else '%H:%M')}"

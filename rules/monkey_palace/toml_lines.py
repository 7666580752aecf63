"""Reads hand-written TOML: reports every syntax error with its line, and the line of every key.

`tomllib` stops at the first error and does not keep line numbers. This reader skips a broken line and goes on, so one
pass finds all errors. It indexes (table, number, key) to the line that a message names.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

# A whole card set has some 12 kB.
MAX_CHARACTERS: Final = 256 * 1024
# A file with more broken lines is not TOML, and further messages would not help.
MAX_SYNTAX_ERRORS: Final = 20
# CPython refuses integers of more than 4,300 digits without naming the line.
_LONG_NUMBER: Final = re.compile(r"[0-9_]{4000}")

_POSITION: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
_HEADER: Final = re.compile(r"\s*(\[{1,2})\s*([A-Za-z0-9_-]+(?:\s*\.\s*[A-Za-z0-9_-]+)*)\s*(\]{0,2})\s*(?:#.*)?$")
_KEY: Final = re.compile(
    r"""\s*((?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*'))*)\s*="""
)
_MEANING_ERRORS: Final = ("Cannot overwrite", "Cannot declare", "Cannot mutate", "Duplicate")


@dataclass(frozen=True, slots=True)
class SyntaxFault:
    """A syntax error: line number from 1, the text of the line, and the parser's message."""

    line: int
    found: str
    detail: str

    @property
    def contradicts(self) -> bool:
        """Whether the line is sound by itself, but not together with those above, such as a key that is given twice."""
        return self.detail.startswith(_MEANING_ERRORS)


@dataclass(frozen=True)
class Document:
    """The readable part of a document. `complete` False: the reader gave up, and `data` is empty."""

    data: Mapping[str, Any]
    syntax: tuple[SyntaxFault, ...]
    complete: bool
    _lines: Mapping[tuple[str, int, tuple[str, ...]], int] = field(repr=False)
    _damaged: frozenset[tuple[str, int]] = field(repr=False)
    _texts: Mapping[tuple[str, int, tuple[str, ...]], int] = field(repr=False, default_factory=dict)

    def line(self, table: str = "", number: int = 0, *keys: str) -> int:
        """The line of a key, or else of its nearest container. `number`: index among the tables of one name, from 0."""
        for depth in range(len(keys), -1, -1):
            line = self._lines.get((table, number, keys[:depth]))
            if line is not None:
                return line
        return self._lines.get(("", 0, (table,)), 1)

    def row_line(self, table: str, number: int, key: str, row: int) -> int:
        """The line of a row (from 0) of a triple-quoted text; for any other value, the line of its key."""
        first = self._texts.get((table, number, (key,)))
        return self.line(table, number, key) if first is None else first + row

    def is_damaged(self, table: str = "", number: int = 0) -> bool:
        """Whether the reader skipped a broken line in this table, so that a key may only seem to be missing."""
        return (table, number) in self._damaged


def read_document(text: str) -> Document:
    """Parses `text` (at most `MAX_CHARACTERS`) and skips broken lines. Never raises."""
    lines = text.replace("\r\n", "\n").split("\n")
    faults: list[SyntaxFault] = []
    broken: set[int] = set()
    data: dict[str, Any] = {}
    complete = False
    while len(faults) < MAX_SYNTAX_ERRORS:
        try:
            data = tomllib.loads("\n".join(lines))
            complete = True
            break
        except (ValueError, RecursionError) as error:
            at, detail = _position(error, lines)
            if not detail.startswith(_MEANING_ERRORS) and (at == len(lines) - 1 or _is_sound(lines[at])):
                at = _last_sound_prefix(lines, at)  # the line is sound by itself: a bracket or quote above is open
            text_there = lines[at]
            faults.append(SyntaxFault(at + 1, text_there.strip(), detail))
            broken.add(at)
            lines[at] = _mended(text_there)
            if lines[at] == text_there:
                break
    if not complete:
        data = {}
    index, damaged, texts = _index(lines, broken)
    return Document(data, tuple(faults), complete, index, damaged, texts)


def _position(error: Exception, lines: list[str]) -> tuple[int, str]:
    """The broken line's index from 0, and the parser's message without the position."""
    if isinstance(error, RecursionError):
        depth = [max(line.count("["), line.count("{")) for line in lines]
        return depth.index(max(depth)), "brackets nested too deeply"
    message = str(error)
    match = _POSITION.search(message)
    if match is None:
        long = [i for i, line in enumerate(lines) if _LONG_NUMBER.search(line)]
        return (long[0] if long else 0), "a number too long to read"
    at = int(match.group(1)) - 1 if match.group(1) else len(lines) - 1
    return min(at, len(lines) - 1), message[: match.start()]


def _is_sound(text: str) -> bool:
    try:
        tomllib.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _last_sound_prefix(lines: list[str], at: int) -> int:
    """The number of leading lines that parse as a whole; the next line leaves a bracket or quote open."""
    low, high = 0, at + 1  # a prefix of `low` lines is sound, one of `high` lines is not
    while high - low > 1:
        middle = (low + high) // 2
        if _is_sound("\n".join(lines[:middle])):
            low = middle
        else:
            high = middle
    return low


def _mended(line: str) -> str:
    """A broken header as the intended `[[table]]`, so that its keys do not join the table above; otherwise empty."""
    match = _HEADER.match(line)
    if match and "." not in match.group(2):
        return f"[[{match.group(2)}]]"
    return ""


_Places = dict[tuple[str, int, tuple[str, ...]], int]


def _index(lines: list[str], broken: set[int]) -> tuple[_Places, frozenset[tuple[str, int]], _Places]:
    """The line of every key; the tables with a broken line; the first line of every triple-quoted text."""
    index: _Places = {}
    texts: _Places = {}
    damaged: set[tuple[str, int]] = set()
    counts: dict[str, int] = {}
    table, number, prefix = "", 0, ()  # type: str, int, tuple[str, ...]
    quoted = False
    for at, line in enumerate(lines):
        if at in broken:
            damaged.add((table, number))
        if (line.count('"""') + line.count("'''")) % 2:
            quoted = not quoted
            if not quoted:
                continue
        elif quoted:
            continue
        header, key = _HEADER.match(line), _KEY.match(line)
        if header and header.group(3):
            parts = tuple(part.strip() for part in header.group(2).split("."))
            table, prefix = parts[0], parts[1:]
            if header.group(1) == "[[" and not prefix:
                counts[table] = counts.get(table, -1) + 1
            number = counts.get(table, 0)
            index.setdefault((table, number, prefix), at + 1)
            if at in broken:
                damaged.add((table, number))
        elif key:
            parts = tuple(part.strip().strip("\"'") for part in key.group(1).split("."))
            for depth in range(1, len(parts) + 1):
                index.setdefault((table, number, prefix + parts[:depth]), at + 1)
            if quoted:
                on_this_line = not line.endswith(('"""', "'''"))  # TOML drops a newline right after the quotes
                texts.setdefault((table, number, prefix + parts), at + 1 if on_this_line else at + 2)
    return index, frozenset(damaged), texts

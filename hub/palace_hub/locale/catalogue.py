"""The catalogue: turns message keys into sentences. Fluent files by language; parameters are made safe here."""

import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import TYPE_CHECKING, Any

from palace_hub.locale.formats import Formats
from palace_hub.locale.limits import Limit, limit_in
from palace_hub.locale.message import Decimal, Message, Parameter
from palace_hub.locale.outside_text import shown

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import FluentParser

FALLBACK_LANGUAGE = "en"
"""The complete language. It replaces sentences that another language lacks."""

MOST_KEPT = 4096
"""Sentences that are kept with their parameters: a page has some 300, of which few differ from the page before."""

_PACKAGE = "palace_hub.locale"

_ENTRY = re.compile(r"^(?:# .*\n)*(?P<key>[a-zA-Z][\w-]*) *=", re.MULTILINE)
_NAME = re.compile(r"[a-zA-Z][\w-]*")
_ONE_LINE = re.compile(r"[a-zA-Z][\w-]* *= *(?P<text>\S.*?) *(?:\n(?:#.*| *))*")
"""A message of one line, without a comment above it."""
_PLAIN_PART = re.compile(r"""{ (?:\$(?P<name>[a-zA-Z][\w-]*)|"(?P<text>[^"\\{}]*)") }""")
"""A parameter or a quoted text."""


def message_folder() -> Traversable:
    """The folder with a folder of Fluent files for each language."""
    return files(_PACKAGE) / "messages"


@cache
def languages() -> tuple[str, ...]:
    """The languages that have messages, English first."""
    names = sorted(folder.name for folder in message_folder().iterdir() if folder.is_dir())
    return tuple(sorted(names, key=lambda name: (name != FALLBACK_LANGUAGE, name)))


def _resources(language: str) -> Iterator[Traversable]:
    folder = message_folder() / language
    yield from sorted((item for item in folder.iterdir() if item.name.endswith(".ftl")), key=lambda item: item.name)


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Each message of a Fluent file: its key and its text, with the comment above it."""
    starts = [*_ENTRY.finditer(text)]
    ends = [entry.start() for entry in starts[1:]] + [len(text)]
    for entry, end in zip(starts, ends, strict=True):
        yield entry["key"], text[entry.start() : end]


class _Language:
    """One language's messages. NOUN and SHORT turn a piece code and a count into words of `noun-*` and `short-*`.

    A message is parsed when it is first used: all of them take 0.4 s, and most commands say only a few. Fluent itself
    is loaded when a message needs it: most are one line of text, and loading takes half the time of `--help`.
    """

    def __init__(self, language: str) -> None:
        self._name = language
        self._lock = Lock()
        self._sources: dict[str, str] = {}
        self._limits: dict[str, Limit | None] = {}
        for resource in _resources(language):
            for key, source in _entries(resource.read_text(encoding="utf-8")):
                if key in self._sources:
                    raise ValueError(f"{language}/{resource.name}: {key} is defined twice")
                self._sources[key] = source

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle

        functions = {"NOUN": self._words("noun"), "SHORT": self._words("short")}
        return FluentBundle([self._name], functions=functions, use_isolating=False)

    @cached_property
    def _parser(self) -> "FluentParser":
        from fluent.syntax import FluentParser

        return FluentParser(with_spans=False)

    def limit(self, key: str) -> Limit | None:
        self._parse(key)
        return self._limits[key]

    def _parse(self, key: str) -> None:
        """Add the message to the bundle, with each one that it could refer to, unless that has been done."""
        with self._lock:  # the terminal's and the web page's thread may meet here
            self._parse_new(key)

    def _parse_new(self, key: str) -> None:
        if key in self._limits:
            return
        from fluent.syntax import ast

        source = self._sources[key]
        self._limits[key] = None  # first, since messages may name each other
        for name in _NAME.findall(source):
            if name in self._sources:
                self._parse_new(name)
        tree = self._parser.parse(source)
        for item in tree.body:
            if isinstance(item, ast.Junk):
                raise ValueError(f"{self._name}, {key}: not Fluent: {(item.content or '')[:60]!r}")
            if isinstance(item, ast.Message) and item.comment:
                self._limits[key] = limit_in(item.comment.content)
        self._bundle.add_resource(tree)

    def _words(self, family: str) -> Any:
        def words(piece: Any, count: Any = 1) -> str:
            return self.text(f"{family}-{piece}", {"count": count}) or str(piece)

        return words

    def text(self, key: str, params: Mapping[str, Any], attribute: str = "") -> str | None:
        """The text of a message, or of its attribute, "" if it has none; None without such a message."""
        if key not in self:
            return None
        if not attribute and (plain := self._plain(key, params)) is not None:
            return plain
        self._parse(key)
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return ""
        text, _ = self._bundle.format_pattern(pattern, dict(params))
        return str(text)

    def _plain(self, key: str, params: Mapping[str, Any]) -> str | None:
        """The text of a message that needs no Fluent: one line, whose parameters are texts; None for others."""
        line = _ONE_LINE.fullmatch(self._sources[key])
        if line is None or re.search("[{}]", _PLAIN_PART.sub("", line["text"])):
            return None
        named = {part["name"] for part in _PLAIN_PART.finditer(line["text"]) if part["name"]}
        if not all(isinstance(params.get(name), str) for name in named):
            return None
        return _PLAIN_PART.sub(lambda part: params[part["name"]] if part["name"] else part["text"], line["text"])


@cache
def _language(name: str) -> _Language:
    return _Language(name)


_Given = tuple[tuple[str, type, Parameter], ...]


def _given(message: Message) -> _Given:
    return tuple((name, type(value), value) for name, value in message.params.items())


class Catalogue:
    """Sentences in `language`, else in English. An unknown key becomes `?key?`."""

    def __init__(self, language: str = FALLBACK_LANGUAGE) -> None:
        self.language = language if language in languages() else FALLBACK_LANGUAGE
        self.formats = Formats(self.language)
        self._own = _language(self.language)
        self._english = _language(FALLBACK_LANGUAGE)
        self._formatted = lru_cache(MOST_KEPT)(self._format)

    def text(self, message: Message) -> str:
        """The sentence of a message, with its text parameters made safe."""
        return self._formatted(message.key, _given(message), "")

    def attribute(self, message: Message, name: str) -> str:
        """The further sentence of a message that has this name, `.name = ...` in its file; "" if it has none."""
        return self._formatted(message.key, _given(message), name)

    def _format(self, key: str, given: _Given, attribute: str) -> str:
        """The types keep 1 and True apart."""
        params = {name: self._safe(value) for name, _type, value in given}
        for language in (self._own, self._english):
            text = language.text(key, params, attribute)
            if text is not None:
                return text
        return f"?{shown(key)}?"

    def _safe(self, value: Parameter) -> Parameter:
        if isinstance(value, Decimal):
            return self.formats.number(value)
        return shown(value) if isinstance(value, str) else value

    def text_key(self, key: str, **params: Parameter) -> str:
        return self.text(Message(key, params))

    def has(self, key: str) -> bool:
        return key in self._own or key in self._english

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of this language, in the order of its files."""
        return tuple(self._own)

    def limit(self, key: str) -> Limit | None:
        """The limit of the key's place; None if it is unbounded."""
        for language in (self._own, self._english):
            if key in language:
                return language.limit(key)
        return None

"""What is wrong with a translation: messages that are missing, unknown, untranslated, or that use other variables."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from tests.locale.key_use import References, messages

from palace_hub.locale.limits import limit_in

ALLOWED = Path(__file__).with_name("allowed.toml")

A_WORD = re.compile(r"[^\W\d_]{3,}")
"""Shorter ones are units, abbreviations and signs."""


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


@cache
def allowed(kind: str, language: str) -> Mapping[str, str]:
    """The keys that may be `equal` to English, or leave a variable `out`, with the reason; "*" is any language."""
    data = tomllib.loads(ALLOWED.read_text(encoding="utf-8"))[kind]
    return {**data.get("any", {}), **data.get(language, {})}


def _uses(message: ast.Message) -> References:
    used = References()
    used.visit(message)
    return used


def _written(message: ast.Message) -> str:
    """The message without its comment."""
    return FluentSerializer().serialize_entry(ast.Message(message.id, message.value, message.attributes))


def _has_words(message: ast.Message) -> bool:
    texts = _Texts()
    texts.visit(message)
    return any(A_WORD.search(text) for text in texts.texts)


def faults(language: str) -> Iterator[str]:
    """A line for each fault of a language."""
    english, own = messages(), messages(language)
    for name in english.keys() | own.keys():
        theirs, ours = english.get(name, {}), own.get(name, {})
        yield from (f"{name}: {key} is missing" for key in theirs.keys() - ours.keys())
        yield from (f"{name}: {key} is unknown to English" for key in ours.keys() - theirs.keys())
        for key in theirs.keys() & ours.keys():
            yield from (f"{name}: {key} {fault}" for fault in _faults(language, theirs[key], ours[key]))
    for kind in ("equal", "out"):
        stale = allowed(kind, language).keys() - {key for entries in english.values() for key in entries}
        yield from (f"{ALLOWED.name}: {key} is unknown" for key in stale)


def _faults(language: str, english: ast.Message, own: ast.Message) -> Iterator[str]:
    key, before, now = english.id.name, _uses(english), _uses(own)
    if _written(english) == _written(own) and _has_words(english) and key not in allowed("equal", language):
        yield "is in English"
    if now.variables - before.variables:
        yield f"has variables that English has not: {', '.join(sorted(now.variables - before.variables))}"
    if before.variables - now.variables and key not in allowed("out", language):
        yield f"leaves out {', '.join(sorted(before.variables - now.variables))}"
    if now.functions - before.functions - {"SHORT", "NOUN"}:
        yield f"uses {', '.join(sorted(now.functions - before.functions))}"
    attributes = [{one.id.name for one in message.attributes} for message in (english, own)]
    if attributes[0] != attributes[1]:
        yield f"has the attributes {sorted(attributes[1])}, English {sorted(attributes[0])}"
    limits = [limit_in(message.comment and message.comment.content) for message in (english, own)]
    if limits[0] != limits[1]:
        yield f"is for {limits[1] and limits[1].place}, English for {limits[0] and limits[0].place}"

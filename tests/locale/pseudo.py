"""A language for tests, made from the English files: an accent on every letter, and 40 % longer. It is never shipped.

A word without accents on a screen in this language comes from the code and not from the catalogue.
"""

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from tests.locale.key_use import MESSAGES

PSEUDO = "qps"

_PLAIN = "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ"
_ACCENTED = "àḃçďèḟğĥìĵķľṁñòṗřšťùṽŵẋýžÀḂÇĎÈḞĞĤÌĴĶĽṀÑÒṖŘŠŤÙṼŴẊÝŽ"
_WITH_ACCENT = str.maketrans(_PLAIN, _ACCENTED)


def accented(text: str) -> str:
    """The text with accents, and with every vowel twice."""
    return re.sub("[aeiouAEIOU]", lambda vowel: vowel[0] + vowel[0].lower(), text).translate(_WITH_ACCENT)


class _Pseudo(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = accented(node.value)
        return node


def write_pseudo(folder: Path) -> Path:
    """Writes the language into a folder beside English; returns the folder."""
    (folder / "en").symlink_to(MESSAGES / "en")
    (folder / PSEUDO).mkdir()
    for path in sorted((MESSAGES / "en").glob("*.ftl")):
        tree = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
        text = FluentSerializer().serialize(_Pseudo().visit(tree))
        (folder / PSEUDO / path.name).write_text(text, encoding="utf-8")
    return folder

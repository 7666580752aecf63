"""The catalogue: plurals, pieces as words, and text from outside."""

import re
import unicodedata
from collections.abc import Iterator, Mapping

import pytest
from fluent.syntax import ast
from hypothesis import given
from hypothesis import strategies as st
from tests.locale.key_use import messages

from palace_hub.locale.catalogue import Catalogue, languages
from palace_hub.locale.limits import limit_in
from palace_hub.locale.message import Message
from palace_hub.locale.outside_text import LONGEST_OUTSIDE_TEXT, shown

CATALOGUE = Catalogue()


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=() if one in ("en", "zh") else pytest.mark.long) for one in languages()]
)
def test_the_catalogue_has_the_messages_that_fluent_reads_in_the_whole_files(language: str) -> None:
    there = {
        key: limit_in(message.comment and message.comment.content)
        for entries in messages(language).values()
        for key, message in entries.items()
    }
    catalogue = Catalogue(language)
    assert {key: catalogue.limit(key) for key in catalogue.keys} == there
    simple = {key: text for entries in messages(language).values() for key, text in simple_texts(entries)}
    assert len(simple) > len(there) / 2
    given = {key: {name: f"<{name}>" for name in re.findall("<(.*?)>", text)} for key, text in simple.items()}
    assert {key: catalogue.text(Message(key, given[key])) for key in simple} == simple


def simple_texts(entries: Mapping[str, ast.Message]) -> Iterator[tuple[str, str]]:
    """Messages of text, quoted text and parameters, with `<name>` for each parameter: Fluent is not asked for them."""
    for key, message in entries.items():
        parts: list[str] = []
        for element in message.value.elements if message.value else ():
            match element:
                case ast.TextElement(value=text) | ast.Placeable(expression=ast.StringLiteral(value=text)):
                    parts.append(text)
                case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                    parts.append(f"<{name}>")
                case _:
                    break
        else:
            if parts and "\\" not in "".join(parts):
                yield key, "".join(parts)


@pytest.mark.parametrize(
    ("piece", "one", "many"),
    [
        ("arch", "1 arch", "2 arches"),
        ("brick", "1 brick", "2 bricks"),
        ("column", "1 column", "2 columns"),
        ("light_green", "1 light green leaf", "2 light green leaves"),
        ("dark_green", "1 dark green leaf", "2 dark green leaves"),
        ("gold", "1 gold brick", "2 gold bricks"),
    ],
)
def test_a_piece_code_and_a_count_become_words(piece: str, one: str, many: str) -> None:
    assert CATALOGUE.text_key("count-of", piece=piece, count=1) == one
    assert CATALOGUE.text_key("count-of", piece=piece, count=2) == many


def test_an_unknown_piece_code_is_shown_and_breaks_nothing() -> None:
    assert CATALOGUE.text_key("count-of", piece="wheel", count=2) == "2 wheel"


def test_no_isolating_marks_stand_around_parameters() -> None:
    text = CATALOGUE.text_key("log-took", piece="arch", count=3)
    assert text == "3 arches taken out"


def test_an_unknown_language_falls_back_to_english() -> None:
    assert Catalogue("tlh").text_key("action-undo") == "Undo"
    assert languages()[0] == "en"


def test_a_message_without_its_parameter_shows_the_gap() -> None:
    assert "taken out" in CATALOGUE.text(Message("log-took", {"piece": "arch"}))


@pytest.mark.parametrize(
    ("outside", "safe"),
    [
        ("Bo[/]", "Bo[/]"),
        ("a\x1b[31mb", "a\\x1b[31mb"),
        ("line\nend\ttab", "line\\x0aend\\x09tab"),
        ("\u202eevil", "\\u202eevil"),
        ("\u2067x\u2069", "\\u2067x\\u2069"),
        ("\u200bzero", "\\u200bzero"),
        ("\x9b1m", "\\x9b1m"),
        ("wide\u3000space", "wide space"),
        ("\U000e0001tag", "\\U000e0001tag"),
        ("Zoë 小安", "Zoë 小安"),
    ],
)
def test_what_cannot_be_seen_is_shown_as_an_escape(outside: str, safe: str) -> None:
    assert shown(outside) == safe


def test_ten_thousand_letters_are_cut() -> None:
    assert len(shown("x" * 10_000)) == LONGEST_OUTSIDE_TEXT + 1


def test_towers_of_combining_marks_are_cut_down() -> None:
    assert unicodedata.category(shown("a" + "\u0301" * 50)[3]) != "Mn"


@given(st.text(max_size=300))
def test_nothing_that_is_shown_is_invisible(text: str) -> None:
    hidden = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert not any(unicodedata.category(character) in hidden for character in shown(text))


@given(st.text(max_size=60))
def test_a_name_reaches_the_sentence_in_its_safe_form(name: str) -> None:
    text = CATALOGUE.text_key("log-command-take-frog", name=name)
    assert text == f"{shown(name)} took the frog"

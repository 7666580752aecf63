"""Numbers, dates and lists are written as each language writes them."""

import re
from datetime import datetime

import pytest

from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.formats import Formats
from palace_hub.locale.message import Message, decimal
from palace_hub.sensing.signal.module_report import ModuleFigures, findings
from palace_hub.sensing.signal.module_trials import figure_messages

WHEN = datetime(2026, 11, 8, 9, 5, 7)


@pytest.mark.parametrize(
    ("language", "number", "day", "names"),
    [
        ("en", "+0.80", "2026-11-08", "Ann, Bo"),
        ("zh", "+0.80", "2026/11/8", "Ann、Bo"),
        ("fr", "+0,80", "08/11/2026", "Ann, Bo"),
        ("it", "+0,80", "08/11/2026", "Ann, Bo"),
        ("pt", "+0,80", "08/11/2026", "Ann, Bo"),
        ("de", "+0,80", "8.11.2026", "Ann, Bo"),
        ("qps", "+0.80", "2026-11-08", "Ann, Bo"),
    ],
)
def test_a_language_has_its_formats(language: str, number: str, day: str, names: str) -> None:
    formats = Formats(language)
    assert formats.number(decimal(0.8, 2, "+")) == number
    assert formats.day(WHEN) == day
    assert formats.moment(WHEN) == f"{day} 09:05"
    assert formats.moment(WHEN, seconds=True) == f"{day} 09:05:07"
    assert formats.joined(["Ann", "Bo"]) == names
    assert formats.joined(["Ann"]) == "Ann"


def test_sentences_have_a_blank_between_where_the_language_writes_one() -> None:
    assert Formats("en").sentences(["Take it.", "", "Go on."]) == "Take it. Go on."
    assert Formats("zh").sentences(["请拿取。", "请继续。"]) == "请拿取。请继续。"


def test_a_decimal_in_a_sentence_is_written_by_the_language_and_a_rule_is_not() -> None:
    catalogue = Catalogue()
    catalogue.formats = Formats("fr")
    assert catalogue.text(Message("unit-grams", {"number": decimal(0.8, 1)})) == "0,8 g"
    assert catalogue.text(Message("outside", {"text": "10.10"})) == "10.10"


def test_the_figures_of_a_module_are_written_by_the_language() -> None:
    catalogue = Catalogue("de")
    figures = ModuleFigures(capacity_g=300, counts_per_g=1000, bare_raw=0, cup_raw=75_000, wait_s=2.7, off_centre=0.031)
    texts = [catalogue.text(message) for message in (*figure_messages(figures), *findings(figures, "tray", "arch"))]
    assert not [text for text in texts if re.search(r"\d\.\d", text)], texts

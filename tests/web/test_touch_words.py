"""The pages of phones name no key: every message that they can show has a form for touch where it needs one."""

import re
from collections.abc import Mapping
from functools import cache

import pytest
from tests.locale.key_use import MESSAGES

from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message
from palace_hub.views.wording import TOUCH, Wording

NAMES_A_KEY = re.compile(
    r"\b[Pp]ress (Enter|Esc|[A-Za-z]|1|the key|its|their)\b|\b[Kk]eys?\b|\bEsc\b|\bEnter (goes|again|once|takes)\b"
    r"|\bF\d+\b|\((o|S)\)|^[b-z] (?=[a-z])|^\{ \$letter \} "
)
"""What only a keyboard has: a key's name after "press", the word itself, or a letter before a button's words."""

TERMINAL_ONLY = (
    *("help-", "footer-", "palette-", "cli-", "doctor-", "page-", "dialog-", "hands-"),  # keys, menus, commands
    *("lesson-", "teach-", "analysis-", "review-", "held-", "data-", "cards-", "flash-", "ask-hints"),  # own screens
    *("learn-", "module-", "explain-module-", "head-module-", "refused-module-"),  # `palace cards`, `palace setup`
    *("start-waiting-keys", "config-", "setup-wifi-", "fix-doctor-broker-"),
    "first-",  # the first start is on the terminal
    "dim-wake",  # the dark screen of a terminal
    "edition-offer",  # a line under the form of the terminal; the page has a list there
    "web-turn-how",  # the table's page: a computer beside the television has keys
)
"""Families of messages that no page shows."""


@cache
def sources() -> Mapping[str, str]:
    """The text of every English message by its key."""
    found: dict[str, str] = {}
    for path in sorted((MESSAGES / "en").glob("*.ftl")):
        text = re.sub(r"^#.*\n", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        found.update(re.findall(r"^([a-z][\w-]*) = ?(.*(?:\n[ }].*)*)", text, flags=re.MULTILINE))
    return found


def test_no_message_of_a_page_names_a_key() -> None:
    naming = {
        key: shown
        for key, source in sources().items()
        if not key.startswith(TERMINAL_ONLY)
        and NAMES_A_KEY.search(shown := sources().get(key + TOUCH, source)) is not None
    }
    assert naming == {}


@pytest.mark.parametrize(
    "text",
    [
        "then press Enter",
        "To use it, press w first.",
        "w enter its facts",
        "{ $letter } brick",
        "The key z",
        "More (o)",
    ],
)
def test_the_search_finds_a_key(text: str) -> None:
    assert NAMES_A_KEY.search(text) is not None


@pytest.mark.parametrize("text", ["Press the stack on the knob", "a gold knob", "Enter the staircase.", "press down"])
def test_the_search_leaves_other_words(text: str) -> None:
    assert NAMES_A_KEY.search(text) is None


def test_each_form_for_touch_replaces_a_message_that_names_a_key() -> None:
    touched = [key.removesuffix(TOUCH) for key in sources() if key.endswith(TOUCH)]
    assert len(touched) > 50
    assert [key for key in touched if key not in sources()] == []


def test_the_wording_takes_the_form_for_touch() -> None:
    keys, touch = Wording(Catalogue()), Wording(Catalogue(), touch=True)
    assert "press h" in keys.say("told-hint-now")
    assert 'Touch "Hint"' in touch.say("told-hint-now")
    assert touch.message(Message("word-yes")) == keys.message(Message("word-yes"))


def test_who_only_watches_is_not_asked_to_touch_anything() -> None:
    touch, watch = (Wording(Catalogue(), touch=True, watch=watches) for watches in (False, True))
    given = {"name": "Touchette", "arches": 2, "bricks": 0, "columns": 1}
    for key, told, asked in (
        ("explain-leaver", "Touchette left: put all", 'touch "Keep'),
        ("explain-build", "2 arches, 0 bricks, 1 column", '"Cannot build"'),
        ("plan-choose-knob", "", "Touch a lit knob"),
    ):
        assert told in watch.say(key, **given)
        assert asked in touch.say(key, **given)
        assert asked not in watch.say(key, **given)


def test_messages_ask_for_a_touch_in_their_attribute() -> None:
    asking = {
        key: told
        for key, source in sources().items()
        if key.endswith(TOUCH) and re.search(r"\btouch\b", told := source.partition(".do =")[0], re.IGNORECASE)
    }
    assert asking == {}

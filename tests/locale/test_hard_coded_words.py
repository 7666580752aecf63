"""In a language with an accent on every letter, a word without one comes from the code: screens and pages have none."""

import re
import urllib.request
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest
from tests.tui.conftest import RecordingSource
from tests.tui.history.past_app import kept_journal
from tests.tui.scenes import index
from tests.tui.textual_internals import press_quickly, rendered
from tests.web.scene_server import served

from palace_hub.locale.catalogue import Catalogue
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.web.guard import COOKIE

PLAIN_WORD = re.compile(r"[A-Za-z]{2,}")

NAMES = frozenset({"Ann", "Bo", "Chiara", "Cy", "Di", "Eve", "Maximiliano"})
KEYS = frozenset({"Esc", "Tab", "Ctrl", "PgDn", "PgUp"})
LANGUAGES = frozenset({"English", "qps"})
TECHNICAL = frozenset({"micropython", "host", "tray", "plate", "house"})
"""Answers of nodes, and the name of a card set."""
KNOWN = NAMES | KEYS | LANGUAGES | TECHNICAL

SCREENS = {
    "start": (), "build": ("p", "m", "s", "l", "d", "question_mark", "o"), "decorate": (), "cards": (),
    "place_cards": (), "recurring": ("c", "f"), "wrong_take": (), "question": (), "bonus": (), "resume": (),
    "score": (), "plan_build": (), "plan_monkey": (), "four_players": (),
}  # fmt: skip
"""The keys that open a page over a scene."""

PAGES = {
    "start": ("/host", "/table"),
    "plan_build": ("/seat/1", "/seat/2", "/table"),
    "cards": ("/seat/1", "/table"),
    "recurring": ("/seat/1", "/table"),
    "wrong_take": ("/host",),
    "question": ("/host",),
    "score": ("/table", "/games", "/games/2", "/statistics", "/nowhere"),
}
SAID = frozenset({"aria-label", "title", "placeholder", "alt", "data-ask", "data-failed"})
"""Attributes that people read or hear."""


def _plain(texts: Iterator[str]) -> list[str]:
    return sorted(
        {f"{word} in: {text.strip()}" for text in texts for word in PLAIN_WORD.findall(text) if word not in KNOWN}
    )


async def test_the_screens_say_nothing_that_is_not_in_the_catalogue(
    pseudo: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    press_quickly(monkeypatch)
    source = RecordingSource(index.SCENES["start"]())
    app = PalaceApp(source, catalogue=Catalogue(pseudo), terminal="xterm", interval=0)
    found = []
    async with app.run_test(size=(120, 36)) as pilot:
        for scene, pages in SCREENS.items():
            source.show(index.SCENES[scene]())
            await pilot.pause()
            found += _plain(strip.text for strip in rendered(app))
            for key in pages:
                await pilot.press(key)
                await pilot.pause()
                found += _plain(strip.text for strip in rendered(app))
                await pilot.press("f" if key == "f" else "escape")
                await pilot.pause()
    assert not found, "\n".join(found)


class _Said(HTMLParser):
    """The texts of a page, apart from addresses, and what its elements are called."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.texts += [text for name, text in attrs if name in SAID and text]

    def handle_data(self, data: str) -> None:
        if "://" not in data:
            self.texts.append(data)


def test_the_web_pages_say_nothing_that_is_not_in_the_catalogue(pseudo: str) -> None:
    found = []
    with served(index.SCENES["start"](), kept_journal()) as place:
        kept = place.server.links.in_force
        headers = {"Cookie": f"{COOKIE}={'.'.join((kept.host, kept.watch, *kept.seats))}", "Accept-Language": pseudo}
        for scene, paths in PAGES.items():
            place.source.show(index.SCENES[scene]())
            for path in paths:
                asked = urllib.request.Request(f"http://127.0.0.1:{place.server.port}{path}", headers=headers)
                try:
                    html = urllib.request.urlopen(asked, timeout=20).read().decode()
                except urllib.error.HTTPError as refused:
                    html = refused.read().decode()
                assert f'lang="{pseudo}"' in html
                found += _plain(iter(_Said(html).texts))
    assert not found, "\n".join(found)


def test_a_word_of_the_code_is_found() -> None:
    assert _plain(iter(["Ťàķèè 3 Arches", "Ann"])) == ["Arches in: Ťàķèè 3 Arches"]

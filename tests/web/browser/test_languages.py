"""A whole game by phones, each in another language: nothing is missing, cut off or wider than its page."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser
from tests.core.one_game import NAMES, begin, table_of
from tests.web.browser.hub import WebHub
from tests.web.browser.phones import TELEVISION, Visitor, step_of
from tests.web.browser.together import Together
from tests.web.scene_server import needs_chromium

from palace_hub.journal.store import Journal
from palace_hub.locale.choice import listed
from palace_hub.referee import entries as say

SMALL_PHONE: Final = (360, 640)
NO_SUCH_KEY: Final = re.compile(r"\?[a-z][a-z0-9-]+\?|\{ ?\$")
"""What the catalogue puts where a message is missing, or a parameter."""
CUT: Final = """() => {
  const wide = document.documentElement.scrollWidth > innerWidth ? ["the page is too wide"] : [];
  const cut = [...document.querySelectorAll("main *")].filter(element => {
    const style = getComputedStyle(element);
    const shown = element.clientWidth > 2 && element.innerText;  // one pixel: for screen readers
    return shown && style.overflowX === "hidden" && element.scrollWidth > element.clientWidth + 1;
  });
  return [...wide, ...cut.map(element => "cut: " + element.innerText)];
}"""


class Reader(Visitor):
    """A visitor whose browser asks for `language`, and who looks at every page that comes."""

    def __init__(self, browser: Browser, size: tuple[int, int], language: str) -> None:
        super().__init__(browser, size, language=language)
        self.language = language

    def waits_for(self, step: str) -> None:
        super().waits_for(step)
        self.look(step)

    def look(self, where: str) -> None:
        """Keeps as a fault what is wrong on the page."""
        spoken = self.page.get_attribute("html", "lang")
        text = self.page.inner_text("body")
        wrong = [*self.page.evaluate(CUT), *NO_SUCH_KEY.findall(text)]
        if spoken != self.language:
            wrong.append(f"speaks {spoken}")
        self.faults += [f"{self.language}, {where}: {what}" for what in wrong]


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[WebHub]:
    hub = WebHub(tmp_path / "hub")
    hub.start()
    try:
        yield hub
    finally:
        hub.stop()


@needs_chromium
@pytest.mark.game
@pytest.mark.long
@pytest.mark.parametrize("turned", range(3))
def test_a_whole_game_in_every_language(turned: int, hub: WebHub, browser: Browser, tmp_path: Path) -> None:
    """Seats, host and television speak other languages in each of the three games: a seat speaks each of the six."""
    spoken = listed()
    spoken = (*spoken[2 * turned :], *spoken[: 2 * turned])
    seats = [Reader(browser, SMALL_PHONE, language) for language in spoken[: len(NAMES)]]
    host, watcher = Reader(browser, SMALL_PHONE, spoken[3]), Reader(browser, TELEVISION, spoken[4])
    host.open(hub.address(f"/j/{hub.links.host}"), "/host")
    watcher.open(hub.address(f"/j/{hub.links.watch}"), "/table")
    for seat, phone in enumerate(seats):
        phone.open(hub.address(f"/j/{hub.links.seats[seat]}"), f"/seat/{seat + 1}")
    for place, name in enumerate(NAMES, start=1):
        host.page.fill(f"#name-{place}", name)
    host.page.check("#with-butterfly")
    host.page.check("#with-frog")
    host.look("start")
    host.tap("begin")
    with Journal.open(tmp_path / "beside.sqlite") as journal:
        table = table_of(tmp_path / "beside.sqlite", journal)
        begin(table)
        game = Together(table, seats)
        seats[0].waits_for(step_of(game.now))
        seats[0].confirm()
        table.enter(say.Confirm())
        game.play()
    for visitor in (host, watcher, *seats):
        visitor.page.wait_for_selector(".podium")
        visitor.look("score")
    faults = [fault for visitor in (host, watcher, *seats) for fault in visitor.faults if "ERR_" not in fault]
    assert faults == [], "\n".join(faults)

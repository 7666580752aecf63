"""A real browser with links that end, and a hub that goes away and comes back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.running import Place, running
from tests.web.scene_server import needs_chromium

from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries
from palace_hub.web.server import WebServer

pytestmark = needs_chromium


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with running(tmp_path_factory.mktemp("web"), turn=4) as place:
        yield place


@pytest.fixture
def phone(place: Place, browser: Browser) -> Iterator[Page]:
    """The first player's page. Whatever its console says is a fault."""
    said: list[str] = []
    with browser.new_context(viewport={"width": 390, "height": 844}) as context:
        page = context.new_page()
        page.on("pageerror", lambda error: said.append(str(error)))
        page.goto(place.server.link(place.links.in_force.seats[0]))
        page.wait_for_url("**/seat/1")
        yield page
    assert said == []


def test_a_page_loads_what_it_shows_once_and_then_what_changes(place: Place, phone: Page) -> None:
    events = phone.evaluate(
        """() => new Promise((resolve) => {
            const sizes = [];
            const source = new EventSource(document.body.dataset.stream + "?has=" + document.body.dataset.has);
            source.onmessage = (event) => sizes.push(Object.keys(JSON.parse(event.data)));
            setTimeout(() => { source.close(); resolve(sizes); }, 700);
        })"""
    )
    assert events == []
    before = phone.inner_html("#f-stage")
    place.runner.submit(entries.EnterBy(way="facts"))
    phone.wait_for_function("(before) => document.getElementById('f-stage').innerHTML !== before", arg=before)


def test_a_revoked_link_says_so_on_the_phone(place: Place, phone: Page) -> None:
    place.links.revoke(0)
    expect(phone.locator("body")).to_contain_text("Scan the code", timeout=20_000)
    phone.goto(place.server.link(place.links.in_force.seats[0]))
    phone.wait_for_url("**/seat/1")


def test_a_page_comes_back_with_its_hub(place: Place, phone: Page, tmp_path: Path) -> None:
    port = place.server.port
    place.server.stop()
    expect(phone.locator("#offline")).to_be_visible(timeout=20_000)
    again = WebServer(place.runner, place.links, Catalogue(), port=port)
    again.start()
    try:
        expect(phone.locator("#offline")).to_be_hidden(timeout=20_000)
    finally:
        again.stop()

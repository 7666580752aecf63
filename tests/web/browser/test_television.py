"""The television's page in a real browser: nothing scrolls, nothing is small, and the palace turns."""

import dataclasses
import re
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page
from tests.cases import few
from tests.tui.scenes.index import SCENES
from tests.web.scene_server import SceneServer, needs_chromium, served

from palace_hub.web.svg.palace_pictures import HEIGHTS, STUD

pytestmark = needs_chromium

LEAST_PX = 28
"""Size of the smallest text on 1080 lines. On a screen of 40 inches (0.46 mm a pixel) its capitals are 9.4 mm high:
10.8 arc minutes from 3 m, and shapes of known words are made out from 10."""

SCROLLS = """() => [document.documentElement, ...document.querySelectorAll("main > section")]
  .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
  .filter((part) => part.clientHeight && part.id !== "f-log").map((part) => part.id || "page")"""
SMALL = """(least) => [...document.querySelectorAll("main *")]
  .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
  .filter((part) => part.offsetHeight > 2 && parseFloat(getComputedStyle(part).fontSize) < least - 0.5)
  .map((part) => part.textContent)"""


HEIGHTS_PX = """(height) => [...document.querySelectorAll(".above img")].filter((image) => image.clientWidth)
  .map((seen) => height * Math.min(seen.clientWidth / seen.naturalWidth, seen.clientHeight / seen.naturalHeight))"""


@pytest.fixture(scope="module")
def server() -> Iterator[SceneServer]:
    with served(SCENES["start"]()) as running:
        yield running


@pytest.fixture(scope="module")
def television(browser: Browser) -> Page:
    return browser.new_context(viewport={"width": 1920, "height": 1080}).new_page()


@few(
    3, "scene", ["start", "plan_build", "plan_monkey", "cards", "wrong_take", "four_players", "resume", "score_palace"]
)
def test_nothing_scrolls_and_nothing_is_small(scene: str, server: SceneServer, television: Page) -> None:
    server.source.show(SCENES[scene]())
    server.open(television, "/table")
    assert television.evaluate(SCROLLS) == []
    assert television.evaluate(SMALL, LEAST_PX) == []
    violations = Axe().run(television).response["violations"]
    assert [(found["id"], found["impact"]) for found in violations] == []


def shown(page: Page) -> list[str]:
    """View and turn of each picture of the palace."""
    addresses = page.eval_on_selector_all(".pictures img", "images => images.map((image) => image.getAttribute('src'))")
    return ["-".join(re.findall(r"/(\w+)/(\d)/", address)[0]) for address in addresses]


def test_the_heights_on_the_plan_can_be_read_from_3_m(server: SceneServer, television: Page) -> None:
    server.source.show(SCENES["plan_build"]())
    server.open(television, "/table")
    sizes = television.evaluate(HEIGHTS_PX, HEIGHTS * STUD)
    assert len(sizes) == 1
    assert min(sizes) >= LEAST_PX


def test_the_palace_turns_by_keys_buttons_and_drag_and_stays_turned(server: SceneServer, television: Page) -> None:
    snapshot = SCENES["plan_build"]()
    server.source.show(snapshot)
    server.open(television, "/table")
    assert shown(television) == ["oblique-0", "plan-0"]
    television.keyboard.press("ArrowLeft")
    assert shown(television) == ["oblique-1", "plan-1"]
    television.click("[data-quarter='1']")
    box = television.locator(".pictures").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    television.mouse.move(x, y)
    television.mouse.down()
    television.mouse.move(x - 120, y)
    television.mouse.up()
    assert shown(television) == ["oblique-3", "plan-3"]

    before = television.get_attribute(".pictures img", "src")
    fewer = dataclasses.replace(snapshot.plan, placements=snapshot.plan.placements[:-1])
    server.source.show(dataclasses.replace(snapshot, plan=fewer, t=snapshot.t + 1))
    television.wait_for_function(
        "(src) => document.querySelector('.pictures img').getAttribute('src') !== src", arg=before
    )
    assert shown(television) == ["oblique-3", "plan-3"]
    television.keyboard.press("ArrowLeft")
    assert shown(television) == ["oblique-0", "plan-0"]


def test_the_score_comes_by_itself_and_the_game_is_stepped_through_by_keys(
    server: SceneServer, television: Page
) -> None:
    server.source.show(SCENES["plan_build"]())
    server.open(television, "/table")
    server.source.show(SCENES["score_palace"]())
    television.wait_for_selector(".score")
    television.click("a[href='/review/0']")
    television.wait_for_url("**/review/0")
    television.keyboard.press("ArrowRight")
    television.wait_for_url("**/review/1")
    television.click("summary.button")
    television.click("text=Round 2: Bo")
    assert "Step" in television.inner_text("h1")
    assert not television.is_visible("#offline")
    assert television.evaluate("heard") == float("inf")
    with television.expect_download() as kept:
        television.goto(f"http://127.0.0.1:{server.server.port}/table")
        television.click("text=Save picture")
    assert kept.value.suggested_filename == "monkey-palace.svg"


def test_the_review_ends_with_its_score(server: SceneServer, television: Page) -> None:
    server.source.show(SCENES["score_palace"]())
    server.open(television, "/review/1")
    server.source.show(SCENES["plan_build"]())
    television.wait_for_url("**/table", timeout=20_000)


def test_the_television_says_that_the_hub_is_gone(television: Page) -> None:
    with served(SCENES["plan_build"]()) as short:
        short.open(television, "/table")
        assert not television.is_visible("#offline")
    television.wait_for_selector("#offline", timeout=25_000)

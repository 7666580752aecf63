"""Pictures of the web pages: `python -m tests.web.pictures FOLDER`: every page on a phone, a tablet and a television.

Pictures of whole pages go to the folder, what a person sees first of those in `DOCUMENTED` to docs/screens. Look at all
of them before you commit one.
"""

import dataclasses
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser
from tests.tui.history.past_app import kept_journal
from tests.tui.scenes import index
from tests.web.scene_server import SceneServer, chromium, served

SIZES = {"small-phone": (360, 640), "phone": (390, 844), "tablet": (768, 1024), "television": (1920, 1080)}
LOOKS: tuple[Literal["dark", "light"], ...] = ("dark", "light")
PAGES: Mapping[str, tuple[str, str]] = {
    "start": ("/host", "start"),
    "host": ("/host", "plan_build"),
    "waiting": ("/table", "start"),
    "table-build": ("/table", "plan_build"),
    "table-figure": ("/table", "plan_monkey"),
    "table-cards": ("/table", "cards"),
    "table-delivery": ("/table", "recurring"),
    "table-wrong": ("/table", "wrong_take"),
    "table-four": ("/table", "four_players"),
    "seat-build": ("/seat/1", "plan_build"),
    "seat-cards": ("/seat/1", "cards"),
    "seat-slots": ("/seat/1", "place_cards"),
    "seat-delivery": ("/seat/1", "recurring"),
    "seat-waits": ("/seat/2", "plan_build"),
    "table-score": ("/table", "score_palace"),
    "seat-score": ("/seat/2", "score_palace"),
    "review": ("/review/40", "score_palace"),
    "past-games": ("/games", "start"),
    "past-game": ("/games/2", "start"),
    "past-unfinished": ("/games/3", "start"),
    "statistics": ("/statistics", "start"),
}
"""By file name: the page, and the scene that it shows."""

DOCUMENTED = {
    ("television", "dark", "table-build"): Path("docs/screens/web-television.png"),
    ("phone", "dark", "seat-build"): Path("docs/screens/web-phone.png"),
    ("tablet", "light", "table-score"): Path("docs/screens/web-score.png"),
}


def draw(server: SceneServer, browser: Browser, size: str, look: Literal["dark", "light"], folder: Path) -> None:
    """All pages in one size and look; only a television's are cut at its edge."""
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=look)
    page = context.new_page()
    for name, (path, scene) in PAGES.items():
        server.source.show(dataclasses.replace(index.SCENES[scene](), simulated=False))
        server.open(page, path)
        page.screenshot(path=folder / f"{name}.png", full_page=size != "television")
        if (size, look, name) in DOCUMENTED:
            page.screenshot(path=DOCUMENTED[size, look, name])
    context.close()


def main(folder: Path) -> None:
    with served(index.SCENES["start"](), kept_journal()) as server, chromium() as browser:
        for size in SIZES:
            for look in LOOKS:
                place = folder / f"{size}-{look}"
                place.mkdir(parents=True, exist_ok=True)
                draw(server, browser, size, look, place)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""Pictures of the web pages: `python -m tests.web.pictures FOLDER`: every page on a phone, a tablet and a television.

Pictures of whole pages go to the folder; what a person sees first goes to docs/screens, of those in `DOCUMENTED` large
and of all pages on a sheet for each size in `SHEETS`. Look at all of them before you commit one.
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
SHEETS: Mapping[tuple[str, Literal["dark", "light"]], tuple[int, Path]] = {
    ("phone", "dark"): (7, Path("docs/screens/web-pages-phone.png")),
    ("tablet", "light"): (6, Path("docs/screens/web-pages-tablet.png")),
    ("television", "dark"): (3, Path("docs/screens/web-pages-television.png")),
}
"""By size and look: pages beside each other, and the file."""
SHEET_PX = 1260
"""Width of a sheet: words can still be read, and a file stays below 700 kB."""


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


def draw_sheet(browser: Browser, pictures: Path, size: str, beside: int, file: Path) -> None:
    """The upper part of all pages, `beside` in a row."""
    width, height = SIZES[size]
    style = (
        f"width: {SHEET_PX // beside - 4}px; aspect-ratio: {width}/{height}; object-fit: cover; object-position: top"
    )
    images = "".join(f'<img src="{(pictures / f"{name}.png").resolve().as_uri()}" style="{style}">' for name in PAGES)
    shown = f'<body style="margin: 2px; display: flex; flex-wrap: wrap; gap: 4px; background: #808080">{images}'
    html = pictures / "sheet.html"
    html.write_text(shown)
    page = browser.new_page(viewport={"width": SHEET_PX, "height": 200})
    page.goto(html.resolve().as_uri(), wait_until="load")
    page.screenshot(path=file, full_page=True)
    page.close()
    html.unlink()


def main(folder: Path) -> None:
    with served(index.SCENES["start"](), kept_journal()) as server, chromium() as browser:
        for size in SIZES:
            for look in LOOKS:
                place = folder / f"{size}-{look}"
                place.mkdir(parents=True, exist_ok=True)
                draw(server, browser, size, look, place)
                if (size, look) in SHEETS:
                    draw_sheet(browser, place, size, *SHEETS[size, look])


if __name__ == "__main__":
    main(Path(sys.argv[1]))

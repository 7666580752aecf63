"""Pictures for the README: `python -m tests.tui.pictures docs/screens`. They are self-contained SVG documents."""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.tui.conftest import RecordingSource
from tests.tui.editor.pages import page_of_begun_set
from tests.tui.scenes import index as scenes

from palace_hub.locale.catalogue import Catalogue
from palace_hub.tui.palace_app import PalaceApp

SIZE = (100, 30)
WIDE = (120, 36)
PICTURES: dict[str, tuple[str, tuple[int, int], str]] = {
    "build": ("build", SIZE, ""),
    "plan": ("plan_build", WIDE, ""),
    "delivery": ("wrong_take", SIZE, ""),
    "cards": ("cards", SIZE, ""),
    "score": ("score", SIZE, ""),
    "devices": ("devices_troubled", WIDE, "d"),
}
"""By file name: the scene, the size in columns and rows, and the keys to press before."""


async def draw(
    scene: str, size: tuple[int, int] = SIZE, theme: str = "palace-dark", far: bool = False, press: str = ""
) -> str:
    """The scene as an SVG document."""
    source = RecordingSource((scenes.SCENES | scenes.DEVICES)[scene]())
    app = PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=0)
    async with app.run_test(size=size) as pilot:
        app.theme = theme
        if far:
            app.toggle_far()
        await pilot.pause()
        await pilot.press(*press)
        await pilot.pause()
        return app.export_screenshot(title="palace")


async def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as sets:
        svg, _ = await page_of_begun_set(Path(sets), "cards", SIZE)
    (folder / "own-cards.svg").write_text(svg, encoding="utf-8")
    for name, (scene, size, press) in PICTURES.items():
        (folder / f"{name}.svg").write_text(await draw(scene, size, press=press), encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/screens")))

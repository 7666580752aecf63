"""Pictures for the README: `python -m tests.tui.pictures docs/screens`. Each stands alone, no font is fetched."""

import asyncio
import sys
from pathlib import Path

from tests.tui import scenes
from tests.tui.conftest import RecordingSource

from palace_hub.locale.catalogue import Catalogue
from palace_hub.tui.palace_app import PalaceApp

PICTURES = {
    "build": "build",
    "delivery": "wrong_take",
    "cards": "cards",
    "score": "score",
}
SIZE = (100, 30)


async def draw(scene: str, size: tuple[int, int] = SIZE, theme: str = "palace-dark", far: bool = False) -> str:
    """The scene as an SVG document."""
    app = PalaceApp(RecordingSource(scenes.SCENES[scene]()), catalogue=Catalogue(), terminal="xterm", interval=0)
    async with app.run_test(size=size) as pilot:
        app.theme = theme
        if far:
            app.toggle_far()
        await pilot.pause()
        return app.export_screenshot(title="palace")


async def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, scene in PICTURES.items():
        (folder / f"{name}.svg").write_text(await draw(scene), encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/screens")))

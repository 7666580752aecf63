"""Pictures for the README: `python -m tests.tui.pictures docs/screens`. They are self-contained SVG documents."""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from tests.core.by_hand import Table
from tests.core.cards.learning_by_hand import Readers
from tests.tui.cards.learning_game import app_on, begun
from tests.tui.conftest import RecordingSource
from tests.tui.editor.pages import page_of_begun_set
from tests.tui.first_start.test_first_start import Memory, guided
from tests.tui.games.keyboard import keys_for
from tests.tui.scenes import index as scenes
from tests.tui.test_next_player import at_a_delivery, next_build

from monkey_palace.board.pieces import PIECES, Piece
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries as say
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.views.snapshot import Stage
from palace_hub.views.table.ahead import as_next

SIZE = (100, 30)
WIDE = (120, 36)
PICTURES: dict[str, tuple[str, tuple[int, int], str]] = {
    "build": ("build", SIZE, ""),
    "plan": ("plan_build", WIDE, ""),
    "delivery": ("wrong_take", SIZE, ""),
    "cards": ("cards", SIZE, ""),
    "score": ("score", SIZE, ""),
    "another-card": ("printed_check", SIZE, "2cm01"),
    "devices": ("devices_troubled", WIDE, "d"),
}
"""By file name: the scene, the size in columns and rows, and the keys to press before."""


async def draw(
    scene: str, size: tuple[int, int] = SIZE, theme: str = "palace-dark", far: bool = False, press: str = ""
) -> str:
    """The scene as an SVG document."""
    source = RecordingSource((scenes.SCENES | scenes.DEVICES | scenes.PRINTED)[scene]())
    app = PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=0)
    async with app.run_test(size=size) as pilot:
        app.theme = theme
        if far:
            app.toggle_far()
        await pilot.pause()
        await pilot.press(*press)
        await pilot.pause()
        return app.export_screenshot(title="palace")


async def draw_learning() -> str:
    """A card that is entered while it is taken."""
    with TemporaryDirectory() as data, pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", data)
        path = Path(data) / "game.sqlite"
        table = begun(Table(path, Journal.open(path), sets=True))
        Readers().play(table, before=1, at=Stage.CARDS)
        app = app_on(table)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await pilot.press("1", "4", "e", "b")
            await pilot.pause()
            svg = app.export_screenshot(title="palace")
        table.journal.close()
        return svg


async def draw_next_player() -> str:
    """The next player enters a staircase while the last one still takes pieces."""
    with TemporaryDirectory() as data:
        path = Path(data) / "game.sqlite"
        table = Table(path, Journal.open(path), sets=True)
        source = at_a_delivery(table)
        keys = keys_for(next_build(table), as_next(source.snapshot()))[:-1]
        source.submit(say.Manual(taken={PIECES.index(Piece.DARK_GREEN): 1}))
        app = PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=0)
        async with app.run_test(size=WIDE) as pilot:
            await pilot.press("n", *keys)
            await pilot.pause()
            svg = app.export_screenshot(title="palace")
        table.journal.close()
        return svg


async def draw_first_start() -> str:
    """The page of the tray at the first start of a new table."""
    app, _ = guided(Memory("192.168.178.31"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter", "enter", "1")
        await pilot.pause()
        return app.export_screenshot(title="palace")


async def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as sets:
        svg, _ = await page_of_begun_set(Path(sets), "cards", SIZE)
    (folder / "own-cards.svg").write_text(svg, encoding="utf-8")
    (folder / "next-player.svg").write_text(await draw_next_player(), encoding="utf-8")
    (folder / "learn.svg").write_text(await draw_learning(), encoding="utf-8")
    (folder / "first-start.svg").write_text(await draw_first_start(), encoding="utf-8")
    for name, (scene, size, press) in PICTURES.items():
        (folder / f"{name}.svg").write_text(await draw(scene, size, press=press), encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/screens")))

"""Every screen and dialog in three sizes and three looks: `python -m tests.tui.every_screen FOLDER [WORD ...]`.

Each picture is an SVG document in the folder of its size and look. The sheets beside the folders show six at once;
they become PNG files where `rsvg-convert` is installed. With words, only screens whose names contain one are drawn.
"""

import asyncio
import dataclasses
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote
from xml.sax.saxutils import escape

import pytest
from tests.core.by_hand import Table
from tests.core.cards.learning_by_hand import Readers
from tests.rules.bots.quick_analysis import quick_analysis
from tests.tui.app_pilot import until
from tests.tui.cards.learning_game import app_on, begun
from tests.tui.conftest import RecordingSource
from tests.tui.editor.pages import PAGES, page_of_begun_set
from tests.tui.history.past_app import kept_journal, listed, past_app
from tests.tui.scenes import index
from tests.tui.scenes.module import MODULE_SCENES
from tests.tui.scenes.plate import PLATE_SCENES
from tests.tui.scenes.turn import evidence_in_log
from tests.tui.shared_app import Kind, shared
from tests.tui.test_hints import with_hint
from tests.tui.test_next_player import at_a_delivery

from monkey_palace.bots.analysis import Analysis, played_turns
from monkey_palace.game.state import GameState
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message
from palace_hub.sim.alone.hands import LoneHands
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.views.snapshot import Snapshot, Stage

SIZES = ((80, 24), (100, 30), (120, 36))
LOOKS: Mapping[str, Kind] = {"dark": Kind(), "light": Kind(theme="palace-light"), "grey": Kind(colours=False)}

Draw = Callable[[Kind], str]

SCENES: Mapping[str, Callable[[], Snapshot]] = (
    index.SCENES
    | index.DEVICES
    | index.PRINTED
    | index.TRAY_SCENES
    | {f"module_{name}": scene for name, scene in MODULE_SCENES.items()}
    | {f"plate_{name}": scene for name, scene in PLATE_SCENES.items() if f"plate_{name}" not in index.SCENES}
    | {"evidence_in_log": evidence_in_log}
)

NO_PAGE = {"devices", "devices_troubled", "devices_gone", "evidence_in_log", "printed_log", "printed_new"}
"""Scenes that are shown by a key only."""

KEYS: Mapping[str, tuple[str, ...]] = {
    "start": ("escape", "escape c", "f9", "f9 b", "f9 h enter", "f9 f enter enter a up"),
    "start_waiting": ("escape r",),
    "start_with_cards": ("escape c",),
    "build": ("p", "m", "s", "l", "c", "o", "o 3", "ctrl+q", "q", "q 1", "question_mark", "ctrl+p", "f"),
    "plan_begun": ("a", "question_mark", "f"),
    "plan_build": ("p", "e", "f"),
    "plan_monkey": ("right",),
    "cards": ("3", "question_mark", "f"),
    "recurring": ("c", "w", "f"),
    "wrong_take": ("f",),
    "four_players": ("s", "f"),
    "question": ("e",),
    "score": ("left", "question_mark", "s"),
    "score_palace": ("p", "left"),
    "devices": ("d",),
    "devices_troubled": ("d",),
    "devices_gone": ("d",),
    "evidence_in_log": ("l enter",),
    "printed_cards": ("3", "c", "c 3", "c 3 3", "c 3 3 1"),
    "printed_new": ("m", "m 2"),
    "printed_check": ("2 c", "2 c 0", "2 c i", "2 c i 1 enter", "2 c 0 1"),
    "printed_score": ("i",),
    "printed_log": ("l",),
}
"""Keys that open what lies behind a scene, separated by blanks."""

LEARNING: Mapping[str, tuple[int, Stage | None, str]] = {
    "sizes": (0, None, "escape c enter"),
    "kits": (0, None, "escape c" + " enter" * 13),
    "card": (1, Stage.CARDS, "1 1 2 e k b"),
    "board": (1, Stage.RECURRING, "b"),
    "knob": (1, Stage.BUILD, "down a"),
    "print": (3, Stage.BUILD, "i 1 c n 9 b enter"),
    "right-card": (3, Stage.BUILD, "i 1 c"),
}
"""The turn and step at which a set is learnt (turn 0: before the game), and the keys."""

PAST: Mapping[str, str] = {
    "games": "down",
    "filtered": "p p",
    "note": "n",
    "delete": "end x",
    "unfinished": "enter ~",
    "score": "end enter ~",
    "review": "end enter ~ right",
    "log": "end enter ~ l",
    **{f"statistics-{page}": f"s {page}" for page in range(1, 8)},
}
"""The screens of past games, and the keys that open them from the list."""

SHEET_COLUMNS, ON_A_SHEET = 2, 6
WIDTH, GAP, TITLE = 800, 12, 30
"""Of a sheet, in pixels: a picture's width, the gap around it, and the height of its name."""


async def of_snapshot(snapshot: Snapshot, keys: str, kind: Kind, hands: LoneHands | None = None) -> str:
    """A snapshot after keys. It is shown a second time, since a notice comes after the first."""
    source = RecordingSource(dataclasses.replace(snapshot, notice=None, notice_seq=0))
    app = PalaceApp(source, catalogue=Catalogue(), hands=hands, terminal=kind.terminal, interval=0)
    async with app.run_test(size=kind.size, notifications=True) as pilot:
        app.theme = kind.theme
        await pilot.pause()
        source.show(snapshot)
        await pilot.pause()
        await pilot.press(*keys.split())
        await pilot.pause()
        return app.export_screenshot(title="palace")


async def after_keys(app: PalaceApp, keys: str, kind: Kind) -> str:
    """The screen of an app of its own after keys, as an SVG document."""
    async with app.run_test(size=kind.size) as pilot:
        app.theme = kind.theme
        await pilot.pause()
        await pilot.press(*keys.split())
        await pilot.pause()
        return app.export_screenshot(title="palace")


async def of_learning(turn: int, stage: Stage | None, keys: str, kind: Kind) -> str:
    """A page on which a set is entered, while its game goes on."""
    with TemporaryDirectory() as data, pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", data)
        path = Path(data) / "game.sqlite"
        table = Table(path, Journal.open(path), sets=True)
        if turn:
            Readers().play(begun(table), before=turn, at=stage)
        app = app_on(table)
        svg = await after_keys(app, keys, kind)
        table.journal.close()
        return svg


async def of_next_player(keys: str, kind: Kind) -> str:
    """The page of the next player, who builds while the last one takes pieces."""
    with TemporaryDirectory() as data:
        path = Path(data) / "game.sqlite"
        table = Table(path, Journal.open(path), sets=True)
        app = PalaceApp(at_a_delivery(table), catalogue=Catalogue(), terminal=kind.terminal, interval=0)
        svg = await after_keys(app, keys, kind)
        table.journal.close()
        return svg


async def of_analysis(kind: Kind) -> str:
    """The analysis of a finished game, at its first turn."""

    def analyse(history: Sequence[GameState], *_: object) -> Analysis:
        return quick_analysis(history, [0.1 + 0.8 * (turn % 2) for turn in range(len(played_turns(history)))])

    source = RecordingSource(SCENES["score"]())
    app = PalaceApp(source, catalogue=Catalogue(), analyse=analyse, terminal=kind.terminal, interval=0)
    async with app.run_test(size=kind.size) as pilot:
        app.theme = kind.theme
        await pilot.press("right", "a")
        await until(pilot, lambda: getattr(app.screen, "analysis", None) is not None)
        await pilot.pause()
        return app.export_screenshot(title="palace")


async def of_editor(page: str, kind: Kind) -> str:
    """A page of the editor of card sets."""
    with TemporaryDirectory() as sets:
        return (await page_of_begun_set(Path(sets), page, kind.size, theme=kind.theme))[0]


async def of_past(keys: str, kind: Kind) -> str:
    """A screen of past games after keys; `~` waits until the game that was opened is there."""
    app, _ = past_app(SCENES["start"](), kept_journal(), kind.terminal)
    async with app.run_test(size=kind.size) as pilot:
        app.theme = kind.theme
        await pilot.press("escape", "G")
        games = await listed(pilot)
        for key in keys.split():
            if key == "~":
                await until(pilot, lambda: app.shown.past is not None and app.screen is not games)
            else:
                await pilot.press(key)
        await pilot.pause()
        return app.export_screenshot(title="palace")


def noticed() -> Snapshot:
    """A toast over the delivery."""
    return dataclasses.replace(SCENES["recurring"](), notice=Message("log-set-up"), notice_seq=4)


def screens() -> Iterator[tuple[str, Draw]]:
    """The name of each picture, and what draws it."""
    for scene in SCENES:
        pages = KEYS.get(scene, ())
        for keys in pages if scene in NO_PAGE else ("", *pages):
            yield "-".join([scene, *keys.split()]), partial(of_scene, scene, keys)
    for scene in ("recurring", "setup_empty", "cards", "build"):
        hands = LoneHands(lambda _: None)
        yield f"hands-{scene}", own(of_snapshot, SCENES[scene](), "f3 f5", hands=hands)
    for scene in ("build", "monkey"):
        yield f"teach-{scene}", own(of_snapshot, SCENES[scene](), "f10")
    for scene, level in (("plan_empty", 2), ("plan_empty", 3), ("cards_none", 3)):
        yield f"hint-{scene}-{level}", own(of_snapshot, with_hint(scene, level), "")
    yield "hints", own(of_snapshot, with_hint("build", 0), "o 4")
    yield "analysis", own(of_analysis)
    yield "notice", own(of_snapshot, noticed(), "")
    for name, (turn, stage, keys) in LEARNING.items():
        yield f"learn-{name}", own(of_learning, turn, stage, keys)
    yield "next-player", own(of_next_player, "n")
    for name, keys in PAST.items():
        yield f"past-{name}", own(of_past, keys)
    for page in PAGES:
        yield f"editor-{page}", own(of_editor, page)


def of_scene(scene: str, keys: str, kind: Kind) -> str:
    """A scene after keys. The start form keeps what was typed: it gets an application of its own."""
    if scene.startswith("start"):
        return own(of_snapshot, SCENES[scene](), keys)(kind)
    return shared(kind).read(SCENES[scene](), tuple(keys.split()), lambda app: app.export_screenshot(title="palace"))


def own(draw: Callable[..., Coroutine[None, None, str]], *what: object, **more: object) -> Draw:
    """Draws in an application of its own."""

    def drawn(kind: Kind) -> str:
        with pytest.MonkeyPatch.context() as environment:
            environment.delenv("NO_COLOR", raising=False)
            if not kind.colours:
                environment.setenv("NO_COLOR", "1")
            return asyncio.run(draw(*what, kind=kind, **more))

    return drawn


def write(file: Path, svg: str) -> None:
    """Writes a picture. It keeps its blanks: some programs drop those at the beginning of a text."""
    file.write_text(svg.replace("<svg ", '<svg xml:space="preserve" ', 1), encoding="utf-8")


def sheet(folder: Path, names: list[str]) -> str:
    """An SVG document that shows the pictures of these names, which lie in `folder`, with their names."""
    width, height = SHEET_COLUMNS * (WIDTH + GAP) + GAP, 0
    drawn = []
    for place, name in enumerate(names):
        box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', (folder / f"{name}.svg").read_text(encoding="utf-8"))
        assert box is not None
        tall = round(WIDTH * float(box[2]) / float(box[1]))
        x, y = GAP + place % SHEET_COLUMNS * (WIDTH + GAP), place // SHEET_COLUMNS * (tall + TITLE) + TITLE
        drawn.append(f'<text x="{x}" y="{y - 6}" font-size="18" font-family="sans-serif">{escape(name)}</text>')
        drawn.append(f'<image x="{x}" y="{y}" width="{WIDTH}" height="{tall}" href="{folder.name}/{quote(name)}.svg"/>')
        height = max(height, y + tall + GAP)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">',
            f'<rect width="{width}" height="{height}" fill="#FFFFFF"/>',
            *drawn,
            "</svg>",
        ]
    )


def write_sheets(folder: Path, names: list[str]) -> None:
    """Writes the sheets of one size and look beside its folder."""
    converter = shutil.which("rsvg-convert")
    for number, first in enumerate(range(0, len(names), ON_A_SHEET), 1):
        file = folder.with_name(f"{folder.name}-{number:02}.svg")
        file.write_text(sheet(folder, names[first : first + ON_A_SHEET]), encoding="utf-8")
        if converter is not None:
            subprocess.run([converter, str(file), "-o", str(file.with_suffix(".png"))], check=True)


def main(folder: Path, words: list[str]) -> None:
    """Draws all, and prints what it drew."""
    chosen = [(name, draw) for name, draw in screens() if not words or any(word in name for word in words)]
    for columns, rows in SIZES:
        for look, kind in LOOKS.items():
            pictures = folder / f"{columns}-{look}"
            pictures.mkdir(parents=True, exist_ok=True)
            for name, draw in chosen:
                write(pictures / f"{name}.svg", draw(kind._replace(size=(columns, rows))))
            shared(kind._replace(size=(columns, rows))).close()
            write_sheets(pictures, [name for name, _ in chosen])
            print(f"{len(chosen)} screens at {columns}x{rows}, {look}: {pictures}", flush=True)
    too_small = own(of_snapshot, SCENES["build"](), "")(Kind((58, 18)))
    write(folder / "too-small.svg", too_small)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: python -m tests.tui.every_screen FOLDER [WORD ...]")
    main(Path(sys.argv[1]), sys.argv[2:])

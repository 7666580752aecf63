"""Hostile text from outside on whole screens; helpers for the property test in tests/reliability (S3)."""

import dataclasses
import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import strategies as st
from rich.cells import cell_len
from tests.tui.conftest import RecordingSource
from tests.tui.scenes.index import SCENES
from tests.tui.textual_internals import rendered, toasts

from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.screens.pages import TextPage
from palace_hub.tui.widgets.boxes import BoxesStage
from palace_hub.tui.widgets.build_form import FactList
from palace_hub.tui.widgets.devices import DevicesPage
from palace_hub.tui.widgets.head import Head
from palace_hub.tui.widgets.lines import LinesStage
from palace_hub.tui.widgets.painted import Painted
from palace_hub.tui.widgets.score import Breakdown, Chart, Footnote, Podium, WinnerHead
from palace_hub.tui.widgets.start_lines import WaitingGames
from palace_hub.tui.widgets.strips import FooterStrip, InfoLine, PlayersStrip, Rail, TrayStrip
from palace_hub.views.devices.overview import devices
from palace_hub.views.pages import text_pages
from palace_hub.views.pages.help.page import help_page
from palace_hub.views.pages.score import score
from palace_hub.views.snapshot import LogLine, Snapshot, WaitingGame
from palace_hub.views.symbols import CONSOLE, GRAPHICAL
from palace_hub.views.table.boxes import BoxesView
from palace_hub.views.table.build_form import BuildFormView
from palace_hub.views.table.lines import LinesView
from palace_hub.views.table.screen import table
from palace_hub.views.table.start_form import StartView
from palace_hub.views.wording import Size, Wording

EVIL = (
    "Bo[/]",
    "[@click=app.exit]x[/]",
    "[bold red]Ann",
    "\x1b[2J\x1b[31mAnn",
    "a\nb\tc\rd",
    "\u202egnp.exe\u2066",
    "x" * 10_000,
    "猴" * 300,
    "e" + "\u0301" * 400,
    "\u200d\u200b\ufeff",
    "👩‍👩‍👧‍👦🇧🇷",
    "\x00\x07\x9b31m",
    "{ $count }",
    "%s {0} \\",
    " ",
    "ﷺ𒐫",
)

texts = st.one_of(
    st.sampled_from(EVIL),
    st.text(max_size=60),
    st.text(alphabet="[]/@=()ab \x1b\u202e\u0301猴\n", max_size=80),
    st.integers(1, 10_000).map(lambda count: "W" * count),
)


def spoiled(snapshot: Snapshot, names: list[str], node: str, event: str) -> Snapshot:
    """The snapshot with all its outside text replaced."""
    game = snapshot.game
    if game is not None:
        players = tuple(
            player.model_copy(update={"name": names[seat % len(names)]}) for seat, player in enumerate(game.players)
        )
        game = game.model_copy(update={"players": players})
    links = tuple(
        dataclasses.replace(
            link,
            name=node,
            role=node,
            node_id=node,
            firmware=node,
            board=node,
            runtime=node,
            config=node,
            state="stale",
            age_s=1e9,
        )
        for link in snapshot.links
    )
    said = Message("log-took", {"name": event, "piece": event, "count": 10**9})
    line = LogLine(9, 1e9, "", event, said, event, detail=(said,))
    resume = dataclasses.replace(snapshot.resume, last_event=said) if snapshot.resume else None
    return dataclasses.replace(
        snapshot,
        game=game,
        links=links,
        last_event=said,
        log=(line,),
        refusal=said,
        problems=(said,),
        resume=resume,
        waiting=(WaitingGame(1, tuple(names)),),
    )


def strings_of(model: object) -> list[str]:
    """Every text in a view model."""
    if isinstance(model, str):
        return [model]
    if dataclasses.is_dataclass(model) and not isinstance(model, type):
        return [text for field in dataclasses.fields(model) for text in strings_of(getattr(model, field.name))]
    if isinstance(model, tuple):
        return [text for part in model for text in strings_of(part)]
    return []


def draw(widget: Painted, model: object, width: int, height: int, console: bool) -> None:
    canvas = Canvas(width, height, console=console)
    widget.model = model
    widget.paint(canvas, model)
    for row in canvas.plain():
        assert cell_len(row) == width, repr(row)


HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def drawn(scene: str, names: list[str], node: str, event: str, width: int, console: bool) -> None:
    """Draws all views and widgets of a scene with outside text: no invisible character, every row of exact width."""
    snapshot = spoiled(SCENES[scene](), names, node, event)
    wording = Wording(Catalogue(), CONSOLE if console else GRAPHICAL, Size.NARROW)
    view = table(snapshot, wording)
    made = [make(snapshot, wording) for make in (text_pages.palace, text_pages.scores, text_pages.log, help_page)]
    final = score(snapshot, wording)
    told = devices(snapshot, wording)
    for text in strings_of((view, *made, final, told)):
        assert not any(unicodedata.category(character) in HIDDEN for character in text), repr(text)
    draw(Rail(), view.rail, width, 1, console)
    draw(Head(), view.head, width, 5, console)
    draw(TrayStrip(), view.tray, width, 2, console)
    draw(InfoLine(), view.info, width, 1, console)
    draw(PlayersStrip(), view.players, width, 5, console)
    draw(FooterStrip(), view.footer, width, 1, console)
    stages = {BoxesView: BoxesStage, LinesView: LinesStage, BuildFormView: FactList}
    if type(view.stage) in stages:
        draw(stages[type(view.stage)](), view.stage, width, 11, console)
    if isinstance(view.stage, StartView):
        draw(WaitingGames(), view.stage.waiting, width, 4, console)
    for page in made:
        draw(TextPage(), page, width, 40, console)
    draw(DevicesPage(), told, width, 60, console)
    if final is not None:
        for widget in (WinnerHead, Podium, Breakdown, Chart, Footnote):
            draw(widget(), final, width, 9, console)


@pytest.mark.parametrize(
    ("scene", "size"),
    [
        pytest.param("recurring", (100, 30), marks=pytest.mark.long),
        ("score", (80, 24)),
        pytest.param("resume", (120, 36), marks=pytest.mark.long),
    ],
)
async def test_hostile_names_do_not_break_the_whole_screen(
    record: Callable[..., None], scene: str, size: tuple[int, int]
) -> None:
    """One screen for all names, four at once: two players, a node, and the last event."""
    plain = SCENES[scene]()
    source = RecordingSource(plain)
    app = PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=0)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        first = app.screen
        for name, other, node, event in zip(EVIL[::4], EVIL[1::4], EVIL[2::4], EVIL[3::4], strict=True):
            source.show(spoiled(plain, [name, other[::-1]], node, event))
            await pilot.pause()
            for place in ((3, 3), (40, 12), (5, size[1] - 9)):
                await pilot.click(offset=place)
            await pilot.press("l")
            await pilot.pause()
            assert app.is_running, repr(name)
            assert all(strip.cell_length == size[0] for strip in rendered(app)), repr(name)
            await pilot.press("escape")
            await pilot.pause()
            assert app.screen is first, repr(name)
    record(
        "S3", "hostile names on a whole screen that end it or run an action: 0", scene=scene, names=len(EVIL), ended=0
    )
    assert source.stopped is False


async def test_a_hostile_notice_is_not_read_as_markup() -> None:
    source = RecordingSource(SCENES["recurring"]())
    app = PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=0)
    async with app.run_test(size=(100, 30)) as pilot:
        news = Message("log-command-take-frog", {"name": "[/][@click=app.exit]"})
        source.show(dataclasses.replace(source.now, notice=news, notice_seq=1))
        await pilot.pause()
        assert [note.markup for note in toasts(app)] == [False]

"""The codes on the terminal: what is drawn is the QR code of the link, and new links are asked for once more."""

import dataclasses
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
import segno
from tests.tui.conftest import RecordingSource
from tests.tui.scenes.index import SCENES
from tests.views.pages.test_bg_stats import at
from textual.pilot import Pilot

from palace_hub.locale.catalogue import Catalogue
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.screens.codes_screen import CodesScreen
from palace_hub.tui.screens.dialogs import ConfirmScreen
from palace_hub.tui.screens.score_screen import ScoreScreen
from palace_hub.tui.widgets.code import FULL_MARGIN, MARGIN, CodePicture, framed
from palace_hub.tui.widgets.start_lines import LearnLine
from palace_hub.tui.widgets.strips import FooterStrip
from palace_hub.views.pages.bg_stats import bg_stats_link
from palace_hub.views.pages.codes import Modules, PageLink
from palace_hub.views.snapshot import Snapshot
from palace_hub.web.codes import code_modules

Compare = Callable[[str], bool]


class Links:
    """Six links, whose secrets change when they are revoked."""

    def __init__(self) -> None:
        self.drawn = 0

    def links(self) -> tuple[PageLink, ...]:
        seats = (PageLink("seat", self._address(f"seat-{seat + 1}"), seat) for seat in range(4))
        return (*seats, PageLink("watch", self._address("watch")), PageLink("host", self._address("host")))

    def _address(self, what: str) -> str:
        return f"http://192.168.1.20:8080/j/{what:-<20}{self.drawn:02}"

    def new_links(self) -> None:
        self.drawn += 1


@asynccontextmanager
async def app_of(
    snapshot: Snapshot, size: tuple[int, int] = (80, 24), terminal: str = "xterm", links: Links | None = None
) -> AsyncIterator[tuple[PalaceApp, Pilot[None]]]:
    app = PalaceApp(
        RecordingSource(snapshot),
        catalogue=Catalogue(),
        terminal=terminal,
        interval=0,
        web=links,
        code=code_modules,
    )
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield app, pilot


def squares(app: PalaceApp) -> Modules:
    """The squares of the drawn code, read back from its half blocks; True is dark."""
    rows: list[tuple[bool, ...]] = []
    for row in app.screen.query_one(CodePicture).drawing().rows():
        looks = [look for text, look in row if text == "▀" and look[0].startswith("pixel-code")]
        if looks:
            rows += [tuple(look[half].endswith("dark") for look in looks) for half in (0, 1)]
    return tuple(rows)


def expected(address: str, margin: int) -> Modules:
    matrix = tuple(tuple(bool(square) for square in row) for row in segno.make(address, micro=False).matrix)
    code = framed(matrix, margin)
    return (*code, (False,) * len(code)) if len(code) % 2 else code


def shown_text(app: PalaceApp) -> str:
    return "\n".join(app.screen.query_one(CodePicture).drawing().plain())


@pytest.mark.long
async def test_the_drawn_code_is_that_of_the_link_with_its_address_below(same_picture: Compare) -> None:
    links = Links()
    async with app_of(SCENES["start"](), links=links) as (app, pilot):
        await pilot.press("f12")
        await pilot.pause()
        assert same_picture(app.export_screenshot(title="palace"))
        for link in (*links.links(), links.links()[0]):
            assert squares(app) == expected(link.address, FULL_MARGIN)
            assert link.address in shown_text(app)
            await pilot.press("right")
            await pilot.pause()


@pytest.mark.long
async def test_only_the_seats_of_the_game_have_a_code() -> None:
    async with app_of(SCENES["build"](), links=Links()) as (app, pilot):
        await pilot.press("f12", "left", "left", "left")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, CodesScreen)
        assert screen.of == 5
        assert "seat-3" in shown_text(app)


@pytest.mark.long
async def test_new_codes_are_asked_for_once_more(same_picture: Compare) -> None:
    links = Links()
    async with app_of(SCENES["start"](), (100, 30), links=links) as (app, pilot):
        await pilot.press("f12")
        for answer, drawn in (("2", 0), ("escape", 0), ("1", 1)):
            await pilot.press("n")
            await pilot.pause()
            assert isinstance(app.screen, ConfirmScreen)
            if drawn:
                assert same_picture(app.export_screenshot(title="palace"))
            await pilot.press(answer)
            await pilot.pause()
            assert links.drawn == drawn
            assert squares(app) == expected(links.links()[0].address, FULL_MARGIN)


@pytest.mark.long
async def test_without_a_web_page_there_is_no_key_and_no_line() -> None:
    async with app_of(SCENES["start"](), (120, 36)) as (app, pilot):
        line = app.screen.query_one("#start-codes", LearnLine)
        assert not line.display
        assert all(key.key != "F12" for key in app.screen.query_one("#footer", FooterStrip).model or ())
        await pilot.press("f12")
        await pilot.pause()
        assert not isinstance(app.screen, CodesScreen)


async def test_the_start_form_says_that_the_table_is_on_phones(same_picture: Compare) -> None:
    async with app_of(SCENES["start"](), (120, 36), links=Links()) as (app, _):
        line = app.screen.query_one("#start-codes", LearnLine)
        assert line.display
        assert "F12" in "".join(line.drawing().plain())
        assert same_picture(app.export_screenshot(title="palace"))
        assert any(key.key == "F12" for key in app.screen.query_one("#footer", FooterStrip).model or ())


async def test_a_console_that_cannot_draw_a_code_gives_the_address() -> None:
    links = Links()
    async with app_of(SCENES["start"](), terminal="linux", links=links) as (app, pilot):
        await pilot.press("f12")
        await pilot.pause()
        assert squares(app) == ()
        assert links.links()[0].address in shown_text(app)
        assert "cannot draw" in shown_text(app)


def scored() -> Snapshot:
    return dataclasses.replace(SCENES["score_palace"](), log=at(0, 10, 25, 31))


@pytest.mark.long
async def test_the_score_has_the_code_for_bg_stats_where_it_fits() -> None:
    link = bg_stats_link(scored())
    side = len(code_modules(link)) + 2 * MARGIN
    async with app_of(scored(), (side + 4, side // 2 + 4)) as (app, pilot):
        await pilot.press("b")
        await pilot.pause()
        assert squares(app) == expected(link, MARGIN)


@pytest.mark.long
async def test_a_code_without_room_says_how_much_it_needs() -> None:
    side = len(code_modules(bg_stats_link(scored()))) + 2 * MARGIN
    async with app_of(scored()) as (app, pilot):
        await pilot.press("b")
        await pilot.pause()
        assert squares(app) == ()
        assert f"{side + 4} columns and {side // 2 + 4} rows" in shown_text(app)


async def test_a_game_without_a_date_has_no_code_for_bg_stats() -> None:
    async with app_of(SCENES["score_palace"]()) as (app, pilot):
        await pilot.press("b")
        await pilot.pause()
        assert isinstance(app.screen, ScoreScreen)

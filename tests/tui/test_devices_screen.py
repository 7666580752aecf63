"""The Devices screen shows all values at every width, numbers once a second, and changes of a state at once."""

import dataclasses

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from tests.cases import examples
from tests.tui.conftest import RecordingSource, count_drawings
from tests.tui.scenes.index import DEVICES, SCENES
from tests.tui.textual_internals import rendered

from palace_hub.locale.catalogue import Catalogue
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.screens.devices_screen import DevicesScreen
from palace_hub.tui.widgets.devices import DevicesPage
from palace_hub.tui.widgets.tables import layout, lines
from palace_hub.views.devices.overview import NO_VALUE, DeviceTable, devices
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording

WORDING = Wording()
PAGES = ("devices", "devices_troubled", "devices_gone", "node_lost", "start")


def app_of(snapshot: Snapshot) -> tuple[PalaceApp, RecordingSource]:
    source = RecordingSource(snapshot)
    return PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=0), source


def shown(app: PalaceApp) -> str:
    return "\n".join(strip.text for strip in rendered(app))


def tables(scene: str) -> list[DeviceTable]:
    view = devices((SCENES | DEVICES)[scene](), WORDING)
    return [table for table in (view.nodes, view.cells, view.plate) if table is not None]


@settings(max_examples=examples(60), deadline=None)
@given(scene=st.sampled_from(PAGES), width=st.integers(56, 160), eighths=st.booleans())
def test_no_line_is_wider_than_the_screen_and_no_value_is_left_out(scene: str, width: int, eighths: bool) -> None:
    for table in tables(scene):
        drawn = lines(table, width, eighths=eighths)
        for line in drawn:
            end = 0
            for x, text, _ in line:
                assert x >= end
                end = x + cell_len(text)
            assert end <= width
        said = " ".join(text for line in drawn for _, text, _ in line)
        for row in table.rows:
            for column, cell in zip(table.columns, row.cells, strict=True):
                assert cell == NO_VALUE or cell[: column.most - 1] in said


@pytest.mark.parametrize(("width", "below"), [(76, ["FIRMWARE", "CONFIG"]), (96, []), (116, [])])
def test_each_width_shows_its_columns(width: int, below: list[str]) -> None:
    table = tables("devices")[0]
    found = layout(table, width)
    assert [table.columns[place].title for place in found.below] == below


def test_numbers_are_aligned_with_their_units() -> None:
    view = devices(DEVICES["devices"](), WORDING)
    drawn = lines(view.cells, 96, eighths=True)
    weights = [line[2] for line in drawn[1:]]
    assert {x + len(text) for x, text, _ in weights} == {weights[0][0] + len(weights[0][1])}
    assert all(text.endswith(" g") for _, text, _ in weights)


@pytest.mark.parametrize(
    "size", [(80, 24), *(pytest.param(size, marks=pytest.mark.long) for size in ((100, 30), (120, 36)))]
)
async def test_the_last_problem_can_be_scrolled_to(size: tuple[int, int]) -> None:
    app, _ = app_of(DEVICES["devices_troubled"]())
    async with app.run_test(size=size) as pilot:
        await pilot.press("d")
        await pilot.pause()
        assert "! 6 problems" in shown(app)
        await pilot.press(*["pagedown"] * 6)
        await pilot.pause()
        assert "Hall strips answer" in shown(app)
        assert all(strip.cell_length == size[0] for strip in rendered(app))


@pytest.mark.parametrize("key", ["d", "escape", pytest.param("q", marks=pytest.mark.long)])
async def test_its_key_and_escape_close_the_screen(key: str) -> None:
    app, _ = app_of(DEVICES["devices"]())
    async with app.run_test(size=(100, 30)) as pilot:
        table = app.screen
        await pilot.press("d")
        assert isinstance(app.screen, DevicesScreen)
        await pilot.press(key)
        assert app.screen is table


async def test_numbers_change_once_a_second_and_a_lost_node_at_once() -> None:
    now = DEVICES["devices"]()
    app, source = app_of(now)
    async with app.run_test(size=(120, 36)) as pilot:

        async def after(seconds: float, **changes: object) -> str:
            tray = dataclasses.replace(now.links[0], **changes)
            source.show(dataclasses.replace(now, t=now.t + seconds, links=(tray, now.links[1])))
            await pilot.pause()
            return shown(app)

        await pilot.press("d")
        await pilot.pause()
        assert "0.1 s" in shown(app)
        assert "0.4 s" not in await after(0.3, age_s=0.4)
        assert "0.5 s" in await after(1.0, age_s=0.5)
        assert "USB stale" in await after(1.1, age_s=0.6, state="stale")
        assert "0.7 s" in await after(0.5, age_s=0.7, state="stale")  # after a restart hub time begins at 0


async def test_the_page_is_drawn_again_only_if_it_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    now = DEVICES["devices"]()
    app, source = app_of(now)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("d")
        await pilot.pause()
        page = app.screen.query_one(DevicesPage)
        drawings = count_drawings(page, monkeypatch)
        source.show(dataclasses.replace(now, t=now.t + 5.0))
        await pilot.pause()
        assert drawings == []
        source.show(dataclasses.replace(now, t=now.t + 10.0, problems=DEVICES["devices_gone"]().problems))
        await pilot.pause()
        assert drawings


def test_a_table_too_wide_for_any_screen_is_cut_and_not_broken() -> None:
    view = devices(DEVICES["devices_troubled"](), WORDING)
    widget = DevicesPage()
    widget.model = view
    canvas = Canvas(30, 80)
    widget.paint(canvas, view)
    assert all(cell_len(row) == 30 for row in canvas.plain())

"""The hands over a simulated tray: by their panel a set-up goes to its end, and each key has its touch."""

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest
from tests.core.setup.test_tray_virtual import Table, rightly_kept
from tests.tui.app_pilot import SIZE, touch, until
from tests.tui.conftest import RecordingSource
from tests.tui.scenes.index import SCENES
from tests.tui.textual_internals import rendered
from textual.pilot import Pilot

from palace_hub.core import main_action
from palace_hub.core.snapshot import snapshot
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee.entries import Entry
from palace_hub.sim.alone.hands import LoneHands
from palace_hub.sim.alone.misbehaviour import parse_order
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.widgets.build_form import ColourButton
from palace_hub.tui.widgets.hands import HandsPanel
from palace_hub.views.snapshot import Snapshot, TraySetupStep
from palace_hub.views.symbols import GRAPHICAL
from palace_hub.views.table.hands import AMOUNTS, HandChoice, hands
from palace_hub.views.wording import Wording

STILL_S = 3.0


class TableSource:
    """The hub of a virtual tray, which runs on while somebody presses a key."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told: list[Callable[[], None]] = []

    def snapshot(self) -> Snapshot:
        return snapshot(self.table.core.hub)

    def subscribe(self, told: Callable[[], None]) -> None:
        self.told.append(told)

    def submit(self, entry: Entry) -> None:
        self.table.pass_time(0.05, entry)
        self.wait(0.5)

    def wait(self, seconds: float) -> None:
        self.table.pass_time(seconds)
        for told in self.told:
            told()

    def stop(self) -> None:
        pass


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    made = Table(tmp_path, 2)
    yield made
    made.close()


async def test_a_virtual_tray_is_set_up_to_the_end_by_the_panel(table: Table) -> None:
    source = TableSource(table)
    hands = LoneHands(lambda text: table.node.obey(parse_order(text)))
    app = PalaceApp(source, catalogue=Catalogue(), hands=hands, terminal="xterm", interval=0)

    async def weigh(pilot: Pilot[None], *keys: str) -> TraySetupStep:
        """Press the keys, wait until nothing moves, and press Enter."""
        await pilot.press(*keys)
        source.wait(STILL_S)
        while not main_action.confirmable(table.core.hub):
            source.wait(0.5)
        await pilot.pause()
        await pilot.press("enter")
        return table.step

    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert await weigh(pilot, "f5") is TraySetupStep.FULL
        assert await weigh(pilot, "f6") is TraySetupStep.LIFT
        assert await weigh(pilot, "f3", "f4", "f4", "f4", "f5") is TraySetupStep.BACK
        assert await weigh(pilot, "f6") is TraySetupStep.LIFT
        assert await weigh(pilot, "f3", "f5") is TraySetupStep.BACK
        assert await weigh(pilot, "f6") is TraySetupStep.REPORT
        assert await weigh(pilot) is TraySetupStep.DONE
    rightly_kept(table)


@pytest.mark.long
async def test_each_key_of_the_hands_has_its_touch() -> None:
    orders: list[str] = []
    source = RecordingSource(SCENES["recurring"]())
    app = PalaceApp(source, catalogue=Catalogue(), hands=LoneHands(orders.append), terminal="xterm", interval=0)
    taken, pressed, spilled = "hand 3 -1.240", "press 3 200", "hand 3 -1.240 4"
    async with app.run_test(size=SIZE) as pilot:
        await touch(pilot, "#hands", (32, 1))  # the columns
        await touch(pilot, "#hands", (17, 0))  # one at a time
        await pilot.press("f5", "f8", "f7")
        panel = app.screen.query_one(HandsPanel)
        assert f"Press{GRAPHICAL.done}" in panel.drawing().plain()[0]
        assert f"Spill to {GRAPHICAL.piece['light_green']}" in panel.drawing().plain()[0]
        assert orders == [taken, spilled, pressed]
        for column in (31, 75, 63):
            await touch(pilot, "#hands", (column, 0))
        await pilot.pause()
    assert orders == [taken, spilled, pressed] * 2


async def test_the_panel_says_for_a_while_that_the_hands_pressed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("palace_hub.tui.palace_app.PRESS_SHOWN_S", 0.01)
    source = RecordingSource(SCENES["recurring"]())
    app = PalaceApp(source, catalogue=Catalogue(), hands=LoneHands(lambda _: None), terminal="xterm", interval=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("f7")
        panel = app.screen.query_one(HandsPanel)
        await until(pilot, lambda: GRAPHICAL.done not in panel.drawing().plain()[0])


def test_all_keys_of_the_hands_fit_80_columns() -> None:
    canvas = Canvas(80, 1)
    for cell, amount, pressed in product(range(6), AMOUNTS, (False, True)):
        view = hands((80,) * 6, (80,) * 6, HandChoice(cell, amount, pressed), Wording())
        HandsPanel(id="hands").paint(canvas, view)
        assert view.keys[-1].word in canvas.plain()[0]


def test_a_guided_turn_names_the_piece_at_which_the_hand_is_and_offers_no_press() -> None:
    counts, choice = (80,) * 6, HandChoice(1, 1)
    view = hands(counts, counts, choice, Wording(), guided=True)
    assert [key.key for key in view.keys] == ["F3", "F4", "F5", "F6"]
    for width, height in ((80, 1), (120, 2)):
        canvas = Canvas(width, height)
        HandsPanel(id="hands").paint(canvas, view)
        assert "BRICK" in canvas.plain()[0]
        assert "F5  Take out" in canvas.plain()[0]


async def test_the_hands_reach_the_tray_while_a_question_is_open() -> None:
    orders: list[str] = []
    source = RecordingSource(SCENES["question"]())
    app = PalaceApp(source, catalogue=Catalogue(), hands=LoneHands(orders.append), terminal="xterm", interval=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("f3", "f4", "f5")
    assert orders == ["hand 1 -1.250"]


async def test_the_start_colours_keep_their_names_below_the_hands() -> None:
    source = RecordingSource(SCENES["build"]())
    app = PalaceApp(source, catalogue=Catalogue(), hands=LoneHands(lambda _: None), terminal="xterm", interval=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        for colour in app.screen.query(ColourButton):
            shown = "\n".join(strip.text for strip in rendered(app)[colour.region.y : colour.region.bottom])
            assert colour.model is not None
            assert f"{colour.model.sign}  {colour.model.word}" in shown
            assert colour.region.bottom <= app.screen.query_one("#tray").region.y


async def test_on_the_form_of_a_new_game_the_keys_belong_to_the_seats() -> None:
    orders: list[str] = []
    source = RecordingSource(SCENES["start"]())
    app = PalaceApp(source, catalogue=Catalogue(), hands=LoneHands(orders.append), terminal="xterm", interval=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("f5", "f6")
        await pilot.pause()
        assert orders == []
        assert not app.screen.query_one(HandsPanel).display
        source.show(SCENES["wrong_take"]())
        await pilot.press("f5")
        await pilot.pause()
        assert orders != []
        assert app.screen.query_one(HandsPanel).display

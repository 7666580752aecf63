"""A notice from before the start is a toast. A hub or a screen that fails ends the application without a traceback."""

import dataclasses

import pytest
from tests.tui.conftest import RecordingSource
from tests.tui.scenes.index import SCENES
from tests.tui.textual_internals import toasts
from textual.pilot import Pilot

from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message
from palace_hub.referee.entries import Confirm
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.views.snapshot import Snapshot

SIZE = (100, 30)
SALVAGED = Message("journal-salvaged", {"file": "palace.sqlite.broken", "lost": 0, "state": "intact"})


class BrokenSource(RecordingSource):
    """Gives snapshots until it is `broken`."""

    broken = False

    def snapshot(self) -> Snapshot:
        if self.broken:
            raise ArithmeticError("a fault of ours")
        return super().snapshot()


def app_of(source: RecordingSource) -> PalaceApp:
    return PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=0)


async def test_a_notice_from_before_the_start_is_a_toast() -> None:
    app = app_of(RecordingSource(dataclasses.replace(SCENES["resume"](), notice=SALVAGED, notice_seq=1)))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert [toast.message for toast in toasts(app)] == [app.wording.message(SALVAGED)]


@pytest.mark.parametrize(
    "state", ["lost", *(pytest.param(state, marks=pytest.mark.long) for state in ("at_least", "unknown"))]
)
async def test_news_of_lost_games_stays_as_long_as_it_takes_to_read(state: str) -> None:
    gone = Message("journal-gone", {"file": "", "lost": 101, "state": state})
    app = app_of(RecordingSource(dataclasses.replace(SCENES["resume"](), notice=gone, notice_seq=1)))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        (toast,) = toasts(app)
        assert toast.timeout >= 0.5 * len(toast.message.split())


async def test_without_a_notice_there_is_no_toast() -> None:
    app = app_of(RecordingSource(SCENES["resume"]()))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert len(toasts(app)) == 0


async def test_enter_on_an_unfinished_game_asks_the_hub_which_keys_there_are() -> None:
    source = RecordingSource(SCENES["resume"]())
    app = app_of(source)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter")
        assert source.entries == [Confirm()]


async def test_a_failed_hub_closes_the_screen() -> None:
    source = RecordingSource(SCENES["build"]())
    app = app_of(source)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert app.is_running
        source.show(dataclasses.replace(SCENES["build"](), failed=True))
        await pilot.pause()
        assert app.return_code == 0
    assert app.fault is None


async def test_a_fault_of_the_screen_ends_it_and_leaves_no_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    source = BrokenSource(SCENES["build"]())
    app = app_of(source)

    async def break_it(pilot: Pilot[object]) -> None:
        await pilot.pause()
        source.broken = True
        source.show(SCENES["build"]())

    await app.run_async(headless=True, size=SIZE, auto_pilot=break_it)
    assert isinstance(app.fault, ArithmeticError)
    printed = capsys.readouterr()
    assert printed.out + printed.err == ""


async def test_a_screen_that_is_left_has_no_fault(capsys: pytest.CaptureFixture[str]) -> None:
    app = app_of(RecordingSource(SCENES["build"]()))

    async def leave(pilot: Pilot[object]) -> None:
        await pilot.press("ctrl+q", "1")

    await app.run_async(headless=True, size=SIZE, auto_pilot=leave)
    assert app.fault is None
    printed = capsys.readouterr()
    assert printed.out + printed.err == ""

"""Snapshots arrive from another thread, many a second; the screen draws the newest, and only its changes."""

import dataclasses
import threading

import pytest
from tests.tui.conftest import RecordingSource, count_drawings
from tests.tui.scenes.index import SCENES, TRAY_SCENES
from tests.tui.textual_internals import toasts

from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message
from palace_hub.referee.cues import Cue
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.palace_app import LEAST_SECONDS_BETWEEN, Arrived, PalaceApp
from palace_hub.tui.widgets.buttons import ActionButton
from palace_hub.tui.widgets.head import Head
from palace_hub.tui.widgets.strips import PlayersStrip, TrayStrip
from palace_hub.views.snapshot import Sound
from palace_hub.views.table.players import PlayersView
from palace_hub.views.wording import Size


def app_of(source: RecordingSource, interval: float = 0) -> PalaceApp:
    return PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=interval)


async def test_many_snapshots_from_another_thread_end_at_the_newest() -> None:
    source = RecordingSource(SCENES["recurring"]())
    app = app_of(source)
    async with app.run_test(size=(100, 30)) as pilot:

        def flood() -> None:
            for t in range(300):
                source.show(dataclasses.replace(SCENES["recurring"](), t=float(t)))

        thread = threading.Thread(target=flood)
        thread.start()
        thread.join()
        await pilot.pause()
        assert app.shown.t == 299.0


async def test_a_strip_is_drawn_again_only_if_its_own_model_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    source = RecordingSource(SCENES["recurring"]())
    app = app_of(source)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        strips = app.screen.query_one(TrayStrip), app.screen.query_one(PlayersStrip), app.screen.query_one(Head)
        drawings = [count_drawings(strip, monkeypatch) for strip in strips]
        source.show(dataclasses.replace(SCENES["moving"]()))
        await pilot.pause()
        models, before = [strip.model for strip in strips], [len(drawn) for drawn in drawings]
        source.show(dataclasses.replace(SCENES["moving"](), t=2000.0))
        await pilot.pause()
        assert [strip.model for strip in strips] == models
        assert all(model is other for model, other in zip(models, [strip.model for strip in strips], strict=True))
        assert [drawn > 0 for drawn in before] == [True, False, False]  # the players and the head are as before
        assert [len(drawn) for drawn in drawings] == before


@pytest.mark.long
async def test_updates_keep_the_least_interval(monkeypatch: pytest.MonkeyPatch) -> None:
    source = RecordingSource(SCENES["recurring"]())
    app = app_of(source, interval=LEAST_SECONDS_BETWEEN)
    async with app.run_test(size=(100, 30)) as pilot:
        shown = []
        monkeypatch.setattr(app.screen, "take", lambda snapshot, wording: shown.append(snapshot.t))
        for t in range(50):
            source.show(dataclasses.replace(SCENES["recurring"](), t=float(t)))
            await pilot.pause()
        await pilot.pause(LEAST_SECONDS_BETWEEN * 3)
        assert shown[-1] == 49.0
        assert len(shown) < 50


def test_successive_messages_are_merged() -> None:
    assert Arrived().can_replace(Arrived())


async def test_a_notice_becomes_one_toast() -> None:
    source = RecordingSource(SCENES["recurring"]())
    app = app_of(source)
    news = Message("log-set-up")
    async with app.run_test(size=(100, 30)) as pilot:
        for _ in range(3):
            source.show(dataclasses.replace(SCENES["recurring"](), notice=news, notice_seq=4))
            await pilot.pause()
        assert len(toasts(app)) == 1


async def test_the_bell_rings_once_for_each_sound_where_it_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    source = RecordingSource(SCENES["recurring"]())
    app = app_of(source)
    rung: list[int] = []
    monkeypatch.setattr(app, "bell", lambda: rung.append(app.shown.sound.number))
    async with app.run_test(size=(100, 30)) as pilot:
        for sound in (Sound(bell=True), *[Sound(bell=True, cue=Cue.WRONG, number=1)] * 2, Sound(buzzer=True, number=2)):
            source.show(dataclasses.replace(SCENES["recurring"](), sound=sound))
            await pilot.pause()
        assert rung == [1]


async def test_the_screen_class_follows_its_size() -> None:
    app = app_of(RecordingSource(SCENES["build"]()))
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.pause()
        for size, name in (
            ((100, 30), "narrow"),
            ((80, 24), "small"),
            ((60, 20), "tiny"),
            ((58, 18), "too-small"),
            ((120, 36), "wide"),
        ):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            classes = {size.value for size in Size}
            assert {size_class for size_class in classes if app.screen.has_class(f"-{size_class}")} == {name}


async def test_a_screen_with_fewer_actions_removes_the_former_buttons() -> None:
    source = RecordingSource(SCENES["build"]())
    app = app_of(source)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        assert app.screen.query_one("#action-3", ActionButton).model is not None
        source.show(TRAY_SCENES["check_waits"]())
        await pilot.pause()
        buttons = [app.screen.query_one(f"#action-{place}", ActionButton) for place in range(4)]
        assert [button.model.action if button.model else "" for button in buttons] == ["devices", "more", "", ""]
        assert [button.can_focus for button in buttons] == [True, True, False, False]


def test_a_strip_of_players_is_drawn_before_it_hides_at_the_end_of_a_game() -> None:
    canvas = Canvas(80, 3)
    PlayersStrip().paint(canvas, PlayersView("stock", "next"))
    assert "".join(canvas.plain()).strip() == ""

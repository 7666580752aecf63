"""The tray's set-up on a virtual tray: real firmware, cells with noise, creep and bumps, pieces by order."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.core.rig import FULL, GRAMS

from palace_hub.core import main_action
from palace_hub.core.step import HubCore
from palace_hub.core.tray.calibration_file import CalibrationFile
from palace_hub.core.turn import Turn
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.run.real_clock import RealClock
from palace_hub.run.virtual_ports import VirtualPorts
from palace_hub.sensing.tray.calibration import CellCalibration
from palace_hub.sim.alone.misbehaviour import parse_order
from palace_hub.sim.alone.node import LoneNode
from palace_hub.sim.alone.orders import order_path, send_order
from palace_hub.views.snapshot import TraySetupStep

WINDOW_S = 0.05
ARCH, BRICK = 0, 1
LONGEST_WAIT_S = 12.0


class Table:
    """A full tray without a plate, and a hub that sets it up, window by window."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.node = LoneNode("tray", seed, folder)
        self.journal = Journal.open(folder / "journal.sqlite")
        self.file = CalibrationFile.read(folder)
        self.core = HubCore(self.journal, draw_seed=lambda: 7, calibration_file=self.file, set_up_tray=True)
        self.t, self.down, self.opened = 0.0, b"", ["a#1"]

    def pass_time(self, seconds: float, *entries: say.Entry) -> None:
        for _ in range(round(seconds / WINDOW_S)):
            self.t = round(self.t + WINDOW_S, 3)
            opened, self.opened = self.opened, []
            turn = Turn(t=self.t, opened=opened, received={"a#1": self.node.window(self.down)}, entries=entries)
            self.down = self.core.step(turn).sent.get("a#1", b"")
            entries = ()

    def lay(self, cell: int, pieces: int) -> None:
        """Put pieces into a compartment, or take them (negative)."""
        self.node.obey(parse_order(f"load {cell + 1} {pieces * GRAMS[cell]}"))

    def bump(self) -> None:
        """Bump the table: the levels are lost for a while."""
        self.node.obey(parse_order("flick 2 2"))
        for _ in range(20):
            self.pass_time(WINDOW_S)
            if self.core.hub.steady is None:
                return
        raise AssertionError("nobody felt it")

    @property
    def step(self) -> TraySetupStep:
        assert self.core.hub.wizard is not None
        return self.core.hub.wizard.step

    def enter(self) -> TraySetupStep:
        """Press Enter as soon as possible; returns the step after the time of a bump."""
        waited = 0.0
        while not main_action.confirmable(self.core.hub):
            self.pass_time(WINDOW_S)
            waited += WINDOW_S
            assert waited < LONGEST_WAIT_S
        before = (self.step, self.core.hub.wizard.lift)
        self.pass_time(WINDOW_S, say.Confirm())
        for _ in range(40):
            if (self.step, self.core.hub.wizard.lift) != before:
                break
            self.pass_time(WINDOW_S)
        return self.step

    def close(self) -> None:
        self.node.close()
        self.journal.close()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    made = Table(tmp_path, 2)
    yield made
    made.close()


def rightly_kept(table: Table) -> list[CellCalibration]:
    """The six cells of the kept file: a full box, arches and bricks proven, each unit right."""
    kept = table.file.content
    assert kept is not None
    assert kept.held == FULL
    assert [one for one, proven in enumerate(kept.proven) if proven] == [ARCH, BRICK]
    cells = [one for one in kept.tray.cells if one is not None]
    assert len(cells) == len(FULL)
    for cell, one in enumerate(cells):
        true = table.node.figures[cell].counts_per_mg * 1000 * GRAMS[cell]
        assert one.counts_per_piece == pytest.approx(true, rel=0.01)
    return cells


@pytest.mark.long
def test_a_virtual_tray_is_set_up_to_the_end(table: Table) -> None:
    table.node.obey(parse_order("lights 60"))
    for cell, pieces in enumerate(FULL):
        table.lay(cell, -pieces)
    table.pass_time(3.0)
    assert table.enter() is TraySetupStep.FULL
    for cell, pieces in enumerate(FULL):
        table.lay(cell, pieces)
    table.pass_time(3.0)
    assert table.enter() is TraySetupStep.LIFT
    for cell in (ARCH, BRICK):
        table.lay(cell, -20)
        table.pass_time(3.0)
        assert table.enter() is TraySetupStep.BACK
        table.lay(cell, 20)
        table.pass_time(3.0)
        table.enter()
    assert table.step is TraySetupStep.REPORT
    table.pass_time(5.0)  # somebody reads, while the lights are measured
    assert table.enter() is TraySetupStep.DONE
    for cell, one in enumerate(rightly_kept(table)):
        assert one.lights_raw == pytest.approx(60 * table.node.figures[cell].counts_per_mg, rel=0.2)


@pytest.mark.long
def test_the_main_action_stays_while_the_table_is_bumped(table: Table) -> None:
    """It went for two seconds and more at each bump under any of the six cells, some of them twelve times a minute."""
    table.pass_time(8.0)
    offered = []
    for _ in range(round(60 / WINDOW_S)):
        table.pass_time(WINDOW_S)
        offered.append(main_action.confirmable(table.core.hub))
    assert sum(offered) > 0.95 * len(offered)


@pytest.mark.long
def test_confirming_during_a_bump_weighs_the_level_after_it_and_nothing_later(table: Table) -> None:
    table.pass_time(8.0)
    table.bump()
    assert main_action.confirmable(table.core.hub)
    table.pass_time(WINDOW_S, say.Confirm())
    assert table.step is TraySetupStep.EMPTY
    table.pass_time(2.0)
    assert table.step is TraySetupStep.FULL
    table.pass_time(3.0)
    table.bump()
    table.pass_time(WINDOW_S, say.Confirm())
    table.lay(BRICK, -20)  # before the levels are back
    table.pass_time(6.0)
    assert table.step is TraySetupStep.FULL
    assert table.core.hub.wizard is not None
    assert table.core.hub.wizard.messages == ()


class Watched:
    """A hub on the real clock in a thread; `until` looks after each turn."""

    def __init__(self, folder: Path, clock: RealClock) -> None:
        self.clock = clock
        self.journal = Journal.open(folder / "journal.sqlite")
        self.file = CalibrationFile.read(folder)
        self.core = HubCore(self.journal, draw_seed=lambda: 1, calibration_file=self.file, set_up_tray=True)
        self._news = threading.Condition()
        self._wanted: list[say.Entry] = []
        clock.entries = self._turn
        self._thread = threading.Thread(target=clock.run, args=(self.core,))
        self._thread.start()

    def _turn(self) -> tuple[say.Entry, ...]:
        with self._news:
            self._news.notify_all()
            wanted, self._wanted = tuple(self._wanted), []
            return wanted

    def until(self, reached: Callable[[], object]) -> None:
        with self._news:
            assert self._news.wait_for(reached, 60.0)

    def confirm_until(self, step: TraySetupStep, lift: int = 0) -> None:
        """Press Enter when possible, until this step."""
        self.until(lambda: self._arrived(step, lift))

    def _arrived(self, step: TraySetupStep, lift: int) -> bool:
        setup = self.core.hub.wizard
        assert setup is not None
        if (setup.step, setup.lift) == (step, lift):
            return True
        if not self._wanted and main_action.confirmable(self.core.hub):
            self._wanted.append(say.Confirm())
        return False

    def end(self) -> None:
        self.clock.stop()
        self._thread.join(20.0)
        self.journal.close()


@pytest.mark.long
def test_a_virtual_tray_on_a_real_line_is_set_up_in_real_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pty, the real clock, and orders from elsewhere, as `palace node tray --tell` gives them."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    with VirtualPorts(["sim:tray"], scan_ports=list) as ports:
        watched = Watched(tmp_path, RealClock(find_ports=ports.there))

        def lay(*pieces: tuple[int, int]) -> None:
            for cell, count in pieces:
                send_order(order_path("tray"), f"load {cell + 1} {count * GRAMS[cell]}")
            watched.until(lambda: watched.core.hub.tray.steady_one(cell) is None)

        try:
            watched.until(lambda: watched.core.hub.wizard.step is TraySetupStep.EMPTY)
            watched.until(lambda: watched.core.hub.steady is not None)
            lay(*((cell, -count) for cell, count in enumerate(FULL)))
            watched.confirm_until(TraySetupStep.FULL)
            lay(*enumerate(FULL))
            watched.confirm_until(TraySetupStep.LIFT)
            for lift, cell in enumerate((ARCH, BRICK)):
                lay((cell, -20))
                watched.confirm_until(TraySetupStep.BACK, lift)
                lay((cell, 20))
                watched.confirm_until(TraySetupStep.REPORT if lift else TraySetupStep.LIFT, 1)
            watched.confirm_until(TraySetupStep.DONE, 1)
            assert watched.file.content is not None
            assert watched.file.path == tmp_path / "simulated" / "calibration.json"
            assert not (tmp_path / "calibration.json").exists()
            assert watched.file.content.held == FULL
        finally:
            watched.end()

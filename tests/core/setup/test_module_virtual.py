"""Virtual nodes that are pressed, lose a cup or break, in the real set-up and the doctor."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from math import log
from pathlib import Path

import pytest
from tests.core.nodes.module_kept import kept_with
from tests.core.rig import FULL, GRAMS
from tests.doctor.machine_here import keys

from monkey_palace.board.pieces import PIECES
from palace_hub.core.nodes.module_file import ModuleFile
from palace_hub.core.setup.module import ModuleWizard
from palace_hub.core.step import HubCore
from palace_hub.core.tray.calibration_file import CalibrationFile, KeptCalibration, Measured
from palace_hub.core.turn import Turn
from palace_hub.doctor import ports, samples
from palace_hub.doctor.findings import Finding, Severity, Surroundings
from palace_hub.files.versioned import SIMULATED
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.sensing.signal import light_test
from palace_hub.sensing.signal.module_report import ModuleFigures
from palace_hub.sensing.signal.module_trials import ModuleWish
from palace_hub.sensing.tray.calibration import CellCalibration, TrayCalibration
from palace_hub.sim.alone.carriers import PtyCarrier
from palace_hub.sim.alone.misbehaviour import parse_order
from palace_hub.sim.alone.node import LoneNode
from palace_hub.sim.alone.run import LoneRun
from palace_hub.sim.world.cells import CellBank
from palace_hub.sim.world.noise_model import BUILDS
from palace_hub.sim.world.tabletop import WINDOW_US
from palace_hub.views.snapshot import ModuleStep


@pytest.fixture
def surroundings(tmp_path: Path) -> Surroundings:
    return Surroundings(journal=tmp_path / "journal.sqlite")


# the whole real way: real firmware, virtual cells with their mechanics, orders


class Bench:
    """A lone node and a hub, window by window, without waiting."""

    def __init__(self, tmp_path: Path, wish: ModuleWish) -> None:
        self.node = LoneNode("tray", 5, tmp_path)
        self.figures = self.node.figures
        self.journal = Journal.open(tmp_path / "journal.sqlite")
        self.core = HubCore(self.journal, draw_seed=lambda: 7)
        self.core.hub.wizard = ModuleWizard(ModuleFile.read(tmp_path, "tray"), wish)
        self.t, self.down, self.opened = 0.0, b"", ["a#1"]

    def tell(self, *orders: str) -> None:
        for order in orders:
            self.node.obey(parse_order(order))

    def pass_time(self, seconds: float, *entries: say.Entry) -> ModuleStep:
        for _ in range(round(seconds / 0.05)):
            self.t = round(self.t + 0.05, 3)
            opened, self.opened = self.opened, []
            turn = Turn(t=self.t, opened=opened, received={"a#1": self.node.window(self.down)}, entries=entries)
            self.down = self.core.step(turn).sent.get("a#1", b"")
            entries = ()
        assert self.core.hub.wizard is not None
        return self.core.hub.wizard.step

    def enter(self, entry: say.Entry | None = None) -> ModuleStep:
        return self.pass_time(0.05, entry or say.Confirm())

    def close(self) -> None:
        self.node.close()
        self.journal.close()


@pytest.mark.long
def test_a_virtual_module_is_set_and_measured(tmp_path: Path) -> None:
    bench = Bench(tmp_path, ModuleWish(cell=1, rest_s=60, bricks=5))
    try:
        bench.tell("cup 2")
        assert bench.pass_time(8.0) is ModuleStep.BARE
        assert bench.enter() is ModuleStep.CUP
        cup_g = bench.figures[1].cup_mg / 1000
        bench.tell(f"load 2 {cup_g:.4f}")
        bench.pass_time(8.0)
        assert bench.enter() is ModuleStep.MASS
        bench.tell("load 2 50")
        bench.pass_time(8.0)
        assert bench.enter() is ModuleStep.STOPS
        bench.tell("load 2 -50")
        for _ in range(4):
            bench.tell("press 2 900")
            bench.pass_time(3.0)
        assert bench.enter() is ModuleStep.PAPER
        bench.tell("stop 2 230")
        for _ in range(4):
            bench.tell("press 2 900")
            bench.pass_time(3.0)
        assert bench.enter() is ModuleStep.REST
        bench.tell("stop 2 330")
        for _ in range(6):  # bumps of the table begin it anew
            if bench.pass_time(60.0) is ModuleStep.TAP:
                break
        assert bench.pass_time(6.0) is ModuleStep.TAP
        for _ in range(4):
            bench.tell("flick 2 60")
            bench.pass_time(6.0)
        assert bench.enter() is ModuleStep.PRESS
        for _ in range(4):
            bench.tell("press 2 2000")
            bench.pass_time(14.0)
        assert bench.enter() is ModuleStep.BRICK
        for _ in range(14):
            for order in ("load 2 0.44", "load 2 -0.44"):
                bench.tell(order)
                bench.pass_time(5.0)
            if bench.core.hub.wizard.step is ModuleStep.PLACES:
                break
        assert bench.core.hub.wizard.step is ModuleStep.PLACES
        for grams in (50.0, 50.1, 49.9, 50.0, 50.05):
            for laid in (grams, -grams):
                bench.tell(f"load 2 {laid}")
                bench.pass_time(4.0)
        assert bench.core.hub.wizard.step is ModuleStep.REPORT
        assert bench.enter() is ModuleStep.DONE
    finally:
        bench.close()
    kept = ModuleFile.read(tmp_path / SIMULATED, "tray").content
    assert kept is not None
    module = kept.cells[1]
    assert module is not None
    found, true = module.figures, bench.figures[1]
    assert found.counts_per_g == pytest.approx(1000 * true.counts_per_mg, rel=0.002)
    assert found.cup_g == pytest.approx(cup_g, abs=0.3)
    assert found.clip_g == pytest.approx(330, rel=0.01)
    assert found.travel_mm == pytest.approx(0.2 * 300 / 100, rel=0.05)
    assert found.noise_mg == pytest.approx(true.white_mg, rel=0.3)
    assert found.wait_s == pytest.approx(log(1e4) / true.ring_decay, rel=0.35)
    assert found.brick_g == pytest.approx(0.44, abs=0.01)
    assert found.scatter_mg is not None
    assert found.scatter_mg < 30
    assert found.off_centre == pytest.approx(0.004, abs=0.001)


@pytest.fixture
def running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], LoneRun]]:
    """A lone node on a pty, in real time; the doctor listens for less than it does to a person."""
    monkeypatch.setattr("palace_hub.doctor.findings.LISTEN_SECONDS", 0.8)
    monkeypatch.setattr(samples, "LIGHT_PERIODS", 1)
    monkeypatch.setattr(light_test, "DARK_S", 0.5)
    runs: list[tuple[LoneRun, threading.Thread]] = []

    def start(role: str) -> LoneRun:
        run = LoneRun(role, 5, PtyCarrier(tmp_path / role))
        thread = threading.Thread(target=run.run)
        thread.start()
        runs.append((run, thread))
        assert run.joined.wait(10.0)
        return run

    yield start
    for run, thread in runs:
        run.stop()
        thread.join(10.0)


def told_of(surroundings: Surroundings, path: str) -> list[Finding]:
    return ports.nodes(replace(surroundings, ports=lambda: [path]))


@pytest.mark.long
def test_the_doctor_on_a_virtual_tray(
    running: Callable[[str], LoneRun], surroundings: Surroundings, tmp_path: Path
) -> None:
    run = running("tray")
    path = run.carrier.where
    heard = ports.ask(path, 3.0).hello
    assert heard is not None
    quiet = ports.listen_on_port(path, 0.8)
    per_g = [1000 * figure.counts_per_mg for figure in CellBank(5, BUILDS["good"], "normal", WINDOW_US).figures]
    cells = tuple(
        CellCalibration((quiet.level(i) or 0.0) - FULL[i] * grams * per_g[i], grams * per_g[i], FULL[i])
        for i, grams in enumerate(GRAMS)
    )
    measured = (Measured(15.0, 2.0, 80.0),) * len(PIECES)
    CalibrationFile(tmp_path).keep(KeptCalibration(heard.id, None, TrayCalibration(cells), FULL, measured))
    run.tell("lights 200")
    found = [one for one in told_of(surroundings, path) if one.severity is not Severity.NOTE]
    assert keys(found) == ["doctor-lights-move"] * 6
    assert [float(str(one.params["moved"])) for one in found] == pytest.approx([200.0] * 6, abs=20)
    run.tell("lights 0")
    run.tell("cup 3")
    ports.listen_on_port(path, 0.3)  # until it is out
    found = [one for one in told_of(surroundings, path) if one.severity is not Severity.NOTE]
    assert keys(found) == ["doctor-cup-missing"]
    assert found[0].params["place"] == "column"


def test_the_doctor_on_a_virtual_plate(
    running: Callable[[str], LoneRun], surroundings: Surroundings, tmp_path: Path
) -> None:
    run = running("plate")
    path = run.carrier.where
    heard = ports.ask(path, 3.0).hello
    assert heard is not None
    quiet = ports.listen_on_port(path, 0.8)
    level = quiet.level(0)
    assert level is not None
    figures = ModuleFigures(300.0, 6400.0, level - 150 * 6400, level, clip_g=330.0)
    ModuleFile(tmp_path, "plate").keep(kept_with(figures, 330.0, role="plate", node=heard.id))
    assert not [one for one in told_of(surroundings, path) if one.severity is Severity.FAULT]
    run.tell("chain 6")
    run.tell("load 1 180")
    found = {one.key: one for one in told_of(surroundings, path)}
    assert found["doctor-hall-chain"].params == {"answering": "6", "strips": "10"}
    assert found["doctor-corner-full"].params["place"] == "ne"

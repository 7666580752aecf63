"""What was measured of modules is used: by the tray's report, by the doctor, in Devices; and virtual nodes that are
pressed, robbed of a cup, lit and broken on order go the whole real way."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from math import log
from pathlib import Path

import pytest
from tests.app.doctor_around import keys
from tests.app.rig import EMPTY, FULL, GRAMS, Node, Rig, levels

from monkey_palace.pieces import PIECES
from palace_hub.app import devices, doctor, doctor_lights, doctor_modules, doctor_ports
from palace_hub.app.calibration_file import CalibrationFile, KeptCalibration, Measured
from palace_hub.app.core import HubCore
from palace_hub.app.doctor import Severity, Surroundings
from palace_hub.app.doctor_conduct import Conduct
from palace_hub.app.measuring import Measuring
from palace_hub.app.module_file import KeptModule, KeptModules, ModuleFile, nothing_measured
from palace_hub.app.module_trials import ModuleWish
from palace_hub.app.tray_report import report
from palace_hub.app.turn import Turn
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.sensing.calibration import CellCalibration, TrayCalibration
from palace_hub.sensing.module_report import ModuleFigures, findings
from palace_hub.sim.cells import CellBank
from palace_hub.sim.lone_carriers import PtyCarrier
from palace_hub.sim.lone_node import LoneNode
from palace_hub.sim.lone_run import LoneRun
from palace_hub.sim.misbehaviour import parse_order
from palace_hub.sim.noise_model import BUILDS
from palace_hub.sim.tabletop import WINDOW_US
from palace_hub.views.snapshot import ModuleStep

GOOD = ModuleFigures(
    capacity_g=300.0,
    counts_per_g=6000.0,
    bare_raw=50_000.0,
    cup_raw=500_000.0,
    clip_g=330.0,
    travel_mm=0.55,
    noise_mg=15.0,
    drift_mg_per_min=4.0,
    watched_s=600,
    wait_s=0.5,
    shift_mg=20.0,
    bricks=50,
    brick_g=0.44,
    scatter_mg=10.0,
)


def kept_with(figures: ModuleFigures, *clips: float, cell: int = 0, role: str = "tray", node: str = "x") -> KeptModules:
    cells = list(nothing_measured(node, role).cells)
    cells[cell] = KeptModule(None, figures, tuple((None, one) for one in clips))
    return KeptModules(node, tuple(cells))


# each figure is judged


@pytest.mark.parametrize(
    ("figures", "key"),
    [
        ({"clip_g": 300.0}, "module-stop-early"),
        ({"clip_g": 400.0}, "module-stop-late"),
        ({"travel_mm": 0.2}, "module-stiff"),
        ({"travel_mm": 0.9}, "module-soft"),
        ({"noise_mg": 45.0}, "module-restless"),
        ({"drift_mg_per_min": -31.0}, "module-drifts"),
        ({"wait_s": 2.7}, "module-rings"),
        ({"shift_mg": 61.0}, "module-shifts"),
        ({"scatter_mg": 55.0}, "module-scatter"),
    ],
)
def test_a_figure_that_a_build_should_not_have_is_named(figures: dict[str, float], key: str) -> None:
    (found,) = findings(replace(GOOD, **figures), "tray", "arch")
    assert found.key == key
    assert found.params["place"] == "arch"


def test_good_figures_and_figures_that_were_left_out_are_no_news() -> None:
    assert findings(GOOD, "tray", "arch") == ()
    assert findings(ModuleFigures(300.0, 6000.0, 0.0, 450_000.0), "plate", "ne") == ()


# the tray's report uses them


def calibration(node: str = "x", noise: float = 15.0) -> KeptCalibration:
    cells = tuple(CellCalibration(EMPTY, grams * 6000, n, False) for grams, n in zip(GRAMS, FULL, strict=True))
    return KeptCalibration(node, None, TrayCalibration(cells), FULL, (Measured(noise, 2.0, 80.0),) * 6)


def test_a_scatter_that_no_noise_shows_makes_a_compartment_blind() -> None:
    assert "capability-restless" not in [one.key for one in report(calibration())]
    scattered = kept_with(replace(GOOD, scatter_mg=90.0), 330.0, cell=1)
    told = [one for one in report(calibration(), scattered) if one.params.get("piece") == "brick"]
    assert "capability-restless" in [one.key for one in told]


def test_a_drift_of_ten_minutes_goes_for_more_than_that_of_a_set_up() -> None:
    drifts = kept_with(replace(GOOD, drift_mg_per_min=300.0), 330.0, cell=5)
    told = {one.key: one for one in report(calibration(), drifts)}
    assert told["capability-drifts"].params["piece"] == "gold"
    assert told["module-drifts"].params["place"] == "gold"
    assert "capability-drifts" not in [one.key for one in report(calibration(), kept_with(GOOD, 330.0, cell=5))]


# the doctor, from the file


@pytest.fixture
def around(tmp_path: Path) -> Surroundings:
    return Surroundings(journal=tmp_path / "journal.sqlite")


def test_the_doctor_names_a_stop_that_sank(around: Surroundings, tmp_path: Path) -> None:
    ModuleFile(tmp_path, "tray").keep(kept_with(replace(GOOD, clip_g=312.0), 330.0, 312.0))
    (found,) = doctor_modules.modules(around)
    assert keys([found]) == ["module-stop-fell"]
    assert found.severity is Severity.FAULT
    assert (found.params["now"], found.params["was"]) == (312, 330)


def test_the_doctor_says_what_was_measured_and_what_is_wrong_with_it(around: Surroundings, tmp_path: Path) -> None:
    ModuleFile(tmp_path, "plate").keep(kept_with(replace(GOOD, shift_mg=200.0), 330.0, role="plate"))
    assert keys(doctor_modules.modules(around)) == ["doctor-module-measured", "module-shifts-plate"]
    ModuleFile(tmp_path, "plate").keep(kept_with(replace(GOOD, clip_g=None), role="plate"))
    assert keys(doctor_modules.modules(around)) == ["doctor-module-no-stop"]


def test_the_doctor_names_a_damaged_file(around: Surroundings, tmp_path: Path) -> None:
    (tmp_path / "modules-plate.json").write_bytes(b"\xff")
    assert keys(doctor_modules.modules(around)) == ["doctor-modules-damaged"]


def test_nothing_measured_is_nothing_to_say(around: Surroundings) -> None:
    assert doctor_modules.modules(around) == []


# the doctor, from what a node sends


def hello(role: str, node: str = "x") -> doctor_ports.Hello:
    fields = {"t": "hello", "p": [1, 0], "id": node, "boot": "9f3c", "role": role, "fw": "0.1.0", "board": "pico"}
    more = {"rt": "-", "cause": 1, "cells": 6 if role == "tray" else 4, "hall": 3, "cfg": "1a2b3c4d"}
    return doctor_ports.Hello.model_validate({**fields, **more})


def seen(*levels: float, hall: bytes = b"") -> Conduct:
    found = Conduct(seconds=2.0, batches=40, conversions=[100] * len(levels), hall=hall)
    found.faults = [doctor_ports.Counter() for _ in levels]
    found.sums = [100 * level for level in levels]
    return found


def test_a_compartment_without_its_cup(around: Surroundings, tmp_path: Path) -> None:
    CalibrationFile(tmp_path).keep(calibration())
    full = levels(FULL)
    assert doctor_modules.standing(around, hello("tray"), seen(*full)) == []
    without = [EMPTY - 75 * 6000, *full[1:]]
    (found,) = doctor_modules.standing(around, hello("tray"), seen(*without))
    assert keys([found]) == ["doctor-cup-missing"]
    assert (found.params["place"], found.params["grams"]) == ("arch", "75")
    assert doctor_modules.standing(around, hello("tray", "another"), seen(*without)) == []


@pytest.mark.parametrize(("grams", "told"), [(200.0, []), (315.0, []), (325.0, ["doctor-corner-full"])])
def test_a_corner_on_its_stop(around: Surroundings, tmp_path: Path, grams: float, told: list[str]) -> None:
    ModuleFile(tmp_path, "plate").keep(kept_with(GOOD, 330.0, cell=2, role="plate"))
    level = GOOD.bare_raw + grams * GOOD.counts_per_g
    found = doctor_modules.standing(around, hello("plate"), seen(0, 0, level, 0))
    assert keys(found) == told
    assert all(one.params["place"] == "sw" for one in found)


def chain(answering: int) -> bytes:
    return bytes.fromhex("0028" * answering + "ffff" * (10 - answering))


@pytest.mark.parametrize(("answering", "told"), [(10, []), (4, ["doctor-hall-chain"]), (0, ["doctor-hall-none"])])
def test_a_hall_chain_that_is_broken(around: Surroundings, answering: int, told: list[str]) -> None:
    found = doctor_modules.standing(around, hello("plate"), seen(0, 0, 0, 0, hall=chain(answering)))
    assert keys(found) == told
    if answering == 4:
        assert found[0].params == {"answering": "4", "strips": "10"}


@pytest.mark.parametrize(
    ("moved", "told"),
    [
        ((24.0, 3.0), []),  # 4 mg
        ((60.0, 3.0), ["doctor-lights-move"]),  # 10 mg
        ((-60.0, 3.0), ["doctor-lights-move"]),
        ((60.0, 30.0), []),  # a noisy cell: 10 mg are two standard deviations
    ],
)
def test_lights_that_move_the_scale(
    around: Surroundings, tmp_path: Path, moved: tuple[float, float], told: list[str]
) -> None:
    CalibrationFile(tmp_path).keep(calibration())
    conduct = seen(*levels(FULL))
    conduct.moved = [None, moved, None, None, None, None]
    found = doctor_modules.standing(around, hello("tray"), conduct)
    assert keys(found) == told
    assert [one.params["place"] for one in found] == ["brick"] * len(told)


# Devices


class DevicesRig(Rig):
    """A hub with a folder of its own."""

    def open(self, node: Node) -> None:
        file = CalibrationFile.read(self.path.parent)
        self.core = HubCore(self.journal, draw_seed=lambda: 7, calibration_file=file)
        self.nodes, self._opened = {"a#1": node}, ["a#1"]
        self.pass_time(4.0)


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[DevicesRig]:
    made = DevicesRig(tmp_path / "journal.sqlite", Journal.open(tmp_path / "journal.sqlite"))
    yield made
    made.journal.close()


def problems(rig: Rig) -> list[str]:
    return [one.key for one in devices.problems(rig.core)]


def test_devices_say_which_cup_is_missing(rig: DevicesRig) -> None:
    node = Node(FULL)
    rig.open(node)
    rig.core.tray.calibrate(calibration().tray, FULL, rig.t)
    rig.pass_time(4.0)
    assert "problem-cup-missing" not in problems(rig)
    node.levels[3] = EMPTY - 47 * 6000
    rig.pass_time(4.0)
    (found,) = [one for one in devices.problems(rig.core) if one.key == "problem-cup-missing"]
    assert found.params["piece"] == "light_green"
    node.levels = levels(FULL)
    rig.pass_time(4.0)
    assert "problem-cup-missing" not in problems(rig)


def test_devices_say_which_corner_is_full(rig: DevicesRig, tmp_path: Path) -> None:
    ModuleFile(tmp_path, "plate").keep(kept_with(GOOD, 330.0, cell=1, role="plate", node="e6616407e3"))
    node = Node(role="plate")
    node.levels = [GOOD.cup_raw] * 6
    rig.open(node)
    assert "problem-corner-full" not in problems(rig)
    node.levels[1] = GOOD.bare_raw + 329 * GOOD.counts_per_g
    rig.pass_time(3.0)
    (found,) = [one for one in devices.problems(rig.core) if one.key == "problem-corner-full"]
    assert found.params["corner"] == "se"


# the whole real way: real firmware, virtual cells with their mechanics, orders


class Bench:
    """A lone node and a hub, window by window, without waiting."""

    def __init__(self, tmp_path: Path, wish: ModuleWish) -> None:
        self.node = LoneNode("tray", 5, tmp_path)
        self.figures = self.node._tray.figures
        self.journal = Journal.open(tmp_path / "journal.sqlite")
        self.core = HubCore(self.journal, draw_seed=lambda: 7)
        self.core.measuring = Measuring(ModuleFile.read(tmp_path, "tray"), wish)
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
        assert self.core.measuring is not None
        return self.core.measuring.step

    def enter(self, entry: say.Entry | None = None) -> ModuleStep:
        return self.pass_time(0.05, entry or say.Confirm())

    def close(self) -> None:
        self.node.close()
        self.journal.close()


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
            if bench.core.measuring.step is ModuleStep.REPORT:
                break
        assert bench.core.measuring.step is ModuleStep.REPORT
        assert bench.enter() is ModuleStep.DONE
    finally:
        bench.close()
    kept = ModuleFile.read(tmp_path, "tray").kept
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


@pytest.fixture
def running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], LoneRun]]:
    """A lone node on a pty, in real time; the doctor listens for less than it does to a person."""
    monkeypatch.setattr(doctor, "LISTEN_SECONDS", 0.8)
    monkeypatch.setattr(doctor_lights, "PHASE_S", 1.0)
    monkeypatch.setattr(doctor_lights.Blinks, "SECONDS", 4.0)
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


def told_of(around: Surroundings, path: str) -> list[doctor.Finding]:
    return doctor_ports.nodes(replace(around, ports=lambda: [path]))


def test_the_doctor_on_a_virtual_tray(running: Callable[[str], LoneRun], around: Surroundings, tmp_path: Path) -> None:
    run = running("tray")
    path = run.carrier.where
    heard = doctor_ports.ask(path, 3.0).hello
    assert heard is not None
    quiet = doctor_ports.listened(path, 0.8)
    per_g = [1000 * one.counts_per_mg for one in CellBank(5, BUILDS["good"], "normal", WINDOW_US).figures]
    cells = tuple(
        CellCalibration((quiet.level(i) or 0.0) - FULL[i] * grams * per_g[i], grams * per_g[i], FULL[i])
        for i, grams in enumerate(GRAMS)
    )
    measured = (Measured(15.0, 2.0, 80.0),) * len(PIECES)
    CalibrationFile(tmp_path).keep(KeptCalibration(heard.id, None, TrayCalibration(cells), FULL, measured))
    run.tell("lights 200")
    found = [one for one in told_of(around, path) if one.severity is not Severity.NOTE]
    assert keys(found) == ["doctor-lights-move"] * 6
    assert [float(str(one.params["moved"])) for one in found] == pytest.approx([200.0] * 6, abs=20)
    run.tell("lights 0")
    run.tell("cup 3")
    doctor_ports.listened(path, 0.3)  # until it is out
    found = [one for one in told_of(around, path) if one.severity is not Severity.NOTE]
    assert keys(found) == ["doctor-cup-missing"]
    assert found[0].params["place"] == "column"


def test_the_doctor_on_a_virtual_plate(running: Callable[[str], LoneRun], around: Surroundings, tmp_path: Path) -> None:
    run = running("plate")
    path = run.carrier.where
    heard = doctor_ports.ask(path, 3.0).hello
    assert heard is not None
    quiet = doctor_ports.listened(path, 0.8)
    level = quiet.level(0)
    assert level is not None
    figures = ModuleFigures(300.0, 6400.0, level - 150 * 6400, level, clip_g=330.0)
    ModuleFile(tmp_path, "plate").keep(kept_with(figures, 330.0, role="plate", node=heard.id))
    assert not [one for one in told_of(around, path) if one.severity is Severity.FAULT]
    run.tell("chain 6")
    run.tell("load 1 180")
    found = {one.key: one for one in told_of(around, path)}
    assert found["doctor-hall-chain"].params == {"answering": "6", "strips": "10"}
    assert found["doctor-corner-full"].params["place"] == "ne"

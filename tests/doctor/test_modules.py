"""First measurements of modules in the tray's report, in the doctor's findings and in Devices."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.core.nodes.module_kept import GOOD, kept_with
from tests.core.rig import EMPTY, FULL, GRAMS, Node, Rig, levels
from tests.doctor.machine_here import keys

from palace_hub.core import devices
from palace_hub.core.nodes.module_file import ModuleFile
from palace_hub.core.step import HubCore
from palace_hub.core.tray.calibration_file import CalibrationFile, KeptCalibration, Measured
from palace_hub.core.tray.report import report
from palace_hub.doctor import modules, ports
from palace_hub.doctor.findings import Severity, Surroundings
from palace_hub.doctor.samples import SampleStatistics
from palace_hub.journal.store import Journal
from palace_hub.sensing.signal.module_report import ModuleFigures, findings
from palace_hub.sensing.tray.calibration import CellCalibration, TrayCalibration

# each figure against its limit


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
        ({"off_centre": 0.007}, "module-off-centre"),
    ],
)
def test_a_figure_outside_its_limit_is_named(figures: dict[str, float], key: str) -> None:
    (found,) = findings(replace(GOOD, **figures), "tray", "arch")
    assert found.key == key
    assert found.params["place"] == "arch"


def test_good_and_missing_figures_give_no_message() -> None:
    assert findings(GOOD, "tray", "arch") == ()
    assert findings(ModuleFigures(300.0, 6000.0, 0.0, 450_000.0), "plate", "ne") == ()


# in the tray's report


def calibration(node: str = "x", noise: float = 15.0) -> KeptCalibration:
    cells = tuple(CellCalibration(EMPTY, grams * 6000, n, False) for grams, n in zip(GRAMS, FULL, strict=True))
    return KeptCalibration(node, None, TrayCalibration(cells), FULL, (Measured(noise, 2.0, 80.0),) * 6)


def test_a_large_scatter_makes_a_compartment_unreliable() -> None:
    assert "capability-restless" not in [one.key for one in report(calibration())]
    scattered = kept_with(replace(GOOD, scatter_mg=90.0), 330.0, cell=1)
    told = [one for one in report(calibration(), scattered) if one.params.get("piece") == "brick"]
    assert "capability-restless" in [one.key for one in told]


def test_a_drift_over_ten_minutes_replaces_that_of_the_set_up() -> None:
    drifts = kept_with(replace(GOOD, drift_mg_per_min=300.0), 330.0, cell=5)
    told = {one.key: one for one in report(calibration(), drifts)}
    assert told["capability-drifts"].params["piece"] == "gold"
    assert told["module-drifts"].params["place"] == "gold"
    assert "capability-drifts" not in [one.key for one in report(calibration(), kept_with(GOOD, 330.0, cell=5))]


# the doctor's findings from the file


@pytest.fixture
def surroundings(tmp_path: Path) -> Surroundings:
    return Surroundings(journal=tmp_path / "journal.sqlite")


def test_the_doctor_names_a_stop_that_sank(surroundings: Surroundings, tmp_path: Path) -> None:
    ModuleFile(tmp_path, "tray").keep(kept_with(replace(GOOD, clip_g=312.0), 330.0, 312.0))
    (found,) = modules.modules(surroundings)
    assert keys([found]) == ["module-stop-fell"]
    assert found.severity is Severity.FAULT
    assert (found.params["now"], found.params["was"]) == (312, 330)


def test_the_doctor_says_what_was_measured_and_what_is_wrong_with_it(
    surroundings: Surroundings, tmp_path: Path
) -> None:
    ModuleFile(tmp_path, "plate").keep(kept_with(replace(GOOD, shift_mg=200.0), 330.0, role="plate"))
    assert keys(modules.modules(surroundings)) == ["doctor-module-measured", "module-shifts-plate"]
    ModuleFile(tmp_path, "plate").keep(kept_with(replace(GOOD, clip_g=None), role="plate"))
    assert keys(modules.modules(surroundings)) == ["doctor-module-no-stop"]


def test_the_doctor_names_a_damaged_file(surroundings: Surroundings, tmp_path: Path) -> None:
    (tmp_path / "modules-plate.json").write_bytes(b"\xff")
    assert keys(modules.modules(surroundings)) == ["doctor-modules-damaged"]


def test_no_measurements_give_no_finding(surroundings: Surroundings) -> None:
    assert modules.modules(surroundings) == []


# the doctor's findings from a node's samples


def hello(role: str, node: str = "x") -> ports.Hello:
    fields = {"t": "hello", "p": [1, 0], "id": node, "boot": "9f3c", "role": role, "fw": "0.1.0", "board": "pico"}
    more = {"rt": "-", "cause": 1, "cells": 6 if role == "tray" else 4, "hall": 3, "cfg": "1a2b3c4d"}
    return ports.Hello.model_validate({**fields, **more})


def samples_of(*levels: float, hall: bytes = b"") -> SampleStatistics:
    found = SampleStatistics(seconds=2.0, batches=40, conversions=[100] * len(levels), hall=hall)
    found.faults = [ports.Counter() for _ in levels]
    found.sums = [100 * level for level in levels]
    return found


def test_a_compartment_without_its_cup(surroundings: Surroundings, tmp_path: Path) -> None:
    CalibrationFile(tmp_path).keep(calibration())
    full = levels(FULL)
    assert modules.load_findings(surroundings, hello("tray"), samples_of(*full)) == []
    without = [EMPTY - 75 * 6000, *full[1:]]
    (found,) = modules.load_findings(surroundings, hello("tray"), samples_of(*without))
    assert keys([found]) == ["doctor-cup-missing"]
    assert (found.params["place"], found.params["grams"]) == ("arch", "75")
    assert modules.load_findings(surroundings, hello("tray", "another"), samples_of(*without)) == []


@pytest.mark.parametrize(("grams", "told"), [(200.0, []), (315.0, []), (325.0, ["doctor-corner-full"])])
def test_a_corner_on_its_stop(surroundings: Surroundings, tmp_path: Path, grams: float, told: list[str]) -> None:
    ModuleFile(tmp_path, "plate").keep(kept_with(GOOD, 330.0, cell=2, role="plate"))
    level = GOOD.bare_raw + grams * GOOD.counts_per_g
    found = modules.load_findings(surroundings, hello("plate"), samples_of(0, 0, level, 0))
    assert keys(found) == told
    assert all(one.params["place"] == "sw" for one in found)


def chain(answering: int) -> bytes:
    return bytes.fromhex("0028" * answering + "ffff" * (10 - answering))


@pytest.mark.parametrize(("answering", "told"), [(10, []), (4, ["doctor-hall-chain"]), (0, ["doctor-hall-none"])])
def test_a_hall_chain_that_is_broken(surroundings: Surroundings, answering: int, told: list[str]) -> None:
    found = modules.load_findings(surroundings, hello("plate"), samples_of(0, 0, 0, 0, hall=chain(answering)))
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
    surroundings: Surroundings, tmp_path: Path, moved: tuple[float, float], told: list[str]
) -> None:
    CalibrationFile(tmp_path).keep(calibration())
    samples = samples_of(*levels(FULL))
    samples.moved = [None, moved, None, None, None, None]
    found = modules.load_findings(surroundings, hello("tray"), samples)
    assert keys(found) == told
    assert [one.params["place"] for one in found] == ["brick"] * len(told)


# Devices


class DevicesRig(Rig):
    """A hub with a folder of its own."""

    def open(self, node: Node) -> None:
        file = CalibrationFile.read(self.path.parent)
        self.core = HubCore(self.journal, draw_seed=lambda: 7, calibration_file=file)
        self.nodes, self.newly_opened = {"a#1": node}, ["a#1"]
        self.pass_time(4.0)


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[DevicesRig]:
    made = DevicesRig(tmp_path / "journal.sqlite", Journal.open(tmp_path / "journal.sqlite"))
    yield made
    made.journal.close()


def problems(rig: Rig) -> list[str]:
    return [one.key for one in devices.problems(rig.core.hub)]


def test_devices_say_which_cup_is_missing(rig: DevicesRig) -> None:
    node = Node(FULL)
    rig.open(node)
    rig.core.hub.tray.calibrate(calibration().tray, FULL, rig.t)
    rig.pass_time(4.0)
    assert "problem-cup-missing" not in problems(rig)
    node.levels[3] = EMPTY - 47 * 6000
    rig.pass_time(4.0)
    (found,) = [one for one in devices.problems(rig.core.hub) if one.key == "problem-cup-missing"]
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
    (found,) = [one for one in devices.problems(rig.core.hub) if one.key == "problem-corner-full"]
    assert found.params["corner"] == "se"

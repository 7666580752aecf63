"""One weigh module: its stop is set by the reading, its first measurements are taken, kept, and used."""

import json
from collections.abc import Callable, Iterator
from math import log
from pathlib import Path

import pytest
from tests.app.module_node import CUP_G, ModuleNode, press, swing
from tests.app.rig import Rig

from palace_hub.app import portrait
from palace_hub.app.calibration_file import checksum
from palace_hub.app.commands.set_up_module import wish_of
from palace_hub.app.core import HubCore
from palace_hub.app.measuring import Measuring
from palace_hub.app.module_file import ModuleFile
from palace_hub.app.module_trials import ModuleWish
from palace_hub.cli import _parser, main
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import ModuleStep, ModuleView, Phase

STILL_S = 4.0
QUICK = ModuleWish(rest_s=60, bricks=5)


class ModuleRig(Rig):
    """A hub that measures `node`; what a person does is named by the step it belongs to."""

    node: ModuleNode

    @property
    def folder(self) -> Path:
        return self.path.parent

    def measure(self, node: ModuleNode, wish: ModuleWish = QUICK) -> None:
        self.core = HubCore(self.journal, draw_seed=lambda: 7)
        self.core.measuring = Measuring(ModuleFile.read(self.folder, wish.role), wish)
        self.node = node
        self.nodes = {"a#1": node}
        self._opened, self._gone, self.events = ["a#1"], [], []
        self.pass_time(3.0)

    @property
    def shown(self) -> ModuleView:
        snapshot = portrait.snapshot(self.core)
        assert snapshot.phase is Phase.MODULE
        assert snapshot.module is not None
        return snapshot.module

    def weigh(self, grams: float) -> ModuleView:
        self.node.mass_g = grams
        self.pass_time(STILL_S)
        return self.press_key()

    def press_key(self, entry: say.Entry | None = None) -> ModuleView:
        self.enter(entry or say.Confirm())
        return self.shown

    def weighed(self, node: ModuleNode, wish: ModuleWish = QUICK) -> ModuleView:
        """Up to the stops."""
        self.measure(node, wish)
        self.weigh(0.0)
        self.weigh(CUP_G)
        return self.weigh(CUP_G + wish.mass_g)

    def push(self, *grams: float, wait: float = 2.0) -> ModuleView:
        self.node.mass_g = CUP_G
        for one in grams:
            self.node.forces = [press(self.node.now_s + 0.2, one)]
            self.pass_time(wait)
        self.node.forces = []
        return self.shown

    def through(self, node: ModuleNode, wish: ModuleWish = QUICK) -> ModuleView:
        """Everything, as somebody does it who does what the screen says."""
        self.weighed(node, wish)
        self.push(800.0, 1500.0, 600.0)
        self.press_key()
        stop, node.stop_g = node.stop_g, (node.stop_g or 0) - 110.0  # 0.2 mm at 5.4 N/mm
        self.push(800.0, 1500.0, 600.0)
        self.press_key()
        node.stop_g = stop
        node.forces = []
        self.pass_time(wish.rest_s + 3.0)
        for _ in range(3):
            node.forces = [swing(node.now_s + 0.1, 40.0, 33.0, 12.0)]
            self.pass_time(5.0)
        self.press_key()
        self.push(2000.0, 2000.0, 2000.0, 2000.0, wait=9.0)
        self.press_key()
        node.forces = []
        for _ in range(wish.bricks):
            for grams in (0.44, 0.0):
                node.mass_g = CUP_G + grams
                self.pass_time(3.5)
        return self.shown


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[ModuleRig]:
    made = ModuleRig(tmp_path / "journal.sqlite", Journal.open(tmp_path / "journal.sqlite"))
    yield made
    made.journal.close()


def keys(view: ModuleView) -> list[str]:
    return [message.key for message in (*view.faults, *view.told)]


# the whole way


def test_whoever_does_what_the_screen_says_has_every_figure(rig: ModuleRig) -> None:
    node = ModuleNode()
    node.drift_g_per_min = 0.005
    view = rig.through(node)
    assert view.step is ModuleStep.REPORT, keys(view)
    assert rig.press_key().step is ModuleStep.DONE
    kept = ModuleFile.read(rig.folder, "tray").kept
    assert kept is not None
    assert kept.node == "e66164"
    module, *others = kept.cells
    assert others == [None] * 5
    assert module is not None
    found = module.figures
    assert found.counts_per_g == pytest.approx(6000, rel=0.002)
    assert found.cup_g == pytest.approx(CUP_G, abs=0.2)
    assert found.clip_g == pytest.approx(330, abs=1)
    assert found.travel_mm == pytest.approx(0.2 * 300 / 110, rel=0.03)
    assert found.noise_mg == pytest.approx(15, rel=0.15)
    assert found.drift_mg_per_min == pytest.approx(5, abs=2)
    assert found.watched_s >= 60
    assert found.wait_s == pytest.approx(log(20 / 0.002) / 12.0, rel=0.2)
    assert found.shift_mg is not None
    assert found.shift_mg < 10
    assert found.bricks == 5
    assert found.brick_g == pytest.approx(0.44, abs=0.01)
    assert found.scatter_mg is not None
    assert found.scatter_mg < 15
    assert not [key for key in keys(view) if key not in GOOD]


GOOD = {
    "module-cup",
    "module-stop-at",
    "module-travel",
    "module-noise",
    "module-drift",
    "module-wait",
    "module-shifted",
    "module-brick",
}


def test_nothing_is_written_before_the_end(rig: ModuleRig) -> None:
    rig.weighed(ModuleNode())
    rig.push(800.0, 1500.0, 600.0)
    rig.press_key()
    assert ModuleFile.read(rig.folder, "tray").kept is None
    assert [path.name for path in rig.folder.iterdir() if path.suffix == ".json"] == []


def test_every_step_but_the_weighing_may_be_left_out(rig: ModuleRig) -> None:
    view = rig.weighed(ModuleNode())
    while view.step is not ModuleStep.REPORT:
        assert view.can_skip
        view = rig.press_key(say.Skip())
    assert rig.press_key().step is ModuleStep.DONE
    (module, *_) = ModuleFile.read(rig.folder, "tray").kept.cells
    assert module is not None
    assert (module.figures.clip_g, module.figures.noise_mg, module.clips) == (None, None, ())


def test_another_cell_joins_the_file(rig: ModuleRig) -> None:
    for cell in (0, 5):
        view = rig.weighed(ModuleNode(cell), ModuleWish(cell=cell))
        while view.step is not ModuleStep.REPORT:
            view = rig.press_key(say.Skip())
        rig.press_key()
    kept = ModuleFile.read(rig.folder, "tray").kept
    assert [cell is not None for cell in kept.cells] == [True, False, False, False, False, True]


def test_a_corner_of_the_plate(rig: ModuleRig) -> None:
    view = rig.weighed(ModuleNode(2, role="plate"), ModuleWish(role="plate"))
    assert (view.place, view.step) == ("sw", ModuleStep.STOPS)


# the stop


def test_the_stop_is_found_however_hard_one_presses(rig: ModuleRig) -> None:
    rig.weighed(ModuleNode())
    view = rig.push(500.0, 900.0)
    assert not portrait.snapshot(rig.core).can_confirm
    view = rig.push(2500.0)
    assert "module-stop-at" in keys(view)
    assert portrait.snapshot(rig.core).can_confirm


def test_without_a_stop_no_press_ends_anywhere(rig: ModuleRig) -> None:
    node = ModuleNode()
    node.stop_g = None
    rig.weighed(node)
    view = rig.push(300.0, 310.0, 305.0, 300.0)
    assert not portrait.snapshot(rig.core).can_confirm
    assert "module-stop-at" not in keys(view)
    assert [one.params["flat"] for one in view.told if one.key == "module-press"] == ["no"] * 3


@pytest.mark.parametrize(("stop", "fault"), [(280.0, "module-stop-early"), (420.0, "module-stop-late")])
def test_a_stop_at_the_wrong_place_is_said_and_pressed_again(rig: ModuleRig, stop: float, fault: str) -> None:
    node = ModuleNode()
    node.stop_g = stop
    rig.weighed(node)
    rig.push(800.0, 1500.0, 600.0)
    view = rig.press_key()
    assert (view.step, [one.key for one in view.faults]) == (ModuleStep.STOPS, [fault])
    node.stop_g = 330.0
    rig.push(800.0, 1500.0, 600.0)
    assert rig.press_key().step is ModuleStep.PAPER


def test_paper_that_changes_nothing_is_said(rig: ModuleRig) -> None:
    rig.weighed(ModuleNode())
    rig.push(800.0, 1500.0, 600.0)
    rig.press_key()
    rig.push(800.0, 1500.0, 600.0)
    view = rig.press_key()
    assert (view.step, keys(view)[0]) == (ModuleStep.PAPER, "module-paper-nothing")


def check(rig: ModuleRig, stop: float) -> ModuleView:
    node = ModuleNode()
    rig.weighed(node)
    rig.push(800.0, 1500.0, 600.0)
    view = rig.press_key()
    while view.step is not ModuleStep.REPORT:
        view = rig.press_key(say.Skip())
    rig.press_key()
    later = ModuleNode()
    later.stop_g = stop
    rig.measure(later, ModuleWish(check=True))
    assert rig.weigh(CUP_G).step is ModuleStep.STOPS
    rig.push(800.0, 1500.0, 600.0)
    return rig.press_key()


def test_a_stop_that_sank_is_told_with_what_it_was(rig: ModuleRig) -> None:
    view = check(rig, 312.0)
    (fell,) = [one for one in view.told if one.key == "module-stop-fell"]
    assert (fell.params["now"], fell.params["was"]) == (pytest.approx(312, abs=1), pytest.approx(330, abs=1))
    rig.press_key()
    (module, *_) = ModuleFile.read(rig.folder, "tray").kept.cells
    assert [round(grams) for _, grams in module.clips] == [pytest.approx(330, abs=1), pytest.approx(312, abs=1)]


def test_a_stop_that_stands_where_it_was_is_no_news(rig: ModuleRig) -> None:
    assert "module-stop-fell" not in keys(check(rig, 328.0))


def test_a_stop_that_was_never_set_cannot_be_checked(rig: ModuleRig) -> None:
    rig.measure(ModuleNode(), ModuleWish(check=True))
    assert (rig.shown.step, keys(rig.shown)) == (ModuleStep.FIND, ["module-never-set"])


# what is wrong is named


def test_enter_without_a_cup(rig: ModuleRig) -> None:
    rig.measure(ModuleNode())
    rig.weigh(0.0)
    assert keys(rig.weigh(0.01)) == ["module-no-cup"]
    assert rig.weigh(CUP_G).step is ModuleStep.MASS


def test_a_mass_that_is_not_there(rig: ModuleRig) -> None:
    rig.measure(ModuleNode())
    rig.weigh(0.0)
    rig.weigh(CUP_G)
    view = rig.weigh(CUP_G)
    assert (view.step, keys(view)) == (ModuleStep.MASS, ["module-mass-odd"])


def test_the_cup_was_in_when_it_should_have_been_out(rig: ModuleRig) -> None:
    rig.measure(ModuleNode())
    rig.weigh(CUP_G)
    rig.weigh(0.0)
    assert keys(rig.weigh(50.0)) == ["module-wrong-order"]


def test_a_cell_whose_reading_falls_is_taken_as_it_is(rig: ModuleRig) -> None:
    rig.weighed(ModuleNode(gain=-6000))
    rig.push(800.0, 1500.0, 600.0)
    assert rig.press_key().step is ModuleStep.PAPER


def test_a_cell_that_is_asked_for_and_silent(rig: ModuleRig) -> None:
    rig.measure(ModuleNode(0), ModuleWish(cell=3))
    rig.pass_time(3.0)
    assert keys(rig.shown) == ["module-silent"]


def test_another_node_begins_anew(rig: ModuleRig) -> None:
    rig.weighed(ModuleNode())
    rig.unplug("a#1")
    rig.pass_time(1.0)
    rig.node = ModuleNode(chip="ffff00")
    rig.plug("a#2", rig.node)
    rig.pass_time(4.0)
    assert (rig.shown.step, rig.shown.faults) == (ModuleStep.BARE, ())


def test_a_cable_out_waits_and_goes_on(rig: ModuleRig) -> None:
    node = ModuleNode()
    rig.weighed(node)
    rig.unplug("a#1")
    rig.pass_time(5.0)
    assert not rig.shown.live
    rig.press_key()
    assert rig.core.refusal.key == "refused-module-not-yet"
    rig.plug("a#2", node)
    rig.pass_time(4.0)
    rig.push(800.0, 1500.0, 600.0)
    assert rig.press_key().step is ModuleStep.PAPER


def test_bumps_begin_the_rest_anew_and_are_counted(rig: ModuleRig) -> None:
    rig.weighed(ModuleNode(), ModuleWish(rest_s=60))
    rig.press_key(say.Skip())
    rig.press_key(say.Skip())
    rig.node.forces = [press(rig.node.now_s + 30.0, 20.0, 1.0)]
    rig.pass_time(50.0)
    assert rig.shown.step is ModuleStep.REST
    assert "module-disturbed" in keys(rig.shown)
    rig.pass_time(45.0)
    assert rig.shown.step is ModuleStep.TAP


def test_a_brick_and_a_leaf_do_not_count_as_one(rig: ModuleRig) -> None:
    view = rig.weighed(ModuleNode())
    while view.step is not ModuleStep.BRICK:
        view = rig.press_key(say.Skip())
    for grams in (0.0, 0.44, 0.0, 0.88, 0.0, 0.44):
        rig.node.mass_g = CUP_G + grams
        rig.pass_time(3.5)
    said = {one.key: one for one in rig.shown.told}
    assert said["module-brick-others"].params["count"] == 3  # the mass that still lay there, two pieces in and out
    assert rig.shown.now.params["count"] == 1


# the file


def test_a_damaged_file_is_named_and_replaced_by_the_next(rig: ModuleRig, tmp_path: Path) -> None:
    path = tmp_path / "modules-tray.json"
    path.write_text('{"version": 1}')
    rig.measure(ModuleNode())
    assert ModuleFile.read(tmp_path, "tray").fault.params["field"] == "sum"
    rig.measure(ModuleNode())
    view = rig.weigh(0.0)
    view = rig.weigh(CUP_G)
    view = rig.weigh(CUP_G + 50)
    while view.step is not ModuleStep.REPORT:
        view = rig.press_key(say.Skip())
    assert rig.press_key().step is ModuleStep.DONE
    assert ModuleFile.read(tmp_path, "tray").fault is None


def _set(where: str, value: object) -> Callable[[dict], None]:
    return lambda data: data["cells"][0].update({where: value})


@pytest.mark.parametrize(
    "damage",
    [
        _set("counts_per_g", 0.0),
        _set("noise_mg", float("nan")),
        _set("capacity_g", -300.0),
        _set("extra", 1),
        lambda data: data["cells"].pop(),
        lambda data: data.update(version=2),
        lambda data: data.update(node=""),
        lambda data: data["cells"][0].update(clips=[{"made": None, "grams": "330"}]),
    ],
)
def test_what_does_not_fit_the_file_is_a_fault(rig: ModuleRig, tmp_path: Path, damage: Callable[[dict], None]) -> None:
    check(rig, 312.0)
    rig.press_key()
    path = tmp_path / "modules-tray.json"
    body = json.loads(path.read_text())
    body.pop("sum")
    damage(body)
    path.write_text(json.dumps({"sum": checksum(body), **body}))
    file = ModuleFile.read(tmp_path, "tray")
    assert file.kept is None
    assert file.fault.key == "modules-file-damaged"


def test_a_disk_that_is_full_leaves_what_stood_there(rig: ModuleRig, monkeypatch: pytest.MonkeyPatch) -> None:
    check(rig, 312.0)
    before = ModuleFile.read(rig.folder, "tray").kept

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("palace_hub.app.module_file.os.replace", full)
    view = rig.press_key()
    assert (view.step, rig.core.refusal.key) == (ModuleStep.REPORT, "error-modules-not-kept")
    assert ModuleFile.read(rig.folder, "tray").kept == before
    assert not list(rig.folder.glob(".modules.*"))


# the command


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (["--mass", "0"], "--mass 0"),
        (["--capacity", "50"], "--capacity 50"),
        (["--rest", "nan"], "--rest nan"),
        (["--cell", "arches"], "arch, brick, column"),
        (["--role", "plate", "--cell", "arch"], "ne, se, sw, nw"),
    ],
)
def test_what_no_module_could_be_measured_with_is_refused(
    tmp_path: Path, given: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["setup", "module", "--journal", str(tmp_path / "j.sqlite"), *given]) != 0
    assert words in capsys.readouterr().err


def test_the_command_line_s_wish_is_the_run_s() -> None:
    given = ["setup", "module", "--role", "plate", "--cell", "sw", "--mass", "20", "--check"]
    wish = wish_of(_parser(Catalogue()).parse_args(given))
    assert wish == ModuleWish(role="plate", cell=2, mass_g=20.0, check=True)

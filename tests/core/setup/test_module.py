"""The wizard for one weigh module: set its stop, measure it, keep and use the figures."""

import json
from collections.abc import Iterator
from math import log
from pathlib import Path

import pytest
from tests.core.rig import line
from tests.core.setup.module_node import CUP_G, ModuleNode, press
from tests.core.setup.module_rig import STILL_S, ModuleRig, check, keys

from palace_hub.core.nodes.module_file import ModuleFile
from palace_hub.core.snapshot import snapshot
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.sensing.signal.module_trials import ModuleWish
from palace_hub.views.snapshot import ModuleStep, ModuleView


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[ModuleRig]:
    made = ModuleRig(tmp_path / "journal.sqlite", Journal.open(tmp_path / "journal.sqlite"))
    yield made
    made.journal.close()


# the whole way


def test_following_the_screen_measures_every_figure(rig: ModuleRig) -> None:
    node = ModuleNode()
    node.drift_g_per_min = 0.005
    view = rig.through(node)
    assert view.step is ModuleStep.REPORT, keys(view)
    assert rig.press_key().step is ModuleStep.DONE
    kept = ModuleFile.read(rig.folder, "tray").content
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
    assert found.off_centre == pytest.approx(0.004, abs=0.0004)
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
    "module-across",
}


def test_nothing_is_written_before_the_end(rig: ModuleRig) -> None:
    rig.weighed(ModuleNode())
    rig.push(800.0, 1500.0, 600.0)
    rig.press_key()
    assert ModuleFile.read(rig.folder, "tray").content is None
    assert [path.name for path in rig.folder.iterdir() if path.suffix == ".json"] == []


def test_every_step_except_the_weighing_can_be_skipped(rig: ModuleRig) -> None:
    view = rig.weighed(ModuleNode())
    while view.step is not ModuleStep.REPORT:
        assert view.can_skip
        view = rig.press_key(say.Skip())
    assert rig.press_key().step is ModuleStep.DONE
    (module, *_) = ModuleFile.read(rig.folder, "tray").content.cells
    assert module is not None
    assert (module.figures.clip_g, module.figures.noise_mg, module.clips) == (None, None, ())


def test_a_second_cell_is_added_to_the_file(rig: ModuleRig) -> None:
    for cell in (0, 5):
        view = rig.weighed(ModuleNode(cell), ModuleWish(cell=cell))
        while view.step is not ModuleStep.REPORT:
            view = rig.press_key(say.Skip())
        rig.press_key()
    kept = ModuleFile.read(rig.folder, "tray").content
    assert [cell is not None for cell in kept.cells] == [True, False, False, False, False, True]


def test_a_corner_of_the_plate(rig: ModuleRig) -> None:
    view = rig.weighed(ModuleNode(2, role="plate"), ModuleWish(role="plate"))
    assert (view.place, view.step) == ("sw", ModuleStep.STOPS)
    while view.step is not ModuleStep.REPORT:
        assert view.step is not ModuleStep.PLACES  # a corner has no cup
        view = rig.press_key(say.Skip())


# the stop


def test_the_stop_is_found_for_any_force(rig: ModuleRig) -> None:
    rig.weighed(ModuleNode())
    view = rig.push(500.0, 900.0)
    assert not snapshot(rig.core.hub).can_confirm
    view = rig.push(2500.0)
    assert "module-stop-at" in keys(view)
    assert snapshot(rig.core.hub).can_confirm


def test_without_a_stop_none_is_found(rig: ModuleRig) -> None:
    node = ModuleNode()
    node.stop_g = None
    rig.weighed(node)
    view = rig.push(300.0, 310.0, 305.0, 300.0)
    assert not snapshot(rig.core.hub).can_confirm
    assert "module-stop-at" not in keys(view)
    assert [one.params["flat"] for one in view.told if one.key == "module-press"] == ["no"] * 3


@pytest.mark.parametrize(("stop", "fault"), [(280.0, "module-stop-early"), (420.0, "module-stop-late")])
def test_a_stop_at_the_wrong_place_is_reported_and_measured_again(rig: ModuleRig, stop: float, fault: str) -> None:
    node = ModuleNode()
    node.stop_g = stop
    rig.weighed(node)
    rig.push(800.0, 1500.0, 600.0)
    view = rig.press_key()
    assert (view.step, [one.key for one in view.faults]) == (ModuleStep.STOPS, [fault])
    node.stop_g = 330.0
    rig.push(800.0, 1500.0, 600.0)
    assert rig.press_key().step is ModuleStep.PAPER


def test_paper_that_changes_nothing_is_reported(rig: ModuleRig) -> None:
    rig.weighed(ModuleNode())
    rig.push(800.0, 1500.0, 600.0)
    rig.press_key()
    rig.push(800.0, 1500.0, 600.0)
    view = rig.press_key()
    assert (view.step, keys(view)[0]) == (ModuleStep.PAPER, "module-paper-nothing")


def test_a_lower_stop_is_reported_with_its_former_force(rig: ModuleRig) -> None:
    view = check(rig, 312.0)
    (fell,) = [one for one in view.told if one.key == "module-stop-fell"]
    assert (fell.params["now"], fell.params["was"]) == (pytest.approx(312, abs=1), pytest.approx(330, abs=1))
    rig.press_key()
    (module, *_) = ModuleFile.read(rig.folder, "tray").content.cells
    assert [round(clip.grams) for clip in module.clips] == [pytest.approx(330, abs=1), pytest.approx(312, abs=1)]


def test_an_unchanged_stop_is_not_reported(rig: ModuleRig) -> None:
    assert "module-stop-fell" not in keys(check(rig, 328.0))


def test_a_stop_that_was_never_set_cannot_be_checked(rig: ModuleRig) -> None:
    rig.measure(ModuleNode(), ModuleWish(check=True))
    assert (rig.shown.step, keys(rig.shown)) == (ModuleStep.FIND, ["module-never-set"])


# what is wrong is named


def test_confirming_without_a_cup_is_reported(rig: ModuleRig) -> None:
    rig.measure(ModuleNode())
    rig.weigh(0.0)
    assert keys(rig.weigh(0.01)) == ["module-no-cup"]
    assert rig.weigh(CUP_G).step is ModuleStep.MASS


def test_confirming_without_the_mass_is_reported(rig: ModuleRig) -> None:
    rig.measure(ModuleNode())
    rig.weigh(0.0)
    rig.weigh(CUP_G)
    view = rig.weigh(CUP_G)
    assert (view.step, keys(view)) == (ModuleStep.MASS, ["module-mass-odd"])


def test_a_cup_weighed_before_the_empty_cell_is_reported(rig: ModuleRig) -> None:
    rig.measure(ModuleNode())
    rig.weigh(CUP_G)
    rig.weigh(0.0)
    assert keys(rig.weigh(50.0)) == ["module-wrong-order"]


def test_a_cell_with_negative_gain_is_accepted(rig: ModuleRig) -> None:
    rig.weighed(ModuleNode(gain=-6000))
    rig.push(800.0, 1500.0, 600.0)
    assert rig.press_key().step is ModuleStep.PAPER


def test_a_silent_cell_that_was_asked_for_is_reported(rig: ModuleRig) -> None:
    rig.measure(ModuleNode(0), ModuleWish(cell=3))
    rig.pass_time(3.0)
    assert keys(rig.shown) == ["module-silent"]


def test_another_node_restarts_the_measurement(rig: ModuleRig) -> None:
    rig.weighed(ModuleNode())
    rig.unplug("a#1")
    rig.pass_time(1.0)
    rig.node = ModuleNode(chip="ffff00")
    rig.plug("a#2", rig.node)
    rig.pass_time(4.0)
    assert (rig.shown.step, rig.shown.faults) == (ModuleStep.BARE, ())


def test_an_unplugged_node_pauses_the_measurement(rig: ModuleRig) -> None:
    node = ModuleNode()
    rig.weighed(node)
    rig.unplug("a#1")
    rig.pass_time(5.0)
    assert not rig.shown.live
    rig.press_key()
    assert rig.core.hub.refusal.key == "refused-module-not-yet"
    rig.plug("a#2", node)
    rig.pass_time(4.0)
    rig.push(800.0, 1500.0, 600.0)
    assert rig.press_key().step is ModuleStep.PAPER


@pytest.mark.long
def test_bumps_restart_the_rest_and_are_counted(rig: ModuleRig) -> None:
    rig.weighed(ModuleNode(), ModuleWish(rest_s=60))
    rig.press_key(say.Skip())
    rig.press_key(say.Skip())
    rig.node.forces = [press(rig.node.now_s + 30.0, 20.0, 1.0)]
    rig.pass_time(50.0)
    assert rig.shown.step is ModuleStep.REST
    assert "module-disturbed" in keys(rig.shown)
    rig.pass_time(45.0)
    assert rig.shown.step is ModuleStep.TAP


def test_chip_temperature_and_supply_of_the_rest_are_kept_beside_its_drift(rig: ModuleRig) -> None:
    def tell(**more: int) -> None:
        rig.node.out += line({"t": "st", "up": 5, "drop": 0, "rx_bad": 0, "mem": 9000, **more})
        rig.pass_time(5.0)

    node = ModuleNode()
    rig.weighed(node, ModuleWish(rest_s=60))
    tell(temp=150, vsys=4500)  # before the rest
    rig.press_key(say.Skip())
    rig.press_key(say.Skip())
    tell(temp=200, vsys=4600)
    node.forces = [press(node.now_s, 20.0, 1.0)]
    tell(temp=231, vsys=4900)
    for temp, vsys in ((236, 4870), (243, 4880), (241, 4910)):
        tell(temp=temp, vsys=vsys)
    tell()  # an older firmware
    rig.pass_time(45.0)
    view = rig.shown
    while view.step is not ModuleStep.REPORT:
        view = rig.press_key(say.Skip())
    said = {one.key: one.params for one in view.told}
    assert said["module-warmed"] == {"from": "23.1", "to": "24.1"}
    assert said["module-supply"] == {"volts": "4.87"}
    rig.press_key()
    (cell,) = [one for one in json.loads((rig.folder / "modules-tray.json").read_text())["cells"] if one]
    assert (cell["chip_c"], cell["chip_rise_c"], cell["supply_v"]) == (24.1, 1.0, 4.87)


def test_a_module_of_a_board_that_tells_nothing_has_no_such_figures(rig: ModuleRig) -> None:
    view = rig.weighed(ModuleNode(), ModuleWish(rest_s=60))
    while view.step is not ModuleStep.REPORT:
        rig.pass_time(70.0 if view.step is ModuleStep.REST else 0.0)
        view = rig.press_key(say.Skip()) if rig.shown.step is view.step else rig.shown
    rig.press_key()
    text = (rig.folder / "modules-tray.json").read_text()
    assert "drift_mg_per_min" in text
    assert "chip" not in text
    assert "supply" not in text


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


def at_the_places(rig: ModuleRig) -> ModuleView:
    view = rig.weighed(ModuleNode())
    while view.step is not ModuleStep.PLACES:
        view = rig.press_key(say.Skip())
    rig.node.mass_g = CUP_G
    rig.pass_time(STILL_S)
    return rig.shown


def test_the_screen_leads_from_place_to_place_and_another_mass_does_not_count(rig: ModuleRig) -> None:
    view = at_the_places(rig)
    assert [one.params for one in view.told if one.key == "module-place-lay"] == [{"where": "middle", "mass": "50"}]
    rig.node.mass_g = CUP_G + 50.0
    rig.pass_time(STILL_S)
    assert keys(rig.shown) == ["module-place-lift"]
    rig.node.mass_g = CUP_G
    rig.pass_time(STILL_S)
    view = rig.lay(60.0, 1.0)
    said = {one.key: one.params for one in view.told}
    assert said["module-place-lay"]["where"] == "back_left"
    assert said["module-place-others"]["count"] == 1
    assert (said["module-place"]["where"], float(said["module-place"]["grams"])) == (
        "middle",
        pytest.approx(50, abs=0.02),
    )
    assert not snapshot(rig.core.hub).can_confirm


def test_a_cell_that_reads_too_differently_across_its_cup_is_named(rig: ModuleRig) -> None:
    at_the_places(rig)
    view = rig.lay(50.0, 1.0, 1.008, 0.999, 1.0, 1.001)
    assert view.step is ModuleStep.REPORT
    (found,) = [one for one in view.told if one.key == "module-off-centre"]
    assert (found.params["percent"], found.params["most"]) == ("0.9", "0.6")

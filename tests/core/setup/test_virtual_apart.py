"""A virtual node on a plain port: its banner, and its files beside those of the real nodes."""

import pytest
from tests.core.rig import Node
from tests.core.setup.setup_rig import SetupRig, new, rig

from palace_hub.core.nodes.module_file import ROLES, ModuleFile
from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.setup.module import ModuleWizard
from palace_hub.core.setup.plate import PlateWizard
from palace_hub.core.tray.calibration_file import CalibrationFile
from palace_hub.files.versioned import SIMULATED
from palace_hub.sensing.signal.module_trials import ModuleWish
from palace_hub.views.snapshot import Phase

__all__ = ["new", "rig"]  # fixtures


def virtual(role: str = "tray") -> Node:
    return Node(chip=f"68757370{role}", role=role, board="host")


def test_a_virtual_trays_calibration_spares_the_real_one(rig: SetupRig) -> None:
    rig.set_up(Node())
    assert not rig.shown.simulated
    real = rig.kept.read_bytes()
    done = rig.set_up(virtual())
    assert rig.shown.simulated
    assert rig.kept.read_bytes() == real
    assert done.file == str(rig.folder / SIMULATED / CalibrationFile.name)
    apart = CalibrationFile.read(rig.folder / SIMULATED).content
    assert apart is not None
    assert apart.node == virtual().chip


def test_each_tray_is_checked_with_its_own_calibration(rig: SetupRig) -> None:
    rig.set_up(Node())
    rig.set_up(virtual())
    for node, simulated in ((virtual(), True), (Node(), False)):
        rig.begin_play(node)
        assert rig.shown.phase is Phase.SETUP  # begun without weighing in
        assert rig.shown.simulated is simulated
        rig.core.hub.journal.set_aside()


def test_the_banner_goes_with_the_virtual_node_unless_the_game_is_its(rig: SetupRig) -> None:
    rig.set_up(virtual())
    rig.begin_play(virtual())
    rig.unplug("a#1")
    rig.pass_time(1.0)
    assert rig.shown.simulated
    rig.plug("b#1", Node())
    rig.pass_time(1.0)
    assert rig.shown.simulated
    rig.begin_play(Node())
    assert not rig.shown.simulated
    rig.plug("b#1", virtual("plate"))
    rig.pass_time(1.0)
    assert rig.shown.simulated
    rig.unplug("b#1")
    rig.pass_time(1.0)
    assert not rig.shown.simulated


@pytest.mark.parametrize("role", ROLES)
def test_the_files_of_plate_and_modules_follow_too(rig: SetupRig, role: str) -> None:
    wish = ModuleWish(role=role, cell=None, capacity_g=1000.0, mass_g=100.0, paper_mm=0.1, rest_s=600, check=False)
    wizards = [ModuleWizard(ModuleFile.read(rig.folder, role), wish)]
    wizards += [PlateWizard(PlateFile.read(rig.folder))] if role == "plate" else []
    for wizard in wizards:
        rig.nodes = {"a#1": virtual(role)}
        rig.start_core(set_up=False)
        hub = rig.core.hub
        hub.start_wizard(wizard)
        rig.pass_time(1.0)
        files = [wizard.file, hub.modules[role]]
        assert {file.path.parent for file in files} == {rig.folder / SIMULATED}
        assert hub.options.calibration_file.path.parent.name == (SIMULATED if role == "tray" else rig.folder.name)
        rig.unplug("a#1")
        rig.pass_time(1.0)
        assert {file.path.parent for file in files} == {rig.folder / SIMULATED}, "until another node answers"
        rig.plug("b#1", Node(role=role))
        rig.pass_time(1.0)
        assert {file.path.parent for file in files} == {rig.folder}

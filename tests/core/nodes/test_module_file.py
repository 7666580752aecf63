"""The file of first measurements, and the command that writes it."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.cases import few
from tests.core.setup.module_node import CUP_G, ModuleNode
from tests.core.setup.module_rig import ModuleRig, check

from palace_hub.cli.main import main
from palace_hub.cli.parser import command_parser
from palace_hub.cli.setup.module import wish_of
from palace_hub.core.nodes.module_file import ModuleFile
from palace_hub.files.checksum import checksum
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries as say
from palace_hub.sensing.signal.module_trials import ModuleWish
from palace_hub.views.snapshot import ModuleStep


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[ModuleRig]:
    made = ModuleRig(tmp_path / "journal.sqlite", Journal.open(tmp_path / "journal.sqlite"))
    yield made
    made.journal.close()


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


@few(
    3,
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
def test_a_file_with_wrong_content_is_a_fault(rig: ModuleRig, tmp_path: Path, damage: Callable[[dict], None]) -> None:
    check(rig, 312.0)
    rig.press_key()
    path = tmp_path / "modules-tray.json"
    body = json.loads(path.read_text())
    body.pop("sum")
    damage(body)
    path.write_text(json.dumps({"sum": checksum(body), **body}))
    file = ModuleFile.read(tmp_path, "tray")
    assert file.content is None
    assert file.fault.key == "modules-file-damaged"


def test_a_full_disk_keeps_the_old_file(rig: ModuleRig, monkeypatch: pytest.MonkeyPatch) -> None:
    check(rig, 312.0)
    before = ModuleFile.read(rig.folder, "tray").content

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    view = rig.press_key()
    assert (view.step, rig.core.hub.refusal.key) == (ModuleStep.REPORT, "error-modules-not-kept")
    assert ModuleFile.read(rig.folder, "tray").content == before
    assert not list(rig.folder.glob(".modules*"))


# the command


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (["--mass", "0"], "--mass 0"),
        (["--capacity", "50"], "--capacity 50"),
        (["--rest", "nan"], "--rest: nan is not a number"),
        (["--cell", "arches"], "arch, brick, column"),
        (["--role", "plate", "--cell", "arch"], "ne, se, sw, nw"),
    ],
)
def test_impossible_wishes_for_a_measurement_are_refused(
    tmp_path: Path, given: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["setup", "module", "--journal", str(tmp_path / "j.sqlite"), *given]) == 2
    assert words in capsys.readouterr().err


def test_the_options_of_the_command_reach_the_measurement() -> None:
    given = ["setup", "module", "--role", "plate", "--cell", "sw", "--mass", "20", "--check"]
    wish = wish_of(command_parser(Catalogue()).parse_args(given))
    assert wish == ModuleWish(role="plate", cell=2, mass_g=20.0, check=True)

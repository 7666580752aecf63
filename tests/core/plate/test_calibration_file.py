"""The file of the plate's calibration."""

import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from monkey_palace.board.pieces import MASS_MG, Figure, Piece
from palace_hub.core.plate.calibration_file import PlateFile, PlateNotKept
from palace_hub.errors import BadConfig
from palace_hub.files.checksum import checksum
from palace_hub.sensing.plate.board.figures import FigureMass
from palace_hub.sensing.plate.board.kept_plate import KeptPlate
from palace_hub.sensing.plate.board.levels import Level
from palace_hub.sensing.plate.hall.knob_map import KnobMap
from palace_hub.sensing.plate.load.calibration import PlateCalibration
from palace_hub.sensing.plate.load.creep import CreepGains
from palace_hub.sensing.plate.load.ringing import RingingMode

FILE = PlateFile(Path())
KNOBS = KnobMap({(2 + 3 * i, 2 + 3 * j): 16 * j + i for i in range(10) for j in range(10)})


def plate(node: str = "e66141", shift: float = 3e-5, knobs: KnobMap | None = KNOBS) -> KeptPlate:
    """A plate of four even cells."""
    sides = np.array([[1, 1, 1, 1], [118, 118, -118, -118], [118, -118, -118, 118]]) / 6000.0
    white = np.full(4, 90.0)
    gains = CreepGains.unlearnt()
    return KeptPlate(
        node=node,
        made=1_790_000_000.5,
        calibration=PlateCalibration(sides, np.full(4, 5e5), white, 0.01 * white, shift, gains, RingingMode(31.0, 4.0)),
        grams={piece: MASS_MG[piece] / 1000 for piece in Piece},
        error=0.004,
        figures={Figure.MONKEY: FigureMass(5.5, 0.004)},
        knobs=knobs,
        silent=((5, 8),),
    )


def as_json(kept: KeptPlate) -> Any:
    return json.loads(FILE.as_text(kept))


def test_a_stored_calibration_is_read_back_unchanged(tmp_path: Path) -> None:
    file = PlateFile.read(tmp_path)
    assert (file.content, file.fault) == (None, None)
    for made in (plate(), replace(plate(), stuck=(17,), restless=(33, 34)), plate(knobs=None)):
        file.keep(made)
        again = PlateFile.read(tmp_path)
        assert again.fault is None
        assert again.content is not None
        assert FILE.as_text(again.content) == FILE.as_text(made)
    assert again.of("e66141") is again.content
    assert again.of("another") is None
    assert again.of(None) is None
    assert sorted(path.name for path in tmp_path.iterdir()) == [PlateFile.name, PlateFile.previous_name]


def test_a_file_of_an_older_version_has_no_stuck_sensors() -> None:
    data = as_json(plate())
    del data["sum"], data["stuck"], data["restless"]
    kept = FILE.read_text(json.dumps({"sum": checksum(data), **data}), "plate.json")
    assert (kept.stuck, kept.restless) == ((), ())


def _in_calibration(data: dict) -> None:
    data["calibration"]["white"] = [0, 1, 1, 1]


def _two_knobs_on_a_bit(data: dict) -> None:
    data["knobs"]["knobs"]["5,2"] = 0


DAMAGES: dict[str, tuple[Callable[[dict], Any], str]] = {
    "of the calibration": (_in_calibration, "calibration.white"),
    "of the knobs": (_two_knobs_on_a_bit, "knobs.knobs"),
    "no mass": (lambda data: data["grams"].pop("brick"), "grams.brick"),
    "no number": (lambda data: data["grams"].update(brick=float("nan")), "grams.brick"),
    "a mass of nothing": (lambda data: data["grams"].update(gold=0.0), "grams.gold"),
    "no error": (lambda data: data.update(error=0.0), "error"),
    "a figure of less than nothing": (
        lambda data: data["figures"]["monkey"].update(grams=-1.0),
        "figures.monkey.grams",
    ),
    "off the sheet": (lambda data: data["silent"].append({"x": 32, "y": 0}), "silent.1.x"),
    "no bit of a chain": (lambda data: data["stuck"].append(160), "stuck.0"),
    "another version": (lambda data: data.update(version=2), "version"),
    "more than there is": (lambda data: data.update(extra=1), "extra"),
}


@pytest.mark.parametrize("name", list(DAMAGES))
def test_damage_is_named_by_its_field(name: str) -> None:
    damage, field = DAMAGES[name]
    data = as_json(plate())
    damage(data)
    del data["sum"]
    data = {"sum": checksum(data), **data}
    with pytest.raises(BadConfig) as refused:
        FILE.read_text(json.dumps(data), "plate.json")
    assert refused.value.params["field"] == field


@pytest.mark.parametrize("text", ["", "{", "[]", '{"version": 1}', "[" * 5000])
def test_a_file_of_another_kind_is_refused(text: str) -> None:
    with pytest.raises(BadConfig):
        FILE.read_text(text, "plate.json")


def test_a_changed_digit_makes_the_file_damaged() -> None:
    with pytest.raises(BadConfig) as refused:
        FILE.read_text(FILE.as_text(plate()).replace("0.44", "0.45"), "plate.json")
    assert refused.value.params["field"] == "sum"


def test_a_damaged_file_never_takes_the_place_of_the_last_good_one(tmp_path: Path) -> None:
    file = PlateFile.read(tmp_path)
    file.keep(plate("first"))
    file.keep(plate("second"))
    text = file.path.read_text()
    file.path.write_text(text.replace("second", "sec0nd"))
    damaged = PlateFile.read(tmp_path)
    assert damaged.content is None
    assert damaged.fault is not None
    assert damaged.fault.params["field"] == "sum"
    assert damaged.previous is not None
    assert damaged.previous.node == "first"
    damaged.keep(plate("third"))
    assert FILE.read_text((tmp_path / PlateFile.previous_name).read_text(), "").node == "first"
    assert PlateFile.read(tmp_path).content.node == "third"  # type: ignore[union-attr]


def test_the_last_good_file_is_used_on_request(tmp_path: Path) -> None:
    file = PlateFile.read(tmp_path)
    file.keep(plate("first"))
    file.keep(plate("second"))
    file.path.write_bytes(b"\xff\xfe")
    damaged = PlateFile.read(tmp_path)
    assert damaged.fault is not None
    taken = damaged.take_previous()
    assert taken is not None
    assert taken.node == "first"
    assert PlateFile.read(tmp_path).of("first") is not None


def test_with_both_files_damaged_there_is_no_choice(tmp_path: Path) -> None:
    file = PlateFile.read(tmp_path)
    file.keep(plate("first"))
    file.keep(plate("second"))
    for name in (PlateFile.name, PlateFile.previous_name):
        (tmp_path / name).write_text("{}")
    damaged = PlateFile.read(tmp_path)
    assert (damaged.content, damaged.previous) == (None, None)
    assert damaged.take_previous() is None


def test_a_power_cut_while_it_is_written_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = PlateFile.read(tmp_path)
    file.keep(plate("first"))

    def cut(source: Path, to: Path) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "replace", cut)
    with pytest.raises(PlateNotKept) as refused:
        file.keep(plate("second"))
    assert refused.value.params["what"] == "Input/output error"
    monkeypatch.undo()
    assert file.content is not None
    assert file.content.node == "first"
    assert PlateFile.read(tmp_path).content.node == "first"  # type: ignore[union-attr]


def test_a_folder_that_cannot_be_created_is_reported(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("")
    with pytest.raises(PlateNotKept):
        PlateFile.read(tmp_path / "taken" / "deeper").keep(plate())


@pytest.mark.parametrize(
    ("shift", "knobs", "level"),
    [
        (3e-5, None, Level.SILVER),
        (3e-5, KNOBS, Level.GOLD),
        (1e-4, None, Level.TYPED),
        (1e-4, KNOBS, Level.GOLD),
        (1e-4, KnobMap(dict(list(KNOBS.bits.items())[:80])), Level.TYPED),
        (3e-5, KnobMap(dict(list(KNOBS.bits.items())[:80])), Level.SILVER),
        (3e-4, KNOBS, Level.TYPED),
    ],
)
def test_no_level_is_promised_that_the_zero_shift_forbids(shift: float, knobs: KnobMap | None, level: Level) -> None:
    assert plate(shift=shift, knobs=knobs).level is level


def test_no_level_is_promised_that_the_noise_forbids() -> None:
    loud = replace(plate().calibration, white=np.full(4, 6000.0))
    assert replace(plate(knobs=None), calibration=loud).level is Level.TYPED


def test_a_file_that_cannot_be_read_is_a_fault_and_no_exception(tmp_path: Path) -> None:
    (tmp_path / PlateFile.name).mkdir()
    assert PlateFile.read(tmp_path).fault is not None

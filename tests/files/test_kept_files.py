"""The hub's files of its own data: stored ones stay readable, and a failed write leaves the former file."""

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from palace_hub.core.nodes.module_file import ModuleFile
from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.plate.sensors_file import SensorsFile
from palace_hub.core.tray.calibration_file import CalibrationFile
from palace_hub.core.tray.pads_file import PadsFile
from palace_hub.files.atomic import OWNER_ONLY, replace_file, replace_keeping_old
from palace_hub.files.checksum import checksum
from palace_hub.files.versioned import VersionedFile

STORED = Path(__file__).parent / "stored"
FILES: dict[str, Callable[[Path], VersionedFile[Any]]] = {
    "calibration.json": CalibrationFile,
    "plate.json": PlateFile,
    "plate.sensors.json": SensorsFile,
    "tray.pads.json": PadsFile,
    "modules-tray.json": lambda folder: ModuleFile(folder, "tray"),
}


def test_a_group_that_shares_the_folder_shares_its_files(tmp_path: Path):
    for folder, mode in ((tmp_path, 0o600), (tmp_path / "table", 0o660)):
        folder.mkdir(exist_ok=True)
        if mode == 0o660:
            folder.chmod(0o2770)
        replace_file(folder / "calibration.json", "{}")
        replace_keeping_old(folder / "hub.json", "{}", OWNER_ONLY)
        assert [(folder / name).stat().st_mode & 0o777 for name in ("calibration.json", "hub.json")] == [mode, mode]


@pytest.mark.parametrize("name", FILES)
def test_a_stored_file_is_read_and_written_byte_for_byte(name: str, tmp_path: Path):
    shutil.copy(STORED / name, tmp_path)
    file = FILES[name](tmp_path).load()
    assert file.fault is None
    file.keep(file.content)
    assert (tmp_path / name).read_bytes() == (STORED / name).read_bytes()


@pytest.mark.parametrize(
    ("name", "change", "field", "expected"),
    [
        ("calibration.json", {"version": 2}, "version", "1"),
        ("calibration.json", {"held": [80, 80]}, "held", "Tuple should have at least 6 items after validation, not 2"),
        ("calibration.json", {"tray": {"version": 7}}, "tray.version", "1 or 2"),
        ("calibration.json", {"node": ""}, "node", "String should have at least 1 character"),
        ("calibration.json", {"colour": "red"}, "colour", "Extra inputs are not permitted"),
        ("plate.json", {"made": "now"}, "made", "Input should be a valid number"),
        (
            "plate.sensors.json",
            {"faulty": [{"x": 40, "y": 0, "what": "dead"}]},
            "faulty.0.x",
            "less than or equal to 31",
        ),
        (
            "tray.pads.json",
            {"faulty": {"bear": "dead"}},
            "faulty.bear",
            "Input should be 'monkey', 'butterfly' or 'frog'",
        ),
        ("modules-tray.json", {"cells": [None]}, "cells", "6 of them"),
        (
            "modules-tray.json",
            {"cells": [{"made": None, "clips": [{"made": None}]}] * 6},
            "cells.0.capacity_g",
            "required",
        ),
    ],
)
def test_a_refusal_names_the_field_and_what_it_may_hold(
    name: str, change: dict[str, Any], field: str, expected: str, tmp_path: Path
):
    body = {**json.loads((STORED / name).read_text()), **change}
    del body["sum"]
    (tmp_path / name).write_text(json.dumps({"sum": checksum(body), **body}))
    fault = FILES[name](tmp_path).load().fault
    assert fault is not None
    assert fault.params["field"] == field
    assert expected in str(fault.params["expected"])
    assert str(tmp_path / name) == fault.params["file"]


def test_a_failed_write_leaves_the_former_text_and_no_other_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "file.json"
    replace_file(path, "first")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        replace_file(path, "second", tmp_path / "previous.json")
    assert [file.name for file in tmp_path.iterdir()] == ["file.json"]
    assert path.read_text() == "first"


def test_a_replaced_text_stays_under_a_number_of_its_own(tmp_path: Path):
    path = tmp_path / "file.conf"
    assert replace_keeping_old(path, "one") is None
    assert replace_keeping_old(path, "one", 0o600) is None
    assert path.stat().st_mode & 0o777 == 0o600
    for number, text in enumerate(("two", "three"), 1):
        assert replace_keeping_old(path, text) == tmp_path / f"file.conf.old-{number}"
    assert [file.read_text() for file in sorted(tmp_path.iterdir())] == ["three", "one", "two"]

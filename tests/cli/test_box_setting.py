"""Pieces in the box as a setting: in the configuration, on the command line, and refused if impossible."""

import argparse
from pathlib import Path

import pytest

from monkey_palace.board.pieces import PIECES
from palace_hub.cli.option_values import OptionTypes
from palace_hub.core.tray.calibration_file import CalibrationFile, KeptCalibration, Measured
from palace_hub.doctor.findings import FIX_IN_MESSAGE, Severity, Surroundings
from palace_hub.doctor.tray import calibration
from palace_hub.errors import BadConfig
from palace_hub.files.configuration import box_of, load_config
from palace_hub.locale.catalogue import Catalogue
from palace_hub.sensing.tray.calibration import BOX, CellCalibration, TrayCalibration

OPTIONS = OptionTypes(Catalogue().text_key)


def test_an_incomplete_box(tmp_path: Path) -> None:
    file = tmp_path / "palace.toml"
    file.write_text("[box]\narch = 79\ngold = 15\n")
    assert box_of(load_config(file).box) == (79, 80, 16, 16, 16, 15)
    assert box_of(OPTIONS.box("arch=79,brick=78")) == (79, 78, 16, 16, 16, 16)


@pytest.mark.parametrize("line", ["arch = 81", "arch = 0", "arch = 'x'", "plank = 3"])
def test_an_impossible_box_is_refused(tmp_path: Path, line: str) -> None:
    file = tmp_path / "palace.toml"
    file.write_text(f"[box]\n{line}\n")
    with pytest.raises(BadConfig) as raised:
        load_config(file)
    assert str(raised.value.params["field"]).startswith("box")
    assert raised.value.params["line"] in (1, 2)


@pytest.mark.parametrize("text", ["arch", "arch=", "arch=81", "plank=3", "arch=-1", "arch=" + "9" * 5000])
def test_an_impossible_box_is_refused_on_the_command_line(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError):
        OPTIONS.box(text)


def test_the_doctor_names_what_the_cells_cannot_do(tmp_path: Path) -> None:
    """Cells of 5 kg: 350 mg of noise in a conversion."""
    tray = TrayCalibration(tuple(CellCalibration(0.0, 190.0, count) for count in BOX))
    measured = (Measured(350.0, 40.0, 80.0),) * len(PIECES)
    CalibrationFile.read(tmp_path).keep(KeptCalibration("e6616407e3", 1.8e9, tray, BOX, measured))
    found = calibration(Surroundings(journal=tmp_path / "journal.sqlite"))
    blind = [one for one in found if one.key == "capability-blind" and one.params["piece"] == "brick"]
    assert [(one.severity, one.params["noise"], one.fix) for one in blind] == [(Severity.WARNING, 350, FIX_IN_MESSAGE)]
    assert any(one.key == "capability-twins" and one.severity is Severity.NOTE for one in found)


def test_the_doctor_names_a_damaged_file(tmp_path: Path) -> None:
    (tmp_path / "calibration.json").write_text("{")
    found = calibration(Surroundings(journal=tmp_path / "journal.sqlite"))
    assert [one.key for one in found] == ["doctor-calibration-damaged"]

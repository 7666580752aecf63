"""What the doctor says of the kept base plate."""

from dataclasses import replace
from pathlib import Path

import pytest
from tests.app.doctor_around import keys
from tests.app.test_plate_file import KNOBS, plate

from palace_hub.app.doctor import Severity, Surroundings, checks
from palace_hub.app.plate_file import PlateFile
from palace_hub.app.plate_sensors import SensorsFile
from palace_hub.sensing.plate_hall import HallHealth, KnobMap
from palace_hub.sensing.plate_invisible import invisible_at


@pytest.fixture
def around(tmp_path: Path) -> Surroundings:
    return Surroundings(journal=tmp_path / "journal.sqlite")


def test_no_plate_is_a_note_that_says_how_to_set_one_up(around: Surroundings) -> None:
    (found,) = checks()["plate"](around)
    assert keys([found]) == ["doctor-plate-none"]
    assert found.severity is Severity.NOTE


def test_a_damaged_file_is_a_fault(around: Surroundings, tmp_path: Path) -> None:
    (tmp_path / "plate.json").write_text("{}")
    (found,) = checks()["plate"](around)
    assert keys([found]) == ["doctor-plate-damaged"]
    assert found.severity is Severity.FAULT


def test_a_sound_plate_says_what_it_is_good_for(around: Surroundings, tmp_path: Path) -> None:
    PlateFile(tmp_path).keep(replace(plate(), silent=()))
    found = checks()["plate"](around)
    assert keys(found)[:2] == ["plate-promise", "plate-shift"]
    assert found[0].params["level"] == "gold"
    assert all(one.severity is Severity.NOTE for one in found)


@pytest.mark.parametrize(("level", "knobs"), [("silver", None), ("gold", KNOBS)])
def test_what_the_level_cannot_show_is_told_with_its_reason(
    around: Surroundings, tmp_path: Path, level: str, knobs: KnobMap | None
) -> None:
    PlateFile(tmp_path).keep(replace(plate(knobs=knobs), silent=()))
    told = keys(checks()["plate"](around))
    reasons = [one.key for one in invisible_at(level)]
    assert reasons
    assert told[2:] == reasons
    assert ("plate-invisible-leaf" in told) == (level == "silver")


def test_a_zero_that_moves_is_a_warning(around: Surroundings, tmp_path: Path) -> None:
    PlateFile(tmp_path).keep(plate(shift=3e-4))
    found = checks()["plate"](around)
    assert keys(found)[0] == "plate-promise-none"
    assert found[0].severity is Severity.WARNING


def test_sensors_that_never_answered_are_named_by_knob(around: Surroundings, tmp_path: Path) -> None:
    dumb = ((5, 8), (29, 29))
    bits = {stud: bit for stud, bit in KNOBS.bits.items() if stud not in dumb}
    PlateFile(tmp_path).keep(replace(plate(knobs=KnobMap(bits)), silent=dumb))
    (found,) = [one for one in checks()["plate"](around) if one.key == "plate-sensors-silent"]
    assert found.params == {"count": 2, "named": "6/9, 30/30"}
    assert keys([found])
    assert found.severity is Severity.WARNING


def test_sensors_that_were_wrong_in_play_are_named_until_they_are_right_or_set_up_anew(
    around: Surroundings, tmp_path: Path
) -> None:
    kept = replace(plate(), silent=())
    PlateFile(tmp_path).keep(kept)
    dead, weak, well, stuck = (5, 8), (8, 8), (11, 8), (29, 29)
    health = HallHealth(frozenset(KNOBS.bits))
    for turn in range(12):
        seen = {well, stuck} | ({weak} if turn % 2 else set())
        health = health.judged(frozenset(seen), frozenset((dead, weak, well)))
    SensorsFile.read(tmp_path).judged(kept, health)
    told = {one.params["what"]: one for one in checks()["plate"](around) if one.key == "plate-sensors-doubted"}
    assert {what: one.params["named"] for what, one in told.items()} == {"dead": "6/9", "weak": "9/9", "stuck": "30/30"}
    assert all(one.severity is Severity.WARNING for one in told.values())

    fine = HallHealth(frozenset(KNOBS.bits)).judged(frozenset((dead,)), frozenset((dead,)))
    SensorsFile.read(tmp_path).judged(kept, fine)
    assert [one.params["what"] for one in checks()["plate"](around) if one.key == "plate-sensors-doubted"] == [
        "weak",
        "stuck",
    ]

    PlateFile(tmp_path).keep(replace(kept, made=(kept.made or 0.0) + 60.0))
    assert not [one for one in checks()["plate"](around) if one.key == "plate-sensors-doubted"]


def test_a_damaged_list_of_sensors_is_none(around: Surroundings, tmp_path: Path) -> None:
    PlateFile(tmp_path).keep(replace(plate(), silent=()))
    (tmp_path / "plate.sensors.json").write_text("{")
    assert not [one for one in checks()["plate"](around) if one.key == "plate-sensors-doubted"]

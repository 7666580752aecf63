"""Findings of the doctor about the base plate's saved calibration."""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from tests.core.plate.test_calibration_file import KNOBS, plate
from tests.doctor.machine_here import keys

from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.plate.sensors_file import SensorsFile
from palace_hub.doctor.checks import CHECKS
from palace_hub.doctor.findings import Finding, Severity, Surroundings
from palace_hub.locale.catalogue import Catalogue
from palace_hub.sensing.plate.board.limits import limits_at
from palace_hub.sensing.plate.hall.knob_map import KnobMap
from palace_hub.sensing.plate.hall.sensor_health import PROOFS, HallHealth


@pytest.fixture
def surroundings(tmp_path: Path) -> Surroundings:
    return Surroundings(journal=tmp_path / "journal.sqlite")


def test_no_plate_is_a_note_that_says_how_to_set_one_up(surroundings: Surroundings) -> None:
    (found,) = CHECKS["plate"](surroundings)
    assert keys([found]) == ["doctor-plate-none"]
    assert found.severity is Severity.NOTE


def test_a_damaged_file_is_a_fault(surroundings: Surroundings, tmp_path: Path) -> None:
    (tmp_path / "plate.json").write_text("{}")
    (found,) = CHECKS["plate"](surroundings)
    assert keys([found]) == ["doctor-plate-damaged"]
    assert found.severity is Severity.FAULT


def test_a_pipe_in_place_of_the_file_is_named(surroundings: Surroundings, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "plate.json")
    (found,) = CHECKS["plate"](surroundings)
    said = "plate.json cannot be used: expected a file that can be read (it is a pipe, socket or device, not a file)."
    assert Catalogue().text(found.message).endswith(said)


def test_a_sound_plate_names_its_level(surroundings: Surroundings, tmp_path: Path) -> None:
    PlateFile(tmp_path).keep(replace(plate(), silent=()))
    found = CHECKS["plate"](surroundings)
    assert keys(found)[:2] == ["plate-promise", "plate-shift"]
    assert found[0].params["level"] == "gold"
    assert all(one.severity is Severity.NOTE for one in found)


@pytest.mark.parametrize(("level", "knobs"), [("silver", None), ("gold", KNOBS)])
def test_the_limits_of_the_level_are_notes(
    surroundings: Surroundings, tmp_path: Path, level: str, knobs: KnobMap | None
) -> None:
    PlateFile(tmp_path).keep(replace(plate(knobs=knobs), silent=()))
    told = keys(CHECKS["plate"](surroundings))
    reasons = [one.key for one in limits_at(level)]
    assert reasons
    assert told[2:] == reasons
    assert ("plate-invisible-leaf" in told) == (level == "silver")


def test_a_zero_that_moves_is_a_warning(surroundings: Surroundings, tmp_path: Path) -> None:
    PlateFile(tmp_path).keep(plate(shift=3e-4))
    found = CHECKS["plate"](surroundings)
    assert keys(found)[0] == "plate-promise-none"
    assert found[0].severity is Severity.WARNING


def told(surroundings: Surroundings) -> dict[object, Finding]:
    """What is said of sensors, by what is the matter with them."""
    found = [one for one in CHECKS["plate"](surroundings) if one.key == "plate-sensors"]
    assert all(one.severity is Severity.WARNING and one.fix.key == "fix-doctor-plate-sensors" for one in found)
    return {one.params["what"]: one for one in found}


def test_sensors_that_the_set_up_found_wrong_are_named_by_knob_strip_and_sensor(
    surroundings: Surroundings, tmp_path: Path
) -> None:
    out = ((5, 8), (8, 8), (11, 8), (29, 29))
    bits = {stud: bit for stud, bit in KNOBS.bits.items() if stud not in out}
    flickers, lit = KNOBS.bits[8, 8], KNOBS.bits[11, 8]
    PlateFile(tmp_path).keep(replace(plate(knobs=KnobMap(bits)), silent=out, stuck=(lit,), restless=(flickers,)))
    found = told(surroundings)
    assert {what: one.params["named"] for what, one in found.items()} == {
        "stuck": "12/9 (3.4)",
        "restless": "9/9 (3.3)",
        "silent": "6/9 (3.2), 30/30 (10.10)",
    }
    assert Catalogue().text(found["stuck"].message) == (
        "Magnet sensors that see a magnet where there is none, as knob from left/near edge (strip.sensor): 12/9 (3.4)."
    )
    assert Catalogue().text(found["silent"].fix) == (
        'look at their solder joints, and at the feet\'s magnets; then "palace setup plate". '
        "Until then the scale sees for them."
    )


def test_half_a_strip_that_is_silent_is_its_plug(surroundings: Surroundings, tmp_path: Path) -> None:
    out = tuple((x, 17) for x in (2, 5, 8, 11, 14))
    bits = {stud: bit for stud, bit in KNOBS.bits.items() if stud not in out}
    PlateFile(tmp_path).keep(replace(plate(knobs=KnobMap(bits)), silent=out))
    fix = Catalogue().text(told(surroundings)["silent"].fix)
    assert fix.startswith("push in the plug of strip 6 and look at its cable")


def test_sensors_that_were_wrong_in_play_are_named_until_they_have_proven_themselves_or_are_set_up_anew(
    surroundings: Surroundings, tmp_path: Path
) -> None:
    kept = replace(plate(), silent=())
    PlateFile(tmp_path).keep(kept)
    dead, weak, well, stuck = (5, 8), (8, 8), (11, 8), (29, 29)
    health = HallHealth(frozenset(KNOBS.bits))
    for turn in range(12):
        seen = {well, stuck} | ({weak} if turn % 2 else set())
        health = health.judged(frozenset(seen), frozenset((dead, weak, well)))
    SensorsFile.read(tmp_path).judged(kept, health)
    named = {"dead": "6/9 (3.2)", "weak": "9/9 (3.3)", "stuck_in_play": "30/30 (10.10)"}
    assert {what: one.params["named"] for what, one in told(surroundings).items()} == named

    # each evening another hub, which knows what was kept
    for _ in range(PROOFS):
        assert any(str(one.params["named"]).startswith("6/9 (3.2)") for one in told(surroundings).values())
        file = SensorsFile.read(tmp_path)
        health = HallHealth(frozenset(KNOBS.bits), file.doubts_of(kept))
        empty, foot = frozenset((stuck,)), frozenset((stuck, dead))
        file.judged(kept, health.judged(empty, frozenset()).judged(foot, frozenset((dead,))))
    assert told(surroundings).keys() == {"weak", "stuck_in_play"}

    PlateFile(tmp_path).keep(replace(kept, made=(kept.made or 0.0) + 60.0))
    assert not told(surroundings)


def test_a_damaged_list_of_sensors_is_none(surroundings: Surroundings, tmp_path: Path) -> None:
    PlateFile(tmp_path).keep(replace(plate(), silent=()))
    (tmp_path / "plate.sensors.json").write_text("{")
    assert not told(surroundings)

"""The Hall strip's nets give the bits that the hub reads; its generated files are current."""

from dataclasses import replace
from pathlib import Path

import pytest
from hardware.strips import strip
from hardware.strips.files import drawing, files

from palace_hub.sensing.plate import readings

PARTS = strip.parts()
NONE: list[set[int]] = [set() for _ in range(strip.STRIPS)]


def test_nothing_is_wrong_with_it() -> None:
    assert strip.faults(PARTS) == []
    assert drawing(PARTS).crowded() == []


def test_what_the_hub_reads_of_a_strip_is_what_the_strip_is() -> None:
    assert (strip.SENSORS, len(strip.bits())) == (readings.STRIP_SENSORS, readings.STRIP_BITS)
    assert f"{readings.STRIP_MARKER:04b}" == "".join(map(str, strip.MARKER))


def test_an_empty_plate_reads_as_ten_strips_that_answer_and_nothing_on_them() -> None:
    chain = readings.read_chain(strip.read(NONE, PARTS))
    assert (chain.strips, chain.answering, chain.on) == (10, 10, ())


@pytest.mark.parametrize("number", range(1, 11))
def test_a_magnet_over_a_sensor_is_that_sensor(number: int) -> None:
    """Outputs fall at a magnet and are inverted once: a piece reads as 1 at its own bit."""
    magnets = [set() for _ in range(strip.STRIPS)]
    magnets[number - 1] = {number, 11 - number}
    chain = readings.read_chain(strip.read(magnets, PARTS))
    assert chain.answering == 10
    assert set(chain.on) == {(number, sensor) for sensor in magnets[number - 1]}


@pytest.mark.parametrize("last", range(1, 10))
def test_a_broken_chain_answers_up_to_the_break(last: int) -> None:
    assert readings.read_chain(strip.read(NONE, PARTS, broken_after=last)).answering == last


def test_the_sensors_lie_under_the_knobs() -> None:
    """Studs 2, 5, ... 29 of 0 to 31, 8 mm apart, from the middle of the plate."""
    knobs = [(stud - 15.5) * 8 for stud in range(2, 32, 3)]
    assert [strip.sensor_x(number) for number in range(1, 11)] == knobs
    tops = [part for part in PARTS if part.side == "top"]
    assert {part.value for part in tops} == {strip.SENSOR}, "anything else there lifts the sheet off the sensors"
    assert [part.x for part in tops] == knobs
    assert all(part.y == 0 for part in tops)


def _changed(ref: str, **fields: object) -> tuple[strip.Part, ...]:
    return tuple(replace(part, **fields) if part.ref == ref else part for part in PARTS)


def test_planted_faults_are_named() -> None:
    (u1,) = [part for part in PARTS if part.ref == "U1"]
    opened = {pin: net for pin, net in u1.pins.items() if pin != "5"}
    assert strip.faults(_changed("U1", pins=opened)) == ["U1 pin 5 is open", "S2 ends nowhere but at S2.2"]
    assert strip.faults(_changed("S3", x=-84.0)) == ["S3 lies on S2"]
    assert strip.faults(_changed("R1", x=140.0)) == ["R1 lies off the strip"]
    swapped = {**u1.pins, "7": "Q", "9": "/Q"}
    assert readings.read_chain(strip.read([{1}, *NONE[1:]], _changed("U1", pins=swapped))).answering == 0


@pytest.mark.parametrize("name", files())
def test_the_kept_file_is_the_made_one(name: str) -> None:
    stored = (Path(strip.__file__).parent / name).read_text(encoding="utf-8")
    assert stored == files()[name], f"{name}: run python -m hardware.strips"

"""Calibration from the box, and readings that cannot come from a box."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.sensing.tray.table_model import BOX, MASSES

from palace_hub.errors import BadConfig
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.tray.calibration import OFF_CENTRE, CellCalibration, TrayCalibration, calibrate

COUNTS_PER_G = 6400.0


def readings(counts=None, *, off=None):
    """Readings of compartments holding `counts`, counts per gram off by the factors in `off`."""
    off = off or {}
    return [
        CellReading(1000.0 * i + COUNTS_PER_G * off.get(i, 1.0) * MASSES[i] * (counts[i] if counts else 0), 90.0, 3.0)
        for i in range(6)
    ]


def test_the_box_gives_zero_and_unit():
    result = calibrate(readings(), readings(BOX))
    assert result.faults == ()
    for i, cell in enumerate(result.calibration.cells):
        assert cell.zero_raw == 1000.0 * i
        assert cell.counts_per_piece == pytest.approx(COUNTS_PER_G * MASSES[i])
        assert cell.pieces == BOX[i]


def test_a_box_that_lacks_a_piece_is_a_setting():
    box = (79, 80, 16, 16, 16, 16)
    result = calibrate(readings(), readings(box), box)
    assert result.calibration.cells[0].counts_per_piece == pytest.approx(COUNTS_PER_G * MASSES[0])


@pytest.mark.parametrize(
    ("cell", "spoil", "key"),
    [
        (1, lambda empty, full: (empty, None), "calibration-no-reading"),
        (2, lambda empty, full: (empty, empty), "calibration-nothing-added"),
        (3, lambda empty, full: (full, empty), "calibration-reversed"),
        (4, lambda empty, full: (empty, CellReading(8_388_000.0, 90.0, 3.0)), "calibration-saturated"),
        (0, lambda empty, full: (empty, CellReading(empty.raw + 2000.0, 90.0, 3.0)), "calibration-scale"),
        (5, lambda empty, full: (empty, CellReading(full.raw, 1500.0, 3.0)), "calibration-weak"),
    ],
)
def test_a_cell_that_cannot_be_calibrated_is_named_and_counts_nothing(cell, spoil, key):
    empty, full = readings(), readings(BOX)
    empty[cell], full[cell] = spoil(empty[cell], full[cell])
    result = calibrate(empty, full)
    assert [(fault.key, fault.params["cell"]) for fault in result.faults] == [(key, cell)]
    assert [i for i, one in enumerate(result.calibration.cells) if one is None] == [cell]


def test_swapped_compartments_are_found_as_a_pair():
    full = readings(BOX)
    brick, arch = 1000.0 + COUNTS_PER_G * 100.0, COUNTS_PER_G * 35.2
    full[0], full[1] = CellReading(arch, 90.0, 3.0), CellReading(brick, 90.0, 3.0)
    result = calibrate(readings(), full)
    (fault,) = result.faults
    assert fault.key == "calibration-swapped"
    assert fault.params == {"cell": 0, "other": 1, "piece": "arch", "other_piece": "brick"}
    assert result.calibration.cells[:2] == (None, None)


def test_leaves_and_gold_swapped_are_found():
    full = readings(BOX)
    full[4], full[5] = (
        CellReading(4000.0 + COUNTS_PER_G * 16 * MASSES[5], 90.0, 3.0),
        CellReading(5000.0 + COUNTS_PER_G * 16 * MASSES[4], 90.0, 3.0),
    )
    (fault,) = calibrate(readings(), full).faults
    assert (fault.key, fault.params["cell"], fault.params["other"]) == ("calibration-swapped", 4, 5)


def test_two_odd_cells_that_fit_nowhere_are_no_pair():
    faults = calibrate(readings(), readings(BOX, off={0: 0.6, 1: 0.5})).faults
    assert [(fault.key, fault.params["cell"]) for fault in faults] == [
        ("calibration-differs", 0),
        ("calibration-differs", 1),
    ]


def test_a_deviation_of_a_quarter_is_no_swap():
    assert calibrate(readings(), readings(BOX, off={0: 1.24, 3: 0.8})).faults == ()
    (fault,) = calibrate(readings(), readings(BOX, off={3: 0.6})).faults
    assert fault.key == "calibration-differs"
    assert fault.params == {"cell": 3, "piece": "light_green", "percent": 40, "way": "less"}


def test_with_no_cell_left_there_is_no_calibration():
    result = calibrate(readings(), [None] * 6)
    assert result.calibration is None
    assert len(result.faults) == 6


finite = st.floats(-1e7, 1e7, allow_nan=False)
cells = st.none() | st.builds(CellCalibration, finite, finite.filter(bool), st.integers(1, 1000), st.booleans())


@given(st.tuples(*[cells] * 6))
def test_a_calibration_round_trips_as_json(six):
    calibration = TrayCalibration(six)
    assert TrayCalibration.from_json(calibration.to_json()) == calibration
    assert TrayCalibration.from_json(calibration.to_json()).to_json() == calibration.to_json()


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("nonsense", "calibration"),
        ("[" * 100_000, "calibration"),
        ("[]", "version"),
        ('{"version":3,"cells":[]}', "version"),
        ('{"version":1,"cells":[null]}', "cells"),
        ('{"version":2,"cells":[{"zero_raw":0,"counts_per_piece":1,"pieces":1},0,0,0,0,0]}', "cells[0]"),
        (
            '{"version":2,"cells":[{"zero_raw":0,"counts_per_piece":1,"pieces":1,"assumed":1},0,0,0,0,0]}',
            "cells[0].assumed",
        ),
        ('{"version":1,"cells":[{},null,null,null,null,null]}', "cells[0]"),
        ('{"version":1,"cells":[null,{"zero_raw":NaN,"counts_per_piece":1,"pieces":1},0,0,0,0]}', "cells[1].zero_raw"),
        (
            '{"version":1,"cells":[{"zero_raw":0,"counts_per_piece":0,"pieces":1},0,0,0,0,0]}',
            "cells[0].counts_per_piece",
        ),
        ('{"version":1,"cells":[{"zero_raw":0,"counts_per_piece":1,"pieces":true},0,0,0,0,0]}', "cells[0].pieces"),
    ],
)
def test_a_bad_file_is_refused_by_field(text, field):
    with pytest.raises(BadConfig) as refused:
        TrayCalibration.from_json(text)
    assert refused.value.params["field"] == field


def test_a_file_of_the_first_version_has_assumed_pieces():
    text = '{"version":1,"cells":[{"zero_raw":5,"counts_per_piece":2800.5,"pieces":80},null,null,null,null,null]}'
    assert TrayCalibration.from_json(text).cells[0] == CellCalibration(5.0, 2800.5, 80, assumed=True)


def test_a_measured_shift_by_the_lights_is_kept_and_an_unmeasured_one_leaves_the_text_as_it_was():
    tray = TrayCalibration((CellCalibration(1.0, 2.0, 80),) * 5 + (None,))
    assert "lights_raw" not in tray.to_json()
    measured = tray.with_lights((-250.5, None, None, None, None, 9.0))
    assert TrayCalibration.from_json(measured.to_json()) == measured
    assert [one and one.lights_raw for one in measured.cells] == [-250.5, None, None, None, None, None]
    with pytest.raises(BadConfig, match="lights_raw"):
        TrayCalibration.from_json(measured.to_json().replace("-250.5", "true"))


def test_a_measured_difference_across_the_cup_is_kept_and_an_unmeasured_one_leaves_the_text_as_it_was():
    cell = CellCalibration(1.0, 2.0, 80)
    tray = TrayCalibration((cell,) * 5 + (None,))
    assert "off_centre" not in tray.to_json()
    measured = tray.with_off_centre((0.002, None, None, None, None, 0.004))
    assert TrayCalibration.from_json(measured.to_json()) == measured
    assert [one and one.off_centre for one in measured.cells] == [0.002, None, None, None, None, None]
    assert measured.cells[0].heap_error == pytest.approx(0.29 * 0.002)
    assert measured.cells[1].heap_error == pytest.approx(0.29 * OFF_CENTRE)
    with pytest.raises(BadConfig, match="off_centre"):
        TrayCalibration.from_json(measured.to_json().replace("0.002", "-0.002"))

"""The guided calibration, on simulated plates and on constructed readings."""

import json
from dataclasses import replace

import numpy as np
import pytest
from tests.sensing.plate import plate_evening
from tests.sensing.plate.plate_evening import STUDS, calibrated, set_up

from palace_hub.bench.plate.trials import guided_calibration
from palace_hub.errors import BadConfig
from palace_hub.sensing.plate.load.calibration import (
    PlateCalibration,
    PressReading,
    StudReading,
    calibrate_plate,
    capability_of,
    stud_mm,
    zero_shift_share,
)
from palace_hub.sensing.plate.load.creep import CreepGains, CreepRelaxations
from palace_hub.sim.plate import mechanics
from palace_hub.sim.plate.specimen import draw_specimen
from palace_hub.sim.plate.trace import PLATE_MIX
from palace_hub.sim.world.noise_model import BUILDS

WHITE = np.full(4, 100.0)
ZERO = np.full(4, 50_000.0)


def readings(studs=STUDS, scale=(6000.0, 6500.0, 7000.0, 6200.0), grams=10.0):
    """A stack on studs, felt by four cells without any noise."""
    found = []
    for x, y in studs:
        east, north = (place / 118 for place in stud_mm(x, y))
        shares = [(1 + sx * east) * (1 + sy * north) / 4 for sx, sy in ((1, 1), (1, -1), (-1, -1), (-1, 1))]
        found.append(StudReading(x, y, grams, tuple(grams * s * c for s, c in zip(shares, scale, strict=True))))
    return found


def test_exact_readings_give_the_exact_matrix():
    result = calibrate_plate(ZERO, WHITE, readings())
    assert result.calibration is not None
    assert result.residual_mm < 1e-6
    load = result.calibration.matrix @ np.array(readings(((5, 26),))[0].gained)
    assert load == pytest.approx([10.0, *(10.0 * place for place in stud_mm(5, 26))])


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda ones: ones[:15], "plate-too-few-studs"),
        (lambda ones: list(readings([(x, 14) for x in range(2, 30)])), "plate-studs-in-line"),
        (
            lambda ones: [replace(candidate, gained=(0.0, *candidate.gained[1:])) for candidate in ones],
            "plate-cell-silent",
        ),
        (
            lambda ones: [
                replace(
                    candidate,
                    gained=(candidate.gained[2], candidate.gained[1], candidate.gained[0], candidate.gained[3]),
                )
                for candidate in ones
            ],
            "plate-corners-swapped",
        ),
        (lambda ones: [replace(ones[0], x=14, y=14), *ones[1:]], "plate-wrong-stud"),
        (
            lambda ones: [replace(candidate, x=candidate.x + (i * 7) % 3 - 1) for i, candidate in enumerate(ones)],
            "plate-calibration-poor",
        ),
    ],
)
def test_poor_readings_are_refused_with_the_reason(change, key):
    result = calibrate_plate(ZERO, WHITE, change(readings()))
    assert result.calibration is None
    assert [fault.key for fault in result.faults] == [key]


@pytest.mark.long
def test_the_virtual_plate_is_learnt_with_its_ringing_and_its_creep():
    result = plate_evening.set_up("good", "silver", 1)
    assert result.faults == ()
    assert result.calibration is not None
    assert result.residual_mm < 0.5
    assert result.worst_mm < 1.0
    truth = draw_specimen(1, BUILDS["good"], gold=False)
    assert result.calibration.ring is not None
    assert result.calibration.ring.hz == pytest.approx(truth.ring_hz, rel=0.02)
    learnt = result.calibration.creep.mean[:, 2] / 0.477
    assert learnt == pytest.approx([cell.creep for cell in truth.cells], rel=0.8)


@pytest.mark.parametrize(
    ("zero_shift", "measured", "level", "brick_mm"),
    [
        pytest.param(3e-5, (2e-5, 6e-5), "silver", (1.0, 3.0), marks=pytest.mark.long),
        (1e-4, (7e-5, 1.5e-4), "gold", (3.0, 5.0)),  # where magnets carry what the scale cannot
        pytest.param(2e-4, (1.5e-4, 3e-4), "none", (5.0, 10.0), marks=pytest.mark.long),
    ],
)
@pytest.mark.long
def test_the_measured_zero_shift_decides_the_level(zero_shift, measured, level, brick_mm):
    found = set_up("good", "silver", 1, mix=replace(PLATE_MIX, zero_shift=zero_shift)).calibration
    assert found is not None
    assert measured[0] < found.zero_shift < measured[1]
    promised = capability_of(found, 0.44, 230.0)
    assert promised.level == level
    assert brick_mm[0] < promised.brick_mm < brick_mm[1]
    assert (promised.right > 0.99) == (level != "none")


def presses_of_a_cell_with_one_time_constant(seed, shift, tau=1.0, gain=0.005, count=20):
    """What presses leave on cells that creep with one time constant and are taken to creep evenly over the decades.

    Counts: a stack of 10 g and presses of 3 to 30 times as much; the zero then moves by `shift` of the peak.
    """
    rng, cells = np.random.default_rng(seed), CreepRelaxations()
    line = CreepGains.unlearnt().mean[0]
    cells.pass_bin(np.zeros(4))
    own, before, found = np.zeros(4), None, []
    for _ in range(count + 1):
        pressed = np.repeat(rng.uniform(0.2, 1.8, (1, 4)), 3 + int(rng.integers(4)), axis=0) * rng.uniform(2e5, 1e6)
        readings = [*pressed, *np.tile(pressed[0] * 0.03, (25, 1)), *np.zeros((8 + int(rng.integers(12)), 4))]
        for reading in readings:
            cells.pass_bin(reading)
            own = own + (reading - own) * -np.expm1(-0.1 / tau)
        level = gain * own - cells.now @ line
        if before is not None:
            moved = rng.normal(size=4) * shift * pressed[0]
            kept = level - before[0] + moved + rng.normal(0, 3.0, 4)
            found.append(PressReading(tuple(pressed[0]), tuple(kept), (9.0,) * 4, cells.now - before[1]))
        before = level, cells.now
    return found


@pytest.mark.parametrize(("shift", "least", "most"), [(0.0, 0.0, 2e-5), (6e-5, 4.5e-5, 7.5e-5)])
def test_creep_of_another_kind_is_no_zero_shift(shift, least, most):
    matrix = calibrate_plate(ZERO, WHITE, readings()).calibration.matrix
    runs = [presses_of_a_cell_with_one_time_constant(seed, shift) for seed in range(1, 16)]
    assert least <= np.median([zero_shift_share(presses, matrix) for presses in runs]) < most
    if not shift:
        unknown = [[replace(press, crept=None) for press in presses] for presses in runs]
        assert np.median([zero_shift_share(presses, matrix) for presses in unknown]) > 2 * most


@pytest.mark.long
def test_cells_that_creep_with_one_time_constant_reach_silver(monkeypatch):
    monkeypatch.setattr(mechanics, "TAUS_S", np.array([1.0]))
    monkeypatch.setattr(mechanics, "TAUS_A_DECADE", 1)
    cells = replace(BUILDS["good"], creep_per_decade=(0.002, 0.002))
    for shift, least, most in ((0.0, 0.0, 2e-5), (6e-5, 4e-5, 8e-5)):
        found = [guided_calibration(cells, "silver", seed, careful(shift)).zero_shift for seed in (1, 2, 3)]
        assert least <= np.median(found) < most


def careful(zero_shift):
    manner = replace(PLATE_MIX.manner, pause_median_s=2.5, pause_sigma=0.2, missing=0.0)
    return replace(PLATE_MIX, manner=manner, zero_shift=zero_shift)


def test_a_calibration_round_trips():
    kept = calibrated("good", "silver", 1)
    again = PlateCalibration.from_json(kept.to_json())
    assert again.to_json() == kept.to_json()


@pytest.mark.parametrize(
    ("field", "value"),
    [("version", 9), ("matrix", [[1, 2]]), ("white", [0, 1, 1, 1]), ("zero_shift", "much"), ("creep_mean", None)],
)
def test_a_damaged_calibration_names_its_field(field, value):
    data = json.loads(calibrated("good", "silver", 1).to_json()) | {field: value}
    with pytest.raises(BadConfig, match=field):
        PlateCalibration.from_json(json.dumps(data))

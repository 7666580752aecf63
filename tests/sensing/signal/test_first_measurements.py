"""Stop detection and first measurements of a module, on synthetic presses, swings and bricks."""

import math
import random

import pytest

from palace_hub.sensing.signal.first_measurements import (
    BrickMeasurement,
    RestMeasurement,
    ShiftMeasurement,
    TapMeasurement,
)
from palace_hub.sensing.signal.module_report import ModuleFigures as Figures
from palace_hub.sensing.signal.module_report import clip_fell, corner_full, cup_missing, lights_move, stop_limits
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.signal.stops import PressDetector, clip_g, travel_mm

RATE_HZ = 80.0
GAIN = 6000.0
REST_G = 75.0
CAPACITY_G = 300.0


def hand(rng: random.Random, peak: float, seconds: float, stop: float | None) -> list[tuple[float, int]]:
    """A press that wobbles, on a cell that rests at 75 g; noise of 15 mg."""
    wobble, hertz, phase = rng.uniform(0.05, 0.4), rng.uniform(2, 6), rng.uniform(0, 6.28)
    found = []
    for k in range(round((seconds + 1.0) * RATE_HZ)):
        t = k / RATE_HZ
        into = (t - 0.5) / seconds
        force = 0.0
        if 0 <= into <= 1:
            force = peak * math.sin(math.pi * into) * (1 + wobble * math.sin(2 * math.pi * hertz * t + phase))
        felt = REST_G + max(0.0, force)
        felt = felt if stop is None else min(felt, stop)
        found.append((t, round((felt + rng.gauss(0, 0.015)) * GAIN)))
    return found


def presses(rng: random.Random, stop: float | None, peaks: tuple[float, float]) -> PressDetector:
    made = PressDetector(0.0, GAIN, CAPACITY_G, REST_G)
    for _ in range(3):
        made.feed(hand(rng, rng.uniform(*peaks), rng.uniform(0.4, 1.5), stop))
    return made


def test_a_stop_is_found_for_any_force() -> None:
    rng = random.Random(1)
    for _ in range(200):
        stop = rng.uniform(315, 375)
        found = clip_g(presses(rng, stop, (700, 3000)).ended)
        assert found == pytest.approx(stop, rel=0.002)


def test_hands_without_a_stop_are_not_taken_for_one() -> None:
    """Three presses of one person agree to a tenth without a stop."""
    rng = random.Random(2)
    wrong = 0
    for _ in range(300):
        middle = rng.uniform(250, 600)
        wrong += clip_g(presses(rng, None, (0.9 * middle, 1.1 * middle)).ended) is not None
    assert wrong == 0


def test_a_spike_in_a_press_changes_nothing() -> None:
    rng = random.Random(3)
    made = PressDetector(0.0, GAIN, CAPACITY_G, REST_G)
    for _ in range(3):
        trace = hand(rng, 1500, 0.8, 330.0)
        t, _raw = trace[len(trace) // 2]
        trace[len(trace) // 2] = (t, round(335 * GAIN))
        made.feed(trace)
    assert clip_g(made.ended) == pytest.approx(330, rel=0.005)


def test_refused_conversions_are_skipped_and_a_touch_is_no_press() -> None:
    made = PressDetector(0.0, GAIN, CAPACITY_G, REST_G)
    assert not made.feed([(0.0, None), (0.1, round(100 * GAIN)), (0.2, round(75 * GAIN))])
    assert made.ended == []
    assert made.now_g == pytest.approx(75)


def test_one_press_without_a_stop_leaves_the_stop_unknown() -> None:
    rng = random.Random(4)
    made = presses(rng, 330.0, (700, 3000))
    made.feed(hand(rng, 210.0, 0.8, 330.0))
    assert clip_g(made.ended) is None


@pytest.mark.parametrize(("clip", "raised", "travel"), [(330, 220, 0.545), (330, 130, 0.3), (330, 327, None)])
def test_travel_by_paper(clip: float, raised: float, travel: float | None) -> None:
    assert travel_mm(clip, raised, 0.2, 300) == (None if travel is None else pytest.approx(travel, abs=0.001))


# at rest


def test_noise_and_drift_of_an_untouched_cell() -> None:
    rng = random.Random(5)
    rest = RestMeasurement(-GAIN)  # a cell that reads downwards
    for k in range(int(120 * RATE_HZ)):
        t = k / RATE_HZ
        rest.feed([(t, round(-(75 + 0.010 * t / 60 + rng.gauss(0, 0.015)) * GAIN))])
    assert rest.seconds == 119
    assert rest.noise_mg == pytest.approx(15, rel=0.05)
    assert rest.drift_mg_per_min == pytest.approx(10, abs=1)


def test_a_rest_of_ten_seconds_has_no_drift_yet() -> None:
    rest = RestMeasurement(GAIN)
    rest.feed([(k / RATE_HZ, 450_000 + k % 3) for k in range(int(10 * RATE_HZ))])
    assert rest.drift_mg_per_min is None
    assert rest.noise_mg is not None


# swinging


@pytest.mark.parametrize("hertz", [10.0, 27.0, 33.0, 40.0, 48.0])
@pytest.mark.parametrize("damping", [0.02, 0.05, 0.1])
def test_settling_time_of_a_cup(hertz: float, damping: float) -> None:
    """At any frequency, though 80 conversions a second show a swing of 40 Hz badly."""
    rng = random.Random(hertz)
    decay = 2 * math.pi * hertz * damping
    taps = TapMeasurement(GAIN, 0.015)
    taps.level(75 * GAIN)
    for _ in range(5):
        phase, begin = rng.uniform(0, 6.28), rng.uniform(0, 0.0125)
        trace = []
        for k in range(int(6 * RATE_HZ)):
            t = begin + k / RATE_HZ
            force = 60 * math.exp(-decay * t) * math.cos(2 * math.pi * hertz * t + phase)
            trace.append((t, round((75 + force + rng.gauss(0, 0.015)) * GAIN)))
        taps.feed(trace)
        taps.level(75 * GAIN)
    assert taps.wait_s == pytest.approx(math.log(1e4) / decay, rel=0.4)


def test_a_short_swing_gives_an_upper_bound_of_the_settling_time() -> None:
    taps = TapMeasurement(GAIN, 0.015)
    taps.level(75 * GAIN)
    for _ in range(3):
        taps.feed([(k / RATE_HZ, round((75 + 60 * math.exp(-60 * k / RATE_HZ)) * GAIN)) for k in range(200)])
        taps.level(75 * GAIN)
    assert taps.wait_s is not None
    assert math.log(1e4) / 60 <= taps.wait_s < 0.4


# levels


def still(grams: float, seconds: float = 3.0) -> CellReading:
    return CellReading(grams * GAIN, 90.0, seconds)


def test_bricks_in_and_out() -> None:
    bricks = BrickMeasurement(GAIN)
    for grams in (75.0, 75.44, 75.44, 75.0, 75.45, 75.01):
        bricks.level(still(grams))
    assert [round(one, 2) for one in bricks.steps_g] == [0.44, 0.44, 0.45, 0.44]
    bricks.level(still(74.0))
    assert bricks.others == 1


def test_a_brick_cannot_leave_before_it_came() -> None:
    bricks = BrickMeasurement(GAIN)
    for grams in (75.0, 74.56):
        bricks.level(still(grams))
    assert (bricks.steps_g, bricks.others) == ([], 1)


def test_the_zero_shift_is_corrected_for_drift_and_taken_after_the_creep() -> None:
    shifts = ShiftMeasurement(GAIN, drift_mg_per_min=60.0)
    shifts.level(still(75.0), 0.0)
    for k in (1, 2, 3):
        shifts.pressed()
        shifts.level(still(75.0 + 1.0, 3.0), 10.0 * k - 2)  # still creeping: not believed yet
        shifts.level(still(75.0 + 0.030 * k, 6.0), 10.0 * k)
    assert shifts.shifts_mg == pytest.approx([20.0] * 3, abs=0.01)
    assert shifts.shift_mg == pytest.approx(20)


# judged


def test_limits() -> None:
    assert stop_limits(300) == pytest.approx((315, 330, 375))
    assert clip_fell(312, 330)
    assert not clip_fell(320, 330)
    assert cup_missing(-45)
    assert not cup_missing(-25)
    figures = Figures(300.0, GAIN, 0.0, 100 * GAIN)
    assert corner_full(321, figures)
    assert not corner_full(319, figures)
    assert corner_full(300, Figures(300.0, GAIN, 0.0, 100 * GAIN, clip_g=305.0))
    assert lights_move(6.0, 1.0)
    assert not lights_move(6.0, 2.0)

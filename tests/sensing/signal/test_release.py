"""Release detection on synthetic traces, in raw counts."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cases import examples

from palace_hub.sensing.signal.release import find_release
from palace_hub.sensing.tray.lattice import FINGER_STAYS, finger_after_release

WHITE = 90.0  # counts: 15 mg of a cell with 6 counts a mg
G = 6000.0
LEVEL = 250_000.0


def trace(
    seed, force, *, swing=1.0, hertz=33.0, damping=0.05, rate=80.0, after=0.42, before=0.8, white=WHITE, jitter=0.0
):
    """Conversions around a release at time 0: `force(t)` (g) before it, a free swing (g) after it."""
    rng = np.random.default_rng(seed)
    t = np.arange(-before, after, 1 / rate) + rng.uniform(0, 1 / rate)
    omega = 2 * np.pi * hertz
    late = np.clip(t, 0, None)
    ring = np.where(t >= 0, swing * np.exp(-damping * omega * late) * np.cos(omega * late), 0.0)
    x = LEVEL + G * (np.where(t < 0, force(t), 0.0) + ring) + rng.normal(0, white, len(t))
    stamps = 100.0 + t + jitter * rng.standard_normal(len(t)).clip(-4.0, 4.0)
    return stamps.tolist(), np.rint(x).astype(int).tolist()


def fading(peak, seconds=0.8):
    return lambda t: peak * np.sin(np.pi * np.clip(-t, 0, seconds) / seconds)


@pytest.mark.parametrize("peak", [5.0, 20.0, 40.0, -15.0])
def test_a_fading_force_excludes_a_heavy_finger(peak):
    found = [find_release(*trace(seed, fading(peak)), WHITE) for seed in range(8)]
    assert sum(release is None for release in found) <= 1
    for release in filter(None, found):
        assert release.fades
        assert release.hidden < 0.09 * abs(peak) * G + 6 * WHITE
        assert abs(release.level - LEVEL) < 5 * release.error
        assert abs(release.t0 - 100.0) < 0.03


def test_a_large_swing_is_found_from_its_start_although_stamps_are_good_to_half_a_millisecond():
    found = [find_release(*trace(seed, fading(20.0), swing=6.0, jitter=0.5e-3), WHITE) for seed in range(8)]
    assert sum(release is not None and abs(release.t0 - 100.0) < 0.03 for release in found) >= 7


def test_a_finger_lighter_than_the_swing_it_would_have_caused_did_not_come_at_once():
    sudden = finger_after_release(False, float("inf"), 4.0)
    assert sudden.light < 1.0 < sudden.heavy
    assert 0.5 * 4.0 < sudden.hidden_g < 4.0
    assert finger_after_release(False, float("inf"), 0.1).light > 1.0


@pytest.mark.parametrize(("finger", "swing"), [(2.0, 0.0), (2.0, 0.5), (5.0, 0.0), (5.0, 1.5), (15.0, 3.0)])
def test_a_finger_that_comes_after_the_hand_is_seen(finger, swing):
    """The level lies higher than the trace just before, whether the cup swings under the finger or not.

    Only a swing as heavy as the finger may hide it.
    """
    for seed in range(8):
        release = find_release(*trace(seed, lambda t: fading(20.0)(t) - finger, swing=swing), WHITE)
        assert release is None or not release.fades


def test_the_top_of_a_bump_is_no_level():
    """A bump of 0.44 g, 1 s long, is flat at its top and weighs as much as a piece."""
    seen = 0
    for seed in range(10):
        times, raws = trace(seed, fading(20.0), before=0.8, after=0.45)
        bump = 0.44 * G * np.cos(np.pi * np.clip(np.array(times) - 100.22, -0.5, 0.5))
        seen += find_release(times, np.rint(np.array(raws) + bump).astype(int).tolist(), WHITE) is not None
    assert seen == 0


@pytest.mark.parametrize("more", [3.0, 8.0, 30.0])
def test_a_finger_that_remains_of_a_greater_force_is_seen(more):
    for seed in range(8):
        release = find_release(*trace(seed, lambda t: more - 6.0 * t, swing=0.0), WHITE)
        assert release is None or not release.fades


def test_a_fast_strong_hand_could_hide_a_light_finger():
    release = find_release(*trace(3, fading(100.0, 0.3)), WHITE)
    assert release is None or not release.fades or release.hidden > 3 * G


def test_pieces_taken_from_under_a_finger_are_no_release():
    release = find_release(*trace(4, lambda t: 0 * t + 1.25, swing=0.6), WHITE)
    assert release is None or not release.fades


def test_a_finger_that_pressed_all_along_does_not_show_but_stays_a_hypothesis():
    """The trace is the same, only higher by the finger: no release excludes it."""
    without = find_release(*trace(9, fading(20.0)), WHITE)
    times, raws = trace(9, fading(20.0))
    pressed = find_release(times, [raw + round(6 * 0.44 * G) for raw in raws], WHITE)
    assert without.fades
    assert pressed.fades
    assert pressed.hidden == pytest.approx(without.hidden, abs=1.0)
    assert finger_after_release(True, pressed.hidden / G, 2.0).heavy == FINGER_STAYS > 0.1


def test_a_creeping_level_no_longer_holds():
    release = find_release(*trace(2, fading(20.0)), WHITE)
    later = [(release.t1 + 0.6 + 0.08 * i, release.level) for i in range(8)]
    assert release.holds(later, 0.44 * G)
    crept = [(t, mean - 0.2 * 0.44 * G) for t, mean in later]
    assert not release.holds(crept, 0.44 * G)
    hand = crept[-1][0] + 0.08, release.level + 1.0 * 0.44 * G
    assert not release.holds([*crept, hand], 0.44 * G)


@pytest.mark.parametrize("rate", [8.8, 11.1])
def test_boards_at_10_sps_show_no_swing(rate):
    assert find_release(*trace(5, fading(20.0), rate=rate, before=4.0, after=2.0), WHITE) is None


def test_no_release_while_the_force_continues():
    times, raws = trace(6, fading(20.0))
    cut = [i for i, t in enumerate(times) if t < 99.95]
    assert find_release([times[i] for i in cut], [raws[i] for i in cut], WHITE) is None


def test_too_few_conversions_are_no_release():
    assert find_release([], [], WHITE) is None
    assert find_release([0.0, 0.01], [1, 2], WHITE) is None


@settings(max_examples=examples(25), deadline=None)
@given(
    seed=st.integers(0, 10**6),
    hertz=st.floats(15.0, 50.0),
    damping=st.floats(0.015, 0.11),
    swing=st.floats(0.0, 5.0),
    rate=st.floats(71.0, 89.0),
)
def test_the_level_is_found_through_any_swing(seed, hertz, damping, swing, rate):
    """The level of a swinging cup is right within its error."""
    times, raws = trace(seed, fading(25.0), hertz=hertz, damping=damping, swing=swing, rate=rate)
    release = find_release(times, raws, WHITE)
    if release is not None and release.t1 - release.t0 > 0.3:
        assert abs(release.level - LEVEL) < 6 * release.error + 0.02 * G


@settings(max_examples=examples(15), deadline=None)
@given(seed=st.integers(0, 10**6), offset=st.integers(-(10**6), 10**6), later=st.floats(0, 1e5))
def test_an_offset_and_a_later_time_change_nothing(seed, offset, later):
    times, raws = trace(seed, fading(18.0))
    before = find_release(times, raws, WHITE)
    after = find_release([t + later for t in times], [raw + offset for raw in raws], WHITE)
    assert (before is None) == (after is None)
    if before is not None:
        assert after.fades == before.fades
        assert after.level - offset == pytest.approx(before.level, abs=2.0)


def test_repeated_times_give_no_release():
    times, raws = trace(1, fading(20.0))
    assert find_release(times, raws, WHITE) is not None
    for k in range(1, len(times)):
        stopped = [*times[:k], times[k - 1], *times[k + 1 :]]
        assert find_release(stopped, raws, WHITE) is None

"""Checks of the independent generator: checksums, determinism, truth and the conditions' promises."""

from dataclasses import replace
from functools import cache
from statistics import median

import numpy as np
import pytest

from palace_hub.bench.independent import CONDITIONS, Recording, Truth, make_truth, make_visit
from palace_hub.bench.independent.cells import draw_cells, memory
from palace_hub.bench.independent.frozen import checksums, frozen_checksums
from palace_hub.bench.independent.hands import Contact, contact_force, tremor
from palace_hub.bench.independent.parameters import GRID_HZ

SEED = 7
LEANS = ("common_step", "common_step_scaled")


@cache
def visit(condition: str) -> Recording:
    """Return one recording per condition, made once."""
    return make_visit(condition, SEED)


@cache
def truths(condition: str) -> list[Truth]:
    """Return the truths of 50 seeds."""
    return [make_truth(condition, seed) for seed in range(50)]


def grams(recording: Recording, cell: int) -> tuple[np.ndarray, np.ndarray]:
    """Return the times in seconds and the readings in grams of one cell."""
    values = np.array(recording.conversions[cell])
    return values[:, 0], (values[:, 1] - recording.zero_raw[cell]) / recording.counts_per_gram[cell]


def change_g(recording: Recording, cell: int) -> float:
    """Return the change of the median reading from the quiet begin to the last 6 s, in grams."""
    seconds, readings = grams(recording, cell)
    before = readings[seconds < recording.truth.quiet_until_s]
    return float(np.median(readings[seconds > recording.duration_s - 6.0]) - np.median(before))


def test_source_is_frozen() -> None:
    assert checksums() == frozen_checksums(), (
        "the generator was frozen before the detector was tuned; changing it makes published figures incomparable"
    )


def test_same_arguments_give_the_same_recording() -> None:
    assert make_visit("rests", SEED) == visit("rests")
    assert make_truth("rests", SEED) == visit("rests").truth
    assert make_truth("rests", SEED + 1) != visit("rests").truth


@pytest.mark.parametrize("arguments", [("unknown", 1, 300), ("ordinary", 1, 500)])
def test_wrong_arguments_are_refused(arguments: tuple[str, int, int]) -> None:
    with pytest.raises(ValueError, match="use one of"):
        make_truth(*arguments)


@pytest.mark.parametrize("condition", CONDITIONS)
def test_levels_match_the_truth(condition: str) -> None:
    recording = visit(condition)
    truth = recording.truth
    pieces = {change.compartment: change.pieces for change in truth.changes}
    for cell in range(6):
        expected = pieces.get(cell, 0) * recording.unit_g[cell]
        if truth.step is not None and truth.step.end_s is None:
            expected += truth.step.grams[cell]
        heap_g = (recording.start_counts[cell] + abs(pieces.get(cell, 0))) * recording.unit_g[cell]
        # noise and drift, creep and hysteresis of a press, off-centre 0.6 % of the heap, scatter of 4 x 2 % x sqrt(n)
        allowed = 0.05
        if cell in pieces:
            scatter = 0.08 * recording.unit_g[cell] * abs(pieces[cell]) ** 0.5
            allowed += 0.08 + 0.006 * heap_g + 0.005 * abs(expected) + scatter
        assert change_g(recording, cell) == pytest.approx(expected, abs=allowed)


@pytest.mark.parametrize("condition", CONDITIONS)
def test_quiet_and_conversions(condition: str) -> None:
    recording = visit(condition)
    truth = recording.truth
    assert truth.quiet_until_s >= 8.0
    assert recording.duration_s - truth.quiet_from_s >= 8.0
    assert all(change.left_s <= truth.quiet_from_s for change in truth.changes)
    for cell in range(6):
        seconds, readings = grams(recording, cell)
        steps = np.diff(seconds)
        assert steps.min() > 0.0
        assert abs(1.0 / float(np.median(steps)) / 80.0 - 1.0) == pytest.approx(0.095, abs=0.025)
        raw = [word for _, word in recording.conversions[cell]]
        assert min(raw) >= -(2**23)
        assert max(raw) < 2**23
        jumps = np.abs(np.diff(readings[seconds < 8.0]))
        assert 0.011 < float(np.median(jumps)) / 0.6745 / 2.0**0.5 < 0.030  # white noise and hum


def test_kilogram_cells_are_noisier() -> None:
    recording = make_visit("ordinary", SEED, 1000)
    seconds, readings = grams(recording, 0)
    noise = float(np.median(np.abs(np.diff(readings[seconds < 8.0])))) / 0.6745 / 2.0**0.5
    assert 0.05 < noise < 0.11
    assert recording.counts_per_gram[0] == pytest.approx(2147, rel=0.1)


def test_pieces_are_mostly_one_to_six() -> None:
    sizes = [change.pieces for truth in truths("ordinary") for change in truth.changes]
    assert -20 <= min(sizes) < 0 < max(sizes) <= 20
    assert 0.02 < np.mean([size == 0 for size in sizes]) < 0.2
    assert np.mean([1 <= abs(size) <= 6 for size in sizes]) > 0.6


def test_rests_have_their_durations() -> None:
    def longest(condition: str) -> list[float]:
        return [max((rest.plateau_s for rest in truth.rests), default=0.0) for truth in truths(condition)]

    ordinary, rests, long_rests = (longest(condition) for condition in ("ordinary", "rests", "long_rests"))
    assert max(ordinary) <= 2.0
    assert 0.03 < np.mean(np.array(ordinary) > 0.0) < 0.2
    assert 0.3 < np.mean(np.array(rests) >= 2.5) < 0.7
    assert max(rests) <= 6.0
    assert 4.0 < median([rest for rest in long_rests if rest > 2.0]) < 11.0
    assert 12.0 < max(long_rests) <= 30.0


def test_tremor_has_its_spectrum() -> None:
    rng = np.random.default_rng(SEED)
    count = round(32.0 * GRID_HZ)
    frequencies = np.fft.rfftfreq(count, 1.0 / GRID_HZ)
    inside = (frequencies >= 1.0) & (frequencies <= 12.0)
    for _ in range(5):
        power = 2.0 * np.abs(np.fft.rfft(tremor(rng, count) * np.hanning(count)) / count) ** 2 / 0.375
        assert 0.0035 < power[inside].sum() ** 0.5 < 0.05
        assert power[frequencies > 13.0].sum() < 0.01 * power[inside].sum()
        assert power[(frequencies > 0.0) & (frequencies < 1.0)].sum() ** 0.5 > 0.002


def test_contact_ends_when_its_truth_says() -> None:
    seconds = np.arange(round(10.0 * GRID_HZ)) / GRID_HZ
    for rest in (False, True):
        contact = Contact(2.0, 0.1, 3.0, 0.2, 20.0, rest)
        force = contact_force(np.random.default_rng(SEED), seconds, contact).sum(axis=0)
        assert force.min() > -1e-9
        assert np.flatnonzero(force > 1e-6)[-1] / GRID_HZ == pytest.approx(contact.end_s, abs=0.01)
        assert force[(seconds > 2.2) & (seconds < 5.0)].mean() == pytest.approx(20.0, rel=0.4)


@pytest.mark.parametrize("condition", LEANS)
def test_leans_reach_all_cells(condition: str) -> None:
    steps = [truth.step for truth in truths(condition) if truth.step is not None]
    sizes = [abs(float(np.mean(step.grams))) for step in steps]
    lengths = [step.end_s - step.start_s for step in steps if step.end_s is not None]
    assert len(steps) == 50
    assert min(sizes) >= 0.29
    assert max(sizes) <= 1.26
    assert median(lengths) == pytest.approx(3.0, abs=0.5)
    assert 0.25 < np.mean([not truth.changes for truth in truths(condition)]) < 0.75
    assert len(lengths) < 50
    recording = visit(condition)
    ratios = np.array(recording.truth.step.grams) / np.array(recording.dead_load_g)  # type: ignore[union-attr]
    spread = float(np.ptp(ratios if condition == "common_step_scaled" else recording.truth.step.grams))  # type: ignore[union-attr]
    assert spread < 1e-9


def test_lean_is_in_the_conversions() -> None:
    seed = next(s for s in range(99) if not (t := make_truth("common_step", s)).changes and t.step and t.step.end_s)
    recording = make_visit("common_step", seed)
    step = recording.truth.step
    assert step is not None
    assert step.end_s is not None
    for cell in range(6):
        seconds, readings = grams(recording, cell)
        during = readings[(seconds > step.start_s + 0.8) & (seconds < step.end_s - 0.5)]
        before = readings[seconds < step.start_s]
        assert np.median(during) - np.median(before) == pytest.approx(step.grams[cell], abs=0.1)


def test_supply_step_comes_while_the_hand_is_in() -> None:
    for truth in truths("supply_step"):
        assert truth.step is not None
        assert truth.first_touch_s is not None
        assert truth.first_touch_s <= truth.step.start_s <= max(change.left_s for change in truth.changes) + 0.1
        assert all(0.04 < abs(size) < 0.36 for size in truth.step.grams)
        assert len({size > 0.0 for size in truth.step.grams}) == 1


def test_rim_lean_is_strongest_at_its_compartment_and_ends_the_visit() -> None:
    for truth in truths("rim_lean"):
        assert truth.step is not None
        sizes = np.abs(truth.step.grams)
        assert sizes.argmax() == truth.changes[0].compartment
        assert truth.step.end_s is not None
        assert all(change.left_s >= truth.step.end_s for change in truth.changes)


def test_shifted_heap_changes_the_weight_of_an_untouched_count() -> None:
    recording = make_visit("shifted_heap", 717)  # a touch without pieces in the arches
    (change,) = recording.truth.changes
    heap_g = recording.start_counts[change.compartment] * recording.unit_g[change.compartment]
    assert change.pieces == 0
    assert heap_g > 80.0
    assert 0.0015 < abs(change_g(recording, change.compartment)) / heap_g < 0.0065  # 0.2 to 0.6 %, 50 mg of press


def test_creep_is_a_sum_of_exponentials_that_recovers() -> None:
    rng = np.random.default_rng(SEED)
    cells = draw_cells(rng, 300)[:1]
    cells = [replace(cells[0], hysteresis_weight=0.0)]
    loads = np.repeat([0.0, 100.0, 0.0], round(32.0 * GRID_HZ))[None, :]
    first, loaded, after = memory(rng, cells, loads)[0].reshape(3, -1)
    creep = loaded + 100.0 * cells[0].creep.sum()  # the reading of a settled cell is its load
    assert np.all(np.diff(creep) > 0.0)
    steps = [np.diff(creep)[index : index + 32].sum() for index in range(0, creep.size - 32, 32)]
    assert steps == sorted(steps, reverse=True)
    assert after[0] > after[-1] > first[-1]

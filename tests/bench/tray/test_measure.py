"""Tray sensing on labelled traces: SENSING.md's bar for the good and the cheap 1 kg build, and tests of the bench.

Ordinary runs judge 600 visits to the good build. `-m long` judges 2,000 visits per build and 10,000 per compartment,
runs untouched cells for eight hours, and varies every constant of the cells by up to half.
"""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.cases import few
from tests.shared import folder_of_run, once

from palace_hub.bench.statistics import wilson
from palace_hub.bench.tray import baselines, measure, trials
from palace_hub.bench.tray import plot as bench_plot
from palace_hub.bench.tray.bound import miscount, shortest_wait
from palace_hub.bench.tray.event_mix import load_mix
from palace_hub.bench.tray.measure import TrayTally, traces_of
from palace_hub.bench.tray.traces import Trace, Visit, draw_quiet, draw_trace
from palace_hub.bench.tray.trials import TraceTruth, VisitVerdict, false_events, judge_trace
from palace_hub.cli.main import main
from palace_hub.errors import UsageFault
from palace_hub.sensing.tray.compartments import TraySensing
from palace_hub.sensing.tray.events import CountChange
from palace_hub.sim.world.noise_model import BUILDS, varied
from palace_hub.sim.world.truth import KINDS

MIX = load_mix()
QUESTIONS = {"good": 0.2, "cheap1kg": 2.0}  # % of events
WAITS = {"good": (0.55, 0.70), "cheap1kg": (0.55, 0.75)}  # s: half of all changes, 90 of 100 due ones
SLOWEST = {"good": (0.75, 3.0), "cheap1kg": (0.90, 4.0)}  # s: 95 of 100 due changes, and of those that nobody expects
MOST_LATE = 3.0  # % of events without an answer 5 s after the hand has left


def row_of(build: str, visits: int) -> dict[str, Any]:
    tally = TrayTally()
    for trace in traces_of(BUILDS[build], visits, 5, MIX):
        tally.add(judge_trace(trace))
    return tally.row()


@pytest.fixture(
    scope="module",
    params=[pytest.param((build, 2000), marks=pytest.mark.long) for build in WAITS],
    ids=lambda row: f"{row[0]}-{row[1]}",
)
def row(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, Any]]:
    build, visits = request.param
    found = once(folder_of_run(tmp_path_factory), row_of)(build, visits)
    assert found["events"] > 0.9 * visits
    return build, found


def test_no_count_is_silently_wrong_and_few_are_asked_about(
    row: tuple[str, dict[str, Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    build, found = row
    with capsys.disabled():
        print(f"\n{build}: {found}")
    assert found["silent_wrong"]["found"] == 0
    assert found["questions"]["percent"] <= QUESTIONS[build]


def test_half_of_the_answers_come_within_the_bar(row: tuple[str, dict[str, Any]]) -> None:
    build, found = row
    assert found["commit_s"]["p50"] <= WAITS[build][0]
    assert found["late"]["percent"] <= MOST_LATE


def test_90_percent_of_the_due_changes_come_within_the_bar(row: tuple[str, dict[str, Any]]) -> None:
    build, found = row
    assert found["commit_due_s"]["p90"] <= WAITS[build][1]


def test_95_percent_of_the_answers_come_within_the_bar(row: tuple[str, dict[str, Any]]) -> None:
    build, found = row
    due, unexpected = SLOWEST[build]
    assert found["commit_due_s"]["p95"] <= due
    assert found["commit_unexpected_s"]["p95"] <= unexpected


@pytest.mark.parametrize(
    ("build", "seconds"), [("good", 300), *(pytest.param(build, 1800, marks=pytest.mark.long) for build in WAITS)]
)
@few(1, "fault", measure.QUIET_FAULTS)
def test_half_an_hour_of_drift_and_bumps_is_no_event(build: str, seconds: int, fault: str) -> None:
    """An ordinary run has five minutes of it."""
    assert false_events(draw_quiet(1, BUILDS[build], fault, 1, seconds)) == 0


def test_repeated_pushes_on_the_table_do_not_move_the_zero() -> None:
    """Each push is a still level for a second; taken into an average, they would add up to a brick in three minutes."""
    assert false_events(draw_quiet(5, BUILDS["cheap1kg"], "table_bump", 1, 240)) == 0


@pytest.mark.long
def test_the_baselines_are_ten_times_worse_on_cheap_cells() -> None:
    traces = list(traces_of(BUILDS["cheap1kg"], 600, 3, MIX))
    ours, theirs = TrayTally(), TrayTally()
    detector = baselines.BASELINES["threshold"]
    best = baselines.find_best_settings(detector, traces[::4], baselines.GRID[::3])
    for trace in traces:
        ours.add(judge_trace(trace))
        theirs.add(baselines.judge_baseline(trace, detector, best.quick))
    wrong, of = ours.row()["silent_wrong"]["found"], ours.row()["events"]
    assert theirs.row()["silent_wrong"]["found"] > 10 * max(1, wrong)
    assert of > 500


# -- tests of the judge -----------------------------------------------------------------------------------


correct_sensing_of = trials.sensing_of


def sensing_one_short_of(trace: Trace) -> TraySensing:
    """Sensing that starts with one piece too few: every count is wrong."""
    return correct_sensing_of(replace(trace, count=trace.count - 1, zero_raw=trace.zero_raw + trace.counts_per_piece))


def test_a_delayed_count_is_judged_by_the_visit_before() -> None:
    """A delayed count may come as the next hand arrives: it belongs to the visit before."""
    trace = draw_trace(4, BUILDS["good"], "wrong_piece", 1, 12, MIX)
    truth = TraceTruth(trace)
    visit = next(visit for visit in trace.visits if visit.foreign and visit.what == "wrong_piece")
    said = CountChange(1, visit.start_s + 0.02, -1, visit.before, 0.0, 15.0, 1.0, -2, still_s=1.25)
    assert not trials.is_wrong(said, visit, truth)
    assert trials.is_wrong(replace(said, count=visit.before - 1), visit, truth)
    assert trials.is_wrong(replace(said, t=visit.left_s + 0.5, still_s=0.4), visit, truth)


def test_a_planted_miscount_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    trace = draw_trace(4, BUILDS["good"], "none", 1, 12, MIX)
    assert not any(verdict.silent_wrong for verdict in judge_trace(trace))
    monkeypatch.setattr(trials, "sensing_of", sensing_one_short_of)
    assert any(verdict.silent_wrong for verdict in judge_trace(trace))


def test_a_detector_that_says_nothing_is_late_and_not_wrong() -> None:
    trace = draw_trace(4, BUILDS["good"], "none", 1, 12, MIX)
    silent = baselines.judge_baseline(trace, lambda readings, settings: ([], readings.times < 0), baselines.GRID[0])
    assert not any(verdict.silent_wrong for verdict in silent)
    patient = [v for v in trace.visits if v.after != v.before and v.until_s - v.left_s >= trials.LATE_S]
    assert sum(verdict.late for verdict in silent) == len(patient) > 2


@pytest.mark.parametrize(
    ("expected", "count", "before", "still"),
    [
        (-3, 20, 0, -2),
        (-2, 20, 0, -2),
        (-2, 18, 0, 0),
        (-1, 20, 0, 0),
        (2, 20, 0, 0),
        (None, 20, 0, 0),
        (-2, 21, -1, -3),  # the visit before was due as well
        (-2, 21, 0, -2),  # the visit before was not due
        (-2, 20, -1, -2),  # it is known by now
        (None, 21, -1, -1),
        (-2, None, -1, 0),
    ],
)
def test_a_due_change_stays_due_until_the_ledger_knows_it(
    expected: int | None, count: int | None, before: int, still: int
) -> None:
    took_two = Visit("take", 10.0, 11.0, 12.5, 20, 18, expected=expected)
    assert trials.remaining_due(took_two, count, before) == still


def test_an_early_hand_is_expected_to_complete_what_is_due(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Sensing gets each visit's expectation, and sometimes also what is still due from the visit before."""
    said: list[int | None] = []
    monkeypatch.setattr(TraySensing, "expect", lambda _, __, pieces: said.append(pieces))
    trace = draw_trace(4, BUILDS["good"], "none", 0, 40, MIX)
    judge_trace(trace)
    expected = [visit.expected for visit in trace.visits]
    besides = [(told or 0) - (own or 0) for told, own in zip(said, expected, strict=True)]
    assert besides[0] == 0
    assert 0 < sum(more != 0 for more in besides) < 20


def test_truth_at_a_moment_and_over_a_span() -> None:
    trace = draw_trace(4, BUILDS["good"], "none", 1, 6, MIX)
    visit = next(visit for visit in trace.visits if visit.moves)
    at = visit.moves[0][0]
    truth = TraceTruth(trace)
    assert truth.between(at - 0.2, at - 0.1) == {visit.before}
    assert truth.between(at - 0.1, at + 0.01) == {visit.before, visit.after}
    assert truth.between(visit.left_s, visit.left_s + 0.1) == {visit.after}


def test_wilson_intervals_are_those_of_the_formula() -> None:
    low, high = wilson(0, 2000)
    assert low == 0
    assert high == pytest.approx(3.8415 / 2003.8415, rel=1e-3)
    assert wilson(5, 10) == (pytest.approx(0.2366, abs=1e-4), pytest.approx(0.7634, abs=1e-4))
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_bound_falls_with_the_wait() -> None:
    trace = draw_trace(4, BUILDS["cheap5kg"], "none", 5, 12, MIX)
    visit = next(visit for visit in trace.visits if visit.after != visit.before)
    chances = [miscount(trace, visit, seconds) for seconds in (0.05, 0.2, 1.0, 5.0)]
    assert chances == sorted(chances, reverse=True)
    wait = shortest_wait(trace, visit)
    assert wait > 2 or miscount(trace, visit, wait) <= 1e-4


def test_a_late_verdict_needs_pieces_and_patience() -> None:
    moved = Visit("take", 10.0, 11.0, 17.0, 5, 4)
    assert VisitVerdict(moved, False, False, None).late
    assert not VisitVerdict(moved, False, False, 4.9).late
    assert not VisitVerdict(moved, False, True, None).late
    assert not VisitVerdict(Visit("touch", 10.0, 11.0, 17.0, 5, 5), False, False, None).late


# -- the command ----------------------------------------------------------------------------------------------


@pytest.mark.long
def test_the_command_prints_one_object_and_draws(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(measure, "SEARCH", 20)
    monkeypatch.setattr(baselines, "GRID", baselines.GRID[::14])
    monkeypatch.setattr(measure, "traces_of", lambda build, visits, *more: traces_of(build, min(visits, 60), *more))
    plot = tmp_path / "sensing.svg"
    command = ["bench", "sensing", "--events", "300", "--build", "cheap1kg", "--minutes", "1", "--plot", str(plot)]
    assert main(command) == 0
    figures = json.loads(capsys.readouterr().out)
    one = figures["builds"]["cheap1kg"]
    assert set(one["baselines"]) == {"rounding, quick", "rounding, slow", "threshold, quick", "threshold, slow"}
    assert all("average" in baseline["settings"] for baseline in one["baselines"].values())
    assert one["bound"]["silent_wrong_percent"] < 0.01
    assert set(one["by_fault"]) == set(MIX.fault)
    assert set(one["by_kind"]) <= set(KINDS)
    assert 0 < one["cpu"]["percent_of_a_core_for_ten_cells"] < 100
    assert set(one["false_events"]) == {"minutes", *measure.QUIET_FAULTS}
    drawn = ElementTree.parse(plot).getroot()
    bars = [rect for rect in drawn.iter() if rect.tag.endswith("rect")]
    assert len(bars) >= 1 + 6 + 6  # background, a bar per detector and for the bound, their legend
    rows = list(measure.table(figures))
    assert len(rows) > len(MIX.fault)
    assert {len(row) for row in rows} == {10}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--events", "5"], "300"),
        (["--build", "gold"], "cheap1kg"),
        (["--vary", "2"], "0.9"),
        (["--minutes", "0"], "1440"),
    ],
)
def test_wrong_options_are_named(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "sensing", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_only_svgs_are_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["bench", "sensing", "--plot", str(tmp_path / "a.png")]) == 1
    assert ".svg" in capsys.readouterr().err
    with pytest.raises(UsageFault, match="svg"):
        bench_plot.check_name(tmp_path / "a.pdf")


# -- sweeps ---------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("build", QUESTIONS)
@pytest.mark.parametrize("cell", [0, 1, 2, 3, 5])
def test_no_silent_wrong_count_in_10000_visits_of_each_class(
    build: str, cell: int, capsys: pytest.CaptureFixture[str]
) -> None:
    only = {kind: float(KINDS.index(kind) == cell) for kind in KINDS}
    mix = replace(MIX, compartment=only)
    tally = TrayTally()
    for trace in traces_of(BUILDS[build], 10_000, 50 + cell, mix):
        tally.add(judge_trace(trace))
    found = tally.row()
    with capsys.disabled():
        print(f"\n{build} {KINDS[cell]}: {found}")
    assert found["silent_wrong"]["found"] == 0
    assert found["questions"]["percent"] <= QUESTIONS[build]


@pytest.mark.long
@pytest.mark.parametrize("build", QUESTIONS)
@pytest.mark.parametrize("fault", measure.QUIET_FAULTS)
def test_eight_hours_without_an_event(build: str, fault: str) -> None:
    assert sum(false_events(draw_quiet(seed, BUILDS[build], fault, 1, 3600)) for seed in range(8)) == 0


@pytest.mark.long
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("build", QUESTIONS)
def test_every_constant_half_off(build: str, seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    tally = TrayTally()
    for trace in traces_of(varied(BUILDS[build], seed, 0.5), 2000, 80 + seed, MIX):
        tally.add(judge_trace(trace))
    found = tally.row()
    with capsys.disabled():
        print(f"\n{build} varied {seed}: {found}")
    assert found["silent_wrong"]["found"] == 0

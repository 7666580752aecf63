"""What `palace bench sensing` measures: wrong counts, questions, waits, false events, processor time of the detector.

Beside it stand two baselines at settings that a grid search finds on other traces, and the optimal test's bound. Events
are visits of hands after the committed mix (bench/tray/event_mix.toml); equal seeds give equal figures, times apart.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import inf, sqrt
from time import process_time
from typing import Any, Final

from palace_hub.bench.tray import baselines, trials
from palace_hub.bench.tray.bound import miscount, shortest_wait
from palace_hub.bench.tray.event_mix import EventMix, drawn, load_mix
from palace_hub.bench.tray.traces import Trace, draw_quiet, draw_trace
from palace_hub.bench.tray.trials import Verdict, quantiles
from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_model import BUILDS, Build, varied
from palace_hub.sim.world.truth import KINDS

VISITS: Final = 20
"""Visits of one trace: a minute or two at one compartment."""
SEARCH: Final = 300
"""Events of the traces on which the baselines' settings are searched: never those that are judged."""
QUIET_FAULTS: Final = ("none", "warm_up", "temperature_ramp", "draught", "table_bump")
QUIET_CELL: Final = 1  # bricks: light pieces on a full compartment
CELLS_AT_ONCE: Final = 10  # six of a tray and four of a plate
NORMAL_95: Final = 1.959964
PRODUCT: Final = "product"

Figures = dict[str, Any]


def measure(
    events: int, builds: Sequence[str], seed: int, *, vary: float = 0.0, quiet_minutes: float = 30.0
) -> Figures:
    """All figures of these builds; `vary`: every constant of a build is off by up to that part (0.5: by half)."""
    mix = load_mix()
    return {
        "events": events,
        "seed": seed,
        "varied_by": vary,
        "builds": {
            name: _build(_varied(BUILDS[name], seed, vary), events, seed, mix, quiet_minutes) for name in builds
        },
    }


def wilson(found: float, of: int) -> tuple[float, float]:
    """The 95 % interval of a share of which `found` were seen among `of` (Wilson score)."""
    if of == 0:
        return 0.0, 1.0
    share, z = found / of, NORMAL_95
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return max(0.0, middle - half), min(1.0, middle + half)


def traces_of(build: Build, events: int, seed: int, mix: EventMix) -> Iterator[Trace]:
    """Traces of about `events` visits together: faults by their shares, compartments drawn by theirs."""
    for fault, share in mix.fault.items():
        for number in range(max(1, round(events * share / VISITS))):
            cell = KINDS.index(drawn(streams.draws(seed, "compartment", fault, number), mix.compartment))
            yield draw_trace(streams.key(seed, "bench", number) % (1 << 62), build, fault, cell, VISITS, mix)


class Tally:
    """Verdicts counted: `row` says what came of them."""

    def __init__(self) -> None:
        self._verdicts: list[Verdict] = []

    def add(self, verdicts: Iterable[Verdict]) -> None:
        self._verdicts += verdicts

    def row(self) -> Figures:
        """Rates with their 95 % intervals; questions are counted where the scale could have known.

        Waits are those of all commits, of what was due, and of what nobody expected.
        """
        all_of, ordinary = self._verdicts, [verdict for verdict in self._verdicts if verdict.ordinary]
        waits = [(verdict.latency_s, verdict.as_due) for verdict in ordinary if verdict.latency_s is not None]
        return {
            "events": len(all_of),
            "silent_wrong": _rate(sum(verdict.silent_wrong for verdict in all_of), len(all_of)),
            "questions": _rate(sum(verdict.asked for verdict in ordinary), len(ordinary)),
            "late": _rate(sum(verdict.late for verdict in ordinary), len(ordinary)),
            "commit_s": _waits(wait for wait, _ in waits),
            "commit_due_s": _waits(wait for wait, as_due in waits if as_due),
            "commit_unexpected_s": _waits(wait for wait, as_due in waits if not as_due),
        }


def _waits(seconds: Iterable[float]) -> Figures:
    return dict(zip(("p50", "p90", "p95"), quantiles(list(seconds), (0.5, 0.9, 0.95)), strict=True))


def _rate(found: int, of: int) -> Figures:
    low, high = wilson(found, of)
    return {"found": found, "of": of, "percent": round(100 * found / of, 4) if of else None,
            "interval": [round(100 * low, 4), round(100 * high, 4)]}  # fmt: skip


def _varied(build: Build, seed: int, vary: float) -> Build:
    return varied(build, seed, vary) if vary else build


def _build(build: Build, events: int, seed: int, mix: EventMix, quiet_minutes: float) -> Figures:
    searched = list(traces_of(build, min(events, SEARCH), seed + 1_000_003, mix))
    settings: dict[str, tuple[baselines.Detector, baselines.Settings]] = {}
    for name, detector in baselines.BASELINES.items():
        best = baselines.best(detector, searched)
        settings |= {f"{name}, quick": (detector, best.quick), f"{name}, slow": (detector, best.slow)}
    whole: dict[str, Tally] = defaultdict(Tally)
    by_fault: dict[str, Tally] = defaultdict(Tally)
    by_kind: dict[str, Tally] = defaultdict(Tally)
    by_mounting: dict[str, Tally] = defaultdict(Tally)
    baseline_by_fault: dict[str, dict[str, Tally]] = defaultdict(lambda: defaultdict(Tally))
    bound = _Bound()
    spent, conversions = 0.0, 0
    for trace in traces_of(build, events, seed, mix):
        before = process_time()
        verdicts = trials.judged(trace)
        spent += process_time() - before
        conversions += trace.t.size
        for tally in (
            whole[PRODUCT],
            by_fault[trace.fault],
            by_kind[KINDS[trace.cell]],
            by_mounting["soft" if trace.soft else "stiff"],
        ):
            tally.add(verdicts)
        bound.add(trace)
        readings = baselines.Readings(trace)
        for name, (detector, chosen) in settings.items():
            found = baselines.judged(trace, detector, chosen, readings)
            whole[name].add(found)
            baseline_by_fault[trace.fault][name].add(found)
    rows = {name: tally.row() for name, tally in whole.items()}
    return {
        PRODUCT: rows.pop(PRODUCT),
        "baselines": {name: {"settings": str(settings[name][1]), **row} for name, row in rows.items()},
        "bound": bound.figures(),
        "times_worse": _times_worse(whole),
        "by_fault": {
            fault: {PRODUCT: tally.row(), **{name: one.row() for name, one in baseline_by_fault[fault].items()}}
            for fault, tally in by_fault.items()
        },
        "by_kind": {kind: by_kind[kind].row() for kind in KINDS if kind in by_kind},
        "by_mounting": {name: tally.row() for name, tally in sorted(by_mounting.items())},
        "false_events": _false_events(build, seed, quiet_minutes, settings),
        "cpu": _cpu(spent, conversions),
    }


def _times_worse(whole: Mapping[str, Tally]) -> dict[str, float | None]:
    """How many times as often each baseline is silently wrong; None where neither ever is.

    Where the product was never wrong, the upper end of its interval stands for it, so that the figure is a least one.
    """
    ours = whole[PRODUCT].row()["silent_wrong"]
    least = ours["percent"] or ours["interval"][1]
    worse: dict[str, float | None] = {}
    for name, tally in whole.items():
        theirs = tally.row()["silent_wrong"]["percent"]
        if name != PRODUCT:
            worse[name] = round(theirs / least, 1) if theirs else None
    return worse


class _Bound:
    def __init__(self) -> None:
        self._wrong, self._of = 0.0, 0
        self._waits: list[float] = []

    def add(self, trace: Trace) -> None:
        for visit in trace.visits:
            if visit.after != visit.before and not visit.dead:
                self._wrong += miscount(trace, visit, visit.until_s - visit.left_s)
                self._of += 1
                self._waits.append(shortest_wait(trace, visit))

    def figures(self) -> Figures:
        possible = [wait for wait in self._waits if wait < inf]
        return {
            "silent_wrong_percent": round(100 * self._wrong / self._of, 6) if self._of else None,
            "commit_s": dict(zip(("p50", "p95"), quantiles(possible), strict=True)),
            "never_sure_percent": round(100 * (1 - len(possible) / self._of), 3) if self._of else None,
        }


def _false_events(
    build: Build, seed: int, minutes: float, settings: Mapping[str, tuple[baselines.Detector, baselines.Settings]]
) -> Figures:
    """Events of a compartment that nobody touches, by what goes on in the room; the first minutes after power-on."""
    found: Figures = {"minutes": minutes}
    for fault in QUIET_FAULTS:
        trace = draw_quiet(seed, build, fault, QUIET_CELL, 60 * minutes)
        row = {PRODUCT: trials.false_events(trace)}
        readings = baselines.Readings(trace)
        for name, (detector, chosen) in settings.items():
            row[name] = len(detector(readings, chosen)[0])
        found[fault] = row
    return found


def _cpu(spent: float, conversions: int) -> Figures:
    """Processor time, and what part of one core the table's ten cells take at 80 conversions a second each."""
    each = spent / max(1, conversions)
    return {
        "us_per_conversion": round(1e6 * each, 3),
        "percent_of_a_core_per_cell": round(100 * 80 * each, 3),
        "percent_of_a_core_for_ten_cells": round(100 * 80 * CELLS_AT_ONCE * each, 3),
    }


def table(figures: Figures) -> Iterator[tuple[str, ...]]:
    """The figures as rows of text: build, what, by whom, events, wrong, questions, late, median and 95 of 100."""
    for build, row in figures["builds"].items():
        yield _line(build, "all", PRODUCT, row[PRODUCT])
        for name, one in row["baselines"].items():
            yield _line(build, "all", name, one)
        for fault, by_whom in row["by_fault"].items():
            for name, one in by_whom.items():
                yield _line(build, fault, name, one)
        for kind, one in (*row["by_kind"].items(), *row["by_mounting"].items()):
            yield _line(build, kind, PRODUCT, one)


def _line(build: str, what: str, whom: str, row: Figures) -> tuple[str, ...]:
    wrong = row["silent_wrong"]
    low, high = wrong["interval"]
    waits = ["-" if wait is None else f"{wait:.2f}" for wait in (row["commit_s"][of] for of in ("p50", "p95"))]
    shares = [f"{row[name]['percent'] or 0.0:.2f}" for name in ("questions", "late")]
    return (build, what, whom, str(row["events"]), str(wrong["found"]), f"{low:.2f}-{high:.2f}", *shares, *waits)

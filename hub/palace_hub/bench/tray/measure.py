"""`palace bench sensing`: silent wrong counts, questions, waits, false events and processor time of tray sensing.

Compared with two baselines, whose settings come from a grid search on other traces, and with the bound. Events are
visits of hands by the committed mix (`event_mix.toml`). Equal seeds give equal figures, except processor times.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from time import process_time
from typing import Any, Final

from palace_hub.bench.statistics import quantiles, wilson
from palace_hub.bench.tray import baselines, trials
from palace_hub.bench.tray.bound import Bound
from palace_hub.bench.tray.event_mix import EventMix, draw_name, load_mix
from palace_hub.bench.tray.traces import Trace, draw_quiet, draw_trace
from palace_hub.bench.tray.trials import VisitVerdict
from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_model import BUILDS, Build, varied
from palace_hub.sim.world.truth import KINDS

VISITS: Final = 20
"""Visits per trace: one or two minutes at one compartment."""
SEARCH: Final = 300
"""Events on which the baselines' settings are searched; other traces are judged."""
QUIET_FAULTS: Final = ("none", "warm_up", "temperature_ramp", "draught", "table_bump")
QUIET_CELL: Final = 1  # bricks: light pieces on a full compartment
CELLS_AT_ONCE: Final = 10  # six of a tray and four of a plate
PRODUCT: Final = "product"

Figures = dict[str, Any]


def measure(
    events: int, builds: Sequence[str], seed: int, *, vary: float = 0.0, quiet_minutes: float = 30.0
) -> Figures:
    """All figures as JSON; `vary`: largest relative deviation of every constant of a build (0.5: by half)."""
    mix = load_mix()
    return {
        "events": events,
        "seed": seed,
        "varied_by": vary,
        "builds": {
            name: _build(_varied(BUILDS[name], seed, vary), events, seed, mix, quiet_minutes) for name in builds
        },
    }


def traces_of(build: Build, events: int, seed: int, mix: EventMix) -> Iterator[Trace]:
    """Traces with about `events` visits in all; faults in proportion to their shares, compartments drawn."""
    for fault, share in mix.fault.items():
        for number in range(max(1, round(events * share / VISITS))):
            cell = KINDS.index(draw_name(streams.draws(seed, "compartment", fault, number), mix.compartment))
            yield draw_trace(streams.key(seed, "bench", number) % (1 << 62), build, fault, cell, VISITS, mix)


class TrayTally:
    """Counts verdicts."""

    def __init__(self) -> None:
        self._verdicts: list[VisitVerdict] = []

    def add(self, verdicts: Iterable[VisitVerdict]) -> None:
        """Adds verdicts."""
        self._verdicts += verdicts

    def row(self) -> Figures:
        """Rates with 95 % intervals, and quantiles of the waits of all, due and unexpected changes (s).

        Questions and late changes are rated over ordinary visits, in which a scale can know the count.
        """
        every, ordinary = self._verdicts, [verdict for verdict in self._verdicts if verdict.ordinary]
        waits = [(verdict.latency_s, verdict.as_due) for verdict in ordinary if verdict.latency_s is not None]
        return {
            "events": len(every),
            "silent_wrong": _rate(sum(verdict.silent_wrong for verdict in every), len(every)),
            "questions": _rate(sum(verdict.asked for verdict in ordinary), len(ordinary)),
            "late": _rate(sum(verdict.late for verdict in ordinary), len(ordinary)),
            "commit_s": _waits(wait for wait, _ in waits),
            "commit_due_s": _waits(wait for wait, as_due in waits if as_due),
            "commit_unexpected_s": _waits(wait for wait, as_due in waits if not as_due),
        }


def _waits(seconds: Iterable[float]) -> Figures:
    return dict(zip(("p50", "p90", "p95"), quantiles(list(seconds), (0.5, 0.9, 0.95)), strict=True))


def _rate(hits: int, of: int) -> Figures:
    low, high = wilson(hits, of)
    return {"found": hits, "of": of, "percent": round(100 * hits / of, 4) if of else None,
            "interval": [round(100 * low, 4), round(100 * high, 4)]}  # fmt: skip


def _varied(build: Build, seed: int, vary: float) -> Build:
    return varied(build, seed, vary) if vary else build


def _build(build: Build, events: int, seed: int, mix: EventMix, quiet_minutes: float) -> Figures:
    searched = list(traces_of(build, min(events, SEARCH), seed + 1_000_003, mix))
    settings: dict[str, tuple[baselines.Detector, baselines.BaselineSettings]] = {}
    for name, detector in baselines.BASELINES.items():
        best = baselines.find_best_settings(detector, searched)
        settings |= {f"{name}, quick": (detector, best.quick), f"{name}, slow": (detector, best.slow)}
    whole: dict[str, TrayTally] = defaultdict(TrayTally)
    by_fault: dict[str, TrayTally] = defaultdict(TrayTally)
    by_kind: dict[str, TrayTally] = defaultdict(TrayTally)
    by_mounting: dict[str, TrayTally] = defaultdict(TrayTally)
    baseline_by_fault: dict[str, dict[str, TrayTally]] = defaultdict(lambda: defaultdict(TrayTally))
    bound = Bound()
    spent, conversions = 0.0, 0
    for trace in traces_of(build, events, seed, mix):
        before = process_time()
        verdicts = trials.judge_trace(trace)
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
        readings = baselines.BaselineReadings(trace)
        for name, (detector, chosen) in settings.items():
            verdicts = baselines.judge_baseline(trace, detector, chosen, readings)
            whole[name].add(verdicts)
            baseline_by_fault[trace.fault][name].add(verdicts)
    rows = {name: tally.row() for name, tally in whole.items()}
    return {
        PRODUCT: rows.pop(PRODUCT),
        "baselines": {name: {"settings": str(settings[name][1]), **row} for name, row in rows.items()},
        "bound": bound.figures(),
        "times_worse": _times_worse(whole),
        "by_fault": {
            fault: {PRODUCT: tally.row(), **{name: other.row() for name, other in baseline_by_fault[fault].items()}}
            for fault, tally in by_fault.items()
        },
        "by_kind": {kind: by_kind[kind].row() for kind in KINDS if kind in by_kind},
        "by_mounting": {name: tally.row() for name, tally in sorted(by_mounting.items())},
        "false_events": _false_events(build, seed, quiet_minutes, settings),
        "cpu": _cpu(spent, conversions),
    }


def _times_worse(whole: Mapping[str, TrayTally]) -> dict[str, float | None]:
    """Ratio of each baseline's silent wrong counts to the product's; None if the baseline had none.

    If the product had none, the upper end of its interval stands for it: the ratio is a lower bound.
    """
    ours = whole[PRODUCT].row()["silent_wrong"]
    least = ours["percent"] or ours["interval"][1]
    worse: dict[str, float | None] = {}
    for name, tally in whole.items():
        theirs = tally.row()["silent_wrong"]["percent"]
        if name != PRODUCT:
            worse[name] = round(theirs / least, 1) if theirs else None
    return worse


def _false_events(
    build: Build,
    seed: int,
    minutes: float,
    settings: Mapping[str, tuple[baselines.Detector, baselines.BaselineSettings]],
) -> Figures:
    """Events of an untouched compartment in the first minutes after power-on, per fault of the room."""
    figures: Figures = {"minutes": minutes}
    for fault in QUIET_FAULTS:
        trace = draw_quiet(seed, build, fault, QUIET_CELL, 60 * minutes)
        row = {PRODUCT: trials.false_events(trace)}
        readings = baselines.BaselineReadings(trace)
        for name, (detector, chosen) in settings.items():
            row[name] = len(detector(readings, chosen)[0])
        figures[fault] = row
    return figures


def _cpu(spent: float, conversions: int) -> Figures:
    """Processor time per conversion, and the share of a core for one and for ten cells at 80 SPS."""
    each = spent / max(1, conversions)
    return {
        "us_per_conversion": round(1e6 * each, 3),
        "percent_of_a_core_per_cell": round(100 * 80 * each, 3),
        "percent_of_a_core_for_ten_cells": round(100 * 80 * CELLS_AT_ONCE * each, 3),
    }


def table(figures: Figures) -> Iterator[tuple[str, ...]]:
    """Rows of text: build, subject, detector, events, wrong, interval, questions, late, median and 95 % wait."""
    for build, row in figures["builds"].items():
        yield _line(build, "all", PRODUCT, row[PRODUCT])
        for name, rates in row["baselines"].items():
            yield _line(build, "all", name, rates)
        for fault, detectors in row["by_fault"].items():
            for name, rates in detectors.items():
                yield _line(build, fault, name, rates)
        for subject, rates in (*row["by_kind"].items(), *row["by_mounting"].items()):
            yield _line(build, subject, PRODUCT, rates)


def _line(build: str, what: str, whom: str, row: Figures) -> tuple[str, ...]:
    wrong = row["silent_wrong"]
    low, high = wrong["interval"]
    waits = ["-" if wait is None else f"{wait:.2f}" for wait in (row["commit_s"][of] for of in ("p50", "p95"))]
    shares = [f"{row[name]['percent'] or 0.0:.2f}" for name in ("questions", "late")]
    return (build, what, whom, str(row["events"]), str(wrong["found"]), f"{low:.2f}-{high:.2f}", *shares, *waits)

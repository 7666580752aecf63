"""A detector through labelled traces, visit by visit, held against what was true when.

A silent wrong count is a committed change whose count was at no moment true of the stillness it was decided on, or a
count that still stands at the end of a quiet spell and is another than the truth, with nobody asked. After a question
or a wrong count a person says what lies there as soon as the cell is quiet, so that each visit is judged by itself;
visits in between are left out.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from palace_hub.bench.tray.traces import Trace, Visit
from palace_hub.sensing.tray.calibration import CELLS, CellCalibration, TrayCalibration
from palace_hub.sensing.tray.compartments import TraySensing
from palace_hub.sensing.tray.events import Change, Motion, Resumed, SensingEvent, Uncertain

QUIET_S = 1.5
"""A count that is not true any more has to be gone from the ledger after a quiet spell of this length (DESIGN 5)."""
LATE_S = 3.0
"""A second longer than a finger rests; whoever has said nothing by then cannot be lived with."""
CLOCK_GRAIN_S = 0.1
"""Stamps of conversions are right to this, so what was true just before counts as well."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a detector made of one visit. `latency_s`: from the hand's leaving to the right commit, None without one."""

    visit: Visit
    silent_wrong: bool
    asked: bool
    latency_s: float | None

    @property
    def late(self) -> bool:
        """Pieces moved, and `LATE_S` after the hand had left nothing was known of it and nobody asked."""
        visit = self.visit
        if self.asked or self.silent_wrong or visit.after == visit.before or visit.until_s - visit.left_s < LATE_S:
            return False
        return self.latency_s is None or self.latency_s > LATE_S

    @property
    def as_due(self) -> bool:
        """The hand did exactly what the game said was due."""
        return self.visit.expected == self.visit.after - self.visit.before

    @property
    def ordinary(self) -> bool:
        """A visit that a scale can tell: no piece of another kind comes or goes, and the cell lives."""
        return not (self.visit.dead or self.visit.foreign or self.visit.what == "take_stranger")


class Truth:
    """The count of a trace's compartment at every moment."""

    def __init__(self, trace: Trace) -> None:
        moves = [move for visit in trace.visits for move in visit.moves]
        self._times = [t for t, _ in moves]
        self._counts = [trace.count, *(count for _, count in moves)]

    def between(self, start_s: float, end_s: float) -> set[int]:
        """Every count that was true at some moment of a span, its ends included."""
        low, high = bisect_right(self._times, start_s), bisect_right(self._times, end_s)
        return set(self._counts[low : high + 1])


def sensing_of(trace: Trace) -> TraySensing:
    """The product's detector as a calibration of this very cell leaves it; the other compartments have none."""
    cells: list[CellCalibration | None] = [None] * CELLS
    counts: list[int | None] = [None] * CELLS
    zeros: list[float | None] = [None] * CELLS
    cells[trace.cell] = CellCalibration(trace.zero_raw, trace.counts_per_piece, trace.box, assumed=False)
    counts[trace.cell], zeros[trace.cell] = trace.count, trace.zero_raw
    return TraySensing(TrayCalibration(tuple(cells)), counts, zeros)


def cut(trace: Trace) -> tuple[list[tuple[float, int | None]], list[int]]:
    """A trace's conversions, and the index of the first one at or after each visit's beginning; then the end."""
    conversions = trace.conversions()
    times = [t for t, _ in conversions]
    starts = [bisect_right(times, visit.start_s) for visit in trace.visits]
    return conversions, [*starts, len(conversions)]


def judged(trace: Trace) -> list[Verdict]:
    """The product's detector over one trace."""
    sensing, truth = sensing_of(trace), Truth(trace)
    conversions, cuts = cut(trace)
    verdicts: list[Verdict] = []
    unanswered, due_still = False, 0
    early = sensing.feed(trace.cell, conversions[: cuts[0]])
    wrong = any(isinstance(event, Change) for event in early)
    for visit, low, high in zip(trace.visits, cuts, cuts[1:], strict=False):
        sensing.expect(trace.cell, (visit.expected or 0) + due_still or None)
        events = sensing.feed(trace.cell, conversions[low:high])
        now = conversions[high - 1][0] if visit is trace.visits[-1] else visit.until_s
        sensing.tick(now)
        state = sensing.cell(trace.cell)
        asked = any(isinstance(event, Uncertain) for event in events)
        wrong = wrong or any(_untrue(event, visit, truth) for event in events)
        quiet = state.activity is Motion.QUIET  # the ledger says nothing of a cell that moves
        stands = quiet and state.count is not None and state.sure
        if stands and now - visit.left_s >= QUIET_S:
            wrong = wrong or state.count != visit.after or bool(visit.foreign) or visit.dead
        if not unanswered:
            verdicts.append(Verdict(visit, wrong, asked, _latency(events, visit)))
        lost = wrong or asked or not (stands or state.weighing)
        unanswered = (unanswered or wrong or asked) and not visit.foreign
        if not visit.dead and not visit.foreign and quiet and (lost or unanswered):
            sensing.set_count(trace.cell, visit.after)
            unanswered = False
        due_still = _due_still(visit, sensing.cell(trace.cell).count, due_still)
        wrong = False
    return verdicts


def _due_still(visit: Visit, count: int | None, before: int) -> int:
    """What the game said was due, of a visit and of those `before` it, and the ledger, at `count`, does not know yet:
    the game reckons from the ledger, so it is due until it is known. What nobody expected is not."""
    moved, expected = visit.after - visit.before, visit.expected or 0
    due = moved if 0 < moved * expected <= expected * expected else 0
    unknown = 0 if count is None else visit.after - count
    if not unknown:
        return 0
    return due if unknown == moved else before + due


def false_events(trace: Trace) -> int:
    """Changes and questions of the product over a trace that nobody touched."""
    events = sensing_of(trace).feed(trace.cell, trace.conversions())
    return sum(isinstance(event, Change | Uncertain | Resumed) for event in events)


def _untrue(event: SensingEvent, visit: Visit, truth: Truth) -> bool:
    if not isinstance(event, Change | Resumed) or not event.pieces:
        return False
    begun = event.t - event.still_s
    if (visit.foreign or visit.dead) and begun >= visit.start_s:
        return True  # a stillness of before this hand came is of the visit before, and held against that
    return event.count not in truth.between(begun - CLOCK_GRAIN_S, event.t)


def _latency(events: Iterable[SensingEvent], visit: Visit) -> float | None:
    commits = [event.t for event in events if isinstance(event, Change) and event.count == visit.after]
    if not commits or visit.after == visit.before:
        return None
    return max(0.0, commits[-1] - visit.left_s)


def quantiles(values: Sequence[float], shares: Sequence[float] = (0.5, 0.95)) -> list[float | None]:
    """The values below which these shares of all lie; None without any."""
    ordered = sorted(values)
    if not ordered:
        return [None] * len(shares)
    return [round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 3) for share in shares]

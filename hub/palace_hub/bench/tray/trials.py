"""Trials: the product's tray sensing on labelled traces, judged visit by visit against the truth.

A silent wrong count is a committed count that was true at no moment of the rest it was decided on, or a count that is
wrong at the end of a quiet period without a question. After a question or a wrong count, a simulated person gives the
true count as soon as the cell is quiet; visits until then are not judged.
"""

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass

from palace_hub.bench.tray.traces import Trace, Visit
from palace_hub.sensing.tray.calibration import CELLS, CellCalibration, TrayCalibration
from palace_hub.sensing.tray.compartments import TraySensing
from palace_hub.sensing.tray.events import CountChange, Motion, Resumed, SensingEvent, Uncertain

QUIET_S = 1.5
"""Quiet time (s) after which an outdated count is wrong."""
LATE_S = 5.0
"""Time (s) after the hand left from which an answer is late: a hand can rest for longer than a fixed wait, and a change
is known or asked about within 5 s of its leaving."""
CLOCK_GRAIN_S = 0.1
"""Accuracy (s) of conversion times: a count that was true so shortly before is right."""


@dataclass(frozen=True, slots=True)
class VisitVerdict:
    """The verdict on one visit."""

    visit: Visit
    silent_wrong: bool
    asked: bool
    latency_s: float | None
    """Time from the hand's leaving to the right commit; None: no right commit."""
    mixed: bool = False
    """An earlier change that was not due is still undecided: the two are read as one, which is not what is due."""

    @property
    def late(self) -> bool:
        """Pieces moved, and there was neither a right commit nor a question within `LATE_S`."""
        visit = self.visit
        if self.asked or self.silent_wrong or visit.after == visit.before or visit.until_s - visit.left_s < LATE_S:
            return False
        return self.latency_s is None or self.latency_s > LATE_S

    @property
    def as_due(self) -> bool:
        """What the tray reads is exactly what was due."""
        return not self.mixed and self.visit.expected == self.visit.after - self.visit.before

    @property
    def ordinary(self) -> bool:
        """A scale can know the count: no foreign piece, and the cell is alive."""
        return not (self.visit.dead or self.visit.foreign or self.visit.what == "take_foreign")


class TraceTruth:
    """The true count of a trace at every moment."""

    def __init__(self, trace: Trace) -> None:
        moves = [move for visit in trace.visits for move in visit.moves]
        self._times = [t for t, _ in moves]
        self._counts = [trace.count, *(count for _, count in moves)]

    def between(self, start_s: float, end_s: float) -> set[int]:
        """All counts that were true between two times (hub seconds, inclusive)."""
        low, high = bisect_right(self._times, start_s), bisect_right(self._times, end_s)
        return set(self._counts[low : high + 1])


def sensing_of(trace: Trace) -> TraySensing:
    """Tray sensing with this trace's calibration, count and zero; the other compartments are uncalibrated."""
    cells: list[CellCalibration | None] = [None] * CELLS
    counts: list[int | None] = [None] * CELLS
    zeros: list[float | None] = [None] * CELLS
    cells[trace.cell] = CellCalibration(trace.zero_raw, trace.counts_per_piece, trace.box, assumed=False)
    counts[trace.cell], zeros[trace.cell] = trace.count, trace.zero_raw
    return TraySensing(TrayCalibration(tuple(cells)), counts, zeros)


def cut(trace: Trace) -> tuple[list[tuple[float, int | None]], list[int]]:
    """The conversions of a trace, and the index of the first conversion of each visit, then their number."""
    conversions = trace.conversions()
    times = [t for t, _ in conversions]
    starts = [bisect_right(times, visit.start_s) for visit in trace.visits]
    return conversions, [*starts, len(conversions)]


def judge_trace(trace: Trace) -> list[VisitVerdict]:
    """Verdicts on the product, one per judged visit."""
    sensing, truth = sensing_of(trace), TraceTruth(trace)
    conversions, cuts = cut(trace)
    verdicts: list[VisitVerdict] = []
    unanswered, due_still = False, 0
    early = sensing.feed(trace.cell, conversions[: cuts[0]])
    wrong = any(isinstance(event, CountChange) for event in early)
    for visit, low, high in zip(trace.visits, cuts, cuts[1:], strict=False):
        sensing.expect(trace.cell, (visit.expected or 0) + due_still or None)
        known = sensing.cell(trace.cell).count
        mixed = known is not None and visit.before != known + due_still
        events = sensing.feed(trace.cell, conversions[low:high])
        now = conversions[high - 1][0] if visit is trace.visits[-1] else visit.until_s
        sensing.tick(now)
        state = sensing.cell(trace.cell)
        asked = any(isinstance(event, Uncertain) for event in events)
        wrong = wrong or any(is_wrong(event, visit, truth) for event in events)
        quiet = state.activity is Motion.QUIET  # the ledger says nothing of a cell that moves
        stands = quiet and state.count is not None and state.sure
        if stands and now - visit.left_s >= QUIET_S:
            wrong = wrong or state.count != visit.after or bool(visit.foreign) or visit.dead
        if not unanswered:
            verdicts.append(VisitVerdict(visit, wrong, asked, _latency(events, visit), mixed))
        lost = wrong or asked or not (stands or state.weighing)
        unanswered = (unanswered or wrong or asked) and not visit.foreign
        if not visit.dead and not visit.foreign and quiet and (lost or unanswered):
            sensing.set_count(trace.cell, visit.after)
            unanswered = False
        due_still = remaining_due(visit, sensing.cell(trace.cell).count, due_still)
        wrong = False
    return verdicts


def remaining_due(visit: Visit, count: int | None, before: int) -> int:
    """Pieces that are still due after a visit, because the ledger (`count`) does not know them yet.

    `before`: still due from earlier visits. A change that was not expected is not due.
    """
    moved, expected = visit.after - visit.before, visit.expected or 0
    due = moved if 0 < moved * expected <= expected * expected else 0
    unknown = 0 if count is None else visit.after - count
    if not unknown:
        return 0
    return due if unknown == moved else before + due


def false_events(trace: Trace) -> int:
    """Number of changes and questions on an untouched trace."""
    events = sensing_of(trace).feed(trace.cell, trace.conversions())
    return sum(isinstance(event, CountChange | Uncertain | Resumed) for event in events)


def is_wrong(event: SensingEvent, visit: Visit, truth: TraceTruth) -> bool:
    """Whether a commit was true at no moment of the rest it was decided on."""
    if not isinstance(event, CountChange | Resumed) or not event.pieces:
        return False
    begun = event.t - event.still_s
    if (visit.foreign or visit.dead) and begun >= visit.start_s:
        return True  # an earlier rest belongs to the visit before
    return event.count not in truth.between(begun - CLOCK_GRAIN_S, event.t)


def _latency(events: Iterable[SensingEvent], visit: Visit) -> float | None:
    commits = [event.t for event in events if isinstance(event, CountChange) and event.count == visit.after]
    if not commits or visit.after == visit.before:
        return None
    return max(0.0, commits[-1] - visit.left_s)

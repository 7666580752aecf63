"""The count of one compartment: what a new stillness means for it. Believed, waited for, or asked about; never guessed.

The tracked zero is the level less the count's weight (raw counts). It follows drift while the bin is loaded, every
accepted change is measured from it and moves it on to the new level, and the journal keeps it.
"""

from dataclasses import dataclass, replace
from math import floor, sqrt

from palace_hub.sensing.signal.stillness import SURE_STILL_S, drift_bound
from palace_hub.sensing.tray.audit import HALF_PIECE, SEVERITY, Agreement, Audit, ZeroAccount
from palace_hub.sensing.tray.calibration import CellCalibration
from palace_hub.sensing.tray.disturbance import LONGEST_CREEP_S, RestObservation
from palace_hub.sensing.tray.events import (
    TRACE_POINTS,
    Audited,
    Change,
    Cleared,
    Evidence,
    Resumed,
    RivalVerdict,
    SensingEvent,
    Uncertain,
)
from palace_hub.sensing.tray.lattice import (
    FINGER_AFTER_LIFT,
    NO_FINGER,
    NOMINAL_G,
    UNTOUCHED_G,
    WIDEST_TOLERANCE,
    ChangeHypothesis,
    FingerEvidence,
    finger_lifted,
    foreign_piece,
    judge_change,
    longest_odds,
    possible_change,
)
from palace_hub.sensing.tray.unit import TrackedUnit

# A question waits a little longer, so that a late finger answers it.
ASK_STILL_S = 2.5

# Drift over a gap and the fraction allowed on resuming together stay below half a piece.
RESUME_DRIFT_PIECES = 0.28
RESUME_TOLERANCE = 0.2
# Back on the old lattice after a doubt: half of what a wrong piece may miss it by.
CLEAR_TOLERANCE = 0.12

# A question stands while the reading stays this near its two candidates (pieces); further off it is asked anew.
ASKED_MARGIN = 0.3

# An untouched level is the same within this many standard deviations or this part of a piece; a level further off
# waits until no finger can rest there.
SAME_SIGMAS = 4.0
SAME_PIECES = 0.05

# The trace: this long before the first sign of a hand, and all since. A longer episode is thinned, its ends are kept.
BEFORE_S = 1.0


@dataclass(frozen=True, slots=True)
class ManualCount:
    """A count given while the cell moved, of what lay at `level` then (raw counts; None: nobody knows)."""

    level: float | None = None

    def still_holds(self, still: RestObservation, unit: float, piece_g: float, *, hand: bool) -> bool:
        """Whether a sure stillness is of what was counted, at `unit` counts a piece; `hand`: one may have been in the
        bin meanwhile. Where nobody knows the level of then, nothing says that it is not."""
        if self.level is None:
            return True
        off = abs((still.level - self.level) / unit - still.creep.expected)
        return off <= WIDEST_TOLERANCE or (not hand and off * piece_g <= UNTOUCHED_G)


class TrackedCount:
    """Count (None: unknown) and tracked zero (None: not yet) of a calibrated compartment.

    `sure` is False from a question, a gap or a restart until stillness or a person settles it. `weighing` says that
    the present stillness is of another level, on which nothing has been decided yet. `due` is what the game
    expects to change, or None.
    """

    def __init__(self, index: int, calibration: CellCalibration, count: int | None, zero: float | None) -> None:
        self.index = index
        self.count = count
        self.zero = zero if count is not None else None
        self.sure = self.zero is not None
        self.weighing = False
        self.due: int | None = None
        self._unit = TrackedUnit(calibration)
        self.capacity = calibration.pieces
        self.piece_g = NOMINAL_G[index]
        self._agreement = Agreement.AGREES
        self.account = self._fresh_account()
        self._manual: ManualCount | None = None
        self._asked_low: int | None = None
        self._deferred: ChangeHypothesis | None = None
        self._may_clear = True
        self._gap: float | None = None
        self._gap_drift: float | None = None

    @property
    def unit(self) -> float:
        """Counts a piece: as calibrated, or better where changes in use have shown it."""
        return self._unit.counts

    @property
    def journal_zero(self) -> float | None:
        """The tracked zero for the journal, at the unit as calibrated."""
        return None if self.zero is None or self.count is None else self._unit.to_calibrated_zero(self.zero, self.count)

    # --- from outside

    def set_manual_count(self, n: int, level: float | None, *, quiet: bool = True) -> None:
        """A person's count, of what lies at `level` (None: nobody knows where that is). Unless the cell is `quiet` it
        holds from the next sure stillness on, where nothing has changed by then."""
        self.count = n
        self.weighing = False
        self._gap = self._asked_low = None
        self._may_clear = True
        self._manual = None if quiet and level is not None else ManualCount(level)
        self.sure = self._manual is None
        if level is not None:
            self._rebase(level)
        self.account = self._fresh_account()

    def set_manual_count_unheard(self, n: int) -> None:
        """A person's count of a cell that gives nothing: held, at the zero of before, against what it gives next."""
        if self.zero is None or self._manual is not None:
            self.set_manual_count(n, None)
            return
        if self._gap is None:
            self._gap = 0.0 if self.sure else float("inf")
        self.count = n
        self.weighing = self.sure = False

    def resume(self, count: int, zero: float | None, gap_s: float, drift_mg_per_min: float | None) -> None:
        """Where the journal left off; without a zero nothing can be compared, so the count is asked for."""
        self.count = count
        self.weighing = False
        self.zero = self._unit.zero if zero is None else self._unit.to_current_zero(zero, count)
        self._manual = self._asked_low = None
        self._may_clear = True
        self.sure = False
        self._gap = float("inf") if zero is None else max(0.0, gap_s)
        self._gap_drift = drift_mg_per_min
        self.account = self._fresh_account()

    def unwatched(self, seconds: float) -> None:
        """Nothing could be measured for `seconds`: a sure count must be compared as after a restart."""
        if self.sure or self._gap is not None:
            self.sure = False
            self._gap = max(seconds, self._gap or 0.0)

    def follow_drift(self, move: float) -> None:
        """Follows drift by `move` raw counts."""
        if self.zero is not None:
            self.zero += move
            self.account.add_drift(move / self.unit)

    def audit(self, level: float, level_error: float) -> Audit:
        """The full count of a quiet cell at `level` (raw counts; its standard deviation in pieces)."""
        return self.account.audit((level - self._unit.zero) / self.unit, self.count, level_error)

    def check_against_ledger(self, t: float, level: float, level_error: float, events: list[SensingEvent]) -> None:
        """The full count of a cell that is quiet at hub time `t`: said once where it has come to stand worse."""
        found = self.audit(level, level_error)
        if self.sure and SEVERITY[found.agreement] > SEVERITY[self._agreement]:
            self._agreement = found.agreement
            events.append(Audited(self.index, t, found.off, found.drifted, found.agreement))

    def reading(self, level: float) -> float | None:
        """`level` in pieces above the tracked zero."""
        return None if self.zero is None else (level - self.zero) / self.unit

    # --- what a stillness means

    def decide(self, still: RestObservation, events: list[SensingEvent]) -> bool:
        """Judges a stillness; True where nothing more is waited for, so that the cell may be called quiet."""
        if self.count is None:
            return True
        sure_still = still.seconds >= SURE_STILL_S
        if still.creep_unsettled and still.seconds < LONGEST_CREEP_S:
            self.weighing = self.sure
            return False
        if self._manual is not None or self.zero is None:
            return sure_still and self._confirm_manual_count(still, self.count, self._manual or ManualCount(), events)
        if self._gap is not None:
            return sure_still and self._compare_after_gap(still, self.count, self.zero, self._gap, events)
        if not self.sure:
            return sure_still and self._recheck_question(still, self.count, self.zero, events)
        decided = self._judge_change(still, self.count, self.zero, events)
        self.weighing = not decided
        return decided

    def _confirm_manual_count(
        self, still: RestObservation, count: int, answered: ManualCount, events: list[SensingEvent]
    ) -> bool:
        """A count given while the cell moved: it holds where what was counted lies there still."""
        before = still.level if answered.level is None else answered.level
        hand = still.disturbance.unseen or still.disturbance.hand_seen(
            before, still.level, abs(self.unit) / self.piece_g
        )
        if not answered.still_holds(still, self.unit, self.piece_g, hand=hand):
            if still.seconds < ASK_STILL_S:
                return False
            self._manual = None
            since = judge_change(
                (still.level - before) / self.unit - still.creep.expected, still.error, self.piece_g, count
            )
            return self._ask(still, before - count * self.unit, "changed", events, since)
        self._rebase(still.level)
        self.account = self._fresh_account()
        self._manual = self._gap = None
        self.sure = True
        return True

    def _judge_change(self, still: RestObservation, count: int, zero: float, events: list[SensingEvent]) -> bool:
        before = zero + count * self.unit
        disturbance = still.disturbance
        finger, lost = still.finger, RivalVerdict.UNLIKELY if still.finger.heavy >= 1.0 else RivalVerdict.FADED
        if still.seconds >= SURE_STILL_S:
            finger = NO_FINGER
        elif (
            disturbance.plateau is not None
            and disturbance.lifted_into(still.release)
            and finger_lifted((disturbance.plateau - still.level) / self.unit, still.error, self.piece_g)
        ):
            finger = FingerEvidence(share=FINGER_AFTER_LIFT)
            lost = RivalVerdict.LIFTED
        change = self._change(still, zero, count)
        weighing = judge_change(change, still.error, self.piece_g, count, finger=finger, due=self.due)
        k = weighing.pieces
        can_be = possible_change(k, count, self.capacity, self.piece_g)
        hand = disturbance.hand_seen(before, still.level, abs(self.unit) / self.piece_g)
        if not weighing.whole or not can_be or still.creep_unsettled:
            if still.seconds < ASK_STILL_S or still.may_settle(weighing.fraction, weighing.tolerance):
                return False
            untouched = k == 0 and not (hand or disturbance.unwatched)
            drifted = untouched and abs(weighing.fraction) * self.piece_g <= UNTOUCHED_G
            creep = (
                can_be
                and weighing.expected_beyond_doubt(self.due)
                and still.creep_reaches(weighing.fraction, weighing.tolerance)
            )
            if (drifted or creep) and not still.creep_unsettled:
                self._accept(still, weighing, count, events, RivalVerdict.OFF_WHOLE)
                return True
            return self._ask(still, zero, "between" if can_be or not weighing.whole else "impossible", events, weighing)
        if still.seconds < SURE_STILL_S:
            if k == 0:
                same = abs(weighing.fraction) <= max(SAME_PIECES, SAME_SIGMAS * still.noise)
                if not same or still.creep_uncertainty > WIDEST_TOLERANCE:
                    return False
            elif (
                weighing.odds > longest_odds(k, self.due, self.piece_g, still.seconds) or not hand or disturbance.unseen
            ):
                if weighing.finger:
                    self._deferred = weighing
                return False
        elif self._deferred is not None and self._deferred.pieces == k:
            weighing = replace(weighing, rival=self._deferred.rival, finger=True)
            lost = RivalVerdict.WAITED
        self._accept(still, weighing, count, events, lost if weighing.finger else RivalVerdict.OFF_WHOLE)
        self._unit.learn(k, weighing.fraction, sqrt(2) * still.error)
        self._rebase(still.level)
        return True

    def _compare_after_gap(
        self, still: RestObservation, count: int, zero: float, gap: float, events: list[SensingEvent]
    ) -> bool:
        """After a gap: the count of the journal, or another whole one, or a question."""
        weighing = judge_change(self._change(still, zero, count), still.error, self.piece_g, count, due=self.due)
        k = weighing.pieces
        drift = still.drift_mg_per_min if self._gap_drift is None else drift_bound(self._gap_drift)
        drifted = drift / 1000.0 * gap / 60.0 / self.piece_g
        fits = abs(weighing.fraction) <= RESUME_TOLERANCE and not still.creep_unsettled
        can_be = possible_change(k, count, self.capacity, self.piece_g)
        if not fits or not can_be or drifted > RESUME_DRIFT_PIECES:
            if still.seconds < ASK_STILL_S:
                return False
            self._gap = None
            why = "between" if not fits else "gap" if can_be else "impossible"
            return self._ask(still, zero, why, events, weighing)
        seen = self._evidence(still, weighing, RivalVerdict.OFF_WHOLE)
        self._gap = self._gap_drift = None
        self.sure = True
        self.count = count + k
        self._rebase(still.level)
        self.account = self._fresh_account()
        events.append(
            Resumed(
                cell=self.index,
                t=still.t,
                pieces=k,
                count=self.count,
                fraction=weighing.fraction,
                noise_mg=still.noise_mg,
                confidence=weighing.confidence,
                rival=weighing.rival,
                still_s=still.seconds,
                gap_s=gap,
                evidence=seen,
            )
        )
        return True

    def _recheck_question(self, still: RestObservation, count: int, zero: float, events: list[SensingEvent]) -> bool:
        """Still again while a question is open: back on the old lattice it answers itself, otherwise it stays.

        On another count than before it must be likelier than what the question may have been about: a wrong piece.
        """
        weighing = judge_change(
            self._change(still, zero, count), still.error, self.piece_g, count, due=self.due, after_question=True
        )
        if (
            self._may_clear
            and not still.creep_unsettled
            and abs(weighing.fraction) <= CLEAR_TOLERANCE
            and weighing.whole
            and possible_change(weighing.pieces, count, self.capacity, self.piece_g)
        ):
            self.sure = True
            self._asked_low = None
            events.append(Cleared(self.index, still.t, count, weighing.fraction, still.seconds))
            self._accept(still, weighing, count, events, RivalVerdict.OFF_WHOLE)
            return True
        if still.seconds < ASK_STILL_S:
            return False
        return self._ask(still, zero, "between", events, weighing)

    def _change(self, still: RestObservation, zero: float, count: int) -> float:
        """How many pieces came (negative: left) to `count`, for a level without what creep and drift made of it."""
        return (still.level - zero) / self.unit - count - still.creep.expected

    def _accept(
        self,
        still: RestObservation,
        weighing: ChangeHypothesis,
        count: int,
        events: list[SensingEvent],
        lost: RivalVerdict,
    ) -> None:
        self._deferred = None
        self.account.add_residual(weighing.fraction, weighing.pieces)
        if weighing.pieces:
            self.count = count + weighing.pieces
            events.append(
                Change(
                    cell=self.index,
                    t=still.t,
                    pieces=weighing.pieces,
                    count=self.count,
                    fraction=weighing.fraction,
                    noise_mg=still.noise_mg,
                    confidence=weighing.confidence,
                    rival=weighing.rival,
                    still_s=still.seconds,
                    moved_s=max(0.0, still.t0 - still.disturbance.t0),
                    evidence=self._evidence(still, weighing, lost),
                )
            )
        self._rebase(still.level)

    def _evidence(self, still: RestObservation, weighing: ChangeHypothesis, lost: RivalVerdict) -> Evidence:
        return evidence(still, weighing, lost, self.zero or 0.0, self.unit, self.piece_g)

    def _ask(
        self, still: RestObservation, zero: float, why: str, events: list[SensingEvent], weighing: ChangeHypothesis
    ) -> bool:
        """The count is not known; asked once for each pair of candidates. What nobody watched, or changed while it
        was counted, never clears itself."""
        self.zero = zero + still.creep.expected * self.unit
        reading = (still.level - self.zero) / self.unit
        low = min(self.capacity - 1, max(0, floor(reading)))
        if why in ("gap", "changed"):
            self._may_clear = False
        self.sure = False
        if self._asked_low is None or not -ASKED_MARGIN <= reading - self._asked_low <= 1 + ASKED_MARGIN:
            self._asked_low = low
            known = why == "between" and self.count is not None
            foreign = foreign_piece(reading - (self.count or 0), self.index) if known else None
            seen, off = self._evidence(still, weighing, RivalVerdict.STANDS), reading - round(reading)
            events.append(
                Uncertain(self.index, still.t, off, low, low + 1, still.seconds, why, foreign=foreign, evidence=seen)
            )
        return True

    def _fresh_account(self) -> ZeroAccount:
        """What drift has moved the zero by before now is known; what changes left over is forgotten."""
        known = ZeroAccount(0.0 if self.zero is None else (self.zero - self._unit.zero) / self.unit)
        self._agreement = Agreement.AGREES if abs(known.drifted) <= HALF_PIECE else Agreement.HEALED
        return known

    def _rebase(self, level: float) -> None:
        if self.count is not None:
            self.zero = level - self.count * self.unit


def evidence(
    still: RestObservation, weighing: ChangeHypothesis, lost: RivalVerdict, zero: float, unit: float, piece_g: float
) -> Evidence:
    """The evidence of a decision; `zero` is the tracked zero of before (raw counts), `unit` counts a piece."""
    since = still.disturbance.t0 - BEFORE_S
    points = [(t, level) for t, level in still.history if since <= t <= still.t]
    if len(points) > TRACE_POINTS:
        last = len(points) - 1
        points = [points[i * last // (TRACE_POINTS - 1)] for i in range(TRACE_POINTS)]
    trace = tuple((round(t - still.t, 3), round((level - zero) / unit, 3)) for t, level in points)
    release = still.release
    mg = 1000.0 * piece_g / abs(unit)
    return Evidence(
        trace=trace,
        error=still.error,
        odds=weighing.odds,
        finger=weighing.finger,
        lost=lost,
        swing_mg=None if release is None else release.swing * mg,
        hertz=None if release is None else release.hz,
        decay=None if release is None else release.decay,
        hidden_g=None if release is None or not release.fades else release.hidden * mg / 1000.0,
    )

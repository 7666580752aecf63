"""The count of one compartment: `TrackedCount.decide` accepts a resting level as a count, waits, or asks a question.

The tracked zero is the level less the weight of the counted pieces (raw counts). It follows drift while the compartment
is loaded; every accepted change is measured from it and moves it to the new level. The journal stores it. A change is
never guessed: docs/adr/0013 has the decision, `lattice` the odds.
"""

from collections.abc import Mapping
from dataclasses import replace
from math import floor, hypot, isfinite, sqrt

from palace_hub.sensing.signal.module_report import CUP_G
from palace_hub.sensing.signal.stillness import SURE_STILL_S, drift_bound
from palace_hub.sensing.tray.audit import HALF_PIECE, SEVERITY, Agreement, Audit, ZeroAccount
from palace_hub.sensing.tray.calibration import CellCalibration
from palace_hub.sensing.tray.decision_evidence import evidence_of, finger_evidence
from palace_hub.sensing.tray.disturbance import LONGEST_CREEP_S, RestObservation
from palace_hub.sensing.tray.events import (
    Audited,
    Cleared,
    CountChange,
    Evidence,
    Resumed,
    RivalVerdict,
    SensingEvent,
    Uncertain,
)
from palace_hub.sensing.tray.lattice import (
    FINGER_LEAST_G,
    HEAVIEST_CHANGE_G,
    LARGEST_LEAN_G,
    LATEST_ASK_S,
    LONGEST_LEAN_S,
    LONGEST_ODDS,
    NOMINAL_G,
    UNTOUCHED_G,
    WIDEST_TOLERANCE,
    ChangeHypothesis,
    foreign_piece,
    judge_change,
    judge_shifted_heap,
    longest_odds,
    looks_like_others,
    possible_change,
    suspects,
)
from palace_hub.sensing.tray.manual_count import ManualCount
from palace_hub.sensing.tray.unit import TrackedUnit

ASK_STILL_S = 2.5
"""Still time (s) before a question: a little longer than `SURE_STILL_S`, so that a late finger can still lift. While
a hand could hide in the noise (`HIDDEN_HAND`) it is `LATEST_ASK_S`: a change is known or asked about within 5 s."""
HIDDEN_HAND, LIKELY_HAND = 0.01, 1.0
"""Likelihood ratio of such a hand up to which it is excluded, and from which it is not asked about (assumed)."""

RESUME_DRIFT_PIECES = 0.28
"""Largest possible drift over a gap (pieces). With `RESUME_TOLERANCE` it stays below half a piece."""
RESUME_TOLERANCE = 0.2
"""Largest distance from whole pieces (pieces) that is accepted after a gap."""
UNTOUCHED_TOLERANCE = 0.35
"""Largest distance (pieces) from the stored count of a compartment that nobody touched in a long gap, once other
compartments show that the zeros have held. Any other count would need a shift of 0.65 of a piece: 0.19 g for a gold
brick. A settled good cell shifts by some 0.05 g over a night: slow drift 0.04, 5 degrees 0.05 at the most (SENSING)."""
WITNESS_S = 6.0
"""Still time (s) for which a compartment waits for the other ones after a long gap: a hand may be in them."""
CLEAR_TOLERANCE = 0.12
"""Largest distance from whole pieces at which an open question ends by itself: half of the least distance of a foreign
piece (a gold brick among arches: 0.23 of a piece)."""

ASKED_MARGIN = 0.3
"""A question stands while the reading is at most this far (pieces) outside its two candidates (assumed)."""

OBJECT_G = 10.0
"""Heaviest load (g) by one hand that is asked about as pieces: 8 arches or 22 bricks. Anything heavier, and anything
beyond the box, is an object (assumed). A lid weighs 15 to 20 g."""
OBJECT_BEYOND = 0.5
"""Pieces beyond the box from which a reading is an object: drift stays below half a piece (`RESUME_DRIFT_PIECES`)."""

MOST_SHIFT_G = 4.0
"""Largest shift (g) of a watched zero by a person's count: over an hour, drift is followed and warming up stays below
1 g. A larger one is a load that is no piece, and the zero stays (assumed)."""
LOAD_GONE = 0.7
"""Part of such a load that a change must be at least to be its end (assumed)."""

SAME_SIGMAS = 4.0
"""An unchanged count is accepted early within this many standard deviations, or within `SAME_PIECES` (assumed)."""
SAME_PIECES = 0.05


class TrackedCount:
    """Count and tracked zero of one calibrated compartment."""

    def __init__(self, index: int, calibration: CellCalibration, count: int | None, zero: float | None) -> None:
        self.index = index
        self.count = count
        """Pieces in the compartment; None: unknown."""
        self.zero = zero if count is not None else None
        """Tracked zero (raw counts); None: not known yet."""
        self.sure = self.zero is not None
        """False from a question, a gap or a restart until a resting level or a person settles it."""
        self.weighing = False
        """The cell rests at another level, and nothing has been decided about it yet."""
        self.load = 0.0
        """Load (raw counts) that is no piece, by a person's count: what drift of the zero does not explain."""
        self.due: int | None = None
        """Pieces that the game expects to come (negative: to leave); None: no expectation."""
        self.most: int | None = None
        """Most pieces that can come: what the players hold between them; None: unknown."""
        self._heap_part = calibration.heap_error  # sd of the heap's reading after a visit, as a part of its load
        self._usual_heap = 0.0 if calibration.off_centre is None else calibration.heap_error
        self.provisional: int | None = None
        """The likeliest count of a level that is not decided yet, for the display alone; None: none."""
        self.tracked_unit = TrackedUnit(calibration)
        """The unit, as refined in use."""
        self.capacity = calibration.pieces
        self.piece_g = NOMINAL_G[index]
        self._agreement = Agreement.AGREES
        self.account = self._fresh_account()
        self._manual: ManualCount | None = None
        self.asked: tuple[int, int] | None = None
        """The numbers that the open question offers; None: no question."""
        self._asked_why = ""  # the open question offers no numbers: "object" or "cup"
        self._thing = False  # a person's count left a load that is no piece; its end is no shift of the heap
        self._cup_lifted = False  # the cup was out: what lies there now may be another one
        self._suspected: Mapping[float, float] | None = None  # foreign masses that it may be about; None: any
        self._unwatched = False  # something may have happened unseen since the count was sure
        self._deferred: ChangeHypothesis | None = None  # waits until no finger can rest
        self._may_clear = True  # the open question may end by itself
        self._gap: float | None = None  # seconds without measurement, to be compared
        self._gap_drift: float | None = None  # mg/min before the gap
        self.lies_as_stored: bool | None = None
        """After a gap that was longer than drift allows: the level fits the stored count. None: not compared yet."""
        self.zeros_held: bool | None = False
        """The other compartments show that zeros have not moved over the gap. None: they may still show it."""

    @property
    def unit(self) -> float:
        """Raw counts per piece, as calibrated and refined in use."""
        return self.tracked_unit.counts

    @property
    def journal_zero(self) -> float | None:
        """The tracked zero for the journal (raw counts), for the unit as calibrated."""
        if self.zero is None or self.count is None:
            return None
        return self.tracked_unit.to_calibrated_zero(self.zero, self.count)

    # --- from outside

    def set_manual_count(self, n: int, level: float | None, *, quiet: bool = True) -> None:
        """Takes a person's count of the content at `level` (raw counts; None: unknown).

        For a `quiet` cell it holds at once, else from the next sure resting level, if nothing has changed by then.
        """
        self.count = n
        self.weighing, self.provisional = False, None
        self._gap = None
        self._close_question()
        self._manual = None if quiet and level is not None else ManualCount(level)
        self.sure = self._manual is None
        if level is not None:
            self._rebase_to_answer(level)
        self.account = self._fresh_account()

    def set_manual_count_without_signal(self, n: int) -> None:
        """Takes a person's count of a cell without conversions: its next resting level is compared with it."""
        if self.zero is None or self._manual is not None:
            self.set_manual_count(n, None)
            return
        if self._gap is None:
            self._gap = 0.0 if self.sure else float("inf")
        self._unwatched = True
        self.count = n
        self.weighing = self.sure = False

    def resume(self, count: int, zero: float | None, gap_s: float, drift_mg_per_min: float | None) -> None:
        """Restores the journal's count and zero after `gap_s`; the next resting level is compared with them.

        `zero`: raw counts for the unit as calibrated; None: the comparison ends in a question. `drift_mg_per_min`: the
        drift measured before the gap, None: unknown.
        """
        self.count = count
        self.weighing, self.provisional = False, None
        self.zero = self.tracked_unit.zero if zero is None else self.tracked_unit.to_current_zero(zero, count)
        self._manual = None
        self._close_question()
        self.load, self._unwatched = 0.0, True
        self.sure = False
        self._gap = float("inf") if zero is None else max(0.0, gap_s)
        self._gap_drift = drift_mg_per_min
        self.lies_as_stored, self.zeros_held = None, False
        self.account = self._fresh_account()

    def wait_for_others(self) -> None:
        """Lets the other compartments tell whether zeros have held; a count that is not sure is asked in any case."""
        if self._gap is not None and isfinite(self._gap):
            self.zeros_held = None

    def begin_gap(self, seconds: float) -> None:
        """Tells that nothing was measured for `seconds`: the next resting level is compared as after a restart."""
        if self.sure or self._gap is not None:
            self.sure, self._unwatched = False, True
            self._gap = max(seconds, self._gap or 0.0)
            self.lies_as_stored, self.zeros_held = None, False

    def follow_drift(self, move: float) -> None:
        """Moves the zero by a drift of `move` raw counts."""
        if self.zero is not None:
            self.zero += move
            self.account.add_drift(move / self.unit)

    def audit(self, level: float, level_error: float) -> Audit:
        """Audit of a quiet cell at `level` (raw counts); `level_error`: its standard deviation in pieces."""
        return self.account.audit((level - self.load - self.tracked_unit.zero) / self.unit, self.count, level_error)

    def check_against_ledger(self, t: float, level: float, level_error: float, events: list[SensingEvent]) -> None:
        """Audits a quiet cell at hub time `t` (s); appends `Audited` once when the agreement gets worse."""
        audit = self.audit(level, level_error)
        if self.sure and SEVERITY[audit.agreement] > SEVERITY[self._agreement]:
            self._agreement = audit.agreement
            events.append(Audited(self.index, t, audit.off, audit.drifted, audit.agreement))

    def reading(self, level: float) -> float | None:
        """`level` in pieces above the tracked zero."""
        return None if self.zero is None else (level - self.load - self.zero) / self.unit

    # --- decisions

    def decide(self, rest: RestObservation, events: list[SensingEvent]) -> bool:
        """Decides about a resting level and appends the events; returns False while more time may change the answer.

        The first case that applies: creep unsettled (wait), a person's count to confirm, a gap to compare, an open
        question to recheck, otherwise a change to judge. All but the last wait for `SURE_STILL_S`.
        """
        if self.count is None:
            return True
        sure_still = rest.sure_still
        if self._creeps(rest) and rest.seconds < LONGEST_CREEP_S and self._asked_why != "object":
            self.weighing = self.sure
            return False
        if self.load and self._load_is_gone(rest):
            self.load = 0.0
        if self._manual is not None or self.zero is None:
            return sure_still and self._confirm_manual_count(rest, self.count, self._manual or ManualCount(), events)
        if self._gap is not None:
            return sure_still and self._compare_after_gap(rest, self.count, self.zero, self._gap, events)
        if not self.sure:
            return sure_still and self._recheck_question(rest, self.count, self.zero, events)
        decided = self._judge_change(rest, self.count, self.zero, events)
        self.weighing = not decided
        self.preview(None if decided or rest.held else rest.level - rest.moved * self.unit)
        return decided

    def preview(self, level: float | None) -> None:
        """Shows the likeliest count at `level` (raw counts); None: a hand is there, or the count is decided."""
        self.provisional = None
        if level is not None and self.sure and self.count is not None and self.zero is not None:
            reading = round((level - self.load - self.zero) / self.unit)
            self.provisional = reading if self._possible(reading - self.count, self.count) else None

    def _possible(self, pieces: int, count: int) -> bool:
        """Whether one hand can change `count` by `pieces`, with what the players hold between them."""
        enough = self.most is None or pieces <= self.most
        return enough and possible_change(pieces, count, self.capacity, self.piece_g)

    def _confirm_manual_count(
        self, rest: RestObservation, count: int, manual: ManualCount, events: list[SensingEvent]
    ) -> bool:
        """Accepts a count given while the cell moved if the content has not changed since; else asks."""
        before = rest.level if manual.level is None else manual.level
        disturbance = rest.disturbance
        hand = disturbance.unseen or disturbance.hand_seen(before, rest.level, abs(self.unit) / self.piece_g)
        if not manual.still_holds(rest, self.unit, self.piece_g, hand=hand):
            if rest.seconds < ASK_STILL_S:
                return False
            self._manual = None
            change = (rest.level - before) / self.unit - rest.creep.expected
            hypothesis = judge_change(change, rest.error, self.piece_g, count)
            return self._ask(rest, before - self.load - count * self.unit, "changed", events, hypothesis)
        self._rebase_to_answer(rest.level)
        self.account = self._fresh_account()
        self._manual = self._gap = None
        self.sure = True
        return True

    def _judge_change(self, rest: RestObservation, count: int, zero: float, events: list[SensingEvent]) -> bool:
        """Accepts a whole change once a resting finger is unlikely enough, else waits; asks about anything else."""
        before = zero + self.load + count * self.unit
        disturbance = rest.disturbance
        finger, verdict = finger_evidence(rest, self.unit, self.piece_g)
        change = self._change(rest, zero, count)
        hand = rest.touched(before, self.unit / self.piece_g)
        error = hypot(rest.error, self._usual_heap * count / sqrt(2)) if hand else rest.error
        hypothesis = judge_change(change, error, self.piece_g, count, finger=finger, due=self.due)
        k = hypothesis.pieces
        possible = self._possible(k, count)
        lifted = any(self._is_cup_out(plateau, zero) for plateau in disturbance.plateaus or ())
        if rest.moved_with_others(before, self.unit / self.piece_g):
            if (k or self.due) and rest.quiet_s < LONGEST_LEAN_S:  # an uneven share may hide pieces until the lean ends
                return False
            if k and k == self.due:
                return self._ask(rest, zero, "between", events, hypothesis)
            self._rebase(rest.level)
            return True
        creeps = self._creeps(rest)
        if not hypothesis.whole or not possible or creeps or (lifted and k):
            leans = rest.common.grams != 0.0 and not hand and rest.quiet_s < LONGEST_LEAN_S
            settles = rest.may_settle(hypothesis.fraction, hypothesis.tolerance)
            if leans or settles or self._may_not_ask_yet(rest, change):
                return False
            untouched = k == 0 and not (hand or disturbance.long_gap)
            drifted = untouched and abs(hypothesis.fraction) * self.piece_g <= UNTOUCHED_G
            reachable = rest.creep_reaches(hypothesis.fraction, hypothesis.tolerance)
            crept = possible and hypothesis.expected_beyond_doubt(self.due) and reachable and not lifted
            if not (drifted or crept or lifted or self._thing) and hand:
                part, due = self._heap_part, self.due
                shifted = judge_shifted_heap(change, rest.error, self.piece_g, count, part, finger=finger, due=due)
                crept = shifted is not None and self._possible(shifted.pieces, count)
                hypothesis = shifted if shifted is not None and crept else hypothesis
            if (drifted or crept) and not creeps:
                self._accept(rest, hypothesis, count, events, RivalVerdict.OFF_WHOLE)
                return True
            self._cup_lifted = self._cup_lifted or lifted
            why = "between" if possible or not hypothesis.whole else "impossible"
            return self._ask(rest, zero, why, events, hypothesis)
        if rest.held:
            return False
        clear_hand = rest.touched(before, self.unit / self.piece_g, LARGEST_LEAN_G)
        maybe_lean = not (rest.common.known or clear_hand or (hand and k == self.due))
        if k and maybe_lean and rest.quiet_s < LONGEST_LEAN_S:
            return False
        hidden = self.due and rest.common.grams  # a lean may hide what is due
        if (k or hidden) and hypothesis.odds > longest_odds(k, self.due, self.piece_g, rest.quiet_s):
            if hypothesis.finger:
                self._deferred = hypothesis
            late = rest.quiet_s >= LATEST_ASK_S and self._hand_likelihood(rest, change) <= LIKELY_HAND
            return late and self._ask(rest, zero, "between", events, hypothesis)
        if rest.quiet_s < SURE_STILL_S:
            if k == 0:
                same = abs(hypothesis.fraction) <= max(SAME_PIECES, SAME_SIGMAS * rest.noise)
                if not same or rest.creep_uncertainty > WIDEST_TOLERANCE:
                    return False
            elif (
                (k != self.due and looks_like_others(hypothesis, rest.error, self.piece_g))
                or not (hand or (k == self.due and rest.common.known))
                or disturbance.unseen
                or (rest.held_t is not None and hypothesis.odds > LONGEST_ODDS)
            ):
                if hypothesis.finger:
                    self._deferred = hypothesis
                return False
        elif self._deferred is not None and self._deferred.pieces == k:
            hypothesis = replace(hypothesis, rival=self._deferred.rival, finger=True)
            verdict = RivalVerdict.WAITED
        self._accept(rest, hypothesis, count, events, verdict if hypothesis.finger else RivalVerdict.OFF_WHOLE)
        self.tracked_unit.learn(k, hypothesis.fraction, sqrt(2) * rest.error)
        self._rebase(rest.level)
        return True

    def _may_not_ask_yet(self, rest: RestObservation, change: float) -> bool:
        """Whether a question about `change` (pieces) is too early: a hand may still be there, or a lean may end."""
        if rest.held or rest.quiet_s < (LATEST_ASK_S if rest.common.grams else ASK_STILL_S):
            return True
        likely = self._hand_likelihood(rest, change)
        return likely > (HIDDEN_HAND if rest.quiet_s < LATEST_ASK_S else LIKELY_HAND)

    def _hand_likelihood(self, rest: RestObservation, change: float) -> float:
        """Likelihood ratio of the wobble for a hand that imitates a `change` (pieces), or a part of it."""
        return rest.wobble.likelihood(max(FINGER_LEAST_G, abs(change) * self.piece_g)) if rest.wobble.measured else 0.0

    def _compare_after_gap(
        self, rest: RestObservation, count: int, zero: float, gap: float, events: list[SensingEvent]
    ) -> bool:
        """After a gap: accepts the stored count or another whole one (`Resumed`), or asks.

        After a gap that is longer than drift allows only the stored count can be accepted, and only on the evidence of
        the other compartments: cells that had shifted would not fit their stored counts, most of them.
        """
        hypothesis = judge_change(self._change(rest, zero, count), rest.error, self.piece_g, count, due=self.due)
        k = hypothesis.pieces
        drift = rest.drift_mg_per_min if self._gap_drift is None else drift_bound(self._gap_drift)
        drifted = drift / 1000.0 * gap / 60.0 / self.piece_g
        fits = abs(hypothesis.fraction) <= RESUME_TOLERANCE and not rest.creep_unsettled
        possible = possible_change(k, count, self.capacity, self.piece_g)
        too_long = drifted > RESUME_DRIFT_PIECES
        if too_long:
            near = k == 0 and abs(hypothesis.fraction) <= UNTOUCHED_TOLERANCE and not rest.creep_unsettled
            self.lies_as_stored = near
            if near and self.zeros_held is None and rest.seconds < WITNESS_S:
                return False
            if near and self.zeros_held:
                fits, too_long = True, False
        if not fits or not possible or too_long:
            if rest.seconds < ASK_STILL_S:
                return False
            self._gap = None
            why = "between" if not fits else "gap" if possible else "impossible"
            return self._ask(rest, zero, why, events, hypothesis)
        evidence = self._evidence(rest, hypothesis, RivalVerdict.OFF_WHOLE)
        self._gap = self._gap_drift = None
        self.sure, self._unwatched = True, False
        self.count = count + k
        self._rebase(rest.level)
        self.account = self._fresh_account()
        events.append(
            Resumed(
                cell=self.index,
                t=rest.t,
                pieces=k,
                count=self.count,
                fraction=hypothesis.fraction,
                noise_mg=rest.noise_mg,
                confidence=hypothesis.confidence,
                rival=hypothesis.rival,
                still_s=rest.seconds,
                gap_s=gap,
                evidence=evidence,
            )
        )
        return True

    def _recheck_question(self, rest: RestObservation, count: int, zero: float, events: list[SensingEvent]) -> bool:
        """Ends an open question if the reading is back on whole pieces (`Cleared`); else the question stays.

        A foreign piece, which the question may be about, then counts as likely (`after_question`). An object that is
        gone leaves the count of before: its creep would hardly hide just a whole piece.
        """
        change = self._change(rest, zero, count)
        hypothesis = judge_change(
            change,
            rest.error,
            self.piece_g,
            count,
            due=self.due,
            after_question=True,
            suspected=self._suspected,
        )
        creeps = rest.creep_unsettled and not (self._asked_why == "object" and hypothesis.pieces == 0)
        if (
            self._may_clear
            and not (self._cup_lifted and hypothesis.pieces)
            and not creeps
            and abs(hypothesis.fraction) <= CLEAR_TOLERANCE
            and hypothesis.whole
            and possible_change(hypothesis.pieces, count, self.capacity, self.piece_g)
        ):
            self.sure = True
            self._close_question()
            events.append(Cleared(self.index, rest.t, count, hypothesis.fraction, rest.seconds))
            self._accept(rest, hypothesis, count, events, RivalVerdict.OFF_WHOLE)
            return True
        if rest.seconds < (LONGEST_CREEP_S if rest.creep_unsettled else ASK_STILL_S):
            return False
        return self._ask(rest, zero, "between", events, hypothesis)

    def _creeps(self, rest: RestObservation) -> bool:
        """Whether creep may still change what the level means."""
        if not self.due or self.count is None or self.zero is None:
            return rest.creep_unsettled
        return rest.creep_unsettled_near_due(self._change(rest, self.zero, self.count) - self.due)

    def _change(self, rest: RestObservation, zero: float, count: int) -> float:
        """Measured change from `count` in pieces (negative: left), without what moves the level by itself."""
        return (rest.level - self.load - zero) / self.unit - count - rest.moved

    def _accept(
        self,
        rest: RestObservation,
        hypothesis: ChangeHypothesis,
        count: int,
        events: list[SensingEvent],
        verdict: RivalVerdict,
    ) -> None:
        self._deferred = None
        self.account.add_residual(hypothesis.fraction, hypothesis.pieces)
        if hypothesis.pieces:
            self.count = count + hypothesis.pieces
            events.append(
                CountChange(
                    cell=self.index,
                    t=rest.t,
                    pieces=hypothesis.pieces,
                    count=self.count,
                    fraction=hypothesis.fraction,
                    noise_mg=rest.noise_mg,
                    confidence=hypothesis.confidence,
                    rival=hypothesis.rival,
                    still_s=rest.seconds,
                    moved_s=max(0.0, rest.t0 - rest.disturbance.t0),
                    evidence=self._evidence(rest, hypothesis, verdict),
                )
            )
        self._rebase(rest.level)

    def _evidence(self, rest: RestObservation, hypothesis: ChangeHypothesis, verdict: RivalVerdict) -> Evidence:
        return evidence_of(rest, hypothesis, verdict, (self.zero or 0.0) + self.load, self.unit)

    def _ask(
        self, rest: RestObservation, zero: float, why: str, events: list[SensingEvent], hypothesis: ChangeHypothesis
    ) -> bool:
        """Marks the count as unknown and appends `Uncertain`, once per pair of candidates, for an object and for a cup.

        A cup that is lifted out reads far below empty. Until the right one is back, what lies there is another one.
        A question after a gap, or about a change during a person's count, never ends by itself. No pieces explain a
        reading beyond the box or a sudden heavy load: then the question is about an object.
        """
        self.zero = zero + rest.creep.expected * self.unit
        reading = (rest.level - self.load - self.zero) / self.unit - rest.common.grams / self.piece_g
        count = self.count or 0
        heavy = why in ("between", "impossible") and (reading - count) * self.piece_g > OBJECT_G
        is_object = heavy or reading > self.capacity + OBJECT_BEYOND
        low = min(self.capacity - 1, max(0, floor(reading)))
        high = low + 1
        if why == "between" and hypothesis.pieces > 0 and abs(hypothesis.fraction) <= hypothesis.tolerance:
            low, high, why = count, min(self.capacity, count + hypothesis.pieces), "foreign"
        weighed = count + hypothesis.pieces
        if why == "gap" and weighed != count and 0 <= weighed <= self.capacity:
            low, high = min(count, weighed), max(count, weighed)
        cup_out = self._is_cup_out(rest.level, self.zero)
        self._cup_lifted = self._cup_lifted or cup_out
        if cup_out or (self._cup_lifted and abs(reading - count) * self.piece_g > HEAVIEST_CHANGE_G):
            low, high, why = count, count, "cup"
        elif is_object:
            low, high, why = count, count, "object"
        numberless = why if why in ("object", "cup") else ""
        if why in ("gap", "changed"):
            self._may_clear = False
        self.sure = False
        if why in ("between", "foreign") and self._suspected is None:
            self._suspected = suspects(reading - count, sqrt(2) * rest.error, self.piece_g)
        if numberless != self._asked_why or not (numberless or self._was_asked(reading)):
            self.asked, self._asked_why = (low, high), numberless
            events.append(
                Uncertain(
                    cell=self.index,
                    t=rest.t,
                    fraction=reading - round(reading),
                    low=low,
                    high=high,
                    still_s=rest.seconds,
                    reading=reading,
                    why=why,
                    foreign=foreign_piece(reading - count, self.index) if why == "between" else None,
                    evidence=self._evidence(rest, hypothesis, RivalVerdict.STANDS),
                )
            )
        return True

    def _is_cup_out(self, level: float, zero: float) -> bool:
        """Whether the cup is lifted out at this level (raw counts): nothing else reads so far below empty."""
        return (level - self.load - zero) / self.unit * self.piece_g < -CUP_G

    def _was_asked(self, reading: float) -> bool:
        """Whether the open question offers the numbers around `reading`."""
        if self.asked is None:
            return False
        low, high = self.asked
        return low - ASKED_MARGIN <= reading <= high + ASKED_MARGIN

    def _close_question(self) -> None:
        self.asked, self._asked_why, self._cup_lifted, self._suspected = None, "", False, None
        self._may_clear = True

    def _fresh_account(self) -> ZeroAccount:
        """A new account: it keeps the drift up to now and forgets the residuals of changes."""
        account = ZeroAccount(0.0 if self.zero is None else (self.zero - self.tracked_unit.zero) / self.unit)
        self._agreement = Agreement.AGREES if abs(account.drifted) <= HALF_PIECE else Agreement.HEALED
        return account

    def _rebase(self, level: float) -> None:
        if self.count is not None:
            self.zero = level - self.load - self.count * self.unit

    def _rebase_to_answer(self, level: float) -> None:
        """Moves the zero to a person's count as far as drift explains; what is beyond is a load that is no piece."""
        self.load = 0.0
        if self.count is None:
            return
        zero = level - self.count * self.unit
        self._thing = self.zero is not None and abs((zero - self.zero) / self.unit) > WIDEST_TOLERANCE
        known = () if self.zero is None or self._unwatched else (self.zero, self._drifted_zero)
        self._unwatched = False
        if known and all(abs(zero - other) / abs(self.unit) * self.piece_g > MOST_SHIFT_G for other in known):
            self.load = zero - known[0]
        else:
            self.zero = zero

    @property
    def _drifted_zero(self) -> float:
        """The calibrated zero with the drift that was followed since (raw counts)."""
        return self.tracked_unit.zero + self.account.drifted * self.unit

    def _load_is_gone(self, rest: RestObservation) -> bool:
        """Whether the level fits whole pieces again without the load, after a change of about the load."""
        if self.zero is None or self.count is None:
            return False
        reading = (rest.level - self.zero) / self.unit - rest.creep.expected
        change = reading - self.count - self.load / self.unit
        whole = abs(reading - round(reading)) <= WIDEST_TOLERANCE and 0 <= round(reading) <= self.capacity
        return whole and change * self.load / self.unit < 0 and abs(change) >= LOAD_GONE * abs(self.load / self.unit)

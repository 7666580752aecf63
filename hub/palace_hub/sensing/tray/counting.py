"""The count of one compartment: what a new stillness means for it. Believed, waited for, or asked about; never guessed.

The tracked zero is the level less the count's weight (raw counts). It follows drift while the bin is loaded, every
accepted change is measured from it and moves it on to the new level, and the journal keeps it.
"""

from dataclasses import replace
from math import floor, sqrt

from palace_hub.sensing.signal.stillness import SURE_STILL_S, drift_bound
from palace_hub.sensing.tray.audit import HALF, WORSE, Account, Agreement, Audit
from palace_hub.sensing.tray.calibration import CellCalibration
from palace_hub.sensing.tray.episode import LONGEST_CREEP_S, Stillness
from palace_hub.sensing.tray.events import Audited, Change, Cleared, Evidence, Lost, Resumed, SensingEvent, Uncertain
from palace_hub.sensing.tray.evidence import evidence
from palace_hub.sensing.tray.lattice import (
    FINGER_AFTER_LIFT,
    GONE,
    NOMINAL_G,
    UNTOUCHED_G,
    WIDEST_TOLERANCE,
    FingerView,
    Weighing,
    foreign_piece,
    lifted,
    longest_odds,
    possible,
    weigh,
)
from palace_hub.sensing.tray.manual_count import Answered
from palace_hub.sensing.tray.unit import UnitInUse

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
        self._learnt = UnitInUse(calibration)
        self.capacity = calibration.pieces
        self.piece_g = NOMINAL_G[index]
        self._agreement = Agreement.AGREES
        self.account = self._fresh_account()
        self._answered: Answered | None = None
        self._asked: int | None = None
        self._waited: Weighing | None = None
        self._clears = True
        self._gap: float | None = None
        self._gap_drift: float | None = None

    @property
    def unit(self) -> float:
        """Counts a piece: as calibrated, or better where changes in use have shown it."""
        return self._learnt.counts

    @property
    def kept_zero(self) -> float | None:
        """The tracked zero for the journal, at the unit as calibrated."""
        return None if self.zero is None or self.count is None else self._learnt.kept(self.zero, self.count)

    # --- from outside

    def answer(self, n: int, level: float | None, *, quiet: bool = True) -> None:
        """A person's count, of what lies at `level` (None: nobody knows where that is). Unless the cell is `quiet` it
        holds from the next sure stillness on, where nothing has changed by then."""
        self.count = n
        self.weighing = False
        self._gap = self._asked = None
        self._clears = True
        self._answered = None if quiet and level is not None else Answered(level)
        self.sure = self._answered is None
        if level is not None:
            self._rebase(level)
        self.account = self._fresh_account()

    def answer_unheard(self, n: int) -> None:
        """A person's count of a cell that gives nothing: held, at the zero of before, against what it gives next."""
        if self.zero is None or self._answered is not None:
            self.answer(n, None)
            return
        if self._gap is None:
            self._gap = 0.0 if self.sure else float("inf")
        self.count = n
        self.weighing = self.sure = False

    def resume(self, count: int, zero: float | None, gap_s: float, drift_mg_per_min: float | None) -> None:
        """Where the journal left off; without a zero nothing can be compared, so the count is asked for."""
        self.count = count
        self.weighing = False
        self.zero = self._learnt.zero if zero is None else self._learnt.live(zero, count)
        self._answered = self._asked = None
        self._clears = True
        self.sure = False
        self._gap = float("inf") if zero is None else max(0.0, gap_s)
        self._gap_drift = drift_mg_per_min
        self.account = self._fresh_account()

    def unwatched(self, seconds: float) -> None:
        """Nothing could be measured for `seconds`: a sure count must be compared as after a restart."""
        if self.sure or self._gap is not None:
            self.sure = False
            self._gap = max(seconds, self._gap or 0.0)

    def shift(self, move: float) -> None:
        """Follows drift by `move` raw counts."""
        if self.zero is not None:
            self.zero += move
            self.account.follow(move / self.unit)

    def audit(self, level: float, level_error: float) -> Audit:
        """The full count of a quiet cell at `level` (raw counts; its standard deviation in pieces)."""
        return self.account.audit((level - self._learnt.zero) / self.unit, self.count, level_error)

    def hold_against_ledger(self, t: float, level: float, level_error: float, events: list[SensingEvent]) -> None:
        """The full count of a cell that is quiet at hub time `t`: said once where it has come to stand worse."""
        found = self.audit(level, level_error)
        if self.sure and WORSE[found.agreement] > WORSE[self._agreement]:
            self._agreement = found.agreement
            events.append(Audited(self.index, t, found.off, found.drifted, found.agreement))

    def reading(self, level: float) -> float | None:
        """`level` in pieces above the tracked zero."""
        return None if self.zero is None else (level - self.zero) / self.unit

    # --- what a stillness means

    def decide(self, still: Stillness, events: list[SensingEvent]) -> bool:
        """Judges a stillness; True where nothing more is waited for, so that the cell may be called quiet."""
        if self.count is None:
            return True
        sure_still = still.seconds >= SURE_STILL_S
        if still.creeps and still.seconds < LONGEST_CREEP_S:
            self.weighing = self.sure
            return False
        if self._answered is not None or self.zero is None:
            return sure_still and self._settle(still, self.count, self._answered or Answered(), events)
        if self._gap is not None:
            return sure_still and self._compare(still, self.count, self.zero, self._gap, events)
        if not self.sure:
            return sure_still and self._doubt(still, self.count, self.zero, events)
        decided = self._weigh(still, self.count, self.zero, events)
        self.weighing = not decided
        return decided

    def _settle(self, still: Stillness, count: int, answered: Answered, events: list[SensingEvent]) -> bool:
        """A count given while the cell moved: it holds where what was counted lies there still."""
        before = still.level if answered.level is None else answered.level
        hand = still.episode.unseen or still.episode.hand(before, still.level, abs(self.unit) / self.piece_g)
        if not answered.holds(still, self.unit, self.piece_g, hand=hand):
            if still.seconds < ASK_STILL_S:
                return False
            self._answered = None
            since = weigh((still.level - before) / self.unit - still.crept.by, still.error, self.piece_g, count)
            return self._ask(still, before - count * self.unit, "changed", events, since)
        self._rebase(still.level)
        self.account = self._fresh_account()
        self._answered = self._gap = None
        self.sure = True
        return True

    def _weigh(self, still: Stillness, count: int, zero: float, events: list[SensingEvent]) -> bool:
        before = zero + count * self.unit
        episode = still.episode
        finger, lost = still.finger, Lost.UNLIKELY if still.finger.heavy >= 1.0 else Lost.FADED
        if still.seconds >= SURE_STILL_S:
            finger = GONE
        elif (
            episode.plateau is not None
            and episode.lifted_at(still.release)
            and lifted((episode.plateau - still.level) / self.unit, still.error, self.piece_g)
        ):
            finger = FingerView(share=FINGER_AFTER_LIFT)
            lost = Lost.LIFTED
        change = self._change(still, zero, count)
        weighing = weigh(change, still.error, self.piece_g, count, finger=finger, due=self.due)
        k = weighing.pieces
        can_be = possible(k, count, self.capacity, self.piece_g)
        hand = episode.hand(before, still.level, abs(self.unit) / self.piece_g)
        if not weighing.whole or not can_be or still.creeps:
            if still.seconds < ASK_STILL_S or still.settles(weighing.fraction, weighing.tolerance):
                return False
            untouched = k == 0 and not (hand or episode.unwatched)
            drifted = untouched and abs(weighing.fraction) * self.piece_g <= UNTOUCHED_G
            crept = can_be and weighing.surely(self.due) and still.reaches(weighing.fraction, weighing.tolerance)
            if (drifted or crept) and not still.creeps:
                self._accept(still, weighing, count, events, Lost.OFF_WHOLE)
                return True
            return self._ask(still, zero, "between" if can_be or not weighing.whole else "impossible", events, weighing)
        if still.seconds < SURE_STILL_S:
            if k == 0:
                same = abs(weighing.fraction) <= max(SAME_PIECES, SAME_SIGMAS * still.noise)
                if not same or still.may_move > WIDEST_TOLERANCE:
                    return False
            elif weighing.odds > longest_odds(k, self.due, self.piece_g, still.seconds) or not hand or episode.unseen:
                if weighing.finger:
                    self._waited = weighing
                return False
        elif self._waited is not None and self._waited.pieces == k:
            weighing = replace(weighing, rival=self._waited.rival, finger=True)
            lost = Lost.WAITED
        self._accept(still, weighing, count, events, lost if weighing.finger else Lost.OFF_WHOLE)
        self._learnt.learn(k, weighing.fraction, sqrt(2) * still.error)
        self._rebase(still.level)
        return True

    def _compare(self, still: Stillness, count: int, zero: float, gap: float, events: list[SensingEvent]) -> bool:
        """After a gap: the count of the journal, or another whole one, or a question."""
        weighing = weigh(self._change(still, zero, count), still.error, self.piece_g, count, due=self.due)
        k = weighing.pieces
        drift = still.drift_mg_per_min if self._gap_drift is None else drift_bound(self._gap_drift)
        drifted = drift / 1000.0 * gap / 60.0 / self.piece_g
        fits = abs(weighing.fraction) <= RESUME_TOLERANCE and not still.creeps
        can_be = possible(k, count, self.capacity, self.piece_g)
        if not fits or not can_be or drifted > RESUME_DRIFT_PIECES:
            if still.seconds < ASK_STILL_S:
                return False
            self._gap = None
            why = "between" if not fits else "gap" if can_be else "impossible"
            return self._ask(still, zero, why, events, weighing)
        seen = self._evidence(still, weighing, Lost.OFF_WHOLE)
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

    def _doubt(self, still: Stillness, count: int, zero: float, events: list[SensingEvent]) -> bool:
        """Still again while a question is open: back on the old lattice it answers itself, otherwise it stays.

        On another count than before it must be likelier than what the question may have been about: a wrong piece.
        """
        weighing = weigh(self._change(still, zero, count), still.error, self.piece_g, count, due=self.due, doubted=True)
        if (
            self._clears
            and not still.creeps
            and abs(weighing.fraction) <= CLEAR_TOLERANCE
            and weighing.whole
            and possible(weighing.pieces, count, self.capacity, self.piece_g)
        ):
            self.sure = True
            self._asked = None
            events.append(Cleared(self.index, still.t, count, weighing.fraction, still.seconds))
            self._accept(still, weighing, count, events, Lost.OFF_WHOLE)
            return True
        if still.seconds < ASK_STILL_S:
            return False
        return self._ask(still, zero, "between", events, weighing)

    def _change(self, still: Stillness, zero: float, count: int) -> float:
        """How many pieces came (negative: left) to `count`, for a level without what creep and drift made of it."""
        return (still.level - zero) / self.unit - count - still.crept.by

    def _accept(self, still: Stillness, weighing: Weighing, count: int, events: list[SensingEvent], lost: Lost) -> None:
        self._waited = None
        self.account.take_up(weighing.fraction, weighing.pieces)
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
                    moved_s=max(0.0, still.t0 - still.episode.t0),
                    evidence=self._evidence(still, weighing, lost),
                )
            )
        self._rebase(still.level)

    def _evidence(self, still: Stillness, weighing: Weighing, lost: Lost) -> Evidence:
        return evidence(still, weighing, lost, self.zero or 0.0, self.unit, self.piece_g)

    def _ask(self, still: Stillness, zero: float, why: str, events: list[SensingEvent], weighing: Weighing) -> bool:
        """The count is not known; asked once for each pair of candidates. What nobody watched, or changed while it
        was counted, never clears itself."""
        self.zero = zero + still.crept.by * self.unit
        reading = (still.level - self.zero) / self.unit
        low = min(self.capacity - 1, max(0, floor(reading)))
        if why in ("gap", "changed"):
            self._clears = False
        self.sure = False
        if self._asked is None or not -ASKED_MARGIN <= reading - self._asked <= 1 + ASKED_MARGIN:
            self._asked = low
            known = why == "between" and self.count is not None
            foreign = foreign_piece(reading - (self.count or 0), self.index) if known else None
            seen, off = self._evidence(still, weighing, Lost.STANDS), reading - round(reading)
            events.append(
                Uncertain(self.index, still.t, off, low, low + 1, still.seconds, why, foreign=foreign, evidence=seen)
            )
        return True

    def _fresh_account(self) -> Account:
        """What drift has moved the zero by before now is known; what changes left over is forgotten."""
        known = Account(0.0 if self.zero is None else (self.zero - self._learnt.zero) / self.unit)
        self._agreement = Agreement.AGREES if abs(known.drifted) <= HALF else Agreement.HEALED
        return known

    def _rebase(self, level: float) -> None:
        if self.count is not None:
            self.zero = level - self.count * self.unit

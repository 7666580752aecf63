"""The pipeline of one compartment: conversions in, events out. A pure function of the conversions and their times.

conversions (blocks of 80 ms) -> stillness (noise, drift, still periods) -> disturbance (hand, bump, pause) -> release
(free swing) -> resting_level -> creep (correction) -> counting (the count) -> audit (full count against the ledger).
The count is decided after `STILL_S` at the earliest, later where a resting finger must be excluded.
"""

from collections import deque
from collections.abc import Callable, Sequence
from math import hypot, inf, isfinite

from palace_hub.locale.message import Message
from palace_hub.sensing.signal.conversions import (
    BLOCK_S,
    SAME_WORD_S,
    STUCK_S,
    BlockMaker,
    ConversionBlock,
    converter_fault,
)
from palace_hub.sensing.signal.creep import CreepGain, CreepTracker
from palace_hub.sensing.signal.release import Release
from palace_hub.sensing.signal.release_watch import ReleaseWatch
from palace_hub.sensing.signal.resting_level import LEFT_G, STILL_BLOCKS, RestingLevel, find_resting_level
from palace_hub.sensing.signal.steady_level import CellReading, SteadyLevel
from palace_hub.sensing.signal.stillness import (
    SURE_STILL_S,
    DriftMeter,
    NoiseMeter,
    RateMeter,
    StillPeriod,
    level_error,
)
from palace_hub.sensing.signal.wobble import NOT_MEASURED, Wobble, measure_wobble
from palace_hub.sensing.tray.calibration import CellCalibration
from palace_hub.sensing.tray.common_shift import HISTORY_S, NO_COMPARISON, CommonShift, LevelHistory
from palace_hub.sensing.tray.counting import TrackedCount
from palace_hub.sensing.tray.disturbance import GAP_S, Disturbance, RestObservation
from palace_hub.sensing.tray.events import Activity, CellState, CountChange, Motion, SensingEvent
from palace_hub.sensing.tray.lattice import NOTHING_SEEN, finger_after_release, spread
from palace_hub.sensing.tray.scale import CompartmentScale

SETTLING_BLOCKS = 3
"""Still blocks (0.24 s) after which a cell is settling (assumed)."""

TRACKING = 0.1
"""Part of its distance by which the tracked level follows each block: a time constant of about 1 s (assumed)."""

SWING_IN_BLOCK = 0.25
"""Largest part of a swing's amplitude that remains in a block mean (80 ms at 10 to 48 Hz; assumed)."""

PREVIEW_PIECES = 1.0
"""Largest range (pieces) of the last block means that show a provisional count: their mean is good to a third of a
piece while the cup still swings (assumed)."""

HELD_NEAR_G = 0.25
"""Distance (g) from a level that a hand held up to which the hand still rests there: its force drifts (assumed)."""

HISTORY_BLOCKS = 96
"""Block means kept as evidence of a decision: eight seconds."""

LIGHTS_S = 0.3
"""Time (s) after the hub has switched the lights in which a cell steps: the command's delay and a block (assumed)."""

SURE = 0.999
"""Least confidence of a change that teaches the creep gain (assumed)."""


class CellSensing:
    """Sensing of the compartment `index`.

    `calibration` None: levels but no count; `count` None: unknown; `zero`: tracked zero (raw counts, None: not known
    yet); `creep`: gain learnt before.
    """

    def __init__(
        self,
        index: int,
        calibration: CellCalibration | None,
        count: int | None = None,
        zero: float | None = None,
        creep: CreepGain | None = None,
    ) -> None:
        self.index = index
        self.tracked = TrackedCount(index, calibration, count, zero) if calibration else None
        self.motion = Motion.UNKNOWN
        self.since = 0.0
        self.levels = LevelHistory()
        """The level over the last minute, for the comparison with the other cells; empty if not calibrated."""
        self.compare: Callable[[float, float, float], CommonShift] = lambda _rest_t0, _before, _now: NO_COMPARISON
        """The shift between two hub times that the other cells show as well (`common_shift`)."""
        self._rest_t0 = -inf
        self._before = (-inf, 0.0)  # start and end of the rest from which a change is measured
        self._asked_in_lean = False  # then the open question's levels are measured from before it
        self._all_lights = (calibration and calibration.lights_raw) or 0.0  # shift with all lights on, raw counts
        self._lights = 0.0  # shift by the lights as they are, raw counts
        self._lights_step = 0.0  # the last one, raw counts
        self._lights_t = -inf  # its hub time
        self._scale = CompartmentScale.of(index, calibration)
        self._maker = BlockMaker()
        self._noise = NoiseMeter()
        self._drift = DriftMeter()
        self._rate = RateMeter()
        self._still = StillPeriod()
        self._steady = SteadyLevel()
        self._creep = CreepTracker(creep)
        self._release_watch = ReleaseWatch(self._scale.sign)
        self._disturbance: Disturbance | None = None
        self._level: float | None = None
        self._history: deque[tuple[float, float]] = deque(maxlen=HISTORY_BLOCKS)
        self._last_mean = 0.0
        self._last_still = 0.0
        self._release: Release | None = None
        self._averaging = False
        self._state: CellState | None = None  # cached until the next block or command

    def feed(self, conversions: Sequence[tuple[float, int | None]]) -> list[SensingEvent]:
        """Takes conversions (hub seconds, raw counts, None: refused by the node) and returns the events they cause."""
        events: list[SensingEvent] = []
        receive = self._maker.receive
        for t, raw in conversions:
            if raw is not None:
                block = receive(t, raw)
                if block is not None:
                    self._state = None
                    self._judge(block, events)
                    sigma, drift = self._noise.block_mean(block.n), self._drift.drift_limit(self._scale.mg_per_count)
                    self._creep.add(block, sigma, self._noise.white, self._scale.widest, drift)
                    self._steady.add(block, self._still, sigma)
        return events

    # --- per block

    def _judge(self, block: ConversionBlock, events: list[SensingEvent]) -> None:
        """Updates noise and rate, then tracks a quiet level or follows a disturbance."""
        noise = self._noise
        self._history.append((block.t1, block.mean))
        self._remember(block)
        if block.same_s < SAME_WORD_S:
            noise.add(block)
        if block.pause_s:
            self._begin_gap(block, block.pause_s)
        else:
            self._rate.add(block.n, self._maker.t0 - block.t0)
            if block.same_s >= STUCK_S:
                self._begin_gap(block, block.same_s)
        sigma, white = noise.block_mean(block.n), noise.white
        if sigma is None or white is None:
            return
        level = self._level
        if self._disturbance is None and level is not None:
            if self._lights_switch(block, level, sigma):
                return
            swing = self._swing_left(block.t0)
            if abs(block.mean - level) <= max(self._scale.far(sigma), swing) and block.same_s < SAME_WORD_S:
                if swing > sigma:
                    self._last_mean = block.mean
                    return
                unbroken = self._still.add(block, sigma, white, self._scale.widest)
                self._averaging = self._averaging and unbroken and self._still.seconds() < SURE_STILL_S
                self._track(block, level, events)
                return
            self._open(block.t0, level)
            self._still.clear()
            self._release_watch.clear()
            self._move(block, Motion.TOUCHED, events)
        self._watch(block, sigma, white, events)

    def _watch(self, block: ConversionBlock, sigma: float, white: float, events: list[SensingEvent]) -> None:
        """A block of a disturbance: extremes, plateau and release; the decision once the cell rests."""
        disturbance = self._open(block.t0, block.mean, unseen=inf if self._level is None else 0.0)
        disturbance.add(block)
        still_period = self._still
        plateau = still_period.level if still_period.count >= SETTLING_BLOCKS else None
        unbroken = still_period.add(block, sigma, white, self._scale.widest)
        if plateau is not None:
            if unbroken:
                self._last_still = block.t1
            elif abs(block.mean - plateau) > LEFT_G / self._scale.piece_g * self._scale.unit:
                disturbance.leave(plateau, self._last_still)
        scale = self._scale
        release = self._release_watch.add(block, sigma, white, self._maker.recent) if scale.unit else None
        since = None if not scale.unit or block.same_s >= SAME_WORD_S else disturbance.t0
        resting = find_resting_level(
            still_period if unbroken else None, self._history, since, release, sigma, scale.unit, scale.piece_g
        )
        if resting is None and not unbroken:
            self._preview()
            if self.tracked is not None:
                self.tracked.weighing = False
            if still_period.count < SETTLING_BLOCKS:
                self._move(block, Motion.TOUCHED, events)
            return
        if resting is not None or still_period.count >= SETTLING_BLOCKS:
            self._move(block, Motion.SETTLING, events)
        if resting is None:
            self._preview()
            return
        self._last_mean = block.mean
        resting = resting._replace(level=resting.level - self._creep.lag(resting.blocks))
        if self.tracked is not None:
            if self._scale.too_noisy(self._noise.block_mean(6)):
                return
            observation, earlier = self._observation(block, white, release, resting, disturbance), len(events)
            if not self.tracked.decide(observation, events):
                return
            self._learn(observation, events[earlier:])
            self._asked_in_lean = observation.common.grams != 0.0
        self._level, self._rest_t0 = resting.level, resting.t0
        self._creep.set_initial_level(self._level)
        self._release = release
        self._averaging = True
        self._disturbance = None
        self._move(block, Motion.QUIET, events)

    def _observation(
        self,
        block: ConversionBlock,
        white: float,
        release: Release | None,
        resting: RestingLevel,
        disturbance: Disturbance,
    ) -> RestObservation:
        finger = NOTHING_SEEN
        if release is not None:
            per_g = self._scale.unit / self._scale.piece_g
            finger = finger_after_release(release.fades, release.hidden / per_g, release.swing / per_g)
        wobble = self._wobble(resting, release, self._noise.block_mean(block.n))
        near = HELD_NEAR_G / self._scale.piece_g * self._scale.unit
        if wobble.held:
            disturbance.hold(resting.level, block.t1, block.t1 - resting.t0, near)
        held_t = disturbance.held_t if abs(resting.level - disturbance.held_level) <= near else None
        seconds = block.t1 - disturbance.t0
        drift = self._drift.bound_mg_per_min(self._scale.mg_per_count)
        creep = self._creep.estimate_since(resting.level, disturbance.pending_creep)
        return RestObservation(
            t=block.t1,
            t0=resting.t0,
            level=resting.level,
            seconds=block.t1 - resting.t0,
            noise=level_error(resting.noise, white, drift * seconds / 60.0, self._scale.unit, self._scale.piece_g),
            creep=creep.in_pieces(self._scale.signed, self._drift.expected_move(seconds)),
            wobble=wobble,
            held_t=held_t,
            common=self.compare(*self._before, block.t1) if isfinite(disturbance.unseen_s) else NO_COMPARISON,
            piece_g=self._scale.piece_g,
            noise_mg=white * (self._scale.mg_per_count or 0.0),
            drift_mg_per_min=drift,
            disturbance=disturbance,
            finger=finger,
            release=release,
            history=self._history,
        )

    def _preview(self) -> None:
        """Shows the likeliest count of the last blocks if they agree on it, still swinging or not."""
        if self.tracked is None or not self._scale.unit:
            return
        means = [mean for _, mean in self._history][-SETTLING_BLOCKS:]
        agree = len(means) == SETTLING_BLOCKS and max(means) - min(means) <= PREVIEW_PIECES * self._scale.unit
        self.tracked.preview(sum(means) / len(means) if agree else None)

    def _remember(self, block: ConversionBlock) -> None:
        """Keeps the block's mean in grams for the comparison with the other cells."""
        if not self._scale.signed:
            return
        if block.pause_s or block.same_s >= SAME_WORD_S:
            self.levels.clear()
        per_g = self._scale.signed / self._scale.piece_g
        sigma = self._noise.block_mean(block.n)
        self.levels.add(block.t1, block.mean / per_g, None if sigma is None else sigma / abs(per_g))

    def _wobble(self, resting: RestingLevel, release: Release | None, own: float | None) -> Wobble:
        """The wobble of the blocks since the cell rests; `own`: noise of a block mean (raw counts)."""
        if own is None:
            return NOT_MEASURED
        since = max(resting.t0 + BLOCK_S, self._history[-1][0] - SURE_STILL_S)
        blocks = [(t, mean) for t, mean in self._history if t >= since]
        ring = [0.0 if release is None else release.swing_in_mean(t, BLOCK_S) for t, _ in blocks]
        sds = [hypot(own, deviation) for deviation in ring]
        means = [mean for _, mean in blocks]
        return measure_wobble(means, sds, self._scale.unit / self._scale.piece_g, robust=resting.robust)

    def _learn(self, observation: RestObservation, decided: Sequence[SensingEvent]) -> None:
        """Teaches the creep gain from a sure change: its distance from whole pieces is creep."""
        for event in decided:
            if isinstance(event, CountChange) and event.confidence >= SURE:
                error = spread(event.pieces, observation.noise) * self._scale.unit
                beyond = event.fraction * self._scale.signed
                self._creep.learn_from_level(observation.level, observation.disturbance.pending_creep, beyond, error)

    # --- small steps

    def _open(self, t: float, level: float, unseen: float = 0.0) -> Disturbance:
        """The present disturbance, or a new one from `t` and `level` (raw counts); adds `unseen` seconds to it."""
        if self._disturbance is None:
            pending_creep = 0.0 if self._level is None else self._creep.pending_creep(self._level)
            self._disturbance = Disturbance(t, level, level, pending_creep)
            asked = self.tracked is not None and self.tracked.asked is not None
            if not (asked and self._asked_in_lean and t - self._before[1] < HISTORY_S):
                self._before = self._rest_t0, t
        self._disturbance.unseen_s += unseen
        return self._disturbance

    def _move(self, block: ConversionBlock, motion: Motion, events: list[SensingEvent]) -> None:
        if self.motion is not motion:
            self.motion = motion
            self.since = block.t1
            events.append(Activity(self.index, block.t1, motion))

    def _begin_gap(self, block: ConversionBlock, seconds: float) -> None:
        """Records `seconds` without measurement; from `GAP_S` the count is compared as after a restart."""
        self._open(block.t0, block.mean if self._level is None else self._level, unseen=seconds)
        self._still.clear()
        if self.tracked is not None and seconds >= GAP_S:
            self.tracked.begin_gap(seconds)

    def _track(self, block: ConversionBlock, level: float, events: list[SensingEvent]) -> None:
        """Follows drift with level and zero, at most as fast as drift can be; then audits the full count.

        Shortly after a decision the level is the growing average instead: its first blocks may hold a ringing.
        """
        self._noise.add_quiet_difference(block.mean - self._last_mean)
        self._last_mean = block.mean
        seconds = max(self._maker.t0 - block.t0, 0.001)
        if self._averaging:
            move = self._still.level - self._creep.lag(self._still.blocks) - level
        else:
            creeps = self._creep.last_block_shift()
            move = (block.mean - level - creeps) * TRACKING
            fastest = self._scale.fastest_drift(seconds)
            move = max(-fastest, min(fastest, move))
            self._drift.add(move, seconds)
            move += creeps
        self._level = level + move
        if self.tracked is not None:
            self.tracked.follow_drift(move)
            resting = self._creep.final_level(self._level)
            self.tracked.check_against_ledger(block.t1, resting, self._scale.flicker, events)

    def _lights_switch(self, block: ConversionBlock, level: float, sigma: float) -> bool:
        """Whether the lights may just be switching, and the block lies where the cell was or will be."""
        if block.t0 >= self._lights_t + LIGHTS_S:
            return False
        low, high = sorted((level - self._lights_step, level))
        far = self._scale.far(sigma)
        return low - far <= block.mean <= high + far

    def _swing_left(self, t: float) -> float:
        """Largest deviation of a block mean by the swing that the last hand left (raw counts)."""
        if self._release is None:
            return 0.0
        return min(SWING_IN_BLOCK * self._release.swing_at(t), self._scale.widest)

    def _fault(self, now: float, began: float) -> Message | None:
        """Why the cell has no count at `now`; None: it has one."""
        fault = converter_fault(self._maker, self.index, now, began)
        if fault is not None or self.tracked is None:
            return fault or Message("cell-uncalibrated", {"cell": self.index})
        if self._scale.too_noisy(self._noise.block_mean(6)):
            mg = (self._noise.white or 0) * (self._scale.mg_per_count or 0)
            return Message("cell-noisy", {"cell": self.index, "noise_mg": round(mg)})
        return None

    # --- commands and state

    def set_count(self, n: int, now: float | None = None) -> None:
        """Takes a person's count at hub time `now`.

        It holds at once if the cell is quiet, else from its next sure resting level. Without conversions it is compared
        with the next resting level.
        """
        disturbance, level = self._disturbance, self._level
        if self.tracked is None:
            return
        self._state = None
        if level is not None and self._reset_if_faulty(now):
            self.tracked.set_manual_count_without_signal(n)
            self._open(self._maker.last_t or 0.0, level, unseen=inf)
            return
        quiet = self.motion is Motion.QUIET and disturbance is None
        resting = None if disturbance is not None and disturbance.unseen else level
        if not quiet and self._still.count >= STILL_BLOCKS:
            resting = self._still.level
            if disturbance is not None:
                disturbance.pending_creep = self._creep.pending_creep(resting)  # it creeps on from there
        self.tracked.set_manual_count(n, resting, quiet=quiet)

    def expect_lights(self, lit: float, now: float) -> bool:
        """The share `lit` of the lights (0 to 1) is lit from hub time `now` on: level and zero step with them.

        All levels that are kept move, as if the lights had been like this before: the step is no part of a change.
        Returns whether there is a step.
        """
        step = self._all_lights * lit - self._lights
        if self.tracked is None or not step:
            return False
        self._lights += step
        self._lights_step, self._lights_t = step, now
        self.tracked.follow_drift(step)
        self._level = None if self._level is None else self._level + step
        self._last_mean += step
        self._still.move(step)
        self._history = deque([(t, mean + step) for t, mean in self._history], maxlen=HISTORY_BLOCKS)
        self.levels.move(step / self._scale.signed * self._scale.piece_g)
        self._state = None
        return True

    @property
    def journal_zero(self) -> float | None:
        """The tracked zero for the journal (raw counts with dark lights); None: none yet."""
        zero = self.tracked.journal_zero if self.tracked is not None else None
        return None if zero is None else zero - self._lights

    def resume(
        self, count: int | None, zero: float | None, gap_s: float, drift: float | None, now: float | None = None
    ) -> None:
        """Restores the journal's count and zero at hub time `now`; the next sure resting level is compared with them.

        `zero`: raw counts with dark lights; `gap_s`: seconds since they were stored; `drift`: mg/min before the gap
        (None: unknown).
        """
        if self.tracked is not None and count is not None:
            self._state = None
            self._reset_if_faulty(now)
            self.tracked.resume(count, None if zero is None else zero + self._lights, gap_s, drift)
            self._open(self._maker.last_t or 0.0, self._level or 0.0, unseen=inf)

    def _reset_if_faulty(self, now: float | None) -> bool:
        """Forgets the present still period if the cell gives no good conversions at `now`; returns whether it did."""
        faulty = now is not None and converter_fault(self._maker, self.index, now, now) is not None
        if faulty:
            self._still.clear()
            self._release_watch.clear()
        return faulty

    @property
    def creep(self) -> CreepGain:
        """The creep gain learnt so far."""
        return self._creep.gain

    def steady(self) -> CellReading | None:
        """The steady level for weighing; None while a finger may rest there."""
        return self._steady.reading(self._noise.white)

    def state(self, now: float, began: float = 0.0) -> CellState:
        """The cell's state at hub time `now`; `began`: hub time from which conversions are expected."""
        fault = self._fault(now, began)
        if self._state is None or self._state.fault != fault:
            self._state = self._state_with(fault)
        return self._state

    def _state_with(self, fault: Message | None) -> CellState:
        count = self.tracked
        noise, drift, mg = self._noise.white, self._drift.per_s, self._scale.mg_per_count
        reading, audit = None, None
        level = self._still.level if self._still.count else self._level
        if count is not None and level is not None and fault is None:
            reading = count.reading(level)
            if self.motion is Motion.QUIET:
                audit = count.audit(self._creep.final_level(level), self._scale.flicker)
        return CellState(
            activity=Motion.UNKNOWN if fault is not None and count is not None else self.motion,
            since=self.since,
            count=count.count if count is not None and fault is None else None,
            sure=count is not None and count.sure and not count.weighing and fault is None,
            weighing=count is not None and count.weighing,
            provisional=count.provisional if count is not None and fault is None else None,
            grams=None if reading is None else reading * self._scale.piece_g,
            noise_mg=None if noise is None or mg is None else noise * mg,
            drift_mg_per_min=None if drift is None or mg is None else drift * mg * 60.0,
            rate_hz=self._rate.hz,
            fraction=None if reading is None else reading - round(reading),
            reading=reading,
            fault=fault,
            audit=audit,
        )

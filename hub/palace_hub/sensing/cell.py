"""One compartment's cell: from conversions to blocks, from blocks to stillness, from stillness to the count.

A pure function of what came before, the conversion and its time. A hand opens an episode; when the cell lies still
again the count judges it (counting): after `STILL_S` at the earliest, later where a resting finger must have gone.
"""

from collections import deque
from collections.abc import Sequence
from math import hypot, sqrt

from palace_hub.locale.message import Message
from palace_hub.sensing.calibration import CellCalibration
from palace_hub.sensing.conversions import SAME_WORD_S, Block, BlockMaker
from palace_hub.sensing.counting import SURE_STILL_S, TrackedCount
from palace_hub.sensing.creep import CREEP_PER_DECADE, WORST_CREEP, Creep
from palace_hub.sensing.episode import Episode, Stillness
from palace_hub.sensing.events import Activity, CellReading, CellState, Motion, SensingEvent
from palace_hub.sensing.hearing import STUCK_S, unheard
from palace_hub.sensing.lattice import NOMINAL_G, UNSEEN, left
from palace_hub.sensing.leaving import Leaving
from palace_hub.sensing.release import Release
from palace_hub.sensing.rest import Rest
from palace_hub.sensing.stillness import CALM_SIGMAS, DriftMeter, NoiseMeter, RateMeter, Spell, calm, level_error

# The earliest answer: five blocks, so that noise, hum and the end of a ringing average out.
STILL_S = 0.36
STILL_BLOCKS = 5
SETTLING_BLOCKS = 3

# How fast a zero is followed: 1 kg cells warm up at 0.19 g a minute. What is faster is not drift.
FASTEST_DRIFT_G_PER_MIN = 0.25
TRACKING = 0.1  # of the distance, per block: a time constant of about a second

# A quiet cell is left by a block this far away: standard deviations of a block mean, but never more than a part of a
# piece, whatever the noise.
LEAVING_SIGMAS = 6.0
LEAVING_PIECES = 0.3

# What of a swing is left in the mean of a block, at the most.
SWING_IN_BLOCK = 0.25

# A still level has been left where a block lies so far off; the end of a swing only breaks the spell.
LEFT_G = 0.5

# Block means kept for the evidence of a decision: eight seconds.
HISTORY_BLOCKS = 96

# Conversions missing for longer: whatever happened meanwhile was not seen.
GAP_S = 1.0
# Standard deviation of a block mean, in pieces, above which single pieces cannot be told: five blocks and a level
# before then give a change to 0.1 of a piece.
NOISIEST_PIECES = 0.15


class CellSensing:
    """Cell `index` with its calibration (None: no count), count (None: unknown) and tracked zero (None: not yet)."""

    def __init__(
        self, index: int, calibration: CellCalibration | None, count: int | None = None, zero: float | None = None
    ) -> None:
        self.index = index
        self.tracked = TrackedCount(index, calibration, count, zero) if calibration else None
        self.motion = Motion.UNKNOWN
        self.since = 0.0
        self._unit = abs(calibration.counts_per_piece) if calibration else 0.0
        self._piece_g = NOMINAL_G[index]
        self._maker = BlockMaker()
        self._noise = NoiseMeter()
        self._drift = DriftMeter()
        self._rate = RateMeter()
        self._spell = Spell()
        self._rest = Rest()
        self._creep = Creep()
        self._sign = -1 if calibration is not None and calibration.counts_per_piece < 0 else 1
        self._leaving = Leaving(self._sign)
        self._episode: Episode | None = None
        self._level: float | None = None
        self._history: deque[tuple[float, float]] = deque(maxlen=HISTORY_BLOCKS)
        self._last_mean = 0.0
        self._last_still = 0.0
        self._release: Release | None = None
        self._averaging = False

    def feed(self, conversions: Sequence[tuple[float, int | None]]) -> list[SensingEvent]:
        """Takes conversions (hub seconds, raw counts or None where the node refused one) and says what they told."""
        events: list[SensingEvent] = []
        receive = self._maker.receive
        for t, raw in conversions:
            if raw is not None:
                block = receive(t, raw)
                if block is not None:
                    self._judge(block, events)
                    self._creep.see(block)
                    self._rest.see(block, self._spell, self._noise.block_mean(block.n))
        return events

    # --- from outside

    def set_count(self, n: int, now: float | None = None) -> None:
        """A person's count (at hub time `now`): holds at once where the cell is quiet, otherwise from its next sure
        stillness on; where the cell gives nothing it is compared with what that gives next."""
        episode, level = self._episode, self._level
        if self.tracked is None:
            return
        if level is not None and self._dropped_unheard(now):
            self.tracked.answer_unheard(n)
            self._open(self._maker.last_t or 0.0, level, unseen=True)
            return
        quiet = self.motion is Motion.QUIET and episode is None
        lies = None if episode is not None and episode.unseen else level
        if not quiet and self._spell.count >= STILL_BLOCKS:
            lies = self._spell.level
        self.tracked.answer(n, lies, quiet=quiet)

    def resume(
        self, count: int | None, zero: float | None, gap_s: float, drift: float | None, now: float | None = None
    ) -> None:
        """Stands (at hub time `now`) where the journal left off, `gap_s` seconds ago, with `drift` mg a minute; the
        cell is compared as soon as it lies still."""
        if self.tracked is not None and count is not None:
            self._dropped_unheard(now)
            self.tracked.resume(count, zero, gap_s, drift)
            self._open(self._maker.last_t or 0.0, self._level or 0.0, unseen=True)

    def _dropped_unheard(self, now: float | None) -> bool:
        """Drops what the cell lay like before it gave nothing, which says nothing of what is said of it now; whether it
        does give nothing."""
        silent = now is not None and unheard(self._maker, self.index, now, now) is not None
        if silent:
            self._spell.clear()
            self._leaving.clear()
        return silent

    def steady(self) -> CellReading | None:
        """The level that the cell lies at, once no finger can rest there any more."""
        return self._rest.reading(self._noise.white)

    def state(self, now: float, began: float = 0.0) -> CellState:
        """The cell at hub time `now`, which tells a silent cell from a quiet one; listened to since `began`."""
        fault = self._fault(now, began)
        count = self.tracked
        noise, drift, mg = self._noise.white, self._drift.per_s, self._mg_per_count()
        reading, audit = None, None
        level = self._spell.level if self._spell.count else self._level
        if count is not None and level is not None and fault is None:
            reading = count.reading(level)
            if self.motion is Motion.QUIET:
                audit = count.audit(level, self._flicker())
        return CellState(
            activity=Motion.UNKNOWN if fault is not None and count is not None else self.motion,
            since=self.since,
            count=count.count if count is not None and fault is None else None,
            sure=count is not None and count.sure and not count.weighing and fault is None,
            weighing=count is not None and count.weighing,
            grams=None if reading is None else reading * self._piece_g,
            noise_mg=None if noise is None or mg is None else noise * mg,
            drift_mg_per_min=None if drift is None or mg is None else drift * mg * 60.0,
            rate_hz=self._rate.hz,
            fraction=None if reading is None else reading - round(reading),
            reading=reading,
            fault=fault,
            audit=audit,
        )

    # --- from block to block

    def _judge(self, block: Block, events: list[SensingEvent]) -> None:
        noise = self._noise
        self._history.append((block.t1, block.mean))
        if block.same_s < SAME_WORD_S:
            noise.add(block)
        if block.pause_s:
            self._unwatched(block, block.pause_s)
        else:
            self._rate.add(block.n, self._maker.t0 - block.t0)
            if block.same_s >= STUCK_S:
                self._unwatched(block, block.same_s)
        sigma, white = noise.block_mean(block.n), noise.white
        if sigma is None or white is None:
            return
        level = self._level
        if self._episode is None and level is not None:
            swing = self._swing_left(block.t0)
            if abs(block.mean - level) <= max(self._far(sigma), swing) and block.same_s < SAME_WORD_S:
                if swing > sigma:
                    self._last_mean = block.mean
                    return
                unbroken = self._spell.add(block, sigma, white, self._widest())
                self._averaging = self._averaging and unbroken and self._spell.seconds() < SURE_STILL_S
                self._track(block, level, events)
                return
            self._open(block.t0, level, unseen=False)
            self._spell.clear()
            self._leaving.clear()
            self._move(block, Motion.TOUCHED, events)
        self._watch(block, sigma, white, events)

    def _watch(self, block: Block, sigma: float, white: float, events: list[SensingEvent]) -> None:
        """A block of an episode: hand evidence, the still spell, and the decision once it has lasted."""
        episode = self._open(block.t0, block.mean, unseen=self._level is None)
        episode.see(block)
        spell = self._spell
        plateau = spell.level if spell.count >= SETTLING_BLOCKS else None
        unbroken = spell.add(block, sigma, white, self._widest())
        if plateau is not None:
            if unbroken:
                self._last_still = block.t1
            elif abs(block.mean - plateau) > LEFT_G / self._piece_g * self._unit:
                episode.plateau, episode.plateau_t = plateau, self._last_still
        release = self._leaving.add(block, sigma, white, self._maker.recent) if self._unit else None
        lies = self._lies(block, sigma, release, unbroken, episode)
        if lies is None and not unbroken:
            if self.tracked is not None:
                self.tracked.weighing = False
            if spell.count < SETTLING_BLOCKS:
                self._move(block, Motion.TOUCHED, events)
            return
        if lies is not None or spell.count >= SETTLING_BLOCKS:
            self._move(block, Motion.SETTLING, events)
        if lies is None:
            return
        self._last_mean = block.mean
        if self.tracked is not None:
            if self._noisy():
                return
            if not self.tracked.decide(self._stillness(block, white, release, lies, episode), events):
                return
        self._level = lies[1]
        self._creep.lay_at(self._level)
        self._release = release
        self._averaging = True
        self._episode = None
        self._move(block, Motion.QUIET, events)

    def _lies(
        self, block: Block, sigma: float, release: Release | None, unbroken: bool, episode: Episode
    ) -> tuple[float, float, float] | None:
        """Since when the cell has been lying still, at what level, and its noise: by a spell that is sure, a calm, a
        younger spell, or the free swing. None where it does not."""
        spell = self._spell
        still = unbroken and spell.count >= STILL_BLOCKS and spell.seconds() >= STILL_S
        lies = (spell.t0, spell.level, sigma / sqrt(max(1, spell.blocks))) if still else None
        if not (still and spell.seconds() >= SURE_STILL_S) and self._unit and block.same_s < SAME_WORD_S:
            limit = max(CALM_SIGMAS * sigma, LEFT_G / self._piece_g * self._unit)
            rest = calm(tuple(self._history), episode.t0, limit, self._unit, SURE_STILL_S)
            if rest is not None:
                return *rest, sigma / sqrt(STILL_BLOCKS)
        if lies is None and release is not None and block.t1 - release.t0 >= STILL_S:
            return (release.t0, release.level, release.error) if release.holds(self._history, self._unit) else None
        return lies

    def _stillness(
        self, block: Block, white: float, release: Release | None, lies: tuple[float, float, float], episode: Episode
    ) -> Stillness:
        finger = UNSEEN
        if release is not None:
            per_g = self._unit / self._piece_g
            finger = left(release.fades, release.hidden / per_g)
        t0, level, noise = lies
        creep = CREEP_PER_DECADE * (self._creep.owed(level) - episode.owed)
        drift = self._drift.bound_mg_per_min(self._mg_per_count())
        drifted = drift * (block.t1 - episode.t0) / 60.0
        return Stillness(
            t=block.t1,
            t0=t0,
            level=level,
            seconds=block.t1 - t0,
            error=level_error(hypot(noise, creep), white, drifted, self._unit, self._piece_g),
            sinks=WORST_CREEP * creep * self._sign / self._unit if self._unit else 0.0,
            noise_mg=white * (self._mg_per_count() or 0.0),
            drift_mg_per_min=drift,
            episode=episode,
            finger=finger,
            release=release,
            history=self._history,
        )

    # --- small steps

    def _open(self, t: float, level: float, *, unseen: bool) -> Episode:
        """The present episode, begun at `t` from `level` if there is none."""
        if self._episode is None:
            owed = 0.0 if self._level is None else self._creep.owed(self._level)
            self._episode = Episode(t, level, level, owed)
        self._episode.unseen = self._episode.unseen or unseen
        return self._episode

    def _move(self, block: Block, motion: Motion, events: list[SensingEvent]) -> None:
        if self.motion is not motion:
            self.motion = motion
            self.since = block.t1
            events.append(Activity(self.index, block.t1, motion))

    def _unwatched(self, block: Block, seconds: float) -> None:
        """Nothing was measured for `seconds`: after more than `GAP_S` the count stands as after a restart."""
        self._open(block.t0, block.mean if self._level is None else self._level, unseen=True)
        self._spell.clear()
        if self.tracked is not None and seconds >= GAP_S:
            self.tracked.unwatched(seconds)

    def _track(self, block: Block, level: float, events: list[SensingEvent]) -> None:
        """Follows drift: level and zero together, never faster than drift goes, save that the level just decided on is
        still being averaged (the end of a ringing may be in its first blocks)."""
        self._noise.add_quiet(block.mean - self._last_mean)
        self._last_mean = block.mean
        seconds = max(self._maker.t0 - block.t0, 0.001)
        if self._averaging:
            move = self._spell.level - level
        else:
            move = (block.mean - level) * TRACKING
            if self._unit:
                fastest = FASTEST_DRIFT_G_PER_MIN / 60.0 * seconds / self._piece_g * self._unit
                move = max(-fastest, min(fastest, move))
            self._drift.add(move, seconds)
        self._level = level + move
        if self.tracked is not None:
            self.tracked.shift(move)
            self.tracked.hold_against_ledger(block.t1, self._level, self._flicker(), events)

    def _swing_left(self, t: float) -> float:
        """How far a block mean may still lie off the level for the swing that the last hand left (raw counts)."""
        if self._release is None:
            return 0.0
        return min(SWING_IN_BLOCK * self._release.swing_at(t), LEAVING_PIECES * self._unit)

    def _far(self, sigma: float) -> float:
        far = LEAVING_SIGMAS * sigma
        return min(far, LEAVING_PIECES * self._unit) if self._unit else far

    def _widest(self) -> float:
        return LEAVING_PIECES * self._unit if self._unit else float("inf")

    def _flicker(self) -> float:
        return level_error(0.0, 0.0, 0.0, 1.0, self._piece_g)

    def _mg_per_count(self) -> float | None:
        return self._piece_g * 1000.0 / self._unit if self._unit else None

    def _noisy(self) -> bool:
        sigma = self._noise.block_mean(6)
        return sigma is not None and self._unit > 0 and sigma > NOISIEST_PIECES * self._unit

    def _fault(self, now: float, began: float) -> Message | None:
        silent = unheard(self._maker, self.index, now, began)
        if silent is not None or self.tracked is None:
            return silent or Message("cell-uncalibrated", {"cell": self.index})
        if self._noisy():
            mg = (self._noise.white or 0) * (self._mg_per_count() or 0)
            return Message("cell-noisy", {"cell": self.index, "noise_mg": round(mg)})
        return None

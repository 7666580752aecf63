"""Creep of a load cell: predicted from its load history, with a gain learnt from its own levels.

Creep is modelled as even over the decades of time: `LoadHistory` gives the creep still to come for a gain of 1, and the
gain (`CreepGain`) is a Bayesian estimate from untouched levels. Data sheets only bound the gain, and cheap cells of one
batch differ threefold. With a known gain a level is corrected before the creep has died away.
"""

from collections import deque
from dataclasses import dataclass
from math import expm1, hypot, log10

from palace_hub.sensing.signal.conversions import SAME_WORD_S, ConversionBlock
from palace_hub.sensing.signal.stillness import BLOCK_RANGE_SIGMAS

RELAXATIONS_PER_DECADE = 2
RELAXATIONS_S = tuple(
    0.1 * 10 ** (i / RELAXATIONS_PER_DECADE) for i in range(round(RELAXATIONS_PER_DECADE * log10(300.0 / 0.1)) + 1)
)


class LoadHistory:
    """The load of the last minutes: one exponential average per time constant in `RELAXATIONS_S`, in raw counts.

    During a pause the load is the mean of the loads before and after it. Before the first block the load is unknown
    (that block may hold a hand): until `set_initial_level`, the queried level stands for it.
    """

    __slots__ = ("_initial_parts", "_last", "_t", "_terms")

    def __init__(self) -> None:
        self._terms = [0.0] * len(RELAXATIONS_S)
        self._initial_parts = [1.0] * len(RELAXATIONS_S)  # weight that the time before the first block still has
        self._t: float | None = None
        self._last = 0.0

    def add(self, block: ConversionBlock) -> None:
        """Takes a block."""
        begun = block.t0 if self._t is None else max(self._t, block.t0)
        if self._t is not None and begun > self._t:
            self._relax(0.5 * (self._last + block.mean), begun - self._t)
        self._relax(block.mean, max(0.0, block.t1 - begun))
        self._t, self._last = block.t1, block.mean

    def _relax(self, force: float, seconds: float) -> None:
        gains = [-expm1(-seconds / tau) for tau in RELAXATIONS_S]
        self._terms = [term + (force - term) * gain for term, gain in zip(self._terms, gains, strict=True)]
        if self._initial_parts[-1]:
            self._initial_parts = [part - part * gain for part, gain in zip(self._initial_parts, gains, strict=True)]

    def set_initial_level(self, level: float) -> bool:
        """Takes the first known level (raw counts) for the load before the first block; returns whether it was unknown.

        Later calls have no effect.
        """
        first = self._initial_parts[-1] > 0.0
        self._terms = [term + part * level for term, part in zip(self._terms, self._initial_parts, strict=True)]
        self._initial_parts = [0.0] * len(RELAXATIONS_S)
        return first

    def pending_creep(self, level: float) -> float:
        """Creep still to come from `level` for a gain of 1 per decade (raw counts; positive: the level sinks)."""
        if not self._initial_parts[-1]:  # the usual case in short: no weight is left before the first block
            return sum([term - level for term in self._terms]) / RELAXATIONS_PER_DECADE
        parts = zip(self._terms, self._initial_parts, strict=True)
        return sum(term + (part - 1.0) * level for term, part in parts) / RELAXATIONS_PER_DECADE


CREEP_PER_DECADE = 0.0015
"""Usual creep gain, as a part of the load per decade of time: good cells 0.0002 to 0.0005, cheap ones 0.0007 to 0.002
(SENSING). It caps the gain's error in use."""
UNKNOWN_GAIN_ERROR = 0.003
"""Prior standard deviation of the gain, around 0: twice the usual gain (assumed)."""
SIGNIFICANT_SIGMAS = 2.0
"""Standard deviations above 0 from which a gain corrects levels: below, it may be noise (assumed)."""
BOUND_SIGMAS = 4.0
"""Standard deviations between the expected and the worst creep; without data that is four times the usual creep."""
MODEL_ERROR = 0.15
"""Least relative error of a gain: creep is not quite even over the decades, nor is the load exact (assumed)."""

RUN_SIGMAS = 5.0
"""Standard deviations of a block mean by which a block may leave the one before within one run (assumed)."""
RUN_BEGINS_S = 1.0
"""Seconds at the start of a run that are left out: the swing after a hand is over (0.5 s on sponge pads)."""
RUN_ENDS_S = 30.0
"""Seconds after which a run ends: over longer times drift is not linear (assumed)."""
LEAST_RUN = 12
"""Fewest blocks of a run that teach the gain (1 s, assumed)."""
PAST_BLOCKS = 32
"""Blocks for which the pending creep is kept: as many as a level may average."""
BLOCK_SIGMAS = 2.0
"""Factor on the noise of a block in a fit: hum and flicker correlate successive block means (assumed)."""
LARGEST_RESIDUAL = 1.0
"""Largest mean square residual of a fit, in units of that noise; above it, something else moved the level."""


@dataclass(frozen=True, slots=True)
class CreepEstimate:
    """How far creep has moved a level (raw counts or pieces, signed)."""

    expected: float = 0.0
    error: float = 0.0
    """Standard deviation of `expected`."""
    least: float = 0.0
    """Lower bound (`BOUND_SIGMAS`)."""
    most: float = 0.0
    """Upper bound (`BOUND_SIGMAS`)."""

    def in_pieces(self, unit: float, drifted: float) -> "CreepEstimate":
        """The same in pieces of `unit` raw counts, plus a drift of `drifted` raw counts."""
        least, most = sorted(((self.least + drifted) / unit, (self.most + drifted) / unit))
        return CreepEstimate((self.expected + drifted) / unit, self.error / abs(unit), least, most)

    @property
    def sinks(self) -> float:
        """How much lower than expected the final level may lie (never negative)."""
        return self.most - self.expected

    @property
    def rises(self) -> float:
        """How much higher than expected the final level may lie (never negative)."""
        return self.expected - self.least


@dataclass(frozen=True, slots=True)
class CreepGain:
    """A cell's creep gain: the part of a load by which it creeps in each decade of time."""

    mean: float = 0.0
    error: float = UNKNOWN_GAIN_ERROR
    """Standard deviation of `mean`."""

    def estimate(self, pending_creep: float) -> CreepEstimate:
        """The creep since an earlier moment; `pending_creep`: its difference to that moment (raw counts, signed)."""
        error = max(min(self.error, CREEP_PER_DECADE), MODEL_ERROR * self.mean)
        worst = (
            pending_creep * max(0.0, self.mean - BOUND_SIGMAS * error),
            pending_creep * (self.mean + BOUND_SIGMAS * error),
        )
        if not self.significant:
            error = min(hypot(self.mean, error), CREEP_PER_DECADE)
        return CreepEstimate(pending_creep * self.applied, abs(pending_creep) * error, min(worst), max(worst))

    @property
    def significant(self) -> bool:
        """The gain lies clearly above 0."""
        return self.mean > SIGNIFICANT_SIGMAS * self.error

    @property
    def applied(self) -> float:
        """The gain that corrects levels: `mean` once it is significant, 0 before."""
        return self.mean if self.significant else 0.0

    def updated(self, pending_creep: float, beyond: float, error: float) -> "CreepGain":
        """The posterior gain after a level was measured `beyond` its expected creep.

        `pending_creep`: creep for a gain of 1; `error`: standard deviation of `beyond`; all raw counts. An outlier
        beyond `BOUND_SIGMAS` leaves the gain unchanged.
        """
        beyond -= (self.mean - self.applied) * pending_creep
        if abs(beyond) > BOUND_SIGMAS * hypot(self.error * pending_creep, error):
            return self
        of = self.error**2 * pending_creep / ((self.error * pending_creep) ** 2 + error**2)
        return CreepGain(max(0.0, self.mean + of * beyond), self.error * (1 - of * pending_creep) ** 0.5)


class CreepFit:
    """Least squares over the blocks of one run: level = constant + gain x pending creep + drift x time.

    Gain and drift have Gaussian priors; sums are kept relative to the first block.
    """

    __slots__ = ("_drift", "_first", "_sums", "began", "n")

    def __init__(self, began: float) -> None:
        self.began = began
        self.n = 0
        self._drift = 0.0
        self._first = (0.0, 0.0, 0.0)
        self._sums = [0.0] * 10

    def add(self, t: float, level: float, pending_creep: float, sigma: float, drift: float) -> None:
        """Adds a block at hub time `t` (raw counts); `sigma`: noise of its mean; `drift`: drift's prior (per s)."""
        if not self.n:
            self._first = (t, level, pending_creep)
        self.n += 1
        self._drift = max(self._drift, drift)
        t, y, h = (value - first for value, first in zip((t, level, pending_creep), self._first, strict=True))
        terms = (1.0, h, t, y, h * h, h * t, t * t, h * y, t * y, y * y)
        weight = (BLOCK_SIGMAS * sigma) ** -2
        self._sums = [total + weight * term for total, term in zip(self._sums, terms, strict=True)]

    def posterior(self, before: CreepGain) -> CreepGain:
        """The gain after the run; `before` if the run is too short or does not fit the model."""
        if self.n < LEAST_RUN:
            return before
        w, h, t, y, hh, ht, tt, hy, ty, yy = self._sums
        hh, ht, tt = hh - h * h / w, ht - h * t / w, tt - t * t / w
        hy, ty, yy = hy - h * y / w, ty - t * y / w, yy - y * y / w
        prior, still = before.error**-2, self._drift**-2
        a, b, c = hh + prior, ht, tt + still
        p, q = hy + before.mean * prior, ty
        det = a * c - b * b
        mean, drift = (c * p - b * q) / det, (a * q - b * p) / det
        residual = yy - 2 * (mean * hy + drift * ty) + mean * mean * hh + 2 * mean * drift * ht + drift * drift * tt
        if residual > LARGEST_RESIDUAL * self.n:
            return before
        return CreepGain(max(0.0, mean), (c / det) ** 0.5)


class CreepTracker:
    """One cell's creep: its load history and the gain learnt so far."""

    __slots__ = ("_base", "_creep", "_known", "_last", "_past", "_run", "gain")

    def __init__(self, known: CreepGain | None = None) -> None:
        self._creep = LoadHistory()
        self._known = known or CreepGain()  # before the present run
        self._run: CreepFit | None = None
        self.gain = self._known  # with the present run included
        self._last = 0.0
        self._base: float | None = None  # reference level of the pending creep in `_past`
        self._past: deque[float] = deque([0.0, 0.0], maxlen=PAST_BLOCKS)  # pending creep after each block

    def add(
        self, block: ConversionBlock, sigma: float | None, white: float | None, widest: float, drift: float
    ) -> None:
        """Takes a block. All arguments in raw counts.

        `sigma`: noise of its mean; `white`: noise of a conversion (None: not known yet); `widest`: a difference of
        levels that means a movement; `drift`: largest drift per second.
        """
        self._creep.add(block)
        base = self._base = block.mean if self._base is None else self._base
        pending_creep = self._creep.pending_creep(base)
        self._past.append(pending_creep)
        apart, self._last = abs(block.mean - self._last), block.mean
        if sigma is None or white is None:
            return
        run, torn = self._run, block.pause_s or block.same_s >= SAME_WORD_S
        if torn or apart > min(RUN_SIGMAS * sigma, widest) or block.high - block.low > BLOCK_RANGE_SIGMAS * white:
            self._known = self.gain
            self._run = None if torn else CreepFit(block.t1)
        elif run is not None and RUN_BEGINS_S <= block.t1 - run.began <= RUN_ENDS_S:
            run.add(block.t1, block.mean, pending_creep, sigma, drift)
            self.gain = run.posterior(self._known)

    def set_initial_level(self, level: float) -> None:
        """Tells that the cell was at `level` (raw counts) before the first block."""
        if self._creep.set_initial_level(level):
            self._base = level
            self._past.extend([self._creep.pending_creep(level)] * PAST_BLOCKS)
            self._run = None
            self.gain = self._known

    def pending_creep(self, level: float) -> float:
        """Creep still to come from `level` for a gain of 1 per decade (raw counts, signed)."""
        return self._creep.pending_creep(level)

    def last_block_shift(self) -> float:
        """Expected creep during the last block (raw counts, signed)."""
        return self.gain.applied * (self._past[-1] - self._past[-2])

    def lag(self, blocks: int) -> float:
        """Expected difference of the mean of the last `blocks` blocks from the present level (raw counts, signed)."""
        past = tuple(self._past)[-blocks:]
        return self.gain.applied * (sum(past) / len(past) - past[-1])

    def final_level(self, level: float) -> float:
        """The level (raw counts) to which an untouched cell at `level` creeps in the end."""
        return level - self.gain.applied * self.pending_creep(level)

    def learn_from_level(self, level: float, pending_creep: float, beyond: float, error: float) -> None:
        """Updates the gain from a `level` whose true value is known. All arguments in raw counts.

        `pending_creep`: its value before the disturbance; `beyond`: level less expected level; `error`: standard
        deviation of `beyond`.
        """
        self._known = self.gain = self.gain.updated(self.pending_creep(level) - pending_creep, beyond, error)
        self._run = None if self._run is None else CreepFit(self._run.began)

    def estimate_since(self, level: float, pending_creep: float) -> CreepEstimate:
        """How far creep has moved `level` (raw counts) since the pending creep was `pending_creep`."""
        return self.gain.estimate(self.pending_creep(level) - pending_creep)

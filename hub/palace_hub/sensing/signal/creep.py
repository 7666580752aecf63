"""How much a cell creeps, learnt from how its level goes on while nobody touches it.

Data sheets give the worst of a series, and cheap cells of one bag differ three times over. What a cell has shown after
one press foretells what it does after the next, so that its level can be read before the creep has died away.
"""

from collections import deque
from dataclasses import dataclass
from math import expm1, hypot, log10

from palace_hub.sensing.signal.conversions import SAME_WORD_S, Block
from palace_hub.sensing.signal.stillness import BLOCK_RANGE_SIGMAS

# A creep that is even over the decades is a sum of relaxations (s), as many in each decade. What takes longer than the
# slowest is followed as drift is.
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
        self._initial_parts = [1.0] * len(RELAXATIONS_S)  # the parts that the time before the first block still has
        self._t: float | None = None
        self._last = 0.0

    def add(self, block: Block) -> None:
        """Takes a block into account."""
        begun = block.t0 if self._t is None else max(self._t, block.t0)
        if self._t is not None and begun > self._t:
            self._relax(0.5 * (self._last + block.mean), begun - self._t)
        self._relax(block.mean, max(0.0, block.t1 - begun))
        self._t, self._last = block.t1, block.mean

    def _relax(self, force: float, seconds: float) -> None:
        for i, tau in enumerate(RELAXATIONS_S):
            taken = -expm1(-seconds / tau)
            self._terms[i] += (force - self._terms[i]) * taken
            self._initial_parts[i] -= self._initial_parts[i] * taken

    def set_initial_level(self, level: float) -> bool:
        """The first level (raw counts) that is known: there the cell lay before the first block. Later ones say nothing
        of that time; whether this was the first."""
        first = self._initial_parts[-1] > 0.0
        self._terms = [seen + part * level for seen, part in zip(self._terms, self._initial_parts, strict=True)]
        self._initial_parts = [0.0] * len(RELAXATIONS_S)
        return first

    def pending_creep(self, level: float) -> float:
        """What a cell that creeps by the whole of a force in each decade would still sink by from `level` (raw
        counts, signed)."""
        parts = zip(self._terms, self._initial_parts, strict=True)
        return sum(seen + (part - 1.0) * level for seen, part in parts) / RELAXATIONS_PER_DECADE


# Cells creep by 0.02 to 0.05 (good) or 0.07 to 0.2 % (cheap) of a force for each decade of time (SENSING).
CREEP_PER_DECADE = 0.0015
# How much a cell may creep that has shown nothing yet (standard deviation, about none), as far as learning goes.
UNKNOWN_GAIN_ERROR = 0.003
# Creep that may as well be noise is not taken off a level.
SIGNIFICANT_SIGMAS = 2.0
# What a cell may be off from what is expected of it, in standard deviations: before it has shown anything that is four
# times the usual creep.
BOUND_SIGMAS = 4.0
# Creep is not quite even over the decades, and no force is known better than its blocks: this part is never learnt.
MODEL_ERROR = 0.15

# A run of blocks is of one force while each lies this near the one before (standard deviations of a block mean).
RUN_SIGMAS = 5.0
# What the hand and the swing leave is over after so long, and drift is not even for longer than this.
RUN_BEGINS_S = 1.0
RUN_ENDS_S = 30.0
LEAST_RUN = 12
# Levels are means of up to so many blocks.
PAST_BLOCKS = 32
# Hum and flicker noise make block means hang together: each counts for less than its own noise says.
BLOCK_SIGMAS = 2.0
# Squares that creep and drift leave over, a block, in units of that noise: a run with more is of something else.
LARGEST_RESIDUAL = 1.0


@dataclass(frozen=True, slots=True)
class CreepEstimate:
    """How far creep has carried a level off (raw counts or pieces, signed): what is expected, the standard deviation of
    that, and between what it lies at worst."""

    expected: float = 0.0
    error: float = 0.0
    least: float = 0.0
    most: float = 0.0

    def in_pieces(self, unit: float, drifted: float) -> "CreepEstimate":
        """The same in pieces of `unit` raw counts, where drift has besides carried the level by `drifted` of those."""
        least, most = sorted(((self.least + drifted) / unit, (self.most + drifted) / unit))
        return CreepEstimate((self.expected + drifted) / unit, self.error / abs(unit), least, most)

    @property
    def sinks(self) -> float:
        """How much further down than expected a level may go, or may already have gone."""
        return self.most - self.expected

    @property
    def rises(self) -> float:
        """The same upwards."""
        return self.expected - self.least


@dataclass(frozen=True, slots=True)
class CreepGain:
    """A cell's creep, a part of the force for each decade of time, and its standard deviation."""

    mean: float = 0.0
    error: float = UNKNOWN_GAIN_ERROR

    def estimate(self, pending_creep: float) -> CreepEstimate:
        """What comes of a force that is owed `pending_creep` more than before (raw counts, signed)."""
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
        """Whether it was shown beyond doubt."""
        return self.mean > SIGNIFICANT_SIGMAS * self.error

    @property
    def applied(self) -> float:
        """What a level is read without: creep that was shown beyond doubt, none before."""
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


class _CreepFit:
    """Blocks under one force: their level = something + creep x what is owed + drift x time, by least squares."""

    __slots__ = ("_drift", "_first", "_sums", "began", "n")

    def __init__(self, began: float) -> None:
        self.began = began
        self.n = 0
        self._drift = 0.0
        self._first = (0.0, 0.0, 0.0)
        self._sums = [0.0] * 10

    def add(self, t: float, level: float, pending_creep: float, sigma: float, drift: float) -> None:
        """A block (raw counts) with noise `sigma`; `drift` is what the cell may drift by (raw counts a second)."""
        if not self.n:
            self._first = (t, level, pending_creep)
        self.n += 1
        self._drift = max(self._drift, drift)
        t, level, pending_creep = (
            value - first for value, first in zip((t, level, pending_creep), self._first, strict=True)
        )
        each = (
            1.0,
            pending_creep,
            t,
            level,
            pending_creep * pending_creep,
            pending_creep * t,
            t * t,
            pending_creep * level,
            t * level,
            level * level,
        )
        weight = (BLOCK_SIGMAS * sigma) ** -2
        self._sums = [total + weight * one for total, one in zip(self._sums, each, strict=True)]

    def posterior(self, before: CreepGain) -> CreepGain:
        """What is known of the creep after the run; what was known before where it tells nothing."""
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
    """One cell's creep: the forces that were on it, and what it has shown to make of them."""

    __slots__ = ("_base", "_creep", "_known", "_last", "_past", "_run")

    def __init__(self, known: CreepGain | None = None) -> None:
        self._creep = LoadHistory()
        self._known = known or CreepGain()
        self._run: _CreepFit | None = None
        self._last = 0.0
        self._base: float | None = None  # a level that what is owed is told apart by
        self._past: deque[float] = deque([0.0, 0.0], maxlen=PAST_BLOCKS)  # owed after each block

    @property
    def gain(self) -> CreepGain:
        """What is known now."""
        return self._known if self._run is None else self._run.posterior(self._known)

    def add(self, block: Block, sigma: float | None, white: float | None, widest: float, drift: float) -> None:
        """Takes a block into account, whose mean has a noise of `sigma` and its conversions `white`. `widest`: where
        levels lie this far apart something was moved; `drift`: what the cell may drift by a second. All raw counts."""
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
            self._run = None if torn else _CreepFit(block.t1)
        elif run is not None and RUN_BEGINS_S <= block.t1 - run.began <= RUN_ENDS_S:
            run.add(block.t1, block.mean, pending_creep, sigma, drift)

    def set_initial_level(self, level: float) -> None:
        """The cell is known to have lain at `level` (raw counts) before the first block."""
        if self._creep.set_initial_level(level):
            self._base = level
            self._past.extend([self._creep.pending_creep(level)] * PAST_BLOCKS)
            self._run = None

    def pending_creep(self, level: float) -> float:
        """What a cell that creeps by the whole of a force in each decade would sink by from `level` (raw counts)."""
        return self._creep.pending_creep(level)

    def last_block_shift(self) -> float:
        """How far the level is expected to have gone on by in the last block (raw counts, signed)."""
        return self.gain.applied * (self._past[-1] - self._past[-2])

    def lag(self, blocks: int) -> float:
        """How far the mean of the last `blocks` is expected to lie off where the level is now (raw counts, signed)."""
        past = tuple(self._past)[-blocks:]
        return self.gain.applied * (sum(past) / len(past) - past[-1])

    def final_level(self, level: float) -> float:
        """Where `level` (raw counts) is expected to lie in the end, if nobody touches the cell."""
        return level - self.gain.applied * self.pending_creep(level)

    def learn_from_level(self, level: float, pending_creep: float, beyond: float, error: float) -> None:
        """`level` is known to lie `beyond` what was expected, with standard deviation `error`, of a cell that was owed
        `pending_creep` before: raw counts."""
        self._known = self.gain.updated(self.pending_creep(level) - pending_creep, beyond, error)
        self._run = None if self._run is None else _CreepFit(self._run.began)

    def estimate_since(self, level: float, pending_creep: float) -> CreepEstimate:
        """How far creep has carried `level` (raw counts) off since a level that was owed `pending_creep`."""
        return self.gain.estimate(self.pending_creep(level) - pending_creep)

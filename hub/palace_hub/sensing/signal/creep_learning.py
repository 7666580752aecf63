"""How much a cell creeps, learnt from how its level goes on while nobody touches it.

Data sheets give the worst of a series, and cheap cells of one bag differ three times over. What a cell has shown after
one press foretells what it does after the next, so that its level can be read before the creep has died away.
"""

from collections import deque
from dataclasses import dataclass
from math import hypot

from palace_hub.sensing.signal.conversions import SAME_WORD_S, Block
from palace_hub.sensing.signal.creep import Creep
from palace_hub.sensing.signal.stillness import BLOCK_RANGE

# Cells creep by 0.02 to 0.05 (good) or 0.07 to 0.2 % (cheap) of a force for each decade of time (SENSING).
CREEP_PER_DECADE = 0.0015
# How much a cell may creep that has shown nothing yet (standard deviation, about none), as far as learning goes.
STRANGE_CELL = 0.003
# Creep that may as well be noise is not taken off a level.
CLEAR_SIGMAS = 2.0
# What a cell may be off from what is expected of it, in standard deviations: before it has shown anything that is four
# times the usual creep.
WORST_SIGMAS = 4.0
# Creep is not quite even over the decades, and no force is known better than its blocks: this part is never learnt.
UNLEARNT = 0.15

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
MOST_LEFT_OVER = 1.0


@dataclass(frozen=True, slots=True)
class Crept:
    """How far creep has carried a level off (raw counts or pieces, signed): what is expected, the standard deviation of
    that, and between what it lies at worst."""

    by: float = 0.0
    error: float = 0.0
    least: float = 0.0
    most: float = 0.0

    def in_pieces(self, unit: float, drifted: float) -> "Crept":
        """The same in pieces of `unit` raw counts, where drift has besides carried the level by `drifted` of those."""
        least, most = sorted(((self.least + drifted) / unit, (self.most + drifted) / unit))
        return Crept((self.by + drifted) / unit, self.error / abs(unit), least, most)

    @property
    def sinks(self) -> float:
        """How much further down than expected a level may go, or may already have gone."""
        return self.most - self.by

    @property
    def rises(self) -> float:
        """The same upwards."""
        return self.by - self.least


@dataclass(frozen=True, slots=True)
class Gain:
    """A cell's creep, a part of the force for each decade of time, and its standard deviation."""

    mean: float = 0.0
    error: float = STRANGE_CELL

    def makes_of(self, owed: float) -> Crept:
        """What comes of a force that is owed `owed` more than before (raw counts, signed)."""
        error = max(min(self.error, CREEP_PER_DECADE), UNLEARNT * self.mean)
        worst = owed * max(0.0, self.mean - WORST_SIGMAS * error), owed * (self.mean + WORST_SIGMAS * error)
        if not self.clear:
            error = min(hypot(self.mean, error), CREEP_PER_DECADE)
        return Crept(owed * self.expected, abs(owed) * error, min(worst), max(worst))

    @property
    def clear(self) -> bool:
        """Whether it was shown beyond doubt."""
        return self.mean > CLEAR_SIGMAS * self.error

    @property
    def expected(self) -> float:
        """What a level is read without: creep that was shown beyond doubt, none before."""
        return self.mean if self.clear else 0.0

    def taught(self, owed: float, beyond: float, error: float) -> "Gain":
        """What is known after a level was found `beyond` what is expected for `owed`, with standard deviation `error`:
        all raw counts. What creep cannot have done, at worst, tells nothing of it."""
        beyond -= (self.mean - self.expected) * owed
        if abs(beyond) > WORST_SIGMAS * hypot(self.error * owed, error):
            return self
        of = self.error**2 * owed / ((self.error * owed) ** 2 + error**2)
        return Gain(max(0.0, self.mean + of * beyond), self.error * (1 - of * owed) ** 0.5)


class _Run:
    """Blocks under one force: their level = something + creep x what is owed + drift x time, by least squares."""

    __slots__ = ("_drift", "_first", "_sums", "began", "n")

    def __init__(self, began: float) -> None:
        self.began = began
        self.n = 0
        self._drift = 0.0
        self._first = (0.0, 0.0, 0.0)
        self._sums = [0.0] * 10

    def add(self, t: float, level: float, owed: float, sigma: float, drift: float) -> None:
        """A block (raw counts) with noise `sigma`; `drift` is what the cell may drift by (raw counts a second)."""
        if not self.n:
            self._first = (t, level, owed)
        self.n += 1
        self._drift = max(self._drift, drift)
        t, level, owed = (value - first for value, first in zip((t, level, owed), self._first, strict=True))
        each = (1.0, owed, t, level, owed * owed, owed * t, t * t, owed * level, t * level, level * level)
        weight = (BLOCK_SIGMAS * sigma) ** -2
        self._sums = [total + weight * one for total, one in zip(self._sums, each, strict=True)]

    def learnt(self, before: Gain) -> Gain:
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
        left = yy - 2 * (mean * hy + drift * ty) + mean * mean * hh + 2 * mean * drift * ht + drift * drift * tt
        if left > MOST_LEFT_OVER * self.n:
            return before
        return Gain(max(0.0, mean), (c / det) ** 0.5)


class CreepInUse:
    """One cell's creep: the forces that were on it, and what it has shown to make of them."""

    __slots__ = ("_base", "_creep", "_known", "_last", "_past", "_run")

    def __init__(self, known: Gain | None = None) -> None:
        self._creep = Creep()
        self._known = known or Gain()
        self._run: _Run | None = None
        self._last = 0.0
        self._base: float | None = None  # a level that what is owed is told apart by
        self._past: deque[float] = deque([0.0, 0.0], maxlen=PAST_BLOCKS)  # owed after each block

    @property
    def gain(self) -> Gain:
        """What is known now."""
        return self._known if self._run is None else self._run.learnt(self._known)

    def see(self, block: Block, sigma: float | None, white: float | None, widest: float, drift: float) -> None:
        """Takes a block into account, whose mean has a noise of `sigma` and its conversions `white`. `widest`: where
        levels lie this far apart something was moved; `drift`: what the cell may drift by a second. All raw counts."""
        self._creep.see(block)
        base = self._base = block.mean if self._base is None else self._base
        owed = self._creep.owed(base)
        self._past.append(owed)
        apart, self._last = abs(block.mean - self._last), block.mean
        if sigma is None or white is None:
            return
        run, torn = self._run, block.pause_s or block.same_s >= SAME_WORD_S
        if torn or apart > min(RUN_SIGMAS * sigma, widest) or block.high - block.low > BLOCK_RANGE * white:
            self._known = self.gain
            self._run = None if torn else _Run(block.t1)
        elif run is not None and RUN_BEGINS_S <= block.t1 - run.began <= RUN_ENDS_S:
            run.add(block.t1, block.mean, owed, sigma, drift)

    def lay_at(self, level: float) -> None:
        """The cell is known to have lain at `level` (raw counts) before the first block."""
        if self._creep.lay_at(level):
            self._base = level
            self._past.extend([self._creep.owed(level)] * PAST_BLOCKS)
            self._run = None

    def owed(self, level: float) -> float:
        """What a cell that creeps by the whole of a force in each decade would sink by from `level` (raw counts)."""
        return self._creep.owed(level)

    def moved(self) -> float:
        """How far the level is expected to have gone on by in the last block (raw counts, signed)."""
        return self.gain.expected * (self._past[-1] - self._past[-2])

    def lag(self, blocks: int) -> float:
        """How far the mean of the last `blocks` is expected to lie off where the level is now (raw counts, signed)."""
        past = tuple(self._past)[-blocks:]
        return self.gain.expected * (sum(past) / len(past) - past[-1])

    def rests_at(self, level: float) -> float:
        """Where `level` (raw counts) is expected to lie in the end, if nobody touches the cell."""
        return level - self.gain.expected * self.owed(level)

    def show(self, level: float, owed: float, beyond: float, error: float) -> None:
        """`level` is known to lie `beyond` what was expected, with standard deviation `error`, of a cell that was owed
        `owed` before: raw counts."""
        self._known = self.gain.taught(self.owed(level) - owed, beyond, error)
        self._run = None if self._run is None else _Run(self._run.began)

    def crept(self, level: float, owed: float) -> Crept:
        """How far creep has carried `level` (raw counts) off since a level that was owed `owed`."""
        return self.gain.makes_of(self.owed(level) - owed)

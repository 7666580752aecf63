"""How a hand left a cell: the free swing after it, the level it swings about, and whether its force was seen to fade.

A hand that leaves lets its force run out, and the cup then swings at its own frequency with little damping. A finger
that comes after the hand shows: the trace has been lower just before. So does one left over from a greater force, by a
jump on to the level. So the last conversions before the free swing tell how heavy such a finger could be unseen: no
heavier than the force changes from one conversion to the next. What never shows is a finger that pressed evenly since
before the rest of the hand left. All levels are raw counts.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
SwingMode = tuple[float, float]
"""How a cell swings: frequency in rad/s, decay in 1/s."""

# Cups swing at 25 to 48 Hz, at 10 on a soft mounting, with a damping of 0.02 to 0.1 (SENSING); margins on all sides.
# Above half the rate of conversions a swing is seen folded, which fits as well.
_HERTZ = np.arange(9.0, 52.0, 1.6)
_DAMPING = np.array([0.012, 0.03, 0.06, 0.11])
_OMEGAS = 2 * np.pi * np.repeat(_HERTZ, len(_DAMPING))
_DECAYS = _OMEGAS * np.tile(_DAMPING, len(_HERTZ))
_SLOWEST_HZ, _FASTEST_HZ = 7.0, 52.0
_WEAKEST, _STRONGEST = 0.004, 0.14

# The free swing is first looked for in this time, then followed back.
FIT_S = 0.24
# Five unknowns need more conversions than boards strapped to 10 give in that time.
LEAST_CONVERSIONS = 14
SLOWEST_RATE_HZ = 40.0

# A fit's mean square residual, in variances of a conversion, above which the cell does not swing freely
# (17 degrees of freedom: 1 in 1,000 reaches 2.4).
_WORST_FIT = 2.6
# A conversion belongs to the free swing within this many standard deviations, and this part of the swing itself, for
# real cups swing in more than one way.
_SIGMAS = 4.5
_IMPURITY = 0.03
# The force a conversion earlier may have fallen this much slower than it did at the very end.
_STEEPER = 1.3
# And never this much faster: that was a jump.
_SMOOTH = 2.0
# A bump of the table is a slow wave of up to half a gram, level at its top: it bends. Standard deviations of the slope
# and of the bend that noise alone may have (1 in 1,000 and 1 in 400; the next block is another chance).
_STEEPEST = 3.3
_MOST_BENT = 3.0

# A clear swing goes on: one of `_CLEAR` standard deviations of a conversion shows in at least some of them. What shows
# in fewer is the hand's last force that a strongly damped swing was made to fit.
_CLEAR = 12.0
_SHOWN_SIGMAS = 3.0
_LEAST_SHOWN = 3

# The level of a free swing was measured as the swing began: later it must still be the median of the last blocks, to
# this part of a piece, or the cell creeps. In the last of them the next hand may begin.
_HOLDS_S = 0.5
_HOLDS_BLOCKS = 6
_HOLDS_PIECES = 0.1

# Conversions added at once where a new start is needed.
_MORE = (6, 3, 1)
_TRIMS = 3
# Steps of the fit, and the longest of them (rad/s and 1/s).
_STEPS = 14
_LONGEST_STEP = 6.0
_LEAST_OMEGA, _MOST_OMEGA = 2 * np.pi * _SLOWEST_HZ, 2 * np.pi * _FASTEST_HZ


@dataclass(frozen=True, slots=True)
class Release:
    """The free swing since `t0` until `t1` (hub seconds) about `level`, whose standard deviation is `error`.

    `swing` is its amplitude at `t0`, `hz` and `decay` (1/s) its frequency and damping. `fades`: the force was seen to
    run out into the level, so that a finger heavier than `hidden` (raw counts, never negative) coming then would have
    been seen; one that pressed all along would not.
    """

    t0: float
    t1: float
    level: float
    error: float
    swing: float
    hz: float
    decay: float
    fades: bool
    hidden: float

    @property
    def seconds(self) -> float:
        return self.t1 - self.t0

    def holds(self, blocks: Sequence[tuple[float, float]], unit: float) -> bool:
        """Whether the level is still that of the last `blocks` (time, mean), of a cell of `unit` counts a piece."""
        if blocks[-1][0] - self.t1 <= _HOLDS_S:
            return True
        last = list(blocks)[-_HOLDS_BLOCKS:]
        return abs(median(mean for _, mean in last) - self.level) <= _HOLDS_PIECES * unit

    def swing_at(self, t: float) -> float:
        """Amplitude left at hub time `t`."""
        return self.swing * float(np.exp(-self.decay * max(0.0, t - self.t0)))


def find_release(
    times: Sequence[float], raws: Sequence[int], white: float, own: SwingMode | None = None, *, search: bool = True
) -> Release | None:
    """The free swing at the end of a trace whose conversions have the standard deviation `white`; None without one.

    `own` is how the cell swung before: a cell's frequency and damping are its own. Others are tried where `search`.
    """
    t, x = np.asarray(times, dtype=np.float64), np.asarray(raws, dtype=np.float64)
    if len(t) < LEAST_CONVERSIONS + 3:
        return None
    now = t[-1]
    t = t - now
    if not np.all(np.diff(t) > 0):
        return None  # two conversions at one time: no cell, but a node gone wrong, and nothing to fit
    first = int(np.searchsorted(t, -FIT_S))
    n = len(t) - first
    if n < LEAST_CONVERSIONS or n < SLOWEST_RATE_HZ * FIT_S:
        return None
    swing = _fitted(t[first:], x[first:], white, own, search=search)
    if swing is None:
        return None
    while first > 0:
        earlier = _follow(t, x, first, swing, white)
        wider = _fit(t[earlier:], x[earlier:], swing.omega, swing.decay) if earlier < first else None
        if wider is None or not _free(t[earlier:], x[earlier:], wider, white):
            earlier, wider = _wider(t, x, first, white, own, search=search)
        if wider is None:
            break
        first, swing = earlier, wider
    later = first + _TRIMS - 1
    if not _flat(t[later:], x[later:] - swing.at(t[later:]), white):
        return None
    return _edge(t, x, first, swing, white, float(now))


@dataclass(frozen=True, slots=True)
class _Swing:
    level: float
    cosine: float
    sine: float
    omega: float
    decay: float
    mean_square: float
    level_variance: float  # in variances of a conversion
    amplitude: float  # at time 0, as far as it was seen

    def at(self, t: Floats) -> Floats:
        fall = np.exp(-self.decay * t)
        return self.level + fall * (self.cosine * np.cos(self.omega * t) + self.sine * np.sin(self.omega * t))


def _free(t: Floats, x: Floats, swing: _Swing, white: float) -> bool:
    """Whether the trace is this swing but for noise, and a swing that is not quite pure."""
    off = np.abs(x - swing.at(t))
    allowed = _IMPURITY * swing.amplitude * np.exp(-swing.decay * t)
    if np.any(off > _SIGMAS * white + allowed):
        return False
    return float(np.mean(off**2 / (white * white + allowed * allowed))) <= _WORST_FIT


def _flat(t: Floats, rest: Floats, white: float) -> bool:
    """Whether what is left of the trace without the swing neither rises nor bends: a bump of the table does."""
    middle, half = 0.5 * (t[0] + t[-1]), 0.5 * (t[-1] - t[0])
    u = (t - middle) / half  # the first of them may still hold the last of the force
    basis = np.stack([np.ones(len(u)), u, u * u], axis=1)
    inverse = np.linalg.inv(basis.T @ basis)
    found = inverse @ (basis.T @ rest)
    sd = white * np.sqrt(np.diag(inverse))
    return bool(abs(found[1]) <= _STEEPEST * sd[1] and abs(found[2]) <= _MOST_BENT * sd[2])


def _wider(
    t: Floats, x: Floats, first: int, white: float, own: SwingMode | None, *, search: bool
) -> tuple[int, _Swing | None]:
    """A few conversions more with a new start: where little was left of the swing, they say what it was."""
    for more in _MORE:
        earlier = first - more
        if earlier >= 0:
            wider = _fitted(t[earlier:], x[earlier:], white, own, search=search)
            if wider is not None:
                return earlier, wider
    return first, None


def _fitted(t: Floats, x: Floats, white: float, own: SwingMode | None, *, search: bool) -> _Swing | None:
    """A free swing through all of it: as the cell swung before, or otherwise where `search`."""
    if own is not None:
        swing = _fit(t, x, *own)
        if swing is not None and _free(t, x, swing, white):
            return swing
    if not search:
        return None
    swing = _fit(t, x, *_start(t, x))
    return swing if swing is not None and _free(t, x, swing, white) else None


def _start(t: Floats, x: Floats) -> tuple[float, float]:
    """Frequency and decay from a coarse grid."""
    phase = np.outer(_OMEGAS, t)
    fall = np.exp(-np.outer(_DECAYS, t - t[0]))
    basis = np.stack([np.ones_like(phase), fall * np.cos(phase), fall * np.sin(phase)], axis=1)
    y = x - x.mean()
    right = basis @ y
    gram = basis @ basis.transpose(0, 2, 1) + 1e-9 * np.eye(3)
    solved = np.linalg.solve(gram, right[:, :, None])[:, :, 0]
    best = int(np.argmax(np.sum(solved * right, axis=1)))
    return float(_OMEGAS[best]), float(_DECAYS[best])


def _clamped(value: float, low: float, high: float) -> float:
    return low if value < low else min(value, high)


def _fit(t: Floats, x: Floats, omega: float, decay: float) -> _Swing | None:
    """Least squares for all five unknowns, by Gauss and Newton from `omega` and `decay`."""
    middle = float(x.mean())
    y = x - middle
    n = len(t)
    best: _Swing | None = None
    shift = (0.0, 0.0)
    scale = 1.0
    linear, slopes = np.ones((n, 3)), np.ones((n, 5))  # level, cosine, sine; and with them frequency and decay
    for _ in range(_STEPS):
        w = _clamped(omega + scale * _clamped(shift[0], -_LONGEST_STEP, _LONGEST_STEP), _LEAST_OMEGA, _MOST_OMEGA)
        d = _clamped(decay + scale * _clamped(shift[1], -_LONGEST_STEP, _LONGEST_STEP), _WEAKEST * w, _STRONGEST * w)
        fall = np.exp(-d * t)
        c, s = fall * np.cos(w * t), fall * np.sin(w * t)
        linear[:, 1], linear[:, 2] = c, s
        gram = np.linalg.inv(linear.T @ linear + 1e-9 * np.eye(3))
        level, a, b = (gram @ (linear.T @ y)).tolist()
        swing = a * c + b * s
        residual = y - level - swing
        square = float(residual @ residual) / (n - 5)
        if best is not None and square >= best.mean_square:
            if scale < 0.1:
                break
            scale *= 0.3
            continue
        settled = best is not None and square > best.mean_square * 0.995
        largest = float(np.max(np.abs(swing) / fall))  # a swing folded to a slow one never shows what it could be
        best = _Swing(level + middle, a, b, w, d, square, float(gram[0, 0]), largest)
        if settled:
            break
        omega, decay, scale = w, d, 1.0
        slopes[:, 1], slopes[:, 2], slopes[:, 3], slopes[:, 4] = c, s, t * (b * c - a * s), -t * swing
        normal = slopes.T @ slopes
        solved = np.linalg.solve(normal + 1e-9 * np.diag(np.diag(normal)) + 1e-12 * np.eye(5), slopes.T @ residual)
        shift = float(solved[3]), float(solved[4])
    return best


def _follow(t: Floats, x: Floats, first: int, swing: _Swing, white: float) -> int:
    """The first conversion of the swing, followed back from `first` while they fit; no further at once than half of
    what was fitted, since the swing was the greater the longer ago."""
    least = max(0, first - max(3, (len(t) - first) // 2))
    span = slice(least, first)
    fall = np.exp(-swing.decay * t[span]) * swing.amplitude
    off = np.abs(x[span] - swing.at(t[span])) > _SIGMAS * white + _IMPURITY * fall
    failing = np.flatnonzero(off)
    return least if len(failing) == 0 else least + int(failing[-1]) + 1


def _edge(t: Floats, x: Floats, first: int, swing: _Swing, white: float, now: float) -> Release:
    """What the last conversions before the swing say of the force that was there."""
    shows = np.abs(x - swing.level) > _SHOWN_SIGMAS * white
    while True:
        begun = float(t[first])
        amplitude = swing.amplitude * float(np.exp(-swing.decay * begun))
        shown = int(np.count_nonzero(shows[first:]))
        if amplitude <= _CLEAR * white or shown >= _LEAST_SHOWN or len(t) - first <= LEAST_CONVERSIONS:
            break
        first += 1
    slack = _SIGMAS * white + _IMPURITY * amplitude
    fades, hidden = False, float("inf")
    # A force almost gone can pass for the first of the swing; a weak one shows only in means of two or three.
    ways = [(first + trim, 1) for trim in range(_TRIMS)] + [(first, 2), (first, 3)]
    for end, width in ways:
        found = _fading(t, x - swing.level, end, width, slack / float(np.sqrt(width)), late=end > first)
        if found is not None:
            fades, hidden = True, found
            break
    return Release(
        t0=now + begun,
        t1=now,
        level=swing.level,
        error=white * float(np.sqrt(swing.level_variance)),
        swing=amplitude,
        hz=swing.omega / (2 * np.pi),
        decay=swing.decay,
        fades=bool(fades),
        hidden=float(hidden),
    )


def _fading(t: Floats, force: Floats, end: int, width: int, slack: float, *, late: bool) -> float | None:
    """The heaviest finger that could have come unseen as the force before conversion `end`, in means of `width`, ran
    out into nothing; None where it did not."""
    if end < 3 * width:
        return None
    times = t[end - 3 * width : end].reshape(3, width).mean(axis=1)
    oldest, older, last = force[end - 3 * width : end].reshape(3, width).mean(axis=1).tolist()
    sign = 1.0 if older >= 0 else -1.0
    last, older, oldest = sign * last, sign * older, sign * oldest
    interval = float(t[end] - times[2])
    falls = (older - last) / float(times[2] - times[1]) * interval
    fell = (oldest - older) / float(times[1] - times[0]) * interval
    if falls <= 0 or oldest <= slack or not -0.5 * falls < fell <= _SMOOTH * falls + slack:
        return None  # one force running out, not a jump and then the swing
    if late and not (older > slack and falls <= _STEEPER * fell + slack):
        return None
    step = _STEEPER * max(falls, min(fell, 2 * falls))
    if not -slack <= last <= step + slack:
        return None
    return max(0.0, float((step - last if sign > 0 else last) + slack))

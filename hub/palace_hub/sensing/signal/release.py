"""The release of a hand: the free swing of the cup after it, its level, and whether the force faded into that level.

A released cup swings at its own frequency with little damping. A finger that stays or comes after the hand shows as a
jump before the swing, unless it is lighter than the change of the force from one conversion to the next (`hidden`). A
finger that pressed evenly since before the hand left never shows. The level is fitted while the cup still swings.
Levels and forces are raw counts.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import pi
from statistics import median

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
SwingMode = tuple[float, float]
"""A cell's vibration mode: angular frequency (rad/s), decay (1/s)."""

# Search grid. Cups swing at 25 to 48 Hz, on a soft mounting at 10 Hz, with a damping ratio of 0.02 to 0.1 (SENSING);
# margins on all sides. Above half the conversion rate a swing is aliased, which fits as well.
_HERTZ = np.arange(9.0, 52.0, 1.6)
_DAMPING = np.array([0.012, 0.03, 0.06, 0.11])
_OMEGAS = 2 * np.pi * np.repeat(_HERTZ, len(_DAMPING))
_DECAYS = _OMEGAS * np.tile(_DAMPING, len(_HERTZ))
_SLOWEST_HZ, _FASTEST_HZ = 7.0, 52.0
_WEAKEST, _STRONGEST = 0.004, 0.14

FIT_S = 0.24
"""Time (s) of the first fit, at the end of the trace; it is then extended backwards. Three blocks (assumed)."""
LEAST_CONVERSIONS = 14
"""Fewest conversions in that time: the fit has five unknowns."""
SLOWEST_RATE_HZ = 40.0
"""Slowest conversion rate (1/s) at which a release is fitted; boards strapped to 10 SPS give 2 conversions."""

# Largest mean square residual of a fit, in variances of a conversion (17 degrees of freedom: 1 in 1,000 reaches 2.4).
_WORST_FIT = 2.6
# Largest residual of one conversion: standard deviations of a conversion, plus this part of the swing, because a real
# cup has several modes (assumed).
_SIGMAS = 4.5
_IMPURITY = 0.03
# Factor by which the force may have fallen more slowly one conversion earlier than at the end (assumed).
_STEEPER = 1.3
# Factor by which it may have fallen faster: above, it was a jump (assumed).
_SMOOTH = 2.0
# A table bump is a slow wave of up to 0.5 g, flat at its top: the residual bends. Largest slope and bend of the
# residual in standard deviations (noise alone: 1 in 1,000 and 1 in 400; the next block is another chance).
_STEEPEST = 3.3
_MOST_BENT = 3.0

# A swing above `_CLEAR` standard deviations of a conversion must show in at least `_LEAST_SHOWN` conversions by
# `_SHOWN_SIGMAS`: otherwise a strongly damped swing was fitted to the hand's last force (assumed).
_CLEAR = 12.0
_SHOWN_SIGMAS = 3.0
_LEAST_SHOWN = 3

# After `_HOLDS_S` the median of the last `_HOLDS_BLOCKS` blocks must lie within `_HOLDS_PIECES` of the fitted level, or
# the cell creeps. A median, because the next hand may begin in the last of them (assumed).
_HOLDS_S = 0.5
_HOLDS_BLOCKS = 6
_HOLDS_PIECES = 0.1

# Conversions by which a fit is extended where it needs new start values.
_MORE = (6, 3, 1)
# Conversions at the start of the swing that may still belong to the force.
_TRIMS = 3
# Iterations of the fit, and their largest step (rad/s and 1/s).
_STEPS = 14
_LONGEST_STEP = 6.0
_LEAST_OMEGA, _MOST_OMEGA = 2 * np.pi * _SLOWEST_HZ, 2 * np.pi * _FASTEST_HZ
# Added to the matrices of the fit, so that they have an inverse.
_RIDGE_3, _RIDGE_5 = 1e-9 * np.eye(3), 1e-12 * np.eye(5)


@dataclass(frozen=True, slots=True)
class Release:
    """A free swing of the cup after a hand has left. Levels in raw counts."""

    t0: float
    """Start of the swing (hub seconds)."""
    t1: float
    """Last conversion (hub seconds)."""
    level: float
    error: float
    """Standard deviation of `level`."""
    swing: float
    """Amplitude at `t0`."""
    hz: float
    decay: float
    """Damping (1/s)."""
    fades: bool
    """The force fades continuously into the level, so no finger heavier than `hidden` came after it."""
    hidden: float
    """Heaviest finger that may have come unseen (never negative; infinite if not `fades`)."""

    @property
    def seconds(self) -> float:
        return self.t1 - self.t0

    def holds(self, blocks: Sequence[tuple[float, float]], unit: float) -> bool:
        """Whether the last `blocks` (hub seconds, mean) are still at the level; `unit`: raw counts per piece."""
        if blocks[-1][0] - self.t1 <= _HOLDS_S:
            return True
        last = list(blocks)[-_HOLDS_BLOCKS:]
        return abs(median(mean for _, mean in last) - self.level) <= _HOLDS_PIECES * unit

    def swing_in_mean(self, t: float, seconds: float) -> float:
        """Largest deviation (raw counts) of a mean over the last `seconds` before hub time `t` by the swing."""
        return self.swing_at(t - seconds) / max(1.0, pi * self.hz * seconds)

    def swing_at(self, t: float) -> float:
        """Amplitude at hub time `t` (raw counts)."""
        return self.swing * float(np.exp(-self.decay * max(0.0, t - self.t0)))


def find_release(
    times: Sequence[float], raws: Sequence[int], white: float, own: SwingMode | None = None, *, search: bool = True
) -> Release | None:
    """The free swing at the end of a trace; None if the trace does not end in one.

    `times` (hub seconds, strictly increasing) and `raws` (raw counts) have the same length; `white`: standard deviation
    of a conversion; `own`: the mode of an earlier swing of this cell, tried first; `search`: try all other modes too.
    """
    t, x = np.asarray(times, dtype=np.float64), np.asarray(raws, dtype=np.float64)
    if len(t) < LEAST_CONVERSIONS + 3:
        return None
    now = t[-1]
    t = t - now
    if not np.all(np.diff(t) > 0):
        return None  # two conversions at one time: the node's clock is wrong
    t = _evenly_spaced(t)
    first = int(np.searchsorted(t, -FIT_S))
    n = len(t) - first
    if n < LEAST_CONVERSIONS or n < SLOWEST_RATE_HZ * FIT_S:
        return None
    swing = _fit_free_swing(t[first:], x[first:], white, own, search=search)
    if swing is None:
        return None
    while first > 0:
        earlier = _extend_back(t, x, first, swing, white)
        wider = _fit(t[earlier:], x[earlier:], swing.omega, swing.decay) if earlier < first else None
        if wider is None or not _is_free(t[earlier:], x[earlier:], wider, white):
            earlier, wider = _extend(t, x, first, white, own, search=search)
        if wider is None:
            break
        first, swing = earlier, wider
    later = first + _TRIMS - 1
    if not _residual_is_flat(t[later:], x[later:] - swing.at(t[later:]), _fit_noise(t[later:], swing, white)):
        return None
    return _describe_release(t, x, first, swing, white, float(now))


def _evenly_spaced(t: Floats) -> Floats:
    """The times of conversions without the jitter of their stamps: a converter's own clock spaces them evenly.

    A swing of 30 Hz moves by a tenth of its amplitude within 0.5 ms. Times that do not fit are returned as they are.
    """
    steps = np.diff(t)
    numbers = np.concatenate([[0.0], np.cumsum(np.maximum(1.0, np.rint(steps / np.median(steps))))])
    numbers -= numbers.mean()
    interval = float(numbers @ t) / float(numbers @ numbers)
    even: Floats = t.mean() + interval * numbers
    return even if float(np.abs(even - t).max()) < 0.5 * interval else t


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


def _is_free(t: Floats, x: Floats, swing: _Swing, white: float) -> bool:
    """Whether the residuals are noise plus the impurity that a real swing has."""
    off = np.abs(x - swing.at(t))
    allowed = _IMPURITY * swing.amplitude * np.exp(-swing.decay * t)
    if np.any(off > _SIGMAS * white + allowed):
        return False
    return float(np.mean(off**2 / (white * white + allowed * allowed))) <= _WORST_FIT


def _fit_noise(t: Floats, swing: _Swing, white: float) -> float:
    """Standard deviation of a residual: noise plus the impurity that a real swing has."""
    impure = _IMPURITY * swing.amplitude * np.exp(-swing.decay * t)
    return float(np.sqrt(np.mean(white * white + impure * impure)))


def _residual_is_flat(t: Floats, rest: Floats, noise: float) -> bool:
    """Whether the residual (`rest`) has neither slope nor bend beyond its `noise`: a table bump has."""
    middle, half = 0.5 * (t[0] + t[-1]), 0.5 * (t[-1] - t[0])
    u = (t - middle) / half
    basis = np.stack([np.ones(len(u)), u, u * u], axis=1)
    inverse = np.linalg.inv(basis.T @ basis)
    parabola = inverse @ (basis.T @ rest)
    sd = noise * np.sqrt(np.diag(inverse))
    return bool(abs(parabola[1]) <= _STEEPEST * sd[1] and abs(parabola[2]) <= _MOST_BENT * sd[2])


def _extend(
    t: Floats, x: Floats, first: int, white: float, own: SwingMode | None, *, search: bool
) -> tuple[int, _Swing | None]:
    """The swing refitted with a few more conversions before it, and the index of the first; None if no fit is free.

    Late in a swing little amplitude is left; earlier conversions determine the mode better.
    """
    for more in _MORE:
        earlier = first - more
        if earlier >= 0:
            wider = _fit_free_swing(t[earlier:], x[earlier:], white, own, search=search)
            if wider is not None:
                return earlier, wider
    return first, None


def _fit_free_swing(t: Floats, x: Floats, white: float, own: SwingMode | None, *, search: bool) -> _Swing | None:
    """A free swing through the whole trace: by the cell's own mode, else by a grid search if `search`."""
    if own is not None:
        swing = _fit(t, x, *own)
        if swing is not None and _is_free(t, x, swing, white):
            return swing
    if not search:
        return None
    swing = _fit(t, x, *_start_values(t, x))
    return swing if swing is not None and _is_free(t, x, swing, white) else None


def _start_values(t: Floats, x: Floats) -> tuple[float, float]:
    """Start values for frequency (rad/s) and decay (1/s): the best point of a coarse grid."""
    phase = np.outer(_OMEGAS, t)
    fall = np.exp(-np.outer(_DECAYS, t - t[0]))
    basis = np.stack([np.ones_like(phase), fall * np.cos(phase), fall * np.sin(phase)], axis=1)
    y = x - x.mean()
    right = basis @ y
    gram = basis @ basis.transpose(0, 2, 1) + _RIDGE_3
    solved = np.linalg.solve(gram, right[:, :, None])[:, :, 0]
    best = int(np.argmax(np.sum(solved * right, axis=1)))
    return float(_OMEGAS[best]), float(_DECAYS[best])


def _clamped(value: float, low: float, high: float) -> float:
    return low if value < low else min(value, high)


def _fit(t: Floats, x: Floats, omega: float, decay: float) -> _Swing | None:
    """Least squares for level, cosine, sine, frequency and decay: Gauss-Newton from `omega` and `decay`."""
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
        gram = np.linalg.inv(linear.T @ linear + _RIDGE_3)
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
        largest = float(np.max(np.abs(swing) / fall))  # an aliased swing need not show its peak
        best = _Swing(level + middle, a, b, w, d, square, float(gram[0, 0]), largest)
        if settled:
            break
        omega, decay, scale = w, d, 1.0
        slopes[:, 1], slopes[:, 2], slopes[:, 3], slopes[:, 4] = c, s, t * (b * c - a * s), -t * swing
        normal = slopes.T @ slopes
        solved = np.linalg.solve(normal + 1e-9 * np.diag(np.diag(normal)) + _RIDGE_5, slopes.T @ residual)
        shift = float(solved[3]), float(solved[4])
    return best


def _extend_back(t: Floats, x: Floats, first: int, swing: _Swing, white: float) -> int:
    """Index of the first conversion before `first` from which all fit the swing.

    It goes back by at most half of the fitted length, because the amplitude grows backwards in time.
    """
    least = max(0, first - max(3, (len(t) - first) // 2))
    span = slice(least, first)
    fall = np.exp(-swing.decay * t[span]) * swing.amplitude
    off = np.abs(x[span] - swing.at(t[span])) > _SIGMAS * white + _IMPURITY * fall
    failing = np.flatnonzero(off)
    return least if len(failing) == 0 else least + int(failing[-1]) + 1


def _describe_release(t: Floats, x: Floats, first: int, swing: _Swing, white: float, now: float) -> Release:
    """The release, with the evidence of the last conversions before the swing about the force."""
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
    # A fading force can pass for the start of the swing (trims); a weak one shows only in means of 2 or 3 conversions.
    windows = [(first + trim, 1) for trim in range(_TRIMS)] + [(first, 2), (first, 3)]
    for end, width in windows:
        finger = _hidden_finger(t, x - swing.level, end, width, slack / float(np.sqrt(width)), late=end > first)
        if finger is not None:
            fades, hidden = True, finger
            break
    return Release(
        t0=now + begun,
        t1=now,
        level=swing.level,
        error=max(white, float(np.sqrt(swing.mean_square))) * float(np.sqrt(swing.level_variance)),
        swing=amplitude,
        hz=swing.omega / (2 * np.pi),
        decay=swing.decay,
        fades=bool(fades),
        hidden=float(hidden),
    )


def _hidden_finger(t: Floats, force: Floats, end: int, width: int, slack: float, *, late: bool) -> float | None:
    """The heaviest finger (raw counts) that could come unseen while the force before conversion `end` faded to 0.

    `force`: conversions less the level; `width`: conversions per mean; `slack`: allowed deviation; `late`: `end` lies
    within the fitted swing. None if the force did not fade.
    """
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
        return None  # a jump, then the swing
    if late and not (older > slack and falls <= _STEEPER * fell + slack):
        return None
    step = _STEEPER * max(falls, min(fell, 2 * falls))
    if not -slack <= last <= step + slack:
        return None
    return max(0.0, float((step - last if sign > 0 else last) + slack))

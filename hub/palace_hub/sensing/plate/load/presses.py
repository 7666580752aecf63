"""Places and number of finger presses between two quiet moments, from the cells' conversions.

A press (0.5 to 3 kg) is hundreds of times as heavy as a piece, so its place is known to about 1 mm while no cell is on
its stop. The place (mm) is the slope of the moments (g mm) over the force (g), by least squares over these times: a
constant force elsewhere, such as a resting hand, does not change the slope. The plate rings after a press; a short or
decaying swing does not count as a push.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import hypot, inf
from typing import Final

import numpy as np
from numpy.typing import NDArray

from palace_hub.sensing.plate.load.creep import Floats

Bools = NDArray[np.bool_]

LEAST_G: Final = 100.0
"""Least peak of a press, g: putting a piece on or pulling it off takes more, a resting hand less (assumed)."""
LET_GO: Final = 0.25
"""A press ends at this part of its peak; what rests on between two presses is less than a tenth (assumed)."""

_GRID_S = 0.01  # common times to which the conversions of the four chips, 71 to 89 a second, are interpolated
_LEAST_APART_S = 0.005  # closer stamps are wrong, since no chip converts as fast: the node's clock was set back
_AROUND_CROWD_S = 0.03  # two conversions: times so near a wrong stamp are interpolated from it
_ON_STOP = 0.85  # part of a cell's extreme reading in a press from which it may be on its stop (assumed)
_STOPS_G = 20.0  # no stop clips below this (assumed)
_LEAST_TIMES = 5  # times off the stops that a place needs (assumed)
_LEAST_LEVER_G = 20.0  # range of the force among them (assumed)
_UNCLEAR_MM = 3.0  # standard error from which a place counts as unknown (assumed)
_LEAST_ERROR_MM = 0.5  # added in quadrature when two estimates of one place are averaged (assumed)
_NEXT_PUSH_S = 0.12  # least time from half of one push to half of the next; a plate swings back sooner
_SHORTEST_PUSH_S = 0.065  # least time above half its peak: a finger takes 0.13 s or more, a 7 Hz swing 0.05 s
_SWINGS_ON_S = 0.25  # a shorter one still counts as a push if nothing swung for so long
_SAME_MM = 6.0  # consecutive presses no further apart are one press (assumed)


@dataclass(frozen=True, slots=True)
class Press:
    """One press at one place."""

    east: float
    """Place of the finger, mm east of the plate's middle."""
    north: float
    """The same, mm north."""
    error_mm: float
    """Standard deviation of the place in each direction, mm; infinite: the place is not known."""
    peak_g: float
    """Peak of the force as far as the stops show it, g; negative for a pull."""
    pushes: int = 1
    """How often the finger pushed here. Seldom too low; too high if the plate rings on."""

    @property
    def placed(self) -> bool:
        """Whether its place is known."""
        return self.error_mm < inf

    def is_at_place_of(self, other: "Press") -> bool:
        """Whether both places are known and within `_SAME_MM`."""
        near = hypot(self.east - other.east, self.north - other.north) < _SAME_MM
        return self.placed and other.placed and near

    def merged_with(self, other: "Press") -> "Press":
        """Both as one press: the place is the mean, weighted by inverse variance; pushes add up."""
        here, there = 1 / (self.error_mm**2 + _LEAST_ERROR_MM**2), 1 / (other.error_mm**2 + _LEAST_ERROR_MM**2)
        part = here / (here + there)
        return Press(
            part * self.east + (1 - part) * other.east,
            part * self.north + (1 - part) * other.north,
            min(self.error_mm, other.error_mm),
            max(self.peak_g, other.peak_g, key=abs),
            self.pushes + other.pushes,
        )


def find_presses(t: Sequence[Floats], counts: Sequence[Floats], level: Floats, matrix: Floats) -> tuple[Press, ...]:
    """Find the presses among some conversions.

    `t`, `counts`: for each corner its times (hub seconds, not falling; they may repeat) and counts. `level` (4,):
    counts before the first of them. `matrix` (3, 4): load for one count, as in `PlateCalibration`.
    """
    kept = [_with_own_stamps(when) for when in t]
    crowds = np.concatenate([when[~some] for when, some in zip(t, kept, strict=True)])
    t = [when[some] for when, some in zip(t, kept, strict=True)]
    counts = [what[some] for what, some in zip(counts, kept, strict=True)]
    if min(one.size for one in t) < _LEAST_TIMES:
        return ()
    at = np.arange(max(one[0] for one in t), min(one[-1] for one in t), _GRID_S)
    away = np.array([_interpolated(at, when, what) for when, what in zip(t, counts, strict=True)]) - level[:, None]
    load, grams = matrix @ away, away * matrix[0][:, None]
    timed = np.abs(at[:, None] - crowds).min(axis=1, initial=np.inf) > _AROUND_CROWD_S
    parts = list(_split_at_releases(load[0]))
    found: list[Press] = []
    for some, pushed in zip(parts, _are_pushes(at, load[0], parts), strict=True):
        one = _located(load[:, some], _off_stops(grams[:, some]) & timed[some], int(pushed))
        if not one.placed and not pushed:
            continue
        if found and not pushed and not found[-1].placed:  # a swing, off the stops, shows the place of the press
            one = replace(one, pushes=found.pop().pushes)
        elif found and found[-1].is_at_place_of(one):
            one = found.pop().merged_with(one)
        found.append(one)
    return tuple(found)


def _with_own_stamps(t: Floats) -> Bools:
    """Mask of the conversions with a credible time stamp; of stamps that crowd, the newest, which is the least wrong.

    When a message arrives with less delay than all before it, the clock estimate is set back. The stamps before it were
    too late, and its own are clamped to them, so they crowd.
    """
    kept = np.ones(t.size, dtype=np.bool_)
    if t.size > 1 and np.diff(t).min() < _LEAST_APART_S:
        following = np.inf
        for number in range(t.size - 1, -1, -1):
            kept[number] = following - t[number] >= _LEAST_APART_S
            following = t[number] if kept[number] else following
    return kept


def _interpolated(at: Floats, t: Floats, counts: Floats) -> Floats:
    """Interpolate to the times `at` by the cubic through two conversions before and two after.

    Under a press the plate swings at about 10 Hz; linear interpolation would be wrong by a tenth of the swing.
    """
    first = np.clip(np.searchsorted(t, at) - 2, 0, t.size - 4)[:, None] + np.arange(4)
    times, found = t[first], np.zeros(at.size)
    for one in range(4):
        weight = np.ones(at.size)
        for other in range(4):
            if other != one:
                weight *= (at - times[:, other]) / (times[:, one] - times[:, other])
        found += weight * counts[first[:, one]]
    return found


def _off_stops(grams: Floats) -> Bools:
    """Mask (n,) of the times at which no corner (4, n) may be on its stop, or lifted as the plate swings back."""
    lowest, highest = grams.min(axis=1, keepdims=True), grams.max(axis=1, keepdims=True)
    low = np.where(lowest < -_STOPS_G, _ON_STOP * lowest, -np.inf)
    high = np.where(highest > _STOPS_G, _ON_STOP * highest, np.inf)
    return np.asarray(((low < grams) & (grams < high)).all(axis=0))


def _split_at_releases(force: Floats) -> Iterator[slice]:
    """Split a force (g) into presses and the swings after them: at `LET_GO` of a peak, and where the sign changes."""
    low, peak = 0, 0.0
    for number, one in enumerate(force.tolist()):
        felt = abs(peak) >= LEAST_G
        if abs(one) < LET_GO * abs(peak) or (felt and one * peak < 0):
            if felt:
                yield slice(low, number + 1)
            low, peak = number, one
        elif abs(one) > abs(peak):
            peak = one
    if abs(peak) >= LEAST_G:
        yield slice(low, len(force))


def _are_pushes(at: Floats, force: Floats, parts: Sequence[slice]) -> Iterator[bool]:
    """Whether each part of a force is a push by a finger. Swings of the plate are shorter, decay, and follow sooner."""
    pushed = swung = -np.inf  # end of the last push, and of the last push or swing
    before = 0.0
    for some in parts:
        most = float(force[some].max())
        if most < LEAST_G or force[some][0] == most:  # a pull, the end of a press, or a swing back
            yield False
            continue
        high = at[some][force[some] >= most / 2]
        if high[-1] - high[0] < _SHORTEST_PUSH_S:
            again = high[0] - max(swung, at[0]) >= _SWINGS_ON_S
        else:
            again = high[0] - swung >= _NEXT_PUSH_S or (most >= before / 2 and high[0] - pushed >= _NEXT_PUSH_S)
        swung = high[-1]
        if again:
            pushed, before = high[-1], most
        yield bool(again)


def _located(load: Floats, free: Bools, pushes: int) -> Press:
    """Fit the place of the press with this load (3, n), over the times that are `free` (n,) of the stops."""
    force = load[0]
    peak = float(force[np.argmax(np.abs(force))])
    if int(free.sum()) < _LEAST_TIMES or float(np.ptp(force[free])) < _LEAST_LEVER_G:
        return Press(0.0, 0.0, inf, peak, pushes)
    # The lag of one chip adds as the force rises and subtracts as it falls: it cancels in the slope.
    lever = force[free] - force[free].mean()
    moments = load[1:, free] - load[1:, free].mean(axis=1, keepdims=True)
    squares = float(lever @ lever)
    place = moments @ lever / squares
    left = moments - place[:, None] * lever
    error = float(np.sqrt((left**2).sum() / (2 * (lever.size - 2)) / squares))
    east, north = place.tolist()
    return Press(east, north, error if error < _UNCLEAR_MM else inf, peak, pushes)

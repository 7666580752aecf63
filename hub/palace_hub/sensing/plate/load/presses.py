"""Where fingers pressed between two quiet moments: each press has a place of its own, however many pieces came.

A press is hundreds of times as heavy as a piece, so the four cells see its middle to a millimetre while none of them is
on its stop: as it comes and as it goes. How the moments grow with the force is asked, and not what they are, so that a
hand that rests elsewhere meanwhile does not matter.
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
"""A force that counts as a press: a piece that is put on or pulled off takes more, a hand that rests less."""
LET_GO: Final = 0.25
"""A press is over when this part of its peak is left: what rests on between two presses is less than a tenth."""

_GRID_S = 0.01  # conversions of four chips, 71 to 89 a second each, are taken to common times
_LEAST_APART_S = 0.005  # no chip converts as often: such stamps crowd where the node's clock was set back
_AROUND_CROWD_S = 0.03  # two conversions: what a curve takes from a stamp that is wrong
_ON_STOP = 0.85  # part of a cell's highest reading in a press from which on it may be on its stop
_STOPS_G = 20.0  # no stop clips as little
_LEAST_TIMES = 5
_LEAST_LEVER_G = 20.0  # by which the force has to differ among them
_UNCLEAR_MM = 3.0  # a place that is seen no better is none
_LEAST_ERROR_MM = 0.5
_NEXT_PUSH_S = 0.12  # from half a push to half of the next: a finger has to come again; plates swing back sooner
_SHORTEST_PUSH_S = 0.065  # above half its peak; a swing of a plate that swings seven times a second is so for 0.05
_SWINGS_ON_S = 0.25  # what is shorter is a swing, unless there was none for so long
_SAME_MM = 6.0  # presses one after the other no further apart are one, as the plate swings under it


@dataclass(frozen=True, slots=True)
class Press:
    """A press: its middle (mm east and north of the plate's), seen with a standard deviation of `error_mm` (infinite:
    nobody can say where), and its peak in grams, as far as the stops let it be seen; below 0 for a pull. `pushes`: how
    often a finger pushed there; hardly ever fewer, but perhaps more than it did, as the plate swings on."""

    east: float
    north: float
    error_mm: float
    peak_g: float
    pushes: int = 1

    @property
    def placed(self) -> bool:
        """Whether it is seen where it was."""
        return self.error_mm < inf

    def is_again(self, other: "Press") -> bool:
        """Whether another press is where this one was."""
        near = hypot(self.east - other.east, self.north - other.north) < _SAME_MM
        return self.placed and other.placed and near

    def and_again(self, other: "Press") -> "Press":
        """The same press, as another swing of the plate or another push of the finger shows it."""
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
    """The presses among some conversions: for each corner their times (s) and counts; `level` (4,): counts before;
    `matrix` (3, 4): of grams and gram millimetres a count. Times may repeat, and never fall."""
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
        if found and not pushed and not found[-1].placed:  # the plate swings on after it, free of its stops
            one = replace(one, pushes=found.pop().pushes)
        elif found and found[-1].is_again(one):
            one = found.pop().and_again(one)
        found.append(one)
    return tuple(found)


def _with_own_stamps(t: Floats) -> Bools:
    """Which conversions have a stamp of their own; of those that crowd the newest, whose stamp is the least wrong.

    A message that was held up less than all before it shows that those were stamped too late, and what it brings itself
    is stamped no earlier than they were.
    """
    kept = np.ones(t.size, dtype=np.bool_)
    if t.size > 1 and np.diff(t).min() < _LEAST_APART_S:
        following = np.inf
        for number in range(t.size - 1, -1, -1):
            kept[number] = following - t[number] >= _LEAST_APART_S
            following = t[number] if kept[number] else following
    return kept


def _interpolated(at: Floats, t: Floats, counts: Floats) -> Floats:
    """Readings at other times: the cubic through two conversions before and two after. The plate swings ten times a
    second under a press, and a straight line between two conversions would be off by a tenth of that."""
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
    """When no corner (4, n) may be on its stop, or carry nothing any more as the plate leaps back."""
    lowest, highest = grams.min(axis=1, keepdims=True), grams.max(axis=1, keepdims=True)
    low = np.where(lowest < -_STOPS_G, _ON_STOP * lowest, -np.inf)
    high = np.where(highest > _STOPS_G, _ON_STOP * highest, np.inf)
    return np.asarray(((low < grams) & (grams < high)).all(axis=0))


def _split_at_releases(force: Floats) -> Iterator[slice]:
    """The presses in a force (g), one after the other, and what follows each of them: a swing back is none of the same,
    though between two times the force may leap over all that is small."""
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
    """Whether each part of a force is a push of its own: the plate swings on for a while, but ever less and for shorter
    than a finger presses, and none comes again as soon."""
    pushed = swung = -np.inf  # when the last push went, and the last swing
    before = 0.0
    for some in parts:
        most = float(force[some].max())
        if most < LEAST_G or force[some][0] == most:  # a pull, or how a press goes, or the plate swings back
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
    """The press whose load (3, n) this is, as far as it was `free` (n,) of the stops."""
    force = load[0]
    peak = float(force[np.argmax(np.abs(force))])
    if int(free.sum()) < _LEAST_TIMES or float(np.ptp(force[free])) < _LEAST_LEVER_G:
        return Press(0.0, 0.0, inf, peak, pushes)
    # What a chip lags behind the others adds to a press as it comes and takes away as it goes.
    lever = force[free] - force[free].mean()
    moments = load[1:, free] - load[1:, free].mean(axis=1, keepdims=True)
    squares = float(lever @ lever)
    place = moments @ lever / squares
    left = moments - place[:, None] * lever
    error = float(np.sqrt((left**2).sum() / (2 * (lever.size - 2)) / squares))
    east, north = place.tolist()
    return Press(east, north, error if error < _UNCLEAR_MM else inf, peak, pushes)

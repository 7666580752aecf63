"""The earliest level at which a cell rests: from a still period, a robust still period, or a free swing.

A still period needs every block mean within noise; the robust one takes medians and survives a table bump; the free
swing gives the level while the cup still rings.
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from palace_hub.sensing.signal.release import Release
from palace_hub.sensing.signal.stillness import ROBUST_SIGMAS, SURE_STILL_S, StillPeriod, robust_still_period

STILL_S = 0.36
"""Shortest still time (s) before a decision: five blocks, which average white noise, hum and the end of a ringing."""
STILL_BLOCKS = 5

LEFT_G = 0.5
"""A block this far (g) from a still level has left it: table bumps reach 0.5 g (SENSING), the end of a swing less."""


class RestingLevel(NamedTuple):
    """A level at which the cell rests."""

    t0: float
    """Hub time from which the cell rests (s)."""
    level: float
    """Raw counts."""
    noise: float
    """Standard deviation of `level` (raw counts)."""
    blocks: int
    """Number of blocks in `level`."""
    robust: bool = False
    """By medians: a bump may lie within."""


def find_resting_level(
    still_period: StillPeriod | None,
    history: Sequence[tuple[float, float]],
    since: float | None,
    release: Release | None,
    sigma: float,
    unit: float,
    piece_g: float,
) -> RestingLevel | None:
    """The resting level by, in this order: a long still period, a robust one, a short one, the free swing; or None.

    `still_period`: the present one (None: the last block ended it); `history`: the last blocks (hub seconds, mean in
    raw counts); `since`: hub time from which they may form a robust still period (None: they may not); `release`: the
    free swing, if any; `sigma`: standard deviation of a block mean (raw counts); a piece is `unit` raw counts and
    `piece_g` grams.
    """
    still = still_period
    if still is not None and (still.count < STILL_BLOCKS or still.seconds() < STILL_S):
        still = None
    if since is not None and (still is None or still.seconds() < SURE_STILL_S):
        end = history[-1][0]
        limit = max(ROBUST_SIGMAS * sigma, LEFT_G / piece_g * unit)
        robust = robust_still_period(tuple(history), since, limit, unit, SURE_STILL_S)
        if robust is not None:
            begun, level = robust
            half = sum(t > end - 0.5 * SURE_STILL_S for t, _ in history)
            return RestingLevel(begun, level, sigma / sqrt(STILL_BLOCKS), half, robust=True)
    if still is not None:
        return RestingLevel(still.t0, still.level, sigma / sqrt(still.blocks), still.blocks)
    if release is not None and history[-1][0] - release.t0 >= STILL_S and release.holds(history, unit):
        return RestingLevel(release.t0, release.level, release.error, sum(t > release.t0 for t, _ in history))
    return None

"""Since when a cell lies still, and at what level: what its blocks, a calm or a free swing say of it."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from palace_hub.sensing.signal.release import Release
from palace_hub.sensing.signal.stillness import ROBUST_SIGMAS, SURE_STILL_S, StillPeriod, robust_still_period

# The earliest answer: five blocks, so that noise, hum and the end of a ringing average out.
STILL_S = 0.36
STILL_BLOCKS = 5

# A still level has been left where a block lies so far off; the end of a swing only breaks the spell.
LEFT_G = 0.5


class RestingLevel(NamedTuple):
    """Still since hub time `t0` at `level`, a mean of the last `blocks`, whose standard deviation is `noise` (raw
    counts)."""

    t0: float
    level: float
    noise: float
    blocks: int


def find_resting_level(
    spell: StillPeriod | None,
    history: Sequence[tuple[float, float]],
    since: float | None,
    release: Release | None,
    sigma: float,
    unit: float,
    piece_g: float,
) -> RestingLevel | None:
    """By a spell that is sure, a calm, a younger spell, or the free swing; None where the cell does not lie still.

    `spell` is the present one (None: it was just broken), `history` the last blocks (time, mean) and `since` from when
    on they count for a calm (None: for none), `sigma` the standard deviation of a block mean. `unit` raw counts and
    `piece_g` grams are a piece.
    """
    still = spell if spell is not None and spell.count >= STILL_BLOCKS and spell.seconds() >= STILL_S else None
    if since is not None and (still is None or still.seconds() < SURE_STILL_S):
        end = history[-1][0]
        rest = robust_still_period(
            tuple(history), since, max(ROBUST_SIGMAS * sigma, LEFT_G / piece_g * unit), unit, SURE_STILL_S
        )
        if rest is not None:
            begun, level = rest
            half = sum(t > end - 0.5 * SURE_STILL_S for t, _ in history)
            return RestingLevel(begun, level, sigma / sqrt(STILL_BLOCKS), half)
    if still is not None:
        return RestingLevel(still.t0, still.level, sigma / sqrt(still.blocks), still.blocks)
    if release is not None and history[-1][0] - release.t0 >= STILL_S and release.holds(history, unit):
        return RestingLevel(release.t0, release.level, release.error, sum(t > release.t0 for t, _ in history))
    return None

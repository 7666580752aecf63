"""A cell's last minute as a row of levels, whatever its unit: what is no more than noise stays flat."""

from collections.abc import Sequence

LEVELS = 7
"""A row of eighths without the full block, which would touch the row above."""
NOISES = 8.0
"""Standard deviations of one conversion that the row spans at least. A second's mean is nine times quieter than that,
the lightest piece on a good cell moves it eighteen."""
LEAST_COUNTS = 200.0
"""The same where the noise is not known yet."""

Trace = tuple[int | None, ...]
"""Levels from 0 to 6, oldest first; None where nothing came."""


def levels(means: Sequence[float | None], noise: float | None) -> Trace:
    """`means` of successive seconds between their least and their greatest."""
    known = [mean for mean in means if mean is not None]
    if not known:
        return ()
    low = min(known)
    span = max(max(known) - low, LEAST_COUNTS if noise is None else NOISES * noise)
    return tuple(None if mean is None else min(LEVELS - 1, int((mean - low) / span * LEVELS)) for mean in means)


def narrowed(trace: Trace, width: int) -> Trace:
    """The trace in at most `width` places, each the highest of what falls into it; a gap only where all is missing."""
    if width < 1:
        return ()
    if len(trace) <= width:
        return trace
    per_place = -(-len(trace) // width)
    groups = [trace[end - per_place if end > per_place else 0 : end] for end in range(len(trace), 0, -per_place)]
    return tuple(max((level for level in group if level is not None), default=None) for group in reversed(groups))

"""The trace of a cell: its last minute as a row of levels. Changes within the noise stay flat."""

from collections.abc import Sequence

LEVELS = 7
"""Seven eighths of a block: the full block would touch the row above."""
NOISES = 8.0
"""Least span of a trace, in standard deviations of one conversion. At 80 conversions a second a mean has a ninth of
that noise; the lightest piece on a good cell changes it by eighteen."""
LEAST_COUNTS = 200.0
"""Least span in raw counts while the noise is unknown."""

Trace = tuple[int | None, ...]
"""Levels from 0 to 6, oldest first; None for a second without conversions."""


def levels(means: Sequence[float | None], noise: float | None) -> Trace:
    """The levels of `means` (one a second) between the least and the greatest of them."""
    known = [mean for mean in means if mean is not None]
    if not known:
        return ()
    low = min(known)
    span = max(max(known) - low, LEAST_COUNTS if noise is None else NOISES * noise)
    return tuple(None if mean is None else min(LEVELS - 1, int((mean - low) / span * LEVELS)) for mean in means)


def narrowed(trace: Trace, width: int) -> Trace:
    """The trace in at most `width` places, each with its highest level; a place without any level stays None."""
    if width < 1:
        return ()
    if len(trace) <= width:
        return trace
    per_place = -(-len(trace) // width)
    groups = [trace[end - per_place if end > per_place else 0 : end] for end in range(len(trace), 0, -per_place)]
    return tuple(max((level for level in group if level is not None), default=None) for group in reversed(groups))

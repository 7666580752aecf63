"""Arithmetic on ticks: microseconds in 30 bits, wrapping every 1,074 s. Results are small integers (no allocation)."""

MASK = 0x3FFFFFFF
_HALF = 0x20000000


def add(ticks: int, us: int) -> int:
    """Ticks `us` microseconds after `ticks`."""
    return (ticks + us) & MASK


def diff(later: int, earlier: int) -> int:
    """Signed microseconds from `earlier` to `later`; valid for distances under 537 s."""
    d = (later - earlier) & MASK
    return d - MASK - 1 if d >= _HALF else d

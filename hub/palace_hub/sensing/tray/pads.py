"""Debounced pads for the figures on the tray: one Hall sensor each, bit set while a figure's magnet disc lies on it.

The node samples 20 times a second and single bits may be wrong, so several samples in a row must agree. A pad that has
never detected a disc means nothing when it is empty: the table may have no discs.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from monkey_palace.board.pieces import Figure

BITS: Final[Mapping[Figure, int]] = MappingProxyType({figure: 1 << bit for bit, figure in enumerate(Figure)})
"""Bit of each figure in the tray's Hall byte (firmware/README.md)."""

AGREEING_SAMPLES: Final = 4
"""Samples in a row that change a pad (assumed),"""
HOLDS_S: Final = 0.25
"""and the least time (s) that they span: a node may send every 10 ms."""


@dataclass(frozen=True, slots=True)
class FigurePad:
    """The debounced state of one pad (immutable)."""

    parked: bool | None = None
    """A disc lies on the pad; None: unknown."""
    since: float = 0.0
    """Hub time from which `parked` holds."""
    disc_seen: bool = False
    """The sensor has detected a disc at least once."""
    pending: tuple[bool, float, int] | None = None
    """Successive samples that contradict `parked`: their value, the time of the first, their number."""

    def with_sample(self, t: float, *, on: bool) -> "FigurePad":
        """The pad after a sample at hub time `t`."""
        if self.parked is on:
            return self if self.pending is None else replace(self, pending=None)
        _, began, count = self.pending if self.pending is not None and self.pending[0] is on else (on, t, 0)
        if count + 1 < AGREEING_SAMPLES or t - began < HOLDS_S:
            return replace(self, pending=(on, began, count + 1))
        return FigurePad(on, began, self.disc_seen or on)

    def without_signal(self) -> "FigurePad":
        """The pad after its signal was lost: `parked` is unknown, `disc_seen` stays."""
        return FigurePad(disc_seen=self.disc_seen)

"""The tray's pads on which the figures are parked: a Hall sensor each, whose bit is set while a disc lies on it.

The sensors look twenty times a second, and a bit may be wrong once, so a pad has changed when several samples in a row
say so. A pad on which nobody ever saw a disc says nothing by being empty: a table may have none.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from monkey_palace.board.pieces import Figure

BITS: Final[Mapping[Figure, int]] = MappingProxyType({one: 1 << place for place, one in enumerate(Figure)})
"""In the tray's one byte (firmware/README.md): monkey, butterfly, frog."""

AGREEING_SAMPLES: Final = 4
"""So many samples in a row have to say that a pad has changed,"""
HOLDS_S: Final = 0.25
"""and for so long: a node may send every 10 ms."""


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
        """After a sample at hub time `t`."""
        if self.parked is on:
            return self if self.pending is None else replace(self, pending=None)
        _, began, count = self.pending if self.pending is not None and self.pending[0] is on else (on, t, 0)
        if count + 1 < AGREEING_SAMPLES or t - began < HOLDS_S:
            return replace(self, pending=(on, began, count + 1))
        return FigurePad(on, began, self.disc_seen or on)

    def without_signal(self) -> "FigurePad":
        """Nobody hears it: how it stands is not known any more, that it has served is."""
        return FigurePad(disc_seen=self.disc_seen)

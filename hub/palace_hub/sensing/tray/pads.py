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

HOLDS: Final = 4
"""So many samples in a row have to say that a pad has changed,"""
HOLDS_S: Final = 0.25
"""and for so long: a node may send every 10 ms."""


@dataclass(frozen=True, slots=True)
class FigurePad:
    """One pad. A value: `heard` and `lost` make others.

    `parked`: a disc lies on it, None while nobody knows; `since`: hub time from which that holds; `served`: it has seen
    a disc at some time. `run`: what the last samples in a row said otherwise, since when, and how many they are.
    """

    parked: bool | None = None
    since: float = 0.0
    served: bool = False
    run: tuple[bool, float, int] | None = None

    def heard(self, t: float, *, on: bool) -> "FigurePad":
        """After a sample at hub time `t`."""
        if self.parked is on:
            return self if self.run is None else replace(self, run=None)
        _, began, count = self.run if self.run is not None and self.run[0] is on else (on, t, 0)
        if count + 1 < HOLDS or t - began < HOLDS_S:
            return replace(self, run=(on, began, count + 1))
        return FigurePad(on, began, self.served or on)

    def lost(self) -> "FigurePad":
        """Nobody hears it: how it stands is not known any more, that it has served is."""
        return FigurePad(served=self.served)

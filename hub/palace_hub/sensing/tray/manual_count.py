"""A person's count of a compartment that moves: of what it was said, and whether that still lies there."""

from dataclasses import dataclass

from palace_hub.sensing.tray.episode import Stillness
from palace_hub.sensing.tray.lattice import UNTOUCHED_G, WIDEST_TOLERANCE


@dataclass(frozen=True, slots=True)
class Answered:
    """A count given while the cell moved, of what lay at `level` then (raw counts; None: nobody knows)."""

    level: float | None = None

    def holds(self, still: Stillness, unit: float, piece_g: float, *, hand: bool) -> bool:
        """Whether a sure stillness is of what was counted, at `unit` counts a piece; `hand`: one may have been in the
        bin meanwhile. Where nobody knows the level of then, nothing says that it is not."""
        if self.level is None:
            return True
        off = abs((still.level - self.level) / unit - still.crept.by)
        return off <= WIDEST_TOLERANCE or (not hand and off * piece_g <= UNTOUCHED_G)

"""A count that a person gave while the cell moved."""

from dataclasses import dataclass

from palace_hub.sensing.tray.disturbance import RestObservation
from palace_hub.sensing.tray.lattice import UNTOUCHED_G, WIDEST_TOLERANCE


@dataclass(frozen=True, slots=True)
class ManualCount:
    """A count that a person gave while the cell moved."""

    level: float | None = None
    """The level at that moment (raw counts); None: unknown."""

    def still_holds(self, rest: RestObservation, unit: float, piece_g: float, *, hand: bool) -> bool:
        """Whether the content is still what the person counted, judged by the level `rest`.

        `unit`: raw counts per piece; `piece_g`: grams per piece; `hand`: a hand may have been there in between. An
        unknown level holds.
        """
        if self.level is None:
            return True
        off = abs((rest.level - self.level) / unit - rest.creep.expected)
        return off <= WIDEST_TOLERANCE or (not hand and off * piece_g <= UNTOUCHED_G)

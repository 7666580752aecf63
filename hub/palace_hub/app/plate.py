"""The plate as the core sees it: what its cells and its Hall sensors said last. Nothing is decided from it yet."""

from dataclasses import dataclass

from palace_hub.wire.events import Batch

CORNERS = ("ne", "se", "sw", "nw")
"""The plate's cells, in the order in which its node sends them."""


@dataclass(frozen=True, slots=True)
class CornerReading:
    """A corner's newest conversion: hub time, signed count (None where refused) and why it was refused."""

    t: float
    raw: int | None
    fault: str | None


class Plate:
    """The newest reading of each corner, and the raw bits of the Hall chain; empty while there is no plate."""

    def __init__(self) -> None:
        self.corners: tuple[CornerReading | None, ...] = (None,) * len(CORNERS)
        self.hall = b""
        self.t: float | None = None

    def feed(self, batch: Batch) -> bool:
        """Take in a batch; True where the Hall bits have changed."""
        newest = list(self.corners)
        for corner, conversions in enumerate(batch.conversions[: len(CORNERS)]):
            if conversions:
                newest[corner] = CornerReading(*conversions[-1])
        changed = batch.hall != self.hall
        self.corners, self.hall, self.t = tuple(newest), batch.hall, batch.t
        return changed

    def forget(self) -> None:
        """The plate has gone, or is another one now."""
        self.corners, self.hall, self.t = (None,) * len(CORNERS), b"", None

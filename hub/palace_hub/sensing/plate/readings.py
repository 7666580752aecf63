"""The plate as the core sees it: what its cells and its Hall sensors said last. Nothing is decided from it yet."""

from dataclasses import dataclass

from palace_hub.wire.events import Batch

CORNERS = ("ne", "se", "sw", "nw")
"""The plate's cells, in the order in which its node sends them."""

STRIP_BITS = 16
STRIP_SENSORS = 10
STRIP_MARKER = 0b1010
"""A Hall strip is two 74HC165: ten sensors, four inputs wired to this pattern, two to nothing, first out of the chain
first. A chain that is broken gives all ones or all zeros behind the break, which is no marker."""


@dataclass(frozen=True, slots=True)
class CornerReading:
    """A corner's newest conversion: hub time, signed count (None where refused) and why it was refused."""

    t: float
    raw: int | None
    fault: str | None


@dataclass(frozen=True, slots=True)
class HallReading:
    """Raw bits of a chain of `strips`; `on`: strip and sensor from 1, of the strips that answer.

    `strips` None: the bits are no whole strips, and what they mean is not known. `answering`: strips from the first on
    that have their marker; what lies behind the first that has none is not known.
    """

    bits: int
    strips: int | None
    answering: int = 0
    on: tuple[tuple[int, int], ...] = ()


def read_chain(raw: bytes) -> HallReading:
    """What the bits of a Hall chain say; `raw` begins with the first bit out of the chain, as its highest bit."""
    bits = 8 * len(raw)
    if bits % STRIP_BITS:
        return HallReading(bits, None)
    strips = [int.from_bytes(raw[place : place + STRIP_BITS // 8], "big") for place in range(0, len(raw), 2)]
    spare = STRIP_BITS - STRIP_SENSORS
    markers = [strip >> (spare - 4) & 0xF == STRIP_MARKER for strip in strips]
    answering = markers.index(False) if False in markers else len(strips)
    on = tuple(
        (place + 1, sensor + 1)
        for place, strip in enumerate(strips[:answering])
        for sensor in range(STRIP_SENSORS)
        if strip >> (STRIP_BITS - 1 - sensor) & 1
    )
    return HallReading(bits, len(strips), answering, on)


class PlateReadings:
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

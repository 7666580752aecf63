"""The newest raw reading of each of the plate's corner cells and of its Hall chain."""

from dataclasses import dataclass

from palace_hub.wire.events import Batch

CORNERS = ("ne", "se", "sw", "nw")
"""The plate's cells, in the order in which its node sends them: north-east, then clockwise."""

STRIP_BITS = 16
STRIP_SENSORS = 10
STRIP_MARKER = 0b1010
"""A Hall strip is two 74HC165 shift registers, 16 bits in the order in which they leave the chain: ten sensors, four
inputs wired to this marker, two spare. Behind a break the chain reads all ones or all zeros, which is no marker."""


@dataclass(frozen=True, slots=True)
class CornerReading:
    """A corner's newest conversion."""

    t: float
    """Hub time, s."""
    raw: int | None
    """Signed count; None if the conversion was refused."""
    fault: str | None
    """Why it was refused; None if it was not."""


@dataclass(frozen=True, slots=True)
class HallReading:
    """One reading of the Hall chain, decoded."""

    bits: int
    """Raw bits in the chain."""
    strips: int | None
    """Strips in the chain; None if the bits are no whole number of strips, so that they cannot be decoded."""
    answering: int = 0
    """Strips before the first one without its marker. Strips behind that one cannot be decoded."""
    on: tuple[tuple[int, int], ...] = ()
    """Strip and sensor, each counted from 1, of every sensor of the answering strips that sees a magnet."""


def read_chain(raw: bytes) -> HallReading:
    """Decode the bits of a Hall chain. The highest bit of `raw[0]` is the first bit out of the chain."""
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
    """The newest reading of each corner and the raw bits of the Hall chain; empty while no plate is connected."""

    def __init__(self) -> None:
        self.corners: tuple[CornerReading | None, ...] = (None,) * len(CORNERS)
        self.hall = b""
        self.t: float | None = None

    def feed(self, batch: Batch) -> bool:
        """Take in one message of the plate's node; True if the Hall bits have changed."""
        newest = list(self.corners)
        for corner, conversions in enumerate(batch.conversions[: len(CORNERS)]):
            if conversions:
                newest[corner] = CornerReading(*conversions[-1])
        changed = batch.hall != self.hall
        self.corners, self.hall, self.t = tuple(newest), batch.hall, batch.t
        return changed

    def forget(self) -> None:
        """Drop all readings: the plate has been disconnected or exchanged."""
        self.corners, self.hall, self.t = (None,) * len(CORNERS), b"", None

"""Hall sensors: the chain of 74HC165 under the plate, and the tray's pads for the figures."""

from machine import Pin
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from machine import SPI

MOST_BITS = const(160)  # ten strips of 16
# The clock rests high: the register shifts when it rises, so each bit is taken in the middle, when it falls.
SPI_MODE = {"polarity": 1, "phase": 0}
SPI_HZ = const(1000000)  # 160 bits in 0.16 ms, slow enough for wires of 30 cm


class HallChain:
    """`bits` raw bits, a multiple of 8, first the input H of the register that is wired to `spi`."""

    def __init__(self, spi: "SPI", latch: "Pin", bits: int) -> None:
        if bits % 8 or not 0 <= bits <= MOST_BITS:
            raise ValueError("hall bits: expected a multiple of 8 up to 160")
        self._spi = spi
        self._latch = latch
        self._bytes = bytearray(bits // 8)
        latch.value(1)

    def text(self) -> str:
        """The bits now, as lower-case hex: bit 7 of the first byte is the first out of the chain."""
        if not self._bytes:
            return ""
        self._latch.value(0)  # inputs are copied while it is low
        self._latch.value(1)
        self._spi.readinto(self._bytes)
        return self._bytes.hex()


class Pads:
    """Sensors that pull their pin low while a figure is parked on them; bit 0 is the first pin."""

    def __init__(self, gpios: "Sequence[int]") -> None:
        self._pins = [Pin(gpio, Pin.IN, Pin.PULL_UP) for gpio in gpios]

    def text(self) -> str:
        """One byte as hex."""
        bits = 0
        for place, pad in enumerate(self._pins):
            if not pad.value():
                bits |= 1 << place
        return "%02x" % bits

"""Hall sensors: the plate's chain of 74HC165 shift registers, and the tray's parking pads for the figures."""

from machine import Pin
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from machine import SPI

MOST_BITS = const(160)  # ten strips of 16
# The clock idles high: the register shifts on the rising edge, so the SPI samples each bit on the falling edge.
SPI_MODE = {"polarity": 1, "phase": 0}
SPI_HZ = const(1000000)  # 160 bits in 0.16 ms; slow enough for wires of 30 cm (assumed)


class HallChain:
    """A chain of `bits` bits, a multiple of 8. The first bit is input H of the register wired to `spi`."""

    def __init__(self, spi: "SPI", latch: "Pin", bits: int) -> None:
        if bits % 8 or not 0 <= bits <= MOST_BITS:
            raise ValueError("hall bits: expected a multiple of 8 up to 160")
        self._spi = spi
        self._latch = latch
        self._bytes = bytearray(bits // 8)
        latch.value(1)

    def text(self) -> str:
        """The current bits as lower-case hex; bit 7 of the first byte is the first bit of the chain."""
        if not self._bytes:
            return ""
        self._latch.value(0)  # the registers load their inputs while it is low
        self._latch.value(1)
        self._spi.readinto(self._bytes)
        return self._bytes.hex()


class Pads:
    """Sensors that pull their pin low while a figure is parked on them. Bit 0 is the first pin."""

    def __init__(self, gpios: "Sequence[int]") -> None:
        self._pins = [Pin(gpio, Pin.IN, Pin.PULL_UP) for gpio in gpios]

    def text(self) -> str:
        """The pads as one byte in hex."""
        bits = 0
        for place, pad in enumerate(self._pins):
            if not pad.value():
                bits |= 1 << place
        return "%02x" % bits

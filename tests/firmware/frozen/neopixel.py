"""`neopixel` for the image that `micropython_image.py` builds: Debian has no micropython-lib, where a board's is from.

It drives the lights with the port's own `machine.bitstream`, as micropython-lib's module does.
"""

from machine import Pin, bitstream

_HIGH_LOW = 0  # the encoding that bitstream knows
_800_KHZ = (400, 850, 800, 450)  # ns high and low of a 0, then of a 1
_GREEN_RED_BLUE = (1, 0, 2)  # place of red, green and blue on the wire


class NeoPixel:
    """`n` lights in a row on `pin`; `write` shows the colours."""

    def __init__(self, pin, n):
        pin.init(Pin.OUT)
        self._pin = pin
        self._count = n
        self._bytes = bytearray(3 * n)

    def __len__(self):
        return self._count

    def __setitem__(self, light, colour):
        for place, value in zip(_GREEN_RED_BLUE, colour):  # noqa: B905 - MicroPython's zip has no `strict`
            self._bytes[3 * light + place] = value

    def __getitem__(self, light):
        return tuple([self._bytes[3 * light + place] for place in _GREEN_RED_BLUE])

    def write(self):
        bitstream(self._pin, _HIGH_LOW, _800_KHZ, self._bytes)

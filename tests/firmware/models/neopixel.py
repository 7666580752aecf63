"""Model of a board's `neopixel`: writes become a waveform, which models of WS2812 lights decode.

Times are the data sheet's: each bit starts high; 0.4 us high is a 0, 0.8 us a 1, either within 0.15 us; low for 50 us
ends the frame. Colours travel green, red, blue; a light keeps the first 24 bits and passes the rest on.
"""

# ruff: noqa: UP031 - written so that MicroPython reads it too

shows: list = []  # what each light shows after each write
gaps: list = []


class NeoPixel:
    ORDER = (1, 0, 2)

    def __init__(self, pin, count):
        self._bytes = bytearray(3 * count)
        self._count = count

    def __len__(self):
        return self._count

    def __setitem__(self, place, colour):
        for k in range(3):
            self._bytes[3 * place + self.ORDER[k]] = colour[k]

    def __getitem__(self, place):
        return tuple([self._bytes[3 * place + self.ORDER[k]] for k in range(3)])

    def write(self):
        wave = []
        for byte in self._bytes:
            for bit in range(7, -1, -1):
                high = 800 if byte >> bit & 1 else 400
                wave.append((high, 1250 - high))
        shows.append(lights(wave, self._count))


def lights(wave, count):
    """Colours of `count` lights in a row after the (high ns, low ns) pulses of `wave`."""
    bits = []
    for high, low in wave:
        if 250 <= high <= 550:
            bits.append(0)
        elif 650 <= high <= 950:
            bits.append(1)
        else:
            raise ValueError("no bit is %d ns high" % high)
        if low > 50000:
            bits = []
    shown = []
    for light in range(count):
        taken = bits[24 * light : 24 * light + 24]
        value = 0
        for bit in taken:
            value = value << 1 | bit
        shown.append((value >> 8 & 255, value >> 16, value & 255))
    return shown

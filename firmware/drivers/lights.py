"""One light per compartment. Each code has its own colour and its own rhythm, for players who see no colours.

| code | meaning | colour | rhythm |
|---|---|---|---|
| 0 | nothing | white, very dim | a 60 ms flash each 4 s: the node runs |
| 1 | take here | green | on half of each second |
| 2 | put back here | blue | two short flashes each 1.2 s |
| 3 | wrong | red | flickers, 2.5 flashes a second |
| 4 | ask | amber | on, with a short gap each 1.6 s |
"""

import ticks
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from neopixel import NeoPixel

BRIGHTEST = const(63)  # of 255: six white lights then take 90 mA from the supply instead of 360 mA
STEP_MS = const(20)  # time grid of changes
IDENTIFY = const(5)  # internal code, not on the wire: all lights while the node identifies itself

# Colour, period in ms, and the times in the period at which the light turns on, off, on, ... At most three flashes per
# second: the common limit for photosensitive people.
PATTERNS = (
    ((3, 3, 3), 4000, (0, 60)),
    ((0, 63, 0), 1000, (0, 500)),
    ((0, 0, 63), 1200, (0, 120, 300, 420)),
    ((63, 0, 0), 400, (0, 200)),
    ((63, 30, 0), 1600, (0, 1300)),
    ((40, 40, 40), 600, (0, 100, 200, 300)),
)
DARK = (0, 0, 0)


def colour(code: int, ms: int) -> "tuple[int, int, int]":
    """Colour (red, green, blue, each 0 to 63) of a light with `code`, `ms` after the rhythm began."""
    shown, period, edges = PATTERNS[code]
    place = ms % period
    for k in range(0, len(edges), 2):
        if edges[k] <= place < edges[k + 1]:
            return shown
    return DARK


class Lights:
    """The strip `pixels` with `count` lights. Call `poll` every few milliseconds with the board's ticks.

    `poll` writes only changes, because a write holds interrupts off (30 us per light).
    """

    def __init__(self, pixels: "NeoPixel", count: int) -> None:
        self._pixels = pixels
        self._count = count
        self._codes = [0] * count
        self._shown = [DARK] * count
        self._identifying = False
        self._identify_until = 0

    def show(self, codes: "Sequence[int]") -> None:
        """Set one code per light. Lights with the same code flash in step."""
        for light in range(self._count):
            self._codes[light] = codes[light]

    def identify(self, until: int) -> None:
        """Show the identify pattern on all lights until ticks `until`."""
        self._identifying = True
        self._identify_until = until

    def poll(self, now: int) -> None:
        if self._identifying and ticks.diff(now, self._identify_until) >= 0:
            self._identifying = False
        ms = now // 1000 // STEP_MS * STEP_MS
        changed = False
        for light in range(self._count):
            wanted = colour(IDENTIFY if self._identifying else self._codes[light], ms)
            if self._shown[light] != wanted:
                self._shown[light] = wanted
                self._pixels[light] = wanted
                changed = True
        if changed:
            self._pixels.write()

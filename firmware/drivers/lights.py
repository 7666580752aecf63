"""One light a compartment: what it asks for is told by its rhythm as well as by its colour.

| code | asks | colour | rhythm |
|---|---|---|---|
| 0 | nothing | white, very dim | a blip each 4 s: the node runs |
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

BRIGHTEST = const(63)  # a quarter of 255: six white lights then take 90 mA of the supply, not 360
STEP_MS = const(20)  # lights change on this grid
IDENTIFY = const(5)  # no code of the wire: all lights while a node shows which it is

# Colour, period in ms, and the times in it at which the light turns on, off, on, ... At most three flashes in a second,
# which is what people who react to flicker are advised to bear.
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
    """What a light with `code` shows `ms` after the rhythm began: red, green, blue, each 0 to 63."""
    shown, period, edges = PATTERNS[code]
    place = ms % period
    for k in range(0, len(edges), 2):
        if edges[k] <= place < edges[k + 1]:
            return shown
    return DARK


class Lights:
    """The strip `pixels`, one for each cell. `poll` every few milliseconds, with the board's ticks.

    It writes only when something changes, since the strip is sent with interrupts off (30 us a light).
    """

    def __init__(self, pixels: "NeoPixel", count: int) -> None:
        self._pixels = pixels
        self._count = count
        self._codes = [0] * count
        self._shown = [DARK] * count
        self._identifying = False
        self._identify_until = 0

    def show(self, codes: "Sequence[int]") -> None:
        """A code for each light. Rhythms of one code beat together."""
        for light in range(self._count):
            self._codes[light] = codes[light]

    def identify(self, until: int) -> None:
        """Overlay the pattern that shows which node this is until ticks `until`."""
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

"""Debounced buttons as press counters: a lost or doubled message then loses or doubles no press."""

from machine import Pin
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

STEADY_US = const(20000)  # debounce time: longer than a contact bounces, far shorter than a press (assumed)
_COUNT_MASK = const(0xFFFF)  # counters have 16 bits on the wire
_TICK_MASK = const(0x3FFFFFFF)


class Buttons:
    """Switches from each of `gpios` to ground. `presses` counts since boot. Call `poll` every few milliseconds.

    A press counts when the line has been low for 20 ms; the next one counts after the line has been high for 20 ms.
    """

    def __init__(self, gpios: "Sequence[int]") -> None:
        self._pins = [Pin(gpio, Pin.IN, Pin.PULL_UP) for gpio in gpios]
        self._down = [False] * len(self._pins)  # debounced state
        self._since = [-1] * len(self._pins)  # ticks since which the line differs from the debounced state, or -1
        self.presses = [0] * len(self._pins)

    def poll(self, now: int) -> None:
        for button, line in enumerate(self._pins):
            if (line.value() == 0) == self._down[button]:
                self._since[button] = -1
            elif self._since[button] < 0:
                self._since[button] = now
            elif (now - self._since[button]) & _TICK_MASK >= STEADY_US:
                self._since[button] = -1
                self._down[button] = not self._down[button]
                if self._down[button]:
                    self.presses[button] = (self.presses[button] + 1) & _COUNT_MASK

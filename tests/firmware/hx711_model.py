"""Model of an HX711 from its data sheet, at the two pins that a microcontroller sees.

- It converts on a clock of its own. DOUT is high while there is no new conversion and falls when there is one.
- Each rise of PD_SCK brings one bit to DOUT, the highest first. The 25th sets DOUT high; 25, 26 or 27 pulses choose
  input and gain of the next conversion (A 128, B 32, A 64), other numbers are "serial communication errors".
- PD_SCK high for more than 60 us switches the chip off; when it falls the chip is reset: A 128, and DOUT stays high
  until the output has settled, four conversions later.
- A conversion that ends while the last one is being read (the data sheet only says to read in time): what boards show
  is a word with the old bits and then ones, the line being high until the new conversion is out. The same rise is
  seen here on a line that nobody reads.

Times are nanoseconds. Nothing here knows the driver.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

POWER_DOWN_NS = 60_000
RISE_NS = 100  # PD_SCK's rise to the bit on DOUT, at most
UPDATE_NS = 30_000  # DOUT high during an update over an unread conversion (observed on boards, not in the data sheet)
SETTLING = 4
SHORTEST_NS = 200  # PD_SCK high or low
NEVER_NS = 1e18


@dataclass
class Hx711Model:
    """A chip with `rate` conversions a second from `phase_ns` on. `count(k)` is the value of conversion k.

    `drive(level)` is called when DOUT changes. The table calls `due`/`advance` and `sck`.
    """

    rate: float
    count: Callable[[int], int]
    drive: Callable[[bool], None] = lambda level: None
    phase_ns: int = 0
    converted: list[tuple[int, int]] = field(default_factory=list)  # (time, count) of each DOUT fall
    gains: list[int] = field(default_factory=list)  # pulses of each word that was read to its end
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._period = 1e9 / self.rate
        self._number = 0
        self._settling = SETTLING
        self._next = float(self.phase_ns) + self._period
        self._fall: float | None = None  # time at which DOUT falls after an update
        self._word = 0
        self._held = 0
        self.pulses = 0
        self._ready = False
        self._sck = False
        self._sck_at = -POWER_DOWN_NS
        self._off = False
        self._back: float | None = None  # time at which the supply returns
        self.out = True
        self.drive(True)

    def due(self) -> float:
        """Time of the chip's next own action."""
        if self._back is not None:
            return self._back
        times = [self._next] if not self._off else []
        if self._fall is not None:
            times.append(self._fall)
        if self._sck and not self._off:
            times.append(float(self._sck_at + POWER_DOWN_NS))
        return min(times, default=NEVER_NS)

    def advance(self, now: float) -> None:
        while self.due() <= now:
            at = self.due()
            if self._back is not None:
                self._back = None
                self._off = False
                self._settling = SETTLING
                self._next = at + self._period
                self._put(True)
            elif self._sck and not self._off and at == self._sck_at + POWER_DOWN_NS:
                self._off = True
                self._fall = None
                self._ready = False
                self.pulses = 0
                self._put(True)
            elif self._fall is not None and at == self._fall:
                self._fall = None
                self._show(at)
            else:
                self._convert(at)

    def cut_power(self, now: float, ns: float) -> None:
        """The supply fails at `now` for `ns`: DOUT is low, and the chip begins anew afterwards."""
        self._off = True
        self._fall = None
        self._ready = False
        self.pulses = 0
        self._back = now + ns
        self._put(False)

    def sck(self, level: bool, now: int) -> None:
        """PD_SCK changes to `level` at `now`; `advance(now)` has been called."""
        if level == self._sck:
            return
        if now - self._sck_at < SHORTEST_NS:
            self.faults.append("a pulse shorter than 0.2 us")
        self._sck, self._sck_at = level, now
        if self._back is not None:
            return
        if self._off:
            if not level:
                self._off = False
                self._settling = SETTLING
                self._next = now + self._period
            return
        if level:
            self._pulse()

    def _pulse(self) -> None:
        self.pulses += 1
        if self.pulses <= 24:
            if self._fall is None and self._ready:
                self._put(bool(self._word >> (24 - self.pulses) & 1))
        else:
            self._put(True)
            self._ready = False

    def _convert(self, at: float) -> None:
        self._next = at + self._period
        if self.pulses:
            if 25 <= self.pulses <= 27:
                self.gains.append(self.pulses)
            else:
                self.faults.append(f"{self.pulses} pulses, updated in mid-read")
        if self._settling > 1:
            self._settling -= 1
            self.pulses = 0
            return
        self._settling = 0
        self._held = self.count(self._number) & 0xFFFFFF
        self._number += 1
        self.pulses = 0
        if self._ready:  # unread, or half read
            self._put(True)
            self._fall = at + UPDATE_NS
        else:
            self._show(at)

    def _show(self, at: float) -> None:
        self._word = self._held
        self._ready = True
        self.pulses = 0
        self.converted.append((round(at), self._word - (1 << 24) if self._word >> 23 else self._word))
        self._put(False)

    def _put(self, level: bool) -> None:
        if level != self.out:
            self.out = level
            self.drive(level)

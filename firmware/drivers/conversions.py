"""Conversions between the interrupts and the program: a ring that is made once, and what a word of the HX711 means."""

from array import array

from micropython import const

WORD_BITS = const(26)
LATE_BIT = const(0x4000000)  # bit 26, set by the interrupt: the word's time is not known
_READY_BIT = const(0x2000000)  # must be 0: the line was low when the reading began
_COUNT_MASK = const(0xFFFFFF)
_SIGN = const(0x800000)
_MASK = const(0x3FFFFFFF)
# A chip needs 11 ms for a conversion; a line that is ready sooner is not its data-ready line. Half of it leaves room
# for an interrupt that was held up.
_SOONEST_US = const(5000)
SETTLING = const(4)  # conversions after a reset that are not settled yet (data sheet: 50 ms at 80 a second)


class Ring:
    """At most `size` conversions of `cells` cells. `put` runs in interrupts and allocates nothing.

    `take` runs in the program. Interrupts do not interrupt each other, so there is one writer and one reader, each with
    an index of its own.
    """

    def __init__(self, cells: int, size: int) -> None:
        self._size = size
        self._at = array("i", [0] * size)
        self._cell = bytearray(size)
        self._word = array("i", [0] * size)
        self._in = self._out = 0
        self.drop = 0  # conversions for which there was no room
        self.at = self.cell = 0
        self.raw: int | None = None
        self.fault: str | None = None
        self.heard = bytearray(cells)  # set when a word came
        self.desyncs = array("i", [0] * cells)  # in a row
        self._last = array("i", [-1] * cells)
        self._settling = array("i", [SETTLING] * cells)

    def put(self, at: int, cell: int, word: int) -> None:
        self.heard[cell] = 1
        slot = self._in
        after = slot + 1
        if after == self._size:
            after = 0
        if after == self._out:
            self.drop += 1
            return
        self._at[slot] = at
        self._cell[slot] = cell
        self._word[slot] = word
        self._in = after

    def ready(self) -> bool:
        return self._in != self._out

    def restarted(self, cell: int) -> None:
        """`cell`'s chip was reset."""
        self.desyncs[cell] = 0
        self._settling[cell] = SETTLING
        self._last[cell] = -1

    def take(self) -> bool:
        """False if there is none; else the oldest is in `at`, `cell`, `raw` (signed, or None: `fault` says why)."""
        slot = self._out
        if slot == self._in:
            return False
        at = self._at[slot]
        cell = self._cell[slot]
        word = self._word[slot]
        slot += 1
        self._out = 0 if slot == self._size else slot
        self.at = at
        self.cell = cell
        self.fault = self._fault(at, cell, word)
        if self.fault is None:
            count = (word >> 1) & _COUNT_MASK
            self.raw = count - 2 * _SIGN if count & _SIGN else count
        else:
            self.raw = None
        return True

    def _fault(self, at: int, cell: int, word: int) -> "str | None":
        last = self._last[cell]
        self._last[cell] = -1 if word & LATE_BIT else at
        soon = last >= 0 and (at - last) & _MASK < _SOONEST_US
        if word & _READY_BIT or not word & 1 or (soon and not word & LATE_BIT):
            self.desyncs[cell] += 1
            return "desync"
        self.desyncs[cell] = 0
        if self._settling[cell]:
            self._settling[cell] -= 1
            return "desync"
        if word & LATE_BIT:
            return "late"
        count = (word >> 1) & _COUNT_MASK
        if count == _SIGN or count == _SIGN - 1:
            return "saturated"
        return None

"""HX711 words: the ring from interrupts to program, and the check that accepts or refuses each word.

`Ring.take` refuses a word in `_fault`, with one of three reasons: "desync" (ready or end bit wrong, sooner than 5 ms
after the last word, within four words after a reset, or zeros and then ones far from the last count), "late" (time
unknown), "saturated" (count at a scale end).
"""

from array import array

from micropython import const

WORD_BITS = const(26)
LATE_BIT = const(0x4000000)  # bit 26, set by the interrupt: the time of the word is unknown
_READY_BIT = const(0x2000000)  # must be 0: the data line was low when the read began
_COUNT_MASK = const(0xFFFFFF)
_SIGN = const(0x800000)
_MASK = const(0x3FFFFFFF)
# A chip needs at least 11 ms for a conversion, so a word that comes sooner is noise on the line. The limit is half of
# that, because a delayed interrupt shortens the measured distance.
_SOONEST_US = const(5000)
# A chip that loses its supply pulls the line low. A read that begins then and ends after its return gives zeros, then
# ones: one of 25 counts, which a cell near it may well have, but which is no count of a cell far from it.
_FAR = const(2000)  # counts: 20 times the noise of a good cell (assumed)
SETTLING = const(4)  # unsettled conversions after a reset (data sheet: settling time 50 ms at 80 per second)


class Ring:
    """Ring buffer of `size` conversions of `cells` cells. `put` runs in interrupts and allocates nothing.

    `take` runs in the program. Interrupts do not nest, so there is one writer and one reader, each with its own index.
    """

    def __init__(self, cells: int, size: int) -> None:
        self._size = size
        self._at = array("i", [0] * size)
        self._cell = bytearray(size)
        self._word = array("i", [0] * size)
        self._in = self._out = 0
        self.drop = 0  # conversions dropped because the ring was full
        self.at = self.cell = 0
        self.raw: int | None = None
        self.fault: str | None = None
        self.heard = bytearray(cells)  # 1 after a word arrived; cleared by the watcher
        self.desyncs = array("i", [0] * cells)  # consecutive desyncs per cell
        self._last = array("i", [-1] * cells)
        self._count = array("i", [0] * cells)  # the last count with right ready and end bits
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
        """Forget the state of `cell` after its chip was reset."""
        self.desyncs[cell] = 0
        self._settling[cell] = SETTLING
        self._last[cell] = -1

    def take(self) -> bool:
        """Take the oldest conversion into `at`, `cell`, `raw` (signed, or None with `fault` set). False: ring empty."""
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
        self.raw = self._count[cell] if self.fault is None else None
        return True

    def _fault(self, at: int, cell: int, word: int) -> "str | None":
        last = self._last[cell]
        self._last[cell] = -1 if word & LATE_BIT else at
        soon = last >= 0 and (at - last) & _MASK < _SOONEST_US
        if word & _READY_BIT or not word & 1 or (soon and not word & LATE_BIT):
            self.desyncs[cell] += 1
            return "desync"
        count = (word >> 1) & _COUNT_MASK
        signed = count - 2 * _SIGN if count & _SIGN else count
        if count & (count + 1) == 0 and count != _SIGN - 1 and abs(signed - self._count[cell]) > _FAR:
            self.desyncs[cell] += 1
            return "desync"
        self.desyncs[cell] = 0
        self._count[cell] = signed
        if self._settling[cell]:
            self._settling[cell] -= 1
            return "desync"
        if word & LATE_BIT:
            return "late"
        if count == _SIGN or count == _SIGN - 1:
            return "saturated"
        return None

"""`Batch`: collects the conversions of one sample message, cell by cell, up to 500 bytes."""

from array import array

import ticks
from micropython import const

SAMPLE_LIMIT = const(500)  # bytes of the whole line with newline: half of the hub's limit
_PER_CELL = const(32)  # conversions stored per cell; the byte limit closes a batch long before
_REFUSED = const(-8388609)  # marks a refused conversion in the store; below every signed 24-bit count
_NULL_BYTES = const(5)  # "null" and a comma
_REASON_BYTES = const(6)  # quotes, colon, digit and comma around a reason
# Length of a line without conversions, with the longest numbers.
_EMPTY_BYTES = len('{"t":"s","n":1073741823,"us":1073741823,"c":[],"h":"","b":[65535,65535],"e":{}}*12345678\n')


def _bytes_of(number: int) -> int:
    count = 2
    if number < 0:
        number = -number
        count = 3
    while number >= 10:
        number //= 10
        count += 1
    return count  # digits, sign and comma


class Batch:
    """Call `open`, then `add` until the batch is full or its time is up, then `text`. Allocates its store once."""

    def __init__(self, cells: int) -> None:
        self._cells = cells
        self._counts = [0] * cells
        self._dt = array("i", [0] * (cells * _PER_CELL))
        self._raw = array("i", [0] * (cells * _PER_CELL))
        self._reasons: dict[int, str] = {}
        self._size = 0
        self.opened = 0
        self.conversions = 0

    def open(self, at: int, hall_bytes: int) -> None:
        """Start an empty batch at ticks `at` and reserve `hall_bytes` for the hall text."""
        self.opened = at
        self.conversions = 0
        self._reasons = {}
        for cell in range(self._cells):
            self._counts[cell] = 0
        self._size = _EMPTY_BYTES + hall_bytes + 3 * self._cells

    def add(self, at: int, cell: int, raw: "int | None", fault: "str | None") -> bool:
        """Add a conversion stamped at ticks `at`; `raw` None means refused, with the reason in `fault`. False: full."""
        dt = ticks.diff(at, self.opened)
        count = self._counts[cell]
        size = self._size + _bytes_of(dt) + (_NULL_BYTES if raw is None else _bytes_of(raw))
        if raw is None and cell not in self._reasons:
            size += _REASON_BYTES + len(fault or "")
        if count >= _PER_CELL or size > SAMPLE_LIMIT:
            return False
        slot = cell * _PER_CELL + count
        self._dt[slot] = dt
        if raw is None:
            self._raw[slot] = _REFUSED
            self._reasons.setdefault(cell, fault or "")
        else:
            self._raw[slot] = raw
        self._counts[cell] = count + 1
        self.conversions += 1
        self._size = size
        return True

    def text(self, n: int, hall: str, presses: "list[int]") -> str:
        """The message as JSON. It names one reason per cell: the first of the batch."""
        cells = []
        for cell in range(self._cells):
            first = cell * _PER_CELL
            pairs = []
            for slot in range(first, first + self._counts[cell]):
                raw = self._raw[slot]
                pairs.append("%d,null" % self._dt[slot] if raw == _REFUSED else "%d,%d" % (self._dt[slot], raw))
            cells.append("[" + ",".join(pairs) + "]")
        text = '{"t":"s","n":%d,"us":%d,"c":[%s],"h":"%s","b":[%s]' % (
            n,
            self.opened,
            ",".join(cells),
            hall,
            ",".join([str(count) for count in presses]),
        )
        if self._reasons:
            reasons = ['"%d":"%s"' % (cell, self._reasons[cell]) for cell in sorted(self._reasons)]
            text += ',"e":{%s}' % ",".join(reasons)
        return text + "}"

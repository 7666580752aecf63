"""Conversions into blocks: what the chip cannot have meant is refused, spikes are cut, the rest is averaged."""

from collections import deque
from dataclasses import dataclass

from palace_hub.locale.message import Message

# 24-bit two's complement: the chip answers with a rail when the bridge is outside its range.
RAIL_LOW = -(1 << 23)
RAIL_HIGH = (1 << 23) - 1
RAILS = frozenset((RAIL_LOW, RAIL_HIGH))

# Read while the chip updates, the word comes out as ones from some bit downwards: 2^n - 1, or all ones, which is -1.
REFUSED_WORDS = frozenset([(1 << n) - 1 for n in range(1, 24)] + [RAIL_LOW, -1])

# One block holds 6 to 8 conversions of a cell at 71 to 89 a second and one of a cell at 8.8 to 11.1: short enough
# for an answer within half a second, long enough that the judging costs little.
BLOCK_S = 0.08

# Within a pause longer than this a hand can have come and gone; two lost conversions in a row at 8.8 a second
# are shorter.
PAUSE_S = 0.36

# Seconds of the very same word after which it is no measurement: 1 in 100 words repeats by chance, never so long.
SAME_WORD_S = 0.3

# Conversions kept as they came: a second and a half, for how a hand left.
RECENT_CONVERSIONS = 120

SILENT_S = 1.0
STUCK_S = 1.0
RAILS_IN_A_ROW = 8


@dataclass(frozen=True, slots=True)
class Block:
    """Conversions of one cell within `BLOCK_S`, after refusing and the median of three. Levels are raw counts.

    `step` is the mean absolute difference of successive conversions as they came, `same_s` the seconds for which the
    very same word has been coming at its end, `pause_s` the seconds without any good conversion before it, where they
    exceed `PAUSE_S`, else 0.
    """

    t0: float
    t1: float
    mean: float
    low: int
    high: int
    n: int
    step: float
    same_s: float
    pause_s: float


class BlockMaker:
    """Collects one cell's conversions; a block is given out by the first conversion that lies behind it.

    What comes out depends on the sequence of conversions alone, never on how it was cut into calls.
    """

    __slots__ = (
        "_block_end",
        "_high",
        "_last",
        "_low",
        "_n",
        "_older",
        "_pause",
        "_steps",
        "_sum",
        "last_t",
        "railed",
        "recent",
        "refused",
        "same_since",
        "t0",
    )

    def __init__(self) -> None:
        self._older: int | None = None
        self._last: int | None = None
        self.t0 = 0.0
        self._block_end = 0.0
        self._sum = 0
        self._steps = 0
        self._low = 0
        self._high = 0
        self._n = 0
        self._pause = 0.0
        self.last_t: float | None = None
        self.recent: deque[tuple[float, int]] = deque(maxlen=RECENT_CONVERSIONS)
        self.same_since = 0.0
        self.refused = 0
        self.railed = 0

    def receive(self, t: float, raw: int) -> Block | None:
        """Takes one conversion (hub seconds, raw counts); returns the block it closed, if it closed one."""
        if raw in REFUSED_WORDS:
            self.refused += 1
            if raw in RAILS:
                self.railed += 1
            return None
        block = None
        last_t = self.last_t
        if last_t is None:
            self._start(t, raw, 0.0)
        else:
            if t < last_t:
                t = last_t  # the mapping of node ticks to hub time may step back a little
            if t - last_t > PAUSE_S:
                if self._n:
                    block = self._close()
                self._start(t, raw, t - last_t)
            elif t >= self._block_end and self._n:
                block = self._close()
                self.t0 = t
                self._block_end = t + BLOCK_S
        self.last_t = t
        self.recent.append((t, raw))
        self.railed = 0
        last, older = self._last, self._older
        if last is None:
            last = raw
        if older is None:
            older = last
        if raw != last:
            self.same_since = t
            self._steps += raw - last if raw > last else last - raw
        # the median of older, last and raw
        if older < last:
            middle = last if last <= raw else (raw if raw > older else older)
        else:
            middle = older if older <= raw else (raw if raw > last else last)
        self._older = last
        self._last = raw
        if self._n:
            if middle < self._low:
                self._low = middle
            elif middle > self._high:
                self._high = middle
        else:
            self._low = self._high = middle
        self._sum += middle
        self._n += 1
        return block

    def _start(self, t: float, raw: int, pause: float) -> None:
        self._older = self._last = raw
        self.recent.clear()
        self.same_since = t
        self.t0 = t
        self._block_end = t + BLOCK_S
        self._pause = pause

    def _close(self) -> Block:
        assert self.last_t is not None
        n = self._n
        block = Block(
            t0=self.t0,
            t1=self.last_t,
            mean=self._sum / n,
            low=self._low,
            high=self._high,
            n=n,
            step=self._steps / n,
            same_s=self.last_t - self.same_since,
            pause_s=self._pause,
        )
        self._sum = self._steps = self._n = 0
        self._pause = 0.0
        return block


def converter_fault(maker: BlockMaker, index: int, now: float, began: float) -> Message | None:
    """Why cell `index`, listened to since `began`, gives nothing at hub time `now`; None where it is heard."""
    last = maker.last_t
    where = {"cell": index}
    if maker.railed >= RAILS_IN_A_ROW:
        return Message("cell-saturated", where)
    heard = began if last is None else last
    if now - heard > SILENT_S:
        return Message("cell-silent", where | {"seconds": round(now - heard)})
    if last is not None and last - maker.same_since >= STUCK_S:
        return Message("cell-stuck", where)
    return None

"""HX711 words of one cell: corrupt words are refused, spikes are cut, the rest is averaged into blocks of 80 ms."""

from collections import deque
from dataclasses import dataclass

from palace_hub.locale.message import Message

RAIL_LOW = -(1 << 23)
RAIL_HIGH = (1 << 23) - 1
"""The smallest and the largest 24-bit word: sent when the bridge is out of range (HX711 data sheet)."""
RAILS = frozenset((RAIL_LOW, RAIL_HIGH))

# A word read while the chip updates ends in ones from some bit downwards: 2^n - 1, or all ones, which is -1 (SENSING).
REFUSED_WORDS = frozenset([(1 << n) - 1 for n in range(1, 24)] + [RAIL_LOW, -1])

BLOCK_S = 0.08
"""Length of a block (s): 6 to 8 conversions at 71 to 89 SPS, one at 8.8 to 11.1 SPS. Five blocks answer within half a
second, and the decision logic runs at most 12.5 times a second per cell."""

PAUSE_S = 0.36
"""Longest gap (s) between conversions that is no pause: two lost conversions at 8.8 SPS leave 0.34 s. A longer gap can
hide a whole hand (shortest 0.25 s, SENSING)."""

SAME_WORD_S = 0.3
"""Longest time (s) for which a working cell repeats one word: by chance 1 word in 100 repeats, 24 in a row never."""

RECENT_CONVERSIONS = 120
"""Raw conversions kept for the release fit: 1.5 s at 80 SPS."""

SILENT_S = 1.0
"""Seconds without any good conversion after which a cell is silent (assumed: nine conversions at 8.8 SPS)."""
STUCK_S = 1.0
"""Seconds of one repeated word after which a cell is stuck (assumed: three times `SAME_WORD_S`)."""
RAILS_IN_A_ROW = 8
"""Successive rail words after which a cell is saturated (assumed: 0.1 s at 80 SPS)."""


@dataclass(frozen=True, slots=True)
class ConversionBlock:
    """The conversions of one cell within `BLOCK_S`, after refusal and a median of three. Levels are raw counts."""

    t0: float
    """Hub time of the first conversion (s)."""
    t1: float
    """Hub time of the last conversion (s)."""
    mean: float
    low: int
    high: int
    n: int
    """Number of conversions."""
    step: float
    """Mean absolute difference of successive conversions before the median filter: the noise estimate uses it."""
    same_s: float
    """Seconds for which the last word has been repeated at the block's end."""
    pause_s: float
    """Seconds without a good conversion before the block, if more than `PAUSE_S`; else 0."""


class BlockMaker:
    """Averages one cell's conversions into blocks. The first conversion behind a block closes it.

    The blocks depend on the sequence of conversions alone, not on how calls divide it.
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

    def receive(self, t: float, raw: int) -> ConversionBlock | None:
        """Takes one conversion (hub seconds, raw counts); returns the block that it closed, or None."""
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
                t = last_t  # the mapping of node ticks to hub time may step back by milliseconds
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
        # Median of older, last and raw, written out: this runs for every conversion.
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

    def _close(self) -> ConversionBlock:
        assert self.last_t is not None
        n = self._n
        block = ConversionBlock(
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
    """The fault of cell `index` at hub time `now`: saturated, silent or stuck; None while its conversions are good.

    `began`: hub time from which conversions are expected. Message keys: `cell-saturated`, `cell-silent`, `cell-stuck`.
    """
    last = maker.last_t
    where = {"cell": index}
    if maker.railed >= RAILS_IN_A_ROW:
        return Message("cell-saturated", where)
    last_good = began if last is None else last
    if now - last_good > SILENT_S:
        return Message("cell-silent", where | {"seconds": round(now - last_good)})
    if last is not None and last - maker.same_since >= STUCK_S:
        return Message("cell-stuck", where)
    return None

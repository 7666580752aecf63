"""The conversion rate of each cell of a node."""

from palace_hub.wire.events import Batch

# Long enough that one lost conversion in 300 does not show, short enough that a person at the bench sees a change.
WINDOW_SECONDS = 4.0

# A board strapped to RATE low gives 10 (9 to 11 in practice), one strapped high 71 to 89: anything between is a fault.
SLOW_HZ = 20.0


class RateWatch:
    """Measures over windows of 4 s by the node's own stamps. What lies across a gap is not counted, and the window goes
    on: a link that loses a message each second would otherwise never tell, and an old rate would stand for ever."""

    def __init__(self) -> None:
        self.hz: tuple[float | None, ...] = ()
        self._steps: list[int] = []
        self._spans: list[float] = []
        self._last: list[float | None] = []
        self._since: float | None = None

    def feed(self, batch: Batch) -> None:
        """Count a batch in."""
        cells = len(batch.conversions)
        if self._since is None or len(self._steps) != cells:
            self._begin(batch.t, cells)
        if batch.gap:
            self._last = [None] * cells
        for cell, conversions in enumerate(batch.conversions):
            if not conversions:
                continue
            last = self._last[cell]
            self._steps[cell] += len(conversions) - (last is None)
            self._spans[cell] += conversions[-1][0] - (conversions[0][0] if last is None else last)
            self._last[cell] = conversions[-1][0]
        if self._since is not None and batch.t - self._since >= WINDOW_SECONDS:
            self.hz = tuple(map(self._rate, range(cells)))
            self._begin(batch.t, cells)

    def slow(self) -> list[tuple[int, float]]:
        """Cells that convert, but at the rate of a board that is strapped to 10: number and rate."""
        return [(cell, hz) for cell, hz in enumerate(self.hz) if hz is not None and 0 < hz < SLOW_HZ]

    def _rate(self, cell: int) -> float | None:
        """None where a cell gave too little to say."""
        return self._steps[cell] / self._spans[cell] if self._steps[cell] and self._spans[cell] > 0 else None

    def _begin(self, t: float, cells: int) -> None:
        self._since = t
        self._steps = [0] * cells
        self._spans = [0.0] * cells
        self._last = [None] * cells

"""Faults of single tray cells: two swapped plugs, or a dead cell."""

from collections.abc import Sequence

from palace_hub.sim.config import TableConfig
from palace_hub.sim.world import streams
from palace_hub.sim.world.cells import CELLS, Conversion
from palace_hub.sim.world.noise_block import FULL_SCALE

LOOK_S = 1.0  # from the hub's question to the correction of swapped plugs; assumed
DEATHS = ("rail", "frozen", "refused", "nothing")
MAY_DIE = (0, 1)  # arch and brick: every turn needs them


class BrokenCells:
    """Changes conversions between cells and node; draws from its own stream."""

    def __init__(self, config: TableConfig) -> None:
        rng = streams.draws(config.noise, "broken cells")
        first, second = rng.sample(range(CELLS), 2)
        dead, self._death = rng.choice(MAY_DIE), rng.choice(DEATHS)
        self._swap = {first: second, second: first}
        self._swapped_from = config.swapped_cells_at
        self._asked_at: float | None = None
        self._dead_at = config.dead_cell_at
        self._dead = dead
        self._last: int | str | None = None

    def asked(self, question: object, t: float) -> None:
        """Take the hub's question at table time `t` (s); `LOOK_S` after the first one swapped plugs are corrected."""
        if self._swapped_from is None or t < self._swapped_from or question is None:
            return
        self._asked_at = t if self._asked_at is None else self._asked_at
        if t - self._asked_at >= LOOK_S:
            self._swapped_from = None

    def conversions(self, window: Sequence[Conversion], t: float) -> list[Conversion]:
        """The node's conversions of a window that ends at table time `t` (s)."""
        swapped = list(window)
        if self._swapped_from is not None and t >= self._swapped_from:
            swapped = [
                [conversion[0], self._swap.get(int(str(conversion[1])), conversion[1]), *conversion[2:]]
                for conversion in window
            ]
        if self._dead_at is None:
            return swapped
        received = []
        for conversion in swapped:
            if conversion[1] != self._dead or t < self._dead_at:
                if conversion[1] == self._dead and conversion[2] is not None:
                    self._last = conversion[2]
                received.append(conversion)
            elif self._death != "nothing":
                received.append([conversion[0], conversion[1], *self._word()])
        return received

    def _word(self) -> tuple[int | str | None, ...]:
        match self._death:
            case "rail":
                return (FULL_SCALE,)
            case "frozen":
                return (self._last,)
            case _:
                return (None, "desync")

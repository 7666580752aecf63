"""What is wrong with single cells of the tray for good: two swapped plugs, or a cell that dies."""

from collections.abc import Sequence

from palace_hub.sim import streams
from palace_hub.sim.cells import Conversion
from palace_hub.sim.config import TableConfig
from palace_hub.sim.noise_block import FULL_SCALE

SWAPS = ((0, 5), (1, 5), (0, 4), (1, 0), (2, 5))
"""Pairs whose full compartments weigh so differently that a calibration from the box must notice."""
DEATHS = ("rail", "frozen", "refused", "nothing")
MAY_DIE = (0, 1)  # the cells that every turn needs


class BrokenCells:
    """Between the cells and the node. Draws from a stream of its own."""

    def __init__(self, config: TableConfig) -> None:
        rng = streams.draws(config.noise, "broken cells")
        swap, dead, self._death = rng.choice(SWAPS), rng.choice(MAY_DIE), rng.choice(DEATHS)
        self._swap = {swap[0]: swap[1], swap[1]: swap[0]} if config.swapped_cells else {}
        self._dead_at = config.dead_cell_at
        self._dead = dead
        self._last: int | str | None = None

    def conversions(self, window: Sequence[Conversion], t: float) -> list[Conversion]:
        """What the node gets of a window that ends at table time `t` (s)."""
        found = [[one[0], self._swap.get(int(str(one[1])), one[1]), *one[2:]] for one in window]
        if self._dead_at is None:
            return found
        kept = []
        for one in found:
            if one[1] != self._dead or t < self._dead_at:
                if one[1] == self._dead and one[2] is not None:
                    self._last = one[2]
                kept.append(one)
            elif self._death != "nothing":
                kept.append([one[0], one[1], *self._word()])
        return kept

    def _word(self) -> tuple[int | str | None, ...]:
        match self._death:
            case "rail":
                return (FULL_SCALE,)
            case "frozen":
                return (self._last,)
            case _:
                return (None, "desync")

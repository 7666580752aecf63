"""What is wrong with single cells of the tray: two plugs that were swapped while the cable was out, or a dead cell."""

from collections.abc import Sequence

from palace_hub.sim.config import TableConfig
from palace_hub.sim.world import streams
from palace_hub.sim.world.cells import CELLS, Conversion
from palace_hub.sim.world.noise_block import FULL_SCALE

LOOK_S = 1.0  # once somebody asks about a compartment that nobody has touched, people look at the plugs
DEATHS = ("rail", "frozen", "refused", "nothing")
MAY_DIE = (0, 1)  # the cells that every turn needs


class BrokenCells:
    """Between the cells and the node. Draws from a stream of its own."""

    def __init__(self, config: TableConfig) -> None:
        rng = streams.draws(config.noise, "broken cells")
        one, other = rng.sample(range(CELLS), 2)
        dead, self._death = rng.choice(MAY_DIE), rng.choice(DEATHS)
        self._swap = {one: other, other: one}
        self._swapped_from = config.swapped_cells_at
        self._asked_at: float | None = None
        self._dead_at = config.dead_cell_at
        self._dead = dead
        self._last: int | str | None = None

    def asked(self, question: object, t: float) -> None:
        """What the hub asks at table time `t`: swapped plugs are found by it, and plugged in rightly."""
        if self._swapped_from is None or t < self._swapped_from or question is None:
            return
        self._asked_at = t if self._asked_at is None else self._asked_at
        if t - self._asked_at >= LOOK_S:
            self._swapped_from = None

    def conversions(self, window: Sequence[Conversion], t: float) -> list[Conversion]:
        """What the node gets of a window that ends at table time `t` (s)."""
        found = [list(one) for one in window]
        if self._swapped_from is not None and t >= self._swapped_from:
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

"""Effects of cups that are off by default: heaps off the centre.

Each effect draws from its own stream, so that cells without it stay the same.
"""

from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_model import Range

HEAP_REACH = 0.35
"""Farthest centre of a heap from the cup's middle, in widths of the cup. A heap of 135 g on a cell of 0.1 to 0.6 % then
moves by at most 0.1 to 0.6 g, as SENSING.md says."""


class Heaps:
    """Centres of the heaps in the cups.

    A single-point cell reads a load by `share` more on one side of the cup than on the other. `first`: the number of
    cell 0 in the random streams.
    """

    def __init__(self, seed: int, share: Range, first: int, cells: int) -> None:
        self._rngs = [streams.draws(seed, "off centre", first + cell) for cell in range(cells)]
        self._shares = [rng.uniform(*share) for rng in self._rngs]
        self._centres = [rng.uniform(-HEAP_REACH, HEAP_REACH) for rng in self._rngs]

    def part(self, cell: int) -> float:
        """Relative error of the heap's reading: the cell's share times the heap's centre."""
        return self._shares[cell] * self._centres[cell]

    def stir(self, cell: int, heap_mg: float) -> float:
        """A hand shifts the heap; the change of its reading, mg."""
        before = self.part(cell)
        self._centres[cell] = self._rngs[cell].uniform(-HEAP_REACH, HEAP_REACH)
        return (self.part(cell) - before) * heap_mg

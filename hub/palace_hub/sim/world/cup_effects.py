"""Effects of cups that are off by default: shifting heaps, falling pieces, zero shifts of presses, touching wires.

Each effect draws from its own stream, so that cells without it stay the same.
"""

import math
from dataclasses import dataclass

from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_model import Range

HEAP_REACH = 0.35
"""Farthest centre of a heap from the cup's middle, in widths of the cup. A heap of 135 g on a cell of 0.1 to 0.6 % then
moves by at most 0.1 to 0.6 g, as SENSING.md says."""

SPIDER_MG = 8_000.0
"""Moving mass under the cup: spiders weigh 6 and 10 g (HARDWARE)."""
TRAVEL_M = 0.55e-3
"""Travel of a cup at its cell's capacity, which gives the stiffness (HARDWARE: 0.55 mm at 300 g)."""
GRAVITY = 9.81  # m/s^2
LANDING_US = 100_000  # in which the pieces of one move land; assumed


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


class Drops:
    """Pieces that fall into the cups from `height_cm` and stay in them."""

    def __init__(self, seed: int, height_cm: Range, capacity_g: float, first: int, cells: int) -> None:
        self._rngs = [streams.draws(seed, "drops", first + cell) for cell in range(cells)]
        self._height_cm = height_cm
        self._stiffness = capacity_g / 1000 * GRAVITY / TRAVEL_M  # N/m

    def falls(self, cell: int, us: int, mg: float, pieces: int, load_mg: float) -> list[tuple[int, float, float]]:
        """Time (us), height (mg) and angular frequency (rad/s) of the swing that each piece starts.

        `mg`: mass of all `pieces`; `load_mg`: load of the cell with them. A piece of mass m and speed v gives its
        momentum to cup, spider and heap, together M: their speed is m v / M, the deflection m v / (M omega), and the
        force k m v / (M omega) = m v omega.
        """
        rng = self._rngs[cell]
        omega = math.sqrt(self._stiffness / ((load_mg + SPIDER_MG) * 1e-6))
        falls = []
        for piece in range(pieces):
            speed = math.sqrt(2 * GRAVITY * rng.uniform(*self._height_cm) / 100)
            lands = us if piece == 0 else us + round(rng.uniform(0, LANDING_US))
            falls.append((lands, mg / pieces * speed * omega / GRAVITY, omega))
        return falls


class PressShifts:
    """Zero shifts after presses: normal, with a standard deviation of `share` (drawn per cell) of the press's peak."""

    def __init__(self, seed: int, share: Range, first: int, cells: int) -> None:
        self._rngs = [streams.draws(seed, "press shift", first + cell) for cell in range(cells)]
        self._shares = [rng.uniform(*share) for rng in self._rngs]
        self._peaks_mg = [0.0] * cells

    def feel(self, cell: int, mg: float) -> None:
        """A hand presses or pulls with `mg`."""
        self._peaks_mg[cell] = max(self._peaks_mg[cell], abs(mg))

    def let_go(self, cell: int) -> float:
        """The hand lets go; the shift of the zero, mg."""
        peak, self._peaks_mg[cell] = self._peaks_mg[cell], 0.0
        return self._rngs[cell].gauss(0, self._shares[cell]) * peak


@dataclass(frozen=True, slots=True)
class Wire:
    """A wire or crumb that touches a cup: a spring beside the cell's own, which takes a share of each later load."""

    share: float
    load_mg: float
    """The cell's load when the wire came to touch."""
    push_mg: float
    """Force of the wire on the cup since then."""

    def off_mg(self) -> float:
        """Reading of a cell without load, mg; a load then adds 1 - `share` of itself."""
        return self.share * self.load_mg + self.push_mg

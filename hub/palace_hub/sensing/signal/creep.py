"""What a cell still owes to the forces that were on it: creep, which a level that looks still goes on by."""

from math import expm1, log10

from palace_hub.sensing.signal.conversions import Block

# A creep that is even over the decades is a sum of relaxations (s), as many in each decade. What takes longer than the
# slowest is followed as drift is.
A_DECADE = 2
RELAXATIONS_S = tuple(0.1 * 10 ** (i / A_DECADE) for i in range(round(A_DECADE * log10(300.0 / 0.1)) + 1))


class Creep:
    """The forces of the last minutes, each weighed by how long it lasted and how long ago that was: one that pulled
    last is not made up for by one that pressed before. In a pause the force is taken to lie half-way between those
    before and after it.

    What lay there before the first block nobody saw, and that block may be of a hand: until `lay_at` says it, the level
    asked about is taken for it."""

    __slots__ = ("_before", "_last", "_seen", "_t")

    def __init__(self) -> None:
        self._seen = [0.0] * len(RELAXATIONS_S)
        self._before = [1.0] * len(RELAXATIONS_S)  # the parts that the time before the first block still has
        self._t: float | None = None
        self._last = 0.0

    def see(self, block: Block) -> None:
        """Takes a block into account."""
        begun = block.t0 if self._t is None else max(self._t, block.t0)
        if self._t is not None and begun > self._t:
            self._feel(0.5 * (self._last + block.mean), begun - self._t)
        self._feel(block.mean, max(0.0, block.t1 - begun))
        self._t, self._last = block.t1, block.mean

    def _feel(self, force: float, seconds: float) -> None:
        for i, tau in enumerate(RELAXATIONS_S):
            taken = -expm1(-seconds / tau)
            self._seen[i] += (force - self._seen[i]) * taken
            self._before[i] -= self._before[i] * taken

    def lay_at(self, level: float) -> bool:
        """The first level (raw counts) that is known: there the cell lay before the first block. Later ones say nothing
        of that time; whether this was the first."""
        first = self._before[-1] > 0.0
        self._seen = [seen + part * level for seen, part in zip(self._seen, self._before, strict=True)]
        self._before = [0.0] * len(RELAXATIONS_S)
        return first

    def owed(self, level: float) -> float:
        """What a cell that creeps by the whole of a force in each decade would still sink by from `level` (raw
        counts, signed)."""
        parts = zip(self._seen, self._before, strict=True)
        return sum(seen + (part - 1.0) * level for seen, part in parts) / A_DECADE

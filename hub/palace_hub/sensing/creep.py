"""What a cell still owes to the forces that were on it: creep, which a level that looks still goes on by."""

from math import expm1

from palace_hub.sensing.conversions import Block

# Cells creep by 0.02 to 0.05 (good) or 0.07 to 0.2 % (cheap) of a force for each decade of time (SENSING).
CREEP_PER_DECADE = 0.0015
# The worst cell that is reckoned with creeps four times as much.
WORST_CREEP = 4.0

# A creep that is even over the decades is the sum of one relaxation a decade (s). What takes minutes is followed as
# drift is.
RELAXATIONS_S = (0.2, 2.0, 20.0)


class Creep:
    """The forces of the last half minute, each weighed by how long it lasted and how long ago that was: one that pulled
    last is not made up for by one that pressed before. Nothing of what happened in a pause.

    What lay there before the first block nobody saw, and that block may be of a hand: until `lay_at` says it, the level
    asked about is taken for it."""

    __slots__ = ("_before", "_seen", "_t")

    def __init__(self) -> None:
        self._seen = [0.0] * len(RELAXATIONS_S)
        self._before = [1.0] * len(RELAXATIONS_S)  # the parts that the time before the first block still has
        self._t = 0.0

    def see(self, block: Block) -> None:
        """Takes a block into account."""
        seconds = max(0.0, block.t1 - max(self._t, block.t0))
        for i, tau in enumerate(RELAXATIONS_S):
            taken = -expm1(-seconds / tau)
            self._seen[i] += (block.mean - self._seen[i]) * taken
            self._before[i] -= self._before[i] * taken
        self._t = block.t1

    def lay_at(self, level: float) -> None:
        """The first level (raw counts) that is known: there the cell lay before the first block. Later ones say nothing
        of that time."""
        self._seen = [seen + part * level for seen, part in zip(self._seen, self._before, strict=True)]
        self._before = [0.0] * len(RELAXATIONS_S)

    def owed(self, level: float) -> float:
        """What a cell that creeps by the whole of a force in each decade would still sink by from `level` (raw
        counts, signed)."""
        return sum(seen + (part - 1.0) * level for seen, part in zip(self._seen, self._before, strict=True))

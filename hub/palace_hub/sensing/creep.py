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
    last is not made up for by one that pressed before. Nothing of what happened in a pause."""

    __slots__ = ("_at", "_t")

    def __init__(self) -> None:
        self._at: list[float] = []
        self._t = 0.0

    def see(self, block: Block) -> None:
        """Takes a block into account."""
        seconds = max(0.0, block.t1 - max(self._t, block.t0))
        at = self._at or [block.mean] * len(RELAXATIONS_S)
        self._at = [a - (block.mean - a) * expm1(-seconds / tau) for a, tau in zip(at, RELAXATIONS_S, strict=True)]
        self._t = block.t1

    def owed(self, level: float) -> float:
        """What a cell that creeps by the whole of a force in each decade would still sink by from `level` (raw
        counts, signed)."""
        return sum(at - level for at in self._at)

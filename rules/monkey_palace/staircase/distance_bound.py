"""Lower bounds on the distance to the old palace; the search prunes paths that can never connect with it (R4.5)."""

from typing import Final

from monkey_palace.board.lattice import WALL, Lattice

FAR: Final = WALL
"""Infinity: a distance or cost that no stock covers."""

REVISIT: Final = 2
"""The fewest levels of fill to step on a node of one's own path.

The shortest cycle has four arches: two would turn straight back (R4.7), and a grid has no odd cycles. The first arch
raised the node last, and each later arch is higher than the one before, so at least two levels are missing.
"""


class DistanceBound:
    """The bounds for one lattice and for paths of at most `arches` arches.

    `distance`: by node, the fewest arches to an old pile with an open top, heights ignored; 0 on such a pile.
    `onward`: by node, the (direction, node) steps of a path, those nearer to an old pile first.
    `starts`: the nodes from which a staircase can connect, nearest first.
    """

    def __init__(self, lattice: Lattice, arches: int) -> None:
        self._lattice = lattice
        self._known: dict[tuple[int, int, int], int] = {}
        self.distance = distance = _distances(lattice, arches)
        self._lowest = min((top for node, top in enumerate(lattice.tops) if distance[node] == 0), default=0)
        self.onward = tuple(
            tuple(sorted(_open_beside(lattice, node), key=lambda step: distance[step[1]])) if top < WALL else ()
            for node, top in enumerate(lattice.tops)
        )
        self.starts = sorted((node for node in lattice.starts if distance[node] <= arches), key=distance.__getitem__)

    def levels(self, node: int, height: int, arches: int) -> int:
        """The fewest levels of fill with which a path at `height` on `node` connects within `arches` more arches.

        `FAR`: it cannot connect. The bound does not know what the path itself has raised: it may step on one of its
        own nodes for `REVISIT` levels.
        """
        distance = self.distance
        if distance[node] > arches:
            return FAR
        key = (node, height, arches)
        known = self._known.get(key)
        if known is not None:
            return known
        least = FAR
        tops, old = self._lattice.tops, self._lattice.heights
        onward: list[int] = []
        for _, target in self.onward[node]:
            if old[target]:
                least = min(least, abs(height - tops[target]))
            elif distance[target] < arches:
                onward.append(target)
        across = min(height, REVISIT)
        for target in onward:
            if across + self._straight(height + 1, distance[target]) < least:
                least = min(least, across + self.levels(target, height + 1, arches - 1))
        self._known[key] = least
        return least

    def _straight(self, height: int, distance: int) -> int:
        """The levels of the shortest path over flat ground to the lowest old pile, wherever it stands.

        A detour of one arch costs `REVISIT` levels and saves one level under the last arch.
        """
        across = REVISIT * (distance - 1) - (REVISIT - 1 if height < REVISIT and distance > 1 else 0)
        return across + max(0, self._lowest - height - distance + 1)


def _open_beside(lattice: Lattice, node: int) -> list[tuple[int, int]]:
    steps = [(direction, node + offset) for direction, offset in enumerate(lattice.steps)]
    return [step for step in steps if lattice.tops[step[1]] < WALL]


def _distances(lattice: Lattice, arches: int) -> tuple[int, ...]:
    distance = [FAR] * len(lattice.tops)
    shell = [node for node, top in enumerate(lattice.tops) if top < WALL and lattice.heights[node]]
    for node in shell:
        distance[node] = 0
    for away in range(1, arches + 1):
        outer: list[int] = []
        for node in shell:
            for offset in lattice.steps:
                target = node + offset
                if lattice.tops[target] < WALL and distance[target] == FAR:
                    distance[target] = away
                    outer.append(target)
        shell = outer
    return tuple(distance)

"""How far a path is from the old palace: lower bounds that let the search leave paths that can never connect (R4.5)."""

from typing import Final

from monkey_palace.board.lattice import WALL, Lattice

FAR: Final = WALL
"""A distance or a cost that no stock covers."""

REVISIT: Final = 2
"""The least levels to step on a node of one's own path. Coming back takes four arches at least (two would turn
straight back, R4.7, and a grid has no odd circles). The node was last raised by the first of them, and each of the
others is higher than the one before, so the pile has at least two levels to fill."""


class Reach:
    """For one lattice and paths of at most so many arches.

    `distance`: for each node the fewest arches from it to an old pile with an open top, heights ignored; 0 on one.
    `onward`: for each node the directions and nodes that a path may take from it, those nearer to an old pile first.
    `starts`: where a staircase may start and still connect, the nearest first.
    """

    def __init__(self, lattice: Lattice, arches: int) -> None:
        self._lattice = lattice
        self._known: dict[tuple[int, int, int], int] = {}
        self.distance = distance = _distances(lattice, arches)
        self._lowest = min((top for node, top in enumerate(lattice.tops) if distance[node] == 0), default=0)
        self.onward = tuple(
            tuple(sorted(_open_beside(lattice, node), key=lambda way: distance[way[1]])) if top < WALL else ()
            for node, top in enumerate(lattice.tops)
        )
        self.starts = sorted((node for node in lattice.starts if distance[node] <= arches), key=distance.__getitem__)

    def levels(self, node: int, height: int, arches: int) -> int:
        """No path with at most so many more arches, now at this height on a node and not connected yet, connects with
        fewer levels of fill; `FAR` if none does. What the path itself has raised is unknown here: a node of it may
        be stepped on for `REVISIT` levels.
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
        """The levels of the shortest way over flat ground to the lowest old pile, wherever it is. A detour of one arch
        costs `REVISIT` levels and saves one of those under the last arch."""
        across = REVISIT * (distance - 1) - (REVISIT - 1 if height < REVISIT and distance > 1 else 0)
        return across + max(0, self._lowest - height - distance + 1)


def _open_beside(lattice: Lattice, node: int) -> list[tuple[int, int]]:
    ways = [(direction, node + offset) for direction, offset in enumerate(lattice.steps)]
    return [way for way in ways if lattice.tops[way[1]] < WALL]


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

"""Reconstructs the path of a staircase (R4.6) from a set of placements: the order of the arches and their supports.

Each arch follows the arch that carries its near foot, directly or through this turn's bricks and columns. If the set
makes no single path, the likeliest path is chosen and the other arches lie beside it; the staircase rules report them.
The search looks through gaps below a foot, so that one missing brick does not break the path as well.
"""

from collections.abc import Container, Sequence
from dataclasses import dataclass

from monkey_palace.board.geometry import Site, Spot, feet, has_knob
from monkey_palace.board.notation import Placement
from monkey_palace.board.palace import Stud
from monkey_palace.board.pieces import BUILDING, Piece


@dataclass(frozen=True, slots=True)
class Footing:
    """What carries one foot of an arch.

    `fill`: this turn's bricks, columns and decorations below the foot, top down. `base`: the old piece below the fill.
    `arch`: the number of this turn's arch below the fill. Both None: the ground. `knob`: the cell above base, arch or
    ground. `solid`: there is no gap in between.
    """

    foot: Spot
    fill: tuple[Placement, ...]
    base: Placement | None
    arch: int | None
    knob: Spot
    solid: bool

    @property
    def on_ground(self) -> bool:
        return self.base is None and self.arch is None


@dataclass(frozen=True, slots=True)
class Step:
    """One arch, written from its near foot, with the supports of both feet. `number`: its index among the arches."""

    number: int
    arch: Placement
    near: Footing
    far: Footing


@dataclass(frozen=True, slots=True)
class Path:
    """A path. `steps`: from start to end. `beside`: the arches off the path, lowest first."""

    steps: tuple[Step, ...]
    beside: tuple[Step, ...]

    @property
    def end(self) -> Spot:
        """The decoration's cell, above the far foot of the last arch (R5.1)."""
        x, y, z = self.steps[-1].far.foot
        return (x, y, z + 1)

    def is_whole(self, ground: Container[Stud]) -> bool:
        """Whether the path uses every arch and climbs without a gap from an exposed ground knob."""
        start = self.steps[0].near
        solid = all(footing.solid for step in self.steps for footing in (step.near, step.far))
        return not self.beside and solid and start.on_ground and (start.knob[0], start.knob[1]) in ground

    def arch(self, number: int) -> Placement:
        """An arch by its number, written in the direction of the path."""
        return next(step.arch for step in (*self.steps, *self.beside) if step.number == number)


def find_path(site: Site, arches: Sequence[Placement], decorated: frozenset[Spot]) -> Path:
    """The path through these arches: at least one, all different, on the site, the highest last.

    `decorated`: the cells of this turn's decorations, which break ties about the far end.
    """
    return _Search(site, arches, decorated).path()


class _Search:
    """A state is an arch and the foot at which the path reaches it: `2 * number + foot`.

    Each foot stands on one piece, so a state has at most one predecessor, and the path back to the start is unique.
    """

    def __init__(self, site: Site, arches: Sequence[Placement], decorated: frozenset[Spot]) -> None:
        self.site = site
        self.arches = arches
        self.decorated = decorated
        self.number = {id(arch): number for number, arch in enumerate(arches)}
        self.feet = [feet(arch) for arch in arches]
        self.footings = [[self._footing(foot) for foot in both] for both in self.feet]
        self.before = [self._before(state) for state in range(2 * len(arches))]
        if site.clashes:
            self._link_level_arches()

    def path(self) -> Path:
        highest = len(self.before) - 1
        whole = [chain for chain in map(self._back, (highest - 1, highest)) if len(chain) == len(self.arches)]
        chosen = max(whole, key=self._likely) if whole else self._likeliest()
        on_path = {state >> 1 for state in chosen}
        beside = sorted(
            (number for number in range(len(self.arches)) if number not in on_path),
            key=lambda number: (self.arches[number].z, number),
        )
        return Path(tuple(map(self._step, chosen)), tuple(map(self._beside, beside)))

    def _footing(self, foot: Spot) -> Footing:
        x, y, z = foot
        new, old = self.site.new, self.site.old
        fill: list[Placement] = []
        gap = False
        top = z
        while z > 0:
            piece = new.get((x, y, z - 1))
            if piece is None:
                base = old.get((x, y, z - 1))
                if base is not None:
                    return Footing(foot, tuple(fill), base, None, (x, y, z), not gap and top == z)
                z -= 1
                continue
            gap = gap or top != z
            if piece.piece is Piece.ARCH:
                number = self.number.get(id(piece)) if has_knob(piece, x, y) else None
                # The middle of an arch is no step of a path, so it counts as an old piece.
                return Footing(foot, tuple(fill), piece if number is None else None, number, (x, y, z), not gap)
            fill.append(piece)
            z = top = piece.z
        return Footing(foot, tuple(fill), None, None, (x, y, 0), not gap and top == 0)

    def _before(self, state: int) -> int | None:
        """The predecessor of a state: the arch below the near foot, left by its foot there."""
        below = self.footings[state >> 1][state & 1].arch
        return None if below is None else self._leaving(below, self.feet[state >> 1][state & 1])

    def _leaving(self, number: int, stud: Spot) -> int:
        """The state of an arch that the path leaves at this stud."""
        x, y, _ = self.feet[number][0]
        leaves_first = (x, y) == (stud[0], stud[1])
        return 2 * number + (1 if leaves_first else 0)

    def _link_level_arches(self) -> None:
        """Links arches of one level whose ends collide: that is one fault, not two paths."""
        for number, both in enumerate(self.feet):
            for side, foot in enumerate(both):
                first = self.site.new.get(foot)
                other = None if first is None else self.number.get(id(first))
                if other is None or other == number or foot not in self.feet[other]:
                    continue
                other_side = self.feet[other].index(foot)
                starts_here = self.footings[number][1 - side].on_ground
                follows, below = (2 * number + side, other)
                if starts_here and not self.footings[other][1 - other_side].on_ground:
                    follows, below = (2 * other + other_side, number)
                if self.before[follows] is None:
                    self.before[follows] = self._leaving(below, foot)

    def _back(self, state: int) -> tuple[int, ...]:
        """The states from the first arch of a path to this one, no arch twice."""
        chain: list[int] = []
        seen: set[int] = set()
        here: int | None = state
        while here is not None and here >> 1 not in seen:
            chain.append(here)
            seen.add(here >> 1)
            here = self.before[here]
        return tuple(reversed(chain))

    def _likely(self, chain: tuple[int, ...]) -> tuple[bool, ...]:
        """Rank among paths of equal length: starts on the ground, ends with a decoration, joins the palace."""
        start = self.footings[chain[0] >> 1][chain[0] & 1]
        x, y, z = self.feet[chain[-1] >> 1][1 - (chain[-1] & 1)]
        starts = start.on_ground and (start.knob[0], start.knob[1]) in self.site.palace.ground
        joins = any(footing.base is not None for state in chain for footing in self.footings[state >> 1])
        return (starts and start.solid, (x, y, z + 1) in self.decorated, joins, starts)

    def _likeliest(self) -> tuple[int, ...]:
        """The longest path from the best root; a root is an arch that stands on no other arch of this turn."""
        chains = [self._back(state) for state in range(len(self.before))]
        roots = [chain for chain in chains if all(self.before[2 * (chain[0] >> 1) + side] is None for side in (0, 1))]
        longest: dict[int, tuple[int, ...]] = {}
        for chain in roots or chains:
            root = chain[0] >> 1
            if root not in longest or self._rank(chain) > self._rank(longest[root]):
                longest[root] = chain
        return max(longest.values(), key=lambda chain: (self._start(chain).solid, *self._rank(chain)))

    def _rank(self, chain: tuple[int, ...]) -> tuple[int, tuple[bool, ...], int, int]:
        """Rank by length, then likelihood, then distance of the end to the remaining arches, then low start."""
        on_chain = {state >> 1 for state in chain}
        x, y, _ = self.feet[chain[-1] >> 1][1 - (chain[-1] & 1)]
        away = min(
            (
                abs(foot[0] - x) + abs(foot[1] - y)
                for number, both in enumerate(self.feet)
                if number not in on_chain
                for foot in both
            ),
            default=0,
        )
        return len(chain), self._likely(chain), -away, -self._start(chain).foot[2]

    def _start(self, chain: tuple[int, ...]) -> Footing:
        return self.footings[chain[0] >> 1][chain[0] & 1]

    def _beside(self, number: int) -> Step:
        """An arch off the path, written from its foot on another arch, or else from its foot on the ground."""
        on = [(footing.arch is not None, footing.on_ground and footing.solid) for footing in self.footings[number]]
        return self._step(2 * number + (1 if on[1] > on[0] else 0))

    def _step(self, state: int) -> Step:
        number, near = state >> 1, state & 1
        arch = self.arches[number]
        return Step(
            number,
            writable(arch.reversed() if near else arch),
            self.footings[number][near],
            self.footings[number][1 - near],
        )


def writable(arch: Placement) -> Placement:
    """The arch from its other foot if this foot has negative coordinates, which the notation cannot write."""
    return arch.reversed() if min(arch.x, arch.y) < 0 else arch


def pieces_of(steps: Sequence[Step]) -> list[Placement]:
    """The building bricks of steps in path order: near supports, far supports, arch; each bottom up."""
    pieces: list[Placement] = []
    for step in steps:
        for footing in (step.near, step.far):
            pieces.extend(piece for piece in reversed(footing.fill) if piece.piece in BUILDING)
        pieces.append(step.arch)
    return pieces

"""The staircases that a bot considers, whether the palace is known or not, and the command that builds one."""

from collections.abc import Iterable
from dataclasses import dataclass

from monkey_palace.bots.outlook import Sketch, sketches
from monkey_palace.bots.plausible import carried_levels, plausible_shapes, shapes_of
from monkey_palace.commands import Build, Command, ReportBuild
from monkey_palace.lattice import Lattice
from monkey_palace.notation import Placement, notation
from monkey_palace.palace import Palace
from monkey_palace.palace_state import palace_known, palace_of
from monkey_palace.pieces import COLOURS, Colour, Figure, Piece
from monkey_palace.state import Bricks, GameState


@dataclass(frozen=True, slots=True)
class Prospect:
    """One staircase in figures. `height` is the decoration's level (R5.1). `sketch` or `staircase`: how it is built,
    both None where the palace is not known."""

    start_colour: Colour
    arches: int
    bricks: int
    columns: int
    height: int
    five_high: bool
    sketch: Sketch | None = None
    staircase: tuple[Placement, ...] | None = None

    def command(self, decoration: Colour | None) -> Command:
        """Builds it, with this decoration on its end (None: none can be put on, R10.7)."""
        placements = self.staircase if self.sketch is None else self.sketch.placements
        if placements is None:
            return ReportBuild(
                start_colour=self.start_colour,
                arches=self.arches,
                bricks=self.bricks,
                columns=self.columns,
                height=self.height,
                five_high=self.five_high,
                decoration=decoration,
            )
        if decoration is not None:
            x, y, z = placements[-1].far.above()
            placements = (*placements, Placement(Piece(decoration), x, y, z))
        return Build(staircase=notation(placements))


def prospects(state: GameState, extra_columns: int = 0) -> tuple[Prospect, ...]:
    """What the player in turn may think of building, in a stable order; empty only if nothing can be built (R4.10).

    `extra_columns`: columns that the frog would add to the stock (R9.3).
    """
    stock = state.player.bricks.plus(column=extra_columns)
    if not palace_known(state):
        return tuple(
            Prospect(colour, one.arches, one.bricks, one.columns, one.height, one.five_high)
            for one in plausible_shapes(state, extra_columns)
            for colour in COLOURS
        )
    palace = palace_of(state)
    return _sketched(palace, stock, state) or _searched(palace, stock, state)


def _sketched(palace: Palace, stock: Bricks, state: GameState) -> tuple[Prospect, ...]:
    whole_pile = state.settings.bonus_counts == "whole_pile"
    seen: dict[tuple[object, ...], Prospect] = {}
    for one in sketches(Lattice.of(palace), stock, wanted=heights_wanted(state), whole_pile=whole_pile):
        facts = (one.start_colour, one.arches, one.bricks, one.columns, one.height, one.five_high)
        if facts not in seen:
            seen[facts] = Prospect(*facts, sketch=one)
    return tuple(seen.values())


def _searched(palace: Palace, stock: Bricks, state: GameState) -> tuple[Prospect, ...]:
    """The first staircase that there is: the sketches are quick and leave out strange ones."""
    from monkey_palace.search import staircases

    found = next(iter(staircases(palace, stock)), None)
    if found is None:
        return ()
    facts = found.facts
    return (
        Prospect(
            facts.start_colour,
            facts.arches,
            facts.bricks,
            facts.columns,
            facts.height,
            facts.five_high(state.settings),
            staircase=found.placements,
        ),
    )


def most_arches(state: GameState, stock: Bricks) -> int:
    """How many arches a staircase of this stock could have on the present palace, about; 0 for none."""
    if not palace_known(state):
        return max((one.arches for one in shapes_of(stock, carried_levels(state.built[Piece.ARCH]))), default=0)
    found = sketches(Lattice.of(palace_of(state)), stock, wanted=dict.fromkeys(COLOURS, ()), whole_pile=False)
    return max((one.arches for one in found), default=0)


def heights_wanted(state: GameState) -> dict[Colour, tuple[int, ...]]:
    """For each start colour the heights at which its decoration earns something: a credit (R5.3), the butterfly (R9.2).

    A substitute (R10.7) earns neither.
    """
    found: dict[Colour, tuple[int, ...]] = {}
    for colour in COLOURS:
        heights: set[int] = set()
        if state.supply[Piece(colour)] > 0:
            heights.add(_beats([state.highest[colour]]) - int(state.settings.highest_tie_earns_credit))
            if Figure.BUTTERFLY in state.trophies:
                any_colour = state.settings.butterfly_tallest_of == "any_colour"
                heights.add(_beats(state.highest.values() if any_colour else [state.highest[colour]]))
        found[colour] = tuple(sorted(heights))
    return found


def _beats(levels: Iterable[int | None]) -> int:
    return max((level for level in levels if level is not None), default=0) + 1

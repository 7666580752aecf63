"""The staircases that a bot considers, on a known or unknown palace, and the commands that build them."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice

from monkey_palace.board.lattice import Lattice
from monkey_palace.board.notation import notation
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import COLOURS, Colour, Figure, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.bots.beam_search import WIDTH, Sketch, sketches
from monkey_palace.bots.plausible_shapes import carried_levels, shapes_of
from monkey_palace.game.building import decorated
from monkey_palace.game.commands import Build, Command, ReportBuild
from monkey_palace.game.palace_state import palace_known, palace_of
from monkey_palace.game.state import GameState
from monkey_palace.randomness import Rng
from monkey_palace.staircase.sampling import random_staircase
from monkey_palace.staircase.search import Staircase, staircases


@dataclass(frozen=True, slots=True)
class Candidate:
    """A staircase in figures. `height`: the decoration's level (R5.1). `sketch` or `staircase`: its pieces; both None
    on an unknown palace."""

    start_colour: Colour
    arches: int
    bricks: int
    columns: int
    height: int
    five_high: bool
    sketch: Sketch | None = None
    staircase: Staircase | None = None

    def command(self, decoration: Colour | None) -> Command:
        """The command that builds it with this decoration (None: no decoration can be put on, R10.7)."""
        built = self.sketch or self.staircase
        if built is None:
            return ReportBuild(
                start_colour=self.start_colour,
                arches=self.arches,
                bricks=self.bricks,
                columns=self.columns,
                height=self.height,
                five_high=self.five_high,
                decoration=decoration,
            )
        placements = built.placements
        if decoration is not None:
            placements = (*placements, decorated(placements[-1].far.above(), decoration))
        return Build(staircase=notation(placements))


def candidates(state: GameState, extra_columns: int = 0, width: int = WIDTH) -> tuple[Candidate, ...]:
    """Staircases for the player in turn, in a stable order; empty only if no staircase can be built (R4.10).

    `extra_columns`: columns that the frog would add to the stock (R9.3). `width`: the beam search's.
    """
    stock = state.player.bricks.plus(column=extra_columns)
    listed = candidates_of(state, stock, width)
    if not listed and palace_known(state):
        listed = tuple(_candidate(first, state) for first in islice(staircases(palace_of(state), stock), 1))
    return listed


def candidates_of(state: GameState, stock: Bricks, width: int = WIDTH) -> tuple[Candidate, ...]:
    """Staircases of any stock on the present palace; the beam search may miss some."""
    if palace_known(state):
        return _sketched(palace_of(state), stock, state, width)
    shapes = shapes_of(stock, carried_levels(state.built[Piece.ARCH]))
    return tuple(
        Candidate(colour, shape.arches, shape.bricks, shape.columns, shape.height, shape.five_high)
        for shape in shapes
        for colour in COLOURS
    )


def _sketched(palace: Palace, stock: Bricks, state: GameState, width: int) -> tuple[Candidate, ...]:
    whole_pile = state.settings.bonus_counts == "whole_pile"
    by_facts: dict[tuple[object, ...], Candidate] = {}
    wanted = heights_wanted(state)
    for sketch in sketches(Lattice.of(palace), stock, wanted=wanted, whole_pile=whole_pile, width=width):
        facts = (sketch.start_colour, sketch.arches, sketch.bricks, sketch.columns, sketch.height, sketch.five_high)
        if facts not in by_facts:
            by_facts[facts] = Candidate(*facts, sketch=sketch)
    return tuple(by_facts.values())


def random_candidate(state: GameState, rng: Rng) -> Candidate | None:
    """A random staircase for the player in turn; None only if no staircase can be built (R4.10)."""
    if not palace_known(state):
        listed = candidates(state)
        return rng.choice(listed) if listed else None
    palace, stock = palace_of(state), state.player.bricks
    staircase = random_staircase(palace, stock, rng) or next(staircases(palace, stock), None)
    return None if staircase is None else _candidate(staircase, state)


def _candidate(staircase: Staircase, state: GameState) -> Candidate:
    facts = staircase.facts
    return Candidate(
        facts.start_colour,
        facts.arches,
        facts.bricks,
        facts.columns,
        facts.height,
        facts.five_high(state.settings),
        staircase=staircase,
    )


def heights_wanted(state: GameState) -> dict[Colour, tuple[int, ...]]:
    """By start colour, the lowest heights at which a decoration earns a credit (R5.3) or the butterfly (R9.2).

    A substitute (R10.7) earns neither.
    """
    wanted: dict[Colour, tuple[int, ...]] = {}
    for colour in COLOURS:
        heights: set[int] = set()
        if state.supply[Piece(colour)] > 0:
            heights.add(_beats([state.highest[colour]]) - int(state.settings.highest_tie_earns_credit))
            if Figure.BUTTERFLY in state.trophies:
                any_colour = state.settings.butterfly_tallest_of == "any_colour"
                heights.add(_beats(state.highest.values() if any_colour else [state.highest[colour]]))
        wanted[colour] = tuple(sorted(heights))
    return wanted


def _beats(levels: Iterable[int | None]) -> int:
    return max((level for level in levels if level is not None), default=0) + 1

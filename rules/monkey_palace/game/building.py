"""Building by placements (R4, R5.1): the staircase checker applied to a state.

`report` judges staircases of which only facts are known.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache

from monkey_palace.board.lattice import WALL
from monkey_palace.board.notation import Cell, Placement, parse_placements
from monkey_palace.board.palace import Ground
from monkey_palace.board.pieces import COLOURS, Colour, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.errors import BadNotation, IllegalCommand
from monkey_palace.game.commands import Build, ReportBuild
from monkey_palace.game.deliveries import decoration_options, verify_decoration
from monkey_palace.game.palace_state import laid_palace, palace_known, palace_of
from monkey_palace.game.report import report_from_facts
from monkey_palace.game.state import GameState
from monkey_palace.staircase.best import Best, best
from monkey_palace.staircase.check import Verdict, check
from monkey_palace.staircase.facts import Facts
from monkey_palace.staircase.search import Staircase, can_build, staircases

# Callers verify, apply and show the same staircase in succession; a player's next attempt is a new text.
_VERDICTS_KEPT = 16


def judged(state: GameState, staircase: str) -> Verdict:
    """The checker's verdict on a staircase in notation, for the player in turn.

    Raises `IllegalCommand`: `palace_unknown` if the palace's shape is unknown, `bad_notation` for malformed text.
    """
    if not palace_known(state):
        raise IllegalCommand("palace_unknown")
    options = tuple((colour, decoration_options(state, colour)) for colour in COLOURS)
    palace = palace_of(state)
    return _judged(state.ground, state.palace, palace.figures, state.player.bricks, options, staircase)


def verify_staircase(state: GameState, command: Build) -> None:
    """R4, R5.1, R10.7: raises `IllegalCommand` for the first rule that the staircase breaks along its path."""
    verdict = judged(state, command.staircase)
    if verdict.violations:
        raise verdict.violations[0].refusal()
    if verdict.decoration is None:
        verify_decoration(state, _facts(verdict).start_colour, None)


def built(state: GameState, command: Build) -> tuple[tuple[Placement, ...], ReportBuild]:
    """The placements of a legal staircase in path order, without its decoration, and its facts as a report."""
    verdict = judged(state, command.staircase)
    return verdict.placements, report_from_facts(_facts(verdict), state.settings, verdict.decoration_colour)


def verify_pass(state: GameState) -> None:
    """R4.10, R10.9: raises `IllegalCommand` if the player can build and the settings demand it.

    On a palace of unknown shape passing is always allowed.
    """
    if state.settings.voluntary_pass or not palace_known(state):
        return
    palace, stock = palace_of(state), state.player.bricks
    if can_build(palace, stock):
        raise IllegalCommand("could_build", example=str(next(staircases(palace, stock))))


def builds(state: GameState) -> Iterator[Build]:
    """Every legal build, lazily: each staircase of the search with each allowed decoration."""
    options = {colour: decoration_options(state, colour) or (None,) for colour in COLOURS}
    for staircase in staircases(palace_of(state), state.player.bricks):
        facts = staircase.facts
        for decoration in options[facts.start_colour]:
            yield build_of(staircase, facts, decoration)


def build_of(staircase: Staircase, facts: Facts, decoration: Colour | None) -> Build:
    """The command that builds a staircase of the search, with a decoration of this colour on its end."""
    text = str(staircase)
    return Build(staircase=text if decoration is None else f"{text} {decorated(facts.end, decoration)}")


def decorated(end: Cell, colour: Colour) -> Placement:
    """The decoration of this colour on the end of a staircase (R5.1)."""
    return Placement(Piece(colour), *end)


def most_credits(state: GameState, budget: int | None = None, should_stop: Callable[[], bool] | None = None) -> Best:
    """The staircase with which the player in turn earns the most credits (R5.2, R5.3); see `staircase.best.best`.

    Raises `ValueError` if the palace's shape is unknown.
    """
    # R10.7: a substitute earns no credit, and neither does a staircase without decoration.
    own = {colour: decoration_options(state, colour) == (colour,) for colour in COLOURS}
    return best(
        palace_of(state),
        state.player.bricks,
        highest={colour: state.highest[colour] if own[colour] else WALL for colour in COLOURS},
        tie_earns=state.settings.highest_tie_earns_credit,
        budget=budget,
        should_stop=should_stop,
    )


def _facts(verdict: Verdict) -> Facts:
    if verdict.facts is None:
        raise AssertionError("expected the facts of a legal staircase, got none")
    return verdict.facts


@lru_cache(maxsize=_VERDICTS_KEPT)
def _judged(
    ground: Ground,
    pieces: tuple[str, ...],
    figures: frozenset[Cell],
    stock: Bricks,
    options: tuple[tuple[Colour, tuple[Colour, ...]], ...],
    staircase: str,
) -> Verdict:
    try:
        placements = parse_placements(staircase)
    except BadNotation as error:
        raise IllegalCommand("bad_notation", **error.params) from None
    palace = laid_palace(ground, pieces).with_figures(figures)
    return check(palace, placements, stock=stock, decorations=dict(options).__getitem__)

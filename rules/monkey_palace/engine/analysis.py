"""Answers of the engine protocol about staircases of the player in turn: list, check, count, best."""

from collections.abc import Callable
from itertools import islice
from typing import Any, Final

from monkey_palace.board.pieces import Colour
from monkey_palace.board.stock import Bricks
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.building import build_of, judged, most_credits
from monkey_palace.game.commands import command_json
from monkey_palace.game.deliveries import decoration_options
from monkey_palace.game.palace_state import palace_known, palace_of
from monkey_palace.game.report import earns_highest_credit
from monkey_palace.game.state import GameState
from monkey_palace.staircase.count import count
from monkey_palace.staircase.facts import Facts
from monkey_palace.staircase.search import Staircase, staircases

Reply = dict[str, Any]
Clock = Callable[[], float]
"""A monotonic clock in seconds; the engine has none of its own."""

# In search nodes: some seconds on a Raspberry Pi.
DEFAULT_BUDGET: Final = 200_000


def legal_staircases(state: GameState, limit: int) -> Reply:
    """R4: at most `limit` staircases: in notation without the decoration, and in the same order their details."""
    _known(state)
    listed = staircases(palace_of(state), state.player.bricks)
    details = [_ready(state, staircase) for staircase in islice(listed, limit)]
    texts = [detail["staircase"] for detail in details]
    return {"staircases": texts, "details": details, "complete": next(listed, None) is None}


def checked(state: GameState, staircase: str) -> Reply:
    """R4, R5: whether these placements are a legal staircase, the broken rules, and the credits."""
    verdict = judged(state, staircase)
    violations = [violation.as_json() for violation in verdict.violations]
    reply = {"legal": verdict.legal, "violations": violations, "decoration": verdict.decoration_colour}
    return reply | _worth(state, verdict.facts, verdict.decoration_colour)


def counted(state: GameState, arches: int | None, bricks: int | None, columns: int | None, limit: int) -> Reply:
    """The number of staircases of at most these pieces; None: the player's stock."""
    _known(state)
    own = state.player.bricks
    stock = Bricks(
        arch=own.arch if arches is None else arches,
        brick=own.brick if bricks is None else bricks,
        column=own.column if columns is None else columns,
    )
    result = count(palace_of(state), stock, limit)
    return {"count": result.count, "complete": result.complete}


def best_found(state: GameState, budget: int | None, should_stop: Callable[[], bool] | None) -> Reply:
    """The staircase with the most Monkey Credits (R5.2, R5.3), with its proved bound."""
    _known(state)
    result = most_credits(state, budget, should_stop)
    staircase = result.staircase
    reply = {
        "value": int(result.value),
        "bound": int(result.bound),
        "proved": result.proved,
        "nodes": result.nodes,
    }
    return reply | _ready(state, staircase)


def _ready(state: GameState, staircase: Staircase | None) -> Reply:
    """A legal staircase with its decoration and the command that builds it; null values if there is none."""
    if staircase is None:
        names = ("staircase", "legal", "violations", "decoration", "build")
        return dict.fromkeys(names) | _worth(state, None, None)
    facts = staircase.facts
    colour = next(iter(decoration_options(state, facts.start_colour)), None)
    reply = {
        "staircase": str(staircase),
        "legal": True,
        "violations": [],
        "decoration": colour,
        "build": command_json(build_of(staircase, facts, colour)),
    }
    return reply | _worth(state, facts, colour)


def _known(state: GameState) -> None:
    if not palace_known(state):
        raise IllegalCommand("palace_unknown")


def _worth(state: GameState, facts: Facts | None, decoration: Colour | None) -> Reply:
    """The facts of a staircase and its allowed decorations; null values if it has no facts."""
    if facts is None:
        names = ("credits", "five_high", "height", "start_colour", "arches", "bricks", "columns", "end", "decorations")
        return dict.fromkeys(names)
    return {
        "credits": facts.arches + _highest(state, facts, decoration),
        "five_high": facts.five_high(state.settings),
        "height": facts.height,
        "start_colour": facts.start_colour,
        "arches": facts.arches,
        "bricks": facts.bricks,
        "columns": facts.columns,
        "end": str(facts.end),
        "decorations": list(decoration_options(state, facts.start_colour)),
    }


def _highest(state: GameState, facts: Facts, decoration: Colour | None) -> bool:
    """R5.3, R10.7: whether the decoration earns one more credit; None: the first allowed decoration."""
    options = decoration_options(state, facts.start_colour)
    colour = decoration or next(iter(options), None)
    return colour is not None and earns_highest_credit(state, colour, facts.height, colour != facts.start_colour)

"""The rules of Monkey Palace: a pure rules engine without clock or hardware; all randomness comes from a seed.

This module re-exports the public names. Modules of the package import each other, never this module.
A name loads its module when it is first used, so that importing one module does not load the whole engine.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from monkey_palace.board.notation import Placement, notation, parse_placements
    from monkey_palace.board.palace import Palace
    from monkey_palace.board.pieces import BOX, PIECES, Figure, Piece
    from monkey_palace.board.stock import Bricks
    from monkey_palace.cards.model import CardSet, load_set
    from monkey_palace.errors import IllegalCommand, RulesError
    from monkey_palace.game.history import Game
    from monkey_palace.game.palace_state import palace_of
    from monkey_palace.game.state import GameState, state_hash
    from monkey_palace.settings import Settings
    from monkey_palace.staircase.best import best
    from monkey_palace.staircase.check import check
    from monkey_palace.staircase.count import count
    from monkey_palace.staircase.search import can_build, staircases

__all__ = [
    "BOX",
    "PIECES",
    "Bricks",
    "CardSet",
    "Figure",
    "Game",
    "GameState",
    "IllegalCommand",
    "Palace",
    "Piece",
    "Placement",
    "RulesError",
    "Settings",
    "best",
    "can_build",
    "check",
    "count",
    "load_set",
    "notation",
    "palace_of",
    "parse_placements",
    "staircases",
    "state_hash",
]

_MODULES = {
    "BOX": "monkey_palace.board.pieces",
    "PIECES": "monkey_palace.board.pieces",
    "Bricks": "monkey_palace.board.stock",
    "CardSet": "monkey_palace.cards.model",
    "Figure": "monkey_palace.board.pieces",
    "Game": "monkey_palace.game.history",
    "GameState": "monkey_palace.game.state",
    "IllegalCommand": "monkey_palace.errors",
    "Palace": "monkey_palace.board.palace",
    "Piece": "monkey_palace.board.pieces",
    "Placement": "monkey_palace.board.notation",
    "RulesError": "monkey_palace.errors",
    "Settings": "monkey_palace.settings",
    "best": "monkey_palace.staircase.best",
    "can_build": "monkey_palace.staircase.search",
    "check": "monkey_palace.staircase.check",
    "count": "monkey_palace.staircase.count",
    "load_set": "monkey_palace.cards.model",
    "notation": "monkey_palace.board.notation",
    "palace_of": "monkey_palace.game.palace_state",
    "parse_placements": "monkey_palace.board.notation",
    "staircases": "monkey_palace.staircase.search",
    "state_hash": "monkey_palace.game.state",
}
"""The module of each public name."""


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_MODULES[name]), name)
    globals()[name] = value
    return value

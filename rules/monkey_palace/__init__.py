"""The rules of Monkey Palace: a pure rules engine without clock or hardware; all randomness comes from a seed.

This module re-exports the public names. Modules of the package import each other, never this module.
"""

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

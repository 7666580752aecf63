"""Answers of the engine protocol about the engine and the card sets, and its advice."""

from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

from monkey_palace.board.pieces import BOX, EXPANSIONS
from monkey_palace.bots.advice import LEVELS, advise
from monkey_palace.bots.tops import tops_wanted
from monkey_palace.cards.model import CardSet
from monkey_palace.game.commands import command_json
from monkey_palace.game.state import GameState
from monkey_palace.settings import EDITIONS, Settings, allowed_values

Reply = dict[str, Any]

PROTOCOL: Final = 2
"""Raised whenever a field of a request or reply changes its meaning or goes; 2: `hello`, `cards`, `suggest` came."""


def greeting(ops: tuple[str, ...]) -> Reply:
    """The version of the package and of the protocol, and what this engine can do."""
    return {
        "engine": "monkey_palace",
        "version": _version(),
        "protocol": PROTOCOL,
        "ops": list(ops),
        "settings": {name: list(allowed_values(name)) for name in Settings.model_fields},
        "editions": list(EDITIONS),
        "expansions": list(EXPANSIONS),
        "levels": list(LEVELS),
        "box": {piece.value: count for piece, count in BOX.items()},
    }


def _version() -> str:
    try:
        return version("palace-hub")
    except PackageNotFoundError:  # run from its folder without being installed
        return "unknown"


def listed_set(card_set: CardSet) -> Reply:
    """Every card, board and ground map of a set."""
    return {
        "set": card_set.name,
        "provenance": card_set.provenance,
        "map_provenance": card_set.map_provenance,
        "data_hash": card_set.data_hash,
        "cards": [
            {
                "id": card.id,
                "pile": card.pile,
                "cost": card.cost,
                "colour": card.colour,
                "bananas": card.bananas,
                "one_time": card.one_time.as_dict(),
                "recurring": card.recurring.as_dict(),
            }
            for card in card_set.cards
        ],
        "boards": [
            {"seat": board.seat, "start_kit": board.start_kit.as_dict(), "recurring": board.recurring.as_dict()}
            for board in card_set.boards
        ],
        "ground_maps": [ground_map.as_json() for ground_map in card_set.ground_maps],
    }


def suggested(state: GameState, level: str, most_staircases: int | None) -> Reply:
    """One command with its value in bananas and the reason for it; of a printed deck also the tops that it lacks."""
    advice = advise(state, level, most_staircases)
    reply: Reply = {
        "command": command_json(advice.command),
        "value": advice.value,
        "reason": {"code": advice.reason, "params": dict(advice.params)},
    }
    if state.deck == "printed":
        reply["tops_wanted"] = list(tops_wanted(state))
    return reply

"""Sentences that tell the project's own cards and maps from those of the printed game."""

from monkey_palace.game.state import GameState
from palace_hub.views.wording import Wording

HOUSE = "house"
"""The provenance of cards and maps that this project made up."""


def provenance(game: GameState, wording: Wording) -> tuple[str, ...]:
    """A sentence if the cards are the project's own, and one for the map: the project's own, or its source."""
    number = game.ground_map
    cards = (wording.say("banner-house-cards"),) if game.provenance == HOUSE else ()
    if game.map_provenance == HOUSE:
        return (*cards, wording.say("provenance-house-map", number=number))
    return (*cards, wording.say("provenance-map", number=number, provenance=game.map_provenance))


def map_grows(game: GameState) -> bool:
    """Whether the map may lack knobs (R11.8): it is not one of the house, and people see the printed one."""
    return game.deck == "printed" and game.map_provenance != HOUSE


def breakdown_title(game: GameState, wording: Wording) -> str:
    """The heading over the bananas of the final score."""
    match game.provenance == HOUSE, game.map_provenance == HOUSE:
        case True, True:
            return wording.say("score-breakdown-house")
        case True, False:
            return wording.say("score-breakdown-house-cards")
        case False, True:
            return wording.say("score-breakdown-house-map")
        case _:
            return wording.say("score-breakdown")

"""Whose cards and maps these are: nobody shall take made-up ones for those of the printed game."""

from monkey_palace.game.state import GameState
from palace_hub.views.wording import Wording

HOUSE = "house"
"""The provenance of what was made up for this project."""


def provenance(game: GameState, wording: Wording) -> tuple[str, ...]:
    """A sentence for cards that were made up, and one for the map: made up too, or where it was copied from."""
    number = game.ground_map
    cards = (wording.say("banner-house-cards"),) if game.provenance == HOUSE else ()
    if game.map_provenance == HOUSE:
        return (*cards, wording.say("provenance-house-map", number=number))
    return (*cards, wording.say("provenance-map", number=number, provenance=game.map_provenance))


def breakdown_title(game: GameState, wording: Wording) -> str:
    """Over the bananas of the final screen."""
    match game.provenance == HOUSE, game.map_provenance == HOUSE:
        case True, True:
            return wording.say("score-breakdown-house")
        case True, False:
            return wording.say("score-breakdown-house-cards")
        case False, True:
            return wording.say("score-breakdown-house-map")
        case _:
            return wording.say("score-breakdown")

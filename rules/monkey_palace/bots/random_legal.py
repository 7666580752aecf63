"""The random bot: any legal command, each kind of answer with a chance; it reaches what sensible players avoid."""

from typing import Final

from monkey_palace.bots.staircases import plausible_staircases
from monkey_palace.card_sets import cards_of
from monkey_palace.commands import (
    Command,
    EndTurn,
    PassBuild,
    PlaceButterfly,
    PlaceCards,
    PlaceFrog,
    PlaceMonkey,
    TakeCards,
    TakeFrog,
)
from monkey_palace.deliveries import decoration_options, delivery_options
from monkey_palace.pieces import COLOURS
from monkey_palace.purchases import purchases, slot_options
from monkey_palace.randomness import Rng
from monkey_palace.state import GameState, PromptKind

# One build in so many is passed over although it could be built (R10.9), and one chance in so many takes the frog.
PASS_ONE_IN: Final = 24
FROG_ONE_IN: Final = 16


class RandomBot:
    """Plays anything that the rules allow and that could plausibly be built."""

    name = "random"

    def choose(self, state: GameState, rng: Rng) -> Command:
        """A command for the prompt that is due."""
        if "take_frog" in state.prompt.commands and rng.below(FROG_ONE_IN) == 0:
            return TakeFrog()
        match state.prompt.kind:
            case PromptKind.BUILD:
                return _build(state, rng)
            case PromptKind.TAKE_CARDS:
                return TakeCards(cards=rng.choice(purchases(state, cards_of(state))))
            case PromptKind.TAKE_ONE_TIME | PromptKind.TAKE_RECURRING:
                return rng.choice(delivery_options(state))
            case PromptKind.PLACE_CARDS:
                return PlaceCards(slots=rng.choice(slot_options(state)))
            case PromptKind.PLACE_FROG:
                return PlaceFrog()
            case PromptKind.PLACE_MONKEY:
                return PlaceMonkey()
            case PromptKind.PLACE_BUTTERFLY:
                return PlaceButterfly()
            case PromptKind.END_TURN:
                return EndTurn()
            case PromptKind.ENDED:
                raise ValueError("expected a game that goes on, got one that has ended")


def _build(state: GameState, rng: Rng) -> Command:
    staircases = plausible_staircases(state)
    if not staircases or rng.below(PASS_ONE_IN) == 0:
        return PassBuild()
    colour = rng.choice(COLOURS)
    options = decoration_options(state, colour)
    return rng.choice(staircases).report(colour, rng.choice(options) if options else None)

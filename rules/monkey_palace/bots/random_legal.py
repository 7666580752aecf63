"""The random bot chooses any legal command, so its games reach situations that sensible players avoid."""

from collections.abc import Callable, Sequence
from typing import Final

from monkey_palace.board.notation import Cell
from monkey_palace.bots.candidates import random_candidate
from monkey_palace.bots.tops import known_purchases
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import (
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
from monkey_palace.game.deliveries import decoration_options, delivery_options
from monkey_palace.game.palace_state import palace_known
from monkey_palace.game.purchases import slot_options
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.game.trophies import frog_knobs, monkey_knobs
from monkey_palace.randomness import Rng

# The bot passes 1 of 24 builds where passing is allowed (R10.9), and takes the frog at 1 of 16 chances.
PASS_ONE_IN: Final = 24
FROG_ONE_IN: Final = 16


class RandomBot:
    """Plays any legal command; on an unknown palace, any plausible staircase."""

    name = "random"

    def choose(self, state: GameState, rng: Rng) -> Command:
        """A random command for the present prompt."""
        if "take_frog" in state.prompt.commands and rng.below(FROG_ONE_IN) == 0:
            return TakeFrog()
        match state.prompt.kind:
            case PromptKind.BUILD:
                return _build(state, rng)
            case PromptKind.TAKE_CARDS:
                bought = rng.choice(known_purchases(state, cards_of(state)))
                return TakeCards(cards=tuple(card.id for card in bought))
            case PromptKind.TAKE_ONE_TIME | PromptKind.TAKE_RECURRING:
                return rng.choice(delivery_options(state))
            case PromptKind.PLACE_CARDS:
                return PlaceCards(slots=rng.choice(slot_options(state)))
            case PromptKind.PLACE_FROG:
                return PlaceFrog(at=_any(frog_knobs, state, rng))
            case PromptKind.PLACE_MONKEY:
                return PlaceMonkey(at=_any(monkey_knobs, state, rng))
            case PromptKind.PLACE_BUTTERFLY:
                return PlaceButterfly()
            case PromptKind.END_TURN:
                return EndTurn()
            case PromptKind.ENDED:
                raise ValueError("expected a game that goes on, got one that has ended")


def _build(state: GameState, rng: Rng) -> Command:
    may_pass = state.settings.voluntary_pass or not palace_known(state)
    candidate = None if may_pass and rng.below(PASS_ONE_IN) == 0 else random_candidate(state, rng)
    if candidate is None:
        return PassBuild()
    options = decoration_options(state, candidate.start_colour)
    return candidate.command(rng.choice(options) if options else None)


def _any(knobs: Callable[[GameState], Sequence[Cell]], state: GameState, rng: Rng) -> str | None:
    return str(rng.choice(knobs(state))) if palace_known(state) else None

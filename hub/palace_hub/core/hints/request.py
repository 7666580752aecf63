"""A request for advice, as it goes to the process that seeks it."""

from dataclasses import dataclass

from monkey_palace.board.notation import Placement
from monkey_palace.cards.model import CardSet
from monkey_palace.game.state import GameState


@dataclass(frozen=True, slots=True)
class AdviceRequest:
    """What the advisor is asked: advice on a state, of which it may use what players see, with these cards."""

    number: int
    state: GameState
    cards: CardSet
    bot: str = ""  # who decides instead, a name of `BOTS`
    seed: int = 0  # of the bot's random streams
    standing: tuple[Placement, ...] = ()  # pieces of this build from which the advice goes on

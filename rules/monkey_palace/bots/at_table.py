"""What a bot decides that has a seat at a table: a function of what players see, and of the game's seed alone."""

from monkey_palace.bots import make_bot
from monkey_palace.game.commands import Command
from monkey_palace.game.state import GameState
from monkey_palace.randomness import Rng


def decide(bot: str, state: GameState, seed: int) -> Command:
    """The command of this bot for the present prompt.

    The random stream is keyed by seed, seat, turn, prompt, and whether the frog was taken: it depends on no earlier
    decision, so that an undo or a restart leads to the same command again. Raises `BadSettings` for an unknown bot.
    """
    return make_bot(bot).choose(state.observed(), stream(state, seed))


def stream(state: GameState, seed: int) -> Rng:
    """The random stream of the present prompt."""
    prompt = state.prompt
    frog = "frog" if state.current.frog_taken else ""
    return Rng.keyed("bot at the table", seed, prompt.player, state.turn, prompt.kind.value, frog)

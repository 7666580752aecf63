"""One whole game between bots, and its figures for statistics."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from monkey_palace.board.pieces import Piece
from monkey_palace.bots import Bot
from monkey_palace.bots.tops import tops_wanted
from monkey_palace.cards.deck_format import Deck
from monkey_palace.cards.model import CardSet
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import TellTop
from monkey_palace.game.history import Game
from monkey_palace.game.piles import held_cards
from monkey_palace.game.setup import piles_of
from monkey_palace.randomness import Rng
from monkey_palace.settings import Settings

# Every board prints a delivery, so each turn takes at least one of 176 building bricks from the tray, and a turn has
# at most 12 prompts. A longer game shows a fault of the rules.
MAX_COMMANDS: Final = 176 * 12


class EndlessGame(AssertionError):
    """A game exceeded `MAX_COMMANDS`, which the rules make impossible."""


def play_game(
    bots: Sequence[Bot],
    seed: int,
    *,
    settings: Settings | None = None,
    data_set: str | Path | CardSet = "house",
    ground_map: int = 1,
    expansions: Sequence[str] = (),
    deck: Deck = "screen",
) -> Game:
    """A finished game of these bots, in seat order. Equal arguments give equal games, on any machine.

    The seed shuffles the piles and gives each seat its own random stream. Of a printed deck the bots are told the tops
    that they want; the piles are the same as those of a screen deck. Raises `IllegalCommand` for an illegal command of
    a bot.
    """
    game = Game.new(
        [f"{bot.name} {seat}" for seat, bot in enumerate(bots, start=1)],
        settings=settings or Settings(),
        data_set=data_set,
        ground_map=ground_map,
        expansions=tuple(expansions),
        deck=deck,
        seed=seed if deck == "screen" else None,
    )
    shuffled = {pile: tuple(filter(None, cards)) for pile, cards in piles_of(cards_of(game.state), seed)}
    chances = [Rng.keyed("bot", seed, seat) for seat in range(len(bots))]
    for _ in range(MAX_COMMANDS):
        if game.state.ended:
            return game
        seat = game.prompt.player
        for pile in tops_wanted(game.state):
            held = held_cards(game.state)
            top = next(card for card in reversed(shuffled[pile]) if card not in held)
            game.apply(TellTop(pile=pile, card=top))
        game.apply(bots[seat].choose(game.state.observed(), chances[seat]))
    raise EndlessGame(f"seed {seed}: expected an end within {MAX_COMMANDS} commands, got none")


@dataclass(frozen=True, slots=True)
class GameFigures:
    """The figures of one finished game. Tuples are indexed by seat; `winners` lists seats."""

    bots: tuple[str, ...]
    rounds: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    short_of: str
    cards: int
    bonus_cards: int
    built_arches: int


def figures_of(game: Game, bots: Sequence[str]) -> GameFigures:
    """The figures of a finished game of these bots, in seat order. Raises ValueError for an unfinished game."""
    state, result = game.state, game.result()
    if result is None or state.shortage is None:
        raise ValueError("expected a finished game, got one that goes on")
    return GameFigures(
        bots=tuple(bots),
        rounds=state.round,
        scores=tuple(sheet.total for sheet in game.score()),
        winners=result.winners,
        reason=result.reason,
        short_of=state.shortage.piece.value,
        cards=sum(len(player.cards) for player in state.players),
        bonus_cards=sum(player.bonus for player in state.players),
        built_arches=state.built[Piece.ARCH],
    )

"""Sets of which the prints are not known yet, made from sets that are known; and their prints to learn again."""

from dataclasses import replace
from typing import Any

import pytest

from monkey_palace.board.ground_maps import blank_maps
from monkey_palace.cards.deck_format import Symbols
from monkey_palace.cards.model import Card, CardSet, load_set, set_of
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.card_set import remember
from monkey_palace.game.commands import Command, LearnBoard, LearnCard, PassBuild
from monkey_palace.game.history import Game
from monkey_palace.game.state import PromptKind


def unknown(known: CardSet, *, maps: bool = True) -> CardSet:
    """The set with the same cards and kits, no prints, and, if `maps`, the knobs under the starting staircases only."""
    piles = tuple((pile, tuple(map(_blank, cards))) for pile, cards in known.piles)
    boards = tuple(replace(board, recurring=None) for board in known.boards)
    blank = replace(known, piles=piles, boards=boards)
    if maps:
        blank = replace(blank, ground_maps=blank_maps())
    return remember(set_of(blank.as_json()))


def _blank(card: Card) -> Card:
    return replace(card, bananas=None, one_time=Symbols(), recurring=Symbols())


def learn(card: Card, **changes: Any) -> LearnCard:
    """The command that enters this card, or another print of it."""
    prints = {"bananas": card.bananas, "one_time": card.one_time, "recurring": card.recurring} | changes
    return LearnCard(card=card.id, **prints)


def learn_board(known: CardSet, seat: int) -> LearnBoard:
    return LearnBoard(seat=seat, recurring=known.boards[seat].known_recurring)


def refused(game: Game, command: Command) -> IllegalCommand:
    """The refusal of this command."""
    with pytest.raises(IllegalCommand) as caught:
        game.apply(command)
    return caught.value


def new_game(cards: CardSet | None = None, **options: Any) -> Game:
    """A game of two by printed cards; without a set, the house's, of which nothing is known."""
    cards = unknown(load_set("house")) if cards is None else cards
    return Game.new(["Ann", "Bo"], data_set=cards, deck="printed", **options)


def pass_turn(game: Game) -> None:
    """To the next turn; nothing is built."""
    turn = game.state.turn
    while game.state.turn == turn:
        passes_on(game)


def passes_on(game: Game) -> None:
    """Pass the build, or do the first legal thing."""
    game.apply(PassBuild() if game.prompt.kind is PromptKind.BUILD else next(iter(game.legal)))

"""The ledger of a game with a printed deck (R11), begun from its journal header."""

import json

import pytest

from monkey_palace.errors import BadSettings
from monkey_palace.game.commands import ReportBuild, TakeCards, command_json
from monkey_palace.game.history import Game
from palace_hub.core.persistence import header_of
from palace_hub.referee.book import Book
from palace_hub.referee.events import CommandPlayed, StepRedone, StepUndone

BUILD = ReportBuild(start_colour="gold", arches=2, height=2, decoration="gold")


def begun() -> Book:
    """A book whose header went through JSON, as the journal keeps it."""
    return Book.new(json.loads(json.dumps(header_of(Game.new(["Ann", "Bo"], deck="printed")))))


def played(book: Book, *commands) -> Book:
    for command in commands:
        book.fold(CommandPlayed(command=command_json(command)))
    return book


def test_a_header_names_the_deck_only_where_it_is_printed():
    assert "deck" not in header_of(Game.new(["Ann", "Bo"], seed=3))
    header = header_of(Game.new(["Ann", "Bo"], deck="printed"))
    assert (header["deck"], header["deck_seed"]) == ("printed", None)
    with pytest.raises(BadSettings):
        Book.new(header | {"deck_seed": 3})


def test_a_printed_game_is_begun_and_played_from_its_header():
    book = played(begun(), BUILD, TakeCards(cards=("m2c",)))
    state = book.game.state
    assert (state.deck, state.players[0].cards, state.market[1].left) == ("printed", ("m2c",), 7)
    book.fold(StepUndone())
    assert book.game.state.market[1].left == 8
    book.fold(StepRedone())
    assert book.game.state == state

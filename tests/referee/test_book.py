"""The ledger of a game with a printed deck (R11), begun from its journal header."""

import json
from typing import get_args

import pytest

from monkey_palace.errors import BadSettings
from monkey_palace.game.commands import (
    Build,
    Command,
    CorrectCard,
    LearnCard,
    RemoveCard,
    ReportBuild,
    SettleOwed,
    TakeCards,
    TellTop,
    command_json,
)
from monkey_palace.game.history import Game
from monkey_palace.game.state import PromptKind
from palace_hub.core import log_lines
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee.book import Book
from palace_hub.referee.events import CommandPlayed, StaircaseStaged, StepRedone, StepUndone
from palace_hub.referee.header import header_of

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


STAGED = StaircaseStaged(staircase="A11,8,0n A11,11,1n")
TOLD = TellTop(pile="gold-3", card="g3a")


def test_what_is_told_of_the_deck_leaves_a_staged_staircase_as_it_is():
    book = begun()
    book.fold(STAGED)
    staged, plan = book.staged, book.plan
    played(book, TOLD, RemoveCard(card="g3b"))
    assert (book.staged, book.plan) == (staged, plan)
    book.fold(StepUndone())
    assert (book.staged, book.plan, book.game.state.removed) == (staged, plan, ())
    book.fold(StepRedone())
    assert (book.staged, book.plan, book.game.state.removed) == (staged, plan, ("g3b",))
    played(book, Build(staircase="A11,8,0n A11,11,1n G11,14,2"))
    assert book.staged is None
    assert [step.command.kind for step in book.done if step.command] == ["tell_top", "remove_card", "build"]
    for _ in range(3):
        book.fold(StepUndone())
    assert book.done == []
    assert book.game.state == begun().game.state


def test_what_is_learnt_is_no_step_and_undo_and_redo_pass_over_it():
    book = played(begun(), BUILD, TakeCards(cards=("m2c",)), LearnCard(card="m2c", bananas=9))
    assert [step.command.kind for step in book.done] == ["report_build", "take_cards"]
    assert book.game.state.players[0].score == 9
    learnt = book.game.state.data_hash
    book.fold(StepUndone())
    played(book, LearnCard(card="m2d", bananas=8))
    assert (book.game.state.players[0].cards, book.game.state.data_hash == learnt) == ((), False)
    book.fold(StepRedone())
    assert (book.game.state.players[0].cards, book.game.state.players[0].score) == (("m2c",), 9)
    book.fold(StepUndone())
    book.fold(StepUndone())
    assert [command.kind for command in book.game.commands] == ["learn_card", "learn_card"]


def test_a_correction_and_a_settlement_are_folded():
    book = played(begun(), BUILD, TakeCards(cards=("m2c",)))
    while book.game.prompt.kind is not PromptKind.END_TURN:
        played(book, next(iter(book.game.legal)))
    played(book, CorrectCard(player=0, was="m2c", is_="m2f"))
    tray, owed = book.shelf, book.game.state.owed
    assert owed[0].brick == -1
    played(book, SettleOwed(player=0, brick=-1))
    assert (sum(book.shelf), book.game.state.owed) == (sum(tray) + 1, ())
    book.fold(StepUndone())
    assert (book.shelf, book.game.state.owed) == (tray, owed)
    assert book.jumped


@pytest.mark.parametrize("command", get_args(Command))
def test_the_log_has_a_line_and_a_rule_for_each_command(command):
    kind = command.model_fields["kind"].default
    assert Catalogue().has(f"log-command-{kind.replace('_', '-')}")
    assert kind in log_lines.RULE_OF_COMMAND

"""The log: the lines of figures follow their command, also through undo and redo."""

from collections import deque
from datetime import datetime
from typing import Any

import pytest

from monkey_palace.board.pieces import Figure
from monkey_palace.game.events import FigureOnCard
from monkey_palace.game.history import Game
from palace_hub.core.log_lines import add_line
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee.book import Book
from palace_hub.referee.events import CommandPlayed, parse_event
from palace_hub.views.snapshot import LogLine

CATALOGUE = Catalogue()
WALL = datetime(2026, 11, 20, 19, 42, 7).timestamp()
ON_CARD = FigureOnCard(player=1, figure=Figure.MONKEY, source=None, why="no_open_knob")


def log_of(*made: FigureOnCard, then: tuple[str, ...] = ()) -> deque[LogLine]:
    book, log = Book(Game.new(["Ann", "Bo"], seed=1)), deque[LogLine]()
    add_line(log, book, CommandPlayed(command={"kind": "take"}), made, 3.0, WALL)
    for kind in then:
        add_line(log, book, parse_event(kind, {}), (), 4.0, None)
    return log


@pytest.mark.parametrize(
    ("why", "rule", "said"),
    [
        ("no_open_knob", "9.4", "The monkey stays on its card: no knob is open"),
        ("built_over", "10.5", "The monkey is back on its card: Bo built there"),
    ],
)
def test_a_figure_that_ends_on_its_card_has_a_line_of_its_own(why: str, rule: str, said: str) -> None:
    told, took = log_of(ON_CARD.model_copy(update={"why": why}))
    assert (CATALOGUE.text(told.what), told.who, told.rule, told.clock) == (said, "Bo", rule, "19:42:07")
    assert took.what.key == "log-command-take"


def test_the_figure_line_is_struck_and_restored_with_its_command() -> None:
    assert [line.undone for line in log_of(ON_CARD, then=("undo",))] == [False, True, True]
    assert [line.undone for line in log_of(ON_CARD, then=("undo", "redo"))] == [False, False, False, False]


def test_undo_strikes_the_command_before_what_was_learnt() -> None:
    book, log = Book(Game.new(["Ann", "Bo"], seed=1)), deque[LogLine]()
    for command in ({"kind": "take"}, {"kind": "learn_card"}):
        add_line(log, book, CommandPlayed(command=command), (), 3.0, None)
    add_line(log, book, parse_event("undo", {}), (), 4.0, None)
    struck = {line.what.key: line.undone for line in log}
    assert (struck["log-command-take"], struck["log-command-learn-card"]) == (True, False)


def test_without_such_a_figure_there_is_only_the_command_line() -> None:
    assert len(log_of()) == 1


@pytest.mark.parametrize(
    ("kind", "body", "said"),
    [
        (
            "plate",
            {"placements": "A8,2,0n B8,8,0", "fresh": "B8,8,0"},
            "The plate saw a piece of Ann's staircase",
        ),
        ("plate", {"placements": "A8,2,0n", "fresh": ""}, "Pieces were taken off: 1 of Ann's staircase stands"),
        ("plate_level", {"level": "typed", "why": "node"}, "Staircases are entered by hand: the plate does not answer"),
        ("plate_level", {"level": "gold", "why": ""}, "The plate sees with scale and Hall sensors"),
        ("question", {"id": 1, "what": "staircase", "options": [{}, {}]}, "Asked: which of 2 staircases is it?"),
        (
            "question",
            {"id": 1, "what": "plate", "grams": -1.24, "stud": None},
            "Asked: what is missing on the plate, 1.24 g less than the palace?",
        ),
        ("answer", {"id": 1, "answer": "agreed"}, "Answered: the palace stands as shown"),
        ("answer", {"id": 1, "answer": "4"}, "Answered: 4"),
    ],
)
def test_observations_and_questions_of_the_plate_have_lines(kind: str, body: dict[str, Any], said: str) -> None:
    (line,) = told(kind, body)
    assert CATALOGUE.text(line.what) == said


def test_a_turn_that_begins_with_an_empty_plate_has_no_line() -> None:
    assert not told("plate", {"placements": "", "fresh": ""})


def told(kind: str, body: dict[str, Any]) -> deque[LogLine]:
    log = deque[LogLine]()
    add_line(log, Book(Game.new(["Ann", "Bo"], seed=1)), parse_event(kind, body), (), 3.0, None)
    return log


@pytest.mark.parametrize("deck", ["screen", "printed"])
def test_a_purchase_names_the_printed_cards(deck: str) -> None:
    book, log = Book(Game.new(["Ann", "Bo"], deck=deck)), deque[LogLine]()
    event = CommandPlayed(command={"kind": "take_cards", "cards": ["m1a", "g3b"]})
    add_line(log, book, event, (), 3.0, None)
    assert CATALOGUE.text(log[0].what) == "Ann bought 2 cards"
    assert [detail.params["card"] for detail in log[0].detail] == (["m1a", "g3b"] if deck == "printed" else [])


@pytest.mark.parametrize(
    ("kind", "body", "said"),
    [
        ("tray", {"cell": 1, "piece": "brick", "pieces": -2, "count": 70}, "2 bricks taken out"),
        ("tray", {"cell": 1, "piece": "brick", "pieces": 1, "count": 71}, "1 brick put back"),
        ("override", {"cell": 0, "piece": "arch", "old": 38, "count": 37}, "Count corrected: arch 38 -> 37"),
        (
            "violation",
            {"state": "opened", "what": "wrong_time", "cell": 5, "piece": "gold", "pieces": 1},
            "1 gold brick taken out too early",
        ),
        (
            "violation",
            {"state": "opened", "what": "too_many", "cell": 1, "piece": "brick", "pieces": 3},
            "3 bricks too many taken out",
        ),
    ],
)
def test_the_log_says_what_happened_in_the_tray_and_blames_nobody(kind: str, body: dict[str, Any], said: str) -> None:
    (line,) = told(kind, body)
    assert (CATALOGUE.text(line.what), line.who) == (said, "")

"""At a table with a tray, the next player's decoration may leave while the last player's turn goes on."""

import pytest
from tests.core.rig import Rig
from tests.core.tray.test_order_of_saying import BRICK, COLUMN, DARK, GOLD, LIGHT, Evening

from monkey_palace.game.commands import ReportBuild, TakeCards
from monkey_palace.game.deliveries import delivery_options
from monkey_palace.game.history import Game
from monkey_palace.game.state import PromptKind
from palace_hub.referee import entries as say
from palace_hub.referee.events import CountCleared, CountDoubted
from palace_hub.views.snapshot import Stage


@pytest.fixture
def evening(rig: Rig) -> Evening:
    """The first player's cards are due."""
    evening = Evening(rig)
    evening.build()
    return evening


def buy(evening: Evening, *, nothing: bool = False) -> None:
    cards = () if nothing else one_card(evening)[0]
    evening.say(say.ChooseCards(cards=cards))
    assert evening.confirm().refusal is None


def one_card(evening: Evening) -> tuple[tuple[str, ...], dict[int, int]]:
    """A card that brings pieces at once, and these pieces by compartment."""
    game = evening.rig.core.hub.book.game
    for command in game.legal:
        if not isinstance(command, TakeCards) or len(command.cards) != 1:
            continue
        after = Game.from_state(game.state)
        after.apply(command)
        if after.prompt.kind is PromptKind.TAKE_ONE_TIME:
            take = delivery_options(after.state)[0]
            return command.cards, {0: take.arch, BRICK: take.brick, COLUMN: take.column}
    raise AssertionError("no card brings pieces at once")


def next_turn(evening: Evening) -> None:
    """Place the monkey, which the gold brick has earned. Its pad is covered here, so only the second press counts."""
    assert evening.stage is Stage.TROPHIES
    assert evening.confirm().refusal.key == "refused-figure-parked"
    evening.confirm()
    assert evening.stage is Stage.BUILD
    assert evening.shown.game.prompt.player == 1


def due(evening: Evening) -> dict[int, int]:
    return {cell: box.due for cell, box in enumerate(evening.shown.judgement.boxes) if box.due}


def violations(evening: Evening) -> list[dict]:
    return [event for event in evening.rig.events if event["kind"] == "violation"]


def test_the_leaf_is_left_out_of_the_delivery_and_goes_on_the_next_staircase(evening: Evening):
    buy(evening, nothing=True)
    evening.take({LIGHT: 1})
    assert not evening.shown.judgement.wrong
    assert evening.shown.judgement.boxes[LIGHT].early == 1
    evening.take(due(evening))
    next_turn(evening)
    assert not evening.shown.judgement.wrong
    evening.type_staircase("light_green")
    assert evening.confirm().refusal is None
    assert [command.decoration for command in evening.commands(ReportBuild)] == ["gold", "light_green"]
    assert violations(evening) == []


@pytest.mark.long
def test_it_may_leave_in_the_same_moment_as_the_delivery(evening: Evening):
    buy(evening, nothing=True)
    evening.take({**due(evening), DARK: 1})
    next_turn(evening)
    assert not evening.shown.judgement.wrong
    assert violations(evening) == []


@pytest.mark.long
def test_a_leaf_of_another_colour_than_the_next_staircase_is_told_then(evening: Evening):
    buy(evening, nothing=True)
    evening.take({LIGHT: 1})
    evening.take(due(evening))
    next_turn(evening)
    evening.type_staircase("gold")
    assert evening.confirm().judgement.reason.key == "decoration-wrong-colour"
    evening.take({LIGHT: -1})
    evening.take({GOLD: 1})
    assert [command.decoration for command in evening.commands(ReportBuild)] == ["gold", "gold"]


@pytest.mark.long
def test_an_early_leaf_may_be_exchanged(evening: Evening):
    evening.take({LIGHT: 1})
    evening.take({LIGHT: -1})
    evening.take({DARK: 1})
    assert [box.early for box in evening.shown.judgement.boxes] == [0, 0, 0, 0, 1, 0]
    assert violations(evening) == []


def test_a_delivery_before_its_cards_is_told_at_once_and_settled_by_them(evening: Evening):
    cards, pieces = one_card(evening)
    evening.take({LIGHT: 1})
    shown = evening.take(pieces)
    assert shown.judgement.wrong
    assert shown.judgement.explained_by.key == "explained-by-cards"
    assert {event["cell"] for event in violations(evening)} == {cell for cell, count in pieces.items() if count}
    evening.say(say.ChooseCards(cards=cards))
    assert evening.confirm().refusal is None
    assert evening.stage is not Stage.ONE_TIME
    assert evening.shown.judgement.boxes[LIGHT].early == 1
    assert not evening.shown.judgement.wrong


@pytest.mark.long
def test_bricks_beyond_the_delivery_are_told_beside_an_early_leaf(evening: Evening):
    buy(evening, nothing=True)
    evening.take({LIGHT: 1})
    wanted = due(evening)
    shown = evening.take({**wanted, COLUMN: wanted.get(COLUMN, 0) + 1})
    assert shown.judgement.boxes[COLUMN].put_back == 1
    assert evening.confirm().refusal.key == "refused-put-right-first"
    assert [event["piece"] for event in violations(evening)] == ["column"]
    evening.take({COLUMN: -1})
    next_turn(evening)


def test_a_second_leaf_is_told(evening: Evening):
    evening.take({LIGHT: 1})
    shown = evening.take({GOLD: 1})
    assert [box.put_back for box in shown.judgement.boxes] == [0, 0, 0, 0, 0, 1]
    assert evening.confirm().refusal.key == "refused-put-right-first"


def test_a_restart_finds_the_early_leaf(evening: Evening):
    buy(evening, nothing=True)
    evening.take({LIGHT: 1})
    evening.rig.restart()
    evening.rig.pass_time(3.0)
    evening.say(say.Resume())
    evening.rig.pass_time(6.0)
    assert evening.shown.judgement.boxes[LIGHT].early == 1
    assert not evening.shown.judgement.wrong


@pytest.mark.long
def test_a_doubt_about_its_compartment_does_not_make_it_wrong(evening: Evening):
    buy(evening, nothing=True)
    evening.take({LIGHT: 1})
    evening.take(due(evening))
    next_turn(evening)
    book, count = evening.rig.core.hub.book, evening.counts[LIGHT]
    book.fold(CountDoubted(cell=LIGHT, piece="light_green", low=count, high=count + 1, fraction=0.5, why="between"))
    book.fold(CountCleared(cell=LIGHT, count=count))
    assert book.early[LIGHT] == 1

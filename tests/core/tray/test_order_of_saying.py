"""At a table with a tray, pieces may be moved before the entry that explains them."""

import functools
from collections.abc import Mapping

import pytest
from tests.core.by_hand import place
from tests.core.rig import Node, Rig

from monkey_palace.board.notation import notation
from monkey_palace.cards.model import Symbols, load_set
from monkey_palace.game.commands import Build, PlaceCards, ReportBuild, Take, TakeCards
from monkey_palace.game.history import Game
from monkey_palace.game.palace_state import palace_of
from monkey_palace.game.setup import start
from monkey_palace.staircase.search import staircases
from palace_hub.core.snapshot import snapshot
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Snapshot, Stage
from palace_hub.views.table.market import MarketView
from palace_hub.views.table.screen import table
from palace_hub.views.wording import Wording

ARCH, BRICK, COLUMN, LIGHT, DARK, GOLD = range(6)
TWO_CHOICES, COLUMN_AND_CHOICE = Symbols(brick_or_arch=2), Symbols(brick_or_arch=1, column=1)
"""One-time deliveries of the cards that these scenes find in the market."""


@functools.cache
def market_with_both() -> tuple[int, Mapping[Symbols, str]]:
    """The first seed that lays both deliveries on the cheapest piles, and the card of each, whatever the set prints."""
    house = load_set("house")
    for seed in range(10_000):
        tops = [house.card(str(pile[-1])) for _, pile in start(("Ann", "Bo"), data_set=house, seed=seed).piles[:2]]
        market = {card.one_time: card.id for card in tops}
        if market.keys() == {TWO_CHOICES, COLUMN_AND_CHOICE}:
            return seed, market
    raise LookupError("no seed lays both deliveries on top")


class Evening:
    """A game in its first turn on a bronze table; `counts` is what its compartments hold."""

    def __init__(self, rig: Rig) -> None:
        self.rig = rig
        self.node = Node()
        self.counts = rig.weigh_in(self.node, at_once=True, deck_seed=market_with_both()[0])

    @property
    def stage(self) -> Stage | None:
        return self.rig.core.hub.stage

    @property
    def shown(self) -> Snapshot:
        return snapshot(self.rig.core.hub)

    def take(self, pieces: Mapping[int, int]) -> Snapshot:
        """Take pieces out of the tray (negative: put them back), by compartment."""
        self.counts = [count - pieces.get(cell, 0) for cell, count in enumerate(self.counts)]
        self.rig.hand(self.node, self.counts)
        return self.shown

    def say(self, *entries: say.Entry) -> Snapshot:
        self.rig.pass_time(1.0)
        return self.rig.enter(*entries)

    def confirm(self) -> Snapshot:
        shown = self.say(say.Confirm())
        self.rig.pass_time(1.0)
        return self.shown if shown.refusal is None else shown

    def type_staircase(self, colour: str = "gold", arches: int = 2) -> None:
        self.say(say.EnterBy(way="facts"), say.Draft(start_colour=colour, arches=arches, height=arches))

    def choose(self, one_time: Symbols) -> Snapshot:
        return self.say(say.ChooseCards(cards=(market_with_both()[1][one_time],)))

    def build(self) -> None:
        """Build, decorate and read the credits: the cards are due."""
        self.type_staircase()
        self.confirm()
        self.take({GOLD: 1})
        self.rig.pass_time(4.0)
        assert self.stage is Stage.CARDS

    def commands(self, kind: type) -> list[object]:
        return [command for command in self.rig.core.hub.book.game.commands if isinstance(command, kind)]


@pytest.fixture
def evening(rig: Rig) -> Evening:
    return Evening(rig)


def test_a_leaf_may_be_on_before_the_staircase_is_typed(evening: Evening):
    shown = evening.take({GOLD: 1})
    assert shown.judgement.wrong
    assert shown.judgement.explained_by.key == "explained-by-build"
    evening.type_staircase()
    assert evening.confirm().refusal is None
    assert [command.decoration for command in evening.commands(ReportBuild)] == ["gold"]
    assert not evening.shown.judgement.wrong
    assert not evening.rig.core.hub.book.violations


def test_a_leaf_of_another_colour_than_the_staircase_still_holds_it_up(evening: Evening):
    evening.take({LIGHT: 1})
    evening.type_staircase("gold")
    assert evening.confirm().refusal.key == "refused-put-right-first"
    evening.take({LIGHT: -1})
    assert evening.confirm().refusal is None
    assert evening.stage is Stage.DECORATE


def test_a_second_leaf_is_a_violation_whatever_is_typed(evening: Evening):
    shown = evening.take({GOLD: 2})
    assert shown.judgement.explained_by is None
    evening.type_staircase()
    assert evening.confirm().refusal.key == "refused-put-right-first"
    assert evening.rig.core.hub.book.violations


def test_pieces_may_be_taken_before_the_cards_are_entered(evening: Evening):
    evening.build()
    shown = evening.take({ARCH: 2})  # more arches than the board alone gives
    assert shown.judgement.wrong
    assert shown.judgement.explained_by.key == "explained-by-cards"
    screen = table(shown, Wording())
    assert isinstance(screen.stage, MarketView)
    assert "It is not time" in screen.head.explanation
    assert "Choose the card" in screen.head.explanation
    assert screen.actions.main is None  # bought nothing, these pieces are nobody's
    assert table(evening.choose(TWO_CHOICES), Wording()).actions.main is not None
    assert evening.confirm().refusal is None
    assert [(take.source, take.arch) for take in evening.commands(Take)] == [("one_time", 2)]


@pytest.mark.long
def test_a_part_of_the_delivery_may_be_taken_before_the_cards_are_entered(evening: Evening):
    evening.build()
    evening.take({BRICK: 1})
    evening.choose(TWO_CHOICES)
    assert evening.confirm().refusal is None
    assert evening.stage is Stage.ONE_TIME
    assert not evening.shown.judgement.wrong
    evening.take({BRICK: 1})
    assert len(evening.commands(Take)) == 1


def test_a_whole_turn_may_be_done_before_any_of_it_is_said(evening: Evening):
    evening.take({GOLD: 1, BRICK: 2})
    evening.type_staircase()
    stages = [evening.confirm().stage for _ in range(3)]
    assert stages == [Stage.DECORATE, Stage.CREDITS, Stage.CARDS]
    evening.choose(TWO_CHOICES)
    assert evening.confirm().refusal is None
    assert len(evening.commands(Take)) == 1
    assert not evening.rig.core.hub.book.violations


def test_bricks_beyond_the_delivery_are_a_violation(evening: Evening):
    evening.build()
    evening.take({BRICK: 2, COLUMN: 2})
    evening.choose(TWO_CHOICES)
    assert evening.confirm().refusal.key == "refused-put-right-first"
    assert evening.commands(TakeCards) == []
    assert evening.rig.core.hub.book.violations[COLUMN] == "wrong_time"


def test_both_deliveries_may_be_taken_in_one_scoop(evening: Evening):
    evening.build()
    evening.choose(TWO_CHOICES)
    evening.confirm()
    recurring = recurring_of(evening)
    shown = evening.take({ARCH: recurring[0], BRICK: 2 + recurring[1], COLUMN: recurring[2]})
    assert shown.judgement.wrong
    assert shown.judgement.explained_by.key == "explained-by-delivery"
    assert evening.confirm().refusal is None
    takes = evening.commands(Take)
    assert [take.source for take in takes] == ["one_time", "recurring"]
    assert (takes[1].arch, takes[1].brick, takes[1].column) == recurring
    assert not evening.rig.core.hub.book.violations


@pytest.mark.long
def test_both_deliveries_may_be_taken_before_the_cards_are_entered(evening: Evening):
    evening.build()
    evening.take({ARCH: 1, BRICK: 3})
    evening.choose(TWO_CHOICES)
    assert evening.confirm().refusal is None
    assert evening.confirm().refusal is None
    assert evening.commands(Take)[0].source == "one_time"
    assert not evening.shown.judgement.wrong


@pytest.mark.long
def test_a_slip_in_the_staircase_is_corrected_with_the_leaf_on(evening: Evening):
    state = evening.rig.core.hub.book.game.state
    golden = (
        staircase
        for staircase in staircases(palace_of(state), state.player.bricks)
        if staircase.facts.start_colour == "gold"
    )
    typed, stands = next(golden), next(golden)
    evening.say(say.EnterBy(way="plan"), *place(*typed.placements))
    evening.confirm()
    evening.take({GOLD: 1})
    shown = evening.say(say.Undo())
    assert (shown.stage, shown.judgement.reason.key) == (Stage.BUILD, "undone-put-back")
    assert shown.judgement.explained_by.key == "explained-by-build"
    evening.say(*(say.TakeBack(placement=str(piece)) for piece in typed.placements), *place(*stands.placements))
    assert evening.confirm().refusal is None
    [built] = evening.commands(Build)
    assert built.staircase.startswith(notation(stands.placements))


@pytest.mark.parametrize(
    "brought",
    [
        pytest.param({BRICK: 2}, id="too many", marks=pytest.mark.long),
        pytest.param({BRICK: 1, ARCH: 1}, id="to be changed"),
    ],
)
def test_other_cards_after_the_delivery_ask_only_for_the_difference(evening: Evening, brought: Mapping[int, int]):
    evening.build()
    evening.choose(TWO_CHOICES)
    evening.confirm()
    evening.take(brought)
    while evening.stage is not Stage.CARDS:
        evening.say(say.Undo())
    evening.choose(COLUMN_AND_CHOICE)
    assert evening.confirm().refusal is None
    boxes = evening.shown.judgement.boxes
    assert (sum(box.put_back for box in boxes), boxes[COLUMN].due) == (1, 1)
    wrong = next(cell for cell, box in enumerate(boxes) if box.put_back)
    evening.take({wrong: -1})
    evening.take({COLUMN: 1})
    assert len(evening.commands(Take)) == 1


@pytest.mark.long
def test_pieces_of_cards_to_be_placed_count_for_the_recurring_delivery(evening: Evening):
    """The tray's content at a restart: nothing about the order is kept but the book."""
    evening.build()
    evening.choose(TWO_CHOICES)
    evening.take({BRICK: 3})
    evening.rig.restart()
    evening.rig.pass_time(3.0)
    evening.say(say.Resume())
    evening.rig.pass_time(6.0)
    assert evening.shown.judgement.explained_by.key == "explained-by-cards"
    evening.choose(TWO_CHOICES)
    assert evening.confirm().refusal is None
    assert evening.commands(PlaceCards) == []


def recurring_of(evening: Evening) -> tuple[int, int, int]:
    """The recurring delivery that follows the one-time delivery that is due."""
    game = Game.from_state(evening.rig.core.hub.book.game.state)
    game.apply(next(iter(game.legal)))
    take = next(iter(game.legal))
    assert isinstance(take, Take)
    return take.arch, take.brick, take.column

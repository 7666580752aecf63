"""A game by cards that people shuffled: the hub follows the cards that are entered, and shows no top of its own."""

import random

from tests.core.by_hand import Table, play_by_hand

from monkey_palace.cards.model import load_set
from palace_hub.core import snapshot
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Phase, Stage


def begin(table: Table) -> None:
    table.pass_time(4.0)
    table.enter(say.NewGame(players=("Ann", "Bo"), deck="printed"), say.Confirm())
    assert table.core.hub.phase is Phase.PLAY


def test_the_hub_deals_no_cards_of_its_own(table: Table):
    begin(table)
    state = table.core.hub.book.game.state
    assert state.seed is None
    assert not any(pile.top for pile in state.market)
    assert sum(pile.left for pile in state.market) == len(load_set("house").cards)
    assert snapshot.snapshot(table.core.hub).game.market == state.market


def test_a_printed_game_is_resumed_with_its_deck(table: Table):
    begin(table)
    play_by_hand(table, before=3)
    before = table.core.hub.book.game.state
    table.restart()
    table.pass_time(4.0)
    table.enter(say.Resume())
    assert table.core.hub.book.game.state == before
    assert before.deck == "printed"


def test_any_card_that_nobody_holds_can_be_the_one_that_was_taken(table: Table):
    begin(table)
    play_by_hand(table, before=2, at=Stage.CARDS)
    hub = table.core.hub
    held = {card for player in hub.book.game.state.players for card in player.cards}
    left = [card.id for card in load_set("house").cards if card.pile == "multi-1" and card.id not in held]
    card = random.Random(1).choice(left)
    table.enter(say.ChooseCards(cards=(card,)), say.Confirm())
    assert hub.refusal is None
    assert hub.book.game.state.players[1].cards == (card,)

"""A card that was named wrongly is corrected: the hub asks for the pieces that the wrong one delivered wrongly."""

import pytest
from tests.cases import few
from tests.core.by_hand import Table, play_by_hand

from monkey_palace.board.pieces import BOX, PIECES
from monkey_palace.cards.model import load_set
from monkey_palace.game.apply import decide, fold
from monkey_palace.game.commands import CorrectCard
from monkey_palace.game.owed import settlements
from monkey_palace.game.state import GameState
from palace_hub.core import snapshot
from palace_hub.referee import entries as say
from palace_hub.referee.judgement import Aim
from palace_hub.sim.people.card_deck import CardDeck
from palace_hub.views.snapshot import Phase, Stage

HOUSE = load_set("house")


@pytest.fixture
def deck(table: Table) -> CardDeck:
    """Printed cards, and a game by them in its third round."""
    deck = CardDeck(HOUSE, 4)
    table.pass_time(4.0)
    table.enter(say.NewGame(players=("Ann", "Bo"), deck="printed"), say.Confirm())
    play_by_hand(table, before=5, at=Stage.BUILD, deck=deck)
    return deck


def state_of(table: Table) -> GameState:
    return table.core.hub.book.game.state


def conserved(state: GameState) -> bool:
    stocks = {piece: sum(player.bricks[piece] for player in state.players) for piece in ("arch", "brick", "column")}
    return all(state.supply[p] + state.built[p] + stocks.get(p.value, 0) == BOX[p] for p in PIECES)


def symbols_owed(state: GameState) -> int:
    """The symbols that the tray owes all players; negative: that they owe the tray."""
    return sum(owed.arch + owed.brick + owed.column + owed.brick_or_arch for owed in state.owed)


def other_card(state: GameState, more: bool) -> tuple[int, str, str]:
    """A seat, its card, and one left in that pile which makes the tray owe pieces (or the player: not `more`)."""
    held = {card for player in state.players for card in player.cards}
    for seat, player in enumerate(state.players):
        for was in player.cards:
            for card in HOUSE.cards:
                if card.pile == HOUSE.card(was).pile and card.id not in held:
                    command = CorrectCard.model_validate({"player": seat, "was": was, "is": card.id})
                    owed = symbols_owed(fold(decide(state, command), state))
                    if owed > 0 if more else owed < 0:
                        return seat, was, card.id
    raise AssertionError(f"no such pair: {[player.cards for player in state.players]}")


def settle(table: Table) -> int:
    """Confirm every settlement by hand; how many there were."""
    number = 0
    while table.core.hub.judgement.aim is Aim.OWED or table.core.hub.judgement.wrong:
        shown = snapshot.snapshot(table.core.hub)
        choice = shown.judgement.choice
        if choice is not None and choice.taken < choice.of:
            table.enter(say.Manual(taken={1: choice.of - choice.taken}))
        table.enter(say.Confirm())
        number += 1
        assert number < 20, (table.core.hub.refusal, table.core.hub.judgement)
    return number


@few(1, "more", [True, False])
def test_the_pieces_of_a_corrected_card_are_settled_before_the_game_goes_on(table: Table, deck: CardDeck, more: bool):
    seat, was, right = other_card(state_of(table), more)
    before = state_of(table)
    table.enter(say.CorrectCard(player=seat, was=was, **{"is": right}))
    assert table.core.hub.refusal is None
    assert right in state_of(table).players[seat].cards
    owed = symbols_owed(state_of(table))
    assert table.core.hub.judgement.aim is Aim.OWED
    assert settle(table) > 0
    after = state_of(table)
    moved = sum(after.supply[p] - before.supply[p] for p in ("arch", "brick", "column"))
    assert moved == symbols_owed(after) - owed
    assert not any(settlements(after, player) for player in (0, 1))  # the rest is more than the player has
    assert conserved(after)
    assert not table.core.hub.book.violations
    play_by_hand(table)
    assert table.core.hub.phase is Phase.ENDED
    assert conserved(state_of(table))


def test_a_correction_there_and_back_moves_no_piece(table: Table, deck: CardDeck):
    seat, was, right = other_card(state_of(table), True)
    before = state_of(table)
    table.enter(say.CorrectCard(player=seat, was=was, **{"is": right}))
    table.enter(say.CorrectCard(player=seat, was=right, **{"is": was}))
    assert state_of(table) == before
    assert table.core.hub.judgement.aim is Aim.NOTHING


def test_a_correction_survives_a_restart_with_its_settlement_open(table: Table, deck: CardDeck):
    seat, was, right = other_card(state_of(table), True)
    table.enter(say.CorrectCard(player=seat, was=was, **{"is": right}))
    before = state_of(table)
    table.restart()
    table.pass_time(4.0)
    table.enter(say.Resume())
    assert state_of(table) == before
    assert table.core.hub.judgement.aim is Aim.OWED


def test_an_undone_correction_is_as_if_it_had_never_been(table: Table, deck: CardDeck):
    seat, was, right = other_card(state_of(table), False)
    before = state_of(table)
    table.enter(say.CorrectCard(player=seat, was=was, **{"is": right}), say.Undo())
    assert state_of(table) == before


@pytest.mark.parametrize(("was", "right", "key"), [("m1a", "nonsense", "rule-unknown-card"), ("nonsense", "m1a", None)])
def test_nonsense_is_refused_by_name(table: Table, deck: CardDeck, was: str, right: str, key: str | None):
    before = state_of(table)
    held = state_of(table).players[0].cards or (was,)
    table.enter(say.CorrectCard(player=0, was=held[0] if key else was, **{"is": right}))
    assert table.core.hub.refusal is not None
    assert key in (None, table.core.hub.refusal.key)
    assert state_of(table) == before


def test_what_was_chosen_and_can_still_be_bought_stays_chosen(table: Table, deck: CardDeck):
    play_by_hand(table, before=7, at=Stage.CARDS, deck=deck)
    state = state_of(table)
    held = {card for player in state.players for card in player.cards}
    first, second, third = [card.id for card in HOUSE.cards if card.pile == "multi-1" and card.id not in held][:3]
    assert table.enter(say.ChooseCards(cards=(first,))).cards_chosen == (first,)
    assert table.enter(say.RemoveCard(card=second)).cards_chosen == (first,)
    was = next(card for card in state.players[0].cards if HOUSE.card(card).pile == "multi-1")
    table.enter(say.CorrectCard(player=0, was=was, **{"is": third}))
    assert table.core.hub.choices.cards == (first,)
    table.enter(say.CorrectCard(player=0, was=third, **{"is": first}))
    assert table.core.hub.refusal is None
    assert table.core.hub.choices.cards == ()

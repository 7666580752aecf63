"""Cards and slots (R6, R7.3, R10.10) compared with an oracle that places cards one by one in every order."""

from itertools import permutations, product

import pytest

from monkey_palace.cards.deck_format import Symbols
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.commands import EndTurn, PlaceCards, TakeCards
from monkey_palace.game.purchases import placed, slot_options
from monkey_palace.game.state import PromptKind


def laid_one_by_one(stacks, cards: int, together: bool) -> set[tuple[int, ...]]:
    """Slots by card that some order reaches: empty slots first, then any (R10.10: one)."""
    reached = set()
    for order in permutations(range(cards)):
        for slots in product(range(4), repeat=cards):
            heights = [len(stack) for stack in stacks]
            covered = set()
            for card in order:
                slot = slots[card]
                if 0 in heights and heights[slot] != 0:
                    break
                if heights[slot]:
                    covered.add(slot)
                heights[slot] += 1
            else:
                if not together or len(covered) <= 1:
                    reached.add(slots)
    return reached


@pytest.mark.parametrize("stack_new_cards", ["free", "on_each_other"])
@pytest.mark.parametrize("before", [0, 1, 2, 3, 4, 6])
@pytest.mark.parametrize("new", [1, 2, 3])
def test_7_3_slot_options_are_those_of_laying_one_by_one(table, before, new, stack_new_cards):
    laid = table(stack_new_cards=stack_new_cards).build(arches=9)
    ids = [card for pile in laid.state.piles for card in pile]
    old = ids[:before]
    slots = placed(laid.state.players[0], old, tuple(n % 4 for n in range(before)))
    player = laid.state.players[0].model_copy(update={"slots": slots, "cards": tuple(old)})
    taken = tuple(pile[-1] for pile in laid.state.piles[:new])
    state = laid.state.model_copy(
        update={
            "players": (player, laid.state.players[1]),
            "current": laid.state.current.model_copy(update={"cards_taken": taken}),
        }
    )
    assert set(slot_options(state)) == laid_one_by_one(slots, new, stack_new_cards == "on_each_other")


def test_7_3_new_cards_fill_the_lowest_empty_slots_by_themselves(table):
    laid = table().build(arches=3)
    tops = tuple(laid.state.market[pile].top for pile in (0, 1))
    events = laid.game.apply(TakeCards(cards=tops))
    assert [event.slots for event in events if event.kind == "cards_placed"] == [(0, 1)]
    assert laid.state.players[0].slots == ((tops[0],), (tops[1],), (), ())


def test_7_3_any_empty_slot_may_be_chosen_with_the_cards(table):
    laid = table().build(arches=3)
    tops = tuple(laid.state.market[pile].top for pile in (0, 1))
    laid.do(TakeCards(cards=tops, slots=(3, 1)))
    assert laid.state.players[0].slots == ((), (tops[1],), (), (tops[0],))


def _three_slots_full(laid):
    laid.build(arches=6, colour="gold")
    laid.do(TakeCards(cards=tuple(laid.state.market[pile].top for pile in (0, 1, 4))))
    return laid.to(PromptKind.END_TURN).do(EndTurn()).to(PromptKind.END_TURN).do(EndTurn())


def test_7_3_the_player_is_asked_only_when_a_card_must_cover_another(table):
    laid = _three_slots_full(table())
    laid.build(arches=6, colour="gold")
    taken = tuple(laid.state.market[pile].top for pile in (0, 1))
    laid.do(TakeCards(cards=taken))
    assert laid.state.prompt.kind is PromptKind.PLACE_CARDS
    assert PlaceCards(slots=(3, 0)) in laid.game.legal
    assert PlaceCards(slots=(3, 3)) in laid.game.legal
    assert PlaceCards(slots=(0, 1)) not in laid.game.legal
    laid.do(PlaceCards(slots=(3, 3)))
    assert laid.state.players[0].slots[3] == taken
    assert laid.state.prompt.kind is PromptKind.TAKE_RECURRING


def test_slots_that_came_with_the_cards_are_kept_until_step_6(table, deck):
    laid = table(cards=deck(multi_1={"one_time": Symbols(column=1)})).build(arches=3)
    top = laid.state.market[0].top
    laid.do(TakeCards(cards=(top,), slots=(2,)))
    assert laid.state.prompt.kind is PromptKind.TAKE_ONE_TIME
    assert laid.state.players[0].slots == ((), (), (), ())
    laid.to(PromptKind.TAKE_RECURRING)
    assert laid.state.players[0].slots[2] == (top,)


def test_6_2_the_next_card_of_a_pile_waits_for_the_next_turn(table):
    laid = table().build(arches=6)
    first, second = laid.state.piles[0][-1], laid.state.piles[0][-2]
    assert not laid.game.can(TakeCards(cards=(first, second)))
    laid.do(TakeCards(cards=(first,)))
    assert laid.state.market[0].top == second
    laid.to(PromptKind.END_TURN).do(EndTurn()).build(arches=1)
    assert laid.game.can(TakeCards(cards=(second,)))


def test_6_3_unspent_credits_lapse(table):
    laid = table().build(arches=5).do(TakeCards())
    assert laid.state.credits == 6
    events = laid.to(PromptKind.END_TURN).game.apply(EndTurn())
    assert events[0].lapsed == 6
    assert laid.state.credits == 0


def test_6_1_with_empty_piles_step_4_is_skipped(table):
    laid = table()
    emptied = tuple(() for _ in laid.state.piles)
    market = tuple(pile.model_copy(update={"left": 0, "top": None}) for pile in laid.state.market)
    tops = laid.state.current.model_copy(update={"start_tops": (None,) * 12})
    laid.set(lambda state: state.model_copy(update={"piles": emptied, "market": market, "current": tops}))
    laid.build(arches=2)
    assert laid.state.prompt.kind is PromptKind.TAKE_RECURRING
    with pytest.raises(IllegalCommand):
        laid.do(TakeCards())

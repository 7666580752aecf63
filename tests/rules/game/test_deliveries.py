"""Deliveries compared with an oracle from R7.1, 7.4, 8.2, 10.1 and 10.6 that assigns every single symbol."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cases import examples

from monkey_palace.cards.deck_format import Symbols
from monkey_palace.game.commands import EndTurn, Take, TakeCards
from monkey_palace.game.deliveries import delivery_options, shortage
from monkey_palace.game.history import Game
from monkey_palace.game.phases import PROMPTS
from monkey_palace.game.state import GameState, Prompt, PromptKind
from monkey_palace.settings import Settings


def oracle(due: Symbols, tray: dict[str, int], rules: Settings) -> dict[tuple[int, int, int], bool]:
    """(arch, brick, column) -> whether the end is triggered, for every assignment of the choice symbols."""
    ways = []
    for picks in product(("arch", "brick"), repeat=due.brick_or_arch):
        wanted = {"arch": due.arch, "brick": due.brick, "column": due.column}
        for pick in picks:
            wanted[pick] += 1
        unmet = sum(max(0, wanted[piece] - tray[piece]) for piece in wanted)
        ways.append((unmet, wanted))
    if rules.choice_avoids_shortage:
        fewest = min(unmet for unmet, _ in ways)
        ways = [way for way in ways if way[0] == fewest]
    takes = {}
    for unmet, wanted in ways:
        got = []
        for piece in ("arch", "brick", "column"):
            if wanted[piece] <= tray[piece]:
                got.append(wanted[piece])
            else:
                got.append(tray[piece] if rules.short_delivery == "take_what_is_left" else 0)
        takes[tuple(got)] = unmet > 0
    return takes


def at_delivery(due: Symbols, tray: dict[str, int], rules: Settings) -> GameState:
    """A state at this delivery; the places of the other pieces do not matter."""
    state = Game.new(["Ann", "Bo"], settings=rules).state
    kind = PromptKind.TAKE_RECURRING
    prompt = Prompt(kind=kind, player=0, commands=PROMPTS[kind].commands)
    return state.model_copy(update={"prompt": prompt, "entitlement": due, "supply": {**state.supply, **tray}})


few = st.integers(0, 4)
symbols = st.builds(Symbols, arch=few, brick=few, column=st.integers(0, 2), brick_or_arch=few)
trays = st.fixed_dictionaries({"arch": st.integers(0, 6), "brick": st.integers(0, 6), "column": st.integers(0, 3)})
tables = st.builds(
    Settings,
    short_delivery=st.sampled_from(["take_what_is_left", "take_none_of_that_type"]),
    choice_avoids_shortage=st.booleans(),
)


@settings(max_examples=examples(200), deadline=None)
@given(symbols, trays, tables)
def test_options_and_shortages_are_those_of_the_oracle(due, tray, rules):
    state = at_delivery(due, tray, rules)
    options = delivery_options(state)
    found = {(take.arch, take.brick, take.column): shortage(state, take) for take in options}
    expected = oracle(due, tray, rules)
    assert {amounts: short is not None for amounts, short in found.items()} == expected
    assert len(options) == len(found)
    for short in found.values():
        if short is not None:
            assert short.found == tray[short.piece] < short.wanted


@settings(max_examples=examples(150), deadline=None)
@given(symbols, trays, tables)
@pytest.mark.long
def test_exactly_the_options_are_accepted(due, tray, rules):
    game = Game.from_state(at_delivery(due, tray, rules))
    legal = oracle(due, tray, rules)
    for arch, brick, column in product(range(9), range(9), range(4)):
        take = Take(source="recurring", arch=arch, brick=brick, column=column)
        assert game.can(take) == ((arch, brick, column) in legal)


def test_7_3_a_covered_card_delivers_no_more(table, deck):
    cards = deck(multi_1={"recurring": Symbols(arch=3)}, multi_2={"recurring": Symbols(brick=2)})
    laid = table(cards=cards)
    tops = [laid.state.piles[0][-n] for n in (1, 2, 3, 4)]
    for _ in range(4):
        laid.build(arches=1).do(TakeCards(cards=(laid.state.market[0].top,)))
        _round(laid)
    assert laid.state.players[0].slots == tuple((top,) for top in tops)
    assert laid.state.income[0] == Symbols(arch=13, brick=1)
    laid.build(arches=2).do(TakeCards(cards=(laid.state.market[1].top,), slots=(2,)))
    assert laid.state.income[0] == Symbols(arch=10, brick=3)
    assert laid.state.players[0].slots[2][0] == tops[2]
    assert laid.state.players[0].score == 4 * 1 + 2


def _round(laid):
    laid.to(PromptKind.END_TURN).do(EndTurn()).to(PromptKind.END_TURN).do(EndTurn())


def test_8_2_a_compartment_at_exactly_zero_triggers_nothing(table, supply):
    laid = table().to(PromptKind.TAKE_RECURRING)
    laid.set(supply, arch=1, brick=1).do(Take(source="recurring", arch=1, brick=1))
    assert laid.state.supply["arch"] == 0
    assert laid.state.end_triggered_by is None


def test_8_2_too_few_of_any_type_triggers_the_end_once(table, supply):
    laid = table(players=3).to(PromptKind.END_TURN).do(EndTurn()).to(PromptKind.TAKE_RECURRING)
    laid.set(supply, brick=0)
    laid.do(Take(source="recurring", arch=1))
    assert laid.state.end_triggered_by == 1
    assert laid.state.shortage.model_dump() == {"player": 1, "piece": "brick", "wanted": 1, "found": 0}
    laid.to(PromptKind.END_TURN).do(EndTurn()).to(PromptKind.TAKE_RECURRING)
    laid.do(Take(source="recurring", arch=1))
    assert laid.state.end_triggered_by == 1
    laid.to(PromptKind.END_TURN).do(EndTurn())
    assert laid.state.ended
    assert laid.state.round == 1
    assert laid.state.turn == 3
    assert laid.game.result() is not None


def test_8_3_the_round_is_finished_before_the_game_ends(table, supply):
    laid = table(players=4).to(PromptKind.TAKE_RECURRING).set(supply, arch=0)
    laid.to(PromptKind.END_TURN)
    assert laid.state.end_triggered_by == 0
    for seat in range(4):
        assert laid.state.prompt.player == seat
        assert not laid.state.ended
        laid.to(PromptKind.END_TURN).do(EndTurn())
    assert laid.state.ended
    assert len(laid.state.bananas_by_round) == 1


@pytest.mark.parametrize("source", ["one_time", "recurring"])
def test_8_2_either_delivery_can_trigger_the_end(table, deck, supply, source):
    cards = deck(multi_1={"one_time": Symbols(column=1), "recurring": Symbols(column=1)})
    laid = table(cards=cards).build(arches=1)
    laid.do(TakeCards(cards=(laid.state.market[0].top,)))
    if source == "recurring":
        laid.to(PromptKind.TAKE_RECURRING)
    laid.set(supply, column=0)
    events = laid.game.apply(delivery_options(laid.state)[0])
    assert "end_triggered" in {event.kind for event in events}


def test_a_delivery_without_symbols_is_skipped_as_an_event(table):
    laid = table().build(arches=1)
    events = laid.game.apply(TakeCards())
    assert [(event.kind, event.prompt) for event in events if event.kind == "step_skipped"] == [
        ("step_skipped", PromptKind.TAKE_ONE_TIME)
    ]
    assert laid.state.prompt.kind is PromptKind.TAKE_RECURRING

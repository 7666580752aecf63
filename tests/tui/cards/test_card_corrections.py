"""It was another card, by keys and touches: from the log, from *Correct*, from the list before and after the score."""

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.core.by_hand import Table, play_by_hand
from tests.tui.app_pilot import SIZE, app_of, comes, touch, until
from tests.tui.cards.printed_game import (
    HOUSE,
    app_on,
    corrections,
    keys_of_held_card,
    keys_of_pile_card,
    keys_to_card,
    new_table,
    other_card,
    state_of,
    to_the_check,
    to_turn,
)
from tests.tui.scenes.index import PRINTED, SCENES
from textual.pilot import Pilot

from monkey_palace.cards.deck_format import PILES
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.apply import decide, fold
from monkey_palace.game.commands import CorrectCard
from monkey_palace.game.state import GameState
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message
from palace_hub.referee import entries as say
from palace_hub.sim.people.card_deck import CardDeck
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.screens.card_choice import (
    CorrectionScreen,
    ElsewhereScreen,
    LossScreen,
    LostCardScreen,
    RightCardScreen,
)
from palace_hub.tui.screens.cards_check import CardsCheckScreen
from palace_hub.tui.screens.dialogs import ConfirmScreen, CorrectScreen, DialogHead, MoreScreen
from palace_hub.tui.screens.held_cards_screen import BoughtCardsScreen, HeldCardsScreen
from palace_hub.tui.screens.log_screen import LogScreen
from palace_hub.tui.screens.pages import TextPage
from palace_hub.tui.screens.score_screen import ScoreScreen
from palace_hub.tui.screens.table_screen import TableScreen
from palace_hub.tui.widgets.held_cards import HeldCardsPage
from palace_hub.views.snapshot import Phase

DECK_SHORT_BY_ONE = 12
"""A shuffle with which the first delivery that runs short lacks one arch: another card would have been enough."""


@pytest.fixture
def game(tmp_path: Path) -> Iterator[tuple[Table, CardDeck]]:
    path = tmp_path / "game.sqlite"
    journal = Journal.open(path)
    table, deck = new_table(journal, path)
    yield table, deck
    table.journal.close()


def right_command(seat: int, was: str, card: str, *agreed: str) -> CorrectCard:
    return CorrectCard.model_validate({"player": seat, "was": was, "is": card, "agreed": agreed})


def after(state: GameState, command: CorrectCard) -> GameState:
    return fold(decide(state, command), state)


def lines(app: PalaceApp) -> str:
    """The lines of the dialog on top."""
    model = app.screen.query_one(DialogHead).model
    assert model is not None
    return "\n".join(model.lines)


async def in_the_log(pilot: Pilot[None], key: str) -> None:
    """Chooses the newest line of the log with this message."""
    await pilot.press("l")
    await comes(pilot, LogScreen)
    app = pilot.app
    assert isinstance(app, PalaceApp)
    place = next(place for place, line in enumerate(app.shown.log) if line.what.key == key)
    await pilot.press(*["down"] * place)


@pytest.mark.long
async def test_from_the_line_of_the_purchase_in_the_log(game: tuple[Table, CardDeck]) -> None:
    table, deck = game
    to_turn(table, deck, 5)
    state = state_of(table)
    app, _ = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        await in_the_log(pilot, "log-command-take-cards")
        await pilot.press("enter")
        purchase = state.purchases[-1]
        seat, cards = (purchase.turn - 1) % 2, [card.card for card in purchase.cards]
        assert set(cards) <= set(state.players[seat].cards)
        if len(cards) > 1:
            await comes(pilot, BoughtCardsScreen)
            await pilot.press("enter")
        await comes(pilot, RightCardScreen)
        choice = app.screen
        assert isinstance(choice, RightCardScreen)
        was = choice.card.card
        assert was in cards
        card = next(
            card.id
            for card in HOUSE.cards
            if card.pile == HOUSE.card(was).pile
            and card.bananas != HOUSE.card(was).bananas
            and all(card.id not in player.cards for player in state.players)
        )
        await pilot.press(*keys_of_pile_card(state, was, card))
        await comes(pilot, CorrectionScreen)
        assert corrections(table) == []
        await pilot.press("1")
        await until(pilot, lambda: not isinstance(app.screen, CorrectionScreen))
        assert isinstance(app.screen, BoughtCardsScreen | LogScreen)
        await pilot.press("escape", "escape")
        await comes(pilot, TableScreen)
        assert app.shown.log[0].what.key == "log-command-correct-card"
    (command,) = corrections(table)
    assert (command.player, command.was, command.agreed) == (seat, was, ())
    assert state_of(table) == after(state, command)


@pytest.mark.long
async def test_from_correct_by_keys(game: tuple[Table, CardDeck]) -> None:
    table, deck = game
    to_turn(table, deck, 5)
    state = state_of(table)
    was, card = other_card(state, 0)
    app, _ = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("c")
        await comes(pilot, MoreScreen)
        await pilot.press("2")
        await comes(pilot, HeldCardsScreen)
        await pilot.pause()
        chosen = app.screen.query_one(HeldCardsPage).chosen
        assert chosen is not None
        assert chosen.card == state.purchases[-1].cards[-1].card
        await pilot.press(*keys_to_card(state, 0, was), "c")
        await comes(pilot, RightCardScreen)
        await pilot.press(*keys_of_pile_card(state, was, card))
        await comes(pilot, CorrectionScreen)
        await pilot.press("1")
        await comes(pilot, HeldCardsScreen)
        chosen = app.screen.query_one(HeldCardsPage).chosen
        assert chosen is not None
        assert chosen.card == card
    assert corrections(table) == [right_command(0, was, card)]
    assert state_of(table) == after(state, right_command(0, was, card))


@pytest.mark.long
async def test_from_the_list_before_and_after_the_score_with_restarts_between(game: tuple[Table, CardDeck]) -> None:
    table, deck = game
    to_the_check(table, deck)
    first = state_of(table)
    before = right_command(0, *other_card(first, 0))
    app, _ = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        await comes(pilot, CardsCheckScreen)
        await pilot.press(*keys_to_card(first, 0, before.was), "c")
        await comes(pilot, RightCardScreen)
        await pilot.press(*keys_of_pile_card(first, before.was, before.is_), "1")
        await comes(pilot, CardsCheckScreen)
    corrected = after(first, before)
    assert state_of(table) == corrected

    table.restart()
    table.pass_time(4.0)
    scored = table.enter(say.Resume(), say.Confirm())
    assert [sheet.total for sheet in scored.scores] == [player.score for player in corrected.players]

    table.restart()
    assert table.core.hub.phase is Phase.ENDED
    late = right_command(1, *other_card(corrected, 1))
    final = after(corrected, late)
    app, source = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        await comes(pilot, ScoreScreen)
        await pilot.press("c")
        await comes(pilot, HeldCardsScreen)
        await pilot.press(*keys_to_card(corrected, 1, late.was), "c")
        await comes(pilot, RightCardScreen)
        await pilot.press(*keys_of_pile_card(corrected, late.was, late.is_), "1")
        await comes(pilot, HeldCardsScreen)
        await pilot.press("escape")
        await comes(pilot, ScoreScreen)
        shown = source.snapshot()
        assert shown.notice == Message("told-counted-again")
        assert [sheet.total for sheet in shown.scores] == [player.score for player in final.players]
        assert shown.result is not None
        top = max(player.score for player in final.players)
        assert all(final.players[seat].score == top for seat in shown.result.winners)
        await pilot.press("n", "1")  # the first of the orders in which the same people play again
        await comes(pilot, TableScreen)
        await pilot.press("escape", "escape")  # leaves the names, then the form
        await comes(pilot, ScoreScreen)

    table.restart()
    assert state_of(table) == final
    assert corrections(table) == [before, late]


@pytest.mark.long
async def test_two_players_cards_change_places(game: tuple[Table, CardDeck]) -> None:
    table, deck = game
    to_turn(table, deck, 9)
    state = state_of(table)
    was, card = next(
        (was, card)
        for was in state.players[0].cards
        for card in state.players[1].cards
        if HOUSE.card(was).pile == HOUSE.card(card).pile and HOUSE.card(was).recurring != HOUSE.card(card).recurring
    )
    app, _ = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("i", *keys_to_card(state, 0, was), "c")
        await comes(pilot, RightCardScreen)
        await pilot.press(*keys_of_held_card(state, was, 1, card))
        await comes(pilot, CorrectionScreen)
        assert "Bo had that card" in lines(app)
        assert any(f"{name} gets" in lines(app) or f"{name} gives back" in lines(app) for name in ("Ann", "Bo"))
        await pilot.press("1")
        await comes(pilot, HeldCardsScreen)
    now = state_of(table)
    assert card in now.players[0].cards
    assert was in now.players[1].cards
    assert now == after(state, right_command(0, was, card))


def dear_card(state: GameState) -> tuple[str, str]:
    """A card and one of another pile that the turn could not have paid."""
    for seat in (0, 1):
        for was in state.players[seat].cards:
            for card in HOUSE.cards:
                if all(card.id not in player.cards for player in state.players):
                    try:
                        decide(state, right_command(seat, was, card.id, "wrong_colour", "pile_twice"))
                    except IllegalCommand as error:
                        if error.code == "too_few_credits" and seat == 0:
                            return was, card.id
    raise AssertionError("every card could have been paid")


@pytest.mark.long
async def test_another_pile_needs_an_agreement_by_name(game: tuple[Table, CardDeck]) -> None:
    table, deck = game
    to_turn(table, deck, 5)
    state = state_of(table)
    was, card = dear_card(state)
    app, _ = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("i", *keys_to_card(state, 0, was), "c")
        await comes(pilot, RightCardScreen)
        await pilot.press(*keys_of_pile_card(state, was, card))
        await comes(pilot, CorrectionScreen)
        assert "Too costly" in lines(app)
        await pilot.press("2")
        await comes(pilot, RightCardScreen)
        assert corrections(table) == []
        await pilot.press(keys_of_pile_card(state, was, card)[-1])
        await comes(pilot, CorrectionScreen)
        await pilot.press("1")
        await comes(pilot, HeldCardsScreen)
        await pilot.press("escape", "l")
        await comes(pilot, LogScreen)
        page = app.screen.query_one(TextPage).model
        assert page is not None
        assert any("though it cost too much" in line.text for line in page.lines)
    (command,) = corrections(table)
    assert "too_few_credits" in command.agreed
    with pytest.raises(IllegalCommand):
        decide(state, right_command(0, was, card))
    assert state_of(table) == after(state, command)


@pytest.mark.long
async def test_an_end_that_is_withdrawn_is_asked(game: tuple[Table, CardDeck]) -> None:
    table, _ = game
    deck = CardDeck(HOUSE, DECK_SHORT_BY_ONE)
    play_by_hand(table, by_facts=True, deck=deck, pause=lambda: state_of(table).shortage is not None)
    state = state_of(table)
    assert not state.ended
    found = []
    for seat, player in enumerate(state.players):
        for was in player.cards:
            for card in HOUSE.cards:
                try:
                    decide(state, right_command(seat, was, card.id))
                except IllegalCommand as error:
                    left = all(card.id not in other.cards for other in state.players)
                    found += [(seat, was, card.id)] if error.code == "withdraws_end" and left else []
    seat, was, right = found[0]
    app, _ = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("i", *keys_to_card(state, seat, was), "c")
        await comes(pilot, RightCardScreen)
        await pilot.press(*keys_of_pile_card(state, was, right))
        await comes(pilot, CorrectionScreen)
        assert "The game does not end" in lines(app)
        await pilot.press("n")
        await comes(pilot, RightCardScreen)
        assert state_of(table) == state
        await pilot.press(keys_of_pile_card(state, was, right)[-1])
        await comes(pilot, CorrectionScreen)
        await pilot.press("y")
        await comes(pilot, HeldCardsScreen)
    assert state_of(table).shortage is None
    assert [command.agreed for command in corrections(table)] == [("withdraws_end",)]


async def what_can_be_corrected(pilot: Pilot[None]) -> tuple[str, ...]:
    """The actions that *Correct* offers."""
    await pilot.press("c")
    await comes(pilot, MoreScreen)
    menu = pilot.app.screen
    assert isinstance(menu, MoreScreen)
    return menu.possible


@pytest.mark.long
async def test_a_lost_card_leaves_its_pile_and_undo_brings_it_back(game: tuple[Table, CardDeck]) -> None:
    table, _ = game
    state = state_of(table)
    app, _ = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        assert await what_can_be_corrected(pilot) == ("correct_counts", "lose_card", "change_deck")
        await pilot.press("2")
        await comes(pilot, LostCardScreen)
        await pilot.press("3", "2")
        await comes(pilot, LossScreen)
        await pilot.press("2", "2")
        await comes(pilot, LossScreen)
        assert state_of(table) == state
        await pilot.press("1")
        await comes(pilot, TableScreen)
        (lost,) = state_of(table).removed
        assert HOUSE.card(lost).pile == PILES[2]
        assert state_of(table).market[2].left == state.market[2].left - 1
        await pilot.press("u")
        await until(pilot, lambda: not state_of(table).removed)
    assert state_of(table) == state


@pytest.mark.long
async def test_the_kind_of_deck_is_changed_until_the_first_purchase(game: tuple[Table, CardDeck]) -> None:
    table, deck = game
    app, _ = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        for answer, kind in (("escape", "printed"), ("2", "printed"), ("1", "screen")):
            await pilot.press("c")
            await comes(pilot, MoreScreen)
            await pilot.press("3")
            await comes(pilot, ConfirmScreen)
            await pilot.press(answer)
            await comes(pilot, TableScreen)
            assert state_of(table).deck == kind
        assert state_of(table).seed == 7
        await pilot.press("u")
        await until(pilot, lambda: state_of(table).deck == "printed")
    to_turn(table, deck, 3)
    app, _ = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        assert await what_can_be_corrected(pilot) == ("correct_counts", "correct_card", "lose_card")


@pytest.mark.long
async def test_escape_leaves_every_step_and_changes_nothing(game: tuple[Table, CardDeck]) -> None:
    table, deck = game
    to_turn(table, deck, 5)
    state = state_of(table)
    to_card = ("i", "1", "c")
    ways: list[tuple[list[str], list[type]]] = [
        (["c"], [MoreScreen, TableScreen]),
        (["c", "1"], [CorrectScreen, TableScreen]),
        (
            [*to_card, "m", "9", "1"],
            [CorrectionScreen, *[RightCardScreen] * 3, HeldCardsScreen, TableScreen],
        ),
        ([*to_card, "i", "2", "enter"], [CorrectionScreen, RightCardScreen, HeldCardsScreen, TableScreen]),
        ([*to_card, "i"], [ElsewhereScreen, RightCardScreen, HeldCardsScreen, TableScreen]),
        (["c", "3", "3", "1"], [LossScreen, LostCardScreen, LostCardScreen, TableScreen]),
    ]
    app, _ = app_on(table)
    events = len(list(table.journal.events(table.journal.head().id)))
    async with app.run_test(size=SIZE) as pilot:
        for keys, screens in ways:
            await comes(pilot, TableScreen)
            await pilot.press(*keys)
            for screen in screens:
                await comes(pilot, screen)
                await pilot.press("escape")
    assert state_of(table) == state
    assert len(list(table.journal.events(table.journal.head().id))) == events


@pytest.mark.long
async def test_by_touch(game: tuple[Table, CardDeck]) -> None:
    table, deck = game
    to_turn(table, deck, 5)
    state = state_of(table)
    first = next(card.id for card in HOUSE.cards if card.id in state.players[0].cards)
    app, _ = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        await touch(pilot, "#action-1", (5, 1))
        await comes(pilot, MoreScreen)
        await touch(pilot, "#menu-correct_card", (5, 0))
        await comes(pilot, HeldCardsScreen)
        await pilot.pause()
        await touch(pilot, "#held-cards", (4, 2))
        await touch(pilot, "#held-cards", (4, 2))
        await comes(pilot, RightCardScreen)
        choice = app.screen
        assert isinstance(choice, RightCardScreen)
        assert (choice.card.seat, choice.card.card) == (0, first)
        await touch(pilot, "#choice-held", (5, 1))
        await comes(pilot, ElsewhereScreen)
        await pilot.press("escape")
        await comes(pilot, RightCardScreen)
        await touch(pilot, "#choice-other_pile", (5, 1))
        await until(pilot, lambda: choice.opened is None)
        await touch(pilot, "#tile-11", (5, 2))
        await until(pilot, lambda: choice.opened is not None)
        await touch(pilot, "#pile-card-0", (5, 2))
        await comes(pilot, CorrectionScreen)
        await touch(pilot, "#answer-1", (5, 1))
        await comes(pilot, HeldCardsScreen)
    (command,) = corrections(table)
    assert HOUSE.card(command.is_).pile == PILES[11]
    assert state_of(table) == after(state, command)


@pytest.mark.long
async def test_a_touch_on_a_purchase_in_the_log_chooses_it_and_the_next_one_corrects_it(
    game: tuple[Table, CardDeck],
) -> None:
    table, deck = game
    to_turn(table, deck, 3)
    app, _ = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("l")
        await comes(pilot, LogScreen)
        page = app.screen.query_one(TextPage)
        assert page.model is not None
        row = next(row for row, line in enumerate(page.model.lines) if "bought" in line.text)
        await touch(pilot, "#page", (20, row + 1))
        log = app.screen
        assert isinstance(log, LogScreen)
        await until(pilot, lambda: log.chosen is not None and log.chosen.bought == 2)
        await touch(pilot, "#page", (20, row))
        await until(pilot, lambda: app.screen is not log)
        assert isinstance(app.screen, BoughtCardsScreen | RightCardScreen)


async def test_an_undone_purchase_has_no_card_to_correct() -> None:
    now = PRINTED["printed_log"]()
    undone = dataclasses.replace(now.log[0], undone=True, bought=5)
    app, _ = app_of(dataclasses.replace(now, log=(undone, *now.log[1:])))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("l", "enter")
        await until(pilot, lambda: not isinstance(app.screen, LogScreen))
        assert not isinstance(app.screen, BoughtCardsScreen | RightCardScreen)


@pytest.mark.long
async def test_a_refusal_of_the_hub_stays_on_the_screen_and_can_be_left() -> None:
    """Between the question and the answer the hub may have moved on."""
    now = PRINTED["printed_check"]()
    app, source = app_of(now)
    async with app.run_test(size=SIZE) as pilot:
        await comes(pilot, CardsCheckScreen)
        await pilot.press("c", "c")
        await comes(pilot, RightCardScreen)
        await pilot.press("i", "2", "enter")
        await comes(pilot, CorrectionScreen)
        await pilot.press("1", "1")
        assert len(source.entries) == 1
        source.show(dataclasses.replace(now, t=1.0))
        await pilot.pause()
        source.show(dataclasses.replace(now, refusal=Message("refused-not-now")))
        await pilot.pause()
        assert isinstance(app.screen, CorrectionScreen)
        assert Catalogue().text_key("refused-not-now") in lines(app)
        await pilot.press("2")
        await comes(pilot, RightCardScreen)


async def test_the_choice_closes_when_the_card_is_no_longer_there() -> None:
    now = PRINTED["printed_check"]()
    assert now.game is not None
    app, source = app_of(dataclasses.replace(now, phase=Phase.ENDED, scores=SCENES["score"]().scores))
    empty = now.game.model_copy(
        update={"players": tuple(player.model_copy(update={"cards": ()}) for player in now.game.players)}
    )
    async with app.run_test(size=SIZE) as pilot:
        app.push_screen(HeldCardsScreen())
        await comes(pilot, HeldCardsScreen)
        await pilot.press("c", "c")
        await comes(pilot, RightCardScreen)
        source.show(dataclasses.replace(now, phase=Phase.ENDED, game=empty))
        await comes(pilot, HeldCardsScreen)


async def test_a_game_by_the_screens_cards_corrects_counts_only() -> None:
    app, _ = app_of(SCENES["cards"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("c")
        await comes(pilot, CorrectScreen)

"""Learn while playing, by keys: a set from nothing, cards, a board, a knob, and a print that was wrong."""

import pytest
from tests.core.by_hand import Table
from tests.core.cards.learning_by_hand import Readers, files_of_game, state_of
from tests.tui.app_pilot import SIZE, comes, until
from tests.tui.cards.learning_game import TRUTH, app_on, begun, keys_of_card, keys_of_symbols, press

from monkey_palace.cards.deck_format import PILES
from monkey_palace.game.card_set import cards_of
from palace_hub.card_sets.entry.state import EntryPage
from palace_hub.referee import entries as say
from palace_hub.referee.judgement import Aim
from palace_hub.tui.editor.frame import NoteLines
from palace_hub.tui.screens.card_choice import (
    BoardCorrectionScreen,
    PrintCorrectionScreen,
    RightCardScreen,
    WrongBoardScreen,
)
from palace_hub.tui.screens.dialogs import DialogHead, MoreScreen
from palace_hub.tui.screens.entry_screens import BoardEntryScreen, CardEntryScreen
from palace_hub.tui.screens.held_cards_screen import HeldCardsScreen
from palace_hub.tui.screens.knob_screen import KnobScreen
from palace_hub.tui.screens.new_set_screen import NewSetScreen
from palace_hub.tui.screens.table_screen import TableScreen
from palace_hub.tui.widgets.start_form import StartStage
from palace_hub.views.pile import unknown_cards
from palace_hub.views.snapshot import Phase, Stage
from palace_hub.views.table.market import PILE_KEYS


@pytest.mark.long
async def test_a_set_begins_with_its_sizes_and_kits(table: Table) -> None:
    app = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "escape", "c", "enter")
        await comes(pilot, NewSetScreen)
        await press(pilot, "n", *["backspace"] * 6, *"cottage", "enter")
        await press(pilot, "plus", "enter")  # one card too many
        await press(pilot, *["enter"] * 11)
        assert isinstance(app.screen, NewSetScreen)
        assert app.screen.state.page is EntryPage.PILES
        assert "68" in app.screen.query_one(NoteLines).model.lines[0][0]
        await press(pilot, *["down"] * 1, "minus", *["enter"] * 12)
        assert app.screen.state.page is EntryPage.BOARDS
        for seat in (2, 3):
            assert app.screen.state.board == seat
            await press(pilot, "enter")
            assert app.screen.state.board == seat  # it has no kit yet
            await press(pilot, *keys_of_symbols(TRUTH.boards[seat].start_kit), "enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await until(pilot, lambda: table.core.hub.book is not None)
    state = state_of(table)
    assert (state.set, state.deck) == ("cottage", "printed")
    cards = cards_of(state)
    assert [board.start_kit for board in cards.boards] == [board.start_kit for board in TRUTH.boards]
    assert cards.unknown_cards == 67
    files_of_game(table)


@pytest.mark.long
async def test_escape_leaves_the_beginning_of_a_set_without_a_game(table: Table) -> None:
    app = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "escape", "c", "enter")
        await comes(pilot, NewSetScreen)
        await press(pilot, "escape")
        await comes(pilot, TableScreen)
        assert table.core.hub.phase is Phase.NO_GAME
        assert app.shown.sets == ()


@pytest.mark.long
async def test_a_card_is_entered_when_it_is_taken(table: Table) -> None:
    Readers().play(begun(table), before=1, at=Stage.CARDS)
    state = state_of(table)
    place = next(n for n, pile in enumerate(PILES) if pile == "multi-1")
    truth = TRUTH.piles[place][1][2]
    app = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, PILE_KEYS[place])
        await comes(pilot, CardEntryScreen)
        await press(pilot, "enter")  # no bananas yet
        assert isinstance(app.screen, CardEntryScreen)
        await press(pilot, *keys_of_card(truth))
        await press(pilot, "escape")
        await comes(pilot, TableScreen)
        await press(pilot, PILE_KEYS[place])
        await comes(pilot, CardEntryScreen)  # what was typed is there again
        await press(pilot, "enter")
        await comes(pilot, TableScreen)
        id = "multi-1_01"
        assert app.shown.cards_chosen == (id,)
        await press(pilot, "enter")
    assert state_of(table).players[0].cards == (id,)
    learnt = cards_of(state_of(table)).card(id)
    assert (learnt.bananas, learnt.one_time, learnt.recurring) == (truth.bananas, truth.one_time, truth.recurring)
    assert unknown_cards(state)["multi-1"][0] == id
    files_of_game(table)


@pytest.mark.long
async def test_a_known_card_is_chosen_and_an_equal_one_is_not_entered_twice(table: Table) -> None:
    Readers().play(begun(table), before=1, at=Stage.CARDS)
    truth = TRUTH.piles[0][1][2]
    numbers = {"bananas": truth.bananas, "one_time": truth.one_time, "recurring": truth.recurring}
    table.enter(say.LearnCard(card="multi-1_03", **numbers))
    app = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, PILE_KEYS[0])
        await press(pilot, PILE_KEYS[1])  # another card
        await comes(pilot, CardEntryScreen)
        await press(pilot, *keys_of_card(truth), "enter")
        await comes(pilot, TableScreen)
        assert app.shown.cards_chosen == ("multi-1_03",)
        await press(pilot, "escape")
        assert cards_of(state_of(table)).unknown_cards == 66


async def test_a_board_is_entered_at_its_first_delivery(table: Table) -> None:
    Readers().play(begun(table), before=1, at=Stage.RECURRING)
    app = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        await comes(pilot, BoardEntryScreen)
        await press(pilot, "b", "escape")
        await comes(pilot, TableScreen)
        await press(pilot, "enter")
        await comes(pilot, BoardEntryScreen)
        await press(pilot, "b", "enter")
        await comes(pilot, TableScreen)
        assert app.shown.judgement.boxes[1].of == 2
    assert cards_of(state_of(table)).boards[0].recurring.as_dict()["brick"] == 2
    files_of_game(table)


@pytest.mark.long
async def test_a_knob_is_asked_where_a_piece_is_put_and_the_piece_stands_there(table: Table) -> None:
    begun(table)
    app = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        hand = app.screen.hand
        await press(pilot, "down")
        start = hand.at(app.screen.palace_stage)
        await press(pilot, "a")
        await comes(pilot, KnobScreen)
        await press(pilot, "4")
        await comes(pilot, TableScreen)
        assert app.shown.plan.placements == ()
        await press(pilot, "a")
        await comes(pilot, KnobScreen)
        await press(pilot, "3")
        await comes(pilot, TableScreen)
        assert (*start, "gold") in state_of(table).ground
        assert hand.hand.aiming
        await press(pilot, "down")
        await comes(pilot, KnobScreen)
        await press(pilot, "1")
        await comes(pilot, TableScreen)
        x, y = start
        assert (x, y - 3, "light_green") in state_of(table).ground
        assert [str(piece) for piece in app.shown.plan.placements] == [f"A{x},{y},0s"]
    files_of_game(table)


@pytest.mark.long
async def test_a_wrong_print_is_corrected_with_what_follows(table: Table) -> None:
    Readers().play(begun(table), before=3, at=Stage.BUILD)
    state = state_of(table)
    seat, id = next((seat, player.cards[0]) for seat, player in enumerate(state.players) if player.cards)
    before, player = cards_of(state).card(id), state.players[seat]
    app = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "i", str(seat + 1), "c")
        await comes(pilot, RightCardScreen)
        await press(pilot, "n")
        await comes(pilot, CardEntryScreen)
        await press(pilot, "9", "b", "enter")  # nine bananas, and one brick more each turn
        await comes(pilot, PrintCorrectionScreen)
        said = "\n".join(app.screen.query_one(DialogHead).model.lines)
        assert f"{player.name} has {9 - before.bananas} bananas more" in said
        assert f"{player.name} gets" in said
        assert cards_of(state_of(table)).card(id) == before
        await press(pilot, "2")
        await comes(pilot, CardEntryScreen)
        await press(pilot, "enter")
        await comes(pilot, PrintCorrectionScreen)
        await press(pilot, "1")
        await comes(pilot, HeldCardsScreen)
    after = cards_of(state_of(table)).card(id)
    assert after.bananas == 9
    assert after.recurring.brick == before.recurring.brick + 1
    assert state_of(table).players[seat].score == player.score + 9 - before.bananas
    files_of_game(table)


async def test_an_incomplete_set_begins_with_printed_cards(table: Table) -> None:
    begun(table)
    table.card_set = cards_of(state_of(table))
    table.restart()
    table.pass_time(4.0)
    table.enter(say.Discard())
    app = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        form = app.screen.query_one(StartStage)
        assert form.deck == "printed"
        await press(pilot, "escape", "enter")
        assert table.core.hub.book is not None
        assert state_of(table).deck == "printed"
        assert state_of(table).set == "ours"


@pytest.mark.long
async def test_a_wrong_board_is_corrected_with_what_follows(table: Table) -> None:
    Readers().play(begun(table), before=3, at=Stage.BUILD)
    before = cards_of(state_of(table)).boards
    app = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "c")
        await comes(pilot, MoreScreen)
        await press(pilot, str(1 + app.screen.possible.index("correct_board")))
        await comes(pilot, WrongBoardScreen)
        assert app.screen.seat == 0
        await press(pilot, "right", "k", "enter")  # the other board delivers one column more
        await comes(pilot, BoardCorrectionScreen)
        assert "Bo gets 1 column" in "\n".join(app.screen.query_one(DialogHead).model.lines)
        await press(pilot, "1")
        await comes(pilot, TableScreen)
        assert app.shown.judgement.aim is Aim.OWED
    after = cards_of(state_of(table)).boards
    assert after[0] == before[0]
    assert after[1].recurring.column == before[1].recurring.column + 1
    files_of_game(table)


@pytest.mark.long
async def test_a_place_without_a_knob_breaks_its_rule_as_ever(table: Table) -> None:
    begun(table)
    app = app_on(table)
    async with app.run_test(size=SIZE) as pilot:
        app.source.submit(say.Place(placement="A8,14,0w"))  # as a plate sees it
        await comes(pilot, KnobScreen)
        await press(pilot, "escape")
        await comes(pilot, TableScreen)
        assert app.shown.to_learn is None
        assert "rule-no-knob" in [fault.key for fault in app.shown.draft_faults]
        assert "main" not in [key.action for key in app.screen.view.footer]
    assert table.core.hub.refusal is None

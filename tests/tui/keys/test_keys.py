"""Each key sends its entry or opens its screen; a key without effect is not offered."""

import dataclasses

import pytest
from tests.cases import few
from tests.tui.app_pilot import SIZE, app_of
from tests.tui.scenes.index import SCENES
from tests.tui.shared_app import SMALL, shared
from tests.tui.textual_internals import rendered
from textual.widgets import Input

from palace_hub.locale.message import Message
from palace_hub.referee import entries as say
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.key_table import COMMANDS, KEYS_BY_PLACE, MENU, menu_keys
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.screens.devices_screen import DevicesScreen
from palace_hub.tui.screens.dialogs import ConfirmScreen, CorrectScreen, MoreScreen
from palace_hub.tui.screens.pages import MarketScreen, PageScreen
from palace_hub.tui.screens.question_screen import QuestionScreen
from palace_hub.tui.screens.score_screen import ScoreScreen
from palace_hub.tui.screens.table_screen import TableScreen
from palace_hub.tui.widgets.score import Footnote
from palace_hub.tui.widgets.strips import Banner, FooterStrip
from palace_hub.views.acting.availability import is_available
from palace_hub.views.snapshot import Phase, Sound
from palace_hub.views.table.screen import table
from palace_hub.views.wording import Wording


async def entries_after(scene: str, *keys: str, **changes: object) -> list[say.Entry]:
    """The entries that the keys send, in an application of its own."""
    app, source = app_of(dataclasses.replace(SCENES[scene](), **changes))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        await pilot.pause()
    return source.entries


def entries(scene: str, *keys: str, **changes: object) -> list[say.Entry]:
    """The same in the shared application."""
    return shared().entries(dataclasses.replace(SCENES[scene](), **changes), *keys)


BRICKS = SCENES["build"]().cells[1].count or 0


@few(
    12,
    ("scene", "keys", "expected"),
    [
        ("build", ["enter"], [say.Confirm()]),
        ("build", ["escape"], [say.Back()]),
        ("build", ["u"], [say.Undo()]),
        ("build", ["a", "plus"], [say.Draft(arches=5)]),
        ("build", ["a", "plus", "plus"], [say.Draft(arches=5), say.Draft(arches=6)]),
        ("build", ["b", "minus"], [say.Draft(bricks=2)]),
        ("build", ["g", "plus"], [say.Draft(height=7)]),
        ("build", ["j", "minus"], [say.Draft(five_high=False)]),
        ("build", ["1"], [say.Draft(start_colour="light_green")]),
        ("build", ["2"], [say.Draft(start_colour="dark_green")]),
        ("build", ["3"], [say.Draft(start_colour="gold")]),
        ("build", ["plus"], []),
        ("build_fault", ["enter"], [say.Confirm()]),
        ("build_empty", ["enter"], [say.Confirm()]),
        ("build_empty", ["k", "plus", "minus"], []),
        ("credits", ["enter"], [say.Confirm()]),
        ("cards_none", ["enter"], [say.Confirm()]),
        ("recurring", ["enter"], []),
        ("wrong_take", ["enter"], []),
        ("bonus", ["enter"], [say.Confirm()]),
        ("monkey", ["enter"], [say.Confirm()]),
        ("end_turn", ["enter"], [say.Confirm()]),
        ("place_cards", ["enter"], []),
        ("place_cards", ["1"], [say.ChooseSlots(slots=(2, 0))]),
        ("place_cards", ["4"], [say.ChooseSlots(slots=(2, 3))]),
        ("place_cards", ["5"], []),
        ("calibrate_full", ["enter"], [say.Confirm()]),
        ("calibrate_empty", ["enter"], []),
        ("resume", ["r"], [say.Resume()]),
        ("resume", ["d", "1"], [say.Discard()]),
        ("resume", ["d", "2"], []),
        ("resume", ["d", "enter"], []),
        ("resume", ["enter"], [say.Confirm()]),  # the hub answers which keys there are
        ("setup", ["enter"], []),
        ("question", ["1"], [say.Answer(question=7, answer="3")]),
        ("question", ["2"], [say.Answer(question=7, answer="4")]),
        ("question", ["enter"], []),
        ("question", ["escape"], []),
        ("question", ["tab", "enter"], [say.Answer(question=7, answer="3")]),
        ("build", ["c", "2", "minus", "enter"], [say.Override(cell=1, count=BRICKS - 1)]),
        ("build", ["c", "enter"], []),
        ("build", ["c", "2", "minus", "escape"], []),
        ("build", ["r"], []),
        ("build", ["y"], []),
    ],
)
def test_keys_become_entries(scene: str, keys: list[str], expected: list[say.Entry]) -> None:
    assert entries(scene, *keys) == expected


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        (["enter"], say.Manual(taken={0: 3})),
        (["2", "plus", "enter"], say.Manual(taken={0: 3, 1: 1})),
        (["1", "minus", "minus", "enter"], say.Manual(taken={0: 1})),
        (["1", "1", "0", "enter"], say.Manual(taken={0: 10})),
        (["1", "5", "escape", "2", "4", "enter"], say.Manual(taken={0: 5, 1: 4})),
    ],
)
@pytest.mark.long
async def test_a_delivery_is_entered_by_hand(keys: list[str], expected: say.Entry) -> None:
    assert await entries_after("node_lost", *keys) == [expected]


async def test_a_stepper_shows_its_digit_only_while_digits_choose() -> None:
    app, _ = app_of(SCENES["node_lost"]())
    shown = []
    async with app.run_test(size=(80, 24)) as pilot:
        for key in ("1", "escape"):
            await pilot.press(key)
            shown.append(["2  ■" in strip.text for strip in rendered(app)].count(True))
    assert shown == [0, 1]


def test_redo_is_offered_after_an_undo() -> None:
    assert entries("build", "y", can_redo=True) == [say.Redo()]


def test_a_key_mutes_the_sounds_and_brings_them_back() -> None:
    assert entries("build", "z") == []
    assert entries("build", "z", sound=Sound(buzzer=True)) == [say.Mute(muted=True)]
    assert entries("score", "z", sound=Sound(bell=True, muted=True)) == [say.Mute(muted=False)]


@pytest.mark.long
def test_undo_across_a_turn_asks_first() -> None:
    assert entries("build", "u", undo_over_turn=1) == []
    assert entries("build", "u", "1", undo_over_turn=1) == [say.Undo()]
    assert entries("build", "u", "2", undo_over_turn=1) == []


def test_undo_is_not_offered_where_nothing_can_be_undone() -> None:
    assert entries("build", "u", can_undo=False) == []


PILES = {"1": 0, "2": 1, "3": 2, "4": 3, "5": 4, "6": 5, "7": 6, "8": 7, "9": 8, "0": 9, "minus": 10, "equals_sign": 11}


@few(3, ("key", "place"), sorted(PILES.items()))
def test_each_pile_has_its_key(key: str, place: int) -> None:
    snapshot = SCENES["cards_none"]()
    assert snapshot.game is not None
    card = snapshot.game.market[place].top
    got = entries("cards_none", key)
    assert got == [say.ChooseCards(cards=(card,))]  # the hub refuses a closed pile, and says why


@pytest.mark.long
def test_a_chosen_card_is_unchosen_by_its_key_and_by_space() -> None:
    snapshot = SCENES["cards"]()
    assert snapshot.game is not None
    place = [pile.top for pile in snapshot.game.market].index(snapshot.cards_chosen[0])
    key = next(key for key, at in PILES.items() if at == place)
    assert entries("cards", key) == [say.ChooseCards(cards=())]
    arrows = ["right"] * (1 + place % 6) + ["down"] * (place // 6)
    assert entries("cards", *arrows, "space") == [say.ChooseCards(cards=())]


@few(
    3,
    ("key", "screen"),
    [
        ("p", PageScreen),
        ("l", PageScreen),
        ("d", DevicesScreen),
        ("s", PageScreen),
        ("question_mark", PageScreen),
        pytest.param("f1", PageScreen, marks=pytest.mark.long),
        ("m", MarketScreen),
        ("c", CorrectScreen),
        ("o", MoreScreen),
    ],
)
def test_a_key_opens_its_page_and_escape_returns(key: str, screen: type) -> None:
    build = SCENES["build"]()
    assert shared().read(build, (key,), lambda app: isinstance(app.screen, screen))
    table_and_entries = shared().read(
        build, (key, "escape"), lambda app: (isinstance(app.screen, TableScreen), shared().source.entries)
    )
    assert table_and_entries == (True, [])


@pytest.mark.long
async def test_far_view_and_theme_change_the_screen_only() -> None:
    app, source = app_of(SCENES["recurring"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("f", "t")
        assert app.screen.has_class("-far")
        assert app.theme == "palace-light"
        await pilot.press("f", "t")
        assert not app.screen.has_class("-far")
        assert app.theme == "palace-dark"
    assert source.entries == []


async def test_quit_asks_and_keeps_the_game() -> None:
    app, source = app_of(SCENES["build"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("ctrl+q")
        assert isinstance(app.screen, ConfirmScreen)
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)
        assert not source.stopped
        await pilot.press("ctrl+q", "1")
        await pilot.pause()
    assert source.stopped
    assert source.entries == []


@pytest.mark.parametrize(("action", "topic_key", "expected"), [("pass_build", "1", say.PassBuild())])
async def test_more_offers_what_has_no_button_and_asks(action: str, topic_key: str, expected: say.Entry) -> None:
    app, source = app_of(SCENES["build"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("o")
        more = app.screen
        assert isinstance(more, MoreScreen)
        await pilot.press("123456789"[more.possible.index(action)])
        await pilot.pause()
        assert isinstance(app.screen, ConfirmScreen)
        await pilot.press(topic_key)
        await pilot.pause()
    assert source.entries == [expected]


@pytest.mark.long
def test_a_menu_shows_the_keys_of_the_table_and_digits_for_the_rest() -> None:
    keys = menu_keys(MENU)
    assert len(set(keys.values())) == len(MENU)
    assert (keys["pass_build"], keys["log"], keys["help"]) == ("1", "l", "?")
    named = {(command.keys, command.action) for command in COMMANDS}
    assert {(key, f"{key}_key") for key in KEYS_BY_PLACE.values()} <= named
    assert shared().read(SCENES["build"](), ("o", "m"), lambda app: isinstance(app.screen, MarketScreen))
    assert shared().read(SCENES["build"](), ("o", "question_mark"), lambda app: isinstance(app.screen, PageScreen))


def test_cannot_build_is_offered_while_pieces_are_out() -> None:
    assert shared().read(SCENES["correction"](), (), lambda app: "pass_build" in app.screen.actions_possible())


@pytest.mark.long
def test_keep_as_it_is_is_offered_only_when_something_is_wrong() -> None:
    def offered(app: PalaceApp) -> bool:
        assert isinstance(app.screen, MoreScreen)
        return "keep" in app.screen.possible

    assert shared().read(SCENES["wrong_take"](), ("o",), offered)
    assert not shared().read(SCENES["recurring"](), ("o",), offered)


@pytest.mark.long
async def test_the_start_form_by_keyboard_alone() -> None:
    app, source = app_of(SCENES["start"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("escape", "b", "3", *"Tom", "enter", *"Lu", "enter", "enter")
        await pilot.pause()
    assert source.entries == [say.NewGame(players=("Tom", "Lu", "Player 3"), expansions=("butterfly",))]


@pytest.mark.parametrize(("keys", "players"),
    [
        ([*"Tom", "enter", *"Lu", "enter", "enter"], ("Tom", "Lu")),
        pytest.param([*"Tom", "enter", *"Lu", "enter", *"b3", "enter", *"Maximilianos the Great", "enter"],
                     ("Tom", "Lu", "b3", "Maximilianos"), marks=pytest.mark.long),
        (["enter", "enter"], ("Player 1", "Player 2")),
    ],
)  # fmt: skip
@pytest.mark.long
async def test_names_are_typed_at_once_and_enter_starts_the_game_from_the_last(
    keys: list[str], players: tuple[str, ...]
) -> None:
    app, source = app_of(SCENES["start"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
    assert source.entries == [say.NewGame(players=players)]


@pytest.mark.long
async def test_the_players_of_the_last_game_are_offered_in_their_order() -> None:
    app, source = app_of(dataclasses.replace(SCENES["start"](), last_players=("Ann", "Bo", "Chiara")))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter", *"Di", "enter", "enter")
        await pilot.pause()
    assert source.entries == [say.NewGame(players=("Ann", "Di", "Chiara"))]


@pytest.mark.long
async def test_the_footer_names_a_letter_only_while_it_is_a_key() -> None:
    app, _ = app_of(SCENES["start"]())

    def footer_keys() -> list[str]:
        assert isinstance(app.screen, TableScreen)
        assert app.screen.view is not None
        return [key.key for key in app.screen.view.footer]

    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert footer_keys() == ["⏎", "Esc", "F9", "F1"]
        await pilot.press("escape")
        await pilot.pause()
        assert {"l", "d", "?"} <= set(footer_keys())


async def test_the_footer_of_a_dialog_names_its_own_keys_at_the_place_of_those_that_do_not_work() -> None:
    app, _ = app_of(SCENES["build"]())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        below = app.screen.query_one("#footer").region
        await pilot.press("ctrl+q")
        await pilot.pause()
        footer = app.screen.query_one("#dialog-footer", FooterStrip)
        assert [entry.key for entry in footer.model or ()] == ["Tab", "Esc"]
        assert footer.region == below
        await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)


async def test_out_of_the_names_enter_says_that_it_begins_the_game() -> None:
    app, source = app_of(SCENES["start"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("escape")
        enter = (app.screen.query_one("#footer", FooterStrip).model or ())[0]
        assert (enter.word, source.entries) == ("Begin", [])


@pytest.mark.parametrize("size", [(50, 15), (40, 10)])
async def test_a_window_that_is_too_small_says_how_large_it_must_be(size: tuple[int, int]) -> None:
    app, _ = app_of(SCENES["build"]())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert "20 is needed." in " ".join(
            " ".join(app.screen.query_one("#too-small", Banner).drawing().plain()).split()
        )


@pytest.mark.long
async def test_letters_typed_into_a_name_trigger_no_action() -> None:
    app, source = app_of(SCENES["start"]())
    async with app.run_test(size=SIZE) as pilot:
        name = app.screen.query_one("#name-0", Input)
        await pilot.press(*"ult3dfb")
        assert name.value == "ult3dfb"
        assert isinstance(app.screen, TableScreen)
        assert app.theme == "palace-dark"
    assert source.entries == []


async def test_the_question_closes_by_itself_and_a_new_one_takes_its_place() -> None:
    asked = SCENES["question"]()
    app, source = app_of(asked)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, QuestionScreen)
        assert asked.question is not None
        source.show(dataclasses.replace(asked, question=dataclasses.replace(asked.question, id=8)))
        await pilot.pause()
        await pilot.press("2")
        source.show(dataclasses.replace(asked, question=None))
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
    assert source.entries == [say.Answer(question=8, answer="4")]


@pytest.mark.long
def test_the_question_can_be_answered_with_a_typed_number() -> None:
    before = SCENES["question"]().cells[1].count
    assert before is not None
    assert entries("question", "n", "plus", "enter") == [say.Override(cell=1, count=before + 1)]
    assert entries("question", "n", "1", "7", "enter") == [say.Override(cell=1, count=17)]
    assert entries("question", "n", "4", "9", "9", "enter") == [say.Override(cell=1, count=9)]  # 499 do not fit in
    assert entries("question", "n", "1", "plus", "7", "enter") == [say.Override(cell=1, count=7)]


@pytest.mark.long
async def test_a_start_form_opened_by_mistake_leads_back_to_the_score() -> None:
    app, source = app_of(SCENES["score"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("n", "3")
        await pilot.pause()
        assert not isinstance(app.screen, ScoreScreen)
        await pilot.press("escape", "escape")  # out of the names, then back
        await pilot.pause()
        assert isinstance(app.screen, ScoreScreen)
    assert source.entries == []


@pytest.mark.long
async def test_the_score_comes_by_itself_and_leads_to_a_new_game() -> None:
    app, source = app_of(SCENES["build"]())
    async with app.run_test(size=SIZE) as pilot:
        source.show(SCENES["score"]())
        await pilot.pause()
        assert isinstance(app.screen, ScoreScreen)
        await pilot.press("n", "3")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.shown.phase is Phase.NO_GAME
        await pilot.press("enter", "enter")
        await pilot.pause()
    assert source.entries == [say.NewGame(players=("Player 1", "Player 2"))]


async def test_export_is_sent_to_the_hub_and_a_refusal_is_shown() -> None:
    app, source = app_of(SCENES["score"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("e")
        await pilot.click("#action-1", offset=(5, 1))
        await pilot.pause()
        assert source.entries == [say.Export(), say.Export()]
        refusal = Message("refused-export", {"file": "game-1.jsonl", "what": "disk full"})
        source.show(dataclasses.replace(SCENES["score"](), refusal=refusal))
        await pilot.pause()
        told = app.screen.query_one(Footnote).drawing().plain()[0]
        assert "! The record cannot be saved in game-1.jsonl: disk full." in told


@pytest.mark.long
async def test_a_fresh_game_after_the_score_is_shown() -> None:
    app, source = app_of(SCENES["score"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("n")
        source.show(SCENES["setup"]())
        await pilot.pause()
        assert app.shown.phase is Phase.SETUP


async def test_the_palette_says_a_sentence_for_every_command_that_works_now() -> None:
    app, _ = app_of(SCENES["build"]())
    async with app.run_test(size=SIZE):
        table = app.screen
        assert isinstance(table, TableScreen)
        possible = table.actions_possible()
        assert {"main", "undo", "correct", "market", "pass_build", "leave", "language"} <= set(possible)
        assert not {"resume", "discard", "redo", "keep", "new_game"} & set(possible)


def test_every_action_of_the_key_table_exists() -> None:
    for command in COMMANDS:
        name = "action_" + command.action.partition("(")[0]
        assert any(hasattr(where, name) for where in (TableScreen, ScoreScreen, PalaceApp)), name
    assert set(MENU) <= {command.action for command in COMMANDS if command.sentence}


@pytest.mark.parametrize("scene", ["build", "plan_build", "plan_monkey", "plan_facts", "start", "resume", "cards"])
def test_no_key_has_two_meanings_at_once(scene: str) -> None:
    snapshot = SCENES[scene]()
    view = table(snapshot, Wording())
    names = [(key, command.action.partition("(")[0]) for command in COMMANDS for key in command.keys.split(",") if key]
    working = [key for key, name in names if is_available(snapshot, view, name)]
    assert len(working) == len(set(working))


@pytest.mark.long
async def test_a_command_is_found_and_done_through_the_palette() -> None:
    app, source = app_of(SCENES["build"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("ctrl+p")
        await pilot.press(*"Undo the")
        await app.workers.wait_for_complete()
        await pilot.pause()
        await pilot.press("down", "enter")
        await pilot.pause()
    assert source.entries == [say.Undo()]


@pytest.mark.parametrize("width", [60, 80, 100])
def test_no_key_of_the_footer_is_cut_and_help_is_always_there(width: int) -> None:
    shown = table(SCENES["plan_build"](), Wording()).footer
    footer = FooterStrip()
    canvas = Canvas(width, 1)
    footer.paint(canvas, shown)
    drawn = canvas.plain()[0].split()
    assert drawn[-2:] == ["?", "Help"]
    words = {key.word for key in shown} | {key.key for key in shown}
    assert all(word in words for word in drawn)
    assert (len(drawn) == 2 * len(shown)) is (width > 60)


def test_a_small_footer_has_two_rows_and_a_touch_finds_the_key_in_each() -> None:
    def read(app: PalaceApp) -> tuple[int, list[str]]:
        footer = app.screen.query_one(FooterStrip)
        return footer.size.height, footer.drawing().plain()[1].split()

    rows, second = shared(SMALL).read(SCENES["plan_build"](), (), read)
    assert rows == 2
    assert second[-2:] == ["?", "Help"]
    assert "Scores" in second


def test_no_two_keys_of_the_table_differ_by_shift_alone() -> None:
    keys = {key for command in COMMANDS for key in command.keys.split(",")}
    assert {key for key in keys if len(key) == 1 and key.isupper()} == set()

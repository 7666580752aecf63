"""The Table screen in each state, as words."""

import dataclasses
from collections.abc import Callable

import pytest
from tests.tui.scenes.index import SCENES
from tests.tui.scenes.stored_games import card_set, judgement, snapshot
from tests.tui.scenes.turn import hidden_score
from tests.tui.test_outside_text import strings_of

from monkey_palace.board.notation import Placement
from monkey_palace.board.pieces import BOX, PIECES, Figure, Piece
from monkey_palace.board.violations import Violation
from monkey_palace.game.commands import Build, PassBuild
from monkey_palace.game.history import Game
from monkey_palace.settings import Settings
from palace_hub.core.refusals import violation_message
from palace_hub.locale.message import Message
from palace_hub.referee.judgement import Aim, Box, Choice
from palace_hub.views.pages.text_pages import delivery_sum
from palace_hub.views.snapshot import BotView, CellView, LinkView, LogLine, Phase, Snapshot, Stage
from palace_hub.views.table.actions import MOST_FOOTER_KEYS, actions, footer
from palace_hub.views.table.boxes import BoxesView, BoxState, boxes
from palace_hub.views.table.confirmation import confirmation
from palace_hub.views.table.head import Tone, head
from palace_hub.views.table.info_line import info
from palace_hub.views.table.lines import LinesView
from palace_hub.views.table.manual_entry import ManualView
from palace_hub.views.table.market import TileState, market
from palace_hub.views.table.players import players
from palace_hub.views.table.question import question
from palace_hub.views.table.rail import StepState, rail
from palace_hub.views.table.screen import last_round, table
from palace_hub.views.table.start_form import StartView
from palace_hub.views.table.tray_strip import SegmentState, tray
from palace_hub.views.wording import Size, Wording, size_of

WORDING = Wording()


@pytest.mark.parametrize("scene", sorted(SCENES))
def test_no_scene_shows_a_missing_message_or_an_unfilled_place(scene: str) -> None:
    shown = [text for text in strings_of(table(SCENES[scene](), WORDING)) if "?" in text and text != "?"]
    assert [text for text in shown if text.startswith("?")] == []
    assert [text for text in strings_of(table(SCENES[scene](), WORDING)) if "{" in text] == []


@pytest.mark.parametrize(
    ("scene", "sentence"),
    [
        ("start", "New game"),
        ("calibrate_empty", "Empty the tray"),
        ("calibrate_full", "Fill the tray"),
        ("resume", "Game not finished"),
        ("setup", "Take 8 arches out"),
        ("build", "Build a staircase"),
        ("decorate", "Put gold on top"),
        ("credits", "6 credits"),
        ("cards", "6 credits to spend"),
        ("one_time", "Take 2 columns"),
        ("place_cards", "Place 2 cards"),
        ("recurring", "Take 3 arches"),
        ("wrong_take", "Put 1 column back"),
        ("correction", "3 things to put right"),
        ("bonus", "Take 1 bonus card"),
        ("monkey", "Place the monkey"),
        ("end_turn", "Turn is over"),
    ],
)
def test_one_sentence_a_step(scene: str, sentence: str) -> None:
    assert head(SCENES[scene](), WORDING).sentence == sentence


@pytest.mark.parametrize(
    ("scene", "sentence", "parts"),
    [
        (
            "one_time",
            "Your new cards give you 2 columns and 1 brick or arch.",
            ("1 column and 1 brick or arch", "1 column"),
        ),
        (
            "recurring",
            "Your board and your cards give you 4 arches and 3 bricks.",
            ("1 arch and 2 bricks", "1 arch", "1 arch", "1 arch and 1 brick"),
        ),
    ],
)
def test_a_delivery_is_told_in_words_and_a_key_shows_its_sum(scene: str, sentence: str, parts: tuple[str, ...]) -> None:
    now = SCENES[scene]()
    assert head(now, WORDING).explanation.startswith(sentence)
    lines = [line.text.split("  gives ")[1] for line in delivery_sum(now, WORDING).lines if "  gives " in line.text]
    assert tuple(line.split("   ")[0] for line in lines) == parts
    assert ("w", "sum") in [(key.key, key.action) for key in footer(now, WORDING)]


def test_an_undo_into_another_turn_names_its_player_and_each_answer_says_what_happens() -> None:
    now = dataclasses.replace(SCENES["build"](), can_undo=True, undo_over_turn=2)
    asked = confirmation("undo", now, WORDING)
    assert asked.question == "Undo for Chiara?"
    assert "it is Chiara's turn again" in asked.if_yes
    assert "Ann's turn goes on" in asked.if_no
    assert "palace" not in asked.if_yes
    bot = dataclasses.replace(now, bot=BotView(bot="planner", done=2, of=5))
    assert "The 2 pieces that were laid for Ann come off the palace" in confirmation("undo", bot, WORDING).if_yes
    assert "Undo for Chiara" in [action.text for action in actions(now, WORDING).others]


@pytest.mark.parametrize(
    "topic", ["discard", "pass", "keep", "pause", "end-now", "go-on", "quit", "deck-printed", "deck-screen"]
)
def test_a_confirmation_says_what_each_answer_does(topic: str) -> None:
    asked = confirmation(topic, SCENES["build"](), WORDING)
    assert not [text for text in (asked.question, asked.yes, asked.no, asked.if_yes, asked.if_no) if "?sure" in text]
    assert asked.if_yes != asked.if_no


def test_a_question_says_what_happens_with_each_answer() -> None:
    for scene in ("question", "which_staircase", "one_staircase", "where_off", "rim_off"):
        asked = question(SCENES[scene](), WORDING)
        assert asked is not None
        assert all(answer.then and not answer.then.startswith("?") for answer in asked.answers), scene


def test_a_wrong_take_comes_before_everything_else_and_cites_its_rule() -> None:
    view = head(SCENES["wrong_take"](), WORDING)
    assert view.tone is Tone.ALARM
    assert "(rule 7.5)" in view.explanation


def test_a_lost_tray_is_told_in_amber_not_in_alarm() -> None:
    view = head(SCENES["node_lost"](), WORDING)
    assert view.tone is Tone.CAUTION
    assert "8 s" in view.explanation
    assert isinstance(table(SCENES["node_lost"](), WORDING).stage, ManualView)


def test_a_refusal_is_told_with_its_rule() -> None:
    refused = dataclasses.replace(SCENES["cards"](), refusal=Message("rule-pile-twice", {"pile": "gold-4"}))
    view = head(refused, WORDING)
    assert view.tone is Tone.CAUTION
    assert "(rule 6.2)" in view.explanation


def test_a_refused_staircase_is_told_with_what_mends_it() -> None:
    params = {"piece": "arch", "at": "A8,8,1n", "cell": "8,8,1", "missing": 1, "lowest": "8,8,0"}
    refused = dataclasses.replace(SCENES["build"](), refusal=Message("rule-not-supported", params))
    explanation = head(refused, WORDING).explanation
    assert "(rule 3.5)" in explanation
    assert "Put a brick under it." in explanation


def test_a_refused_staircase_is_told_with_both_places_where_the_plate_cannot_tell_which() -> None:
    at, other = (Placement(Piece.GOLD, x, 5, 6) for x in (20, 19))
    broken = Violation.of("several_decorations", at, count=2)
    same, another = (Violation.of(code, other, count=2) for code in ("several_decorations", "loose_brick"))
    for elsewhere, told in (
        (None, ""),
        (same, "Or the other marked place: "),
        (another, "Or the other marked place (rule 4.8): "),
    ):
        refused = dataclasses.replace(SCENES["build"](), refusal=violation_message(broken, elsewhere))
        explanation = head(refused, WORDING).explanation
        assert "(rule 5.1)" in explanation
        assert ("cannot tell which" in explanation) is bool(told)
        assert told in explanation


def test_4_10_a_refused_pass_says_that_the_plan_shows_a_staircase() -> None:
    refused = dataclasses.replace(SCENES["build"](), refusal=Message("rule-could-build", {"example": "A8,2,0n"}))
    explanation = head(refused, WORDING).explanation
    assert "(rule 4.10)" in explanation
    assert "A8,2,0n" not in explanation


def test_9_4_a_figure_that_stayed_on_its_card_is_told_before_the_turn_ends() -> None:
    scene = SCENES["end_turn"]()
    told = Message("log-figure-on-card-no-open-knob", {"figure": "monkey", "name": "Ann"})
    before = Message("log-command-end-turn", {"name": "Bo"})

    def rows(*log: LogLine) -> list[str]:
        view = table(dataclasses.replace(scene, log=log), WORDING).stage
        assert isinstance(view, LinesView)
        return [row.text for row in view.rows]

    said = "The monkey stays on its card: no knob is open"
    assert said in rows(LogLine(2, 0, "", "Ann", told), LogLine(1, 0, "", "Bo", before))
    assert said not in rows(LogLine(2, 0, "", "Ann", told, undone=True), LogLine(1, 0, "", "Bo", before))
    assert said not in rows(LogLine(2, 0, "", "Bo", before), LogLine(1, 0, "", "Ann", told))


def test_the_big_digit_is_what_is_still_to_be_done() -> None:
    view = table(SCENES["recurring"](), WORDING).stage
    assert isinstance(view, BoxesView)
    assert [(box.big, box.state) for box in view.boxes] == [("3", BoxState.NOW), ("OK", BoxState.DONE)]


def test_what_must_be_undone_stands_first_and_the_rest_waits() -> None:
    view = table(SCENES["wrong_take"](), WORDING).stage
    assert isinstance(view, BoxesView)
    assert [box.state for box in view.boxes] == [BoxState.ALARM, BoxState.LATER, BoxState.DONE]
    assert view.boxes[0].line == "column: 1 taken, not now"


def test_a_choice_is_one_box_with_both_silhouettes() -> None:
    view = boxes(judgement(Aim.ONE_TIME, {}, Choice(2, 1)), WORDING)
    assert [(box.pieces, box.big) for box in view.boxes] == [(("arch", "brick"), "1")]


def test_too_many_of_the_right_type_is_said_in_pieces() -> None:
    wrong = judgement(Aim.RECURRING, {"arch": Box("arch", 3, 5, put_back=2)})
    now = dataclasses.replace(SCENES["recurring"](), judgement=wrong)
    assert head(now, WORDING).sentence == "Put 2 arches back"


def test_a_wrong_take_in_step_one_replaces_the_form() -> None:
    wrong = judgement(Aim.NOTHING, {"brick": Box("brick", 0, 1, put_back=1)})
    assert isinstance(table(dataclasses.replace(SCENES["build"](), judgement=wrong), WORDING).stage, BoxesView)


def test_several_differences_become_a_list_with_remove_before_place() -> None:
    view = table(SCENES["correction"](), WORDING).stage
    assert isinstance(view, LinesView)
    words = [row.text.split()[0] for row in view.rows if row.ink == "alarm"]
    assert words == ["take", "put", "put"]


def test_nothing_to_confirm_is_grey_text_and_never_a_button() -> None:
    view = actions(SCENES["wrong_take"](), WORDING)
    assert view.main is None
    assert view.waiting == "put 1 column back"
    assert actions(SCENES["recurring"](), WORDING).waiting == "waiting for 3 arches"


@pytest.mark.parametrize(
    ("scene", "text"),
    [("build", "Staircase is finished"), ("cards", "Buy light green 4¢"), ("cards_none", "Buy nothing")],
)
def test_the_main_action_says_its_consequence(scene: str, text: str) -> None:
    main = actions(SCENES[scene](), WORDING).main
    assert main is not None
    assert main.text == text


def test_resume_or_discard_has_no_default() -> None:
    view = actions(SCENES["resume"](), WORDING)
    assert view.main is None
    assert [action.action for action in view.others[:2]] == ["resume", "discard"]


@pytest.mark.parametrize("scene", sorted(SCENES))
@pytest.mark.parametrize("size", [Size.SMALL, Size.NARROW, Size.WIDE, Size.FAR])
def test_the_footer_ends_with_help_and_has_each_key_once(scene: str, size: Size) -> None:
    keys = footer(SCENES[scene](), dataclasses.replace(WORDING, size=size))
    assert len(keys) <= (MOST_FOOTER_KEYS if size in (Size.NARROW, Size.WIDE) else 20)
    assert keys[-1].key == "?"
    assert len({key.key for key in keys}) == len(keys)


def test_a_small_screen_names_all_keys_and_a_tiny_one_has_no_far_view() -> None:
    now = dataclasses.replace(SCENES["recurring"](), can_undo=True, can_redo=True)
    small = [key.key for key in footer(now, dataclasses.replace(WORDING, size=Size.SMALL))]
    assert "".join(small) == "ucwpmlqfdsoyet?"
    tiny = [key.key for key in footer(now, dataclasses.replace(WORDING, size=Size.TINY))]
    assert "".join(tiny) == "ucwpmlqdsoyet?"


def test_skipped_steps_are_marked_when_a_player_cannot_build() -> None:
    game = Game.new(("Ann", "Bo"), settings=Settings(voluntary_pass=True), data_set=card_set(), seed=3)
    game.apply(PassBuild())
    view = rail(snapshot(game, Stage.RECURRING), WORDING)
    skipped = [step.number for step in view.steps if step.state is StepState.SKIPPED]
    assert skipped == [1, 2, 3, 4, 5]
    assert view.steps[5].state is StepState.NOW


def test_a_type_that_could_run_out_is_marked_low() -> None:
    now = SCENES["last_round"]()
    marks = {segment.piece: segment.mark for segment in tray(now, WORDING).segments}
    assert marks["brick"] == "low"
    assert marks["column"] == ""
    assert marks["gold"] == ""


def test_an_unknown_count_is_a_dash_and_never_zero() -> None:
    view = tray(SCENES["calibrate_full"](), WORDING)
    assert [segment.count for segment in view.segments] == ["-"] * len(PIECES)
    assert all(segment.state is SegmentState.UNKNOWN and segment.fraction is None for segment in view.segments)


def test_the_tray_shows_what_lies_there() -> None:
    now = SCENES["build"]()
    assert now.game is not None
    counts = {segment.piece: int(segment.count) for segment in tray(now, WORDING).segments}
    assert counts == {piece.value: now.game.supply[piece] for piece in PIECES}
    assert max(BOX.values()) >= max(counts.values())


def test_link_count_and_saved_are_told_apart() -> None:
    assert [lamp.text for lamp in info(SCENES["recurring"](), WORDING).lamps] == ["tray ok", "saved"]
    lamps = info(SCENES["node_lost"](), WORDING).lamps
    assert [(lamp.text, lamp.fault) for lamp in lamps] == [("tray: no answer 8 s", True), ("saved", False)]
    unsaved = dataclasses.replace(SCENES["recurring"](), saved=Message("problem-not-saved"))
    assert info(unsaved, WORDING).lamps[-1].fault


@pytest.mark.parametrize("state", ["absent", "hello", "configured", "live", "stale", "lost", "incompatible"])
def test_every_link_state_has_its_words(state: str) -> None:
    now = dataclasses.replace(SCENES["recurring"](), links=(LinkView("plate", "plate", state, age_s=4.0),))
    assert "?" not in info(now, WORDING).lamps[0].text


def test_running_scores_are_hidden_where_the_table_wants_it() -> None:
    view = players(hidden_score(), WORDING)
    assert all("banana" not in player.score for player in view.players)
    assert "banana" in players(SCENES["build"](), WORDING).players[0].score


def test_a_pile_never_moves_and_says_why_it_is_closed() -> None:
    view = market(SCENES["cards"](), WORDING)
    assert view is not None
    assert [tile.place for tile in view.tiles] == list(range(12))
    assert [tile.price for tile in view.tiles] == [f"{price}¢" for price in "123334445556"]
    assert all(tile.cap for tile in view.tiles)
    closed = [tile for tile in view.tiles if tile.state is TileState.CLOSED]
    assert closed
    assert all(tile.reason for tile in closed)
    assert {tile.reason for tile in closed} <= {"not light", "too costly", "1 per pile"}


def test_the_last_round_says_who_found_too_few_of_what() -> None:
    assert last_round(SCENES["last_round"](), WORDING).startswith("LAST ROUND: Bo found 1 of 6 bricks (rule 8.2)")
    assert last_round(SCENES["build"](), WORDING) == ""


def test_before_a_game_the_form_says_what_is_missing_and_its_fix() -> None:
    view = table(SCENES["start"](), WORDING).stage
    assert isinstance(view, StartView)
    assert "Fix:" in view.hints[0]


@pytest.mark.parametrize(
    ("columns", "rows", "far", "size"),
    [
        (59, 30, False, Size.TOO_SMALL),
        (100, 19, False, Size.TOO_SMALL),
        (79, 24, True, Size.TINY),
        (80, 23, False, Size.TINY),
        (80, 24, False, Size.SMALL),
        (80, 24, True, Size.FAR),
        (100, 24, False, Size.SMALL),
        (89, 40, False, Size.SMALL),
        (100, 30, False, Size.NARROW),
        (109, 36, False, Size.NARROW),
        (120, 36, False, Size.WIDE),
        (120, 30, False, Size.NARROW),
        (120, 36, True, Size.FAR),
    ],
)
def test_sizes(columns: int, rows: int, far: bool, size: Size) -> None:
    assert size_of(columns, rows, far=far) is size


@pytest.mark.parametrize("phase", list(Phase))
@pytest.mark.parametrize("stage", [None, *Stage])
@pytest.mark.parametrize("with_game", [True, False])
def test_every_phase_and_stage_has_a_screen(phase: Phase, stage: Stage | None, with_game: bool) -> None:
    make: Callable[[], Snapshot] = SCENES["build"] if with_game else SCENES["start"]
    view = table(dataclasses.replace(make(), phase=phase, stage=stage), WORDING)
    assert view.head.sentence


def test_a_decoration_that_ran_out_is_explained() -> None:
    now = SCENES["decorate"]()
    assert now.game is not None
    supply = dict(now.game.supply) | {Piece.GOLD: 0}
    out = dataclasses.replace(
        now, game=now.game.model_copy(update={"supply": supply}), judgement=judgement(Aim.DECORATE)
    )
    view = head(out, WORDING)
    assert view.sentence == "Put any on top"
    assert "(rule 10.7)" in view.explanation


def test_9_3_the_frog_is_offered_in_words_to_whoever_may_take_it() -> None:
    scene = SCENES["build"]()
    assert scene.game is not None

    def offered(holder: int | None) -> bool:
        trophies = dict(scene.game.trophies) | {Figure.FROG: holder}
        game = scene.game.model_copy(update={"trophies": trophies})
        return "to take the frog" in head(dataclasses.replace(scene, game=game), WORDING).explanation

    me = scene.game.prompt.player
    assert offered(None)
    assert offered((me + 1) % 3)
    assert not offered(me)


def test_while_a_game_waits_to_be_resumed_no_key_is_offered_that_does_nothing() -> None:
    assert not {"palace", "market"} & {key.action for key in footer(SCENES["resume"](), WORDING)}


def test_a_count_that_is_not_sure_yet_says_so_and_changes_nothing_else() -> None:
    now = SCENES["build"]()
    assert now.game is not None
    sure = {segment.piece: segment for segment in tray(now, WORDING).segments}
    cells = tuple(
        dataclasses.replace(cell, provisional=38) if cell.piece == "brick" else cell
        for cell in (CellView(piece.value, now.game.supply[piece], True) for piece in PIECES)
    )
    shown = {segment.piece: segment for segment in tray(dataclasses.replace(now, cells=cells), WORDING).segments}
    assert (shown["brick"].count, shown["brick"].about) == ("38", "about 38")
    assert shown["brick"].mark == sure["brick"].mark
    assert [segment.about for piece, segment in shown.items() if piece != "brick"] == [""] * (len(PIECES) - 1)


def test_10_5_a_piece_of_a_bot_on_the_knob_of_its_figure_says_where_the_figure_goes() -> None:
    now = SCENES["build"]()
    assert now.game is not None
    piece = Placement(Piece.BRICK, 3, 3, 0)
    held = now.game.model_copy(update={"figures": {Figure.MONKEY: str(piece.cells[0])}})
    bot = BotView(bot="planner", command=Build(staircase=str(piece)), piece=piece, of=3)
    said = [head(dataclasses.replace(now, game=game, bot=bot), WORDING).explanation for game in (now.game, held)]
    assert ["put the Monkey back on Ann's card" in sentence for sentence in said] == [False, True]

"""Sentences fit the situation: by hand and with a tray, in set-up, after an undo, in a shortage."""

import dataclasses

import pytest
from tests.tui.scenes.index import SCENES
from tests.tui.scenes.stored_games import card_set, fresh, judgement, snapshot

from monkey_palace.board.pieces import BOX, PIECES, Piece
from monkey_palace.game.history import Game
from palace_hub.locale.message import Message
from palace_hub.referee.judge import Allowed, judge
from palace_hub.referee.judgement import Aim, Box, Choice
from palace_hub.views.snapshot import (
    CellView,
    LogLine,
    ModuleStep,
    ModuleView,
    Phase,
    Snapshot,
    Stage,
    TraySetupStep,
    TraySetupView,
)
from palace_hub.views.table import confirmation
from palace_hub.views.table.actions import actions, waiting_for
from palace_hub.views.table.boxes import BoxesView, BoxState
from palace_hub.views.table.correction import correct
from palace_hub.views.table.head import HeadView, Tone, head
from palace_hub.views.table.lines import LinesView
from palace_hub.views.table.manual_entry import ManualView
from palace_hub.views.table.players import players
from palace_hub.views.table.screen import table
from palace_hub.views.table.tray_strip import SegmentState, tray
from palace_hub.views.text import cells
from palace_hub.views.wording import Size, Wording

WORDING = Wording()
OF_PIECES = dict[Piece, int]


def counted(numbers: list[int], *, sure: bool = True) -> tuple[CellView, ...]:
    return tuple(CellView(piece.value, number, sure) for piece, number in zip(PIECES, numbers, strict=True))


def setting_up(*, manual: bool = False, out: OF_PIECES | None = None) -> Snapshot:
    """The referee's judgement of a set-up: the whole box lies in the tray except for the pieces `out`."""
    game = Game.new(("Ann", "Bo"), data_set=card_set(), seed=5)
    held = [BOX[piece] - (out or {}).get(piece, 0) for piece in PIECES]
    shelf = tuple(game.state.supply[piece] for piece in PIECES)
    judged = judge(Allowed(Aim.SETUP), shelf, held, (False,) * len(PIECES))
    links = () if manual else SCENES["build"]().links
    return snapshot(
        game,
        None,
        phase=Phase.SETUP,
        judgement=judged,
        manual=manual,
        can_confirm=manual,
        cells=counted(held),
        links=links,
        can_undo=False,
    )


def typing(now: Snapshot) -> Snapshot:
    """The same table with no tray."""
    return dataclasses.replace(now, manual=True, links=())


def explained(now: Snapshot) -> HeadView:
    return head(now, WORDING)


# set-up


def test_a_set_up_by_hand_is_not_ready_before_anybody_says_so() -> None:
    view = explained(setting_up(manual=True))
    assert view.sentence == "Lay out the kits"
    assert "Then press Enter." in view.explanation
    main = actions(setting_up(manual=True), WORDING).main
    assert main is not None
    assert main.text == "They are out"
    assert "by itself" not in view.explanation


def test_a_set_up_with_a_tray_says_what_is_still_in_and_goes_on_by_itself() -> None:
    now = setting_up()
    assert now.game is not None
    arches = BOX[Piece.ARCH] - now.game.supply[Piece.ARCH]
    view = explained(now)
    assert view.sentence == f"Take {arches} arches out"
    assert "goes on by itself" in view.explanation
    assert actions(now, WORDING).main is None


@pytest.mark.parametrize("manual", [True, False])
def test_a_set_up_shows_what_comes_out_and_accuses_nobody(manual: bool) -> None:
    now = setting_up(manual=manual)
    assert now.game is not None
    stage = table(now, WORDING).stage
    assert isinstance(stage, BoxesView)
    wanted = {piece.value: BOX[piece] - now.game.supply[piece] for piece in PIECES}
    assert {box.pieces[0]: int(box.big) for box in stage.boxes} == {piece: n for piece, n in wanted.items() if n}
    assert {box.state for box in stage.boxes} == {BoxState.NOW}
    assert stage.boxes[0].line == f"take {wanted['arch']} arches out"
    strip = tray(now, WORDING).segments
    assert SegmentState.ALARM not in {segment.state for segment in strip}
    assert strip[0].mark == f"out {wanted['arch']}"


def test_more_than_the_kits_in_a_set_up_goes_back() -> None:
    start = setting_up()
    assert start.game is not None
    out = {piece: BOX[piece] - start.game.supply[piece] for piece in PIECES} | {Piece.COLUMN: 3}
    now = setting_up(out=out)
    kits = BOX[Piece.COLUMN] - start.game.supply[Piece.COLUMN]
    assert explained(now).sentence == f"Put {3 - kits} columns back"
    assert "(rule 2.2)" in explained(now).explanation


def test_a_set_up_is_done_only_when_every_count_is_known_and_right() -> None:
    start = setting_up()
    assert start.game is not None
    out = {piece: BOX[piece] - start.game.supply[piece] for piece in PIECES}
    done = setting_up(out=out)
    assert explained(done).sentence == "Ready to play"
    assert done.judgement is not None
    unsure = dataclasses.replace(done, judgement=dataclasses.replace(done.judgement, known=False))
    assert explained(unsure).sentence == "Lay out the kits"


# counts: entered, from the books, or weighed


def test_the_strip_shows_what_was_typed() -> None:
    now = typing(SCENES["recurring"]())
    assert now.game is not None
    numbers = [now.game.supply[piece] for piece in PIECES]
    numbers[0] -= 1
    typed = dataclasses.replace(now, cells=counted(numbers, sure=False))
    assert [segment.count for segment in tray(typed, WORDING).segments] == [str(number) for number in numbers]


def test_a_resumed_table_compares_only_what_a_tray_weighed() -> None:
    weighed = table(SCENES["resume"](), WORDING).stage
    assert isinstance(weighed, LinesView)
    assert sum(row.text.startswith("arch: the tray holds") for row in weighed.rows) == 1
    for other in (
        typing(SCENES["resume"]()),
        dataclasses.replace(SCENES["resume"](), cells=counted([1] * len(PIECES), sure=False)),
    ):
        stage = table(other, WORDING).stage
        assert isinstance(stage, LinesView)
        assert not any("the tray holds" in row.text for row in stage.rows)


def test_a_game_stopped_in_its_set_up_is_not_compared() -> None:
    new = Game.new(("Ann", "Bo"), data_set=card_set(), seed=5).state
    now = SCENES["resume"]()
    assert now.resume is not None
    held = counted([BOX[piece] for piece in PIECES])
    stopped = dataclasses.replace(now, resume=dataclasses.replace(now.resume, state=new), cells=held)
    stage = table(stopped, WORDING).stage
    assert isinstance(stage, LinesView)
    assert not any("the tray holds" in row.text for row in stage.rows)


@pytest.mark.parametrize(
    ("ago_s", "said"),
    [
        (7200.0, "today 19:42 (2 hours ago)"),
        (3600.0 * 10, "yesterday 19:42 (10 hours ago)"),
        (86_400.0 * 3, "2026-11-20 19:42 (3 days ago)"),
        (600.0, "today 19:42 (10 minutes ago)"),
    ],
)
def test_the_last_saved_event_is_dated_as_people_say_it(ago_s: float, said: str) -> None:
    now = SCENES["resume"]()
    assert now.resume is not None
    offer = dataclasses.replace(now.resume, saved_at="2026-11-20 19:42:07", ago_s=ago_s)
    stage = table(dataclasses.replace(now, resume=offer), WORDING).stage
    assert isinstance(stage, LinesView)
    assert any(said in row.text for row in stage.rows)


def test_a_count_to_correct_names_where_it_comes_from() -> None:
    now = SCENES["recurring"]()
    assert now.game is not None
    supply = [now.game.supply[piece] for piece in PIECES]
    assert [step.line for step in correct(now, WORDING).steppers] == [f"tray says {number}" for number in supply]
    held = counted([supply[0] - 1, *supply[1:]], sure=False)
    by_hand = correct(dataclasses.replace(typing(now), cells=held), WORDING).steppers
    assert [by_hand[0].line, by_hand[1].line] == [f"you typed {supply[0] - 1}", f"game says {supply[1]}"]
    typed = LogLine(9, 1.0, "", "Ann", Message("log-override", {"piece": "gold", "old": 3, "new": supply[5]}))
    over = correct(dataclasses.replace(now, log=(typed,)), WORDING).steppers
    assert over[5].line == f"you typed {supply[5]}"
    unknown = correct(dataclasses.replace(now, cells=tuple(CellView(p.value) for p in PIECES)), WORDING).steppers
    assert {step.line for step in unknown} == {"not known"}


LINE_AT_80_COLUMNS = 11
"""A sixth of the dialog's inner width, with a blank cell between two steppers."""


def test_the_origin_of_a_count_fits_80_columns() -> None:
    small = dataclasses.replace(WORDING, size=Size.SMALL)
    for now in (SCENES["recurring"](), typing(SCENES["recurring"]())):
        for count in (0, 80):
            held = counted([count] * len(PIECES))
            lines = [step.line for step in correct(dataclasses.replace(now, cells=held), small).steppers]
            assert max(cells(line) for line in lines) <= LINE_AT_80_COLUMNS


# deliveries


def short_delivery(**changes: object) -> Snapshot:
    now = SCENES["recurring"]()
    assert now.game is not None
    supply = dict(now.game.supply) | {Piece.BRICK: now.game.entitlement.brick - 1}
    game = now.game.model_copy(update={"supply": supply, **changes})
    boxes = {"arch": Box("arch", game.entitlement.arch), "brick": Box("brick", supply[Piece.BRICK])}
    return dataclasses.replace(now, game=game, judgement=judgement(Aim.RECURRING, boxes))


def test_a_short_delivery_says_what_it_leads_to() -> None:
    view = explained(short_delivery(end_triggered_by=None))
    wanted = SCENES["recurring"]().game
    assert wanted is not None
    bricks = wanted.entitlement.brick
    verb = "is" if bricks == 2 else "are"
    said = f"Only {bricks - 1} of {bricks} bricks {verb} left: that ends the game after this round (rule 8.2)."
    assert view.explanation == said
    again = explained(short_delivery(end_triggered_by=1)).explanation
    assert again == said.replace(": that ends the game after this round", "")


def test_a_delivery_that_finds_everything_does_not_speak_of_the_end() -> None:
    assert "8.2" not in explained(SCENES["recurring"]()).explanation


def test_an_undone_choice_shows_the_choice_and_never_some_of_none() -> None:
    now = typing(SCENES["one_time"]())
    whole = judgement(Aim.ONE_TIME, {"arch": Box("arch", 0, 2)}, Choice(2, 2, 0, 2))
    held = dataclasses.replace(now, judgement=whole, can_confirm=True)
    stage = table(held, WORDING).stage
    assert isinstance(stage, BoxesView)
    assert [(box.big, box.line) for box in stage.boxes] == [("OK", "2 of 2 taken")]
    main = actions(held, WORDING).main
    assert main is not None
    assert main.text == "Delivery is complete"
    part = judgement(Aim.ONE_TIME, {"arch": Box("arch", 0, 1)}, Choice(2, 1, 0, 1))
    stepped = table(dataclasses.replace(held, judgement=part), WORDING).stage
    assert isinstance(stepped, ManualView)
    assert [stepper.line for stepper in stepped.steppers] == ["arch: 1 taken", "brick: 0 taken"]


# wrong takes and undo


def undone(now: Snapshot) -> Snapshot:
    reason = Message("undone-put-back", {"piece": "gold", "count": 1})
    judged = judgement(Aim.NOTHING, {"gold": Box("gold", 0, 1, put_back=1)}, reason=reason)
    return dataclasses.replace(now, judgement=judged)


def test_what_an_undo_left_outside_is_no_rule_broken() -> None:
    now = undone(SCENES["build"]())
    view = explained(now)
    assert (view.sentence, view.tone) == ("Put 1 gold back", Tone.CAUTION)
    assert view.explanation == "You took a step back. Put 1 gold brick back too, or press y to do the step again."
    stage = table(now, WORDING).stage
    assert isinstance(stage, BoxesView)
    assert [(box.label, box.state) for box in stage.boxes] == [("PUT BACK", BoxState.NOW)]
    assert stage.note == ""
    assert tray(now, WORDING).segments[5].mark == "back 1"


def test_an_undo_into_the_build_names_the_pieces_that_stay_on_the_palace() -> None:
    now = undone(SCENES["plan_build"]())
    stage = table(now, WORDING).stage
    assert isinstance(stage, BoxesView)
    assert stage.note == "Leave 4 arches and 4 bricks on the palace. Take only gold off."
    assert now.judgement is not None
    many = {piece: Box(piece, 0, 1, put_back=1) for piece in ("gold", "column", "arch")}
    several = dataclasses.replace(now, judgement=judgement(Aim.NOTHING, many, reason=now.judgement.reason))
    rows = table(several, WORDING).stage
    assert isinstance(rows, LinesView)
    assert stage.note in {row.text for row in rows.rows}


def test_after_an_undo_what_comes_out_is_said_with_its_number() -> None:
    now = undone(SCENES["build"]())
    assert now.judgement is not None
    mixed = {"brick": Box("brick", take_out=2), "gold": Box("gold", 0, 1, put_back=1)}
    now = dataclasses.replace(now, judgement=judgement(Aim.NOTHING, mixed, reason=now.judgement.reason))
    stage = table(now, WORDING).stage
    assert isinstance(stage, BoxesView)
    said = [(box.label, box.big, box.line) for box in stage.boxes]
    assert said == [("TAKE OUT", "2", "take 2 bricks out"), ("PUT BACK", "1", "put 1 gold back")]
    assert [tray(now, WORDING).segments[cell].mark for cell in (1, 5)] == ["out 2", "back 1"]


@pytest.mark.parametrize(
    ("manual", "box", "key", "said"),
    [
        (False, Box("brick", 0, 2, put_back=2), "wrong-time", "the game goes on by itself."),
        (False, Box("brick", take_out=1), "put-back-wrong", "the game goes on by itself."),
        (True, Box("brick", 0, 1, put_back=1), "wrong-time", "press Enter."),
        (True, Box("brick", take_out=1), "put-back-wrong", "press Enter."),
    ],
)
def test_what_ends_a_fault_is_said_as_it_is(manual: bool, box: Box, key: str, said: str) -> None:
    reason = Message(key, {"piece": "brick", "count": 1, "rule": "7.5"})
    now = dataclasses.replace(SCENES["build"](), judgement=judgement(Aim.NOTHING, {"brick": box}, reason=reason))
    assert explained(typing(now) if manual else now).explanation.endswith(said)


def test_pieces_that_go_back_are_not_waited_for() -> None:
    for box, waits in (
        (Box("column", 0, 2, put_back=2), "put 2 columns back"),
        (Box("column", 2), "waiting for 2 columns"),
    ):
        now = dataclasses.replace(SCENES["build"](), judgement=judgement(Aim.NOTHING, {"column": box}))
        assert waiting_for(now, WORDING) == waits


def test_one_piece_does_not_belong_and_two_do_not_belong() -> None:
    for key in ("put-back-wrong", "log-violation-opened"):
        for count, word in ((1, "does not belong"), (2, "do not belong")):
            params = {"piece": "column", "count": count, "rule": "7.5", "what": "put-back-wrong", "name": "Bo"}
            assert word in WORDING.message(Message(key, params))


def test_many_differences_are_not_explained_by_one_of_them() -> None:
    view = explained(SCENES["correction"]())
    assert view.sentence == "3 things to put right"
    assert "each goes away" in view.explanation
    assert "arch" not in view.explanation
    assert "7.5" not in view.explanation


def test_a_wrong_take_while_decorating_speaks_of_the_decoration() -> None:
    boxes = {"brick": Box("brick", 0, 1, put_back=1), "gold": Box("gold", 1)}
    reason = Message("wrong-type", {"piece": "brick", "count": 1, "rule": "7.5"})
    now = dataclasses.replace(SCENES["decorate"](), judgement=judgement(Aim.DECORATE, boxes, reason=reason))
    assert "delivery" not in explained(now).explanation
    assert "decoration" in explained(now).explanation
    stage = table(now, WORDING).stage
    assert isinstance(stage, BoxesView)
    assert [box.label for box in stage.boxes] == ["! PUT BACK", "then put on top"]


def test_any_decoration_is_offered_as_decorations() -> None:
    shelf = (9, 9, 9, 4, 4, 0)
    judged = judge(Allowed(Aim.DECORATE, ((0, 0, 0, 1, 0, 0), (0, 0, 0, 0, 1, 0))), shelf, shelf, (False,) * 6)
    now = dataclasses.replace(SCENES["decorate"](), judgement=judged)
    stage = table(now, WORDING).stage
    assert isinstance(stage, BoxesView)
    assert [box.pieces for box in stage.boxes] == [("light_green", "dark_green")]
    assert actions(now, WORDING).waiting == "waiting for a decoration"


# other words


def test_a_staircase_that_stands_has_left_the_stock() -> None:
    now = SCENES["decorate"]()
    assert now.game is not None
    bricks, draft = now.game.player.bricks, now.draft
    seat = now.game.prompt.player
    signs = [WORDING.sign(piece) for piece in ("arch", "brick", "column")]
    left = (bricks.arch - draft.arches, bricks.brick - draft.bricks, bricks.column - draft.columns)
    shown = list(players(now, WORDING).players)
    assert shown[seat].stock == " ".join(f"{count}{sign}" for count, sign in zip(left, signs, strict=True))
    building = list(players(dataclasses.replace(now, stage=Stage.BUILD), WORDING).players)
    assert building[seat].stock != shown[seat].stock
    del building[seat], shown[seat]
    assert [view.stock for view in building] == [view.stock for view in shown]


def test_one_banana_is_one() -> None:
    assert WORDING.say("player-score", bananas=1, bonus=0).startswith("1 banana ")
    assert WORDING.say("player-score", bananas=2, bonus=0).startswith("2 bananas ")


def quitting(snapshot: Snapshot) -> str:
    return confirmation.confirmation("quit", snapshot, WORDING).if_yes


def test_quitting_promises_only_what_is_kept() -> None:
    playing = dataclasses.replace(SCENES["build"](), simulated=False)
    assert "offers it again" in quitting(playing)
    assert "offers it again" in quitting(
        dataclasses.replace(playing, simulated=True)
    )  # the virtual tray's game is kept
    demo = dataclasses.replace(playing, simulated=True, demo=True)
    assert quitting(demo).startswith("This demo ends here")
    for over in (SCENES["score"](), fresh(Phase.NO_GAME)):
        assert "nothing is lost" in quitting(over)
        assert "offered" not in quitting(over)
    unsaved = dataclasses.replace(playing, saved=Message("problem-not-saved"))
    assert "cannot be saved" in quitting(unsaved)
    empty = dataclasses.replace(fresh(Phase.NO_GAME), simulated=True)
    for step, said in ((TraySetupStep.LIFT, "only at its end"), (TraySetupStep.DONE, "nothing is lost")):
        assert said in quitting(dataclasses.replace(empty, tray_setup=TraySetupView(step)))
    for at, said in ((ModuleStep.PRESS, "only at its end"), (ModuleStep.DONE, "nothing is lost")):
        assert said in quitting(dataclasses.replace(empty, module=ModuleView(at, "tray")))

"""The next player builds on the plate while the last player still chooses cards, takes pieces, or places figures."""

from functools import partial
from pathlib import Path

import pytest
from tests.core.on_plan import play_by_hand_to_the_next_build
from tests.core.plate.figure_table import GRAMS, FigureTable
from tests.core.plate.plate_game import PlateTable, acts, hanging_arch, next_is_seen

from monkey_palace.board.notation import Placement, parse_placements
from monkey_palace.board.pieces import PIECES, Figure, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.game.history import Game
from monkey_palace.game.palace_state import palace_of
from monkey_palace.staircase.search import staircases
from palace_hub.core.plate.questions import ASK_AFTER_S
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries as say
from palace_hub.referee.plan import judged
from palace_hub.views.snapshot import Stage
from palace_hub.views.table.head import head
from palace_hub.views.table.info_line import info
from palace_hub.views.wording import Wording

MONKEY = Figure.MONKEY
WORDING = Wording(Catalogue())
LONG_S = 60.0  # ten times as long as the plate remembered before


@pytest.fixture
def table(copy_of):
    """The player in turn has built and decorated; the cards are due."""
    return copy_of(built_and_decorated)


@pytest.fixture
def at_figures(copy_of):
    return partial(copy_of, FigureTable.at_figures)


def next_staircase(table: PlateTable, number: int = 0) -> tuple[Placement, ...]:
    """A legal staircase of the next player on the palace as it is now."""
    state = table.state
    bricks: Bricks = state.players[(state.prompt.player + 1) % len(state.players)].bricks
    found = staircases(palace_of(state), bricks)
    return next(each for at, each in enumerate(found) if at == number).placements


def built_and_decorated(path: Path) -> PlateTable:
    table = PlateTable.played(path)
    table.build(*next_in_turn(table))
    table.enter(say.Confirm())
    table.decorate()
    table.pass_time(1.0)
    return table


def next_in_turn(table: PlateTable) -> tuple[Placement, ...]:
    state = table.state
    return next(iter(staircases(palace_of(state), state.player.bricks))).placements


def lamps(table: PlateTable) -> list[str]:
    return [lamp.text for lamp in info(table.shown, WORDING).lamps]


def early_pieces(table: PlateTable) -> set[object]:
    early = table.core.hub.plate_play.tracker.early
    return set() if early is None else acts(early.newest.standing)


@pytest.mark.long
def test_pieces_put_on_early_are_the_next_players_when_the_turn_begins(table):
    pieces = next_staircase(table)
    table.build(*pieces)
    table.pass_time(LONG_S)
    assert early_pieces(table) == acts(pieces)
    assert "Bo builds already: 2 pieces" in info(table.shown, WORDING).left
    assert not any("differs" in lamp for lamp in lamps(table))
    assert table.shown.plate.off is None
    table.events.clear()
    play_by_hand_to_the_next_build(table)
    table.pass_time(2.0)
    assert table.seen() == acts(pieces)
    assert not {"question", "violation"} & set(table.kinds())
    assert "already" not in info(table.shown, WORDING).left
    table.enter(say.Confirm())
    assert (table.core.hub.refusal, table.core.hub.stage) == (None, Stage.DECORATE)
    table.decorate()
    assert acts(parse_placements(" ".join(table.state.palace))) == acts(tuple(table.plate.standing))


def test_a_build_begun_early_goes_on_in_its_turn(table):
    pieces = next_staircase(table)
    assert len(pieces) > 1
    table.build(pieces[0])
    play_by_hand_to_the_next_build(table)
    table.build(*pieces[1:])
    assert table.seen() == acts(pieces)
    assert "question" not in table.kinds()


@pytest.mark.long
def test_pieces_taken_off_again_leave_nothing(table):
    pieces = next_staircase(table)
    table.build(*pieces)
    table.remove(*pieces[::-1])
    table.pass_time(5.0)
    assert "already" not in info(table.shown, WORDING).left
    assert not any("differs" in lamp for lamp in lamps(table))
    assert table.core.hub.plate_play.tracker.baseline.agrees
    play_by_hand_to_the_next_build(table)
    table.pass_time(1.0)
    assert table.seen() == set()
    assert "question" not in table.kinds()


def test_an_early_staircase_with_its_decoration_is_taken_at_one_press_in_its_turn(table):
    pieces = next_staircase(table)
    facts = judged(table.state, pieces).facts
    crown = Placement(Piece(facts.start_colour), *facts.end)
    table.build(*pieces)
    table.enter(say.Manual(taken={PIECES.index(crown.piece): 1}))
    table.build(crown)
    assert early_pieces(table) == acts((*pieces, crown))
    assert table.seen() == acts(pieces)
    table.events.clear()
    play_by_hand_to_the_next_build(table)
    table.pass_time(3.0)
    assert table.core.hub.stage is Stage.BUILD  # a brick that a hand puts there weighs as much as the leaf
    table.enter(say.Confirm())
    table.pass_time(1.0)
    commands = [event["command"]["kind"] for event in table.events if event["kind"] == "command"]
    assert commands[-2:] == ["end_turn", "build"]
    assert not {"violation", "question"} & set(table.kinds())
    assert acts(parse_placements(" ".join(table.state.palace))) == acts(tuple(table.plate.standing))


@pytest.mark.long
def test_a_second_decoration_on_the_plate_is_wrong_and_no_build(table):
    pieces = next_staircase(table)
    facts = judged(table.state, pieces).facts
    crown = Placement(Piece(facts.start_colour), *facts.end)
    second = Placement(Piece.GOLD, *next(knob for knob in pieces[-1].knobs if knob != facts.end))
    table.build(*pieces)
    table.enter(say.Manual(taken={PIECES.index(crown.piece): 1}))
    table.build(crown)
    assert not table.core.hub.judgement.wrong
    table.enter(say.Manual(taken={PIECES.index(second.piece): 1}))
    table.build(second)
    assert table.core.hub.judgement.wrong
    table.enter(say.Manual(taken={PIECES.index(second.piece): -1}))
    table.remove(second)
    table.pass_time(3.0)
    assert not table.core.hub.judgement.wrong
    assert early_pieces(table) == acts((*pieces, crown))


@pytest.mark.long
def test_more_bricks_than_the_next_player_has_are_refused_in_the_turn(table):
    bricks = table.state.players[1].bricks
    x, y = next(knob for knob in sorted(palace_of(table.state).ground) if knob[0] > 20)
    tower = [Placement(Piece.BRICK, x, y, z) for z in range(bricks.brick + 1)]
    table.build(*tower, looks=2.0)
    play_by_hand_to_the_next_build(table)
    table.pass_time(3.0)
    table.enter(say.Confirm())
    assert table.core.hub.refusal is not None or table.question() is not None
    assert table.core.hub.stage is Stage.BUILD


@pytest.mark.long
def test_after_a_restart_early_pieces_are_on_the_plan(table):
    pieces = next_staircase(table)
    table.build(*pieces)
    table.pass_time(5.0)
    table.restart()
    table.pass_time(2.0)
    table.enter(say.Resume())
    table.pass_time(3.0)
    assert table.seen() == acts(pieces)
    play_by_hand_to_the_next_build(table)
    table.pass_time(8.0)
    assert table.seen() == acts(pieces)
    assert table.question() is None
    table.enter(say.Confirm())
    assert (table.core.hub.refusal, table.core.hub.stage) == (None, Stage.DECORATE)
    table.decorate()
    assert next_is_seen(table)


@pytest.mark.long
def test_after_the_last_turn_pieces_come_off_uncounted(table):
    table.build(*next_staircase(table))
    play_by_hand_to_the_next_build(table)
    table.pass_time(2.0)
    table.enter(say.Confirm())
    table.decorate()
    book = table.core.hub.book
    book.game = Game.from_state(book.game.state.model_copy(update={"end_triggered_by": 0}))  # Bo's turn is the last one
    late = next_staircase(table)
    table.build(*late)
    table.pass_time(5.0)
    assert head(table.shown, WORDING).explanation.startswith("This is the last turn. Take off the")
    assert table.seen() == set()
    table.remove(*late[::-1])
    table.pass_time(5.0)
    assert table.shown.plate.late is None


@pytest.mark.long
def test_pieces_on_the_plate_before_the_decoration_are_the_next_players_too(plate_table):
    table = plate_table
    table.build(*next_in_turn(table))
    table.enter(say.Confirm())
    crown = table.decorate(put_on=False)
    pieces = next_staircase(table)
    table.build(pieces[0])
    table.build(crown)
    table.pass_time(5.0)
    assert early_pieces(table) == acts(pieces[:1])
    play_by_hand_to_the_next_build(table)
    table.pass_time(1.0)
    assert table.seen() == acts(pieces[:1])
    assert "question" not in table.kinds()


def test_a_forbidden_build_put_on_early_is_refused_in_its_turn(table):
    table.build(*hanging_arch(table), looks=2.0)  # Bo has a brick, Ann has arches alone
    play_by_hand_to_the_next_build(table)
    table.pass_time(2.0)
    table.enter(say.Confirm())
    assert table.core.hub.refusal.key == "rule-not-supported"


@pytest.mark.long
def test_a_thing_that_is_no_build_is_asked_about_when_the_turn_begins(table):
    table.plate.put(9000.0, (29.4, 2.3))
    table.pass_time(8.0)
    assert any("differs" in lamp for lamp in lamps(table))
    play_by_hand_to_the_next_build(table)
    table.pass_time(ASK_AFTER_S + 3.0)
    assert table.question().what == "plate"


@pytest.mark.long
def test_an_undo_asks_for_the_removal_of_what_was_built_on_the_staircase(table):
    pieces = next_staircase(table)
    table.build(*pieces)
    table.pass_time(5.0)
    turn = table.state.turn
    table.enter(say.Undo())
    assert table.core.hub.refusal.key == "refused-undo-built-on"
    assert (table.core.hub.refusal.params["name"], table.core.hub.refusal.params["count"]) == ("Bo", len(pieces))
    assert table.core.hub.stage is not Stage.BUILD
    table.remove(*pieces[::-1])
    table.pass_time(5.0)
    table.enter(say.Undo())
    assert (table.core.hub.refusal, table.core.hub.stage, table.state.turn) == (None, Stage.BUILD, turn)


@pytest.mark.long
def test_an_undo_over_the_turn_leaves_the_pieces_early(table):
    pieces = next_staircase(table)
    table.build(*pieces)
    play_by_hand_to_the_next_build(table)
    table.pass_time(2.0)
    assert table.seen() == acts(pieces)
    table.enter(say.Undo())
    table.pass_time(5.0)
    assert table.core.hub.stage is not Stage.BUILD
    assert early_pieces(table) == acts(pieces)
    table.enter(say.Redo())
    table.pass_time(2.0)
    assert table.seen() == acts(pieces)
    assert "question" not in table.kinds()


# -- figures ----------------------------------------------------------------------------------------------------------


def to_the_monkey_with_a_piece(table: FigureTable) -> Placement:
    """The monkey is due, and the first piece of the next player stands."""
    piece = next_staircase(table)[0]
    table.build(piece)
    table.pass_time(5.0)
    assert early_pieces(table) == acts((piece,))
    return piece


def free_knob(table: FigureTable, piece: Placement):
    return next(knob for knob in table.knobs(MONKEY) if knob[:2] not in {(foot.x, foot.y) for foot in piece.cells})


@pytest.mark.long
def test_a_figure_beside_early_pieces_is_placed_from_its_pad(at_figures):
    table = at_figures()
    piece = to_the_monkey_with_a_piece(table)
    at = free_knob(table, piece)
    table.off_pad(MONKEY)
    table.set_down(MONKEY, at)
    assert [(one["figure"], one["at"], one["pad"]) for one in table.placed()] == [("monkey", str(at), "off")]
    assert "question" not in table.kinds()
    table.finish_turn()
    assert table.seen() == acts((piece,))


@pytest.mark.long
def test_without_pads_a_figure_beside_early_pieces_is_asked_about(at_figures):
    table = at_figures(with_tray=False)
    piece = to_the_monkey_with_a_piece(table)
    at = free_knob(table, piece)
    table.set_down(MONKEY, at)
    assert table.placed() == []
    question = table.question()
    assert (question.what, question.figure, question.at) == ("figure", "monkey", str(at))
    table.enter(say.Answer(question=question.id, answer="agreed"))
    assert table.state.figures[MONKEY] == str(at)
    table.finish_turn()
    assert table.seen() == acts((piece,))
    assert table.kinds().count("question") == 1


@pytest.mark.long
def test_a_figure_that_is_none_is_not_asked_about_again(at_figures):
    table = at_figures(with_tray=False)
    piece = to_the_monkey_with_a_piece(table)
    at = free_knob(table, piece)
    table.set_down(MONKEY, at)
    table.enter(say.Answer(question=table.question().id, answer="other"))
    table.pass_time(10.0)
    assert (table.question(), table.placed()) == (None, [])
    table.enter(say.ChooseKnob(at=str(at)), say.Confirm())
    assert table.state.figures[MONKEY] == str(at)
    table.finish_turn()
    assert table.seen() == acts((piece,))


@pytest.mark.long
def test_a_figure_taken_away_again_withdraws_its_question(at_figures):
    table = at_figures(with_tray=False)
    piece = to_the_monkey_with_a_piece(table)
    table.set_down(MONKEY, free_knob(table, piece))
    assert table.question().what == "figure"
    table.lift(MONKEY)
    table.pass_time(5.0)
    assert table.question() is None
    assert table.placed() == []


@pytest.mark.long
def test_a_knob_that_is_typed_before_the_figure_comes_is_read_with_the_pieces(at_figures):
    table = at_figures(with_tray=False)
    piece = to_the_monkey_with_a_piece(table)
    at = free_knob(table, piece)
    table.enter(say.ChooseKnob(at=str(at)), say.Confirm())
    table.set_down(MONKEY, at)
    table.pass_time(5.0)
    assert "question" not in table.kinds()
    table.finish_turn()
    assert table.seen() == acts((piece,))
    assert table.shown.plate.off is None


@pytest.mark.long
def test_a_piece_that_weighs_like_the_figure_is_not_taken_for_it(at_figures):
    table = at_figures(grams={**GRAMS, MONKEY: 0.44}, with_tray=False)
    at = table.knobs(MONKEY)[0]
    brick = Placement(Piece.BRICK, at.x, at.y, at.z)
    assert table.state.players[1].bricks.brick
    table.build(brick)
    table.pass_time(5.0)
    assert table.placed() == []


@pytest.mark.long
def test_a_frog_that_the_next_player_sets_down_early_counts_for_nobody(at_figures):
    table = at_figures()
    trophy, frog = dict(table.state.trophies), Figure.FROG
    at = next(iter(table.knobs(MONKEY)))
    table.off_pad(frog)
    table.set_down(frog, at)
    table.pass_time(5.0)
    assert table.placed() == []
    assert dict(table.state.trophies) == trophy
    assert table.state.figures[frog] is None
    table.lift(frog)
    table.on_pad(frog)
    table.pass_time(5.0)
    assert table.shown.plate.off is None
    assert early_pieces(table) == set()

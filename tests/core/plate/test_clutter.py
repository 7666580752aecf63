"""A knocked-off piece, or clutter on the rim, during a build: the hub asks, and names no rule."""

import pytest
from tests.core.on_plan import staircase
from tests.core.plate.plate_game import PlateTable, acts, next_is_seen

from monkey_palace.board.notation import Placement, parse_placements
from monkey_palace.board.pieces import Piece
from monkey_palace.game.palace_state import palace_of
from palace_hub.referee import entries as say
from palace_hub.sensing.plate.board.places import removable
from palace_hub.sim.world.truth import CATALOGUE_MG
from palace_hub.views.snapshot import Stage

ASKED_AFTER_S = 12.0
RIM = (30.5, 20.0)


@pytest.fixture(params=["silver", pytest.param("gold", marks=pytest.mark.long)])
def table(request, copy_of):
    made = copy_of(PlateTable.played, request.param, turns=1)
    made.events.clear()
    assert made.core.hub.plate_play.level.value == request.param
    return made


def loose(table, pieces):
    """The palace's pieces on which nothing stands, of `pieces` neither."""
    standing = list(table.plate.standing)
    return [standing[number] for number in removable(standing) if standing[number] not in pieces]


def knocked_off(table, pieces, kind=Piece.GOLD):
    fallen = next(one for one in loose(table, pieces) if one.piece is kind)
    table.remove(fallen)
    return fallen


def is_asked(table, grams, stud):
    question = table.question()
    assert question is not None
    assert question.what == "plate"
    assert question.grams == pytest.approx(grams, abs=0.05)
    asked = question.stud
    assert asked is not None
    assert max(abs(asked[0] - stud[0]), abs(asked[1] - stud[1])) <= 1
    assert table.core.hub.refusal is None
    assert "violation" not in table.kinds()
    return True


def goes_on(table, pieces):
    """Build, confirm and decorate the rest."""
    assert table.question() is None
    table.build(*pieces[len(table.core.hub.book.plan.placements) :])
    assert table.seen() == acts(pieces)
    table.enter(say.Confirm())
    assert table.core.hub.refusal is None
    assert table.core.hub.stage is Stage.DECORATE
    table.decorate()
    assert not {"violation"} & set(table.kinds())
    return next_is_seen(table)


@pytest.mark.long
@pytest.mark.parametrize("built", [1, pytest.param(0, marks=pytest.mark.long), pytest.param(2, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("kind", "grams"), [(Piece.GOLD, -0.29), pytest.param(Piece.DARK_GREEN, -0.44, marks=pytest.mark.long)]
)
def test_a_knocked_off_piece_is_asked_about_with_its_place_until_it_is_back(table, built, kind, grams):
    pieces = staircase(table)
    table.build(*pieces[:built])
    fallen = knocked_off(table, pieces, kind)
    assert table.shown.plate.off.params["more"] == "no"
    table.pass_time(ASKED_AFTER_S)
    assert is_asked(table, grams, (fallen.x, fallen.y))
    assert table.seen() == acts(pieces[:built])
    table.build(fallen)
    assert goes_on(table, pieces)


@pytest.mark.long
@pytest.mark.parametrize("built", [1, pytest.param(2, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("kind", "grams"), [(Piece.GOLD, -0.29), pytest.param(Piece.DARK_GREEN, -0.44, marks=pytest.mark.long)]
)
def test_a_piece_knocked_off_while_the_node_is_away_is_asked_about_on_its_return(table, built, kind, grams):
    pieces = staircase(table)
    table.build(*pieces[:built])
    table.plate.silent = True
    table.pass_time(4.0)
    assert table.shown.plan.way == "plan"
    fallen = knocked_off(table, pieces, kind)
    table.pass_time(2.0)
    assert table.question() is None
    table.plate.silent = False
    table.pass_time(4.0)
    assert table.shown.plan.way == "plate"
    table.pass_time(ASKED_AFTER_S)
    assert is_asked(table, grams, (fallen.x, fallen.y))
    assert table.seen() == acts(pieces[:built])
    table.build(fallen)
    assert goes_on(table, pieces)


@pytest.mark.parametrize("built", [1, pytest.param(0, marks=pytest.mark.long), pytest.param(2, marks=pytest.mark.long)])
@pytest.mark.parametrize("grams", [0.44, pytest.param(0.29, marks=pytest.mark.long)])
def test_an_object_on_the_rim_is_asked_about_with_its_place_until_it_is_gone(table, built, grams):
    pieces = staircase(table)
    table.build(*pieces[:built])
    table.plate.put(1000 * grams, RIM)
    table.pass_time(ASKED_AFTER_S)
    assert is_asked(table, grams, RIM)
    assert table.seen() == acts(pieces[:built])
    table.plate.take()
    table.pass_time(2.0)
    assert goes_on(table, pieces)


@pytest.mark.long
def test_pieces_built_while_one_is_missing_are_followed(table):
    pieces = staircase(table)
    table.build(pieces[0])
    fallen = knocked_off(table, pieces)
    table.build(pieces[1])
    assert table.seen() == acts(pieces[:2])
    table.pass_time(ASKED_AFTER_S)
    assert is_asked(table, -0.29, (fallen.x, fallen.y))
    table.build(fallen)
    assert goes_on(table, pieces)


@pytest.mark.long
def test_of_two_pieces_of_clutter_the_remaining_one_is_asked_about(table):
    pieces = staircase(table)
    table.build(pieces[0])
    table.plate.put(440.0, RIM)
    table.pass_time(ASKED_AFTER_S)
    fallen = knocked_off(table, pieces)
    table.build(pieces[1])
    table.pass_time(2.0)
    assert is_asked(table, 0.44, RIM)
    table.plate.take()
    table.pass_time(ASKED_AFTER_S)
    assert is_asked(table, -0.29, (fallen.x, fallen.y))
    assert table.seen() == acts(pieces[:2])
    table.build(fallen)
    assert goes_on(table, pieces)


@pytest.mark.long
def test_after_one_object_is_accepted_the_next_is_asked_about(table):
    pieces = staircase(table)
    table.build(pieces[0])
    table.plate.put(440.0, RIM)
    table.pass_time(2.0)
    fallen = knocked_off(table, pieces)
    table.pass_time(ASKED_AFTER_S)
    assert is_asked(table, 0.44, RIM)
    table.enter(say.Answer(question=table.question().id, answer="agreed"))
    table.pass_time(ASKED_AFTER_S)
    assert is_asked(table, -0.29, (fallen.x, fallen.y))
    table.build(fallen)
    assert goes_on(table, pieces)


@pytest.mark.long
def test_an_object_that_the_player_accepts_is_asked_about_no_more(table):
    pieces = staircase(table)
    table.build(pieces[0])
    table.plate.put(440.0, RIM)
    table.pass_time(ASKED_AFTER_S)
    table.enter(say.Answer(question=table.question().id, answer="agreed"))
    table.pass_time(ASKED_AFTER_S)
    assert table.shown.plate.off is None
    assert goes_on(table, pieces)


@pytest.mark.parametrize("table", ["silver"], indirect=True)
@pytest.mark.long
def test_an_accepted_crooked_piece_joins_the_turn(table):
    """Nor is a staircase taken without it: a table that is not level shows an arch high on it so far from its place."""
    pieces = staircase(table)
    table.build(*pieces[:-1])
    last = pieces[-1]
    x, y = (sum(part) / len(last.cells) for part in zip(*((cell.x, cell.y) for cell in last.cells), strict=True))
    table.plate.put(CATALOGUE_MG[last.piece.value], (x + 0.3, y - 0.45))
    table.pass_time(ASKED_AFTER_S)
    assert is_asked(table, CATALOGUE_MG[last.piece.value] / 1000, (x, y))
    assert table.seen() == acts(pieces[:-1])
    table.enter(say.Answer(question=table.question().id, answer="agreed"))
    table.pass_time(1.0)
    assert table.seen() == acts(pieces)
    table.enter(say.Confirm())
    asked = table.question()
    assert asked.what == "staircase"
    assert table.core.hub.stage is Stage.BUILD
    assert [acts(parse_placements(option["staircase"])) for option in asked.options] == [acts(pieces)]
    table.enter(say.Answer(question=asked.id, answer="1"))
    assert table.core.hub.stage is Stage.DECORATE
    table.decorate()
    assert next_is_seen(table)


def test_confirming_with_a_piece_knocked_off_asks_at_once(table):
    pieces = staircase(table)
    table.build(*pieces)
    fallen = knocked_off(table, pieces)
    table.enter(say.Confirm())
    assert is_asked(table, -0.29, (fallen.x, fallen.y))
    assert table.core.hub.stage is Stage.BUILD
    table.build(fallen)
    assert goes_on(table, pieces)


@pytest.mark.long
def test_a_taken_back_piece_of_the_turn_raises_no_question(table):
    pieces = staircase(table)
    table.build(*pieces[:2])
    table.remove(pieces[1])
    table.pass_time(ASKED_AFTER_S)
    assert table.question() is None
    assert table.seen() == acts(pieces[:1])
    assert goes_on(table, pieces)


@pytest.mark.long
def test_a_stray_brick_on_a_knob_is_refused_by_its_rule(table):
    pieces = staircase(table)
    table.build(*pieces)
    bare = next(stud for stud in palace_of(table.state).ground if stud[0] > 20 and stud[1] > 20)
    table.build(Placement(Piece.BRICK, *bare, 0))
    table.pass_time(ASKED_AFTER_S)
    assert table.question() is None
    table.enter(say.Confirm())
    assert table.core.hub.refusal.key.startswith("rule-")


def test_a_quiet_moment_with_a_missing_piece_is_not_decided_on(table):
    pieces = staircase(table)
    table.build(*pieces)
    knocked_off(table, pieces)
    table.pass_time(1.0)
    follow = table.core.hub.plate_play.tracker
    assert follow.look.turn.unexplained
    follow.decided_on(pieces)
    assert follow.decided is None

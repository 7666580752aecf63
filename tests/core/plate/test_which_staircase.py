"""Two staircases with equal mass and moments: the plate shows both."""

import pytest
from tests.core.on_plan import staircase
from tests.core.plate.plate_game import PlateTable, acts, next_is_seen

from monkey_palace.board.notation import parse_placements
from palace_hub.core.plate.questions import OTHER
from palace_hub.referee import entries as say
from palace_hub.sensing.plate.board.load_model import load_of
from palace_hub.views.snapshot import Stage
from palace_hub.views.table.question import question as view_of
from palace_hub.views.wording import Wording

BEFORE, WAYS = 6, (6, 21)
"""Of a game that begins with staircase 6, these two: an arch either side of the brick at 14, 17, along or across."""
MIDDLE = (14, 17)


def in_the_second_turn(path):
    table = PlateTable.played(path)
    table.whole_turn(staircase(table, BEFORE))
    table.events.clear()
    return table


@pytest.fixture
def table(copy_of):
    return copy_of(in_the_second_turn)


def ways(table):
    """Both staircases, with equal mass and moments."""
    both = [staircase(table, number) for number in WAYS]
    one, other = (load_of(pieces, table.core.hub.plate_play.tracker.baseline.masses)[0] for pieces in both)
    assert one == pytest.approx(other)
    assert acts(both[0]) != acts(both[1])
    return both


def put_on_as_one(table, pieces):
    """Join the pieces in the hand and press them on as one."""
    for piece in pieces:
        table.plate.standing[piece] = table.plate.box.draw_mg(piece.piece.value)
    table.plate.put(sum(table.plate.standing[piece] for piece in pieces), MIDDLE, press=True)
    table.pass_time(4.0)


def put_on_without_a_pause(table, pieces):
    for piece in pieces:
        table.build(piece, looks=0.0)
    table.pass_time(2.0)


@pytest.mark.parametrize(
    ("stands", "hands"), [(0, put_on_as_one), (1, put_on_as_one), (0, put_on_without_a_pause)], ids=["0", "1", "fast"]
)
def test_two_possible_staircases_are_shown_and_the_chosen_one_is_built(table, stands, hands):
    both = ways(table)
    hands(table, both[stands])
    table.enter(say.Confirm())
    assert (table.core.hub.stage, table.core.hub.refusal) == (Stage.BUILD, None)
    asked = table.shown.question
    *shown, neither = asked.options
    assert [option.answer for option in asked.options] == ["1", "2", OTHER]
    assert (asked.kind, neither.staircase) == ("staircase", "")
    options = [acts(parse_placements(option.staircase)) for option in shown]
    assert sorted(options, key=str) == sorted(map(acts, both), key=str)
    # the Table screen has a picture of each, and what only that one has
    pictures = view_of(table.shown, Wording()).pictures
    assert [acts(picture.stage.standing.entered) for picture in pictures] == options
    assert [acts(picture.stage.standing.fresh) for picture in pictures] == [
        options[0] - options[1],
        options[1] - options[0],
    ]
    one, other = (picture.stage.plan.text() for picture in pictures)
    assert one != other
    number = options.index(acts(both[stands]))
    table.enter(say.Answer(question=asked.id, answer=shown[number].answer))
    assert (table.core.hub.stage, table.core.hub.refusal) == (Stage.DECORATE, None)
    table.decorate()
    standing = parse_placements(" ".join(table.state.palace))
    assert acts(standing) == acts(tuple(table.plate.standing))
    assert acts(both[stands]) <= acts(standing)
    assert table.kinds().count("question") == 1
    assert next_is_seen(table)

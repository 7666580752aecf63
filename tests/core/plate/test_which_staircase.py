"""Two staircases with equal mass and moments: the plate shows both."""

import pytest
from tests.cases import few
from tests.core.on_plan import staircase
from tests.core.plate.plate_game import PlateTable, acts, next_is_seen

from monkey_palace.board.notation import notation, parse_placements
from monkey_palace.board.pieces import Piece
from palace_hub.core.apply import commit
from palace_hub.core.plate.questions import OTHER
from palace_hub.referee import entries as say
from palace_hub.referee.events import BotDecided, BotsSeated
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


@few(
    1,
    ("stands", "hands"),
    [(0, put_on_as_one), pytest.param(1, put_on_as_one, marks=pytest.mark.long), (0, put_on_without_a_pause)],
    ids=["0", "1", "fast"],
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


def decide_on(table, pieces):
    """Give the player in turn's seat to a bot that has decided on these pieces."""
    hub, seat, turn = table.core.hub, table.state.prompt.player, table.state.turn
    commit(hub, BotsSeated(bots=["planner" if seat == bot else None for bot in range(2)], seed=1))
    commit(hub, BotDecided(player=seat, turn=turn, command={"kind": "build", "staircase": notation(pieces)}))


def answer_that(table, stands):
    """The answer to the question: these pieces stand there."""
    asked = table.shown.question
    options = {frozenset(acts(parse_placements(option.staircase))): option.answer for option in asked.options[:2]}
    table.enter(say.Answer(question=asked.id, answer=options[frozenset(acts(stands))]))


@pytest.mark.long
def test_a_bot_builds_what_it_has_decided_and_another_answer_is_a_mistake_to_mend(table):
    stands, like_it = ways(table)
    put_on_as_one(table, stands)
    wanted, other = (stands, like_it) if table.seen() == acts(stands) else (like_it, stands)
    decide_on(table, wanted)
    table.step()
    table.enter(say.Confirm())
    answer_that(table, other)
    hub = table.core.hub
    assert (hub.stage, hub.refusal.key) == (Stage.BUILD, "refused-bot-other")
    assert (table.shown.bot.off.piece, table.seen()) == (Piece.ARCH, acts(other))
    table.pass_time(2.0)
    assert table.shown.bot.off is not None, "the plate's own reading must not stand in for the answer"
    assert table.enter(say.Confirm()).refusal.key == "refused-bot-off"
    table.remove(*reversed(stands))
    assert (table.shown.bot.off, table.shown.bot.done) == (None, 0)
    table.build(*wanted)
    table.enter(say.Confirm())
    if table.question() is not None:
        answer_that(table, wanted)
    assert (hub.stage, hub.refusal) == (Stage.DECORATE, None)
    assert acts(hub.book.staged.placements) == acts(wanted)

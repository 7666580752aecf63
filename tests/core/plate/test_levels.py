"""A node, a corner cell or the Hall chain is lost during a build and comes back: the turn goes on."""

from collections.abc import Callable

import pytest
from tests.core.on_plan import staircase
from tests.core.plate.plate_game import PlateTable, acts, next_is_seen

from monkey_palace.board.notation import parse_placements
from palace_hub.history.fold import facts_of
from palace_hub.journal.glance import Glance
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Stage

Opened = Callable[[str], PlateTable]


@pytest.fixture
def opened(copy_of: Callable[..., PlateTable]) -> Opened:
    """A table of a level in its second turn."""
    return lambda level: copy_of(PlateTable.played, level, turns=1)


def levels(table: PlateTable) -> list[tuple[str, str]]:
    return [(event["level"], event["why"]) for event in table.events if event["kind"] == "plate_level"]


def finished(table: PlateTable, pieces) -> None:
    """Confirm, decorate and score the staircase; the plate agrees with the game."""
    assert table.seen() == acts(pieces)
    table.enter(say.Confirm())
    assert (table.core.hub.stage, table.core.hub.refusal) == (Stage.DECORATE, None)
    table.decorate()
    assert next_is_seen(table)
    assert acts(parse_placements(" ".join(table.state.palace))) == acts(tuple(table.plate.standing))
    assert not {"question", "violation"} & set(table.kinds())


def as_if_nothing_had_happened(opened: Opened, table: PlateTable, pieces) -> bool:
    """Assert the players, scores and palace of a game without a loss."""
    other = opened(table.level)
    other.whole_turn(pieces)
    return other.state == table.state


def of_three(table: PlateTable):
    """A staircase of three pieces and more."""
    return next(pieces for number in range(200) if len(pieces := staircase(table, number)) > 2)


@pytest.mark.long
def test_a_game_knows_the_level_from_its_beginning_and_past_games_say_so(opened):
    table = opened("gold")
    assert levels(table) == [("gold", "")]
    with Glance.open(table.core.hub.journal.path) as glance:
        game = glance.games[-1]
        facts, _ = facts_of(game, glance.header(game), glance.events(game))
    assert facts.watched == "gold"


@pytest.mark.parametrize("level", ["silver", pytest.param("gold", marks=pytest.mark.long)])
def test_a_node_lost_in_mid_turn_means_typing_until_it_is_back(opened, level):
    table = opened(level)
    pieces = of_three(table)
    table.build(pieces[0])
    table.plate.silent = True
    table.pass_time(4.0)
    assert levels(table)[-1] == ("typed", "node")
    assert table.shown.plan.way == "plan"
    table.build(pieces[1])
    assert table.seen() == acts(pieces[:1])
    table.plate.silent = False
    table.pass_time(4.0)
    assert levels(table)[-1] == (level, "")
    assert table.shown.plan.way == "plate"
    assert table.seen() == acts(pieces[:2])
    table.build(*pieces[2:])
    turn = table.core.hub.plate_play.tracker.newest
    assert (turn.hall is not None) is (level == "gold")
    assert turn.contradicted(turn.standing) == 0
    finished(table, pieces)
    assert as_if_nothing_had_happened(opened, table, pieces)


@pytest.mark.long
def test_a_corner_cell_dead_in_mid_turn_means_typing_until_it_is_back(opened):
    table = opened("silver")
    pieces = of_three(table)
    table.build(pieces[0])
    table.plate.dead = (2,)
    table.pass_time(3.0)
    assert levels(table)[-1] == ("typed", "corner")
    assert table.shown.plan.way == "plan"
    assert table.seen() == acts(pieces[:1])
    table.build(pieces[1])
    assert table.seen() == acts(pieces[:1])
    table.plate.dead = ()
    table.pass_time(4.0)
    assert levels(table)[-1] == ("silver", "")
    assert table.shown.plan.way == "plate"
    assert table.seen() == acts(pieces[:2])
    table.build(*pieces[2:])
    finished(table, pieces)
    assert as_if_nothing_had_happened(opened, table, pieces)


@pytest.mark.long
def test_a_hall_chain_cut_in_mid_turn_means_silver_until_it_is_repaired(opened):
    table = opened("gold")
    pieces = of_three(table)
    table.build(pieces[0])
    assert table.core.hub.plate_play.tracker.newest.hall is not None
    table.plate.chain.cut = 3
    table.pass_time(3.0)
    assert levels(table)[-1] == ("silver", "hall")
    assert table.shown.plan.way == "plate"
    table.build(pieces[1])
    assert table.seen() == acts(pieces[:2])
    assert table.core.hub.plate_play.tracker.newest.hall is None
    table.plate.chain.cut = None
    table.pass_time(3.0)
    assert levels(table)[-1] == ("gold", "")
    table.build(*pieces[2:])
    turn = table.core.hub.plate_play.tracker.newest
    assert turn.hall is not None
    assert turn.contradicted(turn.standing) == 0
    finished(table, pieces)
    assert table.core.hub.plate_play.tracker.health.faulty == {}
    assert as_if_nothing_had_happened(opened, table, pieces)

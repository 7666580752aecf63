"""On a weighed plate the game ends early, or a player leaves, with a staircase half built."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.core.on_plan import staircase
from tests.core.plate.plate_game import PlateTable, acts

from monkey_palace.board.notation import parse_placements
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Phase, Stage


@pytest.fixture
def three(tmp_path: Path) -> Iterator[PlateTable]:
    table = PlateTable.opened(tmp_path / "journal.sqlite")
    table.begin_game(players=("Ann", "Bo", "Cy"))
    yield table
    table.journal.close()


def test_a_half_built_staircase_is_seen_again_when_the_end_is_undone(plate_table: PlateTable) -> None:
    table = plate_table
    pieces = staircase(table)
    table.build(*pieces[:1])
    table.enter(say.EndNow())
    assert table.core.hub.phase is Phase.ENDED
    table.pass_time(3.0)
    table.enter(say.Undo())
    table.pass_time(4.0)
    assert table.seen() == acts(pieces[:1])
    table.build(*pieces[1:])
    table.enter(say.Confirm())
    assert table.core.hub.refusal is None
    assert table.core.hub.stage is Stage.DECORATE


@pytest.mark.long
def test_what_a_leaver_built_comes_off_and_the_next_staircase_is_seen(three: PlateTable) -> None:
    pieces = staircase(three)
    three.build(*pieces[:1])
    three.enter(say.Leave(player=0, bricks="back"))
    assert three.core.hub.judgement.wrong, "Ann's bricks are not back yet"
    assert three.enter(say.Confirm()).refusal is None
    three.remove(*pieces[:1])
    assert three.state.prompt.player == 1
    assert three.seen() == set()
    own = staircase(three)
    three.build(*own)
    three.enter(say.Confirm())
    assert three.core.hub.refusal is None
    three.decorate()
    assert acts(parse_placements(" ".join(three.state.palace))) == acts(tuple(three.plate.standing))

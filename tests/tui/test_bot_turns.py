"""A bot's turn on the Table screen, on the real core: what people read, and the keys where it gives no answer."""

from collections.abc import Callable

import pytest
from tests.cases import few
from tests.core.by_hand import Table
from tests.core.test_bot_seats import begin, follow, play_on, think, without_an_answer
from tests.tui.app_pilot import SIZE, app_of
from tests.tui.shared_app import NARROW, SMALL, Kind, shared

from palace_hub.core.snapshot import snapshot
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Snapshot, Stage


@pytest.fixture
def building(table: Table) -> Table:
    """A game in which the bot begins."""
    begin(table, "easy", seat=0)
    table.step()
    return table


def deciding(table: Table) -> None:
    """The bot thinks."""


def placing(table: Table) -> None:
    """The second piece is laid."""
    think(table)
    table.enter(say.Confirm())


def buying(table: Table) -> None:
    while table.core.hub.stage is not Stage.CARDS:
        follow(table)
    think(table)
    table.step()


SCENES = (deciding, placing, buying, without_an_answer)


def shown(table: Table, scene: Callable[[Table], None]) -> Snapshot:
    scene(table)
    return snapshot(table.core.hub)


@pytest.mark.parametrize("kind", [SMALL, NARROW], ids=["80", "100"])
@few(3, "scene", SCENES)
def test_pictures(
    building: Table, scene: Callable[[Table], None], kind: Kind, same_picture: Callable[[str], bool]
) -> None:
    assert same_picture(shared(kind).picture(shown(building, scene)))


@pytest.mark.long
def test_the_top_of_a_printed_pile_is_asked_for(table: Table, same_picture: Callable[[str], bool]) -> None:
    table.pass_time(4.0)
    table.enter(say.NewGame(players=("Ann", "Bo"), deck="printed", bots=("greedy", None)), say.Confirm())
    play_on(table, until=lambda: bool(snapshot(table.core.hub).bot.top))
    now = snapshot(table.core.hub)
    assert same_picture(shared(SMALL).picture(now))
    (entry,) = shared(SMALL).entries(now, "2")
    assert isinstance(entry, say.TellTop)
    assert table.enter(entry).refusal is None


async def test_b_plays_by_hand_and_enter_asks_again_only_where_the_bot_gives_no_answer(building: Table) -> None:
    for scene, entries in ((deciding, []), (without_an_answer, [say.PlayByHand(), say.Confirm()])):
        app, source = app_of(shown(building, scene))
        async with app.run_test(size=SIZE) as pilot:
            await pilot.press("b", "enter")
        assert source.entries == entries

"""A whole bronze game by phones alone: three seats, a host and a television, each a browser of its own.

`tests/tui/games/test_one_game.py` types the same game at the terminal. Both end in the state of the same entries.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.core.one_game import NAMES, begin, table_of
from tests.web.browser.hub import WebHub
from tests.web.browser.phones import PHONE, TELEVISION, Visitor, step_of
from tests.web.browser.together import Together
from tests.web.scene_server import needs_chromium

from monkey_palace.game.state import state_hash
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.referee.record import kept_game
from palace_hub.views.snapshot import Phase, Snapshot, Stage

KILLED_IN_TURN, AWAY_IN_TURN, BACK_IN_TURN = 4, 5, 7
"""The phone of the first player is offline for the two turns of the others."""
AWAY_MS = 60_000
"""By the clock of that phone's page, which the test moves on."""


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[WebHub]:
    hub = WebHub(tmp_path / "hub")
    hub.start()
    try:
        yield hub
    finally:
        hub.stop()
        print(hub.said)


@needs_chromium
@pytest.mark.game
@pytest.mark.long
def test_three_phones_play_a_whole_game_through_a_power_cut(hub: WebHub, browser: Browser, tmp_path: Path) -> None:
    host, watcher = Visitor(browser), Visitor(browser, TELEVISION)
    seats = [Visitor(browser, PHONE) for _ in NAMES]
    host.open(hub.address(f"/j/{hub.links.host}"), "/host")
    watcher.open(hub.address(f"/j/{hub.links.watch}"), "/table")
    seats[0].page.clock.install()
    for seat, phone in enumerate(seats):
        phone.open(hub.address(f"/j/{hub.links.seats[seat]}"), f"/seat/{seat + 1}")
    for place, name in enumerate(NAMES, start=1):
        host.page.fill(f"#name-{place}", name)
    host.page.check("#with-butterfly")
    host.page.check("#with-frog")
    host.tap("begin")

    with Journal.open(tmp_path / "beside.sqlite") as journal:
        table = table_of(tmp_path / "beside.sqlite", journal)
        begin(table)
        game = Together(table, seats)
        seats[0].waits_for(step_of(game.now))
        seats[0].confirm()
        table.enter(say.Confirm())

        game.play(until=_at(KILLED_IN_TURN, Stage.CARDS))
        hub.kill()
        seats[0].page.wait_for_selector("#offline:not([hidden])")
        hub.start()
        host.tap("host-resume")
        game.play(until=_at(AWAY_IN_TURN, Stage.BUILD))
        seats[0].context.set_offline(True)
        seats[0].page.clock.fast_forward(AWAY_MS)
        seats[0].page.wait_for_selector("#offline:not([hidden])")
        game.play(until=_at(BACK_IN_TURN, Stage.BUILD))
        seats[0].context.set_offline(False)
        game.play()
        final = game.now.game

    assert final is not None
    assert final.round == 3
    for visitor in (host, watcher, *seats):
        visitor.page.wait_for_selector(".podium")
    faults = [fault for visitor in (host, watcher, *seats) for fault in visitor.faults if "ERR_" not in fault]
    assert faults == []
    hub.stop()
    with Journal.open(hub.journal) as journal:
        assert state_hash(kept_game(journal).state) == state_hash(final)


def _at(turn: int, stage: Stage) -> Callable[[Snapshot], bool]:
    def there(now: Snapshot) -> bool:
        return now.phase is Phase.PLAY and now.game is not None and (now.game.turn, now.stage) == (turn, stage)

    return there

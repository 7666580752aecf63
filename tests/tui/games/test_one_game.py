"""The game of the phones (tests/web/browser/test_whole_game.py), typed at 80x24 without colours: equal to its end.

The screen must name each key that is pressed in the first turns; test_whole_game.py asks that of all turns.
"""

from pathlib import Path

import pytest
from tests.core.one_game import EXPANSIONS, MOST_MOVES, NAMES, Move, OneGame, by_entries, table_of
from tests.tui.app_pilot import comes
from tests.tui.games.eyes import Eyes
from tests.tui.games.keyboard import CoreSource, keys_for
from textual.pilot import Pilot

from monkey_palace.board.pieces import COLOURS
from monkey_palace.game.commands import PassBuild, PlaceFrog, TakeFrog
from monkey_palace.game.state import state_hash
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries as say
from palace_hub.referee.record import kept_game
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.screens.dialogs import MoreScreen
from palace_hub.tui.screens.score_screen import ScoreScreen
from palace_hub.views.snapshot import Phase, Snapshot

LOOKED_AT = 2
"""Turns whose keys must be named on the screen: a look at all of it takes as long as some keys. The frog's only knob is
chosen already: its letter stands beside a tick."""
EXPANSION_KEYS = {"butterfly": "b", "frog": "g"}


@pytest.mark.game
@pytest.mark.long
async def test_the_game_of_the_phones_typed_at_the_terminal_ends_in_the_same_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    path = tmp_path / "typed.sqlite"
    with Journal.open(path) as journal:
        source = CoreSource(table_of(path, journal))
        app = PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await _begin(pilot)
            game, eyes = OneGame(), Eyes(pilot)
            for _ in range(MOST_MOVES):
                now = source.snapshot()
                if now.phase is Phase.ENDED:
                    break
                await _type(pilot, eyes, game.next(source.table, now), now)
                assert source.snapshot().refusal is None, source.snapshot().refusal
            await comes(pilot, ScoreScreen)
    with Journal.open(path) as journal:
        typed = kept_game(journal).state
    assert typed.round == 3
    assert state_hash(typed) == state_hash(by_entries(tmp_path / "entered.sqlite"))


async def _begin(pilot: Pilot[None]) -> None:
    for name in NAMES:
        await pilot.press(*name, "enter")
    await pilot.press("escape", *(EXPANSION_KEYS[figure] for figure in EXPANSIONS), "enter")
    await pilot.press("enter")  # the kits are taken


async def _type(pilot: Pilot[None], eyes: Eyes, move: Move, now: Snapshot) -> None:
    looked_at = now.game is not None and now.game.turn <= LOOKED_AT and not isinstance(move, PlaceFrog)
    press = eyes.press if looked_at else pilot.press
    match move:
        case say.Decoration():
            await press("456"[COLOURS.index(move.colour)])
        case say.Confirm():
            await press("enter")
        case PassBuild() | TakeFrog():
            await press("o")
            await comes(pilot, MoreScreen)
            menu = pilot.app.screen
            assert isinstance(menu, MoreScreen)
            passes = isinstance(move, PassBuild)
            await press("123456789"[menu.possible.index("pass_build" if passes else "take_frog")])
            if passes:
                await press("1")
        case _:
            await press(*keys_for(move, now))

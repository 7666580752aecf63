"""A game by keyboard alone at 80x24, on the real core, without tray and colours.

The screen must name each key that is pressed. An ordinary run has test_one_game.py instead.
"""

from pathlib import Path

import pytest
from tests.core.by_hand import Table
from tests.tui.app_pilot import comes
from tests.tui.games.eyes import Eyes
from tests.tui.games.keyboard import CoreSource, keys_for

from monkey_palace.board.pieces import COLOURS
from monkey_palace.bots import make_bot
from monkey_palace.game.commands import PassBuild
from monkey_palace.game.palace_state import palace_known
from monkey_palace.game.state import PromptKind
from monkey_palace.randomness import Rng
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.screens.dialogs import MoreScreen
from palace_hub.tui.screens.score_screen import ScoreScreen
from palace_hub.views.snapshot import Phase, Stage

MOST_MOVES = 2000


@pytest.mark.long
@pytest.mark.game
async def test_a_game_is_played_by_keyboard_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    with Journal.open(tmp_path / "game.sqlite") as journal:
        table = Table(tmp_path / "game.sqlite", journal)
        source = CoreSource(table)
        app = PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=0)
        bot, chance = make_bot("greedy"), Rng(5)
        async with app.run_test(size=(80, 24)) as pilot:
            eyes = Eyes(pilot)
            await eyes.press("escape", "2", "enter", "enter", "enter")
            for _ in range(MOST_MOVES):
                now = source.snapshot()
                if now.phase is Phase.ENDED:
                    break
                assert now.phase is Phase.PLAY, now.phase
                assert now.game is not None
                assert now.refusal is None, now.refusal
                keys = ["enter"]
                if now.stage is Stage.DECORATE and not now.can_confirm:
                    colour = next(place for place, colour in enumerate(COLOURS) if now.game.supply[colour])
                    keys = ["456"[colour]]
                elif now.stage in (Stage.BUILD, Stage.CARDS, Stage.PLACE_CARDS, Stage.ONE_TIME, Stage.RECURRING) or (
                    now.game.prompt.kind is PromptKind.PLACE_MONKEY and now.stage is Stage.TROPHIES
                ):
                    command = bot.choose(now.game.observed(), chance)
                    if isinstance(command, PassBuild):
                        await eyes.press("o")
                        await comes(pilot, MoreScreen)
                        assert isinstance(app.screen, MoreScreen)
                        keys = ["123456789"[app.screen.possible.index("pass_build")], "1"]
                    else:
                        keys = keys_for(command, now)
                await eyes.press(*keys)
            await comes(pilot, ScoreScreen)
        final = source.snapshot()
    assert final.game is not None
    assert palace_known(final.game)
    assert final.result is not None
    assert final.result.winners

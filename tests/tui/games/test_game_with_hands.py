"""A whole game with the virtual tray of `palace play --port sim:tray`: all pieces go through the panel of hands."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.core.setup.test_tray_virtual import Table
from tests.tui.games.eyes import Eyes, play_to_the_score
from tests.tui.games.keyboard import keys_for
from tests.tui.setup.test_hands import TableSource
from tests.tui.textual_internals import press_quickly

from monkey_palace.board.pieces import PIECES
from monkey_palace.bots import make_bot
from monkey_palace.game.commands import PassBuild
from monkey_palace.game.state import PromptKind
from monkey_palace.randomness import Rng
from palace_hub.core.step import HubCore
from palace_hub.locale.catalogue import Catalogue
from palace_hub.sim.alone.hands import LoneHands
from palace_hub.sim.alone.misbehaviour import parse_order
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.views.snapshot import Snapshot, Stage
from palace_hub.views.symbols import GRAPHICAL

LEAST_BOX = (12, 14, 3, 3, 3, 3)
"""A game of two with these pieces takes a few turns. All other pieces stay beside the tray."""

STILL_S = 2.0
MOST_WAITS = 8
MOST_MOVES = 120
AMOUNTS = (20, 5, 1)
SIGNS = [GRAPHICAL.piece[piece] for piece in PIECES]
COLUMN = 2
EITHER = f"{SIGNS[0]}/{SIGNS[1]}"
"""The sign of a piece that may be an arch or a brick."""


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    made = Table(tmp_path, 2)
    made.core = HubCore(made.journal, draw_seed=lambda: 7, box=LEAST_BOX)
    yield made
    made.close()


class HandsPlayer:
    """Plays by the screen: pieces by the panel, all else by the other keys."""

    def __init__(self, eyes: Eyes, source: TableSource) -> None:
        self.eyes, self.source = eyes, source
        self.bot, self.chance, self.catalogue = make_bot("greedy"), Rng(5), Catalogue()
        self.mistaken = False

    async def wait(self) -> None:
        """Waits until nothing moves: the strip has no provisional count."""
        for _ in range(MOST_WAITS):
            self.source.wait(STILL_S)
            await self.eyes.pilot.pause()
            if not any(word in part for part in self.parts() for word in ("...", "about")):
                return
        raise AssertionError(self.eyes.complaint("it never rests"))

    async def enter(self) -> None:
        """Presses Enter as soon as the screen names it."""
        for _ in range(MOST_WAITS):
            if self.eyes.names("enter") and self.eyes.find("wait a moment") is None:
                break
            await self.wait()
        await self.eyes.press("enter")
        await self.wait()

    async def until(self, key: str, pattern: str) -> None:
        """Presses a key of the panel until it shows the pattern."""
        for _ in range(len(PIECES) + 1):
            if self.eyes.find(pattern):
                return
            await self.eyes.press(key)
        raise AssertionError(self.eyes.complaint(f"{key} never shows {pattern}"))

    async def move(self, cell: int, pieces: int) -> None:
        """Puts pieces into a compartment; negative: takes them out."""
        await self.until("f3", rf"F3 +{SIGNS[cell]} ")
        left = abs(pieces)
        for amount in AMOUNTS:
            while left >= amount:
                await self.until("f4", rf"F4 +(by )?{amount}\b")
                await self.eyes.press("f6" if pieces > 0 else "f5")
                left -= amount

    def parts(self) -> list[str]:
        """The segments of the tray strip: sign, count and mark."""
        strips = [row for row in self.eyes.rows() if all(f" {sign} " in row for sign in SIGNS)]
        if not strips:
            return []
        line = strips[-1]
        starts = [line.index(f" {sign} ") for sign in SIGNS]
        return [line[start:end] for start, end in zip(starts, [*starts[1:], len(line)], strict=True)]

    def marks(self) -> list[str]:
        """What the tray strip says beside each compartment's count."""
        return [re.sub(r"^ \S +(about )?\d* *", "", part).strip() for part in self.parts()]

    def due(self) -> list[int]:
        """The pieces that the screen wants in each compartment: negative ones are taken out."""
        return [self._due(mark) for mark in self.marks()]

    @staticmethod
    def _due(mark: str) -> int:
        if share := re.match(r"(\d+)/(\d+)", mark):
            return int(share[1]) - int(share[2])
        if wrong := re.match(r"! ([-+]\d+)", mark):
            return -int(wrong[1])
        if undone := re.match(r"(out|back) (\d+)", mark):
            return int(undone[2]) * (-1 if undone[1] == "out" else 1)
        return 0

    async def follow(self) -> bool:
        """Moves the pieces that the screen wants; False if it wants none."""
        due = self.due()
        either = self.eyes.find(rf"{EITHER}\D*(\d+)\D+(\d+)")
        if either is not None:
            due[self.fuller()] -= int(either[2][2]) - int(either[2][1])
        for cell, pieces in enumerate(due):
            if pieces:
                await self.move(cell, pieces)
        return any(due)

    def fuller(self) -> int:
        """Arches or bricks: of which more lie in the tray."""
        arches, bricks = (int(re.search(r"\d+", part)[0]) for part in self.parts()[:2])
        return 0 if arches > bricks else 1

    async def weigh_in(self) -> None:
        """Empties the tray, and fills it with the small box."""
        await self.eyes.press("f5")
        await self.wait()
        await self.enter()
        for cell, pieces in enumerate(LEAST_BOX):
            await self.move(cell, pieces)
        await self.wait()
        await self.enter()

    async def act(self, now: Snapshot) -> None:
        """One step of the game: pieces as the screen asks, else the keys of what a bot would do."""
        if now.stage is Stage.RECURRING and now.game.turn == 2 and not self.mistaken:
            self.mistaken = True
            await self.move(COLUMN, -1)
        elif await self.follow():
            pass
        elif decides(now):
            command = self.bot.choose(now.game.observed(), self.chance)
            if isinstance(command, PassBuild):
                await self.eyes.press("o")
                found = self.eyes.find(rf"(\d) +{self.catalogue.text_key('palette-pass-build')}")
                assert found is not None, self.eyes.complaint("nobody may pass")
                await self.eyes.press(found[2][1], "1")
            else:
                await self.eyes.press(*keys_for(command, now))
        elif now.stage is Stage.DECORATE:  # the colour that is due has run out
            await self.eyes.press("4")
        else:
            await self.enter()
        await self.wait()


def decides(now: Snapshot) -> bool:
    """Is it for a player to decide something that is not chosen yet?"""
    assert now.game is not None
    figure = now.game.prompt.kind is PromptKind.PLACE_MONKEY and now.stage is Stage.TROPHIES
    return now.stage in (Stage.BUILD, Stage.CARDS, Stage.PLACE_CARDS) or (figure and not now.can_confirm)


@pytest.mark.long
@pytest.mark.game
async def test_a_game_is_played_with_the_hands_over_a_virtual_tray(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    press_quickly(monkeypatch)
    source = TableSource(table)
    hands = LoneHands(lambda text: table.node.obey(parse_order(text)))
    app = PalaceApp(source, catalogue=Catalogue(), hands=hands, terminal="xterm", interval=0)
    async with app.run_test(size=(80, 24)) as pilot:
        player = HandsPlayer(Eyes(pilot), source)
        await player.wait()
        await player.eyes.press("enter", "enter")
        await player.wait()
        await player.weigh_in()
        await play_to_the_score(pilot, source.snapshot, player.act, MOST_MOVES)
    final = source.snapshot()
    assert player.mistaken
    assert final.result is not None
    assert final.game is not None
    assert tuple(final.game.supply.values()) == hands.inside()

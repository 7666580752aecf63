"""A whole game by touches alone at 100x30: each of them lands on something that the screen shows."""

import re
from pathlib import Path

import pytest
from tests.core.by_hand import Table, play_by_hand
from tests.tui.games.eyes import Eyes, play_to_the_score
from tests.tui.games.keyboard import CoreSource
from tests.tui.textual_internals import press_quickly

from monkey_palace.board.pieces import BUILDING, COLOURS
from monkey_palace.bots import make_bot
from monkey_palace.game.commands import Build, Command, PassBuild, PlaceCards, ReportBuild, Take, TakeCards
from monkey_palace.randomness import Rng
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.sim.people.entering import facts_of
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.views.snapshot import Snapshot, Stage
from palace_hub.views.symbols import GRAPHICAL
from palace_hub.views.table.build_form import STEPPER_KEYS
from palace_hub.views.table.market import PILE_KEYS

MOST_MOVES = 2000

FIRST_TURNS, LAST_TURN = 2, 18
"""Touches play turns 1, 2 and 18, the last one; in an ordinary run entries without a screen play those between."""
BY_ENTRIES = [
    pytest.param(range(FIRST_TURNS + 1, LAST_TURN), id="ends"),
    pytest.param(range(0), id="every turn", marks=pytest.mark.long),
]

STEPPER_ROWS, STEPPER_COLUMNS = 7, 12
DECIDED = (Stage.BUILD, Stage.CARDS, Stage.PLACE_CARDS, Stage.ONE_TIME, Stage.RECURRING)


class Toucher:
    """Plays by touches: buttons, tiles, slots, steppers and the lines of a menu."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.bot, self.chance, self.catalogue = make_bot("greedy"), Rng(5), Catalogue()

    async def main(self) -> None:
        """Touches the main action: the large button below at the left."""
        rows = self.eyes.rows()
        edges = [y for y in range(len(rows) - 6, len(rows)) if rows[y][1:4] == "▔▔▔"]
        assert edges, self.eyes.complaint("no main action")
        await self.eyes.touch_at(15, edges[-1] + 1)

    async def step(self, label: str, times: int) -> None:
        """Touches the + below a stepper's label so many times; - for a negative number."""
        sign, left, right = (" + ", 0, STEPPER_COLUMNS) if times > 0 else (" - ", -STEPPER_COLUMNS // 2, 0)
        for _ in range(abs(times)):
            found = self.eyes.find(label)
            assert found is not None, self.eyes.complaint(f"no stepper {label}")
            x, y, _ = found
            rows = self.eyes.rows()[y : y + STEPPER_ROWS]
            places = [(text.find(sign, max(0, x + left), x + right + 3), row) for row, text in enumerate(rows, start=y)]
            column, row = next((place for place in places if place[0] >= 0), (-1, 0))
            assert column >= 0, self.eyes.complaint(f"no{sign}below {label}")
            await self.eyes.touch_at(column + 1, row)

    async def play(self, now: Snapshot) -> None:
        """One step of the game: what a bot would do, or the main action."""
        assert now.game is not None
        command = self.bot.choose(now.game.observed(), self.chance) if now.stage in DECIDED else None
        if isinstance(command, Build):
            command = facts_of(now.game, command.staircase)
        await self.touch(command, now)

    async def touch(self, command: Command | None, now: Snapshot) -> None:
        """The touches of a command."""
        touch, say = self.eyes.touch, self.catalogue.text_key
        assert now.game is not None
        match command:
            case PassBuild():
                await touch(rf"\b{say('action-more')}\b")
                await touch(rf"1 +{say('palette-pass-build')}")
                await touch(r" 1  \S")
                return
            case ReportBuild():
                if now.plan.way != "facts":
                    await touch(say("way-to-facts"))
                counts = (command.arches, command.bricks, command.columns, command.height, int(command.five_high))
                for letter, count in zip(STEPPER_KEYS, counts, strict=True):
                    await self.step(rf" {letter} +\w", count)
                colour = COLOURS.index(command.start_colour)
                await touch(rf"{colour + 1} +{GRAPHICAL.piece[command.start_colour]} ")
            case TakeCards():
                tops = [pile.top for pile in now.game.market]
                for card in command.cards:
                    await touch(rf" {re.escape(PILE_KEYS[tops.index(card)])}  +[*○▲◆] ")
            case PlaceCards():
                for slot in command.slots:
                    await touch(say("slot-title", number=slot + 1))
            case Take() if now.judgement is not None:
                for cell, piece in enumerate(BUILDING):
                    missing = getattr(command, piece.value) - now.judgement.boxes[cell].due
                    await self.step(rf" {cell + 1} +{GRAPHICAL.piece[piece]} ", missing)
            case _:
                pass
        await self.main()


@pytest.mark.long
@pytest.mark.game
@pytest.mark.parametrize("by_entries", BY_ENTRIES)
async def test_a_game_is_played_by_touches_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by_entries: range
) -> None:
    press_quickly(monkeypatch)
    with Journal.open(tmp_path / "game.sqlite") as journal:
        table = Table(tmp_path / "game.sqlite", journal)
        source = CoreSource(table)
        app = PalaceApp(source, catalogue=Catalogue(), terminal="xterm", interval=0)
        async with app.run_test(size=(100, 30)) as pilot:
            player = Toucher(Eyes(pilot))
            await player.main()
            await player.main()

            async def move(now: Snapshot) -> None:
                assert now.refusal is None, now.refusal
                if now.game is not None and now.game.turn in by_entries:
                    play_by_hand(table, before=LAST_TURN, by_facts=True)
                    source.announce()
                    await pilot.pause()
                else:
                    await player.play(now)

            await play_to_the_score(pilot, source.snapshot, move, MOST_MOVES)
            assert source.snapshot().result is not None

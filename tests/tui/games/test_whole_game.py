"""A game by keyboard alone at 80x24, on the real core, without tray and colours.

The screen must name each key that is pressed.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.core.by_hand import Table, play_by_hand
from tests.tui.app_pilot import comes
from tests.tui.games.eyes import Eyes

from monkey_palace.board.notation import ARCH_SPAN, parse_placements
from monkey_palace.board.palace import Stud
from monkey_palace.board.pieces import BUILDING, COLOURS
from monkey_palace.bots import make_bot
from monkey_palace.game.commands import Build, Command, PassBuild, PlaceCards, PlaceMonkey, ReportBuild, Take, TakeCards
from monkey_palace.game.palace_state import palace_known
from monkey_palace.game.state import PromptKind
from monkey_palace.randomness import Rng
from palace_hub.core.snapshot import snapshot
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee.entries import Entry
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.screens.dialogs import MoreScreen
from palace_hub.tui.screens.score_screen import ScoreScreen
from palace_hub.views.palace.hand import home
from palace_hub.views.palace.stage import KNOB_KEYS, PIECE_KEYS, figure_knobs, standing_of
from palace_hub.views.snapshot import Phase, Snapshot, Stage
from palace_hub.views.table.build_form import STEPPER_KEYS
from palace_hub.views.table.market import PILE_KEYS
from palace_hub.views.wording import Wording

MOST_MOVES = 2000

FIRST_TURNS, LAST_TURN = 3, 17
"""Keys play turns 1 to 3 and the last two; in an ordinary run entries without a screen play those between."""
BY_ENTRIES = [
    pytest.param(range(FIRST_TURNS + 1, LAST_TURN), id="ends"),
    pytest.param(range(0), id="every turn", marks=pytest.mark.long),
]

ARROW_OF = {"e": "right", "w": "left", "n": "up", "s": "down"}
KEY_NAMES = {"-": "minus", "=": "equals_sign"}


class CoreSource:
    """The core of a table without a tray, stepped once for each entry, as a worker thread would."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told: list[Callable[[], None]] = []
        table.pass_time(5.0)  # the hub finds no tray

    def snapshot(self) -> Snapshot:
        return snapshot(self.table.core.hub)

    def subscribe(self, told: Callable[[], None]) -> None:
        self.told.append(told)

    def submit(self, entry: Entry) -> None:
        self.table.enter(entry)  # whoever confirms has read the page
        self.announce()

    def announce(self) -> None:
        for told in self.told:
            told()

    def stop(self) -> None:
        pass


def times(key: str, count: int) -> list[str]:
    return [key] * count


def steps(start: Stud, end: Stud) -> list[str]:
    """The arrow keys from one node of the plan to another."""
    right, up = (end[0] - start[0]) // ARCH_SPAN, (end[1] - start[1]) // ARCH_SPAN
    return times("right" if right > 0 else "left", abs(right)) + times("up" if up > 0 else "down", abs(up))


def plan_keys(staircase: str, hand: Stud) -> list[str]:
    """The keys for a staircase, piece by piece; the hand follows each arch to its far end."""
    typed: list[str] = []
    for piece in parse_placements(staircase):
        if piece.piece not in BUILDING:
            continue
        typed += steps(hand, (piece.x, piece.y))
        typed += [PIECE_KEYS[piece.piece]] + ([ARROW_OF[piece.direction]] if piece.direction else [])
        hand = (piece.far.x, piece.far.y)
    return [*typed, "enter"]


def keys_for(command: Command, now: Snapshot) -> list[str]:
    """The keys of a command."""
    assert now.game is not None
    match command:
        case Build():
            standing = standing_of(now, Wording())
            assert standing is not None
            return plan_keys(command.staircase, home(standing))
        case PlaceMonkey():
            knobs = [str(knob) for knob in figure_knobs(now.game)]
            return [KNOB_KEYS[min(knobs.index(command.at), len(KNOB_KEYS) - 1)], "enter"]
        case ReportBuild():
            counts = (command.arches, command.bricks, command.columns, command.height, int(command.five_high))
            typed = [
                key
                for letter, count in zip(STEPPER_KEYS, counts, strict=True)
                for key in (letter, *times("plus", count))
            ]
            return [*typed, "123"[COLOURS.index(command.start_colour)], "enter"]
        case TakeCards():
            tops = [pile.top for pile in now.game.market]
            piles = [PILE_KEYS[tops.index(card)] for card in command.cards]
            return [*(KEY_NAMES.get(key, key) for key in piles), "enter"]
        case PlaceCards():
            return [*(str(slot + 1) for slot in command.slots), "enter"]
        case Take():
            assert now.judgement is not None
            typed = []
            for cell, piece in enumerate(BUILDING):
                missing = getattr(command, piece.value) - now.judgement.boxes[cell].due
                typed += [str(cell + 1), *times("plus" if missing > 0 else "minus", abs(missing))] if missing else []
            return [*typed, "enter"]
        case _:
            return ["enter"]


@pytest.mark.game
@pytest.mark.parametrize("by_entries", BY_ENTRIES)
async def test_a_game_is_played_by_keyboard_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by_entries: range
) -> None:
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
                if now.game.turn in by_entries:
                    play_by_hand(table, before=LAST_TURN)
                    source.announce()
                    await pilot.pause()
                    continue
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

"""Whole games in which people play for a bot of the hub on the simulated table."""

import json
from pathlib import Path

import pytest
from tests.run.games import SMALL_BOX, Played, play
from tests.run.test_whole_games import clean

from monkey_palace.bots.at_table import decide
from monkey_palace.game.commands import command_json
from palace_hub.referee.book import Book
from palace_hub.referee.events import CommandPlayed, parse_event

pytestmark = pytest.mark.game

SEED = 5
BOT = 2
"""The seat of the bot."""


def as_decided(game: Played, bot: str, seat: int = BOT) -> int:
    """Commands of the bot's seat; each of them must be what the engine's bot decides with the same seed."""
    header, *rows = map(json.loads, game.record.read_text().splitlines())
    book, played = Book.new(header), 0
    for row in rows[:-1]:
        event = parse_event(row.pop("kind"), row)
        if isinstance(event, CommandPlayed) and event.player == seat and event.command["kind"] != "tell_top":
            decided = command_json(decide(bot, book.game.state, book.bot_seed))
            assert comparable(dict(event.command)) == comparable(decided)
            played += 1
        book.fold(event)
    return played


def comparable(command: dict[str, object]) -> dict[str, object]:
    """The command with the pieces of its staircase in one order."""
    text = command.get("staircase")
    return {**command, "staircase": sorted(text.split())} if isinstance(text, str) else command


@pytest.mark.long
@pytest.mark.parametrize(
    "table",
    [
        pytest.param((), id="bronze"),
        pytest.param(("--faults", "wrong_takes,wrong_piece"), id="mistakes"),
        pytest.param(("--deck", "printed"), id="printed"),
        pytest.param(("--level", "silver", "--entries", "plate"), id="silver"),
        pytest.param(("--level", "gold", "--entries", "plate"), id="gold"),
    ],
)
def test_two_people_and_a_bot_play_by_the_engine(tmp_path: Path, table: tuple[str, ...]):
    game = play(tmp_path, "--seated", "person,person,planner", *table, seed=SEED, players=3, box=SMALL_BOX)
    clean(game, SMALL_BOX)
    assert as_decided(game, "planner") > 10
    violations = game.report["violations"]
    assert violations["caught"] == violations["made"]
    assert bool(violations["made"]) == ("wrong_takes,wrong_piece" in table)

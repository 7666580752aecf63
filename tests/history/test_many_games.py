"""Three hundred games in one journal, and two thousand: sums, times and memory."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import replace
from pathlib import Path

import pytest
from tests.history.made_games import DAY_S, FIRST_DAY, MadeGame, write_game
from tests.history.test_statistics import compare

from monkey_palace.cards.model import CardSet, load_set
from monkey_palace.game.scoring import BONUS_CARD_BANANAS
from palace_hub.history.cache import FactsCache
from palace_hub.history.importing import import_record
from palace_hub.history.kept import folder_of
from palace_hub.history.library import CACHE, read_games, read_turns
from palace_hub.history.statistics import statistics
from palace_hub.journal.glance import Glance
from palace_hub.journal.store import Journal

pytestmark = pytest.mark.long

PALACE = (sys.executable, "-m", "palace_hub")
NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Finn")
BOTS, ON_THE_TABLE, MANY = 290, 10, 2000
MOST_S, MOST_MB = 3.0, 150
ONE_GAME_S = 1200
"""A game on the virtual table takes half a minute of a free core; a loaded machine takes longer."""


def own_set() -> CardSet:
    """The house set under another name, with one card that prints more."""
    house = replace(load_set("house"), name="ours", provenance="own")
    card = house.cards[0]
    assert card.bananas is not None
    return house.with_card(card.id, card.bananas + BONUS_CARD_BANANAS, card.one_time, card.recurring)


def deal(number: int, ours: CardSet) -> MadeGame:
    """Games that differ in players, seats, bots, decks, maps, sets and expansions."""
    count = 2 + number % 3
    first = number % len(NAMES)
    players = tuple(NAMES[(first + seat) % len(NAMES)] for seat in range(count))
    expansions = ((), ("butterfly",), ("frog",), ("butterfly", "frog"))[number % 4]
    return MadeGame(
        players,
        number,
        tuple(("random", "greedy")[(number + seat) % 2] for seat in range(count)),
        expansions,
        1 + number % 4,
        "printed" if number % 5 == 0 else "screen",
        ours if number % 7 == 0 else None,
        most=60 if number % 29 == 0 else 10_000,
        wall=FIRST_DAY + number * DAY_S,
    )


def game_on_the_table(file: Path, seed: int) -> Path:
    """The record of a whole game on the virtual table, through nodes, links and sensing."""
    words = ("--headless", "--speed", "max", "--json", "--players", str(2 + seed % 2), "--seed", str(seed))
    command = [*PALACE, "demo", *words, "--record", str(file)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, timeout=ONE_GAME_S)
    return file


def measured(*words: str) -> tuple[str, float, float]:
    """Output, seconds of processor time and peak memory in MB of a command in a process of its own."""
    child = subprocess.Popen([*PALACE, *words], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    text = child.stdout.read()
    _, status, usage = os.wait4(child.pid, 0)
    assert status == 0
    return text, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1000


def test_sums_times_and_memory_of_many_games(tmp_path: Path):
    path, ours = tmp_path / "journal.sqlite", own_set()
    with ThreadPoolExecutor(os.cpu_count()) as beside:
        table = [
            beside.submit(game_on_the_table, tmp_path / f"{seed}.jsonl", seed) for seed in range(1, ON_THE_TABLE + 1)
        ]
        with Journal.open(path) as store:
            for number in range(1, BOTS + 1):
                write_game(store, deal(number, ours))
        for record in as_completed(table):
            import_record(record.result(), path)
    text, first_s, first_mb = measured("stats", "--json", "--journal", str(path))
    kept = read_games(path)
    assert (len(kept.games), kept.unreadable) == (BOTS + ON_THE_TABLE, ())
    assert json.loads(text)["games"] == sum(game.is_over for game in kept.games)
    compare(statistics(kept.games), path)
    _, again_s, again_mb = measured("stats", "--json", "--journal", str(path))

    many = tmp_path / "many.sqlite"
    copy_games(path, many)
    text, stats_s, stats_mb = measured("stats", "--json", "--journal", str(many))
    assert json.loads(text)["games"] + json.loads(text)["unfinished"] == MANY
    _, games_s, games_mb = measured("games", "--journal", str(many))
    print(
        f"{len(kept.games)} games: first {first_s:.1f} s {first_mb:.0f} MB, again {again_s:.1f} s {again_mb:.0f} MB;"
        f" {MANY} games: stats {stats_s:.1f} s {stats_mb:.0f} MB, list {games_s:.1f} s {games_mb:.0f} MB"
    )
    assert max(first_mb, again_mb, stats_mb, games_mb) < MOST_MB
    assert max(again_s, stats_s, games_s) < MOST_S


def copy_games(path: Path, many: Path) -> None:
    """The games of one journal again and again in another one, with the facts that were kept of them."""
    kept = read_games(path)
    turns = read_turns(path, tuple(game.game for game in kept.games))
    numbers = [kept.games[place % len(kept.games)].game for place in range(MANY)]
    with Journal.open(path, read_only=True) as old, Journal.open(many) as new:
        for number in numbers:
            head = old.head(number)
            new.new_game(head.header, wall=head.started_wall)
            new.append([(event.kind, event.t, event.body) for event in old.events(number)], wall=head.saved_wall)
    with Glance.open(many) as glance, FactsCache(folder_of(many) / CACHE) as cache:
        for game, number in zip(glance.games, numbers, strict=True):
            facts = kept.find(number)
            assert facts is not None
            cache.put(game, replace(facts, game=game.id), turns[number])

"""A season in one journal: its start proves each entry, and a destroyed page costs one game."""

import json
import random
import sqlite3
import time
from dataclasses import replace

import pytest

from palace_hub.journal import rebuild
from palace_hub.journal.entries import Thread, chained
from palace_hub.journal.high_water import HighWaterFile
from palace_hub.journal.rows import FINISHED
from palace_hub.journal.store import Journal

GAMES, EVENTS = 200, 600


def season(path):
    """Writes the journal as a salvage does, which waits for the disk once and not 120,000 times."""
    rng, threads, place = random.Random(1), [], 0
    for game in range(1, GAMES + 1):
        header = json.dumps({"players": [], "cards": "c" * 17_700})
        events = [json.dumps({"cell": n % 6, "evidence": "e" * rng.randint(60, 350)}) for n in range(EVENTS)]
        rows = [("game", 0.0, 1.7e9, header), *(("tray", n * 2.5, 1.7e9 + n, body) for n, body in enumerate(events))]
        entries = [replace(entry, place=place + i) for i, entry in enumerate(chained(game, rows, 0, 0), start=1)]
        place += len(entries)
        threads.append(Thread(game, entries, FINISHED))
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA page_size=4096")
    water = rebuild.fill(connection, threads)
    connection.close()
    beside = HighWaterFile(path, water.salt)
    beside.write(water)
    beside.close()


@pytest.mark.long
def test_a_season_is_proven_at_each_start(record, quick):
    path = quick / "journal.sqlite"
    season(path)
    started = time.process_time()
    with Journal.open(path) as journal:
        seconds = time.process_time() - started
        assert (journal.salvaged, journal.certain) == (None, True)
        assert [head.events for head in journal.games()] == [EVENTS] * GAMES
    data = bytearray(path.read_bytes())
    size = len(data)
    middle = size // 8192 * 4096
    data[middle : middle + 4096] = bytes(4096)
    path.write_bytes(data)
    started = time.process_time()
    with Journal.open(path) as journal:
        mended = time.process_time() - started
        games = [head.events for head in journal.games()]
        assert sum(games) + journal.salvaged.lost == GAMES * EVENTS
        assert games.count(EVENTS) == GAMES - 1
    record("D4", "a season of 200 games", megabytes=size >> 20, start_s=seconds, salvage_s=mended)

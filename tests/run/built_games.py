"""What whole games that were built on the plate are held to."""

import json
import sqlite3

from tests.run.games import Played
from tests.run.test_whole_games import PINNED

SCORES = PINNED["2 players"][1]
"""What is scored with seed 2, whoever enters the staircases and however."""


def as_built(game: Played, scores: object) -> None:
    """Nothing was committed that did not stand, and the game ended as it does where staircases are typed."""
    found = game.report["detections"]
    assert found["silent_wrong"] == found["wrong"] == 0, game.table["notes"]
    forbidden = [caught for what, *_, caught in game.table["violations_made"] if what == "forbidden_build"]
    assert all(forbidden)
    assert not faults(game), "the sensing failed: see the hub's log"
    assert [score["total"] for score in game.report["scores"]] == scores


def events(game: Played, kind: str) -> int:
    """How many events of a kind the journal has."""
    with sqlite3.connect(game.journal) as journal:
        (count,) = journal.execute("SELECT count(*) FROM event WHERE kind = ?", (kind,)).fetchone()
    return int(count)


def typed(game: Played) -> int:
    """Staircases that were typed, since the plate was away or could not tell: this table's rings at 10 Hz."""
    return events(game, "way")


def faults(game: Played) -> int:
    """How often the plate's sensing failed."""
    with sqlite3.connect(game.journal) as journal:
        bodies = [json.loads(body) for (body,) in journal.execute("SELECT body FROM event WHERE kind = 'plate_level'")]
    return sum(body["why"] == "fault" for body in bodies)

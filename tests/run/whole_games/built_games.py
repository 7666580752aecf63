"""Checks of whole games in which hands build on the plate."""

import json
import sqlite3

from tests.run.games import Played
from tests.run.test_whole_games import PINNED

SCORES = PINNED["2 players"][1]
"""Scores of seed 2, for every mode of entry."""


def as_built(game: Played, scores: object) -> None:
    """Every committed staircase was built, and the game ended as with typed staircases."""
    found = game.report["detections"]
    assert found["silent_wrong"] == found["wrong"] == 0, game.table["notes"]
    forbidden = [caught for what, *_, caught in game.table["violations_made"] if what == "forbidden_build"]
    assert all(forbidden)
    assert not faults(game), "the sensing failed: see the hub's log"
    assert [score["total"] for score in game.report["scores"]] == scores


def events(game: Played, kind: str) -> int:
    """Number of events of a kind in the journal."""
    with sqlite3.connect(game.journal) as journal:
        (count,) = journal.execute("SELECT count(*) FROM entry WHERE kind = ?", (kind,)).fetchone()
    return int(count)


def typed(game: Played) -> int:
    """Number of staircases that were typed because the plate was away or unsure."""
    return events(game, "way")


def faults(game: Played) -> int:
    """Number of failures of plate sensing."""
    with sqlite3.connect(game.journal) as journal:
        bodies = [json.loads(body) for (body,) in journal.execute("SELECT body FROM entry WHERE kind = 'plate_level'")]
    return sum(body["why"] == "fault" for body in bodies)

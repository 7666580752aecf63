"""A whole game on the plate: hands move the figures from their pads to the palace, and nothing is typed."""

import json
import sqlite3
from pathlib import Path

import pytest
from tests.run.games import Played, play
from tests.run.whole_games.built_games import SCORES, as_built, typed

pytestmark = pytest.mark.game


def of(game: Played, kind: str) -> list[dict[str, object]]:
    with sqlite3.connect(game.journal) as journal:
        rows = journal.execute("SELECT body FROM entry WHERE kind = ? ORDER BY seq", (kind,)).fetchall()
    return [json.loads(body) for (body,) in rows]


@pytest.mark.long
@pytest.mark.parametrize("level", ["silver", "gold"])
def test_where_nothing_fails_staircases_and_figures_are_seen_and_not_typed(tmp_path: Path, level: str, record):
    game = play(tmp_path, "--level", level, "--entries", "plate", seed=2)
    as_built(game, SCORES)
    assert typed(game) <= 1
    seen = of(game, "figure")
    placed = [
        body["command"] for body in of(game, "command") if body["command"]["kind"] in ("place_monkey", "place_frog")
    ]
    record(
        "game",
        "figures seen to leave their pads and arrive on their knobs; the same scores, silent_wrong 0",
        level=level,
        seen=[f"{one['figure']} {one['at']} {one['pad']}" for one in seen],
        of=len(placed),
    )
    assert "monkey" in [one["figure"] for one in seen]
    assert {one["pad"] for one in seen} == {"off"}
    assert 2 * len(seen) > len(placed)
    assert not (tmp_path / "tray.pads.json").exists()

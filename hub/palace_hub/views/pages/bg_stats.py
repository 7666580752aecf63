"""The link that gives a finished game to the app BG Stats, which asks before it keeps anything.

The format is the one that the app's help describes for other apps ("Push plays to BG Stats from other apps or
websites"): `createPlay.html?data=` with URL-encoded JSON. `bggId`, the game's number at BoardGameGeek, is left out: no
source for it was at hand, and the app finds the game by its name.
"""

import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Any, Final
from urllib.parse import quote

from monkey_palace.game.state import state_hash
from palace_hub.views.pages.score import ranking
from palace_hub.views.snapshot import LogLine, Snapshot

ADDRESS: Final = "https://app.bgstatsapp.com/createPlay.html?data="
GAME: Final = "Monkey Palace"
SOURCE: Final = "palace-hub"
LONGEST_THOUGHT: Final = timedelta(minutes=20)
"""A longer gap between two events is a break, which is not counted as playing (assumed)."""


def bg_stats_link(snapshot: Snapshot) -> str:
    """The address that offers the game to BG Stats; "" before the end, and for a game without a date."""
    play = bg_stats_play(snapshot)
    return "" if play is None else ADDRESS + quote(json.dumps(play, separators=(",", ":")), safe="")


def bg_stats_play(snapshot: Snapshot) -> dict[str, Any] | None:
    """The play as BG Stats reads it; None before the end, and on a virtual table, whose games have no date."""
    game, log = snapshot.game, [line for line in reversed(snapshot.log) if line.wall is not None]
    if game is None or snapshot.result is None or not snapshot.scores or not log:
        return None
    minutes = (
        round(_played(log) / timedelta(minutes=1)) if log[0].seq == 0 else 0
    )  # a very long log loses its first lines
    places = {seat: place for place, seat in ranking(snapshot.scores, snapshot.result.winners)}
    first = state_hash(snapshot.history[0])[:8] if snapshot.history else ""
    return {
        "sourceName": SOURCE,
        "sourcePlayId": f"{_when(log[0]):%Y%m%d%H%M%S}{first}",
        "playDate": f"{_when(log[-1]):%Y-%m-%d %H:%M:%S}",
        **({"durationMin": minutes} if minutes else {}),
        "game": {"name": GAME, "sourceGameId": "monkey-palace", "highestWins": True},
        "players": [
            {
                "name": player.name,
                "sourcePlayerId": player.name,
                "score": snapshot.scores[seat].total,
                "rank": places[seat],
                "winner": seat in snapshot.result.winners,
                "startPlayer": seat == 0,
            }
            for seat, player in enumerate(game.players)
        ],
    }


def _when(line: LogLine) -> datetime:
    return datetime.fromtimestamp(line.wall or 0.0, UTC)


def _played(log: Sequence[LogLine]) -> timedelta:
    """The time from event to event, without breaks. `log`: the first event first."""
    gaps = (_when(after) - _when(before) for before, after in pairwise(log))
    return sum((gap for gap in gaps if timedelta() < gap <= LONGEST_THOUGHT), timedelta())

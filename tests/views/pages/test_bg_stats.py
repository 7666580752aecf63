"""The link to BG Stats: decoded, it has date, duration, places and scores of the game, and nothing else."""

import dataclasses
import json
from datetime import UTC, datetime, timedelta
from urllib.parse import unquote

from tests.tui.scenes.index import SCENES

from palace_hub.locale.message import Message
from palace_hub.views.pages.bg_stats import ADDRESS, bg_stats_link
from palace_hub.views.snapshot import LogLine, Snapshot

BEGAN = datetime(2026, 11, 20, 19, 30, 0, tzinfo=UTC)


def at(*minutes: int, first: int = 0) -> tuple[LogLine, ...]:
    """Lines of the log at these minutes after the beginning, newest first."""
    lines = [
        LogLine(seq, 0.0, "", "", Message("log-empty"), wall=(BEGAN + timedelta(minutes=minute)).timestamp())
        for seq, minute in enumerate(minutes, start=first)
    ]
    return tuple(reversed(lines))


def decoded(snapshot: Snapshot) -> dict[str, object]:
    link = bg_stats_link(snapshot)
    assert link.startswith(ADDRESS)
    data = link.removeprefix(ADDRESS)
    assert data.isascii()
    assert not set(data) & set('{}" &?#<>')
    play = json.loads(unquote(data))
    assert isinstance(play, dict)
    return play


def test_the_link_has_the_whole_game_as_bg_stats_reads_it() -> None:
    play = decoded(dataclasses.replace(SCENES["score_palace"](), log=at(0, 10, 25, 31)))
    assert str(play.pop("sourcePlayId")).startswith("20261120193000")
    assert play == {
        "sourceName": "palace-hub",
        "playDate": "2026-11-20 20:01:00",
        "durationMin": 31,
        "game": {"name": "Monkey Palace", "sourceGameId": "monkey-palace", "highestWins": True},
        "players": [
            {"name": "Ann", "sourcePlayerId": "Ann", "score": 43, "rank": 2, "winner": False, "startPlayer": True},
            {"name": "Bo", "sourcePlayerId": "Bo", "score": 49, "rank": 1, "winner": True, "startPlayer": False},
            {
                "name": "Chiara",
                "sourcePlayerId": "Chiara",
                "score": 40,
                "rank": 3,
                "winner": False,
                "startPlayer": False,
            },
        ],
    }


def test_the_same_game_has_the_same_number_and_another_evening_another_one() -> None:
    game = SCENES["score_palace"]()
    first = decoded(dataclasses.replace(game, log=at(0, 10)))
    corrected = decoded(dataclasses.replace(game, log=at(0, 10, 15)))
    later = decoded(dataclasses.replace(game, log=at(1, 10)))
    assert first["sourcePlayId"] == corrected["sourcePlayId"] != later["sourcePlayId"]


def test_a_break_is_not_played_and_a_log_without_its_beginning_tells_no_duration() -> None:
    game = SCENES["score_palace"]()
    assert decoded(dataclasses.replace(game, log=at(0, 10, 10 + 24 * 60, 15 + 24 * 60)))["durationMin"] == 15
    assert "durationMin" not in decoded(dataclasses.replace(game, log=at(0, 10, first=7)))


def test_a_name_cannot_leave_the_data() -> None:
    scored = SCENES["score_palace"]()
    assert scored.game is not None
    first, *others = scored.game.players
    hostile = first.model_copy(update={"name": '"&data=<Zoë>#'})
    game = scored.game.model_copy(update={"players": (hostile, *others)})
    players = decoded(dataclasses.replace(scored, game=game, log=at(0, 10)))["players"]
    assert isinstance(players, list)
    assert players[0]["name"] == '"&data=<Zoë>#'


def test_no_link_before_the_end_nor_for_a_game_without_a_date() -> None:
    assert bg_stats_link(dataclasses.replace(SCENES["build"](), log=at(0, 10))) == ""
    assert bg_stats_link(SCENES["score_palace"]()) == ""

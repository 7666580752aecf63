"""Whole games with tray and plate nodes: the plate changes no score, and equal seeds give equal JSON."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.link.small_broker import NO_MOSQUITTO
from tests.run.games import Played, play
from tests.run.test_whole_games import PINNED

from palace_hub.link.broker import BrokerAddress
from palace_hub.run.table_clock import TableGone, topics_of
from palace_hub.sim.nodes.own_broker import mosquitto

HERE = "mqtt" if mosquitto() is not None else "serial"


ALONE = PINNED["2 players"]
"""Scores of seed 2 with the tray alone."""


def clean(game: Played) -> None:
    assert list(game.outcome) == ALONE
    assert game.report["detections"]["silent_wrong"] == 0
    plate = game.report["links"]["plate"]
    assert plate["rx_bad"] == 0
    assert plate["bytes"] > 1_000_000
    assert plate["runtime"] == game.report["links"]["tray"]["runtime"]


@pytest.mark.long
def test_two_nodes_play_the_game_that_the_tray_alone_plays_again_and_again(tmp_path: Path):
    if HERE == "serial":
        pytest.skip(NO_MOSQUITTO)
    runs = {
        "straight": {"env": {"PYTHONHASHSEED": "1"}},
        "stopped now and then": {"env": {"PYTHONHASHSEED": "2"}, "stutter": 3},
    }
    with ThreadPoolExecutor(2) as pool:
        games = list(
            pool.map(
                lambda one: play(tmp_path / one[0].replace(" ", "-"), "--level", "gold", seed=2, **one[1]),
                runs.items(),
            )
        )
    for game in games:
        clean(game)
    assert games[0].text == games[1].text


KILLS = ("--kills", "4", "--events", "kill-plate@100:2,kill-plate@103:1")


@pytest.mark.long
@pytest.mark.skipif(HERE == "serial", reason=NO_MOSQUITTO)
def test_over_a_broker_the_same_hub_is_killed_again_with_the_same_json(tmp_path: Path):
    with ThreadPoolExecutor(2) as pool:
        games = list(pool.map(lambda run: play(tmp_path / run, "--level", "gold", *KILLS, seed=2), "ab"))
    for game in games:
        clean(game)
        assert game.table["kills"] == 4
    assert games[0].text == games[1].text


@pytest.mark.long
@pytest.mark.parametrize("level", ["gold", "bronze"])
def test_cables_out_nodes_reset_a_dead_broker_and_garbage_change_no_score(tmp_path: Path, record, level: str):
    game = play(tmp_path, "--level", level, "--faults", "unplug,reset,broker_kill,garbage", seed=2)
    found, stood = game.report["detections"], game.report["link_states"]
    record(
        "game",
        "with unplug, reset, broker_kill and garbage: the same scores and state hash, silent_wrong 0",
        level=level,
        same_hash_and_scores=list(game.outcome) == ALONE,
        silent_wrong=found["silent_wrong"],
        damaged_lines=game.report["links"]["tray"]["rx_bad"],
        **{f"{node}_seconds_in": states for node, states in stood.items()},
    )
    assert list(game.outcome) == ALONE
    assert found["silent_wrong"] == 0
    assert game.report["links"]["tray"]["rx_bad"] > 10
    assert sum(stood["tray"].values()) == pytest.approx(game.table["t"], abs=1.0)
    assert stood["tray"]["absent"] >= 5.0
    assert stood["tray"]["live"] > 0.9 * game.table["t"]
    if level == "gold":
        assert stood["plate"]["live"] > 0.8 * game.table["t"]
    if level == "gold" and HERE == "mqtt":
        assert stood["plate"]["absent"] > 10.0


@pytest.mark.parametrize("path", ["mqtt://", "mqtt://host:99999/demo/a", "mqtt://host:1/de+mo/a"])
def test_a_port_that_is_no_broker_is_named(path: str):
    with pytest.raises(TableGone):
        topics_of(path)


def test_a_port_on_a_broker_reads():
    wanted = BrokerAddress("127.0.0.1", 1884, "demo", "hub", "w0rd")
    assert topics_of("mqtt://hub:w0rd@127.0.0.1:1884/demo/e661") == (wanted, "e661")

"""R1 and R2 of the reliability bar: a tray unplugged, and restarted, twenty times in one game each."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.app.games import Played, play

pytestmark = pytest.mark.game

TIMES = 20
BACK_WITHIN_S = 3.0
FIRST_S, EVERY_S = 70.0, 18.5  # set-up is over; not a multiple of anything that a turn takes
OUT_S = 1.0
INSTANTS = [FIRST_S + EVERY_S * number for number in range(TIMES)]


def rows(game: Played, kind: str) -> list[dict]:
    return [row for row in map(json.loads, game.record.read_text().splitlines()) if row.get("kind") == kind]


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Played]:
    folder = tmp_path_factory.mktemp("links")

    def run(kind: str) -> Played:
        events = ",".join(f"{kind}@{at}:{OUT_S}" for at in INSTANTS) if kind != "alone" else ""
        return play(folder / kind, *(("--events", events) if events else ()), seed=2)

    kinds = ("alone", "unplug", "kill-node")
    with ThreadPoolExecutor(2) as pool:
        return dict(zip(kinds, pool.map(run, kinds), strict=True))


@pytest.mark.parametrize(("bar", "kind"), [("R1", "unplug"), ("R2", "kill-node")])
def test_the_game_is_the_same_and_the_tray_is_back_soon(games: dict[str, Played], bar: str, kind: str):
    game = games[kind]
    assert game.outcome == games["alone"].outcome
    assert game.report["detections"]["silent_wrong"] == 0
    assert game.report["violations"] == {"made": 0, "caught": 0}
    stood = game.report["link_states"]["tray"]
    live = [row["t"] for row in rows(game, "link") if row["state"] == "live"]
    times = [min(t for t in live if t > at) - at - OUT_S for at in INSTANTS]
    worst = max(times)
    assert min(times) > 0.0
    print(f"{bar}: {len(times)} times, live again after {worst:.2f} s at worst, seconds in each state {stood}")
    assert worst < BACK_WITHIN_S

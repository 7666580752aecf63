"""Whole games through the real path; faults of the machinery change neither state hash nor scores."""

import json
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.run.games import FULL_BOX, SMALL_BOX, Box, Played, play, wall_instants
from tests.run.pin import name_of

from monkey_palace.board.pieces import BOX, PIECES
from monkey_palace.game.palace_state import palace_known
from monkey_palace.game.state import GameState
from palace_hub.referee.book import Book
from palace_hub.referee.events import parse_event
from palace_hub.referee.record import BadRecord, replay

pytestmark = pytest.mark.game

SEED = 2
KILLS = 6
"""Hubs that die in one game of an ordinary run."""
MORE_KILLS = 10


@pytest.fixture(scope="session")
def straight(undisturbed: Callable[[int, Box], Played]) -> Played:
    """An undisturbed game of two players with a small box."""
    return undisturbed(SEED, SMALL_BOX)


def conserved(state: GameState) -> bool:
    stocks = {piece: sum(player.bricks[piece] for player in state.players) for piece in ("arch", "brick", "column")}
    return all(state.supply[p] + state.built[p] + state.lost[p] + stocks.get(p.value, 0) == BOX[p] for p in PIECES)


def conserved_at_every_event(record: Path) -> bool:
    """Whether the number of pieces is conserved at every event of the record."""
    header, *rows = map(json.loads, record.read_text().splitlines())
    book = Book.new(header)
    for row in rows[:-1]:
        book.fold(parse_event(row.pop("kind"), row))
        if not conserved(book.game.state):
            return False
    return True


def clean(game: Played, box: Box = FULL_BOX) -> None:
    detections = game.report["detections"]
    assert game.report["winners"]
    assert detections["silent_wrong"] == 0, game.table["notes"]
    assert detections["events"] > 20
    assert game.table["pieces"] == {piece.value: number for piece, number in zip(PIECES, box, strict=True)}
    assert conserved_at_every_event(game.record)
    found = replay(game.record)
    assert found.same
    assert found.state_hash == game.report["state_hash"]


PINNED = json.loads((Path(__file__).parent / "pinned.json").read_text())
"""State hash and scores by seed and players: equal on every machine and every Python. `python -m tests.run.pin`."""


@pytest.mark.long
@pytest.mark.parametrize("players", [2, *(pytest.param(players, marks=pytest.mark.long) for players in (3, 4))])
@pytest.mark.parametrize("box", [pytest.param(FULL_BOX, marks=pytest.mark.long, id="full"), SMALL_BOX])
def test_a_game_ends_where_it_is_pinned(undisturbed: Callable[[int, Box], Played], players: int, box: Box):
    game = undisturbed(players, box)
    clean(game, box)
    assert len(game.report["players"]) == players
    assert list(game.outcome) == PINNED[name_of(players, box)]
    assert game.report["violations"] == {"made": 0, "caught": 0}
    link = game.report["links"]["tray"]
    assert link["bytes"] > 2_500 * game.table["t"]  # a batch of the tray each 50 ms
    assert "python" in link["runtime"]


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(1, 11))
def test_every_seed_is_scored_without_a_silent_miscount(tmp_path: Path, seed: int, players: int):
    clean(play(tmp_path, seed=seed, players=players))


def commands(game: Played) -> Counter[str]:
    """Number of commands by kind."""
    rows = map(json.loads, game.record.read_text().splitlines())
    return Counter(row["command"]["kind"] for row in rows if row.get("kind") == "command")


@pytest.mark.long
def test_staircases_are_drawn_and_the_palace_is_known_to_the_end(straight: Played):
    done = commands(straight)
    assert done["build"] >= 6
    assert not done["report_build"]
    assert palace_known(replay(straight.record).game.state)


def plan_events(game: Played) -> list[tuple[str, float, str]]:
    """Plan entries: kind, hub time, piece."""
    rows = map(json.loads, game.record.read_text().splitlines())
    return [(row["kind"], row["t"], row["placement"]) for row in rows if row.get("kind") in ("placed", "taken_back")]


@pytest.mark.long
def test_a_hub_that_dies_over_a_staircase_half_entered_goes_on_with_it(tmp_path: Path, straight: Played):
    moments = [t for kind, t, _ in plan_events(straight) if kind == "placed"][2::7]
    killed = ",".join(f"kill-hub@{t + 0.01:.2f}" for t in moments)
    game = play(tmp_path, "--events", killed, seed=SEED, box=SMALL_BOX)
    assert game.hubs == len(moments) + 1 > 4
    assert game.outcome == straight.outcome
    entered = [[(kind, piece) for kind, _, piece in plan_events(one)] for one in (game, straight)]
    assert Counter(entered[0]) == Counter(entered[1])
    clean(game, SMALL_BOX)


@pytest.mark.long
@pytest.mark.parametrize("entries", ["facts", "mixed"])
def test_staircases_are_counted_where_the_table_counts_them(tmp_path: Path, entries: str):
    game = play(tmp_path, "--entries", entries, "--kills", "1", seed=SEED, box=SMALL_BOX)
    clean(game, SMALL_BOX)
    done = commands(game)
    assert done["report_build"] >= 6
    assert done["build"] == (1 if entries == "mixed" else 0)
    assert not palace_known(replay(game.record).game.state)


@pytest.mark.parametrize("ground_map", [2, 3, 4])
@pytest.mark.long
def test_every_map_is_played_on(tmp_path: Path, ground_map: int):
    clean(play(tmp_path, "--ground-map", str(ground_map), seed=SEED, players=3))


@pytest.mark.long
def test_another_hash_seed_on_one_core_gives_the_same_json(tmp_path: Path, straight: Played):
    assert play(tmp_path, seed=SEED, box=SMALL_BOX, env={"PYTHONHASHSEED": "1"}, cpu=0).text == straight.text


@pytest.mark.long
def test_another_hash_seed_and_processes_that_stutter_give_the_same_json(tmp_path: Path, straight: Played):
    around = {"PYTHONHASHSEED": "2"}
    game = play(tmp_path, "--pauses", "5", seed=SEED, box=SMALL_BOX, env=around, stutter=5)
    assert game.text == straight.text


@pytest.mark.long
@pytest.mark.parametrize("drift", ["normal", "heavy"])
def test_a_hub_killed_by_the_table_ends_in_the_same_game(tmp_path: Path, straight: Played, drift: str):
    killed = ("--kills", str(MORE_KILLS), "--drift", drift)
    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(lambda n: play(tmp_path / n, *killed, seed=SEED, box=SMALL_BOX), ("a", "b"))
    assert first.text == second.text
    assert first.hubs == MORE_KILLS + 1
    assert first.table["kills_in_a_bin"] * 3 >= MORE_KILLS
    assert first.outcome == straight.outcome
    clean(first, SMALL_BOX)


@pytest.mark.long
@pytest.mark.parametrize("drift", ["normal", "heavy"])
def test_a_hub_killed_at_any_instant_ends_in_the_same_game(tmp_path: Path, straight: Played, drift: str):
    killed, around = wall_instants(SEED, KILLS, 1.5), {"PYTHONHASHSEED": "2"}
    game = play(tmp_path, "--drift", drift, seed=SEED, box=SMALL_BOX, kill_after=killed, env=around)
    assert game.hubs >= KILLS + 1
    assert game.table["deaths_in_a_bin"] * 3 >= KILLS
    assert game.outcome == straight.outcome
    clean(game, SMALL_BOX)


@pytest.mark.long  # an ordinary run has damaged messages in a game, and flipped frames without one
def test_bits_flipped_on_the_way_change_no_score(tmp_path: Path, straight: Played):
    game = play(tmp_path, "--flip-rate", "0.00003", seed=SEED, box=SMALL_BOX)
    assert game.outcome == straight.outcome
    clean(game, SMALL_BOX)
    assert game.report["flipped"] > 10
    assert game.report["links"]["tray"]["rx_bad"] > 5


MESSAGES = ("who", "welcome", "cmd", "ack")


@pytest.mark.long
def test_other_noise_a_clock_that_wraps_and_damaged_messages_give_the_same_scores(tmp_path: Path, straight: Played):
    ticks = str((1 << 30) - 100_000_000)
    other = ("--noise-seed", "77", "--ticks-start", ticks, "--hit", ",".join(MESSAGES))
    game = play(tmp_path, *other, seed=SEED, box=SMALL_BOX)
    assert game.table["t"] > 100
    assert game.outcome == straight.outcome
    assert game.text != straight.text
    assert game.report["flipped"] == len(MESSAGES)
    clean(game, SMALL_BOX)


@pytest.mark.long
@pytest.mark.parametrize("kinds", [MESSAGES, *((kind,) for kind in MESSAGES)])
def test_damaged_messages_heal_by_themselves(tmp_path: Path, straight: Played, kinds: tuple[str, ...]):
    game = play(tmp_path, "--hit", ",".join(kinds), seed=SEED, box=SMALL_BOX)
    assert game.outcome == straight.outcome
    assert game.report["flipped"] == len(kinds)
    assert abs(game.table["t"] - straight.table["t"]) < 5.0
    clean(game, SMALL_BOX)


SMALL_VIOLATOR = (1, 2, SMALL_BOX)
"""Seed, players and box of a game whose cues are counted."""
VIOLATORS = [(seed, players, FULL_BOX) for seed in range(1, 11) for players in (2, 3, 4)]


@pytest.mark.long
@pytest.mark.parametrize(("seed", "players", "box"), [SMALL_VIOLATOR, *VIOLATORS])
def test_every_violation_that_hands_make_is_caught(tmp_path: Path, seed: int, players: int, box: Box):
    game = play(tmp_path, "--faults", "wrong_takes", seed=seed, players=players, box=box)
    made = game.table["violations_made"]
    assert game.report["violations"]["made"] == len(made) > 0
    assert game.report["violations"]["caught"] == len(made), [one for one in made if not one[3]]
    clean(game, box)
    sounds_as_it_went(game)
    if box == SMALL_BOX:  # in other games one moment may hide another of the same window
        cues = [cue for _, cue in game.table["cues"]]
        assert (cues.count("last"), cues.count("turn")) == (1, game.report["turns"])


def sounds_as_it_went(game: Played) -> None:
    """The buzzer of the tray has played each moment of the game, within two windows."""
    rows = [row for row in map(json.loads, game.record.read_text().splitlines()) if "t" in row]
    opened = [row["t"] for row in rows if row["kind"] == "violation" and row["state"] == "opened"]
    taken = [row["t"] for row in rows if row["kind"] == "command" and row["command"]["kind"] == "take"]
    played = game.table["cues"]
    cues = [cue for _, cue in played]
    assert all(any(cue == "wrong" and 0 <= at - t < 0.11 for at, cue in played) for t in opened)
    assert all(any(0 <= at - t < 0.11 for at, _ in played) for t in taken)
    assert set(cues) - {"ask", "last"} == {"turn", "wrong", "correct", "done", "end"}
    assert (cues[0], cues[-1]) == ("turn", "end")


@pytest.mark.long
def test_a_planted_miscount_is_found_out(tmp_path: Path):
    game = play(tmp_path, "--faults", "planted_miscount", seed=SEED, box=SMALL_BOX)
    assert game.report["detections"]["silent_wrong"] > 0


@pytest.mark.long
@pytest.mark.parametrize("change", ["a line less", "another hash", "another count"])
def test_a_changed_record_does_not_hold(tmp_path: Path, straight: Played, change: str):
    rows = straight.record.read_text().splitlines()
    if change == "a line less":
        del rows[next(i for i, row in enumerate(rows) if '"kind":"take_cards"' in row)]
    elif change == "another hash":
        rows[-1] = json.dumps({**json.loads(rows[-1]), "state_hash": "0" * 64})
    else:
        at = next(i for i, row in enumerate(rows) if '"kind":"tray"' in row)
        rows[at] = json.dumps({**json.loads(rows[at]), "count": 3})
    path = tmp_path / "changed.jsonl"
    path.write_text("\n".join(rows) + "\n")
    if change != "a line less":
        assert not replay(path).same
    else:
        with pytest.raises(BadRecord, match=r"changed\.jsonl:\d+: event 'command' does not follow"):
            replay(path)

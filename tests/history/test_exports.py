"""Games as tables, records and pictures, and records that come in."""

import csv
import json
from pathlib import Path

import pytest
from tests.history.made_games import FIRST_DAY, MadeGame, write_game

from monkey_palace.bots import make_bot
from monkey_palace.bots.match import play_game
from monkey_palace.game.records import record_lines
from palace_hub.history.exporting import players_csv
from palace_hub.history.facts import TURN_FIELDS
from palace_hub.history.library import read_games, read_turns
from palace_hub.journal.store import Journal
from palace_hub.referee import record


def table(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as text:
        return list(csv.DictReader(text))


def test_a_table_has_a_row_for_each_game_and_player_or_turn(palace, journal: Path, tmp_path: Path):
    games, file = read_games(journal).games, tmp_path / "games.csv"
    palace("games", "export", str(file), "--journal", str(journal))
    rows = table(file)
    assert [(int(row["game"]), row["player"], int(row["score"])) for row in rows] == [
        (game.game, seat.name, seat.score) for game in games for seat in game.seats
    ]
    assert sum(row["won"] == "1" for row in rows) == sum(len(game.winners) for game in games)
    palace("games", "export", str(file), "--turns", "--player", "Bo", "--journal", str(journal))
    rows, turns = table(file), read_turns(journal, (1, 2))
    assert len(rows) == len(turns[1]) + len(turns[2])
    assert set(TURN_FIELDS) < rows[0].keys()
    assert [int(row["score"]) for row in rows[: len(turns[1])]] == [turn.score for turn in turns[1]]


def test_a_name_is_no_formula_of_a_table_program(tmp_path: Path):
    path = tmp_path / "journal.sqlite"
    with Journal.open(path) as store:
        write_game(store, MadeGame(("=1+1", "Bo"), 1, most=3))
    assert ",'=1+1," in players_csv(read_games(path).games)


def test_an_exported_record_comes_in_elsewhere_as_the_same_game_and_only_once(palace, journal: Path, tmp_path: Path):
    file, other = tmp_path / "one.jsonl", tmp_path / "other.sqlite"
    palace("games", "export", str(file), "--game", "3", "--journal", str(journal))
    Journal.open(other).close()
    run = palace("games", "import", str(file), "--date", "2026-06-01", "--journal", str(other))
    assert run.stdout == f"{file} is game 1 now.\n"
    with Journal.open(journal, read_only=True) as old, Journal.open(other, read_only=True) as new:
        assert list(record.lines(new, 1)) == list(record.lines(old, 3))
    came = read_games(other).games[0]
    there = read_games(journal).find(3)
    assert there is not None
    assert (came.seats, came.by_round, came.status) == (there.seats, there.by_round, "finished")
    again = palace("games", "import", str(file), "--journal", str(other))
    assert (again.returncode, again.stderr) == (1, f"The game of {file} is here already: it is game 1.\n")


def test_a_record_of_the_rules_comes_in(palace, tmp_path: Path):
    game = play_game([make_bot("greedy"), make_bot("random")], 5, expansions=("frog",))
    file, path = tmp_path / "rules.jsonl", tmp_path / "journal.sqlite"
    file.write_text("\n".join(record_lines(game)))
    Journal.open(path).close()
    assert palace("games", "import", str(file), "--journal", str(path)).returncode == 0
    came = read_games(path).games[0]
    assert came.scores == tuple(sheet.total for sheet in game.score())
    assert (came.started, came.is_over) == (None, True)


@pytest.mark.parametrize("change", ["score", "cut", "other"])
def test_a_changed_record_does_not_come_in(palace, journal: Path, tmp_path: Path, change: str):
    file, path = tmp_path / "one.jsonl", tmp_path / "journal.sqlite"
    palace("games", "export", str(file), "--game", "1", "--journal", str(journal))
    lines = file.read_text().splitlines()
    changed = {"score": [*lines[:-1], '{"kind": "end", "state_hash": "0", "seal": "0"}'], "cut": lines[:-1]}
    file.write_text("\n".join(changed.get(change, ["no record"])))
    Journal.open(path).close()
    run = palace("games", "import", str(file), "--journal", str(path))
    assert (run.returncode, run.stdout, len(run.stderr.splitlines())) == (1, "", 1)
    assert read_games(path).games == ()


def test_one_game_has_a_picture_and_all_games_one_object(palace, journal: Path, tmp_path: Path):
    at = ("--journal", str(journal))
    picture, data = tmp_path / "one.svg", tmp_path / "all.json"
    palace("games", "export", str(picture), "--game", "1", *at)
    assert picture.read_text().startswith("<svg")
    palace("games", "export", str(data), "--since", "2026-05-29", *at)
    games = json.loads(data.read_text())
    assert [game["game"] for game in games if game["turns_played"]] == [2, 3, 4]
    assert games[0]["started"] > FIRST_DAY


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["all.txt"], 2, "Give it one of the endings .csv, .json, .jsonl or .svg."),
        (["one.svg"], 2, "Say which one: --game N."),
        (["one.svg", "--game", "4"], 1, "Game 4 is not finished"),
        (["none/one.csv"], 1, "none"),
    ],
)
def test_an_export_that_is_not_possible_says_why(
    palace, journal: Path, tmp_path: Path, words: list[str], code: int, said: str
):
    run = palace("games", "export", str(tmp_path / words[0]), *words[1:], "--journal", str(journal))
    assert (run.returncode, said in run.stderr) == (code, True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("ending", ["csv", "svg", "jsonl"])
def test_a_full_disk_is_told_with_the_files_name(palace, journal: Path, tmp_path: Path, ending: str):
    file = tmp_path / f"full.{ending}"
    file.symlink_to("/dev/full")
    run = palace("games", "export", str(file), "--game", "1", "--journal", str(journal))
    assert (run.returncode, f"{file} is not whole" in run.stderr) == (1, True), run.stderr

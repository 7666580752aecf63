"""`palace games` and `palace stats`: what people read, and what other programs read."""

import io
import json
import shutil
from pathlib import Path
from typing import get_args

import pytest
from tests.history.made_games import MadeGame, write_game

from palace_hub.cli.history.options import HABITS
from palace_hub.history.kept import PlayerColour, PlayerSymbol, UsualHints, UsualSide, folder_of
from palace_hub.journal.store import Journal


@pytest.fixture
def own(journal: Path, tmp_path: Path) -> Path:
    """A journal of the test's own, with what was kept of its games."""
    path = tmp_path / "journal.sqlite"
    for file in (journal, Path(f"{journal}-mark")):
        shutil.copyfile(file, tmp_path / file.name)
    if folder_of(journal).exists():
        shutil.copytree(folder_of(journal), folder_of(path))
    return path


def test_the_newest_game_is_listed_first_and_no_line_is_longer_than_a_terminal(palace, journal: Path):
    run = palace("games", "--journal", str(journal))
    lines = run.stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["No", "4", "3", "2", "1"]
    assert "(not finished)" in lines[1]
    assert "bronze" in lines[2]
    assert max(map(len, lines)) <= 80


def test_filters_leave_games_out(palace, journal: Path):
    run = palace("games", "list", "--player", "bo", "--year", "2026", "--json", "--journal", str(journal))
    assert [game["game"] for game in json.loads(run.stdout)] == [2, 1]
    run = palace("games", "--set", "other", "--journal", str(journal))
    assert run.stdout == "No game fits what you asked for.\n"


def test_one_game_shows_its_score_rounds_and_turns(palace, journal: Path):
    games = json.loads(palace("games", "--json", "--journal", str(journal)).stdout)
    game = next(game for game in games if game["game"] == 2)
    shown = palace("games", "show", "2", "--turns", "--journal", str(journal)).stdout
    for seat in game["seats"]:
        assert any(line.split()[:2] == [seat["name"], str(seat["score"])] for line in shown.splitlines())
    assert len([line for line in shown.splitlines() if line.lstrip()[:1].isdecimal()]) == game["turns"]
    found = json.loads(palace("games", "show", "2", "--json", "--journal", str(journal)).stdout)
    assert [turn["turn"] for turn in found["turns_played"]] == list(range(1, game["turns"] + 1))


def test_a_note_and_a_date_stay_and_can_be_taken_back(palace, own: Path):
    palace("games", "note", "3", "Rain", "all  day", "--journal", str(own))
    palace("games", "date", "3", "2026-05-01", "--journal", str(own))
    lines = palace("games", "--journal", str(own)).stdout.splitlines()
    place = next(place for place, line in enumerate(lines) if line.startswith(" 3"))
    assert (lines[place].split()[1], lines[place + 1].strip()) == ("2026-05-01", "Rain all day")
    palace("games", "note", "3", "--journal", str(own))
    palace("games", "date", "3", "--journal", str(own))
    again = palace("games", "--journal", str(own)).stdout
    assert ("Rain" not in again, "2027-03-24" in again) == (True, True)


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["games", "show", "9"], 1, "There is no game 9."),
        (["games", "date", "1", "May"], 2, "May is not a date from 2024 to 2099. Use 2026-05-28"),
        (["games", "note", "1", "x" * 121], 1, "The note has 121 letters. Use at most 120."),
        (["stats", "--players", "5"], 2, "5 is not possible here"),
    ],
)
def test_a_mistake_is_answered_by_how_to_mend_it(palace, journal: Path, words: list[str], code: int, said: str):
    run = palace(*words, "--journal", str(journal))
    assert (run.returncode, said in run.stderr) == (code, True)


def test_without_a_journal_the_command_says_how_to_begin(palace, tmp_path: Path):
    run = palace("stats", "--journal", str(tmp_path / "none.sqlite"))
    assert (run.returncode, 'start one with "palace play"' in run.stderr) == (1, True)


def test_a_damaged_file_beside_the_journal_costs_no_game(palace, own: Path):
    before = palace("games", "--journal", str(own)).stdout
    folder = folder_of(own)
    (folder / "games.json").write_text("{}")
    (folder / "facts.sqlite").write_bytes(b"no database at all" * 100)
    run = palace("games", "--journal", str(own))
    assert (run.returncode, run.stdout) == (0, before)
    assert "games.json cannot be used" in run.stderr


def test_a_damaged_game_is_left_out_and_said(palace, own: Path):
    with Journal.open(own) as store:
        store.new_game({"players": ["Ann", "Bo"]})
    run = palace("stats", "--json", "--journal", str(own))
    assert run.stderr == "Game 5 cannot be read and is left out.\n"
    assert json.loads(run.stdout)["games"] == 3


def test_statistics_fit_a_terminal(palace, journal: Path):
    run = palace("stats", "--journal", str(journal))
    assert run.stdout.startswith("3 finished games (1 more is not finished)")
    assert max(map(len, run.stdout.splitlines())) <= 80
    assert palace("stats", "--year", "1999", "--journal", str(journal)).stdout == (
        "There is no finished game to count.\n"
    )


def test_a_renamed_player_has_the_new_name_in_all_games_and_gets_it_back(palace, own: Path):
    at = ("--journal", str(own))
    assert palace("players", "rename", "ann", "Anna", *at).stdout == "Ann is called Anna now, in all games.\n"
    listed = palace("players", *at).stdout
    assert [line.split()[0] for line in listed.splitlines()] == ["Player", "Anna", "also:", "Cy", "Bo"]
    names = {player["name"] for player in json.loads(palace("stats", "--json", *at).stdout)["players"]}
    assert names == {"Anna", "Bo", "Cy"}
    palace("players", "rename", "Anna", "Ann", *at)
    assert palace("players", *at).stdout.splitlines()[1].split()[:2] == ["Ann", "4"]


def test_two_names_of_one_person_are_merged_and_parted(palace, own: Path):
    at = ("--journal", str(own))
    with Journal.open(own) as store:
        write_game(store, MadeGame(("Annie", "Bo"), 9, most=3))
    assert "players merge" in palace("players", "rename", "Annie", "Ann", *at).stderr
    run = palace("players", "merge", "Bo", "Ann", *at)
    assert (run.returncode, "played against each other in game 1" in run.stderr) == (1, True)
    palace("players", "merge", "Annie", "Ann", *at)
    assert [game["game"] for game in json.loads(palace("games", "--player", "Ann", "--json", *at).stdout)] == [
        5, 4, 3, 2, 1,
    ]  # fmt: skip
    palace("players", "split", "Annie", *at)
    assert [game["game"] for game in json.loads(palace("games", "--player", "Annie", "--json", *at).stdout)] == [5]


def test_habits_and_the_archive_are_kept(palace, own: Path):
    at = ("--journal", str(own))
    palace("players", "set", "Bo", "--colour", "blue", "--side", "far", "--hints", "stuck", *at)
    palace("players", "archive", "Bo", *at)
    bo = next(player for player in json.loads(palace("players", "--json", *at).stdout) if player["name"] == "Bo")
    assert (bo["colour"], bo["side"], bo["hints"], bo["archived"]) == ("blue", "far", "stuck", True)
    palace("players", "set", "Bo", "--colour", "none", *at)
    palace("players", "restore", "Bo", *at)
    assert "blue" not in palace("players", *at).stdout
    assert palace("players", "set", "Bo", *at).returncode == 1


def test_the_values_of_habits_are_those_of_the_kept_file():
    kept = {"colour": PlayerColour, "symbol": PlayerSymbol, "side": UsualSide, "hints": UsualHints}
    assert {habit: ("", *values) for habit, values in HABITS.items()} == {
        habit: get_args(values) for habit, values in kept.items()
    }


@pytest.mark.parametrize("words", [("games", "delete", "1"), ("players", "erase", "Bo")])
def test_nothing_is_deleted_unasked_nor_while_a_hub_plays(palace, own: Path, monkeypatch, words: tuple[str, ...]):
    at, before = ("--journal", str(own)), own.read_bytes()
    monkeypatch.setattr("sys.stdin", io.StringIO("no\n"))
    assert palace(*words, *at).stderr.startswith("This cannot be undone")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    assert palace(*words, *at).stdout.endswith("Nothing was changed.\n")
    with Journal.open(own):
        assert "End it (Ctrl+Q)" in palace(*words, "--yes", *at).stderr
    assert own.read_bytes() == before


def test_a_player_is_erased_and_a_game_deleted(palace, own: Path):
    at = ("--journal", str(own))
    (own.parent / "saved").mkdir()
    (own.parent / "saved" / "game-1.jsonl").write_text("Bo")
    run = palace("players", "erase", "Bo", "--yes", *at)
    assert run.stdout.startswith("Bo is gone from 2 games.")
    assert run.stdout.endswith("game-1.jsonl\n")
    assert "(erased) " in palace("games", *at).stdout
    assert palace("games", "delete", "4", "2", "--yes", *at).stdout == "2 games are deleted.\n"
    assert [game["game"] for game in json.loads(palace("games", "--json", *at).stdout)] == [3, 1]

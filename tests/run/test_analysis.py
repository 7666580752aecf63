"""The analysis on worker processes, and `palace replay --analyse`: the same for any number of workers, and files."""

import csv
import json
import subprocess
import sys
import threading
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from monkey_palace.bots import analysis, make_bot
from monkey_palace.bots.match import play_game
from monkey_palace.game.commands import EndNow
from monkey_palace.game.history import Game
from monkey_palace.game.records import record_lines
from palace_hub.cli.main import main
from palace_hub.run.analysis import Stopped, analyse


@pytest.fixture(scope="module")
def game() -> Game:
    """Two turns of a game that was ended early, in the third one."""
    whole = play_game([make_bot("random"), make_bot("random")], 4)
    game = Game.new(["Ann", "Bo"], seed=4)
    for command in whole.commands:
        if game.state.turn == 3:
            break
        game.apply(command)
    game.apply(EndNow())
    return game


@pytest.fixture(autouse=True)
def _few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("PLAYOUTS", 1), ("MORE_PLAYOUTS", 2), ("AT_ONCE", 1)):
        monkeypatch.setattr(analysis, name, value)


@pytest.fixture
def record(game: Game, tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join(record_lines(game)) + "\n")
    return file


@pytest.mark.long
def test_two_processes_find_the_same_as_this_one_alone(game: Game) -> None:
    told: list[tuple[int, int]] = []
    analyst = analysis.Analyst(game.states)
    alone = analyst.analyse(lambda tasks: map(analyst.perform, tasks))
    assert analyse(game.states, 2, lambda done, of: told.append((done, of))) == alone
    assert [done for done, _ in told[:-1]] == list(range(1, len(told)))
    assert told[-1][0] == told[-1][1]


def test_an_analysis_that_nobody_wants_any_more_stops(game: Game) -> None:
    stop = threading.Event()
    stop.set()
    with pytest.raises(Stopped):
        analyse(game.states, 1, stop=stop)


UNDER_A_SCREEN = """
import io, sys, threading
from pathlib import Path
from palace_hub.referee.record import replay
from palace_hub.run.analysis import analyse

class Screen(io.StringIO):
    def fileno(self):
        return -1  # as Textual's

if __name__ == "__main__":
    sys.stderr = Screen()
    stop = threading.Event()
    states = replay(Path(sys.argv[1])).game.states
    try:
        analyse(states, 1, lambda done, of: stop.set(), stop)
    except BaseException as error:
        print(type(error).__name__)
"""


def test_workers_start_while_a_screen_has_taken_standard_error(record: Path, tmp_path: Path) -> None:
    script = tmp_path / "screen.py"
    script.write_text(UNDER_A_SCREEN)
    run = subprocess.run([sys.executable, str(script), str(record)], capture_output=True, text=True, check=False)
    assert run.stdout == "Stopped\n", run.stderr


@pytest.mark.long
def test_the_command_prints_a_table_and_a_chart_and_writes_both(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, chart = tmp_path / "turns.csv", tmp_path / "chances.svg"
    words = ["replay", "--analyse", str(record), "--jobs", "1", "--table", str(table), "--chart", str(chart)]
    assert main(words) == 0
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert lines[0].split()[:4] == ["Turn", "Round", "Player", "Credits"]
    assert [line[2:].split()[0] for line in lines[1:4]] == ["1", "2", "3"]
    assert sum(line.startswith("100 % |") for line in lines) == 1
    assert "?" not in out
    assert "parts of the analysis" in err
    rows = list(csv.DictReader(table.open()))
    assert [row["player"] for row in rows] == ["Ann", "Bo", "Ann"]
    assert all(float(row["swing_low"]) <= float(row["swing"]) <= float(row["swing_high"]) for row in rows)
    assert len(ElementTree.parse(chart).findall(".//{http://www.w3.org/2000/svg}polyline")) == 2


def test_the_command_prints_one_object(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--analyse", str(record), "--jobs", "1", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert [turn["turn"] for turn in printed["turns"]] == [1, 2, 3]
    assert printed["chances"][-1]["playouts"] == 0


def test_a_game_that_goes_on_is_refused_in_one_sentence(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cut = tmp_path / "cut.jsonl"
    rows = record.read_text().splitlines()
    ended = next(number for number, row in enumerate(rows) if '"kind":"ended_early"' in row)
    cut.write_text("\n".join(rows[:ended]) + "\n")
    assert main(["replay", "--analyse", str(cut)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err == 'This game is not finished. Play it to its end first: "palace play" resumes it.\n'

"""`palace bots`: the result does not depend on the number of processes, and stands alone on standard output."""

import contextlib
import json
import os
import pty
import signal
import subprocess
import sys
import time

import pytest

from monkey_palace.bots.tournament import Standings, Tournament
from palace_hub.cli.bots import sentences
from palace_hub.cli.main import main
from palace_hub.locale.catalogue import Catalogue
from palace_hub.run.tournament import BrokenOff, play

PALACE = [sys.executable, "-m", "palace_hub"]


@pytest.mark.long
def test_two_processes_give_the_same_figures_as_one_in_the_same_order() -> None:
    tournament = Tournament(("random", "greedy"), 5, seed=3)
    told: list[int] = []
    alone = play(tournament, 1, told.append)
    assert told == list(range(1, 6))
    shared = play(tournament, 2)
    assert shared == alone
    assert alone.figures == tuple(tournament.play(number) for number in range(5))


def test_the_error_of_a_worker_comes_out() -> None:
    for jobs in (1, 2):
        with pytest.raises(BrokenOff, match=r"game 0, seed 7: .*planner, easy, normal, hard, got 'clever'"):
            play(Tournament(("clever", "random"), 4, seed=7), jobs)


def test_standard_output_is_one_object_and_the_progress_goes_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--games", "3", "--players", "random,random", "--jobs", "1", "--json", "--seed", "4"]) == 0
    out, err = capsys.readouterr()
    printed = json.loads(out)
    assert printed["games"] == 3
    assert printed["provenance"] == "house"
    assert printed["rotated"] is False
    assert sum(seat["rate"] for seat in printed["seats"]) == pytest.approx(1, abs=0.001)
    assert err.splitlines()[-1] == "3 of 3 games"


def test_a_person_gets_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--games", "2", "--players", "greedy,random", "--jobs", "1"]) == 0
    out, _ = capsys.readouterr()
    assert "everybody moving one seat on" in out
    assert "HOUSE CARDS" in out
    assert "greedy won 100.0 %" in out
    assert "?" not in out


def test_a_set_of_ones_own_is_not_called_house_cards() -> None:
    tournament = Tournament(("random", "random"), 1, rotate=False)
    lines = sentences(Standings(tournament, (tournament.play(0),)), "own", Catalogue())
    assert not any("HOUSE" in line for line in lines)
    assert "each on one seat" in lines[0]


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (
            ["--players", "greedy,clever"],
            2,
            '"clever" is not one of the names: use random, greedy, planner, easy, normal, hard',
        ),
        (["--players", "greedy"], 2, "2 to 4 players can play, not 1"),
        (["--players", "greedy," * 5], 2, "2 to 4 players can play, not 5"),
        (["--games", "0"], 2, "0 is not a whole number from 1 to 1000000"),
        (["--games", "many"], 2, "many is not a whole number from 1"),
        (["--jobs", "0"], 2, "0 is not a whole number from 1 to 256"),
        (["--seed", "-3"], 2, "-3 is not a seed. Use a whole number from 0"),
        (["--ground-map", "7"], 2, "7 is not possible here"),
        (["--expansions", "bee"], 2, '"bee" is not one of the names: use butterfly, frog'),
        (["--games", "1", "--set", "/nowhere"], 1, "/nowhere"),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(
    words: list[str], code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bots", *words]) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert len(err.splitlines()) == 1


def test_on_a_terminal_a_bar_shows_the_games_and_standard_output_still_holds_the_result_alone() -> None:
    screen, terminal = pty.openpty()
    words = ["bots", "--games", "3", "--players", "random,random", "--jobs", "1", "--json"]
    around = {**os.environ, "TERM": "xterm", "COLUMNS": "80"}
    with subprocess.Popen([*PALACE, *words], stdout=subprocess.PIPE, stderr=terminal, env=around) as run:
        os.close(terminal)
        shown = b""
        with contextlib.suppress(OSError):  # how Linux says that the other end of a terminal is closed
            while part := os.read(screen, 4096):
                shown += part
        os.close(screen)
        assert run.stdout is not None
        assert json.loads(run.stdout.read())["games"] == 3
    assert b"games" in shown
    assert b"/3" in shown


def hear_interrupts() -> None:
    """Restores the interrupt handler, which a shell's background jobs and their children ignore."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def in_group(leader: int) -> list[list[str]]:
    """Processes of this group that are no zombies: group, state, command line."""
    listed = subprocess.run(["ps", "-eo", "pgid=,stat=,args="], capture_output=True, text=True, check=True).stdout
    group = [line.split(maxsplit=2) for line in listed.splitlines()]
    return [words for words in group if words[0] == str(leader) and not words[1].startswith("Z")]


@pytest.mark.parametrize("jobs", [pytest.param("1", marks=pytest.mark.long), "2"])
@pytest.mark.long
def test_an_interrupted_tournament_ends_without_a_traceback_and_leaves_no_process(jobs: str) -> None:
    words = ["bots", "--games", "200", "--players", "random,random", "--jobs", jobs]
    # A session of its own: the interrupt is sent to the whole group, as a terminal does it.
    run = subprocess.Popen(
        [*PALACE, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_interrupts,
    )
    assert run.stderr is not None
    first = run.stderr.readline()
    assert "of 200 games" in first
    os.killpg(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=60)  # until nobody holds standard error any more
    assert run.returncode == 130
    assert out == ""
    assert err.splitlines()[-1] == Catalogue().text_key("bots-stopped")
    assert "Traceback" not in err
    deadline = time.monotonic() + 30  # standard error is closed a moment before the process is gone
    while left := in_group(run.pid):
        assert time.monotonic() < deadline, left
        time.sleep(0.05)

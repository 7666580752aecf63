"""The command line: exit codes, one sentence for a mistake, no traceback."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cases import few
from tests.cli.argparse_internals import options, parsers

from monkey_palace.board.ground_maps import house_maps
from monkey_palace.cards.model import load_set
from palace_hub.cli.parser import command_parser
from palace_hub.files.configuration import load_config
from palace_hub.files.first_start_file import FirstStartFile
from palace_hub.locale.catalogue import Catalogue, languages

ROOT = Path(__file__).parents[2]
PALACE = [sys.executable, "-m", "palace_hub"]


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["demo", "--faults", "gremlins"], 2, 'there is no fault "gremlins"'),
        (["demo", "--players", "9"], 2, "9 is not possible here; use one of 2, 3, 4"),
        (["bots", "--players", "nobody,planner"], 2, '"nobody" is not one of the names: use '),
        (["demo", "--seed"], 2, "--seed: a value is missing"),
        (["replay"], 2, "FILE is missing."),
        (["demo", "--fly"], 2, "--fly is unknown here."),
        (["play", "--hlep"], 2, 'Type "palace play --help"'),
        (["demo", "--seed", "-1"], 2, "-1 is not a seed. Use a whole number from 0"),
        (["demo", "--seed", "one"], 2, "one is not a seed"),
        (["demo", "--entries", "songs"], 2, "'songs' is not possible here; use one of 'plan', 'facts', 'mixed'"),
        (["demo", "--entries", "plate"], 2, "add --build silver or --build gold"),
        (["demo", "--cards", "empty"], 2, "add --deck printed"),
        (["demo", "--ground-map", "5"], 2, "5 is not possible here; use one of 1, 2, 3, 4"),
        (["play", "--ground-map", "0"], 2, "0 is not possible here; use one of 1, 2, 3, 4"),
        (["demo", "--speed", "fast"], 2, "fast is not a speed. Use a number from 0.1"),
        (["demo", "--players", "x"], 2, "--players: x is not a whole number."),
        (["record", "--game", "1.5"], 2, "--game: 1.5 is not a whole number."),
        (["setup", "module", "--mass", "heavy"], 2, "--mass: heavy is not a number."),
        (["setup", "module", "--rest", "nan"], 2, "--rest: nan is not a number."),
        (["setup", "module", "--rest", "5"], 2, "--rest 5 is out of range. Use a number from 30 to 86400."),
        (["setup", "--box", "arch"], 2, "--box: arch is not a number of pieces. Use arch=1..80"),
        (["trace", "x.csv"], 2, "--counts-per-gram, --unit-mass is missing."),
        (["trace", "x.csv", "--counts-per-gram", "0"], 2, "0 is not a scale. Use"),
        (["trace", "x.csv", "--unit-mass", "0"], 2, "0 is not a mass. Use"),
        (["bench", "sensing", "--events", "5"], 2, "5 is not a whole number from 300 to 1000000."),
        (["bench", "sensing", "--vary", "2"], 2, "2 is not a number from 0 to 0.9."),
        (["bench", "sensing", "--minutes", "0"], 2, "0 is not a number of minutes from 1 to 1440."),
        (["bench", "sensing", "--plot", "x.png"], 1, "x.png is not the name of an SVG file."),
        (["bench", "start", "--runs", "0"], 2, "0 is not a whole number from 1 to 1000."),
        (["bench", "plate", "--staircases", "-1"], 2, "-1 is not a whole number from 0 to 100000."),
        (["dance"], 2, 'Type "palace --help"'),
        ([], 2, 'Type "palace --help"'),
        (["replay", "no such file"], 1, "no such file"),
        (["replay", str(ROOT / "LICENSE")], 1, "LICENSE, line 1: expected a JSON object"),
        (["data", "check", str(ROOT / "LICENSE")], 1, "LICENSE"),
        (["data", "check", "no such folder"], 1, "no such folder"),
        (["record", "--journal", "no such journal"], 1, "no such journal"),
    ],
)
def test_a_mistake_gives_one_sentence(palace, words: list[str], code: int, said: str):
    run = palace(*words)
    assert run.returncode == code
    assert said in run.stdout + run.stderr
    assert "Traceback" not in run.stderr


def test_the_help_of_each_command_is_a_sentence():
    for command in parsers(command_parser(Catalogue())):
        text = command.description
        assert text[0].isupper(), (command.prog, text)
        assert text.endswith((".", ").")), (command.prog, text)


def test_no_option_has_a_type_of_pythons_name():
    """Argparse names such a type in its refusal."""
    for command in parsers(command_parser(Catalogue())):
        assert not [action.dest for action in options(command) if action.type in (int, float)], command.prog


def test_a_mistake_in_a_process_of_its_own():
    words = [*PALACE, "demo", "--expansions", "gremlins"]
    run = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.count("\n") == 1


@few(
    1,
    ("package", "extra", "words"),
    [
        ("mpremote", "flash", ["flash"]),
        ("aiohttp", "web", ["play", "--web", "--headless"]),
        ("jinja2", "web", ["play", "--web", "--headless"]),
    ],
)
def test_a_command_without_its_extra_says_what_to_install(tmp_path: Path, package: str, extra: str, words: list[str]):
    code = f"import sys; sys.modules[{package!r}] = None; from palace_hub.cli.main import main; sys.exit(main({words}))"
    homes = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(tmp_path))
    command, env = [sys.executable, "-c", code], os.environ | homes
    run = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 1
    assert run.stderr.startswith(f"This command needs {package}, which is not installed. Fix: type ")
    assert run.stderr.endswith(f'-m pip install "palace-hub[{extra}]"\n')


def test_a_bad_configuration_names_file_line_and_field(palace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    folder = tmp_path / "palace-hub"
    folder.mkdir()
    (folder / "palace.toml").write_text('language = "en"\ncolour = "red"\n')
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    run = palace("record")
    assert run.returncode == 1
    said = f"{folder / 'palace.toml'}, line 2: there is no setting colour. The settings are language, enter_by, "
    assert run.stderr.startswith(said)
    assert run.stderr.count("\n") == 1
    run = palace("data", "check", str(ROOT / "rules/monkey_palace/data/house"))
    assert run.returncode == 0
    assert run.stderr.startswith(said)


SETTINGS = {
    'language = "xx"': 'line 1: language cannot be "xx". Languages are ' + ", ".join(languages()) + ".",
    "language = 3": "line 1: language cannot be 3. Languages are " + ", ".join(languages()) + ".",
    'enter_by = "song"': 'line 1: enter_by cannot be "song". Write "plan" or "facts".',
    "\nground_map = 5": "line 2: ground_map cannot be 5. Write a whole number from 1 to 4.",
    "ground_map = true": "line 1: ground_map cannot be true. Write a whole number from 1 to 4.",
    "card_set = 3": "line 1: card_set cannot be 3. Write in quotes a folder with cards, or the name of one of your",
    'card_set = ""': 'line 1: card_set cannot be "". Write in quotes a folder with cards, or the name of one',
    "journal = []": "line 1: journal cannot be []. Write in quotes the name of a file.",
    'journal = "a\\u0000b"': "line 1: journal cannot be",
    'ports = "/dev/ttyUSB0"': 'line 1: ports cannot be "/dev/ttyUSB0". Write a list of paths, such as ports = ["/dev/',
    "\nports = [3]": "line 2: ports cannot be [3]. Write a list of paths,",
    'ports = ["a\\u0000b"]': "line 1: ports cannot be ['a",
    "box = 3": "line 1: box cannot be 3. Write a line for each kind that is not complete, such as arch = 79,",
    "[box]\narch = 81": "line 2: box.arch cannot be 81. Write how many of them you have, from 1 to 80.",
    "[box]\nbrick = 3\ngold = 0": "line 3: box.gold cannot be 0. Write how many of them you have, from 1 to 16.",
    '[box]\ngold = "x"': 'line 2: box.gold cannot be "x". Write how many of them you have, from 1 to 16.',
    "[box]\nplank = 3": "line 2: box.plank is not a kind of piece. The kinds are arch, brick, column,",
    "[sound]\nbell = 1": "line 2: sound.bell cannot be 1. Write true or false.",
    "[colours]\nred = 1": "line 1: there is no setting colours. The settings are language,",
    "language": 'line 1: "language" cannot be read. Write key = value, with text in quotes, such as language = "en".',
    'language = "en"\nlanguage = "en"': 'line 2: "language = "en"" is there twice, or conflicts with a line above.',
}


@pytest.mark.parametrize("text", SETTINGS, ids=range(len(SETTINGS)))
def test_an_impossible_setting_names_the_possible_values(palace, tmp_path: Path, text: str, monkeypatch):
    file = tmp_path / "palace-hub/palace.toml"
    file.parent.mkdir()
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    file.write_text(text + "\n")
    run = palace("record")
    assert run.returncode == 1
    assert run.stderr.startswith(f"{file}, {SETTINGS[text]}")
    assert run.stderr.count("\n") == 1
    assert palace("doctor", "--only", "config").stdout.count(f"{file}, {SETTINGS[text]}") == 1


def test_settings_are_read(tmp_path: Path):
    file = tmp_path / "palace.toml"
    file.write_text('enter_by = "facts"\nground_map = 3\n')
    assert (load_config(file).enter_by, load_config(file).ground_map) == ("facts", 3)


def test_the_house_deck_is_sound_and_a_planted_fault_is_found(palace, tmp_path: Path):
    house = ROOT / "rules/monkey_palace/data/house"
    assert palace("data", "check", str(house)).returncode == 0
    for name in ("cards.toml", "boards.toml"):
        (tmp_path / name).write_text((house / name).read_text())
    text = (tmp_path / "cards.toml").read_text().splitlines()
    at = next(i for i, line in enumerate(text) if line.startswith("bananas"))
    text[at] = "bananas = -4"
    (tmp_path / "cards.toml").write_text("\n".join(text) + "\n")
    run = palace("data", "check", str(tmp_path))
    assert run.returncode == 1
    assert f"cards.toml:{at + 1}" in run.stdout


def test_a_sound_set_names_the_ground_maps_that_its_games_use(palace, tmp_path: Path):
    house = ROOT / "rules/monkey_palace/data/house"
    for file in house.glob("*.toml"):
        (tmp_path / file.name).write_text(file.read_text())
    run = palace("data", "check", str(tmp_path))
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == f"{tmp_path} is sound. Its games use its own ground maps, from ground_maps.toml.\n"
    (tmp_path / "ground_maps.toml").unlink()
    assert load_set(tmp_path).ground_maps == house_maps()
    run = palace("data", "check", str(tmp_path))
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == f"{tmp_path} is sound. It has no ground_maps.toml: its games use the house maps.\n"
    run = palace("data", "check", str(tmp_path / "cards.toml"))
    assert (run.returncode, run.stdout) == (0, f"{tmp_path / 'cards.toml'} is sound.\n")


def test_the_engine_searches_for_the_given_seconds():
    lines = [
        b'{"id":1,"op":"new","players":["Ann","Bo"],"seed":7}',
        b'{"id":2,"op":"best","seconds":0.2}',
        b'{"id":3,"op":"count","arches":2,"bricks":0,"columns":0}',
    ]
    run = subprocess.run(
        [*PALACE, "engine"], input=b"\n".join(lines) + b"\n", capture_output=True, timeout=60, check=False
    )
    replies = [json.loads(line) for line in run.stdout.splitlines()]
    assert [reply["ok"] for reply in replies] == [True] * 3, replies
    assert replies[2]["count"] > 0


def test_the_engine_answers_any_input_and_continues():
    lines = [
        b"not json",
        b"[]",
        b'{"id":1,"op":"fly"}',
        b'{"id":2,"op":"new","players":["Ann","Bo"],"seed":7}',
        b'{"id":3,"op":"apply","command":{"kind":"end_turn"}}',
        b'{"id":4,"op":"apply","command":{"kind":"report_build","start_colour":"gold","arches":-1,"height":1}}',
        b'{"id":5,"op":"apply","command":{"kind":"report_build","start_colour":"gold","arches":1e400,"height":1}}',
        b'{"id":6,"op":"apply","command":' + b"[" * 100_000 + b"}",
        b'{"id":7,"op":"' + b"x" * 1_000_000 + b'"}',
        b"\xff\xfe\x00",
        b'{"id":8,"op":"score"}',
    ]
    run = subprocess.run(
        [*PALACE, "engine"], input=b"\n".join(lines) + b"\n", capture_output=True, timeout=60, check=False
    )
    replies = [json.loads(line) for line in run.stdout.splitlines()]
    assert run.returncode == 0
    assert [reply["ok"] for reply in replies] == [False, False, False, True, *[False] * 6, True]
    assert all(reply["ok"] or reply["error"]["code"] for reply in replies)
    assert replies[4]["error"]["code"] == "not_due"
    assert run.stderr == b""


def test_a_terminated_demo_leaves_its_game_and_no_process(palace, tmp_path: Path):
    command = [*PALACE, "demo", "--headless", "--speed", "1", "--log", str(tmp_path)]
    command += ["--record", str(tmp_path / "record.jsonl")]
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    demo = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=env)
    said = iter(demo.stderr.readline, "")
    assert any("weighing the empty tray" in line for line in said)
    children = Path(f"/proc/{demo.pid}/task/{demo.pid}/children").read_text().split()
    assert children
    demo.terminate()
    assert demo.wait(20) == 130
    assert not [pid for pid in children if Path(f"/proc/{pid}").exists()]
    kept = tmp_path / "palace-hub/demo/journal.sqlite"
    said = f'The game so far is kept in {kept}. "palace record --journal {kept}" writes its record.'
    assert demo.stderr.read().splitlines()[-1] == said
    run = palace("record", "--journal", str(kept))
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == (tmp_path / "record.jsonl").read_text()
    assert json.loads(run.stdout.splitlines()[0])["players"] == ["Ann", "Bo", "Cleo"]


STAY, LEAVE = b"\x11\r", b"\x11y"
"""Ctrl+Q and Enter, which is no; Ctrl+Q and yes."""


def _on_a_terminal(
    words: list[str],
    env: dict[str, str],
    until: tuple[bytes, ...],
    keys: bytes,
    columns: int = 0,
    early: bytes = b"",
    errors: Path | None = None,
) -> tuple[bytes, int]:
    """Run on a terminal of 100x30, press `keys` once it has shown all of `until`, and leave; give its output and code.

    `early`: keys that are pressed as soon as the command says that it starts.

    `columns`: those that the terminal has used when a program asks for its cursor; 0 gives no answer.

    `errors`: a file that gets standard error.
    """
    pid, terminal = pty.fork()
    if pid == 0:
        if errors is not None:
            os.dup2(os.open(errors, os.O_WRONLY | os.O_CREAT), 2)
        os.environ.update(env, LINES="30", COLUMNS="100")
        os.execv(sys.executable, [*PALACE, *words])
    written = b""
    asked = 0
    deadline = time.monotonic() + 90.0
    next_keys = 0.0
    while time.monotonic() < deadline:
        if select.select([terminal], [], [], 0.2)[0]:
            try:
                data = os.read(terminal, 65536)
            except OSError:
                break
            if not data:
                break
            written += data
        if columns and written.count(b"\x1b[6n") > asked:
            asked += 1
            os.write(terminal, b"\x1b[1;%dR" % (1 + columns))
        if early and b"is starting" in written:
            os.write(terminal, early)
            early = b""
        if all(part in written for part in until) and time.monotonic() >= next_keys:
            os.write(terminal, keys)
            keys, next_keys = LEAVE, time.monotonic() + 2.0  # again, should a dialog that is open swallow it
    else:
        os.kill(pid, 9)
    _, status = os.waitpid(pid, 0)
    os.close(terminal)
    return written, os.waitstatus_to_exitcode(status)


@pytest.mark.parametrize(
    "env",
    [
        pytest.param({"NO_COLOR": "1"}, id="no colours"),
        pytest.param({"TERM": "linux"}, id="bare console", marks=pytest.mark.long),
    ],
)
def test_play_starts_with_no_node_and_no_configuration(tmp_path: Path, env: dict[str, str]):
    nowhere = {"XDG_CONFIG_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm", **env}
    names = b"Ann\rBobby\x7f\x7fert"
    written, code = _on_a_terminal(["play"], nowhere, (b"plug its cable in", b"Ann", b"Bobert"), STAY, early=names)
    assert code == 0, written[-2000:]
    assert b"No tray is connected" in written
    assert b"Ann" in written, "the keys of the first seconds are lost"
    assert b"Bobert" in written
    assert b"Traceback" not in written
    if "NO_COLOR" in env:
        assert not re.search(rb"\x1b\[[0-9;]*[34](8;|[1-6][;m])", written)
    assert (tmp_path / "palace-hub/journal.sqlite").exists()


@pytest.mark.parametrize(
    "words",
    [["play"], pytest.param(["demo"], marks=pytest.mark.long), pytest.param(["cards", "ours"], marks=pytest.mark.long)],
)
@pytest.mark.parametrize("nohup", [True, pytest.param(False, marks=pytest.mark.long)])
def test_a_screen_whose_terminal_is_gone_ends(tmp_path: Path, words: list[str], nohup: bool):
    pid, terminal = pty.fork()
    if pid == 0:
        if nohup:
            signal.signal(signal.SIGHUP, signal.SIG_IGN)
        os.environ.update(XDG_CONFIG_HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path), TERM="xterm")
        os.execv(sys.executable, [*PALACE, *words])
    written = b""
    while b"\x1b[?1049h" not in written:
        written += os.read(terminal, 65536)
    until = time.monotonic() + 1.0
    while (left := until - time.monotonic()) > 0:
        if select.select([terminal], [], [], left)[0]:
            written += os.read(terminal, 65536)
    os.close(terminal)
    deadline = time.monotonic() + 40.0
    while not (ended := os.waitpid(pid, os.WNOHANG))[0] and time.monotonic() < deadline:
        time.sleep(0.05)
    if not ended[0]:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
    assert ended[0], "it runs on without a terminal"
    assert os.waitstatus_to_exitcode(ended[1]) == 130


@pytest.mark.parametrize(
    "env",
    [
        pytest.param({"PYTHONIOENCODING": "iso-8859-1"}, id="Latin-1"),
        pytest.param(
            {"LC_ALL": "POSIX", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, id="POSIX", marks=pytest.mark.long
        ),
    ],
)
def test_the_screen_is_utf8_under_any_locale_where_the_terminal_shows_it(tmp_path: Path, env: dict[str, str]):
    nowhere = {"XDG_CONFIG_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm", **env}
    FirstStartFile.read(tmp_path / "palace-hub").record()  # the start form comes at once
    written, code = _on_a_terminal(["play"], nowhere, (b"plug its cable in",), STAY, columns=3)
    assert code == 0, written[-2000:]
    assert not re.search(rb"\\u2[0-9a-f]{3}|\\xb7", written)
    assert "─" in written.decode()


def test_the_screen_is_drawn_where_standard_error_leads_elsewhere(tmp_path: Path):
    """As under systemd, whose journal reads standard error."""
    nowhere = {"XDG_CONFIG_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm"}
    FirstStartFile.read(tmp_path / "palace-hub").record()
    written, code = _on_a_terminal(["play"], nowhere, (b"plug its cable in",), STAY, columns=3, errors=tmp_path / "err")
    assert code == 0, written[-2000:]
    assert (tmp_path / "err").read_bytes() == b""


@pytest.mark.parametrize("columns", [6, pytest.param(0, marks=pytest.mark.long)], ids=["Latin-1", "no answer"])
def test_a_terminal_of_another_encoding_gets_one_sentence(tmp_path: Path, columns: int):
    nowhere = {"XDG_CONFIG_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm"}
    latin = {**nowhere, "PYTHONIOENCODING": "iso-8859-1"}
    written, code = _on_a_terminal(["play"], latin, (b"never",), b"", columns=columns)
    assert code == 1
    assert b"This terminal shows iso8859-1, not UTF-8" in written.replace(b"iso-8859-1", b"iso8859-1")
    assert b"export LC_ALL=C.UTF-8" in written
    assert b"Traceback" not in written


def test_a_sentence_with_a_sign_that_the_locale_lacks_is_printed():
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    run = subprocess.run([*PALACE, "replay", "für uns"], capture_output=True, timeout=60, check=False, env=env)
    assert (run.returncode, run.stdout) == (1, b"")
    assert run.stderr == b"There is no file or folder f?r uns. Check the name.\n"


@pytest.mark.parametrize("words", [("play",), ("setup",)])
def test_a_screen_without_a_terminal_is_refused(palace, words, tmp_path):
    run = palace(*words, "--journal", str(tmp_path / "j.sqlite"))
    assert run.returncode == 1
    assert run.stderr.startswith("The screen needs a terminal.")
    assert not run.stdout.strip("\n") or words == ("setup",)

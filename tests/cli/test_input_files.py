"""Files that people name: pipes, devices, folders, marks of editors, nonsense. One true sentence, never a traceback."""

import gzip
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cases import few

from palace_hub.journal.store import Journal

HERE = Path(__file__).parent / "inputs"
ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "rules/monkey_palace/data/house"
BOM = b"\xef\xbb\xbf"

FILE_READERS = [
    ["replay"],
    ["replay", "--resense"],
    ["trace", "--counts-per-gram", "1", "--unit-mass", "1"],
    ["trace", "--plate", "x.csv", "--calibration"],
    ["setup", "broker", "--check"],
    ["flash", "--port", "/dev/none", "--broker"],
    ["node", "tray", "--broker"],
]
"""Commands that read the file at their end."""
READERS = [*FILE_READERS, ["data", "check"], ["cards", "import"]]
"""Commands that read the file, or the folder of a card set, at their end."""

DEEP = "[" * 100_000
LONG = "9" * 5_000


@pytest.fixture(autouse=True)
def own_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def settings(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "config/palace-hub/palace.toml"
    path.parent.mkdir(parents=True)
    return path


@pytest.fixture
def at_once() -> Iterator[None]:
    """Interrupts a reader that waits for a writer of the pipe."""

    def late(*_: object) -> None:
        raise TimeoutError("the command waits")

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(10)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def one_sentence(run, code: int = 1) -> str:
    """What the command said: one line on standard error, no report of an internal fault."""
    assert (run.returncode, run.stdout) == (code, "")
    assert run.stderr.count("\n") == 1, run.stderr
    assert "happened inside" not in run.stderr, run.stderr
    assert "Traceback" not in run.stderr
    return run.stderr


@pytest.mark.parametrize("words", FILE_READERS, ids=" ".join)
def test_a_file_to_read_that_is_a_folder_or_is_not_there_is_named(palace, tmp_path: Path, words: list[str]):
    run = palace(*words, str(tmp_path))
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr == f"{tmp_path} is a folder. Name a file in it.\n"
    run = palace(*words, str(tmp_path / "none"))
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr == f"There is no file or folder {tmp_path / 'none'}. Check the name.\n"


@pytest.mark.parametrize("words", READERS, ids=" ".join)
def test_a_pipe_or_a_device_is_refused_at_once(palace, at_once, tmp_path: Path, words: list[str]):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for file in (pipe, Path("/dev/zero")):
        assert one_sentence(palace(*words, str(file))) == f"{file} is a pipe, socket or device. Name a file.\n"


def test_a_pipe_in_place_of_a_hub_s_own_file_is_refused(palace, at_once, settings: Path, tmp_path: Path):
    os.mkfifo(settings)
    run = palace("record", "--journal", str(tmp_path / "none"))
    assert run.returncode == 1
    assert run.stderr.startswith(f"{settings} is a pipe, socket or device. Name a file.\n")
    assert palace("completion", "bash").returncode == 0
    settings.unlink()
    broker = settings.parent / "broker/hub.json"
    broker.parent.mkdir()
    os.mkfifo(broker)
    assert one_sentence(palace("play")) == f"{broker} is a pipe, socket or device. Name a file.\n"
    broker.unlink()
    cards = tmp_path / "cards"
    cards.mkdir()
    os.mkfifo(cards / "cards.toml")
    assert "cards.toml is a folder, a pipe or a device" in palace("data", "check", str(cards)).stdout


def test_a_disk_that_cannot_read_a_file_is_told_with_its_name(palace, tmp_path: Path):
    """As an ordinary file that a card cannot read: /proc/self/mem opens, and its first read fails."""
    for words in READERS:
        if words[0] not in ("data", "cards"):  # a set is a folder
            assert one_sentence(palace(*words, "/proc/self/mem")).endswith(": Input/output error: /proc/self/mem\n")


@few(
    1,
    ("closed", "words"),
    [
        pytest.param(closed, [*words], id=f"{closed}-{' '.join(words)}", marks=() if ordinary else pytest.mark.long)
        for words, once in ((("engine",), "<&- >&-"), (("play",), ">&-"), (("cards", "mine"), "<&-"))
        for closed in ("<&-", ">&-", "<&- >&-")
        for ordinary in (closed == once,)
    ],
)
def test_a_command_runs_or_is_refused_where_a_standard_stream_is_closed(tmp_path: Path, words: list[str], closed: str):
    command = shlex.join([sys.executable, "-m", "palace_hub", *words])
    run = subprocess.run(
        ["sh", "-c", f"exec {command} {closed}"], capture_output=True, text=True, timeout=60, check=False
    )
    assert (run.returncode, run.stdout) == (0 if words == ["engine"] else 1, "")
    assert (words == ["engine"]) == (run.stderr == "")
    assert words == ["engine"] or run.stderr.startswith("The screen needs a terminal. Fix: ")


@pytest.mark.parametrize(
    "wrong",
    [
        {"broker": "192.168..5"},
        {"broker": "../hub"},
        {"broker": ""},
        {"broker": "a\nb"},
        {"broker": "x" * 64},
        {"user": "\ud800"},
        {"user": "x" * 100_000},
        {"user": "a/b"},
        {"password": "\ud800"},
        {"password": "x" * 65_536},
    ],
    ids=lambda wrong: "{}={:.12}".format(*next(iter(wrong.items()))).encode("ascii", "replace").decode(),
)
def test_a_broker_that_cannot_be_asked_is_refused(palace, tmp_path: Path, wrong: dict[str, str]):
    """The thread that connects would end with a traceback, and the node would wait for ever."""
    account = {"broker": "127.0.0.1", "port": 1, "table": "home", "user": "tray", "password": "x"}
    file = tmp_path / "broker.json"
    file.write_text(json.dumps(account | wrong))
    said = one_sentence(palace("node", "tray", "--broker", str(file)))
    assert said.startswith(f"{file} cannot be used: expected JSON with broker, port, table, user and password")


def test_kept_files_that_cannot_be_read_are_told(palace, tmp_path: Path):
    for name in ("calibration.json", "plate.json", "tray.pads.json", "modules-tray.json"):
        (tmp_path / name).symlink_to("/proc/self/mem")
    checks = [f"--only={check}" for check in ("calibration", "plate", "pads", "modules")]
    said = palace("doctor", *checks, "--journal", str(tmp_path / "journal.sqlite")).stdout
    assert said.count(": expected a file that can be read (Input/output error)") == 4, said
    assert ": : " not in said


def test_a_journal_whose_name_is_too_long_is_no_fault_of_the_check(palace, tmp_path: Path):
    journal = tmp_path.joinpath(*["deep"] * 1200, "journal.sqlite")
    said = palace("doctor", "--only", "journal", "--only", "disk", "--journal", str(journal)).stdout
    assert "did not run" not in said, said


def test_a_journal_that_is_no_file_is_refused(palace, at_once, tmp_path: Path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for command in (["record"], ["play"]):
        said = one_sentence(palace(*command, "--journal", str(tmp_path)))
        assert said == f"{tmp_path} is a folder. Name a file in it.\n"
        said = one_sentence(palace(*command, "--journal", str(pipe)))
        assert said == f"{pipe} is a pipe, socket or device. Name a file.\n"
    said = palace("doctor", "--only", "journal", "--journal", str(tmp_path)).stdout
    assert f"cannot be used: {tmp_path}: expected a journal of this hub, got a folder." in said


@pytest.mark.parametrize("text", [f"a = {DEEP}", f"ground_map = {LONG}", f"x = {'{a=' * 50_000}"])
def test_a_configuration_of_nonsense_gives_one_sentence(palace, settings: Path, text: str):
    settings.write_text(text)
    run = palace("completion", "bash")
    assert (run.returncode, "complete" in run.stdout) == (0, True)
    assert run.stderr.startswith(f"{settings}, line 1: ")
    assert run.stderr.count("\n") == 1
    assert len(run.stderr) < 600


@pytest.mark.parametrize("content", [DEEP, LONG, "[" * 100 + "]" * 100, "NaN", '{"format":' * 20_000], ids=range(5))
def test_nonsense_in_any_other_file_gives_one_sentence(palace, tmp_path: Path, content: str):
    plain, packed = tmp_path / "plain", tmp_path / "packed"
    plain.write_text(content + "\n")
    packed.write_bytes(gzip.compress(content.encode() + b"\n"))
    for words in READERS:
        for file in (plain, packed):
            run = palace(*words, str(file))
            said = run.stdout + run.stderr
            assert run.returncode in (0, 1)
            assert "happened inside" not in said, (words, said)
            assert "Traceback" not in said
            assert 0 < said.count("\n") <= 2, (words, said)
            assert len(said) < 1200, words


@pytest.mark.parametrize("name", sorted(path.name for path in HERE.glob("record*")) or ["none"])
def test_records_with_a_value_of_another_kind_are_refused_by_their_line(palace, name: str):
    words = ["--resense"] if name.endswith(".rec") else []
    said = one_sentence(palace("replay", str(HERE / name), *words))
    assert re.match(rf"{re.escape(str(HERE / name))}, line [0-9]+: ", said)
    assert said.count(name) == 1


@few(
    1,
    "change",
    [
        lambda data: BOM + data,
        lambda data: data.replace(b"\n", b"\r\n"),
        pytest.param(bytes.rstrip, marks=pytest.mark.long),
    ],
)
def test_marks_of_editors_are_read_over(palace, settings: Path, tmp_path: Path, change):
    settings.write_bytes(change(b"[box]\narch = 79\n"))
    assert palace("completion", "bash").stderr == ""
    cards = tmp_path / "cards"
    cards.mkdir()
    for file in HOUSE.glob("*.toml"):
        (cards / file.name).write_bytes(change(file.read_bytes()))
    assert palace("data", "check", str(cards)).stdout.startswith(f"{cards} is sound.")
    assert palace("cards", "import", str(cards), "ours").returncode == 0
    trace = tmp_path / "trace.csv"
    trace.write_bytes(change(b"t_s,counts\n" + b"".join(b"%.4f,100\n" % (i / 80) for i in range(400))))
    run = palace("trace", str(trace), "--counts-per-gram", "7158", "--unit-mass", "0.44")
    assert (run.returncode, run.stderr, json.loads(run.stdout)["samples"]) == (0, "", 400)
    account = {"broker": "127.0.0.1", "port": 1, "table": "home", "user": "hub", "password": "x"}
    hub_file = settings.parent / "broker/hub.json"
    hub_file.parent.mkdir()
    hub_file.write_bytes(change(json.dumps(account).encode() + b"\n"))
    assert "screen needs a terminal" in one_sentence(palace("play"))
    engine = subprocess.run(
        [sys.executable, "-m", "palace_hub", "engine"],
        input=change(b'{"id":1,"op":"hello"}\n{"id":2,"op":"hello"}\n'),
        capture_output=True,
        timeout=30,
    )
    assert [json.loads(line)["ok"] for line in engine.stdout.splitlines()] == [True, True]


def test_a_game_that_is_not_kept_is_named_with_those_that_are(palace, tmp_path: Path):
    path = tmp_path / "journal.sqlite"
    with Journal.open(path) as journal:
        for words in (["record"], ["record", "--game", "1"]):
            said = one_sentence(palace(*words, "--journal", str(path)))
            assert said == f'There is no game in {path} yet. "palace play" begins one.\n'
        journal.new_game({"players": ["Ann"]})
        journal.new_game({"players": ["Bo"]})
    for number in ("99", "0", "-5"):
        said = one_sentence(palace("record", "--journal", str(path), "--game", number))
        assert said == f"There is no game {number} in {path}. Its games are 1, 2.\n"


def test_text_in_another_encoding_is_named_with_its_line(palace, settings: Path, tmp_path: Path):
    settings.write_bytes('language = "en"\n# für uns\n'.encode("latin-1"))
    assert (
        palace("completion", "bash").stderr
        == f"{settings} is not text: line 2 is not UTF-8. Save it as plain text in UTF-8.\n"
    )
    settings.unlink()
    shutil.copytree(HOUSE, tmp_path / "cards")
    with (tmp_path / "cards/boards.toml").open("ab") as file:
        file.write("# für uns\n".encode("latin-1"))
    lines = (HOUSE / "boards.toml").read_text().count("\n") + 1
    said = palace("data", "check", str(tmp_path / "cards")).stdout
    assert f"boards.toml:{lines}: line {lines} is not text in UTF-8. Save the file as plain text in UTF-8." in said


def test_a_file_of_another_kind_given_to_data_check_is_named(palace, tmp_path: Path):
    file = tmp_path / "state.json"
    file.write_text(json.dumps({"players": ["Ann", "Ben"], "cards": [1, 2]}, indent=1))
    said = palace("data", "check", str(file)).stdout.splitlines()
    assert said[0].startswith("state.json:1: the file is JSON; a card set is TOML")
    assert said[1:] == ["1 fault."]

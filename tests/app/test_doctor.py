"""`palace doctor`: each finding on what really causes it, with its fix, and no traceback whatever stands there."""

import argparse
import ast
import json
import os
import pty
import re
import socket
import struct
import subprocess
import sys
import termios
import threading
import tty
from collections.abc import Callable, Sequence
from fcntl import LOCK_EX, flock, ioctl
from pathlib import Path

import pytest
from paho.mqtt import client as paho
from tests.app.board_here import MICROPYTHON, BoardHere
from tests.app.mosquitto_here import MISSING, MOSQUITTO, Mosquitto, free_port
from tests.locale.key_use import patterns

import palace_hub
from palace_hub import cli
from palace_hub.app import (
    doctor,
    doctor_broker,
    doctor_conduct,
    doctor_machine,
    doctor_ports,
    doctor_terminal,
    doctor_wifi,
)
from palace_hub.app.broker_access import hub_access
from palace_hub.app.broker_setup import CONFIGURATION, HUB_FILE, BrokerWish, plan, write
from palace_hub.app.commands.doctor import doctor as command
from palace_hub.app.doctor import Finding, Severity, Surroundings, checks, examine, fine
from palace_hub.app.flash_image import image
from palace_hub.app.hello_on_port import Heard
from palace_hub.journal.store import Journal
from palace_hub.link.broker import Broker
from palace_hub.link.faults import BrokerRefuses
from palace_hub.link.firmware import firmware_folder
from palace_hub.locale.catalogue import Catalogue
from palace_hub.wire.lines import encode_line

CATALOGUE = Catalogue()
NOBODY = 65534
HELLO = {
    "t": "hello",
    "p": [1, 0],
    "id": "e6616407e3",
    "boot": "9f3c",
    "role": "tray",
    "fw": "0.1.0",
    "board": "pico_w",
    "rt": "micropython 1.29.0",
    "cause": 1,
    "cells": 6,
    "hall": 3,
    "cfg": "1a2b3c4d",
}


def keys(found: Sequence[Finding]) -> list[str]:
    """The keys, after each finding was put into words: whole sentences in which nothing is missing."""
    for one in found:
        for message in (one.what, one.fix):
            assert CATALOGUE.has(message.key), message.key
            text = CATALOGUE.text(message)
            assert not re.search(r"\{\$|\?[a-z-]+\?|[\x00-\x1f]", text), text
    return [one.key for one in found]


@pytest.fixture
def around(tmp_path: Path) -> Callable[..., Surroundings]:
    """A machine on which nothing hangs and nothing is wrong but what a test changes."""

    def made(**changes) -> Surroundings:
        defaults = {
            "journal": tmp_path / "journal.sqlite",
            "config": tmp_path / "palace.toml",
            "hub_file": tmp_path / HUB_FILE,
            "ports": list,
            "proc": tmp_path / "proc",
            "rules": (tmp_path / "rules",),
            "labels": tmp_path / "labels",
            "mosquitto": tmp_path / "mosquitto",
        }
        return Surroundings(**{**defaults, **changes})

    return made


@pytest.fixture
def as_nobody():
    """This process without root's rights, as far as files go; a test that must be refused something needs that."""
    if os.geteuid() == 0:
        os.seteuid(NOBODY)
        yield
        os.seteuid(0)
    else:
        yield


class Speaker:
    """A port at whose other end somebody answers each question with the same bytes."""

    def __init__(self, answer: bytes) -> None:
        self.far, self.near = pty.openpty()
        tty.setraw(self.near)
        self.path = os.ttyname(self.near)
        self.answer = answer
        self.thread = threading.Thread(target=self._speak, daemon=True)
        self.thread.start()

    def _speak(self) -> None:
        while True:
            try:
                if not (data := os.read(self.far, 4096)) or b"\x04" in data:
                    return
                os.write(self.far, self.answer)
            except OSError:
                return

    def close(self) -> None:
        os.write(self.near, b"\x04")
        self.thread.join(5)
        os.close(self.far)
        os.close(self.near)


@pytest.fixture
def speak(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(doctor, "HELLO_SECONDS", 0.4)
    monkeypatch.setattr(doctor, "LISTEN_SECONDS", 0.4)
    ends: list[Speaker] = []

    def made(answer: bytes = b"") -> str:
        ends.append(Speaker(answer))
        return ends[-1].path

    yield made
    for end in ends:
        end.close()


# this machine


def test_a_python_that_nobody_tried(around, monkeypatch):
    assert keys(doctor_machine.python(around())) == []
    monkeypatch.setattr(sys, "version_info", (3, 14, 1))
    assert keys(doctor_machine.python(around())) == ["doctor-python"]


def test_a_missing_package(around, monkeypatch):
    assert "doctor-package" not in keys(doctor_machine.packages(around()))
    real = doctor_machine.importlib.metadata.version

    def version(name: str) -> str:
        if name == "numpy":
            raise doctor_machine.importlib.metadata.PackageNotFoundError(name)
        return real(name)

    monkeypatch.setattr(doctor_machine.importlib.metadata, "version", version)
    found = doctor_machine.packages(around())
    assert [one.params["package"] for one in found if one.key == "doctor-package"] == ["numpy"]
    assert keys(found)[0] == "doctor-package"


def test_simulated_nodes_in_python_are_a_note(around, monkeypatch):
    monkeypatch.setattr(doctor_machine, "micropython", lambda: None)
    found = doctor_machine.packages(around())
    assert keys(found) == ["doctor-no-micropython"]
    assert found[0].severity is Severity.NOTE


def test_missing_firmware(around, monkeypatch, tmp_path):
    assert keys(doctor_machine.firmware(around())) == []
    monkeypatch.setattr(palace_hub, "__file__", str(tmp_path / "palace_hub" / "__init__.py"))
    assert keys(doctor_machine.firmware(around())) == ["doctor-no-firmware"]


def test_a_bad_configuration_names_its_line(around, tmp_path):
    assert keys(doctor_machine.config(around())) == []
    (tmp_path / "palace.toml").write_text('language = "en"\ncolour = "red"\n')
    found = doctor_machine.config(around())
    assert keys(found) == ["doctor-config"]
    assert (found[0].params["line"], found[0].params["field"]) == ("2", "colour")


def test_a_journal_where_nothing_can_be_written(around, tmp_path, as_nobody):
    closed = Path("/proc/1")  # nobody's to write, whoever runs this
    assert keys(doctor_machine.journal(around(journal=closed / "journal.sqlite"))) == ["doctor-journal"]


def test_a_journal_in_a_folder_that_is_a_file(around, tmp_path):
    (tmp_path / "file").write_text("")
    assert keys(doctor_machine.journal(around(journal=tmp_path / "file" / "journal.sqlite"))) == ["doctor-journal"]


def test_a_journal_that_is_no_journal(around, tmp_path):
    (tmp_path / "journal.sqlite").write_text("a letter to grandmother\n" * 100)
    assert keys(doctor_machine.journal(around())) == ["doctor-journal-unreadable"]
    assert (tmp_path / "journal.sqlite").read_text().startswith("a letter")


def test_a_good_journal_is_left_as_it_is(around, tmp_path):
    Journal.open(tmp_path / "journal.sqlite").close()
    before = (tmp_path / "journal.sqlite").read_bytes()
    assert keys(doctor_machine.journal(around())) == []
    assert (tmp_path / "journal.sqlite").read_bytes() == before
    with Journal.open(tmp_path / "journal.sqlite"):  # and while a hub has it open
        assert keys(doctor_machine.journal(around())) == []


def test_a_full_disk(around, monkeypatch):
    def full(**_) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(doctor_machine.tempfile, "TemporaryFile", full)
    assert keys(doctor_machine.journal(around())) == ["doctor-disk-full"]


@pytest.mark.parametrize(
    ("free", "expected"),
    [(1 << 30, []), (100 << 20, ["doctor-disk-little"]), (1 << 20, ["doctor-disk-full"]), (0, ["doctor-disk-full"])],
)
def test_little_room(around, free: int, expected: list[str]):
    assert keys(doctor_machine.disk(around(free=lambda _: free))) == expected


def test_a_clock_in_the_past(around, monkeypatch):
    monkeypatch.setattr(doctor_machine, "_synchronised", lambda: True)
    assert keys(doctor_machine.clock(around())) == []
    assert keys(doctor_machine.clock(around(now=lambda: 0.0))) == ["doctor-clock"]


def test_a_clock_behind_the_last_game(around, monkeypatch, tmp_path):
    monkeypatch.setattr(doctor_machine, "_synchronised", lambda: True)
    journal = tmp_path / "journal.sqlite"
    journal.write_bytes(b"")
    written = doctor_machine.MADE + 1e6
    os.utime(journal, (written, written))
    assert keys(doctor_machine.clock(around(now=lambda: written + 10))) == []
    found = doctor_machine.clock(around(now=lambda: written - 7200))
    assert keys(found) == ["doctor-clock-back"]
    assert found[0].params["minutes"] == "120"


@pytest.mark.parametrize(("said", "expected"), [("yes", []), ("no", ["doctor-clock-alone"]), ("what", [])])
def test_a_clock_that_follows_no_other(around, monkeypatch, tmp_path, said: str, expected: list[str]):
    program = tmp_path / "timedatectl"
    program.write_text(f"#!/bin/sh\necho {said}\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    assert keys(doctor_machine.clock(around())) == expected


CELL = '{"zero_raw":1,"counts_per_piece":2,"pieces":80}'


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (None, ["doctor-no-calibration"]),
        ("nonsense", ["doctor-calibration-unreadable"]),
        (f'{{"version":1,"cells":[{CELL},null,{CELL},{CELL},{CELL},null]}}', ["doctor-calibration-part"]),
    ],
)
def test_a_tray_that_was_not_calibrated(around, tmp_path, text: str | None, expected: list[str]):
    with Journal.open(tmp_path / "journal.sqlite") as journal:
        if text is not None:
            journal.put_calibration(text)
    found = doctor_machine.calibration(around())
    assert keys(found) == expected
    assert found[0].params.get("cells", "2, 6") == "2, 6"


def test_no_journal_is_no_calibration(around):
    assert keys(doctor_machine.calibration(around())) == ["doctor-no-calibration"]


# the terminal


def _on_terminal(words: list[str], size: tuple[int, int], columns: int, env: dict[str, str]) -> tuple[str, int]:
    """Run the doctor on a terminal that answers the question for its cursor with `columns`; its text, its exit code."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ.update(env)
        os.execv(sys.executable, [sys.executable, "-m", "palace_hub", "doctor", *words])
    ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
    written = b""
    while True:
        try:
            data = os.read(terminal, 4096)
        except OSError:
            break
        if b"\x1b[6n" in data:
            os.write(terminal, b"\x1b[1;%dR" % (columns + 1))
        written += data
    _, status = os.waitpid(pid, 0)
    os.close(terminal)
    return written.decode(), os.waitstatus_to_exitcode(status)


def test_a_terminal_that_draws_signs_wide_is_told_which_setting():
    signs = len(doctor_terminal.RULER)
    text, code = _on_terminal(["--only", "width"], (100, 30), 2 * signs - 3, {"TERM": "xterm"})
    assert code == 1
    assert f"draws {signs} signs over {2 * signs - 3} columns" in text
    assert 'Fix: set "ambiguous width"' in text
    text, code = _on_terminal(["--only", "width"], (100, 30), signs, {"TERM": "xterm"})
    assert code == 0
    assert f"|{doctor_terminal.RULER}|" in text


def test_a_terminal_that_answers_nothing_is_not_waited_for():
    far, near = pty.openpty()
    assert doctor_terminal.measured(near, near, "x") is None
    os.close(far)
    os.close(near)


def test_a_terminal_that_is_too_small_or_can_nothing():
    text, code = _on_terminal(["--only", "terminal"], (40, 10), 0, {"TERM": "dumb", "PYTHONUTF8": "1"})
    assert code == 1
    assert "40 columns and 10 rows; 60 by 20" in text
    assert "TERM is dumb" in text


def test_an_output_that_is_not_utf8_gets_escapes_and_a_finding():
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    words = [sys.executable, "-m", "palace_hub", "doctor", "--only", "terminal", "--only", "width"]
    run = subprocess.run(words, capture_output=True, env=env, timeout=60, check=False)
    assert run.returncode == 1
    assert b"This output is ascii, not UTF-8" in run.stdout
    assert b"\\u2229" in run.stdout
    assert run.stderr == b""


# ports


def process(proc: Path, pid: int, name: str, *files: str) -> None:
    (proc / str(pid) / "fd").mkdir(parents=True)
    (proc / str(pid) / "comm").write_text(name + "\n")
    for number, file in enumerate(files):
        (proc / str(pid) / "fd" / str(number)).symlink_to(file)


def test_nothing_on_the_ports(around, tmp_path):
    assert keys(doctor_ports.nodes(around())) == ["doctor-no-port"]
    (tmp_path / "labels" / "RPI-RP2").mkdir(parents=True)
    assert keys(doctor_ports.nodes(around())) == ["doctor-bootsel"]


def test_modemmanager_where_no_rule_sends_it_away(around, tmp_path):
    process(tmp_path / "proc", 77, "systemd")
    assert keys(doctor_ports.modem_manager(around())) == []
    process(tmp_path / "proc", 78, "ModemManager")
    assert keys(doctor_ports.modem_manager(around())) == ["doctor-modemmanager"]
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / doctor_ports.OWN_RULE).write_text("")
    assert keys(doctor_ports.modem_manager(around())) == []


def test_a_port_that_this_user_may_not_open(around, speak, request):
    path = speak()
    os.chmod(path, 0)
    request.getfixturevalue("as_nobody")
    found = doctor_ports.nodes(around(ports=lambda: [path]))
    assert keys(found) == ["port-forbidden"]
    assert found[0].params["group"]
    assert "usermod -aG" in CATALOGUE.text(found[0].fix)


def test_a_port_that_another_program_has(around, speak):
    path = speak()
    hold = "import serial, sys; p = serial.Serial(sys.argv[1], exclusive=True); print(1, flush=True); sys.stdin.read()"
    with subprocess.Popen([sys.executable, "-c", hold, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        other.stdout.readline()
        found = doctor_ports.nodes(around(ports=lambda: [path], proc=Path("/proc")))
        other.stdin.close()
    assert keys(found) == ["port-held-by"]
    assert found[0].params["pid"] == str(other.pid)


@pytest.mark.parametrize(
    ("name", "expected", "severity"),
    [
        ("ModemManager", "port-held-modemmanager", Severity.FAULT),
        ("palace", "doctor-hub-runs", Severity.NOTE),
        (None, "port-held", Severity.FAULT),
    ],
)
def test_who_has_the_port_changes_the_fix(around, speak, tmp_path, name: str | None, expected: str, severity: Severity):
    path = speak()
    if name:
        process(tmp_path / "proc", 99, name, "/dev/null", path)
    with open(path, "rb") as mine:
        flock(mine, LOCK_EX)
        found = doctor_ports.nodes(around(ports=lambda: [path]))
    assert keys(found) == [expected]
    assert found[0].severity is severity


def test_a_port_that_went_away(around):
    assert keys(doctor_ports.nodes(around(ports=lambda: ["/dev/no-such-port"]))) == ["port-absent"]


def test_a_port_that_is_none(around, tmp_path):
    (tmp_path / "file").write_bytes(b"")
    assert keys(doctor_ports.nodes(around(ports=lambda: [str(tmp_path / "file")]))) == ["port-not-serial"]


SAMPLE = {"t": "s", "n": 1, "us": 5, "c": [[]], "h": "", "b": []}


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (b"", ["doctor-silent"]),
        (b"MicroPython v1.29.0\r\n>>> \r\n", ["doctor-prompt"]),
        (b"$GPGGA,1,2,3*4F\r\n", ["doctor-garbage"]),
        (b"\x00\xff\x80", ["doctor-garbage"]),
        (encode_line(SAMPLE), ["doctor-no-hello"]),
        (encode_line({**HELLO, "p": [2, 0]}), ["doctor-protocol"]),
        (encode_line({**HELLO, "fw": "0.0.9"}), ["doctor-fw"]),
        (b'{"t":"hel*00000000\n' + encode_line(HELLO), ["doctor-node", "doctor-damaged"]),
        (encode_line({**HELLO, "role": "plate"}), ["doctor-node", "doctor-no-tray"]),
        (encode_line({**HELLO, "board": "[red]Bo[/]"}), ["doctor-node"]),
    ],
)
def test_what_a_port_answers(around, speak, answer: bytes, expected: list[str]):
    path = speak(answer)
    found = doctor_ports.nodes(around(ports=lambda: [path], listen=False))
    assert keys(found) == expected


def test_one_node_twice_and_two_trays(around, speak):
    twice = [speak(encode_line(HELLO)) for _ in range(2)]
    found = doctor_ports.nodes(around(ports=lambda: twice, listen=False))
    assert "doctor-twice" in keys(found)
    assert "doctor-same-role" not in keys(found)
    other = speak(encode_line({**HELLO, "id": "second"}))
    found = doctor_ports.nodes(around(ports=lambda: [twice[0], other], listen=False))
    assert keys(found)[-1] == "doctor-same-role"


def test_a_node_that_never_sends_a_sample(around, speak):
    path = speak(encode_line(HELLO))
    assert keys(doctor_ports.nodes(around(ports=lambda: [path]))) == ["doctor-node", "doctor-no-samples"]


@pytest.mark.skipif(MICROPYTHON is None, reason="no MicroPython for this machine in the index")
@pytest.mark.parametrize(
    ("rates", "expected"),
    [
        ((80, 71, 89, 80, 80, 80), {}),
        ((80, 10, 80, 80, 80, 80), {"doctor-cell-slow": "2"}),
        ((80, 80, 80, 80, 80, 0), {"doctor-cell-silent": "6"}),
    ],
)
def test_a_real_node_and_how_its_cells_convert(around, tmp_path, monkeypatch, rates: tuple, expected: dict[str, str]):
    monkeypatch.setattr(doctor, "LISTEN_SECONDS", 1.0)
    board = BoardHere(tmp_path)
    for name, data in image(firmware_folder(), "host").files.items():
        (board.flash / name).parent.mkdir(exist_ok=True)
        (board.flash / name).write_bytes(data)
    board.rates = rates
    board.on()
    try:
        found = doctor_ports.nodes(around(ports=board.ports))
    finally:
        board.close()
    assert keys(found)[0] == "doctor-node"
    assert {one.key: one.params["cell"] for one in found[1:]} == expected


def test_cells_that_refuse_and_messages_that_are_lost():
    seen = doctor_conduct.Conduct(seconds=2.0, batches=40, gaps=3, conversions=[160, 160])
    seen.faults = [doctor_conduct.Counter(desync=1), doctor_conduct.Counter(saturated=40)]
    found = doctor_ports.conduct("/dev/x", doctor_ports.Hello.model_validate(HELLO), seen)
    assert keys(found) == ["doctor-cell-fault", "doctor-gaps"]
    assert (found[0].params["cell"], found[0].params["why"]) == ("2", "saturated")


# the broker


@pytest.fixture
def broker(tmp_path):
    """`broker(anonymous)`: a running one and the folder with its files."""
    if MOSQUITTO is None:
        pytest.skip(MISSING)
    running: list[Mosquitto] = []

    def on(passwords: bool = True, start: bool = True) -> Path:
        port = free_port()
        wish = BrokerWish(nodes=("abc",), listen="127.0.0.1", port=port, etc=tmp_path, passwords=passwords)
        write(plan(wish, tmp_path), tmp_path)
        if start:
            running.append(Mosquitto(tmp_path / CONFIGURATION, port))
        return tmp_path

    yield on
    for one in running:
        one.close()


def edit(file: Path, **changes) -> None:
    file.write_text(json.dumps({**json.loads(file.read_text()), **changes}))


def test_no_broker_is_only_a_note(around):
    found = doctor_broker.broker(around())
    assert keys(found) == ["doctor-no-broker"]
    assert found[0].severity is Severity.NOTE


def test_a_broker_as_it_was_set_up(around, broker, monkeypatch):
    monkeypatch.setattr(doctor_broker, "own_address", lambda: "127.0.0.1")
    monkeypatch.setattr(doctor, "HELLO_SECONDS", 0.4)
    folder = broker()
    assert keys(doctor_broker.broker(around())) == ["doctor-broker-empty", "doctor-node-away"]
    told = json.loads((folder / "nodes" / "abc.json").read_text())
    node = paho.Client(paho.CallbackAPIVersion.VERSION2)
    node.username_pw_set(told["user"], told["password"])
    node.connect(told["broker"], told["port"])
    node.loop_start()
    online = '{"t":"online","online":true,"boot":"9f3c"}'
    node.publish("palace/1/home/node/abc/online", online, 1, True).wait_for_publish(10)
    found = doctor_broker.broker(around())
    node.loop_stop()
    assert keys(found) == ["doctor-broker-nodes", "doctor-wifi-silent"]
    assert found[0].params["nodes"] == "abc"
    assert not fine([doctor.Found("broker", tuple(found))])


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"password": "wrong"}, "doctor-broker-refuses"),
        ({"user": "stranger"}, "doctor-broker-refuses"),
        ({"user": "", "password": ""}, "doctor-broker-password"),
    ],
)
def test_a_broker_that_refuses(around, broker, changes: dict[str, str], expected: str):
    folder = broker()
    edit(folder / HUB_FILE, **changes)
    found = doctor_broker.broker(around())
    assert keys(found) == [expected]
    assert "wrong" not in str(found)


def test_a_broker_that_is_not_there(around, broker):
    broker(start=False)
    assert keys(doctor_broker.broker(around())) == ["doctor-broker-absent"]


def test_something_else_on_the_brokers_port(around, broker, monkeypatch):
    monkeypatch.setattr(doctor, "BROKER_SECONDS", 0.5)
    folder = broker(start=False)
    with socket.create_server(("127.0.0.1", json.loads((folder / HUB_FILE).read_text())["port"])):
        assert keys(doctor_broker.broker(around())) == ["doctor-broker-mute"]


def test_a_broker_that_lets_anybody_in(around, broker, monkeypatch):
    monkeypatch.setattr(doctor_broker, "own_address", lambda: "127.0.0.1")
    broker(passwords=False)
    assert keys(doctor_broker.broker(around()))[0] == "doctor-broker-open"


def test_a_broker_that_refuses_the_hubs_topics(around, broker, monkeypatch):
    """Mosquitto grants every subscription; others refuse."""
    folder = broker()
    refused = BrokerRefuses("refused", path="broker", detail="not authorised")
    monkeypatch.setattr(Broker, "_subscribed", lambda self, reasons: self._lose(refused))
    assert keys(doctor_wifi.present(hub_access(around().hub_file), folder)) == ["doctor-broker-topics"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        "[" * 5000,
        '{"port":"x"}',
        '{"port":70000}',
        '{"table":"a/b"}',
        '{"broker":5}',
        '{"port":true}',
        "\ud800",
    ],
)
def test_a_hub_file_that_cannot_be_used(around, tmp_path, text: str):
    (tmp_path / HUB_FILE).write_bytes(text.encode("utf-8", "surrogatepass"))
    assert keys(doctor_broker.broker(around())) == ["doctor-hub-file"]


def test_a_hub_file_that_everybody_can_read(around, broker):
    folder = broker(start=False)
    (folder / HUB_FILE).chmod(0o644)
    assert keys(doctor_broker.broker(around())) == ["doctor-hub-file-open"]


def test_mosquittos_files_that_open_a_listener(around, tmp_path):
    assert keys(doctor_broker.configuration(around())) == []
    folder = tmp_path / "mosquitto" / "conf.d"
    folder.mkdir(parents=True)
    (folder / "local.conf").write_text("# mine\nlistener 1883\nallow_anonymous true\n")
    found = doctor_broker.configuration(around())
    assert keys(found) == ["doctor-broker-file"]
    assert found[0].params["line"] == "2"


# the whole


def test_every_finding_has_both_sentences_and_gives_what_they_name():
    short = []
    for path in sorted(Path(doctor.__file__).parent.glob("doctor*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "finding" or len(node.args) < 2:
                continue
            said = [one.value for one in ast.walk(node.args[1]) if isinstance(one, ast.Constant)]
            given = {word.arg for word in node.keywords}
            for key in (one for one in said if str(one).startswith(("doctor-", "port-"))):
                for whole in (key, f"fix-{key}"):
                    needed = patterns()[whole].variables
                    if None not in given and not needed <= given:
                        short.append(f"{path.name}:{node.lineno} {whole} lacks {needed - given}")
    assert short == []


def test_every_check_has_its_words():
    assert [name for name in checks() if not CATALOGUE.has(f"doctor-check-{name}")] == []


def test_a_check_that_fails_itself_hides_no_other(around, monkeypatch):
    def broken(_: Surroundings) -> list[Finding]:
        raise RuntimeError("[red]boom\x1b")

    monkeypatch.setattr(doctor_machine, "python", broken)
    told = []
    found = examine(around(), told.append, ("python", "disk"))
    assert [one.check for one in found] == ["python", "disk"] == [one.check for one in told]
    assert keys(found[0].findings) == ["doctor-check-failed"]
    file = Path(str(found[0].findings[0].params["file"]))
    assert "boom" in file.read_text()
    file.unlink()
    assert not fine(found)


def test_without_hardware_it_says_what_is_missing_and_how_to_mend_it(around, capsys):
    arguments = argparse.Namespace(only=["calibration", "nodes", "broker", "width"], json=False, journal=None)
    assert command(arguments, CATALOGUE, around()) == 1
    text = capsys.readouterr().out
    assert "No node is connected." in text
    assert "No tray has been calibrated yet" in text
    assert text.count("Fix: ") == 3
    assert f"|{doctor_terminal.RULER}|" in text
    assert "2 things to mend." in text


def test_the_same_for_a_program(around, capsys):
    arguments = argparse.Namespace(only=["calibration", "nodes", "broker"], json=True, journal=None)
    assert command(arguments, CATALOGUE, around()) == 1
    said = json.loads(capsys.readouterr().out)
    assert said["ok"] is False
    assert said["checks"] == ["calibration", "nodes", "broker"]
    assert [one["severity"] for one in said["findings"]] == ["warning", "warning", "note"]
    assert all(
        set(one) == {"check", "severity", "key", "params", "fix", "text", "fix_text"} for one in said["findings"]
    )


def test_the_command_line(tmp_path):
    words = [sys.executable, "-m", "palace_hub", "doctor", "--only", "python", "--only", "disk"]
    run = subprocess.run(
        [*words, "--journal", str(tmp_path / "j")], capture_output=True, text=True, timeout=60, check=False
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert "Nothing has to be mended." in run.stdout
    assert cli.main(["doctor", "--only", "hat"]) == 1


def test_a_port_that_is_named_is_looked_at_too(speak, capsys, monkeypatch):
    monkeypatch.setattr("palace_hub.app.commands.doctor.scan", list)
    path = speak(encode_line({**HELLO, "p": [2, 0]}))
    assert cli.main(["doctor", "--only", "nodes", "--port", path, "--port", path]) == 1
    said = capsys.readouterr().out
    assert said.count(f"Node e6616407e3 on {path} speaks version 2.0 of the protocol") == 1
    assert f"Fix: palace flash --port {path}" in said


HOSTILE = "\x1b[31m[red]Bo[/] \u202eevil\x07"


def test_text_from_outside_is_shown_and_does_nothing(around, speak, tmp_path, capsys):
    path = speak(HOSTILE.encode() + b"\n")
    process(tmp_path / "proc", 1, HOSTILE)
    for as_json in (False, True):
        arguments = argparse.Namespace(only=["nodes", "modemmanager"], json=as_json, journal=None)
        assert command(arguments, CATALOGUE, around(ports=lambda: [path])) == 1
        text = capsys.readouterr().out
        assert "\x1b" not in text
        assert "\u202e" not in text
        assert "\x07" not in text
        assert "Bo[/]" in text


def test_a_port_is_heard_out_for_a_while_only(monkeypatch):
    heard = Heard(bytes=5, lines=["x" * 5000])
    found = doctor_ports.answer("/dev/x", heard)
    assert keys(found) == ["doctor-garbage"]
    assert len(CATALOGUE.text(found[0].what)) < 400

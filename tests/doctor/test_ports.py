"""Findings of `palace doctor` about ports, the nodes on them, and their cells."""

import os
import subprocess
import sys
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest
from tests.doctor.machine_here import CATALOGUE, HELLO, keys, process
from tests.install.board_here import MICROPYTHON, BoardHere

from palace_hub.doctor import ports, samples
from palace_hub.doctor.findings import Severity
from palace_hub.install.image import image
from palace_hub.link.firmware import firmware_folder
from palace_hub.wire.lines import encode_line


def test_nothing_on_the_ports(surroundings, tmp_path):
    assert keys(ports.nodes(surroundings())) == ["doctor-no-port"]
    (tmp_path / "labels" / "RPI-RP2").mkdir(parents=True)
    assert keys(ports.nodes(surroundings())) == ["doctor-bootsel"]


def test_modemmanager_without_a_udev_rule(surroundings, tmp_path):
    process(tmp_path / "proc", 77, "systemd")
    assert keys(ports.modem_manager(surroundings())) == []
    process(tmp_path / "proc", 78, "ModemManager")
    assert keys(ports.modem_manager(surroundings())) == ["doctor-modemmanager"]
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / ports.OWN_RULE).write_text("")
    assert keys(ports.modem_manager(surroundings())) == []


def test_a_port_that_this_user_may_not_open(surroundings, speak, request):
    path = speak()
    os.chmod(path, 0)
    request.getfixturevalue("as_nobody")
    found = ports.nodes(surroundings(ports=lambda: [path]))
    assert keys(found) == ["port-forbidden"]
    assert found[0].params["group"]
    assert "usermod -aG" in CATALOGUE.text(found[0].fix)


def test_a_port_of_another_program(surroundings, speak):
    path = speak()
    hold = "import serial, sys; p = serial.Serial(sys.argv[1], exclusive=True); print(1, flush=True); sys.stdin.read()"
    with subprocess.Popen([sys.executable, "-c", hold, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        other.stdout.readline()
        found = ports.nodes(surroundings(ports=lambda: [path], proc=Path("/proc")))
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
def test_the_fix_depends_on_the_program_that_holds_the_port(
    surroundings, speak, tmp_path, name: str | None, expected: str, severity: Severity
):
    path = speak()
    if name:
        process(tmp_path / "proc", 99, name, "/dev/null", path)
    with open(path, "rb") as mine:
        flock(mine, LOCK_EX)
        found = ports.nodes(surroundings(ports=lambda: [path]))
    assert keys(found) == [expected]
    assert found[0].severity is severity


@pytest.mark.parametrize("hub_runs", [False, True])
def test_a_program_that_reads_along_is_named(surroundings, speak, tmp_path, hub_runs: bool):
    """Not the cable: the port opens, and a hello comes, but another program takes a part of the bytes."""
    path = speak(encode_line(HELLO))
    process(tmp_path / "proc", 7, "cat", path)
    process(tmp_path / "proc", 8, "palace" if hub_runs else "bash", path if hub_runs else "/dev/null")
    process(tmp_path / "proc", 9, "far-end", "/dev/pts/ptmx", path)
    with open(path, "rb") as mine:
        if hub_runs:
            flock(mine, LOCK_EX)
        found = ports.nodes(surroundings(ports=lambda: [path], listen=False))
    assert keys(found) == (["doctor-hub-runs", "port-shared"] if hub_runs else ["port-shared", "doctor-node"])
    told = next(one for one in found if one.key == "port-shared")
    assert (told.params["program"], told.params["pid"]) == ("cat", "7")


def test_bytes_that_another_program_tears_are_not_blamed_on_the_cable(surroundings, speak, tmp_path):
    path = speak(b"torn\n")
    process(tmp_path / "proc", 7, "cat", path)
    assert keys(ports.nodes(surroundings(ports=lambda: [path]))) == ["port-shared"]


def test_an_absent_port(surroundings):
    assert keys(ports.nodes(surroundings(ports=lambda: ["/dev/no-such-port"]))) == ["port-absent"]


def test_a_file_that_is_no_port(surroundings, tmp_path):
    (tmp_path / "file").write_bytes(b"")
    assert keys(ports.nodes(surroundings(ports=lambda: [str(tmp_path / "file")]))) == ["port-not-serial"]


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
        (encode_line({**HELLO, "err": "OSError: 5"}), ["doctor-node", "doctor-crashed"]),
        (b'{"t":"hel*00000000\n' + encode_line(HELLO), ["doctor-node", "doctor-damaged"]),
        (encode_line({**HELLO, "role": "plate"}), ["doctor-node", "doctor-no-tray"]),
        (encode_line({**HELLO, "board": "[red]Bo[/]"}), ["doctor-node"]),
    ],
)
def test_the_finding_for_each_answer_of_a_port(surroundings, speak, answer: bytes, expected: list[str]):
    path = speak(answer)
    found = ports.nodes(surroundings(ports=lambda: [path], listen=False))
    assert keys(found) == expected


def test_one_node_twice_and_two_trays(surroundings, speak):
    twice = [speak(encode_line(HELLO)) for _ in range(2)]
    found = ports.nodes(surroundings(ports=lambda: twice, listen=False))
    assert "doctor-twice" in keys(found)
    assert "doctor-same-role" not in keys(found)
    other = speak(encode_line({**HELLO, "id": "second"}))
    found = ports.nodes(surroundings(ports=lambda: [twice[0], other], listen=False))
    assert keys(found)[-1] == "doctor-same-role"


def test_a_node_that_never_sends_a_sample(surroundings, speak):
    path = speak(encode_line(HELLO))
    assert keys(ports.nodes(surroundings(ports=lambda: [path]))) == ["doctor-node", "doctor-no-samples"]


@pytest.mark.skipif(MICROPYTHON is None, reason="no MicroPython for this machine")
@pytest.mark.parametrize(
    ("rates", "expected"),
    [
        ((80, 71, 89, 80, 80, 80), {}),
        ((80, 10, 80, 80, 80, 80), {"doctor-cell-slow": "2"}),
        ((80, 80, 80, 80, 80, 0), {"doctor-cell-silent": "6"}),
    ],
)
def test_a_real_node_and_how_its_cells_convert(
    surroundings, tmp_path, monkeypatch, rates: tuple, expected: dict[str, str]
):
    monkeypatch.setattr("palace_hub.doctor.findings.LISTEN_SECONDS", 1.0)
    board = BoardHere(tmp_path)
    for name, data in image(firmware_folder(), "host").files.items():
        (board.flash / name).parent.mkdir(exist_ok=True)
        (board.flash / name).write_bytes(data)
    board.rates = rates
    board.on()
    try:
        found = ports.nodes(surroundings(ports=board.ports))
    finally:
        board.close()
    assert keys(found)[0] == "doctor-node"
    assert {one.key: one.params["cell"] for one in found[1:]} == expected


def test_refused_conversions_and_lost_messages():
    seen = samples.SampleStatistics(seconds=2.0, batches=40, gaps=3, conversions=[160, 160])
    seen.faults = [samples.Counter(desync=1), samples.Counter(saturated=40)]
    found = ports.check_samples("/dev/x", ports.Hello.model_validate(HELLO), seen)
    assert keys(found) == ["doctor-cell-fault", "doctor-gaps"]
    assert (found[0].params["cell"], found[0].params["why"]) == ("2", "saturated")

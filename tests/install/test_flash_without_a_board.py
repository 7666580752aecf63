"""`palace flash` without a board or without access to it, and the content of a board."""

import ast
import os
import pty
import subprocess
import sys
import termios
import threading
import tty
from pathlib import Path

import pytest
from tests.install.flash_images import FIRMWARE, PLATE

from palace_hub.cli import flash as command
from palace_hub.cli import main
from palace_hub.install.board import Board, FlashRefused
from palace_hub.install.flash import FlashWish, flash
from palace_hub.install.image import board_of, fresh_config, image, opened, role_in, sealed
from palace_hub.link.faults import PortAbsent, PortGone, PortHeld
from palace_hub.link.serial_link import SerialLink
from palace_hub.locale.catalogue import Catalogue


@pytest.fixture
def port():
    far, near = pty.openpty()
    tty.setraw(near)
    yield far, os.ttyname(near)
    os.close(far)
    os.close(near)


@pytest.mark.parametrize("answer", [b"", b"\x00\xff" * 100, b"raw REPL; CTRL-B to exit\r\n>" * 3])
def test_a_board_without_micropython_gets_instructions(port, impatient, answer: bytes, capsys):
    far, path = port
    os.write(far, answer)
    with pytest.raises(FlashRefused) as refused:
        flash(FlashWish(path, role="tray"), FIRMWARE, print, list)
    assert refused.value.key == "flash-no-micropython"
    assert "BOOTSEL" in main.sentence_of(refused.value, Catalogue())
    assert capsys.readouterr().out == ""


def test_a_vanishing_port_gives_a_sentence(port, impatient, capsys):
    far, path = port
    gone = threading.Timer(0.2, lambda: os.dup2(os.open(os.devnull, os.O_RDWR), far))
    gone.start()
    assert main.main(["flash", "--port", path, "--role", "tray"]) == 1
    gone.join()
    assert "Fix: " in capsys.readouterr().err


def test_a_port_in_use_is_named_with_its_holder(port, capsys):
    _, path = port
    hold = "import serial, sys; p = serial.Serial(sys.argv[1], exclusive=True); print(1, flush=True); sys.stdin.read()"
    with subprocess.Popen([sys.executable, "-c", hold, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        other.stdout.readline()
        assert main.main(["flash", "--port", path, "--role", "tray"]) == 1
        other.stdin.close()
    assert f"(process {other.pid}) has {path} open. Fix: end it" in capsys.readouterr().err


def test_a_port_in_use_by_this_very_process_is_refused(port):
    link = SerialLink(port[1])
    with pytest.raises(PortHeld):
        flash(FlashWish(port[1], role="tray"), FIRMWARE, print, list)
    link.close()


def test_no_such_port(capsys):
    with pytest.raises(PortAbsent):
        flash(FlashWish("/dev/no-such-port"), FIRMWARE, print, list)
    assert main.main(["flash", "--port", "/dev/no-such-port"]) == 1
    assert "There is no port /dev/no-such-port. Fix: connect the board" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("ports", "mounted", "said"),
    [
        ([], [], "No board is connected. Fix: connect it with a USB cable"),
        (
            [],
            ["/dev/sda1 /media/pi/RPI-RP2 vfat rw 0 0"],
            "A board waits in its boot loader. Fix: download MicroPython's UF2",
        ),
        (["/dev/ttyACM0", "/dev/ttyACM1"], [], "/dev/ttyACM0, /dev/ttyACM1. Fix: name one with --port"),
    ],
)
def test_without_a_named_port_exactly_one_must_exist(monkeypatch, capsys, ports: list, mounted: list, said: str):
    monkeypatch.setattr(command, "scan", lambda: ports)
    monkeypatch.setattr(command, "mounted_drives", lambda: mounted)
    assert main.main(["flash"]) == 1
    assert said in capsys.readouterr().err


def test_a_malformed_or_absent_broker_file_gives_a_sentence(tmp_path: Path, capsys):
    large = tmp_path / "large.json"
    large.write_bytes(b"x" * 10_000)
    assert main.main(["flash", "--port", "/dev/x", "--broker", str(large)]) == 1
    assert main.main(["flash", "--port", "/dev/x", "--broker", str(tmp_path / "none")]) == 1
    assert "no broker.json" in (said := capsys.readouterr().err)
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["flash", "--role", "lamp"], "'lamp' is not possible here; use one of 'tray', 'plate'"),
        (["flash", "--board", "arduino"], "'arduino' is not possible here"),
        (["setup", "broker", "--port", "http"], "--port: http is not a whole number."),
    ],
)
def test_wrong_options_give_a_sentence(words: list[str], said: str, capsys):
    assert main.main(words) == 2
    assert said in capsys.readouterr().err


# the content of a board


def test_the_board_is_chosen_as_the_firmware_chooses_it():
    tree = ast.parse((FIRMWARE / "main.py").read_text())
    wanted = [node for node in tree.body if getattr(node, "name", "") == "board_name" or isinstance(node, ast.Assign)]
    space: dict = {"sys": sys}
    exec(
        compile(ast.Module([one for one in wanted if "sys.path" not in ast.unparse(one)], []), "main.py", "exec"), space
    )
    for machine in (
        "Raspberry Pi Pico with RP2040",
        "Raspberry Pi Pico W with RP2040",
        "Raspberry Pi Pico2 with RP2350",
        "Raspberry Pi Pico 2 W with RP2350",
    ):
        assert board_of("rp2", machine) == space["board_name"]("rp2", machine)
    assert board_of("linux", "") == space["board_name"]("linux", "") == "host"
    assert board_of("esp32", "ESP32") is None
    with pytest.raises(OSError, match="esp32"):
        space["board_name"]("esp32", "ESP32")


@pytest.mark.parametrize("board", ["pico", "pico_w", "pico2", "pico2_w"])
def test_a_board_gets_only_its_own_module(board: str):
    files = image(FIRMWARE, board).files
    assert {name for name in files if name.startswith("boards/")} == {
        f"boards/{board}.py",
        "boards/rp.py",
        "boards/pins.py",
    }
    assert list(files)[-1] == "main.py"


def test_a_configuration_is_read_as_the_node_reads_it():
    assert opened(sealed(PLATE)) == PLATE
    assert opened(b'  {"role":"tray"}\n') == b'{"role":"tray"}'
    for broken in (
        b"",
        b"[]",
        b'{"role":"lamp"}',
        sealed(PLATE)[:-3],
        sealed(PLATE).replace(b"20", b"30"),
        b"[" * 9999,
    ):
        assert opened(broken) is None
    assert role_in(fresh_config("tray")) == "tray"


def test_a_board_that_vanishes_while_its_port_reopens_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The port is opened twice: to check access, then by mpremote. The board resets at the second time."""
    far, near = pty.openpty()
    path, flush, opened = os.ttyname(near), termios.tcflush, list[int]()

    def late(file: int, queue: int) -> None:
        opened.append(file)
        if len(opened) == 2:
            os.close(far)
            os.close(near)
        flush(file, queue)

    monkeypatch.setattr(termios, "tcflush", late)
    with pytest.raises(PortGone) as fault:
        Board(path)
    assert fault.value.params["path"] == path
    assert len(opened) == 2

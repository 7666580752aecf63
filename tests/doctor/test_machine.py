"""Checks of `palace doctor` for this machine: programs, files, disk, clock and terminal."""

import argparse
import io
import os
import pty
import struct
import sys
import termios
from fcntl import ioctl
from pathlib import Path

import pytest
from tests.doctor.machine_here import CATALOGUE, keys

import palace_hub
from palace_hub.cli.doctor import doctor
from palace_hub.doctor import machine, tray
from palace_hub.doctor import terminal as doctor_terminal
from palace_hub.doctor.findings import Severity, Surroundings
from palace_hub.journal.store import Journal


def test_an_untested_python_is_a_finding(surroundings, monkeypatch):
    assert keys(machine.python(surroundings())) == []
    monkeypatch.setattr(sys, "version_info", (3, 14, 1))
    assert keys(machine.python(surroundings())) == ["doctor-python"]


def test_a_missing_package(surroundings, monkeypatch):
    assert "doctor-package" not in keys(machine.packages(surroundings()))
    real = machine.importlib.metadata.version

    def version(name: str) -> str:
        if name == "numpy":
            raise machine.importlib.metadata.PackageNotFoundError(name)
        return real(name)

    monkeypatch.setattr(machine.importlib.metadata, "version", version)
    found = machine.packages(surroundings())
    assert [one.params["package"] for one in found if one.key == "doctor-package"] == ["numpy"]
    assert keys(found)[0] == "doctor-package"


def test_simulated_nodes_in_python_are_a_note(surroundings, monkeypatch):
    monkeypatch.setattr(machine, "micropython", lambda: None)
    found = machine.packages(surroundings())
    assert keys(found) == ["doctor-no-micropython"]
    assert found[0].severity is Severity.NOTE


def test_missing_firmware(surroundings, monkeypatch, tmp_path):
    assert keys(machine.firmware(surroundings())) == []
    monkeypatch.setattr(palace_hub, "__file__", str(tmp_path / "palace_hub" / "__init__.py"))
    assert keys(machine.firmware(surroundings())) == ["doctor-no-firmware"]


def test_a_bad_configuration_names_its_line(surroundings, tmp_path):
    assert keys(machine.config(surroundings())) == []
    (tmp_path / "palace.toml").write_text('language = "en"\ncolour = "red"\n')
    found = machine.config(surroundings())
    assert keys(found) == ["config-unknown"]
    assert (found[0].params["line"], found[0].params["field"]) == (2, "colour")


def test_a_journal_in_a_read_only_folder(surroundings, tmp_path, as_nobody):
    closed = Path("/proc/1")  # not even root can write here
    assert keys(machine.journal(surroundings(journal=closed / "journal.sqlite"))) == ["doctor-journal"]


def test_a_journal_in_a_folder_that_is_a_file(surroundings, tmp_path):
    (tmp_path / "file").write_text("")
    around = surroundings(journal=tmp_path / "file" / "journal.sqlite")
    assert keys(machine.journal(around)) == ["doctor-journal"]
    assert keys(tray.calibration(around)) == ["doctor-no-calibration"]  # what is beside it is not called damaged


def test_a_mark_that_cannot_be_written(surroundings, tmp_path):
    Journal.open(tmp_path / "journal.sqlite").close()
    (mark := tmp_path / "journal.sqlite-mark").unlink()
    mark.mkdir()
    assert "doctor-mark" in keys(machine.journal(surroundings()))


def test_a_file_that_is_no_journal(surroundings, tmp_path):
    (tmp_path / "journal.sqlite").write_text("a letter to grandmother\n" * 100)
    assert keys(machine.journal(surroundings())) == ["doctor-journal-unreadable"]
    assert (tmp_path / "journal.sqlite").read_text().startswith("a letter")


def test_a_journal_that_is_gone_is_told_by_its_mark(surroundings, tmp_path):
    with Journal.open(tmp_path / "journal.sqlite") as journal:
        journal.new_game({})
        journal.append([("tray", 1.0, {})])
    (tmp_path / "journal.sqlite").unlink()
    (found,) = machine.journal(surroundings())
    assert found.message.key == "doctor-journal-gone"
    assert (found.message.params["lost"], found.message.params["state"]) == (2, "lost")


def test_a_good_journal_is_left_as_it_is(surroundings, tmp_path):
    Journal.open(tmp_path / "journal.sqlite").close()
    before = (tmp_path / "journal.sqlite").read_bytes()
    assert keys(machine.journal(surroundings())) == []
    assert (tmp_path / "journal.sqlite").read_bytes() == before
    with Journal.open(tmp_path / "journal.sqlite"):  # a hub has it open
        assert keys(machine.journal(surroundings())) == []


def test_a_full_disk(surroundings, monkeypatch):
    def full(**_) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(machine.tempfile, "TemporaryFile", full)
    assert keys(machine.journal(surroundings())) == ["doctor-disk-full"]


@pytest.mark.parametrize(
    ("free", "expected"),
    [(1 << 30, []), (100 << 20, ["doctor-disk-little"]), (1 << 20, ["doctor-disk-full"]), (0, ["doctor-disk-full"])],
)
def test_little_free_space(surroundings, free: int, expected: list[str]):
    assert keys(machine.disk(surroundings(free=lambda _: free))) == expected


@pytest.fixture
def set_by_the_network(tmp_path, monkeypatch):
    """The system reports a synchronised clock."""
    program = tmp_path / "bin/timedatectl"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\necho yes\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(program.parent), prepend=os.pathsep)


@pytest.mark.usefixtures("set_by_the_network")
def test_a_clock_before_the_release(surroundings):
    assert keys(machine.clock(surroundings())) == []
    assert keys(machine.clock(surroundings(now=lambda: 0.0))) == ["doctor-clock"]


@pytest.mark.usefixtures("set_by_the_network")
def test_a_clock_before_the_last_game(surroundings, tmp_path):
    journal = tmp_path / "journal.sqlite"
    journal.write_bytes(b"")
    written = machine.RELEASED + 1e6
    os.utime(journal, (written, written))
    assert keys(machine.clock(surroundings(now=lambda: written + 10))) == []
    found = machine.clock(surroundings(now=lambda: written - 7200))
    assert keys(found) == ["doctor-clock-back"]
    assert found[0].params["minutes"] == "120"


@pytest.mark.parametrize(("said", "expected"), [("yes", []), ("no", ["doctor-clock-alone"]), ("what", [])])
def test_an_unsynchronised_clock_is_a_note(surroundings, monkeypatch, tmp_path, said: str, expected: list[str]):
    program = tmp_path / "timedatectl"
    program.write_text(f"#!/bin/sh\necho {said}\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    assert keys(machine.clock(surroundings())) == expected


CELL = '{"zero_raw":1,"counts_per_piece":2,"pieces":80}'


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (None, ["doctor-no-calibration"]),
        ("nonsense", ["doctor-calibration-unreadable"]),
        (f'{{"version":1,"cells":[{CELL},null,{CELL},{CELL},{CELL},null]}}', ["doctor-calibration-part"]),
    ],
)
def test_a_tray_that_was_not_calibrated(surroundings, tmp_path, text: str | None, expected: list[str]):
    with Journal.open(tmp_path / "journal.sqlite") as journal:
        if text is not None:
            journal.put_calibration(text)
    found = tray.calibration(surroundings())
    assert keys(found) == expected
    assert found[0].params.get("cells", "2, 6") == "2, 6"


def test_no_journal_is_no_calibration(surroundings):
    assert keys(tray.calibration(surroundings())) == ["doctor-no-calibration"]


# the terminal


def _on_terminal(words: list[str], size: tuple[int, int], columns: int, env: dict[str, str]) -> tuple[str, int]:
    """Run the doctor on a terminal whose cursor is at `columns`; return its output and exit code."""
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


def test_a_terminal_that_is_too_small_and_draws_signs_wide():
    signs = len(doctor_terminal.RULER)
    words = ["--only", "terminal", "--only", "width"]
    text, code = _on_terminal(words, (40, 10), 2 * signs - 3, {"TERM": "dumb", "PYTHONUTF8": "1"})
    assert code == 1
    assert "40 columns and 10 rows; 60 by 20" in text
    assert "TERM is dumb" in text
    assert f"draws {signs} signs over {2 * signs - 3} columns" in text
    assert 'Fix: set "ambiguous width"' in text
    assert f"|{doctor_terminal.RULER}|" in text


def test_a_terminal_without_an_answer_has_no_width():
    far, near = pty.openpty()
    assert doctor_terminal.text_width(near, near, "x") is None
    os.close(far)
    os.close(near)


def test_an_output_that_is_not_utf8_gets_escapes_and_a_finding(monkeypatch: pytest.MonkeyPatch):
    output = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(output, encoding="ascii", write_through=True))
    arguments = argparse.Namespace(box=False, weigh=None, only=["terminal", "width"], json=False, journal=None)
    assert doctor(arguments, CATALOGUE, Surroundings()) == 1
    assert b"This output is ascii, not UTF-8" in output.getvalue()
    assert b"\\u2229" in output.getvalue()

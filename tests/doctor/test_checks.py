"""`palace doctor`: every finding has its sentences and its fix, and no input causes a traceback."""

import argparse
import ast
import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

from tests.doctor.machine_here import CATALOGUE, HELLO, keys, process
from tests.locale.key_use import patterns

from palace_hub.cli import main
from palace_hub.cli.doctor import doctor as command
from palace_hub.doctor import ports, terminal
from palace_hub.doctor.checks import CHECKS, examine, fine
from palace_hub.doctor.findings import Finding, Surroundings
from palace_hub.link import hello_on_port
from palace_hub.link.hello_on_port import Heard
from palace_hub.link.serial_link import SerialLink
from palace_hub.wire.lines import encode_line


def test_every_finding_has_both_sentences_with_their_parameters():
    short = []
    for path in sorted(Path(ports.__file__).parent.glob("*.py")):
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


def test_every_check_has_a_name_in_the_catalogue():
    assert [name for name in CHECKS if not CATALOGUE.has(f"doctor-check-{name}")] == []


def test_a_check_that_raises_becomes_a_finding(surroundings, monkeypatch):
    def broken(_: Surroundings) -> list[Finding]:
        raise RuntimeError("[red]boom\x1b")

    monkeypatch.setitem(CHECKS, "python", broken)
    told = []
    found = examine(surroundings(), told.append, ("python", "disk"))
    assert [one.check for one in found] == ["python", "disk"] == [one.check for one in told]
    assert keys(found[0].findings) == ["doctor-check-failed"]
    file = Path(str(found[0].findings[0].params["file"]))
    assert "boom" in file.read_text()
    file.unlink()
    assert not fine(found)


def test_without_hardware_it_names_what_is_missing_and_the_fix(surroundings, capsys):
    arguments = argparse.Namespace(
        box=False, weigh=None, only=["calibration", "nodes", "broker", "width"], json=False, journal=None
    )
    assert command(arguments, CATALOGUE, surroundings()) == 1
    text = capsys.readouterr().out
    assert "No node is connected." in text
    assert "No tray has been set up yet" in text
    assert text.count("Fix: ") == 3
    assert f"|{terminal.RULER}|" in text
    assert "2 things to mend." in text


def test_json_has_keys_parameters_and_sentences(surroundings, capsys):
    arguments = argparse.Namespace(
        box=False, weigh=None, only=["calibration", "nodes", "broker"], json=True, journal=None
    )
    assert command(arguments, CATALOGUE, surroundings()) == 1
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
    assert main.main(["doctor", "--only", "hat"]) == 1


def test_a_named_port_is_checked_once(speak, capsys, monkeypatch):
    monkeypatch.setattr("palace_hub.cli.doctor.scan", list)
    path = speak(encode_line({**HELLO, "p": [2, 0]}))
    assert main.main(["doctor", "--only", "nodes", "--port", path, "--port", path]) == 1
    said = capsys.readouterr().out
    assert said.count(f"Node e6616407e3 on {path} speaks version 2.0 of the protocol") == 1
    assert f"Fix: palace flash --port {path}" in said


def test_a_foreign_device_is_named_and_never_opened(monkeypatch, capsys, speak, tmp_path):
    stick, node = speak(), speak(encode_line({**HELLO, "p": [2, 0]}))
    there = [
        SimpleNamespace(device=stick, vid=0x10C4, pid=0xEA60, serial_number="1", location="1-1", description="Stick"),
        SimpleNamespace(device=node, vid=0x2E8A, pid=5, serial_number="2", location="1-2", description="Board"),
    ]
    opened = []
    monkeypatch.setattr("palace_hub.link.ports.list_ports.comports", lambda: there)
    monkeypatch.setattr("palace_hub.doctor.findings.HELLO_SECONDS", 0.5)
    monkeypatch.setattr(hello_on_port, "SerialLink", lambda path, *more: opened.append(path) or SerialLink(path, *more))
    asked = ["doctor", "--only", "ports", "--only", "nodes", "--journal", str(tmp_path / "j")]
    main.main(asked)
    assert f"{stick} (Stick) is not a board of this project" in capsys.readouterr().out
    assert opened == [node]
    opened.clear()
    main.main([*asked, "--port", stick])
    assert "is not a board of this project" not in capsys.readouterr().out
    assert opened == [stick, node]


HOSTILE = "\x1b[31m[red]Bo[/] \u202eevil\x07"


def test_outside_text_is_escaped(surroundings, speak, tmp_path, capsys):
    path = speak(HOSTILE.encode() + b"\n")
    process(tmp_path / "proc", 1, HOSTILE)
    for as_json in (False, True):
        arguments = argparse.Namespace(
            box=False, weigh=None, only=["nodes", "modemmanager"], json=as_json, journal=None
        )
        assert command(arguments, CATALOGUE, surroundings(ports=lambda: [path])) == 1
        text = capsys.readouterr().out
        assert "\x1b" not in text
        assert "\u202e" not in text
        assert "\x07" not in text
        assert "Bo[/]" in text


def test_a_long_line_is_cut(monkeypatch):
    heard = Heard(bytes=5, lines=["x" * 5000])
    found = ports.check_answer("/dev/x", heard)
    assert keys(found) == ["doctor-garbage"]
    assert len(CATALOGUE.text(found[0].message)) < 400

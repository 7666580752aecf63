"""The units: what they start exists, systemd reads them without a word, and the one without a screen is locked up."""

import configparser
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from palace_hub.cli.main import main
from palace_hub.cli.parser import INTERRUPTED
from palace_hub.install.service.units import MODES, BadConsole, BadTableName, Mode, Unit
from palace_hub.run.service_manager import CONSOLE, SHUT_DOWN

MOST_EXPOSED = 3.0
needs_systemd = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")


def parsed(mode: Mode) -> configparser.ConfigParser:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str
    unit.read_string(Unit("attic", mode, "tty2").text())
    return unit


def written(folder: Path, mode: Mode) -> Path:
    """The unit with programs that are there, since systemd looks for them."""
    file = folder / f"palace@{mode}.service"
    file.write_text(re.sub(r"(=\+?-?)/opt\S*", r"\1/bin/true", Unit(mode, mode).text()))
    return file


@pytest.mark.parametrize("mode", MODES)
def test_each_command_of_a_unit_exists(mode: Mode, capsys: pytest.CaptureFixture[str]) -> None:
    commands = re.findall(r"^ExecStart(?:Pre)?=.*/palace (.*?)'?$", Unit("attic", mode).text(), re.MULTILINE)
    shows = "service window" if mode == "kiosk" else "play"
    assert [command for command in commands if command.startswith(shows)]
    assert "update --recover" in commands
    for command in commands:
        words = command.split()
        assert main([*words, "--help"]) == 0, command
        assert words[0] in capsys.readouterr().out


def test_the_kiosk_s_compositor_has_a_folder_where_no_logind_makes_one() -> None:
    service = parsed("kiosk")["Service"]
    assert service["RuntimeDirectoryMode"] == "0700"
    assert f"XDG_RUNTIME_DIR=/run/{service['RuntimeDirectory']}" in service["Environment"].split()
    assert service["RuntimeDirectory"].endswith("attic")  # each table has its own


def test_the_kiosks_window_becomes_the_compositor_with_the_table(tmp_path: Path) -> None:
    cage = tmp_path / "cage"
    cage.write_text('#!/bin/sh\necho "$@"\n')
    cage.chmod(0o755)
    command = [sys.executable, "-m", "palace_hub", "service", "window"]
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60, env=environment)
    words = done.stdout.split()
    assert words[:3] == ["--", "foot", "--fullscreen"]
    assert words[-1] == "play"
    assert words[-2].endswith("/palace")


@pytest.mark.parametrize("mode", MODES)
def test_a_cut_update_is_ended_by_the_version_that_began_it(mode: Mode) -> None:
    """The version that is being tried may not even start."""
    (line,) = re.findall(r"^ExecStartPre=.*--recover.*$", Unit("attic", mode).text(), re.MULTILINE)
    assert "/updater/bin/palace" in line
    assert "/current/" not in line


@needs_systemd
def test_a_worker_may_stand_back_behind_other_work() -> None:
    """The processes of hints and bots raise their nice value."""
    denied = re.findall(r"^SystemCallFilter=~(.*)$", Unit("attic", "headless").text(), re.MULTILINE)
    groups = " ".join(denied).split()
    asked = subprocess.run(
        ["systemd-analyze", "syscall-filter", *groups], capture_output=True, text=True, check=True, timeout=60
    )
    assert groups
    assert not {"nice", "setpriority"} & set(asked.stdout.split())


@pytest.mark.parametrize("mode", MODES)
def test_a_unit_has_its_table_and_its_console_and_starts_again_unless_told_otherwise(mode: Mode) -> None:
    service = parsed(mode)["Service"]
    assert "$" not in Unit("attic", mode).text().replace("$$EXIT_STATUS", "")
    assert service["User"] == "palace"
    assert "PALACE_TABLE=attic" in service["Environment"]
    assert service["Restart"] == "always"
    assert service["RestartPreventExitStatus"] == f"{SHUT_DOWN} {CONSOLE}"
    assert service["SuccessExitStatus"] == f"{SHUT_DOWN} {CONSOLE} {INTERRUPTED}"
    assert (service.get("TTYPath") == "/dev/tty2") == (mode != "headless")
    assert "getty@tty2.service" in service["ExecStopPost"]


@needs_systemd
@pytest.mark.parametrize("mode", MODES)
def test_systemd_finds_nothing_wrong(mode: Mode, tmp_path: Path) -> None:
    command = ["systemd-analyze", "verify", "--man=no", str(written(tmp_path, mode))]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert f"palace@{mode}" not in done.stderr, done.stderr


@needs_systemd
def test_a_hub_without_a_screen_is_locked_up(tmp_path: Path) -> None:
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(written(tmp_path, "headless"))]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    exposure = re.search(r"Overall exposure level .*: ([0-9.]+)", done.stdout)
    assert exposure is not None, done.stderr
    assert float(exposure[1]) < MOST_EXPOSED


@pytest.mark.parametrize("table", ["", "Table", "a/b", "..", "a b", "-a", "x" * 32])
def test_a_name_that_is_none_is_refused(table: str) -> None:
    with pytest.raises(BadTableName):
        Unit(table, "screen")


@pytest.mark.parametrize("tty", ["", "tty0", "tty", "tty100", "pts/1", "tty1 x"])
def test_a_console_that_is_none_is_refused(tty: str) -> None:
    with pytest.raises(BadConsole):
        Unit("table", "screen", tty)

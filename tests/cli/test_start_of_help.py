"""What `palace --help` must not load, so that it stays quick on a small machine."""

import subprocess
import sys

TOO_LARGE = ("textual", "numpy", "aiohttp", "jinja2", "serial", "paho", "monkey_palace.game.history")
CODE = f"""
import sys
from palace_hub.cli.start import main
code = main(["--help"])
print("loaded:", code, [name for name in {TOO_LARGE} if name in sys.modules])
"""


def test_help_loads_no_large_package() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.splitlines()[-1] == "loaded: 0 []"

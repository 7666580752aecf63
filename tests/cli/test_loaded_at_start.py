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


def test_the_collector_leaves_alone_what_is_loaded_and_then_works_as_usual() -> None:
    code = """
import gc
usual = gc.get_threshold()
from palace_hub.cli.loading import LOADING_THRESHOLD, begin_loading, end_loading
from palace_hub.cli.start import main
main(["--version"])
assert gc.get_threshold() == usual  # no screen comes
begin_loading()
assert gc.get_threshold()[0] == LOADING_THRESHOLD
end_loading()
print(gc.get_threshold() == usual, gc.get_freeze_count() > 1000)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.splitlines()[-1] == "True True"


@pytest.mark.parametrize(
    ("modules", "left_out"),
    [
        pytest.param(
            "palace_hub.cli.play, palace_hub.tui.guided_app", ("palace_hub.sim",), id="a real table, the simulator"
        ),
        pytest.param(
            "palace_hub.run.advice_worker",
            ("palace_hub.core.s", "palace_hub.sensing", "palace_hub.views", "palace_hub.journal", "numpy"),
            id="the process that seeks advice, the hub",
        ),
    ],
)
def test_a_process_loads_only_what_it_needs(modules: str, left_out: tuple[str, ...]) -> None:
    code = f"""
import sys
import {modules}
print([name for name in sys.modules if name.startswith({left_out})])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "[]\n"

"""The public names of the rules load their modules when they are first used."""

import subprocess
import sys

import monkey_palace


def test_every_public_name_has_a_module() -> None:
    assert all(getattr(monkey_palace, name) is not None for name in monkey_palace.__all__)
    assert not hasattr(monkey_palace, "nonsense")


def test_the_errors_do_not_load_the_engine() -> None:
    code = "import sys, monkey_palace.errors; print('monkey_palace.game.history' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == "False"

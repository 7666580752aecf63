"""Each supported Python installs the hub and plays the same demo. Needs the package index, and those Pythons."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MINORS = (11, 12, 13)
DEMO = ("demo", "--headless", "--speed", "max", "--seed", "5", "--json")

pytestmark = pytest.mark.long


def python(minor: int) -> str | None:
    """A Python 3.`minor` on the path, or of pyenv; None: there is none."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = sorted(kept.glob(f"3.{minor}.*/bin/python"))
    return str(found[-1]) if found else shutil.which(f"python3.{minor}")


def test_every_python_plays_the_same_game(tmp_path: Path) -> None:
    there = {minor: path for minor in MINORS if (path := python(minor)) is not None}
    if len(there) < 2:
        pytest.skip(f"of Python 3.11 to 3.13 this machine has only {sorted(there)}")
    hashes = {minor: played(path, tmp_path / str(minor)) for minor, path in there.items()}
    assert len(set(hashes.values())) == 1, hashes


def played(python: str, folder: Path) -> str:
    """The hash of the last state of a demo, in a fresh environment."""
    subprocess.run([python, "-m", "venv", folder], check=True)
    subprocess.run([folder / "bin" / "pip", "install", "--quiet", f"{ROOT}[sim]"], check=True, timeout=1200)
    done = subprocess.run([folder / "bin" / "palace", *DEMO], check=True, capture_output=True, text=True, timeout=1200)
    report = json.loads(done.stdout.splitlines()[-1])
    assert report["detections"]["silent_wrong"] == 0
    return str(report["state_hash"])

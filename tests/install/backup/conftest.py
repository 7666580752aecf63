"""A home of a table of its own, and another one to restore into."""

import shutil
from pathlib import Path

import pytest
from tests.cli.command_here import palace
from tests.install.backup.home import environment

__all__ = ["palace"]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    root = tmp_path / "home"
    for name, value in environment(root).items():
        monkeypatch.setenv(name, value)
    return root


@pytest.fixture
def wipe(home: Path):
    """The card has died: nothing is left."""
    return lambda: shutil.rmtree(home)

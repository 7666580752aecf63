"""Who is not root gets one error, for units and for versions: put sudo before the command."""

import argparse
from pathlib import Path

import pytest

from palace_hub.cli.upkeep.update import roll_back
from palace_hub.errors import NeedsRoot
from palace_hub.install.service import machine
from palace_hub.install.service.machine import Machine
from palace_hub.install.service.units import Unit
from palace_hub.install.update.layout import ROOT
from palace_hub.locale.catalogue import Catalogue


def test_a_change_of_the_version_needs_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ROOT, raising=False)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(NeedsRoot) as refused:
        roll_back(argparse.Namespace(yes=True), Catalogue("en"))
    assert "sudo" in Catalogue("en").text_key(refused.value.key)


def test_a_unit_needs_root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(machine, "replace_file", forbidden)
    with pytest.raises(NeedsRoot):
        Machine(tmp_path).install(Unit("attic", "screen"))

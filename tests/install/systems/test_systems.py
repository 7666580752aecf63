"""Whole Debian systems get the hub from a release, without a network: install, play, update, go back, remove.

Needs root, `mmdebstrap`, and a release in dist (`make release`). It is no part of an ordinary run: `make test-install`.
"""

import json
import os
import random
import re
import shutil
import time
from collections.abc import Iterator

import pytest
from tests.install.systems.debian import ARCHIVE, BACK, INSTALL, NEWER, REMOVE, UPDATE, System, entered

KILLS = 12
"""Of each of three lines."""
DATA = re.compile(r"/(etc|var/lib)/palace-hub(/|$)")

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(os.geteuid() != 0, reason="only root can enter another system"),
    pytest.mark.skipif(shutil.which("mmdebstrap") is None, reason="mmdebstrap is not installed"),
    pytest.mark.skipif(not ARCHIVE, reason="no release in dist: make release"),
]


@pytest.fixture(scope="module", params=["bookworm", "trixie"])
def system(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[System]:
    with entered(request.param, tmp_path_factory.mktemp(request.param)) as system:
        yield system


def test_it_is_installed_played_and_removed_without_a_trace_but_the_data(system: System) -> None:
    before = system.files()
    assert "Done." in system.run(INSTALL)
    assert "installed already" in system.run(INSTALL)
    assert "release" in system.run("palace --version")
    assert "kept games" in system.run("palace doctor || true")
    played = system.run("palace demo --headless --speed max --seed 5 --json")
    report = json.loads(next(line for line in played.splitlines() if line.startswith("{")))
    assert report["detections"]["silent_wrong"] == 0
    assert "palace@table.service" in system.run("palace service status || true")
    assert "Removed." in system.run(REMOVE)
    left = system.files() - before
    assert left
    assert [name for name in left if not DATA.match(name)] == []


def test_a_further_table_has_its_folders_and_a_purge_leaves_nothing(system: System) -> None:
    before = system.files()
    system.run(f"{INSTALL} --mode headless --table attic")
    system.run("palace service install --mode headless --table cellar")
    for table in ("attic", "cellar"):
        told = system.run(f"su palace -s /bin/sh -c 'PALACE_TABLE={table} palace config set ground_map 2'")
        assert "ground_map is now 2" in told
        assert (system.folder / "etc/palace-hub" / table / "palace.toml").exists()
    assert "kept" not in system.run(f"{REMOVE} --purge")
    assert sorted(system.files() - before) == []


def test_an_update_and_the_way_back(system: System) -> None:
    system.run(INSTALL)
    old = system.run("palace --version")
    system.run(UPDATE)
    assert ".post1" in system.run("palace --version")
    system.run(BACK)
    assert system.run("palace --version") == old
    system.run(REMOVE)


def test_a_removal_that_was_cut_short_is_ended_by_the_next_one(system: System) -> None:
    dice = random.Random(REMOVE)
    for _ in range(8):
        system.run(INSTALL)
        system.cut(REMOVE, dice.uniform(0.05, 4.0))
        assert "Removed." in system.run(REMOVE)
        assert not (system.folder / "opt/palace-hub").exists()
    system.run(INSTALL)
    shutil.rmtree(next((system.folder / "opt/palace-hub").glob("*/lib/python3*/site-packages/palace_hub")))
    assert "Removed." in system.run(REMOVE)
    assert not list((system.folder / "etc/systemd/system").rglob("palace*"))


def starts(system: System) -> None:
    """What a service does at its start: it ends what was cut short, and the hub comes up."""
    system.run("test ! -e /opt/palace-hub/update.json || /opt/palace-hub/updater/bin/palace update --recover")
    assert not (system.folder / "opt/palace-hub/update.json").exists()
    assert "palace-hub" in system.run("palace --version")
    with system.start("palace play --web --headless --web-port 0") as hub:
        assert hub.stdout is not None
        told = ""
        while "http://" not in told and (line := hub.stdout.readline()):
            told += line  # the hubs that this test killed before count as failed starts, which the first line says
        hub.kill()
    assert "http://" in told, told


def prepare(system: System, line: str) -> None:
    """Make a system in which the line has something to do."""
    if line == INSTALL:
        system.run(REMOVE)
        return
    if not system.has("current"):
        system.run(INSTALL)
    newer_runs = ".post1" in system.run("palace --version")
    if line == BACK and not newer_runs:
        system.run(UPDATE)
    if line == UPDATE:
        if newer_runs:
            system.run(BACK)
        shutil.rmtree(system.folder / "opt/palace-hub" / NEWER, ignore_errors=True)  # it is installed anew


@pytest.mark.parametrize("line", [INSTALL, UPDATE, BACK], ids=["install", "update", "rollback"])
def test_a_kill_at_any_time_leaves_a_system_that_starts(system: System, line: str) -> None:
    dice, cut = random.Random(line), 0
    system.run(REMOVE)
    prepare(system, line)
    begun = time.monotonic()
    system.run(line)
    whole_s = time.monotonic() - begun
    for kill in range(KILLS):
        if line != INSTALL or kill % 2:  # each second install goes on from what the last kill left
            prepare(system, line)
        cut += system.cut(line, dice.uniform(0.05, whole_s))
        if system.has("current"):
            starts(system)
    assert cut > KILLS / 2
    system.run(INSTALL)
    starts(system)
    system.run(REMOVE)

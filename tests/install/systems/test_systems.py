"""Whole Debian systems get the hub from a release, without a network: install, play, update, go back, remove.

Needs root, `mmdebstrap`, and a release in dist (`make release`). It is no part of an ordinary run: `make test-install`.
"""

import json
import os
import random
import re
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
SYSTEMS = ROOT / "build" / "systems"
ARCHIVE = sorted((ROOT / "dist").glob("palace-hub-*-x86_64.tar.gz"))
PACKAGES = "python3,python3-venv,udev,kbd,console-setup-linux,passwd"
PATH = "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
MOUNTS = ("proc", "dev", "dev/pts")
KILLS = 30
DATA = re.compile(r"/(etc|var/lib)/palace-hub(/|$)")
PASSING = re.compile(
    r"^/(proc|dev|tmp|srv|run|var/(log|cache|lib/(apt|dpkg)))(/|$)|__pycache__|/etc/(passwd|group|g?shadow|sub[ug]id)-$"
)

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(os.geteuid() != 0, reason="only root can enter another system"),
    pytest.mark.skipif(shutil.which("mmdebstrap") is None, reason="mmdebstrap is not installed"),
    pytest.mark.skipif(not ARCHIVE, reason="no release in dist: make release"),
]


class System:
    """A Debian system in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in MOUNTS:
            subprocess.run(["mount", "--bind", f"/{name}", folder / name], check=True)

    def close(self) -> None:
        for name in reversed(MOUNTS):
            subprocess.run(["umount", "-l", self.folder / name], check=False)

    def start(self, line: str) -> "subprocess.Popen[str]":
        """A shell line in the system, without a network; all its processes end with the first one."""
        environment = [f"PATH={PATH}", "HOME=/", "LANG=C.UTF-8"]
        apart = ["unshare", "--net", "--pid", "--fork", "--kill-child"]
        return subprocess.Popen(
            [*apart, "chroot", str(self.folder), "env", "-i", *environment, "sh", "-c", line],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def run(self, line: str) -> str:
        """What the line printed; it must succeed."""
        with self.start(line) as done:
            told, _ = done.communicate(timeout=600)
        assert done.returncode == 0, (line, told[-3000:])
        return told

    def cut(self, line: str, after_s: float) -> bool:
        """Kills the line and all its children after a time; False: it had ended before."""
        with self.start(line) as done:
            try:
                done.communicate(timeout=after_s)
            except subprocess.TimeoutExpired:
                done.kill()
                return True
        return False

    def has(self, link: str) -> bool:
        """Is there such a link among the versions?"""
        return (self.folder / "opt/palace-hub" / link).is_symlink()

    def files(self) -> set[str]:
        """All files but those that come and go."""
        listed = self.run("find / -xdev").splitlines()
        return {name for name in listed if not PASSING.search(name)}


@pytest.fixture(scope="module", params=["bookworm", "trixie"])
def system(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[System]:
    SYSTEMS.mkdir(parents=True, exist_ok=True)
    packed = SYSTEMS / f"{request.param}.tar"
    if not packed.exists():
        new = packed.with_suffix(".new.tar")
        subprocess.run(
            ["mmdebstrap", "--quiet", "--mode=root", "--variant=apt", f"--include={PACKAGES}", request.param, new],
            check=True,
        )
        new.rename(packed)
    folder = tmp_path_factory.mktemp(request.param)
    subprocess.run(["tar", "-C", folder, "-xf", packed], check=True)
    shutil.copy(ARCHIVE[-1], folder / "srv/old.tar.gz")
    newer(ARCHIVE[-1], folder / "srv")
    entered = System(folder)
    try:
        entered.run("tar -C /srv -xzf /srv/old.tar.gz")
        yield entered
    finally:
        entered.close()


def newer(archive: Path, folder: Path) -> None:
    """The same release under the next version: `new.tar.gz` in `folder`."""
    work = folder / "work"
    with tarfile.open(archive) as packed:
        packed.extractall(work, filter="data")
    (top,) = work.glob("palace-hub-*")
    told = json.loads((top / "release.json").read_text())
    old, new = told["version"], told["version"] + ".post1"
    (top / "release.json").write_text(json.dumps(told | {"version": new}))
    (wheel,) = top.glob("palace_hub-*.whl")
    wheel.unlink()
    source = work / "source"
    shutil.copytree(ROOT, source, ignore=shutil.ignore_patterns(".git", ".venv", "build", "dist", "tests", ".*_cache"))
    project = source / "pyproject.toml"
    project.write_text(project.read_text().replace(f'version = "{old}"', f'version = "{new}"', 1))
    build = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", top, source]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    shutil.rmtree(source)
    top = top.rename(work / top.name.replace(old, new))
    (top / "SHA256SUMS").unlink()
    names = sorted(str(path.relative_to(top)) for path in top.rglob("*") if path.is_file())
    sums = subprocess.run(["sha256sum", *names], cwd=top, check=True, capture_output=True, text=True).stdout
    (top / "SHA256SUMS").write_text(sums)
    with tarfile.open(folder / "new.tar.gz", "w:gz") as packed:
        packed.add(top, top.name)
    shutil.rmtree(work)


INSTALL = "cd /srv/palace-hub-*/ && ./install.sh --yes --with web"
REMOVE = "cd /srv/palace-hub-*/ && ./install.sh --yes --uninstall"
UPDATE = "palace update /srv/new.tar.gz --yes"
BACK = "palace rollback --yes"
NEWER = f"{ARCHIVE[-1].name.split('-')[2]}.post1" if ARCHIVE else ""


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
        told = hub.stdout.readline()
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

"""Whole Debian systems without a network, in folders and booted: as root, with `mmdebstrap` and a release in dist."""

import json
import re
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[3]
SYSTEMS = ROOT / "build" / "systems"
ARCHIVE = sorted((ROOT / "dist").glob("palace-hub-*-x86_64.tar.gz"))
PACKAGES = "python3,python3-venv,udev,kbd,console-setup-linux,passwd"
BOOTED = "systemd-sysv,dbus,procps,util-linux"
PATH = "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
MOUNTS = ("proc", "dev", "dev/pts")
PASSING = re.compile(
    r"^/(proc|dev|tmp|srv|run|var/(log|cache|lib/(apt|dpkg)))(/|$)|__pycache__|/etc/(passwd|group|g?shadow|sub[ug]id)-$"
)

INSTALL = "cd /srv/palace-hub-*/ && ./install.sh --yes --with web"
REMOVE = "cd /srv/palace-hub-*/ && ./install.sh --yes --uninstall"
UPDATE = "palace update /srv/new.tar.gz --yes"
BACK = "palace rollback --yes"
NEWER = f"{ARCHIVE[-1].name.split('-')[2]}.post1" if ARCHIVE else ""


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


@contextmanager
def entered(name: str, folder: Path) -> Iterator[System]:
    """The system of a Debian release, with the release of the hub and a newer one in /srv."""
    unpack(folder, name, name, PACKAGES)
    system = System(folder)
    try:
        system.run("tar -C /srv -xzf /srv/old.tar.gz")
        yield system
    finally:
        system.close()


def unpack(folder: Path, name: str, release: str, packages: str) -> None:
    """A Debian release with these packages, which are kept as `name`, with the release of the hub and a newer one."""
    SYSTEMS.mkdir(parents=True, exist_ok=True)
    packed = SYSTEMS / f"{name}.tar"
    if not packed.exists():
        new = packed.with_suffix(".new.tar")
        subprocess.run(
            ["mmdebstrap", "--quiet", "--mode=root", "--variant=apt", f"--include={packages}", release, new], check=True
        )
        new.rename(packed)
    subprocess.run(["tar", "-C", folder, "-xf", packed], check=True)
    shutil.copy(ARCHIVE[-1], folder / "srv/old.tar.gz")
    newer(ARCHIVE[-1], folder / "srv")


class Booted:
    """A Debian system whose systemd runs, in a container. `process`: its first process."""

    def __init__(self, process: int) -> None:
        self._enter = ["nsenter", "-t", str(process), "-m", "-u", "-i", "-n", "-p"]

    def run(self, line: str) -> str:
        """What the line printed; it must succeed."""
        environment = ["env", "-i", f"PATH={PATH}", "HOME=/", "LANG=C.UTF-8"]
        words = [*self._enter, *environment, "sh", "-c", line]
        done = subprocess.run(words, capture_output=True, text=True, timeout=600, check=False)
        told = done.stdout + done.stderr
        assert done.returncode == 0, (line, told[-3000:])
        return told

    def of(self, unit: str, name: str) -> str:
        """A property of a unit."""
        return self.run(f"systemctl show {unit} --value -p {name}").strip()


@contextmanager
def booted(release: str, folder: Path) -> Iterator[Booted]:
    """The system of a Debian release in a container, with the same files in /srv."""
    unpack(folder, f"{release}-booted", release, f"{PACKAGES},{BOOTED}")
    subprocess.run(["tar", "-C", folder / "srv", "-xzf", folder / "srv/old.tar.gz"], check=True)
    alone = ["--register=no", "--keep-unit", "--private-network", "--console=pipe"]
    container = subprocess.Popen(
        ["systemd-nspawn", "-D", folder, *alone, "--boot"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
    )
    try:
        system = Booted(_first_process(container))
        system.run("for i in $(seq 60); do systemctl is-system-running --wait && exit 0; sleep 0.5; done; exit 1")
        yield system
        system.run("systemctl --no-block poweroff")
        container.wait(60)
    finally:
        container.terminate()  # it then kills what runs inside; killed itself, it would leave that behind
        container.wait(60)


def _first_process(container: "subprocess.Popen[bytes]") -> int:
    """The number, on this machine, of the container's first process."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        time.sleep(0.2)
        found = subprocess.run(["pgrep", "-P", str(container.pid)], capture_output=True, text=True, check=False)
        for number in found.stdout.split():
            if Path(f"/proc/{number}/comm").read_text().strip() == "systemd":
                return int(number)
    raise AssertionError("the container has no systemd")


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

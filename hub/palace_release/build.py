"""`make release`: everything that a maker downloads, into one folder.

Two builds of one commit give the same wheel and the same archives: all times are that of the commit.
"""

import gzip
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path

from palace_hub.install.image import version as firmware_version
from palace_hub.locale.catalogue import Catalogue
from palace_release.licences import bill, licence_of, licence_texts
from palace_release.reference import man_page
from palace_release.requirements import pins_for

ROOT = Path(__file__).parents[2]
MACHINES = ("aarch64", "x86_64")
PYTHONS = ("3.11", "3.13")
"""Those of Debian 12 and 13, and of the Raspberry Pi OS made from them."""
GLIBC = range(36, 16, -1)
"""Minor versions of glibc 2 whose wheels Debian 12 can load, the newest first."""
RUN = ROOT / "requirements-run.txt"


def command(words: Iterable[str | Path], **environment: str) -> str:
    """Runs a command in the checkout and returns what it printed. Raises `subprocess.CalledProcessError`."""
    return subprocess.run(
        [str(word) for word in words],
        cwd=ROOT,
        env=os.environ | environment,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout


def write_tar(file: Path, top: str, contents: Mapping[str, Path | bytes], epoch: int) -> None:
    """A .tar.gz in which all lies below `top`, always the same for the same contents."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for name in sorted(contents):
            content = contents[name]
            data = content if isinstance(content, bytes) else content.read_bytes()
            entry = tarfile.TarInfo(f"{top}/{name}")
            entry.size, entry.mtime = len(data), epoch
            entry.mode = 0o755 if name.endswith(".sh") else 0o644
            archive.addfile(entry, io.BytesIO(data))
    with file.open("wb") as out, gzip.GzipFile("", "wb", 6, out, mtime=epoch) as zipped:
        zipped.write(packed.getvalue())


def write_zip(file: Path, contents: Mapping[str, Path | bytes], epoch: int) -> None:
    """A .zip, always the same for the same contents."""
    when = datetime.fromtimestamp(epoch, UTC)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(contents):
            content = contents[name]
            entry = zipfile.ZipInfo(name, (when.year, when.month, when.day, when.hour, when.minute, when.second))
            entry.external_attr = 0o644 << 16
            archive.writestr(
                entry, content if isinstance(content, bytes) else content.read_bytes(), zipfile.ZIP_DEFLATED
            )


def sums(contents: Mapping[str, Path | bytes]) -> bytes:
    """As `sha256sum` writes and checks them."""
    lines = []
    for name in sorted(contents):
        content = contents[name]
        data = content if isinstance(content, bytes) else content.read_bytes()
        lines.append(f"{hashlib.sha256(data).hexdigest()}  {name}\n")
    return "".join(lines).encode()


def download(machine: str, folder: Path) -> list[Path]:
    """The wheels of all packages for `machine`, by their hashes."""
    for python in PYTHONS:
        wanted = folder / f"{python}.txt"
        wanted.write_text("".join(pin.line() + "\n" for pin in pins_for(RUN, python, machine)), encoding="utf-8")
        short = python.replace(".", "")
        platforms = [f"--platform=manylinux_2_{minor}_{machine}" for minor in GLIBC]
        abis = [f"--abi={one}" for one in (f"cp{short}", "abi3", "none")]
        target = [
            f"--platform=manylinux2014_{machine}",
            *platforms,
            "--implementation=cp",
            f"--python-version={python}",
        ]
        quiet = ["--quiet", "--disable-pip-version-check"]
        strict = ["--no-deps", "--require-hashes", "--only-binary=:all:"]
        pip = [sys.executable, "-m", "pip", "download", *quiet, *strict, "--implementation=cp", *target, *abis]
        command([*pip, f"--dest={folder}", f"--requirement={wanted}"])
        wanted.unlink()
    return sorted(folder.glob("*.whl"))


def notes(changelog: str) -> str:
    """The newest section of the changelog."""
    sections = changelog.split("\n## ")
    return "## " + sections[1].rstrip() + "\n" if len(sections) > 1 else changelog


def firmware_files(folder: Path) -> dict[str, Path | bytes]:
    """The node's program with a `package.json`, from which `mpremote mip install` copies it to a board."""
    files: dict[str, Path | bytes] = {
        str(path.relative_to(folder)): path
        for part in ("lib", "drivers", "boards")
        for path in sorted((folder / part).glob("*.py"))
    }
    files["main.py"] = folder / "main.py"
    listed = {"version": firmware_version(folder), "urls": [[f"/{name}", name] for name in sorted(files)]}
    return files | {"package.json": json.dumps(listed, indent=1).encode()}


def below(folder: Path, *kinds: str) -> dict[str, Path | bytes]:
    """The files of these endings, by their path in the folder."""
    return {str(path.relative_to(folder)): path for path in sorted(folder.rglob("*")) if path.suffix in kinds}


def build(out: Path) -> list[Path]:
    """Builds all into `out`, which is made anew, and returns the files."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    epoch = int(command(["git", "log", "-1", "--format=%ct"]))
    commit = command(["git", "rev-parse", "--short=10", "HEAD"]).strip()
    if command(["git", "status", "--porcelain"]).strip():
        commit += ".changed"
    when = datetime.fromtimestamp(epoch, UTC).isoformat().replace("+00:00", "Z")
    command([sys.executable, "-m", "build", "--no-isolation", "--outdir", out], SOURCE_DATE_EPOCH=str(epoch))
    (wheel,) = out.glob("*.whl")
    version = wheel.name.split("-")[1]
    manual = man_page(Catalogue()).encode()
    with tempfile.TemporaryDirectory() as work:
        for machine in MACHINES:
            folder = Path(work) / machine
            folder.mkdir()
            wheels = download(machine, folder)
            licences = {one.name.split("-")[0].lower(): licence_of(one) for one in (wheel, *wheels)}
            pinned = [pin for python in PYTHONS for pin in pins_for(RUN, python, machine)]
            about = {"version": version, "commit": commit, "date": when, "architecture": machine, "pythons": PYTHONS}
            contents: dict[str, Path | bytes] = {
                "install.sh": ROOT / "install.sh",
                "LICENSE": ROOT / "LICENSE",
                "README.md": ROOT / "README.md",
                "requirements-run.txt": RUN,
                "man/palace.1": manual,
                wheel.name: wheel,
                **{f"wheels/{one.name}": one for one in wheels},
                "release.json": json.dumps(about, indent=1).encode(),
                "LICENSES.txt": licence_texts((wheel, *wheels)).encode(),
                "sbom.cdx.json": json.dumps(bill(version, when, pinned, licences), indent=1).encode(),
            }
            contents["SHA256SUMS"] = sums(contents)
            top = f"palace-hub-{version}"
            write_tar(out / f"{top}-{machine}.tar.gz", top, contents, epoch)
    write_zip(out / f"palace-firmware-{version}.zip", firmware_files(ROOT / "firmware"), epoch)
    drawn = below(ROOT / "hardware", ".svg", ".toml", ".csv", ".kicad_pcb", ".rpt")
    write_zip(out / f"palace-wiring-{version}.zip", drawn, epoch)
    parts = below(ROOT / "build" / "parts", ".stl", ".step")
    if parts:
        write_zip(out / f"palace-parts-{version}.zip", parts, epoch)
    else:
        print("no printed parts in build/parts: run `make parts` first to have them in the release")
    (out / "RELEASE-NOTES.md").write_text(notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")), encoding="utf-8")
    files = {path.name: path for path in sorted(out.iterdir())}
    (out / "SHA256SUMS").write_bytes(sums(files))
    return sorted(out.iterdir())


if __name__ == "__main__":
    for built in build(Path(sys.argv[1])):
        print(f"{built.stat().st_size / 1e6:8.2f} MB  {built}")

"""A small appliance under a folder: versions whose `bin/palace` is a script, one table, and release archives."""

import hashlib
import json
import platform
import sys
import tarfile
from pathlib import Path

from palace_hub.install.update.layout import UpdateLayout

PALACE = """#!/bin/sh
# reads files up to FORMAT; is up at once, or never
case "$1" in
    games) test "$(cat "$HOME/.local/share/palace-hub/journal.sqlite")" -le {reads} && echo "[]" ;;
    play) {play} ;;
esac
"""
INSTALL = """set -e
to=$PALACE_ROOT/opt/palace-hub/{version}
mkdir -p "$to/bin"
cp "$(dirname "$0")/palace" "$to/bin/palace"
chmod +x "$to/bin/palace"
printf '{{"commit": "c-{version}"}}' >"$to/installed.json"
"""
UP = 'echo "http://127.0.0.1:$5/" ; exec sleep 60'
DOWN = "exit 1"


class FakeAppliance:
    """Version 1.0 is installed; the table `table` has a journal of format 1."""

    def __init__(self, root: Path) -> None:
        self.layout = UpdateLayout(root)
        for place in (self.layout.data, self.layout.settings):
            (place / "table").mkdir(parents=True)
        self.journal = self.layout.data / "table/journal.sqlite"
        self.journal.write_text("1")
        (self.layout.settings / "table/palace.toml").write_text("")
        folder = self.layout.folder("1.0")
        (folder / "bin").mkdir(parents=True)
        (folder / "bin/palace").write_text(PALACE.format(reads=1, play=UP))
        (folder / "bin/palace").chmod(0o755)
        (folder / "installed.json").write_text('{"commit": "c-1.0"}')
        self.layout.link("current", "1.0")

    def is_good(self) -> bool:
        """Whether the linked version is whole, reads the table's files, and no update is left over."""
        version = self.layout.linked("current")
        reads = {"1.0": 1, "2.0": 2}[version or ""]
        return (
            self.layout.is_whole(version)
            and int(self.journal.read_text()) <= reads
            and (self.layout.settings / "table/palace.toml").exists()
            and not self.layout.state.exists()
            and not self.layout.work.exists()
        )


def release(folder: Path, version: str = "2.0", play: str = UP, **about: object) -> Path:
    """Write a release archive of `version`."""
    top = folder / f"palace-hub-{version}"
    top.mkdir(parents=True)
    (top / "install.sh").write_text(INSTALL.format(version=version))
    (top / "palace").write_text(PALACE.format(reads=2, play=play))
    here = f"{sys.version_info.major}.{sys.version_info.minor}"
    told = {"version": version, "commit": f"c-{version}", "architecture": platform.machine(), "pythons": [here]}
    (top / "release.json").write_text(json.dumps(told | about))
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(top.iterdir())]
    (top / "SHA256SUMS").write_text("".join(sums))
    file = folder / f"{top.name}.tar.gz"
    with tarfile.open(file, "w:gz") as archive:
        archive.add(top, top.name)
    return file

"""Pictures of docs/install-pi.md: what its commands print in a whole Debian system.

`python -m tests.install.systems.pictures docs/screens`, as root, after `make release`; see `test_systems.py`.
"""

import io
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.text import Text
from tests.install.systems.debian import BACK, INSTALL, REMOVE, UPDATE, entered

COLUMNS = 100
PICTURES = {
    "install": ("sudo palace-hub-0.1.0/install.sh --with web", INSTALL),
    "install-doctor": ("palace doctor", "palace doctor || true"),
    "install-update": ("sudo palace update palace-hub-0.1.0.post1-x86_64.tar.gz", UPDATE),
    "install-rollback": ("sudo palace rollback", BACK),
    "install-remove": ("sudo palace-hub-0.1.0/install.sh --uninstall", REMOVE),
}
"""By file name, in this order: the line that the page shows, and the one that runs here."""


def draw(shown: str, told: str) -> str:
    """A terminal with a line and its output, as an SVG document."""
    console = Console(record=True, width=COLUMNS, file=io.StringIO())
    console.print(Text(f"pi@table:~ $ {shown}\n") + Text.from_ansi(told.rstrip()))
    return console.export_svg(title="A table's console")


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place, entered("trixie", Path(place)) as system:
        for name, (shown, line) in PICTURES.items():
            (folder / f"{name}.svg").write_text(draw(shown, system.run(line)), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

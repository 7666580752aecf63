"""Bugs as patches against hub/ and firmware/: the first line of each says what is broken.

A second line `Escapes: NAME` is there where the bug lets an exception of that name out, so that the test which it ends
has found it. The rest is a unified diff.
"""

import ast
import os
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.mutation.run import ROOT

FOLDER: Final = Path(__file__).parent
ESCAPES: Final = "Escapes: "
COPIED: Final = ("firmware", "hardware", "hub", "rules", "tests", "docs")
"""What the tests of nodes and links read, beside the files at the top."""


class DoesNotApply(Exception):
    """A patch whose place in the code is not as it was: the message names the patch and the place."""


@dataclass(frozen=True)
class Planted:
    """One bug. `what` says what is broken; `escapes` names the exception that it lets out, if it does; `paths`: files
    of the checkout that it changes."""

    name: str
    what: str
    escapes: str | None
    paths: tuple[str, ...]

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.patch"


def planted(name: str) -> Planted:
    """The patch of this name; `FileNotFoundError` where there is none."""
    what, second, *_ = lines = (FOLDER / f"{name}.patch").read_text(encoding="utf-8").splitlines()
    escapes = second.removeprefix(ESCAPES) if second.startswith(ESCAPES) else None
    return Planted(name, what, escapes, tuple(line[len("+++ b/") :] for line in lines if line.startswith("+++ b/")))


def every() -> list[Planted]:
    """All patches, by name."""
    return [planted(path.stem) for path in sorted(FOLDER.glob("*.patch"))]


def apply(bug: Planted, tree: Path) -> None:
    """Plant `bug` in `tree`, which is no repository; raises `DoesNotApply`."""
    # Within a repository git would look for the patch's files from its top, find none and say nothing.
    alone = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    done = subprocess.run(
        ["git", "apply", "--whitespace=nowarn", str(bug.file)],
        cwd=tree,
        env={**alone, "GIT_CEILING_DIRECTORIES": str(tree.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise DoesNotApply(f"{bug.name} does not apply: {done.stderr.strip()}")


def check(bug: Planted) -> None:
    """Raises `DoesNotApply` unless `bug` applies to the checkout, still compiles and is another program then."""
    with tempfile.TemporaryDirectory(prefix="planted-") as folder:
        tree = Path(folder)
        for path in bug.paths:
            (tree / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, tree / path)
        apply(bug, tree)
        for path in bug.paths:
            if _program(tree / path) == _program(ROOT / path):
                raise DoesNotApply(f"{bug.name} changes nothing in {path}")


def _program(path: Path) -> str:
    return ast.dump(ast.parse(path.read_text(encoding="utf-8"), str(path)))


def copy_tree(tree: Path) -> None:
    """Copy the checkout as it stands to `tree`, tests included, without what runs leave behind."""
    leave = shutil.ignore_patterns("__pycache__", ".*_cache", "__snapshots__")
    for folder in COPIED:
        shutil.copytree(ROOT / folder, tree / folder, ignore=leave, symlinks=True)
    for file in ("pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE", "Makefile"):
        shutil.copy(ROOT / file, tree)

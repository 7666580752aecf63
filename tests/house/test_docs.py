"""The documents name things that exist: files, links, and functions of the code."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
PLACES = re.compile(r"`((?:hub|rules|firmware|tests|hardware|docs)/[\w./-]*)`")
NAMED = re.compile(r"`([\w/]+\.py)::([\w.]+)`")
LINKS = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


def ids(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("document", DOCUMENTS, ids=ids)
def test_every_place_and_link_exists(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    places = [ROOT / place for place in PLACES.findall(text)]
    links = [document.parent / link for link in LINKS.findall(text)]
    assert [str(path.relative_to(ROOT)) for path in places + links if not path.resolve().exists()] == []


def names_in(path: Path) -> set[str]:
    """Functions, classes and methods of a module."""
    names = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            names |= {f"{node.name}.{part.name}" for part in node.body if isinstance(part, ast.FunctionDef)}
    return names


def test_the_life_of_a_reading_names_what_there_is() -> None:
    text = (ROOT / "docs" / "life-of-a-reading.md").read_text(encoding="utf-8")
    named = NAMED.findall(text)
    assert len(named) > 30
    assert [f"{path}::{name}" for path, name in named if name not in names_in(ROOT / path)] == []


def test_the_readme_is_short_before_what_only_builders_need() -> None:
    before = (ROOT / "README.md").read_text(encoding="utf-8").split("\n## For builders")[0]
    assert len(before.splitlines()) <= 80

"""The documents name things that exist: files, links, and functions of the code."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
PLACES = re.compile(r"`((?:hub|rules|firmware|tests|hardware|docs)/[\w./-]*)`")
LINKS = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


def ids(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("document", DOCUMENTS, ids=ids)
def test_every_place_and_link_exists(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    places = [ROOT / place for place in PLACES.findall(text)]
    links = [document.parent / link for link in LINKS.findall(text)]
    assert [str(path.relative_to(ROOT)) for path in places + links if not path.resolve().exists()] == []


def test_the_readme_is_short_before_what_only_builders_need() -> None:
    before = (ROOT / "README.md").read_text(encoding="utf-8").split("\n## For builders")[0]
    assert len(before.splitlines()) <= 80

"""`docs/assumptions.md` is true of the code: its modules and tests exist, and every row says what speaks for it."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "assumptions.md").read_text(encoding="utf-8")
TABLES, LISTS = TEXT.split("\n## Sources\n")
ROWS = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in TABLES.splitlines()
    if line.startswith("| ") and not line.startswith("| fact |")
]
LISTED = dict(re.findall(r"^- ([ST]\d+): (.+)$", LISTS, re.MULTILINE))
TESTS = {name: said.strip("`") for name, said in LISTED.items() if name.startswith("T")}
NAMED = re.compile(r"\b[ST]\d+\b")
MODULE = re.compile(r"`([a-z_]+(?:/[a-z_]+)+)`")
WITHOUT_MODULE = {"the same", "firmware, in MicroPython"}


def module(name: str) -> Path:
    return ROOT / ("rules" if name.startswith("monkey_palace/") else "hub/palace_hub") / f"{name}.py"


def marks(test: str) -> list[str]:
    """The decorators of a test as text. Raises `ValueError` if there is no such test."""
    path, _, name = test.partition("::")
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    [found] = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == name]
    return [ast.unparse(decorator) for decorator in found.decorator_list]


def test_the_tables_have_four_columns_and_each_a_module() -> None:
    assert len(ROWS) > 50
    assert [row for row in ROWS if len(row) != 4] == []
    cells = [cell for row in ROWS for cell in row[1:3]]
    assert [cell for cell in cells if not MODULE.search(cell) and cell not in WITHOUT_MODULE] == []


def test_every_module_exists_and_stands_in_its_own_column() -> None:
    simulator, hub = ({name for row in ROWS for name in MODULE.findall(row[column])} for column in (1, 2))
    assert sorted(name for name in simulator | hub if not module(name).is_file()) == []
    assert sorted(name for name in simulator if not name.startswith(("sim/", "monkey_palace/"))) == []
    assert sorted(name for name in hub if name.startswith(("sim/", "bench/"))) == []


def test_every_row_says_what_speaks_for_it() -> None:
    assert [row for row in ROWS if not NAMED.search(row[3]) and "untested" not in row[3]] == []
    assert {name for row in ROWS for name in NAMED.findall(row[3])} == LISTED.keys()


@pytest.mark.parametrize("name", TESTS)
def test_every_test_exists_and_is_marked_as_the_rows_say(name: str) -> None:
    found = marks(TESTS[name])
    said = [part for row in ROWS for part in row[3].split("; ") if name in NAMED.findall(part)]
    assert {"fails" in part for part in said} == {any("mark.xfail(strict=True" in mark for mark in found)}
    assert {"(long)" in part for part in said} == {"pytest.mark.long" in found}


def test_a_test_that_is_gone_is_noticed() -> None:
    with pytest.raises(ValueError, match="not enough values"):
        marks("tests/house/test_assumptions.py::test_that_never_was")

"""The results file: no line of two workers is lost, and a run keeps the entries of other tests."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.reliability.results import line_of, merge

TESTS = """
import pytest
import pytest
from tests.reliability.results import forms

@pytest.mark.parametrize("number", range(20))
def test_row(record, number):
    record("X1", "all", number=number)
    record("X2", "some", of=20, text="déjà vu")
    assert number != 7

@pytest.mark.parametrize("size", forms(3, 4))
def test_sizes(record, size):
    record("X3", "either", size=size)
"""


def run(tmp_path: Path, *more: str) -> tuple[str, dict[str, list[dict[str, object]]]]:
    here = Path(__file__).parents[2]
    (tmp_path / "conftest.py").write_text(here.joinpath("tests/conftest.py").read_text())
    (tmp_path / "test_rows.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text(f"[pytest]\npythonpath = {here}\nmarkers = long: sweeps\n")
    path = tmp_path / "left" / "rows.json"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "xdist", "--import-mode=importlib", *more, "."],
        cwd=tmp_path,
        env={**os.environ, "PALACE_RESULTS": str(path), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    return done.stdout, json.loads(path.read_text())


@pytest.mark.long
def test_every_result_line_is_kept_with_two_workers_and_with_none(tmp_path):
    shown, kept = run(tmp_path, "-n", "2", "-m", "not long")
    assert [len(kept[row]) for row in ("X1", "X2", "X3")] == [20, 20, 1]
    assert {entry["figures"]["number"] for entry in kept["X1"]} == set(range(20))
    assert [entry["figures"]["number"] for entry in kept["X1"] if not entry["kept"]] == [7]
    lines = [line for line in shown.splitlines() if line.startswith("X")]
    assert len(lines) == 41
    assert "X1  MISSED short all: number 7" in lines
    assert "X3  kept   short either: size 3" in lines
    again, kept = run(tmp_path, "-n", "0")
    assert [len(kept[row]) for row in ("X1", "X2", "X3")] == [20, 20, 2]
    assert [entry["form"] for entry in kept["X3"]] == ["short", "long"]
    assert "X3  kept   long  either: size 4" in again


def entry(row: str, test: str, **figures: object) -> dict[str, object]:
    return {"row": row, "form": "short", "goal": "0", "figures": figures, "test": test, "kept": True, "at": "now"}


def test_a_test_that_runs_again_replaces_its_own_entries_only(tmp_path):
    path = tmp_path / "build" / "rows.json"
    merge(path, [entry("A", "one", n=1), entry("B", "one", n=2), entry("A", "two", n=3)])
    merge(path, [entry("A", "one", n=4)])
    kept = json.loads(path.read_text())
    assert {row: [found["figures"]["n"] for found in kept[row]] for row in kept} == {"A": [3, 4]}


def test_a_result_line_is_readable():
    assert line_of(entry("L1", "t", damaged=250_000, share=0.25, by=["a"])) == (
        "L1  kept   short 0: damaged 250,000, share 0.25, by ['a']"
    )

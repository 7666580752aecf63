"""Figures of the reliability tests: lines at the end of a run, and the file that stores them.

A test asks for the fixture `record` (tests/conftest.py, so it works in every room) and calls it once a row, before it
asserts, so that a missed goal leaves its figures too:

    @pytest.mark.parametrize("frames", forms(250_000, 5_000_000))
    def test_damaged_frames(record, frames):
        ...
        record("L1", "accepted with a wrong body 0", damaged=frames, accepted=accepted)
        assert accepted == 0

Each call gives one line in the section "reliability" at the end of pytest's output and one entry in
`build/reliability.json`, or where the environment variable PALACE_RESULTS says. The file is a JSON object: row -> list
of `{"test", "form", "goal", "figures", "kept", "at"}`; `kept` is whether the test passed, `form` is "short", or "long"
for a test marked so. A test that runs again replaces its own entries and leaves the others. Figures are what JSON can
carry: numbers, text, lists of them.

Tests carry their figures home in their reports, so with pytest-xdist nothing but the controller prints and writes, and
no line is lost, whatever the number of workers; a lock beside the file keeps two runs apart.
"""

import fcntl
import json
import os
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

PROPERTY = "reliability"  # the name under which figures travel in a test's report
RESULTS = "PALACE_RESULTS"
_DEFAULT = Path(__file__).parents[2] / "build" / "reliability.json"

Entry = dict[str, Any]


def forms(short: Any, in_full: Any) -> list[Any]:
    """The two sizes of one test, for `parametrize`: what CI can afford, and what `-m long` runs."""
    return [pytest.param(short, id="short"), pytest.param(in_full, id="long", marks=pytest.mark.long)]


def results_file() -> Path:
    """Where the entries go."""
    return Path(os.environ.get(RESULTS) or _DEFAULT)


def noted(node: pytest.Item, row: str, goal: str, figures: Entry) -> None:
    """Put one row's figures on the test's report; TypeError if JSON cannot carry them."""
    json.dumps(figures, allow_nan=False)
    form = "long" if node.get_closest_marker("long") else "short"
    node.user_properties.append((PROPERTY, {"row": row, "form": form, "goal": goal, "figures": figures}))


def entries_of(report: pytest.TestReport) -> list[Entry]:
    """The entries that a finished test brought home; none from set-up and tear-down."""
    if report.when != "call":
        return []
    at = datetime.now(UTC).isoformat(timespec="seconds")
    return [
        {**entry, "test": report.nodeid, "kept": report.passed, "at": at}
        for name, entry in report.user_properties
        if name == PROPERTY
    ]


def line_of(entry: Entry) -> str:
    """The line that people read."""
    figures = ", ".join(f"{name} {_shown(value)}" for name, value in entry["figures"].items())
    verdict = "kept" if entry["kept"] else "MISSED"
    return f"{entry['row']:<3} {verdict:<6} {entry['form']:<5} {entry['goal']}: {figures}"


def _shown(value: Any) -> str:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return str(value)
    return f"{value:,}" if isinstance(value, int) else f"{value:,.4g}"


def merge(path: Path, entries: Iterable[Entry]) -> None:
    """Write `entries` into the file; what the same tests left there before gives way, the rest stays."""
    fresh = list(entries)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        before = json.loads(path.read_text()) if path.exists() else {}
        again = {entry["test"] for entry in fresh}
        after = {row: [entry for entry in old if entry["test"] not in again] for row, old in before.items()}
        for entry in fresh:
            after.setdefault(entry["row"], []).append({key: entry[key] for key in entry if key != "row"})
        kept = {row: after[row] for row in sorted(after) if after[row]}
        whole = path.with_suffix(".new")
        whole.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n")
        whole.replace(path)

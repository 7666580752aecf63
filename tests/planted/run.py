"""Plants one bug after another in a copy of the checkout and asks whether the ordinary tests find it.

`python -m tests.planted.run [NAME...]` prints a table and exits 1 if a bug was not found, 2 if a patch does not apply
any more. Which tests are asked follows from the files that a patch changes, not from the patch: first the rooms that
lie nearest, the quick files before the slow ones, then their neighbours. No test knows of any patch.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from tests.mutation.run import ROOT
from tests.planted import watch
from tests.planted.patches import FOLDER, DoesNotApply, Planted, apply, check, copy_tree, every, planted

ROOMS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "hub/palace_hub/wire": (("wire", "reliability/test_l*"), ("link", "core/nodes", "core/tray/test_restarts")),
    "hub/palace_hub/link": (("link",), ("run/test_real_clock", "reliability/test_r[345]*")),
    "hub/palace_hub/core": (("core/nodes", "core/tray/test_restarts"), ("run/test_real_clock", "run/test_two*")),
    "firmware/lib": (
        ("wire/test_session*", "firmware/test_mqtt*", "firmware/test_node*"),
        ("firmware", "wire", "link"),
    ),
    "firmware/drivers": (("firmware/test_drivers", "firmware/test_hx711"), ("firmware",)),
}
"""For a folder that a patch changes, the tests that are asked, stage by stage: rooms and files of tests/."""

SLOW: Final = (
    "test_drivers",
    "test_hx711",
    "test_session",
    "test_session_losses",
    "test_any_conversation",
    "test_frames",
    "test_typing",
    "test_mosquitto",
)
"""Files that take longer than a few seconds, in the order in which they are worth their time; others come first."""

NOT_NEEDED: Final = ("cacheprovider", "xdist", "syrupy", "textual-snapshot")
"""Plug-ins that no test of these rooms asks for; half of a start is theirs."""

STAGE_S: Final = 400.0
"""Wall seconds for one stage, on a busy machine: a bug that makes a test hang has not been found by it."""


@dataclass(frozen=True)
class Outcome:
    """What the tests said of one bug: `found` is the test's id, None where none found it, `how` its assertion's first
    line; `ran` tests and `seconds` of wall time over all stages; `crashed` tests ended by another exception."""

    bug: Planted
    found: str | None
    how: str
    ran: int
    crashed: tuple[str, ...]
    seconds: float


def stages(bug: Planted) -> list[list[str]]:
    """The files that are asked, relative to the checkout, stage by stage, no file twice."""
    asked: set[str] = set()
    found = []
    for number in range(2):
        files: set[str] = set()
        for folder, rooms in ROOMS.items():
            if number < len(rooms) and any(path.startswith(folder + "/") for path in bug.paths):
                files |= {file for room in rooms[number] for file in _files(room)}
        found.append(sorted(files - asked, key=_worth))
        asked |= files
    return [files for files in found if files]


def _files(room: str) -> list[str]:
    pattern = room + "/test_*.py" if (ROOT / "tests" / room).is_dir() else room + ".py"
    return [str(path.relative_to(ROOT)) for path in (ROOT / "tests").glob(pattern)]


def _worth(file: str) -> tuple[bool, int, str]:
    """The rows of figures last: each of them takes longer than a room."""
    stem = Path(file).stem
    return ("reliability/" in file, 1 + SLOW.index(stem) if stem in SLOW else 0, file)


def try_out(bug: Planted, without: Collection[str] = ()) -> Outcome:
    """Plants `bug` in a copy and runs its tests there, but those `without`, until one finds it; `DoesNotApply`."""
    began = time.monotonic()
    ran, crashed, passed_over = 0, [], set(without)
    escapes = {watch.ESCAPES: bug.escapes or ""}

    def outcome(found: str | None, how: str = "") -> Outcome:
        return Outcome(bug, found, how, ran, tuple(crashed), time.monotonic() - began)

    with tempfile.TemporaryDirectory(prefix="planted-") as folder:
        tree = Path(folder) / "tree"
        tree.mkdir()
        copy_tree(tree)
        apply(bug, tree)
        left = stages(bug)
        while left:
            seen = ask_tests(tree, left[0], passed_over, **escapes)
            ran += seen["ran"]
            crashed += seen["crashed"]
            found = seen["found"]
            if found is None:
                left.pop(0)
            elif ask_tests(tree, [found], (), **escapes)["found"] is not None:
                return outcome(found, seen["how"])
            else:  # a busy machine, and no bug
                passed_over.add(found)
    return outcome(None)


def sound(tests: Collection[str]) -> set[str]:
    """Those of `tests` that pass where nothing is planted: the others would fail anyway, and have found nothing."""
    if not tests:
        return set()
    with tempfile.TemporaryDirectory(prefix="planted-") as folder:
        tree = Path(folder) / "tree"
        tree.mkdir()
        copy_tree(tree)
        return set(ask_tests(tree, sorted(tests), (), **{watch.GO_ON: "yes"})["passed"])


def try_out_all(bugs: Sequence[Planted], told: Callable[[Outcome], None] = lambda outcome: None) -> list[Outcome]:
    """The outcomes in the order of `bugs`, one at a time for each processor; a bug whose finder fails where nothing is
    planted is tried again without that test."""
    outcomes: dict[str, Outcome] = {}
    left, unsound = list(bugs), set[str]()
    while left:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for outcome in pool.map(partial(try_out, without=frozenset(unsound)), left):
                outcomes[outcome.bug.name] = outcome
                told(outcome)
        found = {outcomes[bug.name].found for bug in left} - {None}
        failing = found - sound(found)
        unsound |= failing
        left = [bug for bug in left if outcomes[bug.name].found in failing]
    return [outcomes[bug.name] for bug in bugs]


def ask_tests(tree: Path, tests: Sequence[str], without: Collection[str], **told: str) -> dict[str, Any]:
    """What `tests` of `tree` report, as `watch` writes it down; all of them if none finds anything."""
    report = tree.parent / "report.json"
    report.write_text(json.dumps({"ran": 0, "found": None, "how": "out of time", "crashed": [], "passed": []}))
    options = ["-q", "-m", "not long", "-p", "tests.planted.watch"]
    options += [word for name in NOT_NEEDED for word in ("-p", "no:" + name)]
    options += [f"--deselect={test}" for test in without]
    process = subprocess.Popen(
        [sys.executable, "-m", "pytest", *options, *tests],
        cwd=tree,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(str(tree / part) for part in (".", "hub", "rules")),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PALACE_RESULTS": str(tree / "results.json"),
            watch.REPORT: str(report),
            **told,
        },
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        process.wait(STAGE_S)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    return dict(json.loads(report.read_text()))


def line(outcome: Outcome) -> str:
    """A row of the table."""
    who = outcome.found or f"NOT FOUND ({len(outcome.crashed)} of {outcome.ran} tests crashed)"
    return f"{outcome.bug.name:30}{outcome.ran:>5}{outcome.seconds:>6.0f} s  {who.removeprefix('tests/')}"


def main(names: Sequence[str]) -> int:
    """Tries out the bugs of these names, all if none is named."""
    bugs, stale = [], False
    for name in names or [bug.name for bug in every()]:
        try:
            bugs.append(planted(name))
            check(bugs[-1])
        except FileNotFoundError:
            stale = True
            print(f"{name}: no such patch in {FOLDER}", file=sys.stderr)
        except DoesNotApply as fault:
            stale = True
            bugs.pop()
            print(fault, file=sys.stderr)
    print(f"{'bug':30}{'tests':>5}{'':>8}  found by", flush=True)
    outcomes = try_out_all(bugs, lambda outcome: print(line(outcome), flush=True))
    found = sum(outcome.found is not None for outcome in outcomes)
    print(f"{found} of {len(outcomes)} found")
    return 2 if stale else 0 if found == len(outcomes) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

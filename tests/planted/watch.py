"""A pytest plug-in that ends a run at the first test which finds something, and writes down which one and how.

Found means that a test of the suite fails by an assertion of its own, or misses an exception that should have come.
A test that ends by another exception has crashed: a patch that merely breaks the program proves nothing of the tests,
unless this very exception is what the bug lets out.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

REPORT = "PALACE_PLANTED_REPORT"
ESCAPES = "PALACE_PLANTED_ESCAPES"
GO_ON = "PALACE_PLANTED_GO_ON"
"""Where this is set the run goes on to its end: what fails then is wanted in full."""
CRASHES = 8
"""After so many crashes the run ends: nothing works any more."""

_seen: dict[str, Any] = {"ran": 0, "found": None, "how": "", "crashed": [], "passed": []}


def _leaves(error: BaseException) -> Iterator[BaseException]:
    """The errors of a group, one by one: Hypothesis raises one where examples fail in different ways."""
    if isinstance(error, BaseExceptionGroup):
        for part in error.exceptions:
            yield from _leaves(part)
    else:
        yield error


def _raised_in(error: BaseException) -> str:
    """The file whose line raised `error`."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else trace.tb_frame.f_code.co_filename


def _finds(error: BaseException, tests: Path) -> bool:
    if isinstance(error, AssertionError):  # an assertion of the program's own is a crash
        return Path(_raised_in(error)).is_relative_to(tests)
    return isinstance(error, pytest.fail.Exception) or type(error).__name__ == os.environ.get(ESCAPES)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    report = yield
    if call.when == "call":
        _seen["ran"] += 1
        if report.passed:
            _seen["passed"].append(item.nodeid)
    if call.excinfo is not None and report.failed:
        found = [one for one in _leaves(call.excinfo.value) if _finds(one, item.config.rootpath / "tests")]
        if found and call.when == "call":
            _seen["found"] = item.nodeid
            _seen["how"] = next(iter(str(found[0]).splitlines()), "") or type(found[0]).__name__
            item.session.shouldstop = "found"
        else:
            _seen["crashed"].append(item.nodeid)
            if len(_seen["crashed"]) >= CRASHES:
                item.session.shouldstop = "nothing works"
        if os.environ.get(GO_ON):
            item.session.shouldstop = False
    if call.when == "teardown":  # each time, so that a run which is out of time has told what it saw
        Path(os.environ[REPORT]).write_text(json.dumps(_seen), encoding="utf-8")
    return report

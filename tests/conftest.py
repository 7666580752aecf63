"""Shared by all tests: the order of a run, and the figures of the reliability rows (tests/reliability/results.py)."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.reliability import results

ENTRIES = pytest.StashKey[list[results.Entry]]()


@pytest.fixture
def record(request: pytest.FixtureRequest) -> Callable[..., None]:
    """`record(row, goal, **figures)`: one line of figures, printed and kept."""

    def note(row: str, goal: str, /, **figures: Any) -> None:
        results.noted(request.node, row, goal, figures)

    return note


class Collector:
    """Gathers what tests bring home. On an xdist worker it stays away: the controller sees every report."""

    def __init__(self, config: pytest.Config) -> None:
        config.stash[ENTRIES] = self.entries = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.entries += results.entries_of(report)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Collector(config), "reliability-collector")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games first: a long test that begins last leaves the other workers idle."""
    items.sort(key=lambda item: item.get_closest_marker("game") is None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    entries = config.stash.get(ENTRIES, [])
    if not entries:
        return
    path = results.results_file()
    results.merge(path, entries)
    terminalreporter.section("reliability")
    for entry in sorted(entries, key=lambda entry: (entry["row"], entry["test"])):
        terminalreporter.write_line(results.line_of(entry))
    terminalreporter.write_line(f"written to {path}")

"""Shared by all tests: the order of a run, and the figures of the reliability rows (tests/reliability/results.py)."""

import gc
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.locale.pseudo import PSEUDO, write_pseudo
from tests.reliability import results

from palace_hub.locale import catalogue

os.environ["LC_ALL"] = "C.UTF-8"  # tests read English sentences, whatever the language of the machine

COLLECTIONS = (20_000, 20, 20)
"""Objects that start a garbage collection, and collections of one generation to one of the next: more than usual."""

ENTRIES = pytest.StashKey[list[results.Entry]]()


@pytest.fixture(autouse=True)
def _state_of_its_own(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each test has its own folder for the hub's log and its count of failed starts; a hub makes it."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.getbasetemp() / f"state-{id(request.node):x}"))


@pytest.fixture(scope="session")
def pseudo_messages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_pseudo(tmp_path_factory.mktemp("messages"))


@pytest.fixture
def pseudo(pseudo_messages: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A second language, whose letters all have accents; the catalogue knows it and English during the test."""
    monkeypatch.setattr(catalogue, "message_folder", lambda: pseudo_messages)
    catalogue.languages.cache_clear()
    yield PSEUDO
    catalogue.languages.cache_clear()


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


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each worker begins with its share of the whole games: a long test that begins last leaves the others idle.

    The scheduler gives each worker one run of neighbours, and lets idle workers steal from the ends of the others.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    games = [item for item in items if item.get_closest_marker("game")]
    others = [item for item in items if not item.get_closest_marker("game")]
    share = -(-len(others) // workers)
    parts = [games[n::workers] + others[n * share : (n + 1) * share] for n in range(workers)]
    items[:] = [item for part in parts for item in part]


def pytest_collection_finish() -> None:
    """Garbage is collected rarely, and never among the collected tests, which live to the end of the run.

    Each full collection searched them all: a quarter of the time of the screens' tests.
    """
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


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

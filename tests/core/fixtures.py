"""Fixtures of several test folders; the conftest of a folder imports those that it needs."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.core.by_hand import Table
from tests.core.plate.plate_game import PlateTable
from tests.core.plate.played_table import PlayedTable
from tests.core.rig import Rig, new_rig
from tests.doctor.machine_here import NOBODY, Speaker
from tests.run.games import Box, Played, play
from tests.shared import folder_of_run, once

from palace_hub.bench.plate import trials
from palace_hub.doctor.findings import Surroundings
from palace_hub.install import board, flash
from palace_hub.install.broker import HUB_FILE
from palace_hub.journal.store import Journal


@pytest.fixture(scope="session")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Callable[[int, Box], Played]:
    """By number of players, which is the seed as well: the game of `pinned.json` that nothing happens to. Every worker
    finds the same one."""
    root = folder_of_run(tmp_path_factory)

    def undisturbed_game(players: int, box: Box) -> Played:
        return play(root / f"undisturbed-{players}-{box[0]}", seed=players, players=players, box=box)

    return once(root, undisturbed_game)


@pytest.fixture(scope="session", autouse=True)
def plates_are_calibrated_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Calibrate each plate once: a calibration takes seconds, and many tests use the same plates."""
    with pytest.MonkeyPatch.context() as patch:
        work = trials.guided_calibration
        shared = once(folder_of_run(tmp_path_factory), getattr(work, "__wrapped__", work))
        patch.setattr(trials, "guided_calibration", shared)
        yield


@pytest.fixture
def new_table(tmp_path: Path) -> Iterator[Callable[..., Table]]:
    made: list[Table] = []

    def make(enter_by: str = "plan") -> Table:
        path = tmp_path / f"journal-{len(made)}.sqlite"
        made.append(Table(path, Journal.open(path), enter_by))
        return made[-1]

    yield make
    for table in made:
        table.journal.close()


@pytest.fixture
def table(new_table: Callable[[], Table]) -> Table:
    return new_table()


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    made = new_rig(tmp_path / "journal.sqlite")
    yield made
    made.journal.close()


@pytest.fixture
def surroundings(tmp_path: Path) -> Callable[..., Surroundings]:
    """A machine without devices and faults, until a test adds them."""

    def made(**changes) -> Surroundings:
        defaults = {
            "journal": tmp_path / "journal.sqlite",
            "config": tmp_path / "palace.toml",
            "hub_file": tmp_path / HUB_FILE,
            "ports": list,
            "foreign": list,
            "proc": tmp_path / "proc",
            "rules": (tmp_path / "rules",),
            "labels": tmp_path / "labels",
            "mosquitto": tmp_path / "mosquitto",
        }
        return Surroundings(**{**defaults, **changes})

    return made


@pytest.fixture
def as_nobody():
    """This process without root's rights to files, so that a test can be refused a write."""
    if os.geteuid() == 0:
        os.seteuid(NOBODY)
        yield
        os.seteuid(0)
    else:
        yield


@pytest.fixture
def speak(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("palace_hub.doctor.findings.HELLO_SECONDS", 0.4)
    monkeypatch.setattr("palace_hub.doctor.findings.LISTEN_SECONDS", 0.4)
    ends: list[Speaker] = []

    def made(answer: bytes = b"") -> str:
        ends.append(Speaker(answer))
        return ends[-1].path

    yield made
    for end in ends:
        end.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(flash, "HELLO_SECONDS", 1.5)
    monkeypatch.setattr(flash, "GLANCE_SECONDS", 0.5)
    monkeypatch.setattr(board, "PROMPT_SECONDS", 0.5)
    monkeypatch.setattr(board, "BYTE_SECONDS", 0.3)


@pytest.fixture(scope="session")
def played_tables(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., PlayedTable]:
    """By a function and its arguments: the table that it plays, once a worker."""
    played: dict[tuple[Any, str], PlayedTable] = {}

    def played_table(play: Callable[..., PlateTable], *about: Any, **options: Any) -> PlayedTable:
        key = play, repr((about, options))
        if key not in played:
            played[key] = PlayedTable(tmp_path_factory.mktemp("played"), play, *about, **options)
        return played[key]

    return played_table


@pytest.fixture
def copy_of(
    played_tables: Callable[..., PlayedTable], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> Iterator[Callable[..., PlateTable]]:
    """`copy_of(play, ...)`: a copy of the table that `play(path, ...)` leaves, each in a folder of its own.

    The test fails if the sensing of a table logged an error that it did not read.
    """
    made: list[PlateTable] = []

    def copied(play: Callable[..., PlateTable], *about: Any, **options: Any) -> PlateTable:
        made.append(played_tables(play, *about, **options).copied(tmp_path / f"table-{len(made)}"))
        return made[-1]

    yield copied
    for table in made:
        table.journal.close()
    told = [*caplog.get_records("setup"), *caplog.get_records("call")]
    assert not [record for record in told if record.levelname == "ERROR"]


@pytest.fixture
def plate_table(copy_of: Callable[..., PlateTable]) -> PlateTable:
    """A game in its first turn on a plate."""
    return copy_of(PlateTable.played)

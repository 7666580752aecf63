import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.app.by_hand import Table
from tests.app.games import Played, play_once
from tests.app.rig import Rig, new_rig

from palace_hub.journal.store import Journal


@pytest.fixture(scope="session")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Callable[[int], Played]:
    """By number of players, which is the seed as well: the game of `pinned.json` that nothing happens to. Every worker
    finds the same one."""
    root = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        root = root.parent
    return lambda players: play_once(root / f"undisturbed-{players}", seed=players, players=players)


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

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.app.by_hand import Table

from palace_hub.journal.store import Journal


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

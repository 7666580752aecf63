"""A copy of a played table goes on as a table that was played for this test alone."""

import pickle
import secrets
from pathlib import Path

import pytest
from tests.core.on_plan import staircase
from tests.core.plate.figure_table import FigureTable
from tests.core.plate.plate_game import PlateTable
from tests.core.plate.played_table import JOURNAL, PlayedTable

from palace_hub.core.export import SAVED
from palace_hub.referee import entries as say


def everything_of(table: PlateTable) -> list[object]:
    """All bytes on the cable, events, what is shown and what is kept, of a build, a lift and a restart."""
    told: list[object] = []
    window, hear = table.plate.window, table.plate.hear

    def says() -> bytes:
        told.append(window())
        return told[-1]

    def hears(data: bytes) -> None:
        told.append(data)
        hear(data)

    table.plate.window, table.plate.hear = says, hears
    table.build(*staircase(table)[:2])
    table.plate.lift()
    table.pass_time(0.5)
    table.plate.lay(0, (0.3, 0.2))
    table.pass_time(1.0)
    told += [repr(table.shown), table.events]
    table.restart()
    table.pass_time(1.0)
    table.enter(say.Resume())
    table.pass_time(0.5)
    told += [repr(table.shown), table.events, table.t, table.state, list(table.journal.events())]
    table.journal.close()
    return told


@pytest.mark.long
@pytest.mark.parametrize(("play", "level"), [(PlateTable.played, "gold"), (FigureTable.laid, "silver")])
def test_each_copy_goes_on_byte_for_byte_as_a_freshly_played_table(tmp_path: Path, monkeypatch, play, level) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda _: "5e")  # the ids of sessions are drawn by chance
    for name in ("played", "fresh"):
        (tmp_path / name).mkdir()
    played = PlayedTable(tmp_path / "played", play, level)
    fresh = everything_of(play(tmp_path / "fresh" / JOURNAL, level))
    assert sum(isinstance(said, bytes) and bool(said) for said in fresh) > 100
    for name in ("one", "two"):
        copied = played.copied(tmp_path / name)
        assert copied.core.hub.options.exports == copied.path.parent / SAVED == tmp_path / name / SAVED
        assert everything_of(copied) == fresh


def test_a_table_with_a_function_that_would_act_on_the_played_one_is_refused(tmp_path: Path) -> None:
    def play(path: Path) -> PlateTable:
        table = PlateTable.opened(path)
        table.core.hub.draw_seed = lambda: round(table.t)
        return table

    with pytest.raises(pickle.PicklingError, match="would act on the table"):
        PlayedTable(tmp_path, play)

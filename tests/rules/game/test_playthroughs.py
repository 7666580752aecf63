"""Golden playthroughs: replays the games of tests/playthroughs from their own commands."""

from pathlib import Path

import pytest
from tests.playthroughs.playthrough import DEALS, files, read, render

MEND = "read the difference, then: python tests/playthroughs/playthrough.py"


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_playthrough_comes_out_as_written(path: Path):
    written = path.read_text(encoding="utf-8")
    assert render(*read(written)) == written, MEND


def test_there_is_one_for_each_number_of_players():
    deals = {path.stem: read(path.read_text(encoding="utf-8"))[0] for path in files()}
    assert {len(deal["players"]) for deal in deals.values()} == {2, 3, 4}
    assert set(DEALS) <= set(deals)

"""The language belongs to the screen: a game leaves the same rows, record and state in each, also where it changes."""

import sqlite3
from pathlib import Path

import pytest
from tests.core.one_game import OneGame, table_of
from tests.tui.games.keyboard import CoreSource, keys_for
from tests.tui.textual_internals import press_quickly

from monkey_palace.board.pieces import COLOURS
from monkey_palace.game.state import state_hash
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries as say
from palace_hub.referee import record
from palace_hub.tui.palace_app import PalaceApp

MOVES = 5
"""A staircase, its decoration, the credits, the cards and a delivery."""


async def _left(folder: Path, languages: tuple[str, str]) -> tuple[object, str, str]:
    """Rows, record and state after the first moves of a game; the language changes after each move."""
    folder.mkdir()
    path = folder / "journal.sqlite"
    with Journal.open(path) as journal:
        source = CoreSource(table_of(path, journal))
        app = PalaceApp(source, catalogue=Catalogue(languages[0]), terminal="xterm", interval=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press(*"Ann", "enter", *"Bo", "enter", "enter")
            await pilot.press("enter")  # the kits are taken
            game = OneGame()
            for _ in range(MOVES):
                move = game.next(source.table, now := source.snapshot())
                chosen = isinstance(move, say.Decoration)
                await pilot.press(*("456"[COLOURS.index(move.colour)] if chosen else keys_for(move, now)))
                if languages[0] != languages[1]:
                    await pilot.press("f2")
            assert app.wording.catalogue.language in languages
            record.write(journal, folder / "record.jsonl")
            state = state_hash(source.table.core.hub.book.game.state)
    with sqlite3.connect(path) as rows:
        kept = rows.execute("SELECT kind, body FROM entry ORDER BY id").fetchall()
    assert len(kept) > MOVES
    return kept, (folder / "record.jsonl").read_text(), state


async def test_a_game_leaves_the_same_in_each_language(
    tmp_path: Path, pseudo: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    press_quickly(monkeypatch)
    plain = await _left(tmp_path / "plain", ("en", "en"))
    assert await _left(tmp_path / "mixed", (pseudo, "en")) == plain

"""The facts of games as they were folded last, in a file that can be deleted at any time.

A row holds for one game up to its newest entry, by that entry's checksum, and for one `FACTS_VERSION`.
"""

import json
import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Self

from palace_hub.history.facts import FACTS_VERSION, GameFacts, TurnFacts
from palace_hub.journal.glance import GameGlance

_TABLE: Final = (
    "CREATE TABLE IF NOT EXISTS facts (game INTEGER PRIMARY KEY, events INTEGER NOT NULL, last INTEGER NOT NULL,"
    " version INTEGER NOT NULL, facts TEXT NOT NULL, turns TEXT NOT NULL)"
)
_BUSY_S: Final = 2.0
_UNFIT: Final = (KeyError, TypeError, ValueError)
"""Errors of a row that another program wrote."""


class FactsCache:
    """Facts by game; a context manager. A file that cannot be used is made anew, or nothing is kept."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._db: sqlite3.Connection | None = None

    def __enter__(self) -> Self:
        with suppress(OSError):
            self._file.parent.mkdir(exist_ok=True)
        for attempt in range(2):
            try:
                self._db = sqlite3.connect(self._file, timeout=_BUSY_S, isolation_level=None)
                self._db.execute("PRAGMA synchronous=OFF")
                self._db.execute("PRAGMA secure_delete=ON")  # an erased name must be gone from here as well
                self._db.execute(_TABLE)
                self._db.execute("SELECT game, events, last, version, facts, turns FROM facts LIMIT 1").fetchone()
            except sqlite3.Error as error:
                self.__exit__()
                broken = isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError)
                if attempt == 0 and broken:
                    with suppress(OSError):
                        self._file.unlink()
                    continue
            return self
        return self

    def __exit__(self, *_: object) -> None:
        if self._db is not None:
            self._db.close()
            self._db = None

    def facts(self) -> dict[tuple[int, int, int], GameFacts]:
        """All facts of the present version, by game, number of events and checksum of the last one."""
        found = {}
        rows = self._all("SELECT game, events, last, facts FROM facts WHERE version = ?", FACTS_VERSION)
        for game, events, last, text in rows:
            with suppress(*_UNFIT):
                found[game, events, last] = GameFacts.from_json(json.loads(text))
        return found

    def turns(self, game: GameGlance) -> tuple[TurnFacts, ...] | None:
        """The turns of a game; None if they are not kept."""
        found = self._all(
            "SELECT turns FROM facts WHERE game = ? AND events = ? AND last = ? AND version = ?",
            *(game.id, game.events, game.last, FACTS_VERSION),
        )
        for (text,) in found:
            with suppress(*_UNFIT):
                return tuple(TurnFacts.from_json(turn) for turn in json.loads(text))
        return None

    def put(self, game: GameGlance, facts: GameFacts, turns: Iterable[TurnFacts]) -> None:
        """Keep the facts of a game."""
        row = (game.id, game.events, game.last, FACTS_VERSION, _text(facts.as_json()))
        self._do("INSERT OR REPLACE INTO facts VALUES (?, ?, ?, ?, ?, ?)", *row, _text([t.as_json() for t in turns]))

    def keep_only(self, games: Iterable[int]) -> None:
        """Forget the games that are not in the journal any more."""
        known = set(games)
        for (game,) in self._all("SELECT game FROM facts"):
            if game not in known:
                self._do("DELETE FROM facts WHERE game = ?", game)

    def forget(self) -> None:
        """Forget all games, so that no erased name stays here."""
        self._do("DELETE FROM facts")
        self._do("VACUUM")

    def _all(self, statement: str, *values: Any) -> list[Any]:
        with suppress(sqlite3.Error):
            if self._db is not None:
                return self._db.execute(statement, values).fetchall()
        return []

    def _do(self, statement: str, *values: Any) -> None:
        with suppress(sqlite3.Error):
            if self._db is not None:
                self._db.execute(statement, values)


def _text(data: object) -> str:
    return json.dumps(data, separators=(",", ":"))

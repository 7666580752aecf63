"""The games of the journal for the screens, read beside the running hub."""

from collections.abc import Callable
from concurrent.futures import Future, TimeoutError
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from monkey_palace.errors import RulesError
from palace_hub.core.past_game import past_game
from palace_hub.core.state import Hub
from palace_hub.errors import KeepingFault
from palace_hub.history.erasing import delete_games
from palace_hub.history.games import KeptGames
from palace_hub.history.kept import GameNote, Notebook, NotesFile, folder_of
from palace_hub.history.library import read_games
from palace_hub.journal.glance import Glance
from palace_hub.run.workers import worker_pool
from palace_hub.views.snapshot import Snapshot

FEW_GAMES: Final = 2
"""So many new games are folded in the thread of the reader: a process takes longer to start."""
BEHIND: Final = 10
"""Niceness of the process that folds many games: hub and screen go first."""
LOOK_S: Final = 0.1
"""Polling interval (s) for the wish to stop."""


class GameNotThere(KeepingFault):
    """The events of a game do not follow from each other, or it is not there any more."""

    key = "games-cannot-open"


class _ManyNewGames(Exception):
    """More games are to be folded than a thread beside the hub should."""


class _Stopped(Exception):
    """Nobody waits for the games any more."""


class PastGamesOfJournal:
    """The games of the journal at a path."""

    def __init__(self, journal: Path) -> None:
        self._journal = journal

    def read(self, stopped: Callable[[], bool]) -> KeptGames | None:
        """All games. Many new ones are folded in a process of its own, so that the hub's thread is not held up."""
        try:
            return read_games(self._journal, _only_few)
        except _ManyNewGames:
            pass
        try:
            with worker_pool(1, niceness=BEHIND) as pool:
                return _awaited(pool.submit(read_games, self._journal), stopped)
        except _Stopped:
            return None

    def look_at(self, game: int) -> Snapshot:
        kept = read_games(self._journal)
        facts = kept.find(game)
        with Glance.open(self._journal) as glance:
            found = next((one for one in glance.games if one.id == game), None)
            if facts is not None and found is not None:
                try:
                    return past_game(facts, glance.header(found), glance.events(found), kept.register)
                except (RulesError, KeyError, TypeError, ValueError, IndexError) as error:
                    raise GameNotThere(f"game {game}: {error}", game=game) from error
        raise GameNotThere(f"game {game} is not there", game=game)

    def note(self, game: int, text: str) -> None:
        file, notebook = self._notes()
        file.keep(notebook.put(replace(notebook.of(game), note=text)))

    def set_date(self, game: int, date: float | None) -> None:
        file, notebook = self._notes()
        file.keep(notebook.put(replace(notebook.of(game), date=date)))

    def delete(self, game: int) -> None:
        file, notebook = self._notes()
        file.keep(notebook.put(GameNote(game, gone=True)))

    def _notes(self) -> tuple[NotesFile, Notebook]:
        file = NotesFile.read(folder_of(self._journal))
        return file, file.content or Notebook()


def past_games_of(hub: Hub) -> PastGamesOfJournal | None:
    """The games beside that of the hub; None for a simulated table, whose journal people do not look at."""
    return None if hub.options.simulated else PastGamesOfJournal(hub.journal.path)


def erase_deleted(journal: Path) -> None:
    """Takes the games that people deleted out of the journal, which no hub may have open. What fails is done later."""
    notes = NotesFile.read(folder_of(journal)).content
    if notes is not None and notes.gone:
        with suppress(KeepingFault):
            delete_games(journal, notes.gone)


def _only_few(_done: int, of: int) -> None:
    if of > FEW_GAMES:
        raise _ManyNewGames


def _awaited(future: Future[KeptGames], stopped: Callable[[], bool]) -> KeptGames:
    while True:
        if stopped():
            raise _Stopped
        try:
            return future.result(timeout=LOOK_S)
        except TimeoutError:
            if future.done():
                raise

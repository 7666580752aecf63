"""The web page over a core that is driven turn by turn: any moment of a game is there at once."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.core.by_hand import Table

from palace_hub.core.snapshot import snapshot
from palace_hub.files.web_links_file import WebLinksFile
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee.entries import Entry
from palace_hub.run.past_games import PastGamesOfJournal
from palace_hub.views.snapshot import Snapshot
from palace_hub.web.links import Links
from palace_hub.web.server import WebServer


class TableSource:
    """The table as the page's hub. The page submits from its own thread."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._lock = threading.RLock()
        self._told: list[Callable[[], None]] = []
        table.pass_time(5.0)  # the hub finds no tray

    def snapshot(self) -> Snapshot:
        with self._lock:
            return snapshot(self.table.core.hub)

    def subscribe(self, told: Callable[[], None]) -> None:
        self._told.append(told)

    def submit(self, entry: Entry) -> None:
        with self._lock:
            self.table.enter(entry)
        self.announce()

    def announce(self) -> None:
        """Tells the pages that the table has changed."""
        for told in self._told:
            told()

    def stop(self) -> None:
        pass


@contextmanager
def served(table: Table, folder: Path) -> Iterator[tuple[TableSource, WebServer]]:
    """The table's page on a free port."""
    source = TableSource(table)
    past = PastGamesOfJournal(table.path)
    server = WebServer(source, Links(WebLinksFile.read(folder)), Catalogue(), past_games=past, port=0)
    server.start()
    try:
        yield source, server
    finally:
        server.stop()

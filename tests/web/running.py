"""A hub with a game and its web page, as `palace play --web` runs them, and what visitors send to it."""

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.core.by_hand import Table, play_by_hand
from tests.history.made_games import MadeGame, write_game

from palace_hub.files.web_links_file import WebLinksFile
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee.entries import Entry
from palace_hub.run.hub_thread import Runner
from palace_hub.run.past_games import PastGamesOfJournal
from palace_hub.run.real_clock import RealClock
from palace_hub.views.snapshot import Snapshot
from palace_hub.web.guard import COOKIE
from palace_hub.web.history.analysing import GameAnalyses
from palace_hub.web.links import Links
from palace_hub.web.server import WebServer

WAIT_S = 30.0
LONG_AGO_S = 10_000.0
"""The game was played by hand before the hub's thread started: its hours are past."""


@dataclass
class Answer:
    """What the server answered to one request."""

    status: int
    headers: dict[str, str]
    body: bytes

    @classmethod
    def of(cls, data: bytes) -> "Answer":
        head, _, body = data.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        headers = {name.lower(): text for name, _, text in (line.partition(": ") for line in lines)}
        return cls(int(first.split()[1]) if first else 0, headers, body)


@dataclass
class Place:
    """A running hub with its page."""

    runner: Runner
    server: WebServer
    links: Links
    submitted: list[Entry] = field(default_factory=list)
    """Entries that reached the hub."""
    faults: list[BaseException] = field(default_factory=list)

    @property
    def snapshot(self) -> Snapshot:
        return self.runner.snapshot()

    @property
    def netloc(self) -> str:
        return f"127.0.0.1:{self.server.port}"

    def until(self, what: Callable[[Snapshot], bool]) -> Snapshot:
        """Waits for a snapshot."""
        deadline = time.monotonic() + WAIT_S
        while not what(snapshot := self.snapshot):
            assert time.monotonic() < deadline, snapshot.phase
            time.sleep(0.01)
        return snapshot

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.server.port), timeout=WAIT_S)

    def send(self, data: bytes, until_closed: bool = True) -> Answer:
        """Sends bytes as they are, and reads until the server closes (or the first part of the answer)."""
        with self.connect() as visitor:
            visitor.sendall(data)
            parts = []
            while part := visitor.recv(65536):
                parts.append(part)
                if not until_closed:
                    break
        return Answer.of(b"".join(parts))

    def ask(self, path: str, *tokens: str, **headers: str) -> Answer:
        """Gets a page with these links opened."""
        return self.send(self.request("GET", path, tokens, headers))

    def act(self, path: str, token: str, action: str, *arguments: object, **headers: str) -> Answer:
        """Sends an entry as the page does."""
        body = json.dumps({"do": action, "args": arguments}).encode()
        usual = {"Origin": f"http://{self.netloc}", "Content-Type": "application/json"}
        return self.send(self.request("POST", path, (token,), usual | headers, body))

    def request(
        self, method: str, path: str, tokens: tuple[str, ...], headers: dict[str, str], body: bytes = b""
    ) -> bytes:
        said = {"Host": self.netloc, "Connection": "close"}
        if tokens:
            said["Cookie"] = f"{COOKIE}={'.'.join(tokens)}"
        if body:
            said["Content-Length"] = str(len(body))
        said |= {name.replace("_", "-"): text for name, text in headers.items()}
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {text}" for name, text in said.items())]
        return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


@contextmanager
def running(
    folder: Path,
    turn: int | None = 1,
    players: tuple[str, ...] = ("Ann", "Bo", "Cy"),
    made: tuple[MadeGame, ...] = (),
    analyses: GameAnalyses | None = None,
) -> Iterator[Place]:
    """A hub without devices and its web page, in a game before this turn; None: before the first game.

    `made`: games that were played before; `analyses`: how they were decided.
    """
    with Journal.open(folder / "journal.sqlite") as journal:
        for before in made:
            write_game(journal, before)
            journal.set_aside()
        table = Table(folder / "journal.sqlite", journal)
        table.t = time.monotonic() - LONG_AGO_S
        if turn is not None:
            table.begin(players)
            play_by_hand(table, before=turn)
        runner = Runner(table.core, RealClock(find_ports=list), advises=False)
        links = Links(WebLinksFile.read(folder))
        faults: list[BaseException] = []
        server = WebServer(
            runner,
            links,
            Catalogue(),
            past_games=PastGamesOfJournal(folder / "journal.sqlite"),
            analyses=analyses,
            port=0,
            keep_fault=lambda fault: faults.append(fault) or "",
        )
        place = Place(runner, server, links, faults=faults)
        submit = runner.submit

        def counted(entry: Entry) -> None:
            place.submitted.append(entry)
            submit(entry)

        runner.submit = counted  # type: ignore[method-assign]
        runner.start()
        try:
            server.start()
            yield place
        finally:
            server.stop()
            runner.stop()

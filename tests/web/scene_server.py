"""The web page over given snapshots, and Debian's Chromium to look at it."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from tests.tui.conftest import RecordingSource

from palace_hub.files.web_links_file import WebLinksFile
from palace_hub.locale.catalogue import Catalogue
from palace_hub.run.past_games import PastGamesOfJournal
from palace_hub.views.snapshot import Snapshot
from palace_hub.web.links import Links
from palace_hub.web.server import WebServer

CHROMIUM = shutil.which("chromium")

needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium: sudo apt install chromium")
"""For a developer without it; CI installs it."""


class SceneServer:
    """Serves the snapshot that `source` shows."""

    def __init__(self, source: RecordingSource, server: WebServer) -> None:
        self.source = source
        self.server = server

    def open(self, page: Page, path: str) -> None:
        """Opens a page as somebody who has its link alone: `/seat/1`, `/host`, or another one to watch."""
        kept, seat = self.server.links.in_force, path.removeprefix("/seat/")
        token = kept.seats[int(seat) - 1] if seat != path else kept.host if path == "/host" else kept.watch
        page.context.clear_cookies()
        page.request.get(self.server.link(token))
        page.goto(f"http://127.0.0.1:{self.server.port}{path}")
        page.wait_for_selector("meta[http-equiv=refresh]", state="detached")  # past games are read
        page.wait_for_function("Array.from(document.images).every((image) => image.complete && image.naturalWidth)")


@contextmanager
def served(snapshot: Snapshot, past: Path | None = None) -> Iterator[SceneServer]:
    """`past`: the journal of the past games."""
    with TemporaryDirectory() as folder:
        source = RecordingSource(snapshot)
        past_games = None if past is None else PastGamesOfJournal(past)
        server = WebServer(source, Links(WebLinksFile.read(Path(folder))), Catalogue(), past_games=past_games, port=0)
        server.start()
        try:
            yield SceneServer(source, server)
        finally:
            server.stop()


@contextmanager
def chromium() -> Iterator[Browser]:
    assert CHROMIUM is not None
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        try:
            yield browser
        finally:
            browser.close()

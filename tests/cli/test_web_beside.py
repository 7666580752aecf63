"""The web page beside the terminal: the screen gets its links, and can revoke them; the page has the past games."""

from http.cookiejar import CookieJar
from pathlib import Path
from urllib.request import HTTPCookieProcessor, build_opener

from tests.core.by_hand import Table

from palace_hub.cli.web import beside
from palace_hub.files.configuration import WebSettings
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.run.hub_thread import Runner
from palace_hub.run.real_clock import RealClock
from palace_hub.tui.source import WebTable


def test_the_screen_gets_the_links_of_the_page_beside_it(tmp_path: Path) -> None:
    seen: list[str] = []

    def screen(_runner: object, _catalogue: Catalogue, *, web: WebTable) -> None:
        before = web.links()
        assert [(link.what, link.seat) for link in before] == [
            *(("seat", seat) for seat in range(4)),
            ("watch", 0),
            ("host", 0),
        ]
        assert all(link.address.startswith("http://127.0.0.1:") for link in before)
        web.new_links()
        after = {link.address for link in web.links()}
        assert not after & {link.address for link in before}
        seen.extend(after)
        link, browser = web.links()[0].address, build_opener(HTTPCookieProcessor(CookieJar()))
        browser.open(link).read()
        assert b"Past games" in browser.open(f"{link.partition('/j/')[0]}/games").read()

    show = beside(screen, WebSettings(port=0), tmp_path)
    with Journal.open(tmp_path / "journal.sqlite") as journal:
        table = Table(tmp_path / "journal.sqlite", journal)
        show(Runner(table.core, RealClock(find_ports=list), advises=False), Catalogue())
    assert len(seen) == 6

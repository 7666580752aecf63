"""Names and other texts from outside on the pages: they are text, never markup, and show no control character."""

import unicodedata
import urllib.request
from html.parser import HTMLParser
from pathlib import Path

from tests.cases import few
from tests.tui.conftest import RecordingSource
from tests.tui.scenes.index import SCENES
from tests.tui.test_outside_text import EVIL, spoiled

from palace_hub.files.web_links_file import WebLinksFile
from palace_hub.locale.catalogue import Catalogue
from palace_hub.web.guard import COOKIE
from palace_hub.web.links import Links
from palace_hub.web.server import WebServer

MARKUP = (
    "<script>x()</script>",
    '"><img src=x onerror=x()>',
    "' onload='x()",
    "</svg><script>x",
    "]]><b>x",
    "{{ 7*7 }}<b>",
    "&lt;b&gt;<b>",
    "<b>\x1b[2J\x00",
)
PAIRS = [*zip(MARKUP[::2], MARKUP[1::2], strict=True), *zip(EVIL[::2], EVIL[1::2], strict=True)]


class Shape(HTMLParser):
    """The tags and attributes of a page, and the characters in its texts."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.names: set[str] = set()
        self.texts: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names |= {tag, *(f"{tag}[{name}]" for name, _ in attrs)}
        self.texts += [text or "" for _, text in attrs]

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def page(server: WebServer, path: str) -> str:
    kept = server.links.in_force
    cookie = f"{COOKIE}={'.'.join((kept.host, kept.watch, *kept.seats))}"
    asked = urllib.request.Request(f"http://127.0.0.1:{server.port}{path}", headers={"Cookie": cookie})
    with urllib.request.urlopen(asked, timeout=20) as answer:
        return answer.read().decode()


@few(2, "scene", ["recurring", "score", "resume", "start", "build", "place_cards"])
def test_hostile_texts_stay_texts(scene: str, tmp_path: Path) -> None:
    plain = SCENES[scene]()
    source = RecordingSource(plain)
    server = WebServer(source, Links(WebLinksFile.read(tmp_path)), Catalogue(), port=0)
    server.start()
    try:
        for path in ("/table", "/seat/1", "/seat/2", "/host"):
            source.show(spoiled(plain, ["Ann", "Bo"], "tray", "arch"))
            usual = Shape(page(server, path)).names
            assert {"main", "section[id]"} <= usual
            for one, two in PAIRS:
                source.show(spoiled(plain, [one, two], two, one))
                shape = Shape(page(server, path))
                assert shape.names <= usual, (path, one, two)
                letters = {letter for said in shape.texts for letter in said if letter not in "\n\t\r"}
                assert not [letter for letter in letters if unicodedata.category(letter) == "Cc"], (path, one, two)
    finally:
        server.stop()

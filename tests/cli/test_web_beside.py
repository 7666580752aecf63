"""The web page beside the terminal: the screen gets its links, and can revoke them."""

from pathlib import Path

from tests.tui.conftest import RecordingSource
from tests.tui.scenes.index import SCENES

from palace_hub.cli.web import beside
from palace_hub.files.configuration import WebSettings
from palace_hub.locale.catalogue import Catalogue
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

    show = beside(screen, WebSettings(port=0), tmp_path)
    show(RecordingSource(SCENES["start"]()), Catalogue())  # type: ignore[arg-type] # the page needs only a source
    assert len(seen) == 6

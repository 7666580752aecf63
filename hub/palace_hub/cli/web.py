"""The web page of `palace play --web`, and a hub without a terminal of its own."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from palace_hub.cli.loading import end_loading
from palace_hub.files.configuration import WebSettings
from palace_hub.files.web_links_file import WebLinksFile
from palace_hub.locale.catalogue import Catalogue
from palace_hub.run.analysis import analyse_behind
from palace_hub.run.hub_thread import Runner, Screen
from palace_hub.run.past_games import past_games_of
from palace_hub.run.traceback_file import save_traceback
from palace_hub.views.pages.codes import PageLink, only_here
from palace_hub.web.history.analysing import GameAnalyses
from palace_hub.web.links import Links
from palace_hub.web.server import WebServer


class LinksOfPage:
    """The links of a running page, as the screens on the terminal ask for them."""

    def __init__(self, server: WebServer) -> None:
        self._server = server

    def links(self) -> tuple[PageLink, ...]:
        """The links of the seats, then those to watch and of the host."""
        kept, address = self._server.links.in_force, self._server.link
        seats = (PageLink("seat", address(token), seat) for seat, token in enumerate(kept.seats))
        return (*seats, PageLink("watch", address(kept.watch)), PageLink("host", address(kept.host)))

    def new_links(self) -> None:
        """Draws new links; the old ones open nothing any more."""
        self._server.links.revoke()


def beside(screen: Callable[..., None], settings: WebSettings, folder: Path) -> Screen:
    """The screen with the web page beside it; it takes the page's links as `web`. `folder` keeps the links."""

    def show(runner: Runner, catalogue: Catalogue) -> None:
        with served(runner, settings, folder, catalogue) as server:
            screen(runner, catalogue, web=LinksOfPage(server))

    return show


def alone(settings: WebSettings, folder: Path) -> Screen:
    """No screen: prints the host's link, and waits for Ctrl+C or the end of the hub."""

    def wait(runner: Runner, catalogue: Catalogue) -> None:
        with served(runner, settings, folder, catalogue) as server:
            link = server.link(server.links.in_force.host)
            print(catalogue.text_key("web-host-link", link=link), flush=True)
            if only_here(link):
                print(catalogue.text_key("code-only-here"), flush=True)
            end_loading()
            runner.wait()

    return wait


@contextmanager
def served(runner: Runner, settings: WebSettings, folder: Path, catalogue: Catalogue) -> Iterator[WebServer]:
    """The running web page."""
    links = Links(WebLinksFile.read(folder))
    server = WebServer(
        runner,
        links,
        catalogue,
        past_games=past_games_of(runner.core.hub),
        analyses=GameAnalyses(analyse_behind, runner.analyses),
        address=settings.listen,
        port=settings.port,
        hosts=settings.hosts,
        outside=settings.link,
        keep_fault=save_traceback,
    )
    server.start()
    try:
        yield server
    finally:
        server.stop()

"""The web page beside the terminal: a server on a thread of its own, in the hub's process."""

import asyncio
import json
import logging
import socket
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib.resources import files
from typing import Any, Final
from unicodedata import category

from aiohttp import web

from palace_hub.errors import BadEntry, PalaceError
from palace_hub.locale.catalogue import Catalogue
from palace_hub.views.history.source import PastGames
from palace_hub.views.hub_source import HubSource
from palace_hub.views.seats import marked
from palace_hub.views.wording import Wording
from palace_hub.web import pages
from palace_hub.web.connections import Connections
from palace_hub.web.desk import Desk
from palace_hub.web.drawn import Drawings, Drawn
from palace_hub.web.guard import COOKIE, MOST_BODY, Guard, host_name, opened_links, say_headers, with_link
from palace_hub.web.history.analysing import GameAnalyses
from palace_hub.web.history.pages import PastPages
from palace_hub.web.history.reader import PastReader
from palace_hub.web.learning import Answers
from palace_hub.web.links import Links, Visitor
from palace_hub.web.refusals import Arguments, NotNow
from palace_hub.web.render import render
from palace_hub.web.speech import Speech, keep_choice
from palace_hub.web.stream import Changes, stream
from palace_hub.web.table_page import watched
from palace_hub.web.watching import Watching

_log = logging.getLogger(__name__)
_malformed = logging.getLogger(f"{__name__}.malformed")
"""Goes nowhere: aiohttp tells of each malformed request with its bytes, and these may hold a secret link."""
_malformed.propagate = False
_malformed.addHandler(logging.NullHandler())

MOST_WATCHING: Final = 48
"""Open pages of the table: 30 watchers and room."""
MOST_OF_A_SEAT: Final = 8
"""Open pages of one seat, or of the host: a phone, a tablet, and room."""
LONGEST_BODY_S: Final = 5.0
"""Time in which the body of an entry must arrive: it fits into one packet."""
MOST_NUMBER: Final = 2**31
"""Numbers of an entry are smaller; those of games and questions are the largest."""
COOKIE_S: Final = 400 * 86_400
"""Seconds for which a browser keeps an opened link: the most that browsers allow."""
CLOSES_WITHIN_S: Final = 5.0
KEPT_OPEN_S: Final = 30.0
"""A connection without a request for so long is closed."""
MOST_LINE: Final = 1024
"""Bytes of a request's first line: the longest address has 30."""
REFUSALS: Final = frozenset({403, 404, 421, 429, 500})
"""Refusals with a sentence of their own."""
AGAIN: Final = frozenset({429, 500})
"""Refusals after which the page tries again by itself."""
STATIC: Final[Mapping[str, str]] = {
    "palace.css": "text/css",
    "table.css": "text/css",
    "phone.css": "text/css",
    "palace.js": "text/javascript",
    "phone.js": "text/javascript",
    "table.js": "text/javascript",
}


class NoAddress(PalaceError):
    """The page's address cannot be listened on."""

    key = "error-web-address"


class WebServer:
    """Serves the pages of `source` at `address` and `port` (0: a free one); `hosts`: other names of this machine.

    `past_games`: those of the journal; `analyses`: how they were decided. `outside`: what links begin with where a
    proxy stands before the page. `keep_fault` writes the traceback of an unexpected exception to a file and gives its
    name.
    """

    def __init__(
        self,
        source: HubSource,
        links: Links,
        catalogue: Catalogue,
        *,
        past_games: PastGames | None = None,
        analyses: GameAnalyses | None = None,
        address: str = "127.0.0.1",
        port: int = 8080,
        hosts: tuple[str, ...] = (),
        outside: str = "",
        keep_fault: Callable[[BaseException], str] = repr,
    ) -> None:
        self.links = links
        self.address = address
        self.port = port
        self._source = source
        self._speech = Speech(catalogue)
        self._hosts = hosts
        self._outside = outside
        self._analyses = analyses
        self._past = None if past_games is None else PastReader(past_games)
        self._watching = Watching(source, links, self._speech, self._html, self._past)
        self._desks: dict[int | None, Desk] = {}
        self._answers = Answers()
        self._drawings = Drawings()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._over: asyncio.Event | None = None
        self._changes: Changes | None = None
        self._connections = Connections()
        self._keep_fault = keep_fault
        self._faults = 0
        self._ready = threading.Event()
        self._failure: OSError | None = None
        self._listener: socket.socket | None = None
        self._thread = threading.Thread(target=self._run, name="web", daemon=True)

    # from other threads

    def start(self) -> None:
        """Starts the thread; returns when the page can be opened. Raises `NoAddress`."""
        try:
            self._listener = _listener(self.address, self.port)
        except OSError as failure:
            what = failure.strerror or str(failure)
            given = {"address": self.address, "port": str(self.port), "what": what}
            raise NoAddress(f"{self.address}:{self.port}: {what}", **given) from None
        self.port = self._listener.getsockname()[1]
        self._thread.start()
        self._ready.wait()

    def stop(self) -> None:
        """Closes the pages and ends the thread (at most 5 s)."""
        if self._loop is not None and self._over is not None:
            with suppress(RuntimeError):  # the loop has ended
                self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(timeout=CLOSES_WITHIN_S)

    @property
    def open_connections(self) -> int:
        """Connections that are open now."""
        return self._connections.count

    def link(self, token: str) -> str:
        """The address that opens a link, as a phone in the same network reaches it."""
        host = _reachable(self.address) if not self._hosts else self._hosts[0]
        begin = self._outside or f"http://{f'[{host}]' if ':' in host else host}:{self.port}"
        return f"{begin}/j/{token}"

    # the thread

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except Exception as fault:
            self._fault(fault)
        finally:
            self._ready.set()

    async def _serve(self) -> None:
        assert self._listener is not None
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        self._changes = Changes(self._loop, lambda: self._drawings.version(self._source.snapshot()))
        runner = web.AppRunner(
            self._app(),
            access_log=None,
            logger=_malformed,
            keepalive_timeout=KEPT_OPEN_S,
            lingering_time=1.0,
            shutdown_timeout=1.0,
            auto_decompress=False,
            max_line_size=MOST_LINE,
            max_headers=64,
        )
        await runner.setup()
        assert runner.server is not None
        tasks = [
            asyncio.create_task(self._connections.accept(self._listener, runner.server)),
            asyncio.create_task(self._connections.watch()),
        ]
        try:
            self._source.subscribe(self._changes.told)
            self.links.subscribe(self._told_of_links)
            self._ready.set()
            await self._over.wait()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._listener.close()
            self._changes.end()
            if self._past is not None:
                self._past.end()
            if self._analyses is not None:
                self._analyses.end()
            await runner.cleanup()

    def _told_of_links(self) -> None:
        """Links were revoked, in any thread: their pages end, and the host's page shows the new ones."""
        self._drawings.touch()
        if self._changes is not None:
            self._changes.told_of_links()

    def _fault(self, fault: BaseException) -> None:
        """Keeps the traceback of the first unexpected exception, and counts the others."""
        self._faults += 1
        if self._faults == 1:
            _log.error("the web page: %s; see %s", type(fault).__name__, self._keep_fault(fault))

    def _app(self) -> web.Application:
        names = {"localhost", socket.gethostname(), f"{socket.gethostname()}.local", *self._hosts}
        names |= {host_name(self._outside.partition("://")[2])} - {""}
        guard = Guard(self.links, names, self._connections, self._refusal, self._fault)
        app = web.Application(middlewares=[guard.middleware(), keep_choice], client_max_size=MOST_BODY)
        app.on_response_prepare.append(say_headers)
        app.router.add_get("/", self._first)
        app.router.add_get("/j/{token}", self._open)
        app.router.add_get("/static/{name}", self._static)
        app.router.add_get("/table", self._table)
        app.router.add_get(r"/seat/{seat:[1-4]}", self._seat)
        app.router.add_get("/stream/table", self._table_stream, allow_head=False)
        app.router.add_get(r"/stream/seat/{seat:[1-4]}", self._seat_stream, allow_head=False)
        app.router.add_get("/host", self._host)
        app.router.add_get("/stream/host", self._host_stream, allow_head=False)
        app.router.add_post(r"/do/seat/{seat:[1-4]}", self._do)
        app.router.add_post("/do/host", self._do_host)
        self._watching.add_to(app.router)
        if self._past is not None:
            words, render_page = self._speech, self._html
            past = PastPages(self._past, self._source, self.links, words, render_page, _action, self._analyses)
            past.add_to(app.router)
        return app

    def _refusal(self, request: web.Request, status: int) -> str:
        """The page of a refusal: what to do about it."""
        key = f"web-refused-{status}"
        shared = self._speech.menu(request)
        text = self._speech.of(request).say(key if status in REFUSALS else "web-refused")
        return render("refused.html", **shared, text=text, again=status in AGAIN)

    # links and files

    async def _open(self, request: web.Request) -> web.Response:
        """Keeps an opened link in a cookie. The page goes on by itself: a redirect would lose a strict cookie."""
        token = request.match_info["token"]
        if not self.links.is_link(token):
            raise web.HTTPForbidden
        answer = self._html(request, "opened.html")
        kept = with_link(request, token, self.links)
        tls = request.headers.get("X-Forwarded-Proto") == "https"  # said by a proxy; a liar spoils only its own cookie
        answer.set_cookie(COOKIE, kept, max_age=COOKIE_S, httponly=True, secure=tls, samesite="Strict", path="/")
        return answer

    async def _static(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        if name not in STATIC:
            raise web.HTTPNotFound
        data = (files("palace_hub.web") / "static" / name).read_bytes()
        return web.Response(body=data, content_type=STATIC[name], charset="utf-8")

    async def _first(self, request: web.Request) -> web.Response:
        raise web.HTTPSeeOther(_first_page(self._visitor(request)))

    def _visitor(self, request: web.Request) -> Visitor:
        """What the request's links allow at this moment."""
        return self.links.visitor(opened_links(request))

    # pages

    async def _table(self, request: web.Request) -> web.Response:
        return self._page(request, "table", "/stream/table", self._table_fragments(request))

    async def _seat(self, request: web.Request) -> web.Response:
        seat = self._own_seat(request)
        return self._page(
            request, "mine", f"/stream/seat/{seat + 1}", self._seat_fragments(request, seat), f"/do/seat/{seat + 1}"
        )

    async def _table_stream(self, request: web.Request) -> web.StreamResponse:
        def page() -> Drawn | None:
            return self._table_fragments(request) if self._visitor(request).known else None

        return await self._stream(request, "table", MOST_WATCHING, page)

    async def _seat_stream(self, request: web.Request) -> web.StreamResponse:
        seat = self._own_seat(request)

        def page() -> Drawn | None:
            return self._seat_fragments(request, seat) if seat in self._visitor(request).seats else None

        return await self._stream(request, f"seat {seat}", MOST_OF_A_SEAT, page)

    async def _host(self, request: web.Request) -> web.Response:
        self._require_host(request)
        return self._page(request, "host", "/stream/host", self._host_fragments(request), "/do/host")

    async def _host_stream(self, request: web.Request) -> web.StreamResponse:
        self._require_host(request)

        def page() -> Drawn | None:
            return self._host_fragments(request) if self._visitor(request).host else None

        return await self._stream(request, "host", MOST_OF_A_SEAT, page)

    def _require_host(self, request: web.Request) -> None:
        if not self._visitor(request).host:
            raise web.HTTPForbidden

    def _host_fragments(self, request: web.Request) -> Drawn:
        links, wording = self.links.in_force, self._speech.of(request)
        return self._once(
            "host",
            wording,
            lambda snapshot: pages.hosted(snapshot, marked(wording, snapshot), self._desk(None), links, self.link),
        )

    async def _stream(
        self, request: web.Request, kind: str, most: int, page: Callable[[], Drawn | None]
    ) -> web.StreamResponse:
        assert self._changes is not None
        return await stream(request, self._changes, self._changes.register(kind, most), self._drawings, page)

    def _own_seat(self, request: web.Request) -> int:
        seat = int(request.match_info["seat"]) - 1
        if seat not in self._visitor(request).seats:
            raise web.HTTPForbidden
        return seat

    def _table_fragments(self, request: web.Request) -> Drawn:
        wording = self._speech.to_watch(request)
        return self._once("table", wording, lambda snapshot: watched(snapshot, marked(wording, snapshot)))

    def _seat_fragments(self, request: web.Request, seat: int) -> Drawn:
        wording = self._speech.of(request)
        return self._once(
            seat, wording, lambda snapshot: pages.mine(snapshot, marked(wording, snapshot), self._desk(seat))
        )

    def _once(self, which: object, wording: Wording, draw: Callable[[Any], pages.Fragments]) -> Drawn:
        """The page, drawn once for all who look at it in this language."""
        return self._drawings.page((which, wording.catalogue.language), self._source.snapshot(), draw)

    def _page(self, request: web.Request, name: str, stream_at: str, drawn: Drawn, do_at: str = "") -> web.Response:
        values = {"fragments": drawn.fragments, "mark": drawn.mark, "stream_at": stream_at, "do_at": do_at}
        return self._html(request, f"{name}.html", **values, visitor=self._visitor(request), path=request.path)

    def _html(self, request: web.Request, template: str, **values: Any) -> web.Response:
        text = render(template, **self._speech.menu(request), has_past=self._past is not None, **values)
        answer = web.Response(text=text, content_type="text/html")
        answer.enable_compression()  # a palace is many equal polygons: a tenth remains
        return answer

    # entries

    def _desk(self, seat: int | None) -> Desk:
        if seat not in self._desks:
            self._desks[seat] = Desk(seat, self._source.submit, self.links.revoke, self._answers)
        return self._desks[seat]

    async def _do(self, request: web.Request) -> web.Response:
        self._own_seat(request)
        action, arguments = await _action(request)
        return self._act(
            request, self._own_seat(request), action, arguments
        )  # the link may have been revoked meanwhile

    async def _do_host(self, request: web.Request) -> web.Response:
        self._require_host(request)
        action, arguments = await _action(request)
        self._require_host(request)
        return self._act(request, None, action, arguments)

    def _act(self, request: web.Request, seat: int | None, action: str, arguments: Arguments) -> web.Response:
        wording = self._speech.of(request)
        try:
            snapshot = self._source.snapshot()
            self._desk(seat).act(action, arguments, snapshot, marked(wording, snapshot))
        except NotNow as refusal:
            raise web.HTTPConflict(text=wording.say(refusal.why or "web-not-now")) from None
        except (BadEntry, TypeError, ValueError, LookupError):  # arguments that do not fit
            raise web.HTTPConflict(text=wording.say("web-not-now")) from None
        finally:
            self._drawings.touch()
            if self._changes is not None:
                self._changes.tell()
        return web.json_response({})


async def _action(request: web.Request) -> tuple[str, Arguments]:
    """The name and the arguments of an action. Raises 400 or 415 for anything else, and 408 for one that is late."""
    if request.content_type != "application/json" or "Content-Encoding" in request.headers:
        raise web.HTTPUnsupportedMediaType
    try:
        async with asyncio.timeout(LONGEST_BODY_S):
            body = await request.read()
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
    except web.RequestPayloadError:
        raise web.HTTPBadRequest from None
    try:
        data = json.loads(body.decode())
    except (ValueError, RecursionError):
        raise web.HTTPBadRequest from None
    match data:
        case {"do": str(action), "args": list(arguments), **others} if not others and all(map(_is_plain, arguments)):
            return action, arguments
    raise web.HTTPBadRequest


def _is_plain(argument: object) -> bool:
    """A truth value, a number of usual size, or a text without control characters and halves of characters."""
    if isinstance(argument, int):
        return abs(argument) < MOST_NUMBER
    return isinstance(argument, str) and not any(category(letter) in ("Cc", "Cs") for letter in argument)


def _first_page(visitor: Visitor) -> str:
    """The page that a visitor's links open: the own seat's, else the host's, else the table."""
    if visitor.seats:
        return f"/seat/{visitor.seats[0] + 1}"
    return "/host" if visitor.host else "/table"


def _listener(address: str, port: int) -> socket.socket:
    """A socket that listens. Raises `OSError`."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    listener = socket.create_server((address, port), family=family, backlog=128)
    listener.setblocking(False)
    return listener


def _reachable(address: str) -> str:
    """The address by which others reach this machine if it listens on all of its addresses."""
    if address not in ("0.0.0.0", "::"):
        return address
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address of documentation: nothing is sent, only the route is looked up
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])

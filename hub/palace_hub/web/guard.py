"""What every request passes before a page looks at it: host, origin, links and rates; and what every answer says."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from palace_hub.web.connections import Connections
from palace_hub.web.links import Links, Visitor
from palace_hub.web.rates import Rates

COOKIE: Final = "palace"
LOOKS: Final = "/static/palace.css"
"""The one file that everybody gets: how the pages of refusals look."""
MOST_LINKS: Final = 6
"""Links that one browser holds: all seats, host and watch."""

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
        " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Server": "palace-hub",
}

BEGUN: Final = web.RequestKey("begun", bool)
"""The answer to this request has begun."""

MOST_BODY: Final = 4096
"""Bytes of a request: the longest entry, a start form with four long names, has some 600."""

ENTRIES_AT_ONCE: Final = 40
ENTRIES_PER_SECOND: Final = 10.0
"""Entries that a visitor makes: a fast finger taps 8 times a second (assumed); a burst is one staircase."""
REQUESTS_AT_ONCE: Final = 240
REQUESTS_PER_SECOND: Final = 40.0
"""Pages and files for one link: 30 watchers share theirs, and each asks for four at the start."""
STRANGE_AT_ONCE: Final = 20
STRANGE_PER_SECOND: Final = 2.0
"""Requests without a link from one address: a person who types or scans a wrong one. Behind a reverse proxy all
strangers have one address; a right link counts for itself, so they cannot keep it out."""
CLOSES: Final = frozenset({408, 413, 421, 429})
"""Refusals after which the connection is closed: what was sent after the request is not read."""
PENALTY_S: Final = 1.0
"""A request too many is answered so late: a flood over one connection becomes one request a second."""


class Guard:
    """Refuses what does not come from a page of this table.

    `hosts`: the names by which people reach it, beside the address of the connection itself; under another one a
    foreign page may have resolved its own name to this machine. `refusal`: the text of an answer to a request by its
    status. `fault`: told of each unexpected exception.
    """

    def __init__(
        self,
        links: Links,
        hosts: Iterable[str],
        connections: Connections,
        refusal: Callable[[web.Request, int], str],
        fault: Callable[[Exception], None],
    ) -> None:
        self._links = links
        self._hosts = frozenset(host.lower() for host in hosts)
        self._connections = connections
        self._refusal = refusal
        self._fault = fault
        self._entries = Rates(ENTRIES_AT_ONCE, ENTRIES_PER_SECOND)
        self._requests = Rates(REQUESTS_AT_ONCE, REQUESTS_PER_SECOND)
        self._strange = Rates(STRANGE_AT_ONCE, STRANGE_PER_SECOND)

    def middleware(self) -> Middleware:
        """The guard as aiohttp calls it."""

        @web.middleware
        async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
            visitor = self._links.visitor(opened_links(request))
            with self._connections.answering(request.transport, known=visitor.known):
                try:
                    await self._admit(request, visitor)
                    return await handler(request)
                except web.HTTPException as refusal:
                    return self._refused(request, refusal)
                except ConnectionError:
                    raise  # the visitor is gone
                except Exception as fault:
                    self._fault(fault)
                    if request.get(BEGUN):
                        raise ConnectionResetError from fault  # nothing can be said in the middle of an answer
                    return self._refused(request, web.HTTPInternalServerError())

        return guarded

    async def _admit(self, request: web.Request, visitor: Visitor) -> None:
        """Raises the refusal of a request that nobody who opened a link would send from a page."""
        if len(request.headers.getall("Host", ())) != 1 or not self._is_own(request):
            raise web.HTTPMisdirectedRequest
        if request.method not in ("GET", "HEAD") and _origins(request) != [request.host]:
            raise web.HTTPForbidden
        rates, who = self._rate(request, visitor)
        if not rates.allows(who):
            await asyncio.sleep(PENALTY_S)
            raise web.HTTPTooManyRequests
        if not visitor.known and opened_by(request) is None and request.path != LOOKS:
            raise web.HTTPForbidden

    def _rate(self, request: web.Request, visitor: Visitor) -> tuple[Rates, object]:
        if request.method == "POST" and visitor.known:
            return self._entries, visitor
        link = opened_by(request)
        if link is not None:
            visitor = self._links.visitor((link,))
        return (self._requests, visitor) if visitor.known else (self._strange, request.remote)

    def _is_own(self, request: web.Request) -> bool:
        name = host_name(request.host)
        reached = request.transport.get_extra_info("sockname") if request.transport is not None else None
        return name in self._hosts or (reached is not None and name == reached[0])

    def _refused(self, request: web.Request, refusal: web.HTTPException) -> web.Response:
        """The refusal as a page; the text of an entry that does not work now stays."""
        if refusal.status < 400:
            return web.Response(status=refusal.status, headers={"Location": refusal.headers["Location"]})
        text = refusal.text if refusal.status == web.HTTPConflict.status_code else None
        kind = "text/html" if text is None else "text/plain"
        answer = web.Response(
            status=refusal.status, text=text or self._refusal(request, refusal.status), content_type=kind
        )
        if "Allow" in refusal.headers:
            answer.headers["Allow"] = refusal.headers["Allow"]
        if refusal.status in CLOSES:
            answer.force_close()
        return answer


async def say_headers(request: web.Request, answer: web.StreamResponse) -> None:
    """Adds what every answer says, streams included."""
    request[BEGUN] = True
    kept = answer.headers.get("Cache-Control")
    answer.headers.update(HEADERS)
    if kept is not None:
        answer.headers["Cache-Control"] = kept  # a picture whose address changes with it


def opened_links(request: web.Request) -> tuple[str, ...]:
    """The links in the cookie, at most `MOST_LINKS`."""
    return tuple(request.cookies.get(COOKIE, "").split(".", MOST_LINKS)[:MOST_LINKS])


def opened_by(request: web.Request) -> str | None:
    """The link that this request opens; it may be a wrong one. None for all other requests."""
    return request.match_info.get("token")


def with_link(request: web.Request, token: str, links: Links) -> str:
    """The cookie after one more link was opened: those that are in force."""
    others = [other for other in opened_links(request) if other != token and links.is_link(other)]
    return ".".join([token, *others][:MOST_LINKS])


def host_name(netloc: str) -> str:
    """The name or address in `name:port`, in small letters."""
    if netloc.startswith("["):
        return netloc.partition("]")[0][1:].lower()
    return netloc.partition(":")[0].lower()


def _origins(request: web.Request) -> list[str]:
    """Name and port of each origin that the request says; a proxy may have added TLS, so the scheme does not count."""
    return [origin.partition("://")[2] for origin in request.headers.getall("Origin", ())]

"""Server-sent events: to each open page the fragments that have changed, at most ten times a second."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from aiohttp import web

from palace_hub.web.drawn import Drawings, Drawn

LEAST_SECONDS_BETWEEN: Final = 0.1
"""At most ten updates a second to one page, as on the terminal."""
ALIVE_S: Final = 10.0
"""Silence after which a sign of life is sent, so that the page notices a broken connection (it waits 25 s)."""
RETRY_MS: Final = 1000
"""How long a browser waits before it connects again."""
REPLACED_RETRY_MS: Final = 10_000
"""The same for a page that made room: otherwise too many open pages would drive each other out all the time."""
GONE: Final = b"event: gone\ndata: -\n\n"
"""The page's link does not work any more."""


@dataclass(slots=True, eq=False)
class OpenPage:
    """An open page."""

    page: str
    changed: asyncio.Event
    replaced: bool = False
    """A newer page has taken its place."""
    ended: bool = False
    """The server ends."""


class Changes:
    """Tells the open pages that something has changed. `version`: a number that grows when there is something new."""

    def __init__(self, loop: asyncio.AbstractEventLoop, version: Callable[[], int]) -> None:
        self._loop = loop
        self._version = version
        self._told_version = 0
        self._pages: dict[OpenPage, None] = {}  # in the order in which they came
        self._announced = False

    def told(self) -> None:
        """There is a newer snapshot; from any thread."""
        if not self._announced:
            self._announced = True
            self._soon(self._look)

    def told_of_links(self) -> None:
        """Links were revoked; from any thread."""
        self._soon(self.tell)

    def _soon(self, act: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(act)

    def _look(self) -> None:
        self._announced = False
        version = self._version()
        if version != self._told_version:  # waking 30 pages for each reading would cost more than all else
            self._told_version = version
            self.tell()

    def tell(self) -> None:
        """Every page looks whether it has changed; in the loop's thread."""
        for opened in self._pages:
            opened.changed.set()

    def register(self, page: str, most: int) -> OpenPage:
        """Adds an open page, to be told at once; where more than `most` of this kind are open, the oldest one goes."""
        same = [opened for opened in self._pages if opened.page == page]
        for oldest in same[: max(0, len(same) + 1 - most)]:
            oldest.replaced = True
            oldest.changed.set()
            self.forget(oldest)
        opened = OpenPage(page, asyncio.Event())
        opened.changed.set()
        self._pages[opened] = None
        return opened

    def forget(self, opened: OpenPage) -> None:
        self._pages.pop(opened, None)

    def end(self) -> None:
        """Lets all pages go; they connect again."""
        for opened in list(self._pages):
            opened.ended = True
            opened.changed.set()

    @property
    def count(self) -> int:
        """Pages that are open."""
        return len(self._pages)


async def stream(
    request: web.Request, changes: Changes, opened: OpenPage, drawings: Drawings, page: Callable[[], Drawn | None]
) -> web.StreamResponse:
    """Sends what the page does not have, and then what changes, until the page is gone, or `page` gives None: its link
    does not work any more."""
    response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
    response.headers["X-Accel-Buffering"] = "no"  # a reverse proxy passes each event on at once
    sent: Drawn | None = None
    has = request.headers.get("Last-Event-ID", request.query.get("has", ""))
    try:
        await response.prepare(request)
        await response.write(f"retry: {RETRY_MS}\n\n".encode())
        while True:
            try:
                await asyncio.wait_for(opened.changed.wait(), ALIVE_S)
            except TimeoutError:
                await response.write(b": alive\n\n")
                continue
            if opened.ended:
                break
            if opened.replaced:
                await response.write(f"retry: {REPLACED_RETRY_MS}\n\n".encode())
                break
            opened.changed.clear()
            new = page()
            if new is None:
                await response.write(GONE)
                break
            if new.mark != (has if sent is None else sent.mark):
                await response.write(drawings.update(sent, new))
                await asyncio.sleep(LEAST_SECONDS_BETWEEN)
            sent = new
    except ConnectionError:
        pass
    finally:
        changes.forget(opened)
    return response

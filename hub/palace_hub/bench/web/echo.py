"""The least that aiohttp needs to send events: a server that passes every text on to all who listen."""

import asyncio
import threading
from types import TracebackType
from typing import Self

from aiohttp import web


class Echo:
    """Serves `/` on a thread of its own while the context lasts."""

    def __init__(self) -> None:
        self.port = 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._over = asyncio.Event()
        self._queues: set[asyncio.Queue[bytes]] = set()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), name="bench echo", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        self._ready.wait()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()

    def send(self, data: bytes) -> None:
        """Sends one event; from any thread."""
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._put, data)

    def _put(self, data: bytes) -> None:
        for queue in self._queues:
            queue.put_nowait(data)

    async def _serve(self) -> None:
        app = web.Application()
        app.router.add_get("/", self._stream)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1, handler_cancellation=True)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self.port = runner.addresses[0][1]
        self._loop = asyncio.get_running_loop()
        self._ready.set()
        await self._over.wait()
        await runner.cleanup()

    async def _stream(self, request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
        await response.prepare(request)
        queue: asyncio.Queue[bytes] = asyncio.Queue()
        self._queues.add(queue)
        try:
            while True:
                await response.write(await queue.get())
        finally:
            self._queues.discard(queue)

"""Past games for the pages, read by a thread beside the server's: one thing at a time, each once for all who ask."""

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from palace_hub.history.facts import GameFacts
from palace_hub.history.games import KeptGames
from palace_hub.views.history.source import PastGames
from palace_hub.views.snapshot import Snapshot

WAITS_S: Final = 0.5
"""An answer waits so long for its work; then a page says that it goes on, and asks again."""
FRESH_S: Final = 10.0
"""The list is read anew after so long: a game that has ended is in it by then."""
MOST_WAITING: Final = 8
"""Works that wait or go on: what more people ask for meanwhile is done when they ask again."""
MOST_KEPT: Final = 12
"""Results that are kept: the list, and the games and pages that somebody looked at last."""

_LIST: Final = "list"


class NotYet(Exception):
    """The work goes on, or has not begun: ask again."""


@dataclass(frozen=True, slots=True)
class _Job:
    """Work whose result holds as long as `stamp` is the same."""

    future: asyncio.Future[Any]
    stamp: object


class PastReader:
    """Reads, keeps and draws behind the server. All but the work itself happens in the server's thread."""

    def __init__(self, past: PastGames) -> None:
        self._past = past
        self._stop = threading.Event()
        self._thread: ThreadPoolExecutor | None = None
        self._jobs: OrderedDict[Hashable, _Job] = OrderedDict()
        self._writing = asyncio.Lock()

    async def kept(self) -> KeptGames:
        """All games. Raises `NotYet`, or `PalaceError` if they cannot be read."""
        found: KeptGames | None = await self.behind(_LIST, None, partial(self._past.read, self._stop.is_set))
        if found is None:  # the hub ends
            raise NotYet
        return found

    async def game(self, facts: GameFacts) -> Snapshot:
        """One game to look at, read anew after a change of the register. Raises `NotYet`, or `PalaceError`."""
        register = (await self.kept()).register
        found: Snapshot = await self.behind(facts.game, (facts, register), partial(self._past.look_at, facts.game))
        return found

    async def note(self, game: int, text: str) -> None:
        """Keeps a line about a game. Raises `PalaceError`."""
        await self._write(partial(self._past.note, game, text))

    async def set_date(self, game: int, date: float | None) -> None:
        """Keeps when a game began. Raises `PalaceError`."""
        await self._write(partial(self._past.set_date, game, date))

    async def delete(self, game: int) -> None:
        """Takes a game out of the list. Raises `PalaceError`."""
        await self._write(partial(self._past.delete, game))

    async def behind(self, key: Hashable, stamp: object, work: Callable[[], Any]) -> Any:
        """The result of `work`, done once for all who ask for `key` while `stamp` is the same. Raises `NotYet`."""
        job = self._jobs.get(key)
        if job is None or (job.future.done() and job.stamp != stamp):
            job = self._begin(key, stamp, work)
        self._jobs.move_to_end(key)
        done, _ = await asyncio.wait({job.future}, timeout=WAITS_S)
        if not done or job.stamp != stamp:
            raise NotYet
        if job.future.exception() is not None:
            self._forget(key, job)
        return job.future.result()

    def end(self) -> None:
        """Ends the reading; what waits is not done."""
        self._stop.set()
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)

    async def _write(self, work: Callable[[], None]) -> None:
        async with self._writing:
            await asyncio.to_thread(work)
        self._jobs.pop(_LIST, None)

    def _begin(self, key: Hashable, stamp: object, work: Callable[[], Any]) -> _Job:
        if self._stop.is_set() or sum(not job.future.done() for job in self._jobs.values()) >= MOST_WAITING:
            raise NotYet
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "past games")
        loop = asyncio.get_running_loop()
        self._jobs[key] = job = _Job(loop.run_in_executor(self._thread, work), stamp)

        def ended(future: asyncio.Future[Any]) -> None:
            if not future.cancelled():
                future.exception()  # looked at: asyncio need not tell of it if nobody waits any more
            if key == _LIST:
                loop.call_later(FRESH_S, self._forget, key, job)

        job.future.add_done_callback(ended)
        over = [old for old, kept in self._jobs.items() if kept.future.done()]
        for old in over[: max(0, len(self._jobs) - MOST_KEPT)]:
            del self._jobs[old]
        return job

    def _forget(self, key: Hashable, job: _Job) -> None:
        if self._jobs.get(key) is job:
            del self._jobs[key]

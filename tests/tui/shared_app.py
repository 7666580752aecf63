"""One running application for many tests: its start costs four times as much as a picture.

Each use shows an empty hub first and closes all other screens, so that no test finds the state of another. The start
form and the counts of a delivery by hand keep their input: tests that type there start an application of their own.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import cache
from typing import NamedTuple, TypeVar

import pytest
from tests.tui.conftest import RecordingSource
from tests.tui.textual_internals import rendered
from textual.pilot import Pilot

from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee.entries import Entry
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.tui.widgets.plan import PlanPicture
from palace_hub.views.snapshot import Phase, Snapshot

Result = TypeVar("Result")

EMPTY = Snapshot(phase=Phase.SETUP)


class Kind(NamedTuple):
    """The kind of an application."""

    size: tuple[int, int] = (100, 30)
    terminal: str = "xterm-256color"
    theme: str = "palace-dark"
    colours: bool = True


NARROW = Kind()
WIDE = Kind((120, 36))
SMALL = Kind((80, 24))
LIGHT = Kind(theme="palace-light")
GREY = Kind(colours=False)
CONSOLE = Kind(terminal="linux")


class SharedApp:
    """An application in an event loop of its own, which runs only during a call."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.source = RecordingSource(EMPTY)
        self.app = PalaceApp(self.source, catalogue=Catalogue(), terminal=kind.terminal, interval=0)
        self._loop = asyncio.new_event_loop()
        self._calls: asyncio.Queue[Callable[[Pilot[None]], Awaitable[object]]] = asyncio.Queue()
        self._running = self._loop.create_task(self._run())
        self._answer: asyncio.Future[object]

    async def _run(self) -> None:
        async with self.app.run_test(size=self.kind.size) as pilot:
            self.app.theme = self.kind.theme
            while True:
                call = await self._calls.get()
                self._answer.set_result(await call(pilot))

    def read(self, snapshot: Snapshot, keys: tuple[str, ...], result: Callable[[PalaceApp], Result]) -> Result:
        """`result` of the application that shows `snapshot`, after `keys`."""

        async def call(pilot: Pilot[None]) -> Result:
            await self._show(pilot, snapshot)
            for key in keys:
                await pilot.press(key)
            if keys:
                await pilot.pause()
                await pilot.pause()
            return result(self.app)

        return self._run_call(call)

    def after_each(
        self, snapshot: Snapshot, presses: Iterable[Iterable[str]], result: Callable[[PalaceApp], Result]
    ) -> list[bool]:
        """Whether `result` changed, for each press of some keys; a page or dialog that it opens is closed again."""

        async def call(pilot: Pilot[None]) -> list[bool]:
            await self._show(pilot, snapshot)
            changed = []
            before = result(self.app)
            for keys in presses:
                await pilot.press(*keys)
                await pilot.pause()
                after = result(self.app)
                changed.append(after != before)
                while len(self.app.screen_stack) > 1:
                    await self.app.pop_screen()
                    after = result(self.app)
                before = after
            return changed

        return self._run_call(call)

    async def _show(self, pilot: Pilot[None], snapshot: Snapshot) -> None:
        await self._clear(pilot)
        self.source.show(snapshot)
        await pilot.pause()
        await pilot.pause()

    def _run_call(self, call: Callable[[Pilot[None]], Awaitable[Result]]) -> Result:
        self._answer = self._loop.create_future()
        self._calls.put_nowait(call)
        self._loop.run_until_complete(asyncio.wait({self._running, self._answer}, return_when=asyncio.FIRST_COMPLETED))
        if self._running.done():
            shared.cache_clear()  # the next test starts another one
            self._running.result()
        return self._answer.result()

    async def _clear(self, pilot: Pilot[None]) -> None:
        while len(self.app.screen_stack) > 1:
            await self.app.pop_screen()
        self.app.screen.set_focus(None)
        self.app.theme = self.kind.theme
        if self.app.far:
            self.app.toggle_far()
        self.source.show(EMPTY)
        await pilot.pause()
        for plan in self.app.screen.query(PlanPicture):
            plan.held = None  # the window of the plan before
        self.source.entries.clear()

    def close(self) -> None:
        """Ends the application; one that ends with its process complains of open tasks."""
        self._running.cancel()
        with suppress(asyncio.CancelledError):
            self._loop.run_until_complete(self._running)
        self._loop.close()
        shared.cache_clear()

    def picture(self, snapshot: Snapshot, *keys: str) -> str:
        """The screen as an SVG document."""
        return self.read(snapshot, keys, lambda app: app.export_screenshot(title=app.title, simplify=True))

    def text(self, snapshot: Snapshot, *keys: str) -> str:
        """All characters on the screen."""
        return self.read(snapshot, keys, lambda app: "".join(strip.text for strip in rendered(app)))

    def entries(self, snapshot: Snapshot, *keys: str) -> list[Entry]:
        """The entries that the keys send."""
        return self.read(snapshot, keys, lambda _: list(self.source.entries))


@cache
def shared(kind: Kind = NARROW) -> SharedApp:
    """The one application of a kind in this process, started at its first use."""
    with pytest.MonkeyPatch.context() as environment:
        environment.delenv("NO_COLOR", raising=False)
        if not kind.colours:
            environment.setenv("NO_COLOR", "1")
        return SharedApp(kind)

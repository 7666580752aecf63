"""What people see on the screen and do with it: they press keys that it names, and touch words that it shows."""

import re
from collections.abc import Awaitable, Callable
from functools import partial

from tests.tui.app_pilot import comes, until
from tests.tui.textual_internals import rendered
from textual.pilot import Pilot

from palace_hub.tui.screens.score_screen import ScoreScreen
from palace_hub.views.snapshot import Phase, Snapshot

NAMED = {"enter": "⏎", "escape": "Esc", "plus": "+", "minus": "-", "equals_sign": "="}
"""Keys whose names on the screen are not Textual's."""

ARROWS = {"up", "down", "left", "right"}
"""The plan shows where the hand is, not the arrow keys that move it."""


class Eyes:
    """The screen of a pilot. A key or a word that it does not show is a dead end, and fails."""

    def __init__(self, pilot: Pilot[None]) -> None:
        self.pilot = pilot

    def rows(self) -> list[str]:
        return [strip.text for strip in rendered(self.pilot.app)]

    def find(self, pattern: str) -> tuple[int, int, re.Match[str]] | None:
        """Column, row and match of a regular expression; None if the screen does not show it."""
        for y, row in enumerate(self.rows()):
            found = re.search(pattern, row)
            if found is not None:
                return found.start(), y, found
        return None

    def names(self, key: str) -> bool:
        """Does the screen name the key?"""
        name = NAMED.get(key, key.upper() if re.fullmatch(r"f\d", key) else key)
        return key in ARROWS or self.find(rf"(?<![A-Za-z0-9]){re.escape(name)}(?=\s|$)") is not None

    async def press(self, *keys: str) -> None:
        """Presses keys that the screen names at the time."""
        for key in keys:
            if not self.names(key):
                await until(self.pilot, partial(self.names, key))
            assert self.names(key), self.complaint(f"no key {key!r}")
            await self.pilot.press(key)
        await self.pilot.pause()

    async def touch(self, pattern: str) -> None:
        """Touches what matches a regular expression."""
        if self.find(pattern) is None:
            await until(self.pilot, lambda: self.find(pattern) is not None)
        found = self.find(pattern)
        assert found is not None, self.complaint(f"nothing like {pattern!r}")
        await self.touch_at(*found[:2])

    async def touch_at(self, x: int, y: int) -> None:
        await self.pilot.click(offset=(x, y))
        await self.pilot.pause()

    def complaint(self, what: str) -> str:
        return "\n".join((what, *self.rows()))


async def play_to_the_score(
    pilot: Pilot[None], snapshot: Callable[[], Snapshot], move: Callable[[Snapshot], Awaitable[object]], most: int
) -> None:
    """Plays at most so many moves until the game has ended and the score is on the screen."""
    for _ in range(most):
        now = snapshot()
        if now.phase is Phase.ENDED:
            break
        await move(now)
    await comes(pilot, ScoreScreen)

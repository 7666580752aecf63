"""What fingers do on the pages of seats: one command of the game as touches."""

import time
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from monkey_palace.board.pieces import BUILDING, Piece
from monkey_palace.game.commands import (
    Build,
    Command,
    PassBuild,
    PlaceCards,
    PlaceFrog,
    PlaceMonkey,
    Take,
    TakeCards,
    TakeFrog,
)
from palace_hub.core.state import UNREAD_S
from palace_hub.sim.people.entering import pieces_of
from palace_hub.views.snapshot import Snapshot

PHONE: Final = (390, 844)
TELEVISION: Final = (1920, 1080)
ANSWERS_WITHIN_MS: Final = 15_000
READ_S: Final = 0.05
"""Between the hub's page and the browser's, and back."""


class Visitor:
    """A browser of its own with one open page; it keeps the faults that the page's console names."""

    def __init__(
        self, browser: Browser, size: tuple[int, int] = PHONE, *, dark: bool = False, language: str | None = None
    ) -> None:
        width, height = size
        touch = size != TELEVISION
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            color_scheme="dark" if dark else "light",
            locale=language,
        )
        self.context.set_default_timeout(ANSWERS_WITHIN_MS)
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self._came = 0.0
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._said)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.text} {message.location.get('url')}")

    def open(self, address: str, leads_to: str) -> None:
        self.page.goto(address)
        self.page.wait_for_url(f"**{leads_to}")

    def tap(self, *targets: str) -> None:
        for target in targets:
            place = self.page.locator(f"#{target}")
            if target.startswith("node-") and not place.count():
                self.page.locator("#wide").click()
            place.click()

    def waits_for(self, step: str) -> None:
        """Waits until the page shows this step as the visitor's own."""
        expect(self.page.locator(f'[data-step="{step}"][data-whose="mine"]')).to_be_attached(timeout=ANSWERS_WITHIN_MS)
        self._came = time.monotonic()

    def confirm(self) -> None:
        """Touches the main action, once it can have been read: the hub takes no earlier touch."""
        time.sleep(max(0.0, self._came + UNREAD_S + READ_S - time.monotonic()))
        self.tap("main")


def step_of(now: Snapshot) -> str:
    """The step as pages name it: turn and stage."""
    turn = now.game.turn if now.game is not None else 0
    return f"{turn}-{now.stage.value if now.stage is not None else now.phase.value}"


def touches(command: Command, now: Snapshot) -> Iterator[str]:
    """The elements to touch for a command, without the main action at its end."""
    assert now.game is not None
    match command:
        case Build():
            for piece in pieces_of(command.staircase):
                yield f"node-{piece.x}-{piece.y}"
                yield f"put-{piece.piece.value}"
                if piece.piece is Piece.ARCH:
                    yield f"node-{piece.far.x}-{piece.far.y}"
        case PassBuild():
            yield "offer-pass_build"
        case TakeFrog():
            yield "offer-take_frog"
        case TakeCards():
            tops = [pile.top for pile in now.game.market]
            yield from (f"pile-{tops.index(card) + 1}" for card in command.cards)
        case PlaceCards():
            yield from (f"slot-{slot + 1}" for slot in command.slots)
        case PlaceMonkey() | PlaceFrog():
            assert command.at is not None
            x, y, _z = command.at.split(",")
            yield f"node-{x}-{y}"
        case Take():
            assert now.judgement is not None
            for cell, piece in enumerate(BUILDING):
                missing = getattr(command, piece.value) - now.judgement.boxes[cell].due
                yield from [f"{'more' if missing > 0 else 'fewer'}-taken-{cell}"] * abs(missing)

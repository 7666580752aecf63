"""Codes for a phone's camera: the links of the web page, and a finished game for BG Stats."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from palace_hub.views.pages.bg_stats import bg_stats_link
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording

Modules = tuple[tuple[bool, ...], ...]
"""The squares of a QR code by rows, without the margin; True is dark."""

ONLY_HERE: Final = ("//127.", "//[::1]", "//localhost")
"""In the addresses of a page that no other machine can open."""

CodeMaker = Callable[[str], Modules]
"""Makes the QR code of a text."""


@dataclass(frozen=True, slots=True)
class PageLink:
    """A secret link of the web page. `what`: seat, watch or host; `seat` counts from 0."""

    what: str
    address: str
    seat: int = 0


@dataclass(frozen=True, slots=True)
class CodeView:
    """One code. `address`: what it says, to type; "" for one that is too long for that."""

    title: str
    lines: tuple[str, ...]
    address: str
    modules: Modules


def only_here(address: str) -> bool:
    """Can only this computer open the address?"""
    return any(mark in address for mark in ONLY_HERE)


def link_codes(
    links: Sequence[PageLink], snapshot: Snapshot, wording: Wording, make: CodeMaker
) -> tuple[CodeView, ...]:
    """The codes of the seats that play, then those to watch and of the host."""
    return tuple(_codes(links, snapshot, wording, make))


def _codes(links: Sequence[PageLink], snapshot: Snapshot, wording: Wording, make: CodeMaker) -> Iterator[CodeView]:
    players = () if snapshot.game is None else snapshot.game.players
    for link in links:
        title = wording.say(f"code-{link.what}", number=link.seat + 1)
        if link.what == "seat" and players:
            if link.seat >= len(players):
                continue
            title = wording.say("code-seat-of", number=link.seat + 1, name=players[link.seat].name)
        how = "code-only-here" if only_here(link.address) else "code-open"
        secret = () if link.what == "watch" else (wording.say(f"code-{link.what}-secret"),)
        lines = (wording.say(f"code-{link.what}-why"), wording.say(how), *secret)
        yield CodeView(title, lines, link.address, make(link.address))


def bg_stats_codes(snapshot: Snapshot, wording: Wording, make: CodeMaker) -> tuple[CodeView, ...]:
    """The code that gives the finished game to BG Stats; none before the end and for a game without a date."""
    link = bg_stats_link(snapshot)
    if not link:
        return ()
    return (CodeView(wording.say("code-bg-stats"), (wording.say("code-bg-stats-why"),), "", make(link)),)

"""Rows of the store as values. Times: `t` hub seconds, `wall` seconds since the epoch or None."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

PLAYING, FINISHED, SET_ASIDE, LOST = "playing", "finished", "set_aside", "lost"
"""Status of a game. `LOST`: damage took its header, so that its events cannot be folded."""


@dataclass(frozen=True, slots=True)
class KeptEvent:
    """One confirmed event; `seq` counts from 1 within its game."""

    seq: int
    kind: str
    t: float
    wall: float | None
    body: dict[str, Any]


class Completeness(StrEnum):
    """What can be said of the end of a game, or of a whole store."""

    INTACT = "intact"
    LOST = "lost"  # a known number of events
    AT_LEAST = "at_least"  # that number, and perhaps more
    UNKNOWN = "unknown"  # it cannot be told whether any


def completeness(lost: int, sure: bool) -> Completeness:
    """`lost`: events that were there once and are not now; `sure`: there are no more of them."""
    if sure:
        return Completeness.LOST if lost else Completeness.INTACT
    return Completeness.AT_LEAST if lost else Completeness.UNKNOWN


@dataclass(frozen=True, slots=True)
class EventsLost:
    """What damage took of a game: `events` after event `after`; not `sure`: perhaps more."""

    after: int
    events: int
    sure: bool = True

    @property
    def state(self) -> Completeness:
        return completeness(self.events, self.sure)


@dataclass(frozen=True, slots=True)
class GameHead:
    """A kept game; `status` is playing, finished, set_aside or lost; `saved_t` and `saved_wall` are its last event's.

    `loss` None: nothing of it was ever lost.
    """

    id: int
    status: str
    header: dict[str, Any]
    events: int
    started_wall: float | None
    saved_t: float | None
    saved_wall: float | None
    loss: EventsLost | None = None

    @property
    def at_end(self) -> EventsLost:
        """What is lost after the last event: nothing where the game went on after a loss."""
        return EventsLost(self.events, 0) if self.loss is None or self.loss.after < self.events else self.loss


@dataclass(frozen=True, slots=True)
class KeptZeros:
    """Tracked zeros (raw counts) as they stood after event `seq`."""

    seq: int
    t: float
    wall: float | None
    zeros: tuple[float | None, ...]


@dataclass(frozen=True, slots=True)
class Salvaged:
    """The store was written anew: of an earlier version (`version`, 1), or because it was damaged (0).

    `kept`: the old file's new name; None if there was no file. `events`: events of games taken over, `lost`: entries
    that are missing; not `sure`: perhaps more.
    """

    kept: Path | None
    events: int
    lost: int
    sure: bool
    version: int = 0

    @property
    def state(self) -> Completeness:
        return completeness(self.lost, self.sure)

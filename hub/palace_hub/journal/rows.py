"""Rows of the store as values. Times: `t` hub seconds, `wall` seconds since the epoch or None."""

from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class EventsLost:
    """What damage took of a game: `events` after event `after`. None: it cannot be told whether any."""

    after: int
    events: int | None


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
    def lost_at_end(self) -> int | None:
        """Events lost after the last one; 0: none, also where the game went on after a loss. None: cannot tell."""
        return 0 if self.loss is None or self.loss.after < self.events else self.loss.events


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

    `kept`: the old file's new name; None if there was no file. `events`: events of games taken over, `lost`: events
    that are missing. None: it cannot be told whether any are.
    """

    kept: Path | None
    events: int
    lost: int | None
    version: int = 0

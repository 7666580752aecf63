"""Rows of the store as values. Times: `t` hub seconds, `wall` seconds since the epoch or None."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class KeptEvent:
    """One confirmed event; `seq` counts from 1 within its game."""

    seq: int
    kind: str
    t: float
    wall: float | None
    body: dict[str, Any]


@dataclass(frozen=True, slots=True)
class GameHead:
    """A kept game; `status` is playing, finished or set_aside; `saved_t` and `saved_wall` are its last event's."""

    id: int
    status: str
    header: dict[str, Any]
    events: int
    started_wall: float | None
    saved_t: float | None
    saved_wall: float | None


@dataclass(frozen=True, slots=True)
class KeptZeros:
    """Tracked zeros (raw counts) as they stood after event `seq`."""

    seq: int
    t: float
    wall: float | None
    zeros: tuple[float | None, ...]


@dataclass(frozen=True, slots=True)
class Salvaged:
    """The store was damaged: the old file lies at `kept`, `events` of it could be read, in order from the first.

    `lost` says that something behind them was there and could not be read.
    """

    kept: Path
    events: int
    lost: bool

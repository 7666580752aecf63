"""Input and output of one turn of the hub. Plain data, no clock."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from palace_hub.locale.message import Message
from palace_hub.referee.entries import Entry


@dataclass(frozen=True, slots=True)
class Turn:
    """The input up to hub time `t` (seconds, monotonic)."""

    t: float
    gone: Sequence[str] = ()  # names of links
    opened: Sequence[str] = ()
    over_mqtt: Mapping[str, str] = field(default_factory=dict)  # of opened links on a broker: node id of their topics
    received: Mapping[str, bytes] = field(default_factory=dict)  # by link name
    entries: Sequence[Entry] = ()
    wall: float | None = None  # seconds since 1970; None on a virtual table
    outside: tuple[Message, ...] = ()  # problems of ports and broker that no link shows; they only stand on Devices


@dataclass(frozen=True, slots=True)
class Outcome:
    """The output of one turn."""

    sent: Mapping[str, bytes]  # bytes to send, by link name
    events: tuple[dict[str, Any], ...]  # committed in this turn
    scan: bool  # look for ports now
    changed: bool  # a screen would show something else; ages and rates change about once a second

"""One turn of the hub's core: what came in by hub time `t`, and what goes out. Plain data, no clock."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from palace_hub.referee.entries import Entry


@dataclass(frozen=True, slots=True)
class Turn:
    """Everything that happened up to hub time `t` (seconds, monotonic).

    gone and opened: link names; over_mqtt: of the opened ones, those that hang on a broker, with the node id of their
    topics; received: lines by link name; wall: seconds since the epoch where there is such a
    thing, None on a simulated table.
    """

    t: float
    gone: Sequence[str] = ()
    opened: Sequence[str] = ()
    over_mqtt: Mapping[str, str] = field(default_factory=dict)
    received: Mapping[str, bytes] = field(default_factory=dict)
    entries: Sequence[Entry] = ()
    wall: float | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one turn gives: bytes to send by port name, the events committed in it, and whether to look for ports.

    `changed`: a screen would show something else now; ages and rates do about once a second.
    """

    sent: Mapping[str, bytes]
    events: tuple[dict[str, Any], ...]
    scan: bool
    changed: bool

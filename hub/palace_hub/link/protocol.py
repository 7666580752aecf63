"""What every link to a node has, whatever carries it: lines, counters, and the first fault."""

import threading
from typing import Protocol

from palace_hub.errors import LinkFault


class Link(Protocol):
    """An open link to one node. Everything but `take`, `write` and `close` is only read by others.

    `received` and `sent` count what came and went since the link was opened: bytes on a serial port, messages of this
    node on a broker. They never run backwards, and `arrival` is notified under its lock when one of them or `error`
    changes. After a fault nothing more comes, and what is written goes nowhere.
    """

    path: str
    arrival: threading.Condition
    received: int
    sent: int
    dropped: int  # bytes that the core took too late
    error: LinkFault | None

    def take(self) -> bytes:
        """The lines that came since the last call; a serial port may end them in the middle of one."""

    def write(self, data: bytes) -> None:
        """Have whole lines sent, in order; does not wait."""

    def close(self) -> None:
        """Give the link up; may be called twice."""

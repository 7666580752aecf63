"""Events of a node's session. Hub times in seconds."""

from dataclasses import dataclass

from palace_hub.wire.frames import Hello, Status
from palace_hub.wire.states import LinkState

Conversion = tuple[float, int | None, str | None]  # hub time, signed 24-bit count or None, why it was refused


@dataclass(frozen=True, slots=True)
class StateChanged:
    """The link went from one state to another."""

    old: LinkState
    new: LinkState


@dataclass(frozen=True, slots=True)
class Ready:
    """The first sample of a new session: lights, and perhaps the configuration, are not what they should be."""

    hello: Hello
    session: str


@dataclass(frozen=True, slots=True)
class Restarted:
    """The node started anew, or another node answers on this link."""

    boot: str


@dataclass(frozen=True, slots=True)
class Batch:
    """One sample message, at hub time `t`.

    `conversions`: per cell its conversions in order of time. `buttons`: presses since the node's boot; `presses`: how
    many of them are new (none in the first batch after an absence). `gap`: batches that were lost just before.
    """

    t: float
    n: int
    conversions: tuple[tuple[Conversion, ...], ...]
    hall: bytes
    buttons: tuple[int, ...]
    presses: tuple[int, ...]
    gap: int


@dataclass(frozen=True, slots=True)
class StatusReport:
    """The node's own counters."""

    status: Status


@dataclass(frozen=True, slots=True)
class CommandDone:
    """A command was acknowledged. `why`: op or value by the node; superseded: a newer one took its place unsent."""

    id: int
    op: str
    ok: bool
    why: str | None


@dataclass(frozen=True, slots=True)
class CommandGivenUp:
    """Whether the node did this command is not known: its session ended."""

    id: int
    op: str


@dataclass(frozen=True, slots=True)
class Log:
    """A line of text from the node, control characters escaped."""

    text: str


@dataclass(frozen=True, slots=True)
class TurnedAway:
    """A node that may not be welcomed on this link said hello; told once for each boot."""

    hello: Hello


NodeEvent = StateChanged | Ready | Restarted | TurnedAway | Batch | StatusReport | CommandDone | CommandGivenUp | Log

"""The queue of a node's commands: order, retries, and the limit of commands in flight."""

from dataclasses import dataclass
from typing import Any

from palace_hub.wire.frames import command

IN_FLIGHT_LIMIT = 4  # protocol 1

# The node remembers its last eight ids. While a command waits, none eight newer is sent: its repetition would be done
# a second time.
REMEMBERED = 8

# Seconds after which an unanswered command is sent again, three times; after the last the session is given up.
RETRY_WAITS = (0.5, 1.0, 2.0, 2.0)

# While a node is away, only the newest few commands can still mean something when it is back.
QUEUE_LIMIT = 32

# These set a state, so a newer one makes an older one that was not sent yet worthless.
_STATE_OPS = frozenset({"config", "rate", "lights"})


@dataclass(slots=True)
class Waiting:
    """A command not yet acknowledged; `sent` counts how often it went out, `due` is when it goes out again."""

    id: int
    op: str
    arguments: dict[str, Any]
    sent: int = 0
    due: float = 0.0


class CommandQueue:
    """First in, first out for each op; at most four under way."""

    def __init__(self) -> None:
        self._waiting: dict[int, Waiting] = {}
        self._next_id = 1

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, op: str, arguments: dict[str, Any]) -> tuple[int, list[Waiting]]:
        """Queue a command: its id, and the unsent ones whose place it took."""
        number = self._next_id
        command("-" * 32, number, op, arguments)  # a message too long for a line is refused here, not at the retry
        self._next_id += 1
        dropped = [w for w in self._waiting.values() if w.sent == 0 and w.op == op and op in _STATE_OPS]
        if len(self._waiting) - len(dropped) >= QUEUE_LIMIT:
            oldest_unsent = next((w for w in self._waiting.values() if w.sent == 0 and w not in dropped), None)
            if oldest_unsent is not None:
                dropped.append(oldest_unsent)
        for waiting in dropped:
            del self._waiting[waiting.id]
        self._waiting[number] = Waiting(number, op, arguments)
        return number, dropped

    def due(self, t: float) -> list[Waiting] | None:
        """What is to be sent at `t`, marked as sent; None when a command's last retry has gone unanswered."""
        now = []
        under_way = 0
        for waiting in self._waiting.values():
            if waiting.sent == 0:
                continue
            under_way += 1
            if waiting.due <= t:
                if waiting.sent == len(RETRY_WAITS):
                    return None
                now.append(waiting)
        blocked: set[str] = set()
        oldest = next(iter(self._waiting), 0)
        for waiting in self._waiting.values():
            if under_way >= IN_FLIGHT_LIMIT or waiting.id >= oldest + REMEMBERED:
                break
            if waiting.sent == 0 and waiting.op not in blocked:
                now.append(waiting)
                under_way += 1
            blocked.add(waiting.op)
        for waiting in now:
            waiting.due = t + RETRY_WAITS[waiting.sent]
            waiting.sent += 1
        return now

    def acknowledged(self, number: int) -> Waiting | None:
        """The command that an ack of `number` ends; None for a repeated or foreign ack."""
        waiting = self._waiting.get(number)
        if waiting is None or waiting.sent == 0:
            return None
        return self._waiting.pop(number)

    def clear(self) -> list[Waiting]:
        """Give up everything that waits."""
        given_up = list(self._waiting.values())
        self._waiting.clear()
        return given_up

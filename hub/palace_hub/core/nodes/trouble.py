"""Something that goes wrong again and again: how often since the start, and since when it has been going on."""

OVER_AFTER_S = 300.0
"""What has not happened again for so long is over: it stays in the total and is no problem any more."""


class Trouble:
    """`total` since the hub started; `count` since `since` (hub time), where it has not paused for too long."""

    __slots__ = ("count", "last", "since", "total")

    def __init__(self) -> None:
        self.total = self.count = 0
        self.since = 0.0
        self.last: float | None = None

    def add(self, more: int, t: float) -> None:
        """It happened `more` times by hub time `t`."""
        if not self.present(t):
            self.count, self.since = 0, t
        self.total += more
        self.count += more
        self.last = t

    def present(self, now: float) -> int:
        """How often it has happened in the trouble that is going on; 0 where none is."""
        return self.count if self.last is not None and now - self.last <= OVER_AFTER_S else 0

"""Counter of a repeated fault: in total, and within the present run."""

OVER_AFTER_S = 300.0
"""A pause of this length ends a run of faults: the total keeps it, the list of problems does not. Assumed."""


class FaultCounter:
    """A repeated fault."""

    __slots__ = ("count", "last", "since", "total")

    def __init__(self) -> None:
        self.total = 0  # since the hub started
        self.count = 0  # in the present run
        self.since = 0.0  # hub time at which the run began
        self.last: float | None = None

    def add(self, more: int, t: float) -> None:
        """Add `more` faults by hub time `t`."""
        if not self.present(t):
            self.count, self.since = 0, t
        self.total += more
        self.count += more
        self.last = t

    def present(self, now: float) -> int:
        """Faults in the present run; 0 where it is over."""
        return self.count if self.last is not None and now - self.last <= OVER_AFTER_S else 0

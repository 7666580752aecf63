"""What the hub knows of each node since it started, over whatever links it came: a node that has gone stays known."""

from collections.abc import Iterable
from enum import StrEnum

from palace_hub.core.nodes.cell_history import CellHistory, feed_all
from palace_hub.core.nodes.trouble import Trouble
from palace_hub.wire.census import Carrier
from palace_hub.wire.counters import Counters
from palace_hub.wire.events import Batch, NodeEvent, Restarted, StatusReport
from palace_hub.wire.frames import Hello, Status
from palace_hub.wire.session import NodeSession

MOST_RECORDS = 16
"""Nodes that are remembered: more than any table has, few enough that invented names fill no memory."""


class Loss(StrEnum):
    """What may get lost between a node and the hub. The first four the hub counts, the other two the node."""

    GAPS = "gaps"  # samples that never came
    DAMAGED = "damaged"  # lines with a wrong CRC
    REFUSED = "refused"  # whole, and not understood
    DUPLICATES = "duplicates"  # samples that came twice
    DROPPED = "dropped"  # conversions and lines that the node gave up
    UNREAD = "unread"  # lines of the hub that the node could not read


Counts = tuple[int, int, int, int]


def counts_of(counters: Counters) -> Counts:
    """What a link's counters say of the losses that the hub counts."""
    return counters.gaps, counters.rx_bad, counters.refused, counters.duplicates


class NodeRecord:
    """One node; `hello` None: somebody who has not said yet who it is."""

    def __init__(self) -> None:
        self.hello: Hello | None = None
        self.carrier = Carrier.SERIAL
        self.link = ""
        self.last_seen: float | None = None
        self.config: str | None = None
        self.status: Status | None = None
        self.losses = {loss: Trouble() for loss in Loss}
        self.cells: list[CellHistory] = []
        self._said: tuple[str | None, str | None] = (None, None)  # boot and session of the last status

    def follow(self, session: NodeSession, before: Counts, events: Iterable[NodeEvent], t: float) -> Counts:
        """Takes in what happened on one of its links, whose counters stood at `before`; how they stand now."""
        hello, now = session.hello, counts_of(session.counters)
        if hello is not None:
            self.hello, self.config = hello, session.config
        self.last_seen = max((seen for seen in (self.last_seen, session.last_seen) if seen is not None), default=None)
        if now != before:
            for loss, old, new in zip(Loss, before, now, strict=False):
                if new > old:
                    self.losses[loss].add(new - old, t)
        for event in events:
            match event:
                case Batch():
                    feed_all(self.cells, event.conversions)
                case StatusReport():
                    self._reported(event.status, (None if hello is None else hello.boot, session.session), t)
                case Restarted():
                    self.status = None
        return now

    def _reported(self, status: Status, said: tuple[str | None, str | None], t: float) -> None:
        """A node gives up the batch in hand when a session ends, so only what it loses within one is trouble."""
        before, self.status = self.status, status
        if before is not None and said == self._said:
            for loss, old, new in (
                (Loss.DROPPED, before.drop, status.drop),
                (Loss.UNREAD, before.rx_bad, status.rx_bad),
            ):
                if new > old:
                    self.losses[loss].add(new - old, t)
        self._said = said

    def absorb(self, other: "NodeRecord", t: float) -> None:
        """`other` was this node before it had said its name."""
        for loss, trouble in other.losses.items():
            if trouble.total:
                self.losses[loss].add(trouble.total, t)


class NodeRecords:
    """The records by chip id, the one whose link is the newest at the end: it is forgotten last."""

    def __init__(self) -> None:
        self._by_id: dict[str, NodeRecord] = {}

    def of(self, hello: Hello, held: NodeRecord, t: float) -> NodeRecord:
        """The record of the node that says `hello` on a link whose record was `held` so far."""
        if held.hello is not None and held.hello.id == hello.id:
            return held
        known = self._by_id.pop(hello.id, None)
        if held.hello is None:
            if known is None:
                known = held
            else:
                known.absorb(held, t)
        self._by_id[hello.id] = known if known is not None else NodeRecord()
        if len(self._by_id) > MOST_RECORDS:
            self._by_id.pop(next(iter(self._by_id)))
        return self._by_id[hello.id]

    def but(self, there: Iterable[str]) -> list[NodeRecord]:
        """The records of all nodes but those with these ids."""
        open_ids = set(there)
        return [record for chip, record in self._by_id.items() if chip not in open_ids]

"""Records of the nodes since the hub started. A record outlives its links."""

from collections.abc import Iterable
from enum import StrEnum

from palace_hub.core.nodes.cell_history import CellHistory, feed_all
from palace_hub.core.nodes.fault_counter import FaultCounter
from palace_hub.wire.census import Carrier
from palace_hub.wire.counters import Counters
from palace_hub.wire.events import Batch, NodeEvent, Restarted, StatusReport
from palace_hub.wire.frames import Hello, Status
from palace_hub.wire.session import NodeSession

MOST_RECORDS = 16
"""Most records that are kept: more nodes than a table has, and a bound against invented names."""


NOTE_EVERY_S = 300.0
"""Hub time between two notes of a node's temperature in the log, s: a room warms by a degree in that time (assumed)."""


class Loss(StrEnum):
    """Losses between a node and the hub. The hub counts the first four, the node the other two."""

    GAPS = "gaps"  # missing samples
    DAMAGED = "damaged"  # lines with a wrong CRC
    REFUSED = "refused"  # valid CRC, refused content
    DUPLICATES = "duplicates"  # repeated samples
    DROPPED = "dropped"  # conversions and lines that the node dropped
    UNREAD = "unread"  # lines of the hub with a wrong CRC


Counts = tuple[int, int, int, int]


def counts_of(counters: Counters) -> Counts:
    """The losses that the hub counts on a link."""
    return counters.gaps, counters.rx_bad, counters.refused, counters.duplicates


class NodeRecord:
    """The record of one node."""

    def __init__(self) -> None:
        self.hello: Hello | None = None  # None: the node has not sent its hello yet
        self.carrier = Carrier.SERIAL
        self.link = ""
        self.last_seen: float | None = None
        self.config: str | None = None
        self.status: Status | None = None
        self.losses = {loss: FaultCounter() for loss in Loss}
        self.cells: list[CellHistory] = []
        self._note_due = 0.0
        self._status_of: tuple[str | None, str | None] = (None, None)  # boot and session of the last status

    def follow(self, session: NodeSession, before: Counts, events: Iterable[NodeEvent], t: float) -> Counts:
        """Take the events of one of its links, whose counters were `before`; return the counters now."""
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
                    self._take_status(event.status, (None if hello is None else hello.boot, session.session), t)
                case Restarted():
                    self.status = None
        return now

    def _take_status(self, status: Status, sender: tuple[str | None, str | None], t: float) -> None:
        """Count losses within one session: at its end a node drops the present batch, which is no fault."""
        before, self.status = self.status, status
        if before is not None and sender == self._status_of:
            for loss, old, new in (
                (Loss.DROPPED, before.drop, status.drop),
                (Loss.UNREAD, before.rx_bad, status.rx_bad),
            ):
                if new > old:
                    self.losses[loss].add(new - old, t)
        self._status_of = sender

    def note(self, t: float) -> bool:
        """Whether its temperature is to be noted now; then not again for `NOTE_EVERY_S`."""
        if self.status is None or self.status.chip_c is None or t < self._note_due:
            return False
        self._note_due = t + NOTE_EVERY_S
        return True

    def absorb(self, other: "NodeRecord", t: float) -> None:
        """Add the losses of `other`, the record of this node before its hello."""
        for loss, counter in other.losses.items():
            if counter.total:
                self.losses[loss].add(counter.total, t)


class NodeRecords:
    """The records by chip id, in the order of their newest link: the first is forgotten first."""

    def __init__(self) -> None:
        self._by_id: dict[str, NodeRecord] = {}

    def of(self, hello: Hello, former: NodeRecord, t: float) -> NodeRecord:
        """The record of the node that sends `hello` on a link whose record was `former` so far."""
        if former.hello is not None and former.hello.id == hello.id:
            return former
        known = self._by_id.pop(hello.id, None)
        if former.hello is None:
            if known is None:
                known = former
            else:
                known.absorb(former, t)
        self._by_id[hello.id] = known if known is not None else NodeRecord()
        if len(self._by_id) > MOST_RECORDS:
            self._by_id.pop(next(iter(self._by_id)))
        return self._by_id[hello.id]

    def except_for(self, chips: Iterable[str]) -> list[NodeRecord]:
        """The records of all nodes but those with these ids."""
        open_ids = set(chips)
        return [record for chip, record in self._by_id.items() if chip not in open_ids]

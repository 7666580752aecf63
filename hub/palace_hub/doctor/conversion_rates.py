"""How a node's cells convert: counted over a session of the doctor's own, or over samples that pass by."""

import secrets
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from palace_hub.doctor import findings
from palace_hub.doctor.findings import Finding, Severity, finding
from palace_hub.doctor.lights import Blinks
from palace_hub.link.link import Link
from palace_hub.wire.events import Batch
from palace_hub.wire.session import NodeSession

# Cells convert 71 to 89 times a second, those strapped to slow ten times.
SLOW_PER_SECOND = 20.0

TELLING_FAULTS = 5  # refused conversions in two seconds: one or two are a hand on a wire
_GLANCE_SECONDS = 0.05  # while nothing comes: timers of the session are due to a tenth of a second


@dataclass
class Conduct:
    """A node for a while: conversions of each cell, their sum and why some were refused; its newest Hall bits; how far
    its lights moved each cell, with its standard deviation (raw counts; empty where nobody turned them on)."""

    seconds: float = 0.0
    batches: int = 0
    gaps: int = 0
    damaged: int = 0
    conversions: list[int] = field(default_factory=list)
    faults: list[Counter[str]] = field(default_factory=list)
    sums: list[float] = field(default_factory=list)
    hall: bytes = b""
    moved: list[tuple[float, float] | None] = field(default_factory=list)

    def read(self, hall: bytes, counts: Sequence[Sequence[int | None]]) -> None:
        """What one batch says: its Hall bits, and by cell its counts."""
        self.hall = hall
        self.sums += [0.0] * (len(counts) - len(self.sums))
        for cell, own in enumerate(counts):
            self.sums[cell] += sum(raw for raw in own if raw is not None)

    def level(self, cell: int) -> float | None:
        """Mean of a cell's conversions, raw counts; None where none was good."""
        good = self.conversions[cell] - self.faults[cell].total() if cell < len(self.conversions) else 0
        return self.sums[cell] / good if good > 0 and cell < len(self.sums) else None

    def count(self, conversions: Sequence[int], reasons: Mapping[int, str]) -> None:
        """One more batch: conversions by cell, and by cell why some of them were refused."""
        missing = len(conversions) - len(self.conversions)
        self.conversions += [0] * missing
        self.faults += [Counter() for _ in range(missing)]
        for cell, count in enumerate(conversions):
            self.conversions[cell] += count
        for cell, why in reasons.items():
            if cell < len(self.faults):
                self.faults[cell][why] += 1


def listen(link: Link, seconds: float, *, lights: int = 0) -> Conduct:
    """Welcome the node on `link` and count what it sends for `seconds` of wall time; the link stays open. `lights`: so
    many are then turned on and off, twice, to see whether they move its cells."""
    found = Conduct()
    blinks: Blinks | None = None
    session = NodeSession(lambda: f"doctor-{secrets.token_hex(6)}")
    start = time.monotonic()
    first: float | None = None
    session.opened(start)
    limit = start + findings.HELLO_SECONDS + seconds
    while (now := time.monotonic()) < limit and link.error is None:
        events = [*session.tick(now)]
        taken = link.received
        events += session.receive(now, link.take())
        link.write(session.take_output())
        for event in events:
            if not isinstance(event, Batch):
                continue
            if first is None:
                first, limit = now, now + seconds + (Blinks.SECONDS if lights else 0.0)
            elif now - first <= seconds:
                _count(event, found)
                found.seconds = now - first
            else:
                blinks = blinks or Blinks(now, lights)
                blinks.take(session, event, now)
        _wait_for_more(link, taken)
    found.damaged = session.counters.rx_bad
    found.moved = blinks.moved() if blinks is not None else []
    return found


def _wait_for_more(link: Link, taken: int) -> None:
    with link.arrival:
        link.arrival.wait_for(lambda: link.received > taken or link.error, _GLANCE_SECONDS)


def _count(batch: Batch, found: Conduct) -> None:
    found.batches += 1
    found.gaps += batch.gap
    found.count([len(conversions) for conversions in batch.conversions], {})
    found.read(batch.hall, [[raw for _, raw, _ in conversions] for conversions in batch.conversions])
    for cell, conversions in enumerate(batch.conversions):
        found.faults[cell].update(why for _, _, why in conversions if why)


def cells(node: str, seen: Conduct) -> list[Finding]:
    """Cells that say nothing, too little or refuse what they say."""
    found = []
    for cell, count in enumerate(seen.conversions, 1):
        rate = count / seen.seconds
        if count == 0:
            found.append(finding(Severity.FAULT, "doctor-cell-silent", id=node, cell=str(cell)))
        elif rate < SLOW_PER_SECOND:
            params = {"id": node, "cell": str(cell), "rate": f"{rate:.0f}"}
            found.append(finding(Severity.FAULT, "doctor-cell-slow", **params))
    for cell, faults in enumerate(seen.faults, 1):
        for why, count in faults.items():
            if count >= TELLING_FAULTS:
                params = {"id": node, "cell": str(cell), "why": why, "count": str(count)}
                found.append(finding(Severity.FAULT, "doctor-cell-fault", **params))
    return found

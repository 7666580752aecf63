"""Statistics of a node's samples, from a session of the doctor's own or from traffic of a hub's session."""

import secrets
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from palace_hub.doctor import findings
from palace_hub.doctor.findings import Finding, Severity, finding
from palace_hub.link.protocol import Link
from palace_hub.sensing.signal.light_test import DARK, LightTest
from palace_hub.wire.events import Batch
from palace_hub.wire.session import NodeSession

SLOW_PER_SECOND = 20.0  # cells convert 71 to 89 times a second, cells that are strapped to the slow rate ten times

MANY_FAULTS = 5  # refused conversions in two seconds; a hand on a wire causes one or two (assumed)
LIGHT_PERIODS = 2
"""Periods of the lights' rhythm in a light test: a good cell's shift is then known to 1.3 mg."""
_POLL_SECONDS = 0.05  # the session's timers have a resolution of 0.1 s


@dataclass
class SampleStatistics:
    """Counts and sums of a node's conversions over `seconds`."""

    seconds: float = 0.0
    batches: int = 0
    gaps: int = 0
    """Missing batches."""
    damaged: int = 0
    """Lines that are no frame."""
    conversions: list[int] = field(default_factory=list)
    """Per cell, with the refused ones."""
    faults: list[Counter[str]] = field(default_factory=list)
    """Per cell: refused conversions by reason."""
    sums: list[float] = field(default_factory=list)
    """Per cell: sum of the good conversions, raw counts."""
    hall: bytes = b""
    """Hall bits of the newest batch."""
    moved: list[tuple[float, float] | None] = field(default_factory=list)
    """Per cell: shift with the lights on and its standard deviation, raw counts; empty without a light test."""

    def add_readings(self, hall: bytes, counts: Sequence[Sequence[int | None]]) -> None:
        """Add one batch: its Hall bits, and by cell its raw counts."""
        self.hall = hall
        self.sums += [0.0] * (len(counts) - len(self.sums))
        for cell, readings in enumerate(counts):
            self.sums[cell] += sum(raw for raw in readings if raw is not None)

    def level(self, cell: int) -> float | None:
        """Mean of a cell's good conversions, raw counts; None without any."""
        good = self.conversions[cell] - self.faults[cell].total() if cell < len(self.conversions) else 0
        return self.sums[cell] / good if good > 0 and cell < len(self.sums) else None

    def add_counts(self, conversions: Sequence[int], reasons: Mapping[int, str]) -> None:
        """Add one batch: number of conversions by cell, and by cell the reason of a refused one."""
        missing = len(conversions) - len(self.conversions)
        self.conversions += [0] * missing
        self.faults += [Counter() for _ in range(missing)]
        for cell, count in enumerate(conversions):
            self.conversions[cell] += count
        for cell, why in reasons.items():
            if cell < len(self.faults):
                self.faults[cell][why] += 1


def listen(link: Link, seconds: float, *, lights: int = 0) -> SampleStatistics:
    """Welcome the node on `link` and count its samples for `seconds` of wall time; the link stays open.

    `lights`: the number of lights for a light test afterwards, 0 for no test.
    """
    statistics = SampleStatistics()
    light_test: LightTest | None = None
    lit = DARK
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
                first, limit = now, now + seconds
                if lights:
                    light_test = LightTest(limit, LIGHT_PERIODS)
                    limit = light_test.ends
            elif now - first <= seconds:
                _count(event, statistics)
                statistics.seconds = now - first
            elif light_test is not None:
                light_test.take(event)
        if light_test is not None and light_test.state(now) != lit:
            lit = light_test.state(now)
            session.send(now, "lights", l=[lit] * lights)
        _wait_for_more(link, taken)
    statistics.damaged = session.counters.rx_bad
    statistics.moved = light_test.shifts() if light_test is not None else []
    return statistics


def _wait_for_more(link: Link, taken: int) -> None:
    with link.arrival:
        link.arrival.wait_for(lambda: link.received > taken or link.error, _POLL_SECONDS)


def _count(batch: Batch, statistics: SampleStatistics) -> None:
    statistics.batches += 1
    statistics.gaps += batch.gap
    statistics.add_counts([len(conversions) for conversions in batch.conversions], {})
    statistics.add_readings(batch.hall, [[raw for _, raw, _ in conversions] for conversions in batch.conversions])
    for cell, conversions in enumerate(batch.conversions):
        statistics.faults[cell].update(why for _, _, why in conversions if why)


def cell_findings(node: str, samples: SampleStatistics) -> list[Finding]:
    """A fault for each cell that is silent, slow or refuses conversions."""
    results = []
    for cell, count in enumerate(samples.conversions, 1):
        rate = count / samples.seconds
        if count == 0:
            results.append(finding(Severity.FAULT, "doctor-cell-silent", id=node, cell=str(cell)))
        elif rate < SLOW_PER_SECOND:
            params = {"id": node, "cell": str(cell), "rate": f"{rate:.0f}"}
            results.append(finding(Severity.FAULT, "doctor-cell-slow", **params))
    for cell, faults in enumerate(samples.faults, 1):
        for why, count in faults.items():
            if count >= MANY_FAULTS:
                params = {"id": node, "cell": str(cell), "why": why, "count": str(count)}
                results.append(finding(Severity.FAULT, "doctor-cell-fault", **params))
    return results

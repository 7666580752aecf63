"""`palace bench wire`: codec throughput, CPU cost of one table, and latency of a batch.

Costs are processor times, so other programs disturb them little; each is the best of several rounds, with the worst
beside it. Latencies are real time and depend on other programs, so the report contains the machine's load.
"""

import json
import os
import sys
import tempfile
from binascii import crc32
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any, Final

from palace_hub.bench.wire import live
from palace_hub.bench.wire.nodes import BATCH_S, BenchTable, QuietNode, costed
from palace_hub.core.nodes.registry import PLATE, TRAY
from palace_hub.core.step import HubCore
from palace_hub.errors import LinkFault
from palace_hub.journal.store import Journal
from palace_hub.sim.nodes.own_broker import mosquitto
from palace_hub.wire.frames import Sample, parse
from palace_hub.wire.lines import LineDecoder, LogText
from palace_hub.wire.session import NodeSession

ROUNDS: Final = 5
LINES: Final = 1000
"""Samples of each node in the codec's test stream: 50 s of a table."""
LINE_ROUNDS: Final = 20
"""Short rounds in turns, so that other programs disturb all candidates alike."""
CHUNK: Final = 4096
"""Bytes per read, as from a reader that is a little behind."""
TABLE_S: Final = 30.0
"""Table time (s) per round of the cost measurement."""
GRABS_EVERY_S: Final = 5.0
LIVE_S: Final = 15.0
"""Real time (s) per carrier: 600 batches."""

Figures = dict[str, Any]
Say = Callable[[str], str]
"""The catalogue's sentence for a key."""


def measure(seed: int, say: Say) -> Figures:
    """All figures as JSON. Equal seeds give equal noise; `say`: sentences for what could not be measured."""
    before = os.getloadavg()[0]
    report: Figures = {
        "python": sys.version.split()[0],
        "frames": _frames(seed),
        "table": {"conversions_per_second": 800, "core": _core(seed), "wire_only": _wire_only(seed)},
        "latency": {
            "measured": say("bench-latency-measured"),
            "pty": pty_latency(seed, say),
            "mosquitto": broker_latency(seed, say),
        },
    }
    report["machine"] = {"cores": os.cpu_count(), "load_before": round(before, 2), "load_after": _load()}
    return report


def _load() -> float:
    return round(os.getloadavg()[0], 2)


def _stream(seed: int, lines: int) -> bytes:
    """Samples of a tray and a plate in turns, after their welcome."""
    nodes = [QuietNode(role, seed) for role in (TRAY, PLATE)]
    for node in nodes:
        node.hear(b'\n{"t":"welcome","s":"1"}*%08x\n' % crc32(b'{"t":"welcome","s":"1"}'))
    return b"".join(node.sample() for _ in range(lines) for node in nodes)


def _frames(seed: int) -> Figures:
    stream = _stream(seed, LINES)
    chunks = [stream[at : at + CHUNK] for at in range(0, len(stream), CHUNK)]
    bodies = [line[: line.rindex(b"*")] for line in stream.splitlines()]
    checked = [(body, b"%08x" % crc32(body)) for body in bodies]

    def ours() -> int:
        decoder, samples = LineDecoder(), 0
        for chunk in chunks:
            for body in decoder.receive(chunk):
                samples += not isinstance(body, LogText) and isinstance(parse(body), Sample)
        return samples

    def bare() -> None:
        for body in bodies:
            json.loads(body)

    def with_crc() -> None:
        for body, digits in checked:
            if b"%08x" % crc32(body) == digits:
                json.loads(body)

    rates: dict[str, list[float]] = {"ours": [], "bare": [], "crc": []}
    for _ in range(LINE_ROUNDS):
        samples, seconds = costed(ours)
        assert samples == 2 * LINES
        rates["ours"].append(len(bodies) / seconds)
        rates["bare"].append(len(bodies) / costed(bare)[1])
        rates["crc"].append(len(bodies) / costed(with_crc)[1])
    best = {name: max(rounds) for name, rounds in rates.items()}
    return {
        "lines": len(bodies),
        "bytes_per_line": round(len(stream) / len(bodies)),
        "per_second": round(best["ours"]),
        "json_loads": {"per_second": round(best["bare"]), "ratio": round(best["ours"] / best["bare"], 3)},
        "json_loads_and_crc": {"per_second": round(best["crc"]), "ratio": round(best["ours"] / best["crc"], 3)},
    }


def _share(costs: list[float]) -> Figures:
    """The report's figures for processor seconds per table second."""
    return {
        "percent_of_a_core": round(100 * min(costs), 3),
        "worst_percent": round(100 * max(costs), 3),
        "tables_a_core": int(1 / min(costs)),
    }


def _core(seed: int) -> Figures:
    """Cost of the whole hub in a game: every conversion is sensed, and every 5 s a piece is taken or put back."""
    with tempfile.TemporaryDirectory() as folder, Journal.open(Path(folder) / "bench.journal") as journal:
        core = HubCore(journal, draw_seed=lambda: seed, simulated=True)
        table = BenchTable(core, QuietNode(TRAY, seed), QuietNode(PLATE, seed))
        table.weigh_in()
        costs, turns = [], 0
        assert core.hub.book is not None
        full = tuple(core.hub.book.shelf)
        one_less = (full[0], full[1] - 1, *full[2:])
        for _ in range(ROUNDS):
            table.cpu, table.turns, began = 0.0, 0, table.t
            while table.t < began + TABLE_S:
                for counts in (one_less, full):
                    table.grab(counts)
                    table.run(GRABS_EVERY_S - 4.5)
            costs.append(table.cpu / (table.t - began))
            turns += table.turns
    return {**_share(costs), "turns": turns}


def _wire_only(seed: int) -> Figures:
    """Cost of the same bytes through both sessions alone, without sensing and game."""
    costs = []
    for _ in range(ROUNDS):
        pairs = [(QuietNode(role, seed), NodeSession(lambda: "1")) for role in (TRAY, PLATE)]
        t, cost = 0.0, 0.0
        for _, session in pairs:
            session.opened(t)
        while t < TABLE_S:
            for node, session in pairs:
                sent = node.hear(session.take_output()) + node.sample()
                before = process_time()
                session.receive(t, sent)
                session.tick(t)
                cost += process_time() - before
            t += BATCH_S
        costs.append(cost / TABLE_S)
    return _share(costs)


def pty_latency(seed: int, say: Say) -> Figures:
    """Latency over pseudo-terminals, or the reason why it was not measured."""
    with tempfile.TemporaryDirectory() as folder:
        return live.over_ptys(Path(folder), seed, LIVE_S) or {"reason": say("bench-not-live")}


def broker_latency(seed: int, say: Say) -> Figures:
    """Latency over a Mosquitto, or the reason why it was not measured."""
    if mosquitto() is None:
        return {"reason": say("bench-no-mosquitto")}
    with tempfile.TemporaryDirectory() as folder:
        try:
            return live.over_broker(Path(folder), seed, LIVE_S) or {"reason": say("bench-not-live")}
        except LinkFault as fault:
            return {"reason": str(fault)}

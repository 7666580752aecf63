"""Latency from a node's batch to the end of the hub's turn, in real time over real links, and the hub's CPU share.

Each node is a thread of this process that writes a batch every 50 ms and records the time. The hub's reader threads,
`RealClock` and `HubCore` are those of a real table. A batch has arrived when its turn has ended: sensed, judged and
stored on disk.
"""

import os
import pty
import select
import threading
import time
import tty
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from paho.mqtt import client as paho
from paho.mqtt.enums import CallbackAPIVersion

from palace_hub.bench.wire.nodes import BATCH_S, BenchTable, QuietNode
from palace_hub.core.nodes.registry import PLATE, TRAY
from palace_hub.core.step import HubCore
from palace_hub.core.turn import Outcome, Turn
from palace_hub.journal.store import Journal
from palace_hub.link.broker import BrokerAddress
from palace_hub.run.real_clock import RealClock
from palace_hub.sim.nodes.own_broker import HUB, OwnBroker
from palace_hub.wire.payloads import COMMAND, ONLINE, NodeTopic, bodies, framed
from palace_hub.wire.states import LinkState

LIVE_WITHIN_S: Final = 20.0
"""Seconds in which both nodes must be live, even on a busy machine; else there is no figure."""
WARM_S: Final = 1.0
"""Seconds left out after both nodes are live: welcome, comparison, lights."""
READ_BYTES: Final = 65536
_NUMBER: Final = b'{"t":"s","n":'


class NodeThread(threading.Thread):
    """A node: calls `write` every 50 ms and `read(seconds)` in between; `phase`: delay of its first batch (s)."""

    def __init__(
        self, node: QuietNode, read: Callable[[float], bytes], write: Callable[[bytes], None], phase: float
    ) -> None:
        super().__init__(name=f"bench {node.role}", daemon=True)
        self.node = node
        self.stamps: dict[int, float] = {}
        """`time.perf_counter` at which each batch number was written."""
        self.late: list[float] = []
        """Seconds by which the machine woke this thread too late."""
        self._read, self._write, self._phase = read, write, phase
        self._ending = threading.Event()

    def run(self) -> None:
        due = time.perf_counter() + self._phase
        while not self._ending.is_set():
            left = due - time.perf_counter()
            if left > 0:
                answer = self.node.hear(self._read(left))
            else:
                self.late.append(-left)
                due += BATCH_S
                number, answer = self.node.n, self.node.sample()
                if answer:
                    self.stamps[number] = time.perf_counter()
            if answer:
                self._write(answer)

    def end(self) -> None:
        """Stops the thread."""
        self._ending.set()
        self.join()

    def cpu(self) -> float:
        """Processor time of this thread (s)."""
        assert self.ident is not None
        return time.clock_gettime(time.pthread_getcpuclockid(self.ident))


class StampingCore(HubCore):
    """A core that records when each batch has been judged, and stops the clock after the measured time."""

    def __init__(self, journal: Journal, seed: int) -> None:
        super().__init__(journal, draw_seed=lambda: seed, simulated=True)
        self.taken: list[float] = []
        """Seconds from the port to the end of the turn, per batch."""
        self.lost = 0
        """Lost batches and broken lines."""
        self.share: float | None = None
        """Share of one core that the hub used; None before the end."""
        self._end: Callable[[], None] | None = None

    def attend(self, end: Callable[[], None], threads: Mapping[str, NodeThread], seconds: float) -> None:
        """Measures for `seconds` once both nodes are live, then calls `end`; also if they are never live."""
        self._end, self._threads, self._seconds = end, threads, seconds
        self._held = dict.fromkeys(threads, b"")
        self._give_up = time.perf_counter() + LIVE_WITHIN_S
        self._warm: float | None = None
        self._began: tuple[float, float] | None = None

    def step(self, turn: Turn) -> Outcome:
        """Runs the core's turn and records its batches."""
        outcome = super().step(turn)
        if self._end is not None:
            now = time.perf_counter()
            for port, data in turn.received.items():
                self._arrived(port.partition("#")[0], data, now)
            self._measure(now, self._end)
        return outcome

    def _measure(self, now: float, end: Callable[[], None]) -> None:
        nodes = self.hub.nodes
        if self._warm is None:
            plate = nodes.plate_port
            if nodes.tray_live and plate is not None and nodes.open_links[plate].session.state is LinkState.LIVE:
                self._warm = now + WARM_S
            elif now > self._give_up:
                end()
        elif self._began is None:
            if now >= self._warm:
                self._began = now, self._cpu()
        elif now >= self._began[0] + self._seconds and self.share is None:
            self.share = (self._cpu() - self._began[1]) / (now - self._began[0])
            self.lost = sum(session.counters.gaps + session.counters.rx_bad for session in nodes.sessions.values())
            end()

    def _arrived(self, link: str, data: bytes, now: float) -> None:
        *lines, self._held[link] = (self._held[link] + data).split(b"\n")
        for line in lines:
            if self._began is not None and line.startswith(_NUMBER):
                number = int(line[len(_NUMBER) : line.index(b",", len(_NUMBER))])
                self.taken.append(now - self._threads[link].stamps[number])

    def _cpu(self) -> float:
        """Processor time of this process without its node threads (s)."""
        return time.process_time() - sum(node.cpu() for node in self._threads.values())


def over_ptys(folder: Path, seed: int, seconds: float) -> dict[str, Any] | None:
    """Figures with both nodes on ptys; None if they were never live."""
    ends = [pty.openpty() for _ in range(2)]
    try:
        for _, near in ends:
            tty.setraw(near)
        paths = [os.ttyname(near) for _, near in ends]

        def threads(nodes: list[QuietNode]) -> dict[str, NodeThread]:
            by_port = {}
            for index, (node, (far, _)) in enumerate(zip(nodes, ends, strict=True)):
                by_port[paths[index]] = NodeThread(node, _pty_reader(far), _pty_writer(far), index * BATCH_S / 2)
            return by_port

        return _measured(folder, seed, seconds, threads, RealClock(find_ports=lambda: paths))
    finally:
        for end in ends:
            for descriptor in end:
                os.close(descriptor)


def over_broker(folder: Path, seed: int, seconds: float) -> dict[str, Any] | None:
    """Figures with both nodes on a private Mosquitto on loopback; raises `LinkFault` if it does not start."""
    chips = [QuietNode(role, seed).chip for role in (TRAY, PLATE)]
    broker = OwnBroker(folder, tuple(chips))
    clients: list[paho.Client] = []
    try:

        def threads(nodes: list[QuietNode]) -> dict[str, NodeThread]:
            by_link = {}
            for index, node in enumerate(nodes):
                client, read = _client(broker.address(node.chip), node)
                clients.append(client)
                write = _publisher(client, broker.address(node.chip), node)
                by_link[f"mqtt:{node.chip}"] = NodeThread(node, read, write, index * BATCH_S / 2)
            return by_link

        clock = RealClock(find_ports=list, find_broker=lambda: broker.address(HUB))
        return _measured(folder, seed, seconds, threads, clock)
    finally:
        for client in clients:
            client.disconnect()
        broker.close()


def _measured(
    folder: Path,
    seed: int,
    seconds: float,
    threads: Callable[[list[QuietNode]], dict[str, NodeThread]],
    clock: RealClock,
) -> dict[str, Any] | None:
    """The figures of one run with a game under way, so that every batch is sensed and judged."""
    nodes = [QuietNode(role, seed) for role in (TRAY, PLATE)]
    with Journal.open(folder / "bench.journal") as journal:
        core = StampingCore(journal, seed)
        table = BenchTable(core, nodes[0], nodes[1], time.monotonic() - 60.0)  # hub time must not run backwards
        table.weigh_in()
        core.step(Turn(t=table.t, gone=("tray#1", "plate#1")))
        running = threads(nodes)
        core.attend(clock.stop, running, seconds)
        for thread in running.values():
            thread.start()
        try:
            clock.run(core)
        finally:
            for thread in running.values():
                thread.end()
    if core.share is None or not core.taken:
        return None
    return {
        "batches": len(core.taken),
        "p50_ms": _percentile(core.taken, 50),
        "p99_ms": _percentile(core.taken, 99),
        "worst_ms": round(1000 * max(core.taken), 3),
        "machine_late_p99_ms": _percentile([late for thread in running.values() for late in thread.late], 99),
        "lost": core.lost,
        "hub_percent_of_a_core": round(100 * core.share, 2),
        "tables_a_core": int(1 / core.share),
    }


def _percentile(seconds: list[float], percent: int) -> float:
    """A percentile in milliseconds."""
    ordered = sorted(seconds)
    return round(1000 * ordered[min(len(ordered) - 1, len(ordered) * percent // 100)], 3)


def _pty_reader(far: int) -> Callable[[float], bytes]:
    def read(seconds: float) -> bytes:
        return os.read(far, READ_BYTES) if select.select([far], [], [], seconds)[0] else b""

    return read


def _pty_writer(far: int) -> Callable[[bytes], None]:
    def write(lines: bytes) -> None:
        os.write(far, lines)

    return write


def _client(address: BrokerAddress, node: QuietNode) -> tuple[paho.Client, Callable[[float], bytes]]:
    """An MQTT client without a thread; `read` runs its loop, so it connects after some calls."""
    client = paho.Client(CallbackAPIVersion.VERSION2)
    client.username_pw_set(address.user, address.password)
    inbox = bytearray()
    online = str(NodeTopic(address.table, node.chip, ONLINE))
    command = str(NodeTopic(address.table, node.chip, COMMAND))

    def connected(client: paho.Client, *_: Any) -> None:
        client.subscribe(command, 1)
        client.publish(online, b'{"t":"online","online":true,"boot":"1"}', 1, retain=True)

    client.on_connect = connected
    client.on_message = lambda *arguments: inbox.extend(framed(arguments[2].payload))
    client.connect(address.host, address.port)

    def read(seconds: float) -> bytes:
        client.loop(seconds)
        data = bytes(inbox)
        inbox.clear()
        return data

    return client, read


def _publisher(client: paho.Client, address: BrokerAddress, node: QuietNode) -> Callable[[bytes], None]:
    def write(lines: bytes) -> None:
        for body in bodies(lines):
            kind = body[len(b'{"t":"') : body.index(b'"', len(b'{"t":"'))].decode()
            client.publish(str(NodeTopic(address.table, node.chip, kind)), body, 0 if kind in ("s", "st") else 1)

    return write

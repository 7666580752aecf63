"""How long a finished batch takes to the referee, in real time over real links, and what the hub costs meanwhile.

Each node is a thread of this process that writes a batch each 50 ms and notes when; the hub's reader threads,
`RealClock` and `HubCore` are those of a real table. A batch has arrived when the turn that took it in has ended:
sensed, judged, and what came of it kept on the disk.
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
"""Both nodes must be live by then, on the busiest machine; otherwise there is nothing to measure."""
WARM_S: Final = 1.0
"""Left out after both nodes are live: welcomes, comparing, lights."""
READ_BYTES: Final = 65536
_NUMBER: Final = b'{"t":"s","n":'


class NodeThread(threading.Thread):
    """A node that speaks through `write` each 50 ms and hears what `read(seconds)` gives within so many. `stamps`: when
    (`time.perf_counter`) the batch of a number was handed over; `late`: by how many seconds this thread was woken
    after its time, which is the machine's doing and not the hub's."""

    def __init__(
        self, node: QuietNode, read: Callable[[float], bytes], write: Callable[[bytes], None], phase: float
    ) -> None:
        super().__init__(name=f"bench {node.role}", daemon=True)
        self.node = node
        self.stamps: dict[int, float] = {}
        self.late: list[float] = []
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
        """Say nothing more."""
        self._ending.set()
        self.join()

    def cpu(self) -> float:
        """Seconds of the processor that this thread has taken."""
        assert self.ident is not None
        return time.clock_gettime(time.pthread_getcpuclockid(self.ident))


class StampingCore(HubCore):
    """A core that notes, from `attend` on, when each batch has been judged, and ends the clock when enough have been.

    taken: seconds from the port to the end of the turn, of every batch measured; lost: batches and lines that went
    astray; share: what part of one core the hub has taken, None before the end.
    """

    def __init__(self, journal: Journal, seed: int) -> None:
        super().__init__(journal, draw_seed=lambda: seed, simulated=True)
        self.taken: list[float] = []
        self.lost = 0
        self.share: float | None = None
        self._end: Callable[[], None] | None = None

    def attend(self, end: Callable[[], None], threads: Mapping[str, NodeThread], seconds: float) -> None:
        """Measure for so long once both nodes are live; then, or where they never are, call `end`."""
        self._end, self._threads, self._seconds = end, threads, seconds
        self._held = dict.fromkeys(threads, b"")
        self._give_up = time.perf_counter() + LIVE_WITHIN_S
        self._warm: float | None = None
        self._began: tuple[float, float] | None = None

    def step(self, turn: Turn) -> Outcome:
        """The core's own turn, and the notes."""
        outcome = super().step(turn)
        if self._end is not None:
            now = time.perf_counter()
            for port, data in turn.received.items():
                self._arrived(port.partition("#")[0], data, now)
            self._measure(now, self._end)
        return outcome

    def _measure(self, now: float, end: Callable[[], None]) -> None:
        nodes = self.nodes
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
        """What this process has taken, without its nodes."""
        return time.process_time() - sum(node.cpu() for node in self._threads.values())


def over_ptys(folder: Path, seed: int, seconds: float) -> dict[str, Any] | None:
    """Both nodes on ptys; None where they were never live."""
    ends = [pty.openpty() for _ in range(2)]
    try:
        for _, near in ends:
            tty.setraw(near)
        paths = [os.ttyname(near) for _, near in ends]

        def threads(nodes: list[QuietNode]) -> dict[str, NodeThread]:
            found = {}
            for place, (node, (far, _)) in enumerate(zip(nodes, ends, strict=True)):
                found[paths[place]] = NodeThread(node, _pty_reader(far), _pty_writer(far), place * BATCH_S / 2)
            return found

        return _measured(folder, seed, seconds, threads, RealClock(find_ports=lambda: paths))
    finally:
        for end in ends:
            for one in end:
                os.close(one)


def over_broker(folder: Path, seed: int, seconds: float) -> dict[str, Any] | None:
    """Both nodes on a Mosquitto of their own on loopback; `LinkFault` where it does not start."""
    chips = [QuietNode(role, seed).chip for role in (TRAY, PLATE)]
    broker = OwnBroker(folder, tuple(chips))
    clients: list[paho.Client] = []
    try:

        def threads(nodes: list[QuietNode]) -> dict[str, NodeThread]:
            found = {}
            for place, node in enumerate(nodes):
                client, read = _client(broker.address(node.chip), node)
                clients.append(client)
                write = _publisher(client, broker.address(node.chip), node)
                found[f"mqtt:{node.chip}"] = NodeThread(node, read, write, place * BATCH_S / 2)
            return found

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
    """The figures of one run: a game is under way, so that all that comes is sensed and judged."""
    nodes = [QuietNode(role, seed) for role in (TRAY, PLATE)]
    with Journal.open(folder / "bench.journal") as journal:
        core = StampingCore(journal, seed)
        table = BenchTable(core, nodes[0], nodes[1], time.monotonic() - 60.0)  # hub time must not run backwards
        table.weigh_in()
        core.step(Turn(t=table.t, gone=("tray#1", "plate#1")))
        found = threads(nodes)
        core.attend(clock.stop, found, seconds)
        for thread in found.values():
            thread.start()
        try:
            clock.run(core)
        finally:
            for thread in found.values():
                thread.end()
    if core.share is None or not core.taken:
        return None
    return {
        "batches": len(core.taken),
        "p50_ms": _percentile(core.taken, 50),
        "p99_ms": _percentile(core.taken, 99),
        "worst_ms": round(1000 * max(core.taken), 3),
        "machine_late_p99_ms": _percentile([late for thread in found.values() for late in thread.late], 99),
        "lost": core.lost,
        "hub_percent_of_a_core": round(100 * core.share, 2),
        "tables_a_core": int(1 / core.share),
    }


def _percentile(seconds: list[float], percent: int) -> float:
    """In milliseconds."""
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
    """A client that is connected when `read` has been called for a while; no thread of its own."""
    client = paho.Client(CallbackAPIVersion.VERSION2)
    client.username_pw_set(address.user, address.password)
    heard = bytearray()
    online = str(NodeTopic(address.table, node.chip, ONLINE))
    command = str(NodeTopic(address.table, node.chip, COMMAND))

    def connected(made: paho.Client, *_: Any) -> None:
        made.subscribe(command, 1)
        made.publish(online, b'{"t":"online","online":true,"boot":"1"}', 1, retain=True)

    client.on_connect = connected
    client.on_message = lambda *said: heard.extend(framed(said[2].payload))
    client.connect(address.host, address.port)

    def read(seconds: float) -> bytes:
        client.loop(seconds)
        data = bytes(heard)
        heard.clear()
        return data

    return client, read


def _publisher(client: paho.Client, address: BrokerAddress, node: QuietNode) -> Callable[[bytes], None]:
    def write(lines: bytes) -> None:
        for body in bodies(lines):
            kind = body[len(b'{"t":"') : body.index(b'"', len(b'{"t":"'))].decode()
            client.publish(str(NodeTopic(address.table, node.chip, kind)), body, 0 if kind in ("s", "st") else 1)

    return write

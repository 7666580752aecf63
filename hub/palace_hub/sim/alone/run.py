"""Real-time loop of a lone node: windows of 50 ms, orders, and a cable that can be pulled."""

import queue
import tempfile
import threading
import time
from pathlib import Path

from palace_hub.errors import UsageFault
from palace_hub.sim.alone.carriers import LineCarrier
from palace_hub.sim.alone.misbehaviour import Order, parse_order
from palace_hub.sim.alone.node import LoneNode
from palace_hub.sim.world.tabletop import WINDOW_US

WINDOW_S = WINDOW_US / 1_000_000
LATE_S = 1.0  # assumed; after a longer stop of the process the schedule restarts from now


class UnknownPort(UsageFault):
    """The port name is not a virtual node's."""

    key = "play-unknown-port"


class LoneRun:
    """Runs one node until `stop`; `tell` is thread-safe. `name`: the node's id, "" for one drawn from the seed."""

    def __init__(self, role: str, seed: int, carrier: LineCarrier, name: str = "") -> None:
        self.role = role
        self.carrier = carrier
        self._seed = seed
        self._name = name
        self._orders: queue.SimpleQueue[Order] = queue.SimpleQueue()
        self._stopped = threading.Event()
        self.joined = threading.Event()

    def tell(self, text: str) -> Order:
        """Queue an order; raises `UsageFault` when it does not parse."""
        order = parse_order(text)
        self._orders.put(order)
        return order

    def stop(self) -> None:
        """End after the current window."""
        self._stopped.set()

    def run(self) -> None:
        """Run the node in this thread."""
        with tempfile.TemporaryDirectory(prefix="palace-node-") as folder:
            node = LoneNode(self.role, self._seed, Path(folder), self._name)
            try:
                self._windows(node)
            finally:
                node.close()
                self.carrier.close()

    def _windows(self, node: LoneNode) -> None:
        due = time.monotonic()
        while not self._stopped.is_set():
            self._obey(node)
            if node.t < node.misbehaviour.cut_until:
                self.carrier.cut()
            else:
                self.carrier.join(node.id, node.boot)
                self.joined.set()
            self.carrier.write(node.window(self.carrier.read()))
            now = time.monotonic()
            due = due + WINDOW_S if now - due < LATE_S else now
            self._stopped.wait(max(0.0, due - now))

    def _obey(self, node: LoneNode) -> None:
        while True:
            try:
                order = self._orders.get_nowait()
            except queue.Empty:
                return
            node.obey(order)


def wanted_role(name: str) -> str:
    """The role in `sim:tray` or `sim:plate`; raises `UnknownPort` for another name."""
    kind, _, role = name.partition(":")
    if kind != "sim" or role not in ("tray", "plate"):
        raise UnknownPort(f"expected sim:tray or sim:plate, got {name[:40]!r}", given=name[:40])
    return role

"""Ports named by the user: paths, and the virtual nodes `sim:tray` and `sim:plate`, never chosen by default.

The simulator is imported for a virtual node alone: a real table saves 5 MB and its time.
"""

import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING

from palace_hub.link.ports import scan
from palace_hub.tui.source import TrayHands

if TYPE_CHECKING:
    from palace_hub.sim.alone.carriers import PtyCarrier

SIM = "sim:"

FIRST_SEED = 1
"""The seed of the first named virtual node; the next ones follow."""


class VirtualPorts:
    """Runs the virtual nodes among `names` while the context is active. Raises `UsageFault` for an unknown name.

    `paths`: the other names, which are paths of ports. `hands`: those over the virtual tray; None if there is none.
    `orders`: other programs may give the nodes orders, so that only one node of a role can run on the machine.
    """

    hands: TrayHands | None = None

    def __init__(
        self, names: Sequence[str], scan_ports: Callable[[], list[str]] = scan, *, orders: bool = True
    ) -> None:
        self.paths = [name for name in names if not name.startswith(SIM)]
        self._roles = [_role(name) for name in dict.fromkeys(names) if name.startswith(SIM)]
        self._scan = scan_ports
        self._takes_orders = orders
        self._carriers: list[PtyCarrier] = []
        self._stack = ExitStack()

    def there(self) -> list[str]:
        """Paths of the named ports, of the virtual nodes, and of the ports that a scan finds."""
        virtual = [carrier.where for carrier in self._carriers if carrier.where]
        return list(dict.fromkeys([*self.paths, *virtual, *self._scan()]))

    def __enter__(self) -> "VirtualPorts":
        with ExitStack() as stack:
            for seed, role in enumerate(self._roles, FIRST_SEED):
                self._start(role, seed, stack)
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *exc: object) -> None:
        self._stack.close()

    def _start(self, role: str, seed: int, stack: ExitStack) -> None:
        from palace_hub.sim.alone.carriers import PtyCarrier
        from palace_hub.sim.alone.hands import LoneHands
        from palace_hub.sim.alone.orders import OrderBox, order_path
        from palace_hub.sim.alone.run import LoneRun

        carrier = PtyCarrier()
        run = LoneRun(role, seed, carrier)
        if self._takes_orders:
            stack.callback(OrderBox(order_path(role), run.tell).close)
        if role == "tray":
            self.hands = LoneHands(run.tell)
        worker = threading.Thread(target=run.run, name=SIM + role, daemon=True)
        worker.start()
        stack.callback(worker.join)
        stack.callback(run.stop)
        self._carriers.append(carrier)


def _role(name: str) -> str:
    from palace_hub.sim.alone.run import wanted_role

    return wanted_role(name)

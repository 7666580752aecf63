"""`palace node`: one simulated node for a hub elsewhere, and orders that make it misbehave."""

import argparse
import signal
import sys
import threading
from collections.abc import Callable

from palace_hub.cli.output_files import require_room
from palace_hub.errors import UsageFault
from palace_hub.install.broker import hub_access
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message
from palace_hub.sim.alone.carriers import BrokerCarrier, LineCarrier, PtyCarrier
from palace_hub.sim.alone.misbehaviour import ORDERS
from palace_hub.sim.alone.orders import OrderBox, order_path, send_order
from palace_hub.sim.alone.run import LoneRun

JOINS_WITHIN_S = 10.0
"""Wall time for the start of the node's process (assumed)."""


class NoAccount(UsageFault):
    """The file with the broker's account does not exist."""

    key = "error-no-file"


def node(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """Exit code 0 after the user ended it. Orders are lines of standard input, or come with `--tell`.

    Raises refusals, and the fault that ended the node.
    """
    say = catalogue.text_key
    if arguments.tell is not None:
        print(say("node-obeys", order=send_order(order_path(arguments.role), arguments.tell)))
        return 0
    carrier, name = _carrier(arguments, lambda message: print(catalogue.text(message), file=sys.stderr, flush=True))
    run = LoneRun(arguments.role, arguments.seed, carrier, name)
    print(say("banner-simulated"), file=sys.stderr)
    box = OrderBox(order_path(arguments.role), run.tell)
    worker = _Worker(run)
    worker.start()
    try:
        if run.joined.wait(JOINS_WITHIN_S):
            print(say("node-runs", role=arguments.role, where=carrier.where), flush=True)
            print(say("node-orders", orders=", ".join(ORDERS)), file=sys.stderr)
        for line in sys.stdin:
            if line.strip():
                _obey(run, line, catalogue)
        worker.ended.wait()  # standard input is closed, as under a service: the node runs until a signal ends it
    except KeyboardInterrupt:
        pass
    finally:
        run.stop()
        worker.ended.wait()
        box.close()
    if worker.fault is not None:
        raise worker.fault
    return 0


class _Worker(threading.Thread):
    """Runs the node. A fault ends the command, also while it waits for a line of standard input.

    `ended` takes the place of `join`, which Python 3.11 does not repeat correctly after a signal has interrupted it.
    """

    def __init__(self, run: LoneRun) -> None:
        super().__init__(name=f"sim:{run.role}")
        self.ended = threading.Event()
        self.fault: Exception | None = None
        self._run = run

    def run(self) -> None:
        try:
            self._run.run()
        except Exception as fault:
            self.fault = fault
        self.ended.set()
        if self.fault is not None:
            signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGTERM)


def _carrier(arguments: argparse.Namespace, notice: Callable[[Message], None]) -> tuple[LineCarrier, str]:
    """The node's carrier, and its id if a broker's account determines it: login and id are the same."""
    if arguments.broker is None:
        if arguments.link is not None:
            require_room(arguments.link.parent, "--link", arguments.link)
        return PtyCarrier(arguments.link), ""
    address = hub_access(arguments.broker)
    if address is None:
        raise NoAccount(f"no file {arguments.broker}", file=str(arguments.broker))
    return BrokerCarrier(address, f"sim:{arguments.role}", notice), address.user


def _obey(run: LoneRun, line: str, catalogue: Catalogue) -> None:
    try:
        print(catalogue.text_key("node-obeys", order=str(run.tell(line))), flush=True)
    except UsageFault as fault:
        print(catalogue.text_key("node-refuses", what=str(fault)), file=sys.stderr)

"""`palace node`: one simulated node for a hub elsewhere, and orders that make it misbehave."""

import argparse
import sys
import threading
from collections.abc import Callable

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
    """Exit code 0 after the user ended it. Orders are lines of standard input, or come with `--tell`."""
    say = catalogue.text_key
    if arguments.tell is not None:
        print(say("node-obeys", order=send_order(order_path(arguments.role), arguments.tell)))
        return 0
    carrier, name = _carrier(arguments, lambda message: print(catalogue.text(message), file=sys.stderr, flush=True))
    run = LoneRun(arguments.role, arguments.seed, carrier, name)
    print(say("banner-simulated"), file=sys.stderr)
    box = OrderBox(order_path(arguments.role), run.tell)
    worker = threading.Thread(target=run.run, name=f"sim:{arguments.role}")
    worker.start()
    try:
        if run.joined.wait(JOINS_WITHIN_S):
            print(say("node-runs", role=arguments.role, where=carrier.where), flush=True)
            print(say("node-orders", orders=", ".join(ORDERS)), file=sys.stderr)
        for line in sys.stdin:
            if line.strip():
                _obey(run, line, catalogue)
        worker.join()  # standard input is closed, as under a service: the node runs until an order ends it
    except KeyboardInterrupt:
        pass
    finally:
        run.stop()
        worker.join()
        box.close()
    return 0


def _carrier(arguments: argparse.Namespace, notice: Callable[[Message], None]) -> tuple[LineCarrier, str]:
    """The node's carrier, and its id if a broker's account determines it: login and id are the same."""
    if arguments.broker is None:
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

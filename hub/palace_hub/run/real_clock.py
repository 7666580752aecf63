"""The real table drives the hub: ports come and go, bytes arrive, and the monotonic clock says when."""

import logging
import threading
import time
from collections.abc import Callable, Iterable

from palace_hub.core.step import HubCore
from palace_hub.core.turn import Turn
from palace_hub.errors import BadConfig, LinkFault
from palace_hub.link.broker import Broker, BrokerAddress
from palace_hub.link.link import Link
from palace_hub.link.mqtt_link import MqttLink
from palace_hub.link.ports import scan
from palace_hub.link.serial_link import SerialLink
from palace_hub.referee.entries import Entry

LONGEST_WAIT_S = 0.05
"""A turn is taken at least this often, so that timers have the same grain as on the virtual table."""

_log = logging.getLogger(__name__)


class RealClock:
    """Yields the core its turns in real time. `entries` gives what people typed since the last turn.

    `find_broker`: where nodes over Wi-Fi are looked for, None where there is none; the hub needs it for nothing else.
    It is asked whenever ports are looked for, because an account may be written, or written anew, while the hub runs.
    """

    def __init__(
        self,
        entries: Callable[[], Iterable[Entry]] = tuple,
        shown: Callable[[HubCore], None] = lambda core: None,
        find_ports: Callable[[], list[str]] = scan,
        find_broker: Callable[[], BrokerAddress | None] = lambda: None,
    ) -> None:
        self.entries = entries
        self.shown = shown
        self.find_ports = find_ports
        self.find_broker = find_broker
        self.condition = threading.Condition()
        self.links: dict[str, Link] = {}
        self.broker: Broker | None = None
        self._account_unread = False
        self._refused: set[str] = set()
        self._opened = 0
        self._stopped = False

    def stop(self) -> None:
        """End the run after the present turn."""
        self._stopped = True
        with self.condition:
            self.condition.notify_all()

    def wake(self) -> None:
        """Somebody typed: take a turn now."""
        with self.condition:
            self.condition.notify_all()

    def run(self, core: HubCore) -> None:
        """Drive the core until stopped."""
        look = True
        try:
            while not self._stopped:
                with self.condition:
                    self.condition.wait(LONGEST_WAIT_S)
                gone = [name for name, link in self.links.items() if link.error is not None]
                for name in gone:
                    self.links.pop(name).close()
                if look:
                    self._look_for_broker()
                over_mqtt = self._open_heard()
                opened = [*(self._open_new() if look else []), *over_mqtt]
                received = {name: link.take() for name, link in self.links.items()}
                outcome = core.step(
                    Turn(
                        t=time.monotonic(),
                        gone=gone,
                        opened=opened,
                        over_mqtt=over_mqtt,
                        received=received,
                        entries=list(self.entries()),
                        wall=time.time(),
                    )
                )
                look = outcome.scan
                for name, data in outcome.sent.items():
                    if data:
                        self.links[name].write(data)
                if outcome.changed:
                    self.shown(core)
        finally:
            for link in self.links.values():
                link.close()
            if self.broker is not None:
                self.broker.close()

    def _look_for_broker(self) -> None:
        """Connect to the broker that is named now. One that is named no more is left in a thread of its own, because
        taking leave waits for the network; its links say that they are gone."""
        try:
            address = self.find_broker()
        except BadConfig as error:  # somebody is writing it: what was good before still stands
            if not self._account_unread:
                _log.warning("%s", error)
            self._account_unread = True
            return
        self._account_unread = False
        if address == (None if self.broker is None else self.broker.address):
            return
        if self.broker is not None:
            threading.Thread(target=self.broker.close, name="leaving a broker", daemon=True).start()
        self.broker = None if address is None else Broker(address, self.condition)

    def _open_heard(self) -> dict[str, str]:
        """Open the topics of every node that the broker names and that has no link: link name -> node id."""
        if self.broker is None:
            return {}
        held = {link.node for link in self.links.values() if isinstance(link, MqttLink)}
        opened = {}
        for node in self.broker.nodes():
            if node not in held:
                self._opened += 1
                opened[f"mqtt:{node}#{self._opened}"] = node
                self.links[f"mqtt:{node}#{self._opened}"] = self.broker.open(node)
        return opened

    def _open_new(self) -> list[str]:
        """Open every port that is there and not open; names carry a generation, so that a return is a new port."""
        held = {link.path for link in self.links.values()}
        there = self.find_ports()
        self._refused &= set(there)
        opened = []
        for path in there:
            if path in held:
                continue
            try:
                link = SerialLink(path, self.condition)
            except LinkFault as error:
                if path not in self._refused:
                    _log.warning("port %r cannot be opened: %s", path, error)
                    self._refused.add(path)
                continue
            self._opened += 1
            name = f"{path}#{self._opened}"
            self.links[name] = link
            opened.append(name)
        return opened

"""Drives the hub in real time: ports come and go, bytes arrive, the monotonic clock gives the time."""

import logging
import threading
import time
from collections.abc import Callable, Iterable

from palace_hub.core.step import HubCore
from palace_hub.core.turn import Turn
from palace_hub.errors import BadConfig, LinkFault
from palace_hub.link.broker import Broker, BrokerAddress
from palace_hub.link.mqtt_link import MqttLink
from palace_hub.link.ports import scan
from palace_hub.link.protocol import Link
from palace_hub.link.serial_link import SerialLink
from palace_hub.referee.entries import Entry

LONGEST_WAIT_S = 0.05
"""Longest time (s) between turns: timers get the same resolution as on the simulated table."""

_log = logging.getLogger(__name__)


class RealClock:
    """Gives the core its turns in real time.

    `entries`: the entries since the last turn; `shown`: called after a change; `find_ports`: paths of the serial ports;
    `find_broker`: address of the broker for nodes over Wi-Fi (None: no broker). The last is asked at every port scan,
    because an account may be written while the hub runs.
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
        """Ends the run after the present turn."""
        self._stopped = True
        with self.condition:
            self.condition.notify_all()

    def wake(self) -> None:
        """Takes a turn at once, because there is a new entry."""
        with self.condition:
            self.condition.notify_all()

    def run(self, core: HubCore) -> None:
        """Drives the core until `stop`."""
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
        """Connects to the present broker.

        A thread closes the previous one, because closing waits for the network; its links report that they are gone.
        """
        try:
            address = self.find_broker()
        except BadConfig as error:  # the file is being written: the previous address stays
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
        """Opens a link for every new node of the broker; returns link name -> node id."""
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
        """Opens every new port. Link names carry a generation, so a port that returns is a new link."""
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

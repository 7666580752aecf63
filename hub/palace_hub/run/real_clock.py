"""Drives the hub in real time: ports come and go, bytes arrive, the monotonic clock gives the time."""

import logging
import os
import threading
import time
from collections.abc import Callable, Iterable

from palace_hub.core.step import HubCore
from palace_hub.core.turn import Turn
from palace_hub.errors import BadConfig, LinkFault
from palace_hub.link.broker import NODES_LIMIT, Broker, BrokerAddress
from palace_hub.link.mqtt_link import MqttLink
from palace_hub.link.port_trouble import shared
from palace_hub.link.ports import scan
from palace_hub.link.protocol import Link
from palace_hub.link.serial_link import SerialLink
from palace_hub.locale.message import Message, Parameter
from palace_hub.referee.entries import Entry
from palace_hub.run.last_frames import LastFrames
from palace_hub.wire.payloads import ONLINE, NodeTopic

LONGEST_WAIT_S = 0.05
"""Longest time (s) between turns: timers get the same resolution as on the simulated table."""
HELLO_WITHIN_S = 8.0
"""Longest time (s) that a port stays open without a hello. A board starts in about 3 s and says hello each second; a
device that is no node gets its port back within 10 s."""
AGAIN_S = 20.0
"""Pause (s) before a silent port is tried again, if it was named or was a node's before."""
HOLDERS_EVERY_S = 5.0
"""Period (s) of the search for other programs that have a port open. It reads `/proc`, in a thread of its own."""

_log = logging.getLogger(__name__)

_Place = tuple[int, int, int]


class RealClock:
    """Gives the core its turns in real time.

    `entries`: the entries since the last turn; `shown`: called after a change; `find_ports`: paths of the serial ports;
    `vouched`: whether somebody named this port, or it was a node's before; `said_hello`: called with the path of a port
    on which a node has answered; `find_broker`: address of the broker for nodes over Wi-Fi (None: no broker), asked at
    every port scan, because an account may be written while the hub runs; `more_problems`: those of other parts;
    `frames`: keeps the last bytes that came in.
    """

    def __init__(
        self,
        entries: Callable[[], Iterable[Entry]] = tuple,
        shown: Callable[[HubCore], None] = lambda core: None,
        find_ports: Callable[[], list[str]] = scan,
        find_broker: Callable[[], BrokerAddress | None] = lambda: None,
        vouched: Callable[[str], bool] = lambda path: True,
        said_hello: Callable[[str], None] = lambda path: None,
        more_problems: Callable[[], Iterable[Message]] = tuple,
        frames: LastFrames | None = None,
    ) -> None:
        self.entries = entries
        self.shown = shown
        self.stepped: Callable[[], None] = lambda: None
        """Called after each turn, a change or not."""
        self.find_ports = find_ports
        self.find_broker = find_broker
        self.vouched = vouched
        self.said_hello = said_hello
        self.more_problems = more_problems
        self.frames = frames
        self.condition = threading.Condition()
        self.links: dict[str, Link] = {}
        self.broker: Broker | None = None
        self._account_unread = False
        self._refused: set[str] = set()
        self._unanswered: dict[str, float] = {}  # serial links without a hello so far, with the time of their opening
        self._silent: dict[str, tuple[_Place | None, float]] = {}  # ports closed for silence: device, and when
        self._opened = 0
        self._there: list[str] = []  # ports that the last scan found
        self._shared: tuple[Message, ...] = ()  # ports that another program reads as well
        self._holders_due = 0.0
        self._searcher: threading.Thread | None = None
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
                gone = [name for name, link in self.links.items() if link.error is not None] + self._hush(core)
                for name in gone:
                    self.links.pop(name).close()
                    self._unanswered.pop(name, None)
                if look:
                    self._look_for_broker()
                over_mqtt = self._open_heard()
                opened = [*(self._open_new() if look else []), *over_mqtt]
                received = {name: link.take() for name, link in self.links.items()}
                t, wall, entries = time.monotonic(), time.time(), list(self.entries())
                if self.frames is not None:
                    self.frames.take(t, wall, received)
                for entry in entries:
                    _log.debug("entry: %r", entry)
                outcome = core.step(
                    Turn(
                        t=t,
                        gone=gone,
                        opened=opened,
                        over_mqtt=over_mqtt,
                        received=received,
                        entries=entries,
                        wall=wall,
                        outside=tuple(self._problems()),
                    )
                )
                look = outcome.scan
                for event in outcome.events:
                    _log.debug("event: %s", event)
                for name, data in outcome.sent.items():
                    if data:
                        self.links[name].write(data)
                if outcome.changed:
                    self.shown(core)
                self.stepped()
        finally:
            for link in self.links.values():
                link.close()
            if self.frames is not None:
                self.frames.close()
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

    def _hush(self, core: HubCore) -> list[str]:
        """Links on which no node has said hello in time. Their ports are given back."""
        now = time.monotonic()
        silent = []
        for name, since in list(self._unanswered.items()):
            session = core.hub.nodes.sessions[name]
            path = self.links[name].path
            if session.hello is not None or session.not_admitted is not None:
                del self._unanswered[name]
                self._silent.pop(path, None)
                self.said_hello(path)
            elif now - since >= HELLO_WITHIN_S and self.links[name].error is None:
                _log.info("port %r: no node says hello; closed", path)
                self._silent[path] = (_place(path), now)
                silent.append(name)
        return silent

    def _rests(self, path: str) -> bool:
        """True where a port was silent and is still the same device; one that is `vouched` for gets another chance."""
        if path not in self._silent:
            return False
        place, since = self._silent[path]
        return place == _place(path) and not (self.vouched(path) and time.monotonic() - since >= AGAIN_S)

    def _search_holders(self) -> None:
        """Starts a search for other programs on the open ports, now and then."""
        now = time.monotonic()
        if now < self._holders_due or (self._searcher is not None and self._searcher.is_alive()):
            return
        self._holders_due = now + HOLDERS_EVERY_S
        paths = [path for path in self._there if path not in self._silent]  # a port read by two is often closed

        def search() -> None:
            found = [sharing for path in paths for sharing in shared(path)]
            self._shared = tuple(Message("problem-port-shared", sharing.params) for sharing in found)

        self._searcher = threading.Thread(target=search, name="port holders", daemon=True)
        self._searcher.start()

    def _problems(self) -> list[Message]:
        """Problems of ports and broker that no link shows."""
        self._search_holders()
        problems = [*self._shared, *self.more_problems()]
        problems += [Message("problem-port-silent", {"port": path}) for path in self._silent if self.vouched(path)]
        crowd = None if self.broker is None else self.broker.crowd()
        if self.broker is not None and crowd is not None:
            example = crowd[0] if crowd else ""
            topic = str(NodeTopic(self.broker.address.table, example or "+", ONLINE))
            params: dict[str, Parameter] = {
                "broker": str(self.broker.address),
                "count": NODES_LIMIT,
                "silent": len(crowd),
                "topic": topic,
            }
            problems.append(Message("problem-broker-full", params))
        return problems

    def _open_new(self) -> list[str]:
        """Opens every new port. Link names carry a generation, so a port that returns is a new link."""
        held = {link.path for link in self.links.values()}
        there = self._there = self.find_ports()
        self._refused &= set(there)
        self._silent = {path: found for path, found in self._silent.items() if path in there}
        opened = []
        for path in there:
            if path in held or self._rests(path):
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
            self._unanswered[name] = time.monotonic()
            opened.append(name)
        return opened


def _place(path: str) -> _Place | None:
    """The device behind a path; another one if the cable was pulled and plugged in again. None: it has gone."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino, found.st_rdev

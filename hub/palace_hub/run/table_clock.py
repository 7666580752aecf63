"""Drives the hub by the simulated table: windows of simulated time over a control channel, bytes over real ptys.

Counters decide when bytes have arrived, never polls: the table says how many bytes it has written to
each port, and the hub reads until its own counter matches. A node on the table's broker is a port with the path
`mqtt://user:password@host:port/table/node`, and its counters count messages.
"""

import json
import os
import socket
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from palace_hub.core import bot_seats, learning, main_action, planning, snapshot
from palace_hub.core.step import HubCore
from palace_hub.core.turn import Turn
from palace_hub.errors import BadEntry, LinkFault, UsageFault
from palace_hub.link.broker import Broker, BrokerAddress
from palace_hub.link.faults import PortHeld
from palace_hub.link.mqtt_link import MqttLink
from palace_hub.link.protocol import Link
from palace_hub.link.serial_link import SerialLink
from palace_hub.referee.entries import Entry, parse_entry
from palace_hub.run.advisor import BotsAtOnce
from palace_hub.views.public import public_view, question_json
from palace_hub.wire.payloads import bodies

CONNECT_FOR_S = 30.0
"""Time (s) to reach the table's control channel: a table starts in 1 s, on a busy Pi in 10 s."""
HELD_FOR_S = 3.0
"""Time (s) for which another program may hold a new port: some programs probe every new port."""
GLANCE_S = 0.05
"""Interval (s) between attempts to open a held port."""
BYTES_WITHIN_S = 10.0
"""Wall time (s) in which written bytes must arrive."""


MQTT = "mqtt://"


def topics_of(path: str) -> tuple[BrokerAddress, str]:
    """Broker and node of a port's MQTT path; raises `TableGone` for a wrong path."""
    parts = urlsplit(path)
    table, _, node = parts.path.strip("/").partition("/")
    try:
        address = BrokerAddress(
            parts.hostname or "", parts.port or 0, table, parts.username or "", parts.password or ""
        )
    except (ValueError, UsageFault) as error:
        raise TableGone(f"no broker in the table's port: {error}", what=str(error)) from None
    return address, node


class TableGone(LinkFault):
    """The table ended without a goodbye, or its bytes never arrived; the run is over."""

    key = "error-table-gone"


class ControlChannel:
    """JSON lines on a Unix socket, in turns.

    `over`: whether the table has ended, so that waiting is useless. `last_words`: why it has ended; "" if it is silent.
    """

    def __init__(
        self, path: Path, over: Callable[[], bool] = lambda: False, last_words: Callable[[], str] = lambda: ""
    ) -> None:
        self._last_words = last_words
        deadline = time.monotonic() + CONNECT_FOR_S
        while True:
            self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            try:
                self._socket.connect(str(path))
            except OSError as error:
                self._socket.close()
                if over() or time.monotonic() > deadline:
                    raise self._gone(f"no virtual table at {path}: {error.strerror}") from None
                time.sleep(0.05)
            else:
                break
        self._reader = self._socket.makefile("rb")

    def send(self, kind: str, body: dict[str, Any]) -> None:
        """Writes one message; raises `TableGone`."""
        try:
            self._socket.sendall(json.dumps({kind: body}, separators=(",", ":")).encode() + b"\n")
        except OSError as error:
            raise self._gone(str(error.strerror)) from None

    def receive(self) -> tuple[str, dict[str, Any]]:
        """Waits for the next message; raises `TableGone` at the end of the channel."""
        try:
            line = self._reader.readline()
        except OSError as error:
            raise self._gone(str(error.strerror)) from None
        if not line.endswith(b"\n"):
            raise self._gone("no goodbye")
        message: dict[str, dict[str, Any]] = json.loads(line)
        ((kind, body),) = message.items()
        return kind, body

    def _gone(self, what: str) -> "TableGone":
        what = self._last_words() or what
        return TableGone(f"the virtual table is gone: {what}", what=what)

    def close(self) -> None:
        """Closes the channel."""
        self._reader.close()
        self._socket.close()


class TableClock:
    """Gives the core its turns as the table advances; `entries`: local entries since the last turn."""

    def __init__(
        self,
        channel: ControlChannel,
        entries: Callable[[], Iterable[Entry]] = tuple,
        shown: Callable[[HubCore], None] = lambda core: None,
    ) -> None:
        self.channel = channel
        self._bots = BotsAtOnce()
        self.entries = entries
        self.shown = shown
        self.condition = threading.Condition()
        self.links: dict[str, Link] = {}
        self._brokers: dict[BrokerAddress, Broker] = {}
        self.sent: dict[str, int] = {}
        self.attached: dict[str, Any] = {}
        self.ended = False
        self._ports: dict[str, str] = {}
        self._scan = True
        self._stopped = False
        self._view: dict[str, Any] | None = None

    def attach(self) -> dict[str, Any]:
        """Introduces the hub; returns the table's description: time, players, settings, deck seed."""
        self.channel.send("attach", {"hub": "palace-hub", "pid": os.getpid()})
        kind, self.attached = self.channel.receive()
        if kind != "attached":
            raise TableGone(f"expected attached from the virtual table, got {kind}", what=kind)
        self._ports = dict(self.attached["ports"])
        return self.attached

    def stop(self) -> None:
        """Ends the run after the present window."""
        self._stopped = True

    def wake(self) -> None:
        """Does nothing: the table decides when a window comes."""

    def run(self, core: HubCore) -> dict[str, Any] | None:
        """Drives the core to the table's goodbye and returns it; None after `stop`."""
        self._answer(core, ())
        try:
            while not self._stopped:
                kind, body = self.channel.receive()
                if kind == "bye":
                    self.ended = True
                    return body
                self._window(core, body)
            return None
        finally:
            for link in self.links.values():
                link.close()
            for broker in self._brokers.values():
                broker.close()
            self.channel.close()

    def _window(self, core: HubCore, body: dict[str, Any]) -> None:
        self._ports = body["ports"]
        gone = self._close_gone()
        opened = self._open_new() if self._scan else []
        received = self._read(body["received"])
        entries = [*self._typed(body["entries"]), *self.entries(), *self._bots.of(core)]
        over_mqtt = {name: link.node for name in opened if isinstance(link := self.links[name], MqttLink)}
        outcome = core.step(
            Turn(t=body["t"], gone=gone, opened=opened, over_mqtt=over_mqtt, received=received, entries=entries)
        )
        self._scan = outcome.scan
        for name, data in outcome.sent.items():
            if data:
                self.links[name].write(data)
            self.sent[name] = self._counted(self.links[name], self.sent.get(name, 0), data)
        self._answer(core, outcome.events)
        if outcome.changed:
            self.shown(core)

    def _answer(self, core: HubCore, events: tuple[dict[str, Any], ...]) -> None:
        hub = core.hub
        asked = snapshot.question(hub.book)
        done: dict[str, Any] = {
            "sent": self.sent,
            "events": list(events),
            "ledger": hub.ledger,
            "question": question_json(asked),
        }
        if hub.revision != self._answered:
            self._answered = hub.revision
            view = public_view(
                phase=hub.phase.value,
                stage=hub.stage.value if hub.stage is not None else None,
                game=hub.book.game.state if hub.book is not None else None,
                judgement=hub.judgement,
                question=asked,
                can_confirm=main_action.confirmable(hub),
                manual=hub.manual,
                chosen=hub.choices.cards,
                plan=planning.plan_draft(hub),
                knob=hub.choices.knob,
                plate_setup=None if hub.wizard is None else hub.wizard.views(hub).plate_setup,
                to_learn=learning.to_learn(hub),
                map_turns=0 if hub.book is None else hub.book.map_turns,
                bot=bot_seats.view(hub),
            )
            if view != self._view:
                self._view = done["view"] = view
        self.channel.send("done", done)

    _answered = -1

    def _typed(self, entries: Iterable[object]) -> Iterable[Entry]:
        for entry in entries:
            try:
                yield parse_entry(entry)
            except BadEntry as error:
                raise TableGone(f"the virtual table typed nonsense: {error}", what=str(error)) from None

    def _close_gone(self) -> list[str]:
        gone = [name for name in self.links if name not in self._ports]
        for name in gone:
            link = self.links.pop(name)
            self._wait(name, lambda link=link: link.error is not None)  # type: ignore[misc]
            link.close()
            self.sent.pop(name, None)
        return gone

    def _open_new(self) -> list[str]:
        opened = []
        for name, path in self._ports.items():
            if name not in self.links:
                self.links[name] = self.open_port(path)
                self.sent[name] = 0
                opened.append(name)
        return opened

    def open_port(self, path: str) -> Link:
        """Opens a serial port or a broker's topics. Waits for a port that another program still holds."""
        if not path.startswith(MQTT):
            return self._open_serial(path)
        address, node = topics_of(path)
        broker = self._brokers.get(address)
        if broker is None or not broker.ready:  # a dead one is reconnected at once, without waiting for its retry
            if broker is not None:
                broker.close()
            broker = self._brokers[address] = Broker(address, self.condition)
        self._wait(node, lambda: broker.ready)
        return broker.open(node)

    def _open_serial(self, path: str) -> SerialLink:
        deadline = time.monotonic() + HELD_FOR_S
        while True:
            try:
                return SerialLink(path, self.condition)
            except PortHeld:
                if time.monotonic() > deadline:
                    raise
                time.sleep(GLANCE_S)

    @staticmethod
    def _counted(link: Link, before: int, data: bytes) -> int:
        """The counter of a port after `data`: messages on a broker, bytes on a pty."""
        return before + (len(bodies(data)) if isinstance(link, MqttLink) else len(data))

    def _read(self, received: dict[str, int]) -> dict[str, bytes]:
        data = {}
        for name, link in self.links.items():
            expected = received.get(name, 0)
            self._wait(name, lambda link=link, n=expected: link.received >= n)  # type: ignore[misc]
            data[name] = link.take()
        return data

    def _wait(self, name: str, reached: Callable[[], bool]) -> None:
        with self.condition:
            if not self.condition.wait_for(reached, BYTES_WITHIN_S):
                raise TableGone(f"link {name}: the table's bytes did not come out of the port", what=name)

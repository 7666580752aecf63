"""The hub's nodes: a session for each link, the tray and the plate, their configuration, and the tray's lights.

A node is identified by chip id and role, not by its port. `wire.census` decides which link of a chip is used.
"""

from binascii import crc32
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from palace_hub.core.nodes.records import Counts, NodeRecord, NodeRecords
from palace_hub.link.time_in_states import TimeInStates
from palace_hub.locale.message import Message
from palace_hub.referee.cues import Cue
from palace_hub.referee.judgement import Light
from palace_hub.wire.census import Admission, Carrier, NodePlace, admission
from palace_hub.wire.events import Batch, CommandDone, CommandGivenUp, NodeEvent, Ready, Restarted, StateChanged
from palace_hub.wire.frames import Hello, Status
from palace_hub.wire.rates import RateWatch
from palace_hub.wire.session import STALE_SECONDS, NodeSession
from palace_hub.wire.states import IN_SESSION, LinkState

_LIVE = (LinkState.LIVE, LinkState.STALE)
LIVE_STATES = frozenset(state.value for state in _LIVE)
"""States in which a node's last reading is valid: stale is half a second of silence, no loss."""
TRAY, PLATE = "tray", "plate"
MQTT_STALE_SECONDS = 1.5
"""Silence after which a node on MQTT is stale: Wi-Fi delays messages longer than a cable. Assumed."""
CONFIGURATIONS: Mapping[str, str] = {TRAY: '{"role":"tray"}'}
"""Default configuration by role; a plate keeps its own, because its Hall chain is built in."""

BRIGHTNESS: Mapping[Light, float] = {
    Light.OFF: 0.0,
    Light.TAKE: 0.42,
    Light.PUT_BACK: 0.17,
    Light.WRONG: 0.42,
    Light.ASK: 1.0,
}
"""Mean current of a light over its rhythm, as a part of that of one that asks (`firmware/drivers/lights.py`)."""

_TURNED_AWAY = {Admission.COPY: "problem-node-copy", Admission.SPARE: "problem-node-twice"}


@dataclass
class OpenLink:
    """A link with its session."""

    session: NodeSession
    carrier: Carrier
    rates: RateWatch = field(default_factory=RateWatch)
    admission: Admission = Admission.WELCOME  # the answer to the last hello
    config_refused: bool = False
    record: NodeRecord = field(default_factory=NodeRecord)  # of the node on this link
    counted: Counts = (0, 0, 0, 0)  # the link's counters that `record` contains


@dataclass
class Nodes:
    """All open links, each with its session."""

    new_session: Callable[[], str]
    bound: str | None = None  # chip id of the tray that was weighed in
    configurations: dict[str, str] = field(default_factory=lambda: dict(CONFIGURATIONS))  # the text that a role runs
    open_links: dict[str, OpenLink] = field(default_factory=dict)
    totals: dict[str, dict[str, int | str]] = field(default_factory=dict)  # counters of closed links, by link name
    stood: TimeInStates = field(default_factory=TimeInStates)
    records: NodeRecords = field(default_factory=NodeRecords)
    lit: float = 0.0  # share of the tray's lights that are lit, by `BRIGHTNESS`
    _lights: tuple[Light, ...] | None = None
    _t: float = 0.0

    @property
    def sessions(self) -> dict[str, NodeSession]:
        """The sessions by link name, in the order of opening."""
        return {name: link.session for name, link in self.open_links.items()}

    def opened(self, name: str, t: float, mqtt: str | None = None) -> None:
        """Open a link at hub time `t`; `mqtt`: the node id of its topics, for a link on a broker."""
        carrier = Carrier.SERIAL if mqtt is None else Carrier.MQTT
        session = NodeSession(
            self.new_session,
            stale_seconds=STALE_SECONDS if mqtt is None else MQTT_STALE_SECONDS,
            node=mqtt,
            admits=partial(self._admits, name),
        )
        self.open_links[name] = OpenLink(session, carrier)
        self._t = t
        session.waits = mqtt is not None and any(other.node == mqtt and other.alive for other in self._places(name))
        self._noticed(name, self.open_links[name], session.opened(t), t)

    def gone(self, name: str, t: float) -> Sequence[NodeEvent]:
        """Close a link at hub time `t`; the totals keep its counters."""
        link = self.open_links.pop(name, None)
        if link is None:
            return ()
        _add(self.totals, name, link.session)
        return self._noticed(name, link, link.session.closed(t), t)

    def receive(self, name: str, t: float, data: bytes) -> Sequence[NodeEvent]:
        """The events in bytes that came by hub time `t`."""
        link = self.open_links.get(name)
        if link is None:
            return ()
        self._t = t
        return self._noticed(name, link, link.session.receive(t, data), t)

    def tick(self, t: float) -> list[tuple[str, NodeEvent]]:
        """The events of timers that are due by hub time `t`, with their link names."""
        self._t = t
        events: list[tuple[str, NodeEvent]] = []
        for name, link in self.open_links.items():
            if link.session.waits and not self._elsewhere(name, link):
                link.session.waits = False
            events += [(name, event) for event in self._noticed(name, link, link.session.tick(t), t)]
        return events

    def bind(self, node: str | None) -> None:
        """Rely on the tray with this chip id only; None: on any."""
        self.bound = node

    def take_sessions_from(self, source: Callable[[], str]) -> None:
        """Take session ids from `source`."""
        self.new_session = source

    # -- admission ----------------------------------------------------------------------------------------------

    def _places(self, but: str) -> list[NodePlace]:
        """The nodes on all links except `but`."""
        return [
            NodePlace(link.carrier, link.session.hello.id, link.session.hello.boot, link.session.state in IN_SESSION)
            for name, link in self.open_links.items()
            if name != but and link.session.hello is not None
        ]

    def _elsewhere(self, name: str, link: OpenLink) -> bool:
        """True where the node that waits on this link is alive on another link."""
        hello = link.session.not_admitted or link.session.hello
        return hello is None or any(other.node == hello.id and other.alive for other in self._places(name))

    def _admits(self, name: str, hello: Hello) -> bool:
        link = self.open_links[name]
        answer = link.admission = admission(NodePlace(link.carrier, hello.id, hello.boot), self._places(name))
        if answer is Admission.TAKES_OVER:
            for other in self.open_links.values():
                known = other.session.hello
                if other is not link and known is not None and known.id == hello.id:
                    other.session.step_aside(self._t)
                    other.admission = Admission.SPARE
        elif answer is Admission.SPARE:
            link.session.waits = True
        return answer in (Admission.WELCOME, Admission.TAKES_OVER)

    def _noticed(self, name: str, link: OpenLink, events: Sequence[NodeEvent], t: float) -> Sequence[NodeEvent]:
        hello = link.session.hello
        tray = hello is None or hello.role == TRAY
        for event in events:
            match event:
                case StateChanged():
                    self.stood.entered(name, event.new, t)
                case Batch():
                    link.rates.feed(event)
                case Ready():
                    self._lights = None if tray else self._lights
                    link.rates, link.config_refused = RateWatch(), False
                    self._configure(link, t)
                case Restarted() | CommandGivenUp():
                    self._lights = None if tray else self._lights
                case CommandDone(op="config"):
                    link.config_refused = not event.ok and event.why != "superseded"
        self._remember(name, link, events, t)
        return events

    def _remember(self, name: str, link: OpenLink, events: Sequence[NodeEvent], t: float) -> None:
        if link.session.hello is not None:
            link.record = self.records.of(link.session.hello, link.record, t)
        link.record.link, link.record.carrier = name.partition("#")[0], link.carrier
        link.counted = link.record.follow(link.session, link.counted, events, t)

    def absent(self) -> list[NodeRecord]:
        """The records of nodes without an open link."""
        hellos = [link.session.not_admitted or link.session.hello for link in self.open_links.values()]
        return self.records.except_for(hello.id for hello in hellos if hello is not None)

    # -- configuration --------------------------------------------------------------------------------------------

    def preset(self, configurations: Mapping[str, str]) -> None:
        """Have the nodes of these roles run these texts: the hub owns the configuration. No node may be open yet."""
        self.configurations.update(configurations)

    def _configure(self, link: OpenLink, t: float) -> None:
        hello = link.session.hello
        if hello is not None and not self.config_same(link.session):
            link.session.send(t, "config", text=self.configurations[hello.role])

    def config_same(self, session: NodeSession) -> bool:
        """True where a node runs the configuration of its role."""
        text = None if session.hello is None else self.configurations.get(session.hello.role)
        return text is None or session.config == f"{crc32(text.encode()):08x}"

    # -- the node of a role -------------------------------------------------------------------------------------

    def port_of(self, role: str, bound: str | None = None) -> str | None:
        """The link of the node of this role: a live one, otherwise the first. `bound`: only this chip id."""
        first = None
        for name, link in self.open_links.items():
            session, hello = link.session, link.session.hello
            if hello is None or hello.role != role or bound not in (None, hello.id):
                continue
            if session.state in _LIVE:
                return name
            first = first or name
        return first

    def role_of(self, name: str) -> str | None:
        """The role of the node on this link; None before its hello."""
        hello = self.open_links[name].session.hello
        return None if hello is None else hello.role

    def status_of(self, role: str) -> Status | None:
        """What the node of this role last said of itself; None before that."""
        port = self.tray_port if role == TRAY else self.plate_port
        return None if port is None else self.open_links[port].record.status

    @property
    def tray_port(self) -> str | None:
        """The link of the tray; after weighing in, of that tray only."""
        return self.port_of(TRAY, self.bound)

    @property
    def plate_port(self) -> str | None:
        """The link of the plate."""
        return self.port_of(PLATE)

    @property
    def tray(self) -> NodeSession | None:
        """The tray's session; None without a tray."""
        port = self.tray_port
        return None if port is None else self.open_links[port].session

    @property
    def tray_live(self) -> bool:
        """True while the tray's readings are valid."""
        tray = self.tray
        return tray is not None and tray.state in _LIVE

    @property
    def plate_live(self) -> bool:
        """True while the plate's readings are valid."""
        port = self.plate_port
        return port is not None and self.open_links[port].session.state in _LIVE

    def virtual(self, role: str) -> bool | None:
        """Whether the node of this role is a virtual one; None while there is none."""
        port = self.tray_port if role == TRAY else self.plate_port
        hello = None if port is None else self.open_links[port].session.hello
        return None if hello is None else hello.virtual

    @property
    def any_virtual(self) -> bool:
        """True while a virtual node answers, used or not, or the tray of this game is one."""
        sessions = [link.session for link in self.open_links.values()]
        hellos = [session.not_admitted or session.hello for session in sessions]
        bound = [record.hello for record in self.absent() if record.hello and record.hello.id == self.bound]
        return any(hello is not None and hello.virtual for hello in [*hellos, *bound])

    def rate_hz(self, name: str) -> float | None:
        """Conversions a second of the slowest cell on this link; None before four seconds of samples."""
        rates = [hz for hz in self.open_links[name].rates.hz if hz is not None]
        return min(rates, default=None)

    def problems(self) -> list[Message]:
        """Nodes that are not used or at fault, each with its fix."""
        problems = []
        used = {TRAY: self.tray_port, PLATE: self.plate_port}
        for name, link in self.open_links.items():
            session, hello = link.session, link.session.hello
            known = session.not_admitted or hello
            if session.state.value == "incompatible":
                problems.append(Message("problem-incompatible", {"port": name.partition("#")[0]}))
            elif known is not None and link.admission in _TURNED_AWAY:
                problems.append(Message(_TURNED_AWAY[link.admission], {"id": known.id}))
            elif hello is not None and name != used[hello.role]:
                key = "problem-other-tray" if hello.role == TRAY else "problem-other-plate"
                problems.append(Message(key, {"id": hello.id}))
            if hello is not None and session.state.value in LIVE_STATES:
                problems += [
                    Message("problem-slow-cell", {"role": hello.role, "cell": cell + 1, "rate": f"{hz:.0f}"})
                    for cell, hz in link.rates.slow()
                ]
                if link.config_refused:
                    problems.append(Message("problem-config-refused", {"id": hello.id}))
        return problems

    # -- lights and bytes ---------------------------------------------------------------------------------------

    def forget_lights(self) -> None:
        """Send the lights again: another tray answers."""
        self._lights = None

    def show(self, lights: tuple[Light, ...], t: float) -> None:
        """Send the tray its six lights, once for each change."""
        tray = self.tray
        if tray is None or not self.tray_live or lights == self._lights:
            return
        self._lights = lights
        self.lit = sum(BRIGHTNESS[light] for light in lights) / len(lights)
        tray.send(t, "lights", l=[light.code for light in lights])

    def beep(self, cue: Cue, t: float) -> None:
        """Play a cue on the tray's buzzer; a tray that is away misses it."""
        tray = self.tray
        if tray is not None and self.tray_live:
            tray.send(t, "beep", cue=cue.value)

    def output(self) -> dict[str, bytes]:
        """Bytes to write by link name, also for links without any: the caller sees which are open."""
        return {name: session.take_output() for name, session in self.sessions.items()}

    def links(self) -> dict[str, dict[str, int | str]]:
        """Per link name (without its generation): runtime, received bytes, damaged frames."""
        links = {name: dict(total) for name, total in self.totals.items()}
        for name, session in self.sessions.items():
            _add(links, name, session)
        return links


def _add(totals: dict[str, dict[str, int | str]], port: str, session: NodeSession) -> None:
    total = totals.setdefault(port.partition("#")[0], {"runtime": "", "bytes": 0, "rx_bad": 0})
    total["bytes"] = int(total["bytes"]) + session.counters.bytes
    total["rx_bad"] = int(total["rx_bad"]) + session.counters.rx_bad
    if session.hello is not None:
        total["runtime"] = session.hello.rt

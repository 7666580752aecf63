"""The hub's nodes: one session a port, the tray among them, what it is configured with and what its lights say."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from palace_hub.locale.message import Message
from palace_hub.referee.judgement import Light
from palace_hub.wire.events import CommandGivenUp, NodeEvent, Ready, Restarted
from palace_hub.wire.session import NodeSession

LIVE_STATES = frozenset({"live", "stale"})
"""States in which the tray's last word still stands: stale is half a second of silence, not a loss."""

_CODE = {light: code for code, light in enumerate(Light)}  # the firmware's light codes, 0 to 4 in this order


@dataclass
class Nodes:
    """All ports that are open, each with its session. `bound`: the chip id of the tray that was weighed in, if any."""

    new_session: Callable[[], str]
    bound: str | None = None
    sessions: dict[str, NodeSession] = field(default_factory=dict)
    totals: dict[str, dict[str, int | str]] = field(default_factory=dict)
    _lights: tuple[Light, ...] | None = None

    def opened(self, name: str, t: float) -> None:
        """A port was opened at hub time t."""
        session = NodeSession(self.new_session)
        self.sessions[name] = session
        session.opened(t)

    def gone(self, name: str, t: float) -> Sequence[NodeEvent]:
        """A port is gone at hub time t; what it counted stays in the totals of its link."""
        session = self.sessions.pop(name, None)
        if session is None:
            return ()
        _add(self.totals, name, session)
        return self._noticed(session.closed(t))

    def receive(self, name: str, t: float, data: bytes) -> Sequence[NodeEvent]:
        """The events in bytes that came by hub time t."""
        session = self.sessions.get(name)
        if session is None:
            return ()
        return self._noticed(session.receive(t, data))

    def tick(self, t: float) -> list[tuple[str, NodeEvent]]:
        """The events of timers due by hub time t, with their port names."""
        return [(name, event) for name, session in self.sessions.items() for event in self._noticed(session.tick(t))]

    def _noticed(self, events: Sequence[NodeEvent]) -> Sequence[NodeEvent]:
        for event in events:
            if isinstance(event, Ready | Restarted | CommandGivenUp):
                self._lights = None
        return events

    @property
    def tray_port(self) -> str | None:
        """The port of the tray that was weighed in, where one was; a live one before others, then the first.

        Identity is the chip's id, never the port (DESIGN 3).
        """
        ports = [
            name
            for name, session in self.sessions.items()
            if session.hello is not None and session.hello.role == "tray" and self.bound in (None, session.hello.id)
        ]
        live = [name for name in ports if self.sessions[name].state.value in LIVE_STATES]
        return next(iter(live or ports), None)

    @property
    def tray(self) -> NodeSession | None:
        """The tray's session, None while there is none."""
        port = self.tray_port
        return None if port is None else self.sessions[port]

    @property
    def tray_live(self) -> bool:
        """True while the tray's readings can be relied on."""
        tray = self.tray
        return tray is not None and tray.state.value in LIVE_STATES

    def forget_lights(self) -> None:
        """Another tray answers: tell it its lights anew."""
        self._lights = None

    def problems(self) -> list[Message]:
        """Nodes that are there and not used: another tray, the same one twice, a version that cannot be spoken to."""
        found = []
        for name, session in self.sessions.items():
            if session.state.value == "incompatible":
                found.append(Message("problem-incompatible", {"port": name.partition("#")[0]}))
            elif session.hello is not None and session.hello.role == "tray" and name != self.tray_port:
                same = self.tray is not None and self.tray.hello is not None and session.hello.id == self.tray.hello.id
                found.append(Message("problem-tray-twice" if same else "problem-other-tray", {"id": session.hello.id}))
        return found

    def show(self, lights: tuple[Light, ...], t: float) -> None:
        """Tell the tray its six lights, once for each change."""
        tray = self.tray
        if tray is None or not self.tray_live or lights == self._lights:
            return
        self._lights = lights
        tray.send(t, "lights", l=[_CODE[light] for light in lights])

    def output(self) -> dict[str, bytes]:
        """Bytes to be written, by port name; ports with nothing to say included, so that they are known to be open."""
        return {name: session.take_output() for name, session in self.sessions.items()}

    def links(self) -> dict[str, dict[str, int | str]]:
        """Per link name (without its generation): runtime, bytes received, damaged frames."""
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

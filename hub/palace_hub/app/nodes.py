"""The hub's nodes: one session a port, the tray among them, what it is configured with and what its lights say."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from palace_hub.referee.judgement import Light
from palace_hub.wire.events import CommandGivenUp, NodeEvent, Ready, Restarted
from palace_hub.wire.session import NodeSession

LIVE_STATES = frozenset({"live", "stale"})
"""States in which the tray's last word still stands: stale is half a second of silence, not a loss."""

_CODE = {light: code for code, light in enumerate(Light)}  # the firmware's light codes, 0 to 4 in this order


@dataclass
class Nodes:
    """All ports that are open, each with its session; `tray` is the port whose node said that it is one."""

    new_session: Callable[[], str]
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
    def tray(self) -> NodeSession | None:
        """The tray's session, None while no open port has a tray behind it."""
        for session in self.sessions.values():
            if session.hello is not None and session.hello.role == "tray":
                return session
        return None

    @property
    def tray_live(self) -> bool:
        """True while the tray's readings can be relied on."""
        tray = self.tray
        return tray is not None and tray.state.value in LIVE_STATES

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

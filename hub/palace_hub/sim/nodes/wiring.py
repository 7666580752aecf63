"""A node over a cable: its process, cable faults and the hub's port, through kills, restarts and pulled plugs."""

import logging
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from palace_hub.link.firmware import firmware_folder, runtime
from palace_hub.sim.config import TableConfig
from palace_hub.sim.nodes.cable import Cable
from palace_hub.sim.nodes.ports import HubPort
from palace_hub.sim.nodes.process import Grant, NodeProcess
from palace_hub.sim.world import streams

POWER_ON, RESET, OWN_RESTART = 1, 2, 3  # `cause` in hello
SAMPLE = b'"t":"s"'
MOST_OWN_RESTARTS = 20  # then the node stays off; assumed

_log = logging.getLogger(__name__)


def chip_id(config: TableConfig, role: str) -> str:
    """The chip id of a role's node at this table."""
    return f"{streams.key(config.seed, 'id', role) % (1 << 40):010x}"


class Wiring:
    """The node of one role on a cable, with a new boot id at each start.

    `flash`: its configuration before the first start, "" for none.
    """

    over = "serial"

    def __init__(self, role: str, config: TableConfig, folder: Path, flash: str = "") -> None:
        self._role = role
        self._config = config
        self._folder = folder
        self._command: Sequence[str] = runtime().argv(firmware_folder())
        self._id = chip_id(config, role)
        self._flash = folder / f"{role}.config.json"
        self._broker: Path | None = None  # its broker.json over MQTT
        if flash:
            self._flash.write_text(flash)
        self._boots = 0
        self._generation = 0
        self._down = b""
        self._restart_at: float | None = None
        self._replug_at: float | None = None
        self.cable = Cable(config.noise, role, config.flip_rate, config.hit, config.garbage_rate)
        self.lights: tuple[int, ...] = ()
        self.cues: list[tuple[float, str]] = []
        """Sounds of the buzzer so far, with their table times (s)."""
        self.heard = False  # whether the hub was sent samples of the last window
        self.port: HubPort | None = None
        self.node: NodeProcess | None = None
        self._begin()

    def _begin(self) -> None:
        self._plug()
        self._start(POWER_ON)

    @property
    def role(self) -> str:
        return self._role

    @property
    def ports(self) -> dict[str, str]:
        """Name and path of the hub's port; empty while the cable is pulled."""
        return {} if self.port is None else {self.port.name: self.port.path}

    @property
    def received(self) -> dict[str, int]:
        """Bytes written to the hub since it opened the port, by port name."""
        return {self.port.name: self.port.received} if self.port is not None and self.port.open else {}

    def window(self, t: float, grant: Grant) -> None:
        """Run one window: pass in the hub's bytes of the last window, run the node, send its bytes to the hub."""
        self.heard = False
        if self._replug_at is not None and t >= self._replug_at:
            self._plug()
        if self.node is None:
            self._down = b""
            if self._restart_at is None or t < self._restart_at:
                return
            self._start(RESET)
        if self.node is None:
            return
        serial, self._down = self._down, b""
        outcome = self.node.window(serial, grant)
        self._to_hub(outcome.wrote)
        self.heard = SAMPLE in outcome.wrote and self.port is not None and self.port.open
        if outcome.ended:
            _log.warning("%s has ended by itself at %.2f s", self._role, t)
            self.node = None
            if self._boots < MOST_OWN_RESTARTS:
                self._start(OWN_RESTART)
            return
        self.lights = outcome.lights or self.lights
        self.cues += [(round(t, 2), cue) for cue in outcome.beeps]

    def opened(self, counted: Mapping[str, int], check: Callable[[], None]) -> None:
        """Take the hub's counters of `done`, by port name; `check` raises when the hub has died."""
        sent = counted.get(self.port.name) if self.port is not None else None
        if self.port is None or sent is None:
            return
        self.port.open = True
        self._down += self.cable.down(self.port.read_to(sent, check))

    def attach(self) -> None:
        """Discard the old hub's bytes for a new hub."""
        self._down = b""
        if self.port is not None:
            self.port.forget()

    def kill(self, t: float, seconds: float) -> None:
        """Kill the node's process; it restarts after `seconds` with a new boot id and ticks from 0."""
        if self.node is not None:
            self._to_hub(self.node.end())
            self.node = None
        self._restart_at = t + seconds

    def unplug(self, t: float, seconds: float) -> None:
        """Pull the cable: the running node's bytes are lost; a new port exists after `seconds`."""
        if self.port is not None:
            self.port.close()
            self.port = None
        self._down = b""
        self._replug_at = t + seconds

    def close(self) -> None:
        """End the process and close the port."""
        if self.node is not None:
            self.node.close()
            self.node = None
        if self.port is not None:
            self.port.close()
            self.port = None

    def _to_hub(self, data: bytes) -> None:
        if data and self.port is not None and self.port.open:
            self.port.write(self.cable.up(data))

    def _plug(self) -> None:
        self._generation += 1
        self._replug_at = None
        self.port = HubPort(f"{self._role}#{self._generation}")

    def _start(self, cause: int) -> None:
        self._boots += 1
        self._restart_at = None
        ident: dict[str, str | int] = {
            "id": self._id,
            "boot": f"{streams.key(self._config.seed, 'boot', self._role, self._boots) % (1 << 16):04x}",
            "cause": cause,
        }
        if self._boots == 1 and self._config.ticks_start:
            ident["ticks"] = self._config.ticks_start
        self.node = NodeProcess(
            self._role,
            self._command,
            ident,
            self._flash,
            self._folder / f"{self._role}.err",
            self._broker,
        )

"""One node with its cable: process, damage and the hub's port, through kills, restarts and pulled plugs."""

import logging
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from palace_hub.link.firmware import firmware_folder, runtime
from palace_hub.sim.config import TableConfig
from palace_hub.sim.nodes.cable import Cable
from palace_hub.sim.nodes.ports import HubPort
from palace_hub.sim.nodes.process import Grant, NodeProcess
from palace_hub.sim.world import streams

POWER_ON, RESET, OWN_RESTART = 1, 2, 3  # causes in hello
SAMPLE = b'"t":"s"'
MOST_OWN_RESTARTS = 20  # a node that ends by itself again and again stays off

_log = logging.getLogger(__name__)


def chip_id(config: TableConfig, role: str) -> str:
    """The id of the chip that a role's node has on this table."""
    return f"{streams.key(config.seed, 'id', role) % (1 << 40):010x}"


class Wiring:
    """The node of one role on a cable. Its id is the chip's; each start has a boot id of its own.

    `flash`: the configuration that its flash holds before its first start, "" for none.
    """

    over = "serial"

    def __init__(self, role: str, config: TableConfig, folder: Path, flash: str = "") -> None:
        self._role = role
        self._config = config
        self._folder = folder
        self._command: Sequence[str] = runtime().argv(firmware_folder())
        self._id = chip_id(config, role)
        self._flash = folder / f"{role}.config.json"
        self._broker: Path | None = None  # its broker.json, where it speaks MQTT
        if flash:
            self._flash.write_text(flash)
        self._boots = 0
        self._generation = 0
        self._down = b""
        self._restart_at: float | None = None
        self._replug_at: float | None = None
        self.cable = Cable(config.noise, role, config.flip_rate, config.hit, config.garbage_rate)
        self.lights: tuple[int, ...] = ()
        self.heard = False  # whether samples of the last window went into the hub's port
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
        """Name and path of the port that the hub may open, none while it is pulled out."""
        return {} if self.port is None else {self.port.name: self.port.path}

    @property
    def received(self) -> dict[str, int]:
        """By name, what the hub is to have received since it opened the port."""
        return {self.port.name: self.port.received} if self.port is not None and self.port.open else {}

    def window(self, t: float, grant: Grant) -> None:
        """One window: the hub's bytes of the last one go in, the node runs, its bytes go to the hub."""
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

    def opened(self, counted: Mapping[str, int], check: Callable[[], None]) -> None:
        """The hub's counters in `done`, by port name; `check` raises when the hub has died."""
        sent = counted.get(self.port.name) if self.port is not None else None
        if self.port is None or sent is None:
            return
        self.port.open = True
        self._down += self.cable.down(self.port.read_to(sent, check))

    def attach(self) -> None:
        """A new hub: nothing of the old one's bytes is left on either side."""
        self._down = b""
        if self.port is not None:
            self.port.forget()

    def kill(self, t: float, seconds: float) -> None:
        """Kills the node's process; it starts again later with a new boot id and ticks from 0."""
        if self.node is not None:
            self._to_hub(self.node.end())
            self.node = None
        self._restart_at = t + seconds

    def unplug(self, t: float, seconds: float) -> None:
        """Pulls the cable; the node goes on, its bytes are lost, and a new port is there after `seconds`."""
        if self.port is not None:
            self.port.close()
            self.port = None
        self._down = b""
        self._replug_at = t + seconds

    def close(self) -> None:
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

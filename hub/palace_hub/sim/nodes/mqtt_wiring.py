"""A node over MQTT: its process and its topics as the hub's port, through kills and restarts."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from palace_hub.sim.config import TableConfig
from palace_hub.sim.nodes.broker_tap import AirPort, BrokerTap
from palace_hub.sim.nodes.own_broker import OwnBroker
from palace_hub.sim.nodes.process import Grant
from palace_hub.sim.nodes.wiring import MOST_OWN_RESTARTS, OWN_RESTART, POWER_ON, RESET, Wiring
from palace_hub.sim.world import streams

NEAREST_DBM, NEAR_DBM = -48, 16
"""Signal strength of an access point in the same flat: -48 to -63 dBm (assumed)."""

_log = logging.getLogger(__name__)


class AirWiring(Wiring):
    """Wiring over a broker. The port exists from the node's first message until its process ends."""

    over = "mqtt"

    def __init__(
        self, role: str, config: TableConfig, folder: Path, broker: OwnBroker, tap: BrokerTap, flash: str = ""
    ) -> None:
        self._own_broker = broker
        self._tap = tap
        self._published = 0  # by this process
        self._published_before = 0  # messages of earlier processes
        self._commands = 0  # to this process
        self._wills = 0
        self._dbm = NEAREST_DBM - streams.key(config.seed, "distance", role) % NEAR_DBM
        self._broker_back_at: float | None = None
        self._lost_count = (
            False  # the broker died with queued messages, so the number delivered to this process is unknown
        )
        self.air_port: AirPort | None = None
        super().__init__(role, config, folder, flash)

    def _begin(self) -> None:
        self._broker = self._own_broker.node_file(self._id)
        self._start(POWER_ON)

    @property
    def ports(self) -> dict[str, str]:
        return {} if self.air_port is None else {self.air_port.name: self.air_port.path}

    @property
    def received(self) -> dict[str, int]:
        port = self.air_port
        return {port.name: port.received} if port is not None and port.open else {}

    def window(self, t: float, grant: Grant) -> None:
        """Run one window: the node receives the commands of the last window, runs, and publishes."""
        self.heard = False
        if self._broker_back_at is not None and t >= self._broker_back_at:
            self._revive()
        self._own_broker.require_running()
        if self.node is None:
            if self._restart_at is None or t < self._restart_at:
                return
            self._start(RESET)
        if self.node is None:
            return
        port = self.air_port
        if port is not None:
            self._commands, port.pending = self._commands + port.pending, 0
        commands = 0 if self._lost_count else self._commands
        outcome = self.node.window(b"", replace(grant, commands=commands, rssi=self._dbm))
        if outcome.ended:
            _log.warning("%s has ended by itself at %.2f s", self._role, t)
            self._end()
            if self._boots < MOST_OWN_RESTARTS:
                self._start(OWN_RESTART)
            return
        fresh, self._published = outcome.published - self._published, outcome.published
        if port is not None:
            port.count(fresh)
            self.heard = port.open and fresh > 0
        elif fresh:
            self._generation += 1
            port = self.air_port = AirPort(f"{self._role}#{self._generation}", self._id, self._own_broker, self._tap)
        if port is not None and not port.open:
            self._wait_to_be_heard()

    def opened(self, counted: Mapping[str, int], check: Callable[[], None]) -> None:
        port = self.air_port
        if port is not None and port.name in counted:
            port.opened(counted[port.name], check)

    def attach(self) -> None:
        if self.air_port is not None:
            self.air_port.forget()

    def kill(self, t: float, seconds: float) -> None:
        if self.node is not None:
            self.node.end()
            self._end()
        self._restart_at = t + seconds

    def unplug(self, t: float, seconds: float) -> None:
        """Cut the node's supply, since it has no cable."""
        self.kill(t, seconds)

    def kill_broker(self, t: float, seconds: float) -> None:
        """Kill the broker with its queues and restart it after `seconds`; the node reconnects by itself."""
        if self._broker_back_at is None:
            self._own_broker.kill()
        self._broker_back_at = t + seconds
        self.air_port = None
        self._lost_count = True

    def _revive(self) -> None:
        self._broker_back_at = None
        self._own_broker.revive()
        self._tap.listen()
        self._published_before = self._tap.published[self._id] - self._published
        self._wills = self._tap.wills[self._id]

    def close(self) -> None:
        super().close()
        self._tap.close()
        if self._broker_back_at is None:
            self._own_broker.close()

    def _wait_to_be_heard(self) -> None:
        """Wait for messages under way; they would otherwise reach a hub that connects now."""
        wanted = self._published_before + self._published
        self._tap.wait(lambda: self._tap.published[self._id] >= wanted, self._role)

    def _end(self) -> None:
        """The process has ended: wait for its last will, which follows all its messages."""
        if self.air_port is not None:
            self._wills += 1
            self._tap.wait(lambda: self._tap.wills[self._id] >= self._wills, self._role)
        self._published_before = self._tap.published[self._id]
        self.node, self.air_port = None, None

    def _start(self, cause: int) -> None:
        self._published = self._commands = 0
        self._lost_count = False
        super()._start(cause)

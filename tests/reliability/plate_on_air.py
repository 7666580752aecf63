"""A plate in real time whose messages the firmware's own MQTT client carries, as from a Pico W."""

import threading
import time
from pathlib import Path

from tests.link.small_broker import DEADLINE

from palace_hub.link.firmware import firmware_folder, runtime
from palace_hub.sim.alone.node import LoneNode
from palace_hub.sim.alone.run import WINDOW_S
from palace_hub.sim.nodes.own_broker import OwnBroker
from palace_hub.sim.nodes.process import NodeProcess

NODE = "p1a7e"


class FirmwareOnAir(LoneNode):
    """The node of `palace node`, but nothing stands between its process and the broker."""

    def __init__(self, folder: Path, broker: OwnBroker, name: str) -> None:
        self._access = broker.node_file(name)
        super().__init__("plate", 1, folder, name)

    def _started(self, cause: int) -> NodeProcess:
        self.boot = f"{cause:04x}"
        ident: dict[str, str | int] = {"id": self.id, "boot": self.boot, "cause": cause}
        command = runtime().argv(firmware_folder())
        return NodeProcess(self.id, command, ident, self._flash, self._folder / "plate.err", self._access)


class PlateOnAir:
    """Runs in a thread from the beginning to `end`."""

    def __init__(self, folder: Path, broker: OwnBroker, name: str = NODE) -> None:
        self._node = FirmwareOnAir(folder, broker, name)
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="plate")
        self._thread.start()

    @property
    def boot(self) -> str:
        return self._node.boot

    def end(self) -> None:
        self._ended.set()
        self._thread.join(DEADLINE)

    def _run(self) -> None:
        due = time.monotonic()
        try:
            while not self._ended.wait(max(0.0, due - time.monotonic())):
                self._node.window(b"")
                due = max(due + WINDOW_S, time.monotonic())
        finally:
            self._node.close()

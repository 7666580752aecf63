"""The second node of a table: the plate with its cells, on a broker of the table's own or on a second pty."""

import logging
from pathlib import Path

from monkey_palace.notation import Placement
from palace_hub.sim.air import Ear
from palace_hub.sim.air_wiring import AirWiring
from palace_hub.sim.config import TableConfig
from palace_hub.sim.node import Grant
from palace_hub.sim.own_broker import OwnBroker, mosquitto
from palace_hub.sim.plate import CHAIN_BITS, Plate
from palace_hub.sim.wiring import Wiring, chip_id

PLATE = "plate"

_log = logging.getLogger(__name__)


class PlateSide:
    """Everything that a table without a plate does not have. `flash`: what the node is configured with."""

    def __init__(self, config: TableConfig, folder: Path) -> None:
        gold = config.level == "gold"
        self.flash = f'{{"role":"plate","hall":{CHAIN_BITS if gold else 0}}}'
        self.plate = Plate(config.noise, config.build, config.drift, gold=gold)
        self._broker: OwnBroker | None = None
        self._ear: Ear | None = None
        over = config.plate_over
        if over == "auto":
            over = "mqtt" if mosquitto() is not None else "serial"
        self.wiring: Wiring
        try:
            if over == "mqtt":
                self._broker = OwnBroker(folder, (chip_id(config, PLATE),))
                self._ear = Ear(self._broker)
                self.wiring = AirWiring(PLATE, config, folder, self._broker, self._ear, self.flash)
                _log.info("the plate speaks over a mosquitto on port %d", self._broker.port)
            else:
                self.wiring = Wiring(PLATE, config, folder, self.flash)
                _log.info("the plate speaks over a pty")
        except BaseException:
            self._close_broker()
            raise

    def window(self, t: float, us: int, wanted: frozenset[Placement] | None) -> None:
        """One window of table time, ending at `t` seconds (`us`), in which `wanted` comes to stand."""
        conversions = self.plate.window(wanted)
        self.wiring.window(t, Grant(us, conversions, self.plate.hall()))

    def close(self) -> None:
        """End the node and the broker."""
        self.wiring.close()
        self._close_broker()

    def _close_broker(self) -> None:
        if self._ear is not None:
            self._ear.close()
        if self._broker is not None:
            self._broker.close()

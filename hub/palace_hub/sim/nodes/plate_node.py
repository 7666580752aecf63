"""The second node of a table: the plate with its cells, on a broker of the table's own or on a second pty."""

import logging
from pathlib import Path

from palace_hub.errors import LinkFault
from palace_hub.sim.config import TableConfig
from palace_hub.sim.nodes.broker_tap import Ear
from palace_hub.sim.nodes.mqtt_wiring import AirWiring
from palace_hub.sim.nodes.own_broker import OwnBroker, mosquitto
from palace_hub.sim.nodes.process import Grant
from palace_hub.sim.nodes.wiring import Wiring, chip_id
from palace_hub.sim.plate.hands import Item
from palace_hub.sim.plate.virtual_plate import CHAIN_BITS, VirtualPlate

PLATE = "plate"

_log = logging.getLogger(__name__)


class PlateSide:
    """Everything that a table without a plate does not have. `flash`: what the node is configured with."""

    def __init__(self, config: TableConfig, folder: Path) -> None:
        gold = config.level == "gold"
        self.flash = f'{{"role":"plate","hall":{CHAIN_BITS if gold else 0}}}'
        self.plate = VirtualPlate(config.noise, config.build, config.drift, gold=gold, faults=config.plate_faults)
        broker = _broker(config, folder)
        self.wiring: Wiring
        if broker is None:
            self.wiring = Wiring(PLATE, config, folder, self.flash)
            _log.info("the plate speaks over a pty")
            return
        try:
            self.wiring = AirWiring(PLATE, config, folder, broker, Ear(broker), self.flash)
        except BaseException:
            broker.close()
            raise
        _log.info("the plate speaks over a mosquitto on port %d", broker.port)

    def window(self, t: float, us: int, wanted: frozenset[Item] | None) -> None:
        """One window of table time, ending at `t` seconds (`us`), in which `wanted` comes to stand."""
        conversions = self.plate.window(wanted)
        self.wiring.window(t, Grant(us, conversions, self.plate.hall()))

    def kill_broker(self, t: float, seconds: float) -> None:
        """The broker dies for a while; nothing happens where the plate has a cable."""
        if isinstance(self.wiring, AirWiring):
            self.wiring.kill_broker(t, seconds)

    def close(self) -> None:
        """End the node and its broker."""
        self.wiring.close()


def _broker(config: TableConfig, folder: Path) -> OwnBroker | None:
    """The broker that the plate is to speak over; None where it has a cable, as it has where no broker runs here."""
    if config.plate_over == "serial" or (config.plate_over == "auto" and mosquitto() is None):
        return None
    try:
        return OwnBroker(folder, (chip_id(config, PLATE),))
    except LinkFault as fault:
        if config.plate_over == "mqtt":
            raise
        _log.warning("no broker for the plate: %s", fault)
        return None

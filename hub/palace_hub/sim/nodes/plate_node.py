"""The plate's node: virtual plate and wiring, over the table's own broker or a second pty."""

import logging
from pathlib import Path

from palace_hub.errors import LinkFault
from palace_hub.sim.config import TableConfig
from palace_hub.sim.nodes.broker_tap import BrokerTap
from palace_hub.sim.nodes.mqtt_wiring import AirWiring
from palace_hub.sim.nodes.own_broker import OwnBroker, mosquitto
from palace_hub.sim.nodes.process import Grant
from palace_hub.sim.nodes.wiring import Wiring, chip_id
from palace_hub.sim.plate.hands import Item
from palace_hub.sim.plate.virtual_plate import CHAIN_BITS, VirtualPlate

PLATE = "plate"

_log = logging.getLogger(__name__)


class PlateSide:
    """The plate, its node and its broker."""

    def __init__(self, config: TableConfig, folder: Path) -> None:
        gold = config.level == "gold"
        # The configuration in the node's flash.
        self.flash = f'{{"role":"plate","hall":{CHAIN_BITS if gold else 0}}}'
        self.plate = VirtualPlate(config.noise, config.build, config.drift, gold=gold, faults=config.plate_faults)
        broker = _broker(config, folder)
        self.wiring: Wiring
        if broker is None:
            self.wiring = Wiring(PLATE, config, folder, self.flash)
            _log.info("the plate speaks over a pty")
            return
        try:
            self.wiring = AirWiring(PLATE, config, folder, broker, BrokerTap(broker), self.flash)
        except BaseException:
            broker.close()
            raise
        _log.info("the plate speaks over a mosquitto on port %d", broker.port)

    def window(self, t: float, us: int, wanted: frozenset[Item] | None) -> None:
        """Run the window that ends at `t` seconds (`us`); hands work towards `wanted`."""
        conversions = self.plate.window(wanted)
        self.wiring.window(t, Grant(us, conversions, self.plate.hall()))

    def kill_broker(self, t: float, seconds: float) -> None:
        """Kill the broker for `seconds`; without effect on a plate over a cable."""
        if isinstance(self.wiring, AirWiring):
            self.wiring.kill_broker(t, seconds)

    def close(self) -> None:
        """End the node and its broker."""
        self.wiring.close()


def _broker(config: TableConfig, folder: Path) -> OwnBroker | None:
    """The plate's broker; None for a plate over a cable, or with `auto` when no broker starts."""
    if config.plate_over == "serial" or (config.plate_over == "auto" and mosquitto() is None):
        return None
    try:
        return OwnBroker(folder, (chip_id(config, PLATE),))
    except LinkFault as fault:
        if config.plate_over == "mqtt":
            raise
        _log.warning("no broker for the plate: %s", fault)
        return None

"""R4: a hub starts without account, broker and nodes. They appear later, in any order."""

import itertools
import json
import threading
from pathlib import Path

import pytest
from tests.link.small_broker import DEADLINE, NO_MOSQUITTO
from tests.reliability.plate_on_air import NODE, PlateOnAir
from tests.reliability.pulse import Pulse
from tests.run.test_real_clock import Watched

from palace_hub.files.configuration import Config, load_config
from palace_hub.install.broker import hub_access
from palace_hub.run.real_clock import RealClock
from palace_hub.sim.alone.carriers import PtyCarrier
from palace_hub.sim.alone.run import LoneRun
from palace_hub.sim.nodes.own_broker import HUB, OwnBroker, mosquitto

FOUND_WITHIN_S = 6.0
THINGS = ("account", "broker", "plate", "tray")

pytestmark = pytest.mark.skipif(mosquitto() is None, reason=NO_MOSQUITTO)


class Late:
    """Everything that may come, and a hub that begins without any of it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._account = folder / "hub.json"
        self._broker = OwnBroker(folder, (NODE,))
        self._broker.kill()
        self._cable = PtyCarrier()
        self._tray = LoneRun("tray", 1, self._cable)
        self._thread = threading.Thread(target=self._tray.run)
        self._plate: PlateOnAir | None = None
        self.here: set[str] = set()
        clock = RealClock(
            find_ports=lambda: [self._cable.where] if self._cable.where else [],
            find_broker=lambda: hub_access(self._account),
        )
        self.hub = Watched(folder / "journal.sqlite", clock)

    def come(self, thing: str) -> None:
        self.here.add(thing)
        match thing:
            case "account":
                address = self._broker.address(HUB)
                told = {"broker": address.host, "port": address.port, "table": address.table}
                whole = self._account.with_suffix(".new")
                whole.write_text(json.dumps({**told, "user": HUB, "password": address.password}))
                whole.replace(self._account)
            case "broker":
                self._broker.revive()
            case "plate":
                self._plate = PlateOnAir(self._folder, self._broker)
            case "tray":
                self._thread.start()
                assert self._tray.joined.wait(DEADLINE)

    def found(self) -> bool:
        """Whether the hub has found what can be found by now."""
        nodes, broker = self.hub.core.hub.nodes, self.hub.clock.broker
        plate = any(port.startswith(f"mqtt:{NODE}#") for port in list(nodes.sessions) if nodes.plate_port == port)
        live = [value.state.value for value in list(nodes.sessions.values())]
        on_air = {"account", "broker"} <= self.here
        wanted = on_air * ("plate" in self.here) + ("tray" in self.here)
        return (
            (broker is not None) == ("account" in self.here)
            and (broker is not None and broker.ready) == on_air
            and plate == (on_air and "plate" in self.here)
            and nodes.tray_live == ("tray" in self.here)
            and live == ["live"] * wanted
        )

    def end(self) -> None:
        self.hub.end()
        if self._plate is not None:
            self._plate.end()
        if self._thread.ident is not None:
            self._tray.stop()
            self._thread.join(DEADLINE)
        self._broker.close()


ORDERS = [
    pytest.param(order, marks=() if order == THINGS else pytest.mark.long, id="-".join(order))
    for order in itertools.permutations(THINGS)
]


@pytest.mark.parametrize("order", ORDERS)
def test_a_hub_started_with_nothing_finds_account_broker_and_nodes_later(tmp_path: Path, record, order):
    assert load_config(tmp_path / "palace.toml") == Config()
    late = Late(tmp_path)
    try:
        start = late.hub.core.hub.t
        late.hub.until(lambda: late.hub.core.hub.t > start)
        assert late.hub.core.hub.nodes.sessions == {}
        assert late.found()
        times = {}
        with Pulse() as pulse:
            for thing in order:
                late.come(thing)
                began = pulse.now()
                late.hub.until(late.found, 3 * DEADLINE)
                times[thing] = pulse.now() - began
        record(
            "R4",
            "each found within 6 s",
            worst_s=round(max(times.values()), 2),
            **{f"{thing}_s": round(seconds, 2) for thing, seconds in times.items()},
        )
        assert max(times.values()) < FOUND_WITHIN_S
        assert late.hub.clock.broker.faults == 0
    finally:
        late.end()

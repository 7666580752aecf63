"""R3 and R4 of the reliability bar in real time: a Mosquitto that dies or comes late, and a virtual plate on it."""

import threading
import time
from pathlib import Path

import pytest
from tests.app.test_real_clock import Watched
from tests.link.small_broker import DEADLINE, NO_MOSQUITTO

from palace_hub.app.real_clock import RealClock
from palace_hub.sim.lone_carriers import BrokerCarrier, PtyCarrier
from palace_hub.sim.lone_run import LoneRun
from palace_hub.sim.own_broker import HUB, OwnBroker, mosquitto

TIMES = 5
NODE = "p1a7e"

pytestmark = pytest.mark.skipif(mosquitto() is None, reason=NO_MOSQUITTO)


def test_the_plate_is_live_again_and_the_hub_goes_on_meanwhile(tmp_path: Path):
    broker = OwnBroker(tmp_path, (NODE,))
    run = LoneRun("plate", 1, BrokerCarrier(broker.address(NODE), "sim:plate"), NODE)
    node = threading.Thread(target=run.run)
    node.start()
    watched = Watched(tmp_path / "journal.sqlite", RealClock(find_ports=list, broker=broker.address(HUB)))
    core, worst = watched.core, 0.0

    def live() -> bool:
        return [one.state.value for one in list(core.nodes.sessions.values())] == ["live"]

    try:
        watched.until(live)
        for number in range(TIMES):
            broker.kill()
            watched.until(lambda: not core.nodes.sessions)
            turns = core.t
            watched.until(lambda: core.t >= turns + 0.3 * number)  # noqa: B023 - read before the next round
            broker.revive()
            began = time.monotonic()
            watched.until(live)
            worst = max(worst, time.monotonic() - began)
        assert watched.clock.broker.faults == 0
        print(f"R3: {TIMES} times, live again after {worst:.2f} s at worst")
    finally:
        run.stop()
        node.join(DEADLINE)
        watched.end()
        broker.close()


def test_broker_node_and_cable_each_come_late_and_are_found(tmp_path: Path):
    broker = OwnBroker(tmp_path, (NODE,))
    broker.kill()
    cables: list[str] = []
    watched = Watched(tmp_path / "journal.sqlite", RealClock(find_ports=lambda: cables, broker=broker.address(HUB)))
    core, runs = watched.core, []

    def start(run: LoneRun) -> None:
        runs.append((run, threading.Thread(target=run.run)))
        runs[-1][1].start()
        assert run.joined.wait(DEADLINE)

    def live() -> int:
        return [one.state.value for one in list(core.nodes.sessions.values())].count("live")

    try:
        watched.until(lambda: watched.clock.broker is not None and watched.clock.broker.error is not None)
        assert core.nodes.sessions == {}
        broker.revive()
        watched.until(lambda: watched.clock.broker.ready)
        start(LoneRun("plate", 1, BrokerCarrier(broker.address(NODE), "sim:plate"), NODE))
        watched.until(lambda: live() == 1)
        cable = PtyCarrier()
        start(LoneRun("tray", 1, cable))
        cables.append(cable.where)
        watched.until(lambda: live() == 2 and core.nodes.tray_live)
        assert core.nodes.plate_port.startswith(f"mqtt:{NODE}#")
    finally:
        watched.end()
        for run, thread in runs:
            run.stop()
            thread.join(DEADLINE)
        broker.close()

"""R3: a Mosquitto is killed for a moment and for long, under a hub in real time with a tray on a cable.

Hub and plate firmware reconnect by themselves. The broker stores nothing on a disk.
"""

import random
import threading
import time
from pathlib import Path

import pytest
from paho.mqtt import client as paho
from tests.link.small_broker import DEADLINE, NO_MOSQUITTO
from tests.reliability.held import Held
from tests.reliability.plate_on_air import NODE, PlateOnAir
from tests.reliability.pulse import DiskPulse, Pulse
from tests.reliability.results import forms
from tests.run.test_real_clock import Watched

from palace_hub.run.real_clock import RealClock
from palace_hub.sim.alone.carriers import PtyCarrier
from palace_hub.sim.alone.run import LoneRun
from palace_hub.sim.nodes.own_broker import HUB, OwnBroker, mosquitto
from palace_hub.wire.payloads import ONLINE, NodeTopic

BACK_WITHIN_S = 6.0  # after the broker's start: hub and node try at least each 5 s
BLOCKED_S = 4.0  # a hub that waited for its broker would wait for 5 s; waits for the disk are taken off
PTY_HOLDS_S = 0.4  # of a tray's lines; a process that is kept from reading for longer loses some
GLANCE_S = 0.02  # polling interval
TURN_S = 0.05
"""The hub's time is that of its last turn."""
SHORT = (0.2, 0.5, 1.0, 9.0, 10.0)  # after 9 s, a back-off without a limit would wait for 6 more
LONG = (*SHORT, *(random.Random(3).uniform(0.2, 10.0) for _ in range(15)))

pytestmark = pytest.mark.skipif(mosquitto() is None, reason=NO_MOSQUITTO)


class Punctual(Watched):
    """Notes the longest wall time between two turns."""

    longest = last = 0.0

    def _turn(self) -> tuple[()]:
        now = time.monotonic()
        self.longest = max(self.longest, now - self.last) if self.last else 0.0
        self.last = now
        return super()._turn()


def kept(broker: OwnBroker) -> bytes:
    """The presence of the plate, as somebody is told who comes now: as retained by the broker."""
    came, told = threading.Event(), []
    address = broker.address(HUB)
    client = paho.Client(paho.CallbackAPIVersion.VERSION2)
    client.username_pw_set(address.user, address.password)
    client.on_connect = lambda made, *_: made.subscribe(str(NodeTopic(address.table, NODE, ONLINE)), 1)

    def heard(_client: paho.Client, _data: object, message: paho.MQTTMessage) -> None:
        if message.retain:
            told.append(bytes(message.payload))
            came.set()

    client.on_message = heard
    client.connect(address.host, address.port)
    client.loop_start()
    assert came.wait(DEADLINE)
    client.disconnect()
    client.loop_stop()
    return told[0]


def held_at_rest(threads: int = 0) -> Held:
    """What the hub holds while it does not look for other programs at its ports: that takes a thread now and then.

    `threads`: what is waited for; a thread of the last connection needs a moment to end.
    """
    deadline = time.monotonic() + DEADLINE
    while True:
        while not rests(threads) and time.monotonic() < deadline:
            time.sleep(GLANCE_S)  # collecting garbage stops the hub for seconds in a large process: only at rest
        held = Held.now()
        if rests(threads) or time.monotonic() > deadline:
            return held


def rests(threads: int) -> bool:
    """Whether no search runs, and this many threads are there if their number is given."""
    running = threading.enumerate()
    return all(thread.name != "port holders" for thread in running) and threads in (0, len(running))


@pytest.mark.parametrize("outages", forms(SHORT, LONG))
def test_hub_and_nodes_reconnect_after_the_broker_was_killed(tmp_path: Path, record, outages: tuple[float, ...]):
    broker = OwnBroker(tmp_path, (NODE,))
    plate, cable = PlateOnAir(tmp_path, broker), PtyCarrier()
    tray = LoneRun("tray", 1, cable)
    with_tray = threading.Thread(target=tray.run)
    with_tray.start()
    assert tray.joined.wait(DEADLINE)
    hub = Punctual(
        tmp_path / "journal.sqlite",
        RealClock(find_ports=lambda: [cable.where] if cable.where else [], find_broker=lambda: broker.address(HUB)),
    )
    nodes, times, republished = hub.core.hub.nodes, [], 0

    def live() -> bool:
        return [value.state.value for value in list(nodes.sessions.values())] == ["live", "live"]

    pulse, disk = Pulse(), DiskPulse(tmp_path)
    try:
        hub.until(live)
        before = held_at_rest()
        with pulse, disk:
            hub.longest = 0.0
            for seconds in outages:
                until, died = hub.core.hub.t + TURN_S + seconds, time.monotonic()
                broker.kill()
                hub.until(lambda: nodes.plate_port is None)
                hub.until(lambda: hub.core.hub.t >= until, seconds + DEADLINE)  # noqa: B023 - read before the next round
                time.sleep(max(0.0, died + seconds - time.monotonic()))  # the hub's clock stands while a turn is slow
                hub.until(lambda: nodes.tray_live)
                broker.revive()
                began, moment = pulse.now(), time.monotonic()
                hub.until(live, 3 * DEADLINE)
                times.append(pulse.now() - began)
                republished += kept(broker) == f'{{"t":"online","online":true,"boot":"{plate.boot}"}}'.encode()
                assert moment - died >= seconds
            longest = hub.longest
        after = held_at_rest(before.threads)
        (on_cable,) = [one for name, one in nodes.sessions.items() if name == nodes.tray_port]
        figures = {"gaps": on_cable.counters.gaps, "bad": on_cable.counters.rx_bad}
        record(
            "R3",
            "live again within 6 s of the broker's start, presence kept anew, the hub never blocks",
            times=len(times),
            worst_s=round(max(times), 2),
            dead_s=[min(outages), max(outages)],
            republished=republished,
            longest_turn_s=round(longest, 3),
            machine_away_s=round(pulse.worst, 3),
            disk_away_s=round(disk.worst, 3),
            tray_samples_lost=figures["gaps"],
            threads=[before.threads, after.threads],
            descriptors=[before.descriptors, after.descriptors],
        )
        assert max(times) < BACK_WITHIN_S
        assert republished == len(times)
        assert longest - pulse.worst - disk.worst < BLOCKED_S
        if pulse.worst < PTY_HOLDS_S:
            assert figures == {"gaps": 0, "bad": 0}
        assert (after.threads, after.descriptors) == (before.threads, before.descriptors)
        assert hub.clock.broker.faults == 0
    finally:
        tray.stop()
        plate.end()
        with_tray.join(DEADLINE)
        hub.end()
        broker.close()

"""A demo leaves no process behind, in whatever way its table ends."""

import os
import re
import select
import signal
from pathlib import Path

import pytest
from tests.link.small_broker import DEADLINE, NO_MOSQUITTO
from tests.run.games import children

from palace_hub.run.demo import Demo, DemoOptions
from palace_hub.run.table_clock import TableGone
from palace_hub.sim.nodes.own_broker import mosquitto


def family(root: int) -> list[int]:
    found = [root]
    for pid in found:
        found += children(pid)
    return found


def has_ended(watched: int) -> bool:
    """Whether the process of this pidfd ends in time; only its parent could wait for it otherwise."""
    poll = select.poll()
    poll.register(watched, select.POLLIN)
    return bool(poll.poll(1000 * DEADLINE))


@pytest.mark.skipif(mosquitto() is None, reason=NO_MOSQUITTO)
def test_a_broker_that_dies_is_named():
    with Demo(DemoOptions(level="gold")) as demo:
        (broker,) = (pid for pid in family(os.getpid()) if Path(f"/proc/{pid}/comm").read_text() == "mosquitto\n")
        os.kill(broker, signal.SIGKILL)
        with pytest.raises(TableGone) as gone:
            demo.run()
    assert re.fullmatch(r"its broker, mosquitto on port [0-9]+, has ended", str(gone.value.params["what"]))


@pytest.mark.skipif(mosquitto() is None, reason=NO_MOSQUITTO)
def test_a_table_that_is_killed_leaves_neither_broker_nor_nodes():
    before = children(os.getpid())
    with Demo(DemoOptions(level="gold")) as demo:
        (table,) = set(children(os.getpid())) - set(before)
        started = {pid: os.pidfd_open(pid) for pid in family(table)}
        assert "mosquitto" in [Path(f"/proc/{pid}/comm").read_text().strip() for pid in started]
        assert len(started) > 2  # the table, its broker, a tray
        os.kill(table, signal.SIGKILL)
        with pytest.raises(TableGone):
            demo.run()
    left = [pid for pid, watched in started.items() if not has_ended(watched)]
    for watched in started.values():
        os.close(watched)
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    assert not left

"""Devices in the snapshot: absent nodes stay listed, and losses have a count and a start."""

import re

import pytest
from tests.core.rig import Node, Rig, line
from tests.core.shown_devices import PLATE, problems, shown

from palace_hub.core.devices import record_of
from palace_hub.core.nodes import records
from palace_hub.core.nodes.fault_counter import OVER_AFTER_S, FaultCounter
from palace_hub.core.nodes.records import MOST_RECORDS
from palace_hub.core.turn import Turn
from palace_hub.locale.message import Message
from palace_hub.views.snapshot import LinkView


def link(rig: Rig, node: str) -> LinkView:
    return next(one for one in shown(rig).links if one.node_id == node)


def say(rig: Rig, port: str, message: dict[str, object]) -> None:
    """Send a line of the node on this port."""
    rig.nodes[port].out += line(message)


def status(rig: Rig, port: str, **fields: object) -> None:
    say(rig, port, {"t": "st", "up": 5, "drop": 0, "rx_bad": 0, "mem": 0} | fields)
    rig.pass_time(0.1)


# -- nodes that come and go -------------------------------------------------------------------------------------------


def test_an_unplugged_node_stays_listed_as_absent_until_it_is_back(rig: Rig):
    node = Node(**PLATE)
    rig.plug("a#1", Node())
    rig.plug("p#1", node)
    rig.pass_time(3.0)
    assert [(one.role, one.state, one.used) for one in shown(rig).links] == [
        ("tray", "live", True),
        ("plate", "live", True),
    ]
    rig.unplug("p#1")
    rig.pass_time(20.0)
    gone = link(rig, "p1a7e")
    assert (gone.state, gone.role, gone.used, gone.rate_hz) == ("absent", "plate", True, None)
    assert gone.age_s == pytest.approx(20.0, abs=0.2)
    assert (gone.firmware, gone.config) == ("0.1.0", "1a2b3c4d")
    assert "problem-plate-gone" in problems(rig)
    rig.plug("p#2", node)
    rig.pass_time(3.0)
    assert [one.state for one in shown(rig).links] == ["live", "live"]
    assert "problem-plate-gone" not in problems(rig)


def test_without_any_node_no_device_is_listed(rig: Rig):
    rig.pass_time(5.0)
    assert shown(rig).links == ()
    assert shown(rig).plate is None


def test_the_weighed_tray_is_the_one_listed_as_absent(rig: Rig):
    rig.weigh_in(Node(), at_once=True)
    rig.unplug("a#1")
    rig.plug("b#1", Node(chip="other"))
    rig.pass_time(4.0)
    assert [(one.node_id, one.state, one.used) for one in shown(rig).links] == [
        ("e6616407e3", "absent", True),
        ("other", "live", False),
    ]


def test_of_two_unplugged_trays_the_last_is_the_one_in_use(rig: Rig):
    for chip in ("first", "second"):
        rig.plug(f"{chip}#1", Node(chip=chip))
        rig.pass_time(2.0)
        rig.unplug(f"{chip}#1")
        rig.pass_time(1.0)
    assert [(one.node_id, one.used) for one in shown(rig).links] == [("second", True), ("first", False)]


def test_a_silent_port_is_shown_and_counts_for_nothing(rig: Rig):
    quiet = Node()
    quiet.window = lambda: b""
    rig.plug("q#1", quiet)
    rig.pass_time(2.0)
    (only,) = shown(rig).links
    assert (only.name, only.role, only.state, only.used) == ("q", "", "hello", False)


def test_many_invented_node_names_stay_within_the_limit(rig: Rig):
    node = Node()
    rig.plug("a#1", node)
    for k in range(3 * MOST_RECORDS):
        node.chip = f"chip{k}"
        node.restart(f"{k:04x}")
        node.say_hello()
        rig.pass_time(0.1)
    assert len(shown(rig).links) <= MOST_RECORDS


def test_ages_change_the_snapshot_about_once_a_second(rig: Rig):
    rig.pass_time(3.0)
    told = [rig.core.step(Turn(t=rig.t + 0.05 * k)).changed for k in range(1, 101)]
    assert 4 <= sum(told) <= 6


# -- losses -----------------------------------------------------------------------------------------------------------


def test_gaps_are_counted_with_their_start_and_across_a_replug(rig: Rig):
    node = Node(**PLATE)
    rig.plug("p#1", node)
    rig.pass_time(3.0)
    assert link(rig, "p1a7e").gaps == 0
    node.n += 12
    rig.pass_time(0.5)
    began = rig.t
    assert problems(rig)["problem-gaps"] == {"role": "plate", "carrier": "serial", "count": 12, "since": "0:00:03"}
    rig.unplug("p#1")
    rig.pass_time(1.0)
    rig.plug("p#2", node)
    rig.pass_time(3.0)
    assert link(rig, "p1a7e").gaps == 12
    assert problems(rig)["problem-gaps"]["since"] == f"0:00:{int(began):02d}"


def test_the_start_of_a_loss_is_a_time_of_day_if_the_clock_is_known(rig: Rig):
    rig.wall = 1_764_000_000.0
    node = Node(**PLATE)
    rig.plug("p#1", node)
    rig.pass_time(3.0)
    node.n += 12
    rig.pass_time(0.5)
    since = problems(rig)["problem-gaps"]["since"]
    assert isinstance(since, str)
    assert len(since) == 5
    assert since[2] == ":"


def test_one_damaged_line_is_no_problem_and_several_are(rig: Rig):
    node = Node()
    rig.plug("a#1", node)
    node.out = b'{"t":"s","n":1*00000000\n'
    rig.pass_time(3.0)
    assert link(rig, "e6616407e3").rx_bad == 1
    assert "problem-damaged" not in problems(rig)
    node.out += b'{"t":"s","n":1*00000000\n' * 5
    rig.pass_time(0.5)
    assert problems(rig)["problem-damaged"]["count"] == 6


def test_bytes_that_are_missing_in_the_midst_of_lines_are_no_matter_of_the_cable(rig: Rig):
    """USB repeats what its cable damages: another program reads the port, whether it is seen or not."""
    node = Node(**PLATE)
    rig.plug("p#1", node)
    rig.pass_time(3.0)
    node.out += b'{"t":"s","n":1*00000000\n' * 5
    node.n += 12
    rig.pass_time(0.5)
    assert problems(rig)["problem-bytes-missing"] == {"role": "plate", "port": "p", "since": "0:00:03"}
    assert not {"problem-gaps", "problem-damaged"} & set(problems(rig))
    thief = Message("problem-port-shared", {"port": "p", "program": "minicom", "pid": "77"})
    rig.core.step(Turn(t=rig.t + 0.05, outside=(thief,)))
    assert not {"problem-gaps", "problem-damaged", "problem-bytes-missing"} & set(problems(rig))
    assert problems(rig)["problem-port-shared"]["program"] == "minicom"


def test_refused_conversions_and_refused_messages_are_added_up(rig: Rig):
    rig.plug("a#1", Node())
    rig.pass_time(3.0)
    say(rig, "a#1", {"t": "st", "up": -1})
    cells = rig.core.hub.nodes.open_links["a#1"].record.cells
    cells[0].feed([(3.0, None, "late"), (3.1, None, "late")])
    cells[4].feed([(3.1, None, "saturated")])
    rig.pass_time(0.5)
    assert link(rig, "e6616407e3").refused == 1 + 3


def test_of_two_absent_trays_the_last_heard_is_shown(rig: Rig):
    older, newer = Node(), Node(chip="e6616407f1")
    rig.plug("a#1", older)
    rig.pass_time(3.0)
    rig.plug("b#1", newer)
    rig.pass_time(3.0)
    rig.unplug("b#1")
    rig.pass_time(3.0)
    rig.unplug("a#1")
    rig.pass_time(3.0)
    rig.core.hub.nodes.bound = None
    record = record_of(rig.core.hub, "tray")
    assert record is not None
    assert record.hello.id == "e6616407e3"


def test_refused_messages_and_duplicate_samples_are_problems(rig: Rig):
    node = Node()
    rig.plug("a#1", node)
    rig.pass_time(3.0)
    for _ in range(4):
        say(rig, "a#1", {"t": "st", "up": -1})
    node.n -= 5
    rig.pass_time(1.0)
    assert link(rig, "e6616407e3").refused == 4
    assert problems(rig)["problem-refused"]["count"] == 4
    assert problems(rig)["problem-duplicates"]["count"] == 5


def test_dropped_lines_of_a_node_count_only_within_a_session(rig: Rig):
    node = Node()
    rig.plug("a#1", node)
    rig.pass_time(3.0)
    status(rig, "a#1", drop=100, rx_bad=7)  # from before anybody listened
    assert {"problem-dropped", "problem-unread"}.isdisjoint(problems(rig))
    status(rig, "a#1", drop=124, rx_bad=12)
    assert problems(rig)["problem-dropped"]["count"] == 24
    assert problems(rig)["problem-unread"]["count"] == 5
    rig.unplug("a#1")
    rig.pass_time(1.0)
    rig.plug("a#2", node)
    rig.pass_time(3.0)
    status(rig, "a#2", drop=148, rx_bad=12)  # the batch in hand, given up with the session
    assert problems(rig)["problem-dropped"]["count"] == 24


@pytest.mark.parametrize(("dbm", "told"), [(None, False), (-61, False), (-70, False), (-71, True), (-90, True)])
def test_a_weak_signal_is_a_problem(rig: Rig, dbm: int | None, told: bool):
    rig.plug("a#1", Node())
    rig.pass_time(3.0)
    status(rig, "a#1", **({} if dbm is None else {"rssi": dbm}))
    assert link(rig, "e6616407e3").signal_dbm == dbm
    assert ("problem-weak-signal" in problems(rig)) is told


def test_chip_temperature_and_supply_are_shown_with_their_node(rig: Rig):
    rig.plug("a#1", Node())
    rig.pass_time(3.0)
    status(rig, "a#1", temp=-15, vsys=4870)
    assert (link(rig, "e6616407e3").chip_c, link(rig, "e6616407e3").supply_v) == (-1.5, 4.87)
    rig.nodes["a#1"].restart("9f3d")
    rig.pass_time(6.0)
    assert link(rig, "e6616407e3").state == "live"
    assert (link(rig, "e6616407e3").chip_c, link(rig, "e6616407e3").supply_v) == (None, None)


def test_the_log_has_temperature_and_supply_beside_level_and_drift_now_and_then(rig: Rig, caplog, monkeypatch):
    monkeypatch.setattr(records, "NOTE_EVERY_S", 4.0)
    rig.plug("a#1", Node())
    rig.plug("p#1", Node(chip="p1a7e", role="plate"))
    rig.pass_time(3.0)
    with caplog.at_level("INFO", "palace_hub.core.nodes.dispatch"):
        for _ in range(4):
            status(rig, "a#1", temp=243, vsys=4870)
            status(rig, "p#1", temp=-5)
            status(rig, "p#1")
            rig.pass_time(2.0)
    tray, plate = ([line for line in caplog.messages if line.startswith(name)] for name in ("a#1", "p#1"))
    assert 2 <= len(tray) == len(plate) <= 3
    assert re.fullmatch(
        r"a#1: chip 24\.3 C, supply 4\.87 V, levels \(counts\)( -?\d+){6}, drift \(mg/min\)( (-|-?\d+)){6}", tray[0]
    )
    assert re.fullmatch(r"p#1: chip -0\.5 C, supply - V, levels \(counts\)( -?\d+){6}, drift \(mg/min\) -", plate[0])


def test_the_error_that_restarted_a_node_is_a_problem_until_its_next_start(rig: Rig):
    node = Node()
    node.more_told = {"err": "MemoryError: at batch.py:52 add [/]"}
    rig.plug("a#1", node)
    rig.pass_time(3.0)
    assert problems(rig)["problem-node-crashed"]["what"] == "MemoryError: at batch.py:52 add [/]"
    node.more_told = {}
    node.restart("9f3d")
    rig.pass_time(6.0)
    assert link(rig, "e6616407e3").state == "live"
    assert "problem-node-crashed" not in problems(rig)


def test_a_fault_counter_is_over_after_a_long_time_without_a_new_fault():
    counter = FaultCounter()
    counter.add(5, 10.0)
    counter.add(7, 10.0 + OVER_AFTER_S)
    assert (counter.present(11.0 + OVER_AFTER_S), counter.since, counter.total) == (12, 10.0, 12)
    assert counter.present(11.0 + 2 * OVER_AFTER_S) == 0
    counter.add(1, 12.0 + 2 * OVER_AFTER_S)
    assert (counter.count, counter.since, counter.total) == (1, 12.0 + 2 * OVER_AFTER_S, 13)

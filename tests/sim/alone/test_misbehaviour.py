"""Orders to a virtual node: parsing, faults that they start, and the order socket."""

import pytest

from palace_hub.cli.main import sentence_of
from palace_hub.errors import UsageFault
from palace_hub.locale.catalogue import Catalogue
from palace_hub.sim.alone.misbehaviour import ORDERS, Misbehaviour, Order, parse_order
from palace_hub.sim.alone.orders import NodeNotRunning, NodeRuns, OrderBox, OrderRefused, send_order
from palace_hub.wire.events import Batch
from palace_hub.wire.lines import encode_line
from palace_hub.wire.session import NodeSession

LINES = b"".join(encode_line({"t": "st", "up": n, "drop": 0, "rx_bad": 0, "mem": 0}) for n in range(1000))
WINDOW = [[12_500 * k + cell, cell, 1000 * cell + k] for k in range(1, 321) for cell in range(4)]


def told(*orders, seed=1, t=0.0):
    made = Misbehaviour(seed)
    for order in orders:
        made.obey(parse_order(order), t)
    return made


def test_no_fault_without_an_order():
    made = Misbehaviour(1)
    assert made.up(LINES, 0.0) == LINES
    assert made.conversions(WINDOW, 0.0) == WINDOW
    assert not made.reset


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("drop 0.2", Order("drop", (0.2,))),
        ("  silent ", Order("silent", (5.0,))),
        ("desync 2", Order("desync", (2, 5.0))),
        ("slow 1", Order("slow", (1, 10.0))),
        ("reset", Order("reset")),
    ],
)
def test_orders_read(text, order):
    assert parse_order(text) == order
    assert parse_order(str(order)) == order


@pytest.mark.parametrize(
    "text", ["", "explode", "drop", "drop 2", "drop x", "drop nan", "desync 0", "reset 1", "heal 1 2"]
)
def test_malformed_orders_are_refused(text):
    with pytest.raises(UsageFault):
        parse_order(text)


def test_every_order_is_obeyed_and_healed():
    for word, numbers in ORDERS.items():
        order = Order(word, tuple(number.least if number.missing is None else number.missing for number in numbers))
        made = Misbehaviour(1)
        made.obey(order, 0.0)
        made.obey(Order("heal"), 0.0)
        assert made.up(LINES, 0.0) == LINES, word
        assert made.conversions(WINDOW, 0.0) == WINDOW, word


def test_shares_of_the_messages():
    lost = told("drop 0.2").up(LINES, 0.0).count(b"\n")
    assert 700 < lost < 900
    double = told("duplicate 0.1").up(LINES, 0.0).count(b"\n")
    assert 1050 < double < 1150


def test_delayed_messages_all_come_in_the_end():
    made = told("delay 1")
    first = made.up(LINES, 0.0)
    later = made.up(b"", 1.0)
    assert first == b""
    assert sorted((first + later).splitlines()) == sorted(LINES.splitlines())
    assert later != LINES


def test_silence_ends():
    made = told("silent 2", t=10.0)
    assert made.up(LINES, 11.0) == b""
    assert made.up(LINES, 12.0) == LINES


def test_garbage_and_hostile_messages_come_once_and_hurt_no_session():
    made = told("garbage 5000", "hostile 200")
    data = made.up(b"", 0.0)
    assert made.up(b"", 0.1) == b""
    session = NodeSession(lambda: "s1")
    session.opened(0.0)
    events = session.receive(0.0, data + b"\n" + LINES)
    counters = session.counters
    assert counters.refused + counters.unknown >= 190
    assert counters.frames >= 1000
    assert not [event for event in events if isinstance(event, Batch)]


def test_cells_that_lie():
    made = told("desync 1 5", "saturate 2 5", "slow 3", "noise 50")
    found = made.conversions(WINDOW, 1.0)
    by_cell = [[one for one in found if one[1] == cell] for cell in range(4)]
    assert all(one[2:] == [None, "desync"] for one in by_cell[0])
    assert all(one[2:] == [None, "saturated"] for one in by_cell[1])
    assert len(by_cell[2]) == pytest.approx(len(WINDOW) / 4 / 8, abs=1)
    off = [noisy[2] - one[2] for noisy, one in zip(by_cell[3], [one for one in WINDOW if one[1] == 3], strict=True)]
    assert 30 < (sum(value * value for value in off) / len(off)) ** 0.5 < 70
    assert made.conversions(WINDOW, 7.0)[0][2] is not None


def test_the_owner_is_told_of_what_lines_cannot_show():
    made = told("reset", "disconnect 3", t=4.0)
    assert made.reset
    assert made.cut_until == 7.0


def test_refusals_of_orders_have_catalogue_messages(tmp_path):
    catalogue = Catalogue()
    path = tmp_path / "sim-tray"
    with pytest.raises(NodeNotRunning) as nobody:
        send_order(path, "drop 0.2")
    box = OrderBox(path, parse_order)
    try:
        with pytest.raises(NodeRuns) as twice:
            OrderBox(path, parse_order)
        with pytest.raises(OrderRefused) as nonsense:
            send_order(path, "xyz")
    finally:
        box.close()
    for refused, word in ((nobody, "sim:tray"), (twice, "sim:tray"), (nonsense, "'xyz'")):
        assert word in sentence_of(refused.value, catalogue)
        assert catalogue.has(refused.value.key)

"""A session recovers from bad lines, silent nodes and restarts, and its counters stay right."""

from random import Random

import pytest
from tests.cases import few
from tests.wire.live_table import live
from tests.wire.node_model import BadLine, Table, kinds

from palace_hub.wire.counters import PRESSES_LIMIT
from palace_hub.wire.events import (
    Batch,
    CommandDone,
    Ready,
    Restarted,
    StateChanged,
)
from palace_hub.wire.lines import encode_line
from palace_hub.wire.states import LinkState


def flip(data, word):
    """Damage the first line in `data` that says `word`."""
    place = data.find(word)
    return data if place < 0 else data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]


class Once:
    """Spoils the first line that says `word`, then no more."""

    def __init__(self, word):
        self.word, self.left = word, 1

    def __call__(self, data):
        if self.left and self.word in data:
            self.left = 0
            return flip(data, self.word)
        return data

    carry = __call__


@pytest.mark.parametrize("word", [b'"who"', b'"welcome"'])
def test_one_damaged_opening_heals_within_five_seconds(word):
    table = Table(down=Once(word))
    table.until(LinkState.LIVE, 5.0)
    assert table.down.left == 0
    assert table.node.node.reader.bad >= 1


@pytest.mark.parametrize("side", ["down", "up"])
def test_one_damaged_command_or_ack_heals_within_five_seconds(side):
    table = live()
    setattr(table, side, Once(b'"cmd"' if side == "down" else b'"ack"'))
    table.session.send(table.t, "beep", cue="wrong")
    done = kinds(table.run(5.0), CommandDone)
    assert [one.ok for one in done] == [True]
    assert getattr(table, side).left == 0
    assert table.node.board.done == ["beep wrong"]


@few(2, "seed", range(6))
def test_flipped_bits_are_counted_and_never_end_in_a_wrong_count(seed):
    random = Random(seed)
    table = Table(BadLine(random, flip=0.1), BadLine(random, flip=0.1))
    table.run(40.0)
    assert table.session.counters.rx_bad > 20
    values = [raw for batch in kinds(table.events, Batch) for cell in batch.conversions for _, raw, _ in cell]
    assert values
    assert all(4_000_000 <= raw < 4_001_000 for raw in values)
    table.down, table.up = BadLine(random), BadLine(random)
    table.run(8.0)
    assert table.session.state is LinkState.LIVE


def test_a_silent_node_is_stale_then_lost_and_live_again_on_its_return():
    table = live()
    last = table.t
    node, table.node = table.node, Silent()
    changes = []
    for _ in range(120):
        changes += [(round(table.t - last, 6), event.new) for event in kinds(table.window(), StateChanged)]
    assert changes == [(0.5, LinkState.STALE), (3.0, LinkState.LOST)]
    table.node = node
    table.until(LinkState.LIVE, 3.0)
    assert table.session.session == "s2"


class Silent:
    class board:
        restart = False

    def window(self, received=b""):
        return b""


def test_a_lost_batch_is_a_gap_and_a_doubled_one_is_dropped():
    table = live()
    seen = []

    def spoil(data):
        seen.append(data)
        match len(seen):
            case 3:
                return b""
            case 5:
                return data + data
            case 7:
                return seen[5] + data
        return data

    table.up.carry = spoil
    batches = kinds(table.run(1.0), Batch)
    assert [batch.gap for batch in batches].count(1) == 1
    assert sum(batch.gap for batch in batches) == 1
    assert len(batches) == 19
    assert table.session.counters.gaps == 1
    assert table.session.counters.duplicates == 2


def test_presses_are_counted_once_despite_lost_and_doubled_lines_and_a_new_session():
    table = live()
    table.run(1.0)
    press = {5: 0, 9: 1, 14: 0, 15: 0, 40: 1}
    events = []
    table.up = BadLine(Random(5), loss=0.3, double=0.3)
    for step in range(60):
        if step in press:
            table.node.board.presses[press[step]] += 1
        if step == 30:
            table.node.node.session = "another"
            table.session.send(table.t, "ping")
        events += table.window()
    table.up = BadLine(Random(5))
    events += table.run(4.0)
    assert len(kinds(events, Ready)) == 1
    batches = kinds(events, Batch)
    assert tuple(sum(batch.presses[button] for batch in batches) for button in (0, 1)) == (3, 2)


def test_a_press_while_the_link_was_closed_is_not_new():
    table = live()
    table.session.closed(table.t)
    table.node.board.presses[0] += 1
    table.session.opened(table.t)
    batches = kinds(table.run(3.0), Batch)
    assert batches
    assert all(batch.presses == (0, 0) for batch in batches)
    assert batches[-1].buttons == (1, 0)


def test_a_button_counter_that_jumps_is_no_press_and_counts_on_from_there():
    table = live()
    presses = table.node.board.presses
    counted = []
    for jump in (PRESSES_LIMIT, PRESSES_LIMIT + 1, 40_000, -1, 1):
        presses[0] = (presses[0] + jump) % (1 << 16)
        counted.append(sum(batch.presses[0] for batch in kinds(table.run(0.2), Batch)))
    assert counted == [PRESSES_LIMIT, 0, 0, 0, 1]


def test_a_new_boot_id_means_a_restart_and_a_new_session():
    table = live()
    table.run(2.0)
    table.session.send(table.t, "reboot")
    events = table.run(3.0)
    assert kinds(events, Restarted) == [Restarted("boot2")]
    assert [ready.session for ready in kinds(events, Ready)] == ["s2"]
    assert table.session.state is LinkState.LIVE
    stamps = [c[0] for batch in kinds(table.events, Batch) for c in batch.conversions[2]]
    assert stamps == sorted(stamps)
    assert stamps[-1] <= table.t


def test_a_late_hello_of_an_old_boot_does_not_replace_a_live_one():
    table = live()
    old = table.session.hello
    table.session.send(table.t, "reboot")
    table.run(3.0)
    refused = table.session.counters.refused
    late = encode_line({"t": "hello", **old.model_dump()})
    assert table.session.receive(table.t, late) == []
    assert table.session.counters.refused == refused + 1
    assert table.session.hello.boot == "boot2"
    assert kinds(table.run(1.0), StateChanged) == []

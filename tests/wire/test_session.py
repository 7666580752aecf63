"""A session with the node's own program, window by window: commands, ids and the log."""

import re
from itertools import pairwise

import pytest
from tests.wire.live_table import live
from tests.wire.node_model import WINDOW, Table, kinds

from palace_hub.wire.events import (
    Batch,
    CommandDone,
    CommandGivenUp,
    Log,
    Ready,
    StateChanged,
    StatusReport,
)
from palace_hub.wire.lines import encode_line
from palace_hub.wire.session import LOG_LINES_A_SECOND
from palace_hub.wire.states import LinkState


def test_a_session_opens_and_every_conversion_comes_once_in_order():
    table = live()
    assert kinds(table.events, StateChanged) == [
        StateChanged(LinkState.ABSENT, LinkState.HELLO),
        StateChanged(LinkState.HELLO, LinkState.CONFIGURED),
        StateChanged(LinkState.CONFIGURED, LinkState.LIVE),
    ]
    assert [ready.session for ready in kinds(table.events, Ready)] == ["s1"]
    events = table.run(10.0)
    batches = kinds(events, Batch)
    assert [batch.n for batch in batches] == list(range(batches[0].n, batches[0].n + 200))
    for cell in range(6):
        stamps = [stamp for batch in batches for stamp, _, _ in batch.conversions[cell]]
        assert len(stamps) == 800
        assert all(0.0124 < later - earlier < 0.0126 for earlier, later in pairwise(stamps))
    assert all(stamp <= batch.t for batch in batches for cell in batch.conversions for stamp, _, _ in cell)
    assert len(kinds(events, StatusReport)) == 2
    assert table.session.counters.gaps == table.session.counters.rx_bad == table.session.counters.refused == 0


def test_time_stamps_are_within_a_window_of_the_truth_also_across_the_wrap():
    table = Table(ticks=(1 << 30) - 5_000_000)
    table.until(LinkState.LIVE)
    offset = {round(min(c[0] for c in b.conversions[0]) - b.t, 4) for b in kinds(table.run(12.0), Batch)}
    assert len(offset) == 1
    assert -0.05 <= offset.pop() <= 0.0


def test_commands_are_done_and_acknowledged():
    table = live()
    number = table.session.send(table.t, "lights", l=[1, 0, 0, 2, 0, 0])
    refused = table.session.send(table.t, "lights", l=[9, 0, 0, 0, 0, 0])
    unknown = table.session.send(table.t, "dance")
    done = kinds(table.run(1.0), CommandDone)
    assert sorted(done, key=lambda one: one.id) == [
        CommandDone(number, "lights", True, None),
        CommandDone(refused, "lights", False, "value"),
        CommandDone(unknown, "dance", False, "op"),
    ]
    assert table.node.board.codes == [1, 0, 0, 2, 0, 0]


def test_a_new_configuration_changes_the_reported_hash():
    table = live()
    before = table.session.config
    table.session.send(table.t, "config", text='{"role":"tray","ms":25}')
    table.run(1.0)
    assert table.session.config not in (before, None)
    assert table.node.board.config() == b'{"role":"tray","ms":25}'
    assert len(kinds(table.run(2.0), Batch)) == 80


def test_at_most_four_commands_are_in_flight_and_the_rest_follows_in_order():
    table = live()
    for _ in range(12):
        table.session.send(table.t, "ping")
        table.session.send(table.t, "identify")
    for _ in range(6):
        cues = ["wrong", "ask"]
        table.session.send(table.t, "beep", cue=cues[0])
        table.session.send(table.t, "beep", cue=cues[1])
    sent, under_way = set(), []

    def note(data):
        sent.update(int(number) for number in re.findall(rb'"t":"cmd".*?"id":(\d+)', data))
        over = {event.id for event in kinds(table.events, (CommandDone, CommandGivenUp))}
        under_way.append(len(sent - over))
        return data

    for _ in range(200):
        table.window(note)
    assert 0 < max(under_way) <= 4
    done = kinds(table.events, CommandDone)
    assert len(done) + len(kinds(table.events, CommandGivenUp)) == 36
    beeps = [word for word in table.node.board.done if word.startswith("beep")]
    assert beeps == ["beep wrong", "beep ask"] * 6


def test_a_newer_state_command_replaces_an_unsent_one():
    table = live()
    numbers = [table.session.send(table.t, "lights", l=[code, 0, 0, 0, 0, 0]) for code in (1, 2, 3, 4)]
    done = kinds(table.run(1.0), CommandDone)
    assert [(one.id, one.why) for one in sorted(done, key=lambda one: one.id)] == [
        (numbers[0], None),
        (numbers[1], "superseded"),
        (numbers[2], "superseded"),
        (numbers[3], None),
    ]
    assert table.node.board.done == ["lights 1", "lights 4"]


def test_commands_before_the_session_wait_for_it():
    table = Table()
    number = table.session.send(0.0, "beep", cue="ask")
    table.run(2.0)
    assert kinds(table.events, CommandDone) == [CommandDone(number, "beep", True, None)]


def test_retries_come_at_half_one_and_two_seconds_and_then_the_session_is_given_up():
    table = live()
    table.session.take_output()
    number = table.session.send(table.t, "ping")
    sent = []
    first = table.session.session

    def swallow(data):
        sent.extend([round(table.t - WINDOW - start, 6)] * data.count(b'"ping"'))
        return data.replace(b'"ping"', b'"pong"')

    start = table.t
    events = []
    for _ in range(120):
        events += table.window(swallow)
    assert sent == [0.0, 0.5, 1.5, 3.5]
    assert CommandGivenUp(number, "ping") in events
    assert [ready.session for ready in kinds(events, Ready)] == ["s2"]
    assert table.session.session != first
    assert table.session.state is LinkState.LIVE


def test_samples_of_an_incompatible_node_are_ignored_and_it_is_asked_again():
    table = live()
    foreign = {"t": "hello", **table.session.hello.model_dump(), "p": [2, 0]}
    table.session.receive(table.t, encode_line(foreign))
    assert table.session.state is LinkState.INCOMPATIBLE
    assert kinds(table.run(0.9), Batch) == []
    table.until(LinkState.LIVE, seconds=1.0)
    assert table.session.counters.refused >= 19


def test_a_command_of_another_session_is_refused_and_not_done():
    table = live()
    board = table.node.board
    line = encode_line({"t": "cmd", "s": "other", "id": 1, "op": "beep", "cue": "ask"})
    sent = table.node.window(line)
    assert b'"why":"session"' in sent
    assert board.done == []


def test_a_refusal_for_another_session_starts_a_new_session():
    table = live()
    table.node.node.session = "another"
    number = table.session.send(table.t, "ping")
    events = table.run(1.0)
    assert CommandGivenUp(number, "ping") in events
    assert table.session.state is LinkState.LIVE
    assert table.session.session == "s2"


def test_a_repeated_welcome_changes_nothing_and_a_new_session_resets_the_counters():
    table = live()
    table.session.send(table.t, "ping")
    table.run(1.0)
    node = table.node.node
    n, ids = node.n, list(node.ids)
    welcome = {"t": "welcome", "p": [1, 0], "hub": "x"}
    table.node.window(encode_line({**welcome, "s": table.session.session}))
    assert (node.n, node.ids) == (n + 1, ids)
    table.node.window(encode_line({**welcome, "s": "fresh"}))
    assert (node.n, node.ids) == (1, [-1] * 8)


def test_the_node_remembers_eight_command_ids_and_ignores_older_ones():
    table = live()

    def command(number):
        return encode_line({"t": "cmd", "s": table.session.session, "id": number, "op": "beep", "cue": "ask"})

    for number in range(100, 112):
        table.node.window(command(number))
    assert len(table.node.board.done) == 12
    for number in range(95, 112):
        sent = table.node.window(command(number))
        assert (b'"ack"' in sent) == (number > 103)
    assert len(table.node.board.done) == 12


def test_log_text_is_limited_each_second_and_counted_in_full():
    table = live()
    for _ in range(3):
        events = []
        for _ in range(20):
            table.windows += 1
            table.t = table.windows * WINDOW
            events += table.session.receive(table.t, b"[b]boot\x1b[2J\n" * 50)
        assert 0 < len(kinds(events, Log)) <= 2 * LOG_LINES_A_SECOND
        assert events[0] == Log("[b]boot\\x1b[2J")
    assert table.session.counters.log_lines == 3000


def test_garbage_to_the_node_is_counted_by_the_node():
    table = live()
    table.node.window(b"x" * 3000 + b"\n" + b'{"t":"who"}*00000000\nnoise\n\n')
    assert table.node.node.reader.bad == 3
    assert table.node.node.live


@pytest.mark.parametrize(
    "line",
    [
        {"t": "cmd", "s": "s1", "id": True, "op": "reboot"},
        {"t": "cmd", "s": "s1", "id": -1, "op": "reboot"},
        {"t": "cmd", "s": "s1", "id": 1 << 40, "op": "reboot"},
        {"t": "cmd", "s": ["s1"], "id": 1, "op": "reboot"},
        {"t": "cmd", "s": "s1", "id": 1, "op": ["reboot"]},
        {"t": "cmd", "s": "s1", "id": 1, "op": "lights", "l": [True] * 6},
        {"t": "cmd", "s": "s1", "id": 1, "op": "lights", "l": [0] * 7},
        {"t": "cmd", "s": "s1", "id": 1, "op": "beep", "cue": ["ask"]},
        {"t": "cmd", "s": "s1", "id": 1, "op": "rate", "ms": 9},
        {"t": "cmd", "s": "s1", "id": 1, "op": "rate", "ms": 50.0},
        {"t": "cmd", "s": "s1", "id": 1, "op": "config", "text": '{"role":"plate"}'},
        {"t": "cmd", "s": "s1", "id": 1, "op": "config", "text": "[" * 500},
        {"t": "cmd", "s": "s1", "id": 1, "op": "config", "text": '{"role":"tray","ms":101}'},
        {"t": "welcome", "p": [2, 0], "s": "s9"},
        {"t": "welcome", "p": [], "s": "s9"},
        {"t": "welcome", "p": [1, 0], "s": 9},
        {"t": "welcome", "p": [1, 0], "s": "x" * 33},
        {"t": None},
        {"s": "s1"},
    ],
)
def test_a_hostile_message_with_a_good_crc_changes_nothing(line):
    table = live()
    board, node = table.node.board, table.node.node
    before = (node.session, node.batch_us, list(board.codes), board.config(), node.live)
    table.node.window(encode_line(line))
    assert (node.session, node.batch_us, list(board.codes), board.config(), node.live) == before
    assert not board.restart
    assert board.done == []

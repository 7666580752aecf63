"""The firmware as a process: same behaviour in MicroPython and CPython, window by window over a real pty."""

import json
from itertools import pairwise
from random import Random

import pytest
from tests.firmware.node_process import NodeEnded, NodeProcess, steady

from palace_hub.link import firmware
from palace_hub.referee.cues import Cue
from palace_hub.wire.events import Batch, CommandDone
from palace_hub.wire.frames import WHO, command, parse, welcome
from palace_hub.wire.lines import LineDecoder, encode_line
from palace_hub.wire.session import NodeSession
from palace_hub.wire.states import LinkState

RUNTIMES = [one for one in (firmware.micropython(), firmware.cpython()) if one is not None]


@pytest.fixture(params=RUNTIMES, ids=lambda one: one.name)
def start(request):
    """Starts nodes in one of the runtimes and ends them after the test."""
    nodes = []

    def started(**options):
        nodes.append(NodeProcess(request.param, **options))
        return nodes[-1]

    started.runtime = request.param
    yield started
    for node in nodes:
        node.close()


def messages(data: bytes) -> list[dict]:
    found = LineDecoder().receive(data)
    assert all(isinstance(one, bytes) for one in found)
    for body in found:
        parse(body)
    return [json.loads(body) for body in found]


def open_session(node, name="7d"):
    node.window(WHO)
    return node.window(welcome("test", name, "9f3c"))


def test_a_welcome_of_an_earlier_boot_opens_nothing(start):
    node = start(boot="9f3d")
    node.window(WHO + welcome("test", "7d", "9f3c"))
    assert all(message["t"] == "hello" for _ in range(40) for message in messages(node.window()))
    node.window(welcome("test", "8e", "9f3d"))
    assert any(message["t"] == "s" for _ in range(5) for message in messages(node.window()))


def test_a_welcome_that_names_no_boot_is_taken(start):
    node = start()
    node.window(WHO + encode_line({"t": "welcome", "p": [1, 0], "hub": "old", "s": "7d"}))
    assert any(message["t"] == "s" for _ in range(5) for message in messages(node.window()))


def test_hello_names_the_runtime_and_is_repeated_each_second(start):
    node = start()
    said = [(k, message) for k in range(61) for message in messages(node.window())]
    assert [k for k, _ in said] == [0, 19, 39, 59]
    hello = said[0][1]
    assert hello["rt"].startswith(start.runtime.name)
    assert hello["rt"].endswith("shim") == (start.runtime.name == "cpython")
    assert (hello["id"], hello["boot"], hello["cause"]) == ("e6616407e3", "9f3c", 1)
    assert (hello["role"], hello["board"], hello["cells"], hello["hall"], hello["p"]) == ("tray", "host", 6, 3, [1, 0])


def test_twenty_samples_a_second_hold_every_conversion_once(start):
    node = start()
    open_session(node)
    first = node.t
    granted = [[] for _ in range(6)]
    sent = [[] for _ in range(6)]
    for n in range(1, 41):
        conversions = steady(node.t)
        for us, cell, raw in conversions:
            granted[cell].append((us - 7_000_000, raw))
        (sample,) = messages(node.window(b"", conversions))
        assert (sample["n"], sample["us"]) == (n, first - 7_000_000 + (n - 1) * 50_000)
        for cell, flat in enumerate(sample["c"]):
            sent[cell] += [(sample["us"] + dt, raw) for dt, raw in zip(flat[::2], flat[1::2], strict=True)]
    assert sent == granted


def test_a_refused_conversion_is_null_with_its_reason(start):
    node = start()
    open_session(node)
    t = node.t
    conversions = [[t + 100, 0, 5], [t + 200, 1, None, "desync"], [t + 300, 5, None, "saturated"], [t + 400, 1, -7]]
    (sample,) = messages(node.window(b"", conversions))
    assert sample["c"] == [[100, 5], [200, None, 400, -7], [], [], [], [300, None]]
    assert sample["e"] == {"1": "desync", "5": "saturated"}


@pytest.mark.parametrize("rate", [71, 89, 120])
@pytest.mark.parametrize("ms", [10, 50, 100])
def test_no_sample_is_longer_than_500_bytes_and_none_is_lost(start, rate, ms):
    node = start(ticks=(1 << 30) - 900_000)
    open_session(node)
    random = Random(rate)
    node.window(command("7d", 1, "rate", {"ms": ms}))
    due = [node.t + random.randrange(11_000) for _ in range(6)]
    granted = received = 0
    for _ in range(40):
        conversions = []
        for cell in range(6):
            while due[cell] <= node.t + 50_000:
                lost = random.random() < 0.05
                raw = None if lost else random.randrange(-8_388_608, -1_000_000)
                conversions.append([due[cell], cell, raw, *(["saturated"] if lost else [])])
                due[cell] += 1_000_000 // rate
        granted += len(conversions)
        for line in node.window(b"", sorted(conversions, key=lambda one: one[0])).splitlines(keepends=True):
            assert len(line) <= 500
            for message in messages(line):
                received += sum(len(cell) // 2 for cell in message.get("c", ()))
    held = granted - received
    assert 0 <= held <= 6 * (ms * rate // 1000 + 1)


def test_status_each_five_seconds_counts_garbage(start):
    node = start()
    open_session(node)
    node.window(b"garbage\n" + b"x" * 2000 + b"\n" + encode_line({"t": "who"})[:-3] + b"\n")
    said = [message for _ in range(200) for message in messages(node.window(b"", [])) if message["t"] == "st"]
    assert said == [
        {"t": "st", "up": 5, "drop": 0, "rx_bad": 3, "mem": 0},
        {"t": "st", "up": 10, "drop": 0, "rx_bad": 3, "mem": 0},
    ]


def test_the_status_says_chip_temperature_and_supply_where_the_board_knows_them(start):
    node = start()
    open_session(node)
    heard = [messages(node.window(b"", [], temp=243, vsys=4870)) for _ in range(100)]
    heard += [messages(node.window(b"", [], temp=-15)) for _ in range(100)]
    said = [(one.get("temp"), one.get("vsys")) for window in heard for one in window if one["t"] == "st"]
    assert said == [(243, 4870), (-15, None)]


def test_the_status_says_how_strongly_the_access_point_is_heard(start):
    node = start()
    open_session(node)
    said = []
    for dbm in (-61, -84, None):
        heard = [messages(node.window(b"", [], rssi=dbm)) for _ in range(100)]
        said += [message.get("rssi") for window in heard for message in window if message["t"] == "st"]
    assert said == [-61, -84, None]


def test_presses_and_pads_pass_through(start):
    node = start()
    open_session(node)
    node.window(presses=(1, 0))
    (sample,) = messages(node.window(presses=(2, 1), h="05"))
    assert (sample["b"], sample["h"]) == ([3, 1], "05")


def test_a_tray_plays_every_cue_of_the_hub(start):
    node = start()
    open_session(node)
    sent = [command("7d", number, "beep", {"cue": cue.value}) for number, cue in enumerate(Cue, start=1)]
    node.window(b"".join(sent))
    assert node.reply["beep"] == [cue.value for cue in Cue]


def test_lights_and_cues_reach_the_table(start):
    node = start()
    open_session(node)
    assert node.reply["l"] == [0] * 6
    node.window(command("7d", 1, "lights", {"l": [0, 1, 2, 3, 4, 0]}) + command("7d", 2, "beep", {"cue": "wrong"}))
    assert (node.reply["l"], node.reply["beep"]) == ([0, 1, 2, 3, 4, 0], ["wrong"])
    node.window(command("7d", 3, "identify", {}))
    assert (node.reply["l"], node.reply["beep"]) == ([0, 1, 2, 3, 4, 0], ["identify"])
    node.window()
    assert node.reply["beep"] == []


def test_samples_go_on_through_the_wrap_of_the_ticks(start):
    node = start(ticks=(1 << 30) - 525_000)
    open_session(node)
    samples = [messages(node.window())[0] for _ in range(20)]
    steps = [(later["us"] - sample["us"]) % (1 << 30) for sample, later in pairwise(samples)]
    assert steps == [50_000] * 19
    assert samples[-1]["us"] < samples[0]["us"]
    assert all(0 <= dt <= 50_000 for sample in samples for cell in sample["c"] for dt in cell[::2])


def test_the_configuration_survives_a_restart_with_its_hash(start, tmp_path):
    path = tmp_path / "node.json"
    node = start(config=path)
    open_session(node)
    text = '{"ms":20, "role":"tray","later":"ignored"}'
    ack, *_ = messages(node.window(command("7d", 1, "config", {"text": text})))
    assert (ack["t"], ack["ok"]) == ("ack", True)
    assert path.read_text() == text
    node.window(command("7d", 2, "reboot", {}))
    assert node.reply["end"] == "reboot"
    assert node.close() == 0
    (hello,) = messages(start(config=path, boot="9f3d").window())
    assert (hello["cfg"], hello["boot"]) == (ack["cfg"], "9f3d")
    path.write_text("torn {")
    (hello,) = messages(start(config=path).window())
    assert hello["cfg"] != ack["cfg"]


def test_a_node_ends_with_its_channel(start):
    node = start()
    node.window()
    assert node.close() == 0


def test_a_traceback_is_text_after_the_last_counted_byte(start):
    node = start()
    node.window()
    with pytest.raises(NodeEnded) as ended:
        node.window(b"", [["soon", 0, 0]])
    text, code = ended.value.args
    assert code == 1
    node.errors.seek(0)
    assert b"Traceback" in text + node.errors.read()


def test_commands_that_came_before_the_grant_are_all_done_in_its_window(start):
    node = start()
    open_session(node)
    many = b"".join(command("7d", number, "ping", {}) for number in range(1, 61))
    acks = [message for message in messages(node.window(many)) if message["t"] == "ack"]
    assert [ack["id"] for ack in acks] == list(range(1, 61))


def script(node) -> list:
    """A session with every command; returns the node's messages and outputs for one runtime."""
    random = Random(11)
    said = []
    for k in range(160):
        conversions = steady(node.t)
        for conversion in conversions:
            conversion[2] = random.randrange(-(1 << 23), 1 << 23)
            if random.random() < 0.02:
                conversion[2:] = [None, "late"]
        sent = {
            3: WHO,
            4: welcome("test", "a", "9f3c"),
            20: command("a", 1, "lights", {"l": [1, 0, 2, 0, 3, 4]}) + b"\x00\xffnoise*00000000\n",
            21: command("a", 1, "lights", {"l": [0] * 6}) + command("a", 2, "rate", {"ms": 70}),
            40: command("b", 3, "beep", {"cue": "end"}) + command("a", 4, "beep", {"cue": "end"}),
            50: command("a", 5, "config", {"text": '{"role":"tray","ms":30}'})
            + command("a", 6, "config", {"text": "[]"}),
            60: WHO + welcome("test", "a", "9f3c"),
            90: welcome("test", "c", "9f3c") + command("c", 1, "dance", {}) + command("c", 2, "lights", {"l": "no"}),
            100: encode_line({"t": "cmd", "s": "c", "id": 3, "op": "config", "text": "[" * 300}),
            110: encode_line({"t": "cmd", "s": "c", "id": 1.5, "op": "ping"}) + encode_line({"t": "later", "x": 1}),
        }.get(k, b"")
        heard = messages(node.window(sent, conversions, presses=(k % 17 == 0, k % 23 == 0)))
        for message in heard:
            message.pop("rt", None)
        said.append((heard, node.reply["l"], node.reply["beep"]))
    return said


@pytest.mark.skipif(len(RUNTIMES) < 2, reason="no MicroPython for this machine in the index")
def test_both_runtimes_say_the_same_for_the_same_grants():
    nodes = [NodeProcess(runtime, ticks=(1 << 30) - 3_000_000) for runtime in RUNTIMES]
    try:
        first, second = (script(node) for node in nodes)
    finally:
        for node in nodes:
            node.close()
    assert first == second
    assert {message["t"] for heard, _, _ in first for message in heard} == {"hello", "s", "st", "ack"}


class Pair:
    """A real node and a hub's session, with one damaged line."""

    def __init__(self, node, spoiled: bytes, direction: str):
        numbers = iter(range(1, 100))
        self.node, self.spoiled, self.direction = node, spoiled, direction
        self.session = NodeSession(lambda: f"s{next(numbers)}")
        self.t = 0.0
        self.events = self.session.opened(0.0)

    def spoil(self, data: bytes, direction: str) -> bytes:
        place = data.find(self.spoiled) if direction == self.direction else -1
        if place < 0:
            return data
        self.direction = "done"
        return data[: place + 2] + bytes([data[place + 2] ^ 0x10]) + data[place + 3 :]

    def window(self):
        sent = self.node.window(self.spoil(self.session.take_output(), "down"))
        self.t += 0.05
        self.events += self.session.receive(self.t, self.spoil(sent, "up"))
        self.events += self.session.tick(self.t)


@pytest.mark.parametrize(
    ("spoiled", "direction"),
    [(b'"who"', "down"), (b'"welcome"', "down"), (b'"hello"', "up"), (b'"cmd"', "down"), (b'"ack"', "up")],
)
def test_one_damaged_line_heals_within_five_simulated_seconds(start, spoiled, direction):
    node = start()
    node.window()
    pair = Pair(node, spoiled, direction)
    number = pair.session.send(0.0, "lights", l=[1, 0, 0, 0, 0, 0])
    for _ in range(100):
        pair.window()
    assert pair.direction == "done"
    assert pair.session.state is LinkState.LIVE
    assert CommandDone(number, "lights", True, None) in pair.events
    assert node.reply["l"] == [1, 0, 0, 0, 0, 0]
    assert sum(isinstance(event, Batch) for event in pair.events) > 60
    assert pair.session.counters.rx_bad == (direction == "up")


def test_the_same_grants_give_the_same_bytes(start):
    """Not only equal messages: the table counts bytes, so two runs of one seed need equal byte counts."""

    def spoken(node):
        opened = open_session(node)
        return opened + b"".join(node.window(command("7d", k, "ping", {})) for k in range(130))

    first, second = spoken(start()), spoken(start())
    assert first == second
    assert b'"st"' in first

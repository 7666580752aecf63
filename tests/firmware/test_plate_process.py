"""The plate role as a process: four cells, 160 hall bits, no lights, in both runtimes over a real pty."""

import subprocess
from random import Random

import pytest
from tests.firmware.node_process import NodeProcess, steady
from tests.firmware.test_node_process import RUNTIMES, messages

from palace_hub.wire.events import Batch
from palace_hub.wire.frames import WHO, command, welcome
from palace_hub.wire.session import NodeSession
from palace_hub.wire.states import LinkState

HALL = "a0" * 20  # ten strips, each with its marker bits
USUAL_LIMIT = 330  # bytes of a line at up to 80 conversions a second, by the protocol
FAST_LIMIT = 375  # a chip at 89 puts a fifth conversion into every second batch
HARD_LIMIT = 500
PICO_LEAVES = 128 * 1024  # bytes; a Pico W leaves 150 to 190 kB, and here every object is twice the size


@pytest.fixture(params=RUNTIMES, ids=lambda one: one.name)
def plate(request, tmp_path):
    nodes = []

    def started(text='{"role":"plate"}', **options):
        path = tmp_path / "plate.json"
        path.write_text(text)
        nodes.append(NodeProcess(request.param, config=path, **options))
        return nodes[-1]

    yield started
    for node in nodes:
        node.close()


def window(node, received=b"", conversions=None, h=HALL):
    return node.window(received, steady(node.t, 4) if conversions is None else conversions, h=h)


def opened(node):
    window(node, WHO)
    window(node, welcome("test", "7d", "9f3c"))


def test_hello_says_what_a_plate_has(plate):
    node = plate()
    (hello,) = messages(window(node))
    assert (hello["role"], hello["cells"], hello["hall"]) == ("plate", 4, 160)
    assert node.reply["l"] == []


def test_samples_carry_four_cells_the_hall_bits_and_no_buttons(plate):
    node = plate()
    opened(node)
    (sample,) = messages(window(node))
    assert len(sample["c"]) == 4
    assert [len(cell) for cell in sample["c"]] == [8] * 4
    assert (sample["h"], sample["b"]) == (HALL, [])


@pytest.mark.parametrize(("rate", "limit"), [(71, USUAL_LIMIT), (80, USUAL_LIMIT), (89, FAST_LIMIT)])
def test_a_line_keeps_to_its_length_with_160_hall_bits(plate, rate, limit):
    """Counts of seven digits, as a loaded cell gives."""
    node = plate(ticks=(1 << 30) - 900_000)
    opened(node)
    random = Random(rate)
    due = [node.t + random.randrange(11_000) for _ in range(4)]
    longest = granted = received = 0
    for _ in range(60):
        conversions = []
        for cell in range(4):
            while due[cell] <= node.t + 50_000:
                conversions.append([due[cell], cell, random.randrange(1_000_000, 8_000_000)])
                due[cell] += 1_000_000 // rate
        granted += len(conversions)
        for line in window(node, b"", sorted(conversions)).splitlines(keepends=True):
            (message,) = messages(line)
            if message["t"] == "s":
                longest = max(longest, len(line))
                received += sum(len(cell) // 2 for cell in message["c"])
    assert longest <= limit
    assert 0 <= granted - received <= 4 * (rate // 20 + 1)


def test_no_line_is_ever_longer_than_500_bytes(plate):
    node = plate()
    opened(node)
    node.window(command("7d", 1, "rate", {"ms": 100}), [], h=HALL)
    for _ in range(20):
        crowd = [[node.t + 1 + 500 * k, k % 4, -8_388_608 + k] for k in range(90)]
        assert all(len(line) <= HARD_LIMIT for line in window(node, b"", crowd).splitlines(keepends=True))


def test_a_plate_has_no_lights_and_no_buzzer(plate):
    node = plate()
    opened(node)
    sent = command("7d", 1, "lights", {"l": [1] * 6}) + command("7d", 2, "beep", {"cue": "end"})
    acks = [m for m in messages(window(node, sent + command("7d", 3, "identify", {}))) if m["t"] == "ack"]
    assert [(ack["id"], ack["ok"], ack.get("why")) for ack in acks] == [
        (1, False, "op"),
        (2, False, "op"),
        (3, True, None),
    ]
    assert (node.reply["l"], node.reply["beep"]) == ([], ["identify"])


def test_the_role_is_in_the_wires_and_no_command_changes_it(plate):
    node = plate()
    opened(node)
    sent = command("7d", 1, "config", {"text": '{"role":"tray"}'})
    sent += command("7d", 2, "config", {"text": '{"role":"plate","ms":20,"hall":160}'})
    acks = [m for m in messages(window(node, sent)) if m["t"] == "ack"]
    assert [(ack["ok"], ack.get("why")) for ack in acks] == [(False, "value"), (True, None)]
    assert len(messages(window(node))) >= 2


def test_a_plate_without_strips_says_so(plate):
    node = plate('{"role":"plate","hall":0}')
    (hello,) = messages(window(node, h=""))
    assert hello["hall"] == 0


@pytest.mark.parametrize("hall", ["-8", "12", "168", "true", '"160"'])
def test_a_chain_of_an_impossible_length_is_no_configuration(plate, hall):
    (hello,) = messages(window(plate(f'{{"role":"plate","hall":{hall}}}')))
    assert hello["role"] == "tray"  # the default


def test_the_hub_s_session_keeps_a_plate(plate):
    numbers = iter(range(1, 100))
    session = NodeSession(lambda: f"s{next(numbers)}")
    events = session.opened(0.0)
    node, t = plate(), 0.0
    for _ in range(60):
        sent = window(node, session.take_output())
        t += 0.05
        events += session.receive(t, sent) + session.tick(t)
    batches = [event for event in events if isinstance(event, Batch)]
    assert session.state is LinkState.LIVE
    assert len(batches) > 50
    assert session.counters.rx_bad == 0


def test_the_heap_of_every_node_here_is_a_pico_s(tmp_path):
    runtime = next((one for one in RUNTIMES if one.name == "micropython"), None)
    if runtime is None:
        pytest.skip("no MicroPython for this machine in the index")
    told = "import gc; print(gc.mem_free() + gc.mem_alloc())"
    run = subprocess.run([*runtime.argv_prefix, "-c", told], capture_output=True, text=True, check=True)
    assert 0.9 * PICO_LEAVES < int(run.stdout) <= PICO_LEAVES


@pytest.mark.parametrize("role", ["tray", pytest.param("plate", marks=pytest.mark.long)])
def test_a_pico_s_heap_is_enough_for_a_minute_of_everything(role, tmp_path):
    """Over the serial line; test_mosquitto does the same over a broker."""
    found = [one for one in RUNTIMES if one.name == "micropython"]
    if not found:
        pytest.skip("no MicroPython for this machine in the index")
    path = tmp_path / "node.json"
    path.write_text(f'{{"role":"{role}"}}')
    node = NodeProcess(found[0], config=path)
    cells, h = (6, "07") if role == "tray" else (4, HALL)
    try:
        node.window(WHO + welcome("test", "7d", "9f3c"), [], h=h)
        samples = 0
        for k in range(1200):
            sent = b""
            if k % 10 == 0:
                sent = command("7d", k, "ping", {}) + b"x" * 900 + b"\n"
            if k % 100 == 5:
                text = '{{"role":"{}","ms":50,"note":"{}"}}'.format(role, "n" * 400)
                sent += command("7d", k + 1, "config", {"text": text})
            heard = messages(node.window(sent, steady(node.t, cells), h=h))
            samples += sum(message["t"] == "s" for message in heard)
        assert samples >= 1190
    finally:
        assert node.close() == 0

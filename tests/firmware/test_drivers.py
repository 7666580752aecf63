"""Tests of drivers and whole boards on models of the hardware, in MicroPython and in CPython."""

import json
import socket
import subprocess
import sys
import threading
from itertools import groupby, pairwise
from pathlib import Path

import pytest
from tests.firmware.test_node_process import messages
from tests.firmware.test_pins import FIRMWARE

from palace_hub.link import firmware

SCRIPT = Path(__file__).parent / "models/scenarios.py"
WATCHDOG_LIMIT_MS = 8388  # of the RP2040
FLASHES_A_SECOND = 3  # common limit for photosensitive people
SLOT_S = 0.02
TAKE, PUT_BACK, WRONG, ASK = 1, 2, 3, 4


def runtimes():
    runtime = firmware.micropython()
    named = {"cpython": [sys.executable, "-E", "-S", "-B"]}
    if runtime is not None:
        named["micropython"] = [*runtime.argv_prefix, "-X", "heapsize=8M"]
    return named


RUNTIMES = runtimes()


def answer(echo: socket.socket) -> None:
    """Echo each connection's bytes until 'end'."""
    while True:
        try:
            line, _ = echo.accept()
        except OSError:  # the test is over
            return
        with line:
            while data := line.recv(4096):
                line.sendall(data)
                if data.endswith(b"end"):
                    break


@pytest.fixture(scope="module", params=sorted(RUNTIMES))
def results(request, tmp_path_factory):
    """Results of every scenario, by name."""
    echo, nobody = socket.create_server(("127.0.0.1", 0)), socket.socket()
    nobody.bind(("127.0.0.1", 0))  # bound, without a listener
    threading.Thread(target=answer, args=(echo,), daemon=True).start()
    ports = [str(end.getsockname()[1]) for end in (echo, nobody)]
    done = subprocess.run(
        [*RUNTIMES[request.param], str(SCRIPT), str(firmware.firmware_folder()), *ports],
        cwd=tmp_path_factory.mktemp("flash"),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    echo.close()
    nobody.close()
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return dict(json.loads(line) for line in done.stdout.splitlines())


def test_160_hall_bits_come_in_order_and_again(results):
    first, _, again = results["hall"]["read"]
    assert first == again == results["hall"]["wanted"]
    assert len(first) == 40


def test_a_broken_chain_shows_in_its_marker_bits(results):
    _, broken, _ = results["hall"]["read"]
    assert broken[:20] == results["hall"]["wanted"][:20]
    assert broken[20:] == "0" * 20


def test_the_model_catches_every_other_spi_mode(results):
    assert all(other != results["hall"]["wanted"] for other in results["hall"]["other_modes"])
    assert len(results["hall"]["other_modes"]) == 3


def test_no_strips_are_no_digits_and_odd_lengths_are_refused(results):
    assert results["hall"]["empty"] == ""
    assert results["hall"]["refused"] == [12, 168, -8]


def test_a_parked_figure_pulls_its_pin_low(results):
    assert results["hall"]["pads"] == ["02", "07"]


def test_a_press_counts_once_however_it_bounces_and_however_long_it_is(results):
    counts = [confirm for confirm, _ in results["buttons"]]
    assert counts == sorted(counts)
    assert counts[-1] == 2
    assert {back for _, back in results["buttons"]} == {0}


def test_patterns_differ_by_rhythm_alone(results):
    rhythms = results["lights"]["rhythms"][:5]
    for code, rhythm in enumerate(rhythms):
        turned = {(rhythm + rhythm)[k : k + len(rhythm) // 2] for k in range(len(rhythm))}
        assert all(
            other[: len(rhythm) // 2] not in turned for other_code, other in enumerate(rhythms) if other_code != code
        )


def test_patterns_differ_by_colour_and_none_is_bright(results):
    colours = [tuple(lit) for _, lit in results["lights"]["colours"][:5]]
    assert len(set(colours)) == 5
    assert max(max(lit) for lit in colours) <= results["lights"]["brightest"] <= 64


def test_what_is_asked_shows_within_a_second_and_never_flickers(results):
    rhythms = results["lights"]["rhythms"]
    second = round(1 / SLOT_S)
    for code in (TAKE, PUT_BACK, WRONG, ASK):
        assert all("1" in rhythms[code][k : k + second] for k in range(0, len(rhythms[code]) - second, 5))
    for rhythm in rhythms:
        for k in range(0, len(rhythm) - second, 5):
            flashes = [lit for lit, _ in groupby(rhythm[k : k + second])].count("1")
            assert flashes <= FLASHES_A_SECOND


def test_lights_are_written_only_when_they_change(results):
    assert 0 < results["lights"]["writes"] < 200  # of 2,400 polls


def test_identify_lights_all_lights_and_ends(results):
    assert 8 <= results["lights"]["identify"] <= 12


def test_cues_play_through_and_fall_silent(results):
    assert all(tones[-1] == 0 and sum(hertz > 0 for hertz in tones) >= 2 for tones in results["buzzer"].values())
    assert set(results["buzzer"]) == {"wrong", "correct", "ask", "done", "turn", "last", "end", "identify"}
    assert len({tuple(tones) for tones in results["buzzer"].values()}) == 8


def test_a_configuration_is_kept_with_its_hash_and_a_damaged_one_is_none(results):
    none, again, raw, spoiled, torn, by_hand, empty, last = results["flash"]
    assert (none, again, spoiled, empty) == ("", '{"role":"plate"}', "", "")
    assert raw == '{"role":"plate"}*38b3f752\n'
    assert not torn.endswith("}")  # not a valid configuration, so the node uses the default
    assert (by_hand, last) == ('{"role":"tray"}', '{"role":"tray"}')


def test_the_interrupt_allocates_nothing_and_stores_in_order(results):
    """In MicroPython the heap is locked while it runs."""
    for cell in (0, 1):
        stored = [(raw, fault) for number, raw, fault in results["interrupt"]["stored"] if number == cell]
        assert stored == [
            *[(None, "desync")] * 4,
            *[(raw, None) for raw in (104, 105, 106, 107)],
            *[(None, "late")] * 2,
            *[(raw, None) for raw in (109, 110, 111)],
        ]


def test_a_silent_chip_is_reset_after_a_second(results):
    assert results["interrupt"]["watch"] == [False, False, False, False, True, True]
    assert results["interrupt"]["restarts"] == [0, 1]


def test_a_connection_never_waits_and_says_when_it_has_gone(results):
    assert results["tcp"] == {"early": "", "came": True, "refused": True, "closed": [True, True]}


def test_the_radio_joins_again_each_ten_seconds_with_power_saving_off(results):
    calls = results["radio"]["calls"]
    assert calls[0] == ["country", "CH"]  # the radio reads it when it is switched on
    assert calls[1:5] == [["active", True], ["pm", 0xA11140], ["txpower", 12], ["connect", "home"]]
    again = calls[5:]
    assert again == [["disconnect"], ["connect", "home"]] * (len(again) // 2)
    assert len(again) // 2 == 2 + 1 + 7  # in 25 s without a network, once when told to, in 70 s without a network
    assert results["radio"]["opened"] == [False, True]


def test_the_radio_joins_anew_once_when_told_although_it_is_connected(results):
    assert results["radio"]["rejoined"] == [["disconnect"], ["connect", "home"]]


def test_the_radio_says_how_strongly_it_hears_or_nothing(results):
    signals = results["radio"]["signals"]
    assert signals.pop("150 -61") == -61
    assert set(signals.values()) == {None}
    assert len(signals) == 7  # without a network, or with an invalid signal strength


@pytest.mark.parametrize(("role", "cells", "hall", "buttons"), [("tray", 6, "02", [0, 0]), ("plate", 4, None, [])])
def test_a_whole_board_speaks_the_protocol(results, role, cells, hall, buttons):
    board = results[role]
    heard = messages("".join(line for line in board["said"] if line != "reset").encode())
    hello = heard[0]
    assert (hello["t"], hello["role"], hello["board"], hello["cells"]) == ("hello", role, "pico_w", cells)
    assert hello["id"] == board["id"] == "e6616407e3123456"
    samples = [message for message in heard if message["t"] == "s"]
    assert [sample["n"] for sample in samples] == list(range(len(samples)))
    assert len(samples) > 120
    for sample in samples:
        assert sample["h"] == (hall or results["hall"]["wanted"])
        assert sample["b"] == buttons
        assert "e" not in sample
    stamps = [
        [(sample["us"] + dt) % (1 << 30) for sample in samples for dt in sample["c"][cell][::2]]
        for cell in range(cells)
    ]
    for cell in stamps:
        steps = {(later - at) % (1 << 30) for at, later in pairwise(cell)}
        assert min(steps) >= 12_000
        assert max(steps) <= 13_000
    acks = {message["id"]: message["ok"] for message in heard if message["t"] == "ack"}
    assert acks == {1: role == "tray", 2: True, 3: True}
    (status,) = [message for message in heard if message["t"] == "st"]
    assert status["drop"] == 0
    assert status["temp"] == pytest.approx(270, abs=1)
    assert "vsys" not in status  # the pin that reads the supply is the radio's


def test_chip_temperature_and_supply_are_right_or_left_out(results):
    """In 0.1 degrees and mV: 27, 22 and 47 degrees; then the ends of the converter, which no chip and no board has."""
    *right, zero, full = results["tray"]["sensors"]
    for found, expected in zip(right, ((270, 5000), (220, 4700), (470, 2100)), strict=True):
        assert found == [pytest.approx(expected[0], abs=1), pytest.approx(expected[1], abs=3)]
    assert zero == full == [None, None]


def test_what_the_ring_could_not_hold_is_counted_in_the_status_and_missing_in_the_samples(results):
    """A stall of 0.9 s: six cells give 432 conversions, the ring holds 255."""
    heard = messages("".join(line for line in results["stalled"]["said"] if line != "reset").encode())
    (status,) = [message for message in heard if message["t"] == "st"]
    assert 150 < status["drop"] < 200
    sent = sum(len(cell) // 2 for message in heard if message["t"] == "s" for cell in message["c"])
    whole = [message for message in messages("".join(results["tray"]["said"][:-1]).encode()) if message["t"] == "s"]
    unstalled = sum(len(cell) // 2 for message in whole for cell in message["c"])
    assert abs(unstalled - sent - status["drop"]) < 30
    assert results["stalled"]["longest_unfed_us"] > 800_000


@pytest.mark.parametrize("role", ["tray", "plate"])
def test_a_board_takes_the_state_machines_of_the_pin_table(results, role):
    wiring = FIRMWARE.TRAY_CELLS if role == "tray" else FIRMWARE.PLATE_CELLS
    assert [tuple(machine) for machine in results[role]["machines"]] == sorted(wiring)


@pytest.mark.parametrize("role", ["tray", "plate"])
def test_every_wait_is_shorter_than_the_watchdog(results, role):
    assert results[role]["timeout_ms"] < WATCHDOG_LIMIT_MS
    assert results[role]["longest_unfed_us"] < 10_000


@pytest.mark.parametrize("role", ["tray", "plate"])
def test_a_board_keeps_what_the_hub_configured_restarts_and_lets_go_of_the_watchdog(results, role):
    assert results[role]["kept"] == f'{{"role":"{role}","ms":40}}'
    assert results[role]["said"][-1] == "reset"
    assert results[role]["watchdog_after_release"] == 0x1234
    assert results[role]["crashes"] == ["", "OSError: 5 at tcp.py:1 open", "", ""]


def test_ctrl_c_lets_go_of_the_watchdog_and_an_error_keeps_it_and_is_kept(results):
    """The watchdog restarts a board whose program has ended by an error."""
    by_hand, by_error = results["entry"]
    assert by_hand == [True, 0x1234, ""]
    assert by_error[:2] == [True, 0x40001234]
    assert by_error[2].startswith("OSError: ")
    assert " < rp.py:" in by_error[2]
    assert " run" in by_error[2]


@pytest.mark.parametrize(
    ("platform", "machine", "name"),
    [
        ("linux", "linux [GCC 14.2.1] version", "host"),
        ("rp2", "Raspberry Pi Pico with RP2040", "pico"),
        ("rp2", "Raspberry Pi Pico W with RP2040", "pico_w"),
        ("rp2", "Raspberry Pi Pico2 with RP2350", "pico2"),
        ("rp2", "Raspberry Pi Pico 2 W with RP2350", "pico2_w"),
    ],
)
def test_each_board_finds_its_module(platform, machine, name):
    source = (firmware.firmware_folder() / "main.py").read_text().split("_folder =")[0]
    source += (
        "def board_name"
        + (firmware.firmware_folder() / "main.py").read_text().split("def board_name")[1].split("def run")[0]
    )
    known: dict = {}
    exec(source, known)
    assert known["board_name"](platform, machine) == name
    assert (firmware.firmware_folder() / "boards" / f"{name}.py").is_file()
    with pytest.raises(OSError, match="esp32"):
        known["board_name"]("esp32", "ESP32")

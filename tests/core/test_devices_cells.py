"""Cells, corners and the Hall chain in the snapshot: raw counts and faults."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cases import examples
from tests.core.rig import Node, Rig
from tests.core.shown_devices import PLATE, problems, shown
from tests.sensing.plate.plate_evening import heard

from palace_hub.bench.plate.measure import legal_builds
from palace_hub.core.nodes.cell_history import CALM_SECONDS, NOISIEST_COUNTS, CellHistory, feed_all
from palace_hub.locale.catalogue import Catalogue
from palace_hub.sensing.plate.readings import read_chain
from palace_hub.sim.plate.trace import PLATE_MIX, plate_trace
from palace_hub.sim.world.noise_model import BUILDS

# -- cells ------------------------------------------------------------------------------------------------------------


def fed(seconds: int, level: float = 50_000.0, noise: int = 100, hz: int = 80) -> CellHistory:
    """A cell whose conversions swing by `noise` around `level`."""
    history = CellHistory()
    swing = [noise, -noise, 0, noise // 2, -noise]
    history.feed((k / hz, round(level) + swing[k % 5], None) for k in range(seconds * hz))
    return history


def test_a_history_knows_level_noise_and_the_last_minute():
    history = fed(90)
    assert history.level(90.0) == pytest.approx(50_000 - 10, abs=5)
    assert history.noise() == pytest.approx(0.886 * (200 + 100 + 50 + 150 + 200) / 5, rel=0.05)
    trace = history.trace(90.0)
    assert len(trace) == 60
    assert trace[-1] is None  # the second that is not over yet
    assert all(mean == pytest.approx(50_000, abs=20) for mean in trace[:-1])
    assert history.fault(90.0) is None
    assert fed(2).noise() is None


def test_a_hand_in_a_compartment_does_not_count_as_noise():
    history = fed(8)
    history.feed((8 + k / 80, 50_000 + (k * 7919) % 900_000, None) for k in range(240))
    history.feed((11 + k / 80, 50_000 + 100 * (k % 2), None) for k in range(240))
    assert history.noise() is not None
    assert history.noise() < 200
    assert history.fault(14.0) is None


def test_building_hands_do_not_make_a_corner_noisy():
    made = next(legal_builds(1, 7))
    trace = plate_trace(100, BUILDS["good"], "gold", made.position.palace.pieces, made.steps, PLATE_MIX)
    corners = [CellHistory() for _ in range(4)]
    told, restless = [], 0
    for batch in heard(trace):
        now = max(t for corner in batch for t, _ in corner)
        feed_all(corners, [[(t, raw, None) for t, raw in corner if raw is not None] for corner in batch])
        told += [fault.key for fault in (corner.fault(now) for corner in corners) if fault]
        restless += sum((corner.noise() or 0) > NOISIEST_COUNTS for corner in corners)
    assert restless > len(corners) * 10 * 5  # ten messages a second: for seconds, the hands were all there was
    assert told == []


def test_a_loose_wire_is_named_within_half_a_minute():
    history = fed(20)
    history.feed((20 + k / 80, 50_000 + 4000 * (k % 2), None) for k in range(80 * 25))
    assert history.fault(45.0) is None
    history.feed((45 + k / 80, 50_000 + 4000 * (k % 2), None) for k in range(80 * 6))
    fault = history.fault(51.0)
    assert fault is not None
    assert (fault.key, fault.params["noise"]) == ("corner-noisy", pytest.approx(0.886 * 4000, rel=0.01))


def test_the_seconds_without_readings_are_gaps():
    history = fed(10)
    history.feed((20 + k / 80, 50_000 + k % 3, None) for k in range(160))
    trace = history.trace(22.0)
    assert [mean is None for mean in trace[-22:]] == [False] * 10 + [True] * 10 + [False, True]


@pytest.mark.parametrize(
    ("conversions", "now", "key"),
    [
        ([], 5.0, "cell-silent"),
        ([(4.9, None, "late")], 5.0, "cell-silent"),
        ([(k / 80, 7, None) for k in range(400)], 5.0, "cell-stuck"),
        ([(k / 80, (1 << 23) - 1, None) for k in range(400)], 5.0, "cell-saturated"),
        ([(k / 80, None, "saturated") for k in range(400)], 5.0, "cell-saturated"),
        ([(k / 80, 5000 * (k % 2), None) for k in range(400)], 5.0, "corner-noisy"),
    ],
)
def test_faults_are_recognised_from_raw_counts(conversions: list, now: float, key: str):
    history = CellHistory()
    history.feed(conversions)
    fault = history.fault(now)
    assert fault is not None
    assert fault.key == key


def test_a_cell_without_any_reading_has_its_own_message():
    history, catalogue = CellHistory(), Catalogue()
    never = history.fault(5.0)
    history.feed([(5.0, 1000, None)])
    long_ago = history.fault(12.0)
    assert never is not None
    assert long_ago is not None
    assert catalogue.text(never) == "The cell has not given any reading yet. Fix: check its four wires."
    assert catalogue.text(long_ago) == "The cell gives no readings (7 s). Fix: check its four wires."


@settings(max_examples=examples(50), deadline=None)
@given(st.lists(st.integers(1, 200), max_size=30))
def test_a_history_does_not_depend_on_the_split_of_its_conversions(cuts: list[int]):
    every = [(k / 80, 1000 * (k % 7) + k, None) for k in range(800)]
    whole, parts = CellHistory(), CellHistory()
    whole.feed(every)
    start = 0
    for cut in [*cuts, 800]:
        parts.feed(every[start : start + cut])
        start += cut
    assert (parts.trace(10.0), parts.noise()) == (whole.trace(10.0), whole.noise())


def test_an_uncalibrated_cell_shows_raw_counts_and_no_count(rig: Rig):
    rig.plug("a#1", Node())
    rig.pass_time(6.0)
    cell = shown(rig).cells[0]
    assert (cell.count, cell.grams, cell.sure) == (None, None, False)
    assert cell.raw == pytest.approx(50_000, abs=100)
    assert cell.raw_noise == pytest.approx(90, rel=0.3)
    assert sum(mean is not None for mean in cell.trace) >= 4
    assert "cell-uncalibrated" not in problems(rig)  # nobody has asked for it yet


@pytest.mark.parametrize(("sigma", "key"), [(0, "cell-stuck"), (3000, "corner-noisy")])
def test_an_uncalibrated_cell_still_shows_its_faults(rig: Rig, sigma: int, key: str):
    node = Node()
    rig.plug("a#1", node)
    rig.pass_time(4.0)
    assert {cell.fault.key for cell in shown(rig).cells if cell.fault} == {"cell-uncalibrated"}
    draw = node.rng.gauss
    node.rng.gauss = lambda mean, _: draw(mean, sigma)
    rig.pass_time(CALM_SECONDS + 1.0)
    assert {cell.fault.key for cell in shown(rig).cells if cell.fault} == {key}
    assert problems(rig)[key]["piece"] == "gold"


def test_an_unplugged_tray_keeps_its_trace_and_has_no_reading(rig: Rig):
    rig.plug("a#1", Node())
    rig.pass_time(6.0)
    rig.unplug("a#1")
    rig.pass_time(5.0)
    cell = shown(rig).cells[0]
    assert (cell.raw, cell.noise_mg, cell.activity) == (None, None, "unknown")
    assert [mean is None for mean in cell.trace[-4:]] == [True] * 4
    assert sum(mean is not None for mean in cell.trace) >= 4


def test_the_corners_of_the_plate_show_raw_counts_and_faults(rig: Rig):
    node = Node(**PLATE)
    rig.plug("p#1", node)
    rig.pass_time(6.0)
    plate = shown(rig).plate
    assert plate is not None
    assert [corner.corner for corner in plate.corners] == ["ne", "se", "sw", "nw"]
    assert all(corner.raw == pytest.approx(50_000, abs=100) for corner in plate.corners)
    assert all(corner.rate_hz == pytest.approx(80, rel=0.02) for corner in plate.corners)
    assert all(corner.fault is None for corner in plate.corners)
    node.rng.gauss = lambda mean, sigma: 0.0  # every cell repeats one word
    rig.pass_time(3.0)
    plate = shown(rig).plate
    assert plate is not None
    assert {corner.fault.key for corner in plate.corners if corner.fault} == {"cell-stuck"}
    assert problems(rig)["cell-stuck"]["corner"] == "nw"


# -- the Hall chain ---------------------------------------------------------------------------------------------------

WHOLE = bytes.fromhex("0028") * 10
"""Ten strips with nothing on: ten sensors, the marker 1010, two bits of nothing."""


def test_an_intact_chain_lists_its_active_sensors():
    raw = bytearray(WHOLE)
    raw[0] |= 0x40  # second bit out of the chain
    raw[19] |= 0x40  # last sensor of the last strip
    chain = read_chain(bytes(raw))
    assert (chain.bits, chain.strips, chain.answering) == (160, 10, 10)
    assert chain.on == ((1, 2), (10, 10))


@pytest.mark.parametrize("dead", [b"\xff\xff", b"\x00\x00"])
@pytest.mark.parametrize("whole", range(10))
def test_sensors_behind_a_break_of_the_chain_are_ignored(dead: bytes, whole: int):
    chain = read_chain(WHOLE[: 2 * whole] + dead * (10 - whole))
    assert (chain.strips, chain.answering, chain.on) == (10, whole, ())


@pytest.mark.parametrize("raw", [b"\x07", b"\x00" * 3])
def test_a_length_of_no_whole_strips_has_no_sensors(raw: bytes):
    chain = read_chain(raw)
    assert (chain.bits, chain.strips, chain.on) == (8 * len(raw), None, ())


def test_a_broken_chain_is_a_problem(rig: Rig):
    node = Node(**PLATE)
    rig.plug("p#1", node)
    rig.pass_time(3.0)
    assert "problem-hall-chain" not in problems(rig)
    rig.core.hub.plate.hall = WHOLE[:8] + b"\xff" * 12
    assert problems(rig)["problem-hall-chain"] == {"answering": 4, "strips": 10}
    hall = shown(rig).plate.hall
    assert (hall.bits, hall.strips, hall.answering, hall.sensors) == (160, 10, 4, 100)

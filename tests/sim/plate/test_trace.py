"""Plate traces against independent physics: mass sums, places, stops, creep, ring, zero shift and labels."""

import math
from dataclasses import replace

import numpy as np
import pytest

from monkey_palace.board.notation import Cell, Placement, parse_placements
from palace_hub.sim.plate.hall import HallChain, HallFaults, hall_bits, knob_bit
from palace_hub.sim.plate.hands import Lying, PlateManner, set_on, stack_on
from palace_hub.sim.plate.mechanics import TAUS_S, PlateCells, Push
from palace_hub.sim.plate.pieces import Moulds, PieceBox
from palace_hub.sim.plate.specimen import TICK_US, TWIST, draw_specimen
from palace_hub.sim.plate.trace import PlateMix, PlateStep, plate_trace
from palace_hub.sim.world.noise_model import BUILDS
from palace_hub.sim.world.truth import CATALOGUE_MG

EVEN = Moulds(spread=(0.0, 0.0))
START = parse_placements("A11,14,0e B17,14,0 A14,14,1e G17,14,2")
GENTLE = PlateMix(
    manner=PlateManner(press_kg=(0.02, 0.03), rest_s=(0.0, 0.2), pause_median_s=5.0, pause_sigma=0.05, missing=0.0),
    zero_shift=0.0,
    twist_slip=0.0,
)


@pytest.fixture
def still(silent_build):
    """The good build without noise, on a plate whose bumps are off as well."""
    return silent_build(bumps_a_minute=0.0)


def grams(trace, low, high):
    """Mean of each corner between two moments (us), in mg, offset and dead load included."""
    gains = [cell.counts_per_mg for cell in trace.specimen.cells]
    means = [read.raw[(read.us > low) & (read.us <= high) & ~read.refused].mean() for read in trace.corners]
    return np.array(means) / gains


def changes(trace):
    """What each step changed at the corners, in mg, from quiet to quiet."""
    last, found = grams(trace, trace.start_us + 5e5, trace.labels[0].start_us - 2e5), []
    for label in trace.labels:
        now = grams(trace, min(label.until_us, trace.end_us) - 1.2e6, min(label.until_us, trace.end_us) - 2e5)
        found.append(now - last)
        last = now
    return found


def place_of(change):
    """East and north in mm by the centre of mass of four corners at (+-118, +-118)."""
    ne, se, sw, nw = change
    return 118 * (ne + se - sw - nw) / change.sum(), 118 * (ne + nw - se - sw) / change.sum()


def test_corners_together_feel_the_mass_and_their_shares_give_the_place(still):
    pieces = parse_placements("B2,2,0 C29,5,0 A20,20,0n G11,14,1")
    trace = plate_trace(5, still, "silver", START, [PlateStep(put=(piece,)) for piece in pieces], GENTLE)
    specimen = trace.specimen
    for piece, change in zip(pieces, changes(trace), strict=True):
        assert change.sum() == pytest.approx(CATALOGUE_MG[piece.piece.value], rel=0.1)
        x, y = place_of(change)
        feet = [((foot.x - 15.5) * 8, (foot.y - 15.5) * 8) for foot in piece.feet]
        want_x, want_y = (sum(axis) / len(feet) for axis in zip(*feet, strict=True))
        assert math.hypot(x - want_x, y - want_y) < 4.0, (piece, x, y)
    assert specimen.dead_mg == pytest.approx([99_000] * 4, abs=16_000)


def test_the_twist_pattern_carries_neither_mass_nor_place():
    specimen = draw_specimen(1, BUILDS["good"], gold=False)
    for x, y in ((0, 0), (60, 60), (-110, 30)):
        rigid = replace(specimen, twist_share=0.0).shares(x, y)
        soft = replace(specimen, twist_share=1.0).shares(x, y)
        assert soft.sum() == pytest.approx(rigid.sum()) == pytest.approx(1.0)
        assert place_of(soft) == pytest.approx(place_of(rigid))
        difference = soft - rigid
        assert difference == pytest.approx(difference[0] * np.array(TWIST))


def test_hardwares_table_of_loads_is_met_by_a_carrier_that_gives_way():
    """HARDWARE, Plate: 180 g of pieces on a dead load of 396 g; 201 g on the nearest corner at (60, 60), 239 at 90."""
    specimen = draw_specimen(1, BUILDS["good"], gold=False)
    straight = replace(specimen, twist_share=1.0, off_centre_mm=(0.0, 0.0), turned_rad=0.0, slope=(0.0, 0.0))
    for place, loaded in ((0, 144), (60, 201), (90, 239)):
        assert 99 + 180 * straight.shares(place, place)[0] == pytest.approx(loaded, abs=0.7)


def test_a_stop_clips_what_a_cell_reads_and_what_it_creeps_for(still):
    specimen = draw_specimen(2, replace(still, creep_per_decade=(3e-4, 3e-4)), gold=False)
    specimen = replace(specimen, ring_hz=30.0, damping=0.1)
    ticks = 500_000 // TICK_US
    readings = {}
    for kg in (0.4, 2.0, 3.0):
        cells = PlateCells(specimen, 1)
        cells.begin(Push(2_000_000, 0.0, 0.0, 0.0, np.full(ticks, kg * 1e6), presses=True))
        reads = cells.advance(6_000_000)
        read, gain, offset = reads[0], specimen.cells[0].counts_per_mg, specimen.cells[0].offset
        mg = (read.raw - offset) / gain
        before = mg[read.us < 1_900_000].mean()
        readings[kg] = mg[(read.us > 2_200_000) & (read.us < 2_500_000)].max() - before
        readings[kg, "tail"] = mg[(read.us > 3_500_000) & (read.us < 4_000_000)].mean() - before
    assert readings[0.4] < 250_000
    assert readings[2.0] == pytest.approx(specimen.stop_mg[0] - specimen.dead_mg[0], abs=300)
    assert readings[3.0] == pytest.approx(readings[2.0], abs=60)
    assert readings[3.0, "tail"] == pytest.approx(readings[2.0, "tail"], abs=1.0)


def test_the_creep_of_a_load_is_a_line_in_log_time_and_a_press_dies_away_as_its_difference(still):
    """A load F gives c F log10(t) and more; a press of length T leaves c F log10((t + T) / t)."""
    per_decade, mass = 4e-4, 150_000.0
    specimen = draw_specimen(2, replace(still, creep_per_decade=(per_decade, per_decade)), gold=False)
    specimen = replace(specimen, ring_hz=30.0, damping=0.1)
    shares = specimen.shares(0.0, 0.0)

    def read(push, seconds):
        cells = PlateCells(specimen, 1)
        cells.begin(push)
        found = cells.advance(seconds * 1_000_000)[0]
        return found.us / 1e6 - 1.0, (found.raw - specimen.cells[0].offset) / specimen.cells[0].counts_per_mg

    t, mg = read(Push(1_000_000, 0.0, 0.0, 0.0, np.full(1, mass), rest_mg=mass), 400)
    at = {s: np.interp(s, t, mg) for s in (3.0, 30.0, 300.0)}
    for low, high in ((3.0, 30.0), (30.0, 300.0)):
        assert at[high] - at[low] == pytest.approx(per_decade * mass * shares[0], rel=0.05)
    t, mg = read(Push(1_000_000, 0.0, 0.0, 0.0, np.full(500, mass), presses=True), 12)
    before = mg[t < 0].mean()
    for since in (1.5, 3.0, 6.0):
        law = per_decade * mass * shares[0] * math.log10((since + 0.5) / since)
        assert np.interp(since + 0.5, t, mg) - before == pytest.approx(law, rel=0.25, abs=0.15)
    assert TAUS_S[0] <= 0.1
    assert TAUS_S[-1] >= 10_000


def test_the_zero_shift_is_a_part_of_the_peak_and_belongs_to_each_cell(still):
    specimen = draw_specimen(3, still, gold=False)

    def shifts(part):
        found = []
        for seed in range(60):
            cells = PlateCells(specimen, seed, zero_shift=part)
            force = 400_000.0 * np.sin(np.pi * np.arange(400) / 400)
            cells.begin(Push(1_000_000, 0.0, 0.0, 0.0, force, presses=True))
            reads = cells.advance(8_000_000)
            for read, figures in zip(reads, specimen.cells, strict=True):
                mg = read.raw / figures.counts_per_mg
                found.append(mg[read.us > 7_000_000].mean() - mg[read.us < 900_000].mean())
        return np.std(found)

    assert shifts(0.0) < 0.2
    assert shifts(1e-4) == pytest.approx(10.0, rel=0.35)  # 100 g a corner


def test_the_carrier_swings_after_a_finger_and_comes_to_rest(still):
    specimen = replace(draw_specimen(4, still, gold=False), ring_hz=30.0, damping=0.05)
    cells = PlateCells(specimen, 1)
    cells.begin(Push(1_000_000, 0.0, 0.0, 0.0, np.full(400, 50_000.0)))
    read = cells.advance(5_000_000)[0]
    mg = read.raw / specimen.cells[0].counts_per_mg
    swing = mg[(read.us > 1_402_000) & (read.us < 1_500_000)]
    assert swing.max() - swing.min() > 3_000
    late = mg[(read.us > 4_000_000)]
    assert late.max() - late.min() < 1.0


def test_time_may_run_in_steps_of_any_length(still):
    specimen = draw_specimen(4, BUILDS["good"], gold=True)
    push = Push(1_000_000, 30.0, -50.0, 5.0, np.full(400, 900_000.0), rest_mg=1_200.0, presses=True)

    def whole(windows):
        cells = PlateCells(specimen, 9, [(1250.0, 8.0, 8.0, 0.0)], zero_shift=1e-4, twist_slip=1e-4, grown_s=900.0)
        cells.begin(push)
        parts = [cells.advance(us) for us in range(windows * 50_000, 4_000_001, windows * 50_000)]
        return [np.concatenate([part[corner].raw for part in parts]) for corner in range(4)]

    for one, other in zip(whole(1), whole(80), strict=True):
        assert one.size == other.size
        assert np.abs(one - other).max() <= 2
    cells = PlateCells(specimen, 9)
    cells.advance(1_500_000)
    with pytest.raises(ValueError, match="from"):
        cells.begin(push)


def test_equal_arguments_give_equal_traces_and_each_seed_its_own():
    steps = [PlateStep(put=parse_placements("B20,20,0 C20,20,1")), PlateStep(taken=parse_placements("C20,20,1"))]
    one, same, other = (plate_trace(seed, BUILDS["good"], "gold", START, steps, specimen=1) for seed in (5, 5, 6))
    for a, b in zip(one.corners, same.corners, strict=True):
        assert np.array_equal(a.us, b.us)
        assert np.array_equal(a.raw, b.raw)
    assert one.labels == same.labels
    assert one.hall == same.hall
    assert one.labels != other.labels
    assert one.specimen == other.specimen
    assert one.specimen != plate_trace(5, BUILDS["good"], "gold", START, steps).specimen


def test_each_chip_has_a_clock_of_its_own_and_every_conversion_is_sent_once():
    trace = plate_trace(8, BUILDS["cheap1kg"], "silver", START, [PlateStep(put=parse_placements("B20,20,0"))])
    rates = [1e6 * (read.us.size - 1) / (read.us[-1] - read.us[0]) for read in trace.corners]
    assert len({round(rate, 1) for rate in rates}) == 4
    assert all(68 < rate < 91 for rate in rates)
    blocks = list(trace.blocks())
    for corner, read in enumerate(trace.corners):
        sent = [one for block in blocks for one in block.corners[corner]]
        assert [us for us, _ in sent] == read.us.tolist()
        assert [raw is None for _, raw in sent] == read.refused.tolist()
    assert {block.hall for block in blocks} == {""}


def test_labels_say_what_stood_when():
    steps = [
        PlateStep(put=parse_placements("B20,20,0")),
        PlateStep(put=parse_placements("B20,20,1 A20,20,2e")),
        PlateStep(taken=parse_placements("A20,20,2e")),
    ]
    trace = plate_trace(3, BUILDS["good"], "silver", START, steps)
    assert [label.step for label in trace.labels] == [0, 1, 2]
    for before, after in zip(trace.labels, trace.labels[1:], strict=False):
        assert before.start_us < before.release_us <= before.until_us == after.start_us
        assert before.after == after.before
    assert trace.labels[1].after == frozenset(START) | set(parse_placements("B20,20,0 B20,20,1 A20,20,2e"))
    assert trace.labels[-1].after == frozenset(START) | set(parse_placements("B20,20,0 B20,20,1"))
    assert trace.end_us - trace.labels[-1].release_us >= 3_000_000


@pytest.mark.long
def test_pauses_are_missing_as_often_as_asked_and_have_their_median():
    quick = PlateManner(pause_median_s=0.45, missing=0.40)
    for manner, median, missing in ((PlateManner(), 0.8, 0.15), (quick, 0.45, 0.40)):
        found = []
        for seed in range(8):
            steps = [PlateStep(put=(Placement.parse(f"B{x},2,0"),)) for x in range(2, 30, 3)] * 2
            steps = [
                step for pair in zip(steps, steps, strict=True) for step in (pair[0], PlateStep(taken=pair[1].put))
            ]
            found += plate_trace(seed, BUILDS["good"], "silver", START, steps, PlateMix(manner=manner)).labels
        pauses = [label.until_us - label.release_us for label in found if not label.missing]
        assert np.median(pauses) / 1e6 == pytest.approx(median, rel=0.15)
        assert sum(label.missing for label in found) / len(found) == pytest.approx(missing, abs=0.07)


def test_gold_pieces_carry_plug_and_disc_in_every_foot():
    silver, gold = (PieceBox(3, EVEN, gold=level) for level in (False, True))
    added = {kind: gold.piece_mg(kind, 0) - silver.piece_mg(kind, 0) for kind in CATALOGUE_MG}
    assert added == pytest.approx(
        {"arch": 360, "brick": 180, "column": 180, "light_green": 0, "dark_green": 0, "gold": 0}
    )


def test_pieces_of_a_box_differ_by_batch_and_by_piece_and_keep_their_mass_when_taken_back():
    box = PieceBox(3, Moulds(spread=(0.005, 0.005)), gold=False)
    masses = np.array([box.piece_mg("brick", serial) for serial in range(80)])
    assert 0.004 < masses.std() / masses.mean() < 0.03
    assert np.abs(masses / CATALOGUE_MG["brick"] - 1).max() < 0.05
    drawn = box.draw_mg("brick")
    box.take_back("brick", drawn)
    assert box.draw_mg("brick") == drawn
    assert box.unit_mg("brick", 80) == pytest.approx(masses.mean())


def test_a_stack_on_a_stud_weighs_as_its_columns_and_goes_again(still):
    stack = stack_on(5, 8, 6)
    trace = plate_trace(5, still, "silver", (), [PlateStep(put=(stack,)), PlateStep(taken=(stack,))], GENTLE)
    on, off = changes(trace)
    assert on.sum() == pytest.approx(6 * CATALOGUE_MG["column"], rel=0.03)
    assert on == pytest.approx(-off, abs=25)
    assert trace.labels[0].lying == (stack,)
    assert trace.labels[1].lying == ()


def test_visits_that_a_fault_adds_have_their_own_labels():
    wild = PlateManner(leaning=1.0, rim=1.0, second_hand=1.0)
    steps = [PlateStep(put=(piece,)) for piece in parse_placements("B20,20,0 B20,20,1 B20,20,2")]
    trace = plate_trace(2, BUILDS["good"], "gold", START, steps, PlateMix(manner=wild))
    assert [label.step for label in trace.labels if label.step is not None] == [0, 1, 2]
    added = [label for label in trace.labels if label.step is None]
    assert any(
        isinstance(one, Lying) and max(abs(one.x_mm), abs(one.y_mm)) > 115 for label in added for one in label.lying
    )
    leaning = [label for label in added if len(label.lying) > 0 and label.after == label.before]
    assert leaning
    assert trace.labels[-1].after == frozenset(START) | {piece for step in steps for piece in step.put}
    assert trace.labels[-1].lying == ()


def test_hall_bits_follow_the_feet_and_bounce_only_for_a_moment():
    piece = Placement.parse("B20,20,0")
    steps = [PlateStep(put=(piece,)), PlateStep(taken=(piece,)), PlateStep(put=parse_placements("B8,17,0 B8,17,1"))]
    trace = plate_trace(4, BUILDS["good"], "gold", START, steps)
    for label in trace.labels:
        quiet = {chain for us, chain in trace.hall if label.release_us < us <= label.until_us}
        assert quiet <= {hall_bits(label.after)}
    assert {chain for us, chain in trace.hall if us < trace.labels[0].start_us} == {hall_bits(START)}


def test_a_foot_on_the_card_is_too_high_for_the_sensor_below_it():
    on_knob, on_card = parse_placements("B20,20,0 B20,23,0")
    steps = [PlateStep(put=(on_knob,)), PlateStep(put=(on_card,))]
    knobs = {(x, y) for x in range(2, 32, 3) for y in range(2, 32, 3)} - {(20, 23)}
    trace = plate_trace(4, BUILDS["good"], "gold", START, steps, knobs=knobs)
    every = plate_trace(4, BUILDS["good"], "gold", START, steps)
    assert trace.hall[-1][1] == hall_bits((*START, on_knob))
    assert every.hall[-1][1] == hall_bits((*START, on_knob, on_card))
    assert all((a.raw == b.raw).all() for a, b in zip(trace.corners, every.corners, strict=True))


def test_a_figure_that_stands_there_weighs_and_can_be_lifted():
    figure = set_on("monkey", Cell(11, 14, 1))
    steps = [PlateStep(taken=(figure,)), PlateStep(put=(set_on("monkey", Cell(11, 14, 2)),))]
    trace = plate_trace(4, BUILDS["good"], "gold", (*START, figure), steps, GENTLE)
    assert trace.start == frozenset(START)
    assert [len(label.lying) for label in trace.labels] == [0, 1]
    loads = [np.mean([corner.raw[(corner.us > a) & (corner.us < b)].mean() for corner in trace.corners])
             for a, b in ((trace.start_us, trace.labels[0].start_us),
                          (trace.labels[0].release_us + 2_000_000, trace.labels[0].until_us),
                          (trace.labels[1].release_us + 1_000_000, trace.end_us))]  # fmt: skip
    assert abs(loads[0] - loads[1]) > 20 * abs(loads[0] - loads[2])


def test_faulty_sensors_are_the_specimens_and_behave_as_named():
    faults = HallFaults(dead=5, stuck=3, weak=4)
    chain, again = HallChain(7, 1, faults), HallChain(7, 2, faults)
    assert (len(chain.dead), len(chain.stuck), len(chain.weak)) == (5, 3, 4)
    assert (chain.dead, chain.stuck, chain.weak) == (again.dead, again.stuck, again.weak)
    studs = {knob_bit(2 + 3 * i, 2 + 3 * j): (2 + 3 * i, 2 + 3 * j) for i in range(10) for j in range(10)}
    for stud in studs.values():
        chain.moved(0, stud, there=True)
    seen = []
    for us in range(1_000_000, 3_000_000, 50_000):
        bits = f"{int(chain.read(us), 16):0160b}"
        seen.append({bit for bit in studs if bits[bit] == "1"})
    assert all(not chain.dead & one and chain.stuck <= one for one in seen)
    sound = set(studs) - chain.dead - chain.stuck - chain.weak
    assert all(sound <= one for one in seen)
    always, ever = set.intersection(*seen), set.union(*seen)
    assert any(bit not in always for bit in chain.weak) or any(bit not in ever for bit in chain.weak)

"""The virtual plate: building by hands, corner cells and Hall bits, and the plate's faults."""

from itertools import pairwise

import numpy as np
import pytest
from tests.cases import few

from monkey_palace.board.notation import Placement, parse_placements
from monkey_palace.game.commands import Build
from palace_hub.sim.people.builder import what_stands
from palace_hub.sim.plate.faults import PLATE_FAULTS
from palace_hub.sim.plate.hall import hall_bits, knob_bit
from palace_hub.sim.plate.hands import map_and_corners
from palace_hub.sim.plate.seat import PLAY_MM, SHEET_MG, SheetSeat
from palace_hub.sim.plate.specimen import MIDDLE, PAD_MM, STUD_MM
from palace_hub.sim.plate.virtual_plate import CHAIN_BITS, VirtualPlate
from palace_hub.sim.world.truth import CATALOGUE_MG

STAIRCASE = "A8,14,0e B11,14,1 B14,14,0 B14,14,1 A11,14,2e G14,14,3"
START = frozenset(parse_placements(STAIRCASE))


def grams(plate, windows=20):
    """Mean of each corner over `windows`, mg."""
    found = [[], [], [], []]
    for _ in range(windows):
        for _, corner, raw, *_ in plate.window(None):
            if raw is not None:
                found[corner].append(raw)
    gains = [cell.counts_per_mg for cell in plate.cells.specimen.cells]
    return np.array([np.median(counts) / gain for counts, gain in zip(found, gains, strict=True)])


def build(plate, wanted, most=2_000):
    """Number of windows until the wanted items stand and the hand has left."""
    for number in range(most):
        plate.window(wanted)
        if plate.standing == wanted and not plate.busy:
            return number
    raise AssertionError(f"expected {wanted}, got {plate.standing}")


def test_hands_put_on_one_piece_after_the_other_and_press_each():
    plate = VirtualPlate(3, "good", "none", gold=False)
    grown = [plate.standing]
    while plate.standing != START or plate.busy:
        plate.window(START)
        if plate.standing != grown[-1]:
            grown.append(plate.standing)
    assert [len(one) for one in grown] == list(range(len(START) + 1))
    heights = [max(piece.z for piece in after - before) for before, after in pairwise(grown)]
    assert heights == sorted(heights)
    assert plate.us > 1e6 * 0.4 * len(START)
    assert 0 < plate.hand_left_us <= plate.us


def test_the_cells_read_mass_and_place_of_the_pieces():
    plate = VirtualPlate(3, "good", "none", gold=False)
    before = grams(plate)
    piece = Placement.parse("C26,26,0")
    build(plate, frozenset({piece}))
    grams(plate, 40)
    felt = grams(plate) - before
    assert felt.sum() == pytest.approx(CATALOGUE_MG["column"], abs=120)  # presses creep
    assert int(np.argmax(felt)) == 0
    assert int(np.argmin(felt)) == 2
    assert plate.hall() == ""


def test_a_corner_brick_weighs_in_the_middle_of_three_studs_round_the_maps_corner():
    bricks = [item for item in map_and_corners() if item.kinds == ("corner",)]
    studs = [(1 - MIDDLE) * STUD_MM, (1 - MIDDLE) * STUD_MM, (2 - MIDDLE) * STUD_MM]  # one stud in from the corner
    assert min(studs) + STUD_MM / 2 == -112.0  # where the map ends
    places = {(round(item.x_mm, 6), round(item.y_mm, 6)) for item in bricks}
    far = round(-sum(studs) / 3, 6)
    assert places == {(-far, -far), (-far, far), (far, -far), (far, far)}


def test_hands_take_pieces_off_again_the_highest_first():
    plate = VirtualPlate(4, "good", "none", gold=True, standing=START)
    assert plate.hall() == hall_bits(START)
    left = frozenset(parse_placements("A8,14,0e"))
    tops = []
    while plate.standing != left or plate.busy:
        before = plate.standing
        plate.window(left)
        tops += [piece.z for piece in before - plate.standing]
    assert tops == sorted(tops, reverse=True)
    plate.window(None)
    assert plate.hall() == hall_bits(left)


def test_without_wanted_items_hands_finish_and_start_nothing():
    plate = VirtualPlate(3, "good", "normal", gold=True)
    while not plate.busy:
        plate.window(START)
    for _ in range(200):
        plate.window(None)
    assert len(plate.standing) == 1
    build(plate, START)
    turned = frozenset(piece.reversed() for piece in START)
    plate.window(turned)
    assert not plate.busy


def test_every_conversion_comes_in_its_window_in_order():
    plate = VirtualPlate(3, "good", "normal", gold=True)
    for number in range(100):
        stamps = [us for us, *_ in plate.window(START if number > 50 else None)]
        assert stamps == sorted(stamps)
        assert all(50_000 * number < us <= 50_000 * (number + 1) for us in stamps)


def test_faults_of_the_plate_are_those_of_the_traces():
    plain, fast = (VirtualPlate(3, "good", "none", gold=False, faults=names) for names in ((), ("plate_fast",)))
    assert build(fast, START) < build(plain, START)
    dead = VirtualPlate(3, "good", "none", gold=True, faults=("plate_dead_hall",))
    assert dead.hall() != hall_bits([])  # two are stuck


def test_a_standing_foot_keeps_its_hall_bit_while_a_pile_is_rebuilt():
    plate = VirtualPlate(3, "good", "none", gold=True)
    below, above = parse_placements(
        "C8,14,0 B8,14,0"
    )  # the same pile, as hands that build it the other way round name it
    for wanted in ({below}, {below, above}, {above}, set()):
        build(plate, frozenset(wanted))
        grams(plate, 4)  # until it has snapped on or off for good
        assert plate.hall() == hall_bits(wanted)


def test_each_knob_of_the_lattice_has_its_own_bit():
    bits = [knob_bit(2 + 3 * i, 2 + 3 * j) for j in range(10) for i in range(10)]
    assert len(set(bits)) == 100
    assert all(0 <= bit < CHAIN_BITS and bit % 16 < 10 for bit in bits)
    assert knob_bit(3, 2) is knob_bit(2, 32) is knob_bit(-1, 2) is None


def test_only_feet_on_the_ground_set_a_hall_bit():
    text = hall_bits(START)
    bits = f"{int(text, 16):0{CHAIN_BITS}b}"
    assert len(text) == 40
    marker = [(strip * 16 + 10, strip * 16 + 12) for strip in range(10)]
    wanted = {bit for pair in marker for bit in pair} | {knob_bit(8, 14), knob_bit(11, 14), knob_bit(14, 14)}
    assert {place for place, bit in enumerate(bits) if bit == "1"} == wanted
    assert VirtualPlate(1, "good", "none", gold=True).hall() == hall_bits([])


def view(stage, palace, plan=()):
    return {"state": {"palace": list(palace)}, "stage": stage, "plan": {"placements": list(plan)}}


def test_standing_pieces_follow_the_hands_and_not_the_entries():
    built = Build(staircase="A14,14,3e B17,14,4 G17,14,5")
    assert what_stands(None, None) is None
    assert what_stands(view("build", []), built) is None
    palace = STAIRCASE.split()
    assert what_stands(view("cards", palace), built) == START
    entering = what_stands(view("build", palace, ["A14,14,3e", "B20,14,4"]), built)
    assert entering - START == {Placement.parse("A14,14,3e")}
    done = what_stands(view("decorate", palace), built)
    assert sorted(map(str, done - START)) == ["A14,14,3e", "B17,14,4"]
    turned = what_stands(view("decorate", [*palace, "A17,14,3w"]), built)
    assert len(turned - START) == 2


def test_hands_without_entries_build_all_that_the_seat_wants():
    built = Build(staircase="A14,14,3e B17,14,4 G17,14,5")
    palace = STAIRCASE.split()
    assert what_stands(view("build", palace), built) == START
    assert sorted(map(str, what_stands(view("build", palace), built, typed=False) - START)) == ["A14,14,3e", "B17,14,4"]
    assert what_stands(view("cards", palace), built, typed=False) == START
    plate = VirtualPlate(3, "good", "none", gold=False, standing=START)
    more = parse_placements("A14,14,3e")
    assert plate.has(START)
    assert not plate.has(more)
    build(plate, START | set(more))
    assert plate.has(piece.reversed() for piece in more)


def felt(faults):
    """All readings while hands build the start, take its topmost pieces off again, and for some windows after it."""
    plate, less = VirtualPlate(3, "good", "normal", gold=True, faults=faults), frozenset(parse_placements("A8,14,0e"))
    found = [(plate.window(START if number < 600 else less), plate.hall()) for number in range(900)]
    assert plate.has(less)
    assert plate.pieces == less
    return found


@pytest.fixture(scope="module")
def sound():
    return felt(())


@few(6, "name", PLATE_FAULTS)
def test_each_fault_of_the_plate_changes_its_readings(name, sound):
    faulty = felt((name,))
    part = 1 if name == "plate_dead_hall" else 0
    assert [one[part] for one in faulty] != [one[part] for one in sound]


def test_a_piece_on_the_rim_is_removed_and_does_not_count():
    plate, strewn = VirtualPlate(5, "good", "none", gold=False, faults=("plate_rim",)), 0
    more = [frozenset(parse_placements(f"B{x},{y},0")) for x in (2, 5, 20) for y in (2, 26)]
    wanted = START
    for pieces in more:
        wanted |= pieces
        build(plate, wanted)
        strewn += len(plate.work.on_rim) or sum(label.step is None for label in plate.work.labels)
        assert plate.pieces == wanted
    assert strewn
    assert not plate.work.on_rim


def moments(plate):
    """Load on the plate: mg, and mg mm east and north, by the true shares of the corners."""
    four = grams(plate, 40)
    east, north = four @ [1, 1, -1, -1], four @ [1, -1, -1, 1]
    return np.array([four.sum(), PAD_MM * east, PAD_MM * north])


def test_a_piece_that_is_pulled_up_takes_the_sheet_along_which_falls_back_aside():
    """The mass is that of the piece; the moments move by what 120 g make of the play of the seat."""
    less = frozenset(parse_placements("A8,14,0e"))
    found = {}
    for names in ((), ("plate_pull_off",)):
        plate = VirtualPlate(4, "good", "none", gold=False, standing=START, faults=names)
        before = moments(plate)
        build(plate, less)
        grams(plate, 60)
        found[names] = moments(plate) - before, plate.work.seat
    (plain, unmoved), (pulled, moved) = found.values()
    assert unmoved == SheetSeat()
    assert 0 < max(abs(moved.x_mm), abs(moved.y_mm)) <= PLAY_MM
    assert pulled[0] == pytest.approx(plain[0], abs=150)
    assert pulled[1:] - plain[1:] == pytest.approx(SHEET_MG * np.array([moved.x_mm, moved.y_mm]), abs=20_000)

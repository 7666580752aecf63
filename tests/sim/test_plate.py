"""What stands on the plate, as corner cells and Hall sensors give it."""

import pytest

from monkey_palace.commands import Build
from monkey_palace.notation import Placement, parse_placements
from palace_hub.sim.plate import CHAIN_BITS, Plate, corner_shares, hall_bits, knob_bit, what_stands
from palace_hub.sim.truth import CATALOGUE_MG

STAIRCASE = "A8,14,0e B11,14,1 B14,14,0 B14,14,1 A11,14,2e G14,14,3"
START = frozenset(parse_placements(STAIRCASE))


def levels(conversions):
    """The mean count of each corner."""
    found = [[raw for _, cell, raw in conversions if cell == corner and raw is not None] for corner in range(4)]
    return [sum(counts) / len(counts) for counts in found]


def settled(plate, wanted, windows=100):
    for _ in range(windows):
        last = plate.window(wanted)
    return levels([one for _ in range(20) for one in plate.window(wanted)]), last


def test_corners_carry_a_piece_together_and_the_nearest_most():
    for text, most in (("B29,29,0", 0), ("B29,2,0", 1), ("B2,2,0", 2), ("B2,29,0", 3)):
        shares = corner_shares(Placement.parse(text))
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0
        assert max(range(4), key=shares.__getitem__) == most
    east, west = corner_shares(Placement.parse("A8,14,0e")), corner_shares(Placement.parse("A11,14,0w"))
    assert east == west


def test_the_cells_feel_what_stands_and_where():
    plate = Plate(3, "good", "none", gold=False)
    gains = [figures.counts_per_mg for figures in plate._cells.figures]
    before, _ = settled(plate, frozenset())
    piece = Placement.parse("C26,26,0")
    after, last = settled(plate, frozenset({piece}))
    felt = [(b - a) / gain for a, b, gain in zip(before, after, gains, strict=True)]
    assert sum(felt) == pytest.approx(CATALOGUE_MG["column"], abs=40)
    assert [mg / sum(felt) for mg in felt] == pytest.approx(list(corner_shares(piece)), abs=0.04)
    assert {cell for _, cell, _ in last} == {0, 1, 2, 3}
    assert settled(plate, None)[0] == pytest.approx(after, abs=200)
    assert plate.hall() == ""


def test_every_conversion_comes_in_its_window_in_order():
    plate = Plate(3, "good", "normal", gold=True)
    for number in range(100):
        stamps = [us for us, _, _ in plate.window(START if number > 50 else None)]
        assert stamps == sorted(stamps)
        assert all(50_000 * number < us <= 50_000 * (number + 1) for us in stamps)


def test_each_knob_of_the_lattice_has_its_own_bit():
    bits = [knob_bit(2 + 3 * i, 2 + 3 * j) for j in range(10) for i in range(10)]
    assert len(set(bits)) == 100
    assert all(0 <= bit < CHAIN_BITS and bit % 16 < 10 for bit in bits)
    assert knob_bit(3, 2) is knob_bit(2, 32) is knob_bit(-1, 2) is None


def test_feet_on_the_ground_and_only_they_set_a_bit():
    text = hall_bits(START)
    bits = f"{int(text, 16):0{CHAIN_BITS}b}"
    assert len(text) == 40
    marker = [(strip * 16 + 10, strip * 16 + 12) for strip in range(10)]
    wanted = {bit for pair in marker for bit in pair} | {knob_bit(8, 14), knob_bit(11, 14), knob_bit(14, 14)}
    assert {place for place, bit in enumerate(bits) if bit == "1"} == wanted
    assert Plate(1, "good", "none", gold=True).hall() == hall_bits([])


def view(stage, palace, plan=()):
    return {"state": {"palace": list(palace)}, "stage": stage, "plan": {"placements": list(plan)}}


def test_what_stands_follows_the_hands_and_not_the_typing():
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

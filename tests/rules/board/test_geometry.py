"""R3: geometry judges any set of pieces, on or off the grid; each rule has a legal and an illegal case."""

import pytest
from tests.rules.staircase.judging import EVERY_STUD, GRID, accepted, codes, judge, palace, rules, told

from monkey_palace.board.geometry import PALACE_RULES, Site, problems
from monkey_palace.board.notation import Cell, parse_placements
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import PIECES
from monkey_palace.staircase.check import check


def faults(pieces: str, figures: tuple[str, ...] = (), ground=GRID) -> list[tuple[str, str]]:
    """(rule, code) of each fault of a palace as a whole."""
    return [(problem.rule, problem.code) for problem in problems(Palace.of(ground, pieces, figures))]


def test_3_1_the_last_stud_is_on_the_plate_and_the_next_is_not():
    edge = palace("A28,14,0e", ground=EVERY_STUD)
    accepted("B31,11,0 A31,11,1n", edge)
    refused = judge("B31,11,0 A31,11,1n A31,14,2e", edge)
    assert codes(refused)[:1] == ["off_plate"]
    assert refused.violations[0].params["cell"] == "34,14,2"
    assert "3 to the west" in refused.violations[0].mend


@pytest.mark.parametrize(
    ("arch", "way"), [("A1,5,0w", "east"), ("A30,5,0e", "west"), ("A5,2,0s", "north"), ("A5,30,0n", "south")]
)
def test_3_1_off_each_side_of_the_plate(arch, way):
    found = [problem for problem in problems(Palace.of(EVERY_STUD, arch)) if problem.rule == "3.1"]
    assert [one.params["way"] for one in found] == [way]


def test_3_2_a_column_fills_three_levels_and_a_brick_one():
    accepted("C11,14,0 B14,14,1 B14,14,2 A11,14,3e")
    accepted("B11,14,0 B11,14,1 B11,14,2 B14,14,1 B14,14,2 A11,14,3e")
    for level in (1, 2):
        assert "3.4" in rules(judge(f"C11,14,0 A11,14,{level}e B14,14,1"))
    assert "3.5" in rules(judge("C11,14,0 B14,14,1 B14,14,2 B14,14,3 A11,14,4e"))


def test_3_3_the_ends_of_an_arch_carry_and_its_middle_does_not():
    accepted("A11,11,0n A11,14,1e")
    refused = judge("A11,11,0n A11,14,1e B12,14,2")
    params = told(refused, "on_arch_middle")
    assert {params["first"], params["second"]} == {"11,14,2", "14,14,2"}


def test_3_3_other_pieces_may_pass_below_the_middle():
    across = palace("A12,13,0n", ground=EVERY_STUD)
    accepted("B11,14,0 A11,14,1e", across)
    assert "3.4" in rules(judge("A11,14,0e", across))


@pytest.mark.parametrize("x", [15, 16])
def test_3_3_the_arch_rules_hold_in_a_whole_palace(x):
    assert faults(f"A14,14,0e B{x},14,1", ground=EVERY_STUD)[0] == ("3.3", "on_arch_middle")
    assert faults("A14,14,0e B14,14,1 B17,14,1") == []


def test_3_4_no_two_pieces_share_a_cell():
    accepted("B11,14,0 A11,14,1e")
    assert "3.4" in rules(judge("A11,14,0e"))
    assert "3.4" in rules(judge("B11,14,0 B11,14,0 A11,14,1e"))
    assert faults("A14,14,0e B14,14,0") == [("3.4", "overlap")]
    assert faults("B5,5,0 B5,5,0 B5,5,0") == [("3.4", "overlap")] * 2


def test_3_4_two_pieces_that_share_several_cells_are_one_violation():
    assert faults("C5,5,0 C5,5,1").count(("3.4", "overlap")) == 1
    assert faults("A5,5,0e A8,5,0w") == [("3.4", "overlap")]


def test_3_4_one_piece_listed_twice_is_two_pieces():
    pieces = parse_placements("B11,14,0 A11,14,1e")
    assert rules(check(palace(), [*pieces, pieces[0]])) == ["3.4"]
    assert rules(check(palace(), [*pieces, pieces[1].reversed()])) == ["3.4"]
    assert rules(check(palace(), [*pieces, pieces[0], pieces[0]])) == ["3.4", "3.4"]


def test_3_4_an_overlap_names_the_later_piece_along_the_path():
    for staircase in ("B11,14,0 A11,14,1e A14,14,1n", "A14,14,1n A14,14,1w B11,14,0"):
        params = told(judge(staircase), "overlap")
        assert (params["at"], params["other"], params["cell"]) == ("A14,14,1n", "A11,14,1e", "14,14,1")


def test_3_5_a_piece_in_the_air_is_not_supported():
    accepted("B11,14,0 B11,14,1 B14,14,1 A11,14,2e")
    refused = judge("B11,14,0 B11,14,1 A11,14,2e")
    assert codes(refused) == ["not_supported"]
    assert refused.violations[0].params["missing"] == 1
    assert refused.violations[0].params["knob"] == "14,14,1"
    assert str(refused.violations[0].at) == "A11,14,2e"


def test_3_5_one_missing_brick_is_one_violation():
    for missing in range(4):
        bricks = [f"B11,11,{z}" for z in range(4) if z != missing]
        staircase = " ".join([*bricks, "B11,14,0", "B11,14,1", "B11,14,2", "B11,14,3", "A11,11,4n"])
        verdict = judge(f"{staircase} B14,14,1 B14,14,2 B14,14,3 B14,14,4 A11,14,5e")
        assert codes(verdict) == ["not_supported"]


def test_3_5_a_piece_without_a_knob_below_is_refused():
    assert "no_knob" in codes(judge("A12,11,0n A12,14,1e"))
    assert faults("B3,3,0") == [("3.5", "no_knob")]
    assert faults("B3,3,4") == [("3.5", "no_knob")]
    assert faults("B2,2,0") == []


def test_3_5_a_figure_occupies_its_knob():
    assert codes(judge("A11,11,0n A11,14,1e", palace(figures=["14,14,1"]))) == ["figure_on_knob"]
    accepted("A11,11,0n A11,14,1e", palace(figures=["17,14,2"]))
    assert faults("A14,14,0e B14,14,1", ("14,14,1",)) == [("3.5", "figure_on_knob")]


def test_3_6_not_both_feet_on_one_arch():
    assert faults("A14,14,0e A14,14,1e") == [("3.6", "both_feet_on_arch")]
    assert faults("A14,14,0e A17,14,1w") == [("3.6", "both_feet_on_arch")]
    assert "3.6" in rules(judge("A11,11,0n A11,14,1e A14,14,2w"))
    assert "3.6" in rules(judge("A14,14,1e"))


def test_3_6_one_foot_on_another_arch_or_feet_on_two_arches_are_allowed():
    accepted("B11,14,0 A11,14,1e")
    accepted("A11,11,0n A11,14,1e")
    assert faults("A14,14,0e A14,14,1n B14,17,0") == []


def test_3_6_bricks_between_make_it_two_supports():
    assert faults("A14,14,0e B14,14,1 B17,14,1 A14,14,2e") == []
    assert faults("A14,14,0e B14,14,1 A14,14,2e") == [("3.5", "not_supported")]


def test_3_7_a_palace_stands_on_one_grid():
    assert faults("A14,14,0e B20,14,0 A17,14,1e G20,14,2", ground=EVERY_STUD) == []
    assert faults("A14,14,0e B21,14,0", ground=EVERY_STUD) == [("3.7", "off_grid")]
    (fault,) = problems(Palace.of(EVERY_STUD, "A14,14,0e B21,16,0"))
    assert (fault.params["x_near"], fault.params["y_near"]) == (20, 17)
    (fault,) = problems(Palace.of(EVERY_STUD, "A14,14,0e B22,12,0"))
    assert (fault.params["x_near"], fault.params["y_near"]) == (23, 11)


def test_3_7_a_staircase_off_the_grid_cannot_join_the_palace():
    for dx, dy in ((1, 0), (2, 0), (0, 1), (1, 2)):
        staircase = f"A{11 + dx},{11 + dy},0n A{11 + dx},{14 + dy},1e"
        assert not judge(staircase, palace(ground=EVERY_STUD)).legal
        assert "3.5" in rules(judge(staircase))
    accepted("A11,11,0n A11,14,1e", palace(ground=EVERY_STUD))


@pytest.mark.parametrize("number", PALACE_RULES)
def test_each_violation_of_geometry_cites_its_rule(number):
    assert (PALACE_RULES[number].__doc__ or "").startswith(f"R{number}: ")


def test_the_starting_staircase_has_no_fault():
    assert problems(palace()) == ()


def test_a_palace_with_many_faults_lists_them_all():
    found = faults("A14,14,0e B14,14,0 B15,14,1 A30,5,0e B9,9,3 A14,14,1e", ground=EVERY_STUD)
    assert {rule for rule, _ in found} == set(PALACE_RULES)


def test_every_kind_of_piece_but_an_arch_may_be_stacked_on_every_other():
    for lower in PIECES[1:]:
        for upper in PIECES[1:]:
            level = 3 if lower == "column" else 1
            letters = {"brick": "B", "column": "C", "light_green": "L", "dark_green": "D", "gold": "G"}
            assert faults(f"{letters[lower]}2,2,0 {letters[upper]}2,2,{level}") == []


@pytest.mark.parametrize("figures", [(), ("14,14,1",), ("17,14,2", "20,14,3")])
def test_open_on_a_site_is_open_in_the_palace(figures):
    on = palace("A14,11,0e", figures=figures)
    site = Site(on, ())
    cells = [Cell(x, y, z) for x in range(10, 24) for y in range(10, 18) for z in range(5)]
    assert {cell for cell in cells if site.is_open(cell)} == set(on.open_knobs()) & set(cells)

"""R4 and R5.1: each rule with legal and illegal staircases and their violations."""

import pytest
from tests.rules.staircase.judging import EVERY_STUD, GRID, SPIRAL, accepted, at, codes, judge, palace, rules, told

from monkey_palace.board.notation import Cell, Placement, notation, parse_placements
from monkey_palace.board.palace import Palace
from monkey_palace.board.stock import Bricks
from monkey_palace.staircase.check import RULES, check

SHORT = "A11,11,0n A11,14,1e"
"""From the light green knob 11,11 to the palace's 14,14."""


def test_4_1_starts_on_an_open_ground_knob():
    facts = accepted(SHORT).facts
    assert (facts.start, facts.start_colour) == (Cell(11, 11, 0), "light_green")
    assert accepted("B11,14,0 A11,14,1e").facts.start_colour == {(x, y): c for x, y, c in GRID}[11, 14]


@pytest.mark.parametrize(
    ("staircase", "lowest", "start"),
    [
        ("A14,14,1n B14,17,0 A14,17,2e B17,17,0 B17,17,1", "A14,14,1n", "14,14,1"),
        ("B14,14,1 A14,14,2n B14,17,0 B14,17,1 A14,17,3e C17,17,0", "B14,14,1", "14,14,1"),
        ("A20,14,3n C20,17,0 A20,17,4e C23,17,0 B23,17,3", "A20,14,3n", "20,14,3"),
    ],
)
def test_4_1_does_not_start_on_the_palace(staircase, lowest, start):
    refused = judge(staircase)
    assert codes(refused) == ["start_not_on_ground"]
    assert at(refused, "start_not_on_ground") == lowest
    assert refused.violations[0].params["cell"] == start
    x, y, z = map(int, str(refused.violations[0].params["knob"]).split(","))
    assert z == 0
    assert abs(x - int(start[:2])) + abs(y - int(start[3:5])) == 3


def test_4_1_the_ground_knob_must_be_exposed_and_free():
    assert rules(judge("A12,14,0n A12,17,1e"))[:2] == ["3.5", "4.1"]
    assert {"3.4", "4.1"} <= set(rules(judge("B20,14,0 A20,14,1n")))
    hidden = [(x, y, colour) for x, y, colour in GRID if (x, y) != (11, 11)]
    assert set(rules(judge(SHORT, palace(ground=hidden)))) == {"3.5", "4.1"}


@pytest.mark.parametrize(
    "staircase",
    [SHORT, "B11,11,0 A11,11,1n B11,14,0 A11,14,2e B14,14,1", "C11,11,0 A11,11,3n C11,14,0 A11,14,4e C14,14,1"],
)
def test_4_2_starts_with_any_building_brick(staircase):
    accepted(staircase)


@pytest.mark.parametrize("piece", "LDG")
def test_4_2_does_not_start_with_a_decoration(piece):
    refused = judge(f"{piece}11,11,0 A11,11,1n B11,14,0 A11,14,2e B14,14,1")
    assert codes(refused) == ["start_with_decoration"]
    assert at(refused, "start_with_decoration") == f"{piece}11,11,0"
    assert codes(judge(f"{piece}11,14,0 A11,14,1e")) == ["start_with_decoration"]


def test_4_3_ends_with_an_arch():
    accepted(SHORT)
    refused = judge(f"{SHORT} B14,14,2")
    assert codes(refused) == ["ends_with_brick"]
    assert at(refused, "ends_with_brick") == "B14,14,2"
    refused = judge(f"{SHORT} C14,14,2 B14,14,5 L14,14,6")
    assert codes(refused) == ["ends_with_brick"]
    assert refused.violations[0].params["count"] == 2


@pytest.mark.parametrize("staircase", ["", "B14,14,1", "B11,11,0 B11,11,1 C8,8,0", "L14,14,1"])
def test_4_3_without_an_arch_there_is_no_staircase(staircase):
    refused = judge(staircase)
    assert codes(refused) == ["no_arch"]
    assert (refused.violations[0].at is None) == (not refused.placements)
    assert refused.facts is None


def test_4_4_building_is_allowed_on_any_open_knob():
    accepted("B11,14,0 A11,14,1e")
    on_gold = "B20,11,0 B20,11,1 B20,11,2 A20,11,3n"
    assert accepted(on_gold).facts.end == Cell(20, 14, 4)
    assert accepted("B11,14,0 B11,14,1 A11,14,2e B14,14,1").facts.bricks == 3


@pytest.mark.parametrize("x", [15, 16])
def test_4_4_not_on_the_middle_of_an_arch(x):
    refused = judge(f"B11,14,0 A11,14,1e B{x},14,1")
    assert "on_palace_middle" in codes(refused)
    params = told(refused, "on_palace_middle")
    assert (params["first"], params["second"]) == ("14,14,1", "17,14,1")
    refused = judge(f"B{x - 3},14,0 A{x - 3},14,1e", palace(ground=EVERY_STUD))
    assert "4.4" in rules(refused)


def test_4_5_stands_on_a_piece_that_was_there_before():
    accepted("B11,14,0 A11,14,1e")
    accepted("B17,11,0 B17,11,1 A17,11,2n")
    refused = judge("A8,8,0e")
    assert codes(refused) == ["not_connected"]
    assert refused.violations[0].params["knob"] == "14,14,1"
    assert at(refused, "not_connected") == "A8,8,0e"


def test_4_5_lying_side_by_side_does_not_connect():
    beside = judge("A11,11,0e B14,11,1 A14,11,2e B17,11,0 B17,11,1")
    assert codes(beside) == ["not_connected"]
    assert codes(judge("A14,11,0e")) == ["not_connected"]


def test_4_5_a_decoration_of_the_palace_connects():
    accepted("C20,11,0 A20,11,3n")
    alone = Palace.of(GRID, "G8,5,0")
    assert accepted("B5,5,0 A5,5,1e", alone).facts.end == Cell(8, 5, 2)


def test_4_6_each_arch_starts_on_the_far_end_of_the_one_before():
    accepted("A5,14,0e B8,14,1 A8,14,2e B11,14,0 B11,14,1 B11,14,3 A11,14,4e C14,14,1")
    broken = judge("A11,11,0n A11,14,1e A8,8,3e B8,8,0")
    params = told(broken, "path_broken")
    assert (params["at"], params["other"], params["knob"]) == ("A8,8,3e", "A11,14,1e", "14,14,2")


def test_4_6_an_arch_left_out_breaks_the_path():
    whole = "A5,14,0e A8,14,1e B11,14,0 A11,14,2e B14,14,1"
    accepted(whole)
    refused = judge(whole.replace("A8,14,1e ", ""))
    assert {"3.5", "4.6"} <= set(rules(refused))
    assert at(refused, "path_broken") == "A11,14,2e"


def test_4_6_every_arch_is_higher_than_the_one_before():
    accepted("A8,14,0e A11,14,1e")
    refused = judge("A8,11,0e A11,11,0n A11,14,1e")
    assert "arch_not_higher" in codes(refused)
    assert at(refused, "arch_not_higher") == "A11,11,0n"
    assert told(refused, "arch_not_higher")["level"] == 1


def test_4_6_all_arches_of_the_path_are_placed_this_turn():
    """An old arch is no step, so pieces beyond it are another path."""
    refused = judge("A11,11,0n A11,14,1e A17,14,2n B17,17,0 B17,17,1")
    assert "4.6" in rules(refused)
    accepted("A11,11,0n A11,14,1e A14,14,2n B14,17,0 B14,17,1")


def test_4_6_two_paths_are_refused():
    accepted(SHORT)
    accepted("B14,11,0 A14,11,1n")
    refused = judge("A8,11,0e A11,11,1n B11,14,0 A11,14,2e B14,14,1 B23,14,0 B23,14,1 B23,14,2 A23,14,3w")
    assert codes(refused) == ["two_paths"]
    assert at(refused, "two_paths") == "A23,14,3w"
    assert refused.violations[0].params["knob"] == "14,14,3"


def test_4_7_straight_on_or_by_a_right_angle():
    accepted("A8,14,0e A11,14,1e")
    for middle in ("A11,11,0n", "A11,17,0s"):
        accepted(f"{middle} A11,14,1e")


@pytest.mark.parametrize(
    "staircase", ["B11,14,0 A11,14,1e A14,14,2w", "B11,14,0 A11,14,1e B14,14,2 B11,14,2 A14,14,3w"]
)
def test_4_7_not_back_over_the_arch_just_placed(staircase):
    refused = judge(staircase)
    assert "turns_back" in codes(refused)
    assert set(rules(refused)) <= {"3.6", "4.7"}
    assert told(refused, "turns_back")["other"] == "A11,14,1e"


@pytest.mark.parametrize(
    "branch", ["A11,14,2w B8,14,0 B8,14,1", "B11,14,2 A11,14,3w C8,14,0", "A11,11,1w B8,11,0", "A11,11,1s B11,8,0"]
)
def test_4_7_the_path_never_forks(branch):
    trunk = "A11,11,0n A11,14,1e A14,14,2n B14,17,0 B14,17,1"
    accepted(trunk)
    refused = judge(f"{trunk} {branch}")
    assert codes(refused) == ["forks"]
    assert at(refused, "forks") in branch


def test_4_7_a_path_may_spiral_and_end_above_its_own_start():
    facts = accepted(SPIRAL).facts
    assert (facts.start, facts.end, facts.arches, facts.bricks) == (Cell(11, 11, 0), Cell(11, 11, 4), 4, 4)
    assert (facts.placed_part, facts.whole_part) == (2, 2)


def test_4_7_a_path_may_pass_above_itself():
    facts = accepted(f"{SPIRAL} B14,11,2 B14,11,3 A11,11,4e B14,14,3 B14,14,4 A14,11,5n").facts
    assert (facts.end, facts.arches) == (Cell(14, 14, 6), 6)


def test_4_8_every_brick_lies_under_a_foot():
    accepted("B11,14,0 A11,14,1e")
    for loose in ("B8,8,0", "B11,14,2", "C20,14,3"):
        refused = judge(f"B11,14,0 A11,14,1e {loose}")
        assert codes(refused) == ["loose_brick"]
        assert at(refused, "loose_brick") == loose


def test_4_8_a_loose_pile_is_one_violation():
    refused = judge("B11,14,0 A11,14,1e B8,8,0 C8,8,1 B8,8,4 B5,5,0")
    assert [(violation.code, violation.params["count"]) for violation in refused.violations] == [
        ("loose_brick", 1),
        ("loose_brick", 3),
    ]


def test_4_8_a_free_end_knob_of_the_path_carries_supports():
    spiral = accepted(SPIRAL)
    assert "B11,11,1" in notation(spiral.placements)


def test_4_8_no_arch_is_mere_support():
    """The second arch lies on an arch beside the path; a brick would carry it."""
    accepted("A11,11,0n A11,14,1e A14,14,2n B14,17,0 B14,17,1")
    refused = judge("A11,11,0n A11,14,1e A14,14,2n B14,17,0 A14,17,1e B17,17,0")
    assert codes(refused) == ["arch_as_support"]
    assert at(refused, "arch_as_support") == "A14,17,1e"
    assert refused.violations[0].params["cell"] == "14,17,2"


def test_4_9_only_the_players_own_pieces():
    stock = Bricks(arch=2, brick=1)
    accepted(SHORT, stock=stock)
    accepted("B11,14,0 A11,14,1e", stock=stock)
    refused = judge("A8,11,0e A11,11,1n B11,14,0 A11,14,2e B14,14,1", stock=stock)
    assert [
        (violation.params["piece"], violation.params["wanted"], violation.params["has"])
        for violation in refused.violations
    ] == [
        ("brick", 2, 1),
        ("arch", 3, 2),
    ]
    assert at(refused, "not_enough_pieces") == "B14,14,1"
    assert codes(judge("C11,14,0 A11,14,3e B14,14,1 B14,14,2", stock=stock)) == ["not_enough_pieces"] * 2


def test_4_9_without_a_stock_any_number():
    accepted("A8,11,0e A11,11,1n B11,14,0 A11,14,2e B14,14,1")


def test_5_1_the_decoration_stands_on_the_far_end_of_the_last_arch():
    verdict = accepted(f"{SHORT} L14,14,2")
    assert str(verdict.decoration) == "L14,14,2"
    assert "L" not in notation(verdict.placements)
    refused = judge(f"{SHORT} L11,14,2")
    assert codes(refused) == ["decoration_misplaced"]
    assert refused.violations[0].params["cell"] == "14,14,2"
    assert refused.violations[0].mend == "move L11,14,2 to 14,14,2"


@pytest.mark.parametrize("where", ["14,14,3", "12,14,2", "2,2,0", "3,3,7", "20,14,3", "14,14,1", "40,40,0"])
def test_5_1_a_decoration_elsewhere_is_one_violation(where):
    assert codes(judge(f"{SHORT} L{where}")) == ["decoration_misplaced"]


def test_5_1_the_decoration_has_the_start_colour():
    accepted(f"{SHORT} L14,14,2")
    for letter, colour in (("D", "dark_green"), ("G", "gold")):
        refused = judge(f"{SHORT} {letter}14,14,2")
        assert codes(refused) == ["wrong_decoration"]
        params = refused.violations[0].params
        assert (params["wanted"], params["decoration"]) == ("light_green", colour)


def test_5_1_there_is_one_decoration():
    refused = judge(f"{SHORT} L14,14,2 L20,14,3")
    assert (codes(refused), at(refused, "several_decorations")) == (["several_decorations"], "L20,14,3")
    assert codes(judge(f"{SHORT} L14,14,2 L14,14,2")) == ["several_decorations"]
    assert str(refused.decoration) == "L14,14,2"


def test_5_1_a_missing_decoration_leaves_the_staircase_to_judge():
    assert judge(SHORT).decoration is None
    assert judge(SHORT).legal


def test_5_1_a_taken_end_is_refused():
    """Legal play leaves no piece there, so the test sets up a position."""
    accepted(SHORT)
    assert codes(judge(SHORT, palace("B14,14,2"))) == ["end_taken"]
    assert codes(judge(SHORT, palace(figures=["14,14,2"]))) == ["end_taken"]


def test_5_1_a_decoration_is_no_support():
    refused = judge("A11,11,0n L11,14,1 A11,14,2e B14,14,1")
    assert codes(refused) == ["decoration_misplaced"]
    assert codes(judge("A11,11,0n L11,14,1 A11,14,2e B14,14,1 L14,14,3")) == ["several_decorations"]


def test_10_7_the_decoration_when_its_colour_ran_out():
    def left(*colours):
        return {"decorations": lambda wanted: colours}

    accepted(f"{SHORT} L14,14,2", **left("light_green"))
    accepted(f"{SHORT} G14,14,2", **left("dark_green", "gold"))
    accepted(SHORT, **left())
    assert codes(judge(f"{SHORT} L14,14,2", **left("dark_green", "gold"))) == ["decoration_out"]
    assert codes(judge(f"{SHORT} G14,14,2", **left())) == ["no_decoration_due"]
    assert codes(judge(f"{SHORT} G14,14,2", **left("light_green"))) == ["wrong_decoration"]


def test_8_1_parts_of_this_turn_and_in_all():
    on = palace("C17,17,0 B17,17,3")
    facts = accepted("C20,17,0 B20,17,3 A20,17,4w", on).facts
    assert (facts.placed_part, facts.whole_part, facts.height) == (4, 4, 5)
    facts = accepted("C20,17,0 B20,17,3 B20,17,4 A20,17,5w B17,17,4", on).facts
    assert (facts.placed_part, facts.whole_part, facts.height) == (5, 5, 6)
    facts = accepted("A20,17,0n A20,20,1w B17,17,4 B17,20,0 B17,20,2 B17,20,3 B17,20,4 A17,20,5s", on).facts
    assert (facts.placed_part, facts.whole_part) == (4, 5)


def test_8_1_an_arch_counts_nothing_and_does_not_break_the_pile():
    facts = accepted("C11,14,0 A11,14,3e B14,14,1 B14,14,2").facts
    assert (facts.placed_part, facts.whole_part) == (3, 3)
    facts = accepted(
        "C5,14,0 A5,14,3e C8,14,0 C8,14,4 A8,14,7e C11,14,0 C11,14,3 B11,14,6 A11,14,8e C14,14,1 C14,14,4 B14,14,7"
    )
    assert (facts.facts.placed_part, facts.facts.height) == (7, 9)


def test_the_first_violation_is_the_first_along_the_path():
    refused = judge("B11,11,1 A11,11,2n B11,14,0 B11,14,1 A11,14,3e B14,14,1 B8,8,0")
    assert codes(refused) == ["not_supported", "not_supported", "loose_brick"]
    assert [str(violation.at) for violation in refused.violations] == ["B11,11,1", "A11,14,3e", "B8,8,0"]


def test_the_canonical_order_is_path_order_with_supports_before_what_they_carry():
    text = "A8,14,0e B11,14,1 B14,14,1 B14,14,2 B11,14,2 A11,14,3e"
    pieces = parse_placements(text)
    scrambled = [piece.reversed() for piece in reversed(pieces)]
    assert notation(check(palace(), scrambled).placements) == "A8,14,0e B11,14,1 B11,14,2 B14,14,1 B14,14,2 A11,14,3e"


def test_a_violation_names_place_rule_and_correction():
    refused = judge("B11,14,0 B11,14,1 A11,14,2e")
    assert codes(refused) == ["not_supported"]
    printed = refused.violations[0].as_json()
    assert printed["at"] == "A11,14,2e"
    assert (printed["rule"], printed["code"]) == ("3.5", "not_supported")
    assert "14,14,2" in str(printed["message"])
    assert printed["mend"] == "fill the gap of 1 below 14,14,2 with bricks or columns, from 14,14,1 up"
    assert printed["params"]["missing"] == 1


def test_a_violation_is_the_refusal_of_the_command():
    violation = judge("A8,8,0e").violations[0]
    refusal = violation.refusal()
    assert (refusal.code, refusal.rule, str(refusal)) == (violation.code, violation.rule, violation.message)


def test_an_arch_is_named_in_a_way_that_can_be_written():
    for verdict in (judge("A1,5,0w"), judge("A5,1,0s A5,1,1e")):
        for violation in verdict.violations:
            assert Placement.parse(str(violation.at)) == violation.at


@pytest.mark.parametrize("number", RULES)
def test_each_violation_cites_its_rule(number):
    assert (RULES[number].__doc__ or "").startswith(f"R{number}: ")

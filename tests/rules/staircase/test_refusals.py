"""Every code of geometry and staircases: its rule, piece, sentence and correction."""

import re

import pytest
from tests.rules.staircase.judging import EVERY_STUD, at, codes, judge, palace

from monkey_palace.board.geometry import problems
from monkey_palace.board.palace import Palace
from monkey_palace.board.violations import Violation
from monkey_palace.errors import CODES
from monkey_palace.refusals import GEOMETRY_REFUSALS, STAIRCASE_REFUSALS

SHORT = "A11,11,0n A11,14,1e"
WHOLE = ("off_grid",)
"""Codes of whole palaces only: a staircase off the grid breaks another rule first (R3.7)."""

CASES: dict[str, tuple[str, Palace, str]] = {
    "off_plate": ("A1,5,0w", palace(), "A1,5,0w"),
    "on_arch_middle": (f"{SHORT} B12,14,2", palace(), "B12,14,2"),
    "overlap": ("A11,14,0e", palace(), "A11,14,0e"),
    "not_supported": ("B11,14,0 B11,14,1 A11,14,2e", palace(), "A11,14,2e"),
    "no_knob": ("A12,11,0n A12,14,1e", palace(), "A12,11,0n"),
    "figure_on_knob": (SHORT, palace(figures=["14,14,1"]), "A11,14,1e"),
    "both_feet_on_arch": ("A14,14,1e", palace(), "A14,14,1e"),
    "off_grid": ("", Palace.of(EVERY_STUD, "A14,14,0e B21,16,0"), "B21,16,0"),
    "start_not_on_ground": ("A14,14,1n B14,17,0 A14,17,2e B17,17,0 B17,17,1", palace(), "A14,14,1n"),
    "start_with_decoration": ("G11,14,0 A11,14,1e", palace(), "G11,14,0"),
    "ends_with_brick": (f"{SHORT} B14,14,2 B14,14,3", palace(), "B14,14,2"),
    "on_palace_middle": ("B11,14,0 A11,14,1e B15,14,1", palace(), "B15,14,1"),
    "not_connected": ("A8,8,0e", palace(), "A8,8,0e"),
    "arch_not_higher": ("A8,11,0e A11,11,0n", palace(), "A11,11,0n"),
    "path_broken": ("A5,14,0e B11,14,0 A11,14,2e B14,14,1", palace(), "A11,14,2e"),
    "two_paths": (f"{SHORT} B23,14,0 B23,14,1 B23,14,2 A23,14,3w", palace(), "A23,14,3w"),
    "turns_back": ("B11,14,0 A11,14,1e B14,14,2 B11,14,2 A14,14,3w", palace(), "A14,14,3w"),
    "forks": (f"{SHORT} A11,11,1w B8,11,0", palace(), "A11,11,1w"),
    "loose_brick": (f"{SHORT} B8,8,0 C8,8,1", palace(), "B8,8,0"),
    "arch_as_support": ("B14,17,0 A14,17,1e B17,17,0 A11,11,0n A11,14,1e A14,14,2n", palace(), "A14,17,1e"),
    "several_decorations": (f"{SHORT} L14,14,2 L20,14,3", palace(), "L20,14,3"),
    "decoration_misplaced": (f"{SHORT} L20,14,3", palace(), "L20,14,3"),
    "end_taken": (SHORT, palace("B14,14,2"), "A11,14,1e"),
}
"""By code: a staircase that breaks the rule, its palace, and the reported piece."""

PARAMS: dict[str, dict[str, object]] = {
    "off_plate": {"piece": "arch", "cell": "-2,5,0", "last": 31, "studs": 2, "way": "east"},
    "on_arch_middle": {
        "piece": "brick",
        "cell": "12,14,2",
        "other": "A11,14,1e",
        "first": "11,14,2",
        "second": "14,14,2",
    },
    "overlap": {"piece": "arch", "cell": "14,14,0", "other": "A14,14,0e"},
    "not_supported": {"piece": "arch", "cell": "14,14,2", "missing": 1, "knob": "14,14,1"},
    "no_knob": {"piece": "arch", "cell": "12,11,0", "knob": "11,11,0"},
    "figure_on_knob": {"piece": "arch", "cell": "14,14,1", "knob": "14,11,0"},
    "both_feet_on_arch": {"piece": "arch", "other": "A14,14,0e"},
    "off_grid": {"piece": "brick", "cell": "21,16,0", "x": 2, "y": 2, "pitch": 3, "x_near": 20, "y_near": 17},
    "start_not_on_ground": {"piece": "arch", "cell": "14,14,1", "knob": "11,14,0"},
    "start_with_decoration": {"piece": "gold"},
    "ends_with_brick": {"piece": "brick", "arch": "A11,14,1e", "count": 2},
    "on_palace_middle": {
        "piece": "brick",
        "cell": "15,14,1",
        "other": "A14,14,0e",
        "first": "14,14,1",
        "second": "17,14,1",
    },
    "not_connected": {"piece": "arch", "start": "8,8,0", "knob": "14,14,1"},
    "arch_not_higher": {"piece": "arch", "other": "A8,11,0e", "level": 1, "knob": "11,11,1"},
    "path_broken": {"piece": "arch", "other": "A5,14,0e", "knob": "8,14,1"},
    "two_paths": {"piece": "arch", "count": 1, "knob": "14,14,2"},
    "turns_back": {"piece": "arch", "other": "A11,14,1e", "cell": "14,14,3"},
    "forks": {"piece": "arch", "other": "A11,11,0n", "knob": "14,14,2"},
    "loose_brick": {"piece": "brick", "count": 2},
    "arch_as_support": {"piece": "arch", "other": "A14,14,2n", "cell": "14,17,2"},
    "several_decorations": {"piece": "light_green", "count": 2},
    "decoration_misplaced": {"piece": "light_green", "cell": "14,14,2"},
    "end_taken": {"piece": "arch", "cell": "14,14,2"},
}


def told(code: str) -> Violation:
    staircase, on, _ = CASES[code]
    found = problems(on) if code in WHOLE else judge(staircase, on).violations
    named = [one for one in found if one.code == code]
    assert named, f"expected {code}, got {[one.code for one in found]}"
    return named[0]


def test_every_code_of_geometry_and_staircases_has_a_case():
    assert set(CASES) == set(PARAMS) == {*GEOMETRY_REFUSALS, *STAIRCASE_REFUSALS}


@pytest.mark.parametrize("code", CASES)
def test_a_refusal_names_the_rule_the_piece_and_what_was_expected(code):
    violation = told(code)
    assert violation.rule == CODES[code].rule
    assert str(violation.at) == CASES[code][2]
    assert dict(violation.params) == PARAMS[code] | {"at": CASES[code][2]}
    assert "expected" in violation.message
    assert CASES[code][2] in violation.message
    assert "{" not in violation.message + violation.mend
    assert violation.mend


@pytest.mark.parametrize("code", CASES)
def test_the_sentence_of_a_refusal_uses_only_its_parameters(code):
    names = set(re.findall(r"{(\w+)}", CODES[code].english + CODES[code].mend))
    assert names <= set(PARAMS[code]) | {"at"}


@pytest.mark.parametrize(
    ("code", "mended"),
    [
        ("not_supported", "B11,14,0 B11,14,1 A11,14,2e B14,14,1"),
        ("no_knob", "A11,11,0n A11,14,1e"),
        ("start_not_on_ground", "B11,14,0 A11,14,1e A14,14,2n B14,17,0 B14,17,1"),
        ("start_with_decoration", "B11,14,0 A11,14,1e"),
        ("ends_with_brick", SHORT),
        ("on_palace_middle", "B11,14,0 A11,14,1e"),
        ("path_broken", "A5,14,0e A8,14,1e B11,14,0 A11,14,2e B14,14,1"),
        ("two_paths", SHORT),
        ("turns_back", "B11,14,0 A11,14,1e B14,14,2 C14,17,0 A14,14,3n"),
        ("forks", SHORT),
        ("loose_brick", SHORT),
        ("arch_as_support", "B14,17,0 B14,17,1 A11,11,0n A11,14,1e A14,14,2n"),
        ("several_decorations", f"{SHORT} L14,14,2"),
        ("decoration_misplaced", f"{SHORT} L14,14,2"),
    ],
)
def test_the_proposed_correction_makes_the_staircase_legal(code, mended):
    """The staircase after the suggested correction."""
    assert told(code).mend
    assert judge(mended).violations == ()


def test_an_arch_that_would_leave_the_plate_is_moved_by_whole_steps_of_the_grid():
    """The arch is one stud off the grid, and the stud on the grid has no knob."""
    refused = judge("A29,11,0e")
    assert codes(refused) == ["off_plate", "not_connected"]
    assert refused.violations[0].mend.endswith("3 to the west")
    assert codes(judge("A26,11,0e")) == ["not_connected"]


@pytest.mark.parametrize("staircase", ["A11,11,0w B8,11,1 A8,11,2e", "A11,11,0w A8,11,1e"])
def test_an_arch_that_turns_back_is_turned_before_anything_is_put_under_it(staircase):
    """A brick under its far foot, or under each foot, does not help: the arch turns back in any case."""
    refused = judge(staircase)
    assert codes(refused)[0] == "turns_back"
    assert {"not_supported", "both_feet_on_arch"} & set(codes(refused))


@pytest.mark.parametrize("stray", ["A11,11,1e", "A11,11,1s"])
def test_of_two_arches_on_one_end_the_one_that_leads_to_the_palace_is_the_path(stray):
    """Two arches collide; the floating one is the fork."""
    refused = judge(f"A8,11,0e A11,11,1n {stray}", palace("B11,14,0"))
    assert "forks" in codes(refused)
    assert at(refused, "forks") == stray

"""Tests of the reference rules and enumerator: each rule accepts and refuses; the enumeration is complete."""

import pytest
from tests.cases import few
from tests.rules.staircase.slow_rules import Cell, Spot, broken_rules, is_legal
from tests.rules.staircase.slow_staircases import (
    TooMany,
    by_brute_force,
    count_by_first_arch,
    enumerate_staircases,
    stacks,
)

GROUND = {(x, y): "gold" for x in range(2, 30, 3) for y in range(2, 30, 3)}
STANDING = "A8,14,0e B14,14,0 A11,14,1e G14,14,2 B20,20,0"


def knobs(width: int, depth: int) -> dict[Spot, str]:
    return {(2 + 3 * i, 2 + 3 * j): "gold" for i in range(width) for j in range(depth)}


@pytest.mark.parametrize(
    "placements",
    [
        "B8,17,0 A8,17,1s",  # comes down on the end of an old arch
        "A8,17,0w A5,17,1s B5,14,0 A5,14,2e B8,14,1",  # three steps, a turn at each
        "C14,17,0 A14,17,3s",  # on the gold brick
        "A20,17,0w A17,17,1n B17,20,0 A17,20,2e B20,20,1",  # on a loose old brick
        "A20,23,0w A17,23,1s B17,20,0 A17,20,2e B20,20,1 A20,20,3n B20,23,1 B20,23,2",  # and round, upon its own start
    ],
)
def test_staircases_that_are_accepted(placements: str) -> None:
    assert broken_rules(GROUND, STANDING.split(), (), placements.split()) == []


@pytest.mark.parametrize(
    ("number", "placements", "figures"),
    [
        ("1.1", "B8,17,0 A8,17,1s G8,14,2", ()),
        ("3.1", "A29,14,0e", ()),
        ("3.4", "B8,17,0 A8,17,0s", ()),
        ("3.4", "B8,17,0 A8,17,1s", ((8, 14, 1),)),  # a figure stands where the far foot should
        ("3.5", "A8,17,1s", ()),  # nothing under the near foot
        ("3.5", "B9,17,0 A9,17,1s", ()),  # the far foot on an arch's middle, the near one beside the knobs
        ("3.6", "A8,17,0e A8,17,1e", ()),
        ("4.1", "B11,14,2 A11,14,3e", ()),  # from one old pile to another
        ("4.3", "B20,20,1", ()),
        ("4.5", "A2,2,0e A5,2,1n B5,5,0", ()),
        ("4.6", "B8,17,0 A8,17,1s A26,26,0w", ()),  # two arches apart
        ("4.6", "A8,17,0w B5,17,1 B8,14,1 A8,14,2w", ()),  # no step from the one to the other
        ("4.6", "A20,23,0w A17,23,1s B17,20,0 A17,23,2w C14,23,0", ()),  # a fork
        ("4.6", "A8,17,0w A5,17,1e", ()),  # back over the arch just placed (R4.7)
        ("4.8", "B8,17,0 A8,17,1s B20,20,1", ()),
        ("4.8", "B8,17,0 A8,17,1s B8,17,2", ()),
        ("5.1", "B8,17,0 A8,17,1s B8,14,2", ()),
        ("5.1", "B8,17,0 A8,17,1s", ((8, 14, 2),)),
    ],
)
def test_staircases_that_are_refused(number: str, placements: str, figures: tuple[Cell, ...]) -> None:
    assert number in broken_rules(GROUND, STANDING.split(), figures, placements.split())
    assert not is_legal(GROUND, STANDING.split(), figures, placements.split())


def test_3_6_a_foot_on_each_of_two_arches_but_not_both_on_one() -> None:
    ground = knobs(3, 1)
    assert broken_rules(ground, ["A2,2,0e"], (), ["A2,2,1e"]).count("3.6") == 1
    on_two = ["A8,2,0w", "A5,2,1w", "B2,2,0"]
    assert "3.6" not in broken_rules(knobs(3, 1), ["B5,2,0"], (), on_two)
    assert is_legal(knobs(3, 2), ["A2,2,0n"], (), ["A8,2,0w", "A5,2,1w"])


def test_stacks_are_every_sequence() -> None:
    assert sorted(stacks(3, 1, 3)) == ["BBB", "C"]
    assert sorted(stacks(2, 1, 5)) == ["BBC", "BCB", "CBB"]
    assert sorted(stacks(1, 1)) == ["", "B", "BC", "C", "CB"]
    assert list(stacks(4, 1, 0)) == [""]


def test_arches_count_by_their_cells_and_not_by_the_foot_they_are_written_from() -> None:
    assert is_legal(GROUND, STANDING.split(), (), ["B8,17,0", "A8,14,1n"])
    assert enumerate_staircases(GROUND, STANDING.split(), (), 2, 0, 0) == {
        frozenset(pair)
        for pair in (
            ("A5,14,1e", "A5,14,0n"),
            ("A5,14,1e", "A2,14,0e"),
            ("A5,14,1e", "A5,11,0n"),
            ("A8,14,1n", "A5,17,0e"),
            ("A8,14,1n", "A8,17,0n"),
            ("A8,14,1n", "A8,17,0e"),
            ("A8,11,1n", "A5,11,0e"),
            ("A8,11,1n", "A8,8,0n"),
            ("A8,11,1n", "A8,11,0e"),
            ("A20,20,1n", "A17,23,0e"),
            ("A20,20,1n", "A20,23,0n"),
            ("A20,20,1n", "A20,23,0e"),
            ("A20,17,1n", "A17,17,0e"),
            ("A20,17,1n", "A20,14,0n"),
            ("A20,17,1n", "A20,17,0e"),
            ("A20,20,1e", "A23,20,0n"),
            ("A20,20,1e", "A23,20,0e"),
            ("A20,20,1e", "A23,17,0n"),
            ("A17,20,1e", "A17,20,0n"),
            ("A17,20,1e", "A14,20,0e"),
            ("A17,20,1e", "A17,17,0n"),
        )
    }


def test_the_split_adds_up_and_too_many_is_said() -> None:
    enumerated = enumerate_staircases(GROUND, STANDING.split(), (), 3, 1, 0)
    split = count_by_first_arch(enumerated)
    assert sum(split.values()) == len(enumerated)
    assert all(first.startswith("A") for first in split)
    with pytest.raises(TooMany):
        enumerate_staircases(GROUND, STANDING.split(), (), 3, 1, 0, at_most=len(enumerated) - 1)


TINY = [
    (knobs(2, 2), "B2,2,0", (), (2, 1, 1), 5),
    (knobs(2, 2), "B2,2,0 B5,5,0", (), (2, 2, 0), 5),
    (knobs(2, 2), "B2,2,0 B2,5,0 A2,2,1n G2,5,2", (), (2, 2, 0), 6),
    (knobs(2, 2), "C2,2,0", (), (1, 0, 2), 6),
    (knobs(2, 2), "A2,2,0e", ((2, 2, 1),), (2, 2, 0), 5),
    (knobs(3, 1), "A2,2,0e", (), (2, 3, 0), 6),
    (knobs(3, 3), "A2,2,0n", (), (2, 1, 0), 4),
]
LARGER = [
    (knobs(2, 2), "B2,2,0", (), (2, 2, 1), 7),
    (knobs(2, 2), "B2,2,0 L2,2,1", (), (3, 2, 0), 6),
    (knobs(2, 2), "B2,2,0", (), (4, 1, 0), 5),
    (knobs(3, 2), "A2,2,0e B8,2,0 A5,2,1e G8,2,2", ((2, 2, 1),), (2, 2, 0), 6),
    (knobs(3, 3), "B5,5,0", (), (2, 2, 0), 5),
]
Tiny = tuple[dict[Spot, str], str, tuple[Cell, ...], tuple[int, int, int], int]


def both_ways(
    ground: dict[Spot, str], standing: str, figures: tuple[Cell, ...], stock: tuple[int, int, int], levels: int
) -> None:
    enumerated = enumerate_staircases(ground, standing.split(), figures, *stock)
    assert enumerated
    assert enumerated == by_brute_force(ground, standing.split(), figures, stock, ground, levels)
    highest = max(int(text.strip("ensw").split(",")[2]) for staircase in enumerated for text in staircase)
    assert highest < levels


@few(3, "tiny", TINY)
def test_brute_force_finds_no_others(tiny: Tiny) -> None:
    both_ways(*tiny)


@pytest.mark.long
@pytest.mark.parametrize("tiny", LARGER)
def test_brute_force_finds_no_others_with_more_pieces(tiny: Tiny) -> None:
    both_ways(*tiny)


def test_brute_force_on_every_stud_finds_no_others() -> None:
    """Feet may stand on or off the grid, and one knob is dead."""
    ground = {**knobs(2, 2), (4, 3): "gold"}
    studs = [(x, y) for x in range(1, 7) for y in range(1, 7)]
    enumerated = enumerate_staircases(ground, ["B2,2,0"], (), 1, 1, 0)
    assert len(enumerated) == 2
    assert enumerated == by_brute_force(ground, ["B2,2,0"], (), (1, 1, 0), studs, 4)

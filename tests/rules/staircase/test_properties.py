"""Properties of verdicts on any set of placements, and on slightly changed legal staircases."""

import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cases import examples
from tests.rules.staircase.judging import EVERY_STUD, GRID, STARTING, drawn_staircase, grown_palace, judge, rules

from monkey_palace.board.geometry import problems
from monkey_palace.board.notation import DIRECTIONS, Placement, notation, parse_placements
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import BRICK_HEIGHT, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.errors import CODES
from monkey_palace.staircase.check import check

seeds = st.integers(0, 2**32 - 1)
few = settings(max_examples=examples(60), deadline=None)

near = st.integers(0, 34)
placements = st.one_of(
    st.builds(
        lambda x, y, z, way: Placement(Piece.ARCH, x, y, z, way), near, near, st.integers(0, 6), st.sampled_from("enws")
    ),
    st.builds(
        Placement, st.sampled_from([piece for piece in Piece if piece is not Piece.ARCH]), near, near, st.integers(0, 6)
    ),
)
"""Any placements in notation, mostly illegal."""

on_grid = st.sampled_from(range(2, 24, 3))
likely = st.one_of(
    st.builds(
        lambda x, y, z, way: Placement(Piece.ARCH, x, y, z, way),
        on_grid,
        on_grid,
        st.integers(0, 3),
        st.sampled_from("enws"),
    ),
    st.builds(
        Placement,
        st.sampled_from([Piece.BRICK, Piece.BRICK, Piece.COLUMN, Piece.GOLD]),
        on_grid,
        on_grid,
        st.integers(0, 3),
    ),
)
"""Pieces on the palace's grid, which often touch."""


@cache
def palaces() -> tuple[Palace, ...]:
    return tuple(grown_palace(random.Random(turns), turns) for turns in range(7))


def drawn(seed: int) -> tuple[Palace, tuple[Placement, ...], random.Random]:
    draw = random.Random(seed)
    on = draw.choice(palaces())
    return on, drawn_staircase(on, draw), draw


def sound(on: Palace, pieces: list[Placement], **stock: object) -> None:
    """Asserts that a verdict is complete: its sentences format, and its placements are the given ones."""
    verdict = check(on, pieces, **stock)
    for violation in verdict.violations:
        assert violation.rule == CODES[violation.code].rule
        assert "{" not in violation.message + violation.mend
        assert violation.message
        assert violation.mend
        violation.refusal()
        violation.as_json()
    building = sorted(sorted(piece.body) for piece in pieces if piece.piece in ("arch", "brick", "column"))
    assert sorted(sorted(piece.body) for piece in verdict.placements) == building
    lacking = {violation.rule for violation in verdict.violations} == {"4.9"}
    assert (verdict.legal or lacking) == (verdict.facts is not None)
    again = check(on, tuple(reversed([piece.reversed() for piece in pieces])), **stock)
    assert again == verdict


@settings(max_examples=examples(150), deadline=None)
@given(st.lists(placements, max_size=25), st.booleans())
def test_no_set_of_placements_makes_the_check_raise(pieces, everywhere):
    on = Palace.of(EVERY_STUD if everywhere else GRID, STARTING, ["14,14,1"])
    sound(on, pieces, stock=Bricks(arch=2, brick=2))
    problems(Palace(on.ground, tuple(pieces), on.figures))


@settings(max_examples=examples(300), deadline=None)
@given(st.lists(likely, max_size=10))
def test_no_set_of_likely_placements_makes_the_check_raise(pieces):
    sound(palaces()[0], pieces)


@pytest.mark.long
def test_a_tower_of_all_that_can_be_written_is_judged():
    for text in ("A5,5,999e " * 400, " ".join(f"B5,5,{z}" for z in range(400)), "C999,999,999"):
        verdict = judge(text)
        assert not verdict.legal
    ring = "A5,5,0e A8,5,0n A8,8,0w A5,8,0s"
    assert "3.4" in rules(judge(ring))


@few
@given(seeds)
def test_a_legal_staircase_is_accepted_and_the_grown_palace_has_no_fault(seed):
    on, staircase, _ = drawn(seed)
    verdict = check(on, staircase)
    assert verdict.violations == ()
    assert problems(on.with_pieces(verdict.placements)) == ()
    assert verdict.facts is not None
    assert verdict.facts.end.z == verdict.placements[-1].z + 1


@few
@given(seeds)
def test_neither_order_nor_direction_matters(seed):
    on, staircase, draw = drawn(seed)
    verdict = check(on, staircase)
    shuffled = [draw.choice((piece, piece.reversed())) for piece in staircase]
    draw.shuffle(shuffled)
    assert check(on, shuffled) == verdict


@few
@given(seeds)
def test_the_canonical_notation_is_that_of_a_walk_and_reads_back(seed):
    on, staircase, _ = drawn(seed)
    verdict = check(on, staircase)
    assert notation(verdict.placements) == notation(staircase)
    assert check(on, parse_placements(notation(verdict.placements))) == verdict


@few
@given(seeds)
def test_4_1_to_8_1_the_facts_are_those_counted_by_hand(seed):
    on, staircase, _ = drawn(seed)
    facts = check(on, staircase).facts
    assert facts is not None
    kinds = [piece.piece for piece in staircase]
    assert (facts.arches, facts.bricks, facts.columns) == tuple(
        map(kinds.count, (Piece.ARCH, Piece.BRICK, Piece.COLUMN))
    )
    assert facts.start == (staircase[0].x, staircase[0].y, 0)
    assert facts.start_colour == on.ground[staircase[0].x, staircase[0].y]
    assert facts.end == staircase[-1].far.above()
    studs = {(foot.x, foot.y) for piece in staircase for foot in piece.feet}

    def part(pieces):
        counted = [piece for piece in pieces if piece.piece in (Piece.BRICK, Piece.COLUMN)]
        return max(sum(BRICK_HEIGHT[p.piece] for p in counted if (p.x, p.y) == stud) for stud in studs)

    assert facts.placed_part == part(staircase)
    assert facts.whole_part == part((*on.pieces, *staircase))


@few
@given(seeds)
def test_3_5_a_piece_removed_from_under_another_is_a_violation(seed):
    on, staircase, draw = drawn(seed)
    gone = draw.choice(staircase)
    rest = [piece for piece in staircase if piece is not gone]
    carries = any(foot in gone.knobs for piece in rest for foot in piece.feet)
    verdict = check(on, rest)
    if carries:
        assert "3.5" in rules(verdict)
    if gone.piece is not Piece.ARCH:
        assert len(verdict.violations) <= 2
    else:
        assert len(verdict.violations) <= 6


@few
@given(seeds, st.sampled_from([(1, 0), (0, 1), (2, 0), (1, 2)]))
def test_3_7_a_legal_staircase_off_the_grid_is_refused(seed, shift):
    on, staircase, _ = drawn(seed)
    moved = [Placement(p.piece, p.x + shift[0], p.y + shift[1], p.z, p.direction) for p in staircase]
    assert "3.5" in rules(check(on, moved))
    everywhere = Palace.of(EVERY_STUD, notation(on.pieces))
    assert {"3.1", "3.3", "3.4", "3.5", "4.4", "4.5"} & set(rules(check(everywhere, moved)))


@few
@given(seeds)
def test_3_4_3_5_a_legal_staircase_a_level_higher_hangs_and_a_piece_twice_collides(seed):
    on, staircase, draw = drawn(seed)
    higher = [Placement(p.piece, p.x, p.y, p.z + 1, p.direction) for p in staircase]
    assert "3.5" in rules(check(on, higher))
    assert rules(check(on, [*staircase, draw.choice(staircase)])) == ["3.4"]


@few
@given(seeds)
def test_4_8_a_loose_brick_beside_a_legal_staircase_is_the_only_violation(seed):
    on, staircase, draw = drawn(seed)
    grown = on.with_pieces(staircase)
    end = staircase[-1].far.above()
    knob = draw.choice([knob for knob in grown.open_knobs() if knob != end])
    brick = Placement(Piece.BRICK, *knob)
    verdict = check(on, [*staircase, brick])
    assert [(violation.code, violation.at) for violation in verdict.violations] == [("loose_brick", brick)]
    verdict = check(on, [*staircase, Placement(Piece.BRICK, *end)])
    assert rules(verdict) == ["4.3"]


@few
@given(seeds)
def test_4_9_a_stock_of_one_less_is_too_small_and_of_as_many_is_enough(seed):
    on, staircase, draw = drawn(seed)
    kinds = [piece.piece for piece in staircase]
    stock = Bricks(arch=kinds.count(Piece.ARCH), brick=kinds.count(Piece.BRICK), column=kinds.count(Piece.COLUMN))
    assert check(on, staircase, stock=stock).legal
    short = draw.choice(kinds)
    assert rules(check(on, staircase, stock=stock.plus(**{short.value: -1}))) == ["4.9"]


@few
@given(seeds)
def test_3_5_a_figure_under_any_foot_on_the_palace_is_a_violation(seed):
    on, staircase, _ = drawn(seed)
    for piece in staircase:
        for foot in piece.feet:
            if on.is_open(foot):
                verdict = check(on.with_figures([foot]), staircase)
                assert "figure_on_knob" in [violation.code for violation in verdict.violations]


@few
@given(seeds)
def test_4_7_4_8_one_more_arch_is_always_a_violation(seed):
    """One more arch is legal only if it continues from the end."""
    on, staircase, draw = drawn(seed)
    end = staircase[-1].far.above()
    foot = draw.choice([knob for knob in on.with_pieces(staircase).open_knobs() if knob != end])
    arch = Placement(Piece.ARCH, *foot, draw.choice(list(DIRECTIONS)))
    if end in arch.feet:
        return
    assert not check(on, [*staircase, arch]).legal

"""Which broken rule is named, and at which piece, from the probabilities of all hypotheses."""

import pytest

from monkey_palace.board.notation import Placement
from monkey_palace.board.pieces import Piece
from monkey_palace.staircase.check import Verdict, Violation
from palace_hub.sensing.plate.verdict.naming import find_claim

HERE, BESIDE, FAR = (Placement(Piece.BRICK, x, 5, 1) for x in (6, 7, 20))
ELSEWHERE = Placement(Piece.ARCH, 2, 2, 0, "e")


def verdict(*broken):
    violations = tuple(Violation.of(code, at, count=1) for code, at in broken)
    return Verdict(violations, (), None, None)


def told_else(claim):
    return claim.or_else and claim.or_else.at


def test_what_all_readings_say_is_named_before_what_the_likeliest_says_first():
    judged = [
        (verdict(("not_supported", ELSEWHERE), ("loose_brick", HERE)), 0.6),
        (verdict(("loose_brick", HERE)), 0.4),
    ]
    claim = find_claim(judged, 0.9)
    assert (claim.violation.code, claim.violation.at, claim.or_else) == ("loose_brick", HERE, None)
    assert claim.share == pytest.approx(1.0)
    assert claim.hypothesis == 0


def test_of_what_is_equally_sure_the_first_along_the_path_is_named():
    claim = find_claim([(verdict(("on_arch_middle", HERE), ("loose_brick", HERE)), 1.0)], 0.9)
    assert claim.violation.code == "on_arch_middle"


def test_the_level_in_a_pile_is_no_other_place():
    higher = Placement(Piece.BRICK, HERE.x, HERE.y, 4)
    claim = find_claim([(verdict(("loose_brick", HERE)), 0.5), (verdict(("loose_brick", higher)), 0.5)], 0.9)
    assert claim.share == pytest.approx(1.0)
    assert claim.or_else is None


@pytest.mark.parametrize(("other", "told"), [(BESIDE, BESIDE), (FAR, None)])
def test_of_two_places_that_lie_close_both_are_named(other, told):
    claim = find_claim([(verdict(("loose_brick", HERE)), 0.6), (verdict(("loose_brick", other)), 0.4)], 0.9)
    assert (claim.violation.at, told_else(claim)) == (HERE, told)
    assert claim.share == pytest.approx(1.0 if told else 0.6)


def test_a_rule_that_is_broken_at_either_place_is_named_before_one_that_is_broken_at_the_likelier():
    """A brick on an arch's middle carries nothing; nor does it on the knob next to it, if it stands there."""
    judged = [
        (verdict(("on_arch_middle", HERE), ("loose_brick", HERE)), 0.6),
        (verdict(("loose_brick", BESIDE)), 0.4),
    ]
    claim = find_claim(judged, 0.9)
    assert (claim.violation.code, claim.violation.at, told_else(claim)) == ("loose_brick", HERE, BESIDE)
    assert claim.share == pytest.approx(1.0)
    assert find_claim(judged, 0.6).violation.code == "on_arch_middle"


def test_one_place_that_is_sure_enough_is_named_alone():
    claim = find_claim([(verdict(("loose_brick", HERE)), 0.93), (verdict(("loose_brick", BESIDE)), 0.07)], 0.9)
    assert (claim.violation.at, claim.or_else) == (HERE, None)


def test_that_a_mistake_is_rare_does_not_say_where_a_brick_stands_that_carries_nothing_either_way():
    judged = [
        (verdict(("loose_brick", HERE)), 0.95),
        (verdict(("on_arch_middle", BESIDE), ("loose_brick", BESIDE)), 0.05),
    ]
    before_rarity = [0.7, 0.3]
    claim = find_claim(judged, 0.9, before_rarity)
    assert (claim.violation.code, claim.violation.at, told_else(claim)) == ("loose_brick", HERE, BESIDE)
    assert claim.share == pytest.approx(1.0)
    assert find_claim(judged, 0.9, [0.93, 0.07]).or_else is None


@pytest.mark.parametrize(("seen", "rules"), [([0.7, 0.3], ("4.8", "4.3")), ([0.3, 0.7], ("4.3", "4.8"))])
def test_a_brick_at_the_end_or_on_the_middle_beside_it_is_named_with_both_places_the_likelier_first(seen, rules):
    """Each place has a rule of its own (R4.3, R4.8); how rare one is does not say which comes first."""
    judged = [
        (verdict(("on_arch_middle", BESIDE), ("loose_brick", BESIDE)), 0.4),
        (verdict(("ends_with_brick", HERE)), 0.6),
    ]
    claim = find_claim(judged, 0.9, seen)
    assert (claim.violation.rule, claim.or_else.rule) == rules
    assert {claim.violation.at, claim.or_else.at} == {HERE, BESIDE}
    assert claim.share == pytest.approx(1.0)


def test_where_no_rule_is_broken_nothing_is_named():
    assert find_claim([(verdict(), 1.0)], 0.9) is None

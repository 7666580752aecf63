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


def test_a_violation_of_all_hypotheses_is_named_before_the_first_of_the_likeliest():
    judged = [
        (verdict(("not_supported", ELSEWHERE), ("loose_brick", HERE)), 0.6),
        (verdict(("loose_brick", HERE)), 0.4),
    ]
    claim = find_claim(judged, 0.9)
    assert (claim.violation.code, claim.violation.at, claim.or_else) == ("loose_brick", HERE, None)
    assert claim.share == pytest.approx(1.0)
    assert claim.hypothesis == 0


def test_of_equally_sure_violations_the_first_along_the_path_is_named():
    claim = find_claim([(verdict(("on_arch_middle", HERE), ("loose_brick", HERE)), 1.0)], 0.9)
    assert claim.violation.code == "on_arch_middle"


def test_two_levels_of_one_pile_count_as_one_place():
    higher = Placement(Piece.BRICK, HERE.x, HERE.y, 4)
    claim = find_claim([(verdict(("loose_brick", HERE)), 0.5), (verdict(("loose_brick", higher)), 0.5)], 0.9)
    assert claim.share == pytest.approx(1.0)
    assert claim.or_else is None


@pytest.mark.parametrize(("other", "told"), [(BESIDE, BESIDE), (FAR, None)])
def test_both_of_two_adjacent_places_are_named_but_not_distant_ones(other, told):
    claim = find_claim([(verdict(("loose_brick", HERE)), 0.6), (verdict(("loose_brick", other)), 0.4)], 0.9)
    assert (claim.violation.at, told_else(claim)) == (HERE, told)
    assert claim.share == pytest.approx(1.0 if told else 0.6)


def test_a_rule_broken_at_both_places_is_named_before_one_broken_at_the_likelier():
    """A brick on an arch's middle carries nothing; nor does it on the knob next to it, if it stands there."""
    judged = [
        (verdict(("on_arch_middle", HERE), ("loose_brick", HERE)), 0.6),
        (verdict(("loose_brick", BESIDE)), 0.4),
    ]
    claim = find_claim(judged, 0.9)
    assert (claim.violation.code, claim.violation.at, told_else(claim)) == ("loose_brick", HERE, BESIDE)
    assert claim.share == pytest.approx(1.0)
    assert find_claim(judged, 0.6).violation.code == "on_arch_middle"


def test_a_place_above_the_threshold_is_named_alone():
    claim = find_claim([(verdict(("loose_brick", HERE)), 0.93), (verdict(("loose_brick", BESIDE)), 0.07)], 0.9)
    assert (claim.violation.at, claim.or_else) == (HERE, None)


def test_the_rarity_of_a_mistake_does_not_choose_between_two_places_of_a_loose_brick():
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
def test_a_brick_at_the_end_or_beside_it_is_named_with_both_places_in_order_of_likelihood(seen, rules):
    """Each place has a rule of its own (R4.3, R4.8); how rare one is does not say which comes first."""
    judged = [
        (verdict(("on_arch_middle", BESIDE), ("loose_brick", BESIDE)), 0.4),
        (verdict(("ends_with_brick", HERE)), 0.6),
    ]
    claim = find_claim(judged, 0.9, seen)
    assert (claim.violation.rule, claim.or_else.rule) == rules
    assert {claim.violation.at, claim.or_else.at} == {HERE, BESIDE}
    assert claim.share == pytest.approx(1.0)


def test_without_a_violation_nothing_is_named():
    assert find_claim([(verdict(), 1.0)], 0.9) is None

"""Which broken rule is named, and at which piece: by the probability of all hypotheses together, not the likeliest one.

Other pieces may differ among the hypotheses. If a rule is certain but its piece may stand at one of two places, both
places are named.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from monkey_palace.board.notation import Placement
from monkey_palace.staircase.check import Verdict, Violation

_NEAR = 3  # distance of two places that the scale may confuse, studs
_WORTH_TELLING = 0.05  # probability that a second place has to add (assumed)
# A brick on the end of the path (R4.3) and one on the arch's middle beside it (R4.8) are confused with each other.
_CARRYING_NOTHING = frozenset({"loose_brick", "ends_with_brick"})

_Key = tuple[str, object]


@dataclass(frozen=True, slots=True)
class RuleClaim:
    """A rule that is broken at a piece."""

    violation: Violation
    """The violation, as in the likeliest hypothesis with it."""
    hypothesis: int
    """Number of that hypothesis."""
    or_else: Violation | None
    """The violation of the same piece at a second place; None: one place."""
    share: float
    """Probability of all hypotheses with either violation."""

    @property
    def is_of_one_rule(self) -> bool:
        """Whether both places break the same rule: preferred among claims of equal probability."""
        return self.or_else is None or self.or_else.code == self.violation.code


def find_claim(
    judged: Sequence[tuple[Verdict, float]], enough: float, seen: Sequence[float] | None = None
) -> RuleClaim | None:
    """The claim of highest probability, from verdicts with their probabilities, the likeliest first; None: none.

    One place alone is claimed if its probability is `enough`, else one or two places. `seen`: probabilities before the
    prior of each rule; None: the same. The prior of a rule must not decide at which place a piece stands.
    """
    seen = [share for _, share in judged] if seen is None else seen
    hypotheses: dict[_Key, set[int]] = {}
    first: dict[_Key, tuple[Violation, int]] = {}
    for number, (verdict, _) in enumerate(judged):
        for violation in verdict.violations:
            hypotheses.setdefault(_key(violation), set()).add(number)
            first.setdefault(_key(violation), (violation, number))
    if not hypotheses:
        return None

    def seen_at(one: _Key) -> float:
        return sum(seen[each] for each in hypotheses[one])

    def claim(one: _Key) -> RuleClaim:
        (violation, number), share = first[one], _share(judged, hypotheses[one])
        others = {key: hypotheses[one] | hypotheses[key] for key in hypotheses if _elsewhere(first[key][0], violation)}
        other = max(others, key=lambda key: sum(seen[each] for each in others[key]), default=None)
        if other is None:
            return RuleClaim(violation, number, None, share)
        either, here = others[other], seen_at(one)
        unsure = share < enough and _share(judged, either) >= share + _WORTH_TELLING
        if not unsure and here >= enough * sum(seen[each] for each in either):
            return RuleClaim(violation, number, None, share)
        likelier, less = sorted((one, other), key=lambda key: -seen_at(key))
        return RuleClaim(*first[likelier], first[less][0], _share(judged, either))

    alone = {hypothesis: round(_share(judged, hypotheses[hypothesis]), 9) for hypothesis in hypotheses}
    sure = [hypothesis for hypothesis in hypotheses if alone[hypothesis] >= enough]
    if sure:
        return claim(max(sure, key=alone.__getitem__))
    claims = map(claim, sorted(hypotheses, key=lambda one: -alone[one]))
    return max(claims, key=lambda made: (round(made.share, 9), made.is_of_one_rule))


def _key(violation: Violation) -> _Key:
    """One rule at one piece without its level, which the load does not show."""
    return violation.code, None if violation.at is None else kind_and_studs(violation.at)


def kind_and_studs(piece: Placement) -> object:
    """Kind and studs of a piece, without its level."""
    return piece.piece, frozenset((foot.x, foot.y) for foot in piece.feet)


def _elsewhere(violation: Violation, other: Violation) -> bool:
    """Whether a piece of the same kind nearby breaks the same rule, or a rule that the scale confuses with it."""
    alike = violation.code == other.code or {violation.code, other.code} == _CARRYING_NOTHING
    if not alike or violation.at is None or other.at is None or violation.at.piece is not other.at.piece:
        return False
    here, there = _middle(violation.at), _middle(other.at)
    return 0 < abs(here[0] - there[0]) + abs(here[1] - there[1]) <= _NEAR


def _middle(piece: Placement) -> tuple[float, float]:
    feet = piece.feet
    return sum(foot.x for foot in feet) / len(feet), sum(foot.y for foot in feet) / len(feet)


def _share(judged: Sequence[tuple[Verdict, float]], which: set[int]) -> float:
    return sum(judged[number][1] for number in which)

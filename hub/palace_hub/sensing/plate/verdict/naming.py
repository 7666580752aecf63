"""Which broken rule is named, and where: what most readings together say, not what the likeliest of them says first.

Pieces elsewhere may be one way or another without mattering to the name. Where the rule is sure and its piece stands at
one of two places that the scale does not tell apart, both places are named.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from monkey_palace.board.notation import Placement
from monkey_palace.staircase.check import Verdict, Violation

# Places of one kind of piece that the scale may take for one another, studs.
_NEAR = 3
# A second place is worth telling only if it is about as likely as so much of all readings.
_WORTH_TELLING = 0.05
# A brick on the end of the path (R4.3) and one on the arch's middle beside it (R4.8) carry nothing, both: whoever is
# told of both places finds it at one.
_CARRYING_NOTHING = frozenset({"loose_brick", "ends_with_brick"})

_Key = tuple[str, object]


@dataclass(frozen=True, slots=True)
class RuleClaim:
    """`violation` of reading number `hypothesis`, the likeliest that breaks this rule at this piece; `or_else`: what
    the same piece breaks elsewhere. `share` of all readings that break either."""

    violation: Violation
    hypothesis: int
    or_else: Violation | None
    share: float

    @property
    def is_of_one_rule(self) -> bool:
        """Whether the same rule is broken wherever the piece stands: of claims as sure, that is the simpler one."""
        return self.or_else is None or self.or_else.code == self.violation.code


def find_claim(
    judged: Sequence[tuple[Verdict, float]], enough: float, seen: Sequence[float] | None = None
) -> RuleClaim | None:
    """What verdicts with their shares say together; of one place alone where its share is `enough`, else the rule that
    is surest of one place or two. None: no rule is broken. The likeliest verdict comes first.

    `seen`: the shares before it was said how rare each rule is broken; None: the same. That a rule is rarely broken
    must not decide where the piece stands that breaks another one at either place.
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
    """One rule at one piece, whatever its level: in which order a pile lies is nothing that is seen."""
    return violation.code, None if violation.at is None else kind_and_studs(violation.at)


def kind_and_studs(piece: Placement) -> object:
    """A piece's kind and the studs of its feet, without levels: the order within a pile makes no difference."""
    return piece.piece, frozenset((foot.x, foot.y) for foot in piece.feet)


def _elsewhere(violation: Violation, other: Violation) -> bool:
    """Whether the same rule is broken by a piece of the same kind close by, or such a piece carries nothing there."""
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

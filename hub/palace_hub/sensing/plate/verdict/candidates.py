"""What a turn may have come to: its readings with the rules' verdicts on them, and how rare what they break is."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from monkey_palace.board.notation import Placement
from monkey_palace.board.pieces import Colour
from monkey_palace.staircase.check import Verdict, check
from palace_hub.sensing.plate.turn.move_score import FORBIDDEN
from palace_hub.sensing.plate.turn.moves import Hypothesis
from palace_hub.sensing.plate.turn.search import PlateTurn
from palace_hub.sensing.plate.verdict.naming import kind_and_studs

EACH_MORE: Final = -2.5
"""Players make one mistake at a time; a second broken rule may be the same mistake seen twice."""
NOT_THERE: Final = FORBIDDEN
"""A decoration that has left the tray and is not there is as rare as a broken rule."""

# Readings whose rules are looked at; the others are too far behind to count.
_JUDGED = 40
_BEHIND = 14.0
# What is wrong with a decoration's colour is a mistake besides where it stands.
_OF_COLOUR = ("wrong_decoration", "decoration_out", "no_decoration_due")
_NOT_OWNED = "not_enough_pieces"

Decorations = Callable[[Colour], tuple[Colour, ...]]


@dataclass(frozen=True, slots=True)
class Candidate:
    """One reading judged: its building bricks and decoration, what the rules say, and its `share` of all readings."""

    pieces: tuple[Placement, ...]
    verdict: Verdict
    share: float


@dataclass(frozen=True, slots=True)
class CheckedHypothesis:
    """A candidate and how well it fits: the best of its readings' logarithms, rules left out; and that reading's
    `most_pieces`, `heaviest_change_g` and `heaviest_swap_g`."""

    candidate: Candidate
    fit: float
    most_pieces: int
    heaviest_change_g: float
    heaviest_swap_g: float


def check_hypotheses(turn: PlateTurn, decorations: Decorations | None) -> list[CheckedHypothesis]:
    """The readings with the rules' verdicts, likeliest first; those that differ by the order in a pile are one."""
    found: dict[frozenset[object], tuple[float, Hypothesis, Verdict]] = {}
    total: dict[frozenset[object], float] = {}
    best: float | None = None
    for hypothesis in sorted(turn.hypotheses, key=lambda one: -one.log_score)[:_JUDGED]:
        if best is not None and hypothesis.log_score < best - _BEHIND:
            break
        verdict = check(turn.board.palace, hypothesis.pieces, stock=turn.stock, decorations=decorations)
        score = (
            hypothesis.log_score + rule_log_prior(verdict) + NOT_THERE * missing_decorations(turn, hypothesis.pieces)
        )
        best = score if best is None else max(best, score)
        key = without_levels(hypothesis.pieces)
        if key not in found or found[key][0] < score:
            found[key] = (score, hypothesis, verdict)
        total[key] = total.get(key, 0.0) + exp(score)
    whole = sum(total.values())
    judged = [
        CheckedHypothesis(
            Candidate(hypothesis.pieces, verdict, total[key] / whole),
            hypothesis.log_score,
            hypothesis.most_pieces,
            hypothesis.heaviest_change_g,
            hypothesis.heaviest_swap_g,
        )
        for key, (_, hypothesis, verdict) in found.items()
    ]
    return sorted(judged, key=lambda one: -one.candidate.share)


def rule_log_prior(verdict: Verdict) -> float:
    """How rare a build with these violations is: those of one piece are one mistake."""
    number = len(broken_pieces(verdict))
    return FORBIDDEN + EACH_MORE * min(number - 1, 4) if number else 0.0


def broken_pieces(verdict: Verdict) -> set[object]:
    """The pieces at which rules are broken: what is broken by where one piece stands is one mistake. What the player
    does not own has been weighed already, when it was put on (R4.9)."""
    return {
        (violation.at, violation.code in _OF_COLOUR) for violation in verdict.violations if violation.code != _NOT_OWNED
    }


def missing_decorations(turn: PlateTurn, pieces: Sequence[Placement]) -> int:
    """How many decorations have left the tray and are not on the plate: what leaves it has to turn up."""
    there = [piece.piece for piece in pieces]
    return sum(max(0, count - there.count(kind)) for kind, count in turn.context.ornaments.items())


def without_levels(pieces: Sequence[Placement]) -> frozenset[object]:
    """Kinds at places, however often, without levels: the order within a pile makes no difference that is seen."""
    return frozenset(count_without_levels(pieces).items())


def count_without_levels(pieces: Sequence[Placement]) -> Counter[object]:
    return Counter(map(kind_and_studs, pieces))


def exceeds_stock(verdict: Verdict) -> bool:
    """Whether the player does not own what it takes."""
    return any(broken.code == _NOT_OWNED for broken in verdict.violations)


def differ_by_one(pieces: Sequence[Placement], other: Sequence[Placement]) -> bool:
    """Whether two sets differ by no more than the place or kind of one piece."""
    ones, others = count_without_levels(pieces), count_without_levels(other)
    return (ones - others).total() <= 1 and (others - ones).total() <= 1

"""The hypotheses of a turn with the rules' verdicts, and the log prior of what they break."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from monkey_palace.board.notation import Placement
from monkey_palace.board.pieces import BUILDING, Colour
from monkey_palace.staircase.check import Verdict, check
from palace_hub.sensing.plate.turn.move_score import FORBIDDEN
from palace_hub.sensing.plate.turn.moves import Hypothesis
from palace_hub.sensing.plate.turn.search import PlateTurn
from palace_hub.sensing.plate.verdict.naming import kind_and_studs

EACH_FURTHER_MISTAKE: Final = -2.5
"""Log prior (natural) of each mistake after the first: it may be the same mistake again (assumed)."""
MISSING_DECORATION: Final = FORBIDDEN
"""Log prior of a decoration that has left the tray and is not on the plate: as rare as a broken rule (assumed)."""

_JUDGED = 40  # hypotheses whose rules are checked
_BEHIND = 14.0  # log behind the best from which a hypothesis is not checked
# Mistakes about a decoration's colour, which come on top of a mistake about its place.
_OF_COLOUR = ("wrong_decoration", "decoration_out", "no_decoration_due")
_NOT_OWNED = "not_enough_pieces"

Decorations = Callable[[Colour], tuple[Colour, ...]]
"""Colours of decorations that are allowed for a start colour, as `staircase.check.check` takes it (R10.7)."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A set of pieces with the rules' verdict."""

    pieces: tuple[Placement, ...]
    """Building bricks and decoration."""
    verdict: Verdict
    share: float
    """Posterior probability among the checked hypotheses; 0 for a staircase from the legal list alone."""


@dataclass(frozen=True, slots=True)
class CheckedHypothesis:
    """A candidate with data of the likeliest hypothesis that has its pieces."""

    candidate: Candidate
    fit: float
    """`Hypothesis.log_score`: natural log of likelihood times prior, without rules."""
    most_pieces: int
    heaviest_change_g: float
    heaviest_swap_g: float


def check_hypotheses(turn: PlateTurn, decorations: Decorations | None) -> list[CheckedHypothesis]:
    """Check the hypotheses by the rules, likeliest first; those that differ by the order in a pile are one."""
    found: dict[frozenset[object], tuple[float, Hypothesis, Verdict]] = {}
    total: dict[frozenset[object], float] = {}
    best: float | None = None
    for hypothesis in sorted(turn.hypotheses, key=lambda one: -one.log_score)[:_JUDGED]:
        if best is not None and hypothesis.log_score < best - _BEHIND:
            break
        verdict = check(turn.board.palace, hypothesis.pieces, stock=turn.stock, decorations=decorations)
        score = (
            hypothesis.log_score
            + rule_log_prior(verdict)
            + MISSING_DECORATION * missing_decorations(turn, hypothesis.pieces)
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
    """Log prior (natural) of a build with these violations; those of one piece are one mistake."""
    number = len(broken_pieces(verdict))
    return FORBIDDEN + EACH_FURTHER_MISTAKE * min(number - 1, 4) if number else 0.0


def broken_pieces(verdict: Verdict) -> set[object]:
    """One entry for each piece that breaks rules: its violations are one mistake.

    A lack of pieces (R4.9) is left out, since the search has counted it (`MoveGenerator.stocked`).
    """
    return {
        (violation.at, violation.code in _OF_COLOUR) for violation in verdict.violations if violation.code != _NOT_OWNED
    }


def missing_decorations(turn: PlateTurn, pieces: Sequence[Placement]) -> int:
    """Number of decorations that have left the tray and are not on the plate."""
    there = [piece.piece for piece in pieces]
    return sum(max(0, count - there.count(kind)) for kind, count in turn.context.ornaments.items())


def without_levels(pieces: Sequence[Placement]) -> frozenset[object]:
    """Kinds at their places without levels: the load does not show the order within a pile."""
    return frozenset(count_without_levels(pieces).items())


def bricks_of(pieces: Iterable[Placement]) -> frozenset[object]:
    """Building bricks at their places without levels."""
    return without_levels([piece for piece in pieces if piece.piece in BUILDING])


def count_without_levels(pieces: Sequence[Placement]) -> Counter[object]:
    """Number of pieces of each kind at each place."""
    return Counter(map(kind_and_studs, pieces))


def exceeds_stock(verdict: Verdict) -> bool:
    """Whether the player does not own all the pieces."""
    return any(broken.code == _NOT_OWNED for broken in verdict.violations)


def differ_by_one(pieces: Sequence[Placement], other: Sequence[Placement]) -> bool:
    """Whether two sets differ by at most the place or kind of one piece."""
    ones, others = count_without_levels(pieces), count_without_levels(other)
    return (ones - others).total() <= 1 and (others - ones).total() <= 1

"""Legal staircases ranked by the likelihood of all quiet moments, and whether one of them is a clear winner.

The list is complete, while the search may have lost the truth at a moment of many pieces. The likeliest forbidden
hypotheses are compared with it by the same likelihood (`TurnRecord.fit`).
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp, log

from monkey_palace.board.notation import Placement
from monkey_palace.board.pieces import BUILDING, DECORATIONS, STACKED
from monkey_palace.staircase.check import check
from palace_hub.sensing.plate.turn.likelihood import TurnRecord
from palace_hub.sensing.plate.turn.move_score import FORBIDDEN, HALL_WRONG, ONE_MORE
from palace_hub.sensing.plate.turn.piece_sets import MOST_TOGETHER
from palace_hub.sensing.plate.turn.search import PlateTurn
from palace_hub.sensing.plate.verdict.candidates import (
    MISSING_DECORATION,
    Candidate,
    CheckedHypothesis,
    Decorations,
    differ_by_one,
    exceeds_stock,
    missing_decorations,
    rule_log_prior,
    without_levels,
)
from palace_hub.sensing.plate.verdict.legal_search import LegalExplanation

# Limits for a clear winner, so that the prior of a mistake never decides alone. Log margins (natural) by which a
# forbidden hypothesis may fit better than the winner. Data (docs/accuracy.md): true staircases are beaten by single
# mistakes by more than 4 hardly ever, by several, of which there are far more, by about 7; the best legal rival of a
# forbidden build by 6 and more in most cases.
_MOST_FORBIDDEN = 0.1  # odds of all forbidden hypotheses together
_MOST_BETTER = 4.0  # by one mistake
_MOST_BETTER_OF_ONE_PIECE = 5.5  # by several mistakes, if the two differ by one piece
_MOST_BETTER_OF_SEVERAL = 7.5  # by several mistakes
# By a decoration more than a stud off its knob; it comes alone and last. Of 278 right decorations none was beaten by
# more than 0.8 so, but by up to 2.3 from 8 mm away. Of 283 others two exceeded 1, and are asked about.
_MOST_BETTER_OF_DECORATION = 1.0
_MOST_BETTER_OF_BAD = 3.0  # by several mistakes, if the winner itself fits badly (assumed)
_BAD_SIGMAS = 2.0  # excess of squared distances, in standard deviations, of a bad fit (assumed)
# Odds of all forbidden hypotheses on coarse cells (`is_coarse`), also if three pieces came at once. Of 1,840 merged
# forbidden builds on 1 kg cells 15 had less than 0.1 against a legal staircase, all at least 0.0027 and with three
# pieces at once; of 3,513 others three had less than 3e-4 (`is_ambiguous_on_coarse_cells`). One in eight right
# staircases has three pieces at once, and half of those less than these odds.
_MOST_FORBIDDEN_ON_COARSE_CELLS = 0.01
_MOST_FORBIDDEN_OF_THREE = 3e-4
_MOST_COMPARED = 8  # forbidden hypotheses that are compared


@dataclass(frozen=True, slots=True)
class LegalRanking:
    """The legal staircases of a turn, likeliest first."""

    turn: PlateTurn
    record: TurnRecord
    ranked: tuple[tuple[Candidate, float], ...]
    """Each staircase with its log likelihood (natural), Hall sensors and missing decorations included."""

    @classmethod
    def of(
        cls, turn: PlateTurn, record: TurnRecord, found: Sequence[LegalExplanation], decorations: Decorations | None
    ) -> "LegalRanking":
        """Rank the staircases that keep every rule; of those that differ by the order in a pile, the likeliest."""
        best: dict[frozenset[object], tuple[Candidate, float]] = {}
        for candidate, fit in legal_candidates(turn, found, decorations):
            weighed = fit + HALL_WRONG * turn.contradicted(candidate.pieces)
            key = without_levels(candidate.pieces)
            if key not in best or best[key][1] < weighed:
                best[key] = candidate, weighed
        return cls(turn, record, tuple(sorted(best.values(), key=lambda one: -one[1])))

    def log(self, pieces: Sequence[Placement]) -> float | None:
        """Log likelihood of a staircase; None: not in the list."""
        key = without_levels(pieces)
        return next((log for one, log in self.ranked if without_levels(one.pieces) == key), None)

    def share_beside_larger(self, pieces: Sequence[Placement]) -> float | None:
        """Probability of a staircase against all larger legal ones (`is_larger`); None: not in the list.

        Larger staircases were built with fewer pauses; `_pause_log_prior` counts that in their favour.
        """
        own = self.log(pieces)
        if own is None:
            return None
        larger = [(one.pieces, log - own) for one, log in self.ranked if is_larger(one.pieces, pieces)]
        return 1.0 / (1.0 + sum(exp(ahead + self._pause_log_prior(some, pieces)) for some, ahead in larger))

    def _pause_log_prior(self, some: Sequence[Placement], pieces: Sequence[Placement]) -> float:
        """Log prior (natural) in favour of a larger staircase, beyond `ONE_MORE` for each merged pause.

        The probability of a missing pause is estimated from the turn itself by the rule of succession. The pause before
        the decoration does not count, since it comes from the tray when all else stands.
        """
        missing = len(some) - self.record.pauses
        built = sum(piece.piece in BUILDING for piece in some)
        part = max(missing + 1, 1) / (built + 2)
        return max(log(part) - ONE_MORE, 0.0) * max(len(some) - len(pieces), 0)

    def clear_winner(
        self, judged: Sequence[CheckedHypothesis], sure: float, *, coarse: bool = False
    ) -> Candidate | None:
        """The staircase with the probability `sure` among the legal ones that no forbidden hypothesis beats clearly.

        None if there is no such staircase. `coarse`: the cells see places badly (`is_coarse`).
        """
        if not self.ranked:
            return None
        (chosen, best), *_ = self.ranked
        share = 1.0 / sum(exp(log - best) for _, log in self.ranked)
        if share < sure:
            return None
        turn, record = self.turn, self.record
        read = any(without_levels(checked.candidate.pieces) == without_levels(chosen.pieces) for checked in judged)
        bad = record.beyond_noise(chosen.pieces) > _BAD_SIGMAS
        several = _MOST_BETTER_OF_BAD if bad else _MOST_BETTER_OF_SEVERAL
        odds = 0.0
        for one in [other for other in judged if not other.candidate.verdict.legal][:_MOST_COMPARED]:
            pieces, verdict = one.candidate.pieces, one.candidate.verdict
            own = record.fit(pieces)
            if own is None:
                if not read:
                    return None  # the search has lost the truth
                continue  # refuted by all moments together
            rare = (
                rule_log_prior(verdict)
                + MISSING_DECORATION * missing_decorations(turn, pieces)
                + HALL_WRONG * turn.contradicted(pieces)
            )
            rare += FORBIDDEN * exceeds_stock(verdict)
            most = _MOST_BETTER if rare >= FORBIDDEN else several
            if own - best > _most_better(chosen.pieces, pieces, most):
                return None
            odds += exp(min(own + rare - best, 0.0))
        return replace(chosen, share=share) if odds <= _most_forbidden(judged[0], coarse) else None


def _most_better(chosen: Sequence[Placement], other: Sequence[Placement], most: float) -> float:
    """Log margin by which a forbidden hypothesis may fit better; `most` by default."""
    if has_moved_decoration(chosen, other):
        return _MOST_BETTER_OF_DECORATION
    return min(most, _MOST_BETTER_OF_ONE_PIECE) if differ_by_one(chosen, other) else most


def _most_forbidden(first: CheckedHypothesis, coarse: bool) -> float:
    """Largest odds of all forbidden hypotheses together."""
    if not coarse:
        return _MOST_FORBIDDEN
    return _MOST_FORBIDDEN_OF_THREE if first.most_pieces >= MOST_TOGETHER else _MOST_FORBIDDEN_ON_COARSE_CELLS


def is_larger(pieces: Sequence[Placement], other: Sequence[Placement]) -> bool:
    """Whether a staircase has more pieces than another, or three bricks for a column somewhere.

    Then more pieces may have come at one moment, even if it has a column for three bricks elsewhere.
    """
    piles, others = (
        Counter((piece.x, piece.y) for piece in some if piece.piece in STACKED) for some in (pieces, other)
    )
    return len(pieces) > len(other) or any(number > others[stud] + 1 for stud, number in piles.items())


def has_moved_decoration(pieces: Sequence[Placement], other: Sequence[Placement]) -> bool:
    """Whether two staircases differ only by the place of the decoration, and by more than a stud."""
    here, there = ([piece for piece in some if piece.piece in DECORATIONS] for some in (pieces, other))
    if len(here) != 1 or len(there) != 1 or not differ_by_one(pieces, other):
        return False
    return max(abs(here[0].x - there[0].x), abs(here[0].y - there[0].y)) > 1


def legal_candidates(
    turn: PlateTurn, found: Sequence[LegalExplanation], decorations: Decorations | None
) -> list[tuple[Candidate, float]]:
    """The staircases that keep every rule, as candidates with their log likelihood, likeliest first."""
    legal: list[tuple[Candidate, float]] = []
    for one in found:
        verdict = check(turn.board.palace, one.pieces, stock=turn.stock, decorations=decorations)
        if verdict.legal:
            log = one.log_score + MISSING_DECORATION * missing_decorations(turn, one.pieces)
            legal.append((Candidate(one.pieces, verdict, 0.0), log))
    return sorted(legal, key=lambda one: -one[1])

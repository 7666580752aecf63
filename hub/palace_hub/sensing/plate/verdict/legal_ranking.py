"""All legal staircases that weigh what was put on, held against the quiet moments one by one: which of them stands out.

The list is complete, so nothing can have been left out of it, as a reading can that a moment of many pieces led astray;
of what breaks a rule the likeliest readings are held against it by the same measure.
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
    NOT_THERE,
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

# The odds that all that breaks a rule may have together against a staircase that stands out from a list of all legal
# ones, and by how much (natural logarithm) a reading with one mistake, or with several, may fit the moments better: how
# rare a mistake is must not talk it away. True staircases are hardly ever beaten by more than 4 by single mistakes,
# by several, of which there are far more, by 7 or so; the best legal rival of a forbidden build by 6 and more, mostly.
# What seems several mistakes may be one where a single piece makes the difference.
_MOST_FORBIDDEN = 0.1
_MOST_BETTER = 4.0
_MOST_BETTER_OF_ONE_PIECE = 5.5
_MOST_BETTER_OF_SEVERAL = 7.5
# The same of a decoration more than a stud beside its knob. It comes alone and last: of 278 that were on their knob and
# recognised none was beaten by more than 0.8 by such a place, but by up to 2.3 by one that is 8 mm away. (Of 283 others
# two were beaten by more than 1, one of them by more than 2: those are asked about.)
_MOST_BETTER_OF_DECORATION = 1.0
# The same where the staircase itself explains the moments badly: something else may be there.
_MOST_BETTER_OF_BAD = 3.0
_BAD_SIGMAS = 2.0
# The odds that all that breaks a rule may have on coarse cells (`is_blunt`): legal twins lie too near there to what
# hangs in the air or forks. Of 1,840 merged forbidden builds on cells of 1 kg that can be seen fifteen had less than a
# tenth against a legal staircase, but 0.0027 and more, and in each three pieces had come at once. Of right staircases
# one in eight comes so, and half of those have less than the odds that are asked there. (Of 3,513 others three had
# less: see `is_open_to_coarse`.)
_MOST_FORBIDDEN_OF_BLUNT = 0.01
_MOST_FORBIDDEN_OF_THREE = 3e-4
_HELD_AGAINST = 8  # forbidden readings that are held against a legal staircase


@dataclass(frozen=True, slots=True)
class LegalRanking:
    """The legal staircases, likeliest first, with the logarithms of their likelihoods (natural)."""

    turn: PlateTurn
    record: TurnRecord
    ones: tuple[tuple[Candidate, float], ...]

    @classmethod
    def of(
        cls, turn: PlateTurn, record: TurnRecord, found: Sequence[LegalExplanation], decorations: Decorations | None
    ) -> "LegalRanking":
        """Those that keep every rule, what the Hall sensors say of them reckoned in; once each, however a pile came."""
        best: dict[frozenset[object], tuple[Candidate, float]] = {}
        for candidate, fit in legal_candidates(turn, found, decorations):
            weighed = fit + HALL_WRONG * turn.contradicted(candidate.pieces)
            key = without_levels(candidate.pieces)
            if key not in best or best[key][1] < weighed:
                best[key] = candidate, weighed
        return cls(turn, record, tuple(sorted(best.values(), key=lambda one: -one[1])))

    def log(self, pieces: Sequence[Placement]) -> float | None:
        """The logarithm of a staircase's likelihood; None where it is not in the list."""
        key = without_levels(pieces)
        return next((log for one, log in self.ones if without_levels(one.pieces) == key), None)

    def share_beside_larger(self, pieces: Sequence[Placement]) -> float | None:
        """What a staircase has of itself and all that is legal and `is_larger`; None where it is not in the list.
        Whoever built a larger one made fewer pauses, in the whole turn: that counts for it."""
        own = self.log(pieces)
        if own is None:
            return None
        larger = [(one.pieces, log - own) for one, log in self.ones if is_larger(one.pieces, pieces)]
        return 1.0 / (1.0 + sum(exp(ahead + self._hurried(some, pieces)) for some, ahead in larger))

    def _hurried(self, some: Sequence[Placement], pieces: Sequence[Placement]) -> float:
        """What speaks for some more pieces (natural logarithm), `ONE_MORE` being too little where hands made fewer
        pauses than that: the part of pauses that is missing by the rule of succession. A decoration comes from the tray
        when all else stands, so that the pause before it says nothing of how the others came."""
        missing = len(some) - self.record.pauses
        built = sum(piece.piece in BUILDING for piece in some)
        part = max(missing + 1, 1) / (built + 2)
        return max(log(part) - ONE_MORE, 0.0) * max(len(some) - len(pieces), 0)

    def standing_out(
        self, judged: Sequence[CheckedHypothesis], sure: float, *, blunt: bool = False
    ) -> Candidate | None:
        """The staircase that explains the moments better than all other legal ones, of which it has the share `sure`,
        and than what breaks a rule; None where several do, or none. `blunt`: places are seen badly."""
        if not self.ones:
            return None
        (chosen, best), *_ = self.ones
        share = 1.0 / sum(exp(log - best) for _, log in self.ones)
        if share < sure:
            return None
        turn, record = self.turn, self.record
        read = any(without_levels(checked.candidate.pieces) == without_levels(chosen.pieces) for checked in judged)
        bad = record.beyond_noise(chosen.pieces) > _BAD_SIGMAS
        several = _MOST_BETTER_OF_BAD if bad else _MOST_BETTER_OF_SEVERAL
        odds = 0.0
        for one in [other for other in judged if not other.candidate.verdict.legal][:_HELD_AGAINST]:
            pieces, verdict = one.candidate.pieces, one.candidate.verdict
            own = record.fit(pieces)
            if own is None:
                if not read:
                    return None  # the readings have gone astray: none of them is what stands out
                continue  # all moments together say that it was not this
            rare = (
                rule_log_prior(verdict)
                + NOT_THERE * missing_decorations(turn, pieces)
                + HALL_WRONG * turn.contradicted(pieces)
            )
            rare += FORBIDDEN * exceeds_stock(verdict)
            most = _MOST_BETTER if rare >= FORBIDDEN else several
            if own - best > _most_better(chosen.pieces, pieces, most):
                return None
            odds += exp(min(own + rare - best, 0.0))
        return replace(chosen, share=share) if odds <= _most_forbidden(judged[0], blunt) else None


def _most_better(chosen: Sequence[Placement], other: Sequence[Placement], most: float) -> float:
    """By how much what breaks a rule may fit better, `most` where nothing else is known of it."""
    if has_moved_decoration(chosen, other):
        return _MOST_BETTER_OF_DECORATION
    return min(most, _MOST_BETTER_OF_ONE_PIECE) if differ_by_one(chosen, other) else most


def _most_forbidden(first: CheckedHypothesis, blunt: bool) -> float:
    if not blunt:
        return _MOST_FORBIDDEN
    return _MOST_FORBIDDEN_OF_THREE if first.most_pieces >= MOST_TOGETHER else _MOST_FORBIDDEN_OF_BLUNT


def is_larger(pieces: Sequence[Placement], other: Sequence[Placement]) -> bool:
    """Whether a staircase is more pieces than another, or somewhere has three bricks for a column: then more may have
    come at one moment, though elsewhere it is a column for three bricks."""
    piles, others = (
        Counter((piece.x, piece.y) for piece in some if piece.piece in STACKED) for some in (pieces, other)
    )
    return len(pieces) > len(other) or any(number > others[stud] + 1 for stud, number in piles.items())


def has_moved_decoration(pieces: Sequence[Placement], other: Sequence[Placement]) -> bool:
    """Whether two staircases differ by nothing but where the decoration is, and that by more than a stud."""
    here, there = ([piece for piece in some if piece.piece in DECORATIONS] for some in (pieces, other))
    if len(here) != 1 or len(there) != 1 or not differ_by_one(pieces, other):
        return False
    return max(abs(here[0].x - there[0].x), abs(here[0].y - there[0].y)) > 1


def legal_candidates(
    turn: PlateTurn, found: Sequence[LegalExplanation], decorations: Decorations | None
) -> list[tuple[Candidate, float]]:
    """Those that keep every rule, as candidates, likeliest first."""
    legal: list[tuple[Candidate, float]] = []
    for one in found:
        verdict = check(turn.board.palace, one.pieces, stock=turn.stock, decorations=decorations)
        if verdict.legal:
            log = one.log_score + NOT_THERE * missing_decorations(turn, one.pieces)
            legal.append((Candidate(one.pieces, verdict, 0.0), log))
    return sorted(legal, key=lambda one: -one[1])

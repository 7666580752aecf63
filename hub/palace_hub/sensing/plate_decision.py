"""What a turn comes to when the player confirms: a staircase, one question, a forbidden build by its rule, or nothing.

The rules choose between readings only as far as `FORBIDDEN` goes: a reading that breaks one and fits better by more
than that is named, one that fits about as well as a legal one makes a question. Nothing is committed that does not
stand well ahead of everything else that was found, and nothing whose fit is bad in itself.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from monkey_palace.notation import Placement
from monkey_palace.pieces import Colour, Piece
from monkey_palace.staircase_check import Verdict, Violation, check
from palace_hub.sensing.plate_turn import PlateTurn
from palace_hub.sensing.plate_ways import Reading
from palace_hub.sensing.plate_worth import FORBIDDEN

SURE: Final = 0.995
"""The share of all that was found that a staircase needs to be taken without a question."""
SURE_OF_BLUNT: Final = 0.998
"""The same where a brick is seen to no better than `SHARP_MM`: there the rules decide more than the scale does."""
SHARP_MM: Final = 3.0
"""Standard deviation of a brick's place, mm: good cells see it to 1 or 2, cells of 1 kg to 4 or more."""
NAMED: Final = 0.9
"""The share of readings that break one rule at one piece, for it to be named: the player looks at it anyway, nothing
is committed."""
NAMED_AMONG_FORBIDDEN: Final = 0.5
"""The same where no legal reading is left: the player has to mend the build in any case, and is told what is likelier
than all else."""

# Readings whose rules are looked at; the others are too far behind to count.
_JUDGED = 40
_BEHIND = 14.0
# Players make one mistake at a time; a second broken rule may be the same mistake seen twice.
_EACH_MORE = -2.5
# The chance that there was no room for the truth, up to which what was found is believed without a question: most of
# what is left out at one moment would have been refuted by the next.
_MOST_LOST = 0.75
_MOST_LOST_OF_FORBIDDEN = 0.2
# Where only forbidden readings were found, but a legal one may have been left out, no player is accused.
_MOST_LOST_OF_LEGAL = 0.02
# A legal reading has to fit better than a forbidden one that differs from it by one piece: squared distances are
# halved in logarithms, and two standard deviations of one measured place are 2.
_FITS_BETTER = 0.0
# A piece on either middle of an arch is one mistake with one mend, and so is a decoration that does not belong there.
_ON_A_MIDDLE = ("on_arch_middle", "on_palace_middle")
_OF_DECORATION = "5.1"
# What is wrong with a decoration's colour is a mistake besides where it stands.
_OF_COLOUR = ("wrong_decoration", "decoration_out", "no_decoration_due")
# A decoration that has left the tray and is not there is as rare as a broken rule.
_NOT_THERE = FORBIDDEN
# Standard deviations by which the squared distances of a true reading's moments may exceed three each.
_MISFIT_SIGMAS = 5.0


@dataclass(frozen=True, slots=True)
class Candidate:
    """One reading judged: its building bricks and decoration, what the rules say, and its `share` of all readings."""

    pieces: tuple[Placement, ...]
    verdict: Verdict
    share: float


@dataclass(frozen=True, slots=True)
class Recovered:
    """A legal staircase, believed. `verdict.placements` are its bricks in path order."""

    chosen: Candidate


@dataclass(frozen=True, slots=True)
class Undecided:
    """One question: is it `first` or `second` (None: or something else)? Either may be forbidden; both may be shown as
    pictures."""

    first: Candidate
    second: Candidate | None


@dataclass(frozen=True, slots=True)
class Forbidden:
    """A build that breaks a rule, as the scale shows it; `chosen.verdict.violations` say rule, place and mend."""

    chosen: Candidate


@dataclass(frozen=True, slots=True)
class Unseen:
    """The plate cannot say. `reason`: "nothing" (no piece was placed), "unexplained" (what lies there is no set of
    pieces), "misfit" (the likeliest reading explains it badly: `best`), "gap" (conversions were missing)."""

    reason: str
    best: Candidate | None = None


Decision = Recovered | Undecided | Forbidden | Unseen


def decide(turn: PlateTurn, decorations: Callable[[Colour], tuple[Colour, ...]] | None = None) -> Decision:
    """What the turn comes to now; `decorations` as for `staircase_check.check` (R10.7)."""
    if turn.unexplained:
        return Unseen("unexplained")
    if not turn.best.pieces and (len(turn.readings) == 1 or turn.readings[1].log < -log(1 / (1 - SURE))):
        return Unseen("nothing")
    judged = _judged(turn, decorations)
    first = judged[0].candidate
    if _misfits(turn.best):
        return Unseen("misfit", first)
    rival = next((one for one in judged[1:] if _passes_for(judged[0], one)), None)
    if first.verdict.legal and first.share >= _sure(turn) and turn.lost <= _MOST_LOST and rival is None:
        return Recovered(first)
    if not first.verdict.legal and _is_named([one.candidate for one in judged], turn.lost):
        return Forbidden(first)
    if first.verdict.legal and rival is not None and judged[1].candidate.share < 1 - SURE:
        return Undecided(first, rival.candidate)
    return Undecided(first, judged[1].candidate if len(judged) > 1 else None)


def _sure(turn: PlateTurn) -> float:
    cov = turn.best.cov
    brick_mm = sqrt(float(cov[1, 1] + cov[2, 2]) / 2) / turn.board.masses.grams[Piece.BRICK]
    return SURE_OF_BLUNT if brick_mm > SHARP_MM else SURE


@dataclass(frozen=True, slots=True)
class _Judged:
    """A candidate and how well it fits: the best of its readings' logarithms, rules left out."""

    candidate: Candidate
    fit: float


def _passes_for(legal: _Judged, other: _Judged) -> bool:
    """Whether another reading is a forbidden one that differs by the place or kind of one piece and fits as well: how
    rare a broken rule is must not decide between the two."""
    verdict = other.candidate.verdict
    if verdict.legal or len(_mistakes(verdict)) > 1 or other.fit < legal.fit - _FITS_BETTER:
        return False
    ones, others = _counted(legal.candidate.pieces), _counted(other.candidate.pieces)
    return (ones - others).total() <= 1 and (others - ones).total() <= 1


def _is_named(judged: Sequence[Candidate], lost: float) -> bool:
    """Whether the rule that the first one breaks is sure enough, at this piece."""
    worst = judged[0].verdict.violations[0]
    named = sum(one.share for one in judged if any(_same(worst, other) for other in one.verdict.violations))
    legal = sum(one.share for one in judged if one.verdict.legal)
    if legal < 1 - SURE and lost <= _MOST_LOST_OF_LEGAL:
        return named >= NAMED_AMONG_FORBIDDEN
    return named >= NAMED and lost <= _MOST_LOST_OF_FORBIDDEN


def _same(one: Violation, other: Violation) -> bool:
    if one.code != other.code or (one.at is None) != (other.at is None):
        return False
    if one.at is None or other.at is None or one.at.piece is not other.at.piece:
        return one.at is other.at
    if one.rule == _OF_DECORATION:
        return True
    if one.code in _ON_A_MIDDLE:
        return one.params["other"] == other.params["other"]
    return _places((one.at,)) == _places((other.at,))


def _judged(turn: PlateTurn, decorations: Callable[[Colour], tuple[Colour, ...]] | None) -> list[_Judged]:
    """The readings with the rules' verdicts, likeliest first; those that differ by the order in a pile are one."""
    found: dict[frozenset[object], tuple[float, Reading, Verdict]] = {}
    total: dict[frozenset[object], float] = {}
    best: float | None = None
    for reading in sorted(turn.readings, key=lambda one: -one.log)[:_JUDGED]:
        if best is not None and reading.log < best - _BEHIND:
            break
        verdict = check(turn.board.palace, reading.pieces, stock=turn.stock, decorations=decorations)
        score = reading.log + _against(verdict) + _NOT_THERE * _not_there(turn, reading)
        best = score if best is None else max(best, score)
        key = _places(reading.pieces)
        if key not in found or found[key][0] < score:
            found[key] = (score, reading, verdict)
        total[key] = total.get(key, 0.0) + exp(score)
    whole = sum(total.values())
    judged = [
        _Judged(Candidate(reading.pieces, verdict, total[key] / whole), reading.log)
        for key, (_, reading, verdict) in found.items()
    ]
    return sorted(judged, key=lambda one: -one.candidate.share)


def _against(verdict: Verdict) -> float:
    """How rare a build with these violations is: those of one piece are one mistake."""
    mistakes = len(_mistakes(verdict))
    return FORBIDDEN + _EACH_MORE * min(mistakes - 1, 4) if mistakes else 0.0


def _mistakes(verdict: Verdict) -> set[object]:
    """The pieces at which rules are broken: what is broken by where one piece stands is one mistake. What the player
    does not own has been weighed already, when it was put on (R4.9)."""
    return {(one.at, one.code in _OF_COLOUR) for one in verdict.violations if one.code != "not_enough_pieces"}


def _not_there(turn: PlateTurn, reading: Reading) -> int:
    """How many decorations have left the tray and are not on the plate: what leaves it has to turn up (DESIGN 7)."""
    there = [piece.piece for piece in reading.pieces]
    return sum(max(0, count - there.count(kind)) for kind, count in turn.given.ornaments.items())


def _places(pieces: Sequence[Placement]) -> frozenset[object]:
    """Kinds at places, however often, without levels: the order within a pile makes no difference that is seen."""
    return frozenset(_counted(pieces).items())


def _counted(pieces: Sequence[Placement]) -> Counter[object]:
    return Counter((piece.piece, frozenset((foot.x, foot.y) for foot in piece.feet)) for piece in pieces)


def _misfits(reading: Reading) -> bool:
    freedom = 3 * reading.moments
    return reading.misfit > freedom + _MISFIT_SIGMAS * sqrt(2 * freedom) + _MISFIT_SIGMAS

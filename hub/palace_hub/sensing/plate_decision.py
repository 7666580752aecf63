"""What a turn comes to when the player confirms: a staircase, one question, a forbidden build by its rule, or nothing.

The rules choose between readings only as far as `FORBIDDEN` goes: a reading that breaks one and fits better by more
than that is named, one that fits about as well as a legal one makes a question. Nothing is committed that does not
stand well ahead of everything else that was found, and nothing whose fit is bad in itself.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from monkey_palace.notation import Placement
from monkey_palace.pieces import Colour
from monkey_palace.staircase_check import Verdict, Violation, check
from palace_hub.sensing.plate_turn import PlateTurn
from palace_hub.sensing.plate_ways import FORBIDDEN, Reading

SURE: Final = 0.995
"""The share of all that was found that a staircase needs to be taken without a question."""
NAMED: Final = 0.9
"""The share of readings that break one rule at one piece, for it to be named: the player looks at it anyway, nothing
is committed."""

# Readings whose rules are looked at; the others are too far behind to count.
_JUDGED = 40
_BEHIND = 14.0
# Players make one mistake at a time; a second broken rule may be the same mistake seen twice.
_EACH_MORE = -2.5
# The chance that there was no room for the truth, up to which what was found is believed without a question: most of
# what is left out at one moment would have been refuted by the next.
_MOST_LOST = 0.75
_MOST_LOST_OF_FORBIDDEN = 0.1
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
    first = judged[0]
    if _misfits(turn.best):
        return Unseen("misfit", first)
    if first.verdict.legal and first.share >= SURE and turn.lost <= _MOST_LOST:
        return Recovered(first)
    if not first.verdict.legal and turn.lost <= _MOST_LOST_OF_FORBIDDEN and _named(judged) >= NAMED:
        return Forbidden(first)
    return Undecided(first, judged[1] if len(judged) > 1 else None)


def _named(judged: Sequence[Candidate]) -> float:
    """The share of the readings that break the rule that the first one breaks, at the same piece."""
    worst = judged[0].verdict.violations[0]
    return sum(one.share for one in judged if any(_same(worst, other) for other in one.verdict.violations))


def _same(one: Violation, other: Violation) -> bool:
    if one.code != other.code or (one.at is None) != (other.at is None):
        return False
    return one.at is None or (other.at is not None and _places((one.at,)) == _places((other.at,)))


def _judged(turn: PlateTurn, decorations: Callable[[Colour], tuple[Colour, ...]] | None) -> list[Candidate]:
    """The readings with the rules' verdicts, likeliest first; those that differ by the order in a pile are one."""
    found: dict[frozenset[object], tuple[float, Reading, Verdict]] = {}
    total: dict[frozenset[object], float] = {}
    best: float | None = None
    for reading in sorted(turn.readings, key=lambda one: -one.log)[:_JUDGED]:
        if best is not None and reading.log < best - _BEHIND:
            break
        verdict = check(turn.board.palace, reading.pieces, stock=turn.stock, decorations=decorations)
        more = len(verdict.violations) - 1
        score = reading.log + (FORBIDDEN + _EACH_MORE * min(more, 4) if verdict.violations else 0.0)
        score += _NOT_THERE * _not_there(turn, reading)
        best = score if best is None else max(best, score)
        key = _places(reading.pieces)
        if key not in found or found[key][0] < score:
            found[key] = (score, reading, verdict)
        total[key] = total.get(key, 0.0) + exp(score)
    whole = sum(total.values())
    judged = [Candidate(reading.pieces, verdict, total[key] / whole) for key, (_, reading, verdict) in found.items()]
    return sorted(judged, key=lambda one: -one.share)


def _not_there(turn: PlateTurn, reading: Reading) -> int:
    """How many decorations have left the tray and are not on the plate: what leaves it has to turn up (DESIGN 7)."""
    there = [piece.piece for piece in reading.pieces]
    return sum(max(0, count - there.count(kind)) for kind, count in turn.given.ornaments.items())


def _places(pieces: Sequence[Placement]) -> frozenset[object]:
    """Kinds at places, however often, without levels: the order within a pile makes no difference that is seen."""
    counted: dict[object, int] = {}
    for piece in pieces:
        at = (piece.piece, frozenset((foot.x, foot.y) for foot in piece.feet))
        counted[at] = counted.get(at, 0) + 1
    return frozenset(counted.items())


def _misfits(reading: Reading) -> bool:
    freedom = 3 * reading.moments
    return reading.misfit > freedom + _MISFIT_SIGMAS * sqrt(2 * freedom) + _MISFIT_SIGMAS

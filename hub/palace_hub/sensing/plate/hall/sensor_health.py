"""Which Hall sensors count as evidence: each is compared with the feet that are known to stand on its knob.

A sensor with repeated contradictions is distrusted as stuck, dead or weak. It stays so, across restarts, until it has
seen `PROOFS` feet arrive without a contradiction in between.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from monkey_palace.board.palace import Stud

STUCK, DEAD, WEAK = "stuck", "dead", "weak"

PROOFS: Final = 3
"""Arrivals (dark, then seen) that restore a distrusted sensor, without a contradiction in between. A weak sensor that
sees half of its feet passes once in eight times, and is then distrusted again."""

_FLICKERS = 3  # quiet moments in which a standing foot is lost, until a sensor is weak: one may be a settling foot
_CONTRADICTIONS = 2  # contradictions with standing feet until a sensor is distrusted (assumed)
_AGREEMENTS = 30  # agreements that cancel one contradiction or flicker: a foot may sit badly once an evening (assumed)
_NEXT_KNOB = 3  # pitch of the knob lattice, studs (R3.7)


@dataclass(frozen=True, slots=True)
class SensorDoubt:
    """Why a sensor is distrusted."""

    what: str
    """"stuck": sees magnets that are not there; "dead": never saw a foot; "weak": misses or loses some feet."""
    proofs: int = 0
    """Arrivals that it has seen since."""


@dataclass(frozen=True, slots=True)
class HallHealth:
    """Counts of agreement and contradiction for each sensor. Immutable; `judged`, `watched` and `lies_bare` return
    others.

    The counts of a knob start anew when its sensor is trusted again.
    """

    knobs: frozenset[Stud]
    """Knobs with a sensor in the map."""
    doubts: Mapping[Stud, SensorDoubt] = field(default_factory=dict)
    """Distrusted sensors, from earlier games or found since."""
    missed: Mapping[Stud, int] = field(default_factory=dict)
    """How often a foot stood there unseen."""
    false: Mapping[Stud, int] = field(default_factory=dict)
    """How often the sensor saw a foot that was not there."""
    agreed: Mapping[Stud, int] = field(default_factory=dict)
    """How often it saw a foot that was there."""
    lost: Mapping[Stud, int] = field(default_factory=dict)
    """Quiet moments of constant load in which it lost a foot."""
    clear: frozenset[Stud] = frozenset()
    """Knobs that were empty and dark at the last comparison."""

    def lies_bare(self, seen: frozenset[Stud] | None) -> "HallHealth":
        """The plate is bare: knobs that are dark now count as empty and dark. None: the sensors are not known."""
        return replace(self, clear=frozenset() if seen is None else self.knobs - seen)

    def judged(self, seen: frozenset[Stud], standing: frozenset[Stud], unknown: Collection[Stud] = ()) -> "HallHealth":
        """Compare with the knobs that have a foot by the game's model (`standing`).

        `unknown`: knobs that may have a magnet or none. A dark foot next to a knob that came on without a foot
        contradicts the model, not the two sensors: neither is counted.
        """
        knobs = self.knobs - frozenset(unknown)
        dark, lit = (standing - seen) & knobs, (seen - standing) & knobs
        beside = {
            (a, b) for a in dark for b in lit & self.clear if max(abs(a[0] - b[0]), abs(a[1] - b[1])) <= _NEXT_KNOB
        }
        excused = frozenset(knob for pair in beside for knob in pair)
        dark, lit, right = dark - excused, lit - excused, seen & standing & knobs
        empty = knobs - seen - standing
        counted = replace(
            self,
            missed=_more(self.missed, dark),
            false=_more(self.false, lit),
            agreed=_more(self.agreed, right),
            clear=empty | (self.clear & (excused | (self.knobs - knobs))),
        )
        return counted._with_doubts(against=dark | lit, came=right & self.clear)

    def watched(self, looks: Sequence[frozenset[Stud]], standing: frozenset[Stud]) -> "HallHealth":
        """Compare successive states of the sensors during constant load. `standing`: knobs with a foot all the time.

        A foot that was seen and then is not counts once. A foot that comes into sight may have settled, and a hand may
        hover over an empty knob: neither counts.
        """
        gone = frozenset(knob for one, other in pairwise(looks) for knob in (one - other) & standing & self.knobs)
        return replace(self, lost=_more(self.lost, gone))._with_doubts(against=gone) if gone else self

    @property
    def faulty(self) -> Mapping[Stud, str]:
        """Why each distrusted sensor is so, by knob."""
        return MappingProxyType({knob: doubt.what for knob, doubt in sorted(self.doubts.items()) if knob in self.knobs})

    @property
    def believed(self) -> frozenset[Stud]:
        """Knobs whose sensors count as evidence."""
        return self.knobs - self.doubts.keys()

    def _with_doubts(self, against: frozenset[Stud], came: frozenset[Stud] = frozenset()) -> "HallHealth":
        """Update the doubts. `against`: sensors that have just contradicted; `came`: sensors that saw a foot arrive."""
        doubts, proven = dict(self.doubts), set()
        for knob in self.knobs:
            what, before = self._diagnosis(knob), doubts.get(knob)
            if before is None:
                if what:
                    doubts[knob] = SensorDoubt(what)
                continue
            proofs = 0 if knob in against else before.proofs + (knob in came)
            if proofs >= PROOFS:
                proven.add(knob)
                del doubts[knob]
            else:
                seen = WEAK if before.what == DEAD and self.agreed.get(knob) else before.what
                doubts[knob] = SensorDoubt(what or seen, proofs)
        kept = replace(self, doubts=dict(sorted(doubts.items())))
        return kept._forgetting(proven) if proven else kept

    def _diagnosis(self, knob: Stud) -> str:
        """The fault that a sensor's counts show; "" for none."""
        missed, agreed = self.missed.get(knob, 0), self.agreed.get(knob, 0)
        washed_out = agreed // _AGREEMENTS
        if self.false.get(knob, 0) >= _CONTRADICTIONS + washed_out:
            return STUCK
        if missed >= _CONTRADICTIONS + washed_out:
            return WEAK if agreed else DEAD
        return WEAK if self.lost.get(knob, 0) >= _FLICKERS + washed_out else ""

    def _forgetting(self, knobs: Collection[Stud]) -> "HallHealth":
        """Clear the counts of these sensors: they are trusted again."""
        missed, false, agreed, lost = (
            {knob: count for knob, count in counts.items() if knob not in knobs}
            for counts in (self.missed, self.false, self.agreed, self.lost)
        )
        return replace(self, missed=missed, false=false, agreed=agreed, lost=lost)


def _more(counts: Mapping[Stud, int], knobs: Collection[Stud]) -> Mapping[Stud, int]:
    return Counter(counts) + Counter(knobs)

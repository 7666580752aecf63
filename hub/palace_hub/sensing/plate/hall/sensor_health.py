"""Which Hall sensors are to be believed in a game: each is compared with what is known to stand.

One that contradicts it is taken out of the evidence, by name: stuck, dead or weak. It stays out, over restarts and
evenings, until it has proven itself anew.
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
"""So many feet have to come to the knob of a sensor that is not believed, each time from dark to seen and nothing said
against it in between, until it is believed again. A weak one that sees half of its feet gets there once in eight times,
and is found again."""

# Moments in which a foot that stands still and was seen is lost: once may be a foot that settles.
_FLICKERS = 3
# Contradictions of what is known to stand, after which a sensor is no longer believed.
_CONTRADICTIONS = 2
# Agreements that wash out one contradiction, or one flicker: a foot may sit badly once in an evening.
_AGREEMENTS = 30
# The lattice of knobs has a pitch of three studs (R3.7).
_NEXT_KNOB = 3


@dataclass(frozen=True, slots=True)
class SensorDoubt:
    """Why a sensor is not believed: `what` is "stuck" (sees what is not there), "dead" (never saw a foot) or "weak"
    (sees some, or loses them). `proofs`: feet that it has seen come since."""

    what: str
    proofs: int = 0


@dataclass(frozen=True, slots=True)
class HallHealth:
    """What the sensors under these `knobs` were worth so far. A value: `judged`, `watched` and `lies_bare` make others.

    `doubts`: sensors that are not believed, from before or found since. By knob, since it was believed: `missed`,
    `false`, how often a foot stood there unseen, and none was there and the sensor saw one; `agreed`: how often it was
    right about a foot; `lost`: moments of an even load in which it lost one. `clear`: knobs that were empty and dark
    when last looked at.
    """

    knobs: frozenset[Stud]
    doubts: Mapping[Stud, SensorDoubt] = field(default_factory=dict)
    missed: Mapping[Stud, int] = field(default_factory=dict)
    false: Mapping[Stud, int] = field(default_factory=dict)
    agreed: Mapping[Stud, int] = field(default_factory=dict)
    lost: Mapping[Stud, int] = field(default_factory=dict)
    clear: frozenset[Stud] = frozenset()

    def lies_bare(self, seen: frozenset[Stud] | None) -> "HallHealth":
        """Nothing stands on the plate: what is dark now, and lit when a foot has come, has seen it come."""
        return replace(self, clear=frozenset() if seen is None else self.knobs - seen)

    def judged(self, seen: frozenset[Stud], standing: frozenset[Stud], unknown: Collection[Stud] = ()) -> "HallHealth":
        """After a moment in which it is known, by the game's own model, which knobs have a foot on them. `unknown`:
        knobs on which there may be a magnet or none.

        A foot that is dark, while on the knob beside it one came into sight that nobody put there, speaks against the
        model and not against the two sensors.
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
        """After looks between which the plate's load did not change. `standing`: knobs with a foot all the while. One
        that was seen and then is not counts once, however often it went; one that comes into sight may have settled,
        and over an empty knob a hand may hover."""
        gone = frozenset(knob for one, other in pairwise(looks) for knob in (one - other) & standing & self.knobs)
        return replace(self, lost=_more(self.lost, gone))._with_doubts(against=gone) if gone else self

    @property
    def faulty(self) -> Mapping[Stud, str]:
        """Sensors that are not believed, by knob."""
        return MappingProxyType({knob: doubt.what for knob, doubt in sorted(self.doubts.items()) if knob in self.knobs})

    @property
    def believed(self) -> frozenset[Stud]:
        """The knobs whose sensors are evidence."""
        return self.knobs - self.doubts.keys()

    def _with_doubts(self, against: frozenset[Stud], came: frozenset[Stud] = frozenset()) -> "HallHealth":
        """`against`: sensors that have contradicted just now; `came`: those that saw a foot come."""
        doubts, proven = dict(self.doubts), set()
        for knob in self.knobs:
            what, before = self._found(knob), doubts.get(knob)
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

    def _found(self, knob: Stud) -> str:
        """What its counts say of a sensor; "" for nothing."""
        missed, agreed = self.missed.get(knob, 0), self.agreed.get(knob, 0)
        washed_out = agreed // _AGREEMENTS
        if self.false.get(knob, 0) >= _CONTRADICTIONS + washed_out:
            return STUCK
        if missed >= _CONTRADICTIONS + washed_out:
            return WEAK if agreed else DEAD
        return WEAK if self.lost.get(knob, 0) >= _FLICKERS + washed_out else ""

    def _forgetting(self, knobs: Collection[Stud]) -> "HallHealth":
        """Without what was counted against these: they are believed again."""
        missed, false, agreed, lost = (
            {knob: count for knob, count in counts.items() if knob not in knobs}
            for counts in (self.missed, self.false, self.agreed, self.lost)
        )
        return replace(self, missed=missed, false=false, agreed=agreed, lost=lost)


def _more(counts: Mapping[Stud, int], knobs: Collection[Stud]) -> Mapping[Stud, int]:
    return Counter(counts) + Counter(knobs)

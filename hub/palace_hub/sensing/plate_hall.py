"""The Hall chain as evidence: which bit belongs to which ground knob, and which sensors are to be believed.

The map is learnt by touching each knob with one magnet, in any order and as often as one likes (`KnobMap.learn`). A
sensor that never answers its knob, or never lets go, is found there; in the game `HallHealth` compares every sensor
with what is known to stand, and takes those out of the evidence that contradict it: stuck, dead or weak, by name.
"""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from palace_hub.errors import BadConfig
from palace_hub.locale.message import Message
from palace_hub.sensing.plate_places import Stud

VERSION: Final = 1
MOST_BITS: Final = 160
"""DESIGN: chains of up to 160 raw bits, markers included."""

# A bit that changes more often than this while nobody moves a piece flickers: once may be a foot that settles.
_FLICKERS = 3
# Contradictions of what is known to stand, after which a sensor is no longer believed.
_CONTRADICTIONS = 2
# Agreements that wash out one contradiction: a foot may sit badly once in an evening.
_AGREEMENTS = 30


@dataclass(frozen=True, slots=True)
class KnobMap:
    """`bits`: the bit of the chain, from its first on, for each ground knob."""

    bits: Mapping[Stud, int]

    def seen(self, chain: bytes) -> frozenset[Stud]:
        """The knobs whose sensors see a magnet; `chain` begins with the first bit, as its highest bit."""
        return frozenset(stud for stud, bit in self.bits.items() if is_on(chain, bit))

    def to_json(self) -> str:
        """Canonical JSON: sorted keys, no spaces, a version."""
        knobs = {f"{x},{y}": bit for (x, y), bit in self.bits.items()}
        return json.dumps({"version": VERSION, "knobs": knobs}, sort_keys=True, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> "KnobMap":
        """Raises `BadConfig` naming the field that does not fit; two knobs on one bit do not."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise _bad("knobs", "JSON") from None
        if not isinstance(data, dict) or data.get("version") != VERSION:
            raise _bad("version", str(VERSION))
        knobs = data.get("knobs")
        if not isinstance(knobs, dict):
            raise _bad("knobs", "an object of bits by knob")
        bits: dict[Stud, int] = {}
        for name, bit in knobs.items():
            parts = name.split(",")
            if len(parts) != 2 or not all(part.isdecimal() and len(part) < 3 for part in parts):
                raise _bad(f"knobs.{name[:12]}", "a stud such as 2,5")
            if type(bit) is not int or not 0 <= bit < MOST_BITS:
                raise _bad(f"knobs.{name}", f"a bit from 0 to {MOST_BITS - 1}")
            bits[int(parts[0]), int(parts[1])] = bit
        if len(set(bits.values())) < len(bits):
            raise _bad("knobs", "a bit of its own for each knob")
        return cls(MappingProxyType(bits))


@dataclass(frozen=True, slots=True)
class LearntKnobs:
    """`map` of the knobs that were learnt, None where there is a fault that refuses it; `silent`: knobs whose sensor
    never answered, `stuck`: bits that were on with no magnet near. Silent sensors are left out, not refused."""

    map: KnobMap | None
    silent: tuple[Stud, ...] = ()
    stuck: tuple[int, ...] = ()
    faults: tuple[Message, ...] = ()


def learn_knobs(bare: Sequence[bytes], touched: Mapping[Stud, Sequence[bytes]], markers: frozenset[int]) -> LearntKnobs:
    """The map from chains read with no magnet (`bare`) and with one magnet on each knob (`touched`).

    `markers`: bits that are wired and mean no knob. Faults: `hall-no-chain` (nothing was read), `hall-twice` (`bit`
    answered knob `x`, `y` and knob `x_other`, `y_other`), `hall-several` (`count` sensors answered at `x`, `y`: another
    magnet is near). A knob at which no bit comes on in every reading is silent.
    """
    if not bare or not touched:
        return LearntKnobs(None, faults=(Message("hall-no-chain"),))
    width = min(MOST_BITS, 8 * min(len(chain) for chain in bare))
    always = frozenset(bit for bit in range(width) if all(is_on(chain, bit) for chain in bare)) - markers
    # A bit that is now on and now off with no magnet near says nothing either way.
    restless = frozenset(bit for bit in range(width) if any(is_on(chain, bit) for chain in bare)) - markers
    found: dict[Stud, int] = {}
    silent: list[Stud] = []
    faults: list[Message] = []
    for (x, y), chains in touched.items():
        answering = [
            bit
            for bit in range(width)
            if bit not in markers and bit not in restless and chains and all(is_on(chain, bit) for chain in chains)
        ]
        if len(answering) > 1:
            faults.append(Message("hall-several", {"x": x, "y": y, "count": len(answering)}))
        elif not answering:
            silent.append((x, y))
        else:
            found[x, y] = answering[0]
    owner: dict[int, Stud] = {}
    for (x, y), bit in found.items():
        if bit in owner:
            other = owner[bit]
            faults.append(Message("hall-twice", {"bit": bit, "x": x, "y": y, "x_other": other[0], "y_other": other[1]}))
        owner[bit] = (x, y)
    knobs = None if faults else KnobMap(MappingProxyType(found))
    return LearntKnobs(knobs, tuple(sorted(silent)), tuple(sorted(always)), tuple(faults))


@dataclass(frozen=True, slots=True)
class HallHealth:
    """What the sensors were worth so far. A value: `judged` and `watched` make others.

    `missed`, `false`: by knob, how often a foot stood there unseen, and none was there and the sensor saw one;
    `agreed`: how often it was right about a foot; `flickered`: changes while nobody moved a piece.
    """

    knobs: frozenset[Stud]
    missed: Mapping[Stud, int] = field(default_factory=dict)
    false: Mapping[Stud, int] = field(default_factory=dict)
    agreed: Mapping[Stud, int] = field(default_factory=dict)
    flickered: Mapping[Stud, int] = field(default_factory=dict)

    def judged(self, seen: frozenset[Stud], standing: frozenset[Stud]) -> "HallHealth":
        """After a moment in which it is known, by the game's own model, which knobs have a foot on them."""
        missed, false, agreed = Counter(self.missed), Counter(self.false), Counter(self.agreed)
        missed.update((standing - seen) & self.knobs)
        false.update((seen - standing) & self.knobs)
        agreed.update(seen & standing & self.knobs)
        return replace(self, missed=missed, false=false, agreed=agreed)

    def watched(self, before: frozenset[Stud], after: frozenset[Stud]) -> "HallHealth":
        """After two looks between which the plate's load did not change."""
        flickered = Counter(self.flickered)
        flickered.update((before ^ after) & self.knobs)
        return replace(self, flickered=flickered)

    @property
    def faulty(self) -> Mapping[Stud, str]:
        """Sensors that are not believed, by knob: "stuck" (sees what is not there), "dead" (never saw a foot) or "weak"
        (sees some, or flickers)."""
        found: dict[Stud, str] = {}
        for knob in self.knobs:
            missed, agreed = self.missed.get(knob, 0), self.agreed.get(knob, 0)
            allowed = _CONTRADICTIONS + agreed // _AGREEMENTS
            if self.false.get(knob, 0) >= allowed:
                found[knob] = "stuck"
            elif missed >= allowed:
                found[knob] = "weak" if agreed else "dead"
            elif self.flickered.get(knob, 0) >= _FLICKERS:
                found[knob] = "weak"
        return MappingProxyType(dict(sorted(found.items())))

    @property
    def believed(self) -> frozenset[Stud]:
        """The knobs whose sensors are evidence."""
        return self.knobs - frozenset(self.faulty)


def is_on(chain: bytes, bit: int) -> bool:
    """Whether a bit of a chain is on; False behind its end."""
    return bit < 8 * len(chain) and bool(chain[bit // 8] >> (7 - bit % 8) & 1)


def _bad(name: str, expected: str) -> BadConfig:
    return BadConfig(f"Hall map field {name!r}: expected {expected}", field=name, expected=expected)

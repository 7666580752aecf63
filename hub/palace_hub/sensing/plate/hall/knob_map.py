"""The knob map: which bit of the Hall chain belongs to which ground knob.

Set-up learns the map by touching each knob with one magnet (`learn_knobs`). Two knobs on one bit refuse it, and so does
a knob without an answer that the player has not marked as silent. Silent knobs and bits that are on without a magnet
are left out; the gold level needs 90 of 100 knobs (`levels`). `sensor_health` judges the sensors during games.
"""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from monkey_palace.board.palace import Stud
from palace_hub.errors import BadConfig
from palace_hub.locale.message import Message

Magnets = frozenset[Stud] | None
"""Ground knobs whose sensors see a magnet; None: not known."""

VERSION: Final = 1
MOST_BITS: Final = 160
"""Largest chain, bits, markers included (protocol 1)."""


@dataclass(frozen=True, slots=True)
class KnobMap:
    """The bit of the chain, counted from 0, of each ground knob."""

    bits: Mapping[Stud, int]

    def seen(self, chain: bytes) -> frozenset[Stud]:
        """The knobs whose sensors see a magnet. The highest bit of `chain[0]` is bit 0."""
        return frozenset(stud for stud, bit in self.bits.items() if bit_is_on(chain, bit))

    def to_json(self) -> str:
        """Canonical JSON: sorted keys, no spaces, a version."""
        knobs = {f"{x},{y}": bit for (x, y), bit in self.bits.items()}
        return json.dumps({"version": VERSION, "knobs": knobs}, sort_keys=True, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> "KnobMap":
        """Read `to_json`'s text. Raises `BadConfig` naming the field that does not fit, also for two knobs on one
        bit."""
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
    """The learnt map, and what is left out of it."""

    map: KnobMap | None
    """None if a fault refuses it."""
    silent: tuple[Stud, ...] = ()
    """Knobs without an answering sensor, as the player has confirmed."""
    stuck: tuple[int, ...] = ()
    """Bits that were always on without a magnet."""
    restless: tuple[int, ...] = ()
    """Bits that were sometimes on without a magnet."""
    faults: tuple[Message, ...] = ()
    """Why the map is refused; see `learn_knobs`."""


def learn_knobs(
    bare: Sequence[bytes],
    touched: Mapping[Stud, Sequence[bytes]],
    markers: frozenset[int],
    given_up: Collection[Stud] = (),
) -> LearntKnobs:
    """Learn the map from chains read with no magnet (`bare`) and with one magnet on each knob (`touched`).

    `markers`: bits of the strips' markers, which belong to no knob. `given_up`: knobs that the player marked as silent.
    Faults: `hall-no-chain` (nothing was read), `hall-twice` (`bit` answered at knob `x`, `y` and at knob `x_other`,
    `y_other`), `hall-several` (`count` sensors answered at `x`, `y`: another magnet is near), `hall-gap` (no bit was
    on in every reading at `x`, `y`, which is not in `given_up`).
    """
    if not bare or not touched:
        return LearntKnobs(None, faults=(Message("hall-no-chain"),))
    width = min(MOST_BITS, 8 * min(len(chain) for chain in bare))
    sometimes = frozenset(bit for bit in range(width) if any(bit_is_on(chain, bit) for chain in bare)) - markers
    always = frozenset(bit for bit in sometimes if all(bit_is_on(chain, bit) for chain in bare))
    found: dict[Stud, int] = {}
    silent: list[Stud] = []
    faults: list[Message] = []
    for (x, y), chains in touched.items():
        answering = [
            bit
            for bit in range(width)
            if bit not in markers and bit not in sometimes and chains and all(bit_is_on(chain, bit) for chain in chains)
        ]
        if len(answering) > 1:
            faults.append(Message("hall-several", {"x": x, "y": y, "count": len(answering)}))
        elif answering:
            found[x, y] = answering[0]
        elif (x, y) in given_up:
            silent.append((x, y))
        else:
            faults.append(Message("hall-gap", {"x": x, "y": y}))
    owner: dict[int, Stud] = {}
    for (x, y), bit in found.items():
        if bit in owner:
            other = owner[bit]
            faults.append(Message("hall-twice", {"bit": bit, "x": x, "y": y, "x_other": other[0], "y_other": other[1]}))
        owner[bit] = (x, y)
    return LearntKnobs(
        map=None if faults else KnobMap(MappingProxyType(found)),
        silent=tuple(sorted(silent)),
        stuck=tuple(sorted(always)),
        restless=tuple(sorted(sometimes - always)),
        faults=tuple(faults),
    )


def bit_is_on(chain: bytes, bit: int) -> bool:
    """Whether a bit of a chain is on; False beyond its end."""
    return bit < 8 * len(chain) and bool(chain[bit // 8] >> (7 - bit % 8) & 1)


def _bad(name: str, expected: str) -> BadConfig:
    return BadConfig(f"Hall map field {name!r}: expected {expected}", field=name, expected=expected)

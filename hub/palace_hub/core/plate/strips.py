"""Where on its strips a Hall sensor sits, so that somebody with a soldering iron finds it.

The knob map says which bit each knob has. On a strip the sensors lie in a line, as far from each other as the knobs do:
so two that were learnt say where the others of their strip are, those too that never answered or never let go.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from palace_hub.sensing.plate.board.hall_health import DEAD, STUCK, Doubt
from palace_hub.sensing.plate.board.kept import KeptPlate
from palace_hub.sensing.plate.board.places import Stud
from palace_hub.sensing.plate.readings import STRIP_BITS, STRIP_SENSORS
from palace_hub.views.setup.plate import stud_name

OF_A_PLUG: Final = 4
"""So many sensors of one strip that see nothing are its plug or its cable rather than so many sensors."""
SILENT, RESTLESS = "silent", "restless"


@dataclass(frozen=True, slots=True)
class FaultySensor:
    """`what`: of the set-up "silent", "stuck" or "restless"; of a game "dead", "weak" or "stuck" (`in_play`). `stud`
    and `bit`: its knob and its bit, None where only the other is known."""

    what: str
    in_play: bool
    stud: Stud | None
    bit: int | None

    @property
    def strip(self) -> int | None:
        """The strip from 1, along the chain."""
        return None if self.bit is None else self.bit // STRIP_BITS + 1

    @property
    def name(self) -> str:
        """Its knob, and strip and sensor as the Devices page counts them."""
        at = "?" if self.stud is None else stud_name(self.stud)
        return at if self.bit is None else f"{at} ({self.strip}.{self.bit % STRIP_BITS + 1})"


def faulty_sensors(kept: KeptPlate, in_play: Mapping[Stud, Doubt]) -> list[FaultySensor]:
    """Every sensor of this plate that is no evidence, once each: what the set-up found, then what games did."""
    if kept.knobs is None:
        return []
    bits = wired(kept.knobs.bits)
    studs = {bit: stud for stud, bit in bits.items()}
    found = [
        FaultySensor(what, False, studs.get(bit), bit)
        for what, lit in ((STUCK, kept.stuck), (RESTLESS, kept.restless))
        for bit in lit
    ]
    named = {one.stud for one in found}
    found += [FaultySensor(SILENT, False, stud, bits.get(stud)) for stud in kept.silent if stud not in named]
    return found + [
        FaultySensor(doubt.what, True, stud, kept.knobs.bits[stud])
        for stud, doubt in in_play.items()
        if stud in kept.knobs.bits
    ]


def wired(bits: Mapping[Stud, int]) -> dict[Stud, int]:
    """The bit of each knob: those that were learnt, and the others of each strip whose learnt ones lie in a line."""
    found = dict(bits)
    for strip in sorted({bit // STRIP_BITS for bit in bits.values()}):
        line = _line(strip, bits)
        if line is not None:
            found |= {stud: bit for stud, bit in line if stud not in bits and bit not in bits.values()}
    return found


def plug_of(faulty: Iterable[FaultySensor]) -> int | None:
    """The strip that so many dark sensors are on that its plug or cable is to blame; None where there is none."""
    strips = Counter(one.strip for one in faulty if one.what in (SILENT, DEAD) and one.strip is not None)
    strip, count = strips.most_common(1)[0] if strips else (None, 0)
    return strip if count >= OF_A_PLUG else None


def _line(strip: int, bits: Mapping[Stud, int]) -> list[tuple[Stud, int]] | None:
    """The ten places of a strip, as the sensors that were learnt of it have them; None where they have no line."""
    learnt = sorted((bit % STRIP_BITS, stud) for stud, bit in bits.items() if bit // STRIP_BITS == strip)
    if len(learnt) < 2:
        return None
    (first, (x, y)), (last, (x_last, y_last)) = learnt[0], learnt[-1]
    step_x, odd_x = divmod(x_last - x, last - first)
    step_y, odd_y = divmod(y_last - y, last - first)
    if odd_x or odd_y:
        return None
    places = [(x + step_x * (n - first), y + step_y * (n - first)) for n in range(STRIP_SENSORS)]
    if any(places[n] != stud for n, stud in learnt if n < STRIP_SENSORS):
        return None
    return [(stud, STRIP_BITS * strip + n) for n, stud in enumerate(places)]


def by_what(faulty: Iterable[FaultySensor]) -> Iterator[tuple[str, bool, list[FaultySensor]]]:
    """The same, together by what is the matter with them and who found it."""
    ones = list(faulty)
    for key in dict.fromkeys((one.what, one.in_play) for one in ones):
        yield *key, [one for one in ones if (one.what, one.in_play) == key]

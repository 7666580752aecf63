"""The strip and place of each faulty Hall sensor, so that a builder finds it.

The knob map gives the bit of each knob. The sensors of a strip lie in a line at the knobs' distance, so two known
sensors give the places of the others, even of those that never answered.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from monkey_palace.board.palace import Stud
from palace_hub.sensing.plate.board.kept_plate import KeptPlate
from palace_hub.sensing.plate.hall.sensor_health import DEAD, STUCK, SensorDoubt
from palace_hub.sensing.plate.readings import STRIP_BITS, STRIP_SENSORS
from palace_hub.views.setup.plate import stud_name

OF_A_PLUG: Final = 4
"""Dark sensors of one strip from which on its plug or cable is the likely fault. Assumed."""
SILENT, RESTLESS = "silent", "restless"


@dataclass(frozen=True, slots=True)
class LocatedSensorFault:
    """A faulty Hall sensor. One of `stud` and `bit` may be unknown."""

    what: str  # of the set-up "silent", "stuck" or "restless"; of a game "dead", "weak" or "stuck"
    in_play: bool  # found in a game
    stud: Stud | None  # its knob
    bit: int | None

    @property
    def strip(self) -> int | None:
        """The number of its strip, from 1 along the chain."""
        return None if self.bit is None else self.bit // STRIP_BITS + 1

    @property
    def name(self) -> str:
        """Its knob, with the numbers of strip and sensor as on the Devices page."""
        at = "?" if self.stud is None else stud_name(self.stud)
        return at if self.bit is None else f"{at} ({self.strip}.{self.bit % STRIP_BITS + 1})"


def faulty_sensors(plate: KeptPlate, in_play: Mapping[Stud, SensorDoubt]) -> list[LocatedSensorFault]:
    """Every faulty sensor of this plate once: those of the set-up, then those of games."""
    if plate.knobs is None:
        return []
    bits = wired(plate.knobs.bits)
    studs = {bit: stud for stud, bit in bits.items()}
    faulty = [
        LocatedSensorFault(what, False, studs.get(bit), bit)
        for what, lit in ((STUCK, plate.stuck), (RESTLESS, plate.restless))
        for bit in lit
    ]
    named = {sensor.stud for sensor in faulty}
    faulty += [LocatedSensorFault(SILENT, False, stud, bits.get(stud)) for stud in plate.silent if stud not in named]
    return faulty + [
        LocatedSensorFault(doubt.what, True, stud, plate.knobs.bits[stud])
        for stud, doubt in in_play.items()
        if stud in plate.knobs.bits
    ]


def wired(bits: Mapping[Stud, int]) -> dict[Stud, int]:
    """The bit of each knob: the learnt ones, and the others of a strip whose learnt ones lie in a line."""
    known = dict(bits)
    for strip in sorted({bit // STRIP_BITS for bit in bits.values()}):
        line = _line(strip, bits)
        if line is not None:
            known |= {stud: bit for stud, bit in line if stud not in bits and bit not in bits.values()}
    return known


def plug_of(faulty: Iterable[LocatedSensorFault]) -> int | None:
    """The strip with so many dark sensors that its plug or cable is the likely fault; None without one."""
    dark = (sensor for sensor in faulty if sensor.what in (SILENT, DEAD))
    strips = Counter(sensor.strip for sensor in dark if sensor.strip is not None)
    strip, count = strips.most_common(1)[0] if strips else (None, 0)
    return strip if count >= OF_A_PLUG else None


def _line(strip: int, bits: Mapping[Stud, int]) -> list[tuple[Stud, int]] | None:
    """The ten places of a strip by its learnt sensors; None where they lie in no line."""
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


def by_what(faulty: Iterable[LocatedSensorFault]) -> Iterator[tuple[str, bool, list[LocatedSensorFault]]]:
    """The faulty sensors in groups of one fault, with whether it was found in play."""
    sensors = list(faulty)
    for key in dict.fromkeys((sensor.what, sensor.in_play) for sensor in sensors):
        yield *key, [sensor for sensor in sensors if (sensor.what, sensor.in_play) == key]

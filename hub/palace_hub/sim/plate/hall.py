"""Hall strips under the ground's knobs (gold level), which sense magnets in the feet of pieces."""

from collections.abc import Iterable
from dataclasses import dataclass

from monkey_palace.board.pieces import BUILDING
from palace_hub.sim.plate.hands import Item, Lying, stud_at
from palace_hub.sim.world import streams

FIRST_KNOB, PITCH, KNOBS = 2, 3, 10  # lattice of the ground's knobs in studs, both axes
STRIP_BITS = 16  # ten sensors, four marker bits that reveal a broken chain, two unused
MARKER = (1, 0, 1, 0)
CHAIN_BITS = KNOBS * STRIP_BITS

Stud = tuple[int, int]


def knob_bit(x: int, y: int) -> int | None:
    """The chain bit of the knob at this stud, strip by strip along x; None for a stud without a knob."""
    (i, odd_x), (j, odd_y) = divmod(x - FIRST_KNOB, PITCH), divmod(y - FIRST_KNOB, PITCH)
    if odd_x or odd_y or not (0 <= i < KNOBS and 0 <= j < KNOBS):
        return None
    return j * STRIP_BITS + i


def ground_feet(item: Item) -> tuple[Stud, ...]:
    """Ground studs under the item's magnets: those of building pieces, figures and a bare magnet."""
    if isinstance(item, Lying):
        on_ground = item.pressed and item.z_mm == 0.0
        return (stud_at(item.x_mm, item.y_mm),) if on_ground else ()
    if item.piece not in BUILDING:
        return ()
    return tuple((foot.x, foot.y) for foot in item.feet if foot.z == 0)


def chain_hex(set_bits: Iterable[int]) -> str:
    """The chain as hex with markers and these bits; the first bit is the highest of the first byte."""
    bits = [0] * CHAIN_BITS
    for strip in range(KNOBS):
        bits[strip * STRIP_BITS + KNOBS : strip * STRIP_BITS + KNOBS + len(MARKER)] = MARKER
    for bit in set_bits:
        bits[bit] = 1
    return f"{int(''.join(map(str, bits)), 2):0{CHAIN_BITS // 4}x}"


@dataclass(frozen=True, slots=True)
class HallFaults:
    """Numbers of faulty sensors among the hundred, and their behaviour. Figures are assumed."""

    dead: int = 0
    """Sensors that always read 0."""
    stuck: int = 0
    """Sensors that always read 1."""
    weak: int = 0
    """Sensors that detect a magnet only sometimes."""
    bounce_s: float = 0.06
    """Time after a snap during which the bit is random."""
    unsure: float = 0.5
    """Share of the feet on a weak sensor with a constant bit; the bit of the others flickers."""


NO_HALL_FAULTS = HallFaults()


class HallChain:
    """The strips of one plate. `specimen`: seed of the faulty sensors; `seed`: of their readings."""

    def __init__(self, specimen: int, seed: int, faults: HallFaults) -> None:
        bits = [j * STRIP_BITS + i for j in range(KNOBS) for i in range(KNOBS)]
        drawn = streams.draws(specimen, "hall faults").sample(bits, faults.dead + faults.stuck + faults.weak)
        self.dead = frozenset(drawn[: faults.dead])
        self.stuck = frozenset(drawn[faults.dead : faults.dead + faults.stuck])
        self.weak = frozenset(drawn[faults.dead + faults.stuck :])
        self._seed, self._bounce_us, self._unsure = seed, round(1e6 * faults.bounce_s), faults.unsure
        self._moved: dict[int, tuple[int, bool]] = {}

    def moved(self, us: int, stud: Stud, there: bool) -> None:
        """Record that a foot snapped on to (`there`) or off the knob at a stud."""
        bit = knob_bit(*stud)
        if bit is not None:
            self._moved[bit] = (us, there)

    def read(self, us: int) -> str:
        """The chain as hex at table time `us`."""
        detected = {bit for bit, (since, there) in self._moved.items() if self._sees(bit, since, there, us)}
        return chain_hex((detected | self.stuck) - self.dead)

    def _sees(self, bit: int, since: int, there: bool, us: int) -> bool:
        if us < since:
            return not there
        if us < since + self._bounce_us:
            return streams.draws(self._seed, "bounce", bit, us).random() < self._unsure
        if there and bit in self.weak:
            lot = streams.draws(self._seed, "weak", bit, since).random()
            if lot < self._unsure:
                return lot < self._unsure / 2
            return streams.draws(self._seed, "flicker", bit, us).random() < self._unsure
        return there


def hall_bits(standing: Iterable[Item]) -> str:
    """The chain as hex for these items, without sensor faults."""
    bits = (knob_bit(*stud) for piece in standing for stud in ground_feet(piece))
    return chain_hex(bit for bit in bits if bit is not None)

"""Unit masses by lifting out a known number, so that the box's own count is found and not assumed (SENSING, "Masses").

The unit mass and the number of pieces cannot both come from one weight. At the first set-up some pieces are lifted out
and put back; what they weigh gives the unit, and the unit the number.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from monkey_palace.board.pieces import PIECES
from palace_hub.locale.message import Message
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.tray.calibration import CellCalibration, TrayCalibration
from palace_hub.sensing.tray.lattice import NOMINAL_G, PIECE_SPREAD

# How many are lifted out; fewer leave the mean mass worse than the 0.2 % that 80 pieces need.
LIFT_OUT = 20
# Put back, they must weigh what they weighed before, to this part of a piece or four standard deviations.
RETURNED_PIECES = 0.15
SIGMAS = 4.0
# Hum and flicker do not average out: this part of a conversion's standard deviation stays.
_FLOOR = 0.15
_RATE_HZ = 80.0

# A number is found where it is this near to whole, and its standard deviation leaves the next one out.
FOUND_PIECES = 0.3
WORST_SD = 0.25

# Relative standard deviation of a unit learnt by lifting out.
RECHECK_UNIT_ERROR = 0.001


@dataclass(frozen=True, slots=True)
class UnitMass:
    """Counts a piece and their standard deviation, relative to the mean of all pieces in the compartment."""

    counts: float
    error: float


@dataclass(frozen=True, slots=True)
class CountDifference:
    """What a compartment holds beyond what it should (negative: missing); `sure` where a weighing can vouch for it."""

    cell: int
    expected: int
    found: int
    fraction: float
    sure: bool

    @property
    def pieces(self) -> int:
        return self.found - self.expected


def level_error(reading: CellReading) -> float:
    """Standard deviation of a steady level (raw counts)."""
    averaged = max(1.0, _RATE_HZ * min(reading.still_s, 1.0))
    return reading.noise * sqrt(1.15**2 / averaged + _FLOOR**2)


def unit_mass(
    cell: int,
    before: CellReading,
    after: CellReading,
    returned: CellReading,
    *,
    lifted: int = LIFT_OUT,
    pieces: int = 80,
    spread: float = PIECE_SPREAD,
) -> UnitMass | Message:
    """The unit from the levels before `lifted` of about `pieces` pieces were lifted out, after that, and once returned.

    A message where it cannot be: `reference-nothing-lifted`, or `reference-not-returned` (param `pieces`, how many are
    missing, negative: too many).
    """
    piece = PIECES[cell].value
    noise = [level_error(one) for one in (before, after, returned)]
    full = 0.5 * (before.raw + returned.raw)
    net = (full - after.raw) / lifted
    error = sqrt(0.25 * (noise[0] ** 2 + noise[2] ** 2) + noise[1] ** 2) / lifted
    if abs(net) <= SIGMAS * error or net == 0:
        return Message("reference-nothing-lifted", {"piece": piece})
    gone = (before.raw - returned.raw) / net
    if abs(gone) > max(RETURNED_PIECES, SIGMAS * sqrt(noise[0] ** 2 + noise[2] ** 2) / abs(net)):
        return Message("reference-not-returned", {"piece": piece, "pieces": round(gone, 1)})
    sample = spread * sqrt(max(0.0, 1 / lifted - 1 / max(lifted, pieces)))
    return UnitMass(net, sqrt(error**2 + (net * sample) ** 2))


def count_from_level(cell: int, net: float, unit: UnitMass, noise: float, expected: int) -> CountDifference:
    """How many pieces weigh `net` (raw counts, standard deviation `noise`) where `expected` should lie."""
    reading = net / unit.counts
    found = round(reading)
    sd = sqrt((noise / unit.counts) ** 2 + (reading * unit.error / unit.counts) ** 2)
    sure = abs(reading - found) <= FOUND_PIECES and sd <= WORST_SD
    return CountDifference(cell, expected, found, reading - found, sure)


def apply_reference(
    calibration: TrayCalibration, cell: int, unit: UnitMass, full: CellReading
) -> tuple[TrayCalibration, CountDifference] | Message:
    """The calibration with what lies in compartment `cell` counted by its own unit; `full` is its level now.

    `reference-unsure` where the number cannot be told: the box is still assumed.
    """
    old = calibration.cells[cell]
    if old is None:
        return Message("reference-uncalibrated", {"piece": PIECES[cell].value})
    net = full.raw - old.zero_raw
    found = count_from_level(cell, net, unit, level_error(full), old.pieces)
    if not found.sure or found.found < 1:
        return Message("reference-unsure", {"piece": PIECES[cell].value, "fraction": round(found.fraction, 2)})
    cells = list(calibration.cells)
    cells[cell] = CellCalibration(
        zero_raw=old.zero_raw,
        counts_per_piece=net / found.found,
        pieces=max(old.pieces, found.found),
        assumed=False,
    )
    return TrayCalibration(tuple(cells)), found


def assumed_counts(calibration: TrayCalibration) -> tuple[Message, ...]:
    """What was taken on trust: the compartments whose number of pieces was never found by lifting some out."""
    return tuple(
        Message("calibration-assumes", {"piece": PIECES[i].value, "count": cell.pieces})
        for i, cell in enumerate(calibration.cells)
        if cell is not None and cell.assumed
    )


def recheck(
    calibration: TrayCalibration,
    readings: Sequence[CellReading | None],
    expected: Sequence[int],
    *,
    zero_shift_g: float = 0.05,
) -> tuple[tuple[CountDifference, ...], tuple[Message, ...]]:
    """Ten seconds at the start of a game: what lies in each compartment against what should (`expected`).

    `zero_shift_g` is how far (standard deviation) a zero may have moved since it was learnt: temperature, mostly. A
    cell with no calibration or no reading has no entry. Messages: `recheck-missing`, `recheck-extra`, `recheck-unsure`.
    """
    differences: list[CountDifference] = []
    messages: list[Message] = []
    for i, (cell, reading) in enumerate(zip(calibration.cells, readings, strict=True)):
        if cell is None or reading is None:
            continue
        per_g = abs(cell.counts_per_piece) / NOMINAL_G[i]
        unit = UnitMass(cell.counts_per_piece, abs(cell.counts_per_piece) * RECHECK_UNIT_ERROR)
        shift = sqrt(level_error(reading) ** 2 + (zero_shift_g * per_g) ** 2)
        found = count_from_level(i, reading.raw - cell.zero_raw, unit, shift, expected[i])
        differences.append(found)
        where = {"piece": PIECES[i].value, "count": abs(found.pieces)}
        if not found.sure:
            messages.append(Message("recheck-unsure", {"piece": PIECES[i].value, "fraction": round(found.fraction, 2)}))
        elif found.pieces < 0:
            messages.append(Message("recheck-missing", where))
        elif found.pieces > 0:
            messages.append(Message("recheck-extra", where))
    return tuple(differences), tuple(messages)

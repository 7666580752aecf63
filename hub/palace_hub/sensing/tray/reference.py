"""Unit mass by lifting a known number of pieces out, so that the box's count is measured (SENSING, "Masses").

One weight cannot give both unit mass and number. At the first set-up some pieces are lifted out and put back: their
weight gives the unit mass, and the unit mass the number.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt

from monkey_palace.board.pieces import PIECES
from palace_hub.locale.message import Message
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.tray.calibration import TrayCalibration
from palace_hub.sensing.tray.lattice import NOMINAL_G, PIECE_SPREAD

LIFT_OUT = 20
"""Pieces lifted out: fewer leave the mean mass worse than the 0.2 % that a count of 80 needs (SENSING)."""
RETURNED_PIECES = 0.15
"""Largest difference (pieces) of the levels before and after, or `SIGMAS` standard deviations (assumed)."""
SIGMAS = 4.0
# Noise of a level that no averaging removes, as a part of a conversion's standard deviation (hum, flicker; SENSING).
_FLOOR = 0.15
# Conversion rate assumed for the averaging of a level (SPS).
_RATE_HZ = 80.0

FOUND_PIECES = 0.3
"""Largest distance from whole pieces of a sure count (pieces, assumed)."""
WORST_SD = 0.25
"""Largest standard deviation of a sure count (pieces): half a piece is two deviations (assumed)."""

RECHECK_UNIT_ERROR = 0.001
"""Relative standard deviation of a unit mass learnt from 20 pieces (SENSING: 0.1 %)."""


@dataclass(frozen=True, slots=True)
class UnitMass:
    """The unit mass of a compartment, as the mean of all its pieces."""

    counts: float
    """Raw counts per piece (signed)."""
    error: float
    """Standard deviation of `counts`."""


@dataclass(frozen=True, slots=True)
class CountDifference:
    """A weighed count against the expected one."""

    cell: int
    expected: int
    measured: int
    """The weighed count."""
    fraction: float
    """Distance of the weight from `measured` pieces (pieces)."""
    sure: bool
    """The weighing excludes every other number."""

    @property
    def pieces(self) -> int:
        """Pieces too many (negative: missing)."""
        return self.measured - self.expected


def steady_level_error(reading: CellReading) -> float:
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
    """The unit mass from three steady levels: before, after `lifted` of about `pieces` pieces were lifted, returned.

    `spread`: relative standard deviation of single pieces. Returns a message if it fails: `reference-nothing-lifted`,
    or `reference-not-returned` (param `pieces`: how many are missing, negative: too many).
    """
    piece = PIECES[cell].value
    noise = [steady_level_error(reading) for reading in (before, after, returned)]
    full = 0.5 * (before.raw + returned.raw)
    net = (full - after.raw) / lifted
    error = sqrt(0.25 * (noise[0] ** 2 + noise[2] ** 2) + noise[1] ** 2) / lifted
    if abs(net) <= SIGMAS * error or net == 0:
        return Message("reference-nothing-lifted", {"piece": piece})
    missing = (before.raw - returned.raw) / net
    if abs(missing) > max(RETURNED_PIECES, SIGMAS * sqrt(noise[0] ** 2 + noise[2] ** 2) / abs(net)):
        fell = before.raw - after.raw  # by the `lifted` pieces; `net` holds what returned against it
        out = lifted * (before.raw - returned.raw) / fell if fell else missing
        return Message("reference-not-returned", {"piece": piece, "pieces": round(out, 1)})
    sample = spread * sqrt(max(0.0, 1 / lifted - 1 / max(lifted, pieces)))
    return UnitMass(net, sqrt(error**2 + (net * sample) ** 2))


def count_from_level(cell: int, net: float, unit: UnitMass, noise: float, expected: int) -> CountDifference:
    """The count for a net weight `net` (raw counts, standard deviation `noise`), against the `expected` one."""
    reading = net / unit.counts
    count = round(reading)
    sd = sqrt((noise / unit.counts) ** 2 + (reading * unit.error / unit.counts) ** 2)
    sure = abs(reading - count) <= FOUND_PIECES and sd <= WORST_SD
    return CountDifference(cell, expected, count, reading - count, sure)


def apply_reference(
    calibration: TrayCalibration, cell: int, unit: UnitMass, full: CellReading
) -> tuple[TrayCalibration, CountDifference] | Message:
    """The calibration with the count of compartment `cell` measured by its own `unit`; `full`: its present level.

    Returns a message if it fails (the box stays assumed): `reference-unsure`, or `reference-uncalibrated`.
    """
    old = calibration.cells[cell]
    if old is None:
        return Message("reference-uncalibrated", {"piece": PIECES[cell].value})
    net = full.raw - old.zero_raw
    count = count_from_level(cell, net, unit, steady_level_error(full), old.pieces)
    if not count.sure or count.measured < 1:
        return Message("reference-unsure", {"piece": PIECES[cell].value, "fraction": round(count.fraction, 2)})
    cells = list(calibration.cells)
    pieces = max(old.pieces, count.measured)
    cells[cell] = replace(old, counts_per_piece=net / count.measured, pieces=pieces, assumed=False)
    return TrayCalibration(tuple(cells)), count


def assumed_counts(calibration: TrayCalibration) -> tuple[Message, ...]:
    """Messages for the compartments whose number of pieces is assumed, not proven by lifting pieces out."""
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
    """Compares each compartment at the start of a game with its `expected` count (ten seconds of still levels).

    `zero_shift_g`: standard deviation of the zero since the calibration, mostly by temperature (assumed). A cell
    without calibration or reading has no entry. Messages: `recheck-missing`, `recheck-extra`, `recheck-unsure`.
    """
    differences: list[CountDifference] = []
    messages: list[Message] = []
    for i, (cell, reading) in enumerate(zip(calibration.cells, readings, strict=True)):
        if cell is None or reading is None:
            continue
        per_g = abs(cell.counts_per_piece) / NOMINAL_G[i]
        unit = UnitMass(cell.counts_per_piece, abs(cell.counts_per_piece) * RECHECK_UNIT_ERROR)
        shift = sqrt(steady_level_error(reading) ** 2 + (zero_shift_g * per_g) ** 2)
        count = count_from_level(i, reading.raw - cell.zero_raw, unit, shift, expected[i])
        differences.append(count)
        where = {"piece": PIECES[i].value, "count": abs(count.pieces)}
        if not count.sure:
            messages.append(Message("recheck-unsure", {"piece": PIECES[i].value, "fraction": round(count.fraction, 2)}))
        elif count.pieces < 0:
            messages.append(Message("recheck-missing", where))
        elif count.pieces > 0:
            messages.append(Message("recheck-extra", where))
    return tuple(differences), tuple(messages)

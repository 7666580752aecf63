"""The plate's calibration: a 3 x 4 matrix from the four cells' counts to mass (g) and moments (g mm).

A stack of known mass (columns from the box) stands on at least `LEAST_STUDS` studs in turn. The matrix is the least
squares solution over the counts that each cell gains; its residuals, in mm of place, judge it. Presses in the same
procedure give the zero shift: the part of a press's peak that a cell's zero keeps after creep is removed. Noise and
zero shift together decide what the plate can resolve (SENSING, Plate).
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, sqrt
from typing import Any, Final

import numpy as np

from palace_hub.errors import BadConfig
from palace_hub.locale.message import Message
from palace_hub.sensing.plate.load.creep import CELLS, TAUS_S, CreepGains, Floats
from palace_hub.sensing.plate.load.ringing import RingingMode

VERSION: Final = 1
LEAST_STUDS: Final = 16
"""Least number of studs (SENSING: 16 to 25): the 12 elements of the matrix are fitted to 3 equations for each stud."""

STUD_MM: Final = 8.0
"""Pitch of the studs, mm."""
BRICK_MM: Final = 9.6
"""Height of a brick, mm."""
MIDDLE_STUD: Final = 15.5
"""Middle of the plate in studs, which count from 0 to 31 in each direction."""
NODE_MM: Final = 24.0
"""Pitch of the knob lattice, mm: three studs (R3.7)."""

CORNERS: Final = ("ne", "se", "sw", "nw")
"""The cells, in the order of the rows and columns below."""
SIDES: Final[Floats] = np.array([[1.0, 1.0], [1.0, -1.0], [-1.0, -1.0], [-1.0, 1.0]])
"""Direction of each cell from the middle (4, 2): 1 is east or north, -1 west or south."""

# Largest residual of a good calibration, mm rms beyond the readings' own noise: a sixth of the 12 mm from one possible
# place of a piece to the next (assumed).
_MOST_RESIDUAL_MM = 2.0
# Residual from which a single reading was taken on another stud than the named one, mm: more than one stud of 8 mm
# (assumed).
_WRONG_STUD_MM = 9.0
# Least spread of the studs in their narrowest direction, standard deviation in mm: a quarter of the plate (assumed).
_LEAST_SPREAD_MM = 40.0
# Largest part of the stack's count that a working cell must carry at least once: the cell next to the stack carries
# most of it (assumed).
_LEAST_SHARE = 0.2

SILVER_SHIFT: Final = 6e-5
"""Largest zero shift for silver, a part of the press's peak. A true shift of 3e-5 recovers 95 % of staircases, 1e-4
only 45 % (SENSING, Plate). A true 3e-5 measures as 2e-5 to 4e-5, a true 0 as 1e-5, the standard error."""
# Relaxations that explain creep which the model has left in the zero shift, by number in `TAUS_S`: 0.6 and 5.4 s.
# More of them take freedom from small shifts: with these two a true 6e-5 still measures as 5e-5 to 7.5e-5.
_LEFT_CREEP = (1, 3)
_LEAST_PRESSES = 8  # presses for that: they leave 24 equations for 8 gains

GOLD_SHIFT: Final = 1.5e-4
"""The same for gold, where the Hall sensors carry more of the evidence (assumed)."""

DRIFT_OF_WHITE: Final = 0.04
"""Drift of a warming cell in one second, as a part of its conversion noise. SENSING (Noise model): 20 to 60 mg a minute
at 15 mg of noise, 100 to 190 mg a minute at 70 mg."""


def stud_mm(x: float, y: float) -> tuple[float, float]:
    """Place of a stud (0 to 31 in each direction), mm east and north of the plate's middle."""
    return (x - MIDDLE_STUD) * STUD_MM, (y - MIDDLE_STUD) * STUD_MM


@dataclass(frozen=True, slots=True)
class StudReading:
    """What the stack on one stud added to the four cells."""

    x: int
    y: int
    grams: float
    """Mass of the stack, g."""
    gained: tuple[float, ...]
    """Counts that each cell gained (4,)."""
    variance: tuple[float, ...] = (0.0,) * CELLS
    """Variance of each gain (4,), counts squared."""


@dataclass(frozen=True, slots=True)
class PressReading:
    """One press, and the change of the zero that it left."""

    peak: tuple[float, ...]
    """Peak over the level before (4,), counts."""
    kept: tuple[float, ...]
    """Change of the level from before to after (4,), counts, creep removed."""
    variance: tuple[float, ...]
    """Variance of `kept` (4,), counts squared."""
    crept: Floats | None = None
    """Change of each relaxation of the creep from before to after (4, K), counts; None: not known."""


@dataclass(frozen=True, slots=True)
class PlateCalibration:
    """Everything that turns a plate's counts into loads, with the noise model of its cells."""

    matrix: Floats
    """Load for one raw count (3, 4): g, g mm east, g mm north."""
    zero_raw: Floats
    """Level of the bare plate (4,), counts."""
    white: Floats
    """Noise of one conversion (4,), standard deviation in counts."""
    drift: Floats
    """Drift of the zero in one second (4,), standard deviation in counts."""
    zero_shift: float
    """Part of a press's peak by which the zero moves, standard deviation."""
    creep: CreepGains
    """Creep gains of the cells, as learnt so far."""
    ring: RingingMode | None = None
    """The plate's ringing mode; None if it does not ring, or the mode is not known."""

    @property
    def corner_noise_g(self) -> tuple[float, ...]:
        """Noise of one conversion of each corner in grams (standard deviation)."""
        return tuple(float(noise) for noise in np.abs(self.matrix[0]) * self.white)

    @property
    def noise_g(self) -> float:
        """Noise of the whole load in grams (standard deviation)."""
        return float(np.sqrt(((self.matrix[0] * self.white) ** 2).sum()))

    def to_json(self) -> str:
        """Canonical JSON: sorted keys, no spaces, a version."""
        fields = {
            "version": VERSION,
            "matrix": self.matrix.tolist(),
            "zero_raw": self.zero_raw.tolist(),
            "white": self.white.tolist(),
            "drift": self.drift.tolist(),
            "zero_shift": self.zero_shift,
            "creep_mean": self.creep.mean.tolist(),
            "creep_cov": self.creep.cov.tolist(),
            "ring": None if self.ring is None else [self.ring.hz, self.ring.decay],
        }
        return json.dumps(fields, sort_keys=True, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> "PlateCalibration":
        """Read `to_json`'s text. Raises `BadConfig` naming the field that does not fit."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise _bad("calibration", "JSON") from None
        if not isinstance(data, dict) or data.get("version") != VERSION:
            raise _bad("version", str(VERSION))
        k = TAUS_S.size
        shift = _array(data, "zero_shift", ())
        gains = CreepGains(_array(data, "creep_mean", (CELLS, k)), _array(data, "creep_cov", (CELLS, k, k)))
        matrix, white = _array(data, "matrix", (3, CELLS)), _array(data, "white", (CELLS,))
        if not matrix.any(axis=1).all():
            raise _bad("matrix", "no row of zeros")
        if (white <= 0).any():
            raise _bad("white", "numbers above 0")
        ring = None if data.get("ring") is None else RingingMode(*_array(data, "ring", (2,)).tolist())
        zero, drift = _array(data, "zero_raw", (CELLS,)), _array(data, "drift", (CELLS,))
        return cls(matrix, zero, white, drift, float(shift), gains, ring)


@dataclass(frozen=True, slots=True)
class PlateCalibrationResult:
    """A calibration with its residuals, or the faults for which it is refused."""

    calibration: PlateCalibration | None
    """None if refused."""
    residual_mm: float
    """Distance of the estimated places from the studs, mm rms."""
    worst_mm: float
    """The largest of these distances, mm."""
    worst: tuple[int, int] | None
    """The stud of the largest distance."""
    faults: tuple[Message, ...] = ()
    """Why it is refused; see `calibrate_plate`."""

    @classmethod
    def refused(cls, *faults: Message) -> "PlateCalibrationResult":
        """A refusal before any place was estimated."""
        return cls(None, float("nan"), float("nan"), None, faults)


def calibrate_plate(
    zero_raw: Floats,
    white: Floats,
    readings: Sequence[StudReading],
    presses: Sequence[PressReading] = (),
    creep: CreepGains | None = None,
    ring: RingingMode | None = None,
) -> PlateCalibrationResult:
    """Fit the matrix to the stack's readings by least squares, and the zero shift to the presses.

    `zero_raw` (4,): counts of the bare plate; `white` (4,): noise of one conversion, counts.
    Faults, each of which refuses the calibration: `plate-too-few-studs` (`count`, `least`), `plate-studs-in-line`,
    `plate-cell-silent` (`corner`), `plate-corners-swapped` (`corner`, `other`), `plate-wrong-stud` (`x`, `y`, `mm`),
    `plate-calibration-poor` (`mm`). Without presses the zero shift is taken as `SILVER_SHIFT`.
    """
    if len(readings) < LEAST_STUDS:
        return PlateCalibrationResult.refused(
            Message("plate-too-few-studs", {"count": len(readings), "least": LEAST_STUDS})
        )
    places = np.array([stud_mm(reading.x, reading.y) for reading in readings])
    if np.sqrt(np.linalg.eigvalsh(np.cov(places.T))[0]) < _LEAST_SPREAD_MM:
        return PlateCalibrationResult.refused(Message("plate-studs-in-line"))
    gained = np.array([reading.gained for reading in readings])
    grams = np.array([reading.grams for reading in readings])
    faults = _wiring_faults(gained, places)
    if faults:
        return PlateCalibrationResult.refused(*faults)
    wanted = np.column_stack([grams, grams * places[:, 0], grams * places[:, 1]])
    solved, *_ = np.linalg.lstsq(gained, wanted, rcond=None)
    matrix: Floats = solved.T
    off_mm = _residuals(matrix, gained, places)
    noise = np.array([reading.variance for reading in readings])
    expected = np.sqrt(((matrix[1:, None, :] ** 2 * noise).sum(axis=2) / grams**2).sum(axis=0))
    # Each row of the matrix fits 4 numbers to n equations: n - 4 degrees of freedom are left.
    rms = sqrt(float((off_mm**2).sum()) / (len(readings) - CELLS))
    worst = int(np.argmax(off_mm))
    report = (rms, float(off_mm[worst]), (readings[worst].x, readings[worst].y))
    if rms > sqrt(_MOST_RESIDUAL_MM**2 + float((expected**2).mean())):
        others = np.delete(off_mm, worst)
        lone = off_mm[worst] > _WRONG_STUD_MM and off_mm[worst] > 2.5 * float(np.sqrt((others**2).mean()))
        where = {"x": readings[worst].x, "y": readings[worst].y, "mm": round(float(off_mm[worst]), 1)}
        fault = Message("plate-wrong-stud", where) if lone else Message("plate-calibration-poor", {"mm": round(rms, 1)})
        return PlateCalibrationResult(None, *report, (fault,))
    calibration = PlateCalibration(
        matrix=matrix,
        zero_raw=zero_raw,
        white=white,
        drift=DRIFT_OF_WHITE * white,
        zero_shift=zero_shift_share(presses, matrix) if presses else SILVER_SHIFT,
        creep=creep or CreepGains.unlearnt(),
        ring=ring,
    )
    return PlateCalibrationResult(calibration, *report)


def zero_shift_share(presses: Sequence[PressReading], matrix: Floats) -> float:
    """Estimate the zero shift: standard deviation, as a part of the peak, over all presses and cells, noise removed.

    Only the component in the row space of `matrix` counts. The fourth mode, the plate's twist, slips far more but
    changes neither mass nor place. Cells may creep otherwise than the model: what the relaxations of `_LEFT_CREEP`
    explain of all presses, by least squares with a gain for each cell, is creep and no shift.
    """
    kept = np.array([press.kept for press in presses])
    noise = np.array([press.variance for press in presses])
    peak = np.array([press.peak for press in presses])
    seen: Floats = np.linalg.pinv(matrix) @ matrix
    left = _without_creep(presses, peak, seen)
    excess = float(((left @ (kept @ seen).ravel()) ** 2).sum()) - _power(left, seen, noise)
    peaks = _power(left, seen, peak**2)
    # Few presses cannot show a small shift: the estimate is at least one standard error of their noise.
    least = sqrt(2.0 * float((noise**2).sum()))
    return sqrt(max(excess, least)) / sqrt(max(peaks, 1.0))


def _without_creep(presses: Sequence[PressReading], peak: Floats, seen: Floats) -> Floats:
    """The matrix (4 n, 4 n) that removes from the changes of n presses what relaxations explain."""
    size = CELLS * len(presses)
    crept = [press.crept[:, _LEFT_CREEP] for press in presses if press.crept is not None]
    if len(crept) < max(len(presses), _LEAST_PRESSES):
        return np.eye(size)
    terms = (seen[None, :, :, None] * np.array(crept)[:, None]).reshape(size, -1)
    # A shift is a part of the peak: each press has the weight of its own.
    weight = 1.0 / np.repeat(np.maximum(np.sqrt((peak**2).mean(axis=1)), 1.0), CELLS)
    found: Floats = np.eye(size) - terms @ (np.linalg.pinv(terms * weight[:, None]) * weight)
    return found


def _power(left: Floats, seen: Floats, variance: Floats) -> float:
    """Expected sum of squares, after `left` (4 n, 4 n), of independent changes of these variances (n, 4)."""
    parts = left.reshape(left.shape[0], -1, CELLS) @ seen
    return float((parts**2 * variance).sum())


@dataclass(frozen=True, slots=True)
class PlateCapability:
    """How well a plate resolves a brick after a press, and the build level that this allows."""

    brick_mm: float
    """Standard deviation of a brick's place, mm in one direction."""
    right: float
    """Part of bricks that the scale alone puts on the right knob, 0 to 1."""
    level: str
    """"silver": the scale alone suffices; "gold": only with Hall sensors; "none": the plate is not usable."""


def capability_of(
    calibration: PlateCalibration, brick_g: float, peak_g: float, seconds: float = 0.5
) -> PlateCapability:
    """Predict how well a plate resolves a brick of `brick_g`, from its noise and zero shift.

    The plate is quiet for `seconds` before and after, and one corner feels a press of `peak_g` in between.
    """
    samples = 80.0 * seconds
    per_count = np.abs(calibration.matrix[0])
    variance = 2 * calibration.white**2 / samples + (calibration.zero_shift * peak_g / per_count / CELLS) ** 2
    place = np.sqrt((calibration.matrix[1:] ** 2 * variance).sum(axis=1)) / brick_g
    sd = float(place.mean())
    right = erf(NODE_MM / 2 / (sqrt(2) * max(sd, 1e-9))) ** 2
    shift = calibration.zero_shift
    level = "silver" if shift <= SILVER_SHIFT else "gold" if shift <= GOLD_SHIFT else "none"
    return PlateCapability(sd, right, level)


def _wiring_faults(gained: Floats, places: Floats) -> list[Message]:
    """Faults of cells that gain nothing, and of cells whose gain correlates with another corner's direction."""
    total = np.abs(gained).sum(axis=1)
    share = np.abs(gained).max(axis=0) / np.median(total)
    silent = [Message("plate-cell-silent", {"corner": CORNERS[c]}) for c in range(CELLS) if share[c] < _LEAST_SHARE]
    if silent:
        return silent
    found: list[int] = []
    for cell in range(CELLS):
        gain = np.abs(gained[:, cell])
        lean = (gain - gain.mean()) @ (places - places.mean(axis=0))
        found.append(int(np.argmax(SIDES @ lean)))
    wrong = [cell for cell in range(CELLS) if found[cell] != cell]
    if not wrong:
        return []
    return [Message("plate-corners-swapped", {"corner": CORNERS[wrong[0]], "other": CORNERS[found[wrong[0]]]})]


def _residuals(matrix: Floats, gained: Floats, places: Floats) -> Floats:
    """Distance of each estimated place from its stud, mm."""
    load = gained @ matrix.T
    seen = load[:, 1:] / load[:, :1]
    distances: Floats = np.hypot(*(seen - places).T)
    return distances


def _array(data: dict[str, Any], field: str, shape: tuple[int, ...]) -> Floats:
    try:
        found = np.array(data.get(field), dtype=np.float64)
    except (TypeError, ValueError):
        raise _bad(field, f"numbers of shape {shape}") from None
    if found.shape != shape or not np.isfinite(found).all():
        raise _bad(field, f"numbers of shape {shape}")
    return found


def _bad(field: str, expected: str) -> BadConfig:
    return BadConfig(f"plate calibration field {field!r}: expected {expected}", field=field, expected=expected)

"""What the corner cells' counts mean: a 3 x 4 matrix from counts to mass and moments, learnt with a stack of pieces.

The stack (columns from the box, one in another) is set on at least `LEAST_STUDS` studs spread over the plate; each
reading is what the four cells gain by it. Least squares gives the matrix; what is left over says how good it is. In
the same procedure the plate is pressed a few times: what the levels keep of a press, creep taken out, is the zero
shift, and with the noise it decides what the plate can promise (SENSING, Plate).
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
"""SENSING asks for 16 to 25 studs: twelve numbers are learnt from three equations a stud."""

STUD_MM: Final = 8.0
BRICK_MM: Final = 9.6
MIDDLE_STUD: Final = 15.5
NODE_MM: Final = 24.0

CORNERS: Final = ("ne", "se", "sw", "nw")
SIDES: Final[Floats] = np.array([[1.0, 1.0], [1.0, -1.0], [-1.0, -1.0], [-1.0, 1.0]])

# A stack put within this of its stud (rms, after the noise of its own reading) leaves a brick on its own stud; the
# nearest other place is 12 mm off.
_MOST_RESIDUAL_MM = 2.0
# One reading so far off was another stud than was named.
_WRONG_STUD_MM = 9.0
# The studs have to span both ways, or a direction is not known: the least spread (standard deviation, mm).
_LEAST_SPREAD_MM = 40.0
# The cell nearest to the stack carries a good part of it; a cell that never gains this part is dead or not touched.
_LEAST_SHARE = 0.2

# A part of the peak that a zero keeps after a press: at 3e-5 silver recovers 95 % of staircases, at 1e-4 45 %. As it
# is measured: a press that is made twice, and creep that was not foreseen, make 4e-5 to 5e-5 of a true 3e-5.
SILVER_SHIFT: Final = 6e-5
GOLD_SHIFT: Final = 1.5e-4

# While a plate warms up, as a part of its noise each second: 20 to 60 mg a minute of 15 mg, 100 to 190 mg of 70 mg.
DRIFT_OF_WHITE: Final = 0.04


def stud_mm(x: float, y: float) -> tuple[float, float]:
    """Millimetres from the plate's middle, east and north, of a stud (0 to 31 each)."""
    return (x - MIDDLE_STUD) * STUD_MM, (y - MIDDLE_STUD) * STUD_MM


@dataclass(frozen=True, slots=True)
class StudReading:
    """The stack on one stud: what the corners gained by it (4,), raw counts, with its variance (4,)."""

    x: int
    y: int
    grams: float
    gained: tuple[float, ...]
    variance: tuple[float, ...] = (0.0,) * CELLS


@dataclass(frozen=True, slots=True)
class PressReading:
    """One press: `peak` (4,) counts over the level before, `kept` (4,) counts that the level kept of it, creep taken
    out, with its variance (4,)."""

    peak: tuple[float, ...]
    kept: tuple[float, ...]
    variance: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class PlateCalibration:
    """`matrix` (3, 4): load (g, g mm east, g mm north) per raw count; `zero_raw` (4,) the bare plate.

    `white` (4,): noise of one conversion, `drift` (4,): counts a second that a zero may move, `zero_shift`: part of a
    press's peak that it may keep (standard deviation), `creep`: how much the cells owe of their loads, `ring`: how the
    plate swings (None: not at all, or not known).
    """

    matrix: Floats
    zero_raw: Floats
    white: Floats
    drift: Floats
    zero_shift: float
    creep: CreepGains
    ring: RingingMode | None = None

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
        """Raises `BadConfig` naming the field that does not fit."""
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
    """`calibration` None: refused, for the `faults`. `residual_mm` (rms) and `worst_mm`, at stud `worst`: how far the
    stacks were seen from where they stood; `residual_g` the same of their mass."""

    calibration: PlateCalibration | None
    residual_mm: float
    residual_g: float
    worst_mm: float
    worst: tuple[int, int] | None
    faults: tuple[Message, ...] = ()


def calibrate_plate(
    zero_raw: Floats,
    white: Floats,
    readings: Sequence[StudReading],
    presses: Sequence[PressReading] = (),
    creep: CreepGains | None = None,
    ring: RingingMode | None = None,
) -> PlateCalibrationResult:
    """The matrix by least squares over the stack's readings, the zero shift from the presses.

    Faults: `plate-too-few-studs` (`count`, `least`), `plate-studs-in-line`, `plate-cell-silent` (`corner`),
    `plate-corners-swapped` (`corner`, `other`), `plate-wrong-stud` (`x`, `y`, `mm`), `plate-calibration-poor` (`mm`).
    Each refuses the calibration. Without presses the zero shift is taken to be the most that silver stands.
    """
    if len(readings) < LEAST_STUDS:
        return _refused(Message("plate-too-few-studs", {"count": len(readings), "least": LEAST_STUDS}))
    places = np.array([stud_mm(reading.x, reading.y) for reading in readings])
    if np.sqrt(np.linalg.eigvalsh(np.cov(places.T))[0]) < _LEAST_SPREAD_MM:
        return _refused(Message("plate-studs-in-line"))
    gained = np.array([reading.gained for reading in readings])
    grams = np.array([reading.grams for reading in readings])
    faults = _wiring_faults(gained, places)
    if faults:
        return _refused(*faults)
    wanted = np.column_stack([grams, grams * places[:, 0], grams * places[:, 1]])
    solved, *_ = np.linalg.lstsq(gained, wanted, rcond=None)
    matrix: Floats = solved.T
    off_mm, off_g = _residuals(matrix, gained, grams, places)
    noise = np.array([reading.variance for reading in readings])
    expected = np.sqrt(((matrix[1:, None, :] ** 2 * noise).sum(axis=2) / grams**2).sum(axis=0))
    # Twelve numbers fit a part of the errors away.
    rms = sqrt(float((off_mm**2).sum()) / (len(readings) - CELLS))
    worst = int(np.argmax(off_mm))
    report = (rms, float(np.sqrt((off_g**2).mean())), float(off_mm[worst]), (readings[worst].x, readings[worst].y))
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
    """The zero shift as a part of the peak, standard deviation over all presses and cells, their noise taken out.

    The plate's twist slips too, far more, but adds nothing to mass or place: what the matrix does not see is left out.
    """
    kept = np.array([press.kept for press in presses])
    noise = np.array([press.variance for press in presses])
    seen = np.linalg.pinv(matrix) @ matrix
    share = np.diag(seen)
    excess = float(((kept @ seen) ** 2).sum() - (noise * share).sum())
    peaks = float((np.array([press.peak for press in presses]) ** 2 * share).sum())
    # What few presses cannot show may still be there: one standard error of their noise is the least.
    least = sqrt(2.0 * float((noise**2).sum()))
    return sqrt(max(excess, least)) / sqrt(max(peaks, 1.0))


@dataclass(frozen=True, slots=True)
class PlateCapability:
    """What a plate can see after a press of `peak_g` on one corner: standard deviation of the place of a brick (mm),
    the part of bricks that its scale alone puts on the right knob, and the level that may be promised."""

    brick_mm: float
    right: float
    level: str


def capability_of(
    calibration: PlateCalibration, brick_g: float, peak_g: float, seconds: float = 0.5
) -> PlateCapability:
    """What the measured noise and zero shift allow, if a plate is quiet for `seconds` before and after a brick.

    `level` is "gold" where the Hall sensors can carry what the scale cannot, "silver" where it needs none, and "none"
    where the plate should not be believed at all.
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
    """Cells that gain nothing, and cells that gain where another should: by what each weighs with the places."""
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


def _residuals(matrix: Floats, gained: Floats, grams: Floats, places: Floats) -> tuple[Floats, Floats]:
    load = gained @ matrix.T
    seen = load[:, 1:] / load[:, :1]
    return np.hypot(*(seen - places).T), load[:, 0] - grams


def _refused(*faults: Message) -> PlateCalibrationResult:
    return PlateCalibrationResult(None, float("nan"), float("nan"), float("nan"), None, faults)


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

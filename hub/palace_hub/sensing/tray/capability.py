"""Capability of a compartment before play: the largest safe change and count by its cell's noise, drift and rate.

SENSING, "Masses": a change of k pieces has S_k^2 = k c^2 + 2 (s/u)^2 + (k d)^2, a full count of N pieces
S^2 = N c^2 + (N d)^2 + (s/u)^2 (c spread of pieces, d error of the mean, s error of a level, u unit mass); the
probability of a miscount is 2 Q(0.5 / S). A heap of N pieces that a hand shifts adds (N h)^2 to both, where h is its
relative error on a cell that reads differently across its cup (`calibration.heap_error`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import erfc, sqrt

from monkey_palace.board.pieces import PIECES
from palace_hub.locale.message import Message, decimal
from palace_hub.sensing.signal.release import SLOWEST_RATE_HZ
from palace_hub.sensing.signal.resting_level import STILL_S
from palace_hub.sensing.signal.stillness import LEVEL_FLOOR_PART, drift_bound
from palace_hub.sensing.tray.calibration import heap_error
from palace_hub.sensing.tray.counting import RESUME_DRIFT_PIECES
from palace_hub.sensing.tray.lattice import FOREIGN_PART, MEAN_ERROR, NOMINAL_G, PIECE_SPREAD
from palace_hub.sensing.tray.scale import NOISIEST_PIECES

SAFE_CHANGE = 1e-5
"""Largest probability of a miscount for a safe change (assumed)."""
SAFE_COUNT = 1e-3
"""The same for a full count, which only audits the changes and can be repeated (assumed)."""
MOST_PIECES = 200
"""Upper end of the search for a safe number."""

# Noise of a conversion per gram of capacity: 13 to 17 mg for 300 g, 70 mg for 1 kg (SENSING).
_NOISE_MG_PER_G = 0.06
CAPACITIES_G = (100, 300, 500, 1000)
"""Capacities of common cells."""
# Least capacity that carries a cup (51 to 86 g) and its pieces (up to 100 g) with margin.
_CUP_G = 200

LEAST_UNWATCHED_MIN = 1.0
"""Drift must allow at least this time (min) without measurement, or every pulled plug ends in a question (assumed)."""


@dataclass(frozen=True, slots=True)
class Capability:
    """What a cell can count."""

    cell: int
    noise_mg: float
    """Standard deviation of a conversion."""
    drift_mg_per_min: float
    rate_hz: float
    """Conversions per second."""
    level_mg: float
    """Standard deviation of a level at the earliest decision."""
    largest_change: int
    """Most pieces that may come or go at once; 0: not even one."""
    largest_count: int
    """Largest full count that a weighing alone proves."""
    largest_heap: int
    """Most pieces there whose shift is told from a piece; `MOST_PIECES` where `off_centre` was not measured."""
    unwatched_min: float
    """Minutes without measurement that drift allows."""
    equal_mass: tuple[int, ...]
    """Compartments whose pieces weigh the same."""
    findings: tuple[Message, ...]
    """What to change; empty: nothing."""

    @property
    def counts(self) -> bool:
        """Whether it counts single pieces."""
        return self.largest_change >= 1


def miscount(sd: float) -> float:
    """Probability of a miscount for a standard deviation `sd` (pieces): 2 Q(0.5 / sd)."""
    return 0.0 if sd <= 0 else erfc(0.5 / sd / sqrt(2))


def change_sd(
    pieces: int, level: float, *, spread: float = PIECE_SPREAD, mean_error: float = MEAN_ERROR, heap: float = 0.0
) -> float:
    """Standard deviation of a change of `pieces`; `level`: that of a level, `heap`: of a shifted heap. In pieces."""
    return sqrt(pieces * spread**2 + 2 * level**2 + (pieces * mean_error) ** 2 + heap**2)


def count_sd(
    pieces: int, level: float, *, spread: float = PIECE_SPREAD, mean_error: float = MEAN_ERROR, heap: float = 0.0
) -> float:
    """Standard deviation of a full count of `pieces`; `level`, `heap`: those of a level and of a heap. In pieces."""
    return sqrt(pieces * spread**2 + (pieces * mean_error) ** 2 + level**2 + heap**2)


def equal_mass(index: int, masses: Sequence[float] = NOMINAL_G) -> tuple[int, ...]:
    """The other compartments whose pieces weigh the same as those of compartment `index` (within `FOREIGN_PART`)."""
    own = masses[index]
    return tuple(i for i, mass in enumerate(masses) if i != index and abs(mass - own) <= FOREIGN_PART * own)


def capability(
    index: int,
    noise_mg: float,
    drift_mg_per_min: float,
    rate_hz: float,
    pieces: int,
    *,
    piece_g: float | None = None,
    spread: float = PIECE_SPREAD,
    mean_error: float = MEAN_ERROR,
    scatter_mg: float = 0.0,
    off_centre: float | None = None,
) -> Capability:
    """The capability of compartment `index` with `pieces` pieces.

    `noise_mg`: standard deviation of a conversion; `piece_g` (None: catalogue), `spread` and `mean_error` (relative):
    mass of its pieces; `scatter_mg`: measured repeatability of one brick, which includes the mechanics (0: unknown);
    `off_centre`: measured relative difference across the cup (None: not measured, and left out).
    """
    unit_mg = 1000.0 * (NOMINAL_G[index] if piece_g is None else piece_g)
    averaged = max(1.0, STILL_S * rate_hz)
    level_mg = sqrt((1.15 * noise_mg) ** 2 / averaged + (LEVEL_FLOOR_PART * noise_mg) ** 2)
    level_mg = max(level_mg, scatter_mg / sqrt(2))
    level = level_mg / unit_mg
    figures = {"spread": spread, "mean_error": mean_error}
    noisy = 1.15 * noise_mg / sqrt(6) > NOISIEST_PIECES * unit_mg
    change = 0 if noisy else _largest(lambda k: miscount(change_sd(k, level, **figures)) <= SAFE_CHANGE)
    error = 0.0 if off_centre is None else heap_error(off_centre)
    count = 0 if noisy else _largest(lambda n: miscount(count_sd(n, level, **figures, heap=n * error)) <= SAFE_COUNT)
    heap = (
        0 if change < 1 else _largest(lambda n: miscount(change_sd(1, level, **figures, heap=n * error)) <= SAFE_CHANGE)
    )
    unwatched = RESUME_DRIFT_PIECES * unit_mg / drift_bound(drift_mg_per_min)
    findings: list[Message] = []
    piece = PIECES[index].value
    if change < 1:
        findings.append(_blind(piece, noise_mg, unit_mg, mean_error))
    if rate_hz < SLOWEST_RATE_HZ:
        findings.append(Message("capability-slow", {"piece": piece, "rate": round(rate_hz)}))
    if unwatched < LEAST_UNWATCHED_MIN:
        findings.append(
            Message(
                "capability-drifts",
                {"piece": piece, "drift": round(abs(drift_mg_per_min)), "seconds": round(60 * unwatched)},
            )
        )
    if change >= 1 and heap < pieces and off_centre is not None:
        percent = decimal(100 * off_centre, 1)
        findings.append(Message("capability-off-centre", {"piece": piece, "percent": percent, "count": heap}))
    if change >= 1 and count < pieces:
        findings.append(Message("capability-audit", {"piece": piece, "count": count}))
    same = equal_mass(index)
    findings += [
        Message("capability-twins", {"piece": piece, "other": PIECES[other].value}) for other in same if other > index
    ]
    return Capability(
        cell=index,
        noise_mg=noise_mg,
        drift_mg_per_min=drift_mg_per_min,
        rate_hz=rate_hz,
        level_mg=level_mg,
        largest_change=change,
        largest_count=count,
        largest_heap=heap,
        unwatched_min=unwatched,
        equal_mass=same,
        findings=tuple(findings),
    )


def _blind(piece: str, noise_mg: float, unit_mg: float, mean_error: float) -> Message:
    """The finding for a cell that counts no single pieces: the largest capacity that would, or noise to look for."""
    for grams in reversed(CAPACITIES_G):
        noise = _NOISE_MG_PER_G * grams
        level = noise * (1.15 / sqrt(STILL_S * 80) + LEVEL_FLOOR_PART) / unit_mg
        fits = miscount(change_sd(1, level, mean_error=mean_error)) <= SAFE_CHANGE
        if grams >= _CUP_G and fits and noise < 0.7 * noise_mg:
            return Message("capability-blind", {"piece": piece, "noise": round(noise_mg), "capacity": grams})
    return Message("capability-restless", {"piece": piece, "noise": round(noise_mg)})


def _largest(safe: Callable[[int], bool]) -> int:
    """The largest number up to which all numbers are `safe`, at most `MOST_PIECES`."""
    number = 0
    while number < MOST_PIECES and safe(number + 1):
        number += 1
    return number

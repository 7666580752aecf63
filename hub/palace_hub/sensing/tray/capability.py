"""What a compartment can and cannot know, said before play: from its cell's measured noise, drift and rate.

Formulas from SENSING, "Masses": a change of k pieces has S_k^2 = k c^2 + 2 (s/u)^2 + (k d)^2, a full count of N
S^2 = N c^2 + (N d)^2 + (s/u)^2, and is judged wrongly with 2 Q(0.5 / S).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import erfc, sqrt

from monkey_palace.board.pieces import PIECES
from palace_hub.locale.message import Message
from palace_hub.sensing.signal.release import SLOWEST_RATE_HZ
from palace_hub.sensing.signal.resting_level import STILL_S
from palace_hub.sensing.signal.stillness import LEVEL_FLOOR_PART, drift_bound
from palace_hub.sensing.tray.counting import RESUME_DRIFT_PIECES
from palace_hub.sensing.tray.lattice import FOREIGN_PART, MEAN_ERROR, NOMINAL_G, PIECE_SPREAD
from palace_hub.sensing.tray.scale import NOISIEST_PIECES

# A change is safe where it is judged wrongly less than once in 100,000, a full count once in 1,000: that one is the
# audit of the other and can be weighed again.
SAFE_CHANGE = 1e-5
SAFE_COUNT = 1e-3
MOST_PIECES = 200

# Noise goes with the capacity: 13 to 17 mg a conversion of a 300 g cell, 70 of a 1 kg one (SENSING).
_NOISE_MG_PER_G = 0.06
CAPACITIES_G = (100, 300, 500, 1000)
# A cup and its pieces need at least this; lighter cells do not carry them.
_CUP_G = 200

# Unwatched for shorter than this, a compartment has to be asked about after any pulled plug.
LEAST_UNWATCHED_MIN = 1.0


@dataclass(frozen=True, slots=True)
class Capability:
    """What cell `cell` can do; masses in mg, `rate_hz` conversions a second.

    `level_mg` is the standard deviation of a level at the earliest decision, `largest_change` the largest number of
    pieces that may come or go at once (0: not even one), `largest_count` the largest full count that a weighing alone
    can vouch for, `unwatched_min` how many minutes drift allows between two looks, `twins` the compartments whose
    pieces weigh the same. `findings` say what to change; none: all is well.
    """

    cell: int
    noise_mg: float
    drift_mg_per_min: float
    rate_hz: float
    level_mg: float
    largest_change: int
    largest_count: int
    unwatched_min: float
    twins: tuple[int, ...]
    findings: tuple[Message, ...]

    @property
    def counts(self) -> bool:
        """Whether it can see single pieces come and go."""
        return self.largest_change >= 1


def miscount(sd: float) -> float:
    """Probability that a measured number of pieces with standard deviation `sd` is rounded to another."""
    return 0.0 if sd <= 0 else erfc(0.5 / sd / sqrt(2))


def change_sd(pieces: int, level: float, *, spread: float = PIECE_SPREAD, mean_error: float = MEAN_ERROR) -> float:
    """Standard deviation of a change of `pieces`; `level` is that of a level, all in pieces."""
    return sqrt(pieces * spread**2 + 2 * level**2 + (pieces * mean_error) ** 2)


def count_sd(pieces: int, level: float, *, spread: float = PIECE_SPREAD, mean_error: float = MEAN_ERROR) -> float:
    """Standard deviation of a full count of `pieces`."""
    return sqrt(pieces * spread**2 + (pieces * mean_error) ** 2 + level**2)


def twins(index: int, masses: Sequence[float] = NOMINAL_G) -> tuple[int, ...]:
    """The other compartments whose pieces no scale tells from those of compartment `index`."""
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
) -> Capability:
    """What compartment `index`, which is to hold `pieces`, can do with such a cell.

    `noise_mg` is the standard deviation of one conversion. `piece_g`, `spread` and `mean_error` (parts of a piece) are
    those of its pieces; without a measured mass the catalogue's. `scatter_mg`: standard deviation of one brick's step,
    where it was weighed again and again: mechanics are in it that no noise shows.
    """
    unit_mg = 1000.0 * (NOMINAL_G[index] if piece_g is None else piece_g)
    averaged = max(1.0, STILL_S * rate_hz)
    level_mg = sqrt((1.15 * noise_mg) ** 2 / averaged + (LEVEL_FLOOR_PART * noise_mg) ** 2)
    level_mg = max(level_mg, scatter_mg / sqrt(2))
    level = level_mg / unit_mg
    figures = {"spread": spread, "mean_error": mean_error}
    noisy = 1.15 * noise_mg / sqrt(6) > NOISIEST_PIECES * unit_mg
    change = 0 if noisy else _largest(lambda k: miscount(change_sd(k, level, **figures)) <= SAFE_CHANGE)
    count = 0 if noisy else _largest(lambda n: miscount(count_sd(n, level, **figures)) <= SAFE_COUNT)
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
    if change >= 1 and count < pieces:
        findings.append(Message("capability-audit", {"piece": piece, "count": count}))
    same = twins(index)
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
        unwatched_min=unwatched,
        twins=same,
        findings=tuple(findings),
    )


def _blind(piece: str, noise_mg: float, unit_mg: float, mean_error: float) -> Message:
    """Single pieces cannot be told: the largest capacity that would do, or what else to look for."""
    for grams in reversed(CAPACITIES_G):
        noise = _NOISE_MG_PER_G * grams
        level = noise * (1.15 / sqrt(STILL_S * 80) + LEVEL_FLOOR_PART) / unit_mg
        fits = miscount(change_sd(1, level, mean_error=mean_error)) <= SAFE_CHANGE
        if grams >= _CUP_G and fits and noise < 0.7 * noise_mg:
            return Message("capability-blind", {"piece": piece, "noise": round(noise_mg), "capacity": grams})
    return Message("capability-restless", {"piece": piece, "noise": round(noise_mg)})


def _largest(safe: Callable[[int], bool]) -> int:
    """The largest number for which it and all smaller ones are safe; no more than `MOST_PIECES`."""
    found = 0
    while found < MOST_PIECES and safe(found + 1):
        found += 1
    return found

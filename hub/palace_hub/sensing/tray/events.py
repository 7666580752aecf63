"""Events and states of tray sensing: frozen records, decisions with their evidence. Times are hub seconds."""

from dataclasses import dataclass
from enum import StrEnum

from palace_hub.locale.message import Message
from palace_hub.sensing.tray.audit import Agreement, Audit


class Motion(StrEnum):
    """The motion state of a cell."""

    UNKNOWN = "unknown"
    TOUCHED = "touched"
    SETTLING = "settling"  # still, count undecided
    QUIET = "quiet"  # still, count decided


class RivalVerdict(StrEnum):
    """Why the rival of a decision (the second most likely count) was rejected."""

    OFF_WHOLE = "off_whole"  # the level lies nearer to the decided number
    FADED = "faded"  # the hand's force faded into the level: a finger would have shown
    LIFTED = "lifted"  # a resting finger was seen to lift
    WAITED = "waited"  # still for longer than a finger rests
    UNLIKELY = "unlikely"  # possible, but rare for hands, or not what the game expects
    STANDS = "stands"  # not rejected: the count is asked about


@dataclass(frozen=True, slots=True)
class Evidence:
    """The data of one decision."""

    trace: tuple[tuple[float, float], ...]
    """Seconds relative to the decision (at most 0), level in pieces on the zero before it; at most `TRACE_POINTS`."""
    error: float
    """Standard deviation of the level (pieces)."""
    odds: float
    """Odds of all rivals together against the decision."""
    finger: bool
    """The best rival needs a finger that rests in the compartment."""
    verdict: RivalVerdict
    """Why the best rival was rejected; "lost" in the journal."""
    swing_mg: float | None = None
    """Amplitude of the free swing after the hand; None: no swing seen (also the next three)."""
    hertz: float | None = None
    decay: float | None = None
    """Damping of the swing (1/s)."""
    hidden_g: float | None = None
    """Heaviest finger that the release could hide."""


TRACE_POINTS = 48
"""Longest trace: as JSON it stays below a kilobyte."""


@dataclass(frozen=True, slots=True)
class CountChange:
    """Pieces came to or left a compartment."""

    cell: int
    t: float
    pieces: int
    """Pieces that came (negative: left)."""
    count: int
    """Pieces in the compartment now."""
    fraction: float
    """Measured change less `pieces` (pieces)."""
    noise_mg: float
    """Standard deviation of a conversion."""
    confidence: float
    """Probability of `pieces` against all alternatives."""
    rival: int
    """The likeliest other change (pieces)."""
    still_s: float
    """Still time before the decision."""
    moved_s: float = 0.0
    """Time from the first sign of a hand to rest."""
    evidence: Evidence | None = None


@dataclass(frozen=True, slots=True)
class Uncertain:
    """The cell rests and its count is unknown: a question to a person."""

    cell: int
    t: float
    fraction: float
    """Distance of the reading from the nearest whole piece (pieces)."""
    low: int
    """The likeliest counts are `low` and `high`, mostly neighbours; both the last known count for an object."""
    high: int
    still_s: float
    reading: float
    """Level in pieces above the tracked zero."""
    why: str = "between"
    """"between" (no whole count fits), "impossible" (below 0, or more than a hand moves), "object" (beyond the box, or
    suddenly too heavy for pieces), "cup" (the cup is out, or another one is in its place), "foreign" (`high`, or pieces
    of another kind beside `low`), "gap" (unwatched for too long) or "changed" (the content changed while a person
    counted)."""
    foreign: int | None = None
    """The compartment whose single piece weighs what came; None: no such piece."""
    evidence: Evidence | None = None


@dataclass(frozen=True, slots=True)
class Cleared:
    """An `Uncertain` ended by itself: the reading is back on whole pieces.

    A `CountChange` follows if the count differs from the one before the question.
    """

    cell: int
    t: float
    count: int
    fraction: float
    still_s: float


@dataclass(frozen=True, slots=True)
class Resumed:
    """The first decision after a restart or a pause of `gap_s` seconds; the other fields are those of `CountChange`."""

    cell: int
    t: float
    pieces: int
    count: int
    fraction: float
    noise_mg: float
    confidence: float
    rival: int
    still_s: float
    gap_s: float
    evidence: Evidence | None = None


@dataclass(frozen=True, slots=True)
class Activity:
    """The motion state of a cell changed. Only the newest of each cell matters."""

    cell: int
    t: float
    activity: Motion


@dataclass(frozen=True, slots=True)
class Audited:
    """The audit of a quiet cell got worse. Sent once per agreement, until a person counts."""

    cell: int
    t: float
    off: float
    """Full count less the ledger's count (pieces)."""
    drifted: float
    """Part of it that the zero followed as drift (pieces)."""
    agreement: Agreement


SensingEvent = CountChange | Uncertain | Cleared | Resumed | Activity | Audited


@dataclass(frozen=True, slots=True)
class CellState:
    """The state of one cell; None: unknown."""

    activity: Motion = Motion.UNKNOWN
    since: float = 0.0
    """Hub time from which `activity` holds."""
    count: int | None = None
    """Pieces in the compartment; None also while a fault holds."""
    sure: bool = False
    """False while `weighing`, and while a question or a restart is open."""
    weighing: bool = False
    """The cell rests at another level, and the change is not decided yet: `count` is the one before it."""
    provisional: int | None = None
    """The likeliest count while `weighing`, for the display alone; None: none."""
    grams: float | None = None
    """`reading` in grams."""
    noise_mg: float | None = None
    """Standard deviation of a conversion."""
    drift_mg_per_min: float | None = None
    rate_hz: float | None = None
    """Conversions per second."""
    fraction: float | None = None
    """Distance of `reading` from the nearest whole piece."""
    reading: float | None = None
    """Level in pieces above the tracked zero."""
    fault: Message | None = None
    """Why the cell has no count."""
    audit: Audit | None = None
    """Audit of a quiet cell; None while it moves."""

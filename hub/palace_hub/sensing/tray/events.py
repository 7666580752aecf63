"""What the tray's sensing tells: frozen records, each with the evidence it was decided on. Times are hub seconds."""

from dataclasses import dataclass
from enum import StrEnum

from palace_hub.locale.message import Message
from palace_hub.sensing.tray.audit import Agreement, Audit


class Motion(StrEnum):
    """What a cell is doing: `settling` is still but undecided, `quiet` is still and decided."""

    UNKNOWN = "unknown"
    TOUCHED = "touched"
    SETTLING = "settling"
    QUIET = "quiet"


class RivalVerdict(StrEnum):
    """Why the runner-up of a decision lost."""

    OFF_WHOLE = "off_whole"  # the level lies nearer to the other number
    FADED = "faded"  # the hand's force was seen to run out: a finger would have been seen
    LIFTED = "lifted"  # a finger was there and was seen to lift
    WAITED = "waited"  # still for longer than a finger rests
    UNLIKELY = "unlikely"  # possible, but hands seldom do that, or the game expects another thing
    STANDS = "stands"  # it did not: the count is asked about


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a decision rests on, at most `TRACE_POINTS` long.

    `trace` is (seconds before the decision, negative or 0; pieces on the lattice of before), `error` the standard
    deviation of the change in pieces, `odds` those of all rivals together, `finger` whether the best of them needs a
    finger resting in the bin, `lost` why it lost; `swing_mg`, `hertz` and `decay` (1/s) describe the free swing that
    the hand left behind and `hidden_g` how heavy a finger could be and not be seen, None where none was seen.
    """

    trace: tuple[tuple[float, float], ...]
    error: float
    odds: float
    finger: bool
    lost: RivalVerdict
    swing_mg: float | None = None
    hertz: float | None = None
    decay: float | None = None
    hidden_g: float | None = None


TRACE_POINTS = 48


@dataclass(frozen=True, slots=True)
class Change:
    """Pieces left (`pieces` < 0) or came; `count` is what the compartment holds now.

    `fraction` is the measured change less `pieces`, in pieces; `noise_mg` the standard deviation of one conversion;
    `confidence` the probability of `pieces` against its rivals and `rival` the best of them, both as changes in pieces;
    `still_s` how long the cell lay still before the decision; `moved_s` from the first sign of a hand to stillness.
    """

    cell: int
    t: float
    pieces: int
    count: int
    fraction: float
    noise_mg: float
    confidence: float
    rival: int
    still_s: float
    moved_s: float = 0.0
    evidence: Evidence | None = None


@dataclass(frozen=True, slots=True)
class Uncertain:
    """Still, but the hub does not know the count: `low` and `high` = `low` + 1 pieces are the likeliest there.

    `fraction` is the distance of the reading from the nearest whole piece; `why` is `between` (no whole piece fits),
    `impossible` (fewer than none, more than the box holds, or more than a hand moves), `gap` (unwatched too long) or
    `changed` (something came or went while a person counted).
    `foreign` is the compartment whose piece, put in here, would weigh what came; None where none would.
    """

    cell: int
    t: float
    fraction: float
    low: int
    high: int
    still_s: float
    why: str = "between"
    foreign: int | None = None
    evidence: Evidence | None = None


@dataclass(frozen=True, slots=True)
class Cleared:
    """An `Uncertain` ended by itself: the reading is back on whole pieces of the old lattice. A `Change` follows if the
    count is another than before the doubt."""

    cell: int
    t: float
    count: int
    fraction: float
    still_s: float


@dataclass(frozen=True, slots=True)
class Resumed:
    """After a restart or a pause the cell lies on a whole piece: `pieces` came (negative: left) meanwhile."""

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
    """The cell began to do something else; floods may be collapsed to the newest of each cell."""

    cell: int
    t: float
    activity: Motion


@dataclass(frozen=True, slots=True)
class Audited:
    """The full count of a quiet cell has come to stand worse to the ledger than before: `off` pieces from it, of which
    `drifted` were drift that the zero followed. Said once, until somebody counts."""

    cell: int
    t: float
    off: float
    drifted: float
    agreement: Agreement


SensingEvent = Change | Uncertain | Cleared | Resumed | Activity | Audited


@dataclass(frozen=True, slots=True)
class CellState:
    """One cell as it stands. `count` None means unknown; `fault` says why where there is one.

    `weighing`: the cell is still and its level says that something changed, but it is too early to say what, so that
    `count` is the one before; `sure` is False then, and while a question or a restart is open.

    `reading` is the present level in pieces above the tracked zero, `fraction` its distance from the nearest whole
    piece; both None while there is no level or no calibration. `audit` is the full count of a quiet cell against the
    ledger, None while it moves.
    """

    activity: Motion = Motion.UNKNOWN
    since: float = 0.0
    count: int | None = None
    sure: bool = False
    weighing: bool = False
    grams: float | None = None
    noise_mg: float | None = None
    drift_mg_per_min: float | None = None
    rate_hz: float | None = None
    fraction: float | None = None
    reading: float | None = None
    fault: Message | None = None
    audit: Audit | None = None

"""The full count against the ledger, in every quiet spell: how far the zero has been followed, and whether too far.

The ledger runs on changes, and after each of them the tracked zero takes up what the pieces were off by; between them
it follows drift. Both are healing, and both are kept account of here: a zero that has wandered by half a piece more
than drift and the pieces' own spread explain means that the ledger and the bin no longer agree.
"""

from dataclasses import dataclass
from enum import StrEnum
from math import sqrt

from palace_hub.sensing.tray.lattice import MEAN_ERROR, PIECE_SPREAD

# Standard deviations of the full count that are still nothing to speak of.
SIGMAS = 4.0
# Half a piece is where the next whole number begins.
HALF_PIECE = 0.5
# A cell that was watched for less says nothing of its drift yet: that of a good cell warming up.
SETTLED_S = 60.0


class Agreement(StrEnum):
    """How the full count stands to the ledger."""

    UNKNOWN = "unknown"  # nothing to compare with
    AGREES = "agrees"
    HEALED = "healed"  # further off than half a piece, and drift that was followed explains it
    DISAGREES = "disagrees"  # further off than anything known explains: count what lies there


SEVERITY = {Agreement.UNKNOWN: 0, Agreement.AGREES: 0, Agreement.HEALED: 1, Agreement.DISAGREES: 2}
"""What is worth saying, by how much it is."""


@dataclass(frozen=True, slots=True)
class Audit:
    """The full count of a quiet cell, in pieces.

    `reading` is the level above the calibrated zero, `off` that less the ledger's count, `drifted` how much of it was
    drift followed in quiet and `taken_up` what changes left over; `limit` is what may be left over.
    """

    reading: float
    off: float
    drifted: float
    taken_up: float
    limit: float
    agreement: Agreement


@dataclass(slots=True)
class ZeroAccount:
    """What one cell's zero was moved by, in pieces, since it was calibrated or counted by a person.

    `drifted` is what was followed in quiet, in steps that the rate limit of tracking bounds; `followed` the same
    without its sign, `changes` the pieces that have come and gone.
    """

    drifted: float = 0.0
    followed: float = 0.0
    taken_up: float = 0.0
    changes: int = 0

    def add_drift(self, pieces: float) -> None:
        """The zero followed a quiet level by so much."""
        self.drifted += pieces
        self.followed += abs(pieces)

    def add_residual(self, fraction: float, pieces: int) -> None:
        """A change of `pieces` was `fraction` off whole, which the zero took up."""
        self.taken_up += fraction
        self.changes += abs(pieces)

    def audit(self, reading: float, count: int | None, level_error: float) -> Audit:
        """Holds `reading` (pieces above the calibrated zero) against the ledger's `count`."""
        if count is None:
            return Audit(reading, 0.0, self.drifted, self.taken_up, 0.0, Agreement.UNKNOWN)
        off = reading - count
        moved = self.changes
        spread = sqrt(moved * PIECE_SPREAD**2 + (min(moved, count + 1) * MEAN_ERROR) ** 2 + 2 * level_error**2)
        limit = max(HALF_PIECE, SIGMAS * spread)
        if abs(off) <= HALF_PIECE:
            agreement = Agreement.AGREES
        elif abs(off - self.drifted) <= limit:
            agreement = Agreement.HEALED
        else:
            agreement = Agreement.DISAGREES
        return Audit(reading, off, self.drifted, self.taken_up, limit, agreement)

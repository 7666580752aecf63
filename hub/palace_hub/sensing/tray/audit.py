"""Audit: the full count of a quiet cell against the ledger, and the account of what moved its zero.

The ledger counts changes. The tracked zero absorbs drift between changes and the residual of each change. If it has
moved by half a piece more than followed drift and the spread of the pieces explain, ledger and compartment disagree.
"""

from dataclasses import dataclass
from enum import StrEnum
from math import sqrt

from palace_hub.sensing.tray.lattice import MEAN_ERROR, PIECE_SPREAD

SIGMAS = 4.0
"""Largest unexplained difference, in standard deviations of the full count."""
HALF_PIECE = 0.5
"""The same in pieces: beyond half a piece the next whole number begins."""


class Agreement(StrEnum):
    """The relation of the full count to the ledger."""

    UNKNOWN = "unknown"  # no count to compare with
    AGREES = "agrees"  # within half a piece
    HEALED = "healed"  # further off, explained by drift that the zero followed
    DISAGREES = "disagrees"  # further off, unexplained: a person has to count


SEVERITY = {Agreement.UNKNOWN: 0, Agreement.AGREES: 0, Agreement.HEALED: 1, Agreement.DISAGREES: 2}
"""Rank of the agreements: a higher one is reported."""


@dataclass(frozen=True, slots=True)
class Audit:
    """The audit of a quiet cell, in pieces."""

    reading: float
    """Level above the calibrated zero."""
    off: float
    """`reading` less the ledger's count."""
    drifted: float
    """Part of `off` that the zero followed as drift."""
    taken_up: float
    """Part of `off` by the residuals of changes."""
    limit: float
    """Largest unexplained difference."""
    agreement: Agreement


@dataclass(slots=True)
class ZeroAccount:
    """What has moved one cell's zero since it was calibrated or counted by a person, in pieces."""

    drifted: float = 0.0
    """Drift followed in quiet; the tracking limits its rate."""
    followed: float = 0.0
    """The same without sign."""
    taken_up: float = 0.0
    """Sum of the residuals of changes."""
    changes: int = 0
    """Pieces that have come and gone."""

    def add_drift(self, pieces: float) -> None:
        """Takes a drift by `pieces` that the zero followed."""
        self.drifted += pieces
        self.followed += abs(pieces)

    def add_residual(self, fraction: float, pieces: int) -> None:
        """Takes a change of `pieces` whose distance from whole pieces (`fraction`) the zero absorbed."""
        self.taken_up += fraction
        self.changes += abs(pieces)

    def audit(self, reading: float, count: int | None, level_error: float) -> Audit:
        """Compares `reading` (pieces above the calibrated zero) with the ledger's `count` (None: unknown).

        `level_error`: standard deviation of the level (pieces). Formula: SENSING, "Masses".
        """
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

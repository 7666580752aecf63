"""The six compartments of the tray: conversions in, events out; counts, zeros and steady levels on request."""

from collections.abc import Sequence
from functools import partial

from palace_hub.sensing.signal.creep import CreepGain
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.tray.calibration import CELLS, TrayCalibration
from palace_hub.sensing.tray.cell import CellSensing
from palace_hub.sensing.tray.common_shift import CommonShift, common_shift
from palace_hub.sensing.tray.events import CellState, SensingEvent

WITNESSES = 4
"""Compartments that must fit their stored counts after a long gap before the zeros are taken to have held. Cells that
warm up are off by 0.16 to 0.48 g (SENSING: 20 to 60 mg/min for 8 min), more than `UNTOUCHED_TOLERANCE` in the four
compartments of light pieces, so that no more than two fit by chance; and two compartments may have been changed."""


class TraySensing:
    """Sensing of six cells in the order arch, brick, column, light_green, dark_green, gold.

    `calibration` None: no counts; `counts` None: unknown; `zeros`: tracked zeros with dark lights (raw counts; None:
    the count holds at the first sure resting level); `creep`: gains learnt before. A fresh calibration starts with
    `counts` = the box and `zeros` = its own zeros.
    """

    def __init__(
        self,
        calibration: TrayCalibration | None = None,
        counts: Sequence[int | None] | None = None,
        zeros: Sequence[float | None] | None = None,
        creep: Sequence[CreepGain] | None = None,
    ) -> None:
        self.compartments = tuple(
            CellSensing(
                i,
                calibration.cells[i] if calibration else None,
                counts[i] if counts else None,
                zeros[i] if zeros else None,
                creep[i] if creep else None,
            )
            for i in range(CELLS)
        )
        """Sensing of each compartment."""
        self._levels = tuple(cell.levels for cell in self.compartments)
        for i, cell in enumerate(self.compartments):
            cell.compare = partial(self._common_shift, i)
        self._now = 0.0
        self._began: float | None = None

    def feed(self, cell: int, conversions: Sequence[tuple[float, int | None]]) -> list[SensingEvent]:
        """Takes conversions of one cell (hub seconds, raw counts, None: refused by the node); returns the events.

        The events depend on the sequence of conversions of all cells, not on its division into calls: a change is
        compared with the other cells, as far as they have been fed.
        """
        if conversions:
            self.tick(conversions[-1][0])
        events = self.compartments[cell].feed(conversions)
        self._compare_zeros()
        return events

    @property
    def zeros_held(self) -> bool | None:
        """Whether the last comparison after a long gap found that zeros have held; None: it goes on."""
        found = [cell.tracked.zeros_held for cell in self.compartments if cell.tracked is not None]
        return None if None in found or not found else any(found)

    def _common_shift(self, index: int, rest_t0: float, before: float, now: float) -> CommonShift:
        """The shift of a cell between two hub times that the other cells show as well."""
        pieces_g = [
            (cell.tracked.count or 0) * cell.tracked.piece_g if cell.tracked is not None else 0.0
            for cell in self.compartments
        ]
        return common_shift(index, self._levels, pieces_g, rest_t0, before, now)

    def _compare_zeros(self) -> None:
        """Decides after a long gap whether the zeros have held: `WITNESSES` compartments fit their stored counts."""
        tracked = [cell.tracked for cell in self.compartments if cell.tracked is not None]
        waiting = [one for one in tracked if one.zeros_held is None]
        if not waiting:
            return
        held = sum(one.lies_as_stored is True for one in waiting) >= WITNESSES
        if held or sum(one.lies_as_stored is False for one in waiting) > CELLS - WITNESSES:
            for one in waiting:
                one.zeros_held = held

    def tick(self, t: float) -> None:
        """Advances the clock to hub time `t`, so that a cell without conversions becomes silent."""
        self._now = max(self._now, t)
        if self._began is None:
            self._began = t

    def cell(self, i: int) -> CellState:
        """The state of cell `i`."""
        return self.compartments[i].state(self._now, self._began or 0.0)

    def cells(self) -> tuple[CellState, ...]:
        """The states of all cells."""
        return tuple(cell.state(self._now, self._began or 0.0) for cell in self.compartments)

    def counts(self) -> tuple[int | None, ...]:
        """The count of each compartment; None: unknown or at fault."""
        return tuple(state.count for state in self.cells())

    def zeros(self) -> tuple[float | None, ...]:
        """Tracked zeros for the journal (raw counts with dark lights, for the units as calibrated); None: none yet."""
        return tuple(cell.journal_zero for cell in self.compartments)

    def creep(self) -> tuple[CreepGain, ...]:
        """The creep gain of each cell; it belongs to the cell, whatever its load."""
        return tuple(cell.creep for cell in self.compartments)

    def steady(self, i: int) -> CellReading | None:
        """The steady level of cell `i` for weighing; None while a finger may rest there."""
        return self.compartments[i].steady()

    def set_count(self, i: int, n: int) -> None:
        """Takes a person's count: compartment `i` holds `n` pieces."""
        self.compartments[i].set_count(n, self._now)

    def expect(self, i: int, pieces: int | None) -> None:
        """Sets the pieces that the game expects to come to compartment `i` (negative: to leave; None, 0: nothing).

        It changes how long a decision waits, never the decided number.
        """
        tracked = self.compartments[i].tracked
        if tracked is not None:
            tracked.due = pieces or None

    def expect_lights(self, lit: float) -> bool:
        """Sets the share of the lights that are lit from now on (0 to 1): each cell steps by its measured shift.

        Returns whether any did.
        """
        stepped = [cell.expect_lights(lit, self._now) for cell in self.compartments]
        return any(stepped)

    def limit(self, i: int, most: int | None) -> None:
        """Sets the most pieces that can come to compartment `i`: what the players hold between them (None: unknown).

        A gain beyond it is asked about, never committed.
        """
        tracked = self.compartments[i].tracked
        if tracked is not None:
            tracked.most = most

    def resume(
        self,
        counts: Sequence[int | None],
        zeros: Sequence[float | None],
        gap_s: float | Sequence[float],
        drift_mg_per_min: Sequence[float | None] | None = None,
    ) -> None:
        """Restores the journal's counts and zeros after `gap_s` seconds (one value, or one per cell).

        Each cell is compared at its first sure resting level: `Resumed` if it is within `RESUME_TOLERANCE` of whole
        pieces and drift stays below `RESUME_DRIFT_PIECES` over the gap, or after a longer gap if the content is
        unchanged and `WITNESSES` compartments show that the zeros have held; else, and after an infinite gap,
        `Uncertain`. `drift_mg_per_min`: measured before the gap; None: `UNKNOWN_DRIFT_MG_PER_MIN`.
        """
        gaps = [gap_s] * CELLS if isinstance(gap_s, int | float) else gap_s
        for i, cell in enumerate(self.compartments):
            drift = drift_mg_per_min[i] if drift_mg_per_min else None
            cell.resume(counts[i], zeros[i], gaps[i], drift, self._now)
            if cell.tracked is not None and counts[i] is not None:
                cell.tracked.wait_for_others()

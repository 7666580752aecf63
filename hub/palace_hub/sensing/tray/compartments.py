"""The six compartments together: conversions in, events out; counts, zeros and steady readings on request."""

from collections.abc import Sequence

from palace_hub.sensing.signal.creep import CreepGain
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.tray.calibration import CELLS, TrayCalibration
from palace_hub.sensing.tray.cell import CellSensing
from palace_hub.sensing.tray.events import CellState, SensingEvent


class TraySensing:
    """Six cells in the order arch, brick, column, light_green, dark_green, gold.

    `calibration` None: no count at all. `counts` None: nothing is known of the compartments yet. `zeros` are tracked
    zeros in raw counts; where they are missing, the count is taken to hold at the first sure stillness.
    A fresh calibration starts with `counts` = the box and `zeros` = its own zeros. `creep` is what the cells have shown
    of it before.
    """

    def __init__(
        self,
        calibration: TrayCalibration | None = None,
        counts: Sequence[int | None] | None = None,
        zeros: Sequence[float | None] | None = None,
        creep: Sequence[CreepGain] | None = None,
    ) -> None:
        self._cells = tuple(
            CellSensing(
                i,
                calibration.cells[i] if calibration else None,
                counts[i] if counts else None,
                zeros[i] if zeros else None,
                creep[i] if creep else None,
            )
            for i in range(CELLS)
        )
        self._now = 0.0
        self._began: float | None = None

    def feed(self, cell: int, conversions: Sequence[tuple[float, int | None]]) -> list[SensingEvent]:
        """Takes conversions of one cell: (hub seconds, raw counts, or None for one that the node refused).

        The events depend on the sequence of a cell's conversions alone, not on how it is cut into calls.
        """
        if conversions:
            self.tick(conversions[-1][0])
        return self._cells[cell].feed(conversions)

    def tick(self, t: float) -> None:
        """Says that it is `t` (hub seconds), so that cells which give nothing are known to be silent."""
        self._now = max(self._now, t)
        if self._began is None:
            self._began = t

    def cell(self, i: int) -> CellState:
        return self._cells[i].state(self._now, self._began or 0.0)

    def cells(self) -> tuple[CellState, ...]:
        return tuple(cell.state(self._now, self._began or 0.0) for cell in self._cells)

    def counts(self) -> tuple[int | None, ...]:
        """What each compartment is taken to hold; None where unknown or at fault."""
        return tuple(state.count for state in self.cells())

    def zeros(self) -> tuple[float | None, ...]:
        """Tracked zeros, raw counts, for the journal, at the units as calibrated; None where there is none."""
        return tuple(cell.tracked.journal_zero if cell.tracked else None for cell in self._cells)

    def creep(self) -> tuple[CreepGain, ...]:
        """How much each cell has shown that it creeps: its own, whatever lies on it."""
        return tuple(cell.creep for cell in self._cells)

    def steady(self, i: int) -> CellReading | None:
        """The level of a cell that has been still for longer than a finger rests; None otherwise. For calibration."""
        return self._cells[i].steady()

    def set_count(self, i: int, n: int) -> None:
        """A person's count (override or answer): what lies there now is `n` pieces, once the cell is still."""
        self._cells[i].set_count(n, self._now)

    def expect(self, i: int, pieces: int | None) -> None:
        """How many pieces the game expects to come to compartment `i` now (negative: to leave); None or 0: no view.

        It only shortens the wait for a change that fits and lengthens it for one that could be the expected change
        under a resting finger; it never changes a number.
        """
        tracked = self._cells[i].tracked
        if tracked is not None:
            tracked.due = pieces or None

    def resume(
        self,
        counts: Sequence[int | None],
        zeros: Sequence[float | None],
        gap_s: float | Sequence[float],
        drift_mg_per_min: Sequence[float | None] | None = None,
    ) -> None:
        """Stands where the journal left off `gap_s` seconds ago, one figure for all cells or one each (DESIGN 2).

        Each cell is compared once it lies still for longer than a finger rests: `Resumed` where it is within 0.2 of a
        piece and the drift (measured before, mg/min; 60 where unknown) cannot have reached a third of a piece
        meanwhile, otherwise `Uncertain`.
        """
        gaps = [gap_s] * CELLS if isinstance(gap_s, int | float) else gap_s
        for i, cell in enumerate(self._cells):
            drift = drift_mg_per_min[i] if drift_mg_per_min else None
            cell.resume(counts[i], zeros[i], gaps[i], drift, self._now)

"""The tray as the core sees it: its sensing, and until when each compartment was watched."""

from collections.abc import Sequence
from math import inf

from monkey_palace.board.pieces import PIECES
from palace_hub.referee.judge import expected
from palace_hub.referee.judgement import Judgement
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.tray.calibration import TrayCalibration
from palace_hub.sensing.tray.compartments import TraySensing
from palace_hub.sensing.tray.events import CellState, Motion, SensingEvent
from palace_hub.wire.events import Batch

CELLS = len(PIECES)
_UNCALIBRATED = "cell-uncalibrated"
_MOVING = frozenset({Motion.TOUCHED, Motion.SETTLING})


class TrayDevice:
    """Six compartments. `calibrated` False: nothing is counted.

    A compartment counts as watched while its count is sure; a restart, a lost cable or another process leaves it
    unwatched until a comparison or a person has made it sure again. The gap that a comparison is judged by runs from
    the last moment that was watched, so that it can only grow.
    """

    def __init__(self) -> None:
        self.sensing = TraySensing()
        self.calibrated = False
        self._watched = [-inf] * CELLS  # hub seconds
        self._zeros: tuple[float | None, ...] | None = None
        self._cells: tuple[CellState, ...] | None = None  # as they stand, until something happens to them
        self._by_hand: set[int] = set()

    def calibrate(self, calibration: TrayCalibration, counts: Sequence[int], t: float) -> None:
        """Count from now on: the compartments hold `counts`, at the calibration's own zeros."""
        zeros = [cell.zero_raw if cell is not None else None for cell in calibration.cells]
        self.sensing = TraySensing(calibration, counts, zeros, self.sensing.creep())
        self.calibrated = True
        self._cells = None
        self._watched = [t] * CELLS

    def take_over(self, calibration: TrayCalibration, zeros: Sequence[float | None] | None, watched: float) -> None:
        """Go on with what a journal kept: tracked zeros (None: none were kept), last watched at hub time `watched`."""
        self.sensing = TraySensing(calibration)
        self.calibrated = True
        self._cells = None
        self._watched = [watched] * CELLS
        self._zeros = (None,) * CELLS if zeros is None else tuple(zeros)

    def compare(self, known: Sequence[int | None], sure: Sequence[bool], t: float) -> None:
        """Hold what lies there against what was last known of it, as soon as it is still.

        Compartments that are not `sure` (a question was open) are asked about whatever they weigh.
        """
        zeros = self.sensing.zeros() if self._zeros is None else self._zeros
        gaps = [t - watched if certain else inf for watched, certain in zip(self._watched, sure, strict=True)]
        drift = [cell.drift_mg_per_min for cell in self.cells()]
        self.sensing.resume(known, zeros, gaps, drift)
        self._zeros = self._cells = None

    def answer(self, cell: int, count: int) -> None:
        """A person's count of a compartment."""
        self.sensing.set_count(cell, count)
        self._cells = None

    def expect(self, judgement: Judgement | None) -> None:
        """Tell the detector what players are likely to do next: it may decide earlier, never otherwise."""
        for cell in range(CELLS):
            self.sensing.expect(cell, None if judgement is None else expected(judgement, cell))

    def feed(self, batch: Batch) -> list[SensingEvent]:
        """What a batch of conversions tells, in order of time."""
        self._cells = None
        found: list[SensingEvent] = []
        for cell, conversions in enumerate(batch.conversions[:CELLS]):
            if conversions:
                found += self.sensing.feed(cell, [(t, raw) for t, raw, _ in conversions])
        return sorted(found, key=lambda one: (one.t, one.cell))

    def tick(self, t: float, *, live: bool) -> None:
        """Hub time goes on; a sure compartment of a live tray has been watched until now."""
        self.sensing.tick(t)
        self._cells = None
        self._by_hand = {i for i in self._by_hand if self.cell(i).fault is not None}
        if live and self.calibrated:
            for i, cell in enumerate(self.cells()):
                if cell.sure:
                    self._watched[i] = t

    def zeros(self) -> tuple[float | None, ...] | None:
        """Tracked zeros for the journal; None while there is nothing to go on from later."""
        if not self.calibrated or self._zeros is not None:
            return None
        return self.sensing.zeros()

    def cells(self) -> tuple[CellState, ...]:
        """The compartments as they stand: many ask in a turn, so they are described once."""
        if self._cells is None:
            self._cells = self.sensing.cells()
        return self._cells

    def cell(self, i: int) -> CellState:
        """One compartment as it stands."""
        return self.cells()[i]

    def counts(self) -> tuple[int | None, ...]:
        """Pieces in each compartment by its weight alone; None where unknown or at fault."""
        return tuple(cell.count for cell in self.cells())

    def steady(self) -> tuple[CellReading, ...] | None:
        """The levels of all six cells, None until every one has been still for long enough to be weighed."""
        readings = tuple(reading for i in range(CELLS) if (reading := self.steady_one(i)) is not None)
        return readings if len(readings) == CELLS else None

    def steady_one(self, i: int) -> CellReading | None:
        """The level of one cell, None until it has been still for long enough to be weighed, and while it is dead."""
        fault = self.cell(i).fault
        return self.sensing.steady(i) if fault is None or fault.key == _UNCALIBRATED else None

    @property
    def moving(self) -> tuple[bool, ...]:
        """Per compartment: a hand, or what it left behind, is still in the reading."""
        return tuple(cell.activity in _MOVING for cell in self.cells())

    def counted_by_hand(self, i: int) -> None:
        """A person has said what lies in compartment `i`: that stands for as long as its cell can say nothing."""
        self._by_hand.add(i)

    @property
    def weighed(self) -> tuple[bool, ...]:
        """Per compartment: its cell can count, so that a number is the tray's word and not a person's."""
        return tuple(cell.fault is None for cell in self.cells())

    def believed(self, counts: Sequence[int | None]) -> tuple[int | None, ...]:
        """`counts` where the compartment still stands for them: None until it was compared, and at a fault where no
        person has counted since."""
        cells = self.cells()
        stands = [
            cell.sure or cell.weighing if cell.fault is None else i in self._by_hand for i, cell in enumerate(cells)
        ]
        return tuple(count if stand else None for count, stand in zip(counts, stands, strict=True))

"""The tray's device state: its sensing, and until when each compartment was watched."""

from collections.abc import Sequence
from math import ceil, inf

from monkey_palace.board.pieces import PIECES
from palace_hub.referee.judge import expected
from palace_hub.referee.judgement import Judgement
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.tray.calibration import TrayCalibration
from palace_hub.sensing.tray.compartments import TraySensing
from palace_hub.sensing.tray.events import CellState, Motion, SensingEvent
from palace_hub.sensing.tray.lattice import NOMINAL_G
from palace_hub.wire.events import Batch

CELLS = len(PIECES)
_UNCALIBRATED = "cell-uncalibrated"
_MOVING = frozenset({Motion.TOUCHED, Motion.SETTLING})


class TrayDevice:
    """Six compartments.

    A compartment is watched while its count is sure. After a restart, a lost cable or another process it is not, until
    a comparison or a player makes it sure again. A comparison uses the gap since the last watched moment.
    """

    def __init__(self) -> None:
        self.sensing = TraySensing()
        self.calibrated = False  # False: nothing is counted
        self._watched = [-inf] * CELLS  # hub seconds
        self._zeros: tuple[float | None, ...] | None = None
        self._cells: tuple[CellState, ...] | None = None  # cached until the next change
        self._by_hand: set[int] = set()

    def calibrate(self, calibration: TrayCalibration, counts: Sequence[int], t: float) -> None:
        """Count from now on: the compartments hold `counts`, at the calibration's own zeros."""
        zeros = [cell.zero_raw if cell is not None else None for cell in calibration.cells]
        self.sensing = TraySensing(calibration, counts, zeros, self.sensing.creep())
        self.calibrated = True
        self._cells = None
        self._watched = [t] * CELLS

    def take_over(self, calibration: TrayCalibration, zeros: Sequence[float | None] | None, watched: float) -> None:
        """Count with a calibration of the journal, tracked zeros (None: unknown), and the time of the last watch."""
        self.sensing = TraySensing(calibration)
        self.calibrated = True
        self._cells = None
        self._watched = [watched] * CELLS
        self._zeros = (None,) * CELLS if zeros is None else tuple(zeros)

    def compare(self, known: Sequence[int | None], sure: Sequence[bool], t: float) -> None:
        """Compare the content with the `known` counts, as soon as it is still.

        A compartment that is not `sure` (a question was open) is asked about in any case.
        """
        zeros = self.sensing.zeros() if self._zeros is None else self._zeros
        gaps = [t - watched if certain else inf for watched, certain in zip(self._watched, sure, strict=True)]
        drift = [cell.drift_mg_per_min for cell in self.cells()]
        self.sensing.resume(known, zeros, gaps, drift)
        self._zeros = self._cells = None

    def answer(self, cell: int, count: int) -> None:
        """Set a compartment to a player's count."""
        self.sensing.set_count(cell, count)
        self._cells = None

    def expect(self, judgement: Judgement | None, in_hands: Sequence[int | None]) -> None:
        """Tell the detector what players are likely to do next, and what they hold between them (None: unknown).

        It decides earlier on what is expected, never otherwise; it asks about a gain beyond the weight of all pieces in
        hands, since a piece may come into another compartment than its own.
        """
        known = [pieces for pieces in in_hands if pieces is not None]
        grams = sum(pieces * piece_g for pieces, piece_g in zip(known, NOMINAL_G, strict=False))
        for cell in range(CELLS):
            self.sensing.expect(cell, None if judgement is None else expected(judgement, cell))
            self.sensing.limit(cell, ceil(grams / NOMINAL_G[cell]) if len(known) == CELLS else None)

    def expect_lights(self, lit: float) -> None:
        """Tell the detector which share of the lights is lit from now on (0 to 1)."""
        if self.sensing.expect_lights(lit):
            self._cells = None

    def feed(self, batch: Batch) -> list[SensingEvent]:
        """The events in a batch of conversions, in order of time."""
        self._cells = None
        events: list[SensingEvent] = []
        for cell, conversions in enumerate(batch.conversions[:CELLS]):
            if conversions:
                events += self.sensing.feed(cell, [(t, raw) for t, raw, _ in conversions])
        return sorted(events, key=lambda event: (event.t, event.cell))

    def tick(self, t: float, *, live: bool) -> None:
        """Move hub time to `t`; a sure compartment of a live tray is watched until now."""
        self.sensing.tick(t)
        self._cells = None
        self._by_hand = {i for i in self._by_hand if self.cell(i).fault is not None}
        if live and self.calibrated:
            for i, cell in enumerate(self.cells()):
                if cell.sure:
                    self._watched[i] = t

    def zeros(self) -> tuple[float | None, ...] | None:
        """Tracked zeros for the journal; None while they are not known."""
        if not self.calibrated or self._zeros is not None:
            return None
        return self.sensing.zeros()

    def cells(self) -> tuple[CellState, ...]:
        """The present state of the compartments, computed once for each change."""
        if self._cells is None:
            self._cells = self.sensing.cells()
        return self._cells

    def cell(self, i: int) -> CellState:
        """The present state of one compartment."""
        return self.cells()[i]

    def counts(self) -> tuple[int | None, ...]:
        """Pieces in each compartment by weight; None where unknown or at fault."""
        return tuple(cell.count for cell in self.cells())

    def steady(self) -> tuple[CellReading, ...] | None:
        """The levels of all six cells; None until each is still for long enough to be weighed."""
        readings = tuple(reading for i in range(CELLS) if (reading := self.steady_one(i)) is not None)
        return readings if len(readings) == CELLS else None

    def steady_one(self, i: int) -> CellReading | None:
        """The level of one cell; None until it is still for long enough, and while the cell is at fault."""
        fault = self.cell(i).fault
        return self.sensing.steady(i) if fault is None or fault.key == _UNCALIBRATED else None

    @property
    def moving(self) -> tuple[bool, ...]:
        """Per compartment: a hand, or its echo, is in the reading."""
        return tuple(cell.activity in _MOVING for cell in self.cells())

    def counted_by_hand(self, i: int) -> None:
        """Note that a player counted compartment `i`; the count holds while its cell is at fault."""
        self._by_hand.add(i)

    @property
    def weighed(self) -> tuple[bool, ...]:
        """Per compartment: its cell counts, so the number is the tray's and not a player's."""
        return tuple(cell.fault is None for cell in self.cells())

    def believed(self, counts: Sequence[int | None]) -> tuple[int | None, ...]:
        """`counts` where they still hold: None before the comparison, and at a fault that no player counted since."""
        cells = self.cells()
        holds = [
            cell.sure or cell.weighing if cell.fault is None else i in self._by_hand for i, cell in enumerate(cells)
        ]
        return tuple(count if hold else None for count, hold in zip(counts, holds, strict=True))

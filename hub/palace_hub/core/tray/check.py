"""One check of the full tray before a game: the compartments against what they held at the tray's set-up.

One weight cannot tell a missing piece from a zero that has moved (docs/adr/0011): a player decides.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from monkey_palace.board.pieces import BOX, PIECES
from palace_hub.core.tray.calibration_file import KeptCalibration
from palace_hub.locale.message import Message
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.tray.calibration import TrayCalibration
from palace_hub.sensing.tray.lattice import NOMINAL_G
from palace_hub.sensing.tray.reference import CountDifference, recheck
from palace_hub.views.snapshot import CHECK_CHOICES, TrayCheckView

CHECK_WITHIN_S = 10.0
"""The check names a compartment without a steady reading after this long. Assumed."""

LEAST_SHIFT_G = 0.05
SHIFT_PER_NOISE = 3.3
"""Standard deviation of the zero's shift since the set-up: 5 degrees of temperature and the rest of warming up. It
grows with the cell's capacity, as the noise does: 0.05 g at 15 mg, 0.23 g at 70 mg (SENSING, "Noise model")."""


@dataclass
class TrayCheck:
    """The check of a tray against its kept calibration."""

    kept: KeptCalibration
    since: float | None = None  # hub time from which the tray could be read
    readings: tuple[CellReading | None, ...] = (None,) * len(PIECES)
    differences: dict[int, CountDifference] = field(default_factory=dict)
    findings: tuple[tuple[str | None, Message], ...] = ()  # piece and sentence of each compartment that differs
    judged: bool = False

    def lose(self) -> None:
        """The tray is silent: the time for steady readings starts anew."""
        self.since = None

    def weigh(self, readings: Sequence[CellReading | None], t: float) -> bool:
        """Judge the compartments' steady readings; True where each holds what it held."""
        self.since = t if self.since is None else self.since
        still = all(reading is not None for reading in readings)
        if not still and (self.judged or t - self.since < CHECK_WITHIN_S):
            return False
        self.readings, self.judged = tuple(readings), True
        self._judge()
        return still and not self.findings

    def _judge(self) -> None:
        findings: list[tuple[str | None, Message]] = []
        self.differences = {}
        for i, reading in enumerate(self.readings):
            piece, measured = PIECES[i].value, self.kept.cells[i]
            if reading is None or self.kept.tray.cells[i] is None:
                findings.append((piece, Message("recheck-no-reading", {"piece": piece})))
                continue
            noise = measured.noise_mg if measured is not None else _noise_mg(self.kept.tray, i, reading)
            alone = [reading if i == j else None for j in range(len(PIECES))]
            shift = max(LEAST_SHIFT_G, SHIFT_PER_NOISE * noise / 1000.0)
            differences, messages = recheck(self.kept.tray, alone, self.kept.held, zero_shift_g=shift)
            self.differences[i] = differences[0]
            findings += [(piece, message) for message in messages]
        self.findings = tuple(findings)

    @property
    def counts(self) -> tuple[int, ...] | None:
        """The counts by weight; None where a compartment is not sure or holds more than the game has."""
        if len(self.differences) < len(PIECES) or not all(cell.sure for cell in self.differences.values()):
            return None
        counts = tuple(self.differences[i].measured for i in range(len(PIECES)))
        fits = all(0 <= count <= BOX[piece] for count, piece in zip(counts, PIECES, strict=True))
        return counts if fits else None

    @property
    def choices(self) -> tuple[str, ...]:
        """The answers that a player may give; none before the first judgement."""
        if not self.judged:
            return ()
        possible = {
            "count": self.counts is not None,
            "all_there": all(reading is not None for reading in self.readings),
            "weigh": True,
            "type": True,
        }
        return tuple(choice for choice in CHECK_CHOICES if possible[choice])

    def view(self) -> TrayCheckView:
        """The check as screens show it."""
        differing = [difference.pieces for difference in self.differences.values() if difference.pieces]
        all_missing = self.counts is not None and all(pieces < 0 for pieces in differing)
        return TrayCheckView(self.kept.held, self.findings, self.choices, -sum(differing) if all_missing else 0)


def _noise_mg(tray: TrayCalibration, i: int, reading: CellReading) -> float:
    cell = tray.cells[i]
    return 0.0 if cell is None else reading.noise / abs(cell.counts_per_piece) * NOMINAL_G[i] * 1000.0

"""Seeded grabs on a cell of `table_model`, judged against its record of the truth."""

from dataclasses import dataclass, field

import numpy as np
from tests.sensing.tray.table_model import BOX, FINGERS, Bin

from palace_hub.sensing.tray.calibration import CellCalibration
from palace_hub.sensing.tray.cell import CellSensing
from palace_hub.sensing.tray.events import Cleared, CountChange, Motion, Uncertain

# Seconds after a grab from which a wrong count is a miss: longer than any bar allows.
PATIENCE_S = 12.0


def cell_for(table, count=None, zero=None):
    """Cell sensing with the calibration of this model compartment."""
    calibration = CellCalibration(table.raw_zero(), table.unit, BOX[table.kind])
    count = table.count if count is None else count
    return CellSensing(table.kind, calibration, count, table.raw_zero() if zero is None else zero)


@dataclass
class Tally:
    """Results of trials; `waits`: seconds from the hand's leaving to the right commit."""

    grabs: int = 0
    changes: int = 0
    silent_wrong: list = field(default_factory=list)
    questions: int = 0
    missed: int = 0
    waits: list = field(default_factory=list)

    def line(self, name):
        p50, p95 = np.quantile(self.waits, [0.5, 0.95]) if self.waits else (0, 0)
        return (
            f"{name:24} grabs {self.grabs:6} changes {self.changes:6} silent wrong {len(self.silent_wrong)} "
            f"questions {self.questions} ({100 * self.questions / max(1, self.grabs):.2f} %) missed {self.missed} "
            f"commit p50 {p50:.2f} s p95 {p95:.2f} s"
        )


class Trial:
    """One cell through any number of grabs."""

    def __init__(self, seed, kind, tally, *, due_known=False, fingers=FINGERS, finger_share=0.1, **model):
        self.rng = np.random.default_rng((seed, 77))
        self.table = Bin(seed, kind, **model)
        self.cell = cell_for(self.table)
        self.tally = tally
        self.due_known = due_known
        self.fingers, self.finger_share = fingers, finger_share
        self.truth = [(0.0, self.table.count)]
        self.feed(self.table.signal(4.0))

    def feed(self, conversions):
        """Feeds conversions; a change is silently wrong if its count was not true during its rest."""
        changes = []
        for event in self.cell.feed(conversions):
            if isinstance(event, CountChange):
                changes.append(event)
                before = [count for t, count in self.truth if t <= event.t - 0.1]
                since = [count for t, count in self.truth if event.t - 0.1 < t <= event.t]
                if event.count not in (before[-1], *since):
                    self.tally.silent_wrong.append((event, self.truth[-8:]))
            elif isinstance(event, Uncertain):
                self.tally.questions += 1
            assert not isinstance(event, Cleared) or event.count >= 0
        return changes

    def draw(self):
        """Pieces that the next hand moves: mostly taken, some put back, some only touched."""
        inside, outside = self.table.count, len(self.table.outside)
        if inside < 6:
            return min(outside, 4)
        share = self.rng.random()
        if share < 0.7:
            return -int(self.rng.integers(1, 7))
        return min(int(self.rng.integers(1, 4)), outside) if share < 0.85 else 0

    def grab(self, pieces=None, finger="drawn", **visit):
        """One visit and the rest after it; `visit`: options of `Bin.grab`."""
        pieces = self.draw() if pieces is None else pieces
        if finger == "drawn":
            finger = self.rng.choice(self.fingers) if self.rng.random() < self.finger_share else None
        self.cell.tracked.due = pieces or None if self.due_known else None
        conversions, moves, left = self.table.grab(pieces, finger, **visit)
        self.truth += moves
        questions = self.tally.questions
        changes = self.feed(conversions)
        rest = float(self.rng.uniform(2.0, 4.0))
        while self.table.t - left < rest or (
            self.table.t - left < PATIENCE_S and not (self.cell.tracked.sure and self.cell.motion is Motion.QUIET)
        ):
            changes += self.feed(self.table.signal(0.25))
        self.tally.grabs += 1
        self.tally.changes += pieces != 0
        if not self.cell.tracked.sure:
            self.cell.set_count(self.table.count)
            self.feed(self.table.signal(3.0))
        elif self.cell.tracked.count != self.table.count and self.tally.questions == questions:
            self.tally.missed += 1
        elif changes:
            self.tally.waits.append(changes[-1].t - left)
        self.truth = self.truth[-12:]
        return changes


def run(grabs, *, seed=0, due_known=False, **options):
    """Tally of `grabs` grabs over the six compartments, a new cell every 60 grabs."""
    tally = Tally()
    number = 0
    while tally.grabs < grabs:
        trial = Trial(1000 * seed + number, number % 6, tally, due_known=due_known, **options)
        for _ in range(min(60, grabs - tally.grabs)):
            trial.grab()
        number += 1
    return tally

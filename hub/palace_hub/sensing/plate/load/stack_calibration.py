"""The stack on its way from stud to stud, followed while it happens: on, off, still, and whether it is on its stud.

Tenths of a second of raw levels, in units of the bare plate's noise, and nothing else: cheap enough for every message,
and sure enough to lead a person. What is learnt of the plate comes from the whole record afterwards (`plate_setup`).
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from monkey_palace.board.palace import Stud
from palace_hub.sensing.plate.load.calibration import CORNERS, MIDDLE_STUD, SIDES, STUD_MM, stud_mm
from palace_hub.sensing.plate.load.creep import CELLS, Floats
from palace_hub.sensing.plate.load.guided_calibration import STACK_PART, Conversions, conversion_noise
from palace_hub.sensing.signal.conversions import REFUSED_WORDS

BIN_S: Final = 0.1
BARE_S: Final = 4.0
"""Of the bare sheet, hands off: what `GuidedCalibration` wants, and one second to come to rest in."""
ON_S: Final = 1.5
OFF_S: Final = 1.0
"""How long the stack has to be alone, and the sheet bare again: at least three quiet tenths of each are needed."""
ODD_S: Final = 3.0
"""What lies still for so long and is not the stack is somebody's mistake, no longer a hand at work."""

# Three tenths together take most of a plate's swing away; of two such means, so far apart in time, the difference is
# 0.3 of a conversion's noise, and the creep of a firm press on cheap cells is down to this after 1.3 s.
_SMOOTH = 3
_STILL = 3.0
# The bare sheet's tenths lie within so much of each other: noise takes a half of it, drift in warm-up a quarter.
_BARE_RANGE = 3.0
# Lighter than this (sum of the cells' noise) is nothing, or a few pieces; the stack of ten grams is more on any build.
_SOMETHING = 6.0
_FIRST_STACK = 15.0
# Cells are sold within so much of each other, wiring and mounting included.
_CELLS_ALIKE = 0.15
# What a reading of one second is worth: creep of the press, and a stack that is put on by hand.
_READING = 0.03
_SURE = 4.0
# One stud off cannot be told while it happens; two can.
_ELSEWHERE_MM = 12.0
_OTHER_MASS = 0.15
_ARM_MM = 118.0
_GAP_S = 0.35


@dataclass(frozen=True, slots=True)
class BareSheet:
    """The bare sheet: `level` (4,) and noise of one conversion `white` (4,), raw counts."""

    level: Floats
    white: Floats


class BareSheetWatch:
    """Waits for the bare sheet to lie still, and keeps what came meanwhile."""

    def __init__(self) -> None:
        self.batches: deque[Conversions] = deque()
        self._from: deque[float] = deque()
        self.waited_s = 0.0

    def feed(self, conversions: Conversions) -> BareSheet | None:
        """One batch; the bare sheet once it has lain still for `BARE_S`."""
        times = [conversion[0] for ones in conversions[:CELLS] for conversion in ones]
        if not times:
            return None
        if self._from and min(times) - self._from[-1] > _GAP_S + BIN_S:
            self.batches.clear()
            self._from.clear()
        self.waited_s += min(times) - self._from[-1] if self._from else 0.0
        self.batches.append(conversions)
        self._from.append(min(times))
        while self._from[-1] - self._from[0] > BARE_S:
            self.batches.popleft()
            self._from.popleft()
        if self._from[-1] - self._from[0] < BARE_S - BIN_S:
            return None
        return self._still()

    @property
    def silent(self) -> tuple[int, ...]:
        """Cells that gave nothing of late."""
        heard = [any(_good(batch[cell]) for batch in self.batches) for cell in range(CELLS)]
        return tuple(cell for cell in range(CELLS) if not heard[cell]) if len(self.batches) > 1 else ()

    def _still(self) -> BareSheet | None:
        level, white = np.zeros(CELLS), np.zeros(CELLS)
        for cell in range(CELLS):
            ones = np.array([one for batch in self.batches for one in _good(batch[cell])])
            if ones.size < 2 * BARE_S / BIN_S:
                return None
            white[cell] = conversion_noise(ones[:, 1])
            bins = ((ones[:, 0] - ones[0, 0]) / BIN_S).astype(int)
            count = np.bincount(bins)
            means = np.bincount(bins, ones[:, 1])[count > 1] / count[count > 1]
            if np.ptp(means) > _BARE_RANGE * white[cell]:
                return None
            level[cell] = ones[:, 1].mean()
        return BareSheet(level, white)


class StackWatch:
    """The raw levels against the bare sheet. `still_s`: how long nothing has moved; `gained` (4,): counts over the
    bare sheet in the last half second or so."""

    def __init__(self, bare: BareSheet) -> None:
        self.bare = bare
        self.white = float(bare.white.sum())
        self.t = 0.0
        self.still_s = 0.0
        self._sums, self._counts = np.zeros(CELLS), np.zeros(CELLS)
        self._end: float | None = None
        self._tenths: deque[Floats] = deque(maxlen=2 * _SMOOTH)

    def feed(self, conversions: Conversions) -> None:
        """One batch."""
        for cell, ones in enumerate(conversions[:CELLS]):
            for conversion in ones:
                if conversion[1] is None or conversion[1] in REFUSED_WORDS:
                    continue
                self.t = max(self.t, conversion[0])
                self._sums[cell] += conversion[1]
                self._counts[cell] += 1
        if self._end is None or self.t - self._end > _GAP_S:
            self._forget()
        elif self.t >= self._end:
            self._close()

    def _forget(self) -> None:
        """Nobody knows what was done in a gap; the levels after it tell."""
        self._end = self.t + BIN_S
        self._tenths.clear()
        self.still_s = 0.0
        self._sums, self._counts = np.zeros(CELLS), np.zeros(CELLS)

    def _close(self) -> None:
        assert self._end is not None
        self._end += BIN_S
        if self._counts.min() < 2:
            return
        self._tenths.append(self._sums / self._counts)
        self._sums, self._counts = np.zeros(CELLS), np.zeros(CELLS)
        if len(self._tenths) < 2 * _SMOOTH:
            return
        tenths = np.array(self._tenths)
        moved = np.abs(tenths[_SMOOTH:].mean(axis=0) - tenths[:_SMOOTH].mean(axis=0))
        self.still_s = self.still_s + BIN_S if (moved < _STILL * self.bare.white).all() else 0.0

    @property
    def gained(self) -> Floats:
        if not self._tenths:
            return np.zeros(CELLS)
        found: Floats = np.array(self._tenths).mean(axis=0) - self.bare.level
        return found

    def is_bare(self) -> None:
        """The sheet is bare again, by somebody's word: its level is that of now."""
        self.bare = BareSheet(self.bare.level + self.gained, self.bare.white)


@dataclass(frozen=True, slots=True)
class StackSighting:
    """What lies on the sheet. `what`: "nothing", "stack", "elsewhere" (the stack, but nearest to stud `at`), "other"
    (not the stack), "light" (too little over the noise to be it), "reversed" (`corner` rises where it should sink)."""

    what: str
    at: Stud | None = None
    corner: str = ""


class StackLocator:
    """Where the stack was felt so far: each stud that is known makes the next one surer."""

    def __init__(self) -> None:
        self._gained: dict[Stud, Floats] = {}

    def __len__(self) -> int:
        return len(self._gained)

    def take(self, stud: Stud, gained: Floats) -> None:
        """The stack was on this stud."""
        self._gained[stud] = gained

    def forget(self, stud: Stud) -> None:
        """It was not, or is to be put there again."""
        self._gained.pop(stud, None)

    @property
    def stack(self) -> float | None:
        """What the stack gains in all, counts; None before it was seen."""
        return float(np.median([ones.sum() for ones in self._gained.values()])) if self._gained else None

    def seen(self, gained: Floats, stud: Stud, white: float) -> StackSighting:
        """What lies there, which should be the stack on `stud`; `white`: noise of the four cells together."""
        total, stack = float(gained.sum()), self.stack
        if abs(total) < (_SOMETHING * white if stack is None else STACK_PART * stack):
            return StackSighting("nothing")
        strongest = int(np.argmax(np.abs(gained)))
        if gained[strongest] < 0:
            return StackSighting("reversed", corner=CORNERS[strongest])
        if stack is None and total < _FIRST_STACK * white:
            return StackSighting("light")
        mass, x, y, sd = self._felt(gained, stack or total)
        if abs(mass - 1.0) > max(_OTHER_MASS, _SURE * sd):
            return StackSighting("other")
        named = np.array(stud_mm(*stud))
        felt = _ARM_MM * np.array([x, y]) / mass
        if float(np.hypot(*(felt - named))) <= max(_ELSEWHERE_MM, _SURE * sd * _ARM_MM):
            return StackSighting("stack")
        nearest = np.clip(np.round(felt / STUD_MM + MIDDLE_STUD), 0, 2 * MIDDLE_STUD).astype(int)
        return StackSighting("elsewhere", (int(nearest[0]), int(nearest[1])))

    def _felt(self, gained: Floats, stack: float) -> tuple[float, float, float, float]:
        """Mass (stacks), place (arms) and the standard deviation of each: least squares over the studs so far, drawn
        towards four cells that are alike."""
        prior = np.vstack([np.ones(CELLS), SIDES.T])
        precision = np.eye(CELLS) / _CELLS_ALIKE**2
        found = prior
        if self._gained:
            felt = np.array(list(self._gained.values())) / stack
            places = np.array([[1.0, *(mm / _ARM_MM for mm in stud_mm(*one))] for one in self._gained])
            precision = precision + felt.T @ felt / _READING**2
            off = felt.T @ (places - felt @ prior.T) / _READING**2
            found = prior + np.linalg.solve(precision, off).T
        part = gained / stack
        mass, x, y = found @ part
        variance = float(part @ np.linalg.solve(precision, part)) + _READING**2
        return float(mass), float(x), float(y), float(np.sqrt(variance))


def _good(ones: Sequence[tuple[float, int | None]]) -> list[tuple[float, int]]:
    pairs = ((conversion[0], conversion[1]) for conversion in ones)
    return [(t, raw) for t, raw in pairs if raw is not None and raw not in REFUSED_WORDS]

"""Live view of the guided calibration: whether the stack is on, off or still, and whether it stands on its stud.

Works on bins of 0.1 s of raw counts, in units of the bare sheet's noise: cheap enough for every message, exact enough
to guide a person. The calibration itself comes from the whole record afterwards (`guided_calibration`).
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
"""Length of the bare sheet, hands off, s: 3 s for `GuidedCalibration` and 1 s to come to rest."""
ON_S: Final = 1.5
OFF_S: Final = 1.0
"""How long the stack has to stand alone, and the sheet to be bare again, s: three quiet bins of each are needed."""
ODD_S: Final = 3.0
"""A still load that is not the stack counts as a mistake after this time, s; before, a hand may be at work
(assumed)."""

# Bins that are averaged, and the largest difference between two such means 0.3 s apart, in conversion noise: noise
# makes 0.3, and the creep of a firm press on cheap cells is below 3 after 1.3 s.
_SMOOTH = 3
_STILL = 3.0
# Largest range of the bare sheet's bins, in conversion noise: noise takes half of it, warm-up drift a quarter.
_BARE_RANGE = 3.0
# Total counts in sums of the cells' noise: below the first nothing lies there; from the second on it may be the stack,
# whose 10 g are more on any build.
_SOMETHING = 6.0
_FIRST_STACK = 15.0
_CELLS_ALIKE = 0.15  # standard deviation of the cells' scales about their mean, wiring and mounting included (assumed)
_READING = 0.03  # standard deviation of a reading of 1 s, as a part of the stack: creep and placing by hand (assumed)
_SURE = 4.0  # standard deviations of the estimate that a deviation has to exceed
_ELSEWHERE_MM = 12.0  # distance from the named stud that is reported: two studs show live, one stud does not
_OTHER_MASS = 0.15  # deviation of the mass, as a part of the stack, that is reported (assumed)
_ARM_MM = 118.0  # unit of place in the least squares: about the cells' distance from the middle lines
_GAP_S = 0.35  # without conversions for so long, the levels start anew


@dataclass(frozen=True, slots=True)
class BareSheet:
    """The bare sheet: mean `level` (4,) and noise of one conversion `white` (4,), raw counts."""

    level: Floats
    white: Floats


class BareSheetWatch:
    """Waits until the bare sheet lies still for `BARE_S`; `batches` are the messages of that time."""

    def __init__(self) -> None:
        self.batches: deque[Conversions] = deque()
        self._from: deque[float] = deque()
        self.waited_s = 0.0

    def feed(self, conversions: Conversions) -> BareSheet | None:
        """Take in one message; returns the bare sheet once it has lain still for `BARE_S`."""
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
        """Cells without a conversion in the last `BARE_S`."""
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
    """The raw levels against the bare sheet.

    `still_s`: how long nothing has moved, s. `gained` (4,): counts over the bare sheet, mean of the last 0.6 s.
    """

    def __init__(self, bare: BareSheet) -> None:
        self.bare = bare
        self.white = float(bare.white.sum())
        self.t = 0.0
        self.still_s = 0.0
        self._sums, self._counts = np.zeros(CELLS), np.zeros(CELLS)
        self._end: float | None = None
        self._tenths: deque[Floats] = deque(maxlen=2 * _SMOOTH)

    def feed(self, conversions: Conversions) -> None:
        """Take in one message."""
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
        """Start anew after a gap."""
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
        """Take the present level as that of the bare sheet: a person has confirmed that it is bare."""
        self.bare = BareSheet(self.bare.level + self.gained, self.bare.white)


@dataclass(frozen=True, slots=True)
class StackSighting:
    """What lies on the sheet."""

    what: str
    """"nothing"; "stack"; "elsewhere": the stack, on another stud; "other": not the stack; "light": too little over the
    noise for the stack; "reversed": a cell's count falls under load."""
    at: Stud | None = None
    """The nearest stud, for "elsewhere"."""
    corner: str = ""
    """The cell, for "reversed"."""


class StackLocator:
    """Locates the stack by least squares over the studs on which it has stood so far."""

    def __init__(self) -> None:
        self._gained: dict[Stud, Floats] = {}

    def __len__(self) -> int:
        return len(self._gained)

    def take(self, stud: Stud, gained: Floats) -> None:
        """Learn that the stack on this stud gains these counts (4,)."""
        self._gained[stud] = gained

    def forget(self, stud: Stud) -> None:
        """Forget a stud: the stack was not there, or is to be put there again."""
        self._gained.pop(stud, None)

    @property
    def stack(self) -> float | None:
        """Total counts that the stack gains, median over the studs; None before the first."""
        return float(np.median([ones.sum() for ones in self._gained.values()])) if self._gained else None

    def sighting(self, gained: Floats, stud: Stud, white: float) -> StackSighting:
        """Classify what lies on the sheet while the stack is asked for on `stud`.

        `gained` (4,): counts over the bare sheet; `white`: sum of the four cells' conversion noise, counts.
        """
        total, stack = float(gained.sum()), self.stack
        if abs(total) < (_SOMETHING * white if stack is None else STACK_PART * stack):
            return StackSighting("nothing")
        strongest = int(np.argmax(np.abs(gained)))
        if gained[strongest] < 0:
            return StackSighting("reversed", corner=CORNERS[strongest])
        if stack is None and total < _FIRST_STACK * white:
            return StackSighting("light")
        mass, x, y, sd = self._estimate(gained, stack or total)
        if abs(mass - 1.0) > max(_OTHER_MASS, _SURE * sd):
            return StackSighting("other")
        named = np.array(stud_mm(*stud))
        felt = _ARM_MM * np.array([x, y]) / mass
        if float(np.hypot(*(felt - named))) <= max(_ELSEWHERE_MM, _SURE * sd * _ARM_MM):
            return StackSighting("stack")
        nearest = np.clip(np.round(felt / STUD_MM + MIDDLE_STUD), 0, 2 * MIDDLE_STUD).astype(int)
        return StackSighting("elsewhere", (int(nearest[0]), int(nearest[1])))

    def _estimate(self, gained: Floats, stack: float) -> tuple[float, float, float, float]:
        """Mass (in stacks), place (in `_ARM_MM`) and their standard deviation.

        Bayesian least squares over the studs so far; the prior is four equal cells, within `_CELLS_ALIKE`.
        """
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

"""Guides of the plate's set-up, second part: weigh a pile of each kind in the middle, then the figures.

A player puts each load there and confirms it; the plate detects when it is off again.
"""

from collections.abc import Mapping, Sequence
from math import hypot, sqrt
from typing import Final

from monkey_palace.board.palace import Stud
from monkey_palace.board.pieces import MASS_MG, Figure, Piece
from palace_hub.core.refusals import Refused
from palace_hub.core.setup.guides.stack import Guide, Task, stamped
from palace_hub.locale.message import Message, decimal
from palace_hub.sensing.plate.board.figures import LIGHTEST_G, learn_figures
from palace_hub.sensing.plate.load.calibration import PlateCalibration
from palace_hub.sensing.plate.load.signal import PlateSignal, QuietMoment
from palace_hub.views.snapshot import PlateSetupStep
from palace_hub.wire.events import Batch

PILE: Final[Mapping[Piece, int]] = {
    Piece.ARCH: 20,
    Piece.BRICK: 20,
    Piece.COLUMN: 16,
    Piece.LIGHT_GREEN: 16,
    Piece.DARK_GREEN: 16,
    Piece.GOLD: 16,
}
"""Pieces of a kind that are weighed together, at most those of the box."""
MAGNETS: Final[Mapping[Piece, int]] = {Piece.ARCH: 2, Piece.BRICK: 1, Piece.COLUMN: 1}
MAGNET_G: Final = 0.18
"""Mass of plug and disc in one foot, for a plate with Hall strips (SENSING)."""
SPREAD: Final = 0.016
"""Relative scatter of single pieces of a kind, colours included."""

MIDDLE: Final[Stud] = (14, 14)

# Relative error of catalogue masses; a larger one is another number of pieces. Columns were in the stack.
_ALIKE = 0.08
_COLUMNS_ALIKE = 0.03
# Largest load of a bare sheet: it was bare a minute ago, so a larger load is not drift.
_BARE_G = 3.0
_BARE_NOISE = 30.0
# A second confirmation of the same weight is accepted, unless its error is larger than a mould's.
_SAME_PILE = 0.01
_POSSIBLE = 0.2
# A quiet moment ends after three seconds; the next one is known after this time.
_CUT_S = 0.45
# A load is off where less than this part of it is left.
_LEFT = 0.2


def catalogue_g(piece: Piece, *, magnets: bool) -> float:
    """The catalogue mass of a piece, with its magnets."""
    return MASS_MG[piece] / 1000 + (MAGNET_G * MAGNETS.get(piece, 0) if magnets else 0.0)


class Scale:
    """The plate as a scale: the present quiet moment, and the last one of the bare sheet."""

    def __init__(self, calibration: PlateCalibration) -> None:
        self._signal = PlateSignal(calibration)
        self._bare_g = max(_BARE_G, _BARE_NOISE * calibration.noise_g)
        self.now: QuietMoment | None = None
        self.base: QuietMoment | None = None

    def feed(self, batch: Batch) -> None:
        """Take one message of the plate."""
        self._signal.feed(stamped(batch))
        present = self._signal.present
        if present is not None or self.now is None or batch.t - self.now.t1 > _CUT_S:
            self.now = present
        if self.base is None and self.now is not None and abs(self.now.load[0]) < self._bare_g:
            self.base = self.now

    @property
    def grams(self) -> float | None:
        """The present load; None while it moves."""
        if self.now is None or self.base is None:
            return None
        return float(self.now.load[0] - self.base.load[0])

    def is_bare(self) -> None:
        """Take the present load as zero: the newest moment has drifted least."""
        self.base = self.now


class _WeighGuide(Guide):
    """One load after the other is put on, confirmed, and taken off."""

    def __init__(self, scale: Scale, things: int) -> None:
        super().__init__()
        self.scale = scale
        self.things = things
        self.at = 0
        self.put = True
        self._weight = 0.0

    def feed(self, batch: Batch) -> None:
        self.scale.feed(batch)

    @property
    def wanted(self) -> bool:
        """True where a load is to be put on; the bare sheet comes first."""
        return self.put and self.scale.base is not None

    def least_g(self) -> float:
        """The least mass of the load."""
        raise NotImplementedError

    def take(self, before: QuietMoment, now: QuietMoment) -> Message | None:
        """Take a confirmed load, or return why it is impossible."""
        raise NotImplementedError

    @property
    def ready(self) -> bool:
        grams = self.scale.grams
        return self.put and not self.over and grams is not None and grams >= self.least_g()

    def settle(self) -> None:
        grams = self.scale.grams
        if grams is None or self.over:
            return
        if not self.put and grams < _LEFT * self._weight:
            self._next()
        elif self.put and abs(grams) < _LEFT * self.least_g():
            self.scale.is_bare()

    def confirm(self) -> None:
        grams = self.scale.grams
        if not self.put or grams is None:
            raise Refused("refused-plate-not-still" if self.put else "refused-plate-goes-on")
        if grams < self.least_g():
            raise Refused("refused-plate-nothing-there")
        assert self.scale.base is not None
        assert self.scale.now is not None
        fault = self.take(self.scale.base, self.scale.now)
        if fault is not None:
            self.messages = (fault,)
            return
        self.messages, self.put, self._weight = (), False, grams

    def back(self) -> bool:
        """Repeat the last load, or the present one while it lies there."""
        self.messages = ()
        if not self.put:
            self.put = True
            return True
        if self.at == 0:
            return False
        self.at, self.over = self.at - 1, False
        return True

    def _next(self) -> None:
        self.scale.is_bare()
        self.at, self.put, self.messages = self.at + 1, True, ()
        self.over = self.at == self.things


class PileGuide(_WeighGuide):
    """A pile of each kind."""

    step = PlateSetupStep.WEIGH

    def __init__(self, scale: Scale, box: Sequence[int], *, magnets: bool) -> None:
        held = {piece: min(PILE[piece], count) for piece, count in zip(Piece, box, strict=True)}
        self._piles = [(piece, count) for piece, count in held.items() if count]
        self._box = dict(zip(Piece, box, strict=True))
        self.magnets = magnets
        self.weighed: dict[Piece, tuple[float, float]] = {}
        self._asked_again: tuple[Piece, float] | None = None
        super().__init__(scale, len(self._piles))

    @property
    def task(self) -> Task:
        if self.over:
            return Task(done=self.at, of=self.things)
        piece, count = self._piles[self.at]
        grams = self.scale.grams
        now = None if grams is None else Message("plate-grams", {"grams": decimal(max(grams, 0.0), 1)})
        return Task(MIDDLE, self.wanted, piece.value, count, self.at, self.things, now=now)

    @property
    def grams(self) -> dict[Piece, float]:
        """The mean mass of a piece by kind; the catalogue's for kinds that the box lacks."""
        return {
            piece: self.weighed[piece][0] if piece in self.weighed else catalogue_g(piece, magnets=self.magnets)
            for piece in Piece
        }

    @property
    def error(self) -> float:
        """The largest relative error of these means."""
        return max(error for _, error in self.weighed.values())

    def least_g(self) -> float:
        piece, count = self._piles[min(self.at, self.things - 1)]
        return 0.5 * count * catalogue_g(piece, magnets=self.magnets)

    def take(self, before: QuietMoment, now: QuietMoment) -> Message | None:
        piece, count = self._piles[self.at]
        grams = float(now.load[0] - before.load[0])
        should = catalogue_g(piece, magnets=self.magnets)
        off = abs(grams / (count * should) - 1)
        repeated, self._asked_again = self._asked_again, None
        if off > (_COLUMNS_ALIKE if piece is Piece.COLUMN else _ALIKE):
            insisted = repeated is not None and repeated[0] is piece and abs(grams / repeated[1] - 1) < _SAME_PILE
            if not insisted or off > _POSSIBLE:
                self._asked_again = (piece, grams)
                return Message("plate-weighs-like", {"piece": piece.value, "found": round(grams / should), "of": count})
        of_scale = sqrt(float((now.noise + now.shift)[0, 0])) / grams
        chosen = SPREAD / sqrt(count) if count < self._box[piece] else 0.0
        self.weighed[piece] = (grams / count, max(hypot(chosen, of_scale), 1e-4))
        return None


class FigureGuide(_WeighGuide):
    """Each figure of the table. `moments`: the quiet moments before and after it came."""

    step = PlateSetupStep.FIGURE
    can_skip = True

    def __init__(self, scale: Scale) -> None:
        super().__init__(scale, len(Figure))
        self.moments: dict[Figure, list[tuple[QuietMoment, QuietMoment]]] = {}

    @property
    def figure(self) -> Figure:
        return list(Figure)[min(self.at, len(Figure) - 1)]

    @property
    def task(self) -> Task:
        if self.over:
            return Task(done=self.at, of=self.things)
        grams = self.scale.grams
        now = None if grams is None else Message("plate-grams", {"grams": decimal(max(grams, 0.0), 2)})
        return Task(MIDDLE, self.wanted, self.figure.value, 1, self.at, self.things, now=now)

    def least_g(self) -> float:
        return LIGHTEST_G

    def take(self, before: QuietMoment, now: QuietMoment) -> Message | None:
        learnt = learn_figures({self.figure: [(before, now)]})
        if learnt.faults:
            return learnt.faults[0]
        self.moments[self.figure] = [(before, now)]
        return None

    def skip(self) -> None:
        """Leave this figure out."""
        if not self.put:
            raise Refused("refused-nothing-to-skip")
        self.moments.pop(self.figure, None)
        self.at, self.put, self.messages = self.at + 1, True, ()
        self.over = self.at == self.things

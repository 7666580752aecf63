"""The quiet moments of a turn as they were, and how well a set of pieces fits them, in whatever order they came.

Readings grow forward and forget; what is found by another way (`plate_legal`) has to be held against the same moments
by the same measure. Pieces come after what they stand on, any number at one moment, fewer being likelier. What was
taken back is nothing that a final set can tell of, so the moments up to the last fall of the load count as one; one
piece may have made room for others; and one moment may have been a finger's.

The moments are gone through from the last to the first: at the end all is there, and what can have come last is little.
Sets are held against changes one at a time as plain numbers, as most of them are refuted at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import inf, log, sqrt
from typing import Final

import numpy as np

from monkey_palace.notation import Placement
from monkey_palace.pieces import Piece
from palace_hub.sensing.plate_creep import Floats
from palace_hub.sensing.plate_places import Board, Stud
from palace_hub.sensing.plate_steps import FITS
from palace_hub.sensing.plate_worth import ONE_MORE

A_FINGER: Final = -7.0
"""A moment that was taken for quiet and was not (natural logarithm)."""
NOTHING: Final = -2.0
"""A touch that changed nothing."""
TAKEN_BACK: Final = -3.0
"""A piece that was taken off again."""

_MOST_SETS = 4000  # sets of pieces that are tried at one moment
_SIGMAS = 5.0
_STACKED = (Piece.BRICK, Piece.COLUMN)

_Load = tuple[float, float, float]
_NO_LOAD: Final[_Load] = (0.0, 0.0, 0.0)
_States = dict[int, tuple[float, float]]
"""By the pieces that are there at a moment (bits): the logarithm of how likely all that followed is where none of the
later moments was a finger's, and where one was."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A load (3,) that was seen, its `noise`, and the covariance of how the zero may have moved since the last."""

    load: Floats
    noise: Floats
    shift: Floats


def fit(
    board: Board, moments: Sequence[Moment], pieces: Sequence[Placement], gone: Placement | None = None
) -> float | None:
    """The logarithm of the likelihood of all moments after the first if these pieces came since then; None where they
    do not fit. No others came, except for one that is `gone` again, perhaps as others came."""
    return Record(board, moments).fit(pieces, gone)


class Record:
    """The moments of a turn, for any number of sets of pieces to be held against (`fit`)."""

    def __init__(self, board: Board, moments: Sequence[Moment]) -> None:
        self.moments = moments
        self.masses = board.masses
        self._board = board
        self._changes: dict[tuple[int, int], _Change] = {}
        self._known: dict[Placement, _Known] = {}

    def fit(self, pieces: Sequence[Placement], gone: Placement | None = None) -> float | None:
        """As `fit` of this module."""
        return _Fit(self, pieces, gone).best()

    @cached_property
    def first(self) -> int:
        """The number of the moment before which the load has fallen for the last time; 0 if it never did."""
        light = min(self.masses.grams.values()) / 2
        loads = [float(one.load[0]) for one in self.moments]
        return max((n for n in range(1, len(loads)) if loads[n] < loads[n - 1] - light), default=0)

    def change(self, at: int, to: int) -> "_Change":
        """What the load did from one moment to another."""
        if (at, to) not in self._changes:
            before, after = self.moments[at], self.moments[to]
            cov = before.noise + after.noise + sum(one.shift for one in self.moments[at + 1 : to + 1])
            self._changes[at, to] = _Change.of(after.load - before.load, cov)
        return self._changes[at, to]

    def known(self, piece: Placement) -> "_Known":
        """What is to be known of a piece."""
        if piece not in self._known:
            mass, east, north = self._board.load(piece).tolist()
            feet = frozenset((foot.x, foot.y) for foot in piece.feet)
            studs = frozenset((cell.x, cell.y) for cell in piece.cells)
            self._known[piece] = _Known(piece, (mass, east, north), feet, studs)
        return self._known[piece]


@dataclass(frozen=True, slots=True)
class _Known:
    """A piece, its `load`, the studs under its `feet`, and all `studs` over which it lies."""

    piece: Placement
    load: _Load
    feet: frozenset[Stud]
    studs: frozenset[Stud]


@dataclass(frozen=True, slots=True)
class _Change:
    """A change of the load, the `variance` of its mass, and of its covariance the inverse and the determinant's
    logarithm."""

    load: _Load
    variance: float
    inverse: tuple[float, float, float, float, float, float]  # by rows, from the diagonal on
    logdet: float

    @classmethod
    def of(cls, load: Floats, cov: Floats) -> "_Change":
        mass, east, north = load.tolist()
        inverse = np.linalg.inv(cov)[np.triu_indices(3)].tolist()
        return cls((mass, east, north), float(cov[0, 0]), tuple(inverse), float(np.linalg.slogdet(cov)[1]))

    def distance(self, load: _Load, spread: float, back: _Load) -> tuple[float, float]:
        """As `plate_steps.distance`, of what came with `load`, when what weighs `back` went."""
        aa, ab, ac, bb, bc, cc = self.inverse
        p, q, r = load
        x, y, z = self.load[0] + back[0] - p, self.load[1] + back[1] - q, self.load[2] + back[2] - r
        square = x * (aa * x + 2 * (ab * y + ac * z)) + y * (bb * y + 2 * bc * z) + cc * z * z
        u, v, w = aa * p + ab * q + ac * r, ab * p + bb * q + bc * r, ac * p + bc * q + cc * r
        along = u * x + v * y + w * z
        wider = 1.0 + spread * (u * p + v * q + w * r)
        return square - spread * along**2 / wider, self.logdet + log(wider)


class _Fit:
    def __init__(self, record: Record, pieces: Sequence[Placement], gone: Placement | None) -> None:
        self._record = record
        self._whole = (1 << len(pieces)) - 1
        self._gone = 0 if gone is None else 1 << len(pieces)
        self._back = _NO_LOAD if gone is None else record.known(gone).load
        known = [record.known(piece) for piece in pieces]
        above = _above(known)
        if gone is not None:
            known.append(record.known(gone))
            above.append(0)
        self._pieces = [(1 << bit, above[bit], one.load) for bit, one in enumerate(known)]
        self._most = sum(one.load[0] for one in known) ** 2

    def best(self) -> float | None:
        first, last = self._record.first, len(self._record.moments) - 1
        states: list[_States] = [{} for _ in self._record.moments]
        states[last][self._whole] = 0.0, -inf
        for to in range(last, first, -1):
            for there, (clean, fingered) in states[to].items():
                self._go(states[to - 1], self._record.change(to - 1, to), there, clean, fingered)
                if clean > -inf and to - 2 >= first:
                    self._go(states[to - 2], self._record.change(to - 2, to), there, -inf, clean + A_FINGER)
        ends = [(max(logs), self._worth_of_start(there)) for there, logs in states[first].items()]
        return max((log_ + worth for log_, worth in ends if worth is not None), default=None)

    def _worth_of_start(self, there: int) -> float | None:
        """How likely these pieces are to be there when the load has fallen for the last time."""
        if self._record.first:
            return self._worth(self._record.change(0, self._record.first), there)
        return None if there else 0.0

    def _go(self, states: _States, change: "_Change", there: int, clean: float, fingered: float) -> None:
        """From the pieces that are there after a change to those that may have been there before it."""
        for came in self._sets(change, there, 0.0):
            _add(states, there & ~came, self._worth(change, came), clean, fingered)
        if self._gone and not there & self._gone:
            for came in self._sets(change, there, self._back[0]):
                worth, before = self._worth(change, came, went=True), there & ~came | self._gone
                _add(states, before, worth, clean + TAKEN_BACK, fingered + TAKEN_BACK)

    def _worth(self, change: "_Change", came: int, *, went: bool = False) -> float | None:
        """How likely a set of pieces makes a change, and the set itself; None where it does not fit. `went`: the piece
        that is gone went meanwhile."""
        mass = east = north = squares = 0.0
        moved = 0
        for bit, _, (grams, along, across) in self._pieces:
            if came & bit:
                mass, east, north = mass + grams, east + along, north + across
                squares += grams**2
                moved += 1
        back = self._back if went else _NO_LOAD
        if abs(change.load[0] + back[0] - mass) >= self._unsure(change, back[0]):
            return None
        masses = self._record.masses
        spread = masses.spread**2 * squares / mass**2 + masses.error**2 if moved else 0.0
        square, logdet = change.distance((mass, east, north), spread, back)
        if square >= FITS:
            return None
        moved += went
        return -0.5 * (square + logdet) + (ONE_MORE * (moved - 1) if moved else NOTHING)

    def _unsure(self, change: "_Change", back: float) -> float:
        """How far the mass of what came may lie off a change, and off what weighs `back` and went."""
        masses, grams = self._record.masses, change.load[0] + back
        variance = change.variance + (masses.spread**2 + masses.error**2) * min(grams**2, self._most)
        return _SIGMAS * sqrt(variance)

    def _sets(self, change: "_Change", there: int, back: float) -> list[int]:
        """Sets of pieces that can have come last and weigh so much."""
        grams, unsure = change.load[0] + back, self._unsure(change, back)
        found, layer = [0] if abs(grams) < unsure else [], {0: 0.0}
        tried = 1
        while layer and tried < _MOST_SETS:
            following: dict[int, float] = {}
            for one, weight in layer.items():
                rest, room = there & ~one, grams + unsure - weight
                for bit, above, load in self._pieces:
                    if bit & rest and not above & rest and load[0] < room:
                        following[one | bit] = weight + load[0]
            found += [one for one, weight in following.items() if abs(weight - grams) < unsure]
            layer, tried = following, tried + len(following)
        return found


def _add(states: _States, before: int, worth: float | None, clean: float, fingered: float) -> None:
    if worth is not None:
        so_far = states.get(before, (-inf, -inf))
        states[before] = max(so_far[0], clean + worth), max(so_far[1], fingered + worth)


def _above(pieces: Sequence[_Known]) -> list[int]:
    """For each piece the others, as bits, that can only come after it. In which order the bricks and columns of a pile
    came nobody can tell, so they wait for an arch below and arches for all of them; of those that are alike one waits
    for the next."""
    found = [0] * len(pieces)
    for number, one in enumerate(pieces):
        upper = one.piece
        for other, below in enumerate(pieces):
            lower = below.piece
            if lower.z >= upper.z or one.feet.isdisjoint(below.studs):
                continue
            pile = upper.piece in _STACKED and lower.piece in _STACKED
            if not pile or upper.piece is lower.piece:
                found[other] |= 1 << number
    return found

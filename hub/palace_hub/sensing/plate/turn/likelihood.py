"""The quiet moments of a turn as they were, and how well a set of pieces fits them, in whatever order they came.

Readings grow forward and forget; what is found by another way (`plate_legal`) is held against the same moments here.
Pieces come after what they stand on, any number at one moment, fewer being likelier. What was taken back no final set
can tell of, so moments up to the last fall of the load count as one; one piece may have made room for others, and one
moment may have been a finger's.

The moments are gone through from the last to the first: at the end all is there, and what can have come last is little.
Most sets are refuted at once, as plain numbers. What is left is weighed with all that followed: moments have noise of
their own and the zero walks from one to the next (a Kalman filter): what one showed too much the next has to lack.
"""

from collections.abc import Sequence
from dataclasses import InitVar, dataclass, field, replace
from functools import cached_property
from itertools import pairwise
from math import inf, log, sqrt
from typing import Final, NamedTuple

import numpy as np

from monkey_palace.board.notation import Placement
from monkey_palace.board.palace import Stud
from monkey_palace.board.pieces import STACKED
from palace_hub.sensing.plate.board.places import LatticeBoard
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.presses import Press
from palace_hub.sensing.plate.load.residual import FITS
from palace_hub.sensing.plate.turn.move_score import ONE_MORE
from palace_hub.sensing.plate.turn.piece_sets import MOST_TOGETHER
from palace_hub.sensing.plate.turn.press_evidence import PressEvidence

# Natural logarithms: a moment that was taken for quiet and was not, a touch that changed nothing, and a piece that was
# taken off again.
A_FINGER: Final = -7.0
NOTHING: Final = -2.0
TAKEN_BACK: Final = -3.0

_MOST_SETS = 4000  # sets of pieces that are tried at one moment
_BEHIND = 18.0  # ways this far behind the best at a moment are not gone on with
_SIGMAS = 5.0


Load = tuple[float, float, float]
"""As plain numbers: mass, g, and its moments east and north, g mm."""


@dataclass(frozen=True, slots=True)
class IndexedPiece:
    """A piece, its own `bit` in sets of pieces, its `load`, the studs under its `feet`, and all `studs` over which it
    lies."""

    piece: Placement
    bit: int
    load: Load
    feet: frozenset[Stud]
    studs: frozenset[Stud]


class FittingSet(NamedTuple):
    """A set that fits a change: what speaks for it beforehand (`prior`, natural logarithm), and the covariance (3, 3)
    of how the zero may have `walked` meanwhile."""

    prior: float
    walked: Floats


@dataclass(eq=False, slots=True)
class LoadChange:
    """A change (3,) of the load, of covariance `cov` (3, 3), what of that is the zero's `shift`, and where was
    `pressed` meanwhile. `seen`: what it says of the sets that were asked for, by the bits of what came and went."""

    change: InitVar[Floats]
    cov: InitVar[Floats]
    shift: Floats
    pressed: PressEvidence
    seen: dict[tuple[int, int], FittingSet | None] = field(default_factory=dict)
    load: Load = field(init=False)
    variance: float = field(init=False)
    _inverse: tuple[float, float, float, float, float, float] = field(init=False)  # by rows, from the diagonal on

    def __post_init__(self, change: Floats, cov: Floats) -> None:
        mass, east, north = change.tolist()
        aa, ab, ac, bb, bc, cc = np.linalg.inv(cov)[np.triu_indices(3)].tolist()
        self.load, self.variance = (mass, east, north), float(cov[0, 0])
        self._inverse = aa, ab, ac, bb, bc, cc

    def of(
        self,
        came: Sequence[Placement],
        load: Load,
        spread: float,
        taken: Sequence[Placement],
        back: Load,
        prior: float,
    ) -> FittingSet | None:
        """What it says of pieces that came, of a `load` and its `spread` (`plate_steps.PieceSets`), when others that
        weigh `back` were taken; `prior`: how likely such a step is. None where they do not fit."""
        if self.squared_distance(load, spread, back) >= FITS:
            return None
        return FittingSet(prior + self.pressed.log_ratio(came, taken), self.shift + spread * np.outer(load, load))

    def squared_distance(self, load: Load, spread: float, back: Load) -> float:
        """Squared distance (`squared_distances`) of what came with `load`, when what weighs `back` went."""
        aa, ab, ac, bb, bc, cc = self._inverse
        p, q, r = load
        x, y, z = self.load[0] + back[0] - p, self.load[1] + back[1] - q, self.load[2] + back[2] - r
        square = x * (aa * x + 2 * (ab * y + ac * z)) + y * (bb * y + 2 * bc * z) + cc * z * z
        u, v, w = aa * p + ab * q + ac * r, ab * p + bb * q + bc * r, ac * p + bc * q + cc * r
        along = u * x + v * y + w * z
        wider = 1.0 + spread * (u * p + v * q + w * r)
        return square - spread * along**2 / wider


class _Path(NamedTuple):
    """The likeliest way from a moment to the last: its `log`, and the zero (3,) at that moment as all that followed
    shows it, with `cov`. `square`: the squared distances of its `moments` (three each)."""

    log_score: float
    zero: Floats
    cov: Floats
    square: float = 0.0
    moments: int = 0


_States = dict[int, tuple[_Path | None, _Path | None]]
"""By the pieces that are there at a moment (bits): the likeliest way on which none of the later moments was a finger's,
and on which one was."""


@dataclass(frozen=True, slots=True)
class Observation:
    """A load (3,) that was seen, its `noise`, the covariance of how the zero may have moved since the last, and where
    fingers pressed since then."""

    load: Floats
    noise: Floats
    shift: Floats
    presses: tuple[Press, ...] = ()


class TurnRecord:
    """The moments of a turn, for any number of sets of pieces to be held against (`fit`). `weighed`: how often what may
    have been there at a moment has been weighed for that, 25 microseconds each."""

    def __init__(self, board: LatticeBoard, moments: Sequence[Observation]) -> None:
        self.moments = moments
        self.weighed = 0
        self.masses = board.masses
        self.board = board
        self._sums: dict[int, tuple[Load, float, int]] = {}
        self._changes: dict[tuple[int, int], LoadChange] = {}
        self._known: dict[Placement, IndexedPiece] = {}
        self._by_bit: dict[int, IndexedPiece] = {}
        self._ways: dict[tuple[tuple[Placement, ...], Placement | None], _Path | None] = {}

    def fit(self, pieces: Sequence[Placement], gone: Placement | None = None) -> float | None:
        """The logarithm of the likelihood of all moments if these came, and one is `gone` again; None: they do not."""
        way = self._way(pieces, gone)
        return None if way is None else way.log_score

    def beyond_noise(self, pieces: Sequence[Placement]) -> float:
        """By how many standard deviations the squared distances of all moments exceed noise; inf: they do not fit."""
        way = self._way(pieces, None)
        return inf if way is None else (way.square - 3 * way.moments) / sqrt(6 * way.moments)

    def _way(self, pieces: Sequence[Placement], gone: Placement | None) -> _Path | None:
        key = tuple(pieces), gone
        if key not in self._ways:
            twice = len({*pieces}) < len(pieces)  # no two pieces are at one place
            self._ways[key] = None if twice else _BackwardFilter(self, pieces, gone).best()
        return self._ways[key]

    def without_presses(self) -> "TurnRecord":
        """The same moments, of which nobody knows where was pressed."""
        return TurnRecord(self.board, [replace(moment, presses=()) for moment in self.moments])

    def as_one_change(self) -> "TurnRecord":
        """The first moment and the last: whatever hands did in between."""
        shift = np.sum([moment.shift for moment in self.moments[1:]], axis=0)
        return TurnRecord(self.board, [self.moments[0], replace(self.moments[-1], shift=shift, presses=())])

    @property
    def most_kept(self) -> float:
        """The most (g) that came between two moments and may still stand, the load not having fallen back, if by its
        presses it may have been more pieces than are tried at once."""
        kept = [
            after - before
            for n, (before, after) in enumerate(pairwise(self._loads), 1)
            if min(self._loads[n:]) > before + self._light
            and not PressEvidence(self.board, self.moments[n].presses).has_at_most(MOST_TOGETHER)
        ]
        return max(kept, default=0.0)

    @cached_property
    def first(self) -> int:
        """The number of the moment before which the load has fallen for the last time; 0 if it never did."""
        changes = enumerate(pairwise(self._loads), 1)
        return max((n for n, (before, after) in changes if after < before - self._light), default=0)

    @property
    def pauses(self) -> int:
        """After how many pauses the load had changed."""
        return sum(abs(after - before) > self._light for before, after in pairwise(self._loads))

    @cached_property
    def _loads(self) -> list[float]:
        return [float(moment.load[0]) for moment in self.moments]

    @property
    def _light(self) -> float:
        """Half the lightest piece, g: what a load differs by where something came or went."""
        return min(self.masses.grams.values()) / 2

    def change(self, at: int, to: int) -> LoadChange:
        """What the load did from one moment to another."""
        if (at, to) not in self._changes:
            shift = np.sum([moment.shift for moment in self.moments[at + 1 : to + 1]], axis=0)
            # What was pressed before the last fall of the load may be there no more.
            some = [press for moment in self.moments[at + 1 : to + 1] for press in moment.presses if at >= self.first]
            before, after = self.moments[at], self.moments[to]
            cov = before.noise + after.noise + shift
            self._changes[at, to] = LoadChange(after.load - before.load, cov, shift, PressEvidence(self.board, some))
        return self._changes[at, to]

    def known(self, piece: Placement) -> IndexedPiece:
        """What is to be known of a piece."""
        if piece not in self._known:
            mass, east, north = self.board.load(piece).tolist()
            feet = frozenset((foot.x, foot.y) for foot in piece.feet)
            studs = frozenset((cell.x, cell.y) for cell in piece.cells)
            one = IndexedPiece(piece, 1 << len(self._known), (mass, east, north), feet, studs)
            self._known[piece] = self._by_bit[one.bit] = one
        return self._known[piece]

    def those(self, bits: int) -> list[IndexedPiece]:
        """The pieces of a set, which is their bits."""
        found = []
        while bits:
            lowest = bits & -bits
            found.append(self._by_bit[lowest])
            bits ^= lowest
        return found

    def sum_of(self, bits: int) -> tuple[Load, float, int]:
        """The load of a set, its `spread` (`plate_steps.PieceSets`), and how many pieces it is."""
        if bits not in self._sums:
            loads = [one.load for one in self.those(bits)]
            mass, east, north = (sum(part) for part in zip((0.0, 0.0, 0.0), *loads, strict=True))
            each, masses = sum(grams**2 for grams, _, _ in loads), self.masses
            spread = masses.spread**2 * each / mass**2 + masses.error**2 if loads else 0.0
            self._sums[bits] = (mass, east, north), spread, len(loads)
        return self._sums[bits]

    def seen(self, change: LoadChange, came: int, gone: int) -> FittingSet | None:
        """What a change says of a set that came while another went: the same whichever staircase they are part of."""
        if (came, gone) not in change.seen:
            load, spread, count = self.sum_of(came)
            back, _, taken = self.sum_of(gone)
            moved = count + taken
            prior = (ONE_MORE * (moved - 1) if moved else NOTHING) + TAKEN_BACK * taken
            pieces, others = ([one.piece for one in self.those(bits)] for bits in (came, gone))
            change.seen[came, gone] = change.of(pieces, load, spread, others, back, prior)
        return change.seen[came, gone]


class _BackwardFilter:
    def __init__(self, record: TurnRecord, pieces: Sequence[Placement], gone: Placement | None) -> None:
        self._record = record
        known = [record.known(piece) for piece in pieces]
        above = _above(known)
        self._whole = sum(one.bit for one in known)
        self._gone = 0
        if gone is not None:
            known.append(record.known(gone))
            above.append(0)
            self._gone = known[-1].bit
        self._pieces = [(one.bit, bits, one.load) for one, bits in zip(known, above, strict=True)]
        self._most = sum(one.load[0] for one in known) ** 2

    def best(self) -> _Path | None:
        first, moments = self._record.first, self._record.moments
        states: list[_States] = [{} for _ in moments]
        ended = _Path(0.0, moments[-1].load - np.array(self._record.sum_of(self._whole)[0]), moments[-1].noise)
        states[-1][self._whole] = ended, None
        for to in range(len(moments) - 1, first, -1):
            least = max((way.log_score for ways in states[to].values() for way in ways if way), default=0.0) - _BEHIND
            for available, ways in states[to].items():
                clean, fingered = (way if way and way.log_score > least else None for way in ways)
                if clean or fingered:
                    self._go(states[to - 1], to - 1, to, available, clean, fingered)
                if clean and to - 2 >= first:
                    self._go(
                        states[to - 2],
                        to - 2,
                        to,
                        available,
                        None,
                        clean._replace(log_score=clean.log_score + A_FINGER),
                    )
        if first:
            change = self._record.change(0, first)
            for available, (clean, fingered) in states[first].items():
                if abs(change.load[0] - self._record.sum_of(available)[0][0]) < self._unsure(change, 0.0):
                    self._add(states[0], 0, change, available, available, clean, fingered)
        return max((way for way in states[0].get(0, ()) if way), key=lambda way: way.log_score, default=None)

    def _go(
        self, states: _States, at: int, to: int, available: int, clean: _Path | None, fingered: _Path | None
    ) -> None:
        """From the pieces that are there after a change to those that may have been there before it."""
        change = self._record.change(at, to)
        for came in self._sets(change, available, 0.0):
            self._add(states, at, change, available, came, clean, fingered)
        if self._gone and not available & self._gone:
            back, _, _ = self._record.sum_of(self._gone)
            for came in self._sets(change, available, back[0]):
                self._add(states, at, change, available, came, clean, fingered, gone=self._gone)

    def _add(
        self,
        states: _States,
        at: int,
        change: LoadChange,
        available: int,
        came: int,
        clean: _Path | None,
        fingered: _Path | None,
        *,
        gone: int = 0,
    ) -> None:
        """The same for a set that came, if it fits the change. `gone`: what went meanwhile."""
        seen = self._record.seen(change, came, gone)
        if seen is None:
            return
        before = available & ~came | gone
        old = states.get(before, (None, None))
        new = [way and self._measured(way, at, before, seen) for way in (clean, fingered)]
        states[before] = _likelier(old[0], new[0]), _likelier(old[1], new[1])

    def _measured(self, way: _Path, at: int, before: int, seen: FittingSet) -> _Path:
        """A way with one moment more before it: these pieces are there then, and the zero has walked since."""
        self._record.weighed += 1
        moment = self._record.moments[at]
        cov = way.cov + seen.walked
        inverse = np.linalg.inv(cov + moment.noise)
        off = moment.load - np.array(self._record.sum_of(before)[0]) - way.zero
        gain = cov @ inverse
        square = float(off @ inverse @ off)
        fit = 0.5 * (log(_determinant(inverse.tolist())) - square)
        whole = way.square + square
        return _Path(way.log_score + seen.prior + fit, way.zero + gain @ off, cov - gain @ cov, whole, way.moments + 1)

    def _unsure(self, change: LoadChange, back: float) -> float:
        """How far the mass of what came may lie off a change, and off what weighs `back` and went."""
        masses, grams = self._record.masses, change.load[0] + back
        variance = change.variance + (masses.spread**2 + masses.error**2) * min(grams**2, self._most)
        return _SIGMAS * sqrt(variance)

    def _sets(self, change: LoadChange, available: int, back: float) -> list[int]:
        """Sets of pieces that can have come last and weigh so much."""
        grams, unsure = change.load[0] + back, self._unsure(change, back)
        found, layer = [0] if abs(grams) < unsure else [], {0: 0.0}
        tried = 1
        while layer and tried < _MOST_SETS:
            following: dict[int, float] = {}
            for one, weight in layer.items():
                rest, room = available & ~one, grams + unsure - weight
                for bit, above, load in self._pieces:
                    if bit & rest and not above & rest and load[0] < room:
                        following[one | bit] = weight + load[0]
            found += [one for one, weight in following.items() if abs(weight - grams) < unsure]
            layer, tried = following, tried + len(following)
        return found


def _determinant(rows: Sequence[Sequence[float]]) -> float:
    (a, b, c), (d, e, f), (g, h, i) = rows
    return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)


def _likelier(path: _Path | None, other: _Path | None) -> _Path | None:
    return other if path is None or (other is not None and other.log_score > path.log_score) else path


def _above(pieces: Sequence[IndexedPiece]) -> list[int]:
    """For each piece the others, as bits, that can only come after it. In which order the bricks and columns of a pile
    came nobody can tell, so they wait for an arch below and arches for all of them; of those that are alike one waits
    for the next."""
    found = [0] * len(pieces)
    for piece in pieces:
        upper = piece.piece
        for number, below in enumerate(pieces):
            lower = below.piece
            if lower.z >= upper.z or piece.feet.isdisjoint(below.studs):
                continue
            pile = upper.piece in STACKED and lower.piece in STACKED
            if not pile or upper.piece is lower.piece:
                found[number] |= piece.bit
    return found

"""Likelihood of all quiet moments of a turn for a given set of pieces, maximised over the order in which they came.

Needed for staircases that do not come from the search (`legal_search`). Dynamic programming backwards over the moments:
state: the pieces that are there and a Gaussian estimate of the zero (3,), updated by a Kalman filter; transition: the
set that came. Pieces come after what they stand on. Moments up to the last fall of the load count as one, since removed
pieces are not in the final set. One removed piece and one resting finger are allowed.
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

A_FINGER: Final = -7.0
"""Log prior (natural) of a quiet moment that was a resting finger (assumed)."""
NOTHING: Final = -2.0
"""Log prior of a moment without a change (assumed)."""
TAKEN_BACK: Final = -3.0
"""Log prior of a piece that was removed (assumed)."""

_MOST_SETS = 4000  # sets of pieces that are tried at one moment (limited by computing time)
_BEHIND = 18.0  # log behind the best path of a moment from which a path is dropped
_SIGMAS = 5.0  # standard deviations within which masses have to agree


Load = tuple[float, float, float]
"""Load as plain numbers: g, g mm east, g mm north. Faster than arrays of three."""


@dataclass(frozen=True, slots=True)
class IndexedPiece:
    """A piece with its bit in sets of pieces."""

    piece: Placement
    bit: int
    load: Load
    feet: frozenset[Stud]
    """Studs under its feet."""
    studs: frozenset[Stud]
    """All studs that it covers."""


class FittingSet(NamedTuple):
    """A set of pieces that fits a change."""

    prior: float
    """Log prior (natural), with the evidence of the presses."""
    moved: Floats
    """Covariance (3, 3) of the zero's movement and of the pieces' masses."""


@dataclass(eq=False, slots=True)
class LoadChange:
    """A change of the load between two observations."""

    change: InitVar[Floats]
    """Load (3,)."""
    cov: InitVar[Floats]
    """Covariance (3, 3) of `change`."""
    shift: Floats
    """Part of `cov` that is the zero's movement."""
    pressed: PressEvidence
    """The presses during the change."""
    evidence: dict[tuple[int, int], FittingSet | None] = field(default_factory=dict)
    """Cache of the results, by the bits of the pieces that came and went."""
    load: Load = field(init=False)
    """`change` as plain numbers."""
    variance: float = field(init=False)
    """Variance of the mass, g squared."""
    _inverse: tuple[float, float, float, float, float, float] = field(init=False)  # upper triangle of cov's inverse

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
        """Evidence on pieces `came` with `load` and relative variance `spread`, while `taken` with load `back` went.

        `prior`: log prior of such a change. None if they do not fit.
        """
        if self.squared_distance(load, spread, back) >= FITS:
            return None
        return FittingSet(prior + self.pressed.log_ratio(came, taken), self.shift + spread * np.outer(load, load))

    def squared_distance(self, load: Load, spread: float, back: Load) -> float:
        """Squared Mahalanobis distance, as in `piece_sets.squared_distances`, in plain numbers."""
        aa, ab, ac, bb, bc, cc = self._inverse
        p, q, r = load
        x, y, z = self.load[0] + back[0] - p, self.load[1] + back[1] - q, self.load[2] + back[2] - r
        square = x * (aa * x + 2 * (ab * y + ac * z)) + y * (bb * y + 2 * bc * z) + cc * z * z
        u, v, w = aa * p + ab * q + ac * r, ab * p + bb * q + bc * r, ac * p + bc * q + cc * r
        along = u * x + v * y + w * z
        wider = 1.0 + spread * (u * p + v * q + w * r)
        return square - spread * along**2 / wider


class _Path(NamedTuple):
    """The likeliest path from one moment to the last."""

    log_score: float
    """Natural log of likelihood times prior."""
    zero: Floats
    """Zero (3,) at the first moment of the path, estimated from all later moments."""
    cov: Floats
    """Covariance (3, 3) of `zero`."""
    square: float = 0.0
    """Sum of the squared distances of its moments (3 degrees of freedom each)."""
    moments: int = 0
    """Number of these moments."""


_States = dict[int, tuple[_Path | None, _Path | None]]
"""For each set of pieces at a moment (bits): the likeliest path without a resting finger, and with one."""


@dataclass(frozen=True, slots=True)
class Observation:
    """An explained quiet moment, as the likelihood needs it."""

    load: Floats
    """Load (3,)."""
    noise: Floats
    """Covariance (3, 3) of its noise."""
    shift: Floats
    """Covariance (3, 3) of the zero's movement since the observation before."""
    presses: tuple[Press, ...] = ()
    """Presses since then."""


class TurnRecord:
    """The observations of a turn; `fit` computes their likelihood for a set of pieces.

    `weighed`: number of Kalman updates so far, 25 microseconds each on the developer's machine.
    """

    def __init__(self, board: LatticeBoard, moments: Sequence[Observation]) -> None:
        self.observations = moments
        self.weighed = 0
        self.masses = board.masses
        self.board = board
        self._sums: dict[int, tuple[Load, float, int]] = {}
        self._changes: dict[tuple[int, int], LoadChange] = {}
        self._known: dict[Placement, IndexedPiece] = {}
        self._by_bit: dict[int, IndexedPiece] = {}
        self._paths: dict[tuple[tuple[Placement, ...], Placement | None], _Path | None] = {}

    def fit(self, pieces: Sequence[Placement], gone: Placement | None = None) -> float | None:
        """Log likelihood (natural) of all moments if these pieces came and `gone` came and went; None: they do not
        fit."""
        path = self._path(pieces, gone)
        return None if path is None else path.log_score

    def beyond_noise(self, pieces: Sequence[Placement]) -> float:
        """Standard deviations by which the sum of squared distances exceeds its mean; inf: the pieces do not fit."""
        path = self._path(pieces, None)
        return inf if path is None else (path.square - 3 * path.moments) / sqrt(6 * path.moments)

    def _path(self, pieces: Sequence[Placement], gone: Placement | None) -> _Path | None:
        key = tuple(pieces), gone
        if key not in self._paths:
            twice = len({*pieces}) < len(pieces)  # impossible: two pieces at one place
            self._paths[key] = None if twice else _BackwardFilter(self, pieces, gone).best()
        return self._paths[key]

    def without_presses(self) -> "TurnRecord":
        """The same observations without their presses."""
        return TurnRecord(self.board, [replace(moment, presses=()) for moment in self.observations])

    def as_one_change(self) -> "TurnRecord":
        """The first and the last observation as one change, whatever happened in between."""
        shift = np.sum([moment.shift for moment in self.observations[1:]], axis=0)
        return TurnRecord(self.board, [self.observations[0], replace(self.observations[-1], shift=shift, presses=())])

    @property
    def most_kept(self) -> float:
        """Largest gain between two moments, g, that was not lost again and may be more pieces than are tried at once,
        by its presses."""
        kept = [
            after - before
            for n, (before, after) in enumerate(pairwise(self._loads), 1)
            if min(self._loads[n:]) > before + self._light
            and not PressEvidence(self.board, self.observations[n].presses).has_at_most(MOST_TOGETHER)
        ]
        return max(kept, default=0.0)

    @cached_property
    def first(self) -> int:
        """Number of the moment at which the load fell for the last time; 0 if it never did."""
        changes = enumerate(pairwise(self._loads), 1)
        return max((n for n, (before, after) in changes if after < before - self._light), default=0)

    @property
    def pauses(self) -> int:
        """Number of moments at which the load had changed."""
        return sum(abs(after - before) > self._light for before, after in pairwise(self._loads))

    @cached_property
    def _loads(self) -> list[float]:
        return [float(moment.load[0]) for moment in self.observations]

    @property
    def _light(self) -> float:
        """Least change of mass, g, that is a piece: half the lightest one."""
        return min(self.masses.grams.values()) / 2

    def change(self, at: int, to: int) -> LoadChange:
        """The change of the load from moment `at` to moment `to`."""
        if (at, to) not in self._changes:
            shift = np.sum([moment.shift for moment in self.observations[at + 1 : to + 1]], axis=0)
            # Presses before the last fall of the load may belong to pieces that were removed.
            some = [
                press for moment in self.observations[at + 1 : to + 1] for press in moment.presses if at >= self.first
            ]
            before, after = self.observations[at], self.observations[to]
            cov = before.noise + after.noise + shift
            self._changes[at, to] = LoadChange(after.load - before.load, cov, shift, PressEvidence(self.board, some))
        return self._changes[at, to]

    def known(self, piece: Placement) -> IndexedPiece:
        """The piece with its bit."""
        if piece not in self._known:
            mass, east, north = self.board.load(piece).tolist()
            feet = frozenset((foot.x, foot.y) for foot in piece.feet)
            studs = frozenset((cell.x, cell.y) for cell in piece.cells)
            one = IndexedPiece(piece, 1 << len(self._known), (mass, east, north), feet, studs)
            self._known[piece] = self._by_bit[one.bit] = one
        return self._known[piece]

    def those(self, bits: int) -> list[IndexedPiece]:
        """The pieces of a set of bits."""
        found = []
        while bits:
            lowest = bits & -bits
            found.append(self._by_bit[lowest])
            bits ^= lowest
        return found

    def sum_of(self, bits: int) -> tuple[Load, float, int]:
        """Load of a set, its relative variance (`PieceSets.spread`), and its number of pieces."""
        if bits not in self._sums:
            loads = [one.load for one in self.those(bits)]
            mass, east, north = (sum(part) for part in zip((0.0, 0.0, 0.0), *loads, strict=True))
            each, masses = sum(grams**2 for grams, _, _ in loads), self.masses
            spread = masses.spread**2 * each / mass**2 + masses.error**2 if loads else 0.0
            self._sums[bits] = (mass, east, north), spread, len(loads)
        return self._sums[bits]

    def evidence(self, change: LoadChange, came: int, gone: int) -> FittingSet | None:
        """Evidence of a change on a set that came while another went; cached, since it holds for any staircase."""
        if (came, gone) not in change.evidence:
            load, spread, count = self.sum_of(came)
            back, _, taken = self.sum_of(gone)
            moved = count + taken
            prior = (ONE_MORE * (moved - 1) if moved else NOTHING) + TAKEN_BACK * taken
            pieces, others = ([one.piece for one in self.those(bits)] for bits in (came, gone))
            change.evidence[came, gone] = change.of(pieces, load, spread, others, back, prior)
        return change.evidence[came, gone]


class _BackwardFilter:
    """The dynamic program for one set of pieces, from the last observation to the first."""

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
        first, moments = self._record.first, self._record.observations
        states: list[_States] = [{} for _ in moments]
        ended = _Path(0.0, moments[-1].load - np.array(self._record.sum_of(self._whole)[0]), moments[-1].noise)
        states[-1][self._whole] = ended, None
        for to in range(len(moments) - 1, first, -1):
            least = (
                max((path.log_score for paths in states[to].values() for path in paths if path), default=0.0) - _BEHIND
            )
            for available, paths in states[to].items():
                clean, fingered = (path if path and path.log_score > least else None for path in paths)
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
        return max((path for path in states[0].get(0, ()) if path), key=lambda path: path.log_score, default=None)

    def _go(
        self, states: _States, at: int, to: int, available: int, clean: _Path | None, fingered: _Path | None
    ) -> None:
        """Extend the paths of one state by every set that may have come in a change."""
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
        """Extend the paths by one set that came while `gone` went, if it fits."""
        evidence = self._record.evidence(change, came, gone)
        if evidence is None:
            return
        before = available & ~came | gone
        old = states.get(before, (None, None))
        new = [path and self._measured(path, at, before, evidence) for path in (clean, fingered)]
        states[before] = _likelier(old[0], new[0]), _likelier(old[1], new[1])

    def _measured(self, path: _Path, at: int, before: int, evidence: FittingSet) -> _Path:
        """Kalman update of a path with the observation `at`, at which the pieces `before` are there."""
        self._record.weighed += 1
        moment = self._record.observations[at]
        cov = path.cov + evidence.moved
        inverse = np.linalg.inv(cov + moment.noise)
        off = moment.load - np.array(self._record.sum_of(before)[0]) - path.zero
        gain = cov @ inverse
        square = float(off @ inverse @ off)
        fit = 0.5 * (log(_determinant(inverse.tolist())) - square)
        whole = path.square + square
        return _Path(
            path.log_score + evidence.prior + fit,
            path.zero + gain @ off,
            cov - gain @ cov,
            whole,
            path.moments + 1,
        )

    def _unsure(self, change: LoadChange, back: float) -> float:
        """Largest deviation of the mass of a set from the change, g."""
        masses, grams = self._record.masses, change.load[0] + back
        variance = change.variance + (masses.spread**2 + masses.error**2) * min(grams**2, self._most)
        return _SIGMAS * sqrt(variance)

    def _sets(self, change: LoadChange, available: int, back: float) -> list[int]:
        """Sets that can have come last, with the mass of the change."""
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
    """For each piece the bits of the pieces that can only come after it: those that stand on it.

    Bricks and columns of one pile may come in any order, as the load does not show it; only equal pieces are ordered.
    """
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

"""Scores of sets of pieces as the next move: every set on every hypothesis, as arrays.

A score is the natural log of likelihood times prior. Likelihood: normal residual of the load, presses, Hall sensors.
Prior: merged pauses (`ONE_MORE`), nearness to the pieces of the turn (`NEARNESS`), and broken rules of geometry
(`FORBIDDEN`), which enter the rank but not the score itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from palace_hub.sensing.plate.board.places import ARCH, HEIGHTS, NOWHERE, Ints, LatticeBoard, PlacedPieces
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.residual import FITS
from palace_hub.sensing.plate.turn.piece_sets import PieceSets, squared_distances
from palace_hub.sensing.plate.turn.press_evidence import PressEvidence, TouchedPieces

FORBIDDEN: Final = -6.0
"""Log prior (natural) of a broken rule: 1 in 400 (assumed)."""
ONE_MORE: Final = -1.6
"""Log prior (natural) of each further piece in one change: 1 in 5. Of pauses 15 % are missing (SENSING, Plate), of a
fast hand's 40 % (assumed)."""
NEARNESS: Final[Floats] = np.array([0.0, -0.7, -5.0])
"""Log prior (natural) of a piece on a knob that the turn touches, one lattice step off, and further (assumed)."""
HALL_WRONG: Final = -7.0
"""Log likelihood (natural) of a trusted Hall sensor that contradicts: 1 in 1,100 (assumed)."""

_BEHIND = 16.0  # log behind the best set of its size from which a set is dropped
_SOUND_SETS, _FAULTY_SETS = 50, 15  # sets without and with a fault that are kept, of one size and one hypothesis

Bools = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class SetBase:
    """A hypothesis on which sets of pieces are scored, perhaps after a piece was taken off or put on first."""

    placed: PlacedPieces
    """The pieces that stand."""
    change: Floats
    """Change of the load (3,) that a set has to explain."""
    cov: Floats
    """Covariance (3, 3) of `change`."""
    log_score: float
    """Log score of the base itself."""
    near: Floats | None
    """Log prior of nearness for each knob (nodes + 1,); None before the first piece."""
    pressed: PressEvidence
    """The presses during the change."""
    touched: TouchedPieces
    """Pieces that came or went before the set."""
    dark: Bools | None = None
    """Knobs (nodes,) with a trusted sensor and no foot yet; None: no Hall evidence."""
    hall_errors: int = 0
    """Contradictions of all other sensors, less those of the hypothesis before."""


@dataclass(frozen=True, slots=True)
class SetScores:
    """The sets that are worth placing on one base."""

    rows: Ints
    """Rows (n,) of `PieceSets`."""
    rank: Floats
    """Log score (n,) with rules of geometry and Hall sensors."""
    log_score: Floats
    """Log score (n,) without them."""
    faultless: Bools
    """Whether no rule of geometry is broken (n,)."""
    pruned_ranks: Floats
    """Ranks of faultless sets without room."""
    fits: bool
    """Whether any set explains the change, kept or not."""


def score_sets(
    board: LatticeBoard, footings: Sequence[SetBase], sets: PieceSets, seen: Bools | None, least: float
) -> list[SetScores]:
    """Score the sets on each base, and keep the best of them with a score above `least`.

    `seen` (nodes,): knobs that see a magnet; None: not known.
    """
    more = ONE_MORE * (sets.atoms.shape[1] - 1)
    parts: list[Ints] = []
    fits: list[Floats] = []
    explained: list[bool] = []
    for base in footings:
        square, logdet = squared_distances(base.change - sets.load, sets.load, sets.spread, base.cov)
        fit = -0.5 * (square + logdet) + base.pressed.log_ratio_of_sets(sets.atoms, base.touched)
        fitting = square < FITS
        explained.append(bool(fitting.any()))
        parts.append(np.flatnonzero(fitting & (fit > least - base.log_score - more)))
        fits.append(fit[parts[-1]])
    of = np.repeat(np.arange(len(footings)), [part.size for part in parts])
    rows, log = np.concatenate(parts), np.concatenate(fits)
    log = log + _placed(board, sets, rows, [base.near for base in footings], of)
    # A set far behind the best of its size would be pruned right after.
    best = np.full(len(footings), -np.inf)
    np.maximum.at(best, of, log)
    near = log > best[of] - _BEHIND
    rows, log, of = rows[near], log[near], of[near]
    faults = count_certain_faults(board, [base.placed for base in footings], of, sets.atoms[rows])
    log = log + np.array([base.log_score for base in footings])[of] + more
    rank = log + FORBIDDEN * np.minimum(np.array([base.placed.faults for base in footings])[of] + faults, 2)
    if seen is not None:
        rank = rank + HALL_WRONG * _contradicted(board, footings, of, sets.atoms[rows], seen)
    ends = np.searchsorted(of, np.arange(len(footings) + 1))
    return [
        _chosen(rows[a:b], rank[a:b], log[a:b], faults[a:b], not base.placed.faults, fit)
        for base, (a, b), fit in zip(footings, pairwise(ends), explained, strict=True)
    ]


def _chosen(rows: Ints, rank: Floats, log: Floats, faults: Ints, clean: bool, fits: bool) -> SetScores:
    """The likeliest sets without a fault, and with one."""
    if not rows.size:
        return SetScores(rows, rank, log, np.zeros(0, dtype=bool), rank, fits)
    faultless, faulty = np.flatnonzero(faults == 0), np.flatnonzero(faults == 1)
    faultless, faulty = faultless[np.argsort(-rank[faultless])], faulty[np.argsort(-rank[faulty])]
    pruned_ranks = rank[faultless[_SOUND_SETS:]] if clean else np.zeros(0)
    faultless, faulty = faultless[:_SOUND_SETS], faulty[:_FAULTY_SETS]
    both = np.concatenate([faultless, faulty])
    return SetScores(
        rows[both], rank[both], log[both], (np.arange(both.size) < faultless.size) & clean, pruned_ranks, fits
    )


def count_certain_faults(board: LatticeBoard, stands: Sequence[PlacedPieces], of: Ints, sets: Ints) -> Ints:
    """Number of pieces of each set (n, k) on `stands[of]` that certainly break a rule of geometry, in any order.

    A lower bound. Sets with a piece on the middle of a missing arch get 99.
    """
    atoms = board.atoms
    tops = np.array([placed.tops for placed in stands])
    count, size = sets.shape
    faults = np.zeros(count, dtype=np.int64)
    node, other = atoms.node[sets], atoms.other[sets]
    kind, edge = atoms.kind[sets], atoms.edge[sets]
    high = HEIGHTS[kind]
    has_middle = np.zeros((len(stands), len(board.edges) + 1), dtype=bool)
    for number, placed in enumerate(stands):
        has_middle[number, list(placed.middles)] = True
    # Knobs that must not be built on and hold no piece of this turn; a further piece on top is no second fault.
    closed = ~board.open & (tops == board.start.tops)
    for j in range(size):
        arch = kind[:, j] == ARCH
        a, b = node[:, j], other[:, j]
        faults += _first_on(closed[of, a], a, node[:, :j], other[:, :j]) | (
            arch & _first_on(closed[of, b], b, node[:, :j], other[:, :j])
        )
        faults[~arch & (a == NOWHERE) & ~has_middle[of, edge[:, j]]] = 99
        arches = np.flatnonzero(arch)
        a, b = a[arches], b[arches]
        # Height of the near knob over the far one, and what each other piece of the set would add to it.
        apart = tops[of[arches], a] - tops[of[arches], b]
        rises = [
            high[arches, i]
            * sum(
                ((at == a) & (at != NOWHERE)).astype(np.int64) - ((at == b) & (at != NOWHERE))
                for at in (node[arches, i], other[arches, i])
            )
            for i in range(size)
            if i != j
        ]
        level = np.zeros(arches.size, dtype=bool)
        for used in product((0, 1), repeat=size - 1):
            level |= apart + sum(use * rise for use, rise in zip(used, rises, strict=True)) == 0
        faults[arches[~level]] += board.open[a[~level]] & board.open[b[~level]]
    return faults


def _first_on(closed: Bools, at: Ints, nodes: Ints, others: Ints) -> Bools:
    """Where a knob is closed and none of the earlier pieces of the same set stands on it."""
    available = ((nodes == at[:, None]) | (others == at[:, None])).any(axis=1)
    first: Bools = closed & ~(available & (at != NOWHERE))
    return first


def _contradicted(board: LatticeBoard, footings: Sequence[SetBase], of: Ints, sets: Ints, seen: Bools) -> Floats:
    """Number of sensors that contradict each set on its base, less those of the hypothesis before."""
    atoms = board.atoms
    dark = np.array([np.zeros(len(seen), bool) if base.dark is None else base.dark for base in footings])
    tops = np.array([base.placed.tops for base in footings])
    feet = np.concatenate([atoms.node[sets], atoms.other[sets]], axis=1)
    low = (tops[of[:, None], feet] == 0) & board.open[feet]
    covered = np.zeros((len(sets), len(seen) + 1), dtype=bool)
    rows, columns = np.nonzero(low)
    covered[rows, feet[rows, columns]] = True
    rest = np.array([base.hall_errors for base in footings], dtype=np.float64)
    hall_errors: Floats = ((covered[:, :-1] ^ seen) & dark[of]).sum(axis=1) + rest[of]
    return hall_errors


def _placed(board: LatticeBoard, sets: PieceSets, rows: Ints, nears: Sequence[Floats | None], of: Ints) -> Floats:
    """Log prior of nearness for sets: the best spanning tree of a set's pieces and the turn's pieces as one node."""
    size = sets.atoms.shape[1]
    # Before there are pieces of the turn, the first piece of the set is the root.
    by_atom = np.zeros((len(nears), len(board.atoms)))
    for number, near in enumerate(nears):
        if near is not None:
            by_atom[number] = near[board.touches].max(axis=1)
    first = np.array([near is None for near in nears])[of]
    links: list[Floats] = [by_atom[of, sets.atoms[rows, j]] for j in range(size)]
    for link in links[1:]:
        link[first] = -np.inf
    if size == 1:
        return links[0]
    between: list[Floats] = [NEARNESS[steps] for steps in sets.apart[rows].T]
    if size == 2:
        return best_tree(links[0], links[1], between[0])
    return best_of_three(links, *between)


def best_tree(a: Floats, b: Floats, link: Floats) -> Floats:
    """Best spanning tree of two pieces: `a`, `b` link each to the turn's pieces, `link` them to each other."""
    best: Floats = np.maximum(a + b, np.maximum(a, b) + link)
    return best


def best_of_three(links: Sequence[Floats], ab: Floats, ac: Floats, bc: Floats) -> Floats:
    """Best spanning tree of three pieces: the third takes its best link, the two others may link to it."""
    a, b, c = links
    best = np.maximum(c, np.maximum(ac, bc))
    on_turn = best_tree(np.maximum(a, ac), np.maximum(b, bc), ab)
    on_a = best_tree(np.maximum(a, c), b, np.maximum(ab, bc))
    on_b = best_tree(a, np.maximum(b, c), np.maximum(ab, ac))
    return best + np.where(c == best, on_turn, np.where(ac == best, on_a, on_b))

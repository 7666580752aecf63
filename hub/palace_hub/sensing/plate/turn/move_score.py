"""What sets of pieces are worth as the next thing put on: every set on every reading of a turn, as arrays.

Worth is the logarithm of likelihood and of what is likely before anything is seen. Rules count in two ways only: what
breaks a rule of geometry is held to be rare, and pieces lie near to what the turn touches already, as those of a path
do.
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
"""One reading in four hundred breaks a rule: players know them mostly, and take back what they see to be wrong."""
ONE_MORE: Final = -1.6
"""Two pieces without a pause between them: 15 % of pauses are missing, 40 % of a fast hand's."""
NEARNESS: Final[Floats] = np.array([0.0, -0.7, -5.0])
"""A piece on what this turn touches already or comes to touch, next to it, and anywhere else."""
HALL_WRONG: Final = -7.0
"""A sensor that is believed and contradicts."""

_BEHIND = 16.0  # sets this far behind the best of their size are not tried
_SOUND_SETS, _FAULTY_SETS = 50, 15  # that are tried, of one size and for one reading

Bools = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class SetBase:
    """What sets are put on: a `placed`, the `change` (3,) of load that they are to explain, its `cov`, and `log`, what
    it is worth itself. `near` (nodes + 1): what nearness to each knob counts for, None before there are any pieces.

    `pressed`, `touched`: the presses, and the pieces that came or went before the sets.

    Of Hall sensors: `dark` (nodes) are believed and have no foot on them yet, `hall_errors`: how many of the others
    contradict more than did before.
    """

    placed: PlacedPieces
    change: Floats
    cov: Floats
    log_score: float
    near: Floats | None
    pressed: PressEvidence
    touched: TouchedPieces
    dark: Bools | None = None
    hall_errors: int = 0


@dataclass(frozen=True, slots=True)
class SetScores:
    """Sets that are worth a try on one footing, by their `rows` (n,) of `PieceSets`: `log`, and `rank`, which has the
    rules of geometry and the Hall sensors in it; `faultless`: no rule broken. `pruned_ranks`: ranks for which there was
    no room. `fits`: whether any set explains the change, worth a try or not."""

    rows: Ints
    rank: Floats
    log_score: Floats
    faultless: Bools
    pruned_ranks: Floats
    fits: bool


def score_sets(
    board: LatticeBoard, footings: Sequence[SetBase], sets: PieceSets, seen: Bools | None, least: float
) -> list[SetScores]:
    """For each footing the sets that are worth a try, none of them less than `least`.

    `seen` (nodes): the knobs whose sensors see a magnet, None: not known.
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
    # A set far behind the best of its size would be dropped a moment later.
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
    """The likeliest of those that break no rule, and of those that break one."""
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
    """For each set (n, k), put on `stands[of]`, a number of pieces that must break a rule of geometry where they come
    to stand, in whatever order they were put there: never more than there are. Sets with a piece on an arch that is
    not there get 99."""
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
    # Knobs that are not to be built on, and nothing of this turn's is: what comes on top is no mistake more.
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
        # How much higher the far foot's knob is, and what each other piece of the set would make of that.
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
    """Where a knob is closed, and none of these pieces of the same sets stands there too."""
    available = ((nodes == at[:, None]) | (others == at[:, None])).any(axis=1)
    first: Bools = closed & ~(available & (at != NOWHERE))
    return first


def _contradicted(board: LatticeBoard, footings: Sequence[SetBase], of: Ints, sets: Ints, seen: Bools) -> Floats:
    """How many sensors contradict the sets on their footings, less what contradicted before."""
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
    """What the nearness of sets' pieces to the turn's others, and to one another, counts for: piece by piece, the one
    that lies best next. The turn's pieces, where there are any, and those of a set make the best tree."""
    size = sets.atoms.shape[1]
    # What each atom's nearness to the turn's pieces counts for; before there are any, the first piece is one of them.
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
        return _best_tree(links[0], links[1], between[0])
    return _best_of_three(links, *between)


def _best_tree(a: Floats, b: Floats, link: Floats) -> Floats:
    """What two pieces count for: `a` and `b` for their nearness to the turn's pieces, `link` for that to each other."""
    best: Floats = np.maximum(a + b, np.maximum(a, b) + link)
    return best


def _best_of_three(links: Sequence[Floats], ab: Floats, ac: Floats, bc: Floats) -> Floats:
    """The same of three pieces: the third goes where it lies best, and the two others may lie next to it."""
    a, b, c = links
    best = np.maximum(c, np.maximum(ac, bc))
    on_turn = _best_tree(np.maximum(a, ac), np.maximum(b, bc), ab)
    on_a = _best_tree(np.maximum(a, c), b, np.maximum(ab, bc))
    on_b = _best_tree(a, np.maximum(b, c), np.maximum(ab, ac))
    return best + np.where(c == best, on_turn, np.where(ac == best, on_a, on_b))

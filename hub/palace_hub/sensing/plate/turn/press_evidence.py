"""Likelihood of the presses between two quiet moments, given which pieces came or went.

Log likelihood ratio (natural) against presses spread evenly over the sheet. The place of a press is a mixture: with 0.1
it is anywhere, else near one of the pieces, normal about its middle or its top's length (`AIM_MM`, `LEAN`). The number
of pushes is a convolution of the numbers for each piece. A building brick without a press costs `UNPRESSED`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import log, pi
from typing import Final

import numpy as np

from monkey_palace.board.notation import ARCH_SPAN, Placement
from monkey_palace.board.pieces import BUILDING
from palace_hub.sensing.plate.board.places import ARCH, KINDS, Ints, LatticeBoard
from palace_hub.sensing.plate.load.calibration import BRICK_MM, STUD_MM
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.presses import Press

AIM_MM: Final = ((0.75, 2.5), (0.25, 5.5))
"""Mixture of a press's distance from a piece: parts of all presses, and standard deviations in mm. A brick is 8 mm wide
(assumed; kept after trials on 406 and 487 legal turns, docs/accuracy.md)."""
LEAN: Final = 0.05
"""Sideways force as a part of the force: it moves the place of a press by this part of its height (assumed)."""
ELSEWHERE: Final = 0.1
"""Part of presses that do not belong to what came or went (assumed)."""
UNPRESSED: Final = -3.0
"""Log prior (natural) of a building brick that came without a push of its own, while there were presses (assumed)."""
PUSHES: Final = (0.0, 0.75, 0.22, 0.03)
"""Probability that a piece that came takes 0, 1, 2, 3 pushes: one press in four or five is repeated (assumed)."""
PULLED: Final = (0.5, 0.4, 0.1)
"""The same for a piece that went, which is pulled (assumed)."""
BESIDES: Final = (0.97, *(0.03 * 0.5**number for number in range(1, 30)))
"""The same for pushes without a piece: ringing plates, trying hands (assumed)."""

_SHEET_MM2 = (32 * STUD_MM) ** 2
_ALONG = np.array([-1.0, -0.5, 0.0, 0.5, 1.0])  # places along an arch's top, in half spans


@dataclass(frozen=True, slots=True)
class TouchedPieces:
    """Evidence on pieces that came or went, to which a set of further pieces is added."""

    sums: Floats
    """Sum of the odds of these pieces for each press (presses,)."""
    came: int
    """Number of pieces that came."""
    gone: int
    """Number of pieces that went."""
    bricks: int
    """Number of building bricks that came."""
    unpressed: int
    """Of these, the number without a press near them."""


class PressEvidence:
    """Presses of one change as evidence on a board. `pushes`: number of pushes in all."""

    def __init__(self, board: LatticeBoard, presses: Sequence[Press]) -> None:
        self._board, self._presses = board, tuple(presses)
        self.pushes = sum(press.pushes for press in presses)
        self._of_piece: dict[Placement, tuple[float, ...]] = {}
        self._building = np.array([kind in BUILDING for kind in KINDS])

    def of_touched(self, came: Sequence[Placement] = (), gone: Sequence[Placement] = ()) -> TouchedPieces:
        """Evidence on these pieces, for sets to be added."""
        every = [self._odds_of_piece(piece) for piece in (*came, *gone)]
        bricks = [odds for piece, odds in zip(came, every, strict=False) if piece.piece in BUILDING]
        sums = np.sum(every, axis=0) if every else np.zeros(len(self._presses))
        return TouchedPieces(
            sums, len(came), len(gone), len(bricks), sum(max(odds, default=1.0) < 1.0 for odds in bricks)
        )

    def log_ratio(self, came: Sequence[Placement], gone: Sequence[Placement] = ()) -> float:
        """Log likelihood ratio if these pieces came and went."""
        count = len(came) + len(gone)
        if not self._presses or not count:
            return 0.0
        # Plain numbers, not arrays: `TurnRecord.fit` calls this hundreds of times.
        every = [self._odds_of_piece(piece) for piece in (*came, *gone)]
        part, found = (1 - ELSEWHERE) / count, 0.0
        for each in zip(*every, strict=True):
            found += log(ELSEWHERE + part * sum(each))
        bricks = missed = 0
        for piece, odds in zip(came, every, strict=False):
            if piece.piece in BUILDING:
                bricks += 1
                missed += max(odds) < 1.0
        found += log_push_count(self.pushes, len(came), len(gone))
        return found + UNPRESSED * max(missed, bricks - self.pushes)

    def log_ratio_at(self, place: Floats) -> float:
        """Log likelihood ratio if something came at a place (2,), mm, that is no piece of the board."""
        if not self._presses:
            return 0.0
        odds = [float(_press_odds(press, place[None], np.zeros((1, 2)), np.zeros(1))[0]) for press in self._presses]
        return sum(log(ELSEWHERE + (1 - ELSEWHERE) * odd) for odd in odds) + log_push_count(self.pushes, 1, 0)

    def log_ratio_of_sets(self, atoms: Ints, touched: TouchedPieces) -> Floats:
        """Log likelihood ratios (n,) if sets of atoms (n, k) came besides `touched`."""
        if not self._presses:
            return np.zeros(len(atoms))
        odds = self._odds_of_atoms[atoms]
        came = touched.came + atoms.shape[1]
        count = came + touched.gone
        each = np.log(ELSEWHERE + (1 - ELSEWHERE) / count * (touched.sums + odds.sum(axis=1)))
        building = self._building[self._board.atoms.kind[atoms]]
        missed = ((odds < 1.0).all(axis=2) & building).sum(axis=1) + touched.unpressed
        found: Floats = (
            log_push_count(self.pushes, came, touched.gone)
            + each.sum(axis=1)
            + UNPRESSED * np.maximum(missed, building.sum(axis=1) + touched.bricks - self.pushes)
        )
        return found

    def count_unpressed(self, pieces: Sequence[Placement]) -> int:
        """Number of building bricks without a push, in the best assignment of pushes to bricks near them.

        Bipartite matching by augmenting paths. 0 if there were no presses.
        """
        near = [self._odds_of_piece(piece) for piece in pieces if piece.piece in BUILDING and self._presses]
        dealt: list[list[int]] = [[] for _ in self._presses]  # bricks assigned to each press

        def deal(brick: int, tried: set[int]) -> bool:
            for number, odds in enumerate(near[brick]):
                if odds < 1.0 or number in tried:
                    continue
                tried.add(number)
                for place, other in enumerate(dealt[number]):
                    if len(dealt[number]) >= self._presses[number].pushes and deal(other, tried):
                        dealt[number][place] = brick
                        return True
                if len(dealt[number]) < self._presses[number].pushes:
                    dealt[number].append(brick)
                    return True
            return False

        return sum(not deal(brick, set()) for brick in range(len(near)))

    @cached_property
    def max_log_ratio(self) -> float:
        """Upper bound of the log likelihood ratio over all pieces."""
        if not self._presses:
            return 0.0
        highest = self._odds_of_atoms.max(axis=0)
        return max(0.0, float(np.log(ELSEWHERE + (1 - ELSEWHERE) * highest).sum()))

    def has_at_most(self, pieces: int) -> bool:
        """Whether there were pushes, and at most one for each of so many pieces."""
        return 0 < self.pushes <= pieces

    @cached_property
    def _odds_of_atoms(self) -> Floats:
        """Density of each press for each atom (n, presses), relative to an even spread over the sheet."""
        atoms = self._board.atoms
        places = atoms.load[:, 1:] / atoms.load[:, :1]
        span = np.zeros_like(places)
        letters = np.array([letter for _, letter in self._board.edges] + [""])[atoms.edge]
        for axis, letter in enumerate("en"):
            span[(atoms.kind == ARCH) & (letters == letter), axis] = ARCH_SPAN * STUD_MM / 2
        tops, middles = self._board.start.tops, np.zeros(len(self._board.edges) + 1)
        middles[list(self._board.start.middles)] = list(self._board.start.middles.values())
        on_middle = np.where(atoms.lattice, 0.0, middles[atoms.edge])
        heights = np.maximum(np.maximum(tops[atoms.node], tops[atoms.other]), on_middle) * BRICK_MM
        return np.column_stack([_press_odds(press, places, span, heights) for press in self._presses])

    def _odds_of_piece(self, piece: Placement) -> tuple[float, ...]:
        """The same for a piece (presses,)."""
        if piece not in self._of_piece:
            load = self._board.load(piece)
            feet = piece.feet
            span = np.array([feet[-1].x - feet[0].x, feet[-1].y - feet[0].y]) * STUD_MM / 2
            place, height = load[None, 1:] / load[0], np.array([piece.z * BRICK_MM])
            self._of_piece[piece] = tuple(
                float(_press_odds(press, place, span[None], height)[0]) for press in self._presses
            )
        return self._of_piece[piece]


@lru_cache(maxsize=1 << 12)
def log_push_count(pushes: int, came: int, gone: int) -> float:
    """Log probability (natural) of the number of pushes, if so many pieces came and went.

    Fewer pushes than pieces that came count as one for each; `UNPRESSED` covers those.
    """
    likely = np.array(BESIDES)
    for each in (*[PUSHES] * came, *[PULLED] * gone):
        likely = np.convolve(likely, each)
    return log(likely[min(max(pushes, came), likely.size - 1)])


def _press_odds(press: Press, places: Floats, span: Floats, heights: Floats) -> Floats:
    if not press.placed:
        return np.ones(len(places))
    x = places[:, :1] + span[:, :1] * _ALONG - press.east
    y = places[:, 1:] + span[:, 1:] * _ALONG - press.north
    square, height = x**2 + y**2, (LEAN * heights[:, None]) ** 2 + (2 * press.error_mm) ** 2
    found = np.zeros(len(places))
    for part, aim in AIM_MM:
        variance = aim**2 + height
        found += (part * np.exp(-0.5 * square / variance) / variance).sum(axis=1)
    return found / len(_ALONG) * _SHEET_MM2 / (2 * pi)

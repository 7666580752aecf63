"""What presses say of which pieces came or went: who puts a piece on its knobs, or pulls it off, does so there.

Fingers miss a piece's middle by some millimetres, press a long piece anywhere along its top, and lean a little to the
side; and now and then they press something that stands already. So a press near a piece counts for it, and one near
none of them counts against them all, but not for much.
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
"""Where a finger presses a piece, beside its middle or along its top: parts of all presses, and the standard deviation
of each. A brick is 8 mm wide."""
LEAN: Final = 0.05
"""Fingers lean to the side by a part of their force: on the plate that is so much of the height at which they press."""
ELSEWHERE: Final = 0.1
"""Presses that have nothing to do with what came or went."""
UNPRESSED: Final = -3.0
"""A building brick that came without a push of its own, where there were presses (natural logarithm)."""
PUSHES: Final = (0.0, 0.75, 0.22, 0.03)
"""How often a piece that came takes no push, one, two, three: one press in four or five is made again, a third time
hardly ever."""
PULLED: Final = (0.5, 0.4, 0.1)
"""The same of a piece that went: it is pulled, and pressed on the way or not."""
BESIDES: Final = (0.97, *(0.03 * 0.5**number for number in range(1, 30)))
"""And of pushes that belong to no piece: some plates swing on for long, and some hands try."""

_SHEET_MM2 = (32 * STUD_MM) ** 2
_ALONG = np.array([-1.0, -0.5, 0.0, 0.5, 1.0])  # of half the span of an arch: where it is pressed


@dataclass(frozen=True, slots=True)
class TouchedPieces:
    """Pieces that came or went before others are looked at: the sum (presses,) of what each press says for them, how
    many `came` and `gone` they are, how many `bricks` came, and how many of those away from any press."""

    sums: Floats
    came: int
    gone: int
    bricks: int
    unpressed: int


class PressEvidence:
    """The presses before one quiet moment, as evidence on a board; `pushes`: how often fingers pushed."""

    def __init__(self, board: LatticeBoard, presses: Sequence[Press]) -> None:
        self._board, self._presses = board, tuple(presses)
        self.pushes = sum(press.pushes for press in presses)
        self._of_piece: dict[Placement, tuple[float, ...]] = {}
        self._building = np.array([kind in BUILDING for kind in KINDS])

    def of_touched(self, came: Sequence[Placement] = (), gone: Sequence[Placement] = ()) -> TouchedPieces:
        """For sets to be added to."""
        every = [self._odds_of_piece(piece) for piece in (*came, *gone)]
        bricks = [odds for piece, odds in zip(came, every, strict=False) if piece.piece in BUILDING]
        sums = np.sum(every, axis=0) if every else np.zeros(len(self._presses))
        return TouchedPieces(
            sums, len(came), len(gone), len(bricks), sum(max(odds, default=1.0) < 1.0 for odds in bricks)
        )

    def log_ratio(self, came: Sequence[Placement], gone: Sequence[Placement] = ()) -> float:
        """How much likelier the presses are where these pieces came or went than where nothing did."""
        count = len(came) + len(gone)
        if not self._presses or not count:
            return 0.0
        # Plain numbers: a staircase that is held against a turn asks for this hundreds of times.
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
        """The same of something that came at a place (2,), mm, on the sheet, and is none of a board's pieces."""
        if not self._presses:
            return 0.0
        odds = [float(_press_odds(press, place[None], np.zeros((1, 2)), np.zeros(1))[0]) for press in self._presses]
        return sum(log(ELSEWHERE + (1 - ELSEWHERE) * odd) for odd in odds) + log_push_count(self.pushes, 1, 0)

    def log_ratio_of_sets(self, atoms: Ints, touched: TouchedPieces) -> Floats:
        """The same of sets of atoms (n, k) that came besides."""
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
        """How many building bricks of these no push is left for, however pushes are dealt out, one to each, to bricks
        that stand near enough; 0 where there were no presses."""
        near = [self._odds_of_piece(piece) for piece in pieces if piece.piece in BUILDING and self._presses]
        dealt: list[list[int]] = [[] for _ in self._presses]  # the bricks that each press has its pushes for

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
        """What the presses are worth at most, whatever came or went."""
        if not self._presses:
            return 0.0
        highest = self._odds_of_atoms.max(axis=0)
        return max(0.0, float(np.log(ELSEWHERE + (1 - ELSEWHERE) * highest).sum()))

    def has_at_most(self, pieces: int) -> bool:
        """Whether there were presses, and no more pushes than so many pieces need."""
        return 0 < self.pushes <= pieces

    @cached_property
    def _odds_of_atoms(self) -> Floats:
        """For each atom (n, presses) how much likelier a press is on it than anywhere on the sheet."""
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
        """The same of a piece."""
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
    """How likely so many pushes are where so many pieces came and went (natural logarithm): what is pressed again, and
    again. Of fewer than came nothing is said but that none was pressed twice (`UNPRESSED` is for those)."""
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

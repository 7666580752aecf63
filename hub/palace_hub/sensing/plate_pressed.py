"""What presses say of which pieces came or went: who puts a piece on its knobs, or pulls it off, does so there.

Fingers miss a piece's middle by some millimetres, press a long piece anywhere along its top, and lean a little to the
side; and now and then they press something that stands already. So a press near a piece counts for it, and one near
none of them counts against them all, but not for much.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import log, pi
from typing import Final

import numpy as np

from monkey_palace.notation import ARCH_SPAN, Placement
from monkey_palace.pieces import BUILDING
from palace_hub.sensing.plate_calibration import STUD_MM
from palace_hub.sensing.plate_creep import Floats
from palace_hub.sensing.plate_places import ARCH, KINDS, Board, Ints
from palace_hub.sensing.plate_press import Press

AIM_MM: Final = 4.0
"""Standard deviation of where a finger presses a piece, beside its middle or along its top."""
ELSEWHERE: Final = 0.1
"""Presses that have nothing to do with what came or went."""
UNPRESSED: Final = -3.0
"""A building brick that came without a push of its own, where there were presses (natural logarithm)."""
AGAIN: Final = -1.0
"""A push more than pieces came or went: one press in four or five is made again, and some plates swing on for long."""

_SHEET_MM2 = (32 * STUD_MM) ** 2
_ALONG = (-1.0, 0.0, 1.0)  # of half the span of an arch: where it is pressed


@dataclass(frozen=True, slots=True)
class Touched:
    """Pieces that came or went before others are looked at: the sum (presses,) of what each press says for them, how
    many they are, how many `bricks` came, and how many of those away from any press."""

    sums: Floats
    count: int
    bricks: int
    unpressed: int


class Pressed:
    """The presses before one quiet moment, as evidence on a board; `pushes`: how often fingers pushed."""

    def __init__(self, board: Board, presses: Sequence[Press]) -> None:
        self._board, self._presses = board, tuple(presses)
        self.pushes = sum(one.pushes for one in presses)
        self._of_piece: dict[Placement, tuple[float, ...]] = {}
        self._building = np.array([kind in BUILDING for kind in KINDS])

    def touched(self, came: Sequence[Placement] = (), gone: Sequence[Placement] = ()) -> Touched:
        """For sets to be added to."""
        every = [self._odds(piece) for piece in (*came, *gone)]
        bricks = [odds for piece, odds in zip(came, every, strict=False) if piece.piece in BUILDING]
        sums = np.sum(every, axis=0) if every else np.zeros(len(self._presses))
        return Touched(sums, len(every), len(bricks), sum(max(odds, default=1.0) < 1.0 for odds in bricks))

    def log(self, came: Sequence[Placement], gone: Sequence[Placement] = ()) -> float:
        """How much likelier the presses are where these pieces came or went than where nothing did."""
        count = len(came) + len(gone)
        if not self._presses or not count:
            return 0.0
        # Plain numbers: a staircase that is held against a turn asks for this hundreds of times.
        every = [self._odds(piece) for piece in (*came, *gone)]
        part, found = (1 - ELSEWHERE) / count, 0.0
        for each in zip(*every, strict=True):
            found += log(ELSEWHERE + part * sum(each))
        bricks = missed = 0
        for piece, odds in zip(came, every, strict=False):
            if piece.piece in BUILDING:
                bricks += 1
                missed += max(odds) < 1.0
        found += AGAIN * max(0, self.pushes - count)
        return found + UNPRESSED * max(missed, bricks - self.pushes)

    def log_at(self, place: Floats) -> float:
        """The same of something that came at a place (2,), mm, and is none of a board's pieces."""
        odds = [float(_odds(one, place[None], np.zeros((1, 2)))[0]) for one in self._presses]
        found = sum(log(ELSEWHERE + (1 - ELSEWHERE) * one) for one in odds)
        return found + AGAIN * max(0, self.pushes - 1)

    def of_sets(self, atoms: Ints, touched: Touched) -> Floats:
        """The same of sets of atoms (n, k) that came besides."""
        if not self._presses:
            return np.zeros(len(atoms))
        odds = self._odds_of_atoms[atoms]
        count = touched.count + atoms.shape[1]
        each = np.log(ELSEWHERE + (1 - ELSEWHERE) / count * (touched.sums + odds.sum(axis=1)))
        building = self._building[self._board.atoms.kind[atoms]]
        missed = ((odds < 1.0).all(axis=2) & building).sum(axis=1) + touched.unpressed
        again = AGAIN * max(0, self.pushes - count)
        found: Floats = (
            again
            + each.sum(axis=1)
            + UNPRESSED * np.maximum(missed, building.sum(axis=1) + touched.bricks - self.pushes)
        )
        return found

    @cached_property
    def most(self) -> float:
        """What the presses are worth at most, whatever came or went."""
        if not self._presses:
            return 0.0
        highest = self._odds_of_atoms.max(axis=0)
        return max(0.0, float(np.log(ELSEWHERE + (1 - ELSEWHERE) * highest).sum()))

    def at_most(self, pieces: int) -> bool:
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
        return np.column_stack([_odds(one, places, span) for one in self._presses])

    def _odds(self, piece: Placement) -> tuple[float, ...]:
        """The same of a piece."""
        if piece not in self._of_piece:
            load = self._board.load(piece)
            feet = piece.feet
            span = np.array([feet[-1].x - feet[0].x, feet[-1].y - feet[0].y]) * STUD_MM / 2
            place = load[None, 1:] / load[0]
            self._of_piece[piece] = tuple(float(_odds(one, place, span[None])[0]) for one in self._presses)
        return self._of_piece[piece]


def _odds(press: Press, places: Floats, span: Floats) -> Floats:
    if not press.placed:
        return np.ones(len(places))
    variance = AIM_MM**2 + (2 * press.error_mm) ** 2
    found = np.zeros(len(places))
    for along in _ALONG:
        off = places + along * span - (press.east, press.north)
        found += np.exp(-0.5 * (off**2).sum(axis=1) / variance)
    return found / len(_ALONG) * _SHEET_MM2 / (2 * pi * variance)

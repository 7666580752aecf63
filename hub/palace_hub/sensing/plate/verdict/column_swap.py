"""Column swaps: three bricks for a column of the same height at the same place, about 80 mg apart.

A swap without a pause leaves no moment at which the load has fallen, so neither the search nor the legal list knows of
it: only the likelihood of the whole record tells such staircases apart.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from math import log

from monkey_palace.board.notation import Placement
from monkey_palace.board.pieces import BRICK_HEIGHT, STACKED, Piece
from monkey_palace.staircase.check import check
from palace_hub.sensing.plate.turn.likelihood import TurnRecord
from palace_hub.sensing.plate.turn.move_score import ONE_MORE
from palace_hub.sensing.plate.turn.search import PlateTurn
from palace_hub.sensing.plate.verdict.candidates import Candidate, Decorations

_COLUMN_IN_BRICKS = BRICK_HEIGHT[Piece.COLUMN]


def find_column_swap(
    turn: PlateTurn, record: TurnRecord, candidate: Candidate, sure: float, decorations: Decorations | None
) -> Candidate | None:
    """A legal column swap of `candidate` that leaves it less than the probability `sure`, by these observations.

    None if there is none. The search has tried swaps with fewer pieces, so those have to fit better by the prior of the
    further pieces.
    """
    own = record.fit(candidate.pieces)
    for pieces in column_swaps(candidate.pieces):
        fit, fewer = record.fit(pieces), len(candidate.pieces) - len(pieces)
        least = -ONE_MORE * fewer if fewer > 0 else -log(sure / (1 - sure))
        if fit is None or (own is not None and fit - own < least):
            continue
        verdict = check(turn.board.palace, pieces, stock=turn.stock, decorations=decorations)
        if verdict.legal:
            return Candidate(pieces, verdict, 0.0)
    return None


def column_swaps(pieces: Sequence[Placement]) -> Iterator[tuple[Placement, ...]]:
    """The pieces with a column for three bricks of one pile, or three bricks for a column; bricks are below columns."""
    for pile in _piles(pieces):
        base, rest = pile[0], [piece for piece in pieces if piece not in pile]
        kinds = Counter(piece.piece for piece in pile)
        for more in (1, -1):
            bricks, columns = kinds[Piece.BRICK] - more * _COLUMN_IN_BRICKS, kinds[Piece.COLUMN] + more
            if bricks < 0 or columns < 0:
                continue
            kind_of = [Piece.BRICK] * bricks + [Piece.COLUMN] * columns
            levels = [base.z + sum(BRICK_HEIGHT[kind] for kind in kind_of[:n]) for n in range(len(kind_of))]
            yield (*rest, *(Placement(kind, base.x, base.y, z) for kind, z in zip(kind_of, levels, strict=True)))


def _piles(pieces: Sequence[Placement]) -> list[list[Placement]]:
    """Piles of bricks and columns without anything between, each from the bottom."""
    at: dict[tuple[int, int], list[Placement]] = defaultdict(list)
    for piece in sorted(pieces, key=lambda piece: piece.z):
        if piece.piece in STACKED:
            at[piece.x, piece.y].append(piece)
    piles: list[list[Placement]] = []
    for there in at.values():
        top = -1
        for piece in there:
            if piece.z != top:
                piles.append([])
            piles[-1].append(piece)
            top = piece.z + BRICK_HEIGHT[piece.piece]
    return piles

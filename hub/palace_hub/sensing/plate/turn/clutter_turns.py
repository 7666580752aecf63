"""Turns beside which something lies, or something of the palace's is missing: what is strewn about is followed too.

What came or went and is no piece of the turn's (`plate_astray`) is taken out of every later moment until it is mended
or a person says that it is as it should be.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import numpy as np

from palace_hub.sensing.plate.board.places import Stud
from palace_hub.sensing.plate.load.signal import Quiet
from palace_hub.sensing.plate.turn.clutter import FITS_WELL, Astray

if TYPE_CHECKING:
    from palace_hub.sensing.plate.turn.search import PlateTurn

MOST_STREWN: Final = 4
"""Things astray that are followed at once: each is another look at every moment, and more of them is a heap."""
ASKEW_MM: Final = 2.0
"""How far (standard deviation) a piece that leans, or high above a table that is not level, is seen from its place."""
# Whoever has lost a leaf puts it back; the scale cannot tell it from a brick that comes to stand where it was.
_MENDED = 6.0

Seen = frozenset[Stud] | None


def with_strewn(turn: "PlateTurn", quiet: Quiet, hall: Seen) -> "PlateTurn":
    """One more moment of a turn with something astray; `hall` as in `PlateTurn.after`."""
    found = max((_with_rest(turn, gone, quiet, hall) for gone in (None, *range(len(turn.strewn)))), key=_likely)
    if found.worth == -np.inf:
        pending, pressed = turn.pending + quiet.shift, (*turn.pressed, *quiet.presses)
        return replace(turn, pending=pending, pressed=pressed, unexplained=turn.unexplained + 1)
    return replace(found, unexplained=turn.unexplained + 1) if found.strewn else found


def _with_rest(turn: "PlateTurn", gone: int | None, quiet: Quiet, hall: Seen) -> "PlateTurn":
    """The turn after a moment at which one of what is strewn about (None: none of it) is mended; a new thing may have
    come besides."""
    pending, rest = turn.pending, list(turn.strewn)
    if gone is not None:
        pending = pending + rest.pop(gone).moved
    for one in rest:
        quiet = one.out_of(quiet)
    found = replace(turn, strewn=(), pending=pending).explained_by(quiet, hall)
    mended = _MENDED if gone is not None and not found.strewn else 0.0
    strewn = (*rest, *found.strewn)
    worth = found.worth + mended if len(strewn) <= MOST_STREWN else -np.inf
    return replace(found, worth=worth, strewn=strewn)


def sits_askew(turn: "PlateTurn", one: Astray, hall: Seen) -> "PlateTurn | None":
    """The turn with this of what is strewn about for a piece that leans or sits askew, or stands high on a table that
    is not level; None where none can come so near. `hall`: as it is now."""
    if one.load[0] < 0:
        return None
    rest = tuple(other for other in turn.strewn if other is not one)
    unit = one.load[0] * ASKEW_MM
    shift = one.moved + np.diag([0.0, unit**2, unit**2])
    again = replace(one.quiet, load=turn.best.load + turn.best.offset + one.load, shift=shift)
    found = replace(turn, strewn=()).explained_by(again, hall)
    before, built = ({(piece.piece, piece.body) for piece in each.standing} for each in (turn, found))
    came_alone = before <= built and len(built) == len(before) + 1
    if found.strewn or found.unexplained or found.best.newest > FITS_WELL or not came_alone:
        return None
    count = turn.unexplained if rest else 0
    return replace(found, strewn=rest, unexplained=count, earlier=None, vouched=True)


def _likely(turn: "PlateTurn") -> float:
    return turn.worth

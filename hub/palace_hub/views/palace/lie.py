"""How the ground map may lie on the plate: a small picture for each quarter turn, as seen from the near side.

The picture has one pixel for each knob of the lattice, so it is the same size in each turn.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from monkey_palace.board.notation import ARCH_SPAN, Placement, parse_placements
from monkey_palace.board.palace import PLATE
from monkey_palace.board.pieces import Piece
from monkey_palace.board.turning import QUARTERS, turned_direction, turned_placement
from monkey_palace.game.palace_state import bare_palace, palace_known
from palace_hub.views.drawing.raster import Pixels
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording

KNOBS: Final = range(2, PLATE, ARCH_SPAN)
"""Columns and rows of the ground's knobs."""


@dataclass(frozen=True, slots=True)
class LieView:
    """One way in which the map may lie. `words`: where its starting staircase climbs to."""

    turns: int
    pixels: Pixels
    words: str


def lies(pieces: tuple[Placement, ...], wording: Wording) -> tuple[LieView, ...]:
    """The four ways; `pieces`: those of the palace, the starting staircase first."""
    climbs = next((piece.direction for piece in reversed(pieces[:4]) if piece.piece is Piece.ARCH), "")
    return tuple(
        LieView(turns, picture(pieces, turns), wording.say("lie-climbs", side=turned_direction(climbs, turns)))
        for turns in range(QUARTERS)
    )


def present_pieces(snapshot: Snapshot) -> tuple[Placement, ...]:
    """What stands on the map in this game; of a palace that is typed by facts, the starting staircase alone."""
    game = snapshot.game
    if game is None:
        return ()
    if palace_known(game):
        return bare_palace(game).pieces
    number = game.ground_map
    return parse_placements(" ".join(snapshot.starts[number - 1])) if number <= len(snapshot.starts) else ()


def picture(pieces: Iterable[Placement], turns: int) -> Pixels:
    """The pieces from above, on a map that lies so many quarter turns to the left."""
    tops: dict[tuple[int, int], tuple[int, str]] = {}
    for piece in pieces:
        for cell in turned_placement(piece, turns).cells:
            if cell.z >= tops.get((cell.x, cell.y), (0, ""))[0]:
                tops[cell.x, cell.y] = cell.z, f"{piece.piece.value}-top"
    return tuple(tuple(tops.get((x, y), (0, "ground"))[1] for x in KNOBS) for y in reversed(KNOBS))


def is_symmetric(pieces: tuple[Placement, ...]) -> bool:
    """Whether two of the four pictures are equal, so that a look does not tell how the map lies."""
    return len({picture(pieces, turns) for turns in range(QUARTERS)}) < QUARTERS

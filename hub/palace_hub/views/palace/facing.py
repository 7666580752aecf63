"""From which side of the table the plan is drawn: the acting player's, turned further by a key.

Only the drawing turns. Places keep the names of the map, and arrow keys follow the eye.
"""

from typing import Final

from monkey_palace.board.turning import QUARTERS, turned_direction
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording

SIDES: Final = ("near", "right", "far", "left")
"""The sides of the table, to the left around it. The near one is that of the plate's south edge."""


def facing(snapshot: Snapshot) -> int:
    """Quarter turns to the left by which the map is drawn: as it lies before the eyes of the acting player.

    Whose side is not known looks from the near side.
    """
    game = snapshot.game
    seat = None if game is None else game.prompt.player
    side = snapshot.sides[seat] if seat is not None and seat < len(snapshot.sides) else None
    return (snapshot.map_turns - SIDES.index(side or SIDES[0]) + snapshot.turned) % QUARTERS


def edge_letters(turn: int, wording: Wording) -> tuple[str, ...]:
    """The map's directions at the upper, right, lower and left edge of a turned drawing; none if north is up."""
    if turn % QUARTERS == 0:
        return ()
    return tuple(wording.say("edge-letter", letter=turned_direction(letter, -turn)) for letter in "nesw")

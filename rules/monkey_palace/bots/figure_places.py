"""Where a sensible bot puts a figure, of the knobs that the rules leave it (R9.1, R9.3)."""

from monkey_palace.board.notation import Cell
from monkey_palace.game.commands import Command, PlaceFrog, PlaceMonkey
from monkey_palace.game.palace_state import palace_known
from monkey_palace.game.state import GameState
from monkey_palace.game.trophies import frog_knobs, monkey_knobs


def frog_place(state: GameState) -> Command:
    """The frog on the first knob that fits."""
    return PlaceFrog(at=str(min(frog_knobs(state)))) if palace_known(state) else PlaceFrog()


def monkey_place(state: GameState) -> Command:
    """The monkey on the highest open end: there most staircases would go on."""

    def height(knob: Cell) -> tuple[int, int, int]:
        return knob.z, -knob.x, -knob.y

    return PlaceMonkey(at=str(max(monkey_knobs(state), key=height))) if palace_known(state) else PlaceMonkey()

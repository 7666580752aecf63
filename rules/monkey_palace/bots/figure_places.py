"""Places for figures (R9.1, R9.3), shared by the greedy bot and the planner."""

from monkey_palace.board.notation import Cell
from monkey_palace.game.commands import Command, PlaceFrog, PlaceMonkey
from monkey_palace.game.palace_state import palace_known
from monkey_palace.game.state import GameState
from monkey_palace.game.trophies import frog_knobs, monkey_knobs


def frog_place(state: GameState) -> Command:
    """Places the frog on the first legal knob."""
    return PlaceFrog(at=str(min(frog_knobs(state)))) if palace_known(state) else PlaceFrog()


def monkey_place(state: GameState) -> Command:
    """Places the monkey on the highest open end, where it blocks most staircases."""

    def height(knob: Cell) -> tuple[int, int, int]:
        return knob.z, -knob.x, -knob.y

    return PlaceMonkey(at=str(max(monkey_knobs(state), key=height))) if palace_known(state) else PlaceMonkey()

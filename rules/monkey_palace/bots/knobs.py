"""Where a bot puts a figure: the knobs that the rules leave it (R9.1, R9.3), and which of them it takes."""

from monkey_palace.commands import Command, PlaceFrog, PlaceMonkey
from monkey_palace.notation import Cell
from monkey_palace.palace_state import bare_palace, palace_known, staircase_of, standing_figures
from monkey_palace.pieces import Figure, Piece
from monkey_palace.state import GameState


def frog_knobs(state: GameState) -> tuple[Cell, ...]:
    """The open end knobs of this turn's arches that lie lowest (R9.3); empty where they are not known."""
    if not state.current.staircase or not palace_known(state):
        return ()
    palace = bare_palace(state).with_figures(standing_figures(state).values())
    ends = {knob for piece in staircase_of(state) if piece.piece is Piece.ARCH for knob in piece.knobs}
    knobs = sorted(knob for knob in ends if palace.is_open(knob))
    lowest = min((knob.z for knob in knobs), default=0)
    return tuple(knob for knob in knobs if knob.z == lowest)


def monkey_knobs(state: GameState) -> tuple[Cell, ...]:
    """The open end knobs of all arches, the monkey lifted (R9.1); empty where they are not known."""
    if not palace_known(state):
        return ()
    others = [cell for figure, cell in standing_figures(state).items() if figure is not Figure.MONKEY]
    return tuple(sorted(set(bare_palace(state).with_figures(others).open_arch_ends())))


def frog_knob(state: GameState) -> Command:
    """The frog on the first knob that fits."""
    knobs = frog_knobs(state)
    return PlaceFrog(at=str(knobs[0])) if knobs else PlaceFrog()


def monkey_knob(state: GameState) -> Command:
    """The monkey on the highest open end: there most staircases would go on."""
    knobs = monkey_knobs(state)
    return PlaceMonkey(at=str(max(knobs, key=lambda knob: (knob.z, -knob.x, -knob.y)))) if knobs else PlaceMonkey()

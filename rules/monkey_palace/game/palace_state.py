"""The palace of a game's state as a value: what stands, and which figures are in the way of whom (R3.5, R10.5)."""

from functools import lru_cache

from monkey_palace.board.notation import Cell, Placement, notation, parse_placements
from monkey_palace.board.palace import Ground, Palace
from monkey_palace.board.pieces import Figure
from monkey_palace.game.state import UNKNOWN, GameState

# A game asks again and again about the palace it has; a search over other palaces does not come by here.
_PALACES_KEPT = 64


def palace_known(state: GameState) -> bool:
    """Whether the palace's shape is known: the starting staircase always stands, so an unknown one lists nothing."""
    return bool(state.palace)


def palace_of(state: GameState, player: int | None = None) -> Palace:
    """The palace with the figures that block this player (default: whoever is in turn).

    R10.5 `others`: a figure does not block the holder of its trophy. R9.3: a frog taken this turn is lifted until it is
    placed. Raises `ValueError` if the palace's shape is unknown, `BadNotation` for a state that `position` refuses.
    """
    seat = state.prompt.player if player is None else player
    others_only = state.settings.figure_blocks == "others"
    blocking = frozenset(
        cell for figure, cell in standing_figures(state).items() if not (others_only and state.trophies[figure] == seat)
    )
    return bare_palace(state).with_figures(blocking)


def crowded_palace(state: GameState) -> Palace:
    """The palace with every figure that stands on it, whoever it blocks: a knob holds one figure at most (R9.1)."""
    return bare_palace(state).with_figures(standing_figures(state).values())


def bare_palace(state: GameState) -> Palace:
    """The palace without figures. Raises `ValueError` if its shape is unknown."""
    if not palace_known(state):
        raise ValueError("expected a game whose palace is known, got one that goes on by reported facts")
    return laid_palace(state.ground, state.palace)


def standing_figures(state: GameState) -> dict[Figure, Cell]:
    """The figures whose cell is known; a frog taken this turn and not placed yet stands nowhere (R9.3)."""
    in_hand = {Figure.FROG} if state.current.frog_taken and not state.current.frog_placed else set()
    return {
        figure: Cell.parse(cell)
        for figure, cell in state.figures.items()
        if cell is not None and cell != UNKNOWN and figure not in in_hand
    }


def staircase_of(state: GameState) -> tuple[Placement, ...]:
    """The placements of this turn, decoration included; empty where none are known."""
    return parse_placements(" ".join(state.current.staircase))


@lru_cache(maxsize=_PALACES_KEPT)
def laid_palace(ground: Ground, pieces: tuple[str, ...]) -> Palace:
    """Knobs and placements as a state lists them, as a palace without figures."""
    return Palace.of(ground, " ".join(pieces))


def words(placements: tuple[Placement, ...]) -> tuple[str, ...]:
    """Placements as a state lists them."""
    return tuple(notation(placements).split())

"""The palace of a game's state: its pieces and the figures that block a player (R3.5, R10.5)."""

from functools import lru_cache

from monkey_palace.board.notation import Cell, Placement, notation, parse_placements
from monkey_palace.board.palace import Ground, Palace
from monkey_palace.board.pieces import Figure
from monkey_palace.game.state import UNKNOWN, GameState

# Callers ask repeatedly about the present palace.
_PALACES_KEPT = 64


def palace_known(state: GameState) -> bool:
    """Whether the palace's shape is known. A known palace is never empty, an unknown one is."""
    return bool(state.palace)


def palace_of(state: GameState, player: int | None = None) -> Palace:
    """The palace with the figures that block this player (default: the player in turn).

    R10.5 `others`: a figure does not block the holder of its trophy. Raises `ValueError` if the palace's shape is
    unknown, `BadNotation` for an invalid state.
    """
    seat = state.prompt.player if player is None else player
    others_only = state.settings.figure_blocks == "others"
    blocking = frozenset(
        cell for figure, cell in standing_figures(state).items() if not (others_only and state.trophies[figure] == seat)
    )
    return bare_palace(state).with_figures(blocking)


def crowded_palace(state: GameState) -> Palace:
    """The palace with every figure on it, for the placing of figures: a knob holds at most one figure (R9.1)."""
    return bare_palace(state).with_figures(standing_figures(state).values())


def bare_palace(state: GameState) -> Palace:
    """The palace without figures. Raises `ValueError` if its shape is unknown."""
    if not palace_known(state):
        raise ValueError("expected a game whose palace is known, got one that goes on by reported facts")
    return laid_palace(state.ground, state.palace)


def standing_figures(state: GameState) -> dict[Figure, Cell]:
    """The figures with a known cell."""
    return {figure: Cell.parse(cell) for figure, cell in state.figures.items() if cell is not None and cell != UNKNOWN}


def staircase_of(state: GameState) -> tuple[Placement, ...]:
    """The placements of this turn, decoration included; empty if none are known."""
    return parse_placements(" ".join(state.current.staircase))


@lru_cache(maxsize=_PALACES_KEPT)
def laid_palace(ground: Ground, pieces: tuple[str, ...]) -> Palace:
    """A palace without figures, from the knobs and placements of a state."""
    return Palace.of(ground, " ".join(pieces))


def words(placements: tuple[Placement, ...]) -> tuple[str, ...]:
    """Placements as the texts of a state."""
    return tuple(notation(placements).split())

"""Step 8: who earns which figure (R9), one small function for each rule."""

from monkey_palace.errors import IllegalCommand
from monkey_palace.pieces import Colour, Figure, Piece
from monkey_palace.state import GameState


def earns_monkey(decoration: Colour, substitute: bool) -> bool:
    """R9.1, R9.4: whoever placed a gold decoration this turn, but not as a substitute."""
    return decoration == "gold" and not substitute


def earns_butterfly(state: GameState, decoration: Colour, level: int, substitute: bool) -> bool:
    """R9.2, R10.2: whoever placed the tallest decoration, of any colour or of its own, ties excluded."""
    if Figure.BUTTERFLY not in state.trophies or substitute:
        return False
    rivals = (
        state.highest.values() if state.settings.butterfly_tallest_of == "any_colour" else [state.highest[decoration]]
    )
    return all(rival is None or level > rival for rival in rivals)


def frog_available(state: GameState) -> bool:
    """R9.3: whether `take_frog` is due now."""
    try:
        verify_frog(state)
    except IllegalCommand:
        return False
    return True


def verify_frog(state: GameState) -> None:
    """R9.3, R10.8: raises `IllegalCommand` unless the player may take the frog trophy now."""
    if state.ended:
        raise IllegalCommand("game_over", command="take_frog")
    if Figure.FROG not in state.trophies:
        raise IllegalCommand("frog_not_in_play")
    if state.current.passed:
        raise IllegalCommand("frog_needs_staircase")
    if state.trophies[Figure.FROG] == state.prompt.player:
        raise IllegalCommand("frog_already_held")
    if state.supply[Piece.COLUMN] == 0 and not state.settings.frog_column_can_trigger_end:
        raise IllegalCommand("frog_needs_column")

"""Trophies in step 8: conditions and places of the figures (R9), one function per rule."""

from monkey_palace.board.notation import Cell
from monkey_palace.board.pieces import Colour, Figure, Piece
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.palace_state import bare_palace, crowded_palace, palace_known, staircase_of, standing_figures
from monkey_palace.game.state import GameState


def earns_monkey(decoration: Colour, substitute: bool) -> bool:
    """R9.1, R9.4: a gold decoration earns the monkey, except as a substitute."""
    return decoration == "gold" and not substitute


def earns_butterfly(state: GameState, decoration: Colour, level: int, substitute: bool) -> bool:
    """R9.2, R10.2: the tallest decoration, of all colours or of its own, earns the butterfly; ties do not."""
    if Figure.BUTTERFLY not in state.trophies or substitute:
        return False
    rivals = (
        state.highest.values() if state.settings.butterfly_tallest_of == "any_colour" else [state.highest[decoration]]
    )
    return all(rival is None or level > rival for rival in rivals)


def frog_available(state: GameState) -> bool:
    """R9.3: whether `take_frog` is legal now."""
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


def frog_knobs(state: GameState) -> tuple[Cell, ...]:
    """R9.3, R10.12: the cells where the frog may go, above open end knobs of this turn's arches."""
    palace = crowded_palace(state)
    arches = [piece for piece in staircase_of(state) if piece.piece is Piece.ARCH]
    match state.settings.frog_place:
        case "lowest_open_knob":
            ends = [knob for arch in arches for knob in arch.knobs]
        case "lowest_arch":  # the first of the path, since each is higher than the one before
            ends = [knob for arch in arches[:1] for knob in arch.knobs]
        case "lowest_end":
            ends = [knob for arch in arches[:1] for knob in arch.knobs[:1]]
    fit = [knob for knob in dict.fromkeys(ends) if palace.is_open(knob)]
    return tuple(knob for knob in fit if knob.z == min(other.z for other in fit))


def monkey_knobs(state: GameState) -> tuple[Cell, ...]:
    """R9.1: the cells above every open end knob of an arch, including the knob under the monkey."""
    others = {figure: cell for figure, cell in standing_figures(state).items() if figure is not Figure.MONKEY}
    return tuple(bare_palace(state).with_figures(others.values()).open_arch_ends())


def butterfly_cell(state: GameState) -> Cell:
    """R9.2: the cell above the decoration just placed."""
    return staircase_of(state)[-1].cell.above()


def verify_knob(state: GameState, figure: Figure, at: str | None) -> None:
    """R9.1, R9.3: raises `IllegalCommand` unless the frog or the monkey may go to this cell.

    `at` None is legal if the palace's shape is unknown, or if only one knob fits.
    """
    if not palace_known(state):
        return
    fit = frog_knobs(state) if figure is Figure.FROG else monkey_knobs(state)
    if at is None:
        if len(fit) != 1:
            raise IllegalCommand("knob_needed", figure=figure.value, count=len(fit))
    elif Cell.parse(at) not in fit:
        if figure is Figure.FROG:
            raise IllegalCommand("knob_not_lowest", at=at, lowest=" ".join(map(str, fit)))
        raise IllegalCommand("knob_not_open", at=at)

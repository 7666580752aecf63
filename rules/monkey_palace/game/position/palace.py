"""Contradictions in the palace of a state: ground, pieces, figures, and this turn's staircase.

`readable` comes first: if it reports a problem, the other functions cannot parse the state.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from monkey_palace.board import geometry
from monkey_palace.board.ground_maps import starting_slip
from monkey_palace.board.notation import Cell, Placement, parse_placements
from monkey_palace.board.palace import PLATE, Palace
from monkey_palace.board.pieces import COLOURS, DECORATIONS, PIECES, STARTING_STAIRCASE, Figure, Piece
from monkey_palace.errors import BadNotation, Problem
from monkey_palace.game.palace_state import bare_palace, palace_known, staircase_of, standing_figures
from monkey_palace.game.report import report_from_facts
from monkey_palace.game.state import UNKNOWN, GameState, PromptKind
from monkey_palace.staircase.check import check
from monkey_palace.staircase.facts import Facts

_STARTING: Final = sum(STARTING_STAIRCASE.values())
_STANDS_ON: Final[Mapping[Figure, str]] = MappingProxyType(
    {Figure.MONKEY: "9.1", Figure.BUTTERFLY: "9.2", Figure.FROG: "9.3"}
)


def readable(state: GameState) -> Iterator[Problem]:
    """R1.7, R3.1: knobs are on the plate and unique; placements and cells are in notation."""
    studs = Counter((x, y) for x, y, _ in state.ground)
    if any(not (0 <= x < PLATE and 0 <= y < PLATE) for x, y in studs):
        yield Problem("ground_off_plate", "3.1", f"a knob of the ground lies off the studs 0 to {PLATE - 1}")
    if twice := sorted(stud for stud, times in studs.items() if times > 1):
        x, y = twice[0]
        yield Problem("ground_twice", "1.7", f"the ground names stud {x},{y} twice")
    for name, placements in (("palace", state.palace), ("staircase", state.current.staircase)):
        slip = _slip(placements)
        if slip:
            yield Problem("placement_unreadable", "3.1", f"{name}: {slip}")
    for name, cell in [*state.figures.items(), ("frog_stood", state.current.frog_stood)]:
        if cell is not None and cell != UNKNOWN and not _on_plate(cell):
            yield Problem("cell_unreadable", "3.1", f"{name}: expected a cell x,y,z, null or {UNKNOWN}")


def _slip(placements: tuple[str, ...]) -> str:
    try:
        read = parse_placements(" ".join(placements))
    except BadNotation as error:
        return str(error)
    return (
        ""
        if tuple(map(str, read)) == placements
        else "expected one placement in each entry, numbers without zeros before"
    )


def _on_plate(text: str) -> bool:
    try:
        cell = Cell.parse(text)
    except BadNotation:
        return False
    return str(cell) == text and cell.x < PLATE and cell.y < PLATE


def palace(state: GameState) -> Iterator[Problem]:
    """R2.2, R3, R5: the pieces stand as play can place them, and their counts match `built`."""
    if not palace_known(state):
        if state.current.staircase:
            yield Problem("staircase_unknown", "4", "without a known palace this turn's staircase cannot be known")
        return
    laid = bare_palace(state)
    slip = starting_slip(laid.pieces[:_STARTING])
    if slip:
        yield Problem("starting_staircase", "2.2", f"the palace begins with the starting staircase: {slip}")
    for violation in geometry.problems(laid):
        yield Problem(violation.code, violation.rule, violation.message)
    counts = Counter(placement.piece for placement in laid.pieces)
    for piece in PIECES:
        if counts[piece] != state.built[piece]:
            yield Problem(
                "built_wrong",
                "1.1",
                f"the palace has {counts[piece]} of {piece.value}, built says {state.built[piece]}",
            )
    for placement in laid.pieces:
        if placement.piece in DECORATIONS and not _on_arch(laid, placement.cell):
            yield Problem("decoration_misplaced", "5.1", f"{placement} does not stand on the end of an arch")
    for colour in COLOURS:
        levels = [placement.z for placement in laid.pieces if placement.piece == colour]
        if state.highest[colour] != max(levels, default=None):
            yield Problem("highest_wrong", "5.3", f"highest {colour} is not that of the palace")
    yield from _staircase(state, laid)


def _on_arch(laid: Palace, cell: Cell) -> bool:
    below = laid.knobs.get(cell)
    return below is not None and below.piece is Piece.ARCH


def _staircase(state: GameState, laid: Palace) -> Iterator[Problem]:
    """R4: this turn's placements are the last ones of the palace and match the report.

    With a printed deck, the colour of the knob under its start may have been corrected since (R11.8).
    """
    turn, placements = state.current, staircase_of(state)
    if turn.report is None:
        if placements:
            yield Problem("staircase_unbuilt", "2.4", "nothing was built this turn, and yet it has a staircase")
        return
    if not placements or laid.pieces[_STARTING:][-len(placements) :] != placements:
        yield Problem("staircase_not_last", "2.4", "this turn's staircase must be the last pieces of the palace")
        return
    before = Palace(laid.ground, laid.pieces[: -len(placements)])
    facts = _facts(before, placements)
    if facts is None:
        yield Problem("staircase_illegal", "4", "this turn's staircase is not one that the rules allow")
        return
    report = report_from_facts(facts, state.settings, turn.decoration)
    if state.deck == "printed":
        report = report.model_copy(update={"start_colour": turn.report.start_colour})
    if report != turn.report:
        yield Problem("report_wrong", "4", "the report is not that of this turn's staircase")


def _facts(before: Palace, placements: tuple[Placement, ...]) -> Facts | None:
    verdict = check(before, placements, decorations=lambda _colour: COLOURS)
    return verdict.facts if verdict.legal else None


def figures(state: GameState) -> Iterator[Problem]:
    """R9.4: a figure on the palace has a holder; on a known palace it stands alone on an open, suitable knob."""
    for figure, cell in state.figures.items():
        if cell is not None and state.trophies[figure] is None:
            yield Problem(
                "figure_without_holder", "9.4", f"the {figure.value} is on the palace and nobody has its trophy"
            )
    if not palace_known(state):
        return
    laid, standing = bare_palace(state), standing_figures(state)
    if state.prompt.kind is PromptKind.BUILD and state.current.frog_stood not in (None, UNKNOWN):
        # It returns there if the player passes.
        standing[Figure.FROG] = Cell.parse(state.current.frog_stood)
    for figure, cell in [*state.figures.items(), (Figure.FROG, state.current.frog_stood)]:
        if cell == UNKNOWN:
            yield Problem("figure_unknown", "9.4", f"in a known palace the knob of the {figure.value} is known")
    for figure, at in standing.items():
        if not laid.is_open(at):
            yield Problem("figure_not_on_knob", "3.5", f"the {figure.value} at {at} does not stand on an open knob")
            continue
        on = laid.knobs[at]
        fits = DECORATIONS if figure is Figure.BUTTERFLY else (Piece.ARCH,)
        if on is None or on.piece not in fits:
            kind = "a decoration" if figure is Figure.BUTTERFLY else "the end of an arch"
            yield Problem(
                "figure_misplaced", _STANDS_ON[figure], f"the {figure.value} at {at} does not stand on {kind}"
            )
    if len(set(standing.values())) < len(standing):
        yield Problem("figures_share_knob", "3.5", "two figures stand on one knob")

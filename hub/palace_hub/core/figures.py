"""Places the figure that is due, where its pad or the plate shows that a player has placed it."""

from collections.abc import Mapping
from contextlib import suppress

from monkey_palace.board.notation import Cell
from monkey_palace.board.pieces import Figure
from monkey_palace.errors import RulesError
from monkey_palace.game.commands import Command, PlaceButterfly
from monkey_palace.game.palace_state import standing_figures
from monkey_palace.game.state import GameState
from monkey_palace.game.trophies import butterfly_cell, frog_knobs, monkey_knobs
from palace_hub.core import planning
from palace_hub.core.apply import commit, play
from palace_hub.core.plate.play import PlatePlay
from palace_hub.core.state import Hub
from palace_hub.core.tray.pads import DUE
from palace_hub.locale.message import Message
from palace_hub.referee.book import Book
from palace_hub.referee.events import FigureQuestion, FigureSeen
from palace_hub.sensing.plate.board.figures import FigureMass, find_arrivals
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.views.snapshot import Phase, Stage


def command_for(book: Book, at: Cell | None) -> Command:
    """The command that places the due figure; `at` None: the rules choose. The butterfly has one place."""
    command = planning.figure_command(book, None if at is None else str(at))
    return PlaceButterfly() if command is None else command


def place(hub: Hub, figure: Figure, command: Command) -> None:
    """Place the figure, with the state of its pad. Raises `RulesError` and changes nothing where it may not be."""
    assert hub.book is not None
    hub.book.game.verify(command)
    commit(hub, FigureSeen(figure=figure.value, at=getattr(command, "at", None), pad=hub.pads.word(figure)))
    play(hub, command)


# -- pads -------------------------------------------------------------------------------------------------------------


def settle_pads(hub: Hub) -> None:
    """Judge the pads against the game, and place a figure that only its pad can show. Called once a turn."""
    pads = hub.pads
    pads.hear(hub.tray_id, live=hub.nodes.tray_live)
    state = hub.book.game.state if hub.book is not None and hub.phase is Phase.PLAY else None
    pads.judge(state, hub.t, weighed=lambda figure: _weighed(hub.plate_play, figure, state))
    _place_lifted(hub, state)
    if pads.changed():
        hub.touch()


def _weighed(play: PlatePlay | None, figure: Figure, state: GameState | None) -> bool:
    """True where the plate weighs the figure on its knob."""
    if play is None or state is None or not play.sees:
        return False
    tracker = play.tracker
    agrees = tracker.turn is None and tracker.baseline.agrees and tracker.lift.lies
    return agrees and figure in tracker.baseline.figures and figure in standing_figures(state)


def _place_lifted(hub: Hub, state: GameState | None) -> None:
    """Place a due figure that has left its pad since it was due.

    Without the palace's shape the pad shows no more than that. A figure that left its pad earlier, or stands on the
    palace, is placed by a press; so is one whose placing was undone.
    """
    figure = hub.pads.note_due(state if hub.stage is Stage.TROPHIES else None, hub.t)
    if figure is None or state is None or not hub.pads.placed_unseen(figure, state):
        return
    book, judgement = hub.book, hub.judgement
    clear = book is not None and book.question is None and not (judgement is not None and judgement.wrong)
    if clear and hub.pads.lifted(figure, hub.t):
        assert book is not None
        place(hub, figure, command_for(book, None))


# -- the plate --------------------------------------------------------------------------------------------------------


def settle_plate(hub: Hub, plate: PlatePlay, book: Book) -> Message | None:
    """Place the due figure where the plate weighs it on one of its knobs; ask if no pad tells it from a piece.

    Returns why a figure that came down is not taken for the due one; None where none came.
    """
    state = book.game.state
    figure = DUE.get(state.prompt.kind)
    if figure is None or hub.choices.knob is not None or not hub.plate_sees:
        return None
    source = standing_figures(state).get(figure)
    arrival = plate.note_arrival(figure, _knobs(figure, state), source)
    if arrival is None or book.question is not None:
        return None
    if source is None:
        masses, change = plate.tracker.baseline.figures, (arrival.change, arrival.cov)
        alike = [other for other in state.figures if _may_be(change, masses, other, arrival.at)]
        doubt = _doubt(hub, state, figure, alike)
        if doubt is not None:
            return doubt if arrival.alone else None
    if arrival.alone or is_off_pad(hub, figure, state):
        with suppress(RulesError):
            place(hub, figure, command_for(book, arrival.at))
    elif arrival.at != plate.denied:
        commit(hub, FigureQuestion(id=book.questions + 1, what="figure", figure=figure.value, at=str(arrival.at)))
    return None


def is_off_pad(hub: Hub, figure: Figure, state: GameState) -> bool:
    """True where the pad of the due figure shows that a player has it in the hand, or has put it down."""
    return standing_figures(state).get(figure) is None and hub.pads.parked(figure) is False


def _knobs(figure: Figure, state: GameState) -> tuple[Cell, ...]:
    """The knobs on which the rules let it stand (R9)."""
    match figure:
        case Figure.MONKEY:
            return monkey_knobs(state)
        case Figure.FROG:
            return frog_knobs(state)
        case Figure.BUTTERFLY:
            return (butterfly_cell(state),)


def _may_be(change: tuple[Floats, Floats], masses: Mapping[Figure, FigureMass], figure: Figure, at: Cell) -> bool:
    """True where the scale does not exclude this figure; a figure that was never weighed is never excluded."""
    mass = masses.get(figure)
    return mass is None or bool(find_arrivals(*change, mass, (at,)))


def _doubt(hub: Hub, state: GameState, due: Figure, alike: list[Figure]) -> Message | None:
    """The pads' objection to the due figure: it is still parked, or another of its mass has left its pad."""
    parked = hub.pads.parked(due)
    other = next((figure for figure in alike if figure is not due and hub.pads.strays(figure, state)), None)
    if other is not None:
        return Message("pads-other" if parked else "pads-both", {"figure": due.value, "other": other.value})
    return Message("pads-parked", {"figure": due.value}) if parked else None

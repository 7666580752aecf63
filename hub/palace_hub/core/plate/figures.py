"""A figure that is due comes down on the plate: the scale says where, and its pad that it is the one."""

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from monkey_palace.board.notation import Cell
from monkey_palace.board.pieces import Figure
from monkey_palace.errors import RulesError
from monkey_palace.game.palace_state import standing_figures
from monkey_palace.game.state import GameState
from monkey_palace.game.trophies import butterfly_cell, frog_knobs, monkey_knobs
from palace_hub.core.plate.availability import PlatePlay, sees
from palace_hub.core.tray import pads
from palace_hub.locale.message import Message
from palace_hub.referee.book import Book
from palace_hub.sensing.plate.board.figures import FigureMass, arrivals
from palace_hub.sensing.plate.load.creep import Floats

if TYPE_CHECKING:
    from palace_hub.core.step import HubCore


def settle(hub: "HubCore", play: PlatePlay, book: Book) -> Message | None:
    """The figure that is due has come down where it may stand: that is as good as choosing its knob. Otherwise why what
    came down is not taken for it, None where nothing has."""
    state, ledger = book.game.state, play.follow.ledger
    figure = pads.DUE.get(state.prompt.kind)
    mass = None if figure is None else ledger.figures.get(figure)
    change = ledger.change
    if figure is None or mass is None or change is None or hub.knob is not None or not sees(hub):
        return None
    source = standing_figures(state).get(figure)
    found = arrivals(*change, mass, _places(figure, state), source)
    if not found or not found[0].sure:
        return None
    at = found[0].at
    if source is None:
        doubt = _doubt(hub, state, figure, [one for one in state.figures if _fits(change, ledger.figures, one, at)])
        if doubt is not None:
            return doubt
    with suppress(RulesError):
        pads.place(hub, figure, pads.command_for(book, at))
    return None


def _places(figure: Figure, state: GameState) -> tuple[Cell, ...]:
    """R9: where it may stand."""
    match figure:
        case Figure.MONKEY:
            return monkey_knobs(state)
        case Figure.FROG:
            return frog_knobs(state)
        case Figure.BUTTERFLY:
            return (butterfly_cell(state),)


def _fits(change: tuple[Floats, Floats], masses: Mapping[Figure, FigureMass], figure: Figure, at: Cell) -> bool:
    """Whether, for all that the scale says, it may be this figure: one that was never weighed may always be."""
    mass = masses.get(figure)
    return mass is None or bool(arrivals(*change, mass, (at,)))


def _doubt(hub: "HubCore", state: GameState, due: Figure, alike: list[Figure]) -> Message | None:
    """What the pads have against its being the figure that is due: it has not left its pad, or another that weighs as
    much has left its own for nothing."""
    parked = hub.pads.parked(due)
    other = next((one for one in alike if one is not due and hub.pads.strays(one, state)), None)
    if other is not None:
        return Message("pads-other" if parked else "pads-both", {"figure": due.value, "other": other.value})
    return Message("pads-parked", {"figure": due.value}) if parked else None

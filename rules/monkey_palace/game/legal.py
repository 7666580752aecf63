"""The legal commands of a state, as a lazy view: `x in legal` and `bool(legal)` do not list them."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from monkey_palace.board.pieces import COLOURS
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.apply import verify
from monkey_palace.game.building import builds
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import (
    Command,
    EndTurn,
    PassBuild,
    PlaceButterfly,
    PlaceCards,
    PlaceFrog,
    PlaceMonkey,
    ReportBuild,
    TakeCards,
    TakeFrog,
)
from monkey_palace.game.deliveries import decoration_options, delivery_options
from monkey_palace.game.palace_state import palace_known
from monkey_palace.game.phases import PromptKind
from monkey_palace.game.purchases import on_offer, purchases, slot_options
from monkey_palace.game.report import decoration_levels, five_high_options
from monkey_palace.game.state import GameState
from monkey_palace.game.trophies import frog_knobs, monkey_knobs


def can(state: GameState, command: Command) -> bool:
    """Whether the rules allow this command now; see `apply.verify`."""
    try:
        verify(state, command)
    except IllegalCommand:
        return False
    return True


class LegalCommands:
    """The legal commands of one state: `in`, `bool`, iteration and `count()`. Every listed command is legal.

    On a known palace, iteration lists every staircase with each decoration, in search order; there can be hundreds of
    thousands. On an unknown palace it lists a selection of reports (any number of arches; none, half or all bricks and
    columns; lowest and highest level), and figures have no cell.
    Of a printed deck's cards with equal content one is listed for each pile.
    Not listed, but judged correctly by `in`: reports on a known palace, cards in another order than the piles' or with
    slots, corrections of the supply (R7.6) and what is told of a printed deck (R11), so that bots never correct
    anything.
    """

    def __init__(self, state: GameState) -> None:
        self._state = state

    def __iter__(self) -> Iterator[Command]:
        yield from _LISTED[self._state.prompt.kind](self._state)
        if "take_frog" in self._state.prompt.commands:
            yield TakeFrog()

    def __contains__(self, command: object) -> bool:
        return isinstance(command, Command) and can(self._state, command)

    def __bool__(self) -> bool:
        return any(True for _ in self)

    def count(self) -> int:
        """The number of listed commands."""
        return sum(1 for _ in self)


def _builds(state: GameState) -> Iterator[Command]:
    yield from builds(state) if palace_known(state) else _reports(state)
    if can(state, PassBuild()):
        yield PassBuild()


def _reports(state: GameState) -> Iterator[Command]:
    stock = state.player.bricks
    for colour in COLOURS:
        decorations = decoration_options(state, colour) or (None,)
        for arches in range(1, stock.arch + 1):
            for bricks in _few(stock.brick):
                for columns in _few(stock.column):
                    for height in _ends(decoration_levels(arches, bricks, columns)):
                        for five_high in five_high_options(state, arches, bricks, columns, height):
                            for decoration in decorations:
                                yield ReportBuild(
                                    start_colour=colour,
                                    arches=arches,
                                    bricks=bricks,
                                    columns=columns,
                                    height=height,
                                    five_high=five_high,
                                    decoration=decoration,
                                )


def _ends(levels: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(levels[:1] + levels[-1:]))


def _few(stock: int) -> tuple[int, ...]:
    return tuple(dict.fromkeys((0, stock // 2, stock)))


def _cards(state: GameState) -> Iterator[Command]:
    listed = purchases(on_offer(state, cards_of(state)), state.credits)
    return (TakeCards(cards=tuple(card.id for card in cards)) for cards in listed)


def _takes(state: GameState) -> Iterator[Command]:
    return iter(delivery_options(state))


def _slots(state: GameState) -> Iterator[Command]:
    return (PlaceCards(slots=slots) for slots in slot_options(state))


def _frog_places(state: GameState) -> Iterator[Command]:
    knobs = frog_knobs(state) if palace_known(state) else (None,)
    return (PlaceFrog(at=None if knob is None else str(knob)) for knob in knobs)


def _monkey_places(state: GameState) -> Iterator[Command]:
    knobs = monkey_knobs(state) if palace_known(state) else (None,)
    return (PlaceMonkey(at=None if knob is None else str(knob)) for knob in knobs)


def _only(command: Command) -> Callable[[GameState], Iterator[Command]]:
    return lambda _state: iter((command,))


_LISTED: Final[Mapping[PromptKind, Callable[[GameState], Iterator[Command]]]] = {
    PromptKind.BUILD: _builds,
    PromptKind.TAKE_CARDS: _cards,
    PromptKind.TAKE_ONE_TIME: _takes,
    PromptKind.PLACE_CARDS: _slots,
    PromptKind.TAKE_RECURRING: _takes,
    PromptKind.PLACE_FROG: _frog_places,
    PromptKind.PLACE_MONKEY: _monkey_places,
    PromptKind.PLACE_BUTTERFLY: _only(PlaceButterfly()),
    PromptKind.END_TURN: _only(EndTurn()),
    PromptKind.ENDED: lambda _state: iter(()),
}

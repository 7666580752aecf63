"""Pieces that leave the tray: deliveries (R7, R8.2, R10.1, R10.6) and decorations (R5.1, R10.7)."""

from collections.abc import Iterable
from typing import Literal

from monkey_palace.board.pieces import BUILDING, COLOURS, Colour, Piece
from monkey_palace.cards.deck_format import Symbols
from monkey_palace.cards.model import CardSet
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import Take
from monkey_palace.game.state import GameState, PromptKind, Shortage

Source = Literal["one_time", "recurring"]


def one_time_symbols(state: GameState, card_set: CardSet) -> Symbols:
    """R7.1: the symbols on the credit sides of the cards taken this turn."""
    return _sum(card_set.card(card).one_time for card in state.current.cards_taken)


def recurring_symbols(seat: int, slots: tuple[tuple[str, ...], ...], card_set: CardSet) -> Symbols:
    """R7.2: the symbols of the board's left edge and of every visible card; covered cards do not count (R7.3)."""
    return _sum([card_set.boards[seat].recurring, *(card_set.card(stack[-1]).recurring for stack in slots if stack)])


def _sum(symbols: Iterable[Symbols]) -> Symbols:
    return sum(symbols, start=Symbols())


def source_due(state: GameState) -> Source | None:
    """The delivery of the present prompt, or None."""
    if state.prompt.kind is PromptKind.TAKE_ONE_TIME:
        return "one_time"
    return "recurring" if state.prompt.kind is PromptKind.TAKE_RECURRING else None


def delivery_options(state: GameState) -> tuple[Take, ...]:
    """Every legal `Take` now, most arches last; empty if no delivery is due. Without shortage the totals are equal.

    R7.4: a delivery is taken in full. R10.1 governs a type that is short, R10.6 whether brick_or_arch symbols must
    first use the other type.
    """
    source = source_due(state)
    return () if source is None else tuple(_plans(state, source))


def shortage(state: GameState, take: Take) -> Shortage | None:
    """R8.2: the first building brick that is short in this legal take, or None."""
    return _plans(state, take.source)[take]


def _plans(state: GameState, source: Source) -> dict[Take, Shortage | None]:
    """Each legal take with its shortage. A plan fixes the number of brick_or_arch symbols taken as arches."""
    due = state.entitlement
    plans = [
        {Piece.ARCH: due.arch + by_arch, Piece.BRICK: due.brick + due.brick_or_arch - by_arch, Piece.COLUMN: due.column}
        for by_arch in range(due.brick_or_arch + 1)
    ]
    if state.settings.choice_avoids_shortage:
        least = min(_missing(state, plan) for plan in plans)
        plans = [plan for plan in plans if _missing(state, plan) == least]
    takes: dict[Take, Shortage | None] = {}
    for plan in plans:
        short = [piece for piece in BUILDING if plan[piece] > state.supply[piece]]
        none_of_it = state.settings.short_delivery == "take_none_of_that_type"
        taken = {piece: 0 if none_of_it and piece in short else min(plan[piece], state.supply[piece]) for piece in plan}
        take = Take(source=source, arch=taken[Piece.ARCH], brick=taken[Piece.BRICK], column=taken[Piece.COLUMN])
        if take not in takes:
            takes[take] = (
                Shortage(
                    player=state.prompt.player, piece=short[0], wanted=plan[short[0]], found=state.supply[short[0]]
                )
                if short
                else None
            )
    return takes


def _missing(state: GameState, plan: dict[Piece, int]) -> int:
    return sum(max(0, wanted - state.supply[piece]) for piece, wanted in plan.items())


def verify_take(state: GameState, take: Take) -> None:
    """R7.1, 7.4, 7.5: raises `IllegalCommand` unless the take is exactly a due one."""
    expected = source_due(state)
    if expected is not None and take.source != expected:
        raise IllegalCommand("wrong_delivery", expected=expected, got=take.source)
    options = delivery_options(state)
    if take in options:
        return
    for piece in BUILDING:
        taken = _amount(take, piece)
        amounts = [_amount(option, piece) for option in options]
        if taken > max(amounts):
            raise IllegalCommand("took_too_many", piece=piece.value, taken=taken, most=max(amounts))
        if taken < min(amounts):
            raise IllegalCommand("took_too_few", piece=piece.value, taken=taken, least=min(amounts))
    raise IllegalCommand("took_wrong_mix", arch=take.arch, brick=take.brick)


def _amount(take: Take, piece: Piece) -> int:
    return int(getattr(take, piece.value))


def decoration_options(state: GameState, start_colour: Colour) -> tuple[Colour, ...]:
    """The allowed decorations for a start colour (R5.1); R10.7 decides on substitutes or none (empty)."""
    if state.supply[Piece(start_colour)] > 0:
        return (start_colour,)
    if state.settings.decoration_out == "skip":
        return ()
    return tuple(colour for colour in COLOURS if state.supply[Piece(colour)] > 0)


def verify_decoration(state: GameState, start_colour: Colour, decoration: Colour | None) -> None:
    """R5.1, R10.7: raises `IllegalCommand` unless this decoration (None: no decoration) is allowed."""
    options = decoration_options(state, start_colour)
    if decoration in options or (decoration is None and not options):
        return
    if decoration is None:
        raise IllegalCommand("decoration_missing", wanted=options[0])
    if options == (start_colour,):
        raise IllegalCommand("wrong_decoration", wanted=start_colour, decoration=decoration)
    if not options and state.supply[Piece(decoration)] > 0:
        raise IllegalCommand("no_decoration_due", wanted=start_colour, decoration=decoration)
    raise IllegalCommand("decoration_out", decoration=decoration)


def delivery_of(state: GameState, source: Source) -> Symbols:
    """The symbols of this turn's one-time delivery, or of the present player's recurring one."""
    if source == "recurring":
        return state.income[state.prompt.player]
    return one_time_symbols(state, cards_of(state))

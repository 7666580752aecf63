"""Pieces that leave the tray: deliveries (R7, R8.2, R10.1, R10.6) and decorations (R5.1, R10.7)."""

from collections.abc import Iterable
from typing import Literal

from monkey_palace.board.pieces import BUILDING, COLOURS, Colour, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.cards.deck_format import Symbols
from monkey_palace.cards.model import CardSet
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import Take
from monkey_palace.game.owed import set_off
from monkey_palace.game.state import GameState, PromptKind, Shortage, ShortDelivery
from monkey_palace.settings import Settings

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
    """Each legal take with its shortage."""
    return plans(state.entitlement, _tray(state), state.settings, source, state.prompt.player)


def plans(due: Symbols, tray: Bricks, settings: Settings, source: Source, player: int) -> dict[Take, Shortage | None]:
    """Each legal take of what is due from this tray, with its shortage.

    A plan fixes the number of brick_or_arch symbols taken as arches.
    """
    listed = [
        {Piece.ARCH: due.arch + by_arch, Piece.BRICK: due.brick + due.brick_or_arch - by_arch, Piece.COLUMN: due.column}
        for by_arch in range(due.brick_or_arch + 1)
    ]
    if settings.choice_avoids_shortage:
        least = min(_missing(tray, plan) for plan in listed)
        listed = [plan for plan in listed if _missing(tray, plan) == least]
    takes: dict[Take, Shortage | None] = {}
    for plan in listed:
        short = [piece for piece in BUILDING if plan[piece] > tray[piece]]
        none_of_it = settings.short_delivery == "take_none_of_that_type"
        taken = {piece: 0 if none_of_it and piece in short else min(plan[piece], tray[piece]) for piece in plan}
        take = Take(source=source, arch=taken[Piece.ARCH], brick=taken[Piece.BRICK], column=taken[Piece.COLUMN])
        if take not in takes:
            takes[take] = (
                Shortage(player=player, piece=short[0], wanted=plan[short[0]], found=tray[short[0]]) if short else None
            )
    return takes


def _missing(tray: Bricks, plan: dict[Piece, int]) -> int:
    return sum(max(0, wanted - tray[piece]) for piece, wanted in plan.items())


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
    """The symbols of this turn's one-time delivery, or of the present player's recurring one, less what is set off."""
    return delivery_less_owed(state, source)[0]


def delivery_less_owed(state: GameState, source: Source) -> tuple[Symbols, Symbols]:
    """The symbols that are due, and those that the player owed and that are set off against them (R11.6)."""
    due = state.income[state.prompt.player] if source == "recurring" else one_time_symbols(state, cards_of(state))
    return set_off(due, state.owed_to(state.prompt.player))


def short_delivery(
    state: GameState, source: Literal["one_time", "recurring", "frog"], short: Shortage
) -> ShortDelivery | None:
    """A delivery of the player in turn that runs short, kept for corrections; None unless the deck is printed."""
    if state.deck != "printed":
        return None
    cards = {
        "one_time": state.current.cards_taken,
        "recurring": tuple(stack[-1] for stack in state.player.slots if stack),
        "frog": (),
    }[source]
    due = Symbols() if source == "frog" else state.entitlement
    return ShortDelivery(turn=state.turn, source=source, cards=cards, due=due, found=_tray(state), shortage=short)


def _tray(state: GameState) -> Bricks:
    return Bricks(**{piece.value: state.supply[piece] for piece in BUILDING})

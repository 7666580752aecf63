"""What corrected cards (R11.6) and players who left (R12.4) leave owed: its settlement, and the set-off."""

from typing import Final

from monkey_palace.board.pieces import BUILDING, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.cards.deck_format import Symbols
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.commands import SettleOwed
from monkey_palace.game.events import PlayerLeft
from monkey_palace.game.piles import verify_printed
from monkey_palace.game.state import GameState, Owed, PromptKind

_CHOICE: Final = ("brick", "arch")
"""The pieces that a brick_or_arch symbol may be."""


def owed_after(state: GameState, seat: int, change: Owed | Symbols, times: int = 1) -> tuple[Owed, ...]:
    """`state.owed` after this change for one seat; empty if nobody owes anything."""
    owed = [state.owed_to(other) for other in range(len(state.players))]
    owed[seat] = owed[seat].plus(change, times)
    return tuple(owed) if any(owed) else ()


def owed_after_leaving(state: GameState, event: PlayerLeft) -> tuple[Owed, ...]:
    """`state.owed` after a player left: all own bricks if they go back, else nothing (R12.4)."""
    back = _own_stock(state, event.player) if event.bricks == "back" else Bricks()
    due = Owed(arch=-back.arch, brick=-back.brick, column=-back.column)
    return owed_after(state, event.player, due.plus(state.owed_to(event.player), -1))


def settled_symbols(owed: Owed, pieces: SettleOwed) -> Owed:
    """The owed symbols that these pieces settle: those of the piece itself first, then brick_or_arch.

    Raises `IllegalCommand` if more of a piece moves than is owed, or the wrong way.
    """
    settled, choice = {}, 0
    for piece in BUILDING:
        moves, due = int(getattr(pieces, piece.value)), int(getattr(owed, piece.value))
        direct = max(0, min(moves, due)) if moves > 0 else min(0, max(moves, due))
        settled[piece.value] = direct
        rest = moves - direct
        left = owed.brick_or_arch - choice
        if rest and (piece.value not in _CHOICE or not _within(rest, left)):
            most = direct + _reach(piece, left, moves)
            raise IllegalCommand("settles_too_much", piece=piece.value, moves=moves, owed=most)
        choice += rest
    return Owed(**settled, brick_or_arch=choice)


def _within(moves: int, owed: int) -> bool:
    return 0 < moves <= owed or owed <= moves < 0


def _reach(piece: str, choice: int, moves: int) -> int:
    """How many brick_or_arch symbols could be settled with this piece, in the direction that it moves."""
    if piece not in _CHOICE:
        return 0
    return max(0, choice) if moves > 0 else min(0, choice)


def verify_settlement(state: GameState, command: SettleOwed) -> None:
    """R11.6: raises `IllegalCommand` unless tray or player have these pieces and owe them."""
    if not state.owed:
        verify_printed(state, command)
    if not (command.arch or command.brick or command.column):
        raise IllegalCommand("settles_nothing")
    if command.player >= len(state.players):
        raise IllegalCommand("no_such_seat", seat=command.player + 1, players=len(state.players))
    settled_symbols(state.owed_to(command.player), command)
    for piece in BUILDING:
        moves = int(getattr(command, piece.value))
        if moves > state.supply[piece]:
            raise IllegalCommand("settles_above_tray", piece=piece.value, moves=moves, has=state.supply[piece])
        has = _own_stock(state, command.player)[piece]
        if -moves > has:
            raise IllegalCommand("settles_above_stock", piece=piece.value, moves=-moves, has=has)


def _own_stock(state: GameState, seat: int) -> Bricks:
    """A player's stock, less the column of a frog that may still go back with it (R9.3)."""
    stock = state.players[seat].bricks
    returns = state.prompt.kind is PromptKind.BUILD and state.prompt.player == seat
    return stock.plus(column=-state.current.frog_columns) if returns else stock


def settlements(state: GameState, seat: int) -> tuple[SettleOwed, ...]:
    """Every way to settle now as much as possible of what is owed between this player and the tray (R11.6).

    The ways differ in what a brick_or_arch symbol becomes. Empty if nothing can be settled: the rest waits.
    """
    owed, stock = state.owed_to(seat), _own_stock(state, seat)
    if state.ended or not owed:
        return ()
    choice, found = owed.brick_or_arch, set[tuple[int, ...]]()
    for arches in range(choice + 1) if choice >= 0 else range(choice, 1):
        due = {Piece.ARCH: owed.arch + arches, Piece.BRICK: owed.brick + choice - arches, Piece.COLUMN: owed.column}
        found.add(tuple(max(-stock[piece], min(state.supply[piece], due[piece])) for piece in BUILDING))
    ways = [SettleOwed(player=seat, arch=arch, brick=brick, column=column) for arch, brick, column in sorted(found)]
    ways = [way for way in ways if _settles(state, way)]
    most = max(map(_moved, ways), default=0)
    return tuple(way for way in ways if _moved(way) == most)


def _settles(state: GameState, command: SettleOwed) -> bool:
    try:
        verify_settlement(state, command)
    except IllegalCommand:
        return False
    return True


def _moved(command: SettleOwed) -> int:
    return abs(command.arch) + abs(command.brick) + abs(command.column)


def set_off(due: Symbols, owed: Owed) -> tuple[Symbols, Symbols]:
    """A delivery less what the player owes, and the owed symbols that this makes up for.

    A brick_or_arch that is owed takes such a symbol off, or leaves the choice between an arch less and a brick less.
    """
    pairs = ((due.arch, owed.arch), (due.brick, owed.brick), (due.column, owed.column))
    arch, brick, column = (max(0, min(wanted, -left)) for wanted, left in pairs)
    debt = max(0, -owed.brick_or_arch)
    direct = min(debt, due.brick_or_arch)
    arches, bricks, choice = due.arch - arch, due.brick - brick, due.brick_or_arch - direct
    made_up = direct
    while made_up < debt and arches + bricks + choice > 0:
        if arches and bricks:
            arches, bricks, choice = arches - 1, bricks - 1, choice + 1
        elif arches:
            arches -= 1
        elif bricks:
            bricks -= 1
        else:
            choice -= 1
        made_up += 1
    return Symbols(arches, bricks, due.column - column, choice), Symbols(arch, brick, column, made_up)

"""Corrections of the supply (R7.6): pieces lost from the tray or found in it, and their limits."""

from monkey_palace.board.pieces import BOX, PIECES, Piece
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.commands import CorrectSupply
from monkey_palace.game.events import SupplyCorrected
from monkey_palace.game.state import GameState


def corrected_pieces(correction: CorrectSupply | SupplyCorrected) -> dict[Piece, int]:
    """Pieces of each kind that left the supply; negative: pieces that turned up in it."""
    return {piece: int(getattr(correction, piece.value)) for piece in PIECES}


def most_found(state: GameState, piece: Piece) -> int:
    """R7.6: the maximum number of this piece that can turn up now.

    A compartment holds at most the box's count, and the surplus over the lost pieces is at most another box's count.
    """
    return max(0, min(BOX[piece] - state.supply[piece], BOX[piece] + state.lost[piece]))


def verify_correction(state: GameState, correction: CorrectSupply) -> None:
    """R7.6: raises `IllegalCommand` for a correction without change or beyond the limits of a compartment."""
    pieces = corrected_pieces(correction)
    if not any(pieces.values()):
        raise IllegalCommand("correction_empty")
    for piece, lost in pieces.items():
        has = state.supply[piece]
        if lost > has:
            raise IllegalCommand("correction_below_zero", piece=piece.value, has=has, wanted=lost)
        if -lost > most_found(state, piece):
            raise IllegalCommand(
                "correction_above_box", piece=piece.value, has=has, wanted=-lost, most=most_found(state, piece)
            )

"""What is lost from the tray or found in it (R7.6), and how much of it a table can agree on."""

from monkey_palace.board.pieces import BOX, PIECES, Piece
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.commands import CorrectSupply
from monkey_palace.game.events import SupplyCorrected
from monkey_palace.game.state import GameState


def corrected_pieces(correction: CorrectSupply | SupplyCorrected) -> dict[Piece, int]:
    """How many pieces of each kind left the supply; negative: so many turned up in it."""
    return {piece: int(getattr(correction, piece.value)) for piece in PIECES}


def most_found(state: GameState, piece: Piece) -> int:
    """R7.6: how many of this piece can turn up now.

    A compartment holds no more than the box had of it, and beyond what was lost no more than the box once again.
    """
    return max(0, min(BOX[piece] - state.supply[piece], BOX[piece] + state.lost[piece]))


def verify_correction(state: GameState, correction: CorrectSupply) -> None:
    """R7.6: raises `IllegalCommand` unless something changes and every compartment can hold what is left in it."""
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

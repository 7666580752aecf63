"""Catalogue masses and the noise of a good plate, for constructed quiet moments."""

import numpy as np

from monkey_palace.board.pieces import Piece
from palace_hub.sensing.plate.board.places import UnitMasses

GRAMS = {
    Piece.ARCH: 1.25,
    Piece.BRICK: 0.44,
    Piece.COLUMN: 1.24,
    Piece.LIGHT_GREEN: 0.44,
    Piece.DARK_GREEN: 0.44,
    Piece.GOLD: 0.29,
}
MASSES = UnitMasses(GRAMS)
NOISE = np.diag([0.006**2, 0.7**2, 0.7**2])  # a good plate: 3 mg a cell

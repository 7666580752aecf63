"""The seat of the sheet in its lip: how far its load may move when it leaves the seat and comes back.

The seat has some play: 120 g that lie 0.3 mm aside change the moments as much as a brick moved by 80 mm. A sheet leaves
its seat when people lift it, and for an instant when a piece is pulled up that sits fast: then it comes back by itself.
"""

from typing import Final

import numpy as np

from palace_hub.sensing.plate.load.creep import Floats

PLAY_MM: Final = 0.8
"""Play of a sheet in its lip, mm off the middle: 0.6 by the drawing (hardware/figures.toml) and some tenths of print
tolerance (assumed)."""
HALF_SHEET_MM: Final = 128.0
"""From a sheet's middle to its edge, mm: the play there allows it to lie askew."""
SHEET_G: Final = 120.0
"""Mass of the sheet, g (SENSING, Masses: 100 to 140 g)."""
PULLED_UP_G: Final = 50.0
"""Relief of the cells from which a pull may have moved the sheet, g: an edge of the lightest sheet, 100 g (SENSING,
Masses), leaves its seat once half of the sheet is borne."""

# Distance of two places within the play, mm: standard deviation of two uniform distributions.
APART_SD: Final = PLAY_MM * (2 / 3) ** 0.5


def seat_covariance(gone: Floats) -> Floats:
    """Covariance (3, 3) of the load (3,) of a sheet with all on it, by the play: shifted, and askew."""
    grams, east, north = gone
    askew = APART_SD / HALF_SHEET_MM * np.array([0.0, -north, east])
    aside: Floats = np.diag([0.0, 1.0, 1.0]) * (APART_SD * grams) ** 2 + np.outer(askew, askew)
    return aside


def pulled_up_covariance(relief_g: float, standing: Floats) -> Floats | None:
    """Covariance (3, 3) by which the load may have moved in the seat after a relief of the cells of `relief_g`.

    `standing`: load (3,) on the sheet. None: the relief was too small to move the sheet.
    """
    return None if relief_g < PULLED_UP_G else seat_covariance(standing + np.array([SHEET_G, 0.0, 0.0]))

"""How the ground map lies over the cells: turned by quarters on the sheet, and the sheet as it was laid back.

Places of pieces are those of the map; forces and magnets act at places of the plate.
"""

import random
from dataclasses import dataclass, replace
from typing import Final

from monkey_palace.board.palace import Stud
from monkey_palace.board.turning import QUARTERS, turned_step, turned_stud
from palace_hub.sim.plate.mechanics import Push
from palace_hub.sim.world.noise_model import Range

SHEET_MG: Final = 120_000.0
"""Mass of a sheet (SENSING, Masses: 100 to 140 g)."""
PLAY_MM: Final = 0.6
"""Play of the sheet in its lip, mm off the middle along each axis, by the drawing of the lip."""
MIDDLE_MM: Final = 0.3
"""Largest distance along each axis from the sheet's middle to that of its knobs, which turns with it; assumed."""
ASKEW_RAD: Final = 0.003
"""Largest rotation of a sheet that was laid back; assumed: the play over half the sheet is 0.005."""
GRASP_S: Range = (0.6, 1.5)
"""From the last piece until two hands have a grip of the sheet; assumed."""
AWAY_S: Range = (1.0, 4.0)
"""Time for which hands hold the lifted sheet; assumed."""
RAMP_S: Final = 0.15
"""Time in which the sheet's weight leaves the cells or arrives; assumed."""


@dataclass(frozen=True, slots=True)
class SheetSeat:
    """How the map lies: `turns` quarter turns to the left, `x_mm` and `y_mm` aside and `askew` (rad) on the plate.

    `sheet`: quarter turns of the sheet itself since the plate was set up.
    """

    turns: int = 0
    sheet: int = 0
    x_mm: float = 0.0
    y_mm: float = 0.0
    askew: float = 0.0

    def at(self, x_mm: float, y_mm: float) -> tuple[float, float]:
        """The place over the cells of a place on the map, mm from the middle."""
        x, y = turned_step(x_mm, y_mm, self.turns)
        return x - self.askew * y + self.x_mm, y + self.askew * x + self.y_mm

    def push(self, push: Push) -> Push:
        """A push at a place of the map, where it acts on the plate."""
        x_mm, y_mm = self.at(push.x_mm, push.y_mm)
        return replace(push, x_mm=x_mm, y_mm=y_mm)

    def stud(self, stud: Stud) -> Stud:
        """The stud of the plate under a stud of the map."""
        return turned_stud(stud, self.turns)

    def laid_back(self, rng: random.Random, quarters: int, middle_mm: tuple[float, float]) -> "SheetSeat":
        """The sheet after it was lifted and laid back, turned by so many quarters.

        `middle_mm`: from the sheet's middle to that of its knobs.
        """
        turns, sheet = ((turned + quarters) % QUARTERS for turned in (self.turns, self.sheet))
        x, y = turned_step(*middle_mm, sheet)
        x_mm = x - middle_mm[0] + rng.uniform(-PLAY_MM, PLAY_MM)
        y_mm = y - middle_mm[1] + rng.uniform(-PLAY_MM, PLAY_MM)
        return SheetSeat(turns, sheet, x_mm, y_mm, rng.uniform(-ASKEW_RAD, ASKEW_RAD))

"""What is known of one base plate: its calibration, the masses of its pieces, its Hall sensors."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from monkey_palace.board.pieces import Figure, Piece
from palace_hub.sensing.plate.board.figures import FigureMass
from palace_hub.sensing.plate.board.hall import KnobMap
from palace_hub.sensing.plate.board.levels import MOST_SENSORS, Level
from palace_hub.sensing.plate.board.places import Stud
from palace_hub.sensing.plate.load.calibration import PlateCalibration, Promise, promise

PRESS_G: Final = 230.0
"""What a corner of a good build feels of an ordinary press before its stop takes over: a promise is judged by it."""
KNOBS: Final = 100
LEAST_RIGHT: Final = 0.5
"""Of bricks, the part that the scale alone has to put on the right knob for silver: cells of 1 kg have 0.65 to 0.75."""


@dataclass(frozen=True, slots=True)
class KeptPlate:
    """`node`: the chip id of its plate; `made`: seconds since 1970, None where nobody knew.

    `grams`: mean mass of a piece of each kind, weighed on this plate and in its own grams, those in which the stack of
    the calibration was stated; `error`: the relative error of these means. `figures`: those that were weighed.
    `knobs` None: no Hall sensors. Left out of it: `silent`, knobs whose sensor never answered; `stuck` and `restless`,
    bits of the chain that were on with no magnet near, always and now and then.
    """

    node: str
    made: float | None
    calibration: PlateCalibration
    grams: Mapping[Piece, float]
    error: float
    figures: Mapping[Figure, FigureMass] = field(default_factory=dict)
    knobs: KnobMap | None = None
    silent: tuple[Stud, ...] = ()
    stuck: tuple[int, ...] = ()
    restless: tuple[int, ...] = ()

    @property
    def promise(self) -> Promise:
        """What the scale alone can see of a brick after a press."""
        return promise(self.calibration, self.grams[Piece.BRICK], PRESS_G)

    @property
    def level(self) -> Level:
        """The level that may be promised: what noise and zero shift forbid is refused here."""
        by_scale = self.promise.level
        hall = self.knobs is not None and len(self.knobs.bits) >= MOST_SENSORS * KNOBS
        seen = by_scale == "silver" and self.promise.right >= LEAST_RIGHT
        if by_scale == "none" or not (seen or hall):
            return Level.TYPED
        return Level.GOLD if hall else Level.SILVER

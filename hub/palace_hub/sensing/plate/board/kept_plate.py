"""The stored data of one base plate: calibration, piece masses, Hall sensors; and the level that they allow."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final

from pydantic import AfterValidator, Field

from monkey_palace.board.palace import Stud
from monkey_palace.board.pieces import Figure, Piece
from palace_hub.errors import BadConfig
from palace_hub.files.fields import BY_ENUM, AsPoint, Finite, NodeId, OwnJson
from palace_hub.sensing.plate.board.figures import FigureMass
from palace_hub.sensing.plate.board.levels import MOST_SENSORS, Level
from palace_hub.sensing.plate.hall.knob_map import MOST_BITS, KnobMap
from palace_hub.sensing.plate.load.calibration import PlateCalibration, PlateCapability, capability_of

PRESS_G: Final = 230.0
"""Press by which a plate's capability is judged, g on one corner: about where a 300 g cell's stop begins (assumed)."""
KNOBS: Final = 100
"""Ground knobs of a plate."""
LEAST_RIGHT: Final = 0.5
"""Least part of bricks that the scale alone puts on the right knob at silver; 1 kg cells reach 0.65 to 0.75."""
MAX_STUDS: Final = 32 * 32

Coordinate = Annotated[int, Field(ge=0, le=31)]
"""Column or row of a stud."""
_Bits = Annotated[tuple[Annotated[int, Field(ge=0, lt=MOST_BITS)], ...], Field(max_length=MOST_BITS)]


def _complete(grams: Mapping[Piece, float]) -> Mapping[Piece, float]:
    for piece in Piece:
        if piece not in grams:
            raise BadConfig(f"no mass of {piece.value}", field=piece.value, expected="Field required")
    return grams


@dataclass(frozen=True, slots=True)
class KeptPlate:
    """A base plate's calibration, piece masses and Hall sensors. The plate's file holds these fields in this order."""

    node: NodeId
    """The plate's chip id."""
    made: Finite | None
    """Seconds since 1970; None if the hub had no clock."""
    calibration: Annotated[PlateCalibration, OwnJson()]
    grams: Annotated[
        Mapping[Piece, Annotated[float, Field(gt=0, le=1000, allow_inf_nan=False)]],
        *BY_ENUM,
        AfterValidator(_complete),
    ]
    """Mean mass of a piece of each kind, weighed on this plate, in the grams of the calibration's stack."""
    error: Annotated[float, Field(gt=0, le=1, allow_inf_nan=False)]
    """Relative error of these means."""
    figures: Annotated[Mapping[Figure, FigureMass], *BY_ENUM] = field(default_factory=dict)
    """The figures that were weighed."""
    knobs: Annotated[KnobMap, OwnJson()] | None = None
    """The Hall sensor of each knob; None: no Hall sensors."""
    silent: Annotated[tuple[Annotated[Stud, AsPoint(31)], ...], Field(max_length=MAX_STUDS)] = ()
    """Knobs without a map entry, because their sensor never answered."""
    stuck: _Bits = ()  # absent in older files
    """Bits of the chain that were always on without a magnet."""
    restless: _Bits = ()  # absent in older files
    """Bits of the chain that were sometimes on without a magnet."""

    @property
    def capability(self) -> PlateCapability:
        """How well the scale alone resolves a brick after a press."""
        return capability_of(self.calibration, self.grams[Piece.BRICK], PRESS_G)

    @property
    def level(self) -> Level:
        """The level that noise, zero shift and Hall sensors allow."""
        by_scale = self.capability.level
        hall = self.knobs is not None and len(self.knobs.bits) >= MOST_SENSORS * KNOBS
        seen = by_scale == "silver" and self.capability.right >= LEAST_RIGHT
        if by_scale == "none" or not (seen or hall):
            return Level.TYPED
        return Level.GOLD if hall else Level.SILVER

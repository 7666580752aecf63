"""What was learnt of the base plate, kept in a file of its own beside the tray's: JSON, replaced whole or not at all.

`{"sum": "<CRC-32 of the rest>", "version": 1, "node": ..., "made": ..., "calibration": {...}, "grams": {...}, ...}`.
The file before the present one is kept as `plate.previous.json`.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from monkey_palace.pieces import Figure, Piece
from palace_hub.app.last_good import LastGoodFile
from palace_hub.app.summed_file import Strict, body_of, part_of, summed
from palace_hub.errors import KeepingFault
from palace_hub.sensing.plate_calibration import PlateCalibration, Promise, promise
from palace_hub.sensing.plate_figures import FigureMass
from palace_hub.sensing.plate_hall import MOST_BITS, KnobMap
from palace_hub.sensing.plate_levels import MOST_SENSORS, Level
from palace_hub.sensing.plate_places import Stud

VERSION: Final = 1
NAME: Final = "plate.json"
PREVIOUS: Final = "plate.previous.json"

PRESS_G: Final = 230.0
"""What a corner of a good build feels of an ordinary press before its stop takes over: a promise is judged by it."""
KNOBS: Final = 100
LEAST_RIGHT: Final = 0.5
"""Of bricks, the part that the scale alone has to put on the right knob for silver: cells of 1 kg have 0.65 to 0.75."""


class PlateNotKept(KeepingFault):
    """What was learnt of the plate could not be written; what stood there still stands."""

    key = "error-plate-not-kept"


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


Grams = Annotated[float, Field(gt=0, le=1000, allow_inf_nan=False)]
Coordinate = Annotated[int, Field(ge=0, le=31)]
Bits = Annotated[list[Annotated[int, Field(ge=0, lt=MOST_BITS)]], Field(max_length=MOST_BITS)]


class _Figure(Strict):
    grams: Grams
    sd: Annotated[float, Field(ge=0, le=1000, allow_inf_nan=False)]


class _Grams(Strict):
    arch: Grams
    brick: Grams
    column: Grams
    light_green: Grams
    dark_green: Grams
    gold: Grams


class _Figures(Strict):
    monkey: _Figure | None = None
    butterfly: _Figure | None = None
    frog: _Figure | None = None


class _Silent(Strict):
    x: Coordinate
    y: Coordinate


class _File(Strict):
    version: Literal[1]
    node: Annotated[str, Field(min_length=1, max_length=64)]
    made: Annotated[float, Field(allow_inf_nan=False)] | None
    calibration: dict[str, Any]
    grams: _Grams
    error: Annotated[float, Field(gt=0, le=1, allow_inf_nan=False)]
    figures: _Figures
    knobs: dict[str, Any] | None
    silent: Annotated[list[_Silent], Field(max_length=32 * 32)]
    stuck: Bits = []  # files of before have none
    restless: Bits = []


def as_text(kept: KeptPlate) -> str:
    """The file's text."""
    body: dict[str, Any] = {
        "version": VERSION,
        "node": kept.node,
        "made": kept.made,
        "calibration": json.loads(kept.calibration.to_json()),
        "grams": {piece.value: grams for piece, grams in kept.grams.items()},
        "error": kept.error,
        "figures": {figure.value: asdict(mass) for figure, mass in kept.figures.items()},
        "knobs": None if kept.knobs is None else json.loads(kept.knobs.to_json()),
        "silent": [{"x": x, "y": y} for x, y in kept.silent],
        "stuck": list(kept.stuck),
        "restless": list(kept.restless),
    }
    return summed(body)


def read_text(text: str, file: str) -> KeptPlate:
    """The plate in a file's text. Raises `BadConfig` naming `file`, the field, and what is expected there."""
    read = body_of(text, file, _File, VERSION)
    calibration = part_of(read.calibration, file, "calibration", PlateCalibration.from_json)
    knobs = None if read.knobs is None else part_of(read.knobs, file, "knobs", KnobMap.from_json)
    figures = {figure: getattr(read.figures, figure.value) for figure in Figure}
    return KeptPlate(
        node=read.node,
        made=read.made,
        calibration=calibration,
        grams=MappingProxyType({piece: getattr(read.grams, piece.value) for piece in Piece}),
        error=read.error,
        figures=MappingProxyType({one: FigureMass(mass.grams, mass.sd) for one, mass in figures.items() if mass}),
        knobs=knobs,
        silent=tuple((one.x, one.y) for one in read.silent),
        stuck=tuple(read.stuck),
        restless=tuple(read.restless),
    )


class PlateFile(LastGoodFile[KeptPlate]):
    """What was learnt of one hub's base plate."""

    name, previous_name, damaged, not_kept = NAME, PREVIOUS, "plate-file-damaged", PlateNotKept

    def as_text(self, kept: KeptPlate) -> str:
        return as_text(kept)

    def read_text(self, text: str, file: str) -> KeptPlate:
        return read_text(text, file)

    def of(self, node: str | None) -> KeptPlate | None:
        """What is kept of the plate with this chip id."""
        return self.kept if self.kept is not None and self.kept.node == node else None

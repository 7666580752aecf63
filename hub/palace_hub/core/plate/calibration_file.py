"""The file of the plate's calibration: JSON, replaced atomically.

`{"sum": "<CRC-32 of the rest>", "version": 1, "node": ..., "made": ..., "calibration": {...}, "grams": {...}, ...}`.
The former file is kept as `plate.previous.json`.
"""

import json
from dataclasses import asdict
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from monkey_palace.board.pieces import Figure, Piece
from palace_hub.errors import KeepingFault
from palace_hub.files.checksum import Strict, body_of, part_of, summed
from palace_hub.files.versioned import LastGoodFile
from palace_hub.sensing.plate.board.figures import FigureMass
from palace_hub.sensing.plate.board.hall import MOST_BITS, KnobMap
from palace_hub.sensing.plate.board.kept import KeptPlate
from palace_hub.sensing.plate.load.calibration import PlateCalibration

VERSION: Final = 1
NAME: Final = "plate.json"
PREVIOUS: Final = "plate.previous.json"


class PlateNotKept(KeepingFault):
    """The plate's calibration could not be written; the former file is unchanged."""

    key = "error-plate-not-kept"


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
    stuck: Bits = []  # missing in older files
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
        figures=MappingProxyType({figure: FigureMass(mass.grams, mass.sd) for figure, mass in figures.items() if mass}),
        knobs=knobs,
        silent=tuple((stud.x, stud.y) for stud in read.silent),
        stuck=tuple(read.stuck),
        restless=tuple(read.restless),
    )


class PlateFile(LastGoodFile[KeptPlate]):
    """The calibration of one hub's plate."""

    name, previous_name, damaged, not_kept = NAME, PREVIOUS, "plate-file-damaged", PlateNotKept

    def as_text(self, kept: KeptPlate) -> str:
        return as_text(kept)

    def read_text(self, text: str, file: str) -> KeptPlate:
        return read_text(text, file)

    def of(self, node: str | None) -> KeptPlate | None:
        """The calibration of the plate with this chip id."""
        return self.kept if self.kept is not None and self.kept.node == node else None

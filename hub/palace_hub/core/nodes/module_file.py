"""The file of first measurements of weigh modules: JSON, replaced atomically, one for the tray and one for the plate.

`{"sum": "<CRC-32 of the rest>", "version": 1, "node": ..., "cells": [null or {"made": ..., "clips": [...], ...}]}`.
`clips`: the loads at which the module's stop took over since it was set, oldest first; they show a stop that sinks.
"""

from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field

from palace_hub.errors import BadConfig, KeepingFault
from palace_hub.files.checksum import Strict, bad, body_of, replace_file, summed, text_of
from palace_hub.locale.message import Message
from palace_hub.sensing.plate.readings import CORNERS
from palace_hub.sensing.signal.module_report import ModuleFigures
from palace_hub.sensing.tray.calibration import CELLS

VERSION = 1
ROLES = {"tray": CELLS, "plate": len(CORNERS)}
"""Number of cells by role."""
MOST_CLIPS = 50
"""Most kept loads of a stop. It is checked a few times a year."""

Finite = Annotated[float, Field(allow_inf_nan=False)]
Positive = Annotated[float, Field(gt=0, le=1e6, allow_inf_nan=False)]
NotNegative = Annotated[float, Field(ge=0, le=1e6, allow_inf_nan=False)]


class ModulesNotKept(KeepingFault):
    """The measurements could not be written; the former file is unchanged."""

    key = "error-modules-not-kept"


class _Clip(Strict):
    made: Finite | None
    grams: Positive


class _Cell(Strict):
    made: Finite | None
    clips: Annotated[list[_Clip], Field(max_length=MOST_CLIPS)]
    capacity_g: Positive
    counts_per_g: Annotated[float, Field(ge=-1e6, le=1e6, allow_inf_nan=False)]
    bare_raw: Finite
    cup_raw: Finite
    travel_mm: Positive | None
    noise_mg: NotNegative | None
    drift_mg_per_min: Finite | None
    watched_s: Annotated[int, Field(ge=0)]
    wait_s: NotNegative | None
    shift_mg: NotNegative | None
    bricks: Annotated[int, Field(ge=0)]
    brick_g: Positive | None
    scatter_mg: NotNegative | None


class _File(Strict):
    version: Literal[1]
    node: Annotated[str, Field(min_length=1, max_length=64)]
    cells: Annotated[list[_Cell | None], Field(min_length=1, max_length=max(ROLES.values()))]


@dataclass(frozen=True, slots=True)
class KeptModule:
    """The measurements of one module."""

    made: float | None  # seconds since 1970; None without a clock
    figures: ModuleFigures
    clips: tuple[tuple[float | None, float], ...] = ()  # time and load (g) at which its stop took over

    @property
    def clip_was_g(self) -> float | None:
        """The load (g) at which the stop took over when it was set."""
        return self.clips[0][1] if self.clips else None


@dataclass(frozen=True, slots=True)
class KeptModules:
    """The measurements of one node's modules."""

    node: str  # chip id
    cells: tuple[KeptModule | None, ...]  # None: never measured

    def measured(self, cell: int, figures: ModuleFigures, made: float | None, *, checked: bool) -> "KeptModules":
        """With new figures of one cell. `checked`: the stop was only checked, so its load is added to the former ones;
        otherwise it was set anew, and the former ones are dropped."""
        before = self.cells[cell]
        clips = before.clips if before is not None else ()
        if figures.clip_g is not None:
            first = clips if checked else ()
            clips = (*first[:1], *first[1:][-(MOST_CLIPS - 2) :], (made, figures.clip_g))
        cells = list(self.cells)
        cells[cell] = KeptModule(made, figures, clips)
        return replace(self, cells=tuple(cells))


def nothing_measured(node: str, role: str) -> KeptModules:
    """The measurements of a node without any."""
    return KeptModules(node, (None,) * ROLES[role])


def as_text(kept: KeptModules) -> str:
    """The file's text."""
    body: dict[str, Any] = {
        "version": VERSION,
        "node": kept.node,
        "cells": [None if cell is None else _as_json(cell) for cell in kept.cells],
    }
    return summed(body)


def _as_json(cell: KeptModule) -> dict[str, Any]:
    figures = asdict(cell.figures)
    del figures["clip_g"]  # the newest of the clips
    clips = [{"made": made, "grams": grams} for made, grams in cell.clips]
    return {"made": cell.made, "clips": clips, **figures}


def read_text(text: str, file: str, role: str) -> KeptModules:
    """The measurements in a file's text. Raises `BadConfig` naming `file`, the field, and what is expected there."""
    read = body_of(text, file, _File, VERSION)
    if len(read.cells) != ROLES[role]:
        raise bad(file, "cells", f"{ROLES[role]} of them")
    return KeptModules(read.node, tuple(None if cell is None else _module_of(file, cell) for cell in read.cells))


def _module_of(file: str, cell: _Cell) -> KeptModule:
    if cell.counts_per_g == 0:
        raise bad(file, "counts_per_g", "a number other than 0")
    figures = cell.model_dump(exclude={"made", "clips"})
    clips = tuple((clip.made, clip.grams) for clip in cell.clips)
    return KeptModule(cell.made, ModuleFigures(**figures, clip_g=clips[-1][1] if clips else None), clips)


@dataclass
class ModuleFile:
    """The file of one role in `folder`. `kept` None: no usable file; `fault`: what is wrong with it."""

    folder: Path
    role: str
    kept: KeptModules | None = None
    fault: Message | None = None

    @property
    def path(self) -> Path:
        return self.folder / f"modules-{self.role}.json"

    @classmethod
    def read(cls, folder: Path, role: str) -> "ModuleFile":
        """Read the file; an unusable file gives a `fault`, no exception."""
        file = cls(folder, role)
        try:
            text = text_of(file.path)
            file.kept = None if text is None else read_text(text, str(file.path), role)
        except BadConfig as fault:
            file.fault = Message("modules-file-damaged", fault.params)
        return file

    def of(self, node: str | None) -> KeptModules | None:
        """The measurements of the node with this chip id."""
        return self.kept if self.kept is not None and self.kept.node == node else None

    def keep(self, kept: KeptModules) -> None:
        """Write the file. Raises `ModulesNotKept`."""
        try:
            replace_file(self.path, as_text(kept), None)
        except OSError as error:
            what = error.strerror or str(error)
            raise ModulesNotKept(f"{self.path} cannot be written: {what}", file=str(self.path), what=what) from None
        self.kept, self.fault = kept, None


def modules_in(folder: Path | None) -> dict[str, ModuleFile]:
    """The files of a folder by role; none without a folder."""
    return {} if folder is None else {role: ModuleFile.read(folder, role) for role in ROLES}

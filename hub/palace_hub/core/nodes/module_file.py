"""The file of first measurements of weigh modules: JSON, replaced atomically, one for the tray and one for the plate.

`{"sum": "<CRC-32 of the rest>", "version": 1, "node": ..., "cells": [null or {"made": ..., "clips": [...], ...}]}`.
`clips`: the loads at which the module's stop took over since it was set, oldest first; they show a stop that sinks.
"""

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, ClassVar, Self

from pydantic import Field, TypeAdapter

from palace_hub.errors import BadConfig, KeepingFault
from palace_hub.files.checksum import bad_file
from palace_hub.files.fields import Finite, NodeId, OwnJson, Positive
from palace_hub.files.versioned import VersionedFile, from_body
from palace_hub.sensing.plate.readings import CORNERS
from palace_hub.sensing.signal.module_report import ModuleFigures
from palace_hub.sensing.tray.calibration import CELLS

ROLES = {"tray": CELLS, "plate": len(CORNERS)}
"""Number of cells by role."""
MOST_CELLS = max(ROLES.values())
_LATER = ("off_centre", "chip_c", "chip_rise_c", "supply_v")
"""Figures that came later: a file without them stays as it is."""
MOST_CLIPS = 50
"""Most kept loads of a stop. It is checked a few times a year."""


class ModulesNotKept(KeepingFault):
    """The measurements could not be written; the former file is unchanged."""

    key = "error-modules-not-kept"


@dataclass(frozen=True, slots=True)
class Clip:
    """The load (g) at which a module's stop took over, and the time (seconds since 1970; None without a clock)."""

    made: Finite | None
    grams: Positive


@dataclass(frozen=True, slots=True)
class KeptModule:
    """The measurements of one module."""

    made: Finite | None  # seconds since 1970; None without a clock
    figures: ModuleFigures
    clips: Annotated[tuple[Clip, ...], Field(max_length=MOST_CLIPS)] = ()  # since the stop was set, oldest first

    @property
    def clip_was_g(self) -> float | None:
        """The load (g) at which the stop took over when it was set."""
        return self.clips[0].grams if self.clips else None

    def to_json(self) -> str:
        """The file's object of one module: the figures beside `made` and `clips`; the newest clip stands for theirs."""
        body = _MODULE.dump_python(self)
        figures = body.pop("figures")
        del figures["clip_g"]
        for name in _LATER:
            if figures[name] is None:
                del figures[name]
        return json.dumps({"made": body["made"], "clips": body["clips"], **figures})

    @classmethod
    def from_json(cls, text: str) -> "KeptModule":
        """Raises `BadConfig` naming the field that does not fit."""
        figures = json.loads(text)
        if not isinstance(figures, dict):
            raise bad_file("", "", "an object")
        body = {name: figures.pop(name) for name in ("made", "clips") if name in figures}
        try:
            module = from_body(_MODULE, {**body, "figures": figures}, "")
        except BadConfig as fault:
            field = str(fault.params["field"]).removeprefix("figures.")
            raise bad_file("", field, str(fault.params["expected"])) from None
        newest = module.clips[-1].grams if module.clips else None
        return replace(module, figures=replace(module.figures, clip_g=newest))


_MODULE = TypeAdapter(KeptModule)


@dataclass(frozen=True, slots=True)
class KeptModules:
    """The measurements of one node's modules."""

    node: NodeId
    cells: Annotated[tuple[Annotated[KeptModule, OwnJson()] | None, ...], Field(min_length=1, max_length=MOST_CELLS)]
    """None: never measured."""

    def measured(self, cell: int, figures: ModuleFigures, made: float | None, *, checked: bool) -> "KeptModules":
        """With new figures of one cell. `checked`: the stop was only checked, so its load is added to the former ones;
        otherwise it was set anew, and the former ones are dropped."""
        before = self.cells[cell]
        clips = before.clips if before is not None else ()
        if figures.clip_g is not None:
            first = clips if checked else ()
            clips = (*first[:1], *first[1:][-(MOST_CLIPS - 2) :], Clip(made, figures.clip_g))
        cells = list(self.cells)
        cells[cell] = KeptModule(made, figures, clips)
        return replace(self, cells=tuple(cells))

    @property
    def off_centre(self) -> tuple[float | None, ...]:
        """By cell: the relative difference of its reading across the cup; None: not measured."""
        return tuple(None if module is None else module.figures.off_centre for module in self.cells)


def nothing_measured(node: str, role: str) -> KeptModules:
    """The measurements of a node without any."""
    return KeptModules(node, (None,) * ROLES[role])


@dataclass
class ModuleFile(VersionedFile[KeptModules]):
    """The first measurements of the modules of one role's node."""

    adapter: ClassVar[TypeAdapter[KeptModules]] = TypeAdapter(KeptModules)
    damaged, not_kept = "modules-file-damaged", ModulesNotKept

    role: str

    @property
    def path(self) -> Path:
        return self.folder / f"modules-{self.role}.json"

    @classmethod
    def read(cls, folder: Path, role: str) -> Self:  # type: ignore[override] # a role more than its base
        """The file of `role` in `folder`. A damaged file is a `fault`, never an exception."""
        return cls(folder, role).load()

    def read_text(self, text: str, file: str) -> KeptModules:
        kept = VersionedFile.read_text(self, text, file)
        if len(kept.cells) != ROLES[self.role]:
            raise bad_file(file, "cells", f"{ROLES[self.role]} of them")
        return kept

    def of(self, node: str | None) -> KeptModules | None:
        """The measurements of the node with this chip id."""
        return self.content if self.content is not None and self.content.node == node else None


def modules_in(folder: Path | None) -> dict[str, ModuleFile]:
    """The files of a folder by role; none without a folder."""
    return {} if folder is None else {role: ModuleFile.read(folder, role) for role in ROLES}

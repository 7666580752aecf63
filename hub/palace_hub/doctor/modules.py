"""Weigh modules: what was measured of them and what has changed since, and what a node's readings say of cups, corners,
Hall strips and lights."""

from palace_hub.core.nodes.module_file import ROLES, KeptModule, ModuleFile
from palace_hub.core.nodes.registry import PLATE, TRAY
from palace_hub.core.setup.module import place_of
from palace_hub.core.tray.calibration_file import CalibrationFile
from palace_hub.doctor.conversion_rates import Conduct
from palace_hub.doctor.findings import SAID, Finding, Severity, Surroundings, finding
from palace_hub.doctor.machine import journal_path
from palace_hub.locale.message import Message
from palace_hub.sensing.plate.readings import read_chain
from palace_hub.sensing.signal.module_report import (
    STOP_EARLY,
    STOP_FELL,
    ModuleFigures,
    clip_fell,
    corner_full,
    cup_missing,
    findings,
    lights_move,
    stop_fell,
)
from palace_hub.sensing.tray.lattice import NOMINAL_G
from palace_hub.wire.frames import Hello


def modules(around: Surroundings) -> list[Finding]:
    """What `palace setup module` has kept: each figure that a build should not have, and stops that have moved."""
    found = []
    for role in ROLES:
        file = ModuleFile.read(journal_path(around).parent, role)
        if file.fault is not None:
            what = f"{file.fault.params['field']}: expected {file.fault.params['expected']}"
            found.append(finding(Severity.FAULT, "doctor-modules-damaged", file=str(file.path), what=what))
        if file.kept is not None:
            for cell, module in enumerate(file.kept.cells):
                found += [] if module is None else _one(role, place_of(role, cell), module)
    return found


def _one(role: str, place: str, module: KeptModule) -> list[Finding]:
    figures, was = module.figures, module.clip_was_g
    where = {"role": role, "place": place}
    if figures.clip_g is None or was is None:
        found = [finding(Severity.WARNING, "doctor-module-no-stop", **where)]
    elif clip_fell(figures.clip_g, was):
        found = [Finding(Severity.FAULT, stop_fell(role, place, figures.clip_g, was), SAID)]
    else:
        measured = Message("doctor-module-measured", {**where, "clip": round(figures.clip_g)})
        found = [Finding(Severity.NOTE, measured, SAID)]
    said = {one.what.key for one in found}
    wrong = [one for one in findings(figures, role, place) if not (STOP_FELL in said and one.key == STOP_EARLY)]
    return found + [Finding(Severity.WARNING, one, SAID) for one in wrong]


def lights_to_try(around: Surroundings, hello: Hello) -> int:
    """How many lights of this node are to be turned on and off: none where nobody could say what that does."""
    return hello.cells if hello.role == TRAY and any(_scales(around, hello)) else 0


def standing(around: Surroundings, hello: Hello, seen: Conduct) -> list[Finding]:
    """What a node's readings say of what stands on it."""
    found: list[Finding] = []
    kept = _kept(around, hello)
    for cell, scale in enumerate(_scales(around, hello)):
        level = seen.level(cell)
        if scale is None or level is None:
            continue
        empty, counts_per_g = scale
        grams = (level - empty) / counts_per_g
        where = {"role": hello.role, "place": place_of(hello.role, cell)}
        figures = kept[cell]
        if hello.role == TRAY and cup_missing(grams):
            found.append(finding(Severity.FAULT, "doctor-cup-missing", **where, grams=str(round(-grams))))
        if hello.role == PLATE and figures is not None and corner_full(grams + figures.cup_g, figures):
            clip = "-" if figures.clip_g is None else str(round(figures.clip_g))
            full = {**where, "grams": str(round(grams + figures.cup_g)), "clip": clip}
            found.append(finding(Severity.WARNING, "doctor-corner-full", **full))
        moved = seen.moved[cell] if cell < len(seen.moved) else None
        if moved is not None:
            mg, error = (1000 * one / abs(counts_per_g) for one in moved)
            if lights_move(mg, error):
                found.append(finding(Severity.FAULT, "doctor-lights-move", **where, moved=f"{mg:+.0f}"))
    return found + (_hall(seen) if hello.role == PLATE else [])


def _hall(seen: Conduct) -> list[Finding]:
    chain = read_chain(seen.hall)
    if not seen.hall or chain.strips is None or chain.answering == chain.strips:
        return []
    if chain.answering == 0:  # nothing tells a table without strips from one whose cable is out
        return [finding(Severity.NOTE, "doctor-hall-none")]
    params = {"answering": str(chain.answering), "strips": str(chain.strips)}
    return [finding(Severity.FAULT, "doctor-hall-chain", **params)]


def _kept(around: Surroundings, hello: Hello) -> list[ModuleFigures | None]:
    own = ModuleFile.read(journal_path(around).parent, hello.role).of(hello.id) if hello.role in ROLES else None
    if own is None:
        return [None] * hello.cells
    return [None if one is None else one.figures for one in own.cells]


def _scales(around: Surroundings, hello: Hello) -> list[tuple[float, float] | None]:
    """Per cell its counts with an empty cup and its counts per gram: from the tray's calibration, which is newer, or
    from its first measurements."""
    found: list[tuple[float, float] | None] = [
        None if one is None else (one.cup_raw, one.counts_per_g) for one in _kept(around, hello)
    ]
    kept = CalibrationFile.read(journal_path(around).parent).kept if hello.role == TRAY else None
    if kept is not None and kept.node == hello.id:
        for i, cell in enumerate(kept.tray.cells[: len(found)]):
            if cell is not None:
                found[i] = (cell.zero_raw, cell.counts_per_piece / NOMINAL_G[i])
    return found

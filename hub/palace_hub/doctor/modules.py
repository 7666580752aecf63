"""Checks of weigh modules: their first measurements, and a node's readings of cups, corners, Hall strips and lights."""

from palace_hub.core.nodes.module_file import ROLES, KeptModule, ModuleFile
from palace_hub.core.nodes.registry import PLATE, TRAY
from palace_hub.core.setup.module import place_of
from palace_hub.core.tray.calibration_file import CalibrationFile
from palace_hub.doctor.findings import FIX_IN_MESSAGE, Finding, Severity, Surroundings, finding, wrong_in
from palace_hub.doctor.samples import SampleStatistics
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


def modules(surroundings: Surroundings) -> list[Finding]:
    """The measurements that `palace setup module` saved: values outside their limits, and stops that have moved."""
    results: list[Finding] = []
    for role in ROLES:
        file = ModuleFile.read(surroundings.journal_path().parent, role)
        if file.fault is not None:
            what = wrong_in(file.fault)
            results.append(finding(Severity.FAULT, "doctor-modules-damaged", file=str(file.path), what=what))
        if file.content is not None:
            for cell, module in enumerate(file.content.cells):
                results += [] if module is None else _module_findings(role, place_of(role, cell), module)
    return results


def _module_findings(role: str, place: str, module: KeptModule) -> list[Finding]:
    figures, first_clip_g = module.figures, module.clip_was_g
    where = {"role": role, "place": place}
    if figures.clip_g is None or first_clip_g is None:
        results = [finding(Severity.WARNING, "doctor-module-no-stop", **where)]
    elif clip_fell(figures.clip_g, first_clip_g):
        results = [Finding(Severity.FAULT, stop_fell(role, place, figures.clip_g, first_clip_g), FIX_IN_MESSAGE)]
    else:
        measured = Message("doctor-module-measured", {**where, "clip": round(figures.clip_g)})
        results = [Finding(Severity.NOTE, measured, FIX_IN_MESSAGE)]
    fell = any(each.key == STOP_FELL for each in results)
    messages = [message for message in findings(figures, role, place) if not (fell and message.key == STOP_EARLY)]
    return results + [Finding(Severity.WARNING, message, FIX_IN_MESSAGE) for message in messages]


def lights_to_try(surroundings: Surroundings, hello: Hello) -> int:
    """Number of lights for the light test: 0 unless a cell of this node has a known scale."""
    return hello.cells if hello.role == TRAY and any(_scales(surroundings, hello)) else 0


def load_findings(surroundings: Surroundings, hello: Hello, samples: SampleStatistics) -> list[Finding]:
    """Findings from a node's readings: missing cups, loaded corners, silent Hall strips, lights that shift a cell."""
    results: list[Finding] = []
    modules = _module_figures(surroundings, hello)
    for cell, scale in enumerate(_scales(surroundings, hello)):
        level = samples.level(cell)
        if scale is None or level is None:
            continue
        empty, counts_per_g = scale
        grams = (level - empty) / counts_per_g
        where = {"role": hello.role, "place": place_of(hello.role, cell)}
        figures = modules[cell]
        if hello.role == TRAY and cup_missing(grams):
            results.append(finding(Severity.FAULT, "doctor-cup-missing", **where, grams=str(round(-grams))))
        if hello.role == PLATE and figures is not None and corner_full(grams + figures.cup_g, figures):
            clip = "-" if figures.clip_g is None else str(round(figures.clip_g))
            full = {**where, "grams": str(round(grams + figures.cup_g)), "clip": clip}
            results.append(finding(Severity.WARNING, "doctor-corner-full", **full))
        moved = samples.moved[cell] if cell < len(samples.moved) else None
        if moved is not None:
            mg, error = (1000 * counts / abs(counts_per_g) for counts in moved)
            if lights_move(mg, error):
                results.append(finding(Severity.FAULT, "doctor-lights-move", **where, moved=f"{mg:+.0f}"))
    return results + (_hall(samples) if hello.role == PLATE else [])


def _hall(samples: SampleStatistics) -> list[Finding]:
    chain = read_chain(samples.hall)
    if not samples.hall or chain.strips is None or chain.answering == chain.strips:
        return []
    if chain.answering == 0:  # a table without strips looks like one with an unplugged cable
        return [finding(Severity.NOTE, "doctor-hall-none")]
    params = {"answering": str(chain.answering), "strips": str(chain.strips)}
    return [finding(Severity.FAULT, "doctor-hall-chain", **params)]


def _module_figures(surroundings: Surroundings, hello: Hello) -> list[ModuleFigures | None]:
    folder = surroundings.journal_path().parent
    kept = ModuleFile.read(folder, hello.role).of(hello.id) if hello.role in ROLES else None
    if kept is None:
        return [None] * hello.cells
    return [None if module is None else module.figures for module in kept.cells]


def _scales(surroundings: Surroundings, hello: Hello) -> list[tuple[float, float] | None]:
    """Per cell: raw counts with an empty cup, and counts per gram. The tray's calibration is newer and prevails."""
    scales: list[tuple[float, float] | None] = [
        None if figures is None else (figures.cup_raw, figures.counts_per_g)
        for figures in _module_figures(surroundings, hello)
    ]
    kept = CalibrationFile.read(surroundings.journal_path().parent).content if hello.role == TRAY else None
    if kept is not None and kept.node == hello.id:
        for i, cell in enumerate(kept.tray.cells[: len(scales)]):
            if cell is not None:
                scales[i] = (cell.zero_raw, cell.counts_per_piece / NOMINAL_G[i])
    return scales

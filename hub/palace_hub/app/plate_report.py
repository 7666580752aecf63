"""What the plate's set-up found, in sentences: how well it sees, what that allows, and what does not answer."""

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from monkey_palace.pieces import Figure, Piece
from palace_hub.app.plate_file import PRESS_G, KeptPlate
from palace_hub.app.plate_sensors import KeptSensors
from palace_hub.locale.message import Message
from palace_hub.sensing.plate_calibration import PlateCalibrationResult
from palace_hub.sensing.plate_figures import LearntFigures
from palace_hub.sensing.plate_levels import Level
from palace_hub.sensing.plate_places import Stud
from palace_hub.views.plate_setup import stud_name

MOST_NAMED: Final = 6
"""Sensors that are named in a sentence; more are a strip, and counted."""


def report(
    kept: KeptPlate, found: PlateCalibrationResult, figures: LearntFigures, stuck: Sequence[int]
) -> Iterator[Message]:
    """The level first, then the figures that it rests on, then what is not as it should be."""
    yield promised(kept)
    yield Message("plate-residual", {"mm": f"{found.residual_mm:.1f}", "worst": f"{found.worst_mm:.1f}"})
    noise = np.abs(kept.calibration.matrix[0]) * kept.calibration.white * 1000
    yield Message("plate-noise", {"mg": f"{noise.max():.0f}"})
    yield shift(kept)
    yield Message("plate-masses", {piece.value: f"{kept.grams[piece]:.3f}" for piece in Piece})
    weighed = [one for one in Figure if one in kept.figures]
    if weighed:
        yield Message("plate-figures", {one.value: _grams(kept, one) for one in Figure})
    for one, other in figures.alike:
        yield Message("plate-figures-alike", {"figure": one.value, "other": other.value})
    yield from sensors(kept)
    if stuck:
        yield Message("plate-sensors-stuck", {"count": len(stuck)})


def promised(kept: KeptPlate) -> Message:
    """The level, with what forbids a higher one."""
    if kept.level is not Level.TYPED:
        return Message("plate-promise", {"level": kept.level.value, "hall": "yes" if kept.knobs is not None else "no"})
    hall = "yes" if kept.knobs is not None else "no"
    params = {"shift": _parts(kept), "mm": f"{kept.promise.brick_mm:.1f}", "hall": hall}
    return Message("plate-promise-none", params)


def shift(kept: KeptPlate) -> Message:
    """The zero shift after a press, and how far it puts a brick from its place."""
    params = {"shift": _parts(kept), "press": f"{PRESS_G:.0f}", "mm": f"{kept.promise.brick_mm:.1f}"}
    return Message("plate-shift", params)


def sensors(kept: KeptPlate) -> Iterator[Message]:
    """Hall sensors that never answered."""
    if kept.silent:
        yield Message("plate-sensors-silent", _named(kept.silent))


def doubted(kept: KeptSensors) -> Iterator[Message]:
    """Hall sensors that games have found wrong since."""
    for what in ("dead", "weak", "stuck"):
        knobs = [knob for knob, found in kept.faulty.items() if found == what]
        if knobs:
            yield Message("plate-sensors-doubted", {"what": what, **_named(knobs)})


def _named(knobs: Sequence[Stud]) -> dict[str, str | int]:
    return {"count": len(knobs), "named": ", ".join(map(stud_name, knobs[:MOST_NAMED]))}


def _parts(kept: KeptPlate) -> str:
    """Parts in a hundred thousand of the press."""
    return f"{1e5 * kept.calibration.zero_shift:.1f}"


def _grams(kept: KeptPlate, figure: Figure) -> str:
    return f"{kept.figures[figure].grams:.2f}" if figure in kept.figures else "-"

"""Report of the plate's set-up: level, limits, and sensors without an answer."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from monkey_palace.board.palace import Stud
from monkey_palace.board.pieces import Figure, Piece
from palace_hub.core.plate.play import PlatePlay
from palace_hub.core.plate.strips import by_what, faulty_sensors, plug_of
from palace_hub.locale.message import Message, Parameter, decimal
from palace_hub.sensing.plate.board.figures import LearntFigures
from palace_hub.sensing.plate.board.kept_plate import PRESS_G, KeptPlate
from palace_hub.sensing.plate.board.levels import Level
from palace_hub.sensing.plate.hall.sensor_health import STUCK, SensorDoubt
from palace_hub.sensing.plate.load.calibration import PlateCalibrationResult
from palace_hub.views.setup.plate import stud_name

MOST_NAMED: Final = 6
"""Most sensors that a sentence names; it counts the others."""


def report(plate: KeptPlate, result: PlateCalibrationResult, figures: LearntFigures) -> Iterator[Message]:
    """The level first, then faults, then the figures behind them: a screen may have no room for all."""
    yield promised(plate)
    yield from sensors(plate)
    for figure, other in figures.alike:
        yield Message("plate-figures-alike", {"figure": figure.value, "other": other.value})
    at = "?" if result.worst is None else stud_name(result.worst)
    yield Message(
        "plate-residual", {"mm": decimal(result.residual_mm, 1), "worst": decimal(result.worst_mm, 1), "at": at}
    )
    noise_mg = 1000 * max(plate.calibration.corner_noise_g)
    yield Message("plate-noise", {"mg": f"{noise_mg:.0f}"})
    yield shift(plate)
    yield Message("plate-masses", {piece.value: decimal(plate.grams[piece], 3) for piece in Piece})
    if any(figure in plate.figures for figure in Figure):
        yield Message("plate-figures", {figure.value: _grams(plate, figure) for figure in Figure})


def promised(plate: KeptPlate) -> Message:
    """The level, with the reason against a higher one."""
    hall = "yes" if plate.knobs is not None else "no"
    if plate.level is not Level.TYPED:
        return Message("plate-promise", {"level": plate.level.value, "hall": hall})
    params = {"shift": _parts(plate), "mm": decimal(plate.capability.brick_mm, 1), "hall": hall}
    return Message("plate-promise-none", params)


def shift(plate: KeptPlate) -> Message:
    """The zero shift after a press, and the error of a brick's place that it causes."""
    params = {"shift": _parts(plate), "press": f"{PRESS_G:.0f}", "mm": decimal(plate.capability.brick_mm, 1)}
    return Message("plate-shift", params)


def sensors(plate: KeptPlate, in_play: Mapping[Stud, SensorDoubt] = MappingProxyType({})) -> Iterator[Message]:
    """Faulty Hall sensors by knob, strip and sensor, of set-up and games. `plug`: a strip with a bad plug, or 0."""
    for what, played, faulty in by_what(faulty_sensors(plate, in_play)):
        params: dict[str, Parameter] = {
            "what": "stuck_in_play" if played and what == STUCK else what,
            "count": len(faulty),
            "named": ", ".join(sensor.name for sensor in faulty[:MOST_NAMED]),
            "plug": plug_of(faulty) or 0,
        }
        yield Message("plate-sensors", params)


def sensor_problems(play: PlatePlay | None) -> list[Message]:
    """The faulty sensors of the plate that is played on, each with its fix."""
    if play is None:
        return []
    return [
        Message("problem-plate-sensors", message.params)
        for message in sensors(play.tracker.kept, play.tracker.health.doubts)
    ]


def _parts(plate: KeptPlate) -> str:
    """The zero shift in parts of 1e-5 of the press."""
    return decimal(1e5 * plate.calibration.zero_shift, 1)


def _grams(plate: KeptPlate, figure: Figure) -> str:
    return decimal(plate.figures[figure].grams, 2) if figure in plate.figures else "-"

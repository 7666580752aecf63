"""What the plate's set-up found, in sentences: how well it sees, what that allows, and what does not answer."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from monkey_palace.board.pieces import Figure, Piece
from palace_hub.core.plate.play import PlatePlay
from palace_hub.core.plate.strips import by_what, faulty_sensors, plug_of
from palace_hub.locale.message import Message
from palace_hub.sensing.plate.board.figures import LearntFigures
from palace_hub.sensing.plate.board.hall_health import STUCK, Doubt
from palace_hub.sensing.plate.board.kept import PRESS_G, KeptPlate
from palace_hub.sensing.plate.board.levels import Level
from palace_hub.sensing.plate.board.places import Stud
from palace_hub.sensing.plate.load.calibration import PlateCalibrationResult
from palace_hub.views.setup.plate import stud_name

MOST_NAMED: Final = 6
"""Sensors that are named in a sentence; more are a strip, and counted."""


def report(kept: KeptPlate, found: PlateCalibrationResult, figures: LearntFigures) -> Iterator[Message]:
    """The level first, then what is not as it should be, then the figures that it rests on: not all may have room."""
    yield promised(kept)
    yield from sensors(kept)
    for one, other in figures.alike:
        yield Message("plate-figures-alike", {"figure": one.value, "other": other.value})
    at = "?" if found.worst is None else stud_name(found.worst)
    yield Message("plate-residual", {"mm": f"{found.residual_mm:.1f}", "worst": f"{found.worst_mm:.1f}", "at": at})
    noise_mg = 1000 * max(kept.calibration.corner_noise_g)
    yield Message("plate-noise", {"mg": f"{noise_mg:.0f}"})
    yield shift(kept)
    yield Message("plate-masses", {piece.value: f"{kept.grams[piece]:.3f}" for piece in Piece})
    weighed = [one for one in Figure if one in kept.figures]
    if weighed:
        yield Message("plate-figures", {one.value: _grams(kept, one) for one in Figure})


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


def sensors(kept: KeptPlate, in_play: Mapping[Stud, Doubt] = MappingProxyType({})) -> Iterator[Message]:
    """Hall sensors that are no evidence, by knob, strip and sensor: what the set-up found, and what games did since.
    `plug`: the strip whose plug is to blame, 0 for none."""
    for what, played, ones in by_what(faulty_sensors(kept, in_play)):
        named = ", ".join(one.name for one in ones[:MOST_NAMED])
        said = "stuck_in_play" if played and what == STUCK else what
        yield Message("plate-sensors", {"what": said, "count": len(ones), "named": named, "plug": plug_of(ones) or 0})


def sensor_problems(play: PlatePlay | None) -> list[Message]:
    """The same of the plate that is played on, each with its fix."""
    if play is None:
        return []
    return [
        Message("problem-plate-sensors", one.params) for one in sensors(play.follow.kept, play.follow.health.doubts)
    ]


def _parts(kept: KeptPlate) -> str:
    """Parts in a hundred thousand of the press."""
    return f"{1e5 * kept.calibration.zero_shift:.1f}"


def _grams(kept: KeptPlate, figure: Figure) -> str:
    return f"{kept.figures[figure].grams:.2f}" if figure in kept.figures else "-"

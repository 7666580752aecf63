"""One benchmark trial: a turn on a simulated plate, decided by the hub's plate sensing, compared with the truth.

Each plate is calibrated by the guided procedure, with a stack of columns on twenty studs. The sensing gets counts, Hall
bits, the palace, the player's stock, unit masses from the tray, and the decorations that left the tray. It decides when
the decoration leaves the tray, and again once it is on (`heard_turn`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from typing import Final

from monkey_palace.board.notation import Placement
from monkey_palace.board.pieces import BUILDING, DECORATIONS, Piece
from palace_hub.bench.plate.builds import FIGURE, LEGAL, PlateBuild
from palace_hub.bench.plate.heard_turn import DecisionPoint, HeardTurn, TurnResult, in_seconds, play
from palace_hub.bench.plate.illegal import KINDS
from palace_hub.errors import TableFault
from palace_hub.sensing.plate.board.places import UnitMasses
from palace_hub.sensing.plate.hall.knob_map import KnobMap
from palace_hub.sensing.plate.load.calibration import PlateCalibration
from palace_hub.sensing.plate.load.guided_calibration import GuidedCalibration
from palace_hub.sim.plate.hall import FIRST_KNOB, KNOBS, NO_HALL_FAULTS, PITCH, STRIP_BITS
from palace_hub.sim.plate.hands import BUILDERS, stack_on
from palace_hub.sim.plate.trace import PlateMix, PlateStep, PlateTrace, plate_trace
from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_model import Build

STUDS: Final = tuple((x, y) for y in (2, 11, 20, 29) for x in (2, 8, 14, 23, 29))
STACK: Final = 8  # columns in the stack
KNOB_STUDS: Final = tuple((FIRST_KNOB + PITCH * i, FIRST_KNOB + PITCH * j) for j in range(KNOBS) for i in range(KNOBS))
STRIPS: Final = KnobMap({stud: STRIP_BITS * (n // KNOBS) + n % KNOBS for n, stud in enumerate(KNOB_STUDS)})
"""The map of the simulated strips."""
OF_DECORATIONS: Final = frozenset(name for name, kind in KINDS.items() if kind.rule == "5.1")
"""Kinds of forbidden builds whose mistake is the decoration (R5.1)."""


class PlateRefused(TableFault):
    """The guided calibration of a simulated plate was refused."""


@dataclass(frozen=True, slots=True)
class PlateTrial(TurnResult):
    """The result of one turn on a simulated plate."""

    build: PlateBuild = field(kw_only=True)
    number: int = field(default=0, kw_only=True)
    """Number of the build in the series."""


def calibrated(build: Build, level: str, specimen: int, mix: PlateMix) -> PlateCalibration:
    """The guided calibration of a plate by careful hands, which hold the sheet. Raises `PlateRefused`."""
    hands = replace(mix.manner, pause_median_s=2.5, pause_sigma=0.2, pause_s=BUILDERS.pause_s, missing=0.0, lifts=0.0)
    return guided_calibration(build, level, specimen, replace(mix, manner=hands, hall=NO_HALL_FAULTS, cold=False))


@lru_cache(maxsize=256)
def guided_calibration(build: Build, level: str, specimen: int, mix: PlateMix) -> PlateCalibration:
    """The guided calibration of a plate by the hands of `mix`. Raises `PlateRefused`."""
    stacks = [stack_on(*stud, STACK) for stud in STUDS]
    steps = [step for stack in stacks for step in (PlateStep(put=(stack,)), PlateStep(taken=(stack,)))]
    trace = plate_trace(streams.key("set-up", specimen) % (1 << 40), build, level, (), steps, mix, specimen=specimen)
    setup = GuidedCalibration()
    for block in trace.blocks():
        setup.feed(in_seconds(block))
    named = [
        (label.start_us / 1e6, *STUDS[label.step // 2])
        for label in trace.labels
        if label.step is not None and label.step % 2 == 0
    ]
    found = setup.finish(named, STACK * trace.unit_mg["column"] / 1000)
    if found.calibration is None:
        raise PlateRefused(f"plate {specimen}: {', '.join(fault.key for fault in found.faults)}")
    return found.calibration


def run_trial(
    made: PlateBuild,
    cells: Build,
    level: str,
    seed: int,
    specimen: int,
    mix: PlateMix,
    *,
    set_up_with: tuple[Build, PlateMix] | None = None,
) -> PlateTrial:
    """Run one turn on one plate, from before the first touch to the decoration.

    `set_up_with`: cells and hands at the time of the calibration, if a fault has come since. Raises `PlateRefused`.
    """
    result = play(simulated_turn(made, cells, level, seed, specimen, mix, set_up_with=set_up_with))
    return PlateTrial(build=made, **{each.name: getattr(result, each.name) for each in fields(result)})


def simulated_turn(
    made: PlateBuild,
    cells: Build,
    level: str,
    seed: int,
    specimen: int,
    mix: PlateMix,
    *,
    set_up_with: tuple[Build, PlateMix] | None = None,
) -> HeardTurn:
    """The turn that `run_trial` plays. Raises `PlateRefused`."""
    then_cells, then = set_up_with or (cells, mix)
    calibration = calibrated(then_cells, level, specimen, then)
    position = made.position
    trace = plate_trace(
        seed, cells, level, position.standing, made.steps, mix, specimen=specimen, knobs=position.palace.ground
    )
    rng = streams.draws(seed, "unit masses")
    masses = {kind: trace.unit_mg[kind.value] / 1000 * rng.gauss(1, mix.mean_error) for kind in Piece}
    return HeardTurn(
        calibration,
        position.palace,
        position.stock,
        UnitMasses(masses),
        figure_g=trace.unit_mg[FIGURE] / 1000,
        figure_off=rng.gauss(0, 1),
        knobs=STRIPS if level == "gold" else None,
        start_us=trace.start_us,
        touch_us=trace.labels[0].start_us,
        end_us=trace.end_us,
        batches=trace.blocks(),
        decisions=_decisions(made, trace),
        legal=made.kind == LEGAL,
    )


def _decisions(made: PlateBuild, trace: PlateTrace) -> tuple[DecisionPoint, ...]:
    """When the decoration leaves the tray; and at the end, of legal builds and of those whose mistake is the
    decoration."""
    bricks, after = _cut(made.steps)
    released = max(label.release_us for label in trace.labels)
    last = DecisionPoint(trace.end_us, released, made.pieces, _decorations(made.steps))
    if not after:
        return (last,)
    labels = {label.step: label for label in trace.labels if label.step is not None}
    first = DecisionPoint(
        labels[len(bricks)].start_us,
        labels[len(bricks) - 1].release_us,
        tuple(piece for piece in made.pieces if piece.piece in BUILDING),
        _decorations(bricks),
    )
    return (first, last) if made.kind == LEGAL or made.kind in OF_DECORATIONS else (first,)


def _cut(steps: Sequence[PlateStep]) -> tuple[Sequence[PlateStep], Sequence[PlateStep]]:
    """Split the steps after the last one that touches a brick or a figure; the rest are decorations."""
    touched = [
        number
        for number, step in enumerate(steps)
        if any(not isinstance(item, Placement) or item.piece in BUILDING for item in (*step.put, *step.taken))
    ]
    cut = touched[-1] + 1 if touched else len(steps)
    return steps[:cut], steps[cut:]


def _decorations(steps: Sequence[PlateStep]) -> tuple[Piece, ...]:
    """Kinds of the decorations that these steps put on."""
    kinds = (item.piece for step in steps for item in step.put if isinstance(item, Placement))
    return tuple(kind for kind in kinds if kind in DECORATIONS)

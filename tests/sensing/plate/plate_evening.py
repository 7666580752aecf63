"""A simulated plate, calibrated and built on, as the hub receives it: shared by the plate's tests."""

import json
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

import numpy as np

from monkey_palace.board.ground_maps import house_maps
from monkey_palace.board.notation import Placement
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.randomness import Rng
from monkey_palace.staircase.sampling import random_palace, random_staircase
from palace_hub.sensing.plate.board.places import UnitMasses
from palace_hub.sensing.plate.load.calibration import PlateCalibration, PlateCalibrationResult
from palace_hub.sensing.plate.load.guided_calibration import GuidedCalibration
from palace_hub.sensing.plate.load.signal import PlateSignal, QuietMoment
from palace_hub.sensing.plate.turn.search import PlateTurn
from palace_hub.sensing.plate.verdict.decision import Decision, decide
from palace_hub.sim.plate.hands import PlateManner, stack_on
from palace_hub.sim.plate.trace import PLATE_MIX, PlateMix, PlateStep, PlateTrace, plate_trace
from palace_hub.sim.world.noise_model import BUILDS

STUDS = tuple((x, y) for y in (2, 11, 20, 29) for x in (2, 11, 20, 29))
STACK = 8  # columns
CAREFUL = PlateManner(pause_median_s=2.5, pause_sigma=0.2, missing=0.0)
KNOBS = frozenset((x, y) for x in range(2, 32, 3) for y in range(2, 32, 3))
MEAN_ERROR = 0.002  # of the tray's unit masses

Heard = list[list[tuple[float, int | None]]]


def heard(trace: PlateTrace) -> Iterator[Heard]:
    """A trace's messages in hub seconds."""
    for block in trace.blocks():
        yield [[(us / 1e6, raw) for us, raw in corner] for corner in block.corners]


def hall_at(trace: PlateTrace, t: float) -> frozenset[tuple[int, int]] | None:
    """The ground knobs whose sensors were on at hub time `t`; None without strips."""
    chain = trace.hall[max(bisect_right([us for us, _ in trace.hall], t * 1e6) - 1, 0)][1]
    if not chain:
        return None
    bits = f"{int(chain, 16):0{4 * len(chain)}b}"
    return frozenset((2 + 3 * i, 2 + 3 * j) for j in range(10) for i in range(10) if bits[16 * j + i] == "1")


def set_up(
    build: str, level: str, specimen: int, studs: Sequence[tuple[int, int]] = STUDS, mix: PlateMix = PLATE_MIX
) -> PlateCalibrationResult:
    """The guided calibration of a specimen."""
    steps = [
        step
        for stack in (stack_on(*stud, STACK) for stud in studs)
        for step in (PlateStep(put=(stack,)), PlateStep(taken=(stack,)))
    ]
    trace = plate_trace(
        10_000 + specimen, BUILDS[build], level, (), steps, replace(mix, manner=CAREFUL), specimen=specimen
    )
    setup = GuidedCalibration()
    for batch in heard(trace):
        setup.feed(batch)
    named = [
        (label.start_us / 1e6, *studs[label.step // 2])
        for label in trace.labels
        if label.step is not None and label.step % 2 == 0
    ]
    return setup.finish(named, STACK * trace.unit_mg["column"] / 1000)


@lru_cache(maxsize=8)
def calibrated(build: str, level: str, specimen: int) -> PlateCalibration:
    """The calibration of a specimen, once kept as JSON and read again."""
    found = set_up(build, level, specimen).calibration
    assert found is not None
    return PlateCalibration.from_json(json.dumps(json.loads(found.to_json())))


def position(seed: int) -> tuple[Palace, Bricks, tuple[Placement, ...]]:
    """A palace in the middle of a game, a player's bricks, and a legal staircase of them in path order."""
    rng = Rng(seed)
    ground = house_maps()[seed % 4]
    while True:
        palace = random_palace(Palace.of(ground.ground, " ".join(ground.staircase)), 2 + rng.below(10), rng)
        stock = Bricks(arch=2 + rng.below(6), brick=rng.below(7), column=rng.below(3))
        found = random_staircase(palace, stock, rng)
        if found is not None:
            return palace, stock, found.placements


def masses_of(trace: PlateTrace, seed: int) -> UnitMasses:
    """What the tray says of the pieces: their mean mass, a little wrong."""
    rng = np.random.default_rng(seed)
    return UnitMasses({piece: trace.unit_mg[piece.value] / 1000 * rng.normal(1, MEAN_ERROR) for piece in Piece})


def quiet_moments(batches: Iterable[Heard], calibration: PlateCalibration) -> list[QuietMoment]:
    """All quiet moments of a trace's messages, the one that lasts at their end included."""
    signal = PlateSignal(calibration)
    quiets = [quiet for batch in batches for quiet in signal.feed(batch)]
    return quiets + ([signal.present] if signal.present is not None else [])


def turn_of(
    trace: PlateTrace,
    calibration: PlateCalibration,
    palace: Palace,
    stock: Bricks | None,
    seed: int = 0,
    tray_left: Sequence[Piece] = (),
) -> PlateTurn:
    """The turn that a trace shows."""
    touched = trace.labels[0].start_us / 1e6
    quiets = quiet_moments(heard(trace), calibration)
    base = [quiet for quiet in quiets if quiet.t1 <= touched + 0.1][-1]
    known = KNOBS if trace.level == "gold" else frozenset()
    turn = PlateTurn.start(palace, stock, masses_of(trace, seed), base, tray_left=tray_left, hall_known=known)
    for quiet in quiets[quiets.index(base) + 1 :]:
        turn = turn.after(quiet, hall_at(trace, quiet.t1))
    return turn


def built(
    seed: int, build: str, level: str, specimen: int = 1, mix: PlateMix = PLATE_MIX
) -> tuple[Decision, tuple[Placement, ...]]:
    """A legal staircase built piece by piece: what the hub makes of it, and the truth."""
    palace, stock, pieces = position(seed)
    steps = [PlateStep(put=(piece,)) for piece in pieces]
    trace = plate_trace(seed, BUILDS[build], level, palace.pieces, steps, mix, specimen=specimen)
    return decide(turn_of(trace, calibrated(build, level, specimen), palace, stock, seed)), pieces


def bodies(pieces: Sequence[Placement]) -> frozenset[object]:
    """The same for an arch written from either foot."""
    return frozenset((piece.piece, piece.body) for piece in pieces)

"""Many builds on one gold plate, tracked as in a game: the hub gets only counts and Hall bits.

The game gives the true pieces after each build, as an answer of a player does.
"""

from collections.abc import Iterator

from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import BUILDING, Piece
from palace_hub.bench.plate import measure, trials
from palace_hub.bench.plate.builds import PlateBuild
from palace_hub.sensing.plate.board.kept_plate import KeptPlate
from palace_hub.sensing.plate.hall.knob_map import KnobMap
from palace_hub.sensing.plate.tracking.tracker import PlateTracker
from palace_hub.sim.plate.hall import knob_bit
from palace_hub.sim.plate.trace import PLATE_MIX, PlateMix, PlateTrace, plate_trace
from palace_hub.sim.world.noise_model import BUILDS
from palace_hub.wire.events import Batch

KNOBS = KnobMap({stud: knob_bit(*stud) for stud in trials.KNOB_STUDS})


def gold_plate(specimen: int, unit_mg: dict[str, float], build: str = "good") -> KeptPlate:
    """The plate after its set-up, with sound sensors."""
    mix = PLATE_MIX
    calibration = trials.calibrated(BUILDS[build], "gold", specimen, mix)
    grams = {kind: unit_mg[kind.value] / 1000 for kind in Piece}
    return KeptPlate("e66141", 1.0, calibration, grams, 0.004, knobs=KNOBS)


def followed(numbers: range, specimen: int, mix: PlateMix = PLATE_MIX, build: str = "good") -> Iterator[PlateTracker]:
    """The plate after each of these builds, each in a game of its own."""
    follow: PlateTracker | None = None
    for number in numbers:
        made = measure.legal_build(number, 1)
        trace = plate_trace(
            number, BUILDS[build], "gold", made.position.palace.pieces, made.steps, mix, specimen=specimen
        )
        follow = PlateTracker(gold_plate(specimen, trace.unit_mg, build)) if follow is None else _next(follow)
        _follow(follow, made, trace)
        yield follow


def _next(follow: PlateTracker) -> PlateTracker:
    """The same plate after a restart, with the kept state of its sensors."""
    again = PlateTracker(follow.kept, follow.health.doubts)
    again.chain.health = follow.health
    return again


def _follow(follow: PlateTracker, made: PlateBuild, trace: PlateTrace) -> None:
    position = made.position
    bare = Palace(position.palace.ground)
    built = [piece for piece in made.pieces if piece.piece in BUILDING]
    labels = {label.step: label for label in trace.labels if label.step is not None}
    last = max(n for n, step in enumerate(made.steps) if any(one.piece in BUILDING for one in (*step.put, *step.taken)))
    until = labels[last + 1].start_us if last + 1 in labels else trace.end_us
    follow.begin()
    follow.should(frozenset(position.palace.pieces))
    state = "before"
    for number, block in enumerate(trace.blocks()):
        us = block.us
        follow.feed(Batch(us / 1e6, number, _conversions(block.corners), bytes.fromhex(block.hall), (), (), 0))
        if state == "before" and us >= labels[0].start_us - 100_000:
            follow.take(bare)
            follow.glance(bare)
            if not follow.baseline.known:  # a person is asked, and says that it stands
                follow.rebase()
            follow.start_turn(position.palace, position.stock)
            state = "builds"
        elif state == "builds" and us >= until - 100_000:
            follow.look_now(anew=True)
            follow.decided_on(built)
            follow.should(frozenset((*position.palace.pieces, *made.pieces)))
            follow.end_turn(built)
            state = "done"
        if state == "builds":
            follow.look_now()
        follow.take(bare)
        if state == "done":
            follow.glance(bare)


def _conversions(corners):
    return tuple(
        tuple((us / 1e6, raw, None if raw is not None else "desync") for us, raw in corner) for corner in corners
    )

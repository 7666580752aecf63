"""Records trials of `palace bench plate` as fixtures of the plate's sensing, for `test_recorded.py`.

    python -m tests.bench.plate.record SEED NUMBER --level silver --pace fast --outcome asked right
    python -m tests.bench.plate.record 1 21 --kind hanging_foot --named
    python -m tests.bench.plate.record SEED NUMBER --joined --outcome asked right
    python -m tests.bench.plate.record --careful SEED
    python -m tests.bench.plate.record --again NAME ...

SEED and NUMBER are the bench's: the trial of this number among those of its series. `--outcome`, `--decorated` and
`--named` give what must come of it, whatever comes of it today. Name the recording in a test of `test_recorded.py`,
with what went wrong. `--joined`: successive bricks and columns of one stud come as one pile, pressed once. `--careful`
records a staircase of `tests/sensing/plate` instead, built with a pause after each piece; its test there says what must
come of it. `--again` records from today's simulator, which may play another trial: use it where the sensing takes in
more than a file holds, and see that each recording still fails without its mend.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tests.bench.plate.recorded import Recording, kept, names, read, write
from tests.sensing.plate.plate_evening import CAREFUL, calibrated, masses_of, position

from monkey_palace.board.notation import Placement
from monkey_palace.board.pieces import STACKED
from palace_hub.bench.plate import measure
from palace_hub.bench.plate.builds import FIGURE, PlateBuild
from palace_hub.bench.plate.heard_turn import ASKED, FORBIDDEN, RIGHT, UNSEEN, WRONG, DecisionPoint, HeardTurn, play
from palace_hub.bench.plate.illegal import KINDS, illegal_build
from palace_hub.bench.plate.trials import simulated_turn
from palace_hub.sim.plate.faults import PLATE_FAULTS, with_plate_faults
from palace_hub.sim.plate.hands import Item, PlateManner
from palace_hub.sim.plate.trace import PLATE_MIX, PlateStep, plate_trace
from palace_hub.sim.world.noise_model import BUILDS

OUTCOMES = (RIGHT, WRONG, ASKED, FORBIDDEN, UNSEEN)
NOT_DECIDED = "none"
"""For `--decorated`: no decision was asked for with the decoration on."""


def turn_of(
    seed: int,
    number: int,
    level: str,
    cells: str,
    pace: str,
    kind: str | None,
    merged: bool,
    fault: str | None,
    joined: bool = False,
) -> HeardTurn:
    """A turn of the bench once more."""
    made, manner = _built(seed, number, pace, kind, merged=merged, faulty=fault is not None)
    made = with_joined_piles(made) if joined else made
    then, mix = BUILDS[cells], replace(PLATE_MIX, manner=manner)
    now, mix = with_plate_faults((fault,), then, mix) if fault is not None else (then, mix)
    hands, plate = measure.hands_of(seed, number), measure.plate_of(seed, number)
    return simulated_turn(made, now, level, hands, plate, mix, set_up_with=(then, PLATE_MIX))


def _built(
    seed: int, number: int, pace: str, kind: str | None, *, merged: bool, faulty: bool
) -> tuple[PlateBuild, PlateManner]:
    if kind is not None:
        return illegal_build(kind, seed * 10_000 + number, merged=merged), measure.SEPARATED
    return measure.legal_build(number, seed + 3 * faulty), measure.PACES[pace]


def with_joined_piles(made: PlateBuild) -> PlateBuild:
    """The build with successive pieces of one stud as one step, of which only the topmost is pressed."""
    piles: list[list[Item]] = []
    for item in (item for step in made.steps for item in step.put):
        under = piles[-1][-1] if piles else None
        if (
            isinstance(item, Placement)
            and isinstance(under, Placement)
            and {item.piece, under.piece} <= {*STACKED}
            and (item.x, item.y) == (under.x, under.y)
        ):
            piles[-1].append(item)
        else:
            piles.append([item])
    return replace(made, steps=tuple(PlateStep(put=tuple(pile), laid=tuple(pile[:-1])) for pile in piles))


def careful_turn(seed: int) -> HeardTurn:
    """A staircase of the sensing's own tests."""
    palace, stock, pieces = position(seed)
    steps, mix = [PlateStep(put=(piece,)) for piece in pieces], replace(PLATE_MIX, manner=CAREFUL)
    trace = plate_trace(seed, BUILDS["good"], "silver", palace.pieces, steps, mix, specimen=1)
    return HeardTurn(
        calibrated("good", "silver", 1),
        palace,
        stock,
        masses_of(trace, seed),
        figure_g=trace.unit_mg[FIGURE] / 1000,
        figure_off=0.0,
        knobs=None,
        start_us=trace.start_us,
        touch_us=trace.labels[0].start_us,
        end_us=trace.end_us,
        batches=trace.blocks(),
        decisions=(DecisionPoint(trace.end_us, trace.labels[-1].release_us, pieces, ()),),
        legal=True,
    )


def name_of(trial: dict[str, Any]) -> str:
    """The name of a trial's recording: 1-32-silver-hanging_foot-merged-cheap1kg, 106-careful."""
    if "careful" in trial:
        return f"{trial['careful']}-careful"
    what = trial["fault"] or trial["kind"] or trial["pace"]
    parts = [trial["seed"], trial["number"], trial["level"], what]
    parts += ["merged"] * trial["merged"] + ["joined"] * trial.get("joined", False)
    parts += [trial["cells"]] * (trial["cells"] != "good")
    return "-".join(map(str, parts))


def record(trial: dict[str, Any], expected: dict[str, Sequence[Any]]) -> str:
    """Record a trial; returns what to tell of it."""
    turn = careful_turn(trial["careful"]) if "careful" in trial else turn_of(**trial)
    recording = Recording(trial, expected, kept(turn))
    path = write(name_of(trial), recording)
    result = play(recording.turn)
    played = f"{result.outcome}, decorated {result.decorated}, named {result.named}"
    as_expected = "as expected" if not recording.wrong_in(result) else f"expected {expected}"
    return f"{path.name}: {path.stat().st_size:,} bytes; {played}: {as_expected}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.plate.record")
    parser.add_argument("seed", type=int, nargs="?")
    parser.add_argument("number", type=int, nargs="?")
    parser.add_argument("--level", choices=measure.LEVELS, default="silver")
    parser.add_argument("--cells", choices=sorted(BUILDS), default="good")
    parser.add_argument("--pace", choices=sorted(measure.PACES), default="ordinary")
    parser.add_argument("--kind", choices=sorted(KINDS), help="a build that breaks a rule")
    parser.add_argument("--merged", action="store_true", help="of such a build: two or three pieces in a step")
    parser.add_argument("--joined", action="store_true", help="piles are joined in the hand, and pressed once")
    parser.add_argument("--fault", choices=sorted(PLATE_FAULTS), help="a fault that comes after the set-up")
    parser.add_argument("--outcome", choices=OUTCOMES, nargs="+")
    parser.add_argument("--decorated", choices=(*OUTCOMES, NOT_DECIDED), nargs="+")
    parser.add_argument("--named", action="store_true")
    parser.add_argument("--careful", type=int, metavar="SEED")
    parser.add_argument("--again", choices=names(), nargs="+", default=())
    given = parser.parse_args(arguments)
    if given.again:
        for name in given.again:
            present = read(name)
            print(record(dict(present.trial), dict(present.expected)))
        return 0
    if given.careful is not None:
        print(record({"careful": given.careful}, {}))
        return 0
    expected: dict[str, Sequence[Any]] = {}
    if given.outcome:
        expected["outcome"] = given.outcome
    if given.decorated:
        expected["decorated"] = [None if outcome == NOT_DECIDED else outcome for outcome in given.decorated]
    if given.named:
        expected["named"] = [True]
    if given.number is None or not expected:
        parser.error("expected SEED NUMBER and one or more of --outcome, --decorated, --named")
    fields = ("seed", "number", "level", "cells", "pace", "kind", "merged", "fault", "joined")
    print(record({name: getattr(given, name) for name in fields}, expected))
    return 0


if __name__ == "__main__":
    sys.exit(main())

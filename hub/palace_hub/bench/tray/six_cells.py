"""Tray sensing on the six cells of the independent generator: `python -m palace_hub.bench.tray.six_cells`.

Each visit is fed to all six cells in slices of `SLICE_S`, as frames arrive. Every second visit is due to the game.
Shares come with their Clopper-Pearson intervals of 95 %.
"""

import argparse
import json
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from math import exp, lgamma, log, log1p
from typing import Any, Final

from palace_hub.bench.independent import CONDITIONS, Recording, make_visit
from palace_hub.bench.statistics import quantiles
from palace_hub.sensing.signal.creep import CreepGain
from palace_hub.sensing.tray.calibration import CELLS, OFF_CENTRE, CellCalibration, TrayCalibration
from palace_hub.sensing.tray.compartments import TraySensing
from palace_hub.sensing.tray.events import CellState, CountChange, Motion, SensingEvent, Uncertain

CUPS: Final = (1, 0, 2, 3, 4, 5)
"""The generator's cup for each compartment of the tray: it begins with the bricks, the tray with the arches."""
BOX: Final = (80, 80, 16, 16, 16, 16)
SLICE_S: Final = 0.05
UNIT_ERROR: Final = 0.002
"""Relative standard deviation of the calibrated unit: learnt from a box (SENSING: 0.1 % by lifting pieces out)."""
ZERO_S: Final = 4.0
"""The first seconds of a recording, which give the zero."""
CREEP_ERROR: Final = 0.0005
"""Least error of a creep gain that a tray in use has learnt: the whole range of good cells (SENSING)."""
LATEST_S: Final = 5.0
"""A change is committed or asked about within this time (s) of the hand's leaving."""


@dataclass(slots=True)
class VisitFigures:
    """What the tray made of one visit."""

    due: bool
    changed: bool = False
    """Pieces moved."""
    taken_back: int = 0
    """Committed changes that a later one had to undo."""
    in_steps: bool = False
    """Committed in several changes of one direction: the hand took in goes, or a finger hid a part."""
    silent_wrong: bool = False
    """The last count is wrong, and nothing was asked."""
    asked: bool = False
    late: bool = False
    false_events: int = 0
    """Changes and questions of compartments without a hand."""
    commit_s: list[float] = field(default_factory=list)
    """Seconds from the hand's leaving to the right commit, one per changed compartment."""
    shown_s: list[float] = field(default_factory=list)
    """Seconds from the hand's leaving to the right number on the display, provisional or not."""


def tray_for(recording: Recording, seed: int, creep: Sequence[CreepGain] | None = None) -> TraySensing:
    """Tray sensing with a calibration as set-up gives it, the true counts at the start, and the creep gains `creep`."""
    rng = random.Random(f"calibration {seed}")
    cells, counts, zeros = [], [], []
    for compartment, cup in enumerate(CUPS):
        error = rng.gauss(0.0, UNIT_ERROR)
        per_piece = recording.unit_g[cup] * recording.counts_per_gram[cup] * (1.0 + error)
        count = recording.start_counts[cup]
        first = sorted(raw for t, raw in recording.conversions[cup] if t < ZERO_S)
        zero = first[len(first) // 2] - count * per_piece
        cells.append(CellCalibration(zero, per_piece, BOX[compartment], assumed=False, off_centre=OFF_CENTRE))
        counts.append(count)
        zeros.append(zero)
    return TraySensing(TrayCalibration(tuple(cells)), counts, zeros, creep)


def creep_in_use(recording: Recording, seed: int) -> list[CreepGain]:
    """The cells' creep gains as a tray in use knows them: learnt from a first pass, at most to `CREEP_ERROR`."""
    tray = tray_for(recording, seed)
    for compartment, cup in enumerate(CUPS):
        tray.feed(compartment, recording.conversions[cup])
    return [replace(gain, error=max(gain.error, CREEP_ERROR)) for gain in tray.creep()]


def shown(state: CellState) -> int | None:
    """The number that a screen shows for a compartment: provisional, or committed and not touched since."""
    if state.provisional is not None:
        return state.provisional
    return state.count if state.sure and state.activity is Motion.QUIET else None


def judge_visit(condition: str, seed: int, capacity_g: int = 300) -> VisitFigures:
    """Feeds one visit to the tray and compares its events with the truth."""
    recording = make_visit(condition, seed, capacity_g)
    tray = tray_for(recording, seed, creep_in_use(recording, seed))
    changes = {CUPS.index(change.compartment): change for change in recording.truth.changes}
    due = seed % 2 == 0
    figures = VisitFigures(due, any(change.pieces for change in changes.values()))
    if due:
        for compartment, visit in changes.items():
            tray.expect(compartment, visit.pieces)
    after = [recording.start_counts[cup] for cup in CUPS]
    for compartment, visit in changes.items():
        after[compartment] += visit.pieces
    events: list[SensingEvent] = []
    first_shown: dict[int, float] = {}
    at = [0] * CELLS
    for step in range(1, round(recording.duration_s / SLICE_S) + 2):
        until = step * SLICE_S
        for compartment, cup in enumerate(CUPS):
            conversions, low = recording.conversions[cup], at[compartment]
            high = low
            while high < len(conversions) and conversions[high][0] < until:
                high += 1
            at[compartment] = high
            new = tray.feed(compartment, conversions[low:high])
            events += new
            if due and compartment in changes:
                committed = [event for event in events if isinstance(event, CountChange)]
                moved = sum(event.pieces for event in committed if event.cell == compartment)
                tray.expect(compartment, changes[compartment].pieces - moved)
        for compartment, visit in changes.items():
            waits = visit.pieces and until > visit.left_s and compartment not in first_shown
            if waits and shown(tray.cell(compartment)) == after[compartment]:
                first_shown[compartment] = until - visit.left_s
    for compartment in range(CELLS):
        mine = [event for event in events if getattr(event, "cell", None) == compartment]
        commits = [event for event in mine if isinstance(event, CountChange)]
        questions = [event for event in mine if isinstance(event, Uncertain)]
        if (change := changes.get(compartment)) is None:
            figures.false_events += len(commits) + len(questions)
            continue
        figures.asked = figures.asked or bool(questions)
        last = commits[-1].count if commits else recording.start_counts[CUPS[compartment]]
        figures.taken_back += sum(event.pieces * change.pieces <= 0 for event in commits)
        figures.in_steps = figures.in_steps or len(commits) > 1
        stands = tray.cell(compartment).sure and not questions
        figures.silent_wrong = figures.silent_wrong or (stands and last != after[compartment])
        if change.pieces:
            right = [event.t for event in commits if event.count == after[compartment]]
            known = [*right, *(event.t for event in questions)]
            figures.late = figures.late or not known or min(known) - change.left_s > LATEST_S
            figures.commit_s += [max(0.0, t - change.left_s) for t in right[-1:]]
            figures.shown_s += [first_shown[compartment]] if compartment in first_shown else []
    return figures


def clopper_pearson(hits: int, of: int, level: float = 0.95) -> tuple[float, float]:
    """Exact confidence interval of a share of `hits` among `of` trials, by bisection of the binomial distribution."""
    if not of:
        return 0.0, 1.0

    def at_most(most: int, share: float) -> float:
        if share <= 0.0 or share >= 1.0:
            return 1.0 if share <= 0.0 or most >= of else 0.0
        terms = (
            lgamma(of + 1) - lgamma(k + 1) - lgamma(of - k + 1) + k * log(share) + (of - k) * log1p(-share)
            for k in range(most + 1)
        )
        return sum(exp(term) for term in terms)

    def solve(most: int, target: float) -> float:
        low, high = 0.0, 1.0
        for _ in range(60):
            middle = 0.5 * (low + high)
            low, high = (middle, high) if at_most(most, middle) > target else (low, middle)
        return 0.5 * (low + high)

    tail = 0.5 * (1.0 - level)
    return (0.0 if not hits else solve(hits - 1, 1.0 - tail)), (1.0 if hits == of else solve(hits, tail))


def summary(visits: Iterable[VisitFigures]) -> dict[str, Any]:
    """Shares with their intervals (%), and quantiles of the waits (s)."""
    every = list(visits)
    waits = [(wait, visit.due) for visit in every for wait in visit.commit_s]

    def share(hits: int) -> dict[str, Any]:
        low, high = clopper_pearson(hits, len(every))
        return {"found": hits, "of": len(every), "interval_percent": [round(100 * low, 3), round(100 * high, 3)]}

    return {
        "taken_back": share(sum(visit.taken_back > 0 for visit in every)),
        "in_steps": share(sum(visit.in_steps for visit in every)),
        "silent_wrong": share(sum(visit.silent_wrong for visit in every)),
        "asked": share(sum(visit.asked for visit in every)),
        "late": share(sum(visit.late for visit in every)),
        "false_events": share(sum(visit.false_events > 0 for visit in every)),
        "due_s": _waits(wait for wait, due in waits if due),
        "unexpected_s": _waits(wait for wait, due in waits if not due),
        "provisional_s": _waits(wait for visit in every for wait in visit.shown_s),
    }


def _waits(seconds: Iterable[float]) -> dict[str, float | None]:
    return dict(zip(("p50", "p95"), quantiles(list(seconds)), strict=True))


def main(argv: Sequence[str] | None = None) -> int:
    """Prints the figures of one condition as JSON."""
    parser = argparse.ArgumentParser(prog="python -m palace_hub.bench.tray.six_cells", description=__doc__)
    parser.add_argument("--condition", choices=CONDITIONS, required=True)
    parser.add_argument("--seeds", metavar="FIRST..LAST", required=True)
    parser.add_argument("--capacity", type=int, choices=(300, 1000), default=300, metavar="GRAMS")
    parser.add_argument(
        "--odd", action="store_true", help="print the seeds of visits with anything wrong, asked or late"
    )
    arguments = parser.parse_args(argv)
    first, last = (int(part) for part in arguments.seeds.split(".."))
    visits = []
    for seed in range(first, last + 1):
        visits.append(visit := judge_visit(arguments.condition, seed, arguments.capacity))
        if arguments.odd and (
            visit.taken_back or visit.silent_wrong or visit.asked or visit.late or visit.false_events
        ):
            print(seed, visit)
    print(json.dumps({"condition": arguments.condition, "seeds": arguments.seeds, **summary(visits)}, indent=1))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

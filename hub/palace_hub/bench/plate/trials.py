"""One benchmark trial: a turn on a simulated plate, decided by the hub's plate sensing, compared with the truth.

Each plate is calibrated by the guided procedure, with a stack of columns on twenty studs. The sensing gets counts, Hall
bits, the palace, the player's stock, unit masses from the tray, and the decorations that left the tray. It decides when
the decoration leaves the tray, and again once it is on.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import sqrt
from time import process_time
from typing import Final

from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.pieces import BUILDING, DECORATIONS, Piece
from monkey_palace.staircase.check import check
from palace_hub.bench.plate.builds import FIGURE, LEGAL, PlateBuild
from palace_hub.bench.plate.illegal import KINDS
from palace_hub.errors import TableFault
from palace_hub.sensing.plate.board.figures import FigureMass
from palace_hub.sensing.plate.board.places import UnitMasses
from palace_hub.sensing.plate.load.calibration import PlateCalibration
from palace_hub.sensing.plate.load.guided_calibration import GuidedCalibration
from palace_hub.sensing.plate.load.signal import PlateSignal, QuietMoment
from palace_hub.sensing.plate.turn.search import PlateTurn
from palace_hub.sensing.plate.verdict.candidates import without_levels
from palace_hub.sensing.plate.verdict.decision import Decision, Forbidden, Recovered, Undecided, Unseen, decide
from palace_hub.sim.plate.hall import FIRST_KNOB, KNOBS, NO_HALL_FAULTS, PITCH, STRIP_BITS
from palace_hub.sim.plate.hands import BUILDERS, stack_on
from palace_hub.sim.plate.trace import PlateBlock, PlateMix, PlateStep, PlateTrace, plate_trace
from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_model import Build

STUDS: Final = tuple((x, y) for y in (2, 11, 20, 29) for x in (2, 8, 14, 23, 29))
STACK: Final = 8  # columns in the stack
KNOB_STUDS: Final = tuple((FIRST_KNOB + PITCH * i, FIRST_KNOB + PITCH * j) for j in range(KNOBS) for i in range(KNOBS))
OF_DECORATIONS: Final = frozenset(name for name, kind in KINDS.items() if kind.rule == "5.1")
"""Kinds of forbidden builds whose mistake is the decoration (R5.1)."""
RIGHT, WRONG, ASKED, FORBIDDEN, UNSEEN = "right", "wrong", "asked", "forbidden", "unseen"


class PlateRefused(TableFault):
    """The guided calibration of a simulated plate was refused."""


@dataclass(frozen=True, slots=True)
class PlateTrial:
    """The result of one turn on a simulated plate."""

    build: PlateBuild
    outcome: str
    """`right`, `wrong`: taken without a question; `asked`; `forbidden`: a rule was named; `unseen`."""
    named: bool = False
    """Whether a rule was named that the build breaks, at the piece that breaks it."""
    answer_s: float | None = None
    """Table time from the last finger's leaving to the first answer, s."""
    still_s: float | None = None
    """Table time from the begin of the quiet moment of the decision to the first possible decision, s."""
    cpu_s: float = 0.0
    """Processor time of the answer, once that moment is there, s."""
    heard_s: float = 0.0
    """Table time of the whole trace, s."""
    spent_s: float = 0.0
    """Processor time of the whole trace, s."""
    decorated: str | None = None
    """Outcome of a legal build with its decoration on; None: not decided."""
    quiets: tuple[QuietMoment, ...] = ()
    number: int = 0
    """Number of the build in the series."""


def calibrated(build: Build, level: str, specimen: int, mix: PlateMix) -> PlateCalibration:
    """The guided calibration of a plate by careful hands. Raises `PlateRefused`."""
    hands = replace(mix.manner, pause_median_s=2.5, pause_sigma=0.2, pause_s=BUILDERS.pause_s, missing=0.0)
    return _calibrated(build, level, specimen, replace(mix, manner=hands, hall=NO_HALL_FAULTS, cold=False))


@lru_cache(maxsize=256)
def _calibrated(build: Build, level: str, specimen: int, mix: PlateMix) -> PlateCalibration:
    stacks = [stack_on(*stud, STACK) for stud in STUDS]
    steps = [step for stack in stacks for step in (PlateStep(put=(stack,)), PlateStep(taken=(stack,)))]
    trace = plate_trace(streams.key("set-up", specimen) % (1 << 40), build, level, (), steps, mix, specimen=specimen)
    setup = GuidedCalibration()
    for block in trace.blocks():
        setup.feed(heard(block))
    named = [
        (label.start_us / 1e6, *STUDS[label.step // 2])
        for label in trace.labels
        if label.step is not None and label.step % 2 == 0
    ]
    found = setup.finish(named, STACK * trace.unit_mg["column"] / 1000)
    if found.calibration is None:
        raise PlateRefused(f"plate {specimen}: {', '.join(fault.key for fault in found.faults)}")
    return found.calibration


def heard(block: PlateBlock) -> list[list[tuple[float, int | None]]]:
    """A block as the message of a node, in hub seconds."""
    return [[(us / 1e6, raw) for us, raw in corner] for corner in block.corners]


def magnets(chain: str) -> frozenset[tuple[int, int]] | None:
    """Ground knobs whose sensors see a magnet; None without strips."""
    if not chain:
        return None
    bits = f"{int(chain, 16):0{4 * len(chain)}b}"
    return frozenset(stud for n, stud in enumerate(KNOB_STUDS) if bits[STRIP_BITS * (n // KNOBS) + n % KNOBS] == "1")


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
    then_cells, then = set_up_with or (cells, mix)
    calibration = calibrated(then_cells, level, specimen, then)
    position = made.position
    trace = plate_trace(
        seed, cells, level, position.standing, made.steps, mix, specimen=specimen, knobs=position.palace.ground
    )
    return _Turn(made, trace, calibration, seed).played()


class _Turn:
    """One trace that is fed to the sensing."""

    def __init__(self, made: PlateBuild, trace: PlateTrace, calibration: PlateCalibration, seed: int) -> None:
        self.made, self.trace = made, trace
        self.signal = PlateSignal(calibration)
        rng = streams.draws(seed, "unit masses")
        off = trace.mix.mean_error
        self.masses = UnitMasses({kind: trace.unit_mg[kind.value] / 1000 * rng.gauss(1, off) for kind in Piece})
        self.figure_off = rng.gauss(0, 1)
        self.blocks = trace.blocks()
        self.quiets: list[QuietMoment] = []
        self.spent = 0.0

    def played(self) -> PlateTrial:
        made, trace = self.made, self.trace
        bricks, after = _cut(made.steps)
        labels = {label.step: label for label in trace.labels if label.step is not None}
        base = self._base(trace.labels[0].start_us)
        if base is None:
            return PlateTrial(made, UNSEEN, heard_s=(trace.end_us - trace.start_us) / 1e6, spent_s=self.spent)
        known = frozenset(KNOB_STUDS) if trace.level == "gold" else frozenset()
        turn = PlateTurn.start(
            made.position.palace,
            made.position.stock,
            self.masses,
            base,
            tray_left=_decorations(bricks),
            hall_known=known,
            figures=self._figures(base),
        )
        trial = PlateTrial(made, ASKED)
        if after:
            released = labels[len(bricks) - 1].release_us
            turn, trial = self._decided(turn, labels[len(bricks)].start_us, released, _bricks(made.pieces))
            turn = turn.decorating(Counter(_decorations(made.steps)))
        released = max(label.release_us for label in trace.labels)
        if not after or made.kind in OF_DECORATIONS:
            turn, trial = self._decided(turn, trace.end_us, released, made.pieces)
        elif made.kind == LEGAL:
            _, last = self._decided(turn, trace.end_us, released, made.pieces)
            trial = replace(trial, decorated=last.outcome)
        heard_s = (trace.end_us - trace.start_us) / 1e6
        return replace(trial, heard_s=heard_s, spent_s=self.spent, quiets=tuple(self.quiets))

    def _decided(
        self, turn: PlateTurn, until_us: int, release_us: int, truth: Sequence[Placement]
    ) -> tuple[PlateTurn, PlateTrial]:
        """The decision at `until_us` against the truth. `release_us`: when the last finger left."""
        turn, answered, still, cpu = self._followed(turn, until_us, release_us)
        started = process_time()
        decision = decide(turn)
        took = process_time() - started
        self.spent += took
        outcome, named = self._judged(decision, truth)
        if self.quiets[-1].t1 * 1e6 < release_us:  # the hub decides only on a moment after the last touch
            outcome, named = UNSEEN, False
        answer = None if answered is None else answered - release_us / 1e6
        return turn, PlateTrial(self.made, outcome, named, answer_s=answer, still_s=still, cpu_s=cpu + took)

    def _judged(self, decision: Decision, truth: Sequence[Placement]) -> tuple[str, bool]:
        """The outcome, and whether a named rule is right."""
        match decision:
            case Recovered():
                same = self.made.kind == LEGAL and without_levels(decision.chosen.pieces) == without_levels(truth)
                return (RIGHT if same else WRONG), False
            case Forbidden():
                return FORBIDDEN, is_named(self.made, truth, decision)
            case Undecided():
                return ASKED, False
            case Unseen():
                return UNSEEN, False

    def _base(self, first_us: int) -> QuietMoment | None:
        """The quiet moment before the first touch; None: there was none."""
        found: QuietMoment | None = None
        for block in self.blocks:
            ended = self._fed(block)
            found = ended[-1] if ended else self.signal.present or found
            if block.us >= first_us:
                break
        self.quiets = [] if found is None else [found]
        return found

    def _figures(self, base: QuietMoment) -> dict[Cell, FigureMass]:
        """Masses of the figures on the palace, with the error of the set-up's weighing."""
        sd = sqrt(2 * float(base.noise[0, 0]))
        grams = self.trace.unit_mg[FIGURE] / 1000 + self.figure_off * sd
        return {cell: FigureMass(grams, sd) for cell in self.made.position.palace.figures}

    def _fed(self, block: PlateBlock) -> list[QuietMoment]:
        started = process_time()
        ended = self.signal.feed(heard(block))
        self.spent += process_time() - started
        return ended

    def _followed(
        self, turn: PlateTurn, until_us: int, release_us: int
    ) -> tuple[PlateTurn, float | None, float | None, float]:
        """The turn at `until_us`; time of the first answer after the last touch (s); still time before it (s);
        computing time (s)."""
        answered, still, began, cpu, chain = None, None, self.quiets[-1].t0, 0.0, ""
        for block in self.blocks:
            chain = block.hall
            for quiet in self._fed(block):
                turn = self._after(turn, quiet, chain)
            present = self.signal.present
            if present is not None and present.t0 != began:
                began, still = present.t0, block.us / 1e6 - present.t0
            if answered is None and present is not None and present.t0 >= release_us / 1e6 - 0.05:
                answered = block.us / 1e6
            if block.us + 50_000 > until_us:
                break
        started = process_time()
        if self.signal.present is not None and self.signal.present.t0 > self.quiets[-1].t0 + 0.01:
            turn = self._after(turn, self.signal.present, chain)
            cpu = process_time() - started
        return turn, answered, still, cpu

    def _after(self, turn: PlateTurn, quiet: QuietMoment, chain: str) -> PlateTurn:
        started = process_time()
        turn = turn.after(quiet, magnets(chain))
        self.spent += process_time() - started
        self.quiets.append(quiet)
        return turn


def _cut(steps: Sequence[PlateStep]) -> tuple[Sequence[PlateStep], Sequence[PlateStep]]:
    """Split the steps after the last one that touches a brick or a figure; the rest are decorations."""
    touched = [
        number
        for number, step in enumerate(steps)
        if any(not isinstance(item, Placement) or item.piece in BUILDING for item in (*step.put, *step.taken))
    ]
    cut = touched[-1] + 1 if touched else len(steps)
    return steps[:cut], steps[cut:]


def _bricks(pieces: Sequence[Placement]) -> tuple[Placement, ...]:
    return tuple(piece for piece in pieces if piece.piece in BUILDING)


def _decorations(steps: Sequence[PlateStep]) -> tuple[Piece, ...]:
    """Kinds of the decorations that these steps put on."""
    kinds = (item.piece for step in steps for item in step.put if isinstance(item, Placement))
    return tuple(kind for kind in kinds if kind in DECORATIONS)


def is_named(made: PlateBuild, truth: Sequence[Placement], said: Forbidden) -> bool:
    """Whether the named rule, at either of its places, is broken by the truth.

    A build may break several rules at once: a brick on an arch's middle also carries nothing (R3.3, R4.8). So the
    violations of the truth by `check` count, not the kind of the build. Levels are left out.
    """
    broken = check(made.position.palace, truth, stock=made.position.stock).violations
    places_of = {(one.rule, _at(one.at)) for one in broken}
    told = (said.violation, said.or_else or said.violation)
    return any((one.rule, _at(one.at)) in places_of for one in told)


def _at(piece: Placement | None) -> object:
    return None if piece is None else without_levels((piece,))

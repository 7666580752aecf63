"""One turn as the plate's sensing hears it, simulated or recorded, played to its decisions.

A turn holds the sensing's whole input and the truth of each decision. Nothing here or below may import the simulator or
draw a build: a recorded turn stays the same turn whatever happens to them.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from time import process_time
from typing import Final, Protocol

from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.staircase.check import check
from palace_hub.sensing.plate.board.figures import FigureMass
from palace_hub.sensing.plate.board.places import UnitMasses
from palace_hub.sensing.plate.hall.knob_map import KnobMap, Magnets
from palace_hub.sensing.plate.load.calibration import PlateCalibration
from palace_hub.sensing.plate.load.signal import PlateSignal, QuietMoment
from palace_hub.sensing.plate.turn.search import PlateTurn
from palace_hub.sensing.plate.verdict.candidates import without_levels
from palace_hub.sensing.plate.verdict.decision import Decision, Forbidden, Recovered, Undecided, Unseen, decide

RIGHT, WRONG, ASKED, FORBIDDEN, UNSEEN = "right", "wrong", "asked", "forbidden", "unseen"
BATCH_US: Final = 50_000
"""Length of a batch: a decision hears those that have ended."""


class HeardBatch(Protocol):
    """The node's readings of 50 ms."""

    @property
    def us(self) -> int:
        """End of the batch, us of table time."""

    @property
    def corners(self) -> Sequence[Sequence[tuple[int, int | None]]]:
        """(us, raw) per corner; raw None for a refused word."""

    @property
    def hall(self) -> str:
        """The Hall chain as hex; "" without strips."""


@dataclass(frozen=True, slots=True)
class DecisionPoint:
    """A moment at which a decision is asked for."""

    until_us: int
    release_us: int
    """When the last finger left."""
    pieces: tuple[Placement, ...]
    """What the turn has put on by then (truth)."""
    tray_left: tuple[Piece, ...]
    """Decorations that have left the tray by then."""


@dataclass(frozen=True, slots=True)
class HeardTurn:
    """What the sensing gets in one turn, and the truth of it."""

    calibration: PlateCalibration
    palace: Palace
    """The palace before the turn."""
    stock: Bricks
    """The player's building bricks."""
    masses: UnitMasses
    figure_g: float
    """Mass of a figure, g."""
    figure_off: float
    """Error of the set-up's weighing of it, in standard deviations."""
    knobs: KnobMap | None
    """Map of the Hall chain; None without strips."""
    start_us: int
    touch_us: int
    """First contact."""
    end_us: int
    batches: Iterable[HeardBatch]
    decisions: tuple[DecisionPoint, ...]
    """In the order of time; a second one is asked for once the decoration is on."""
    legal: bool
    """Whether the build breaks no rule (truth)."""


@dataclass(frozen=True, slots=True)
class TurnResult:
    """What the sensing made of one turn."""

    outcome: str
    """`right`, `wrong`: taken without a question; `asked`; `forbidden`: a rule was named; `unseen`. Of a legal build at
    the first decision, of another at the last."""
    named: bool = False
    """Whether a rule was named that the build breaks, at the piece that breaks it."""
    answer_s: float | None = None
    """Table time from the last finger's leaving to the first answer, s."""
    still_s: float | None = None
    """Table time from the begin of the quiet moment of the decision to the first possible decision, s."""
    cpu_s: float = 0.0
    """Processor time of the answer, once that moment is there, s."""
    heard_s: float = 0.0
    """Table time of the whole turn, s."""
    spent_s: float = 0.0
    """Processor time of the whole turn, s."""
    decorated: str | None = None
    """Outcome of a legal build with its decoration on; None: not decided."""
    quiets: tuple[QuietMoment, ...] = ()


@dataclass(frozen=True, slots=True)
class _Decided:
    """The outcome of one decision, with its times as in `TurnResult`."""

    outcome: str
    named: bool
    answer_s: float | None
    still_s: float | None
    cpu_s: float


def play(heard: HeardTurn) -> TurnResult:
    """Feed a turn to the sensing and ask for its decisions."""
    return _PlayedTurn(heard).played()


class _PlayedTurn:
    """One turn that is fed to the sensing."""

    def __init__(self, heard: HeardTurn) -> None:
        self.heard = heard
        self.signal = PlateSignal(heard.calibration)
        self.batches = iter(heard.batches)
        self.quiets: list[QuietMoment] = []
        self.spent = 0.0

    def played(self) -> TurnResult:
        heard, first = self.heard, self.heard.decisions[0]
        heard_s = (heard.end_us - heard.start_us) / 1e6
        base = self._base()
        if base is None:
            return TurnResult(UNSEEN, heard_s=heard_s, spent_s=self.spent)
        turn = PlateTurn.start(
            heard.palace,
            heard.stock,
            heard.masses,
            base,
            tray_left=first.tray_left,
            hall_known=frozenset(heard.knobs.bits) if heard.knobs is not None else frozenset(),
            figures=self._figures(base),
        )
        found: list[_Decided] = []
        for point in heard.decisions:
            if found:
                turn = turn.decorating(Counter(point.tray_left))
            turn, decided = self._decided(turn, point)
            found.append(decided)
        counted = found[0] if heard.legal else found[-1]
        return TurnResult(
            counted.outcome,
            counted.named,
            counted.answer_s,
            counted.still_s,
            counted.cpu_s,
            heard_s,
            self.spent,
            decorated=found[1].outcome if heard.legal and len(found) > 1 else None,
            quiets=tuple(self.quiets),
        )

    def _decided(self, turn: PlateTurn, point: DecisionPoint) -> tuple[PlateTurn, _Decided]:
        """The decision at a point against the truth."""
        turn, answered, still, cpu = self._followed(turn, point)
        started = process_time()
        decision = decide(turn)
        took = process_time() - started
        self.spent += took
        outcome, named = self._judged(decision, point.pieces)
        if self.quiets[-1].t1 * 1e6 < point.release_us:  # the hub decides only on a moment after the last touch
            outcome, named = UNSEEN, False
        answer = None if answered is None else answered - point.release_us / 1e6
        return turn, _Decided(outcome, named, answer, still, cpu + took)

    def _judged(self, decision: Decision, truth: Sequence[Placement]) -> tuple[str, bool]:
        """The outcome, and whether a named rule is right."""
        match decision:
            case Recovered():
                same = self.heard.legal and without_levels(decision.chosen.pieces) == without_levels(truth)
                return (RIGHT if same else WRONG), False
            case Forbidden():
                return FORBIDDEN, is_named(self.heard.palace, self.heard.stock, truth, decision)
            case Undecided():
                return ASKED, False
            case Unseen():
                return UNSEEN, False

    def _base(self) -> QuietMoment | None:
        """The quiet moment before the first touch; None: there was none."""
        found: QuietMoment | None = None
        for batch in self.batches:
            ended = self._fed(batch)
            found = ended[-1] if ended else self.signal.present or found
            if batch.us >= self.heard.touch_us:
                break
        self.quiets = [] if found is None else [found]
        return found

    def _figures(self, base: QuietMoment) -> Mapping[Cell, FigureMass]:
        """Masses of the figures on the palace, with the error of the set-up's weighing."""
        sd = sqrt(2 * float(base.noise[0, 0]))
        grams = self.heard.figure_g + self.heard.figure_off * sd
        return {cell: FigureMass(grams, sd) for cell in self.heard.palace.figures}

    def _fed(self, batch: HeardBatch) -> list[QuietMoment]:
        started = process_time()
        ended = self.signal.feed(in_seconds(batch))
        self.spent += process_time() - started
        return ended

    def _followed(self, turn: PlateTurn, point: DecisionPoint) -> tuple[PlateTurn, float | None, float | None, float]:
        """The turn at a point; time of the first answer after the last touch (s); still time before it (s); computing
        time (s)."""
        answered, still, began, cpu, chain = None, None, self.quiets[-1].t0, 0.0, ""
        for batch in self.batches:
            chain = batch.hall
            for quiet in self._fed(batch):
                turn = self._after(turn, quiet, chain)
            present = self.signal.present
            if present is not None and present.t0 != began:
                began, still = present.t0, batch.us / 1e6 - present.t0
            if answered is None and present is not None and present.t0 >= point.release_us / 1e6 - 0.05:
                answered = batch.us / 1e6
            if batch.us + BATCH_US > point.until_us:
                break
        started = process_time()
        if self.signal.present is not None and self.signal.present.t0 > self.quiets[-1].t0 + 0.01:
            turn = self._after(turn, self.signal.present, chain)
            cpu = process_time() - started
        return turn, answered, still, cpu

    def _after(self, turn: PlateTurn, quiet: QuietMoment, chain: str) -> PlateTurn:
        started = process_time()
        turn = turn.after(quiet, magnets(self.heard.knobs, chain))
        self.spent += process_time() - started
        self.quiets.append(quiet)
        return turn


def in_seconds(batch: HeardBatch) -> list[list[tuple[float, int | None]]]:
    """A batch as the message of a node, in hub seconds."""
    return [[(us / 1e6, raw) for us, raw in corner] for corner in batch.corners]


def magnets(knobs: KnobMap | None, chain: str) -> Magnets:
    """Ground knobs whose sensors see a magnet; None without strips."""
    return None if knobs is None or not chain else knobs.seen(bytes.fromhex(chain))


def is_named(palace: Palace, stock: Bricks, truth: Sequence[Placement], said: Forbidden) -> bool:
    """Whether the named rule, at either of its places, is broken by the truth.

    A build may break several rules at once: a brick on an arch's middle also carries nothing (R3.3, R4.8). So the
    violations of the truth by `check` count, not the kind of the build. Levels are left out.
    """
    broken = check(palace, truth, stock=stock).violations
    places_of = {(one.rule, _at(one.at)) for one in broken}
    told = (said.violation, said.or_else or said.violation)
    return any((one.rule, _at(one.at)) in places_of for one in told)


def _at(piece: Placement | None) -> object:
    return None if piece is None else without_levels((piece,))

"""The state of the plate in play: its tracker, its level, and what waits for the players."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import DECORATIONS, PIECES, Figure, Piece
from monkey_palace.board.stock import Bricks
from palace_hub.core.plate.sensors_file import SensorsFile
from palace_hub.locale.message import Message
from palace_hub.referee.book import Book
from palace_hub.sensing.plate.board.levels import Level
from palace_hub.sensing.plate.hall.sensor_health import HallHealth
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.tracking.figure_arrival import SeenArrival, find_arrival
from palace_hub.sensing.plate.tracking.followed import TurnPreview
from palace_hub.sensing.plate.tracking.tracker import PlateTracker
from palace_hub.views.snapshot import Stage

RESTS_S: Final = 30.0
"""Pause of the plate after a fault of its sensing. Assumed: long enough to type one staircase."""

Lacks = tuple[frozenset[Placement], frozenset[Placement]]
"""Missing and extra pieces of the starting staircase."""


@dataclass
class PlatePlay:
    """The plate that is played on, and what the hub remembers of it between turns."""

    tracker: PlateTracker
    sensors: SensorsFile  # the file of faulty Hall sensors
    by_scale: bool  # the plate may be played without Hall sensors
    book: Book | None = None  # the game that `tracker` tracks
    level: Level = Level.TYPED  # as committed last
    why: str = ""  # what keeps the plate from the next higher level
    turn: int = -1  # the turn whose build began at `begun`
    begun: float = 0.0
    out_before: frozenset[Piece] = frozenset()  # decorations that had left the tray by then, and still are out
    refused: frozenset[Placement] | None = None  # pieces that were refused last; a second confirmation asks
    asked: QuietMoment | None = None  # the quiet moment of the open question
    tried: TurnPreview | None = None  # the last look at which a decoration was out
    unsure: bool = False  # that look had two likely staircases
    arrival: SeenArrival | None = None  # of the figure that is due
    denied: Cell | None = None  # where none stands, by an answer
    doubt: Message | None = None  # why a figure that came down is not taken for the one that is due
    told: tuple[tuple[Placement, ...], tuple[Placement, ...]] | None = None  # a reading, and what stands instead of it
    rests_until: float = -inf  # hub time until which a plate with a fault is left alone
    _waits_t: float | None = None
    _lacks: Lacks | None = None
    _differs_t: float | None = None
    _judged: HallHealth | None = None
    _shown: tuple[object, ...] = ()
    _arrival_key: object = None

    # -- readings -------------------------------------------------------------------------------------------------

    def rests(self, t: float) -> bool:
        """True while the plate is left alone after a fault."""
        return t < self.rests_until

    @property
    def sees(self) -> bool:
        """True where the plate recovers the present staircase, so that it is not typed."""
        return self.level is not Level.TYPED and not self.tracker.given_up

    @property
    def unexplained(self) -> bool:
        """True where the load on the plate fits no set of pieces."""
        turn = self.tracker.newest
        return turn is not None and turn.unexplained > 0

    def finishes(self, book: Book, stage: Stage | None) -> bool:
        """True where a decoration outside the tray confirms the staircase without a press.

        The plate is still moving, shows the decoration, or has two likely staircases that wait for it.
        """
        turn = self.tracker.newest
        if turn is None or stage is not Stage.BUILD or self.confirming_decoration(book) is None:
            return False
        moves = self.tracker.signal.present is None
        return moves or self.unsure or any(placement.piece in DECORATIONS for placement in turn.standing)

    def confirming_decoration(self, book: Book) -> Piece | None:
        """The only decoration that has left the tray, if it did so in this build.

        One that was out before confirms nothing: it may be in a hand, and a brick weighs as much.
        """
        piece = lone_decoration(book)
        return None if piece in self.out_before else piece

    def was_refused(self, look: TurnPreview) -> bool:
        """True where these pieces were refused last."""
        return self.refused is not None and self.refused == frozenset(look.turn.standing)

    def level_now(self, t: float, *, live: bool) -> tuple[Level, str]:
        """The level that can be played at hub time `t`, and what keeps the plate from the next higher one."""
        health = self.tracker.answers(t, live=live)
        if self.rests(t):
            return Level.TYPED, "fault"
        if health.level is Level.SILVER and not self.by_scale:
            return Level.TYPED, "hall_needed"
        return health.level, health.why

    def note_arrival(self, figure: Figure | None, knobs: Sequence[Cell], source: Cell | None) -> SeenArrival | None:
        """Find the due figure among what was put on between the builds; None where it has not come."""
        build = self.tracker.early
        mass = None if figure is None else self.tracker.baseline.figures.get(figure)
        key = (figure, tuple(knobs), source, build, None if build is None else (len(build.steps), build.look))
        if key != self._arrival_key:
            self._arrival_key = key
            self.arrival = None
            if figure is not None and build is not None and mass is not None:
                self.arrival = find_arrival(build, figure, mass, knobs, source)
            self.denied = self.denied if self.arrival is not None and self.arrival.at == self.denied else None
        return self.arrival

    def deny_arrival(self) -> None:
        """No figure stands where the question said."""
        self.denied = None if self.arrival is None else self.arrival.at

    # -- changes --------------------------------------------------------------------------------------------------

    def set_level(self, level: Level, why: str) -> bool:
        """True where the level or its reason changed."""
        changed = (level, why) != (self.level, self.why)
        self.level, self.why = level, why
        return changed

    def note_told(self, pieces: tuple[Placement, ...]) -> None:
        """These pieces stand, whatever the plate reads, until its reading changes."""
        turn = self.tracker.newest
        self.told = None if turn is None else (without_decorations(turn.standing), pieces)

    def as_told(self, reading: tuple[Placement, ...]) -> tuple[Placement, ...]:
        """What stands: this reading, or what was told to stand instead of it. Another reading ends that."""
        if self.told is not None and self.told[0] != reading:
            self.told = None
        return reading if self.told is None else self.told[1]

    def fail(self, t: float) -> None:
        """The sensing raised an error: start tracking anew and leave the plate alone for `RESTS_S`."""
        self.rests_until = t + RESTS_S
        self.tracker, self.book = PlateTracker(self.tracker.kept, self.tracker.health.doubts), None

    def track(self, book: Book) -> None:
        """Track this game, from the zero that its book has, on the map as it lies by the book."""
        if self.book is not book:
            self.book = book
            self.tracker.begin(book.plate_zero, book.map_turns)
        elif self.tracker.turns != book.map_turns:
            self.tracker.turn_map(book.map_turns)

    def begin_build(self, turn: int, t: float, out: Collection[Piece]) -> None:
        """Note when the build of `turn` began, and the decorations that were `out` of the tray by then; the plate
        recovers it unless it has never seen the start."""
        if self.turn != turn:
            self.turn, self.begun, self.out_before = turn, t, frozenset(out)
            self.tracker.watch_again()
        self.out_before &= frozenset(out)

    def start_turn(self, palace: Palace, stock: Bricks) -> None:
        """Track the pieces that are built on `palace` from now on."""
        self.tracker.start_turn(palace, stock)
        self._waits_t, self.refused, self.told = None, None, None

    def doubt_figure(self, doubt: Message | None) -> None:
        """Set why a figure that came down is not taken for the one that is due."""
        self.doubt = doubt

    def keep_sensor_faults(self) -> None:
        """Write the faulty Hall sensors where their health has changed."""
        if self.tracker.health is not self._judged:
            self._judged = self.tracker.health
            self.sensors.judged(self.tracker.kept, self.tracker.health)

    def show(self, shown: tuple[object, ...]) -> bool:
        """True where `shown`, the part that screens show, has changed."""
        changed = shown != self._shown
        self._shown = shown
        return changed

    def refuse(self, look: TurnPreview) -> None:
        """Remember the pieces of this look as refused."""
        self.refused = frozenset(look.turn.standing)

    def try_look(self, look: TurnPreview) -> None:
        """Remember that this look was decided on with a decoration outside the tray."""
        self.tried = look

    def set_unsure(self, *, unsure: bool) -> None:
        """Set whether the last look had two likely staircases."""
        self.unsure = unsure

    def note_question(self) -> None:
        """Remember the quiet moment of a question about the staircase."""
        self.asked = None if self.tracker.look is None else self.tracker.look.quiet

    def waited(self, t: float) -> float:
        """Seconds for which a disagreement lasts; the first call starts them."""
        self._waits_t = t if self._waits_t is None else self._waits_t
        return t - self._waits_t

    def waited_with(self, lacks: Lacks | None, t: float) -> float:
        """The same; a change of what the starting staircase `lacks` starts the time anew."""
        if self._waits_t is None or self._lacks != lacks:
            self._waits_t, self._lacks = t, lacks
        return t - self._waits_t

    def stop_waiting(self) -> None:
        """The disagreement is over or was asked about."""
        self._waits_t = None

    def differed(self, t: float) -> float:
        """Seconds for which a plate that came back has weighed otherwise; 0 where it does not."""
        if not self.tracker.lift.differs:
            self._differs_t = None
            return 0.0
        self._differs_t = t if self._differs_t is None else self._differs_t
        return t - self._differs_t


def without_decorations(pieces: Iterable[Placement]) -> tuple[Placement, ...]:
    """The building bricks among these pieces."""
    return tuple(placement for placement in pieces if placement.piece not in DECORATIONS)


def decorations_out(book: Book) -> dict[Piece, int]:
    """Decorations that have left the tray and are not booked, with their number."""
    return {piece: count for piece, count in zip(PIECES, book.out, strict=True) if piece in DECORATIONS and count > 0}


def lone_decoration(book: Book) -> Piece | None:
    """The decoration that has left the tray, where it is the only difference between tray and game."""
    return next(iter(decorations_out(book)), None) if sum(map(abs, book.out)) == 1 else None

"""The hub's core: one `step` takes in a turn and gives what goes out. No thread, clock or socket in here.

Order within a turn: ports gone and opened, bytes, entries, timers. Every event is folded at once, and a turn's events
are written to the journal in one transaction before anything leaves the hub.
"""

from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

from monkey_palace.board.pieces import BOX, PIECES
from monkey_palace.cards.model import CardSet
from palace_hub.core import automation, inputs, persistence, planning
from palace_hub.core.nodes import dispatch
from palace_hub.core.nodes.module_file import modules_in
from palace_hub.core.nodes.registry import Nodes
from palace_hub.core.plate import controller
from palace_hub.core.plate.availability import PlatePlay, finishes
from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.setup import tray_check
from palace_hub.core.setup.module import Measuring
from palace_hub.core.setup.plate import PlateSettingUp
from palace_hub.core.setup.tray import SettingUp
from palace_hub.core.tray.calibration_file import CalibrationFile
from palace_hub.core.tray.device import Tray
from palace_hub.core.tray.pads import TrayPads
from palace_hub.core.tray.pads_file import PadsFile
from palace_hub.core.turn import Outcome, Turn
from palace_hub.journal.store import Journal
from palace_hub.locale.message import Message
from palace_hub.referee.book import Book
from palace_hub.referee.judge import expected, judge
from palace_hub.referee.judgement import Judgement, Light
from palace_hub.sensing.plate.readings import Plate
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.views.snapshot import BuildDraft, LogLine, Phase, ResumeOffer, Stage

SCAN_EVERY_S = 1.0
"""How often the hub looks for ports."""
MANUAL_AFTER_S = 3.0
"""Without a tray for this long, pieces are typed: as long as a silent node takes to be called lost."""
LOG_LINES = 500
"""Lines kept for the log view; the journal has all."""

FULL_BOX = tuple(BOX[piece] for piece in PIECES)
_WEIGHING = frozenset({Phase.CALIBRATE_EMPTY, Phase.CALIBRATE_FULL, Phase.TRAY_SETUP})


class HubCore:
    """The hub between two turns. Outside of itself it touches `journal`, a record that somebody wants written to the
    folder `exports` (the journal's, where none is named), and `calibration_file` (None: none is kept). `enter_by`: how
    staircases are entered where nobody says otherwise and the palace's shape is known; `ground_map`, `card_set` (None:
    the house's): a new game's. `box`: what the box holds (`holds`: in this game);
    `set_up_tray`: set the tray up, begin no game; `set_up_plate`: set the plate up before a game."""

    def __init__(
        self,
        journal: Journal,
        *,
        draw_seed: Callable[[], int],
        simulated: bool = False,
        exports: Path | None = None,
        enter_by: str = "plan",
        ground_map: int = 1,
        card_set: CardSet | None = None,
        calibration_file: CalibrationFile | None = None,
        plate_file: PlateFile | None = None,
        box: tuple[int, ...] = FULL_BOX,
        set_up_tray: bool = False,
        set_up_plate: bool = False,
    ) -> None:
        self.journal = journal
        self.exports = journal.path.parent if exports is None else exports
        self.draw_seed = draw_seed
        self.simulated = simulated
        self.enter_by = enter_by
        self.ground_map = ground_map
        self.card_set = card_set
        self.calibration_file = calibration_file
        self.plate_file = plate_file
        self.box = box
        self.rechecking: tray_check.Rechecking | None = None
        self.setting_up: SettingUp | None = None
        self.setting_up_plate: PlateSettingUp | None = None
        self.measuring: Measuring | None = None
        self.modules = modules_in(None if calibration_file is None else calibration_file.folder)
        self.holds = box
        self.keeper = persistence.Keeper(journal)
        self.nodes = Nodes(self.keeper.next_session)
        self.tray = Tray()
        self.pads = TrayPads(None if calibration_file is None else PadsFile.read(calibration_file.folder))
        self.plate = Plate()
        self.plate_play: PlatePlay | None = None
        self.t = 0.0
        self.wall: float | None = None
        self.book: Book | None = None
        self.draft = BuildDraft()
        self.chosen: tuple[str, ...] = ()
        self.slots: tuple[int, ...] = ()
        self.knob: str | None = None
        self.plan_judged: planning.Judged | None = None
        self.refusal: Message | None = None
        self.notice: Message | None = None
        self.notice_seq = 0
        self.log: deque[LogLine] = deque(maxlen=LOG_LINES)
        self.offer: ResumeOffer | None = None
        self.revision = 0
        self.credits_since: float | None = None
        self.recorder: Callable[[Turn, tuple[dict[str, Any], ...]], None] | None = None  # told of each turn
        self._committed: list[dict[str, Any]] = []
        self._scan_due = 0.0
        self.tray_seen: float | None = None
        self.tray_port: str | None = None
        self._judged: tuple[int, Judgement] | None = None
        if journal.salvaged is not None:
            lost = "yes" if journal.salvaged.lost else "no"
            self.tell(Message("journal-salvaged", {"file": str(journal.salvaged.kept), "lost": lost}))
        if set_up_tray and calibration_file is not None:
            self.setting_up = SettingUp(calibration_file, box)
        else:
            persistence.offer_unfinished(self)
        if set_up_plate and plate_file is not None:
            self.setting_up_plate = PlateSettingUp(plate_file, in_demo=True)

    # -- one turn ---------------------------------------------------------------------------------------------

    def step(self, turn: Turn) -> Outcome:
        """Take in one turn; `turn.t` never runs backwards."""
        before = self.revision
        stood = (self.manual, self.steady is not None)
        self.t, self.wall = turn.t, turn.wall
        if self.tray_seen is None:
            self.tray_seen = turn.t
        dispatch.ports(self, turn)
        for name, data in turn.received.items():
            for event in self.nodes.receive(name, turn.t, data):
                dispatch.heard(self, name, event)
        for entry in turn.entries:
            inputs.enter(self, entry)
        for name, event in self.nodes.tick(turn.t):
            dispatch.heard(self, name, event)
        self.tray.tick(turn.t, live=self.nodes.tray_live)
        if (self.manual, self.steady is not None) != stood:
            self.touch()
        if self.setting_up is not None:
            self.setting_up.settle(self)
        if self.measuring is not None:
            self.measuring.settle(self)
        if self.setting_up_plate is not None:
            self.setting_up_plate.settle(self)
        tray_check.settle(self)
        self.pads.settle(self)
        controller.settle(self)
        automation.settle(self)
        if self.revision != before:
            self._expect()
        self.keeper.write(self)
        self.nodes.show(self._lights(), turn.t)
        scan = turn.t >= self._scan_due
        self._scan_due = turn.t + SCAN_EVERY_S if scan else self._scan_due
        events, self._committed = tuple(self._committed), []
        if self.recorder is not None:
            self.recorder(turn, events)
        return Outcome(self.nodes.output(), events, scan, changed=scan or self.revision != before)

    def touch(self) -> None:
        """Something that a screen or the judgement shows has changed."""
        self.revision += 1

    def note_event(self, kind: str, body: dict[str, Any]) -> None:
        """Queue an event for the journal and for this turn's outcome."""
        self.keeper.add(kind, self.t, body)
        self._committed.append({"kind": kind, "t": round(self.t, 3), **body})

    def tell(self, message: Message) -> None:
        """News for a toast."""
        self.notice, self.notice_seq = message, self.notice_seq + 1
        self.touch()

    # -- where the hub stands ---------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        if self.setting_up is not None:
            return Phase.TRAY_SETUP
        if self.measuring is not None:
            return Phase.MODULE
        if self.setting_up_plate is not None:
            return Phase.PLATE_SETUP
        if self.offer is not None:
            return Phase.RESUME
        book = self.book
        if book is None:
            return Phase.NO_GAME
        if not book.weighed:
            if tray_check.due(self):
                return Phase.TRAY_CHECK
            return Phase.CALIBRATE_EMPTY if book.empty is None else Phase.CALIBRATE_FULL
        if not book.set_up:
            return Phase.SETUP
        return Phase.ENDED if book.game.state.ended else Phase.PLAY

    @property
    def stage(self) -> Stage | None:
        return automation.stage(self.book) if self.book is not None and self.phase is Phase.PLAY else None

    @property
    def manual(self) -> bool:
        """True while the tray cannot be read, so that pieces are typed."""
        if self.nodes.tray_live:
            return not self.tray.calibrated and self.book is not None and self.book.weighed
        seen = self.t if self.tray_seen is None else self.tray_seen
        return self.t - seen >= MANUAL_AFTER_S

    @property
    def steady(self) -> tuple[CellReading, ...] | None:
        """While the tray is to be weighed: the six levels, None until every cell has been still for long enough."""
        if self.phase not in _WEIGHING or not self.nodes.tray_live:
            return None
        return self.tray.steady()

    @property
    def counting(self) -> bool:
        """True while the tray says what it holds."""
        return self.nodes.tray_live and self.tray.calibrated

    @property
    def moving(self) -> tuple[bool, ...]:
        """Per compartment: a hand, or what it left behind, is still in the reading."""
        return self.tray.moving if self.counting else (False,) * len(PIECES)

    @property
    def judgement(self) -> Judgement | None:
        """The tray against the game, judged once for each change; None outside of set-up and play."""
        if self.book is None or self.phase not in (Phase.SETUP, Phase.PLAY):
            return None
        if self._judged is None or self._judged[0] != self.revision:
            book = self.book
            shelf = book.shelf
            if finishes(self):  # nothing is wrong with the decoration of a staircase that the plate has yet to know
                shelf = tuple(there - out for there, out in zip(shelf, book.out, strict=True))
            judgement = judge(book.allowed(), shelf, self.counts, self.moving, held=book.held)
            self._judged = (self.revision, judgement)
        return self._judged[1]

    @property
    def counts(self) -> tuple[int | None, ...]:
        """Pieces that each compartment holds; None where nobody knows, and where its cell is at fault."""
        book = self.book
        if book is None or not book.weighed or self.phase is Phase.ENDED:
            return self.tray.counts() if self.counting else (None,) * len(PIECES)
        return self.tray.believed(book.counts) if self.counting else tuple(book.counts)

    @property
    def all_known(self) -> bool:
        """True where every compartment's count is known."""
        return all(count is not None for count in self.counts)

    @property
    def ledger(self) -> dict[str, int | None]:
        """What the hub says each compartment holds: nothing while a hand, or its echo, is in the reading, and
        nothing of its own where the cell is at fault."""
        silent = [not weighed for weighed in self.tray.weighed] if self.counting else [False] * len(PIECES)
        held = zip(PIECES, self.counts, self.moving, silent, strict=True)
        return {piece.value: None if moving or mute else count for piece, count, moving, mute in held}

    def _expect(self) -> None:
        """Tell the detector what hands are likely to do next: it may be quicker then, never of another mind."""
        judgement = self.judgement
        for cell in range(len(PIECES)):
            self.tray.sensing.expect(cell, None if judgement is None else expected(judgement, cell))

    def _lights(self) -> tuple[Light, ...]:
        judgement = self.judgement
        lights = list(judgement.lights) if judgement is not None else [Light.OFF] * len(PIECES)
        question = None if self.book is None else self.book.question
        if question is not None and "cell" in question:
            lights[question["cell"]] = Light.ASK
        return tuple(lights)

    def compare(self) -> None:
        """Hold what the tray holds against the book, once both are there."""
        book = self.book
        if book is None or self.offer is not None or not book.weighed or not self.counting:
            return
        self.tray.compare(book.known, [count is not None for count in book.counts], self.t)

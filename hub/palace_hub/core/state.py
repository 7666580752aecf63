"""The state of the hub between two turns: `Hub`.

Every module of `core` may read it; only `Hub` and its parts change it. `Hub` imports no module that acts on it.
"""

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from math import inf
from pathlib import Path
from typing import Any, Protocol

from monkey_palace.board.pieces import BOX, BUILDING, PIECES
from monkey_palace.cards.model import CardSet
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.staircase.check import Verdict
from palace_hub.card_sets.shelf import SetShelf
from palace_hub.core.choices import Choices
from palace_hub.core.hints.position import HintPosition
from palace_hub.core.journal_writer import JournalWriter
from palace_hub.core.nodes.module_file import modules_in
from palace_hub.core.nodes.registry import LIVE_STATES, PLATE, TRAY, Nodes
from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.plate.play import PlatePlay
from palace_hub.core.setup.wizard import Wizard
from palace_hub.core.sounds import Sounds
from palace_hub.core.tray.calibration_file import CalibrationFile, KeptCalibration
from palace_hub.core.tray.check import TrayCheck
from palace_hub.core.tray.device import TrayDevice
from palace_hub.core.tray.pads import TrayPads
from palace_hub.core.tray.pads_file import PadsFile
from palace_hub.history.kept import KnownPlayer
from palace_hub.journal.store import Journal
from palace_hub.locale.message import Message
from palace_hub.referee.book import Book
from palace_hub.referee.bot_seats import is_decided
from palace_hub.referee.events import CountQuestion
from palace_hub.referee.foresight import explained_by, two_deliveries
from palace_hub.referee.judge import Vector, judge
from palace_hub.referee.judgement import Judgement, Light
from palace_hub.referee.plan import Plan, Staged
from palace_hub.sensing.plate.readings import PlateReadings
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.views.snapshot import LogLine, Phase, ResumeOffer, Sound, Stage, WaitingGame
from palace_hub.wire.events import Batch

MANUAL_AFTER_S = 3.0
"""Without a tray for this long, pieces are entered by hand: the time after which a silent node counts as lost."""
UNREAD_S = 0.4
"""A confirmation that comes sooner after a page change is ignored: nobody can have read what it does (assumed)."""
LOG_LINES = 500
"""Lines of the log view; the journal has all events."""

FULL_BOX = tuple(BOX[piece] for piece in PIECES)
_WEIGHING = frozenset({Phase.CALIBRATE_EMPTY, Phase.CALIBRATE_FULL, Phase.TRAY_SETUP})

_STAGE = {
    PromptKind.TAKE_CARDS: Stage.CARDS,
    PromptKind.TAKE_ONE_TIME: Stage.ONE_TIME,
    PromptKind.PLACE_CARDS: Stage.PLACE_CARDS,
    PromptKind.TAKE_RECURRING: Stage.RECURRING,
    **dict.fromkeys((PromptKind.PLACE_FROG, PromptKind.PLACE_MONKEY, PromptKind.PLACE_BUTTERFLY), Stage.TROPHIES),
    PromptKind.END_TURN: Stage.END_TURN,
}


@dataclass(frozen=True, slots=True)
class HubOptions:
    """What a hub is started with."""

    exports: Path  # folder for records that a player exports
    simulated: bool = False  # the whole table is virtual, and has a folder of its own
    enter_by: str = "plan"  # how staircases are entered where the palace's shape is known: "plan" or "facts"
    ground_map: int = 1  # of a new game
    card_set: CardSet | None = None  # of a new game; None: the house set
    calibration_file: CalibrationFile | None = None  # None: no calibration is kept
    plate_file: PlateFile | None = None
    box: tuple[int, ...] = FULL_BOX  # pieces that the box holds, by compartment
    sets: SetShelf | None = None  # the user's card sets; None: the hub has none
    sound: Sound = field(default_factory=Sound)
    bots: Mapping[str, str] = field(default_factory=dict)  # of a new game, by the name of the player


class SpareNode(Protocol):
    """A tray node that may replace the one that is gone (`core.tray.replacement`)."""

    node: str
    device: TrayDevice

    def feed(self, batch: Batch, t: float) -> bool: ...


@dataclass(frozen=True, slots=True)
class JudgedPlan:
    """The plan on the palace of one game state, with the rules' verdict. Screens ask often, so it is kept."""

    state: GameState
    plan: Plan
    verdict: Verdict
    staged: Staged | None = None  # the staircase that a confirmation stages
    refused: Message | None = None  # why there is none


class Hub:
    """The hub between two turns. `draw_seed` gives the deck seed of a new game."""

    def __init__(self, journal: Journal, options: HubOptions, draw_seed: Callable[[], int]) -> None:
        self.options = options
        self.draw_seed = draw_seed
        folder = None if options.calibration_file is None else options.calibration_file.folder
        # time
        self.t = 0.0  # hub seconds of the present turn
        self.wall: float | None = None  # seconds since 1970; None on a virtual table
        # files
        self.journal = journal
        self.writer = JournalWriter(journal)
        self.modules = modules_in(folder)  # first measurements of weigh modules, by role
        # devices
        self.nodes = Nodes(journal.next_session)
        self.tray = TrayDevice()
        self.spare: SpareNode | None = None  # a tray node that the game does not use
        self.pads = TrayPads(None if folder is None else PadsFile.read(folder))
        self.plate = PlateReadings()
        self.plate_play: PlatePlay | None = None  # None: no plate that was set up has answered
        self.tray_seen: float | None = None  # hub time of the tray's last message
        self.tray_port: str | None = None
        self.outside: tuple[Message, ...] = ()  # problems of ports and broker that no link shows
        # the game
        self.book: Book | None = None
        self.offer: ResumeOffer | None = None  # an unfinished game that waits for an answer
        self.waiting: tuple[WaitingGame, ...] = ()  # games that were put aside
        self.last_players: tuple[str, ...] = ()  # of the game played last
        self.usual_sides: Mapping[str, str] = {}  # of the table, by the player's name
        self.known_players: Mapping[str, KnownPlayer] = {}  # by each name, as names are compared
        self.holds = options.box  # pieces that the box holds in this game
        self.choices = Choices()
        self.hints = HintPosition()
        self.judged_plan: JudgedPlan | None = None
        self.kept_set = ""  # hash of the set of which the hub has tried to write the files
        self.credits_since: float | None = None  # hub time at which the credits came up
        # procedures
        self.wizard: Wizard[Hub] | None = None
        self.tray_check: TrayCheck | None = None
        # what screens show
        self.refusal: Message | None = None  # of the last entry
        self.notice: Message | None = None
        self.notice_seq = 0
        self.sounds = Sounds(options.sound)
        self.log: deque[LogLine] = deque(maxlen=LOG_LINES)
        self._page: object = None  # what a confirmation is about
        self._page_since = -inf  # hub time from which it is
        self.revision = 0  # grows with each change that a screen or the judgement shows
        self._events: list[dict[str, Any]] = []  # committed in this turn
        self._judged: tuple[int, Judgement] | None = None  # with the revision that it belongs to

    # -- a turn ---------------------------------------------------------------------------------------------------

    def begin_turn(self, t: float, wall: float | None) -> None:
        """Move hub time to `t`."""
        self.t, self.wall = t, wall
        if self.tray_seen is None:
            self.tray_seen = t

    def touch(self) -> None:
        """Note that something which a screen or the judgement shows has changed."""
        self.revision += 1

    def note_event(self, kind: str, body: dict[str, Any]) -> None:
        """Queue an event for the journal and for the turn's outcome."""
        self.writer.add(kind, self.t, body)
        self._events.append({"kind": kind, "t": round(self.t, 3), **body})

    def take_events(self) -> tuple[dict[str, Any], ...]:
        """The events of this turn; the next turn begins without any."""
        events, self._events = tuple(self._events), []
        return events

    def draw_seeds_from(self, source: Callable[[], int]) -> None:
        """Draw deck seeds from `source`."""
        self.draw_seed = source

    # -- messages -------------------------------------------------------------------------------------------------

    def note_page(self) -> None:
        """Note whether a confirmation is about something else now; a refusal belongs to the page before."""
        page = self._page_now()
        if page == self._page:
            return
        if self._page is not None and self.refusal is not None:
            self.accept()
            self.touch()
        self._page, self._page_since = page, self.t

    def _page_now(self) -> object:
        book, judgement = self.book, self.judgement
        if book is None:
            return self.phase
        question = None if book.question is None else book.question.id
        wrong = judgement is not None and judgement.wrong
        by_bot = None if book.bot_of(book.game.state) is None else self._bot_page(book)
        return self.phase, self.stage, book.game.state.turn, question, wrong, by_bot

    def _bot_page(self, book: Book) -> object:
        """What a confirmation in a bot's turn is about: its decision and the next piece, or that there is none."""
        return book.decision, book.plan.placements, self.hints.failed, self.hints.overdue

    @property
    def unread(self) -> bool:
        """True while nobody can have read what a confirmation would do in this game."""
        return self.book is not None and self.wizard is None and self.t - self._page_since < UNREAD_S - 1e-9

    def press_unread(self) -> None:
        """Somebody pressed before the page can have been read: whoever goes on pressing does not read it either."""
        self._page_since = self.t

    def tell(self, message: Message) -> None:
        """Show news as a toast."""
        self.notice, self.notice_seq = message, self.notice_seq + 1
        self.touch()

    def refuse(self, message: Message) -> None:
        """Show why the last entry was refused, as long as the page stays as it is now."""
        self.note_page()
        self.refusal = message

    def accept(self) -> None:
        """The last entry was accepted."""
        self.refusal = None

    # -- the game -------------------------------------------------------------------------------------------------

    def begin_game(self, book: Book, header: dict[str, Any]) -> None:
        """Begin a new game; `header` begins its record."""
        self.book = book
        self.writer.begin_game(header)
        self.log.clear()
        self.choices.clear_draft()
        self.choices.clear()

    def offer_game(self, book: Book, offer: ResumeOffer) -> None:
        """Offer an unfinished game."""
        self.book, self.offer = book, offer
        self.nodes.bind(book.node)

    def show_waiting(
        self, games: tuple[WaitingGame, ...], last_players: tuple[str, ...], usual_sides: Mapping[str, str]
    ) -> None:
        """Show these as the games that were put aside, and offer these players for the next game, each at the side of
        the table where the player usually sits.
        """
        self.waiting, self.last_players, self.usual_sides = games, last_players, usual_sides

    def show_known(self, players: Mapping[str, KnownPlayer]) -> None:
        """Show these players with their marks and habits."""
        self.known_players = players
        self.touch()

    def show_scored(self, book: Book) -> None:
        """Show the score of a game that was over before this hub started."""
        self.book = book

    def resume_game(self) -> None:
        """Go on with the offered game."""
        self.offer = None
        self.writer.continue_game()
        self.compare_tray()

    def leave_game(self) -> None:
        """Forget the game that was put aside."""
        self.offer, self.book = None, None
        self.writer.leave_game()
        self.nodes.bind(None)
        self.choices.clear_draft()
        self.log.clear()

    def set_box(self, holds: tuple[int, ...]) -> None:
        """Set the pieces that the box holds in this game, by compartment."""
        self.holds = holds

    def keep_judged_plan(self, judged: JudgedPlan | None) -> None:
        """Keep the verdict on the plan."""
        self.judged_plan = judged

    def note_kept_set(self, data_hash: str) -> None:
        """Note that the files of this set need not be written again."""
        self.kept_set = data_hash

    def show_credits(self) -> float:
        """Seconds for which the credits are shown; the first call starts them."""
        if self.credits_since is None:
            self.credits_since = self.t
        return self.t - self.credits_since

    def end_credits(self) -> None:
        """The credits are over or not reached."""
        self.credits_since = None

    # -- devices --------------------------------------------------------------------------------------------------

    def note_outside(self, problems: tuple[Message, ...]) -> None:
        """Note the problems of ports and broker that no link shows."""
        if problems != self.outside:
            self.outside = problems
            self.touch()

    def hear_tray(self) -> None:
        """Note that the tray has just sent a message."""
        self.tray_seen = self.t

    def move_tray(self, port: str | None) -> None:
        """Note the link of the tray; the tray on it is told its lights anew."""
        self.tray_port = port
        self.nodes.forget_lights()
        self.touch()

    def reset_tray(self) -> None:
        """Forget the tray's calibration and counts."""
        self.tray = TrayDevice()

    def watch_spare(self, spare: "SpareNode | None") -> None:
        """Watch a tray node that the game does not use; None: none."""
        self.spare = spare

    def use_tray(self, device: TrayDevice) -> None:
        """Count with this device, whose node replaces the tray's."""
        self.tray, self.spare = device, None
        self.touch()

    def compare_tray(self) -> None:
        """Compare the tray's content with the book, once the game goes on and the tray counts."""
        book = self.book
        if book is None or self.offer is not None or not book.weighed or not self.counting:
            return
        self.tray.compare(book.known, [count is not None for count in book.counts], self.t)

    def adopt_plate(self, play: PlatePlay) -> None:
        """Play on this plate."""
        self.plate_play = play
        self.touch()

    # -- procedures -----------------------------------------------------------------------------------------------

    def start_wizard(self, wizard: Wizard["Hub"]) -> None:
        """Give all entries to this wizard."""
        self.wizard = wizard

    def end_wizard(self) -> None:
        """Go on without a wizard."""
        self.wizard = None

    def start_tray_check(self, check: TrayCheck) -> None:
        """Check the tray before the game."""
        self.tray_check = check
        self.touch()

    def end_tray_check(self) -> None:
        """Go on without a check of the tray."""
        self.tray_check = None

    # -- derived: phase and stage ---------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        """The part of the evening that screens show."""
        if self.wizard is not None:
            return self.wizard.phase
        if self.offer is not None:
            return Phase.RESUME
        book = self.book
        if book is None:
            return Phase.NO_GAME
        if not book.weighed:
            if self.tray_check_due:
                return Phase.TRAY_CHECK
            return Phase.CALIBRATE_EMPTY if book.empty is None else Phase.CALIBRATE_FULL
        if not book.set_up:
            return Phase.SETUP
        if book.game.state.ended:
            return Phase.ENDED if book.cards_seen else Phase.CARDS_CHECK
        return Phase.PLAY

    @property
    def stage(self) -> Stage | None:
        """The stage of the turn; None outside of play."""
        return stage_of(self.book) if self.book is not None and self.phase is Phase.PLAY else None

    @property
    def tray_check_due(self) -> bool:
        """True while a game waits for the check of its tray, or for an answer about a damaged calibration file."""
        file, book = self.options.calibration_file, self.book
        if file is None or book is None or book.weighed or book.empty is not None or self.wizard is not None:
            return False
        tray_id = self.tray_id
        fits_previous = file.previous is not None and file.previous.node == tray_id
        return self.kept_calibration is not None or fits_previous

    # -- derived: devices -----------------------------------------------------------------------------------------

    @property
    def tray_id(self) -> str | None:
        """The chip id of the tray that answers; None while none does."""
        tray = self.nodes.tray
        return tray.hello.id if tray is not None and tray.hello is not None else None

    @property
    def kept_calibration(self) -> KeptCalibration | None:
        """The kept calibration, where it belongs to the tray that answers."""
        file = self.options.calibration_file
        calibration = file.content if file is not None else None
        return calibration if calibration is not None and calibration.node == self.tray_id else None

    @property
    def simulated(self) -> bool:
        """True where the table, or a node of it, is virtual."""
        return self.options.simulated or self.nodes.any_virtual

    def live_node(self, role: str) -> str | None:
        """The chip id of the node of this role; None while its readings cannot be relied on."""
        port = self.nodes.tray_port if role == TRAY else self.nodes.plate_port
        session = self.nodes.open_links[port].session if port is not None else None
        if session is None or session.hello is None or session.state.value not in LIVE_STATES:
            return None
        return session.hello.id

    @property
    def live_plate(self) -> str | None:
        """The chip id of the plate; None while its readings cannot be relied on."""
        return self.live_node(PLATE)

    @property
    def plate_sees(self) -> bool:
        """True where the plate recovers the present staircase, so that it is not typed."""
        return self.plate_play is not None and self.plate_play.sees

    @property
    def plate_unexplained(self) -> bool:
        """True where the load on the plate fits no set of pieces."""
        return self.plate_play is not None and self.plate_play.unexplained

    @property
    def plate_finishes(self) -> bool:
        """True where a decoration outside the tray confirms the staircase without a press."""
        play, book = self.plate_play, self.book
        if play is None or book is None or not play.finishes(book, self.stage):
            return False
        return book.bot_of(book.game.state) is None or is_decided(book.plan.placements, book.decision)

    @property
    def manual(self) -> bool:
        """True while the tray cannot be read, so that pieces are entered by hand."""
        if self.nodes.tray_live:
            return not self.tray.calibrated and self.book is not None and self.book.weighed
        seen = self.t if self.tray_seen is None else self.tray_seen
        return self.t - seen >= MANUAL_AFTER_S

    @property
    def counting(self) -> bool:
        """True while the tray counts its pieces."""
        return self.nodes.tray_live and self.tray.calibrated

    @property
    def moving(self) -> tuple[bool, ...]:
        """Per compartment: a hand, or its echo, is in the reading."""
        return self.tray.moving if self.counting else (False,) * len(PIECES)

    @property
    def steady(self) -> tuple[CellReading, ...] | None:
        """The six levels, while the tray is to be weighed; None until every cell is still for long enough."""
        if self.phase not in _WEIGHING or not self.nodes.tray_live:
            return None
        return self.tray.steady()

    # -- derived: tray against game -------------------------------------------------------------------------------

    @property
    def counts(self) -> tuple[int | None, ...]:
        """Pieces in each compartment; None where unknown, and where the cell is at fault."""
        book = self.book
        if book is None or not book.weighed or self.phase in (Phase.CARDS_CHECK, Phase.ENDED):
            return self.tray.counts() if self.counting else (None,) * len(PIECES)
        return self.tray.believed(book.counts) if self.counting else tuple(book.counts)

    @property
    def out(self) -> Vector:
        """Pieces that are out and not booked; 0 where the count is unknown."""
        shelf = (0,) * len(PIECES) if self.book is None else self.book.shelf
        return tuple(0 if count is None else held - count for held, count in zip(shelf, self.counts, strict=True))

    @property
    def in_hands(self) -> tuple[int | None, ...]:
        """Most pieces of each kind that can come into the tray: neither in it, built nor lost; None: unknown."""
        if self.book is None or self.phase is not Phase.PLAY:
            return (None,) * len(PIECES)
        state = self.book.game.state
        stocks = [sum(player.bricks[piece] for player in state.players) if piece in BUILDING else 0 for piece in PIECES]
        kept = [state.supply[piece] + stock for piece, stock in zip(PIECES, stocks, strict=True)]
        return tuple(
            None if count is None else max(0, pieces - count) for pieces, count in zip(kept, self.counts, strict=True)
        )

    @property
    def all_known(self) -> bool:
        """True where every compartment's count is known."""
        return all(count is not None for count in self.counts)

    @property
    def ledger(self) -> dict[str, int | None]:
        """The hub's own count of each compartment; None while a hand is in the reading and at a faulty cell."""
        silent = [not weighed for weighed in self.tray.weighed] if self.counting else [False] * len(PIECES)
        cells = zip(PIECES, self.counts, self.moving, silent, strict=True)
        return {piece.value: None if moving or mute else count for piece, count, moving, mute in cells}

    @property
    def judgement(self) -> Judgement | None:
        """The tray against the game, judged once for each revision; None outside of set-up and play."""
        if self.book is None or self.phase not in (Phase.SETUP, Phase.PLAY):
            return None
        if self._judged is None or self._judged[0] != self.revision:
            book = self.book
            shelf = book.shelf
            if self.plate_finishes:  # the decoration belongs to a staircase that the plate has not decided on yet
                shelf = tuple(pieces - out for pieces, out in zip(shelf, book.out, strict=True))
            judgement = judge(book.allowed(), shelf, self.counts, self.moving, held=book.held)
            if judgement.wrong and not self.manual:
                judgement = self._foreseen(book, judgement)
            self._judged = (self.revision, judgement)
        return self._judged[1]

    def _foreseen(self, book: Book, judgement: Judgement) -> Judgement:
        """The judgement on wrong pieces, with the entry that may explain them. Pieces of two deliveries in one hand are
        not all put back: only those that neither of the two brings."""
        explanation = explained_by(book, self.out)
        both = None if explanation is not None else two_deliveries(book, self.out)
        if both is not None:
            other = judge(both, book.shelf, self.counts, self.moving)
            if sum(box.put_back for box in other.boxes) < sum(box.put_back for box in judgement.boxes):
                pairs = zip(judgement.boxes, other.boxes, strict=True)
                boxes = tuple(replace(box, put_back=mended.put_back) for box, mended in pairs)
                judgement = replace(judgement, boxes=boxes, lights=other.lights, reason=other.reason)
        return replace(judgement, explained_by=explanation)

    @property
    def lights(self) -> tuple[Light, ...]:
        """The tray's six lights."""
        judgement = self.judgement
        lights = list(judgement.lights) if judgement is not None else [Light.OFF] * len(PIECES)
        question = None if self.book is None else self.book.question
        if isinstance(question, CountQuestion):
            lights[question.cell] = Light.ASK
        return tuple(lights)


def stage_of(book: Book) -> Stage | None:
    """The stage of the turn on the Table screen; None once the game has ended."""
    kind = book.game.prompt.kind
    if kind is PromptKind.ENDED:
        return None
    if kind is PromptKind.BUILD:
        return Stage.BUILD if book.staged is None else Stage.DECORATE
    if not book.credits_seen:
        return Stage.CREDITS
    if not book.bonus_seen and kind is not PromptKind.TAKE_RECURRING:
        return Stage.BONUS
    return _STAGE[kind]

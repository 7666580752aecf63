"""The snapshot: plain data of everything that a screen may show. The core fills it, the views turn it into words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Final, Literal, Self

from monkey_palace.board.notation import Cell, Placement
from monkey_palace.game.commands import Command, ReportBuild
from monkey_palace.game.history import Result, ScoreSheet
from monkey_palace.game.state import GameState
from monkey_palace.staircase.check import Verdict
from palace_hub.card_sets.shelf import SetOffer
from palace_hub.history.facts import GameFacts
from palace_hub.history.kept import KnownPlayer
from palace_hub.journal.rows import Completeness
from palace_hub.locale.message import Message
from palace_hub.referee.cues import Cue
from palace_hub.referee.events import HintMode
from palace_hub.referee.judgement import Judgement, Question


class Phase(StrEnum):
    """What the hub is doing: setting something up, waiting for a game, playing, or showing the score."""

    NO_GAME = "no_game"
    CALIBRATE_EMPTY = "calibrate_empty"
    CALIBRATE_FULL = "calibrate_full"
    TRAY_SETUP = "tray_setup"
    PLATE_SETUP = "plate_setup"
    TRAY_CHECK = "tray_check"
    MODULE = "module"
    RESUME = "resume"
    SETUP = "setup"
    PLAY = "play"
    CARDS_CHECK = "cards_check"
    ENDED = "ended"


class Stage(StrEnum):
    """What the middle of the Table screen shows in `Phase.PLAY`: the parts of a turn in their order."""

    BUILD = "build"
    DECORATE = "decorate"
    CREDITS = "credits"
    CARDS = "cards"
    ONE_TIME = "one_time"
    PLACE_CARDS = "place_cards"
    RECURRING = "recurring"
    BONUS = "bonus"
    TROPHIES = "trophies"
    END_TURN = "end_turn"


@dataclass(frozen=True, slots=True)
class BuildDraft:
    """The staircase in progress, entered as numbers. `start_colour` is None until a colour is chosen."""

    start_colour: str | None = None
    arches: int = 0
    bricks: int = 0
    columns: int = 0
    height: int = 0
    five_high: bool = False

    @classmethod
    def of(cls, report: ReportBuild) -> Self:
        """The form as it is filled in for these facts."""
        return cls(**{field.name: getattr(report, field.name) for field in fields(cls)})


@dataclass(frozen=True, slots=True)
class PlanDraft:
    """The staircase in progress, entered piece by piece."""

    way: str = "facts"  # "plate", "plan" or "facts"; with "facts" the numbers are in `BuildDraft`
    placements: tuple[Placement, ...] = ()  # in the order of the entries; an arch from either foot
    verdict: Verdict | None = None  # of the rules on `placements`; None: nothing placed, or it cannot be judged
    shown: tuple[Placement, ...] = ()  # a staircase that the rules name as possible (rule 4.10)
    fresh: tuple[Placement, ...] = ()  # the placements that the plate saw last
    unexplained: bool = False  # the plate weighs something that no set of pieces explains


STUCK_AFTER_S: Final = 60.0
"""A player who has not finished a step after this many seconds is stuck: a practised one needs about half (assumed)."""


@dataclass(frozen=True, slots=True)
class HintAdvice:
    """What a hint says. `what`: build, cards, frog or pass; `levels`: how many levels it has.

    `report`, `placements`, `start`: the staircase, its pieces and its ground knob; without pieces on a palace of which
    only numbers are known. `piles`: those to buy from; `params`: the figures behind it (`bots.advice`).
    """

    what: str
    levels: int
    report: ReportBuild | None = None
    placements: tuple[Placement, ...] = ()
    start: Cell | None = None
    piles: tuple[str, ...] = ()
    params: Mapping[str, str | int | bool] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class HintView:
    """The hint of the present step. `modes`: by seat, when the player gets hints; `waiting`: it is being sought."""

    modes: tuple[HintMode, ...] = ()
    level: int = 0  # 0: no hint is shown
    advice: HintAdvice | None = None
    waiting: bool = False


@dataclass(frozen=True, slots=True)
class Teaching:
    """Whether each step is explained (`on`), and the steps that were, by the player's name."""

    on: bool = False
    taught: frozenset[tuple[str, int]] = frozenset()


BotTrouble = Literal["", "failed", "slow"]
"""Why people need not wait for a bot any longer: it could not decide, or it takes too long; "" for neither."""


@dataclass(frozen=True, slots=True)
class BotView:
    """What the bot in turn wants people to do. `command`: its decision, None while it thinks.

    `top`: the pile of a printed deck whose top people tell it first, "" for none. `stuck`: why it does not decide.
    Of its staircase: `piece` is the next one to lay, `off` one that does not belong to it; `done` of `of` pieces lie.
    """

    bot: str = ""
    command: Command | None = None
    piece: Placement | None = None
    off: Placement | None = None
    done: int = 0
    of: int = 0
    stuck: BotTrouble = ""
    top: str = ""


@dataclass(frozen=True, slots=True)
class ToLearn:
    """What people must enter of an incomplete set before the game goes on (R11.8)."""

    what: Literal["board", "knob"]
    seat: int = 0  # of the board
    x: int = 0  # the stud of the knob
    y: int = 0


@dataclass(frozen=True, slots=True)
class CellView:
    """One load cell of the tray. An unknown count is None, never 0; `fault` says why."""

    piece: str
    count: int | None = None
    sure: bool = False
    activity: str = "unknown"  # touched | settling | quiet | unknown
    grams: float | None = None
    noise_mg: float | None = None
    drift_mg_per_min: float | None = None
    rate_hz: float | None = None
    fault: Message | None = None
    raw: float | None = None  # level of the last second in raw counts, calibrated or not
    raw_noise: float | None = None  # standard deviation of one conversion, raw counts
    trace: tuple[float | None, ...] = ()  # means of the last 60 s in raw counts, newest last; None: no conversion
    provisional: int | None = None  # the likeliest count while it is not decided; for the tray strip alone


@dataclass(frozen=True, slots=True)
class LinkView:
    """One node and its link. The counts run since the hub started, over all links of the node."""

    name: str
    role: str
    state: str  # absent | hello | configured | live | stale | lost | incompatible
    node_id: str = ""
    age_s: float | None = None  # seconds since the node was last heard
    rate_hz: float | None = None
    gaps: int = 0
    rx_bad: int = 0
    bytes: int = 0
    runtime: str = ""
    firmware: str = ""
    board: str = ""
    config: str = ""
    config_same: bool = True
    config_own: bool = False  # the node runs its own configuration; the hub has none for it
    carrier: str = "serial"  # serial | mqtt
    used: bool = True  # the hub reads this node for its role
    refused: int = 0  # messages that the hub rejected, and conversions without a reading
    signal_dbm: int | None = None  # None over a cable, or if the node does not report it
    chip_c: float | None = None  # temperature of its chip, degrees Celsius; None if the node does not report it
    supply_v: float | None = None  # None if the node does not report it


@dataclass(frozen=True, slots=True)
class CornerView:
    """One cell of the plate; level and noise in raw counts."""

    corner: str  # ne | se | sw | nw
    raw: float | None = None
    noise: float | None = None
    rate_hz: float | None = None
    fault: Message | None = None
    trace: tuple[float | None, ...] = ()  # as in `CellView`


@dataclass(frozen=True, slots=True)
class HallView:
    """The chain of Hall strips under the plate."""

    bits: int  # length of the chain in bits
    strips: int | None  # whole strips in the chain; None: `bits` is no multiple of a strip
    answering: int  # strips that answer
    sensors: int
    on: tuple[tuple[int, int], ...]  # (strip, sensor) of each sensor that is on, both from 1


@dataclass(frozen=True, slots=True)
class PlateView:
    """The plate: its four cells and its Hall chain."""

    corners: tuple[CornerView, ...]
    hall: HallView | None = None  # None: the plate has no Hall chain
    live: bool = True  # the plate answers
    level: str = ""  # gold | silver | typed; "": never set up
    why: Message | None = None  # the obstacle to the next higher level
    off: Message | None = None  # where the plate's weight differs from the game, and by how much
    start: Message | None = None  # what the starting staircase still lacks
    ground: Message | None = None  # what the ground map still lacks before the first staircase
    late: Message | None = None  # no turn follows, and pieces came after the last decoration


@dataclass(frozen=True, slots=True)
class PadsView:
    """The tray's pads, on which the figures are parked."""

    figures: Mapping[str, str] = field(default_factory=dict)  # figure -> parked | off | unknown | dead | stuck
    astray: tuple[str, ...] = ()  # figures off their pads although the game does not use them now
    doubt: Message | None = None  # why a press on the plate is not taken for the figure that is due


@dataclass(frozen=True, slots=True)
class EvidenceView:
    """The evidence of one decision on a compartment's count."""

    trace: Sequence[tuple[float, float]]  # (seconds before the decision, pieces in the compartment)
    before: int  # count before the decision
    after: int  # count after it
    fraction: float  # distance of the weight from a whole number of pieces
    error: float  # standard error of `fraction`
    still_s: float  # seconds of rest before the decision
    odds: float
    lost: str  # why the best other change, `rival`, was rejected
    noise_mg: float | None = None
    rival: int | None = None  # None: no decision between `low` and `high`
    finger: bool = False  # the decision assumes a finger that rests on the compartment
    low: int = 0
    high: int = 0


@dataclass(frozen=True, slots=True)
class LogLine:
    """One event of the log. The line of an undone event stays, struck through."""

    seq: int
    t: float  # hub seconds
    clock: str  # "19:42:07" on a real table, "" in simulated time
    who: str
    what: Message
    rule: str = ""
    undone: bool = False
    detail: tuple[Message, ...] = ()  # evidence: fraction, noise, seconds still, rival
    evidence: EvidenceView | None = None
    bought: int | None = None  # turn of a purchase by printed cards, whose cards can be corrected
    wall: float | None = None  # seconds since 1970, None in simulated time


@dataclass(frozen=True, slots=True)
class ResumeOffer:
    """An unfinished game of the journal, found at start or chosen in the start form."""

    state: GameState
    last_event: Message
    saved_at: str  # local time "2026-11-20 19:42:07", "" in simulated time
    saved_wall: float | None = None  # seconds since the epoch
    ago_s: float | None = None
    game: int = 0  # its number in the journal
    events: int = 0  # kept events
    lost: int = 0  # events that damage took after the last one, or at least so many
    completeness: Completeness = Completeness.INTACT


@dataclass(frozen=True, slots=True)
class WaitingGame:
    """An unfinished game that was put aside."""

    game: int  # its number in the journal
    players: tuple[str, ...]
    saved_at: str = ""  # local time of its last event, "" in simulated time


class TraySetupStep(StrEnum):
    """The steps of the tray's set-up, in their order."""

    FIND = "find"  # the hub looks for a tray
    EMPTY = "empty"  # the cups are empty
    FULL = "full"  # all pieces of the box are in the cups
    LIFT = "lift"  # some pieces are lifted out of one cup
    BACK = "back"  # these pieces are put back
    REPORT = "report"
    DONE = "done"  # the calibration is stored


@dataclass(frozen=True, slots=True)
class CupView:
    """What one cup holds while the tray is weighed, before anything is counted."""

    content: str  # empty | filled | moving | nothing | less | some | right | light | heavy
    count: int = 0  # pieces: about how many where the content is right, else how many belong in it


@dataclass(frozen=True, slots=True)
class TraySetupView:
    """The tray's set-up at one moment."""

    step: TraySetupStep
    piece: str = ""  # the piece to lift out
    count: int = 0  # how many of it
    expected: tuple[int, ...] = ()  # pieces that each compartment should hold
    cups: tuple[CupView | None, ...] = ()  # what each cup holds while all are weighed; None: not known
    live: bool = True  # the tray answers
    faults: tuple[Message, ...] = ()  # why the step does not end
    notes: tuple[Message, ...] = ()  # the report
    file: str = ""
    in_game: bool = False  # a game waits for the tray


class ModuleStep(StrEnum):
    """The steps of a weigh module's first measurements, in their order."""

    FIND = "find"  # the hub looks for the module's node
    BARE = "bare"  # the bare spider is weighed
    CUP = "cup"  # the cup is weighed
    MASS = "mass"  # a known mass is weighed
    STOPS = "stops"  # the overload stops are set
    PAPER = "paper"  # paper on the stops shows the travel
    REST = "rest"  # noise and drift at rest
    TAP = "tap"  # taps with a finger
    PRESS = "press"  # firm presses
    BRICK = "brick"  # one brick in and out
    PLACES = "places"  # the known mass in the middle and near the corners of the cup
    REPORT = "report"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class ModuleView:
    """First measurements of one weigh module at one moment."""

    step: ModuleStep
    role: str
    place: str = ""  # the module's compartment or corner
    number: int = 1  # of the step, from 1 to `steps`
    steps: int = 1
    live: bool = True  # the node answers
    now: Message | None = None  # the measured value, in large letters
    told: tuple[Message, ...] = ()  # results so far
    faults: tuple[Message, ...] = ()  # why the step does not end
    mass: str = ""  # grams of the known mass
    paper: str = ""  # millimetres of the paper
    bricks: int = 0
    can_skip: bool = False
    can_back: bool = False
    file: str = ""


class PlateSetupStep(StrEnum):
    """The steps of the plate's set-up, in their order."""

    FIND = "find"  # the hub looks for a plate
    BARE = "bare"  # the bare sheet lies still
    STACK = "stack"  # a stack of bricks goes from stud to stud
    WEIGH = "weigh"  # pieces are weighed
    FIGURE = "figure"  # figures are weighed
    KNOBS = "knobs"  # a magnet goes from knob to knob over the Hall sensors
    REPORT = "report"
    DONE = "done"  # the calibration is stored


@dataclass(frozen=True, slots=True)
class PlateSetupView:
    """The plate's set-up at one moment."""

    step: PlateSetupStep
    at: tuple[int, int] | None = None  # the stud or knob that is due
    put: bool | None = None  # True: put the load there; False: take it off; None: neither
    kind: str = ""  # piece or figure
    count: int = 0  # pieces of that kind
    part: float | None = None  # 0..1 of the running computation; None: none runs
    done: int = 0  # repetitions of this step that are done, of `of`
    of: int = 0
    marks: tuple[tuple[int, int], ...] = ()  # studs that are done
    live: bool = True  # the plate answers
    hall: bool = False  # the plate has Hall strips
    can_skip: bool = False
    can_back: bool = False
    now: Message | None = None  # the sentence in large letters
    faults: tuple[Message, ...] = ()  # why the step does not end
    notes: tuple[Message, ...] = ()  # the report
    file: str = ""
    in_game: bool = False  # a game begins or goes on afterwards


CHECK_CHOICES: Final = ("count", "all_there", "weigh", "type")
"""Answers to a tray that does not hold what it held at its set-up, in the order of their keys."""


@dataclass(frozen=True, slots=True)
class TrayCheckView:
    """The check of the full tray before a game: does it hold what it held at its set-up?"""

    expected: tuple[int, ...] = ()  # pieces by compartment at the set-up
    found: tuple[tuple[str | None, Message], ...] = ()  # (piece, difference); piece None: of the whole tray
    choices: tuple[str, ...] = ()  # the possible ones of `CHECK_CHOICES`; empty while the tray is weighed
    lacks: int = 0  # missing pieces, if nothing else is in doubt
    damaged: bool = False  # the calibration file is damaged: may the previous one be used?


@dataclass(frozen=True, slots=True)
class Sound:
    """The sounds of the table: what plays the cues, and the last cue."""

    buzzer: bool = False  # the tray's buzzer plays them
    bell: bool = False  # the terminal's bell rings at each
    muted: bool = False
    cue: Cue | None = None  # the last one that was played
    number: int = 0  # of cues so far

    @property
    def chosen(self) -> bool:
        """Something plays the cues, unless they are muted."""
        return self.buzzer or self.bell


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The hub at one moment."""

    t: float = 0.0  # hub time, s
    simulated: bool = False
    demo: bool = False  # the whole table is virtual and ends with the command
    phase: Phase = Phase.NO_GAME
    stage: Stage | None = None
    game: GameState | None = None
    judgement: Judgement | None = None
    draft: BuildDraft = field(default_factory=BuildDraft)
    plan: PlanDraft = field(default_factory=PlanDraft)
    sides: tuple[str | None, ...] = ()  # by seat, the side of the table (`views.palace.facing`); None: not known
    map_turns: int = 0  # quarter turns to the left by which the ground map lies on the plate
    turned: int = 0  # quarter turns by which people have turned the plan further, by a key
    owners: Mapping[tuple[int, int], int] = field(
        default_factory=dict
    )  # seat (from 0) of the builder, by the stud of the decoration
    knob_chosen: str = ""  # the knob chosen for the figure that is due, "11,14,3"; "" for none yet
    hint: HintView = field(default_factory=HintView)
    bot: BotView | None = None  # of the bot whose turn it is
    bots: tuple[str | None, ...] = ()  # by seat, the bot that plays it; empty for people alone
    draft_faults: tuple[Message, ...] = ()  # the rules that the drafted staircase breaks
    ahead: GameState | None = None  # as the next turn begins; its player may draft the staircase now
    cards_chosen: tuple[str, ...] = ()  # card ids
    slots_chosen: tuple[int, ...] = ()
    card_reasons: dict[str, Message] = field(
        default_factory=dict
    )  # why a pile is closed, by the card that stands for it
    to_learn: ToLearn | None = None  # None: nothing is missing now
    cells: tuple[CellView, ...] = ()
    links: tuple[LinkView, ...] = ()  # links with `used` first
    plate: PlateView | None = None  # None: no plate has answered so far
    pads: PadsView = field(default_factory=PadsView)
    manual: bool = False  # the tray cannot be read: counts are entered by hand
    question: Question | None = None
    refusal: Message | None = None  # why the last entry was refused; cleared by the next accepted entry
    starts: tuple[tuple[str, ...], ...] = ()  # the starting staircases of the usual set's maps, in notation
    ground_map: int = 1  # the default ground map of the next game
    sets: tuple[SetOffer, ...] = ()  # the user's card sets, the last used first
    new_set: str = ""  # the name offered for another set; "": the hub keeps none
    own_cards: bool = False  # a game by printed cards can begin with a set that is none of `sets`
    printed_first: bool = False  # the usual set is incomplete, so that only printed cards can be played with it
    notice: Message | None = None  # news for a toast
    notice_seq: int = 0
    sound: Sound = field(default_factory=Sound)
    problems: tuple[Message, ...] = ()
    log: tuple[LogLine, ...] = ()  # newest first
    saved: Message | None = None  # None: saved; otherwise why not
    last_event: Message | None = None
    can_undo: bool = False
    undo_over_turn: int | None = None  # the seat whose turn, already over, the next undo goes back into
    can_redo: bool = False
    can_confirm: bool = False  # the main action is possible now
    resume: ResumeOffer | None = None
    waiting: tuple[WaitingGame, ...] = ()  # games that were put aside, the one played last first
    last_players: tuple[
        str, ...
    ] = ()  # of the game played last, in seat order, and the bots with which the hub started
    teaching: Teaching | None = None  # as it is kept with the game; None: nobody wanted it
    bots_to_seat: Mapping[str, str] = field(default_factory=dict)  # bots of a new game, by the name of the player
    usual_sides: Mapping[str, str] = field(default_factory=dict)  # side of the table, by each name of the player
    known_players: Mapping[str, KnownPlayer] = field(default_factory=dict)  # by each name, as names are compared
    scores: tuple[ScoreSheet, ...] = ()
    result: Result | None = None
    cups: tuple[CupView | None, ...] = ()  # what each cup holds while the tray is weighed for a game
    tray_setup: TraySetupView | None = None
    tray_check: TrayCheckView | None = None
    module: ModuleView | None = None
    plate_setup: PlateSetupView | None = None
    longest: tuple[int, ...] = ()  # per seat: arches of the longest staircase
    history: tuple[GameState, ...] = ()  # after the end of a game: all its states in their order
    past: GameFacts | None = None  # a kept game that is only looked at; None: the hub's own game
    failed: bool = False  # the hub has stopped with an error; the screen closes
    tallest: tuple[int, ...] = ()  # per seat: level of the highest decoration

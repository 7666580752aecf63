"""Everything a screen may show, at one moment: the core fills it, the views turn it into view models. Plain data."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from monkey_palace.board.notation import Placement
from monkey_palace.game.history import Result, ScoreSheet
from monkey_palace.game.state import GameState
from monkey_palace.staircase.check import Verdict
from palace_hub.locale.message import Message
from palace_hub.referee.judgement import Judgement, Question


class Phase(StrEnum):
    """Where the hub stands, around and in a game."""

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
    ENDED = "ended"


class Stage(StrEnum):
    """What the stage of the Table screen shows in `Phase.PLAY` (SCREENS 4)."""

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
    """The staircase in progress as typed so far; `start_colour` None until one is chosen."""

    start_colour: str | None = None
    arches: int = 0
    bricks: int = 0
    columns: int = 0
    height: int = 0
    five_high: bool = False


WAYS: Final = ("plate", "plan", "facts")
"""How a staircase is entered: seen by the plate, piece by piece on the plan, or as the facts of `report_build`."""


@dataclass(frozen=True, slots=True)
class PlanDraft:
    """The staircase in progress as entered piece by piece, in the order of the entries, arches from either foot.

    `way`: one of `WAYS`; with "facts" `BuildDraft` counts. `verdict`: what the rules say of `placements`, None where
    nothing is placed or nobody could judge. `shown`: a staircase that the rules named as possible (R4.10). `fresh`:
    those of `placements` that the plate saw last; `unexplained`: something lies there that is no set of pieces.
    """

    way: str = "facts"
    placements: tuple[Placement, ...] = ()
    verdict: Verdict | None = None
    shown: tuple[Placement, ...] = ()
    fresh: tuple[Placement, ...] = ()
    unexplained: bool = False


@dataclass(frozen=True, slots=True)
class CellView:
    """One load cell. `count` None means that the hub does not know, and `fault` says why; never 0 for unknown."""

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
    trace: tuple[float | None, ...] = ()  # raw counts, one a second, newest last, 60; None where nothing came


@dataclass(frozen=True, slots=True)
class LinkView:
    """One node and its link. `state`: absent | hello | configured | live | stale | lost | incompatible.

    `used`: the hub listens to it for its role. Counts are the node's since the hub started, over all its links.
    """

    name: str
    role: str
    state: str
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
    config_own: bool = False  # nobody here says what it is to run
    carrier: str = "serial"  # serial | mqtt
    used: bool = True
    refused: int = 0  # messages that the hub did not take, and conversions that gave no reading
    signal_dbm: int | None = None  # None over a cable, and where the node does not say


@dataclass(frozen=True, slots=True)
class CornerView:
    """One cell of the plate: level and noise in raw counts, since nothing is weighed from it yet."""

    corner: str  # ne | se | sw | nw
    raw: float | None = None
    noise: float | None = None
    rate_hz: float | None = None
    fault: Message | None = None
    trace: tuple[float | None, ...] = ()  # as a CellView's


@dataclass(frozen=True, slots=True)
class HallView:
    """The Hall chain: raw bits, whole strips (None: the bits are none), how many of them answer, and the sensors that
    are on, as strip and sensor from 1."""

    bits: int
    strips: int | None
    answering: int
    sensors: int
    on: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class PlateView:
    """The plate's cells and its Hall chain; `hall` None where it has none. `live`: it is heard now."""

    corners: tuple[CornerView, ...]
    hall: HallView | None = None
    live: bool = True
    level: str = ""  # gold | silver | typed; "" where it was never set up
    why: Message | None = None  # what keeps it from the next higher level
    off: Message | None = None  # what it weighs otherwise than the game says, and where
    start: Message | None = None  # what the starting staircase lacks while it is built
    ground: Message | None = None  # what the ground map lacks before anybody has built on it


@dataclass(frozen=True, slots=True)
class PadsView:
    """The tray's pads, on which the figures are parked."""

    figures: Mapping[str, str] = field(default_factory=dict)  # figure -> parked | off | unknown | dead | stuck
    astray: tuple[str, ...] = ()  # figures off their pads although the game does not use them now
    doubt: Message | None = None  # why a press on the plate is not taken for the figure that is due


@dataclass(frozen=True, slots=True)
class EvidenceView:
    """What one decision rested on. `trace`: (seconds before it, pieces that lie there); `before` and `after`: the
    counts on both sides of it; `rival`: the best other change, and `lost` why it lost, None where nothing was decided
    between `low` and `high`; `finger`: it needs a finger resting there."""

    trace: Sequence[tuple[float, float]]
    before: int
    after: int
    fraction: float
    error: float
    still_s: float
    odds: float
    lost: str
    noise_mg: float | None = None
    rival: int | None = None
    finger: bool = False
    low: int = 0
    high: int = 0


@dataclass(frozen=True, slots=True)
class LogLine:
    """One event as the log shows it; `undone` lines stay, struck through."""

    seq: int
    t: float  # hub seconds
    clock: str  # "19:42:07" on a real table, "" where time is simulated
    who: str
    what: Message
    rule: str = ""
    undone: bool = False
    detail: tuple[Message, ...] = ()  # evidence: fraction, noise, seconds still, rival
    evidence: EvidenceView | None = None


@dataclass(frozen=True, slots=True)
class ResumeOffer:
    """The unfinished game found at start (SCREENS 3.7)."""

    state: GameState
    last_event: Message
    saved_at: str  # local time "2026-11-20 19:42:07", "" where time is simulated
    saved_wall: float | None = None  # seconds since the epoch
    ago_s: float | None = None


class TraySetupStep(StrEnum):
    """Where the tray's set-up stands: a tray is looked for, the cups are emptied, the box is put in, some pieces are
    lifted out and put back, the report is read, all of it is kept."""

    FIND = "find"
    EMPTY = "empty"
    FULL = "full"
    LIFT = "lift"
    BACK = "back"
    REPORT = "report"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class TraySetupView:
    """The tray's set-up. `piece` and `count`: what is lifted out; `expected`: pieces that each compartment is to hold;
    `live`: the tray answers; `faults`: why it does not go on; `notes`: the report; `in_game`: a game waits for it."""

    step: TraySetupStep
    piece: str = ""
    count: int = 0
    expected: tuple[int, ...] = ()
    live: bool = True
    faults: tuple[Message, ...] = ()
    notes: tuple[Message, ...] = ()
    file: str = ""
    in_game: bool = False


class ModuleStep(StrEnum):
    """Where a weigh module's first measurements stand: its node is looked for, bare spider, cup and a known mass are
    weighed, the stops are set, paper on them shows the travel, then rest, taps, firm presses, one brick."""

    FIND = "find"
    BARE = "bare"
    CUP = "cup"
    MASS = "mass"
    STOPS = "stops"
    PAPER = "paper"
    REST = "rest"
    TAP = "tap"
    PRESS = "press"
    BRICK = "brick"
    REPORT = "report"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class ModuleView:
    """First measurements of one module. `place`: its compartment or corner; `number` of `steps`: where this run of them
    stands; `now`: what is watched, in large letters; `told`: what is known so far; `mass` (g), `paper` (mm), `bricks`:
    what it is measured with."""

    step: ModuleStep
    role: str
    place: str = ""
    number: int = 1
    steps: int = 1
    live: bool = True
    now: Message | None = None
    told: tuple[Message, ...] = ()
    faults: tuple[Message, ...] = ()
    mass: str = ""
    paper: str = ""
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
"""What a tray that is not as it was can be answered with, in the order of their keys."""


@dataclass(frozen=True, slots=True)
class TrayCheckView:
    """The full tray before a game against what it held when it was set up. `found`: what differs, by compartment
    (None: of the whole); empty while it is weighed. `choices`: those of `CHECK_CHOICES` that are possible."""

    expected: tuple[int, ...] = ()
    found: tuple[tuple[str | None, Message], ...] = ()
    choices: tuple[str, ...] = ()
    lacks: int = 0  # pieces missing altogether, where nothing else is in doubt
    damaged: bool = False  # it is asked whether the previous file is to be used


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The hub at hub time `t` (seconds)."""

    t: float = 0.0
    simulated: bool = False
    phase: Phase = Phase.NO_GAME
    stage: Stage | None = None
    game: GameState | None = None
    judgement: Judgement | None = None
    draft: BuildDraft = field(default_factory=BuildDraft)
    plan: PlanDraft = field(default_factory=PlanDraft)
    owners: Mapping[tuple[int, int], int] = field(default_factory=dict)  # seat (from 0) by stud of its decoration
    knob_chosen: str = ""  # the knob chosen for the figure to be placed, "11,14,3"; empty for none yet
    draft_faults: tuple[Message, ...] = ()  # why the drafted staircase would be refused, each with its rule
    cards_chosen: tuple[str, ...] = ()  # card ids
    slots_chosen: tuple[int, ...] = ()
    card_reasons: dict[str, Message] = field(default_factory=dict)  # card id -> why it cannot be chosen
    cells: tuple[CellView, ...] = ()
    links: tuple[LinkView, ...] = ()  # the used ones first, then others
    plate: PlateView | None = None  # None: no plate was ever heard
    pads: PadsView = field(default_factory=PadsView)  # the tray's, where the figures are parked
    manual: bool = False  # the tray cannot be read: pieces taken are typed
    question: Question | None = None
    refusal: Message | None = None  # why the last entry was refused; gone with the next accepted one
    ground_map: int = 1  # the one that the next game is played on if nobody chooses another
    notice: Message | None = None  # news for a toast
    notice_seq: int = 0
    problems: tuple[Message, ...] = ()
    log: tuple[LogLine, ...] = ()  # newest first
    saved: Message | None = None  # None: saved; otherwise why not
    last_event: Message | None = None
    can_undo: bool = False
    undo_over_turn: bool = False  # the next undo goes back over a turn and is asked for
    can_redo: bool = False
    can_confirm: bool = False  # the main action is possible now
    resume: ResumeOffer | None = None
    scores: tuple[ScoreSheet, ...] = ()
    result: Result | None = None
    tray_setup: TraySetupView | None = None
    tray_check: TrayCheckView | None = None
    module: ModuleView | None = None
    plate_setup: PlateSetupView | None = None
    longest: tuple[int, ...] = ()  # per seat: arches of the longest staircase
    history: tuple[GameState, ...] = ()  # once the game has ended: every state that it went through
    failed: bool = False  # the hub has died; the screen closes and says so
    tallest: tuple[int, ...] = ()  # per seat: level of the highest decoration

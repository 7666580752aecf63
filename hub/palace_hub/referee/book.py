"""The ledger ("book") of one game: a fold over its events. It holds the game, the tray's counts and the plan.

Undo, correction and restart append events and fold again; nothing is patched.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from monkey_palace.board.notation import Placement, parse_placements
from monkey_palace.board.pieces import DECORATIONS, PIECES, Piece
from monkey_palace.board.turning import QUARTERS, turned_step
from monkey_palace.game.apply import turn_ahead
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import (
    Build,
    Command,
    DeckCommand,
    EndNow,
    LearnCommand,
    Leave,
    PassBuild,
    ReportBuild,
    SettleOwed,
    parse_command,
)
from monkey_palace.game.deliveries import board_known, decoration_options, delivery_options
from monkey_palace.game.departures import present
from monkey_palace.game.events import FrogReturned, FrogTaken, GameEvent
from monkey_palace.game.history import Game
from monkey_palace.game.owed import settlements
from monkey_palace.game.setup import start
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.settings import Settings
from palace_hub.referee.bot_seats import as_decided
from palace_hub.referee.events import (
    Absent,
    AskedQuestion,
    BotDecided,
    BotsSeated,
    BoxWeighed,
    BuildMethodChosen,
    CommandPlayed,
    CountCleared,
    CountDoubted,
    CountOverridden,
    CountQuestion,
    CupsWeighed,
    Event,
    FigureQuestion,
    FrogColumnTaken,
    HintMode,
    HintsChosen,
    HintUsed,
    Json,
    LoadQuestion,
    MapTurned,
    PiecePlaced,
    PieceTakenBack,
    PlateLevelChanged,
    PlateSeen,
    PlateZeroed,
    QuestionAnswered,
    QuestionWithdrawn,
    ReseatQuestion,
    SidesChosen,
    StageSeen,
    StaircaseQuestion,
    StaircaseStaged,
    StepRedone,
    StepsExplained,
    StepUndone,
    TableSetUp,
    TrayMoved,
    TrayReplaced,
    TurnTakenOver,
    ViolationChanged,
)
from palace_hub.referee.header import cards_of_header, require_shape
from palace_hub.referee.judge import NOTHING, Allowed, Excuse, Vector
from palace_hub.referee.judgement import Aim
from palace_hub.referee.plan import Plan, Staged, plan_of, staged_pieces, verify_staged


@dataclass(frozen=True, slots=True)
class Done:
    """One step that can be undone: a command in force, or a staircase that waits for its decoration (`staged`).

    `auto` steps were taken by the hub itself, as the end of a turn is, and are undone with what led to them. `beside`:
    the turn went on as it was. `entered`: what was entered of the staircase in a turn that the command cut short.
    """

    turn: int
    command: Command | None = None
    staged: Staged | None = None
    auto: bool = False
    beside: bool = False
    entered: "Entered | None" = None


@dataclass(frozen=True, slots=True)
class Entered:
    """A staircase as far as it was entered: how, and its pieces."""

    way: str | None
    plan: Plan


@dataclass(frozen=True, slots=True)
class Undone:
    """Steps that one undo took back, newest first, and the plan that stood then: redo brings back both."""

    steps: tuple[Done, ...]
    way: str | None
    plan: Plan


_COLUMN = PIECES.index(Piece.COLUMN)
_DECORATIONS = tuple(PIECES.index(piece) for piece in DECORATIONS)
_TAKE_AIM = {PromptKind.TAKE_ONE_TIME: Aim.ONE_TIME, PromptKind.TAKE_RECURRING: Aim.RECURRING}


def unit(cell: int) -> Vector:
    """One piece of compartment `cell`, nothing else."""
    return tuple(int(i == cell) for i in range(len(PIECES)))


@dataclass
class Book:
    """One game and its tray, as far as the events say.

    empty: raw readings of the empty cups, once measured; weighed: the box has been weighed in, or is kept by hand;
    node: the chip id of the tray that was weighed in, None where pieces are typed. counts: pieces per compartment,
    None where unknown; known: what was last known of them; doubts: why a count is unknown, by compartment. way: how
    this turn's staircase is entered, None where nobody chose; plan: its pieces as entered so far, `fresh` those
    that the plate saw last. Once this turn's staircase stands, the three are the next player's draft, which waits
    in `later` while an undo has led back into the build. plate_zero: load of the bare plate as it was known last,
    in the map's directions; plate_level: how the plate sees, "typed" where it does not; map_turns: quarter turns to
    the left by which the map lies on the plate; sides: the side of the table of each seat, None where nobody said;
    staged: the staircase that waits for its decoration; early: the next player's decoration that is out of the
    tray; held: an exact delivery waits for a movement; jumped: an undo was the last thing that happened to the
    game; frog_back: the turn in which the frog's column was given back; left: who left in mid-turn just now;
    questions: how many were asked so far, `question` the open one; hints: by seat, when the player gets hints,
    empty where nobody chose; hint: the last one that was shown; explained: the explanations of steps, None where
    nobody wanted them; bots: by seat, the bot that plays it, empty for people alone; decision: of the bot in turn
    at this prompt; by_hand: the turn of a bot that people have taken over last.
    """

    game: Game
    empty: list[Json] | None = None
    weighed: bool = False
    set_up: bool = False
    counts: list[int | None] = field(default_factory=lambda: [None] * len(PIECES))
    known: list[int | None] = field(default_factory=lambda: [None] * len(PIECES))
    doubts: dict[int, CountDoubted] = field(default_factory=dict)
    node: str | None = None
    way: str | None = None
    plan: Plan = field(default_factory=Plan)
    fresh: tuple[Placement, ...] = ()
    later: tuple[str | None, Plan] = (None, Plan())
    plate_zero: list[float] | None = None
    plate_level: str = "typed"
    map_turns: int = 0
    sides: tuple[str | None, ...] = ()
    staged: Staged | None = None
    early: Vector = NOTHING
    frog_due: bool = False
    held: bool = False
    jumped: bool = False
    frog_back: int | None = None
    left: str | None = None
    credits_seen: bool = True
    bonus_seen: bool = True
    cards_seen: bool = True
    violations: dict[int, str] = field(default_factory=dict)
    questions: int = 0
    question: AskedQuestion | None = None
    hints: tuple[HintMode, ...] = ()
    hint: HintUsed | None = None
    explained: StepsExplained | None = None
    bots: tuple[str | None, ...] = ()
    bot_seed: int = 0
    decision: Command | None = None
    by_hand: int | None = None
    done: list[Done] = field(default_factory=list)  # what undo takes back, newest last
    undone: list[Undone] = field(default_factory=list)  # what redo brings back, newest last
    _ahead: tuple[GameState, GameState | None] | None = field(default=None, repr=False, compare=False)

    @classmethod
    def new(cls, header: Mapping[str, Any]) -> "Book":
        """The book of the game that a journal header describes, on the cards that it carries.

        `deck` is in the header of a printed deck only (R11.1).
        Raises `BadHeader` for a header of another shape, `DataError` where its cards are not those of its hash.
        """
        require_shape(header)
        return cls(
            Game.begun(
                start(
                    header["players"],
                    settings=Settings.model_validate(header["settings"]),
                    data_set=cards_of_header(header),
                    ground_map=header["ground_map"],
                    expansions=tuple(header["expansions"]),
                    deck=header.get("deck", "screen"),
                    seed=header["deck_seed"],
                )
            )
        )

    def fold(self, event: Event) -> tuple[GameEvent, ...]:
        """Take in one event; returns what the game made of it. Links, audits and figures change nothing."""
        made = self._fold(event)
        self.early = self._early_now()
        return made

    def _fold(self, event: Event) -> tuple[GameEvent, ...]:
        match event:
            case TrayMoved() | CountOverridden() | CountCleared():
                self.counts[event.cell] = self.known[event.cell] = event.count
                self.doubts.pop(event.cell, None)
                self.held = False
            case CountDoubted():
                self.counts[event.cell] = None
                self.doubts[event.cell] = event
            case CountQuestion() | StaircaseQuestion() | LoadQuestion() | ReseatQuestion() | FigureQuestion():
                self.questions += 1
                self.question = event
            case QuestionAnswered() | QuestionWithdrawn():
                self.question = None
            case CupsWeighed():
                self.empty = event.readings
            case BoxWeighed():
                self.counts = list(event.counts)
                self.known = list(event.counts)
                self.doubts.clear()
                self.node = None if isinstance(event.node, Absent) else event.node
                self.weighed = True
            case TrayReplaced():
                self.node = event.node
            case TableSetUp():
                self.set_up = True
            case BuildMethodChosen():
                self.way = event.way
            case PiecePlaced():
                self.plan = self.plan.placed(Placement.parse(event.placement))
                self.undone.clear()
            case PieceTakenBack():
                self.plan = self.plan.taken_back(Placement.parse(event.placement))
                self.undone.clear()
            case PlateSeen():
                self.plan = Plan(parse_placements(event.placements) if event.placements else ())
                self.fresh = parse_placements(event.fresh) if event.fresh else ()
                self.undone.clear()
            case PlateZeroed():
                self.plate_zero = [float(part) for part in event.load]
            case PlateLevelChanged():
                self.plate_level = event.level
            case MapTurned():
                self._turn_map(event.turns % QUARTERS)
            case SidesChosen():
                self.sides = tuple(event.sides)
            case HintsChosen():
                self.hints = tuple(event.modes)
            case HintUsed():
                self.hint = event
            case StepsExplained():
                self.explained = event
            case BotsSeated():
                self.bots, self.bot_seed, self.decision = tuple(event.bots), event.seed, None
            case BotDecided():
                self.decision = parse_command(event.command)
            case TurnTakenOver():
                self.by_hand = event.turn
            case StaircaseStaged():
                self._stage(self._to_stage(event))
                self.undone.clear()
                self.held = self.jumped = False
            case FrogColumnTaken():
                self.frog_due = False
            case StageSeen():
                self.credits_seen = self.credits_seen or event.stage == "credits"
                self.bonus_seen = self.bonus_seen or event.stage == "bonus"
                self.cards_seen = self.cards_seen or event.stage == "cards"
            case ViolationChanged():
                if event.state == "opened":
                    self.violations[event.cell] = event.what
                else:
                    self.violations.pop(event.cell, None)
            case CommandPlayed():
                return self._play(parse_command(event.command), auto=event.auto is True)
            case StepUndone():
                self._undo()
            case StepRedone():
                self._redo()
        return ()

    def _turn_map(self, turns: int) -> None:
        """The cells' zero stays on the plate, so it turns the other way against the map."""
        if self.plate_zero is not None:
            grams, east, north = self.plate_zero
            self.plate_zero = [grams, *turned_step(east, north, self.map_turns - turns)]
        self.map_turns = turns

    def _play(self, command: Command, *, auto: bool) -> tuple[GameEvent, ...]:
        self.decision = None
        if isinstance(command, LearnCommand):  # no step: undo and redo pass over it
            return self.game.apply(command)
        self.undone.clear()
        self.jumped = False
        self.held = self.held and isinstance(command, DeckCommand | Leave)
        return self._command(command, auto=auto)

    def after(self, step: Event | Command) -> "Book":
        """A copy of this book after one more step, without the history: what may leave the tray then."""
        copy = replace(
            self,
            game=Game.from_state(self.game.state),
            counts=list(self.counts),
            known=list(self.known),
            doubts=dict(self.doubts),
            violations=dict(self.violations),
            done=[],
            undone=[],
        )
        if isinstance(step, Command):
            copy._play(step, auto=False)
        else:
            copy.fold(step)
        return copy

    def _to_stage(self, event: StaircaseStaged) -> Staged:
        if not isinstance(event.staircase, Absent):
            return staged_pieces(self.game.state, event.staircase)
        return Staged(ReportBuild.model_validate(event.report))

    def _stage(self, staged: Staged) -> None:
        self.staged = staged
        if staged.placements:
            self.plan = Plan(staged.placements)
        self.done.append(Done(self.game.state.turn, staged=staged))

    def _command(self, command: Command, *, auto: bool) -> tuple[GameEvent, ...]:
        before, entered, entered_for = self.game.state, Entered(self.way, self.plan), self._entered_for
        # A new command has been verified (`core.apply.play`); that of a kept game may be one of an earlier version.
        events = self.game.apply(command, stored=True)
        after = self.game.state
        cut_short = isinstance(command, EndNow | Leave) and (after.ended or after.turn != before.turn)
        beside = isinstance(command, DeckCommand) or (isinstance(command, Leave) and not cut_short)
        if not beside:
            self._unstage()
            self.left = None
        if self._entered_for != entered_for:
            self._leave_build()
        if after.ended:
            self.way, self.plan, self.fresh = None, Plan(), ()
        self.done.append(Done(before.turn, command, None, auto, beside, entered if cut_short else None))
        self.frog_due = self.frog_due or any(isinstance(event, FrogTaken) and event.columns for event in events)
        if any(isinstance(event, FrogReturned) and event.columns for event in events):
            self.frog_back = before.turn
        kinds = {event.kind for event in events}
        if "credits_counted" in kinds:
            self.credits_seen = False
        if "bonus_taken" in kinds:
            self.bonus_seen = False
        if cut_short:
            self.frog_due, self.credits_seen, self.bonus_seen = False, True, True
            self.left = before.player.name
        if after.ended and not before.ended:
            self.cards_seen = after.deck == "screen"  # of a printed deck people may have named a wrong card
        return events

    def _unstage(self) -> None:
        """The staged staircase is no step of its own any more; what was told of the deck since then stays one."""
        for index in reversed(range(len(self.done))):
            step = self.done[index]
            if step.staged:
                del self.done[index]
            if not step.beside:
                break
        self.staged = None

    def _undo(self) -> None:
        taken_back, way, plan = [], self.way, self.plan
        turn, building = self.game.state.turn, self.game.prompt.kind is PromptKind.BUILD
        while self.done:
            step = self.done.pop()
            taken_back.append(step)
            if step.command is not None:
                self.game.undo()
            if not step.auto:
                break
        if self.game.prompt.kind is PromptKind.BUILD and not (building and self.game.state.turn == turn):
            self.later, self.way, self.plan, self.fresh = (way, plan), None, Plan(), ()
            self._enter_again(taken_back[-1])
        self.undone.append(Undone(tuple(taken_back), way, plan))
        self._after_jump(tuple(taken_back))

    def _redo(self) -> None:
        undone = self.undone.pop()
        for step in reversed(undone.steps):
            if step.staged is not None:
                self._stage(step.staged)
            elif step.command is not None:
                self._command(step.command, auto=step.auto)
        staged, frog_due = self.staged, self.frog_due
        self._after_jump(undone.steps)
        self.staged, self.frog_due = staged, frog_due
        self.way, self.plan = undone.way, undone.plan

    def verify_redo(self) -> None:
        """Raises `IllegalCommand` where what was learnt since then forbids the steps of the next redo (R11.9)."""
        game = Game.from_state(self.game.state)
        for step in reversed(self.undone[-1].steps):
            if step.staged is not None:
                verify_staged(game.state, step.staged)
            elif step.command is not None:
                game.apply(step.command, stored=True)

    def _after_jump(self, steps: tuple[Done, ...]) -> None:
        """These steps were taken back or are in force again; those of the deck leave the turn as it was."""
        self.held = self.jumped = True
        self.decision = None
        if self.by_hand is not None and self.game.state.turn < self.by_hand:
            self.by_hand = None
        if steps and all(step.beside for step in steps):
            return
        self.left = None
        self.staged = None
        self.frog_due = False
        self.credits_seen = self.bonus_seen = True

    def _enter_again(self, step: Done) -> None:
        """Put the entered pieces back on the plan, to be changed or confirmed again."""
        if isinstance(step.command, Build):
            self.way, self.plan = "plan", plan_of(step.command.staircase)
        elif isinstance(step.command, ReportBuild):
            self.way = "facts"
        elif step.entered is not None:
            self.way, self.plan = step.entered.way, step.entered.plan

    def _leave_build(self) -> None:
        """The plan is the next player's from now on: empty, or the draft from before an undo."""
        (self.way, self.plan), self.later, self.fresh = self.later, (None, Plan()), ()

    @property
    def undo_over_turn(self) -> int | None:
        """The seat whose turn the next undo goes back into; None if the last step belongs to the present turn."""
        if not self.done or self.done[-1].turn == self.game.state.turn:
            return None
        turn = self.done[-1].turn
        return next(state.prompt.player for state in reversed(self.game.states) if state.turn == turn)

    @property
    def shelf(self) -> Vector:
        """What the tray should hold now, by the game's book."""
        supply = self.game.state.supply
        shelf = tuple(supply[piece] for piece in PIECES)
        if self.frog_due:
            return tuple(n + (i == _COLUMN) for i, n in enumerate(shelf))
        return shelf

    @property
    def board_unknown(self) -> bool:
        """True where a recurring delivery is due and it is not known what the player's board delivers (R11.8)."""
        state = self.game.state
        return state.prompt.kind is PromptKind.TAKE_RECURRING and not board_known(state, cards_of(state))

    def _early_now(self) -> Vector:
        """The decoration that the next player has taken, once that of this turn stands (docs/adr/0023).

        It stays the same one until it is booked or back: of two that are out, the later one is wrong. What an undo left
        out is nobody's until the next command.
        """
        out = self.out
        for cell, pieces in enumerate(self.early):
            if pieces and (out[cell] > 0 or self.counts[cell] is None):
                return self.early
        taken = next((unit(cell) for cell in _DECORATIONS if out[cell] > 0), NOTHING)
        return taken if self.set_up and not self.jumped and self.drafting else NOTHING

    @property
    def build_state(self) -> GameState | None:
        """The state that a staircase is entered for: of this turn, or of the next one once this turn's stands.

        None where no turn follows.
        """
        state = self.game.state
        if state.prompt.kind is PromptKind.BUILD:
            return state
        if self._ahead is None or self._ahead[0] is not state:
            self._ahead = (state, turn_ahead(state))
        return self._ahead[1]

    @property
    def _entered_for(self) -> int | None:
        """The turn that the plan belongs to; None where no turn follows."""
        state = self.build_state
        return None if state is None else state.turn

    @property
    def drafting(self) -> bool:
        """True where a staircase that is entered is the next player's draft."""
        ahead = None if self.game.prompt.kind is PromptKind.BUILD else self.build_state
        return ahead is not None and self.bot_of(ahead) is None

    def bot_of(self, state: GameState) -> str | None:
        """The bot whose turn it is in this state; None for a person, who may have taken over a bot's turn."""
        return self.bots[state.prompt.player] if self.bots and state.turn != self.by_hand else None

    @property
    def undoes_build(self) -> bool:
        """True where the next undo goes back into a build."""
        for step in reversed(self.done):
            if isinstance(step.command, Build | ReportBuild | PassBuild):
                return True
            if not step.auto:
                break
        return False

    def allowed(self) -> Allowed:
        """What may leave the tray now: what is due, and beside it what the next player has taken early."""
        due = as_decided(self._due(), self.decision)
        if self.staged is not None or not any(self.early) or self.build_state is None:
            return due
        return replace(due, early=self.early)

    def _due(self) -> Allowed:
        if not self.set_up:
            return Allowed(Aim.SETUP)
        state = self.game.state
        owed = self._to_settle()
        if self.frog_due and not (owed and owed[0].player in state.gone):
            return Allowed(Aim.FROG, (unit(_COLUMN),))
        if owed:
            options: tuple[Vector, ...] = tuple((way.arch, way.brick, way.column, 0, 0, 0) for way in owed)
            seat = owed[0].player
            key, rule = ("leaver-put-back", "12.4") if seat in state.gone else ("owed-put-back", "11.6")
            return Allowed(Aim.OWED, options, Excuse(key, rule, name=state.players[seat].name))
        excuse = self._excuse()
        if self.staged is not None:
            colours = decoration_options(state, self.staged.start_colour)
            options = tuple(unit(PIECES.index(Piece(colour))) for colour in colours)
            return Allowed(Aim.DECORATE, options or (NOTHING,), excuse)
        aim = _TAKE_AIM.get(state.prompt.kind)
        if self.board_unknown:
            return Allowed(Aim.NOTHING, excuse=Excuse("board-unknown-put-back", "11.8"))
        if aim is not None:
            takes = tuple((take.arch, take.brick, take.column, 0, 0, 0) for take in delivery_options(state))
            return Allowed(aim, takes, excuse)
        return Allowed(Aim.NOTHING, excuse=excuse)

    def settlement(self, pieces: Vector) -> SettleOwed | None:
        """The settlement of what is owed (R11.6) that moves just these pieces; None if it is none."""
        return next((way for way in self._to_settle() if (way.arch, way.brick, way.column) == pieces[:3]), None)

    def _to_settle(self) -> tuple[SettleOwed, ...]:
        """The settlements that are due, one player after the other.

        Players who left come first, and at once; the others never within a delivery or a decoration.
        """
        state = self.game.state
        if not state.owed:
            return ()
        later = self.staged is not None or state.prompt.kind in _TAKE_AIM
        seats = state.gone if later else (*state.gone, *present(state))
        return next(filter(None, (settlements(state, seat) for seat in seats)), ())

    def _excuse(self) -> Excuse | None:
        """Why pieces may be out that nobody took wrongly: a step was undone, the frog was given back (R9.3), or a
        player left in mid-turn (R12.3).
        """
        if self.jumped:
            return Excuse("undone-put-back", "")
        if self.frog_back == self.game.state.turn:
            return Excuse("frog-back", "9.3", Piece.COLUMN)
        if self.left is not None:
            return Excuse("left-put-back", "12.3", name=self.left)
        if any(self.early) and self.build_state is None:
            return Excuse("early-put-back", "8.3", PIECES[self.early.index(1)])
        return None

    @property
    def out(self) -> Vector:
        """Pieces that are out and not booked; 0 where the count is unknown."""
        return tuple(
            0 if count is None else shelf - count for shelf, count in zip(self.shelf, self.counts, strict=True)
        )

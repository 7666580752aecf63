"""The fold of a game's events to its facts: the ledger plays them again, and what it holds is counted.

Nothing is counted from events that an undo took back: the game of the ledger does not hold them any more.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any, Final

from monkey_palace.game.events import (
    BonusTaken,
    CardsTaken,
    CreditsCounted,
    Decorated,
    FigureOnCard,
    FigurePlaced,
    FrogReturned,
    FrogTaken,
    GameEvent,
    StaircaseBuilt,
    TurnEnded,
    TurnStarted,
)
from monkey_palace.game.history import Game
from monkey_palace.game.state import PromptKind
from palace_hub.history.facts import ClockDoubt, GameFacts, SeatFacts, TurnFacts, Watched
from palace_hub.journal.glance import GameGlance
from palace_hub.journal.rows import KeptEvent
from palace_hub.referee.book import Book
from palace_hub.referee.events import (
    BotsSeated,
    BoxWeighed,
    Event,
    HintUsed,
    PlateLevelChanged,
    PlateSeen,
    StepUndone,
    parse_event,
)

LONGEST_THOUGHT_S: Final = 20 * 60.0
"""A longer gap between two events is a break, which is not counted as playing (assumed)."""

MADE: Final = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
"""No game was played before this program was made: an earlier date comes from a clock that was not set."""

CLOCK_SET_S: Final = 600.0
"""Between two events, date and hub time may differ by this much (assumed); more is a clock that was set. A clock that
the network corrects now and then differs by seconds."""

SINCE_START_S: Final = 1800.0
"""The network sets the clock within this time of the machine's start (assumed), which is 0 of the hub time. Later, the
date runs ahead where a laptop sleeps."""

_STEP_OF: Final[Mapping[PromptKind, str]] = {
    PromptKind.BUILD: "build",
    PromptKind.TAKE_CARDS: "cards",
    PromptKind.PLACE_CARDS: "cards",
    PromptKind.TAKE_ONE_TIME: "bricks",
    PromptKind.TAKE_RECURRING: "bricks",
    PromptKind.PLACE_FROG: "figures",
    PromptKind.PLACE_MONKEY: "figures",
    PromptKind.PLACE_BUTTERFLY: "figures",
}

_LEVELS: Final = (Watched.TYPED, Watched.BRONZE, Watched.SILVER, Watched.GOLD)


@dataclass
class _Watch:
    """What the events tell beside the game: times, hints, what watched."""

    seconds: float = 0.0
    by_step: dict[int, dict[str, float]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(float)))
    by_turn: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    hints: Counter[int] = field(default_factory=Counter)
    undone: int = 0
    level: Watched = Watched.TYPED
    plate: Watched = Watched.SILVER
    """What a plate that sees is at least: games of former hubs have its level only where it changed in play."""

    def pass_time(self, book: Book, gap: float) -> None:
        """The time before an event belongs to the step that was due then."""
        state = book.game.state
        if state.ended or not 0 < gap <= LONGEST_THOUGHT_S:
            return
        self.seconds += gap
        if book.set_up:
            self.by_turn[state.turn] += gap
            if (step := _STEP_OF.get(state.prompt.kind)) is not None:
                self.by_step[state.prompt.player][step] += gap

    def see(self, event: Event) -> None:
        match event:
            case HintUsed():
                self.hints[event.player] += 1
            case StepUndone():
                self.undone += 1
            case BoxWeighed() if event.by != "person":
                self._reach(Watched.BRONZE)
            case PlateLevelChanged():
                self.plate = Watched(event.level) if event.level in tuple(Watched) else Watched.TYPED
            case PlateSeen() if event.placements:
                self._reach(self.plate)

    def _reach(self, level: Watched) -> None:
        self.level = max(self.level, level, key=_LEVELS.index)


def facts_of(
    glance: GameGlance, header: Mapping[str, Any], events: Iterable[KeptEvent]
) -> tuple[GameFacts, tuple[TurnFacts, ...]]:
    """The facts of a kept game and of its finished turns.

    Raises `RulesError`, `KeyError`, `TypeError`, `ValueError` or `IndexError` for events that do not follow from each
    other.
    """
    book, watch = Book.new(header), _Watch()
    kept = tuple(events)
    bots: tuple[str | None, ...] = ()
    t = None
    for row in kept:
        if t is not None:
            watch.pass_time(book, row.t - t)
        t = row.t
        event = parse_event(row.kind, row.body)
        if isinstance(event, BotsSeated):
            bots = tuple(event.bots)
        watch.see(event)
        book.fold(event)
    turns = _turns(book.game, watch)
    return _game(glance, book, watch, kept, bots, turns), turns


def _game(
    glance: GameGlance,
    book: Book,
    watch: _Watch,
    kept: tuple[KeptEvent, ...],
    bots: tuple[str | None, ...],
    turns: tuple[TurnFacts, ...],
) -> GameFacts:
    state, result = book.game.state, book.game.result()
    started = glance.started_wall
    ended = next((row.wall for row in reversed(kept) if row.wall is not None), started)
    return GameFacts(
        game=glance.id,
        status=glance.status,
        started=started,
        ended=ended,
        doubt=clock_doubt(started, kept),
        seconds=round(watch.seconds, 3),
        rounds=len(state.bananas_by_round),
        turns=len(turns),
        set=state.set,
        provenance=state.provenance,
        deck=state.deck,
        ground_map=state.ground_map,
        expansions=tuple(str(figure) for figure in state.expansions),
        watched=watch.level,
        is_over=result is not None,
        ended_early=state.ended_early,
        winners=() if result is None else result.winners,
        reason="" if result is None else result.reason,
        undone=watch.undone,
        questions=book.questions,
        has_loss=glance.has_loss,
        by_round=state.bananas_by_round,
        seats=tuple(_seat(book.game, seat, watch, bots, turns) for seat in range(len(state.players))),
    )


def _seat(
    game: Game, seat: int, watch: _Watch, bots: tuple[str | None, ...], turns: tuple[TurnFacts, ...]
) -> SeatFacts:
    state, sheet = game.state, game.score()[seat]
    own = [turn for turn in turns if turn.seat == seat]
    built = [turn for turn in own if turn.start_colour]
    return SeatFacts(
        name=state.players[seat].name,
        bot=(bots[seat] or "") if seat < len(bots) else "",
        left=seat in state.gone,
        score=sheet.total,
        cards=sheet.cards,
        bonus=sheet.bonus,
        monkey=sheet.monkey,
        butterfly=sheet.butterfly,
        frog=sheet.frog,
        turns=len(own),
        built=len(built),
        arches=sum(turn.arches for turn in built),
        bricks=sum(turn.bricks for turn in built),
        columns=sum(turn.columns for turn in built),
        longest=max((turn.arches for turn in built), default=0),
        highest=max((turn.level for turn in built), default=0),
        credits=sum(turn.credits for turn in own),
        lapsed=sum(turn.lapsed for turn in own),
        most_credits=max((turn.credits for turn in own), default=0),
        bought=sum(len(turn.cards) for turn in own),
        hints=watch.hints[seat],
        starts=dict(sorted(Counter(turn.start_colour for turn in built).items())),
        seconds={step: round(seconds, 3) for step, seconds in sorted(watch.by_step[seat].items())},
    )


def _turns(game: Game, watch: _Watch) -> tuple[TurnFacts, ...]:
    """The finished turns; the end of the game finishes the last one."""
    groups: dict[int, list[GameEvent]] = {}
    begun: dict[int, TurnStarted] = {}
    turn = 0
    for event in game.events:
        if isinstance(event, TurnStarted):
            turn = event.turn
            begun[turn] = event
            groups[turn] = []
        elif turn:
            groups[turn].append(event)
    states = game.states
    scores = {
        before.turn: before_player.score
        for before, after in pairwise(states)
        if after.turn != before.turn or after.ended
        for before_player in (after.players[begun[before.turn].player],)
    }
    return tuple(
        _turn(begun[turn], events, scores[turn], watch.by_turn[turn])
        for turn, events in groups.items()
        if turn in scores
    )


def _turn(begun: TurnStarted, events: list[GameEvent], score: int, seconds: float) -> TurnFacts:
    values: dict[str, Any] = {
        "start_colour": "",
        "arches": 0,
        "bricks": 0,
        "columns": 0,
        "decoration": "",
        "level": 0,
        "credits": 0,
        "highest_bonus": False,
        "lapsed": 0,
        "cards": (),
        "bananas": 0,
        "bonus": False,
        "figures": (),
    }
    for event in events:
        match event:
            case StaircaseBuilt(report=report):
                values |= {"start_colour": str(report.start_colour), "arches": report.arches}
                values |= {"bricks": report.bricks, "columns": report.columns}
            case Decorated():
                values |= {"decoration": str(event.colour), "level": event.level}
            case CreditsCounted():
                values |= {"credits": event.credits, "highest_bonus": event.highest_bonus}
            case CardsTaken():
                values |= {"cards": event.cards, "bananas": event.bananas}
            case BonusTaken():
                values["bonus"] = True
            case FrogTaken():
                values["figures"] += ("frog",)
            case FrogReturned():
                values["figures"] = tuple(figure for figure in values["figures"] if figure != "frog")
            case FigurePlaced() | FigureOnCard(why="no_open_knob" | "cut_short"):
                if event.player == begun.player and str(event.figure) not in values["figures"]:
                    values["figures"] += (str(event.figure),)
            case TurnEnded():
                values["lapsed"] = event.lapsed
    return TurnFacts(
        turn=begun.turn, round=begun.round, seat=begun.player, score=score, seconds=round(seconds, 3), **values
    )


def clock_doubt(started: float | None, kept: Iterable[KeptEvent]) -> ClockDoubt:
    """What the dates of one game tell of the clock that they come from."""
    if started is None:
        return ClockDoubt.NO_CLOCK
    if started < MADE:
        return ClockDoubt.EARLY
    for before, after in pairwise(kept):
        if before.wall is None or after.wall is None or before.t > SINCE_START_S:
            continue
        if 0 <= after.t - before.t < after.wall - before.wall - CLOCK_SET_S:
            return ClockDoubt.SET_LATER
    return ClockDoubt.NONE

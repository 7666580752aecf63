"""Pure functions on states: `decide` turns a command into events, `evolve.fold` applies them to the state.

    events = decide(state, command)     # may raise IllegalCommand
    state = fold(events, state)

Automatic steps (credits, skipped deliveries, Bonus Card, end of a round) are events of the command before them.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.pieces import Figure, Piece
from monkey_palace.cards.deck_format import Symbols
from monkey_palace.cards.model import CardSet
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.building import built, decorated, verify_pass, verify_staircase
from monkey_palace.game.card_corrections import corrected, verify_card_correction
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import (
    Build,
    ChangeDeck,
    Command,
    CorrectCard,
    CorrectSupply,
    EndNow,
    EndTurn,
    LearnBoard,
    LearnCard,
    LearnCommand,
    LearnKnob,
    Leave,
    PassBuild,
    PlaceButterfly,
    PlaceCards,
    PlaceFrog,
    PlaceMonkey,
    RemoveCard,
    ReportBuild,
    SettleOwed,
    Take,
    TakeCards,
    TakeFrog,
    TellTop,
)
from monkey_palace.game.consequences import end_after
from monkey_palace.game.corrections import corrected_pieces, verify_correction
from monkey_palace.game.deliveries import (
    delivery_less_owed,
    delivery_of,
    recurring_symbols,
    short_delivery,
    shortage,
    verify_take,
)
from monkey_palace.game.departures import cut_short, next_seat, verify_leaving
from monkey_palace.game.events import (
    Awaiting,
    BoardLearned,
    BuildPassed,
    CardCorrected,
    CardLearned,
    CardRemoved,
    CardsPlaced,
    CardsTaken,
    CreditsCounted,
    DeckChanged,
    Decorated,
    Delivered,
    EndedEarly,
    EndTriggered,
    EndWithdrawn,
    FigureOnCard,
    FigurePlaced,
    FrogReturned,
    FrogTaken,
    GameEnded,
    GameEvent,
    GameStarted,
    OwedSettled,
    PlayerLeft,
    RoundEnded,
    StaircaseBuilt,
    StepSkipped,
    SupplyCorrected,
    TopTold,
    TurnEnded,
    TurnStarted,
)
from monkey_palace.game.evolve import evolve, fold
from monkey_palace.game.learning import board_learned, card_learned, knob_learned, verify_learning
from monkey_palace.game.owed import settled_symbols, verify_settlement
from monkey_palace.game.palace_state import palace_known, staircase_of, standing_figures, words
from monkey_palace.game.phases import AFTER_PASS, TURN, Automatic, PromptKind, commands_due, row_of
from monkey_palace.game.piles import verify_change, verify_removal, verify_top
from monkey_palace.game.purchases import placed, verify_cards, verify_placing
from monkey_palace.game.report import earns_highest_credit, is_substitute, verify_build, verify_stored_build
from monkey_palace.game.scoring import result_of
from monkey_palace.game.setup import piles_of
from monkey_palace.game.state import UNKNOWN, GameState, Prompt, Shortage
from monkey_palace.game.trophies import (
    butterfly_cell,
    earns_butterfly,
    earns_monkey,
    frog_knobs,
    monkey_knobs,
    verify_frog,
    verify_knob,
)

__all__ = ["decide", "evolve", "fold", "opening", "verify"]


def verify(state: GameState, command: Command, *, stored: bool = False) -> None:
    """Raises `IllegalCommand` with code, rule and parameters unless the rules allow this command now.

    `stored`: the command is of a stored game; a report's height may be one that only an earlier version accepted.
    """
    if state.ended and not isinstance(command, CorrectCard | LearnCommand):
        raise IllegalCommand("game_over", command=command.kind)
    if type(command) in _AT_ANY_PROMPT:
        _AT_ANY_PROMPT[type(command)](state, command)
        return
    if isinstance(command, Build) and state.prompt.kind is PromptKind.BUILD and not palace_known(state):
        raise IllegalCommand("palace_unknown")
    if command.kind not in state.prompt.commands:
        raise IllegalCommand("not_due", command=command.kind, expected=", ".join(state.prompt.commands))
    match command:
        case Build():
            verify_staircase(state, command)
        case ReportBuild():
            (verify_stored_build if stored else verify_build)(state, command)
        case PassBuild():
            verify_pass(state)
        case PlaceFrog():
            verify_knob(state, Figure.FROG, command.at)
        case PlaceMonkey():
            verify_knob(state, Figure.MONKEY, command.at)
        case TakeCards():
            verify_cards(state, command, cards_of(state))
        case PlaceCards():
            verify_placing(state, command)
        case Take():
            verify_take(state, command)


def decide(state: GameState, command: Command, *, stored: bool = False) -> tuple[GameEvent, ...]:
    """The events of this command; the last one has the next prompt. Raises `IllegalCommand`. `stored`: see `verify`."""
    verify(state, command, stored=stored)
    course = _Course(state)
    _ACTS[type(command)](course, command)
    return tuple(course.events)


def opening(event: GameStarted) -> tuple[GameEvent, ...]:
    """The events that begin a game: the set-up and the start of the first turn."""
    course = _Course(evolve(None, event))
    course.events.append(event)
    course.add(TurnStarted(player=0, turn=1, round=1))
    course.walk(0)
    return tuple(course.events)


class _Course:
    """Collects events and keeps the state after them."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.events: list[GameEvent] = []

    @property
    def cards(self) -> CardSet:
        return cards_of(self.state)

    def add(self, event: GameEvent) -> None:
        self.events.append(event)
        self.state = evolve(self.state, event)

    def proceed(self) -> None:
        """Continues after the answered prompt."""
        self.walk(row_of(self.state.prompt.kind) + 1)

    def walk(self, row: int) -> None:
        """Walks `phases.TURN` from `row` down to the first prompt that is due."""
        for step in TURN[row:]:
            if isinstance(step, Automatic):
                event = step.act(self.state, self.cards)
                if event is not None:
                    self.add(event)
            elif self.state.current.passed and step.kind not in AFTER_PASS:
                continue
            elif step.due(self.state, self.cards):
                event = step.instead(self.state, self.cards) if step.instead else None
                if event is None:
                    self.await_(step.kind)
                    return
                self.add(event)
            elif step.skip_event:
                self.add(StepSkipped(player=self.state.prompt.player, prompt=step.kind))

    def await_(self, kind: PromptKind) -> None:
        entitlement = Symbols()
        if kind is PromptKind.TAKE_ONE_TIME:
            entitlement = delivery_of(self.state, "one_time")
        elif kind is PromptKind.TAKE_RECURRING:
            entitlement = delivery_of(self.state, "recurring")
        player = self.state.prompt.player
        prompt = Prompt(kind=kind, player=player, commands=commands_due(self.state, kind))
        self.add(Awaiting(prompt=prompt, entitlement=entitlement))


_AT_ANY_PROMPT: Final[Mapping[type, Callable[[GameState, Any], None]]] = {
    TakeFrog: lambda state, _command: verify_frog(state),
    CorrectSupply: verify_correction,
    TellTop: verify_top,
    RemoveCard: verify_removal,
    ChangeDeck: verify_change,
    CorrectCard: verify_card_correction,
    SettleOwed: verify_settlement,
    LearnCard: verify_learning,
    LearnBoard: verify_learning,
    LearnKnob: verify_learning,
    EndNow: lambda _state, _command: None,
    Leave: verify_leaving,
}
"""The commands that are judged alike at every prompt, with their checks."""


def _build(course: _Course, command: Build) -> None:
    """R4, R5: adds the placements to the palace; the credits follow from the facts of the staircase."""
    placements, report = built(course.state, command)
    _raise_staircase(course, report, placements)


def _report_build(course: _Course, report: ReportBuild) -> None:
    _raise_staircase(course, report, ())


def _raise_staircase(course: _Course, report: ReportBuild, placements: tuple[Placement, ...]) -> None:
    """Steps 1 to 3. Without placements, the palace's shape becomes unknown."""
    before, seat = course.state, course.state.prompt.player
    course.add(StaircaseBuilt(player=seat, report=report, placements=words(placements)))
    highest = False
    if report.decoration is not None:
        substitute = is_substitute(report)
        highest = earns_highest_credit(before, report.decoration, report.height, substitute)
        course.add(
            Decorated(
                player=seat,
                colour=report.decoration,
                level=report.height,
                at=str(decorated(placements[-1].far.above(), report.decoration)) if placements else None,
                substitute=substitute,
                monkey_due=earns_monkey(report.decoration, substitute),
                butterfly_due=earns_butterfly(before, report.decoration, report.height, substitute),
            )
        )
    _lift_covered_figures(course)
    credits = report.arches + highest
    course.add(CreditsCounted(player=seat, arches=report.arches, highest_bonus=highest, credits=credits))
    course.proceed()


def _lift_covered_figures(course: _Course) -> None:
    """R10.5 `others`: if its holder built on a figure's knob, the figure goes back on its card; the trophy stays."""
    filled = {cell for piece in staircase_of(course.state) for cell in piece.cells}
    for figure, cell in standing_figures(course.state).items():
        if cell in filled:
            seat = course.state.prompt.player
            course.add(FigureOnCard(player=seat, figure=figure, source=None, why="built_over"))


def _pass_build(course: _Course, _command: PassBuild) -> None:
    seat, turn = course.state.prompt.player, course.state.current
    course.add(BuildPassed(player=seat))
    if turn.frog_taken:
        course.add(FrogReturned(player=seat, source=turn.frog_from, columns=turn.frog_columns))
    course.proceed()


def _take_cards(course: _Course, command: TakeCards) -> None:
    cards = [course.cards.card(id) for id in command.cards]
    course.add(
        CardsTaken(
            player=course.state.prompt.player,
            cards=command.cards,
            piles=tuple(card.pile for card in cards) if course.state.deck == "printed" else (),
            slots=command.slots,
            cost=sum(card.cost for card in cards),
            bananas=sum(card.bananas for card in cards),
        )
    )
    course.proceed()


def _place_cards(course: _Course, command: PlaceCards) -> None:
    state, seat = course.state, course.state.prompt.player
    stacks = placed(state.player, state.current.cards_taken, command.slots)
    income = recurring_symbols(seat, stacks, course.cards)
    course.add(CardsPlaced(player=seat, slots=command.slots, income=income, automatic=False))
    course.proceed()


def _take(course: _Course, take: Take) -> None:
    seat, short = course.state.prompt.player, shortage(course.state, take)
    course.add(
        Delivered(
            player=seat,
            source=take.source,
            arch=take.arch,
            brick=take.brick,
            column=take.column,
            set_off=delivery_less_owed(course.state, take.source)[1],
            short=None if short is None else short_delivery(course.state, take.source, short),
        )
    )
    if short is not None and course.state.end_triggered_by is None:
        course.add(EndTriggered(player=seat, piece=short.piece, wanted=short.wanted, found=short.found))
    course.proceed()


def _take_frog(course: _Course, _command: TakeFrog) -> None:
    """R9.3; R10.8: without a column left, the attempt triggers the end if the setting says so."""
    state, seat = course.state, course.state.prompt.player
    columns = min(1, state.supply[Piece.COLUMN])
    short = None if columns else Shortage(player=seat, piece=Piece.COLUMN, wanted=1, found=0)
    course.add(
        FrogTaken(
            player=seat,
            source=state.trophies[Figure.FROG],
            columns=columns,
            short=None if short is None else short_delivery(state, "frog", short),
        )
    )
    if short is not None and state.end_triggered_by is None:
        course.add(EndTriggered(player=seat, piece=short.piece, wanted=short.wanted, found=short.found))
    course.walk(min(row_of(state.prompt.kind), row_of(PromptKind.PLACE_FROG)))


def _place_figure(course: _Course, figure: Figure, at: Cell | str | None) -> None:
    holder = course.state.trophies[figure]
    seat = course.state.prompt.player
    source = None if holder == seat else holder
    course.add(FigurePlaced(player=seat, figure=figure, at=str(at or UNKNOWN), source=source))
    course.proceed()


def _place_frog(course: _Course, command: PlaceFrog) -> None:
    _place_figure(course, Figure.FROG, _knob(command.at, course.state, frog_knobs))


def _place_monkey(course: _Course, command: PlaceMonkey) -> None:
    _place_figure(course, Figure.MONKEY, _knob(command.at, course.state, monkey_knobs))


def _place_butterfly(course: _Course, _command: PlaceButterfly) -> None:
    known = palace_known(course.state)
    _place_figure(course, Figure.BUTTERFLY, butterfly_cell(course.state) if known else None)


def _knob(at: str | None, state: GameState, fit: Callable[[GameState], tuple[Cell, ...]]) -> Cell | None:
    """The given cell, or the only legal one; None if the palace's shape is unknown."""
    if at is not None:
        return Cell.parse(at)
    return fit(state)[0] if palace_known(state) else None


def _correct_supply(course: _Course, command: CorrectSupply) -> None:
    """R7.6: the prompt stays; the frog's availability and the delivery follow the new supply."""
    pieces = {piece.value: count for piece, count in corrected_pieces(command).items()}
    course.add(SupplyCorrected(**pieces))
    course.await_(course.state.prompt.kind)


def _tell_top(course: _Course, command: TellTop) -> None:
    course.add(TopTold(pile=command.pile, card=command.card))
    course.await_(course.state.prompt.kind)


def _remove_card(course: _Course, command: RemoveCard) -> None:
    course.add(CardRemoved(card=command.card, pile=course.cards.card(command.card).pile))
    course.await_(course.state.prompt.kind)


def _change_deck(course: _Course, command: ChangeDeck) -> None:
    piles = piles_of(course.cards, command.seed, without=course.state.removed)
    course.add(DeckChanged(deck=command.deck, seed=command.seed, piles=piles))
    course.await_(course.state.prompt.kind)


def _correct_card(course: _Course, command: CorrectCard) -> None:
    _correct(course, corrected(course.state, command))


def _learn_card(course: _Course, command: LearnCard) -> None:
    _correct(course, card_learned(course.state, command))


def _learn_board(course: _Course, command: LearnBoard) -> None:
    _correct(course, board_learned(course.state, command))


def _learn_knob(course: _Course, command: LearnKnob) -> None:
    course.add(knob_learned(course.state, command))
    course.await_(course.state.prompt.kind)


def _correct(course: _Course, event: CardCorrected | CardLearned | BoardLearned) -> None:
    """R11.5-11.8: the prompt stays; the end is triggered, moved or withdrawn, or the result counted again."""
    before = course.state
    course.add(event)
    end = end_after(before, event)
    if before.ended:
        if isinstance(event, CardCorrected) or course.state.players != before.players:
            _end_game(course)
    elif end is None and before.shortage is not None:
        course.add(EndWithdrawn(player=before.shortage.player))
    elif end is not None and end != before.shortage:
        course.add(EndTriggered(player=end.player, piece=end.piece, wanted=end.wanted, found=end.found))
    course.await_(before.prompt.kind)


def _settle_owed(course: _Course, command: SettleOwed) -> None:
    symbols = settled_symbols(course.state.owed_to(command.player), command)
    pieces = {"arch": command.arch, "brick": command.brick, "column": command.column}
    course.add(OwedSettled(player=command.player, **pieces, symbols=symbols))
    course.await_(course.state.prompt.kind)


def _end_game(course: _Course) -> None:
    scores = tuple(player.score for player in course.state.players)
    result = result_of(scores, course.state.trophies[Figure.MONKEY])
    course.add(GameEnded(winners=result.winners, reason=result.reason, scores=scores))


def _end_now(course: _Course, _command: EndNow) -> None:
    course.add(EndedEarly(player=course.state.prompt.player))
    _end_early(course)


def _leave(course: _Course, command: Leave) -> None:
    """R12.2: the others go on, the turn of a player who leaves is cut short, and nobody plays alone."""
    seat = course.state.prompt.player
    course.add(PlayerLeft(player=command.player, bricks=command.bricks))
    if len(course.state.gone) == len(course.state.players) - 1:
        course.add(EndedEarly(player=seat))
        _end_early(course)
    elif command.player == seat:
        _cut_short(course)
        _next_turn(course)
    else:
        course.await_(course.state.prompt.kind)


def _end_early(course: _Course) -> None:
    """R12.1: the turn is cut short, and the scores are counted."""
    _cut_short(course)
    scores = tuple(player.score for player in course.state.players)
    course.add(RoundEnded(round=course.state.round, scores=scores))
    _end_game(course)
    course.await_(PromptKind.ENDED)


def _cut_short(course: _Course) -> None:
    """R12.3: what the turn has earned counts, and what it has not confirmed does not."""
    for event in cut_short(course.state, course.cards):
        course.add(event)
    course.add(TurnEnded(player=course.state.prompt.player, lapsed=course.state.credits))


def _end_turn(course: _Course, _command: EndTurn) -> None:
    course.add(TurnEnded(player=course.state.prompt.player, lapsed=course.state.credits))
    _next_turn(course)


def _next_turn(course: _Course) -> None:
    """R2.4, R8.3: the next player's turn begins, or the game ends after the last round."""
    state, seat = course.state, course.state.prompt.player
    following = next_seat(state)
    last_of_round = following <= seat
    if last_of_round:
        scores = tuple(player.score for player in state.players)
        course.add(RoundEnded(round=state.round, scores=scores))
        if state.end_triggered_by is not None:
            _end_game(course)
            course.await_(PromptKind.ENDED)
            return
    seats = len(state.players)
    turn = state.turn + following - seat + seats * last_of_round
    course.add(TurnStarted(player=following, turn=turn, round=state.round + last_of_round))
    course.walk(0)


def turn_ahead(state: GameState) -> GameState | None:
    """The state in which the next player's turn begins if the rest of this turn changes nothing that it builds on.

    None during a build, which the next staircase stands on, and where no turn follows.
    """
    if state.prompt.kind in (PromptKind.BUILD, PromptKind.ENDED) or last_turn(state):
        return None
    course = _Course(state)
    _end_turn(course, EndTurn())
    return course.state


def last_turn(state: GameState) -> bool:
    """Whether the game ends with this turn (R8.3), as far as is known now."""
    return state.end_triggered_by is not None and next_seat(state) <= state.prompt.player


_ACTS: Final[Mapping[type, Callable[[_Course, Any], None]]] = {
    Build: _build,
    ReportBuild: _report_build,
    PassBuild: _pass_build,
    TakeCards: _take_cards,
    PlaceCards: _place_cards,
    Take: _take,
    TakeFrog: _take_frog,
    PlaceFrog: _place_frog,
    PlaceMonkey: _place_monkey,
    PlaceButterfly: _place_butterfly,
    EndTurn: _end_turn,
    CorrectSupply: _correct_supply,
    TellTop: _tell_top,
    RemoveCard: _remove_card,
    ChangeDeck: _change_deck,
    CorrectCard: _correct_card,
    SettleOwed: _settle_owed,
    LearnCard: _learn_card,
    LearnBoard: _learn_board,
    LearnKnob: _learn_knob,
    EndNow: _end_now,
    Leave: _leave,
}

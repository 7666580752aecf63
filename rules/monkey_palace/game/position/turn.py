"""Contradictions in the record of a turn, steps 5 to 8: deliveries, Bonus Card, figures.

A future step has left no trace; a finished step has left exactly the result of the rules.
"""

from collections.abc import Iterator

from monkey_palace.board.pieces import BUILDING, Figure
from monkey_palace.cards.deck_format import Symbols
from monkey_palace.cards.model import CardSet
from monkey_palace.errors import Problem
from monkey_palace.game.commands import Take
from monkey_palace.game.deliveries import one_time_symbols
from monkey_palace.game.departures import last_turn_cut_short
from monkey_palace.game.palace_state import bare_palace, palace_known
from monkey_palace.game.phases import row_of
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.game.trophies import earns_monkey


def deliveries(state: GameState, card_set: CardSet) -> Iterator[Problem]:
    """R7, R8.2: each delivery matches the due symbols, or is less after a shortage.

    With a printed deck it may be that of cards that were corrected since, or less by what was set off (R11.6).
    """
    turn, seat = state.current, state.prompt.player
    for name, done, due, prompt in (
        ("one_time", turn.one_time, one_time_symbols(state, card_set), PromptKind.TAKE_ONE_TIME),
        ("recurring", turn.recurring, state.income[seat], PromptKind.TAKE_RECURRING),
    ):
        if _over(state, prompt) and state.deck == "screen" and not last_turn_cut_short(state):
            if (done is not None) != bool(due):
                yield Problem(
                    "delivery_missing", "7.4", f"{name} must be given if that delivery was due, and only then"
                )
            elif done is not None and not _fits(done, due, short=state.shortage is not None):
                yield Problem("delivery_wrong", "7.4", f"{name} is not the delivery that was due")
    short = state.shortage
    if short is not None and (short.piece not in BUILDING or short.found >= short.wanted):
        yield Problem("shortage_wrong", "8.2", "a shortage finds fewer of a building brick than it wants")


def _fits(take: Take, due: Symbols, *, short: bool) -> bool:
    either = due.arch + due.brick + due.brick_or_arch
    if take.arch > due.arch + due.brick_or_arch or take.brick > due.brick + due.brick_or_arch:
        return False
    if take.arch + take.brick > either or take.column > due.column:
        return False
    return short or (take.arch + take.brick == either and take.column == due.column)


def bonus_card(state: GameState, _card_set: CardSet) -> Iterator[Problem]:
    """R8.1: a Bonus Card was taken in step 7 for a part of five bricks, unless none was left."""
    turn = state.current
    earned = turn.report is not None and turn.report.five_high
    over = row_of(state.prompt.kind) >= row_of(PromptKind.PLACE_FROG)
    if (turn.bonus_taken and not (over and earned)) or (over and earned and not turn.bonus_taken and state.bonus_left):
        yield Problem("bonus_wrong", "8.1", "bonus_taken is not what the staircase has earned by now")


def frog(state: GameState, _card_set: CardSet) -> Iterator[Problem]:
    """R9.3, R10.8: a player who took the frog holds its trophy, got its column, and placed it in time."""
    turn, seat = state.current, state.prompt.player
    if not turn.frog_taken:
        if turn.frog_from is not None or turn.frog_stood is not None or turn.frog_placed:
            yield Problem("frog_not_taken", "9.3", "frog_from, frog_stood and frog_placed are of a frog that was taken")
        if turn.frog_columns:
            yield Problem("frog_columns_wrong", "9.3", "the column comes with the frog")
        return
    if state.trophies.get(Figure.FROG) != seat or turn.frog_from == seat:
        yield Problem("frog_not_held", "9.3", "whoever took the frog, from the table or another, holds its trophy")
    if turn.frog_columns > 1 or (turn.frog_columns == 0 and not state.settings.frog_column_can_trigger_end):
        yield Problem("frog_columns_wrong", "9.3", "the frog brings one column")
    if turn.frog_placed != _over(state, PromptKind.PLACE_FROG):
        yield Problem("frog_placed_wrong", "9.3", "the frog is placed in step 8, before the monkey")
    if not turn.frog_placed and state.figures.get(Figure.FROG) is not None:
        yield Problem("frog_in_hand", "9.3", "a frog that was taken stands nowhere until it is placed")
    if turn.frog_stood is not None and (turn.frog_placed or turn.frog_from is None):
        yield Problem("frog_stood_wrong", "9.3", "frog_stood is the place of a frog that was taken from its holder")


def trophies_due(state: GameState, _card_set: CardSet) -> Iterator[Problem]:
    """R9.1, R9.2, R9.4: an earned trophy is due until its prompt and held after it."""
    turn = state.current
    monkey = turn.decoration is not None and earns_monkey(turn.decoration, turn.substitute)
    for figure, due, earned, prompt in (
        (Figure.MONKEY, turn.monkey_due, monkey, PromptKind.PLACE_MONKEY),
        (Figure.BUTTERFLY, turn.butterfly_due, _tallest(state), PromptKind.PLACE_BUTTERFLY),
    ):
        # The frog may be taken at the last prompt; then its own prompt comes after those of the placed figures.
        over = _over(state, prompt) or (
            turn.frog_taken and not due and state.trophies.get(figure) == state.prompt.player
        )
        if due if over else earned is not None and due != earned:
            yield Problem(f"{figure.value}_due_wrong", "9.4", f"{figure.value}_due is not what the decoration earned")
        if over and earned and state.trophies[figure] != state.prompt.player:
            yield Problem(f"{figure.value}_not_held", "9.4", f"the {figure.value} trophy was earned this turn")


def _tallest(state: GameState) -> bool | None:
    """R9.2, R10.2: whether this turn's decoration is the tallest. None: an older one of its colour may be equal."""
    turn = state.current
    colour, report = turn.decoration, turn.report
    if colour is None or report is None or turn.substitute or Figure.BUTTERFLY not in state.trophies:
        return False
    others = [level for other, level in state.highest.items() if other != colour and level is not None]
    if state.settings.butterfly_tallest_of == "own_colour":
        others = []
    if state.highest[colour] != report.height or any(level >= report.height for level in others):
        return False
    if not palace_known(state):
        return None
    return sum(piece.piece == colour and piece.z == report.height for piece in bare_palace(state).pieces) == 1


def _over(state: GameState, prompt: PromptKind) -> bool:
    """Whether the turn has passed this prompt."""
    return row_of(state.prompt.kind) > row_of(prompt)

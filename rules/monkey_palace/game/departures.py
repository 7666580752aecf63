"""Ending early and leaving (R12): the order of the turns, and what a turn that is cut short still brings."""

from collections.abc import Iterator

from monkey_palace.board.pieces import Figure
from monkey_palace.cards.model import CardSet
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.commands import Leave
from monkey_palace.game.deliveries import recurring_symbols
from monkey_palace.game.events import BonusTaken, CardsPlaced, FigureOnCard, FrogReturned, GameEvent
from monkey_palace.game.purchases import placed, slot_options, slots_without_choice
from monkey_palace.game.state import GameState


def present(state: GameState) -> tuple[int, ...]:
    """The seats of the players who have not left."""
    return tuple(seat for seat in range(len(state.players)) if seat not in state.gone)


def next_seat(state: GameState) -> int:
    """Whose turn comes after the present one: the next seat that has not left, clockwise (R2.4, R12.2)."""
    seats, now = len(state.players), state.prompt.player
    clockwise = (seat % seats for seat in range(now + 1, now + seats + 1))
    return next(seat for seat in clockwise if seat not in state.gone)


def last_turn_cut_short(state: GameState) -> bool:
    """Whether the game ended in the middle of a turn (R12.3)."""
    return state.ended and (state.ended_early or state.prompt.player in state.gone)


def verify_leaving(state: GameState, command: Leave) -> None:
    """R12.2: raises `IllegalCommand` unless this player is still in the game."""
    if command.player >= len(state.players):
        raise IllegalCommand("no_such_seat", seat=command.player + 1, players=len(state.players))
    if command.player in state.gone:
        raise IllegalCommand("player_gone", player=state.players[command.player].name)


def cut_short(state: GameState, card_set: CardSet) -> Iterator[GameEvent]:
    """R12.3: what follows from the confirmed part of the present turn without a further choice of the player.

    A frog whose staircase is not built goes back. Cards of the turn lie somewhere on the board. The Bonus Card and the
    trophies that the staircase has earned are taken; their figures go on their trophy cards.
    """
    seat, turn = state.prompt.player, state.current
    if turn.frog_taken and turn.report is None:
        yield FrogReturned(player=seat, source=turn.frog_from, columns=turn.frog_columns)
    if sum(map(len, state.player.slots)) < len(state.player.cards):
        slots = slots_without_choice(state)
        slots = slot_options(state)[0] if slots is None else slots
        income = recurring_symbols(seat, placed(state.player, turn.cards_taken, slots), card_set)
        yield CardsPlaced(player=seat, slots=slots, income=income, automatic=True)
    if turn.report is not None and turn.report.five_high and not turn.bonus_taken and state.bonus_left:
        yield BonusTaken(player=seat)
    due = {
        Figure.FROG: turn.frog_taken and turn.report is not None and not turn.frog_placed,
        Figure.MONKEY: turn.monkey_due,
        Figure.BUTTERFLY: turn.butterfly_due,
    }
    for figure in (figure for figure, is_due in due.items() if is_due):
        holder = state.trophies[figure]
        yield FigureOnCard(player=seat, figure=figure, source=None if holder == seat else holder, why="cut_short")

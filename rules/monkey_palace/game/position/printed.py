"""Contradictions in what a state keeps of a printed deck (R11): purchases, short deliveries, debts."""

from collections import Counter
from collections.abc import Iterator

from monkey_palace.board.pieces import BUILDING
from monkey_palace.cards.model import CardSet
from monkey_palace.errors import Problem
from monkey_palace.game.commands import MAX_COUNT
from monkey_palace.game.consequences import due_now
from monkey_palace.game.departures import present
from monkey_palace.game.state import GameState


def mentioned(state: GameState) -> Iterator[str]:
    """Every card that these parts of the state name."""
    yield from state.removed
    yield from (bought.card for purchase in state.purchases for bought in purchase.cards)
    yield from (card for delivery in state.short_deliveries for card in delivery.cards)


def printed_deck(state: GameState, card_set: CardSet) -> Iterator[Problem]:
    """R11.1, R11.5-11.7: a screen deck keeps nothing; a printed one keeps what was bought, short and owed."""
    if state.deck != "printed":
        if state.purchases or state.short_deliveries or any(state.owed_to(seat) for seat in present(state)):
            yield Problem("deck_keeps", "11.5", "purchases, short_deliveries and owed are of a printed deck")
        yield from _owed(state)
        return
    yield from _purchases(state, card_set)
    for delivery in state.short_deliveries:
        seat, short = (delivery.turn - 1) % len(state.players), delivery.shortage
        if delivery.turn > state.turn or short.player != seat or short.found >= short.wanted:
            yield Problem("short_delivery_wrong", "8.2", "a short delivery is of a turn and player, and finds too few")
        if max(due_now(delivery).as_dict().values()) > MAX_COUNT:
            yield Problem("short_delivery_wrong", "8.2", f"no more than {MAX_COUNT} of a symbol can have been due")
    yield from _owed(state)


def _owed(state: GameState) -> Iterator[Problem]:
    if state.owed and (state.ended or not any(state.owed)):
        yield Problem("owed_wrong", "11.6", "owed is left out where nothing is owed, and after the end")
    for seat in state.gone:
        owed, stock = state.owed_to(seat), state.players[seat].bricks
        if owed.brick_or_arch or any(not -stock[piece] <= getattr(owed, piece.value) <= 0 for piece in BUILDING):
            yield Problem("owed_wrong", "12.4", "a player who left owes own bricks only")


def _purchases(state: GameState, card_set: CardSet) -> Iterator[Problem]:
    seats, turns = len(state.players), [purchase.turn for purchase in state.purchases]
    if turns != sorted(set(turns)) or any(turn > state.turn for turn in turns):
        yield Problem("purchases_wrong", "11.5", "purchases come by turn, at most one a turn")
    for seat, player in enumerate(state.players):
        bought = [p for p in state.purchases if (p.turn - 1) % seats == seat]
        if Counter(card.card for purchase in bought for card in purchase.cards) != Counter(player.cards):
            yield Problem("purchases_wrong", "11.5", f"purchases must hold the cards of {player.name}")
    last = state.purchases[-1] if turns and turns[-1] == state.turn else None
    taken = () if last is None else tuple(bought.card for bought in last.cards)
    if taken != state.current.cards_taken:
        yield Problem("purchases_wrong", "11.5", "the last purchase must be that of the turn")
    elif last is not None:
        spare = state.current.credits_earned - sum(card_set.card(card).cost for card in taken)
        if last.spare != spare:
            yield Problem("spare_wrong", "11.5", f"expected {spare} credits to spare, got {last.spare}")

"""Corrections of a card that was named wrongly (R11.5, R11.7): what is checked, and what follows."""

from collections import Counter
from collections.abc import Mapping

from monkey_palace.cards.model import Card, CardSet
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import CorrectCard
from monkey_palace.game.consequences import Correction, end_after, income_after, owed_by, short_deliveries_after
from monkey_palace.game.events import CardCorrected
from monkey_palace.game.piles import held_cards, known_card, verify_print_known, verify_printed
from monkey_palace.game.state import GameState, Purchase


def verify_card_correction(state: GameState, command: CorrectCard) -> None:
    """R11.5, R11.7: raises `IllegalCommand` unless the card can be corrected so, with what the table agrees to."""
    end_after(state, corrected(state, command))


def corrected(state: GameState, command: CorrectCard) -> CardCorrected:
    """The event of a correction. Raises `IllegalCommand`."""
    was, is_ = _the_cards(state, command)
    card_set = cards_of(state)
    other = held_cards(state).get(is_.id)
    swap = {was.id: is_, is_.id: was} if other is not None else {was.id: is_}
    for purchase in state.purchases:
        _verify_purchase(purchase, swap, card_set, command)
    correction = Correction(card_set, card_set, swap)
    short = short_deliveries_after(state, correction)
    return CardCorrected(
        player=command.player,
        was=was.id,
        is_=is_.id,
        other=other,
        piles=(was.pile, is_.pile),
        bananas=is_.known_bananas - was.known_bananas,
        cost=is_.cost - was.cost,
        credits=_credits(state, swap, card_set),
        income=income_after(state, correction),
        owed=owed_by(state, correction, short),
        short_deliveries=short,
        agreed=command.agreed,
    )


def _the_cards(state: GameState, command: CorrectCard) -> tuple[Card, Card]:
    """The two cards. Raises `IllegalCommand` unless the player holds the first and the second may be it."""
    verify_printed(state, command)
    if command.player >= len(state.players):
        raise IllegalCommand("no_such_seat", seat=command.player + 1, players=len(state.players))
    was, is_ = (known_card(cards_of(state), id) for id in (command.was, command.is_))
    if was.id not in state.players[command.player].cards:
        raise IllegalCommand("card_not_held", card=was.id, player=state.players[command.player].name)
    if was == is_:
        raise IllegalCommand("card_is_the_same", card=was.id)
    if is_.id in state.removed:
        raise IllegalCommand("card_removed", card=is_.id)
    verify_print_known(is_)
    return was, is_


def _verify_purchase(purchase: Purchase, swap: Mapping[str, Card], card_set: CardSet, command: CorrectCard) -> None:
    """R6.1, R6.2 once more, where a card comes from another pile. Raises `IllegalCommand` for what is not agreed to."""
    before = [card_set.card(bought.card) for bought in purchase.cards]
    after = [swap.get(card.id, card) for card in before]
    new = [now for then, now in zip(before, after, strict=True) if now.pile != then.pile]
    piles, agreed = Counter(card.pile for card in after), command.agreed
    for card in new:
        if piles[card.pile] > 1 and "pile_twice" not in agreed:
            raise IllegalCommand("pile_twice", pile=card.pile)
        if card.colour not in (purchase.start_colour, "multi") and "wrong_colour" not in agreed:
            raise IllegalCommand("wrong_colour", card=card.id, colour=card.colour, wanted=purchase.start_colour)
    paid, cost = (sum(card.cost for card in cards) for cards in (before, after))
    if cost > paid and cost > paid + purchase.spare and "too_few_credits" not in agreed:
        raise IllegalCommand("too_few_credits", cost=cost, credits=paid + purchase.spare)


def _credits(state: GameState, swap: Mapping[str, Card], card_set: CardSet) -> int:
    """R11.5: the credits of the present turn; none if it is overdrawn by agreement."""
    if state.ended or not swap.keys() & set(state.current.cards_taken):
        return state.credits
    taken = (swap.get(id) or card_set.card(id) for id in state.current.cards_taken)
    return max(0, state.current.credits_earned - sum(card.cost for card in taken))

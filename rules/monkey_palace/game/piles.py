"""The piles of the market, and what is told of a printed deck (R11)."""

from collections.abc import Mapping

from monkey_palace.cards.model import Card, CardSet
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import ChangeDeck, Command, RemoveCard, TellTop
from monkey_palace.game.state import GameState


def cards_left(state: GameState, card_set: CardSet, place: int) -> tuple[Card, ...]:
    """The cards in a pile, in the order of the set: those that no player holds and that are not lost."""
    gone = held_cards(state).keys() | set(state.removed)
    return tuple(card for card in card_set.piles[place][1] if card.id not in gone)


def held_cards(state: GameState) -> Mapping[str, int]:
    """The seat of each card that a player holds."""
    return {card: seat for seat, player in enumerate(state.players) for card in player.cards}


def verify_in_pile(state: GameState, id: str) -> None:
    """R11.2, R11.4: raises `IllegalCommand` if a player holds this card of the set, or if it is lost."""
    if id in state.removed:
        raise IllegalCommand("card_removed", card=id)
    seat = held_cards(state).get(id)
    if seat is not None:
        raise IllegalCommand("card_held", card=id, player=state.players[seat].name)


def verify_printed(state: GameState, command: Command) -> None:
    """R11.1: raises `IllegalCommand` unless the deck is printed, as this command needs."""
    if state.deck != "printed":
        raise IllegalCommand("deck_not_printed", command=command.kind)


def verify_top(state: GameState, command: TellTop) -> None:
    """R11.3: raises `IllegalCommand` unless this card is in this pile of a printed deck."""
    verify_printed(state, command)
    if command.card is None:
        return
    card = known_card(cards_of(state), command.card)
    if card.pile != command.pile:
        raise IllegalCommand("card_of_other_pile", card=card.id, pile=card.pile, other=command.pile)
    verify_in_pile(state, card.id)


def verify_removal(state: GameState, command: RemoveCard) -> None:
    """R11.4: raises `IllegalCommand` unless this card is in a pile of a printed deck."""
    verify_printed(state, command)
    verify_in_pile(state, known_card(cards_of(state), command.card).id)


def verify_change(state: GameState, command: ChangeDeck) -> None:
    """R11.1: raises `IllegalCommand` unless the deck is of the other kind and no card has been bought."""
    if command.deck == state.deck:
        raise IllegalCommand("deck_is_so", deck=command.deck)
    if held_cards(state):
        raise IllegalCommand("deck_in_use")


def known_card(card_set: CardSet, id: str) -> Card:
    """The card of this set. Raises `IllegalCommand` for an unknown id."""
    try:
        return card_set.card(id)
    except KeyError:
        raise IllegalCommand("unknown_card", card=id) from None

"""The entries that a touch on a card or on a slot makes, from what is chosen already."""

from palace_hub.referee.entries import ChooseCards, ChooseSlots, TellTop
from palace_hub.views.snapshot import Snapshot


def choose_card(snapshot: Snapshot, card: str) -> ChooseCards:
    """Chooses a card of the market, or leaves it."""
    chosen = snapshot.cards_chosen
    return ChooseCards(cards=tuple(other for other in chosen if other != card) if card in chosen else (*chosen, card))


def choose_in_pile(snapshot: Snapshot, card: str) -> ChooseCards | TellTop:
    """Chooses a card of the open pile, or tells the bot that asks which one lies on top."""
    if snapshot.bot is not None and snapshot.bot.top:
        return TellTop(card=card)
    return ChooseCards(cards=(*snapshot.cards_chosen, card))


def choose_slot(snapshot: Snapshot, place: int) -> ChooseSlots | None:
    """Chooses the slot of the next new card, or begins again after the last; None outside a game."""
    game, chosen = snapshot.game, snapshot.slots_chosen
    if game is None:
        return None
    again = len(chosen) >= len(game.current.cards_taken)
    return ChooseSlots(slots=(place,) if again else (*chosen, place))

"""The four slots on which the player places new cards before the recurring delivery (rule 7.3)."""

from dataclasses import dataclass

from monkey_palace.cards.model import Card, CardSet
from monkey_palace.game.card_set import cards_of
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.sums import card_name
from palace_hub.views.wording import Wording


@dataclass(frozen=True, slots=True)
class SlotView:
    """One slot: its top card, what that delivers each turn, and the new cards chosen for it."""

    place: int
    title: str
    top: str
    each: str
    covers: str
    new: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SlotsView:
    """`card`: the new card that the next touch places; "" when all have a slot."""

    card: str
    card_each: str
    heading: str
    slots: tuple[SlotView, ...]


def _each(card: Card, wording: Wording) -> str:
    """What a card gives each turn."""
    if not card.recurring.total:
        return wording.say("slot-gives-nothing")
    return wording.say("tile-each", symbols=wording.delivery(card.recurring))


def _slot(snapshot: Snapshot, cards: CardSet, place: int, wording: Wording) -> SlotView:
    assert snapshot.game is not None
    stack = snapshot.game.player.slots[place]
    taken = snapshot.game.current.cards_taken
    new = tuple(
        card_name(cards.card(card), wording)
        for card, slot in zip(taken, snapshot.slots_chosen, strict=False)
        if slot == place
    )
    top = cards.card(stack[-1]) if stack else None
    return SlotView(
        place,
        wording.say("slot-title", number=place + 1),
        card_name(top, wording) if top is not None else wording.say("slot-empty"),
        _each(top, wording) if top is not None else "",
        wording.say("slot-covers") if new and stack else "",
        new,
    )


def slots(snapshot: Snapshot, wording: Wording) -> SlotsView | None:
    """The four slots of the player in turn; None outside a game."""
    game = snapshot.game
    if game is None:
        return None
    cards = cards_of(game)
    taken = game.current.cards_taken
    placed = len(snapshot.slots_chosen)
    following = cards.card(taken[placed]) if placed < len(taken) else None
    heading = wording.say("slots-all-placed")
    if following is not None:
        heading = wording.say("slots-place", card=card_name(following, wording), number=placed + 1, of=len(taken))
    return SlotsView(
        card_name(following, wording) if following is not None else "",
        _each(following, wording) if following is not None else "",
        heading,
        tuple(_slot(snapshot, cards, place, wording) for place in range(len(game.player.slots))),
    )

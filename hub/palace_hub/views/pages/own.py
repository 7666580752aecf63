"""What one player has: stock, what the next turn brings, score, and the cards in their four slots."""

from dataclasses import dataclass

from monkey_palace.cards.model import CardSet
from monkey_palace.game.card_set import cards_of
from palace_hub.views.seats import SeatMark, seat_mark
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.players import players, stock
from palace_hub.views.table.sums import card_name
from palace_hub.views.wording import Wording


@dataclass(frozen=True, slots=True)
class OwnSlot:
    """One slot. `under`: the cards that the top card covers."""

    title: str
    colour: str
    top: str
    each: str
    under: str


@dataclass(frozen=True, slots=True)
class OwnView:
    """One player's part of the table, in words."""

    mark: SeatMark
    name: str
    stock_word: str
    stock: str
    income_word: str
    income: str
    score: str
    trophies: str
    slots: tuple[OwnSlot, ...]


def own(snapshot: Snapshot, seat: int, wording: Wording) -> OwnView | None:
    """What the player of a seat has; None where nobody plays there."""
    game = snapshot.game
    if game is None or seat >= len(game.players):
        return None
    shown = players(snapshot, wording)
    player = shown.players[seat]
    income = game.income[seat]
    cards = cards_of(game)
    return OwnView(
        seat_mark(seat, wording.symbols),
        player.name,
        wording.say("own-stock"),
        wording.counted(stock(snapshot, seat)) or wording.say("own-nothing"),
        wording.say("own-income"),
        wording.pieces(income) if income and "?" not in player.income else player.income,
        player.score,
        player.trophies,
        tuple(_slot(place, stack, cards, wording) for place, stack in enumerate(game.players[seat].slots)),
    )


def _slot(place: int, stack: tuple[str, ...], cards: CardSet, wording: Wording) -> OwnSlot:
    title = wording.say("slot-title", number=place + 1)
    if not stack:
        return OwnSlot(title, "", wording.say("slot-empty"), "", "")
    top = cards.card(stack[-1])
    under = wording.joined(card_name(cards.card(card), wording) for card in reversed(stack[:-1]))
    return OwnSlot(
        title,
        top.colour,
        card_name(top, wording),
        wording.say("own-each", pieces=wording.pieces(top.recurring)) if top.recurring else wording.say("own-each-no"),
        wording.say("own-under", cards=under) if under else "",
    )

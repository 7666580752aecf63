"""The market: twelve piles in fixed places, the cards that can be bought now, and why the others cannot."""

from dataclasses import dataclass
from enum import StrEnum

from monkey_palace.cards.deck_format import PILES, pile_colour, pile_cost
from monkey_palace.cards.model import Card
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.state import GameState
from palace_hub.locale.message import Message
from palace_hub.views.snapshot import Snapshot, Stage
from palace_hub.views.wording import Wording

PILE_KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "=")
"""The key of each pile, in market order."""


class TileState(StrEnum):
    """Whether the top card of a pile can be bought."""

    OPEN = "open"
    CHOSEN = "chosen"
    CLOSED = "closed"
    EMPTY = "empty"


@dataclass(frozen=True, slots=True)
class Tile:
    """One pile. `card`: the id of the card that can be chosen; "" if none can."""

    place: int
    key: str
    card: str
    colour: str
    cost: str
    sign: str
    word: str
    bananas: str
    bananas_short: str
    now: str
    each: str
    state: TileState
    reason: str
    done_sign: str


@dataclass(frozen=True, slots=True)
class MarketView:
    """The twelve tiles in market order."""

    tiles: tuple[Tile, ...]


def _reason(reason: Message, wording: Wording) -> str:
    """The refusal in the few words of a tile; the whole sentence if there is no short one."""
    short = Message(f"tile-{reason.key}", reason.params)
    return wording.message(short if wording.catalogue.has(short.key) else reason)


def _tile(snapshot: Snapshot, game: GameState, place: int, wording: Wording) -> Tile:
    pile = game.market[place]
    buying = snapshot.stage is Stage.CARDS
    top = game.current.start_tops[place] if buying else pile.top
    colour = pile_colour(PILES[place])
    card: Card | None = cards_of(game).card(top) if top is not None else None
    reason = ""
    if card is None:
        state = TileState.EMPTY
        reason = wording.say("tile-empty") if pile.left == 0 else wording.say("tile-hidden")
    elif card.id in snapshot.cards_chosen:
        state = TileState.CHOSEN
    elif not buying:
        state = TileState.CLOSED
        reason = wording.say("tile-left", count=pile.left)
    elif card.id in snapshot.card_reasons:
        state = TileState.CLOSED
        reason = _reason(snapshot.card_reasons[card.id], wording)
    else:
        state = TileState.OPEN
    return Tile(
        place=place,
        key=PILE_KEYS[place],
        card=card.id if card is not None and state in (TileState.OPEN, TileState.CHOSEN) and buying else "",
        colour=colour,
        cost=str(pile_cost(PILES[place])),
        sign=wording.sign(colour),
        word=wording.say(f"tile-{colour}"),
        bananas=wording.say("tile-bananas", count=card.bananas) if card is not None else "",
        bananas_short=wording.say("tile-bananas-short", count=card.bananas) if card is not None else "",
        now=wording.say("tile-now", symbols=wording.delivery(card.one_time)) if card is not None else "",
        each=wording.say("tile-each", symbols=wording.delivery(card.recurring)) if card is not None else "",
        state=state,
        reason=reason,
        done_sign=wording.symbols.done,
    )


def market(snapshot: Snapshot, wording: Wording) -> MarketView | None:
    """The twelve tiles; None outside a game."""
    game = snapshot.game
    if game is None:
        return None
    tiles = tuple(_tile(snapshot, game, place, wording) for place in range(len(PILES)))
    return MarketView(tiles)


def chosen_cost(snapshot: Snapshot) -> int:
    """The credits that the chosen cards cost."""
    if snapshot.game is None:
        return 0
    cards = cards_of(snapshot.game)
    return sum(cards.card(card).cost for card in snapshot.cards_chosen)


def chosen_names(snapshot: Snapshot, wording: Wording) -> str:
    """The chosen cards as `gold 4, any colour 1`; empty for none."""
    if snapshot.game is None:
        return ""
    cards = cards_of(snapshot.game)
    names = (cards.card(card) for card in snapshot.cards_chosen)
    return ", ".join(wording.say("card-name", colour=card.colour, cost=card.cost) for card in names)

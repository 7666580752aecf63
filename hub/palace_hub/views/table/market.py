"""The market: twelve piles in fixed places, the cards that can be bought now, and why the others cannot.

A pile of a screen deck shows its top. A pile of a printed deck (R11) shows how many cards are left, and opens: then its
cards are shown, equal ones once, and the one that was taken from the table is chosen among them.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from monkey_palace.cards.deck_format import PILES, pile_colour, pile_cost
from monkey_palace.cards.model import Card
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.state import GameState
from palace_hub.locale.message import Message
from palace_hub.views.cards.counter import UNTYPED
from palace_hub.views.pile import PILE_KEYS, CardKind, kinds_left
from palace_hub.views.snapshot import Phase, Snapshot, Stage
from palace_hub.views.table.hint import piles_to_light
from palace_hub.views.wording import Wording


class TileState(StrEnum):
    """Whether the top card of a pile can be bought."""

    OPEN = "open"
    CHOSEN = "chosen"
    CLOSED = "closed"
    SHOWN = "shown"  # nobody buys now
    EMPTY = "empty"


@dataclass(frozen=True, slots=True)
class Tile:
    """One pile, or one card of an open pile.

    `card`: the id of the card that a touch chooses; "" if it chooses none. `opens`: a touch opens the pile. `words`:
    what the card delivers now and each turn, or what is left in the pile; then the number of cards left stands in the
    place of the bananas. `lines`: the same in signs, for a small tile; `signs`: without words, `1║` and `+1■`.
    `cap`: the key is drawn on the tile.
    """

    place: int
    key: str
    card: str
    colour: str
    price: str
    sign: str
    word: str
    bananas: str
    words: tuple[str, ...]
    lines: tuple[str, ...]
    state: TileState
    reason: str
    done_sign: str
    opens: bool = False
    cap: bool = False
    signs: tuple[str, ...] = ()
    enters: bool = False  # a touch asks what the card prints, which is not known yet
    hinted: bool = False  # a hint lights the tile
    closed: str = ""  # the card that cannot be added to the chosen ones


@dataclass(frozen=True, slots=True)
class MarketView:
    """The twelve tiles in market order."""

    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class OpenPile:
    """The pile of a printed deck that is open on a screen; `page` of its cards, from 0."""

    place: int
    page: int = 0


@dataclass(frozen=True, slots=True)
class PileView:
    """The cards left in an open pile. If there are more than keys, the last tile has no card and turns the page."""

    tiles: tuple[Tile, ...]


def _reason(reason: Message, wording: Wording) -> str:
    """The refusal in the few words of a tile; the whole sentence if there is no short one."""
    short = Message(f"tile-{reason.key}", reason.params)
    return wording.message(short if wording.catalogue.has(short.key) else reason)


def _blank(place: int, pile: str, state: TileState, wording: Wording, reason: str = "") -> Tile:
    """A tile that shows colour and cost only."""
    colour = pile_colour(pile)
    return Tile(
        place=place,
        key=PILE_KEYS[place],
        card="",
        colour=colour,
        price=wording.say("price", cost=pile_cost(pile)),
        sign=wording.sign(colour),
        word=wording.say(f"tile-{colour}"),
        bananas="",
        words=(),
        lines=(),
        state=state,
        reason=reason,
        done_sign=wording.symbols.done,
    )


def _showing(tile: Tile, card: Card, wording: Wording) -> Tile:
    """The tile with what a card shows; nothing more if that is not known yet."""
    if card.bananas is None:
        return tile
    due = [("now", card.one_time), ("each", card.recurring)]
    due = [(key, delivery) for key, delivery in due if delivery]
    words = [wording.say(f"tile-{key}-words", pieces=wording.pieces(delivery)) for key, delivery in due]
    lines = [wording.say(f"tile-{key}", symbols=wording.delivery(delivery)) for key, delivery in due]
    none = () if due else (wording.say("tile-no-pieces"),)
    bananas = wording.say("card-bananas", bananas=card.bananas)
    signs = tuple(wording.delivery(delivery, plus="+" if key == "each" else "") for key, delivery in due)
    return replace(tile, bananas=bananas, words=none or tuple(words), lines=none or tuple(lines), signs=signs)


def _filled(tile: Tile, *lines: str) -> Tile:
    """The tile with lines that are no delivery."""
    return replace(tile, words=lines, lines=lines)


def _buying(snapshot: Snapshot) -> bool:
    return snapshot.stage is Stage.CARDS


def _tile(snapshot: Snapshot, game: GameState, place: int, wording: Wording) -> Tile:
    """A pile of a screen deck, with its top."""
    pile = game.market[place]
    top = game.current.start_tops[place] if _buying(snapshot) else pile.top
    if top is None:
        reason = wording.say("tile-empty" if pile.left == 0 else "tile-hidden")
        return _blank(place, PILES[place], TileState.EMPTY, wording, reason)
    card = cards_of(game).card(top)
    if card.id in snapshot.cards_chosen:
        state, reason = TileState.CHOSEN, ""
    elif not _buying(snapshot):
        state, reason = TileState.SHOWN, wording.say("tile-left", count=pile.left)
    elif card.id in snapshot.card_reasons:
        state, reason = TileState.CLOSED, _reason(snapshot.card_reasons[card.id], wording)
    else:
        state, reason = TileState.OPEN, ""
    tile = _showing(_blank(place, PILES[place], state, wording, reason), card, wording)
    if not _buying(snapshot):
        return tile
    if state is TileState.CLOSED:
        return replace(tile, closed=card.id, cap=True)
    return replace(tile, card=card.id, cap=True)


def _chosen_of(snapshot: Snapshot, game: GameState, place: int) -> Card | None:
    """The card that is chosen from this pile."""
    cards = (cards_of(game).card(card) for card in snapshot.cards_chosen)
    return next((card for card in cards if card.pile == PILES[place]), None)


def _printed_tile(snapshot: Snapshot, game: GameState, place: int, wording: Wording) -> Tile:
    """A pile of a printed deck: what is left in it, or the card that is chosen from it."""
    left = kinds_left(game, place)
    chosen = _chosen_of(snapshot, game, place)
    if chosen is not None:
        tile = _showing(_blank(place, PILES[place], TileState.CHOSEN, wording), chosen, wording)
        return replace(tile, card=chosen.id, cap=True)
    if not left:
        return _blank(place, PILES[place], TileState.EMPTY, wording, wording.say("tile-empty"))
    many = wording.say("tile-left", count=sum(kind.count for kind in left))
    if not _buying(snapshot):
        tile = replace(_blank(place, PILES[place], TileState.SHOWN, wording), opens=True, cap=True)
        lines = tuple(_line(kind, wording) for kind in left)
        return replace(_filled(tile, *lines), bananas=many)
    if left[0].card.id in snapshot.card_reasons:
        reason = _reason(snapshot.card_reasons[left[0].card.id], wording)
        tile = _filled(_blank(place, PILES[place], TileState.CLOSED, wording, reason), many)
        return replace(tile, closed=left[0].card.id, cap=True)
    tile = replace(_blank(place, PILES[place], TileState.OPEN, wording), cap=True)
    if len(left) == 1 and not left[0].card.is_known:
        return replace(_filled(tile, many, wording.say("tile-enter")), opens=True, enters=True)
    if len(left) == 1:
        return replace(_showing(tile, left[0].card, wording), card=left[0].card.id, reason=many)
    return replace(_filled(tile, many, wording.say("tile-different", count=len(left))), opens=True)


def _line(kind: CardKind, wording: Wording) -> str:
    """One kind of a pile in a line, `2x 3b 1║ +1■`: how many, bananas, delivery now, and each turn after a plus."""
    card = kind.card
    parts = [wording.say("tile-times", count=kind.count)] if kind.count > 1 else []
    parts.append(UNTYPED if card.bananas is None else wording.say("tile-bananas-tight", count=card.bananas))
    parts += [wording.delivery(card.one_time)] if card.one_time else []
    parts += [wording.delivery(card.recurring, plus="+")] if card.recurring else []
    return " ".join(parts)


def market(snapshot: Snapshot, wording: Wording) -> MarketView | None:
    """The twelve tiles; None outside a game."""
    game = snapshot.game
    if game is None:
        return None
    make = _printed_tile if game.deck == "printed" else _tile
    lit = piles_to_light(snapshot)
    tiles = (make(snapshot, game, place, wording) for place in range(len(PILES)))
    return MarketView(tuple(_lit(tile, wording) if tile.place in lit else tile for tile in tiles))


def _lit(tile: Tile, wording: Wording) -> Tile:
    """The tile in the light of a hint; one that is chosen already needs none."""
    if tile.state is not TileState.OPEN:
        return tile
    return replace(tile, hinted=True, reason=wording.say("tile-hint"))


def market_page(snapshot: Snapshot, wording: Wording) -> MarketView | None:
    """The market as a page: what is left in the piles of a printed deck also in the middle of a purchase."""
    if snapshot.game is not None and snapshot.game.deck == "printed":
        snapshot = replace(snapshot, stage=None, cards_chosen=())
    return market(snapshot, wording)


def asked_pile(snapshot: Snapshot, opened: OpenPile | None) -> OpenPile | None:
    """The pile whose top a bot asks for, at the page that is open; without such a pile the open one."""
    if snapshot.bot is None or not snapshot.bot.top:
        return opened
    place = PILES.index(snapshot.bot.top)
    return opened if opened is not None and opened.place == place else OpenPile(place)


def open_pile(snapshot: Snapshot, opened: OpenPile | None, wording: Wording) -> PileView | None:
    """The pile that is open for buying; None if it cannot be opened (any more)."""
    shown = market(snapshot, wording) if opened is not None and _may_open(snapshot) else None
    if opened is None or shown is None or not shown.tiles[opened.place].opens:
        return None
    return pile(snapshot, opened, wording, buying=True)


def _may_open(snapshot: Snapshot) -> bool:
    return snapshot.phase is Phase.PLAY and _buying(snapshot)


def pile(
    snapshot: Snapshot, opened: OpenPile, wording: Wording, *, buying: bool = False, without: Card | None = None
) -> PileView | None:
    """The cards left in a pile, equal ones once; `buying`: one of them can be chosen. None outside a game.

    `without`: leaves out the cards that look like this one.
    """
    if snapshot.game is None:
        return None
    left = sorted(kinds_left(snapshot.game, opened.place, without), key=lambda kind: not kind.card.is_known)
    keys = len(PILE_KEYS)
    turns = len(left) > keys
    on_page = keys - 1 if turns else keys
    pages = -(-len(left) // on_page) or 1
    first = opened.page % pages * on_page
    name, state = PILES[opened.place], TileState.OPEN if buying else TileState.CLOSED
    tiles = []
    for place, kind in enumerate(left[first : first + on_page]):
        many = wording.say("tile-of-these", count=kind.count) if kind.count > 1 else ""
        tile = _showing(_blank(place, name, state, wording, many), kind.card, wording)
        if not kind.card.is_known:
            tile = _filled(tile, wording.say("tile-enter-other"))
            tile = replace(tile, reason=wording.say("tile-not-entered", count=kind.count), enters=buying)
        tiles.append(replace(tile, card=kind.card.id if buying else "", cap=buying))
    if turns:
        more = _blank(keys - 1, name, TileState.OPEN, wording)
        tiles.append(replace(_filled(more, wording.say("tile-more")), opens=True, cap=True))
    return PileView(tuple(tiles))


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
    return wording.joined(wording.say("card-name", colour=card.colour, cost=card.cost) for card in names)

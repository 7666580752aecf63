"""The choice of a printed card from the piles: the one that was taken in fact, or the one that is lost."""

from dataclasses import replace

from monkey_palace.cards.deck_format import PILES, pile_colour, pile_cost
from monkey_palace.cards.model import Card
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.state import GameState
from palace_hub.views.pages.held_cards import NamedCard
from palace_hub.views.pile import kinds_left
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.market import MarketView, OpenPile, PileView, TileState, market_page, pile
from palace_hub.views.table.sums import card_words
from palace_hub.views.wording import Wording


def is_held(game: GameState | None, named: NamedCard) -> bool:
    """Does the player still hold the card by the book?"""
    return game is not None and named.seat < len(game.players) and named.card in game.players[named.seat].cards


def home_pile(game: GameState, named: NamedCard) -> int | None:
    """The place of the named card's own pile; None if no other card is left in it."""
    card = cards_of(game).card(named.card)
    place = PILES.index(card.pile)
    return place if kinds_left(game, place, card) else None


def named_words(snapshot: Snapshot, named: NamedCard | None, wording: Wording) -> str:
    """The named card in words, with its player; "" without one."""
    if named is None or snapshot.game is None:
        return ""
    words = card_words(cards_of(snapshot.game).card(named.card), wording)
    return wording.say("page-which-card-named", name=snapshot.game.players[named.seat].name, card=words)


def choice_title(named: NamedCard | None, opened: OpenPile | None, wording: Wording) -> str:
    """The question over the piles, or over the cards of an open one."""
    if named is not None:
        return wording.say("page-which-card")
    if opened is None:
        return wording.say("page-lost-pile")
    name = PILES[opened.place]
    return wording.say("page-lost-card", colour=pile_colour(name), cost=pile_cost(name))


def piles_to_choose(snapshot: Snapshot, named: NamedCard | None, wording: Wording) -> MarketView | None:
    """The twelve piles. One without a card that can be chosen does not open."""
    view, game = market_page(snapshot, wording), snapshot.game
    if view is None or game is None:
        return None
    without = _card(game, named)
    return MarketView(
        tuple(
            replace(tile, state=TileState.OPEN)
            if kinds_left(game, tile.place, without)
            else replace(tile, opens=False, cap=False)
            for tile in view.tiles
        )
    )


def cards_to_choose(snapshot: Snapshot, named: NamedCard | None, opened: OpenPile, wording: Wording) -> PileView | None:
    """The cards left in a pile, without those that look like the named one."""
    if snapshot.game is None:
        return None
    return pile(snapshot, opened, wording, buying=True, without=_card(snapshot.game, named))


def _card(game: GameState, named: NamedCard | None) -> Card | None:
    return None if named is None else cards_of(game).card(named.card)

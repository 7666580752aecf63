"""The keys that type a set in the editor, from the numbers on the cards alone."""

from collections.abc import Iterator

from monkey_palace.cards.deck_format import PILES, Symbols
from monkey_palace.cards.model import Card, CardSet

ONCE = {"brick_or_arch": "e", "column": "k"}
EACH = {"arch": "a", "brick": "b", "column": "K", "brick_or_arch": "E"}
BOARD = {"arch": "a", "brick": "b", "column": "k", "brick_or_arch": "e"}


def symbol_keys(symbols: Symbols, letters: dict[str, str]) -> Iterator[str]:
    for symbol, count in symbols.as_dict().items():
        yield from [letters[symbol]] * count if count else []


def card_keys(card: Card) -> Iterator[str]:
    """Bananas, symbols once, symbols each turn, next."""
    yield from str(card.bananas)
    yield from symbol_keys(card.one_time, ONCE)
    yield from symbol_keys(card.recurring, EACH)
    yield "enter"


def all_card_keys(card_set: CardSet) -> list[str]:
    return [key for _, cards in card_set.piles for card in cards for key in card_keys(card)]


def pile_keys(card_set: CardSet) -> list[str]:
    """The size of each pile, as somebody types it who counts them anew."""
    keys = []
    for _, cards in card_set.piles:
        keys += [*str(len(cards)), "enter"]
    assert len(card_set.piles) == len(PILES)
    return keys


def board_keys(card_set: CardSet) -> list[str]:
    """The boards; the kits of seats 1 and 2 stand there already."""
    keys: list[str] = []
    for board in card_set.boards:
        if board.seat >= 2:
            keys += symbol_keys(board.start_kit, BOARD)
        keys.append("enter")
        keys += symbol_keys(board.recurring, BOARD)
        keys.append("enter")
    return keys

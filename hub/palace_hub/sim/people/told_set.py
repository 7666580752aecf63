"""The card set as people have told it to the hub: what it knew at first, and every entry since."""

from collections.abc import Mapping

from monkey_palace.cards.blank_set import blank_set
from monkey_palace.cards.model import Card, CardSet
from palace_hub.sim.world import streams

KNOWN = ("known", "half", "empty")
"""What a hub knows of the cards at first: all, half of the cards, or no more than start kits and sizes of the piles."""
HALF = 0.5
NAME = "table"

Print = tuple[object, ...]
"""All that a card prints."""


def print_of(card: Card) -> Print:
    """What this card prints."""
    return card.pile, card.bananas, card.one_time, card.recurring


def first_set(printed: CardSet, known: str, seed: int) -> tuple[CardSet, dict[str, str]]:
    """The set that a hub has at first, and the printed card that each of its known ids means.

    `known`: one of `KNOWN`. The ids of a set that is not known are the hub's own.
    """
    if known == "known":
        return printed, {card.id: card.id for card in printed.cards}
    kits = [board.start_kit for board in printed.boards]
    first, meaning = blank_set(NAME, kits, [len(cards) for _, cards in printed.piles]), dict[str, str]()
    if known == "half":
        for (_, blanks), (_, cards) in zip(first.piles, printed.piles, strict=True):
            for blank, card in zip(blanks, cards, strict=True):
                if streams.draws(seed, "known card", card.id).random() < HALF:
                    first = first.with_card(blank.id, card.known_bananas, card.one_time, card.recurring)
                    meaning[blank.id] = card.id
    return first, meaning


class ToldSet:
    """The hub's set, found by its hash among those that entries can have led to; and the printed card of each id."""

    def __init__(self, first: CardSet, meaning: Mapping[str, str]) -> None:
        self.now = first
        self._possible = {first.data_hash: first}
        self._meaning = dict(meaning)

    def follow(self, data_hash: str) -> bool:
        """Take the set that the hub has; False if no entry led to it."""
        if data_hash == self.now.data_hash:
            return True
        found = self._possible.get(data_hash)
        self.now = self.now if found is None else found
        return found is not None

    def enter(self, after: CardSet) -> None:
        """An entry is made that leads to this set, unless the hub refuses it or dies."""
        self._possible[after.data_hash] = after

    def means(self, id: str) -> str | None:
        """The printed card for which this id was entered."""
        return self._meaning.get(id)

    def mean(self, id: str, card: str) -> None:
        """From now on the id means this printed card; another id that meant it takes over what this one meant."""
        before = self._meaning.get(id)
        for other in [other for other, meant in self._meaning.items() if meant == card and other != id]:
            del self._meaning[other]
            if before is not None:
                self._meaning[other] = before
        self._meaning[id] = card

    def pile(self, pile: str) -> tuple[Card, ...]:
        """The cards of a pile as the hub knows them, those in players' hands too."""
        return dict(self.now.piles)[pile]

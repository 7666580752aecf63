"""The printed cards at the table (R2.2, R6.2): people shuffle the piles, see each top, and take the cards they buy.

The hub never reads this deck. It learns a card by the entry of the person who took it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from monkey_palace.cards.model import CardSet
from palace_hub.sim.world import streams


@dataclass(frozen=True, slots=True)
class MistakenCard:
    """A card that a seat holds by the hub's book, and the one that it holds in fact."""

    seat: int
    was: str
    is_: str


class CardDeck:
    """Twelve shuffled piles with open tops, and the cards that each seat holds, by id."""

    def __init__(self, card_set: CardSet, seed: int, mistakes: float = 0.0) -> None:
        """Shuffles each pile by a stream of its own. `mistakes`: probability that a card is named as another one."""
        self._set = card_set
        self._seed, self._mistakes = seed, mistakes
        self._piles: dict[str, list[str]] = {}
        self._held: dict[int, list[str]] = {}
        self._turns: set[int] = set()
        for pile, cards in card_set.piles:
            ids = [card.id for card in cards]
            streams.draws(seed, "printed pile", pile).shuffle(ids)
            self._piles[pile] = ids

    def seen(self, state_json: Mapping[str, Any]) -> dict[str, Any]:
        """The hub's public state as a person sees the table: with the tops that lie open."""
        market = [{**pile, "top": self.top(pile["pile"])} for pile in state_json["market"]]
        return {**state_json, "market": market}

    def top(self, pile: str) -> str | None:
        """The card that lies open on this pile; None if the pile is empty."""
        return self._piles[pile][-1] if self._piles[pile] else None

    def tops_of(self, cards: Sequence[str]) -> tuple[str, ...]:
        """What lies on top of the piles of these cards."""
        tops = (self.top(self._set.card(card).pile) for card in cards)
        return tuple(top for top in tops if top is not None)

    def take(self, turn: int, seat: int, cards: Sequence[str]) -> None:
        """The seat takes these tops, once a turn however often it is entered.

        Raises ValueError for a card that is not on top.
        """
        if turn in self._turns:
            return
        self._turns.add(turn)
        for card in cards:
            pile = self._piles[self._set.card(card).pile]
            if not pile or pile[-1] != card:
                raise ValueError(f"expected the top of its pile, got {card}")
            self._held.setdefault(seat, []).append(pile.pop())

    def named(self, turn: int, cards: Sequence[str], state_json: Mapping[str, Any]) -> list[str]:
        """These cards as the person who takes them names them: now and then another one that the pile may hold."""
        held = {card for player in state_json["players"] for card in player["cards"]}
        names = []
        for card in cards:
            rng = streams.draws(self._seed, "named", turn, card)
            pile = dict(self._set.piles)[self._set.card(card).pile]
            others = [other.id for other in pile if other.id != card and other.id not in held]
            names.append(rng.choice(others) if others and rng.random() < self._mistakes else card)
        return names

    def mistaken(self, state_json: Mapping[str, Any]) -> list[MistakenCard]:
        """The cards of the hub's book that are others on the table, by seat; purchases under way are left out."""
        found = []
        for seat, player in enumerate(state_json["players"]):
            book, table = Counter(player["cards"]), Counter(self._held.get(seat, ()))
            if book.total() == table.total():
                pairs = zip(self._by_pile(book - table), self._by_pile(table - book), strict=True)
                found += [MistakenCard(seat, was, is_) for was, is_ in pairs]
        return found

    def _by_pile(self, cards: Counter[str]) -> list[str]:
        return sorted(cards.elements(), key=lambda card: (self._set.card(card).pile, card))

    def bananas(self, seat: int) -> int:
        """The bananas on the cards of this seat, counted at the table."""
        return sum(self._set.card(card).bananas for card in self._held.get(seat, ()))

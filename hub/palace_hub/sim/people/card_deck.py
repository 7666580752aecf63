"""The printed cards at the table (R2.2, R6.2): people shuffle the piles, see each top, and take the cards they buy.

The hub never reads this deck. It learns a card by the entry of the person who took it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from monkey_palace.cards.model import CardSet
from palace_hub.sim.world import streams


class CardDeck:
    """Twelve shuffled piles with open tops, and the cards that each seat holds, by id."""

    def __init__(self, card_set: CardSet, seed: int) -> None:
        """Shuffles each pile by a stream of its own."""
        self._set = card_set
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

    def bananas(self, seat: int) -> int:
        """The bananas on the cards of this seat, counted at the table."""
        return sum(self._set.card(card).bananas for card in self._held.get(seat, ()))

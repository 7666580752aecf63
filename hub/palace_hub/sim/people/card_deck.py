"""The printed cards at the table (R2.2, R6.2): people shuffle the piles, see each top, and take the cards they buy.

The hub never reads this deck. It learns a card by the entry of the person who took it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from monkey_palace.cards.model import CardSet
from monkey_palace.game.card_set import remember
from palace_hub.sim.world import streams


class CardDeck:
    """Twelve shuffled piles with open tops, and the cards that each seat holds, by turn.

    `card_set`: the cards, boards and maps as they are printed; its ids name the printed cards, whatever ids a hub has.
    """

    def __init__(self, card_set: CardSet, seed: int) -> None:
        """Shuffles each pile by a stream of its own."""
        self.card_set = remember(card_set)
        self._piles: dict[str, list[str]] = {}
        self._taken: dict[int, tuple[int, tuple[str, ...]]] = {}
        for pile, cards in card_set.piles:
            ids = [card.id for card in cards]
            streams.draws(seed, "printed pile", pile).shuffle(ids)
            self._piles[pile] = ids

    def seen(self, state_json: Mapping[str, Any]) -> dict[str, Any]:
        """The hub's public state as a person sees the table: printed cards, the tops that lie open, the map's knobs."""
        market = [{**pile, "top": self.top(pile["pile"])} for pile in state_json["market"]]
        printed = self._printed(state_json)

        def there(ids: Sequence[str]) -> list[str]:
            return [printed.get(id, id) for id in ids]

        players = [
            {**player, "cards": there(player["cards"]), "slots": [there(stack) for stack in player["slots"]]}
            for player in state_json["players"]
        ]
        current = {**state_json["current"], "cards_taken": there(state_json["current"]["cards_taken"])}
        return {
            **state_json,
            "set": self.card_set.name,
            "data_hash": self.card_set.data_hash,
            "ground": self.card_set.ground_map(state_json["ground_map"]).ground,
            "market": market,
            "players": players,
            "current": current,
        }

    def _printed(self, state_json: Mapping[str, Any]) -> dict[str, str]:
        """The card on the table, by the id that the hub has in its place."""
        return {
            bought["card"]: card
            for purchase in state_json.get("purchases", ())
            for bought, card in zip(purchase["cards"], self.taken(purchase["turn"]), strict=False)
        }

    def top(self, pile: str) -> str | None:
        """The card that lies open on this pile; None if the pile is empty."""
        return self._piles[pile][-1] if self._piles[pile] else None

    def take(self, turn: int, seat: int, cards: Sequence[str]) -> None:
        """The seat takes these tops, once a turn however often it is entered.

        Raises ValueError for a card that is not on top.
        """
        if turn in self._taken:
            return
        for card in cards:
            pile = self._piles[self.card_set.card(card).pile]
            if not pile or pile[-1] != card:
                raise ValueError(f"expected the top of its pile, got {card}")
            pile.pop()
        self._taken[turn] = (seat, tuple(cards))

    def taken(self, turn: int) -> tuple[str, ...]:
        """The cards that were taken in this turn, in the order in which they were entered."""
        return self._taken[turn][1] if turn in self._taken else ()

    def bananas(self, seat: int) -> int:
        """The bananas on the cards of this seat, counted at the table."""
        held = (card for taker, cards in self._taken.values() if taker == seat for card in cards)
        return sum(self.card_set.card(card).known_bananas for card in held)

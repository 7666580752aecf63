"""What the hub tells the screens about a purchase from a printed deck."""

from pathlib import Path

import pytest
from tests.core.by_hand import Table, play_by_hand

from monkey_palace.cards.deck_format import PILES, pile_colour, pile_cost
from monkey_palace.cards.model import CardSet, load_set, set_of
from monkey_palace.game.card_set import cards_of
from palace_hub.core import snapshot
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.sim.people.card_deck import CardDeck
from palace_hub.views.pile import card_of_pile
from palace_hub.views.snapshot import Stage


def typed_in() -> CardSet:
    return set_of(load_set("house").as_json() | {"provenance": "typed in for a test"})


@pytest.mark.parametrize(
    ("card_set", "own"), [(None, False), (load_set("house"), False), (typed_in(), True)], ids=["none", "house", "own"]
)
def test_only_numbers_of_ones_own_are_offered_for_printed_cards(tmp_path: Path, card_set: CardSet | None, own: bool):
    """A copy of the house set is no box of one's own."""
    with Journal.open(tmp_path / "game.sqlite") as journal:
        table = Table(tmp_path / "game.sqlite", journal, card_set=card_set)
        assert snapshot.snapshot(table.core.hub).own_cards is own


def test_each_pile_has_its_reason_or_none(table: Table):
    """Compared with colour and cost; the chosen card's own pile is closed for a second card by rule 6.2."""
    table.pass_time(4.0)
    table.enter(say.NewGame(players=("Ann", "Bo"), deck="printed"), say.Confirm())
    play_by_hand(table, before=3, at=Stage.CARDS, deck=CardDeck(load_set("house"), 4))
    now = snapshot.snapshot(table.core.hub)
    game = now.game
    assert game is not None
    assert game.current.report is not None
    colours = (game.current.report.start_colour, "multi")

    def reason(place: int) -> str | None:
        card = card_of_pile(game, place)
        assert card is not None
        message = now.card_reasons.get(card.id)
        return None if message is None else message.key

    for place, pile in enumerate(PILES):
        if pile_colour(pile) not in colours:
            assert reason(place) == "rule-wrong-colour"
        elif pile_cost(pile) > game.credits:
            assert reason(place) == "rule-too-few-credits"
        else:
            assert reason(place) is None

    held = {card for player in game.players for card in player.cards}
    last = [card for card in cards_of(game).piles[0][1] if card.id not in held][-1]
    now = table.enter(say.ChooseCards(cards=(last.id,)))
    assert now.cards_chosen == (last.id,)
    assert reason(0) == "rule-pile-twice"
    assert now.can_confirm

"""The quick bound on deliveries that run short changes no value, with cards that are seen and with means of a pile."""

import pytest

from monkey_palace.board.pieces import COLOURS
from monkey_palace.bots import make_bot
from monkey_palace.bots.card_value import CardValue
from monkey_palace.bots.earnings import choices
from monkey_palace.bots.match import play_game
from monkey_palace.bots.valuation import USUAL
from monkey_palace.game.state import PromptKind


@pytest.mark.parametrize("deck", ["screen", "printed"])
def test_a_quick_bound_never_hides_a_delivery_that_runs_short(deck: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = play_game([make_bot("greedy"), make_bot("random"), make_bot("random")], 4, deck=deck)
    builds = [state.observed() for state in game.states if state.prompt.kind is PromptKind.BUILD][-8:]

    def values() -> list[float]:
        return [
            CardValue(state, USUAL).value(cards)
            for state in builds
            for colour in COLOURS
            for _cost, cards in choices(state, colour)
        ]

    bounded, asked = values(), []
    monkeypatch.setattr(CardValue, "may_run_short", lambda _self, cards: asked.append(cards) or True)
    assert bounded == values()
    assert asked

"""What follows from a corrected card, in plain words, held against the states before and after."""

import dataclasses

import pytest
from tests.tui.scenes.printed import printed_check, printed_new
from tests.tui.scenes.stored_games import card_set

from monkey_palace.bots import make_bot
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.apply import decide, fold
from monkey_palace.game.commands import CorrectCard, TakeCards
from monkey_palace.game.history import Game
from monkey_palace.game.state import GameState
from monkey_palace.randomness import Rng
from palace_hub.views.pages.card_correction import (
    AGREEMENTS,
    Correction,
    correction,
    correction_view,
    has_been_made,
)
from palace_hub.views.pages.held_cards import NamedCard
from palace_hub.views.snapshot import Phase, Snapshot
from palace_hub.views.wording import Wording

WORDING = Wording()
CARDS = card_set()


def bought() -> tuple[Snapshot, str]:
    """The first player has bought the cheapest card of any colour and takes the delivery of it."""
    now = printed_new()
    assert now.game is not None
    game = Game.from_state(now.game)
    game.apply(make_bot("greedy").choose(game.state, Rng(1)))
    (pile,) = [cards for name, cards in CARDS.piles if name == "multi-1"]
    card = next(card for card in pile if card.one_time)
    game.apply(TakeCards(cards=(card.id,)))
    return dataclasses.replace(now, game=game.state), card.id


def found(now: Snapshot, card: str, right: str) -> Correction:
    assert now.game is not None
    made = correction(now.game, NamedCard(0, card), right)
    assert isinstance(made, Correction)
    return made


def lines(now: Snapshot, card: str, right: str) -> str:
    return "\n".join(correction_view(now, NamedCard(0, card), found(now, card, right), right, WORDING).lines)


@pytest.mark.parametrize("right", [card.id for card in CARDS.cards])
def test_every_card_is_corrected_or_refused_by_name_with_what_the_table_agrees_to(right: str) -> None:
    now, card = bought()
    assert now.game is not None
    made = correction(now.game, NamedCard(0, card), right)
    if right == card:
        assert isinstance(made, IllegalCommand)
        view = correction_view(now, NamedCard(0, card), made, right, WORDING)
        assert view.yes == ""
        assert "name the right one" in view.lines[-1]
        return
    assert isinstance(made, Correction)
    assert made.after == fold(decide(now.game, made.command), now.game)
    assert has_been_made(made.after, made)
    assert not has_been_made(now.game, made)
    for missing in made.command.agreed:
        fewer = tuple(code for code in made.command.agreed if code != missing)
        command = CorrectCard.model_validate({"player": 0, "was": card, "is": right, "agreed": fewer})
        with pytest.raises(IllegalCommand) as refused:
            decide(now.game, command)
        assert refused.value.code == missing
    view = correction_view(now, NamedCard(0, card), made, right, WORDING)
    assert view.sentence == WORDING.say("correction-agree" if made.command.agreed else "correction-sure")
    bananas = CARDS.card(right).bananas - CARDS.card(card).bananas
    assert any("bananas" in line and ("more" in line or "fewer" in line) for line in view.lines[2:]) is (
        abs(bananas) > 1
    )


def test_colour_and_credits_are_named() -> None:
    now, card = bought()
    assert now.game is not None
    start = now.game.purchases[0].start_colour
    other = "gold" if start == "light_green" else "light_green"
    dear = next(card.id for card in CARDS.cards if card.pile == f"{other}-5")
    said = lines(now, card, dear)
    was, wanted = other.replace("_", " "), start.replace("_", " ")
    assert "Too costly: the cards of that turn cost 5" in said
    assert f"Wrong colour: {was} was bought where only {wanted} or any colour was allowed" in said


def test_the_delivery_that_is_due_follows() -> None:
    now, card = bought()
    (pile,) = [cards for name, cards in CARDS.piles if name == "multi-1"]
    other = next(other for other in pile if other.one_time != CARDS.card(card).one_time)
    due = WORDING.delivery(other.one_time)
    assert f"The delivery that {now.game.player.name} takes now is {due}, not" in lines(now, card, other.id)  # type: ignore[union-attr]


def ended() -> tuple[Snapshot, GameState]:
    now = printed_check()
    assert now.game is not None
    result = Game.from_state(now.game).result()
    return dataclasses.replace(now, phase=Phase.ENDED, result=result), now.game


def test_another_winner_is_named_after_the_score_only() -> None:
    now, game = ended()
    assert now.result is not None
    (winner,) = now.result.winners
    seat = next(seat for seat in range(3) if seat != winner)
    was = min(game.players[winner].cards, key=lambda card: -CARDS.card(card).bananas)
    right = min(game.players[seat].cards, key=lambda card: CARDS.card(card).bananas)
    named = NamedCard(winner, was)
    made = correction(game, named, right)
    assert isinstance(made, Correction)
    after = Game.from_state(made.after).result()
    assert after is not None
    assert after.winners != now.result.winners
    expected = f"{game.players[after.winners[0]].name} wins then."
    assert expected in correction_view(now, named, made, right, WORDING).lines
    before = dataclasses.replace(now, phase=Phase.CARDS_CHECK)
    assert expected not in correction_view(before, named, made, right, WORDING).lines


def test_an_agreement_has_a_sentence_in_the_question_and_in_the_log() -> None:
    for code in AGREEMENTS:
        for family in ("correction-overrules", "log-agreed"):
            assert WORDING.catalogue.has(f"{family}-{code.replace('_', '-')}")

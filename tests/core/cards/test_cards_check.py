"""The end of a game by printed cards: everybody looks at the cards before the score, also after a restart."""

from tests.core.by_hand import Table, play_by_hand

from monkey_palace.cards.model import load_set
from palace_hub.core import snapshot
from palace_hub.referee import entries as say
from palace_hub.sim.people.card_deck import CardDeck
from palace_hub.views.snapshot import Phase, Snapshot


def to_the_end(table: Table, deck: str) -> Snapshot:
    """Play until nobody can go on. A printed deck has no seed."""
    table.pass_time(4.0)
    table.enter(say.parse_entry({"do": "new_game", "players": ("Ann", "Bo"), "deck": deck}), say.Confirm())
    cards = CardDeck(load_set("house"), 4) if deck == "printed" else None
    play_by_hand(table, by_facts=True, until=(Phase.CARDS_CHECK, Phase.ENDED), deck=cards)
    return snapshot.snapshot(table.core.hub)


def test_the_cards_are_looked_at_before_the_score_and_after_a_restart(table: Table):
    now = to_the_end(table, "printed")
    assert now.phase is Phase.CARDS_CHECK
    assert now.can_confirm
    assert not now.can_undo
    for entry in (say.NewGame(players=("Cy", "Di")), say.PassBuild(), say.ChooseCards(cards=())):
        assert table.enter(entry).refusal is not None
        assert table.core.hub.phase is Phase.CARDS_CHECK

    table.restart()
    table.pass_time(4.0)
    assert table.core.hub.phase is Phase.RESUME
    assert table.enter(say.Resume()).phase is Phase.CARDS_CHECK
    assert table.core.hub.book.game.state == now.game

    scored = table.enter(say.Confirm())
    assert (scored.phase, scored.game) == (Phase.ENDED, now.game)
    assert scored.result is not None
    table.restart()
    assert snapshot.snapshot(table.core.hub).result == scored.result
    assert table.enter(say.NewGame(players=("Cy", "Di"))).phase is Phase.CALIBRATE_EMPTY


def test_a_screen_deck_needs_no_look(table: Table):
    assert to_the_end(table, "screen").phase is Phase.ENDED

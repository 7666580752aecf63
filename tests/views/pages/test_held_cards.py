"""The cards of each player, as the hub has them."""

import dataclasses

from tests.tui.scenes.index import SCENES
from tests.tui.scenes.printed import printed_cards, printed_check, printed_log, printed_score
from tests.tui.scenes.stored_games import card_set

from palace_hub.views.pages.held_cards import held_cards
from palace_hub.views.pages.help.keys import keys
from palace_hub.views.pages.help.page import help_page
from palace_hub.views.pages.text_pages import log
from palace_hub.views.snapshot import Phase
from palace_hub.views.table.actions import actions, has_card_lists
from palace_hub.views.table.head import head
from palace_hub.views.table.market import OpenPile
from palace_hub.views.wording import Wording

WORDING = Wording()


def test_each_player_has_exactly_the_cards_of_the_book_in_market_order() -> None:
    now = printed_check()
    assert now.game is not None
    view = held_cards(now, WORDING)
    order = [card.id for card in card_set().cards]
    for player, shown in zip(now.game.players, view.players, strict=True):
        assert shown.name == player.name
        assert [card.card for card in shown.cards] == sorted(player.cards, key=order.index)
        assert shown.count == f"{len(player.cards)} cards"


def test_a_card_is_told_in_words() -> None:
    words = {card.words for player in held_cards(printed_check(), WORDING).players for card in player.cards}
    assert "gold 4¢: 4 bananas, now 2∩/■, nothing each turn" in words
    assert "any colour 1¢: no bananas, nothing now, each turn 1∩" in words


def test_no_running_score_is_told_by_the_list() -> None:
    """A table may keep scores hidden until the end (rule 10.11)."""
    now = printed_cards()
    assert now.game is not None
    hidden = now.game.model_copy(update={"settings": now.game.settings.model_copy(update={"running_score": "at_end"})})
    assert held_cards(dataclasses.replace(now, game=hidden), WORDING) == held_cards(now, WORDING)


def test_before_the_score_the_table_asks_for_a_look() -> None:
    now = printed_check()
    assert head(now, WORDING).sentence == "Look at your cards"
    main = actions(now, WORDING).main
    assert main is not None
    assert main.text == "These are our cards"
    assert help_page(now, WORDING).lines[0].text == "Look at your cards"
    assert {"main", "digits-held", "arrows", "market"} <= set(keys(now, WORDING))
    assert not {"held", "scores", "back", "more", "far", "undo"} & set(keys(now, WORDING))


def test_the_lists_belong_to_a_printed_deck() -> None:
    assert has_card_lists(printed_cards())
    assert has_card_lists(printed_score())
    assert not has_card_lists(SCENES["cards"]())
    assert not has_card_lists(SCENES["score"]())
    assert not has_card_lists(dataclasses.replace(printed_cards(), phase=Phase.RESUME))


def test_help_names_the_keys_of_the_open_pile() -> None:
    now = printed_cards()
    assert "digits-market" in keys(now, WORDING)
    assert "digits-pile" in keys(now, WORDING, OpenPile(2))
    assert "digits-market" not in keys(now, WORDING, OpenPile(2))
    texts = [line.text for line in help_page(now, WORDING, OpenPile(2)).lines]
    assert texts[0] == "Which card?"
    assert any("rules 6.1 to 6.3, 11.2" in text for text in texts)


def test_the_log_names_the_bought_cards() -> None:
    texts = [line.text.strip() for line in log(printed_log(), WORDING).lines]
    assert texts[1:3] == [
        "dark green 3¢: 1 banana, now 1║, each turn 1∩",
        "any colour 2¢: 1 banana, now 1║ 1∩/■, nothing each turn",
    ]

"""The rules of a new game: the hub's own unless the players choose those of the edition in their language."""

import pytest
from tests.cases import few
from tests.tui.app_pilot import SIZE, app_of
from tests.tui.scenes.index import SCENES
from tests.tui.textual_internals import toasts

from monkey_palace.settings import EDITIONS, Settings, parse_settings
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee.entries import NewGame
from palace_hub.views.editions import edition_words, settings_of
from palace_hub.views.wording import Wording


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_is_what_the_rules_say_and_has_its_line(edition: str) -> None:
    assert parse_settings(settings_of(edition)) == EDITIONS[edition]
    hub, own = (Catalogue().text_key("start-edition", edition=name) for name in ("hub", edition))
    assert own != hub


def test_the_hubs_rules_change_no_setting() -> None:
    assert parse_settings(settings_of("")) == Settings()


def test_a_language_without_an_edition_offers_none(pseudo: str) -> None:
    assert edition_words(Wording(Catalogue(pseudo))) == ()
    assert [one.edition for one in edition_words(Wording())] == ["", "en"]


@few(1, ("presses", "column_ends"), [(0, False), (1, True), (2, False)])
async def test_a_key_chooses_the_edition_and_says_what_it_means(presses: int, column_ends: bool) -> None:
    app, source = app_of(SCENES["start"]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*"Ann", "enter", *"Bo", "escape")
        told = []
        for _ in range(presses):
            await pilot.press("a")
            told += [toast.message for toast in toasts(app)]
        await pilot.press("enter")
        await pilot.pause()
        (entry,) = source.entries
        assert isinstance(entry, NewGame)
        assert parse_settings(entry.settings).frog_column_can_trigger_end is column_ends
        assert len(told) == presses
        assert all(("English edition" in text) is (number % 2 == 0) for number, text in enumerate(told))

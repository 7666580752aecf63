"""The host's form for a new game: the rules of an edition."""

import pytest
from tests.tui.scenes.index import SCENES

from monkey_palace.settings import EDITIONS, parse_settings
from palace_hub.views.table.start_form import start
from palace_hub.views.wording import Wording
from palace_hub.web.refusals import NotNow
from palace_hub.web.start_form import new_game, start_form

GIVEN = ["Ann", "", "", "Bo", "", "", "", "", "", "", "", "", False, False, "1", "0", "screen"]


def test_the_form_offers_the_edition_of_the_language() -> None:
    snapshot = SCENES["start"]()
    html = start_form(start(snapshot, Wording(touch=True)), snapshot, Wording(touch=True))
    assert html.count('<option value="en">English edition') == 1
    assert html.index('name="deck"') < html.index('name="edition"') < html.index('id="begin"')


def test_a_game_has_the_rules_that_were_chosen() -> None:
    assert new_game([*GIVEN, ""], {}, Wording())["settings"] == {}
    assert parse_settings(new_game([*GIVEN, "fr"], {}, Wording())["settings"]) == EDITIONS["fr"]


@pytest.mark.parametrize("ends", [[], ["tlh"], [3], ["fr", "fr"]])
def test_rules_that_no_edition_has_are_refused(ends: list[object]) -> None:
    with pytest.raises(NotNow):
        new_game([*GIVEN, *ends], {}, Wording())

"""Pictures of a game by printed cards. Look at each picture before you store it with `--snapshot-update`."""

from collections.abc import Callable

import pytest
from tests.cases import few
from tests.tui.conftest import RecordingSource
from tests.tui.scenes.index import PRINTED, SCENES
from tests.tui.shared_app import CONSOLE, GREY, LIGHT, NARROW, SMALL, WIDE, Kind, shared

from palace_hub.locale.catalogue import Catalogue
from palace_hub.tui.palace_app import PalaceApp

SMALLEST = Kind((60, 20))
TOO_SMALL = Kind((58, 18))

Compare = Callable[[str], bool]


@few(
    7,
    ("scene", "keys", "kind"),
    [
        pytest.param("printed_cards", "", NARROW, id="cards-100"),
        pytest.param("printed_cards", "", WIDE, id="cards-120", marks=pytest.mark.long),
        pytest.param("printed_cards", "", SMALL, id="cards-80"),
        pytest.param("printed_cards", "", SMALLEST, id="cards-60", marks=pytest.mark.long),
        pytest.param("printed_cards", "4", NARROW, id="cards-reason-100"),
        pytest.param("printed_cards", "3", NARROW, id="pile-100"),
        pytest.param("printed_cards", "3,right,right", WIDE, id="pile-focus-120", marks=pytest.mark.long),
        pytest.param("printed_cards", "3", SMALL, id="pile-80"),
        pytest.param("printed_cards", "3", SMALLEST, id="pile-60", marks=pytest.mark.long),
        pytest.param("printed_cards", "3", LIGHT, id="pile-light", marks=pytest.mark.long),
        pytest.param("printed_cards", "3,right", GREY, id="pile-grey", marks=pytest.mark.long),
        pytest.param("printed_cards", "3", CONSOLE, id="pile-console"),
        pytest.param("printed_cards", "3,question_mark", NARROW, id="pile-help-100"),
        pytest.param("printed_chosen", "", NARROW, id="chosen-100"),
        pytest.param("printed_chosen", "", WIDE, id="chosen-120", marks=pytest.mark.long),
        pytest.param("printed_chosen", "", SMALL, id="chosen-80", marks=pytest.mark.long),
        pytest.param("printed_chosen", "", GREY, id="chosen-grey", marks=pytest.mark.long),
        pytest.param("printed_chosen", "", CONSOLE, id="chosen-console"),
        pytest.param("printed_new", "m", NARROW, id="market-100", marks=pytest.mark.long),
        pytest.param("printed_new", "m", WIDE, id="market-120", marks=pytest.mark.long),
        pytest.param("printed_new", "m", SMALL, id="market-80", marks=pytest.mark.long),
        pytest.param("printed_new", "m,2", NARROW, id="market-pile-100"),
        pytest.param("printed_new", "m,1", SMALL, id="market-pile-80", marks=pytest.mark.long),
        pytest.param("printed_check", "", NARROW, id="check-100", marks=pytest.mark.long),
        pytest.param("printed_check", "2,down", WIDE, id="check-cursor-120", marks=pytest.mark.long),
        pytest.param("printed_check", "3", SMALL, id="check-80"),
        pytest.param("printed_check", "", LIGHT, id="check-light", marks=pytest.mark.long),
        pytest.param("printed_check", "right", GREY, id="check-grey", marks=pytest.mark.long),
        pytest.param("printed_check", "right", CONSOLE, id="check-console"),
        pytest.param("printed_check", "", TOO_SMALL, id="check-too-small"),
        pytest.param("printed_score", "", NARROW, id="score-100"),
        pytest.param("printed_score", "i", NARROW, id="score-held-100"),
        pytest.param("printed_log", "l", NARROW, id="log-100", marks=pytest.mark.long),
        pytest.param("printed_cards", "c", NARROW, id="correct-100", marks=pytest.mark.long),
        pytest.param("printed_cards", "c", SMALL, id="correct-80"),
        pytest.param("printed_check", "2,c", NARROW, id="which-card-100", marks=pytest.mark.long),
        pytest.param("printed_check", "2,c", WIDE, id="which-card-120", marks=pytest.mark.long),
        pytest.param("printed_check", "2,c", SMALL, id="which-card-80"),
        pytest.param("printed_check", "2,c", SMALLEST, id="which-card-60", marks=pytest.mark.long),
        pytest.param("printed_check", "2,c,m", NARROW, id="which-pile-100", marks=pytest.mark.long),
        pytest.param("printed_check", "2,c,m", SMALL, id="which-pile-80", marks=pytest.mark.long),
        pytest.param("printed_check", "2,c,h,right", NARROW, id="elsewhere-100", marks=pytest.mark.long),
        pytest.param("printed_check", "2,c,h,1,enter", SMALL, id="swap-80", marks=pytest.mark.long),
        pytest.param("printed_check", "2,c,m,0,1", NARROW, id="is-it-100", marks=pytest.mark.long),
        pytest.param("printed_check", "2,c,m,0,1", LIGHT, id="is-it-light", marks=pytest.mark.long),
        pytest.param("printed_check", "2,c,m,0,1", CONSOLE, id="is-it-console", marks=pytest.mark.long),
        pytest.param("printed_cards", "c,3", NARROW, id="lost-pile-100", marks=pytest.mark.long),
        pytest.param("printed_cards", "c,3,3", SMALL, id="lost-card-80"),
        pytest.param("printed_cards", "c,3,3,1", NARROW, id="lost-sure-100", marks=pytest.mark.long),
        pytest.param("printed_new", "c,3", NARROW, id="deck-100"),
    ],
)
def test_a_game_by_printed_cards(scene: str, keys: str, kind: Kind, same_picture: Compare) -> None:
    assert same_picture(shared(kind).picture(PRINTED[scene](), *(keys.split(",") if keys else ())))


@few(
    1,
    ("scene", "keys", "kind"),
    [
        pytest.param("start_with_cards", "escape,c", NARROW, id="start-100", marks=pytest.mark.long),
        pytest.param("start_with_cards", "escape,c", GREY, id="start-grey", marks=pytest.mark.long),
        pytest.param("start_with_cards", "", SMALLEST, id="start-60"),
        pytest.param("start_with_cards", "", CONSOLE, id="start-console"),
        pytest.param("start", "escape,c", NARROW, id="start-needs-set-100"),
        pytest.param("start", "escape,c", SMALLEST, id="start-needs-set-60", marks=pytest.mark.long),
    ],
)
async def test_the_start_form(
    scene: str, keys: str, kind: Kind, same_picture: Compare, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In an application of its own: the form keeps what was chosen."""
    if not kind.colours:
        monkeypatch.setenv("NO_COLOR", "1")
    source = RecordingSource((SCENES | PRINTED)[scene]())
    app = PalaceApp(source, catalogue=Catalogue(), terminal=kind.terminal, interval=0)
    async with app.run_test(size=kind.size) as pilot:
        await pilot.press(*(keys.split(",") if keys else ()))
        await pilot.pause()
        assert same_picture(app.export_screenshot(title=app.title, simplify=True))

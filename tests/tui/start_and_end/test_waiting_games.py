"""The start form lists games that were put aside; the resume page says what damage took of a game."""

import dataclasses

import pytest
from tests.cases import few
from tests.tui.app_pilot import SIZE, app_of
from tests.tui.scenes.index import SCENES
from textual.pilot import Pilot

from palace_hub.journal.rows import Completeness
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message
from palace_hub.referee import entries as say
from palace_hub.tui.widgets.start_lines import WaitingGames
from palace_hub.views.snapshot import Snapshot, WaitingGame
from palace_hub.views.table.lines import SAFE_MODE, resume_rows
from palace_hub.views.wording import Wording

TWO = (
    WaitingGame(4, ("Ann", "Bo", "Chiara"), "2026-11-20 19:42:07"),
    WaitingGame(2, ("Di", "[b]Eve[/]"), "2026-10-03 17:00:00"),
)


def waiting(count: int) -> Snapshot:
    return dataclasses.replace(SCENES["start"](), waiting=TWO[:count])


@few(
    1,
    ("count", "keys", "expected"),
    [
        (0, ["r"], []),
        (1, ["r"], [say.OpenGame(game=4)]),
        pytest.param(2, ["r", "1"], [say.OpenGame(game=4)], marks=pytest.mark.long),
        (2, ["r", "2"], [say.OpenGame(game=2)]),
        pytest.param(2, ["r", "3"], [], marks=pytest.mark.long),
        pytest.param(2, ["r", "escape"], [], marks=pytest.mark.long),
    ],
)
async def test_r_opens_a_game_that_was_put_aside(count: int, keys: list[str], expected: list[say.Entry]) -> None:
    app, source = app_of(waiting(count))
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, "escape", *keys)
    assert source.entries == expected


async def press(pilot: Pilot[None], *keys: str) -> None:
    await pilot.pause()
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


@pytest.mark.long
async def test_the_form_names_them_and_the_key() -> None:
    app, _ = app_of(waiting(2))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        shown = app.screen.query_one(WaitingGames)
        assert shown.display
        heading, *games = shown.model or ()
        assert "2 games were put aside" in heading
        assert "press Esc, then r" in heading
        assert games == ["Ann, Bo, Chiara, last saved 2026-11-20 19:42", "Di, [b]Eve[/], last saved 2026-10-03 17:00"]


@pytest.mark.long
async def test_without_any_there_is_nothing_to_see() -> None:
    app, _ = app_of(waiting(0))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert not app.screen.query_one(WaitingGames).display


def test_the_resume_page_speaks_of_a_missing_tray_only_where_none_answers() -> None:
    scene = SCENES["resume"]()
    told = {}
    for state in ("live", "lost"):
        links = tuple(dataclasses.replace(link, state=state) for link in scene.links)
        rows = resume_rows(dataclasses.replace(scene, links=links, manual=True), Wording(Catalogue())).rows
        told[state] = " ".join(row.text for row in rows)
    safe = dataclasses.replace(scene, links=(), problems=(Message(SAFE_MODE),))
    told["safe"] = " ".join(row.text for row in resume_rows(safe, Wording(Catalogue())).rows)
    assert "No tray answers" not in told["safe"]
    assert "The safe mode uses no tray" in told["safe"]
    assert "No tray answers" in told["lost"]
    assert "No tray answers" not in told["live"]
    assert "the hub compares the tray with the game" in told["live"]


@pytest.mark.parametrize(
    ("completeness", "lost", "sentence"),
    [
        (Completeness.INTACT, 0, "Nothing after it was lost."),
        (Completeness.LOST, 1, "1 event after event 40 is lost"),
        (Completeness.LOST, 23, "23 events after event 40 are lost"),
        (Completeness.AT_LEAST, 23, "At least 23 events after event 40 are lost"),
        (Completeness.UNKNOWN, 0, "Events after event 40 may be lost"),
    ],
)
def test_the_resume_page_says_what_is_missing(completeness: Completeness, lost: int, sentence: str) -> None:
    scene = SCENES["resume"]()
    offer = dataclasses.replace(scene.resume, events=40, lost=lost, completeness=completeness)
    rows = resume_rows(dataclasses.replace(scene, resume=offer), Wording(Catalogue())).rows
    texts = [row.text for row in rows]
    assert any(sentence in text for text in texts)
    assert ("Nothing after it was lost" in " ".join(texts)) == (completeness is Completeness.INTACT)


@pytest.mark.parametrize(
    ("started_with", "names"),
    [
        ({"Robo": "planner"}, "the bot Robo, put this one aside (d)."),
        ({"Robo": "planner", "ann": "hard"}, "the bots Robo, ann, put this one aside (d)."),
        ({"ann": "planner"}, ""),
    ],
)
def test_the_resume_page_says_that_bots_only_play_in_a_new_game(started_with: dict[str, str], names: str) -> None:
    scene = SCENES["resume"]()
    assert scene.resume is not None
    assert scene.resume.state.players[0].name == "Ann"
    kept = dataclasses.replace(scene, bots=("planner", None, None), bots_to_seat=started_with)
    told = " ".join(row.text for row in resume_rows(kept, Wording(Catalogue())).rows)
    assert ("This game goes on with the players that it has." in told) == bool(names)
    assert names in told

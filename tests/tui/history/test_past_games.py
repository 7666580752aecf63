"""Past games on the screen: the list, one of them read-only, notes, deleting, going on, statistics."""

import dataclasses
import shutil
import threading
from pathlib import Path

import pytest
from tests.history.made_games import write_game
from tests.tui.app_pilot import comes, until
from tests.tui.history.past_app import GAMES, kept_journal, listed, past_app
from tests.tui.scenes.index import SCENES
from textual.widgets import Input

from palace_hub.history.kept import NotesFile, folder_of
from palace_hub.history.library import read_games
from palace_hub.journal.store import Journal
from palace_hub.referee.entries import OpenGame
from palace_hub.run import past_games
from palace_hub.run.past_games import PastGamesOfJournal, erase_deleted
from palace_hub.tui.history.games_screen import GamesScreen
from palace_hub.tui.history.line_screen import LineScreen
from palace_hub.tui.history.open_game_screen import OpenGameScreen
from palace_hub.tui.history.rows import GameDetails, GameList
from palace_hub.tui.history.statistics_screen import StatisticsScreen
from palace_hub.tui.screens.dialogs import ConfirmScreen, DialogHead
from palace_hub.tui.screens.log_screen import LogScreen
from palace_hub.tui.screens.pages import TextPage, Title
from palace_hub.tui.screens.review_screen import ReviewScreen
from palace_hub.tui.screens.score_screen import ScoreScreen
from palace_hub.tui.screens.table_screen import TableScreen
from palace_hub.tui.widgets.score import Footnote, WinnerHead
from palace_hub.views.snapshot import Phase, WaitingGame

SIZE = (100, 30)


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A copy that the test may change."""
    folder = tmp_path / "kept"
    shutil.copytree(kept_journal().parent, folder)
    return folder / kept_journal().name


async def test_a_finished_game_is_looked_at_and_nothing_of_it_or_of_the_hub_changes() -> None:
    app, source = past_app(SCENES["score"](), kept_journal())
    own = source.now.game
    async with app.run_test(size=SIZE) as pilot:
        await comes(pilot, ScoreScreen)
        await pilot.press("G")
        games = await listed(pilot)
        await pilot.press("end", "enter")
        await comes(pilot, ScoreScreen)
        await until(pilot, lambda: app.shown.past is not None)
        head, note = app.screen.query_one(WinnerHead).model, app.screen.query_one(Footnote).model
        facts = read_games(kept_journal()).games[0]
        assert [int(place.bananas) for place in head.podium] == sorted(facts.scores, reverse=True)
        assert note.footnote.startswith("Game 1, 2026-05-2")
        await pilot.press("e", "u", "n", "c", "d")
        assert isinstance(app.screen, ScoreScreen)
        await pilot.press("l")
        await comes(pilot, LogScreen)
        assert any(line.undone for line in app.shown.log)
        await pilot.press("escape", "right", "end")
        await comes(pilot, ReviewScreen)
        assert app.screen.place == len(app.shown.history) - 1
        await pilot.press("escape", "escape")
        await comes(pilot, GamesScreen)
        assert app.screen is games
        assert app.shown.game == own
        await pilot.press("escape")
        await comes(pilot, ScoreScreen)
    assert source.entries == []


@pytest.mark.long
async def test_an_unfinished_game_is_looked_at_and_goes_on_if_it_waits() -> None:
    snapshot = SCENES["start"]()
    app, source = past_app(snapshot, kept_journal())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("escape", "G")
        games = await listed(pilot)
        assert games.game is not None
        assert not games.game.is_over
        await pilot.press("enter")
        await comes(pilot, OpenGameScreen)
        await until(pilot, lambda: bool(app.screen.query_one(TextPage).model.lines))
        assert "not finished" in app.screen.query_one(Title).model
        await pilot.press("left")
        await comes(pilot, ReviewScreen)
        await pilot.press("a", "escape", "escape")
        await listed(pilot)
        await pilot.press("x", "r")
        assert "cannot go on now" in " ".join(games.query_one(GameDetails).model)
        assert source.entries == []
        source.show(dataclasses.replace(snapshot, waiting=(WaitingGame(3, ("Ann", "Cy")),)))
        await pilot.press("r")
        await comes(pilot, TableScreen)
    assert source.entries == [OpenGame(game=3)]


async def test_a_game_that_begins_closes_the_past_one() -> None:
    app, source = past_app(SCENES["start"](), kept_journal())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("escape", "G")
        await listed(pilot)
        await pilot.press("end", "enter")
        await comes(pilot, ScoreScreen)
        playing = SCENES["build"]()
        source.show(playing)
        await comes(pilot, TableScreen)
        assert app.shown.game == playing.game
        assert not app.check_action("games", ())


@pytest.mark.long
async def test_a_note_is_written_and_a_game_is_deleted_after_a_question(journal: Path) -> None:
    app, _ = past_app(SCENES["start"](), journal)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("escape", "G")
        games = await listed(pilot)
        await pilot.press("end", "n")
        await comes(pilot, LineScreen)
        await pilot.press(*"nice", "enter")
        await until(pilot, lambda: games.game is not None and games.game.note == "nice")
        assert games.query_one(GameDetails).model[0] == "Note: nice"
        await listed(pilot)
        for answer, left in (("2", 3), ("1", 2)):
            await pilot.press("x")
            await comes(pilot, ConfirmScreen)
            await pilot.press(answer)
            await listed(pilot)
            await until(pilot, lambda left=left: len(games.games) == left and not games.is_busy)
            assert [game.game for game in games.games] == [3, 2, 1][:left]
        assert games.query_one(Title).model == "Past games: 2"
    assert NotesFile.read(folder_of(journal)).content.gone == (1,)
    erase_deleted(journal)
    assert NotesFile.read(folder_of(journal)).content.gone == ()
    assert [game.game for game in read_games(journal).games] == [2, 3]


async def test_a_date_that_is_not_sure_is_set_and_nonsense_is_refused(journal: Path) -> None:
    app, _ = past_app(SCENES["start"](), journal)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("escape", "G")
        games = await listed(pilot)
        assert "not sure: the clock was not set" in " ".join(games.query_one(GameDetails).model)
        await pilot.press("d")
        await comes(pilot, LineScreen)
        assert app.screen.query_one(Input).value == ""
        for nonsense in ("yesterday", "2026-13-45", "1026-05-28", "2026-05-2٨"):
            app.screen.query_one(Input).value = nonsense
            await pilot.press("enter")
            await until(pilot, lambda: "is no date from 2024" in app.screen.query_one(DialogHead).model.lines[0])
            assert isinstance(app.screen, LineScreen)
        app.screen.query_one(Input).value = " 2026-05-28   19:30"
        await pilot.press("enter")
        await until(pilot, lambda: games.game is not None and not games.game.doubt and not games.is_busy)
        assert "2026-05-28 19:30" in games.query_one(GameList).model.rows[0]
        await pilot.press("d")
        await comes(pilot, LineScreen)
        assert app.screen.query_one(Input).value == "2026-05-28 19:30"
        app.screen.query_one(Input).value = ""
        await pilot.press("enter")
        await until(pilot, lambda: games.game is not None and games.game.doubt == "early")


@pytest.mark.long
async def test_filters_and_pages_of_the_statistics() -> None:
    app, _ = past_app(SCENES["start"](), kept_journal())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("escape", "G")
        games = await listed(pilot)
        await pilot.press("p", "p")
        assert games.query_one(Title).model == "Past games: 1 of 3 (3 players)"
        assert [row.split()[0] for row in games.query_one(GameList).model.rows] == ["2"]
        await pilot.press("s")
        await comes(pilot, StatisticsScreen)
        page = app.screen.query_one(TextPage)
        assert page.model.lines[0].text.startswith("1 finished game")
        await pilot.press("p")
        assert page.model.lines[0].text.startswith("2 finished games (1 more is not finished)")
        seen = set()
        for _ in range(7):
            seen.add(app.screen.query_one(Title).model)
            await pilot.press("right")
        assert len(seen) == 7
        await pilot.press("6")
        await until(pilot, lambda: any("Most bananas" in line.text for line in page.model.lines))
        best = max(score for game in read_games(kept_journal()).games for score in game.scores)
        assert f"Most bananas: {best}" in page.model.lines[0].text


@pytest.mark.long
async def test_the_plot_has_the_players_signs() -> None:
    pytest.importorskip("textual_plotext", reason="the terminal's charts are an extra")
    app, _ = past_app(SCENES["start"](), kept_journal())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("escape", "G")
        await listed(pilot)
        await pilot.press("s", "7")
        await comes(pilot, StatisticsScreen)
        plot = app.screen.query_one("#chart-plot")
        await until(pilot, lambda: plot.size.height > 0)
        drawn = str(plot.render())
        assert drawn.count("♥") > 5
        assert drawn.count("♣") > 5


async def test_a_table_without_past_games_offers_none() -> None:
    app, _ = past_app(SCENES["start"](), kept_journal())
    app.past_games = None
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("escape", "G")
        assert isinstance(app.screen, TableScreen)
        assert all(key.action != "app.games" for key in app.screen.view.footer)


@pytest.mark.long
def test_many_new_games_are_folded_in_a_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "journal.sqlite"
    with Journal.open(path) as store:
        write_game(store, GAMES[-1])
    monkeypatch.setattr(past_games, "FEW_GAMES", 0)
    monkeypatch.setattr(past_games, "BEHIND", 0)
    past, stop = PastGamesOfJournal(path), threading.Event()
    stop.set()
    assert past.read(stop.is_set) is None
    stop.clear()
    kept = past.read(stop.is_set)
    assert kept is not None
    assert [game.scores for game in kept.games] == [read_games(kept_journal()).games[-1].scores]
    assert past.look_at(1).phase is Phase.ENDED

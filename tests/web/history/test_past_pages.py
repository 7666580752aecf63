"""The pages of past games over a running hub: list, one game, its steps, statistics, filters, the host's changes."""

import re
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import cast

import pytest
from tests.history.made_games import DAY_S, FIRST_DAY, MadeGame
from tests.rules.bots.quick_analysis import quick_analysis
from tests.web.html import texts
from tests.web.running import WAIT_S, Answer, Place, running

from monkey_palace.bots.analysis import Analysis, played_turns
from monkey_palace.game.state import GameState, state_hash
from palace_hub.history.games import KeptGames
from palace_hub.history.kept import KnownPlayer, PlayerRegister, PlayersFile, folder_of
from palace_hub.history.library import read_games
from palace_hub.referee.entries import OpenGame, Resume
from palace_hub.run.past_games import PastGamesOfJournal
from palace_hub.views.snapshot import Phase
from palace_hub.web.history import analysing, reader
from palace_hub.web.history.analysing import GameAnalyses

HOSTILE = '<img src=x onerror=alert(1)>"&'
MADE = (
    MadeGame(("Ann", HOSTILE), 1, expansions=("butterfly", "frog")),
    MadeGame((HOSTILE, "Ann", "Cy"), 2, wall=FIRST_DAY + 300 * DAY_S, tray="tray"),
    MadeGame(("Ann", "Cy"), 4, most=40, wall=FIRST_DAY + 301 * DAY_S),
)
"""Two finished games in two years and an unfinished one; game 4 is played now."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with running(tmp_path_factory.mktemp("past"), turn=2, made=MADE) as place:
        read_games(journal_of(place))  # so many at once would be read by a process, which takes seconds to start
        yield place
        assert place.faults == []


@pytest.fixture(scope="module")
def facts(place: Place) -> KeptGames:
    return read_games(journal_of(place))


def journal_of(place: Place) -> Path:
    return Path(place.runner.core.hub.journal.path)


def watched(place: Place, path: str) -> Answer:
    """The page of a watcher, once it is read."""
    return shown(place, path, place.links.in_force.watch)


def shown(place: Place, path: str, token: str) -> Answer:
    deadline = time.monotonic() + WAIT_S
    while b'http-equiv="refresh"' in (answer := place.ask(path, token, Accept_Encoding="identity")).body:
        assert time.monotonic() < deadline
    return answer


def acted(place: Place, path: str, token: str, action: str) -> Answer:
    """The answer to a touch, once what it needs is read."""
    deadline = time.monotonic() + WAIT_S
    while b"Reading past games" in (answer := place.act(path, token, action)).body:
        assert time.monotonic() < deadline
    return answer


def said(answer: Answer) -> list[str]:
    assert answer.status == 200, answer
    return texts(answer.body.decode())


def games_in(answer: Answer) -> list[int]:
    """The numbers of the listed games, in their order."""
    assert answer.status == 200, answer
    return [int(number) for number in re.findall(r'<li><a href="/games/(\d+)"', answer.body.decode())]


def test_the_list_has_every_game_newest_first_and_the_one_that_is_played(place: Place) -> None:
    answer = watched(place, "/games")
    assert games_in(answer) == [4, 3, 2, 1]
    words = said(answer)
    assert "Past games: 4" in words
    assert sum("not finished" in text for text in words) == 2
    assert HOSTILE.encode() not in answer.body
    assert any("<img" in text for text in words)


def test_a_finished_game_has_score_chart_palace_rounds_and_log(place: Place, facts: KeptGames) -> None:
    answer = watched(place, "/games/2")
    words, page, game = said(answer), answer.body.decode(), facts.games[1]
    podium = [int(text) for text in re.findall(r'<b class="bananas">(-?\d+)</b>', page)]
    assert podium == sorted(game.scores, reverse=True)
    assert page.count("<polyline") == 3
    assert '<a class="button" href="/games/2/review/0"' in page
    assert HOSTILE.encode() not in answer.body
    places = [words.index(seat.name) for seat in game.seats]
    assert all(place >= 0 for place in places)
    assert len(re.findall("<li", page.partition('id="past-log"')[2])) > game.turns
    picture = re.search(r'src="(/palace/oblique/0/dark.svg\?[^"]+)"', page)
    assert picture is not None
    assert place.ask(picture[1].replace("&amp;", "&"), place.links.in_force.watch).status == 200
    saved = watched(place, "/games/2/score.svg")
    assert saved.status == 200
    assert b"<svg" in saved.body


def test_a_game_is_stepped_through_and_only_to_its_end(place: Place) -> None:
    page = watched(place, "/games/1/review/0").body.decode()
    steps = int(re.search(r"Step 1 of (\d+)", page)[1])  # type: ignore[index]
    assert 'href="/games/1/review/1"' in page
    assert f"Step {steps} of {steps}" in said(watched(place, f"/games/1/review/{steps - 1}"))
    assert watched(place, f"/games/1/review/{steps}").status == 404


def test_an_unfinished_game_has_its_score_so_far(place: Place, facts: KeptGames) -> None:
    words = said(watched(place, "/games/3"))
    assert "Game 3, not finished" in words
    at = words.index("The score so far")
    for seat in facts.games[2].seats:
        row = words.index(seat.name, at)
        assert words[row + 1] == str(seat.score)


def test_the_statistics_are_those_of_the_games_that_the_filter_takes(place: Place) -> None:
    words = said(watched(place, "/statistics"))
    assert any(text.startswith("2 finished games") for text in words), words
    row = words.index("Ann", words.index("Results"))
    assert words[row + 1] == "2"
    assert any("Most bananas" in text for text in words)
    page = watched(place, "/statistics").body.decode()
    assert page.count("<polyline") == 3
    few = watched(place, "/statistics?year=2026&seats=2&set=&expansions=")
    assert any(text.startswith("1 finished game") for text in said(few))
    assert b"<polyline" not in few.body


def test_the_filter_of_the_list(place: Place) -> None:
    assert games_in(watched(place, "/games?seats=3")) == [4, 2]
    assert games_in(watched(place, "/games?expansions=butterfly-frog")) == [1]
    assert games_in(watched(place, "/games?year=2027&seats=2&expansions=none")) == [3]
    none = watched(place, "/games?year=1999&set=mine")
    assert games_in(none) == []
    assert any("No game fits" in text for text in said(none))
    assert games_in(watched(place, "/games?page=9999")) == []


@pytest.mark.parametrize(
    "query",
    [
        "year=99999",
        "year=-1",
        "year=x",
        "seats=0",
        "seats=%D9%A3",
        "year=2026&year=2027",
        "expansions=frog-butterfly",
        "expansions=snake",
        f"set={'a' * 65}",
        "set=%00",
        "page=0",
        "player=Ann",
    ],
)
def test_nonsense_in_an_address_is_refused(place: Place, query: str) -> None:
    assert place.ask(f"/games?{query}", place.links.in_force.watch).status == 400
    assert place.ask("/statistics?page=2", place.links.in_force.watch).status == 400


def test_nobody_without_a_link_sees_anything(place: Place) -> None:
    for path in ("/games", "/games/1", "/games/1/review/0", "/games/1/score.svg", "/statistics"):
        answer = place.ask(path)
        assert answer.status == 403
        assert b"Ann" not in answer.body
        assert place.ask(path, "A" * 22).status == 403


def test_a_game_that_is_not_there_is_not_found(place: Place) -> None:
    for path in ("/games/99", "/games/0", "/games/1234567", "/palace/plan/0/dark.svg?game=99"):
        assert place.ask(path, place.links.in_force.watch).status == 404


def test_only_the_host_writes_notes_and_deletes(tmp_path: Path) -> None:
    with running(tmp_path, turn=2, made=MADE[1:2]) as place:
        host, seat, watch = (place.links.in_force.host, place.links.in_force.seats[0], place.links.in_force.watch)
        shown(place, "/games", watch)
        for token in (seat, watch):
            assert b"note-do" not in shown(place, "/games/1", token).body
            assert place.act("/do/games/1", token, "delete").status == 403
            assert place.act("/do/games/1", token, "note", "mine").status == 403
            assert place.act("/do/games/1", token, "date", "2026-05-28").status == 403
            assert place.act("/do/games/2", token, "resume").status == 403
        assert b"note-do" in shown(place, "/games/1", host).body
        assert place.act("/do/games/1", host, "delete", Origin="http://elsewhere").status == 403
        assert place.act("/do/games/1", host, "note", "a" * 121).status == 409
        assert place.act("/do/games/1", host, "note", 7).status == 409
        assert place.act("/do/games/9", host, "delete").status == 404
        open_game = place.act("/do/games/2", host, "delete")
        assert open_game.status == 409
        assert b"not finished" in open_game.body
        assert place.act("/do/games/1", host, "note", "  rain  outside ").body == b'{"go": "/games/1"}'
        assert "rain outside" in said(shown(place, "/games", watch))
        refused = place.act("/do/games/1", host, "date", "2026-05-99")
        assert (refused.status, b"is no date from 2024" in refused.body) == (409, True)
        assert place.act("/do/games/1", host, "date", "2025-04-01").body == b'{"go": "/games/1"}'
        assert b'value="2025-04-01"' in shown(place, "/games/1", host).body
        assert place.act("/do/games/1", host, "delete").body == b'{"go": "/games"}'
        assert games_in(shown(place, "/games", watch)) == [2]
        assert place.submitted == []
        assert place.faults == []


def test_the_host_goes_on_with_a_game_that_was_put_aside(tmp_path: Path) -> None:
    with running(tmp_path, turn=None, made=MADE[1:]) as place:
        host, watch = place.links.in_force.host, place.links.in_force.watch
        assert b"resume-do" in shown(place, "/games/2", host).body
        assert b"resume-do" not in shown(place, "/games/2", watch).body
        assert b"resume-do" not in shown(place, "/games/1", host).body
        assert acted(place, "/do/games/1", host, "resume").status == 409
        assert acted(place, "/do/games/2", host, "resume").body == b'{"go": "/host"}'
        assert place.submitted == [OpenGame(game=2)]
        place.until(lambda snapshot: snapshot.phase is Phase.RESUME)
        assert acted(place, "/do/games/2", host, "resume").status == 200  # the host's page asks
        assert place.submitted == [OpenGame(game=2)]
        place.runner.submit(Resume())
        place.until(lambda snapshot: snapshot.phase is Phase.PLAY)
        refused = acted(place, "/do/games/2", host, "resume")
        assert (refused.status, b"cannot go on now" in refused.body) == (409, True)
        assert place.faults == []


def test_the_host_has_an_analysis_made_and_all_look_at_it(tmp_path: Path) -> None:
    gate, asked = threading.Event(), list[int]()

    def analyse(
        history: Sequence[GameState], told: Callable[[int, int], None], _stop: threading.Event
    ) -> Analysis | None:
        asked.append(len(history))
        told(3, 9)
        gate.wait(WAIT_S)
        if len(asked) == 1:
            raise RuntimeError("the worker died")
        return quick_analysis(history, [0.1 + 0.8 * (place % 2) for place in range(len(played_turns(history)))])

    made: dict[str, Analysis] = {}
    with running(tmp_path, turn=None, made=(*MADE[:2], MADE[2]), analyses=GameAnalyses(analyse, made)) as place:
        host, watch = place.links.in_force.host, place.links.in_force.watch
        read_games(journal_of(place))
        assert b'href="/games/2/analysis"' in shown(place, "/games/2", watch).body
        assert b'href="/games/3/analysis"' not in shown(place, "/games/3", watch).body
        assert shown(place, "/games/3/analysis", host).status == 404
        assert b"The host can, on this page." in shown(place, "/games/2/analysis", watch).body
        assert b"analyse-do" in shown(place, "/games/2/analysis", host).body
        assert place.act("/do/games/2", watch, "analyse").status == 403
        for told in ("the worker died", "Turn through"):
            gate.clear()
            assert acted(place, "/do/games/2", host, "analyse").status == 200
            going = place.ask("/games/2/analysis", watch, Accept_Encoding="identity")
            assert b"3 of 9" in going.body
            assert acted(place, "/do/games/1", host, "analyse").status == 409
            gate.set()
            page = shown(place, "/games/2/analysis", watch)
            assert told == "Turn through" or told.encode() in page.body
        assert b"analyse-do" not in page.body
        assert page.body.count(b"<li>Turn ") == 3
        assert page.body.count(b'<th scope="row">* ') == 3
        assert b"<polyline" in place.ask("/games/2/analysis.svg", watch, Accept_Encoding="identity").body
        assert list(made) == [state_hash(PastGamesOfJournal(journal_of(place)).look_at(2).history[-1])]
        assert len(asked) == 2
        assert place.faults == []


def test_a_game_has_the_new_sign_of_a_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "FRESH_S", 0.0)
    with running(tmp_path, made=MADE[1:2]) as place:
        watch, journal = place.links.in_force.watch, journal_of(place)
        game = read_games(journal).games[0].game
        before = [shown(place, f"/games/{game}{part}", watch).body for part in ("", "/review/0", "/score.svg")]
        PlayersFile.read(folder_of(journal)).keep(PlayerRegister((KnownPlayer("Ann", colour="green", symbol="note"),)))
        after = [shown(place, f"/games/{game}{part}", watch).body for part in ("", "/review/0", "/score.svg")]
        assert [one == other for one, other in zip(before, after, strict=True)] == [False, False, False]


def test_an_analysis_that_ends_without_a_text_says_what_ended_it(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def analyse(*_: object) -> Analysis | None:
        raise MemoryError

    monkeypatch.setattr(analysing, "state_hash", str)
    analyses, history = GameAnalyses(analyse, {}), cast("Sequence[GameState]", ("a game",))
    assert analyses.begin(history)
    for thread in threading.enumerate():
        if thread.name == "analysis":
            thread.join(WAIT_S)
    assert analyses.fault(history) == "MemoryError"
    assert "ended by MemoryError" in caplog.text


def test_no_analysis_is_made_while_a_game_is_played(tmp_path: Path) -> None:
    with running(tmp_path, turn=2, made=MADE[1:2], analyses=GameAnalyses(lambda *_: None, {})) as place:
        host = place.links.in_force.host
        shown(place, "/games", host)
        refused = acted(place, "/do/games/1", host, "analyse")
        assert (refused.status, b"A game is on" in refused.body) == (409, True)


def test_while_games_are_read_the_page_says_so_and_the_others_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, readers = threading.Event(), list[Callable[[], bool]]()
    read = PastGamesOfJournal.read

    def slow(self: PastGamesOfJournal, stopped: Callable[[], bool]) -> KeptGames | None:
        readers.append(stopped)
        gate.wait(WAIT_S)
        return read(self, stopped)

    monkeypatch.setattr(PastGamesOfJournal, "read", slow)
    with running(tmp_path) as place:
        watch = place.links.in_force.watch
        for _ in range(2):
            waits = place.ask("/games", watch, Accept_Encoding="identity")
            assert any("Reading past games" in text for text in said(waits))
        assert place.ask("/table", watch).status == 200
        assert len(readers) == 1
        gate.set()
        assert games_in(shown(place, "/games", watch)) == [1]
    assert readers[0]()

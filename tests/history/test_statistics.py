"""Statistics against sums that an independent reading of the exported records makes."""

import lzma
from dataclasses import replace
from pathlib import Path

import pytest
from tests.history.conftest import GAMES
from tests.history.independent_sums import sums_of
from tests.history.made_games import DAY_S, FIRST_DAY, MadeGame, write_game

from palace_hub.history.facts import ClockDoubt, Watched
from palace_hub.history.games import KeptGames
from palace_hub.history.library import read_games
from palace_hub.history.statistics import GameFilter, TableStatistics, statistics
from palace_hub.journal.store import Journal
from palace_hub.referee import record

JOURNALS = Path(__file__).parents[1] / "same" / "journals"
SOURCES = ("cards", "bonus", "monkey", "butterfly", "frog")


@pytest.fixture(scope="module")
def kept(journal: Path) -> KeptGames:
    return read_games(journal)


def compare(found: TableStatistics, journal: Path) -> None:
    """Every sum in the statistics is that of the independent reading."""
    with Journal.open(journal, read_only=True) as store:
        sums = sums_of(list(record.lines(store, head.id)) for head in store.games())
    table = sums["table"]
    assert (found.games, found.unfinished, found.first_wins) == (
        table["games"],
        table["unfinished"],
        table["first_wins"],
    )
    assert found.seconds == pytest.approx(table["seconds"])
    assert found.rounds * found.games == pytest.approx(table["rounds"])
    assert {player.name for player in found.players} == sums["players"].keys()
    for player in found.players:
        own, best = sums["players"][player.name], sums["best"][player.name]
        assert (player.games, player.wins, player.hints) == (own["games"], own["wins"], own["hints"])
        assert player.average * player.games == pytest.approx(own["score"])
        assert player.margin * player.games == pytest.approx(own["margin"])
        assert player.sources == {source: own[source] for source in SOURCES}
        assert (player.best, player.longest, player.highest) == (best["best"], best["longest"], best["highest"])
        for name in ("turns", "built", "arches", "credits", "lapsed", "bought"):
            assert getattr(player, name) == own[name], name
        starts = {colour: own[f"start {colour}"] for colour in ("light_green", "dark_green", "gold")}
        assert starts[player.favourite] == max(starts.values())
        assert {step: pace * player.turns for step, pace in player.pace.items()} == pytest.approx(
            dict(sums["seconds"][player.name])
        )
    for pair in found.pairs:
        ahead = sums["ahead"]
        assert (pair.more, pair.fewer) == (ahead[pair.name, pair.other], ahead[pair.other, pair.name])


def test_every_sum_is_that_of_an_independent_reading(journal: Path, kept: KeptGames):
    assert (len(kept.games), kept.unreadable) == (len(GAMES), ())
    assert any(game.undone for game in kept.games)  # else nothing shows that undone moves do not count
    compare(statistics(kept.games), journal)


def test_the_second_reading_plays_no_game_again(journal: Path, kept: KeptGames):
    folded = []
    again = read_games(journal, lambda done, of: folded.append(done))
    assert (folded, again.games) == ([], kept.games)


def test_a_game_that_went_on_is_folded_again(tmp_path: Path):
    path = tmp_path / "journal.sqlite"
    folded = []
    with Journal.open(path) as store:  # the hub that plays has it open all the time
        write_game(store, MadeGame(("Ann", "Bo"), 1, most=10))
        assert not read_games(path).games[0].is_over
        store.append([("hint", 9000.0, {"player": 0, "turn": 1, "step": "build", "level": 1})])
        games = read_games(path, lambda done, of: folded.append(of)).games
    assert (folded, games[0].seats[0].hints) == ([1], 1)


def test_filters_choose_games(kept: KeptGames):
    def games(wanted: GameFilter) -> list[int]:
        return [game.game for game in kept.games if wanted.takes(game)]

    assert games(GameFilter()) == [1, 2, 3, 4]
    assert games(GameFilter(year=2026)) == [1, 2]
    assert games(GameFilter(seats=3)) == [2]
    assert games(GameFilter(expansions=frozenset())) == [2, 3, 4]
    assert games(GameFilter(player="BO")) == [1, 2]
    assert games(GameFilter(since=FIRST_DAY + DAY_S)) == [2, 3, 4]
    assert games(GameFilter(set="own")) == []


def test_records_name_player_game_and_date(kept: KeptGames):
    found = {entry.kind: entry for entry in statistics(kept.games).records}
    best = max((seat.highest, game.game, seat.name) for game in kept.games if game.is_over for seat in game.seats)
    highest = found["highest"]
    assert (highest.value, kept.find(highest.game).started) == (best[0], highest.started)
    assert any(seat.highest == best[0] and seat.name == highest.name for seat in kept.find(highest.game).seats)


def test_no_game_has_statistics_too():
    found = statistics(())
    assert (found.games, found.average, found.players, found.records) == (0, 0.0, (), ())


@pytest.mark.parametrize(
    ("name", "finished", "watched"),
    [
        ("journal_finished", 1, Watched.TYPED),
        ("journal_on_a_plate", 0, Watched.SILVER),
        ("journal_playing", 0, Watched.BRONZE),
    ],
)
def test_games_of_the_virtual_table_have_the_same_sums(tmp_path: Path, name: str, finished: int, watched: Watched):
    """Whole tables with nodes and sensing wrote these journals: automatic steps, staircases that wait, questions."""
    path = tmp_path / "journal.sqlite"
    path.write_bytes(lzma.decompress((JOURNALS / f"{name}.sqlite.xz").read_bytes()))
    kept = read_games(path)
    assert [(game.is_over, game.watched, game.doubt) for game in kept.games] == [
        (bool(finished), watched, ClockDoubt.NO_CLOCK)
    ]
    compare(statistics(kept.games), path)


def test_turns_of_a_game_without_a_step_count_in_the_time_of_that_step(kept: KeptGames):
    game = kept.games[0]
    seat = game.seats[0]
    without = replace(seat, seconds={"build": 10.0})
    found = statistics((game, replace(game, seats=(without, game.seats[1]))), GameFilter(player=seat.name))
    player = next(player for player in found.players if player.name == seat.name)
    assert player.pace["cards"] == pytest.approx(seat.seconds["cards"] / (2 * seat.turns))

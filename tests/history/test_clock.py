"""Dates of a machine without a clock battery: a date that is not sure is shown as such."""

from dataclasses import replace
from pathlib import Path

import pytest
from tests.history.made_games import DAY_S, FIRST_DAY, MadeGame, write_game

from palace_hub.history.facts import ClockDoubt
from palace_hub.history.fold import clock_doubt
from palace_hub.history.kept import GameNote, Notebook, NotesFile, folder_of
from palace_hub.history.library import read_games
from palace_hub.journal.rows import KeptEvent
from palace_hub.journal.store import Journal


@pytest.mark.parametrize(
    ("started", "events", "doubt"),
    [
        (None, [(1.0, None)], ClockDoubt.NO_CLOCK),
        (0.0, [(1.0, 0.0)], ClockDoubt.EARLY),
        (FIRST_DAY, [(40.0, FIRST_DAY), (70.0, FIRST_DAY + 32)], ClockDoubt.NONE),
        (FIRST_DAY, [(40.0, FIRST_DAY), (70.0, FIRST_DAY + DAY_S)], ClockDoubt.SET_LATER),
        (FIRST_DAY, [(9000.0, FIRST_DAY), (9030.0, FIRST_DAY + DAY_S)], ClockDoubt.NONE),  # a laptop slept
        (FIRST_DAY, [(900.0, FIRST_DAY), (40.0, FIRST_DAY + DAY_S)], ClockDoubt.NONE),  # started again a day later
    ],
)
def test_events_tell_whether_the_clock_was_set(started, events, doubt):
    assert clock_doubt(started, [KeptEvent(seq, "x", t, wall, {}) for seq, (t, wall) in enumerate(events)]) is doubt


def test_a_game_that_is_older_than_the_one_before_is_doubted_until_people_say_its_date(tmp_path: Path):
    path = tmp_path / "journal.sqlite"
    short = MadeGame(("Ann", "Bo"), 1, most=3)
    with Journal.open(path) as store:
        for wall in (FIRST_DAY + 9 * DAY_S, FIRST_DAY, FIRST_DAY + 10 * DAY_S):
            write_game(store, replace(short, wall=wall))
    assert [game.doubt for game in read_games(path).games] == [
        ClockDoubt.NONE,
        ClockDoubt.WENT_BACK,
        ClockDoubt.NONE,
    ]
    NotesFile.read(folder_of(path)).keep(Notebook((GameNote(2, date=FIRST_DAY + 9.5 * DAY_S),)))
    game = read_games(path).games[1]
    assert (game.doubt, game.started) == (ClockDoubt.NONE, FIRST_DAY + 9.5 * DAY_S)

"""Sides of the players and the lie of the map: events that fold, outlive the hub, and change nothing of the game."""

import pytest
from tests.core.by_hand import Table, play_by_hand

from monkey_palace.game.history import Game
from monkey_palace.game.state import state_hash
from palace_hub.core import snapshot
from palace_hub.referee import entries as say
from palace_hub.referee.book import Book
from palace_hub.referee.events import MapTurned, PlateZeroed, SidesChosen, parse_event
from palace_hub.referee.header import header_of
from palace_hub.views.snapshot import Phase


def shown(table: Table):
    now = snapshot.snapshot(table.core.hub)
    return now.sides, now.map_turns


def test_both_are_told_at_the_start_and_later(table: Table):
    table.begin(sides=("near", None), map_turns=3)
    assert shown(table) == (("near", None), 3)
    table.enter(say.ChooseSides(sides=("far", "left")), say.TurnMap(turns=1))
    assert shown(table) == (("far", "left"), 1)
    table.enter(say.ChooseSides(sides=("right",)))
    assert shown(table)[0] == ("right", None)
    table.enter(say.ChooseSides(sides=()))
    assert shown(table)[0] == (None, None)


def test_both_can_be_left_out_and_then_there_is_no_event(table: Table):
    table.begin()
    assert shown(table) == ((), 0)
    table.enter(say.TurnMap(turns=0), say.ChooseSides(sides=()))
    events = [entry.kind for entry in table.journal.events(table.journal.head().id)]
    assert not {"sides", "map_turned"} & set(events)


def test_more_sides_than_players_are_refused_and_change_nothing(table: Table):
    table.pass_time(4.0)
    refused = table.enter(say.NewGame(players=("Ann", "Bo"), sides=("near", "far", "left"), deck_seed=3))
    assert (refused.phase, refused.refusal.key) == (Phase.NO_GAME, "refused-sides")
    table.begin(sides=("near", "far"))
    assert table.enter(say.ChooseSides(sides=("near",) * 3)).refusal.key == "refused-sides"
    assert shown(table)[0] == ("near", "far")


def test_they_outlive_the_hub_and_undo_passes_over_them(table: Table):
    table.begin(sides=("near", "far"))
    play_by_hand(table, before=2)
    table.enter(say.TurnMap(turns=2), say.ChooseSides(sides=("left", "far")))
    done = len(table.core.hub.book.done)
    table.enter(say.Undo())
    assert len(table.core.hub.book.done) < done
    assert shown(table) == (("left", "far"), 2)
    table.enter(say.Redo())
    table.restart()
    table.pass_time(0.1)
    table.enter(say.Resume())
    assert shown(table) == (("left", "far"), 2)


@pytest.mark.long
def test_a_whole_game_is_the_same_whatever_is_turned(tmp_path, table: Table):
    table.begin(sides=("right", "left"), map_turns=1)
    for turn in range(2, 40, 2):
        play_by_hand(table, before=turn)
        if table.core.hub.phase is Phase.ENDED:
            break
        table.enter(say.TurnMap(turns=turn // 2 % 4), say.ChooseSides(sides=("far",) if turn % 4 else ("near", "near")))
    play_by_hand(table)
    turned = state_hash(table.core.hub.book.game.state)
    table.restart()
    table.begin()
    play_by_hand(table)
    assert state_hash(table.core.hub.book.game.state) == turned


@pytest.mark.parametrize("path", [(1,), (3, 1), (2, 1, 3)])
def test_the_zero_of_the_cells_stays_on_the_plate(path):
    book = Book.new(header_of(Game.new(["Ann", "Bo"], seed=3)))
    book.fold(PlateZeroed(load=[1.0, 20.0, -3.0]))
    for turns in path:
        book.fold(MapTurned(turns=turns, by="person"))
    assert book.plate_zero == {1: [1.0, -3.0, -20.0], 3: [1.0, 3.0, 20.0]}[path[-1]]
    book.fold(MapTurned(turns=0, by="hall"))
    assert book.plate_zero == [1.0, 20.0, -3.0]


def test_an_older_question_and_the_events_of_a_newer_hub_can_be_read():
    old = parse_event("question", {"id": 1, "what": "laid"})
    assert parse_event("sides", {"sides": ["near", None]}) == SidesChosen(["near", None])
    book = Book.new(header_of(Game.new(["Ann", "Bo"], seed=3)))
    book.fold(old)
    asked = snapshot.question(book)
    assert [option.answer for option in asked.options] == ["agreed", "turned"]

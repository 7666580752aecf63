"""The journal stores events, zeros and calibrations, and refuses foreign files."""

import os
import secrets
import sqlite3

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cases import examples

from palace_hub.errors import KeepingFault
from palace_hub.journal import schema
from palace_hub.journal.store import Journal

HEADER = {"players": ["Ann", "Bo"], "settings": {}, "deck_seed": 7}


@pytest.fixture
def path(quick):
    return quick / "journal.sqlite"


def test_events_come_back_in_order_with_their_times(path):
    with Journal.open(path) as journal:
        game = journal.new_game(HEADER, wall=1000.0)
        assert journal.append([("tray", 1.0, {"cell": 1}), ("command", 1.5, {"x": [1, None]})], wall=1001.0) == 2
        assert journal.append([("tray", 2, {"cell": 2})]) == 3
    with Journal.open(path) as journal:
        head = journal.unfinished()
        assert (head.id, head.header, head.events, head.saved_t, head.saved_wall) == (game, HEADER, 3, 2.0, None)
        kept = [(event.seq, event.kind, event.t, event.wall, event.body) for event in journal.events(game)]
        assert kept == [
            (1, "tray", 1.0, 1001.0, {"cell": 1}),
            (2, "command", 1.5, 1001.0, {"x": [1, None]}),
            (3, "tray", 2.0, None, {"cell": 2}),
        ]
        assert journal.append([("tray", 3.0, {})]) == 4


def test_zeros_are_kept_with_events_and_between_them(path):
    with Journal.open(path) as journal:
        journal.new_game(HEADER)
        assert journal.latest_zeros() is None
        journal.append([("tray", 1.0, {})], [1.5, None, 3.0, 4.0, 5.0, 6.0])
        assert journal.latest_zeros().zeros == (1.5, None, 3.0, 4.0, 5.0, 6.0)
        journal.save_zeros(31.0, [2.5] * 6, wall=77.0)
        kept = journal.latest_zeros()
        assert (kept.seq, kept.t, kept.wall, kept.zeros) == (1, 31.0, 77.0, (2.5,) * 6)
        journal.append([("command", 32.0, {})])
        assert journal.latest_zeros().seq == 1


def test_only_the_newest_unfinished_game_is_offered(path):
    with Journal.open(path) as journal:
        first = journal.new_game(HEADER)
        journal.append([("tray", 1.0, {})])
        journal.finish()
        assert journal.unfinished() is None
        second = journal.new_game({**HEADER, "deck_seed": 8})
        assert journal.unfinished().id == second
        journal.set_aside(second)
        assert journal.unfinished() is None
        assert [(game.id, game.status) for game in journal.games()] == [(first, "finished"), (second, "set_aside")]
        assert [event.kind for event in journal.events(first)] == ["tray"]
        with pytest.raises(KeepingFault, match="no game has been begun"):
            journal.append([("tray", 1.0, {})])


def test_every_unfinished_game_is_offered_or_waits(path):
    with Journal.open(path) as journal:
        for number in range(4):
            journal.new_game({**HEADER, "number": number})
            journal.append([("tray", 1.0, {})])
        journal.set_aside(1)
        journal.finish(3)
    with Journal.open(path) as journal:
        assert (journal.unfinished().id, [head.id for head in journal.waiting()]) == (4, [2, 1])
        journal.resume(1)
        journal.append([("tray", 2.0, {})])
        assert (journal.unfinished().id, [head.id for head in journal.waiting()]) == (1, [4, 2])
    with Journal.open(path) as journal:
        assert journal.unfinished().id == 1, "the one played last"
        assert [event.t for event in journal.events(1)] == [1.0, 2.0]


def test_sessions_never_repeat_not_even_in_a_new_file(path, quick):
    seen = set()
    for _ in range(3):
        with Journal.open(path) as journal:
            seen |= {journal.next_session() for _ in range(20)}
    with Journal.open(quick / "other.sqlite") as journal:
        seen |= {journal.next_session() for _ in range(20)}
    assert len(seen) == 80
    assert all(len(session) <= 32 and int(session, 16) > 0 for session in seen)


def test_earlier_calibrations_stay(path):
    with Journal.open(path) as journal:
        assert journal.calibration() is None
        assert journal.put_calibration("one") == 1
        assert journal.put_calibration("two") == 2
    with Journal.open(path) as journal:
        assert (journal.calibration(), journal.calibration(1)) == ("two", "one")


@settings(max_examples=examples(30), deadline=None)
@given(
    bodies=st.lists(
        st.dictionaries(st.text(max_size=5), st.integers() | st.text() | st.none() | st.booleans(), max_size=4),
        max_size=6,
    )
)
@pytest.mark.long
def test_any_json_body_comes_back(quick_for_all, bodies):
    path = quick_for_all / f"{secrets.token_hex(8)}.sqlite"
    with Journal.open(path) as journal:
        game = journal.new_game({})
        for body in bodies:
            journal.append([("k", 0.5, body)])
    with Journal.open(path) as journal:
        assert [event.body for event in journal.events(game)] == bodies
        assert journal.salvaged is None


def test_an_event_without_a_json_form_changes_nothing(path):
    with Journal.open(path) as journal:
        game = journal.new_game(HEADER)
        with pytest.raises(ValueError, match="JSON"):
            journal.append([("tray", 1.0, {}), ("tray", 1.0, {"x": float("nan")})])
        assert list(journal.events(game)) == []
        assert journal.append([("tray", 1.0, {})]) == 1


def test_the_pragmas_are_read_back(path):
    with Journal.open(path):
        pass
    loose = sqlite3.connect(path, isolation_level=None)
    loose.execute("PRAGMA synchronous=NORMAL")
    with pytest.raises(KeepingFault, match="expected journal_mode=wal and synchronous=2, got wal and 1"):
        schema.check_durable(loose)
    loose.execute("PRAGMA synchronous=FULL")
    schema.check_durable(loose)
    loose.execute("PRAGMA journal_mode=DELETE")
    with pytest.raises(KeepingFault, match="got delete"):
        schema.check_durable(loose)
    loose.close()


def test_a_file_system_without_wal_is_refused():
    memory = sqlite3.connect(":memory:", isolation_level=None)
    with pytest.raises(KeepingFault, match="got memory"):
        schema.require_durable(memory)
    memory.close()


def test_another_kind_of_file_is_refused_and_left_alone(path):
    path.write_text("shopping list\n" * 500)
    with pytest.raises(KeepingFault, match="another kind of file"):
        Journal.open(path)
    assert path.read_text() == "shopping list\n" * 500


@pytest.mark.parametrize("ending", ["-wal", "-shm", "-journal"])
@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir])
@pytest.mark.parametrize("read_only", [False, True])
def test_a_pipe_or_folder_in_the_place_of_a_helper_file_is_refused(path, ending, make, read_only):
    """SQLite would wait for a pipe without end."""
    with Journal.open(path) as journal:
        journal.new_game(HEADER)
    helper = path.with_name(path.name + ending)
    make(helper)
    with pytest.raises(KeepingFault, match=f"{helper.name}: expected a journal of this hub, got a"):
        Journal.open(path, read_only=read_only)


def test_another_programs_database_is_refused_and_left_alone(path):
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE t (x)")
    other.commit()
    other.close()
    before = path.read_bytes()
    with pytest.raises(KeepingFault, match="another program's database"):
        Journal.open(path)
    assert path.read_bytes() == before


def test_a_newer_version_is_refused(path):
    with Journal.open(path):
        pass
    newer = sqlite3.connect(path)
    newer.execute("ALTER TABLE entry ADD COLUMN more TEXT")
    newer.execute("PRAGMA user_version=3")
    newer.close()
    with pytest.raises(KeepingFault, match="expected journal version 2, got 3"):
        Journal.open(path)


def test_a_second_writer_is_refused(path):
    with Journal.open(path) as journal:
        journal.new_game(HEADER)
        with pytest.raises(KeepingFault, match="another hub has it open"):
            Journal.open(path)
        with Journal.open(path, read_only=True) as reader:
            assert reader.unfinished().header == HEADER
            with pytest.raises(KeepingFault, match="readonly"):
                reader.append([("tray", 1.0, {})])
    with Journal.open(path) as journal:
        assert journal.unfinished() is not None


def test_a_missing_file_cannot_be_read_only(path):
    with pytest.raises(KeepingFault, match="no journal there"):
        Journal.open(path, read_only=True)


def test_a_place_that_cannot_be_written_is_a_keeping_fault(quick):
    with pytest.raises(KeepingFault):
        Journal.open(quick / "no such folder" / "journal.sqlite")

"""D1, D4, D5 of RELIABILITY: killed writers, damaged pages, full disks."""

import random
import select
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from tests.reliability.results import forms

from palace_hub.errors import KeepingFault
from palace_hub.journal import opening
from palace_hub.journal.store import Journal

WRITER = Path(__file__).with_name("writer.py")


def kill_a_writer(path, seed):
    """Starts a writer, kills it at a random instant, and returns the last event that it said was kept."""
    rng = random.Random(seed)
    writer = subprocess.Popen([sys.executable, str(WRITER), str(path), str(seed)], stdout=subprocess.PIPE, bufsize=0)
    said = b""
    acknowledged = rng.randint(1, 60)
    try:
        while said.count(b"\n") < acknowledged:
            ready, _, _ = select.select([writer.stdout], [], [], 20)
            assert ready, "expected the writer to go on, got silence for 20 s"
            said += writer.stdout.read(1 + rng.randint(0, 40))
    finally:
        writer.send_signal(signal.SIGKILL)
        said += writer.stdout.read()
        writer.stdout.close()
        writer.wait()
    return int(said[: said.rindex(b"\n")].split(b"\n")[-1])


def check_kills(path, kills):
    """Events that a killed writer had said were kept, and how many of them are not there."""
    confirmed = lost = 0
    for seed in range(kills):
        last = kill_a_writer(path, seed)
        with Journal.open(path) as journal:
            head = journal.unfinished()
            events = list(journal.events(head.id))
            assert (journal.salvaged, journal.certain, head.loss) == (None, True, None)
            assert [event.body["n"] for event in events] == list(range(1, len(events) + 1))
            assert journal.latest_zeros().zeros == (float(len(events)),) * 6
        confirmed, lost = last, lost + max(0, last - len(events))
    return confirmed, lost


@pytest.mark.parametrize("kills", forms(50, 150))
def test_kill_9_loses_no_confirmed_event(record, quick, kills):
    confirmed, lost = check_kills(quick / "journal.sqlite", kills)
    record("D1", "confirmed events lost by kill -9 0", kills=kills, confirmed=confirmed, lost=lost)
    assert lost == 0


@pytest.fixture(scope="module")
def store(quick_for_all):
    """The bytes of a closed store with 400 events."""
    path = quick_for_all / "journal.sqlite"
    filled(path).close()
    return path.read_bytes()


def filled(path, events=400):
    journal = Journal.open(path)
    journal.new_game({"players": ["Ann", "Bo"], "n": 1})
    journal.put_calibration("kept")
    for n in range(1, events + 1):
        journal.append([("tray", n * 1.0, {"n": n, "text": "abc" * (n % 90)})], [float(n)] * 6)
    return journal


def test_an_overwritten_page_is_reported_and_the_rest_salvaged(record, quick, store):
    """Each of 20 pages all over the store; nothing outside it tells how many events it had."""
    silent = 0
    for number in range(20):
        (folder := quick / str(number)).mkdir()
        silent += not overwritten(folder / "journal.sqlite", store, number / 20)
    record("D4", "overwritten pages of which nothing is said 0", pages=20, silent=silent)
    assert silent == 0


def overwritten(path, store, share):
    """True if the store tells of its overwritten page, and goes on behind the events before it."""
    data = bytearray(store)
    page = int(share * (len(data) // 4096))
    data[page * 4096 : page * 4096 + 4096] = random.Random(page).randbytes(4096)
    path.write_bytes(data)
    with Journal.open(path) as journal:
        told = journal.salvaged
        assert told is not None
        assert told.kept.read_bytes() == bytes(data)
        (head,) = journal.games()
        events = list(journal.events(head.id))
        assert [event.body["n"] for event in events] == list(range(1, len(events) + 1))
        assert told.events == len(events)
        assert not told.sure
        says = told.lost >= head.at_end.events == 400 - len(events)
        assert journal.append([("tray", 500.0, {})]) == len(events) + 1
    with Journal.open(path) as journal:
        assert journal.salvaged is None
    return says


def test_the_middle_page_costs_only_what_comes_after_it(quick, store):
    """With an event page in the middle gone, the events before it are all there."""
    path = quick / "journal.sqlite"
    data = bytearray(store)
    at = data.index(b'"n":200,') // 4096 * 4096
    data[at : at + 4096] = bytes(4096)
    path.write_bytes(data)
    with Journal.open(path) as journal:
        events = list(journal.events(1))
        assert 150 < len(events) < 200
        assert journal.salvaged.lost
        assert journal.calibration() == "kept"
        assert journal.latest_zeros().seq <= len(events)


@pytest.mark.parametrize("page", [1, 2, 3])
def test_the_pages_at_the_root_cost_no_event(quick, store, page):
    """Without the first page the file is no database any more; the events are read from their own pages."""
    path = quick / "journal.sqlite"
    data = bytearray(store)
    if page == 3:
        path.write_bytes(store)
        rest = sqlite3.connect(path)
        page = rest.execute("SELECT rootpage FROM sqlite_master WHERE name='entry'").fetchone()[0]
        rest.close()
    data[(page - 1) * 4096 : page * 4096] = b"\xff" * 4096
    path.write_bytes(data)
    with Journal.open(path) as journal:
        assert journal.salvaged.events == 400
        assert len(list(journal.events(1))) == 400


def test_one_changed_letter_is_found(quick, store):
    """SQLite sees nothing wrong with it; the row's checksum does."""
    path = quick / "journal.sqlite"
    path.write_bytes(store.replace(b'{"n":300,', b'{"n":390,'))
    with Journal.open(path) as journal:
        assert journal.salvaged.events == 299


def test_events_in_the_write_ahead_log_are_salvaged_too(quick):
    path, copy = quick / "journal.sqlite", quick / "copy.sqlite"
    journal = filled(path)
    copy.write_bytes(bytes(4096) + path.read_bytes()[4096:])
    copy.with_name("copy.sqlite-wal").write_bytes(path.with_name("journal.sqlite-wal").read_bytes())
    journal.close()
    with Journal.open(copy) as journal:
        assert [event.body["n"] for event in journal.events(1)] == list(range(1, 401))


FULL = """
import resource, signal, sys
from palace_hub.errors import KeepingFault
from palace_hub.journal.store import Journal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
journal = Journal.open(sys.argv[1])
game = journal.new_game({"n": 1})
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), resource.RLIM_INFINITY))
kept = refused = 0
for n in range(60):
    try:
        journal.append([("tray", 1.0, {"n": kept + 1, "text": "x" * 400})], [1.0] * 6)
        kept += 1
    except KeepingFault as fault:
        refused += 1
        assert fault.params["detail"]
    assert len(list(journal.events(game))) == kept, (n, kept)
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
assert journal.append([("tray", 2.0, {"n": kept + 1})]) == kept + 1
print(kept + 1, refused)
"""


@pytest.mark.parametrize("room", [60_000, 90_000, 150_000, 333_333])
def test_a_full_disk_is_a_fault_each_time_and_the_call_can_be_repeated(quick, room):
    path = quick / "journal.sqlite"
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(path), str(room)], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    kept, refused = map(int, done.stdout.split())
    assert refused > 0
    with Journal.open(path) as journal:
        assert journal.salvaged is None
        assert [event.body["n"] for event in journal.events(1)] == list(range(1, kept + 1))


def test_each_of_the_first_50_writes_can_fail(record, quick, monkeypatch):
    """Pages run out at every point in turn; nothing is half written, and with room again the same call succeeds."""
    path, connections, connect = quick / "journal.sqlite", [], opening.connect

    def recorded(where, busy_s):
        connections.append(connect(where, busy_s))
        return connections[-1]

    monkeypatch.setattr(opening, "connect", recorded)
    with Journal.open(path) as journal:
        game = journal.new_game({})
        kept = 0
        for _ in range(50):
            pages = connections[-1].execute("PRAGMA page_count").fetchone()[0]
            connections[-1].execute(f"PRAGMA max_page_count={pages}")
            events = [("tray", 1.0, {"n": kept + i + 1, "text": "x" * 9000}) for i in range(2)]
            with pytest.raises(KeepingFault, match="full"):
                journal.append(events)
            assert len(list(journal.events(game))) == kept
            connections[-1].execute("PRAGMA max_page_count=1000000")
            kept += 2
            assert journal.append(events) == kept
    with Journal.open(path) as journal:
        assert journal.salvaged is None
        assert journal.head(game).events == 100
    record("D5", "refused writes after which an event is missing or said to be saved 0", refused=50, wrong=0)


def test_a_hub_killed_while_it_creates_its_journal_starts_again(quick):
    path = quick / "journal.sqlite"
    half = sqlite3.connect(path, isolation_level=None)
    half.execute("PRAGMA journal_mode=WAL")
    half.execute("BEGIN IMMEDIATE")
    half.execute("CREATE TABLE meta (id INTEGER PRIMARY KEY)")
    half.rollback()
    half.close()
    assert path.stat().st_size > 0, "a database of one page, as a kill between two statements leaves it"
    with Journal.open(path) as journal:
        assert journal.salvaged is None
    with Journal.open(path) as journal:
        assert journal.salvaged is None


def test_a_blank_database_is_no_journal_to_read_from(quick):
    path = quick / "journal.sqlite"
    blank = sqlite3.connect(path)
    blank.execute("PRAGMA journal_mode=WAL")
    blank.close()
    with pytest.raises(KeepingFault):
        Journal.open(path, read_only=True)

"""A store says of each game whether it is intact, what is lost, or that it cannot tell."""

import os
import resource
import shutil
import sqlite3
from zlib import crc32

import pytest
from tests.journal.oracle import read_slowly
from tests.journal.stores import NAME, PAGE, of_version_1, page_of, put, replaced, sound_version_1

from palace_hub.errors import KeepingFault
from palace_hub.journal import opening
from palace_hub.journal.rows import LOST, Completeness, EventsLost
from palace_hub.journal.store import Journal

MARK = f"{NAME}-mark"
DENIED, INSERT = sqlite3.SQLITE_DENY, sqlite3.SQLITE_INSERT
INTACT, UNKNOWN = Completeness.INTACT, Completeness.UNKNOWN


@pytest.fixture
def path(quick):
    return quick / NAME


def play(path, events, players=("Ann", "Bo")):
    """Appends to the game that is played, or to a new one; returns nothing that is open."""
    with Journal.open(path) as journal:
        if journal.unfinished() is None:
            journal.new_game({"players": list(players)})
        for n in range(events):
            journal.append([("tray", n * 1.0, {"n": n, "text": "x" * 200})], [1.0] * 6)


def test_a_whole_store_is_intact(path):
    play(path, 20)
    play(path, 20)
    with Journal.open(path) as journal:
        head = journal.head()
        assert (journal.salvaged, journal.certain) == (None, True)
        assert (head.loss, head.at_end.state, head.events) == (None, INTACT, 40)


def test_an_old_copy_lacks_what_the_mark_beside_it_counts(path):
    play(path, 20)
    old = path.read_bytes()
    play(path, 13)
    path.write_bytes(old)
    with Journal.open(path) as journal:
        assert (journal.salvaged.lost, journal.head().loss) == (13, EventsLost(20, 13))
    with Journal.open(path) as journal:
        assert (journal.salvaged, journal.head().at_end) == (None, EventsLost(20, 13)), (
            "it is told until the game goes on"
        )
        journal.append([("tray", 1.0, {})])
    with Journal.open(path) as journal:
        assert (journal.head().loss, journal.head().at_end.state) == (EventsLost(20, 13), INTACT)


def test_a_game_that_an_old_copy_has_never_seen_is_lost_with_its_number(path):
    play(path, 5)
    old = path.read_bytes()
    with Journal.open(path) as journal:
        journal.finish()
        journal.new_game({"players": ["Cleo", "Di"]})
        for n in range(9):
            journal.append([("tray", 1.0, {"n": n})])
    path.write_bytes(old)
    with Journal.open(path) as journal:
        assert [(head.id, head.status, head.events) for head in journal.games()] == [(1, "playing", 5), (2, LOST, 0)]
        assert journal.salvaged.lost == 10
        assert journal.head(2).loss == EventsLost(0, 9)


def test_without_the_mark_it_cannot_be_told(path):
    play(path, 20)
    path.with_name(MARK).unlink()
    with Journal.open(path, read_only=True) as journal:
        assert (journal.certain, journal.head().loss) == (False, EventsLost(20, 0, sure=False))
    with Journal.open(path) as journal:
        assert (journal.salvaged, journal.head().at_end.state) == (None, UNKNOWN)
    with Journal.open(path) as journal:
        assert (journal.certain, journal.head().at_end.state) == (True, UNKNOWN), "it is still not known"
        journal.append([("tray", 1.0, {})])
        assert journal.head().at_end.state is INTACT


def test_a_full_disk_keeps_no_unsure_journal_from_its_start(path, monkeypatch):
    play(path, 20)
    path.with_name(MARK).unlink()
    connect = opening.connect

    def full(where, busy_s):
        made = connect(where, busy_s)
        made.set_authorizer(lambda action, table, *_: DENIED if (action, table) == (INSERT, "mark") else 0)
        return made

    with monkeypatch.context() as patch:
        patch.setattr(opening, "connect", full)
        with Journal.open(path) as journal:
            assert journal.head().at_end.state is UNKNOWN
    with Journal.open(path) as journal:
        assert (journal.certain, journal.head().at_end.state) == (False, UNKNOWN)


def test_the_mark_of_another_journal_tells_nothing(path, quick):
    play(path, 20)
    play(quick / "other.sqlite", 3)
    shutil.copyfile(quick / "other.sqlite-mark", path.with_name(MARK))
    with Journal.open(path) as journal:
        assert (journal.salvaged, journal.head().at_end.state) == (None, UNKNOWN)


@pytest.mark.parametrize("kind", ["link", "folder", "pipe"])
def test_a_mark_that_is_no_file_of_its_own_gets_another_name(path, kind):
    """A mark written through a link to the journal would damage the journal."""
    play(path, 20)
    mark = path.with_name(MARK)
    mark.unlink()
    {"link": lambda: mark.symlink_to(NAME), "folder": mark.mkdir, "pipe": lambda: os.mkfifo(mark)}[kind]()
    for events, certain in ((20, False), (21, True)):
        with Journal.open(path) as journal:
            assert (journal.salvaged, journal.head().events, journal.certain) == (None, events, certain)
            journal.append([("tray", 1.0, {})])


def test_a_sound_journal_beside_which_no_helper_file_fits_is_not_damaged(path):
    """As on a disk with less than 32 kB left, where SQLite cannot make its -shm file."""
    play(path, 5)
    assert path.stat().st_size <= 7 * PAGE
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (7 * PAGE, before[1]))
    try:
        with Journal.open(path, read_only=True) as journal:
            assert (journal.salvaged, journal.head().events) == (None, 5)
        with pytest.raises(KeepingFault):
            Journal.open(path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    with Journal.open(path) as journal:
        assert (journal.salvaged, journal.head().events) == (None, 5)


def test_a_journal_of_which_only_the_mark_or_the_log_is_left_is_told_when_it_is_read(path):
    journal = Journal.open(path)
    journal.new_game({"players": ["Ann", "Bo"]})
    journal.append([("tray", 1.0, {})] * 5)
    parts = {ending: path.with_name(NAME + ending).read_bytes() for ending in ("-mark", "-wal")}
    journal.close()
    for ending, (events, state) in {"-mark": (0, Completeness.LOST), "-wal": (5, UNKNOWN)}.items():
        for other in path.parent.iterdir():
            other.unlink()
        path.with_name(NAME + ending).write_bytes(parts[ending])
        with Journal.open(path, read_only=True) as journal:
            assert (journal.head(1).events, journal.salvaged.state) == (events, state)
        assert not path.exists()


def test_two_courses_of_events_after_one_copy_are_not_taken_for_one(path):
    play(path, 20)
    old = path.read_bytes()
    with Journal.open(path) as journal:
        for _ in range(5):
            journal.append([("tray", 1.0, {"here": True})])
    mark = path.with_name(MARK).read_bytes()
    path.write_bytes(old)
    path.with_name(MARK).unlink()
    with Journal.open(path) as journal:
        for _ in range(7):
            journal.append([("tray", 1.0, {"elsewhere": True})])
    path.with_name(MARK).write_bytes(mark)
    with Journal.open(path) as journal:
        assert (journal.certain, journal.head().at_end.state) == (False, UNKNOWN)


def test_a_mark_behind_the_store_is_no_loss(path):
    """After a power cut: the mark is not waited for."""
    play(path, 20)
    mark = path.with_name(MARK).read_bytes()
    play(path, 13)
    path.with_name(MARK).write_bytes(mark)
    with Journal.open(path) as journal:
        assert (journal.salvaged, journal.certain, journal.head().at_end.state) == (None, True, INTACT)


def test_a_power_cut_before_the_first_mark_is_on_the_disk_is_no_loss(path):
    with Journal.open(path):
        mark = path.with_name(MARK).read_bytes()
    play(path, 20)
    path.with_name(MARK).write_bytes(mark)
    with Journal.open(path) as journal:
        assert (journal.salvaged, journal.certain, journal.head().at_end.state) == (None, True, INTACT)


def test_a_torn_mark_leaves_the_one_before(path):
    """If that is the newest one, nothing tells whether the torn one was newer still."""
    play(path, 20)
    data = path.with_name(MARK).read_bytes()
    states = set()
    for place in (0, 4096):
        path.with_name(MARK).write_bytes(data[:place] + b"torn" * 30 + data[place + 120 :])
        with Journal.open(path, read_only=True) as journal:
            assert journal.salvaged is None
            states.add((journal.certain, journal.head().at_end.state))
    assert states == {(True, INTACT), (False, UNKNOWN)}


def test_a_journal_that_is_gone_is_told(path):
    play(path, 20)
    path.unlink()
    with Journal.open(path) as journal:
        assert (journal.salvaged.kept, journal.salvaged.lost) == (None, 21)
        assert [(head.id, head.status) for head in journal.games()] == [(1, LOST)]
        assert journal.new_game({"players": []}) == 2


def test_a_file_that_was_emptied_is_no_new_one(path):
    """Its mark is gone as well; where there was no file, nothing is told."""
    path.write_bytes(b"")
    with Journal.open(path) as journal:
        assert (journal.salvaged.kept, journal.salvaged.state) == (None, UNKNOWN)
    with Journal.open(path) as journal:
        assert journal.salvaged is None
    with Journal.open(path.with_name("new.sqlite")) as journal:
        assert (journal.salvaged, journal.certain) == (None, True)


def test_the_log_of_an_emptied_file_is_read(path):
    """SQLite itself deletes the log of an empty file."""
    with Journal.open(path) as journal:
        journal.new_game({"players": []})
        for n in range(9):
            journal.append([("tray", n * 1.0, {"n": n})])
        files = {part: path.with_name(part).read_bytes() for part in (f"{NAME}-wal", MARK)}
    for kept in ((f"{NAME}-wal", MARK), (f"{NAME}-wal",)):
        put(path.parent, {NAME: b"", **{part: files[part] for part in kept}})
        for read_only in (True, False):
            with Journal.open(path, read_only=read_only) as journal:
                assert (journal.head().events, journal.salvaged.lost) == (9, 0)
                assert journal.salvaged.sure == (MARK in kept)


def test_damage_in_one_game_costs_no_other_game(path):
    for _ in range(3):
        play(path, 60)
        with Journal.open(path) as journal:
            journal.finish()
    data = path.read_bytes()
    at = data.index(b'"n":30,') // 4096 * 4096
    path.write_bytes(data[:at] + bytes(4096) + data[at + 4096 :])
    with Journal.open(path) as journal:
        first, *others = journal.games()
        assert 0 < first.events < 31
        assert first.at_end.events == 60 - first.events == journal.salvaged.lost
        assert (first.at_end.sure, journal.salvaged.sure) == (True, True)
        assert [(head.events, head.loss) for head in others] == [(60, None), (60, None)]


def test_any_one_page_of_a_header_costs_nothing(path):
    """Each header is there twice."""
    with Journal.open(path) as journal:
        journal.new_game({"players": ["Ann", "Bo"], "cards": "c" * 18_000})
        journal.append([("tray", 1.0, {"n": 1})])
    sound = path.read_bytes()
    pages = [page for page in range(len(sound) // PAGE) if page_of(sound, page).count(b"c") > 300]
    assert len(pages) >= 9
    for page in pages:
        path.write_bytes(replaced(sound, page, bytes(PAGE)))
        with Journal.open(path, read_only=True) as journal:
            assert len(journal.head().header["cards"]) == 18_000, page
            kept = 0 if b'{"n":1}' in page_of(sound, page) else 1
            assert (journal.salvaged.lost, journal.head().events) == (1 - kept, kept), page


@pytest.mark.parametrize(
    ("name", "kept", "known"),
    [
        ("real_stale_index_page", 63, 63),
        ("journal_index_flip_32009", 300, 300),
        ("journal_stale_leaf_page", 200, 300),
        ("real_journal_one_bit", 5, 404),
    ],
)
def test_a_damaged_store_of_version_1_gives_what_is_in_its_table(path, name, kept, known):
    files = {NAME: of_version_1(name)}
    put(path.parent, files)
    for read_only in (True, False):
        with Journal.open(path, read_only=read_only) as journal:
            head = journal.head()
            assert (head.events, head.at_end) == (kept, EventsLost(kept, known - kept, sure=False))
            assert [event.seq for event in journal.events(head.id)] == list(range(1, kept + 1))
            assert (journal.salvaged.events, journal.salvaged.lost, journal.salvaged.sure) == (
                kept,
                known - kept,
                False,
            )
    assert path.with_name(f"{NAME}.damaged-1").read_bytes() == files[NAME]
    assert len(read_slowly(path)[1]) == kept <= known


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_two_names_of_one_journal_are_one_journal(path, link):
    play(path, 3)
    other = path.with_name("second.sqlite")
    link(path, other)
    with Journal.open(other):
        for name in (path, other):
            with pytest.raises(KeepingFault, match="another hub has it open"):
                Journal.open(name)
    with Journal.open(path) as journal:
        journal.append([("tray", 1.0, {})])
        with pytest.raises(KeepingFault, match="another hub has it open"):
            Journal.open(other)


def test_a_symbolic_link_stays_one_when_its_journal_is_salvaged(path):
    play(path, 60)
    name = path.with_name("link.sqlite")
    name.symlink_to(path)
    path.write_bytes(path.read_bytes()[:8192] + bytes(4096) + path.read_bytes()[12288:])
    with Journal.open(name) as journal:
        assert journal.salvaged.kept == path.with_name(f"{NAME}.damaged-1")
    assert name.is_symlink()
    with Journal.open(path) as journal:
        assert journal.salvaged is None


def test_a_stale_page_of_the_log_is_seen(path, quick):
    """The log is a file of its own; SQLite drops what follows a damaged frame without a word."""
    with Journal.open(path) as journal:
        journal.new_game({"players": []})
        for n in range(30):
            journal.append([("tray", n * 1.0, {"n": n, "text": "x" * 200})], [1.0] * 6)
        (quick / "copy").mkdir()
        for part in (NAME, f"{NAME}-wal", MARK):
            shutil.copyfile(path.with_name(part), quick / "copy" / part)
    log = quick / "copy" / f"{NAME}-wal"
    data = bytearray(log.read_bytes())
    data[len(data) // 2] ^= 1
    log.write_bytes(data)
    with Journal.open(quick / "copy" / NAME) as journal:
        head = journal.head()
        assert journal.salvaged is not None
        assert head.events + head.at_end.events == 30
        assert head.at_end.sure
        assert head.events > 10


def test_pages_of_version_2_do_not_hide_a_journal_of_version_1(path, quick):
    """As when a copy of the old file is put back beside the log of the new one."""
    data = sound_version_1()
    path.write_bytes(data)
    with Journal.open(path) as journal:
        events = {head.id: [event.body for event in journal.events(head.id)] for head in journal.games()}
    play(quick / "other.sqlite", 3)
    for other in quick.iterdir():
        if other.name != "other.sqlite":
            other.unlink()
    path.write_bytes(data + (quick / "other.sqlite").read_bytes())
    with Journal.open(path) as journal:
        assert {head.id: [event.body for event in journal.events(head.id)] for head in journal.games()} == events
        assert journal.salvaged.state == UNKNOWN


@pytest.mark.parametrize("version", [1, 2])
def test_a_journal_without_its_first_pages_and_its_mark_is_no_foreign_file(path, version):
    if version == 1:
        data = sound_version_1()
    else:
        play(path, 20)
        data = path.read_bytes()
        path.with_name(MARK).unlink()
    path.write_bytes(bytes(3 * PAGE) + data[3 * PAGE :].replace(b"palace-hub journal", b"palace-hub j0urnal"))
    with Journal.open(path) as journal:
        assert journal.salvaged is not None
        assert max(head.events for head in journal.games()) >= 20


def test_the_version_1_of_a_sound_journal_is_kept(path):
    """A whole store of version 1 is written anew; nothing proves that it is not an old copy."""
    data = sound_version_1()
    path.write_bytes(data)
    with Journal.open(path, read_only=True) as journal:
        events = list(journal.events(1))
        assert journal.salvaged.version == 1
    assert path.read_bytes() == data
    with Journal.open(path) as journal:
        assert (journal.salvaged.version, journal.salvaged.kept.name) == (1, f"{NAME}.version-1-1")
        assert journal.salvaged.kept.read_bytes() == data
        assert list(journal.events(1)) == events
        assert journal.head().at_end.state is UNKNOWN
        assert journal.latest_zeros() is not None
        assert journal.calibration() is not None
    rest = sqlite3.connect(path)
    assert rest.execute("PRAGMA user_version").fetchone() == (2,)
    rest.close()


def test_what_an_old_hub_went_on_with_after_a_stale_index_is_the_game(path):
    """It resumed at event 40 of 63, and its next event got the number 41 a second time."""
    path.write_bytes(of_version_1("real_stale_index_page"))
    old = sqlite3.connect(path)
    row = (64, 1, 41, "command", 999.0, None, '{"again":1}')
    crc = crc32("\x1f".join("" if value is None else repr(value) for value in row).encode())
    old.execute("INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*row, crc))
    old.commit()
    old.close()
    with Journal.open(path) as journal:
        events = list(journal.events(1))
        assert (len(events), events[-1].body) == (41, {"again": 1})
        assert not journal.head().at_end.sure


def damaged_while_open(path, what):
    """An open journal of 200 events, and the page of its file with `what` overwritten by noise."""
    play(path, 200)
    journal = Journal.open(path)
    data = path.read_bytes()
    rest = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    root = rest.execute("SELECT rootpage FROM sqlite_master WHERE name = 'mark'").fetchone()[0]
    rest.close()
    page = root - 1 if what == "mark" else data.index(what) // PAGE
    with path.open("r+b") as file:
        file.seek(page * PAGE)
        file.write(b"\xa5" * PAGE)
    return journal


def test_damage_to_an_open_journal_is_mended_and_the_game_goes_on(path):
    """Where it costs no event of the game that is played, the next attempt succeeds."""
    with damaged_while_open(path, "mark") as journal:
        with pytest.raises(KeepingFault, match="malformed"):
            journal.append([("tray", 1.0, {"n": 200})])
        assert (journal.salvaged.lost, journal.salvaged.sure) == (0, True)
        assert journal.append([("tray", 1.0, {"n": 200})]) == 201
        assert [event.body["n"] for event in journal.events()] == list(range(201))
        with pytest.raises(KeepingFault, match="another hub has it open"):
            Journal.open(path)
    with Journal.open(path) as journal:
        assert (journal.salvaged, journal.head().events, journal.head().loss) == (None, 201, None)


def test_a_game_whose_events_are_lost_while_it_is_played_gets_no_others(path):
    """What is played on does not fit to what is left; the next start offers the game as it is."""
    with damaged_while_open(path, b'"n":199,') as journal:
        for _ in range(3):
            with pytest.raises(KeepingFault, match="malformed"):
                journal.append([("tray", 1.0, {"n": 200})])
        kept = 200 - journal.salvaged.lost
        assert 150 < kept < 200
    with Journal.open(path) as journal:
        assert (journal.head().events, journal.head().at_end) == (kept, EventsLost(kept, 200 - kept))

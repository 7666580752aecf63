"""A damaged store is replaced: a hub that is killed at any step leaves what the next start needs."""

import io
import lzma
import os
import shutil
import struct
import sys
from pathlib import Path

import pytest
from tests.journal.oracle import read_slowly
from tests.journal.stores import NAME, OLD, PAGE, played, put, replaced

from palace_hub.errors import KeepingFault
from palace_hub.journal import rebuild
from palace_hub.journal.store import Journal

STEPS = frozenset({"open", "os.rename", "os.link", "os.remove", "os.truncate", "sqlite3.connect", "os.mkdir"})
"""Audit events of the interpreter at which a hub can be killed: whatever changes a file, comes after one of them."""
KILLED = 9


@pytest.fixture(scope="module")
def damaged(quick_for_all):
    """A store without a page in its middle, as after kill -9, and the events that are left of it."""
    store = played(quick_for_all, closed=False, events=120)
    page = store.files[NAME].index(b'"game":1,"n":30,') // PAGE
    files = store.files | {NAME: replaced(store.files[NAME], page, bytes(PAGE))}
    with Journal.open(put(quick_for_all, files)) as journal:
        assert journal.salvaged is not None
        return files, events_of(journal)


def events_of(journal):
    return {head.id: [event.body for event in journal.events(head.id)] for head in journal.games()}


def open_and_die(path, step):
    """Opens the store in a child that ends without a word at the `step`-th step; True if it came to its end before."""
    child = os.fork()
    if child == 0:
        left = [step]

        def count(event, _):
            if event in STEPS:
                left[0] -= 1
                if left[0] < 0:
                    os._exit(KILLED)

        try:
            sys.addaudithook(count)
            Journal.open(path)
        finally:
            os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) == 0


def test_a_hub_killed_at_any_step_leaves_the_old_store_or_the_new_one(record, quick, damaged):
    files, expected = damaged
    lost = 40 - len(expected[1])
    step, ended = 0, False
    while not ended:
        shutil.rmtree(quick / "j", ignore_errors=True)
        (quick / "j").mkdir()
        path = put(quick / "j", files)
        ended = open_and_die(path, step)
        if step % 3 == 0 and not ended:
            open_and_die(path, step // 2)  # and once more on the way
        with Journal.open(path, read_only=True) as journal:
            assert events_of(journal) == expected, step
        with Journal.open(path) as journal:
            assert events_of(journal) == expected, step
            assert journal.head(1).at_end.events == lost > 0, step
            kept = [other for other in path.parent.iterdir() if other.name.endswith("damaged-1")]
            assert [other.read_bytes() for other in kept] == [files[NAME]], step
        assert read_slowly(path) == expected, step
        step += 1
    record("D4", "events lost by a kill while a store is salvaged 0", steps=step, lost=0)
    assert step > 15


def test_nothing_is_left_over(quick, damaged):
    files, _ = damaged
    path = put(quick, files)
    for leftover in (".building", ".building-journal", ".salvage"):
        path.with_name(NAME + leftover).write_bytes(b"what a killed hub left")
    path.with_name(f"{NAME}.salvage").unlink()
    with Journal.open(path):
        pass
    names = {other.name for other in quick.iterdir()}
    assert names == {NAME, f"{NAME}-mark", f"{NAME}.damaged-1", f"{NAME}.damaged-1-wal"}


def test_a_damaged_store_is_replaced_where_no_mark_can_be_written(quick, damaged):
    files, expected = damaged
    path = put(quick, {NAME: files[NAME], f"{NAME}-wal": files[f"{NAME}-wal"]})
    path.with_name(f"{NAME}-mark").symlink_to("nowhere/at-all")
    with Journal.open(path) as journal:
        assert events_of(journal) == expected
        assert not journal.salvaged.sure


def test_a_block_that_a_card_reads_at_the_second_try_is_not_lost(quick, damaged, monkeypatch):
    files, expected = damaged
    path, plainly, asked = put(quick, files), Path.open, set()

    class Card(io.FileIO):
        def read(self, size=-1):
            block = (self.name, self.tell())
            if block not in asked:
                asked.add(block)
                raise OSError(5, "Input/output error")
            return super().read(size)

    def opened(self, mode="r", buffering=-1, **options):
        return Card(self, mode) if buffering == 0 else plainly(self, mode, buffering, **options)

    monkeypatch.setattr(Path, "open", opened)
    with Journal.open(path) as journal:
        assert events_of(journal) == expected
    assert len(asked) > 10


def test_damage_again_gets_the_next_number(quick, damaged):
    files, _ = damaged
    put(quick, files)
    for number in (1, 2):
        for name, data in files.items():
            (quick / name).write_bytes(data)
        with Journal.open(quick / NAME) as journal:
            assert journal.salvaged.kept.name == f"{NAME}.damaged-{number}"


def test_a_salvage_that_version_1_left_half_done_is_finished(quick):
    """That hub moved the old file aside and was killed before it put the new one in its place."""
    path = quick / NAME
    data = lzma.decompress((OLD / "real_stale_index_page.sqlite.xz").read_bytes())
    path.with_name(f"{NAME}.damaged-1").write_bytes(data)
    path.with_name(f"{NAME}.salvage").write_bytes(data)
    with Journal.open(path, read_only=True) as journal:
        assert journal.head(1).events == 63
    with Journal.open(path) as journal:
        assert journal.head(1).events == 63
        assert journal.salvaged.kept == path.with_name(f"{NAME}.damaged-1")
    assert path.with_name(f"{NAME}.damaged-1").read_bytes() == data
    assert len(read_slowly(path)[1]) == 63


def test_an_unfinished_salvage_of_version_1_does_not_replace_the_journal(quick, damaged):
    files, expected = damaged
    path = put(quick, files)
    with Journal.open(quick / "other.sqlite"):
        pass
    (quick / "other.sqlite").rename(path.with_name(f"{NAME}.salvage"))
    with Journal.open(path) as journal:
        assert events_of(journal) == expected


def test_a_full_disk_leaves_the_damaged_store_as_it_is(quick, damaged, monkeypatch):
    """The salvage is refused with the reason; nothing half written stays."""
    files, expected = damaged
    path = put(quick, files)

    def full(*_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(rebuild, "fill", full)
        with pytest.raises(KeepingFault, match="No space left"):
            Journal.open(path)
    assert {name: (quick / name).read_bytes() for name in files} == files
    assert not path.with_name(f"{NAME}.building").exists()
    with Journal.open(path) as journal:
        assert events_of(journal) == expected


@pytest.mark.parametrize("content", [b"", b"noise" * 2000, None], ids=["empty", "noise", "another journal"])
def test_a_new_store_left_by_another_one_replaces_nothing(quick, damaged, content):
    """The file of a copied or restored folder: the journal stays, and the other file gets another name."""
    files, expected = damaged
    if content is None:
        content = played(quick, closed=True, events=80).files[NAME]
    path = put(quick, files)
    path.with_name(f"{NAME}.rebuilt").write_bytes(content)
    with Journal.open(path, read_only=True) as journal:
        assert events_of(journal) == expected
    with Journal.open(path) as journal:
        assert events_of(journal) == expected
    assert path.with_name(f"{NAME}.stray-1").read_bytes() == content
    assert not path.with_name(f"{NAME}.rebuilt").exists()


def test_a_rollback_journal_of_another_time_is_not_played_into_the_store(quick):
    """A store has a log. SQLite would write the pages of such a file over the store, and delete it."""
    store = played(quick, closed=True)
    path = put(quick, store.files)
    old = store.earlier[0][NAME]
    rollback = rollback_journal(old)
    path.with_name(f"{NAME}-journal").write_bytes(rollback)
    for read_only in (True, False, False):
        with Journal.open(path, read_only=read_only) as journal:
            assert events_of(journal) == store.truth.games
            assert journal.salvaged is None
    assert path.with_name(f"{NAME}.stray-1").read_bytes() == rollback


def rollback_journal(old):
    """A rollback journal that gives all pages of `old` back (https://www.sqlite.org/fileformat2.html, 3)."""
    pages = [old[at : at + PAGE] for at in range(0, len(old), PAGE)]
    head = bytes.fromhex("d9d505f920a163d7") + struct.pack(">5I", len(pages), 7, len(pages), 512, PAGE)
    records = []
    for number, page in enumerate(pages, start=1):
        checksum = 7 + sum(page[at] for at in range(PAGE - 200, 0, -200))
        records.append(struct.pack(">I", number) + page + struct.pack(">I", checksum))
    return head.ljust(512, b"\0") + b"".join(records)

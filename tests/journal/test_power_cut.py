"""D2 of RELIABILITY: after a simulated power cut every confirmed event is there; with synchronous=NORMAL it is not."""

import random
import sqlite3
from dataclasses import replace

import pytest
from tests.journal.power import Recorder, cut
from tests.reliability.results import forms

from palace_hub.journal import opening, schema
from palace_hub.journal.high_water import mark_of
from palace_hub.journal.store import Journal


@pytest.fixture(scope="module")
def recorder():
    """One for the process: SQLite keeps a pointer to it."""
    recorder = Recorder()
    try:
        sqlite3.connect("file::memory:?vfs=recording", uri=True).close()
    except sqlite3.OperationalError:
        pytest.skip("this Python brings a SQLite of its own, which takes no VFS from outside")
    return recorder


def recorded(recorder, path, monkeypatch, *, synchronous, appends):
    """A journal's writes on the recording disk; returns its files at the start and what happened to them since.

    With each acknowledgement goes the mark beside the journal as it was then.
    """
    connections = []

    def connect(where, busy_s):
        uri = f"file:{where}?vfs=recording"
        made = sqlite3.connect(uri, uri=True, timeout=busy_s, isolation_level=None, check_same_thread=False)
        connections.append(made)
        return made

    monkeypatch.setattr(opening, "connect", connect)
    if synchronous != "FULL":
        monkeypatch.setattr(schema, "check_durable", lambda connection: None)
    with Journal.open(path) as journal:
        journal.new_game({"players": ["Ann"]})
    rng = random.Random(5)
    with Journal.open(path) as journal:
        connections[-1].execute(f"PRAGMA synchronous={synchronous}")
        # A small log comes round often, so that cuts fall into checkpoints as well.
        connections[-1].execute("PRAGMA wal_autocheckpoint=12")
        start = {
            part.name: part.read_bytes() for part in path.parent.iterdir() if part.name.endswith((".sqlite", "-wal"))
        }
        recorder.ops.clear()
        seq = 0
        for _ in range(appends):
            events = [
                ("tray", 1.0, {"n": seq + i + 1, "x": "y" * rng.randint(0, 1500)}) for i in range(rng.randint(1, 3))
            ]
            seq = journal.append(events, [float(seq)] * 6)
            recorder.mark(str(seq))
            recorder.ops[-1] = replace(recorder.ops[-1], data=mark_of(path).read_bytes())
        ops = list(recorder.ops)
    monkeypatch.undo()
    return start, ops


def losses(start, ops, folder, cuts):
    """Of `cuts` power cuts, how many lost a confirmed event or anything's order."""
    rng = random.Random(17)
    lost = 0
    for number in range(cuts):
        behind = rng.randint(1, len(ops))
        confirmed = max((int(op.file) for op in ops[:behind] if op.what == "mark"), default=0)
        place = folder / str(number)
        place.mkdir()
        for name, data in cut(start, ops[:behind], rng).items():
            (place / name).write_bytes(data)
        # The mark is written after each acknowledgement and not waited for: any of them may be on the disk.
        marks = [op.data for op in ops[:behind] if op.what == "mark"]
        if marks:
            mark_of(place / "journal.sqlite").write_bytes(rng.choice(marks))
        with Journal.open(place / "journal.sqlite") as journal:
            found = [event.body["n"] for event in journal.events(1)] if journal.games() else []
            whole = journal.salvaged is None and found == list(range(1, len(found) + 1))
            whole = whole and (not marks or journal.certain)
            lost += not whole or len(found) < confirmed
        for part in place.iterdir():
            part.unlink()
    return lost


@pytest.mark.parametrize("cuts", forms(1000, 5000))
def test_no_confirmed_event_is_lost_in_a_power_cut(record, recorder, quick, monkeypatch, cuts):
    start, ops = recorded(recorder, quick / "journal.sqlite", monkeypatch, synchronous="FULL", appends=40)
    assert sum(op.what == "sync" for op in ops) >= 40
    lost = losses(start, ops, quick, cuts)
    record("D2", "power cuts that lost a confirmed event, or were taken for damage 0", cuts=cuts, lost=lost)
    assert lost == 0


def test_with_synchronous_normal_confirmed_events_are_lost(record, recorder, quick, monkeypatch):
    """Shows that the model can tell: the same cuts, the same journal, one pragma less."""
    start, ops = recorded(recorder, quick / "journal.sqlite", monkeypatch, synchronous="NORMAL", appends=40)
    lost = losses(start, ops, quick, 60)
    record("D2", "with synchronous=NORMAL more than 15 of 60", cuts=60, lost=lost)
    assert lost > 15

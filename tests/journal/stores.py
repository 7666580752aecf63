"""Stores with games whose events are known, and the damage that a card does to them."""

import json
import lzma
import random
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from tests.journal.oracle import Truth

from palace_hub.journal.store import Journal

PAGE = 4096
NAME = "journal.sqlite"
PARTS = (NAME, f"{NAME}-wal", f"{NAME}-mark")
HERE = Path(__file__).parent
OLD = HERE / "version_1"

Files = dict[str, bytes]


@dataclass
class Store:
    """`files` by name, `earlier` copies of them, and what was kept in them."""

    files: Files
    earlier: list[Files]
    truth: Truth

    def previous(self, name, page):
        """The last different content of a page that a card could give back; zeros if it is new."""
        here = page_of(self.files[name], page)
        for copy in reversed(self.earlier):
            before = page_of(copy.get(name, b""), page)
            if before and before != here:
                return before.ljust(PAGE, b"\0")
        return bytes(PAGE)


def page_of(data, page):
    return data[page * PAGE : (page + 1) * PAGE]


def replaced(data, page, content):
    return data[: page * PAGE] + content[: len(page_of(data, page))] + data[(page + 1) * PAGE :]


def copy_of(folder):
    return {name: (folder / name).read_bytes() for name in PARTS if (folder / name).exists()}


def put(folder, files):
    """The files in a folder that may hold those of another case."""
    for other in folder.iterdir():
        other.unlink()
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return folder / NAME


def played(folder, *, closed, events=220):
    """A store with a finished game, one that was put aside, and one that is played.

    `closed`: the hub ended itself; otherwise the last game lies in the log, as after kill -9.
    """
    path, rng, truth, earlier = folder / NAME, random.Random(3), Truth(), []
    journal = Journal.open(path)
    journal.put_calibration("first")
    for game, (length, cards) in enumerate(((40, 18_000), (30, 300), (events - 70, 18_000)), start=1):
        journal.new_game({"players": ["Ann", "Bo"], "cards": "c" * cards})
        truth.games[game] = []
        for n in range(1, length + 1):
            body = {"n": n, "game": game, "text": "abc" * rng.randint(0, 110)}
            journal.append([("tray", n * 1.5, body)], [n * 1.25] * 6, wall=1.7e9 + n)
            truth.games[game].append(body)
            if n % 15 == 0:
                if n % 30 == 0 and (closed or game < 3):
                    journal.close()
                    journal = Journal.open(path)
                earlier.append(copy_of(folder))
        if game < 3:
            (journal.finish, journal.set_aside)[game - 1]()
    journal.put_calibration("second")
    if closed:
        journal.close()
    files = copy_of(folder)
    journal.close()
    return Store(files, earlier, truth)


def of_version_1(name):
    """The bytes of a damaged store that a hub of version 1 wrote."""
    return lzma.decompress((OLD / f"{name}.sqlite.xz").read_bytes())


def sound_version_1():
    """The bytes of a sound store of version 1."""
    return lzma.decompress((HERE.parent / "same" / "journals" / "journal_playing.sqlite.xz").read_bytes())


def truth_of_version_1(data, folder):
    """The events in the table of a sound store of version 1, read without its indexes."""
    path = folder / "sound.sqlite"
    path.write_bytes(data)
    connection = sqlite3.connect(f"file:{path}?immutable=1", uri=True)
    rows = connection.execute("SELECT game, seq, body FROM event NOT INDEXED ORDER BY id").fetchall()
    connection.close()
    path.unlink()
    truth = Truth()
    for game, seq, body in rows:
        assert seq == len(truth.games.setdefault(game, [])) + 1
        truth.games[game].append(json.loads(body))
    return truth

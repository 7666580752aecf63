"""Kills backups and restores at points of their work: `python -m tests.install.backup.cuts KIND POINTS FOLDER`.

A child process counts its calls that read or change the disk, and kills itself before a chosen one. Prints a JSON
object with the number of points, what was found after each, and what was wrong.
"""

import json
import os
import shutil
import signal
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tests.install.backup.home import environment, furnish, games, places, put, tree

from palace_hub.errors import PalaceError
from palace_hub.install.backup.archive import opened_backup, write_backup
from palace_hub.install.backup.restore import KEPT_BEFORE, finish_restore, plan, restore

CALLS = frozenset(
    "open close write flush fsync sync rename replace unlink mkdir rmdir fchmod flock backup execute serialize".split()  # noqa: SIM905
)
"""Names of the functions in C that read or change the disk."""


def run_until(number: int, work: Callable[[], object]) -> int:
    """Run `work` in a child that is killed before its call of this number; the number of calls if it ended before."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        made = 0

        def count(_frame: object, event: str, called: object) -> None:
            nonlocal made
            if event == "c_call" and getattr(called, "__name__", "") in CALLS:
                made += 1
                if made == number:
                    os.kill(os.getpid(), signal.SIGKILL)

        try:
            sys.setprofile(count)
            work()
            sys.setprofile(None)
            os.write(writing, str(made).encode())
        except BaseException:
            sys.setprofile(None)
            traceback.print_exc()
        os._exit(0)
    os.close(writing)
    _, status = os.waitpid(child, 0)
    with os.fdopen(reading) as answer:
        told = answer.read()
    assert told or os.WIFSIGNALED(status), "the work failed"
    return int(told or 0)


def points(count: int, calls: int) -> list[int]:
    """So many of the calls, from the first to the last."""
    return sorted({1 + round(n * (calls - 1) / max(1, count - 1)) for n in range(count)})


def cut_restores(count: int, folder: Path) -> dict:
    """Cut restores; each second one has its end at the next start cut as well. Old or new, nothing between."""
    home, archive = folder / "home", folder / "backup.zip"
    os.environ |= environment(home)
    furnish(home, 2)
    new_games = games(home)
    write_backup(archive, places(home), secrets=True)
    shutil.rmtree(home)
    furnish(home, 1)
    before, old_games = tree(home), games(home)
    journal = home / "data" / "palace-hub" / "journal.sqlite"

    def work() -> None:
        restore(plan(archive, journal))

    calls = run_until(0, work)
    after = tree(home)
    found, wrong = Counter(), []
    for number in points(count, calls):
        shutil.rmtree(home)
        put(home, before)
        run_until(number, work)
        if number % 2:
            run_until(1 + number % 40, finish_restore)
        finish_restore()
        now = tree(home)
        kept = [path for path in home.rglob("*") if path.is_file() and KEPT_BEFORE in str(path)]
        old = {data for name, data in before.items() if now.get(name) != data}
        if now == before:
            found["old"] += 1
            wrong += [number] if kept or games(home) != old_games else []
        elif now == after:
            found["new"] += 1
            lost = old - {path.read_bytes() for path in kept}
            wrong += [number] if lost or games(home) != new_games else []
        else:
            wrong.append(number)
    return {"calls": calls, "points": len(points(count, calls)), "found": found, "wrong": wrong}


def cut_backups(count: int, folder: Path) -> dict:
    """Cut backups over an older one of this name: it stays or the new one is there, whole, and nothing else."""
    home, archive = folder / "home", folder / "stick" / "backup.zip"
    os.environ |= environment(home)
    archive.parent.mkdir()
    furnish(home, 1)
    first = _written(archive, home)
    put(home, {"config/palace-hub/palace.toml": b"ground_map = 3\n"})
    before = tree(home)

    def work() -> None:
        write_backup(archive, places(home))

    calls = run_until(0, work)
    found, wrong = Counter(), []
    for number in points(count, calls):
        archive.write_bytes(first)
        run_until(number, work)
        with suppress(PalaceError), opened_backup(archive):
            found["old" if archive.read_bytes() == first else "new"] += 1
        if tree(home) != before:
            wrong.append(number)
    work()
    left = sorted(path.name for path in archive.parent.iterdir())
    wrong += [] if left == [archive.name] else left
    return {"calls": calls, "points": len(points(count, calls)), "found": found, "wrong": wrong}


def _written(archive: Path, home: Path) -> bytes:
    write_backup(archive, places(home))
    return archive.read_bytes()


if __name__ == "__main__":
    kind, number, place = sys.argv[1:]
    print(json.dumps((cut_restores if kind == "restore" else cut_backups)(int(number), Path(place))))

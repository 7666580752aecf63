"""The daily backup of a running hub: written by another process, once a day; a failure is a problem and no more."""

import os
import sys
import time
from pathlib import Path

import pytest
from tests.run.waiting import until

from palace_hub.files.daily_backups import daily_file
from palace_hub.run.daily_backup import DailyBackup, backup_command

WRITES = "import sys, pathlib; pathlib.Path(sys.argv[1]).write_text(sys.argv[2])"
FAILS = "import sys; sys.exit('the stick is full')"


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "journal.sqlite"
    path.write_text("games")
    return path


def writes(folder: Path, journal: Path) -> list[str]:
    return [sys.executable, "-c", WRITES, str(daily_file(folder, time.time())), str(time.monotonic())]


def fails(folder: Path, journal: Path) -> list[str]:
    return [sys.executable, "-c", FAILS]


def test_one_a_day_without_being_asked(tmp_path, journal):
    file = daily_file(tmp_path, time.time())
    daily = DailyBackup(tmp_path, journal, writes, after_start_s=0.0)
    daily.start()
    until(file.exists)
    daily.close()
    first = file.read_text()
    assert daily.problem is None
    again = DailyBackup(tmp_path, journal, writes, after_start_s=0.0)
    again.start()
    time.sleep(0.3)  # its first look comes at once
    again.close()
    assert file.read_text() == first


def test_what_was_played_since_is_behind(tmp_path, journal):
    daily = DailyBackup(tmp_path, journal, writes)
    assert daily.behind
    assert daily.write()
    os.utime(journal, (0, 0))
    assert not daily.behind
    (tmp_path / "journal.sqlite-wal").write_text("more")
    os.utime(tmp_path / "journal.sqlite-wal", (time.time() + 9,) * 2)
    assert daily.behind


def test_a_stick_that_is_not_there_is_a_problem_until_it_comes(tmp_path, journal):
    daily = DailyBackup(tmp_path / "stick", journal, writes)
    assert not daily.write()
    assert daily.problem.key == "problem-backup-no-folder"
    assert not daily.behind
    (tmp_path / "stick").mkdir()
    assert daily.write()
    assert daily.problem is None


def test_a_backup_that_fails_is_a_problem_with_its_reason(tmp_path, journal):
    daily = DailyBackup(tmp_path, journal, fails)
    assert not daily.write()
    assert daily.problem.params == {"what": "the stick is full"}


def test_the_command_is_that_of_people(tmp_path, journal):
    words = backup_command(tmp_path, journal)
    assert words[words.index("-m") :] == [
        "-m",
        "palace_hub",
        "backup",
        str(tmp_path),
        "--daily",
        "--journal",
        str(journal),
    ]

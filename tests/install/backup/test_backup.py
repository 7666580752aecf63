"""`palace backup` and `palace restore`: everything comes back, nothing gets lost, and foreign files are refused."""

import json
import lzma
import os
import shutil
import sys
import time
import zipfile
from pathlib import Path

import pytest
from tests.core.by_hand import Table, play_by_hand
from tests.install.backup.home import PASSWORD, furnish, games, places, put, tree

from palace_hub.core.snapshot import snapshot
from palace_hub.core.step import HubCore
from palace_hub.core.tray.calibration_file import CalibrationFile
from palace_hub.files.daily_backups import prune
from palace_hub.history.kept import NotesFile, folder_of
from palace_hub.install.backup import archive as archives
from palace_hub.install.backup.archive import MANIFEST, opened_backup, write_backup
from palace_hub.install.backup.restore import KEPT_BEFORE, RestoreUnderWay, finish_restore, plan, restore
from palace_hub.journal.lock import HubRuns
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.referee import record
from palace_hub.views.snapshot import Phase

STORED = Path(__file__).parent / "stored" / "version_1.zip"
JOURNALS = Path(__file__).parents[2] / "same" / "journals"


def journal_of(home: Path) -> Path:
    return home / "data" / "palace-hub" / "journal.sqlite"


def words(home: Path, file: Path) -> tuple[str, ...]:
    return str(file), "--journal", str(journal_of(home))


def test_after_a_dead_card_games_and_calibration_are_back_and_the_next_game_starts(home, wipe, tmp_path, palace):
    furnish(home, 0)
    table = Table(journal_of(home), Journal.open(journal_of(home)))
    table.begin()
    play_by_hand(table, before=3)
    heads = table.journal.games()
    records = [list(record.lines(table.journal, head.id)) for head in heads[1:]]
    made = palace("backup", *words(home, tmp_path / "b.zip"))
    assert made.returncode == 0
    assert "2 games" in made.stdout
    table.journal.close()
    calibration = CalibrationFile.read(journal_of(home).parent).content
    wipe()
    back = palace("restore", *words(home, tmp_path / "b.zip"), "--yes")
    assert back.returncode == 0, back.stderr
    assert "2 games" in back.stdout
    with Journal.open(journal_of(home)) as journal:
        assert journal.salvaged is None
        assert journal.certain
        assert [list(record.lines(journal, head.id)) for head in heads[1:]] == records
        file = CalibrationFile.read(journal_of(home).parent)
        assert file.content is not None
        assert file.content == calibration
        core = HubCore(journal, draw_seed=lambda: 7, calibration_file=file)
        assert snapshot(core.hub).phase is Phase.RESUME
    again = Table(journal_of(home), Journal.open(journal_of(home)))
    again.enter(say.Resume())
    assert again.core.hub.phase is Phase.PLAY
    assert again.core.hub.book.game.state == table.core.hub.book.game.state
    again.journal.set_aside()
    again.restart()
    again.begin(("Cy", "Di"))
    assert len(again.journal.games()) == 3
    again.journal.close()


def test_what_was_there_is_shown_and_kept(home, tmp_path, palace):
    furnish(home, 2)
    write_backup(tmp_path / "b.zip", places(home), secrets=True)
    shutil.rmtree(home)
    furnish(home, 1)
    before = tree(home)
    back = palace("restore", *words(home, tmp_path / "b.zip"), "--yes")
    assert "replaced:  2 games here by 3 games of the backup" in back.stdout
    assert "replaced:  players, notes and dates of past games" in back.stdout
    assert "set aside: calibration of the plate" in back.stdout
    kept = {path.read_bytes() for path in home.rglob("*") if path.is_file() and KEPT_BEFORE in str(path)}
    now = tree(home)
    assert {data for name, data in before.items() if now.get(name) != data} <= kept
    assert "data/palace-hub/plate.json" not in now
    assert now["data/palace-hub/holiday.json"] == b"{}"
    assert len(games(home)) == 3


def test_a_backup_without_secrets_has_none_and_leaves_those_that_are_here(home, tmp_path):
    furnish(home, 0)
    before = tree(home)
    write_backup(tmp_path / "b.zip", places(home))
    with zipfile.ZipFile(tmp_path / "b.zip") as archive:
        content = b"".join(archive.read(name) for name in archive.namelist())
    assert PASSWORD.encode() not in content
    assert b"h" * 22 not in content
    restore(plan(tmp_path / "b.zip", journal_of(home)))
    secret = {name for name in before if "broker" in name or "web-links" in name}
    assert len(secret) == 6
    assert {name: tree(home)[name] for name in secret} == {name: before[name] for name in secret}


def test_with_secrets_only_the_owner_can_read_it(home, wipe, tmp_path, palace):
    furnish(home, 0)
    before = tree(home)
    assert palace("backup", *words(home, tmp_path / "b.zip"), "--with-secrets").returncode == 0
    assert (tmp_path / "b.zip").stat().st_mode & 0o777 == 0o600
    wipe()
    restore(plan(tmp_path / "b.zip", journal_of(home)))
    now = tree(home)
    assert now["data/palace-hub/journal.sqlite"]
    assert {name: now[name] for name in now if "journal.sqlite" not in Path(name).name} == {
        name: data for name, data in before.items() if "journal.sqlite" not in Path(name).name and "holiday" not in name
    }
    assert (home / "config" / "palace-hub" / "broker" / "hub.json").stat().st_mode & 0o777 == 0o600


def test_what_people_say_of_games_goes_with_a_journal_of_any_name(home, tmp_path):
    furnish(home, 0)
    write_backup(tmp_path / "b.zip", places(home))
    other = tmp_path / "other" / "games.db"
    restore(plan(tmp_path / "b.zip", other))
    assert NotesFile.read(folder_of(other)).content == NotesFile.read(folder_of(journal_of(home))).content is not None
    assert (other.parent / "saved" / "Oma am See.svg").exists()


@pytest.mark.parametrize("name", ["journal_finished", "journal_playing"])
def test_a_backup_of_an_older_journal_and_one_of_today_restore(home, tmp_path, name):
    put(home, {"data/palace-hub/journal.sqlite": lzma.decompress((JOURNALS / f"{name}.sqlite.xz").read_bytes())})
    with Journal.open(journal_of(home), read_only=True) as journal:
        rows = list(record.lines(journal))
    write_backup(tmp_path / "b.zip", places(home))
    shutil.rmtree(home)
    restore(plan(tmp_path / "b.zip", journal_of(home)))
    with Journal.open(journal_of(home)) as journal:
        assert journal.salvaged is None
        assert list(record.lines(journal)) == rows


def test_a_backup_of_the_first_version_restores(home):
    """The stored file never changes: it stands for those in people's drawers."""
    home.mkdir()
    restore(plan(STORED, journal_of(home)))
    assert [len(events) for events in games(home)] == [1, 11, 21]
    assert CalibrationFile.read(journal_of(home).parent).content is not None


def zip_with(file: Path, **members: str) -> Path:
    with zipfile.ZipFile(file, "w") as archive:
        for name, text in members.items():
            archive.writestr(name, text)
    return file


def manifest(file: Path, **changes) -> str:
    with zipfile.ZipFile(STORED) as archive:
        return json.dumps({**json.loads(archive.read(MANIFEST)), **changes})


def foreign(kind: str, file: Path) -> Path:
    """A file that is no whole backup."""
    climbing = "user/sets/../../../evil.toml"
    match kind:
        case "text":
            file.write_text("Dear Ann")
        case "zip":
            zip_with(file, **{"letter.txt": "Dear Ann"})
        case "climbs":
            zip_with(file, **{climbing: "", MANIFEST: manifest(file, files={climbing: "0" * 64})})
        case "more":
            shutil.copy(STORED, file)
            with zipfile.ZipFile(file, "a") as archive:
                archive.writestr("data/plate.json", "{}")
        case "less":
            zip_with(file, **{MANIFEST: manifest(file)})
        case "newer":
            zip_with(file, **{MANIFEST: manifest(file, version=3, hub="9.0")})
        case "flipped":
            data = bytearray(STORED.read_bytes())
            data[len(data) // 3] ^= 1
            file.write_bytes(data)
        case "cut":
            file.write_bytes(STORED.read_bytes()[:-200])
    return file


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("text", "is not a backup"),
        ("zip", "is not a backup"),
        ("climbs", "which belongs to no backup"),
        ("more", "holds data/plate.json, which belongs to no backup"),
        ("less", "is damaged"),
        ("newer", "comes from a newer hub (9.0)"),
        ("flipped", "is damaged"),
        ("cut", "is not a backup"),
    ],
)
def test_a_file_that_is_no_whole_backup_changes_nothing(home, tmp_path, palace, kind, told):
    furnish(home, 0)
    before = tree(home)
    run = palace("restore", *words(home, foreign(kind, tmp_path / "b.zip")), "--yes")
    assert run.returncode == 1
    assert told in run.stderr
    assert "Traceback" not in run.stderr
    assert tree(home) == before
    assert not (tmp_path / "evil.toml").exists()


def test_no_restore_while_a_hub_runs_and_a_backup_does(home, tmp_path, palace):
    furnish(home, 0)
    with Journal.open(journal_of(home)) as journal:
        journal.new_game({"players": ["Ann", "Bo"]})
        run = palace("backup", *words(home, tmp_path / "b.zip"))
        assert "2 games" in run.stdout
        before = tree(home)
        planned = plan(tmp_path / "b.zip", journal_of(home))
        with pytest.raises(HubRuns):
            restore(planned)
        run = palace("restore", *words(home, tmp_path / "b.zip"), "--yes")
        assert "A hub is using" in run.stderr
        assert tree(home) == before
        journal.append([("tray", 1.0, {"n": 1})])
    with Journal.open(journal_of(home), read_only=True) as journal:
        assert journal.salvaged is None


def test_two_restores_at_once_wait_for_each_other(home, tmp_path, monkeypatch):
    furnish(home, 0)
    write_backup(tmp_path / "b.zip", places(home))
    refused = []

    def other(*_: object) -> None:
        with pytest.raises(RestoreUnderWay) as told:
            finish_restore()
        refused.append(told)

    monkeypatch.setattr(os, "sync", other)
    restore(plan(tmp_path / "b.zip", journal_of(home)))
    assert len(refused) == 2


def test_the_answer_decides(home, tmp_path, palace, monkeypatch):
    furnish(home, 0)
    write_backup(tmp_path / "b.zip", places(home))
    before = tree(home)
    assert "add --yes" in palace("restore", *words(home, tmp_path / "b.zip")).stderr

    class Typed:
        text = "no\n"

        def isatty(self) -> bool:
            return True

        def readline(self) -> str:
            return self.text

    monkeypatch.setattr(sys, "stdin", Typed())
    run = palace("restore", *words(home, tmp_path / "b.zip"))
    assert (run.returncode, tree(home)) == (1, before)
    Typed.text = "Yes\n"
    assert palace("restore", *words(home, tmp_path / "b.zip")).returncode == 0


def test_a_folder_gets_a_file_a_day_and_keeps_seven(home, tmp_path, palace, monkeypatch):
    furnish(home, 0)
    stick = tmp_path / "stick"
    run = palace("backup", *words(home, stick), "--daily")
    assert "plug in the stick" in run.stderr
    stick.mkdir()
    (stick / "palace-backup-letter.zip").write_text("Dear Ann")
    evening = time.mktime((2026, 12, 1, 23, 0, 0, 0, 0, -1))
    for day in range(9):
        for later in (0.0, 4 * 3600.0):  # a game past midnight belongs to its evening
            monkeypatch.setattr("time.time", lambda at=evening + day * 86400 + later: at)
            assert palace("backup", *words(home, stick), "--daily").returncode == 0
    names = sorted(path.name for path in stick.iterdir())
    assert names == [f"palace-backup-2026-12-{day:02}.zip" for day in range(3, 10)] + ["palace-backup-letter.zip"]
    newest = stick / "palace-backup-1970-01-01.zip"  # a Pi whose clock is wrong
    newest.write_bytes((stick / names[0]).read_bytes())
    prune(stick, newest)
    assert newest.exists()


def test_a_file_that_is_no_backup_is_not_replaced(home, tmp_path, palace):
    furnish(home, 0)
    (tmp_path / "b.zip").write_text("Dear Ann")
    run = palace("backup", *words(home, tmp_path / "b.zip"))
    assert "Choose another name" in run.stderr
    assert (tmp_path / "b.zip").read_text() == "Dear Ann"


def test_a_full_stick_leaves_the_former_backup(home, tmp_path, monkeypatch):
    furnish(home, 0)
    file = tmp_path / "b.zip"
    write_backup(file, places(home))
    before = file.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(archives.os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_backup(file, places(home))
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["b.zip"]
    with opened_backup(file):
        pass


def test_the_backup_of_a_damaged_journal_says_so(home, tmp_path, palace):
    furnish(home, 0)
    data = bytearray(journal_of(home).read_bytes())
    data[-3000:] = bytes(3000)
    journal_of(home).write_bytes(data)
    run = palace("backup", *words(home, tmp_path / "b.zip"))
    assert run.returncode == 0
    assert "The file of games was damaged" in run.stdout

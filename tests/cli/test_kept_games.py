"""`palace record` and `palace doctor` on journals that a card has damaged, and on a disk that takes no writes."""

import lzma
import os
import shutil
from pathlib import Path

import pytest
from tests.core.fixtures import as_nobody

from palace_hub.journal.store import Journal

__all__ = ["as_nobody"]

OLD = Path(__file__).parents[1] / "journal" / "version_1"


def unpacked(name: str, folder: Path) -> Path:
    path = folder / "journal.sqlite"
    path.write_bytes(lzma.decompress((OLD / f"{name}.sqlite.xz").read_bytes()))
    return path


def test_all_events_behind_a_stale_index_are_recorded(palace, tmp_path: Path):
    path, to = unpacked("real_stale_index_page", tmp_path), tmp_path / "record.jsonl"
    before = path.read_bytes()
    run = palace("record", "--journal", str(path), "--to", str(to))
    assert (run.returncode, path.read_bytes()) == (0, before)
    assert f"The file of kept games {path} is damaged" in run.stderr
    assert "Events of this game after event 63 may be lost" in run.stderr
    assert "63 events" in palace("replay", str(to)).stdout


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("real_journal_one_bit", "At least 399 events of this game after event 5 were lost"),
        ("journal_stale_leaf_page", "cannot be replayed"),
    ],
)
def test_one_bit_or_one_page_is_no_end_of_all_games(palace, tmp_path: Path, name: str, sentence: str):
    path = unpacked(name, tmp_path)
    run = palace("record", "--journal", str(path), "--to", str(tmp_path / "r"))
    assert sentence in run.stderr
    assert "An error happened inside" not in run.stderr
    run = palace("doctor", "--journal", str(path))
    assert f"The file of kept games {path} is damaged: at least" in run.stdout + run.stderr


def test_a_record_beside_the_journal_is_no_part_of_it(palace, tmp_path: Path):
    path = unpacked("real_stale_index_page", tmp_path)
    assert palace("record", "--journal", str(path), "--to", f"{path}.jsonl").returncode == 0


def test_a_kept_game_that_goes_on_has_no_analysis(palace, tmp_path: Path):
    path = unpacked("real_stale_index_page", tmp_path)
    run = palace("replay", "--analyse", "1", "--journal", str(path))
    assert (run.returncode, run.stdout) == (1, "")
    assert "This game is not finished" in run.stderr


@pytest.mark.parametrize("way", ["same", "symlink", "hard link", "mark", "log"])
def test_a_record_never_replaces_the_journal(palace, tmp_path: Path, way: str):
    path = unpacked("real_stale_index_page", tmp_path)
    to = {"mark": Path(f"{path}-mark"), "log": Path(f"{path}-wal"), "same": path}.get(way, tmp_path / "other")
    if way == "symlink":
        to.symlink_to(path)
    if way == "hard link":
        os.link(path, to)
    before = path.read_bytes()
    run = palace("record", "--journal", str(path), "--to", str(to))
    assert run.returncode == 1
    assert run.stderr == f"{to} belongs to the journal, so no record is written there. Name another file.\n"
    assert path.read_bytes() == before


def test_a_demo_does_not_write_its_record_over_its_journal(palace, tmp_path: Path):
    file = str(tmp_path / "x")
    run = palace("demo", "--headless", "--journal", file, "--record", file)
    assert run.returncode == 1
    assert "belongs to the journal" in run.stderr


def test_a_sound_journal_on_a_disk_that_takes_no_writes_is_read(tmp_path: Path, as_nobody):
    """SQLite needs files of its own beside a journal; here they can be made nowhere."""
    tmp_path = Path(f"/tmp/{os.getpid()}-closed")
    tmp_path.mkdir()
    try:
        path = tmp_path / "journal.sqlite"
        with Journal.open(path) as journal:
            journal.new_game({"players": ["Ann", "Bo"]})
            journal.append([("tray", 1.0, {"n": 1})])
            shutil.copyfile(path, tmp_path / "killed.sqlite")
            shutil.copyfile(f"{path}-wal", tmp_path / "killed.sqlite-wal")
            shutil.copyfile(f"{path}-mark", tmp_path / "killed.sqlite-mark")
        tmp_path.chmod(0o555)
        for name in ("journal.sqlite", "killed.sqlite"):
            with Journal.open(tmp_path / name, read_only=True) as journal:
                assert (journal.salvaged, journal.certain) == (None, True)
                assert [event.body for event in journal.events(1)] == [{"n": 1}]
    finally:
        tmp_path.chmod(0o755)
        shutil.rmtree(tmp_path)


def test_the_doctor_says_that_a_copy_without_its_mark_proves_nothing(palace, tmp_path: Path):
    path = tmp_path / "journal.sqlite"
    with Journal.open(path) as journal:
        journal.new_game({"players": ["Ann", "Bo"]})
    assert "kept games" in palace("doctor", "--journal", str(path)).stdout
    Path(f"{path}-mark").unlink()
    run = palace("doctor", "--journal", str(path))
    assert "it cannot be told whether its newest events are there" in run.stdout + run.stderr

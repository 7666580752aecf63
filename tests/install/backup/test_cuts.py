"""kill -9 during backup and restore: there is the old or the new, whole, and what was there before is kept."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.reliability.results import forms

ROOT = Path(__file__).parents[3]


def cuts(kind: str, count: int, folder: Path) -> dict:
    command = [sys.executable, "-m", "tests.install.backup.cuts", kind, str(count), str(folder)]
    paths = os.pathsep.join((str(ROOT), os.environ.get("PYTHONPATH", "")))
    run = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


@pytest.mark.parametrize("count", forms(4, 50))
def test_a_restore_that_is_cut_leaves_the_old_or_the_new(record, tmp_path, count):
    made = cuts("restore", count, tmp_path)
    record("B1", "restores cut by kill -9 that left a mixture or lost a file 0", **made)
    assert made["wrong"] == []
    assert made["found"].keys() == {"old", "new"}
    assert sum(made["found"].values()) == made["points"] == count


@pytest.mark.parametrize("count", forms(4, 50))
def test_a_backup_that_is_cut_leaves_the_former_one(record, tmp_path, count):
    made = cuts("backup", count, tmp_path)
    record("B2", "backups cut by kill -9 that left no whole backup, or changed the table 0", **made)
    assert made["wrong"] == []
    assert made["found"] == {"old": made["points"]}

"""The hub's log: no names in it, to systemd or to files that turn over, and never in the way."""

import logging
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.run.waiting import until

from palace_hub.core.step import HubCore
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message
from palace_hub.referee import entries as say
from palace_hub.run import log_output, real_clock
from palace_hub.run.activity_log import ActivityLog
from palace_hub.run.hub_thread import Runner
from palace_hub.run.log_output import FILES, start_log, stop_log
from palace_hub.run.real_clock import RealClock
from palace_hub.views.snapshot import LinkView, Phase, Snapshot

NAMES = ("Wilhelmine", "Ottokar")


@pytest.fixture(autouse=True)
def _stopped() -> Iterator[None]:
    yield
    stop_log()


def log_of_a_game(folder: Path, level: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game with names, begun in the hub's thread at 20 times real time."""
    start_log(level, folder / "log", "play")
    monkeypatch.setattr(real_clock, "time", SimpleNamespace(monotonic=lambda: 20 * time.monotonic(), time=time.time))
    with Journal.open(folder / "journal.sqlite") as journal:
        runner = Runner(HubCore(journal, draw_seed=lambda: 7), RealClock(find_ports=list), advises=False)

        def begin(_runner: Runner, _catalogue: Catalogue) -> None:
            until(lambda: runner.snapshot().manual)
            runner.submit(say.NewGame(players=NAMES))

            def playing() -> bool:
                runner.submit(say.Confirm())
                return runner.snapshot().phase is Phase.PLAY

            until(playing)

        runner.attended(begin, Catalogue())
    stop_log()
    return (folder / "log" / "palace.log").read_text()


def test_the_log_has_versions_and_changes_and_no_names(tmp_path, monkeypatch):
    text = log_of_a_game(tmp_path, "info", monkeypatch)
    assert "INFO palace_hub.run.log_output: palace play: palace-hub " in text
    assert "WARNING palace_hub.run.activity_log: problem: problem-no-tray" in text
    assert "phase: play" in text
    assert [name for name in NAMES if name in text] == []


def test_decisions_are_logged_at_debug_with_names(tmp_path, monkeypatch):
    text = log_of_a_game(tmp_path, "debug", monkeypatch)
    assert "DEBUG palace_hub.run.real_clock: event: {" in text
    assert [name for name in NAMES if name in text] == list(NAMES)


def test_links_and_problems_are_told_once_and_when_they_end(caplog):
    activity = ActivityLog()
    caplog.set_level(logging.INFO, "palace_hub")
    link = LinkView("/dev/ttyACM0#1", "tray", "live", node_id="e661", firmware="1.0")
    problem = Message("problem-port-silent", {"port": "/dev/ttyACM0", "player": NAMES[0]})
    snapshot = Snapshot(phase=Phase.PLAY, links=(link,), problems=(problem,))
    for shown in (snapshot, snapshot, replace(snapshot, links=(), problems=())):
        activity.note(shown)
    assert caplog.messages == [
        "link tray e661 on /dev/ttyACM0#1: live, 1.0",
        "problem: problem-port-silent port=/dev/ttyACM0",
        "phase: play",
        "link tray e661 on /dev/ttyACM0#1: gone",
        "problem cleared: problem-port-silent port=/dev/ttyACM0",
    ]


def test_files_turn_over_at_ten_megabytes_in_all(tmp_path, monkeypatch):
    monkeypatch.setattr(log_output, "FILE_BYTES", 2000)
    start_log("info", tmp_path, "play")
    for number in range(400):
        logging.getLogger("palace_hub.run").info("line %s of what an engineer reads", number)
    files = sorted(path.name for path in tmp_path.iterdir())
    assert files == ["palace.log", *(f"palace.log.{n}" for n in range(1, 5))]
    assert all(path.stat().st_size <= 2000 for path in tmp_path.iterdir())
    assert FILES * 2_000_000 == 10_000_000


def test_a_folder_that_takes_no_file_is_no_reason_to_end(tmp_path, capsys):
    (tmp_path / "letter").write_text("Dear Ann")
    start_log("info", tmp_path / "letter", "play")
    logging.getLogger("palace_hub.run").warning("heard by nobody")
    assert capsys.readouterr() == ("", "")


def test_under_systemd_lines_go_to_standard_error_with_their_priority(tmp_path):
    code = (
        "import os, sys, logging\nthere = os.fstat(2)\n"
        "os.environ['JOURNAL_STREAM'] = f'{there.st_dev}:{there.st_ino}'\n"
        "from palace_hub.run.log_output import start_log\n"
        "start_log('info', __import__('pathlib').Path(sys.argv[1]), 'play')\n"
        "logging.getLogger('palace_hub.x').warning('two\\nlines')"
    )
    run = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True)
    first, *more = run.stderr.splitlines()
    assert first.startswith("<6>palace_hub.run.log_output: palace play: palace-hub ")
    assert more == ["<4>palace_hub.x: two", "<4>lines"]
    assert list(tmp_path.iterdir()) == []

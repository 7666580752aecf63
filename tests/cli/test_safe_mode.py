"""`palace play --safe`: a game can always be kept by hand, whatever is broken beside the journal."""

import os
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.core.by_hand import Table
from tests.link.small_broker import DEADLINE

from palace_hub.cli.parser import command_parser
from palace_hub.cli.play import play
from palace_hub.cli.real_table import FolderNotMade
from palace_hub.cli.upkeep.safe_mode import safe_is_chosen
from palace_hub.files.folders import data_folder, state_folder
from palace_hub.journal.store import Journal
from palace_hub.link import serial_link
from palace_hub.locale.catalogue import Catalogue
from palace_hub.run.hub_thread import Runner
from palace_hub.run.start_count import NAME, failed_starts
from palace_hub.views.snapshot import Phase, Snapshot

BROKEN = {
    "config/palace-hub/palace.toml": 'ground_map = 9\n[web]\nenabled = "everywhere"\n',
    "config/palace-hub/broker/hub.json": "{",
    "data/calibration.json": "{",
    "data/plate.json": "[]",
    "data/ports.json": "\x00",
    "data/web-links.json": "nothing",
}


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A table with a game under way, of which everything else is broken."""
    journal = tmp_path / "data" / "games.sqlite"
    for name, text in BROKEN.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text((f'journal = "{journal}"\n' if name.endswith("toml") else "") + text)
    table = Table(journal, Journal.open(journal))
    table.begin()
    table.journal.close()
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setattr(serial_link, "SerialLink", None)  # a port that is opened fails the test
    return tmp_path


def played(*words: str) -> Snapshot:
    seen = []

    def screen(runner: Runner, _catalogue: Catalogue) -> None:
        deadline = time.monotonic() + DEADLINE
        while not runner.snapshot().problems:  # the safe mode itself is one
            assert time.monotonic() < deadline
            time.sleep(0.01)
        seen.append(runner.snapshot())

    assert play(command_parser(Catalogue()).parse_args(["play", *words]), Catalogue(), screen) == 0
    return seen[0]


def test_the_same_game_goes_on_where_everything_else_is_broken(broken, palace, capsys):
    assert palace("play").returncode == 1
    snapshot = played("--safe", "--web", "--port", "/dev/ttyACM7", "--set", "ours")
    assert snapshot.phase is Phase.RESUME
    assert snapshot.resume is not None
    assert snapshot.links == ()
    assert 'The game is kept. To go on with it, type "palace play" and press r.' in capsys.readouterr().out
    assert {name: (broken / name).read_text()[-len(text) :] for name, text in BROKEN.items()} == BROKEN


def test_without_the_disk_of_the_games_a_game_is_kept_in_the_usual_file(tmp_path, palace, monkeypatch, capsys):
    for name in ("CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name))
    (tmp_path / "stick").write_text("no folder")
    settings = tmp_path / "CONFIG" / "palace-hub" / "palace.toml"
    settings.parent.mkdir(parents=True)
    settings.write_text(f'journal = "{tmp_path}/stick/games/kept.sqlite"\n')
    told = palace("play").stderr
    assert "cannot be made: Not a directory" in told
    assert '"palace config set journal --default"' in told
    capsys.readouterr()
    kept = data_folder() / "journal.sqlite"
    problems = {problem.key: problem.params for problem in played("--safe").problems}
    assert problems["problem-safe-other-journal"] == {
        "file": f"{tmp_path}/stick/games/kept.sqlite",
        "folder": f"{tmp_path}/stick/games",
        "what": "Not a directory",
        "kept": str(kept),
    }
    assert kept.is_file()
    table = Table(kept, Journal.open(kept))
    table.begin()
    table.journal.close()
    played("--safe")
    assert f'To go on with it, type "palace play --journal {kept}"' in capsys.readouterr().out
    with pytest.raises(FolderNotMade):  # a file that was named now is never replaced by another one
        played("--safe", "--journal", f"{tmp_path}/stick/named.sqlite")


def test_after_two_failed_starts_the_third_offers_it(broken, palace):
    for count in (1, 2):
        assert "starts of" not in palace("play").stderr
        assert failed_starts(state_folder()) == count
    told = palace("play").stderr
    assert 'The last 2 starts of "palace play" failed.' in told
    assert "The last one ended with: " in told
    assert '"palace play --safe"' in told


@pytest.fixture
def answered(monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes, int], bool]:
    """Whether the safe mode is chosen by somebody who types these keys after so many failed starts."""

    def answer(keys: bytes, failed: int) -> bool:
        far, near = os.openpty()
        settings = termios.tcgetattr(near)
        settings[3] &= ~termios.ICANON
        settings[0] &= ~termios.ICRNL
        termios.tcsetattr(near, termios.TCSANOW, settings)
        with os.fdopen(near, "r") as stdin, os.fdopen(far, "wb", buffering=0) as keyboard:
            keyboard.write(b"\rAnn")  # typed before the question
            monkeypatch.setattr(termios, "tcflush", flushed(keyboard, keys, termios.tcflush))
            monkeypatch.setattr(sys, "stdin", stdin)
            monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
            return safe_is_chosen(failed, "", Catalogue())

    return answer


def flushed(keyboard, keys: bytes, flush: Callable[..., None]) -> Callable[..., None]:
    def flush_then_type(*arguments) -> None:
        flush(*arguments)
        keyboard.write(keys)

    return flush_then_type


@pytest.mark.parametrize(
    ("keys", "failed", "safe"),
    [(b"\r", 2, True), (b"xx\n", 3, True), (b"n", 2, False), (b"?N", 2, False), (b"\r", 1, False)],
)
def test_enter_is_the_safe_mode_and_n_is_not(answered, keys, failed, safe):
    assert answered(keys, failed) is safe


def test_it_needs_the_terminal(palace):
    assert "Leave --headless out" in palace("play", "--safe", "--headless").stderr
    assert not (state_folder() / NAME).exists()

"""`palace report`: what an engineer needs, and no name, password, link or home folder, wherever they are planted."""

import gzip
import json
import zipfile
from pathlib import Path

import pytest
from tests.cli.command_here import palace
from tests.core.by_hand import Table, play_by_hand
from tests.install.backup.home import PASSWORD, environment, furnish

from palace_hub.doctor.bug_report import Scrubber
from palace_hub.doctor.checks import CHECKS
from palace_hub.doctor.findings import Severity, finding
from palace_hub.files.folders import state_folder
from palace_hub.files.web_links_file import WebLinksFile
from palace_hub.journal.store import Journal
from palace_hub.referee import record
from palace_hub.run.last_frames import LastFrames

__all__ = ["palace"]

NAMES = ("Wilhelmine", "Zoë-小安")
SSID = "Villa Kunterbunt"


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A table with names and secrets in all its files, and in the log; returns them."""
    home = tmp_path / "home"
    for name, value in environment(home).items():
        monkeypatch.setenv(name, value)
    furnish(home, 0)
    data = home / "data" / "palace-hub"
    table = Table(data / "journal.sqlite", Journal.open(data / "journal.sqlite"))
    table.begin(NAMES)
    play_by_hand(table, before=2)
    table.journal.close()
    links = WebLinksFile.read(data).content
    node = home / "config" / "palace-hub" / "broker" / "nodes" / "e6614103e7.json"
    node.write_text(json.dumps({"password": "Maus-" + PASSWORD, "key": "wifi-" + PASSWORD, "ssid": SSID}))
    (home / "config" / "palace-hub" / "palace.toml").write_text(
        f'journal = "{data / "journal.sqlite"}"\n[web]\nhosts = ["wilhelmines-haus.local"]\n'
    )
    secrets = [PASSWORD, SSID, links.host, links.watch, *links.seats]
    state_folder().mkdir(parents=True)
    (state_folder() / "palace.log").write_text(
        "\n".join(["link tray on /dev/ttyACM0: live", *NAMES, *secrets, str(home)])
    )
    frames = LastFrames(state_folder())
    frames.take(1.0, 1e9, {"/dev/ttyACM0#1": b"s 12345 " + PASSWORD.encode()})
    frames.close()
    found = finding(Severity.NOTE, "doctor-clock-alone", what=f"{NAMES[1]} {SSID} {home}")
    monkeypatch.setattr("palace_hub.doctor.checks.CHECKS", {"clock": lambda _: [found]})
    monkeypatch.setenv("PATH", str(tmp_path))  # no journalctl
    return {
        "home": str(home),
        "host": "wilhelmines-haus",
        **{f"{n}": text for n, text in enumerate((*NAMES, *secrets))},
    }


def test_the_report_has_everything_but_the_names_and_secrets(planted, palace, tmp_path):
    file = tmp_path / "report.zip"
    run = palace("report", str(file), "--yes", "--journal", f"{planted['home']}/data/palace-hub/journal.sqlite")
    assert run.returncode == 0, run.stderr
    with zipfile.ZipFile(file) as archive:
        content = {name: archive.read(name) for name in archive.namelist()}
    assert set(content) == {
        "versions.json",
        "doctor.json",
        "settings.json",
        "palace.log",
        "game.jsonl",
        "frames-0.jsonl.gz",
    }
    assert all(name in run.stdout for name in content)
    content["frames-0.jsonl.gz"] = gzip.decompress(content["frames-0.jsonl.gz"])
    for name, data in content.items():
        text = data.decode()
        if name.endswith((".json", ".jsonl")):  # JSON may have written letters as numbers
            rows = [text] if name.endswith(".json") else text.splitlines()
            text = "".join(json.dumps(json.loads(row), ensure_ascii=False) for row in rows)
        assert [one for one in planted.values() if one.casefold() in text.casefold()] == [], name
    assert b"link tray on /dev/ttyACM0: live" in content["palace.log"]
    assert b"s 12345 " in content["frames-0.jsonl.gz"]
    assert json.loads(content["versions.json"])["palace-hub"]
    assert json.loads(content["doctor.json"])[0]["key"] == "doctor-clock-alone"
    (tmp_path / "game.jsonl").write_bytes(content["game.jsonl"])
    replayed = record.replay(tmp_path / "game.jsonl")
    assert replayed.same
    assert replayed.events > 5
    assert [player.name for player in replayed.game.state.players] == ["Player 1", "Player 2"]


def test_it_is_shown_before_it_is_written(planted, palace, tmp_path, monkeypatch):
    file = tmp_path / "report.zip"
    assert "add --yes" in palace("report", str(file)).stderr

    class Typed:
        def isatty(self) -> bool:
            return True

        def readline(self) -> str:
            return "no\n"

    monkeypatch.setattr("sys.stdin", Typed())
    run = palace("report", str(file))
    assert run.returncode == 1
    assert run.stdout.index("palace.log") < run.stdout.index("Type yes or no") < run.stdout.index("Nothing was written")
    assert not file.exists()


def test_a_table_of_which_nothing_is_readable_has_a_report(tmp_path, palace, monkeypatch):
    for name, value in environment(tmp_path).items():
        monkeypatch.setenv(name, value)
    (tmp_path / "config" / "palace-hub").mkdir(parents=True)
    (tmp_path / "config" / "palace-hub" / "palace.toml").write_text('host = "Wilhelmine"\n')
    monkeypatch.setattr("palace_hub.doctor.checks.CHECKS", {"config": CHECKS["config"]})
    run = palace("report", str(tmp_path / "r.zip"), "--yes", "--journal", str(tmp_path / "none.sqlite"))
    assert run.returncode == 0
    with zipfile.ZipFile(tmp_path / "r.zip") as archive:
        assert json.loads(archive.read("settings.json")) == {"cannot be read": {"line": 1, "field": "host"}}
        assert "game.jsonl" not in archive.namelist()


def test_names_are_words_and_the_longest_comes_first():
    scrub = Scrubber(["Ann", "Ann-Kathrin", "Bo", " "], ["geheim", "x"])
    assert scrub.text("ann-kathrin, Ann and Bob: geheim x") == "(player 1), (player 2) and Bob: (secret) x"

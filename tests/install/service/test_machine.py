"""Units come into a machine and go again; a running systemd is told, and one that will run finds its links."""

import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from palace_hub.install.service.machine import BUTTON, FOLDERS, Machine, NoBootSettings, NoService, RefusedBySystemd
from palace_hub.install.service.units import Unit

UNIT = "etc/systemd/system/palace@attic.service"
LINK = "etc/systemd/system/multi-user.target.wants/palace@attic.service"


class Systemd:
    """Records requests; answers each with `code` and `said`."""

    def __init__(self, root: Path, code: int = 0, said: str = "") -> None:
        (root / "run/systemd/system").mkdir(parents=True)
        self.asked: list[str] = []
        self.code, self.said = code, said

    def __call__(self, words: Sequence[str]) -> "subprocess.CompletedProcess[str]":
        self.asked.append(" ".join(words))
        return subprocess.CompletedProcess(words, self.code, self.said, self.said)


def no_run(words: Sequence[str]) -> "subprocess.CompletedProcess[str]":
    raise AssertionError(f"nothing runs here: {words}")


def test_a_machine_that_is_off_gets_the_unit_for_its_next_start(tmp_path: Path) -> None:
    machine = Machine(tmp_path, no_run)
    assert machine.install(Unit("attic", "screen")) is False
    assert machine.install(Unit("attic", "headless")) is False  # a second time changes the file alone
    assert (tmp_path / LINK).readlink() == Path("/") / UNIT
    assert (tmp_path / UNIT).stat().st_mode & 0o777 == 0o644
    assert machine.status() == [{"table": "attic", "unit": "palace@attic.service", "mode": "headless"}]
    assert machine.remove("attic") == ["palace@attic.service"]
    assert not (tmp_path / UNIT).exists()
    assert not (tmp_path / LINK).is_symlink()


def test_a_further_table_gets_its_folders(tmp_path: Path) -> None:
    for folder in FOLDERS:
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / FOLDERS[0] / "attic").mkdir()
    (tmp_path / FOLDERS[0] / "attic" / "palace.toml").touch()
    Machine(tmp_path, no_run).install(Unit("attic", "headless"))
    assert (tmp_path / FOLDERS[0] / "attic" / "palace.toml").exists()
    for folder in FOLDERS[1:]:
        made = (tmp_path / folder / "attic").stat()
        assert made.st_mode & 0o7777 == 0o2770
        assert (made.st_uid, made.st_gid) == ((tmp_path / folder).stat().st_uid, (tmp_path / folder).stat().st_gid)


def test_a_running_machine_starts_and_stops_the_table(tmp_path: Path) -> None:
    systemd = Systemd(tmp_path, said="ActiveState=active\nNRestarts=2\n")
    machine = Machine(tmp_path, systemd)
    assert machine.install(Unit("attic", "screen")) is True
    assert systemd.asked == ["systemctl daemon-reload", "systemctl restart palace@attic.service"]
    (told,) = machine.status()
    assert (told["ActiveState"], told["NRestarts"]) == ("active", "2")
    machine.remove(None)
    assert "systemctl stop palace@attic.service" in systemd.asked
    assert systemd.asked[-1] == "systemctl reset-failed palace@attic.service"


def test_what_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(NoService):
        Machine(tmp_path, no_run).remove("attic")
    assert Machine(tmp_path, no_run).remove(None) == []


def test_a_refusal_of_systemd_is_told_in_its_words(tmp_path: Path) -> None:
    with pytest.raises(RefusedBySystemd) as refused:
        Machine(tmp_path, Systemd(tmp_path, 1, "Access denied")).install(Unit("attic", "screen"))
    assert refused.value.params["what"] == "Access denied"


def test_the_button_is_written_once(tmp_path: Path) -> None:
    machine, file = Machine(tmp_path, no_run), tmp_path / "boot/firmware/config.txt"
    with pytest.raises(NoBootSettings):
        machine.add_button()
    file.parent.mkdir(parents=True)
    file.write_text("dtparam=audio=on\n\n[cm4]\notg_mode=1\n")
    assert machine.add_button() is True
    assert machine.add_button() is False
    lines = file.read_text().splitlines()
    assert lines[:4] == ["dtparam=audio=on", "", "[cm4]", "otg_mode=1"]
    assert lines[-2:] == ["[all]", BUTTON]

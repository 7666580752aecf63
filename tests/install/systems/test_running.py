"""The hub as a service of a systemd that runs: it starts, comes back, is updated, and goes: `make test-install`.

Needs root, `mmdebstrap`, `systemd-nspawn`, and a release in dist. A container has no console: the web page alone runs.
"""

import os
import shutil
import time
from collections.abc import Iterator

import pytest
from tests.install.systems.debian import ARCHIVE, BACK, INSTALL, REMOVE, UPDATE, Booted, booted

UNIT = "palace@attic.service"
WATCHDOG_S = 150.0
"""Longest wait for systemd to notice a hub that hangs: its limit is 60 s."""

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(os.geteuid() != 0, reason="only root can boot another system"),
    pytest.mark.skipif(not shutil.which("mmdebstrap"), reason="mmdebstrap is not installed"),
    pytest.mark.skipif(not shutil.which("systemd-nspawn"), reason="systemd-container is not installed"),
    pytest.mark.skipif(not ARCHIVE, reason="no release in dist: make release"),
]


@pytest.fixture(scope="module")
def system(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Booted]:
    with booted("bookworm", tmp_path_factory.mktemp("booted")) as system:
        system.run(f"{INSTALL} --mode headless --table attic")
        yield system


def process(system: Booted) -> str:
    """The number of the hub's process, as the system counts."""
    return system.of(UNIT, "MainPID")


def comes_back(system: Booted, before: str, within_s: float) -> None:
    """Another process runs, and has told systemd that it is ready."""
    end = time.monotonic() + within_s
    while time.monotonic() < end:
        state = system.of(UNIT, "ActiveState")
        if state == "active" and process(system) not in ("0", before):
            return
        time.sleep(0.5)
    raise AssertionError(system.run(f"journalctl -u {UNIT} --no-pager | tail -20"))


@pytest.mark.parametrize(("signal", "within_s"), [("KILL", 60.0), ("STOP", WATCHDOG_S)])
def test_a_hub_that_ends_or_hangs_is_started_again(system: Booted, signal: str, within_s: float) -> None:
    before = process(system)
    system.run(f"kill -{signal} {before}")
    comes_back(system, before, within_s)


def test_a_table_that_is_stopped_has_not_failed(system: Booted) -> None:
    system.run(f"systemctl stop {UNIT}")
    assert system.of(UNIT, "ActiveState") == "inactive"
    system.run(f"systemctl start {UNIT}")


def test_a_second_table_runs_beside_the_first(system: Booted) -> None:
    system.run("palace service install --mode headless --table cellar || true")  # both want one port
    system.run("su palace -s /bin/sh -c 'PALACE_TABLE=cellar palace config set web.port 8081'")
    system.run("systemctl restart palace@cellar.service")
    told = system.run("palace service status")
    assert told.count("(headless): runs") == 2, told
    system.run("palace service remove --table cellar")


def test_an_update_and_the_way_back_start_the_table(system: Booted) -> None:
    before, old = process(system), system.run("palace --version")
    system.run(UPDATE)
    comes_back(system, before, 60.0)
    assert ".post1" in system.run("palace --version")
    system.run(BACK)
    assert system.run("palace --version") == old
    assert system.of(UNIT, "ActiveState") == "active"


def test_it_goes(system: Booted) -> None:
    system.run(f"{REMOVE} --purge")
    assert system.run("systemctl list-units --all --no-legend 'palace@*'") == ""
    assert "palace" not in system.run("ls /opt /etc /var/lib /var/log /usr/local/bin")

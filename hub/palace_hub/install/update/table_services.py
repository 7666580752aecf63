"""The services of the tables: stopped, started, and watched until they say that they are up."""

import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from palace_hub.install.service.units import unit_name

START_SECONDS: Final = 60.0
_STEADY_SECONDS: Final = 3.0
"""A service that ends this soon after its start has not come up."""


class TableServices:
    """The units `palace@TABLE` of a running systemd; without one, no unit is ever active."""

    def __init__(self, root: Path) -> None:
        self._real = root == Path("/") and Path("/run/systemd/system").is_dir()

    def active(self, tables: list[str], *, starting: bool = True) -> list[str]:
        """The tables whose service runs; with `starting`, also those whose service is being started."""
        states = ("active", "activating") if starting else ("active",)
        return [table for table in tables if self._real and self._state(table) in states]

    def stop(self, tables: list[str]) -> None:
        """Stop services and wait for their ends."""
        for table in tables:
            self._systemctl("stop", table)

    def start(self, tables: list[str]) -> None:
        """Start services without waiting: a recovery runs before one of them."""
        for table in tables:
            self._systemctl("reset-failed", table)
            self._systemctl("start", table, "--no-block")

    def are_up(self, tables: list[str]) -> bool:
        """Whether all services are active, and stay so, within the time limit."""
        end, since = time.monotonic() + START_SECONDS, None
        while time.monotonic() < end:
            if all(self._state(table) == "active" for table in tables):
                since = since or time.monotonic()
                if time.monotonic() - since >= _STEADY_SECONDS:
                    return True
            else:
                since = None
            time.sleep(0.5)
        return False

    def _state(self, table: str) -> str:
        return self._systemctl("is-active", table).strip()

    def _systemctl(self, verb: str, table: str, *options: str) -> str:
        if not self._real:
            return ""
        words = ["systemctl", verb, *options, unit_name(table)]
        return subprocess.run(words, capture_output=True, text=True, check=False).stdout


def comes_up(palace: Path, home: Path, environment: dict[str, str], seconds: float = START_SECONDS) -> bool:
    """Whether a version's hub starts on copied files: it says READY=1, or prints the link of its page."""
    port = _free_port()
    log = home / "start.log"
    with (
        tempfile.TemporaryDirectory(prefix="palace-") as short,  # a socket's path has at most 107 bytes
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener,
        log.open("wb") as output,
    ):
        address = Path(short, "notify")
        listener.bind(str(address))
        listener.settimeout(0.1)
        try:
            hub = subprocess.Popen(
                [str(palace), "play", "--headless", "--web", "--web-port", str(port)],
                env=environment | {"NOTIFY_SOCKET": str(address)},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        except OSError:
            return False
        try:
            end = time.monotonic() + seconds
            while time.monotonic() < end and hub.poll() is None:
                with suppress(TimeoutError):
                    if b"READY=1" in listener.recv(4096):
                        return True
                if f":{port}".encode() in log.read_bytes():
                    return hub.poll() is None
            return False
        finally:
            hub.terminate()
            try:
                hub.wait(20)
            except subprocess.TimeoutExpired:
                hub.kill()
                hub.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])

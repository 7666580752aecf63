"""The table's private Mosquitto: loopback, a free port, random passwords; it ends with the table."""

import json
import secrets
import shutil
import socket
import subprocess
import time
from pathlib import Path

from palace_hub.errors import LinkFault
from palace_hub.link.broker import BrokerAddress

PLACES = ("/usr/sbin", "/usr/local/sbin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/sbin")
STARTS_WITHIN_S = 5.0  # assumed
ENDS_WITHIN_S = 2.0  # assumed
GLANCE_S = 0.01  # polling interval
TABLE = "demo"
HUB, TABLE_ITSELF = "hub", "table"
PORT_TRIES = 5  # another program may take a free port before the broker does


def mosquitto() -> str | None:
    """Path of the mosquitto program; None when it is not installed."""
    return shutil.which("mosquitto") or shutil.which("mosquitto", path=":".join(PLACES))


class OwnBroker:
    """A running broker with one account for each node; raises `LinkFault` when it does not start."""

    def __init__(self, folder: Path, nodes: tuple[str, ...]) -> None:
        program = mosquitto()
        if program is None:
            raise LinkFault("no mosquitto on this machine", name="mosquitto")
        self._passwords = {user: secrets.token_urlsafe(12) for user in (HUB, TABLE_ITSELF, *nodes)}
        self._folder = folder
        self._killed = False
        passwords, self._acl = folder / "broker.passwords", folder / "broker.acl"
        passwords.touch(mode=0o600)
        passwords.write_text("".join(f"{user}:{word}\n" for user, word in self._passwords.items()))
        try:
            subprocess.run(["mosquitto_passwd", "-U", str(passwords)], check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError) as error:
            passwords.unlink()
            raise LinkFault(f"mosquitto_passwd does not work: {error}", name="mosquitto_passwd") from None
        self._acl.touch(mode=0o600)
        self._acl.write_text(acl(nodes))
        self._program = program
        for _ in range(PORT_TRIES):
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", 0))
                self.port: int = probe.getsockname()[1]
            if self._start():
                return
        raise LinkFault("mosquitto does not start", name="mosquitto")

    def address(self, user: str) -> BrokerAddress:
        """The broker's address with this account's password."""
        return BrokerAddress("127.0.0.1", self.port, TABLE, user, self._passwords[user])

    def node_file(self, node: str) -> Path:
        """Write a node's `broker.json` and return its path."""
        path = self._folder / f"{node}.broker.json"
        path.touch(mode=0o600)
        settings = {"broker": "127.0.0.1", "port": self.port, "table": TABLE, "password": self._passwords[node]}
        path.write_text(json.dumps(settings))
        return path

    def close(self) -> None:
        """Terminate the broker."""
        self._process.terminate()
        try:
            self._process.wait(ENDS_WITHIN_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def kill(self) -> None:
        """Kill the broker with its queues, as a fault that the table makes."""
        self._killed = True
        self._process.kill()
        self._process.wait()

    def require_running(self) -> None:
        """Raises `LinkFault` if the broker has ended by itself, or another program has killed it."""
        if not self._killed and self._process.poll() is not None:
            text = f"its broker, mosquitto on port {self.port}, has ended"
            raise LinkFault(text, name="mosquitto")

    def revive(self) -> None:
        """Restart it on the same port; raises `LinkFault` when it does not start."""
        if not self._start():
            raise LinkFault("mosquitto does not start again", name="mosquitto")
        self._killed = False

    def _start(self) -> bool:
        passwords = self._folder / "broker.passwords"
        config = self._folder / "mosquitto.conf"
        config.write_text(
            f"listener {self.port} 127.0.0.1\nallow_anonymous false\npassword_file {passwords}\nacl_file {self._acl}\n"
            "persistence false\nset_tcp_nodelay true\nmax_queued_messages 1000\n"
            f"log_dest file {self._folder / 'mosquitto.log'}\nuser root\n"  # ignored unless started by root
        )
        quiet = subprocess.DEVNULL
        try:
            self._process = subprocess.Popen(
                [self._program, "-c", str(config)], stdin=quiet, stdout=quiet, stderr=quiet
            )
        except OSError as error:
            raise LinkFault(f"{self._program} does not start: {error.strerror}", name="mosquitto") from None
        deadline = time.monotonic() + STARTS_WITHIN_S
        while time.monotonic() < deadline and self._process.poll() is None:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return True
            time.sleep(GLANCE_S)
        self.close()
        return False


def acl(nodes: tuple[str, ...]) -> str:
    """The access list: exact topics for each node, one pattern each for the hub and the table."""
    base = f"palace/1/{TABLE}/node"
    lines = [f"user {HUB}", f"topic read {base}/#", f"topic write {base}/+/cmd"]
    lines += [f"user {TABLE_ITSELF}", f"topic readwrite {base}/#"]
    for node in nodes:
        lines.append(f"user {node}")
        lines += [f"topic write {base}/{node}/{kind}" for kind in ("hello", "s", "st", "ack", "online")]
        lines.append(f"topic read {base}/{node}/cmd")
    return "\n".join(lines) + "\n"

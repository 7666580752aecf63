"""A real Mosquitto on a free port of loopback, with the configuration that `palace setup broker` wrote."""

import shutil
import socket
import subprocess
import threading
import time
from pathlib import Path

DEADLINE = 10.0  # wall seconds before a test fails
MOSQUITTO = shutil.which("mosquitto", path="/usr/sbin:/usr/bin:/usr/local/sbin")
MISSING = "no mosquitto on this machine: apt-get install mosquitto"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Mosquitto:
    """Started at once, on the port that its configuration names. `close` ends it."""

    def __init__(self, config: Path, port: int) -> None:
        self.port = port
        here = config.with_suffix(".here")  # as root it would become another user, who may not read the secrets
        here.write_text(config.read_text() + "user root\npersistence false\nlog_dest stderr\n")
        self.log = (config.parent / "mosquitto.log").open("wb")
        self.process = subprocess.Popen([MOSQUITTO, "-c", str(here)], stderr=self.log)
        end = time.monotonic() + DEADLINE
        while time.monotonic() < end and self.process.poll() is None:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return
            threading.Event().wait(0.01)
        said = (config.parent / "mosquitto.log").read_text()
        self.close()
        raise AssertionError(f"mosquitto does not listen: {said}")

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        self.log.close()

"""A hub with its web page in a process of its own, which can be killed and started again."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tests.core.one_game import BOX, SEED

from palace_hub.files.web_links_file import KeptLinks, WebLinksFile

STARTS_WITHIN_S: Final = 30.0
REPOSITORY: Final = Path(__file__).parents[3]

_CODE = (
    "import sys, palace_hub.cli.play as play; play.drawn_seed = lambda: {seed};"
    " from palace_hub.cli.main import main; sys.exit(main(sys.argv[1:]))"
)


class WebHub:
    """`palace play --web --headless` with a home below `folder`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _free_port()
        settings = folder / "config" / "palace-hub" / "palace.toml"
        settings.parent.mkdir(parents=True)
        names = ("arch", "brick", "column", "light_green", "dark_green", "gold")
        lines = [f"{name} = {count}" for name, count in zip(names, BOX, strict=True)]
        settings.write_text("\n".join(["[box]", *lines, ""]))
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def data(self) -> Path:
        return self.folder / "data" / "palace-hub"

    @property
    def journal(self) -> Path:
        return self.data / "journal.sqlite"

    @property
    def _said(self) -> Path:
        return self.folder / "hub.out"

    @property
    def said(self) -> str:
        """What the hub has printed since its start."""
        return self._said.read_text()

    @property
    def links(self) -> KeptLinks:
        links = WebLinksFile.read(self.data).content
        assert links is not None
        return links

    def address(self, path: str = "/") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def start(self) -> None:
        arguments = ["play", "--web", "--headless", "--web-port", str(self.port)]
        self._process = subprocess.Popen(
            [sys.executable, "-c", _CODE.format(seed=SEED), *arguments],
            env=self._environment(),
            stdout=self._said.open("w"),
            stderr=subprocess.STDOUT,
        )
        until = time.monotonic() + STARTS_WITHIN_S
        while not re.search(r"http://\S+/j/\S+", self._said.read_text()):
            assert self._process.poll() is None, self.said
            assert time.monotonic() < until, self.said
            time.sleep(0.05)

    def kill(self) -> None:
        """As a power cut does: without a word to anybody."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        if self._process is None or self._process.poll() is not None:
            return
        self._process.terminate()  # where the tests run in the background, a process ignores Ctrl+C
        try:
            self._process.wait(timeout=STARTS_WITHIN_S)
        except subprocess.TimeoutExpired:
            self.kill()

    def _environment(self) -> Mapping[str, str]:
        homes = {"HOME": "", "XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": "config", "XDG_STATE_HOME": "state"}
        own = {name: str(self.folder / place) for name, place in homes.items()}
        paths = os.pathsep.join(str(REPOSITORY / part) for part in ("hub", "rules"))
        return {**os.environ, **own, "PYTHONPATH": paths}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])

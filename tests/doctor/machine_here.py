"""Parts of a machine for the doctor's tests: nodes that answer on ports, and processes that hold them."""

import os
import pty
import re
import threading
import tty
from collections.abc import Sequence
from pathlib import Path

from palace_hub.doctor.findings import Finding
from palace_hub.locale.catalogue import Catalogue

CATALOGUE = Catalogue()
NOBODY = 65534
HELLO = {
    "t": "hello",
    "p": [1, 0],
    "id": "e6616407e3",
    "boot": "9f3c",
    "role": "tray",
    "fw": "0.1.0",
    "board": "pico_w",
    "rt": "micropython 1.29.0",
    "cause": 1,
    "cells": 6,
    "hall": 3,
    "cfg": "1a2b3c4d",
}


def keys(found: Sequence[Finding]) -> list[str]:
    """The findings' keys; checks that both sentences of each are complete."""
    for one in found:
        for message in (one.message, one.fix):
            assert CATALOGUE.has(message.key), message.key
            text = CATALOGUE.text(message)
            assert not re.search(r"\{\$|\?[a-z-]+\?|[\x00-\x1f]", text), text
    return [one.key for one in found]


class Speaker:
    """A port whose other end answers everything with the same bytes."""

    def __init__(self, answer: bytes) -> None:
        self.far, self.near = pty.openpty()
        tty.setraw(self.near)
        self.path = os.ttyname(self.near)
        self.answer = answer
        self.thread = threading.Thread(target=self._speak, daemon=True)
        self.thread.start()

    def _speak(self) -> None:
        while True:
            try:
                if not (data := os.read(self.far, 4096)) or b"\x04" in data:
                    return
                os.write(self.far, self.answer)
            except OSError:
                return

    def close(self) -> None:
        os.write(self.near, b"\x04")
        self.thread.join(5)
        os.close(self.far)
        os.close(self.near)


def process(proc: Path, pid: int, name: str, *files: str) -> None:
    (proc / str(pid) / "fd").mkdir(parents=True)
    (proc / str(pid) / "comm").write_text(name + "\n")
    for number, file in enumerate(files):
        (proc / str(pid) / "fd" / str(number)).symlink_to(file)

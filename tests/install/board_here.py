"""A simulated board: a real MicroPython at its raw prompt on a pty, with a folder as its flash.

Ctrl-C, soft reset, `machine.reset()` and the start of main.py work as on a Pico. After a reset the port has another
name, and main.py runs as a host node with the firmware's files from the folder.
"""

import contextlib
import os
import pty
import select
import shutil
import subprocess
import threading
import time
import tty
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

from tests.firmware.node_process import WINDOW_US, NodeEnded, NodeProcess

from palace_hub.install.image import OLDEST, opened
from palace_hub.link.firmware import firmware_folder, micropython

ID = "e6616407e3"
GLANCE = 0.02
MICROPYTHON = micropython()

_MACHINE = """
import os
class _Memory:
    def __getitem__(self, address):
        return 0xFFFFFFFF
    def __setitem__(self, address, value):
        with open(os.getenv("BOARD_RESET") + ".memory", "a") as file:
            file.write("%08x %08x\\n" % (address, value & 0xFFFFFFFF))
mem32 = _Memory()
def unique_id():
    return bytes.fromhex(os.getenv("BOARD_ID"))
def reset():
    open(os.getenv("BOARD_RESET"), "w").close()
    os.system("kill -9 $PPID")
"""

_PRELUDE = """
import builtins, os, sys
_old = builtins.__import__
class _I:
    name, version, _machine = {says.name!r}, {says.version!r}, {says.machine!r}
class _S:
    platform, implementation, path = {says.platform!r}, _I, sys.path
class _O:
    pass
for _n in dir(os):
    if _n[0] != "_":
        setattr(_O, _n, getattr(os, _n))
_O.statvfs = lambda _: (1, 1, 0, {says.free!r})
def _import(name, *more):
    if name == "sys":
        return _S
    return _O if name == "os" else _old(name, *more)
builtins.__import__ = _import
"""


@dataclass(frozen=True)
class ReportedFacts:
    """The facts that the interpreter reports in place of its own; `kind`: the board in its hello."""

    platform: str = "rp2"
    machine: str = "Raspberry Pi Pico W with RP2040"
    kind: str = "pico_w"
    name: str = "micropython"
    version: tuple[int, ...] = (*OLDEST, 0)
    free: int = 800_000


class BoardHere:
    """A board that is on until `close`. `flash`: the folder of its files; `starts`: the number of starts of main.py."""

    def __init__(self, folder: Path, says: ReportedFacts | None = None) -> None:
        self.flash, self.fakes, self.overlay = folder / "flash", folder / "fakes", folder / "run"
        for one in (self.flash, self.fakes):
            one.mkdir()
        (self.fakes / "machine.py").write_text(_MACHINE)
        self.says = says
        self.mark = folder / "reset"
        self.starts = self.resets = 0
        self.rates: tuple[float, ...] = ()  # empty: silent cells
        self._due = 0.0
        self._heard = b""
        self._process: subprocess.Popen | None = None
        self._inner = -1
        self._node: NodeProcess | None = None
        self.news = threading.Condition()
        self._stop = threading.Event()
        self._plug()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def on(self) -> "BoardHere":
        self._boot()
        self._thread.start()
        return self

    def ports(self) -> list[str]:
        return [self.path]

    def files(self) -> dict[str, bytes]:
        return {str(p.relative_to(self.flash)): p.read_bytes() for p in self.flash.rglob("*") if p.is_file()}

    def wait_for_resets(self, count: int) -> None:
        """Wait until the port has come back `count` times; it vanishes some time after the request for a reset."""
        with self.news:
            assert self.news.wait_for(lambda: self.resets >= count, 10.0)

    def close(self) -> None:
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join(10)
        self._end_node()
        self._end_prompt()
        for end in (self._far, self._near):
            os.close(end)

    # the port

    def _plug(self) -> None:
        self._far, self._near = pty.openpty()
        tty.setraw(self._near)
        self.path = os.ttyname(self._near)

    def _replug(self) -> None:
        old = (self._far, self._near)
        self._plug()
        for end in old:
            os.close(end)

    # what runs

    def _boot(self) -> None:
        self.mark.unlink(missing_ok=True)
        if (self.flash / "main.py").exists():
            self._start_node()
        else:
            self._start_prompt()

    def _start_node(self) -> None:
        shutil.rmtree(self.overlay, ignore_errors=True)
        shutil.copytree(self.flash, self.overlay)
        (self.overlay / "boards").mkdir(exist_ok=True)
        for name in ("host.py", "host_net.py"):
            text = (firmware_folder() / "boards" / name).read_text()
            if self.says:
                text = text.replace('name = "host"', f'name = "{self.says.kind}"')
            (self.overlay / "boards" / name).write_text(text)
        if (self.flash / "config.json").exists():  # a PC's node keeps it without its seal
            (self.overlay / "config.json").write_bytes(opened((self.flash / "config.json").read_bytes()) or b"")
        broker = self.flash / "broker.json"
        runtime = SimpleNamespace(argv=lambda _: [*MICROPYTHON.argv_prefix, str(self.overlay / "main.py")])
        self.starts += 1
        self._node = NodeProcess(
            runtime,
            config=self.overlay / "config.json",
            broker=broker if broker.exists() else None,
            boot=f"b{self.starts}",
        )

    def _end_node(self) -> None:
        if self._node is not None:
            self._node.process.kill()
            with contextlib.suppress(Exception):
                self._node.close()
            self._node = None

    def _start_prompt(self) -> None:
        self._inner, slave = pty.openpty()
        tty.setraw(slave)
        prelude = _PRELUDE.format(says=self.says) if self.says else "1"
        self._process = subprocess.Popen(
            [*MICROPYTHON.argv_prefix, "-i", "-c", prelude],
            cwd=self.flash,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={
                "MICROPYPATH": f":.frozen:{self.fakes}",
                "BOARD_ID": ID,
                "BOARD_RESET": str(self.mark),
                "PATH": "/bin",
            },
            start_new_session=True,
        )
        os.close(slave)

    def _end_prompt(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            os.close(self._inner)
            self._process = None

    def _run(self) -> None:
        while not self._stop.is_set():
            ends = [self._far] if self._process is None else [self._far, self._inner]
            wait = GLANCE if self._node is None else max(0.0, self._due - time.monotonic())
            ready = select.select(ends, [], [], wait)[0]
            data = self._read(self._far) if self._far in ready else b""
            if self._node is not None:
                self._heard += data
                if b"\x03" in data or time.monotonic() >= self._due:
                    self._due = time.monotonic() + WINDOW_US / 1e6
                    data, self._heard = self._heard, b""
                    self._node_turn(data)
            else:
                self._prompt_turn(data, self._inner in ready)

    @staticmethod
    def _read(end: int) -> bytes:
        try:
            return os.read(end, 4096)
        except OSError:
            return b""

    def _node_turn(self, data: bytes) -> None:
        if b"\x03" in data:
            self._end_node()
            self._start_prompt()
            self._prompt_turn(data.partition(b"\x03")[2], False)
            return
        try:
            os.write(self._far, self._node.window(data, self._conversions()))
        except NodeEnded as ended:
            os.write(self._far, ended.args[0])
            self._end_node()
            self._start_prompt()

    def _conversions(self) -> list:
        """The conversions of a window that begins now, with `rates` conversions a second in each cell."""
        start = self._node.t
        found = []
        for cell, rate in enumerate(self.rates):
            period = 1e6 / rate if rate else 0.0
            count = int((start + WINDOW_US) // period) - int(start // period) if rate else 0
            found += [[start + 1 + k * 9_000 + cell, cell, 4_000_000 + cell] for k in range(count)]
        return sorted(found)

    def _prompt_turn(self, data: bytes, said: bool) -> None:
        if data:
            os.write(self._inner, data)
        if said and (text := self._read(self._inner)):
            os.write(self._far, text)
        elif self._process.poll() is not None:
            self._end_prompt()
            if self.mark.exists():
                self._boot()  # first, so that its own pty does not take the name that is given up now
                self._replug()
                with self.news:
                    self.resets += 1
                    self.news.notify_all()
            else:
                os.write(self._far, b"MPY: soft reboot\r\n")
                self._start_prompt()
                os.write(self._inner, b"\x01")

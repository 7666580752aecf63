"""A board at its MicroPython prompt: its facts and files. mpremote is the transport."""

import contextlib
import errno
import io
import json
import struct
import termios
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import serial
from mpremote.transport import TransportError, TransportExecError  # type: ignore[import-untyped]
from mpremote.transport_serial import SerialTransport  # type: ignore[import-untyped]

from palace_hub.errors import PalaceError
from palace_hub.link.faults import PortGone, opening_fault
from palace_hub.link.serial_link import opened
from palace_hub.locale.message import Parameter

PROMPT_SECONDS = 5.0  # to interrupt a node's program and reach the prompt, which takes well under 1 s
BYTE_SECONDS = 2.0  # without a byte in mid-answer; a board pauses at most 0.5 s, while it writes its flash
CHUNK = 1024  # bytes of a write: four times as many characters of source code, a fraction of the board's memory
SPARE = 8 * 1024  # bytes that stay free for the configuration and the file system (assumed)
_WATCHDOG_ENABLE = 1 << 30  # bit of the control register, the same on RP2040 and RP2350
_FILE_ERRORS = frozenset({errno.ENOSPC, errno.EEXIST, errno.ENOENT, errno.EISDIR, errno.ENOTDIR, errno.EROFS})
"""Errors of the board's file system; mpremote raises them as if they came from this machine."""

ANSWER_LIMIT = 64 * 1024

# The board's facts as one line of JSON. Broad excepts: a module may be missing or incomplete.
_FACTS = """
import sys, json, os
try:
 import machine
 from binascii import hexlify
 i = hexlify(machine.unique_id()).decode()
except Exception:
 i = ''
try:
 v = os.statvfs('/')
 f = v[0] * v[3]
except Exception:
 f = -1
n = sys.implementation
print(json.dumps([n.name, list(n.version)[:3], sys.platform, getattr(n, '_machine', ''), i, f]))
"""

# SHA-256 of every file in the root and the program's folders, in small blocks.
_HASHES = """
import os, json
from hashlib import sha256
from binascii import hexlify
r = {}
b = bytearray(512)
for d in ('', 'lib', 'drivers', 'boards'):
 try:
  n = [e[0] for e in os.ilistdir(d or '.') if e[1] & 0x8000]
 except OSError:
  n = []
 for x in n:
  p = d + '/' + x if d else x
  h = sha256()
  with open(p, 'rb') as f:
   while True:
    k = f.readinto(b)
    if not k:
     break
    h.update(memoryview(b)[:k])
  r[p] = hexlify(h.digest()).decode()
print(json.dumps(r))
"""


class FlashRefused(PalaceError):
    """A refusal: nothing is written. `key` and `params` give the reason and the fix."""

    def __init__(self, key: str, **params: Parameter) -> None:
        super().__init__(key, **params)
        self.key = key


class FlashFailed(FlashRefused):
    """Writing or checking failed: the board may hold a mixture of versions. The same command repairs it."""


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """Facts that a board's interpreter reports; all of it is outside text."""

    name: str
    version: tuple[int, ...]
    platform: str
    machine: str
    id: str
    free: int
    """Free bytes of the file system; -1 if unknown."""


class Board:
    """A board at its prompt on the port `path`, which stays locked. A context manager.

    Raises `LinkFault` if the port cannot be opened, `FlashRefused` if no MicroPython answers.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        opened(path).close()  # mpremote does not say why a port cannot be opened
        with self._guarded("flash-no-micropython"):
            self._transport = SerialTransport(path, timeout=BYTE_SECONDS)
            self._transport.serial.write_timeout = BYTE_SECONDS
        try:
            with self._guarded("flash-no-micropython"):
                self._transport.enter_raw_repl(timeout_overall=PROMPT_SECONDS)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> "Board":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the port; the board stays as it is."""
        with contextlib.suppress(OSError):
            self._transport.close()
        with contextlib.suppress(
            OSError
        ):  # mpremote leaves a vanished port open; the board would come back under another name
            self._transport.serial.close()

    @contextlib.contextmanager
    def _guarded(self, key: str) -> Iterator[None]:
        """Convert the errors of mpremote and its libraries to ours, and discard what mpremote prints."""
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                yield
        except TransportExecError as fault:
            lines = str(fault.error_output).strip().splitlines() or ["?"]
            raise FlashFailed("flash-board-error", port=self.path, what=lines[-1]) from fault
        except serial.SerialTimeoutException as fault:
            raise FlashRefused(key, port=self.path) from fault
        except OSError as fault:
            if not isinstance(fault, serial.SerialException) and fault.errno in _FILE_ERRORS:
                what = f"{errno.errorcode[fault.errno]} {fault.strerror}"
                raise FlashFailed("flash-board-error", port=self.path, what=what) from fault
            raise PortGone(f"{self.path}: {fault}", path=self.path, detail=str(fault)) from fault
        except termios.error as fault:  # mpremote reopens the port, and a board may vanish just then
            raise opening_fault(self.path, fault) from fault
        except (TransportError, struct.error, ValueError, SyntaxError, IndexError) as fault:
            raise FlashRefused(key, port=self.path) from fault

    def _ask(self, code: str) -> Any:
        with self._guarded("flash-no-answer"):
            answer = self._transport.exec(code)
            if len(answer) > ANSWER_LIMIT:
                raise ValueError("answer too long")
            return json.loads(answer)

    def facts(self) -> BoardFacts:
        """The board's facts."""
        answer = self._ask(_FACTS)
        shape = (str, list, str, str, str, int)
        if not isinstance(answer, list) or [type(value) for value in answer] != list(shape):
            raise FlashRefused("flash-no-answer", port=self.path)
        name, version, platform, machine, chip, free = answer
        return BoardFacts(name, tuple(n for n in version if type(n) is int), platform, machine, chip, free)

    def hold(self, watchdog: int) -> None:
        """Stop the watchdog with this control register; a crashed program leaves it running, which resets the board."""
        with self._guarded("flash-no-answer"):
            self._transport.exec(f"import machine\nmachine.mem32[{watchdog}] &= ~{_WATCHDOG_ENABLE}")

    def hashes(self) -> dict[str, str]:
        """SHA-256 in hex of every file in the root and the program's folders, by path."""
        answer = self._ask(_HASHES)
        if not isinstance(answer, dict) or not all(isinstance(value, str) for value in answer.values()):
            raise FlashRefused("flash-no-answer", port=self.path)
        return answer

    def read(self, path: str) -> bytes:
        """The content of a small file."""
        with self._guarded("flash-no-answer"):
            return bytes(self._transport.fs_readfile(path, CHUNK))

    def put(self, path: str, data: bytes) -> None:
        """Write `data` to `path`, whole or not at all; create its folder if needed."""
        fresh = path + ".new"
        with self._guarded("flash-no-answer"):
            folder = path.rpartition("/")[0]
            if folder and not self._transport.fs_isdir(folder):
                self._transport.fs_mkdir(folder)
            self._transport.fs_writefile(fresh, data, CHUNK)
            self._transport.exec(f"import os\nos.rename({fresh!r}, {path!r})")

    def rename(self, old: str, new: str) -> None:
        """Rename a file."""
        with self._guarded("flash-no-answer"):
            self._transport.exec(f"import os\nos.rename({old!r}, {new!r})")

    def remove(self, path: str) -> None:
        """Remove a file."""
        with self._guarded("flash-no-answer"):
            self._transport.fs_rmfile(path)

    def start_error(self) -> str | None:
        """Last line of the traceback with which the board's program ends; None if it does not end at once."""
        with self._guarded("flash-no-answer"):
            _, output = self._transport.exec_raw("import main\nmain.run()", timeout=BYTE_SECONDS)
            lines = output[-ANSWER_LIMIT:].decode("utf-8", "replace").strip().splitlines()
        return lines[-1] if lines else None

    def reset(self) -> None:
        """Reset the board and close the port, which vanishes."""
        with contextlib.suppress(PalaceError, OSError), self._guarded("flash-no-answer"):
            self._transport.exec_raw_no_follow("import machine\nmachine.reset()")
        self.close()


def digest(data: bytes) -> str:
    """SHA-256 in hex."""
    return sha256(data).hexdigest()

"""Board module for a PC: the virtual table supplies conversions, buttons and time over the board channel (README.md).

The serial line is standard input and output. `wait` advances simulated ticks; at the end of a window it sends a reply
and blocks until the next grant. It releases all conversions up to the deadline at once, and the ticks follow them as
the node takes them: one turn of the node for all, with the same ticks as one turn each. When the channel closes, the
process exits.
"""

import json
import os
import sys

import ticks
from broker import Broker
from configuration import CELLS, TRAY, configuration_or_default
from crash import kept_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from io import FileIO
    from typing import Any

    from board import Board as Seam
    from board import Net
    from boards.host_net import HostNet

_WINDOW_US = 50000
_BUTTONS = 2  # on a tray; a plate has none
_PADS = 3
_PRESS_MASK = 0xFFFF  # press counters have 16 bits on the wire


def _read_exactly(stream: "FileIO", count: int) -> bytes:
    """Read `count` bytes; exit the process if the table has closed the channel."""
    data = b""
    while len(data) < count:
        try:
            more = stream.read(count - len(data))
        except OSError:
            more = None
        if not more:
            sys.exit(0)
        data = data + more if data else more
    return data


def _write_all(stream: "FileIO", data: bytes) -> None:
    view = memoryview(data)
    while len(view):
        try:
            count = stream.write(view)
        except OSError:
            sys.exit(0)
        view = view[count:]


def _runtime() -> str:
    version = sys.implementation.version
    text = sys.implementation.name + " " + ".".join([str(part) for part in version[:3]])
    if sys.implementation.name != "micropython":
        return text + " shim"
    return text + "-" + version[3] if len(version) > 3 and version[3] else text


class Board:
    name = "host"
    drop = 0
    _end: int
    _hall: str
    _dbm: "int | None"
    _temperature: "int | None"
    _supply: "int | None"
    _conversions: "list[Any]"

    def __init__(self) -> None:
        channel = os.getenv("PALACE_BOARD_FD")
        if not channel:
            raise OSError("PALACE_BOARD_FD is not set: a node on a PC is started by a virtual table")
        self._grants = open(int(channel), "rb", buffering=0)
        self._replies = open(int(channel), "wb", buffering=0)
        self._input = open(0, "rb", buffering=0)
        self._output = open(1, "wb", buffering=0)
        self._config_path = os.getenv("PALACE_NODE_CONFIG")
        self._crash_path = self._config_path + ".crash" if self._config_path else None
        self._config = self._stored(self._config_path)
        self.crash = kept_line(self._stored(self._crash_path))
        self.rt = _runtime()
        configuration = configuration_or_default(self._config)
        tray = configuration.role == TRAY
        self.cells = CELLS[configuration.role]
        self.hall_pads = _PADS if tray else configuration.hall_bits
        self.presses = [0] * (_BUTTONS if tray else 0)
        self.at = self.cell = 0
        self.raw: int | None = None
        self.fault: str | None = None
        self._received = self._sent = 0
        self._fresh = b""
        self._net: HostNet | None = None
        self._lights = [0] * self.cells if tray else []
        self._beeps: list[str] = []
        grant = self._take_grant()
        ident = grant["ident"]
        self.id = ident["id"]
        self.boot = ident["boot"]
        self.cause = ident["cause"]
        self._now: int = self._end - _WINDOW_US
        self._ready_until = self._now  # table time up to which conversions are released
        self._zero: int = self._now - ident.get("ticks", 0)

    # time and conversions

    def ticks(self) -> int:
        return (self._now - self._zero) & ticks.MASK

    def wait(self, deadline: int) -> None:
        until = self._now + max(0, ticks.diff(deadline, self.ticks()))
        if self._next < len(self._conversions) and self._conversions[self._next][0] <= until:
            self._ready_until = min(until, self._end)
        elif until <= self._end:
            self._now = until
        else:
            self._now = self._end
            self._reply(None)
            self._take_grant()

    def conversion(self) -> bool:
        if self._next == len(self._conversions):
            return False
        conversion = self._conversions[self._next]
        if conversion[0] > self._ready_until:
            return False
        self._next += 1
        self._now = max(self._now, conversion[0])
        self.at = (conversion[0] - self._zero) & ticks.MASK
        self.cell = conversion[1]
        self.raw = conversion[2]
        self.fault = None if self.raw is not None else conversion[3]
        return True

    # serial, lights, buttons

    def read(self) -> bytes:
        data = self._fresh
        self._fresh = b""
        return data

    def write(self, line: bytes) -> None:
        _write_all(self._output, line)
        self._sent += len(line)

    def hall(self) -> str:
        return self._hall

    def lights(self, codes: "list[int]") -> None:
        self._lights = list(codes)

    def beep(self, cue: str) -> None:
        self._beeps.append(cue)

    def identify(self) -> None:
        self._beeps.append("identify")

    # configuration and broker, which persist across boots

    def config(self) -> bytes:
        return self._config

    def keep(self, text: bytes) -> None:
        self._config = text
        self._store(self._config_path, text)

    def keep_crash(self, line: str) -> None:
        self._store(self._crash_path, line.encode())

    def forget_crash(self) -> None:
        try:
            os.remove(self._crash_path or "")
        except OSError:
            pass

    def _store(self, path: "str | None", text: bytes) -> None:
        if path:
            with open(path + ".new", "wb") as file:
                file.write(text)
            os.rename(path + ".new", path)

    def _stored(self, path: "str | None") -> bytes:
        if not path:
            return b""
        try:
            with open(path, "rb") as file:
                data: bytes = file.read()
        except OSError:
            return b""
        return data

    def broker(self) -> "Broker | None":
        path = os.getenv("PALACE_NODE_BROKER")
        if not path:
            return None
        with open(path, "rb") as file:
            return Broker(file.read(), self.id)

    def net(self, broker: Broker) -> "Net":
        from boards.host_net import HostNet  # imported late: a node on a pty needs no sockets

        self._net = HostNet(broker.address, broker.port)
        return self._net

    def mem(self) -> int:
        return 0  # not measured: a PC's heap differs from a Pico's and from run to run

    def signal(self) -> "int | None":
        return self._dbm  # simulated: the table sends the signal strength with each grant

    def temperature(self) -> "int | None":
        return self._temperature

    def supply(self) -> "int | None":
        return self._supply

    def release(self) -> None:
        pass

    def reboot(self) -> None:
        self._reply("reboot")
        sys.exit(0)

    # the board channel

    def _take_grant(self) -> "dict[str, Any]":
        length = int.from_bytes(_read_exactly(self._grants, 4), "little")
        grant: dict[str, Any] = json.loads(str(_read_exactly(self._grants, length), "utf-8"))
        self._end = grant["t"]
        self._conversions = grant["c"]
        self._next = 0
        self._dbm = grant.get("rssi")
        self._temperature = grant.get("temp")
        self._supply = grant.get("vsys")
        self._hall = grant["h"]
        for button in range(len(self.presses)):
            self.presses[button] = (self.presses[button] + grant["b"][button]) & _PRESS_MASK
        missing = grant["rx"] - self._received
        if missing > 0:
            self._fresh = self._fresh + _read_exactly(self._input, missing)
            self._received += missing
        if self._net:
            self._net.wait_for(grant.get("mq", 0))
        return grant

    def _reply(self, end: "str | None") -> None:
        reply: dict[str, object] = {"tx": self._sent, "l": self._lights, "beep": self._beeps}
        if self._net:
            reply["pub"] = self._net.published
        if end:
            reply["end"] = end
        body = json.dumps(reply).encode()
        self._beeps = []
        _write_all(self._replies, len(body).to_bytes(4, "little") + body)


if TYPE_CHECKING:

    def _fits(board: Board) -> Seam:
        return board

"""A PC as a board: conversions, buttons and time come from the virtual table over the board channel (README.md).

The serial line is standard input and output. `wait` moves simulated ticks; at the end of a window it replies and
blocks for the next grant. When the channel ends, the process ends.
"""

import json
import os
import sys

import ticks
from configuration import CELLS, TRAY, kept_or_default

_WINDOW_US = 50000
_BUTTONS = 2  # of a tray; a plate has none
_PADS = 3
_PRESS_MASK = 0xFFFF  # what a press counter carries on the wire


def _read_exactly(stream, count):
    """`count` bytes, or the end of this process when the other side has gone."""
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


def _write_all(stream, data):
    view = memoryview(data)
    while len(view):
        try:
            count = stream.write(view)
        except OSError:
            sys.exit(0)
        view = view[count:]


def _runtime():
    version = sys.implementation.version
    text = sys.implementation.name + " " + ".".join([str(part) for part in version[:3]])
    if sys.implementation.name != "micropython":
        return text + " shim"
    return text + "-" + version[3] if len(version) > 3 and version[3] else text


class Board:
    name = "host"
    drop = 0

    def __init__(self):
        channel = os.getenv("PALACE_BOARD_FD")
        if not channel:
            raise OSError("PALACE_BOARD_FD is not set: a node on a PC is started by a virtual table")
        self._grants = open(int(channel), "rb", buffering=0)
        self._replies = open(int(channel), "wb", buffering=0)
        self._input = open(0, "rb", buffering=0)
        self._output = open(1, "wb", buffering=0)
        self._config_path = os.getenv("PALACE_NODE_CONFIG")
        self._config = self._stored()
        self.rt = _runtime()
        configuration = kept_or_default(self._config)
        tray = configuration.role == TRAY
        self.cells = CELLS[configuration.role]
        self.hall_pads = _PADS if tray else configuration.hall_bits
        self.presses = [0] * (_BUTTONS if tray else 0)
        self.at = self.cell = 0
        self.raw = self.fault = None
        self._received = self._sent = 0
        self._fresh = b""
        self._lights = [0] * self.cells if tray else []
        self._beeps = []
        grant = self._take_grant()
        ident = grant["ident"]
        self.id = ident["id"]
        self.boot = ident["boot"]
        self.cause = ident["cause"]
        self._now = self._end - _WINDOW_US
        self._zero = self._now - ident.get("ticks", 0)

    # time and conversions

    def ticks(self):
        return (self._now - self._zero) & ticks.MASK

    def wait(self, deadline):
        until = self._now + max(0, ticks.diff(deadline, self.ticks()))
        if self._next < len(self._conversions) and self._conversions[self._next][0] <= until:
            self._now = max(self._now, self._conversions[self._next][0])
        elif until <= self._end:
            self._now = until
        else:
            self._now = self._end
            self._reply(None)
            self._take_grant()

    def conversion(self):
        if self._next == len(self._conversions):
            return False
        conversion = self._conversions[self._next]
        if conversion[0] > self._now:
            return False
        self._next += 1
        self.at = (conversion[0] - self._zero) & ticks.MASK
        self.cell = conversion[1]
        self.raw = conversion[2]
        self.fault = None if self.raw is not None else conversion[3]
        return True

    # serial, lights, buttons

    def read(self):
        data = self._fresh
        self._fresh = b""
        return data

    def write(self, line):
        _write_all(self._output, line)
        self._sent += len(line)

    def hall(self):
        return self._hall

    def lights(self, codes):
        self._lights = list(codes)

    def beep(self, cue):
        self._beeps.append(cue)

    def identify(self):
        self._beeps.append("identify")

    # what outlives a boot

    def config(self):
        return self._config

    def keep(self, text):
        self._config = text
        if self._config_path:
            fresh = self._config_path + ".new"
            with open(fresh, "wb") as file:
                file.write(text)
            os.rename(fresh, self._config_path)

    def _stored(self):
        try:
            with open(self._config_path, "rb") as file:
                return file.read()
        except (OSError, TypeError):  # no file yet, or no path at all
            return b""

    def mem(self):
        return 0  # not measured: a PC's heap is no Pico's, and it would make two runs of one seed differ

    def release(self):
        pass

    def reboot(self):
        self._reply("reboot")
        sys.exit(0)

    # the board channel

    def _take_grant(self):
        length = int.from_bytes(_read_exactly(self._grants, 4), "little")
        grant = json.loads(str(_read_exactly(self._grants, length), "utf-8"))
        self._end = grant["t"]
        self._conversions = grant["c"]
        self._next = 0
        self._hall = grant["h"]
        for button in range(len(self.presses)):
            self.presses[button] = (self.presses[button] + grant["b"][button]) & _PRESS_MASK
        missing = grant["rx"] - self._received
        if missing > 0:
            self._fresh = self._fresh + _read_exactly(self._input, missing)
            self._received += missing
        return grant

    def _reply(self, end):
        reply = {"tx": self._sent, "l": self._lights, "beep": self._beeps}
        if end:
            reply["end"] = end
        body = json.dumps(reply).encode()
        self._beeps = []
        _write_all(self._replies, len(body).to_bytes(4, "little") + body)

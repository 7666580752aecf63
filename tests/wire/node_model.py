"""The node's own program in this process, on a board made of lists, and a faulty line between it and a hub."""

import sys
from importlib import import_module
from itertools import count
from random import Random

from palace_hub.link.firmware import firmware_folder
from palace_hub.wire.session import NodeSession

WINDOW_US = 50_000
WINDOW = WINDOW_US / 1e6

_FOLDERS = [str(firmware_folder() / room) for room in ("shim", "lib")]
sys.path[:0] = _FOLDERS
try:
    Node = import_module("node").Node
    MASK = import_module("ticks").MASK
finally:
    for _folder in _FOLDERS:
        sys.path.remove(_folder)


class ModelBoard:
    """The seam of firmware/README.md. Time moves in `wait`, never past the window's end."""

    name, rt, id, cause = "model", "cpython model", "e6616407e3", 1
    cells, hall_pads, drop, crash = 6, 3, 0, ""

    def __init__(self, boot: str, ticks: int) -> None:
        self.boot = boot
        self.presses = [0, 0]
        self.codes = [0] * 6
        self.done: list[str] = []
        self.restart = False
        self.sent = bytearray()
        self.now = self.end = 0
        self._first_ticks = ticks
        self._config = b""
        self._fresh = b""
        self._conversions: list[tuple[int, int, int | None, str | None]] = []

    def window(self, end: int, received: bytes, conversions: list[tuple[int, int, int | None, str | None]]) -> None:
        self.end = end
        self._fresh += received
        self._conversions += conversions

    def ticks(self) -> int:
        return (self.now + self._first_ticks) & MASK

    def wait(self, deadline: int) -> bool:
        """False when the window has ended."""
        ahead = (deadline - self.ticks()) & MASK
        until = self.now + (ahead if ahead <= MASK // 2 else 0)
        if self._conversions and self._conversions[0][0] <= until:
            self.now = max(self.now, self._conversions[0][0])
        elif until <= self.end:
            self.now = until
        else:
            self.now = self.end
            return False
        return True

    def conversion(self) -> bool:
        if not self._conversions or self._conversions[0][0] > self.now:
            return False
        us, self.cell, self.raw, self.fault = self._conversions.pop(0)
        self.at = (us + self._first_ticks) & MASK
        return True

    def read(self) -> bytes:
        data, self._fresh = self._fresh, b""
        return data

    def write(self, line: bytes) -> None:
        self.sent += line

    def hall(self) -> str:
        return "07"

    def lights(self, codes: list[int]) -> None:
        self.codes = list(codes)
        self.done.append(f"lights {codes[0]}")

    def beep(self, cue: str) -> None:
        self.done.append(f"beep {cue}")

    def identify(self) -> None:
        self.done.append("identify")

    def config(self) -> bytes:
        return self._config

    def keep(self, text: bytes) -> None:
        self._config = text

    def mem(self) -> int:
        return 0

    def signal(self) -> int | None:
        return None

    temperature = supply = signal

    def reboot(self) -> None:
        self.restart = True


class ModelNode:
    """A node that runs window by window. Its cells convert 80 times a second, cell by cell a little later.

    `idle`: only the first cell converts, once a window, for tests in which weights do not matter.
    """

    def __init__(self, boot: str = "9f3c", ticks: int = 0, *, idle: bool = False) -> None:
        self.board = ModelBoard(boot, ticks)
        self._cells, self._turns = (1, 1) if idle else (6, 4)
        self.node = Node(self.board)

    def window(self, received: bytes = b"") -> bytes:
        """Run 50 ms; what the node sent in them."""
        start = self.board.end
        end = start + WINDOW_US
        conversions = sorted(
            (start + 12_500 * turn + 1_000 * cell + 1, cell, 4_000_000 + start // WINDOW_US, None)
            for cell in range(self._cells)
            for turn in range(self._turns)
        )
        self.board.window(end, received, conversions)
        while self.board.wait(self.node.turn()):
            pass
        sent = bytes(self.board.sent)
        self.board.sent.clear()
        return sent


class BadLine:
    """One direction of a link that loses, doubles, delays and damages whole lines, as a seed says."""

    def __init__(self, random: Random, *, loss: float = 0.0, double: float = 0.0, delay: int = 0, flip: float = 0.0):
        self._random = random
        self._loss, self._double, self._delay, self._flip = loss, double, delay, flip
        self._queue: list[tuple[int, int, bytes]] = []
        self._window = 0
        self._count = 0

    def carry(self, data: bytes) -> bytes:
        """Put this window's bytes in; take out what arrives in this window."""
        self._window += 1
        for line in data.splitlines(keepends=True):
            copies = 0 if self._random.random() < self._loss else 1 + (self._random.random() < self._double)
            for _ in range(copies):
                self._count += 1
                arrives = self._window + (self._random.randrange(self._delay + 1) if self._delay else 0)
                self._queue.append((arrives, self._count, self._damaged(line)))
        due = sorted(entry for entry in self._queue if entry[0] <= self._window)
        self._queue = [entry for entry in self._queue if entry[0] > self._window]
        return b"".join(line for _, _, line in due)

    def _damaged(self, line: bytes) -> bytes:
        if self._random.random() >= self._flip:
            return line
        place = self._random.randrange(len(line))
        return line[:place] + bytes([line[place] ^ (1 << self._random.randrange(8))]) + line[place + 1 :]


class Table:
    """One node, one session, and the line between them; what was sent reaches the other side in the next window."""

    def __init__(
        self, down: BadLine | None = None, up: BadLine | None = None, ticks: int = 0, *, idle: bool = False
    ) -> None:
        self.t = 0.0
        self.idle = idle
        self.windows = 0
        self.boots = 0
        self.ticks = ticks
        self.down = down or BadLine(Random(0))
        self.up = up or BadLine(Random(0))
        names = count(1)
        self.session = NodeSession(lambda: f"s{next(names)}")
        self.events = []
        self.node = self.start()
        self.events += self.session.opened(self.t)

    def start(self):
        self.boots += 1
        return ModelNode(f"boot{self.boots}", self.ticks, idle=self.idle)

    def window(self, spoil=lambda data: data):
        """One window; `spoil` may change what the hub sends."""
        self.windows += 1
        self.t = self.windows * WINDOW
        sent = self.node.window(self.down.carry(spoil(self.session.take_output())))
        if self.node.board.restart:
            self.node = self.start()
        events = self.session.receive(self.t, self.up.carry(sent))
        events += self.session.tick(self.t)
        self.events += events
        return events

    def run(self, seconds):
        return [event for _ in range(round(seconds / WINDOW)) for event in self.window()]

    def until(self, state, seconds=5.0):
        for _ in range(round(seconds / WINDOW)):
            if self.session.state is state:
                return
            self.window()
        assert self.session.state is state


def kinds(events, kind):
    return [event for event in events if isinstance(event, kind)]


def count_executions(node, executed):
    for name, operation in list(node.operations.items()):

        def counted(message, operation=operation):
            executed[message["id"]] = executed.get(message["id"], 0) + 1
            return operation(message)

        node.operations[name] = counted

"""Faults that a virtual node shows on order, in its readings and in its lines.

An order is a line of text: a word and up to three numbers; `heal` ends all faults. Sans-I/O: time enters as data.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from palace_hub.errors import UsageFault
from palace_hub.sim.world.cells import Conversion
from palace_hub.sim.world.noise_block import FULL_SCALE
from palace_hub.wire.lines import LINE_LIMIT, encode_line


@dataclass(frozen=True, slots=True)
class Numbers:
    """One numeric argument of an order."""

    name: str
    least: float
    most: float
    missing: float | None = None
    """The default; None: the argument is required."""


CELL = Numbers("cell", 1, 8)
SECONDS = Numbers("seconds", 0.05, 3600, 5.0)
SHARE = Numbers("share", 0, 1)

HEAL = "heal"
ORDERS: dict[str, tuple[Numbers, ...]] = {
    "noise": (Numbers("counts", 0, 1_000_000),),  # sigma added to every conversion; 0 ends it
    "garbage": (Numbers("bytes", 1, 65_536, 200.0),),  # random bytes between two lines
    "drop": (SHARE,),  # of the messages; 0 ends it
    "duplicate": (SHARE,),
    "delay": (Numbers("seconds", 0, 60),),  # each message is held for a random time up to this; 0 ends it
    "silent": (SECONDS,),  # no output, while the node runs on
    "disconnect": (SECONDS,),  # the cable is pulled, or the broker connection closed
    "reset": (),  # a new boot
    "desync": (CELL, SECONDS),  # every conversion of the cell fails its check
    "saturate": (CELL, SECONDS),  # the cell reads its full scale
    "slow": (CELL, Numbers("hz", 1, 80, 10.0)),  # conversion rate; 80 ends it
    "hostile": (Numbers("messages", 1, 1000, 1.0),),  # malformed messages with a good CRC
    "load": (CELL, Numbers("grams", -1000, 2000)),  # mass added, or removed, without a touch
    "hand": (CELL, Numbers("grams", -1000, 2000), Numbers("into", 0, 8, 0.0)),  # by a hand; into another cell
    "cup": (CELL,),  # removed with its content
    "press": (CELL, Numbers("grams", 1, 5000, 2000.0)),  # contact of 0.6 s
    "flick": (CELL, Numbers("grams", 1, 500, 60.0)),  # contact of 40 ms; the cup rings
    "stop": (CELL, Numbers("grams", 50, 5000)),  # new load at which the stop takes over
    "wire": (CELL, Numbers("percent", 0, 50, 4.0), Numbers("grams", -10, 10, 0.1)),  # touches the cup; share, push
    "lights": (Numbers("mg", -10_000, 10_000),),  # shift of every cell while all lights ask
    "chain": (Numbers("strip", 0, 10),),  # the Hall chain is broken behind this strip
    HEAL: (),
}


@dataclass(frozen=True, slots=True)
class Order:
    """A word of `ORDERS` with all its numbers."""

    word: str
    numbers: tuple[float, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.word, *(f"{number:g}" for number in self.numbers)])


def parse_order(text: str) -> Order:
    """Parse a line of text; `UsageFault` names the expected and the given value."""
    word, *given = text.split() or [""]
    wanted = ORDERS.get(word)
    if wanted is None:
        raise UsageFault(f"order: expected one of {', '.join(ORDERS)}, got {word[:40]!r}", field="order")
    if len(given) > len(wanted):
        raise UsageFault(f"{word}: expected at most {len(wanted)} numbers, got {len(given)}", field=word)
    numbers = []
    for place, argument in enumerate(wanted):
        try:
            number = float(given[place]) if place < len(given) else argument.missing
        except ValueError:
            number = None
        if number is None or not argument.least <= number <= argument.most:
            got = given[place][:40] if place < len(given) else "nothing"
            raise UsageFault(
                f"{word}: {argument.name}: expected {argument.least:g} to {argument.most:g}, got {got}", field=word
            )
        numbers.append(number)
    return Order(word, tuple(numbers))


class Misbehaviour:
    """The faults of one node that are active now."""

    def __init__(self, seed: int) -> None:
        self.reset = False  # the owner of the process restarts it and clears this
        self.cut_until = 0.0  # s; the owner of the line keeps it cut until then
        self._rng = random.Random(seed)
        self._heal()
        self._queue: list[tuple[float, int, bytes]] = []
        self._count = 0

    def _heal(self) -> None:
        self._noise = self._drop = self._duplicate = self._delay = 0.0
        self._silent_until = self.cut_until = 0.0
        self._refused: dict[int, float] = {}
        self._saturated: dict[int, float] = {}
        self._hz: dict[int, float] = {}
        self._last: dict[int, int] = {}
        self._extra: list[bytes] = []

    def obey(self, order: Order, t: float) -> None:
        """Start or end a fault at time `t`, seconds."""
        numbers = order.numbers
        match order.word:
            case "noise":
                self._noise = numbers[0]
            case "garbage":
                self._extra.append(self._rng.randbytes(int(numbers[0])))
            case "drop":
                self._drop = numbers[0]
            case "duplicate":
                self._duplicate = numbers[0]
            case "delay":
                self._delay = numbers[0]
            case "silent":
                self._silent_until = t + numbers[0]
            case "disconnect":
                self.cut_until = t + numbers[0]
            case "reset":
                self.reset = True
            case "desync":
                self._refused[int(numbers[0]) - 1] = t + numbers[1]
            case "saturate":
                self._saturated[int(numbers[0]) - 1] = t + numbers[1]
            case "slow":
                self._hz[int(numbers[0]) - 1] = numbers[1]
            case "hostile":
                self._extra += [hostile_line(self._rng) for _ in range(int(numbers[0]))]
            case _:
                self._heal()

    def conversions(self, window: Sequence[Conversion], t: float) -> list[Conversion]:
        """A window's conversions with the active faults applied, at time `t`."""
        changed: list[Conversion] = []
        for conversion in window:
            us, cell = int(str(conversion[0])), int(str(conversion[1]))
            if cell in self._hz and us - self._last.get(cell, -(10**9)) < 1e6 / self._hz[cell] * 0.95:
                continue
            self._last[cell] = us
            raw = conversion[2]
            if self._refused.get(cell, 0.0) > t:
                changed.append([us, cell, None, "desync"])
            elif not isinstance(raw, int):
                changed.append(list(conversion))
            elif self._saturated.get(cell, 0.0) > t:
                changed.append([us, cell, None, "saturated"])
            else:
                noisy = raw + round(self._rng.gauss(0, self._noise)) if self._noise else raw
                changed.append([us, cell, max(-FULL_SCALE - 1, min(FULL_SCALE, noisy))])
        return changed

    def up(self, data: bytes, t: float) -> bytes:
        """The lines that arrive at time `t`, delayed ones included."""
        for line in data.splitlines(keepends=True):
            if t < self._silent_until or self._rng.random() < self._drop:
                continue
            for _ in range(1 + (self._rng.random() < self._duplicate)):
                self._count += 1
                held = self._rng.uniform(0, self._delay) if self._delay else 0.0
                self._queue.append((t + held, self._count, line))
        self._queue.sort()
        due = [line for at, _, line in self._queue if at <= t]
        self._queue = [entry for entry in self._queue if entry[0] > t]
        extra, self._extra = self._extra, []
        return b"".join([*due, *extra])


def hostile_line(rng: random.Random) -> bytes:
    """A line with a good CRC and a malformed message."""
    number = rng.randrange(1 << 30)
    messages: list[dict[str, Any]] = [
        {"t": "s", "n": number, "us": -1, "c": [[0]], "h": "zz", "b": []},
        {"t": "s", "n": 2**70, "us": 0, "c": [[0, 2**40]] * 40, "h": "", "b": []},
        {"t": "hello", "id": "[bold red]Bo[/]", "boot": "\x1b[2J"},
        {"t": "hello", "p": [1, 0], "id": "x" * 300},
        {"t": "ack", "s": "0", "id": -number, "ok": "yes"},
        {"t": "[@click=app.quit]", "x": "\u202e"},
        {"t": "st", "up": 1e300, "drop": True, "rx_bad": None, "mem": []},
        {"t": {"t": {"t": {}}}},
        {"t": "s", "n": "9" * (LINE_LIMIT // 2)},
    ]
    return encode_line(rng.choice(messages))

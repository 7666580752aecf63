"""`rp2.asm_pio` for tests: assembles a driver's PIO program into the words that a board would load.

Written from the RP2040 data sheet (3.4, instruction set) and the documented language of `rp2.asm_pio`; only what the
programs of this project may use. Results carry everything that a state machine has to be set up with.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

OUT_LOW, OUT_HIGH = 2, 3
SHIFT_LEFT, SHIFT_RIGHT = 0, 1
JOIN_NONE, JOIN_TX, JOIN_RX = 0, 1, 2

CONDITIONS = {"not_x": 1, "x_dec": 2, "not_y": 3, "y_dec": 4, "x_not_y": 5, "pin": 6, "not_osre": 7}
PLACES = {"pins": 0, "x": 1, "y": 2, "null": 3, "pindirs": 4, "pc": 5, "isr": 6, "osr": 7}
WAITS = {"gpio": 0, "pin": 1, "irq": 2}


class BadProgram(Exception):
    """The program is invalid; a board's assembler refuses it too."""


@dataclass
class Line:
    """One instruction; `.side(n)` and `[delay]` are added later, label addresses at the end."""

    word: int
    target: str | None = None
    delay: int = 0
    side_set: int | None = None

    def side(self, value: int) -> "Line":
        self.side_set = value
        return self

    def __getitem__(self, delay: int) -> "Line":
        self.delay = delay
        return self


@dataclass(frozen=True)
class Program:
    """`words` for address 0, wrap addresses, side-set pins, and whether side-set is optional."""

    words: tuple[int, ...]
    wrap_target: int
    wrap: int
    side_count: int
    side_optional: bool
    side_init: tuple[int, ...]
    in_shiftdir: int
    fifo_join: int
    labels: dict[str, int] = field(hash=False)


class _Writing:
    """Collects the lines of one program; its public methods are the language."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.labels: dict[str, int] = {}
        self.bottom = 0
        self.top: int | None = None

    def add(self, word: int, target: str | None = None) -> Line:
        line = Line(word, target)
        self.lines.append(line)
        return line

    def label(self, name: str) -> None:
        if name in self.labels:
            raise BadProgram(f"label {name} stands twice")
        self.labels[name] = len(self.lines)

    def wrap_target(self) -> None:
        self.bottom = len(self.lines)

    def wrap(self) -> None:
        self.top = len(self.lines) - 1

    def jmp(self, first: Any, second: str | None = None) -> Line:
        condition, target = (0, first) if second is None else (CONDITIONS[first], second)
        return self.add(condition << 5, target)

    def wait(self, level: int, source: Any, index: int) -> Line:
        name = source if isinstance(source, str) else "irq"  # `irq` is also the name of the instruction
        return self.add(1 << 13 | level << 7 | WAITS[name] << 5 | index)

    def in_(self, source: str, bits: int) -> Line:
        if not 1 <= bits <= 32:
            raise BadProgram(f"in of {bits} bits")
        return self.add(2 << 13 | PLACES[source] << 5 | bits % 32)

    def push(self, how: str = "block") -> Line:
        return self.add(4 << 13 | (how == "block") << 5)

    def nop(self) -> Line:
        return self.add(5 << 13 | PLACES["y"] << 5 | PLACES["y"])

    def irq(self, index: int) -> Line:
        return self.add(6 << 13 | index)

    def set(self, place: str, value: int) -> Line:
        if not 0 <= value < 32:
            raise BadProgram(f"set of {value}")
        return self.add(7 << 13 | PLACES[place] << 5 | value)


def _relative(index: int) -> int:
    return index | 0x10


NAMES = {*CONDITIONS, *PLACES, *WAITS, "noblock", "block"}
VERBS = ("label", "wrap_target", "wrap", "jmp", "wait", "in_", "push", "nop", "irq", "set")


def asm_pio(
    *, sideset_init: Any = None, in_shiftdir: int = SHIFT_LEFT, fifo_join: int = JOIN_NONE
) -> Callable[[Callable[[], None]], Program]:
    """The decorator. Runs the function once with the language as its globals."""
    init = () if sideset_init is None else (sideset_init,) if isinstance(sideset_init, int) else tuple(sideset_init)

    def assemble(source: Callable[[], None]) -> Program:
        writing = _Writing()
        language = {name: name for name in NAMES} | {verb: getattr(writing, verb) for verb in VERBS}
        exec(source.__code__, language | {"rel": _relative})
        return _finish(writing, init, in_shiftdir, fifo_join)

    return assemble


def _finish(writing: _Writing, init: tuple[int, ...], in_shiftdir: int, fifo_join: int) -> Program:
    sided = [line.side_set is not None for line in writing.lines]
    optional = any(sided) and not all(sided)
    side_bits = len(init) + optional if any(sided) else 0
    words = []
    for line in writing.lines:
        if line.target is not None and line.target not in writing.labels:
            raise BadProgram(f"no label {line.target}")
        if not 0 <= line.delay < 1 << (5 - side_bits):
            raise BadProgram(f"delay {line.delay} leaves no room for side-set")
        extra = line.delay
        if line.side_set is not None:
            extra |= line.side_set << (5 - side_bits) | optional << 4
        words.append(line.word | extra << 8 | (writing.labels[line.target] if line.target is not None else 0))
    if not 0 < len(words) <= 32:
        raise BadProgram(f"{len(words)} instructions")
    top = len(words) - 1 if writing.top is None else writing.top
    return Program(
        tuple(words), writing.bottom, top, side_bits, optional, init, in_shiftdir, fifo_join, dict(writing.labels)
    )

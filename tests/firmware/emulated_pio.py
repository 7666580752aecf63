"""The PIO of an RP2040 in an emulator, with HX711 models on its pins, as `rp2` and `machine` for a driver.

No firmware image: programs are written into the emulated registers as a board's `rp2.StateMachine` does. What this
cannot show: a FIFO that is joined (the emulator keeps four words), and how long a real interrupt takes to come; here
`latency_ns` says it.
"""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from rp2040py import RP2040
from rp2040py.gpio_pin import GPIOPinState
from tests.firmware import pio_assembler
from tests.firmware.hx711_model import Hx711Model
from tests.firmware.pio_assembler import Program

CLOCK_HZ = 125_000_000
_CYCLE_NS = 1e9 / CLOCK_HZ
_IO_BANK = 0x40014000
_PADS_BANK = 0x4001C000
_PIO = (0x50200000, 0x50300000)
_CTRL, _RXF, _IRQ, _MEMORY, _CLKDIV = 0x000, 0x020, 0x030, 0x048, 0x0C8
_SM_SPAN = 0x18
_FLEVEL = 0x00C
_INPUT_ENABLE, _PULL_UP = 0x40, 0x08


class Bench:
    """One emulated chip with its HX711 models. `now` is in nanoseconds."""

    def __init__(self, latency_ns: int = 3_000) -> None:
        self.chip = RP2040()
        self.chip.simulator = object()  # this bench drives the PIO blocks instead of the emulator
        self.latency_ns = latency_ns
        self.cycles = 0
        self.models: list[tuple[Hx711Model, int]] = []
        self.machines: dict[int, StateMachine] = {}
        self._pending: list[tuple[int, StateMachine]] = []
        self._edges = 0
        self.masked_until = 0  # interrupts are held back until then
        self._loaded: dict[tuple[int, int], int] = {}  # (block, id of a program) -> address
        self._free = [0, 0]

    @property
    def now(self) -> int:
        return round(self.cycles * _CYCLE_NS)

    def ticks_us(self) -> int:
        return self.now // 1000 & 0x3FFFFFFF

    def solder(self, model: Hx711Model, sck: int, dt: int) -> Hx711Model:
        """Connect a chip to two pins."""
        pad = self.chip.gpio[dt]
        model.drive = pad.set_input_value
        pad.set_input_value(True)
        self.chip.gpio[sck].add_listener(lambda state, before: self._edge(model, state))
        self.models.append((model, dt))
        return model

    def _edge(self, model: Hx711Model, state: GPIOPinState) -> None:
        self._edges += 1
        model.advance(self.now)
        model.sck(state == GPIOPinState.HIGH, self.now)

    def write(self, address: int, value: int) -> None:
        self.chip.write_uint32(address, value)

    def read(self, address: int) -> int:
        return int(self.chip.read_uint32(address))

    def load(self, block: int, program: Program, memory: int = 32) -> int:
        """Address of `program` in the block; it is loaded once."""
        key = (block, id(program))
        if key not in self._loaded:
            start = self._free[block]
            assert start + len(program.words) <= memory, "no room for the program"
            for k, word in enumerate(program.words):
                is_jump = word >> 13 == 0
                self.write(_PIO[block] + _MEMORY + 4 * (start + k), word + start if is_jump else word)
            self._loaded[key] = start
            self._free[block] = start + len(program.words)
        return self._loaded[key]

    def run(self, seconds: float) -> None:
        """Advance time: chips convert, state machines read, interrupts run."""
        end = self.cycles + round(seconds * CLOCK_HZ)
        while self.cycles < end:
            others = self._others_due(end)
            running = [block for block in self.chip.pio if not block.stopped]
            flagged = False
            while True:  # run only the state machines, until the next pin or interrupt event
                target = others
                for block in running:
                    due = self.cycles + ((block.next_due_fp - block.cycle_fp + 255) >> 8)
                    target = min(target, due)
                step = max(1, target - self.cycles)
                self.cycles += step
                for block in running:
                    block.advance(step)
                    flagged = flagged or block.irq
                if self.cycles >= others or flagged or self._edges:
                    break
            self._edges = 0
            now = self.now
            for model, _ in self.models:
                if model.due() <= now:
                    model.advance(now)
            self._interrupts(now)

    def _others_due(self, end: int) -> int:
        """Cycle of the next conversion or interrupt, `end` at the latest."""
        due = min(model.due() for model, _ in self.models)
        if self._pending:
            due = min(due, max(self._pending[0][0], self.masked_until))
        return min(end, int(due / _CYCLE_NS) + 1)

    def _interrupts(self, now: int) -> None:
        for number, block in enumerate(self.chip.pio):
            flags = block.irq & 0xF
            if flags:
                self.write(_PIO[number] + _IRQ, flags)  # acknowledged before the handlers run, as the port does
                for place in range(4):
                    machine = self.machines.get(4 * number + place)
                    if flags >> place & 1 and machine is not None and machine.handler:
                        self._pending.append((now + self.latency_ns, machine))
        while self._pending and max(self._pending[0][0], self.masked_until) <= now:
            machine = self._pending.pop(0)[1]
            assert machine.handler is not None
            machine.handler(machine)

    def modules(self) -> dict[str, Any]:
        """Modules `rp2` and `machine` for a driver to import."""
        bench = self

        class Pin:
            IN, OUT, PULL_UP = 0, 1, 1

            def __init__(self, gpio: int, mode: int = 0, pull: int = 0, value: int = 0) -> None:
                self.gpio = gpio
                bench.write(_PADS_BANK + 4 + 4 * gpio, _INPUT_ENABLE | (_PULL_UP if pull else 0) | 0x12)

        def state_machine(number: int, program: Program, **options: Any) -> StateMachine:
            return StateMachine(bench, number, program, **options)

        pio = SimpleNamespace(
            OUT_LOW=pio_assembler.OUT_LOW, SHIFT_LEFT=pio_assembler.SHIFT_LEFT, JOIN_RX=pio_assembler.JOIN_RX
        )
        rp2 = SimpleNamespace(asm_pio=pio_assembler.asm_pio, PIO=pio, StateMachine=state_machine)
        return {"rp2": rp2, "machine": SimpleNamespace(Pin=Pin)}


class StateMachine:
    """`rp2.StateMachine` on the bench: the methods that the drivers use."""

    def __init__(
        self, bench: Bench, number: int, program: Program, *, freq: int, sideset_base: Any, in_base: Any, jmp_pin: Any
    ) -> None:
        self.bench = bench
        self.number = number
        self.block, self.place = divmod(number, 4)
        self.base = _PIO[self.block]
        self.registers = self.base + _CLKDIV + _SM_SPAN * self.place
        self.handler: Callable[[Any], None] | None = None
        self.start = bench.load(self.block, program)
        divider = round(CLOCK_HZ * 256 / freq)
        self.write(0x00, divider << 8)
        execution = (program.wrap + self.start) << 12 | (program.wrap_target + self.start) << 7
        self.write(0x04, execution | program.side_optional << 30 | jmp_pin.gpio << 24)
        self.write(0x08, (program.in_shiftdir == pio_assembler.SHIFT_RIGHT) << 18 | 1 << 19)
        pins = program.side_count << 29 | sideset_base.gpio << 10 | in_base.gpio << 15
        for level in program.side_init:  # value, then direction, through a set of one pin
            self.write(0x14, 1 << 26 | sideset_base.gpio << 5)
            self.execute(0xE000 | (level == pio_assembler.OUT_HIGH))
            self.execute(0xE080 | 1)
        self.write(0x14, pins)
        bench.write(_IO_BANK + 8 * sideset_base.gpio + 4, 6 + self.block)
        bench.machines[number] = self
        self.restart()

    def write(self, offset: int, value: int) -> None:
        self.bench.write(self.registers + offset, value & 0xFFFFFFFF)

    def execute(self, word: int) -> None:
        self.write(0x10, word)

    def irq(self, handler: Callable[[Any], None], hard: bool = False) -> None:
        assert hard
        self.handler = handler

    def active(self, on: int) -> None:
        enabled = self.bench.read(self.base + _CTRL) & 0xF
        bit = 1 << self.place
        self.bench.write(self.base + _CTRL, enabled | bit if on else enabled & ~bit)

    def restart(self) -> None:
        enabled = self.bench.read(self.base + _CTRL) & 0xF
        self.bench.write(self.base + _CTRL, enabled | 1 << (4 + self.place))
        self.execute(self.start)  # an unconditional jump

    def rx_fifo(self) -> int:
        return self.bench.read(self.base + _FLEVEL) >> (8 * self.place + 4) & 0xF

    def get(self) -> int:
        assert self.rx_fifo(), "a get of an empty FIFO waits for ever"
        return self.bench.read(self.base + _RXF + 4 * self.place)

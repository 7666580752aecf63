"""HX711 by PIO: a state machine a chip clocks each conversion out when its data-ready line falls. No bit-banging.

A word is 26 bits: the ready line when the reading began (0), the count's 24 bits, the line after the 25th pulse (1).
Being under 30 bits it is a small integer, so the interrupt that fetches it allocates nothing. A read takes 80 us and
cannot be held up, so SCK is never high for the 60 us that would switch the chip off.
"""

import rp2
from conversions import LATE_BIT
from machine import Pin
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from conversions import Ring
    from rp2.asm_pio import (
        in_,
        irq,
        jmp,
        label,
        noblock,
        nop,
        pin,
        pins,
        push,
        rel,
        set,
        wait,
        wrap,
        wrap_target,
        x,
        x_dec,
        y,
        y_dec,
    )

CYCLES_HZ = const(1000000)  # SCK is high for 1 us and low for 2; the data sheet asks for 0.2 us, and at most 50 high
READ_US = const(80)  # from the fall of data-ready to the interrupt, in cycles
_MASK = const(0x3FFFFFFF)
_SILENT_US = const(1000000)  # a chip strapped to 10 conversions a second speaks every 0.1 s
_DESYNCS = const(8)  # as many in a row are no spark: start the chip anew


@rp2.asm_pio(sideset_init=rp2.PIO.OUT_LOW, in_shiftdir=rp2.PIO.SHIFT_LEFT, fifo_join=rp2.PIO.JOIN_RX)
def read_when_ready() -> None:
    set(x, 7).side(1)[15]  # SCK high for 144 us: the chip switches off, and is reset when SCK falls
    label("off")
    jmp(x_dec, "off").side(1)[15]
    wrap_target()
    wait(1, pin, 0).side(0)  # the last conversion has been taken
    wait(0, pin, 0).side(0)  # the next one is ready
    in_(pins, 1).side(0)
    set(x, 24).side(0)
    label("bit")
    nop().side(1)
    in_(pins, 1).side(0)  # samples in the cycle in which SCK falls, 1 us after it rose
    jmp(x_dec, "bit").side(0)
    push(noblock).side(0)  # a full FIFO loses the newest word and never holds SCK
    irq(rel(0)).side(0)
    set(y, 15).side(0)  # rest for 4 ms, so that a line that only flickers cannot flood the node
    label("rest")
    set(x, 15).side(0)
    label("nap")
    jmp(x_dec, "nap").side(0)[14]
    jmp(y_dec, "rest").side(0)
    wrap()


class Hx711:
    """One chip on `sck` and `dt`, read by `state_machine` into `ring` as `cell`; `clock` gives microseconds."""

    def __init__(
        self, state_machine: int, sck: int, dt: int, cell: int, ring: "Ring", clock: "Callable[[], int]"
    ) -> None:
        self._cell = cell
        self._ring = ring
        self._clock = clock
        data = Pin(dt, Pin.IN, Pin.PULL_UP)  # a missing chip is silent
        self._machine = rp2.StateMachine(
            state_machine, read_when_ready, freq=CYCLES_HZ, sideset_base=Pin(sck, Pin.OUT, value=0), in_base=data
        )
        self._watched = clock()
        self._machine.irq(self._drain, hard=True)
        self._machine.active(1)

    def _drain(self, _machine: object) -> None:
        """The hard interrupt: stamp and store what the FIFO holds. Of several words only the order is known."""
        at = (self._clock() - READ_US) & _MASK
        machine = self._machine
        waiting = machine.rx_fifo()
        late = LATE_BIT if waiting > 1 else 0
        while waiting > 0:
            self._ring.put(at, self._cell, machine.get() | late)
            waiting -= 1

    def watch(self, now: int) -> bool:
        """Start a chip anew that has been silent or out of step; True if it was. Call it now and then."""
        ring = self._ring
        if ring.desyncs[self._cell] < _DESYNCS:
            if ring.heard[self._cell]:
                ring.heard[self._cell] = 0
                self._watched = now
                return False
            if (now - self._watched) & _MASK < _SILENT_US:
                return False
        self._watched = now
        ring.restarted(self._cell)
        self._machine.active(0)
        self._machine.restart()
        self._machine.active(1)
        return True

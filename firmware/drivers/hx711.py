"""HX711 driver by PIO: one state machine per chip reads each conversion when the data line falls.

A word has 26 bits: data line at the start (0), 24 bits of count, data line after the 25th pulse (1). It is a small
integer, so the interrupt that fetches it allocates nothing. A chip holds the line low until it is read: a line that is
high again after 30 us had a glitch, and nothing is read. A read takes 80 us and nothing delays it, so SCK is never high
for 60 us, which would switch the chip off. drivers/conversions.py checks the words and refuses bad ones.
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

# PIO clock. SCK is high for 1 us and low for 2 us; the data sheet asks for at least 0.2 us and at most 50 us high.
CYCLES_HZ = const(1000000)
READ_US = const(111)  # from the falling data line to the interrupt, counted in PIO cycles
_MASK = const(0x3FFFFFFF)
_SILENT_US = const(1000000)  # ten periods of a chip strapped to 10 conversions per second
_DESYNCS = const(8)  # consecutive desyncs before the chip is reset; a single disturbance causes fewer (assumed)


@rp2.asm_pio(sideset_init=rp2.PIO.OUT_LOW, in_shiftdir=rp2.PIO.SHIFT_LEFT, fifo_join=rp2.PIO.JOIN_RX)
def read_when_ready() -> None:
    set(x, 7).side(1)[15]  # SCK high for 144 us switches the chip off; the falling SCK resets it
    label("off")
    jmp(x_dec, "off").side(1)[15]
    wrap_target()
    label("idle")
    wait(1, pin, 0).side(0)  # the previous conversion is out
    wait(0, pin, 0).side(0)[15]  # the next one is ready
    nop().side(0)[13]
    jmp(pin, "idle").side(0)  # it was a glitch
    in_(pins, 1).side(0)
    set(x, 24).side(0)
    label("bit")
    nop().side(1)
    in_(pins, 1).side(0)  # samples as SCK falls, 1 us after it rose
    jmp(x_dec, "bit").side(0)
    push(noblock).side(0)  # a full FIFO loses the newest word and never stalls SCK
    irq(rel(0)).side(0)
    set(y, 15).side(0)  # rest for 4 ms, so that a noisy line cannot flood the node with interrupts
    label("rest")
    set(x, 15).side(0)
    label("nap")
    jmp(x_dec, "nap").side(0)[14]
    jmp(y_dec, "rest").side(0)
    wrap()


class Hx711:
    """One chip on GPIOs `sck` and `dt`, read by `state_machine` into `ring` as `cell`. `clock` returns microseconds."""

    def __init__(
        self, state_machine: int, sck: int, dt: int, cell: int, ring: "Ring", clock: "Callable[[], int]"
    ) -> None:
        self._cell = cell
        self._ring = ring
        self._clock = clock
        data = Pin(dt, Pin.IN, Pin.PULL_UP)  # without a chip the line stays high and no word comes
        self._machine = rp2.StateMachine(
            state_machine,
            read_when_ready,
            freq=CYCLES_HZ,
            sideset_base=Pin(sck, Pin.OUT, value=0),
            in_base=data,
            jmp_pin=data,
        )
        self._watched = clock()
        self._machine.irq(self._drain, hard=True)
        self._machine.active(1)

    def _drain(self, _machine: object) -> None:
        """Hard interrupt: stamp and store the words in the FIFO. Several words are all late."""
        at = (self._clock() - READ_US) & _MASK
        machine = self._machine
        waiting = machine.rx_fifo()
        late = LATE_BIT if waiting > 1 else 0
        while waiting > 0:
            self._ring.put(at, self._cell, machine.get() | late)
            waiting -= 1

    def watch(self, now: int) -> bool:
        """Reset the chip after 1 s of silence or 8 consecutive desyncs; True if reset. Call it a few times a second."""
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

"""Model of a board's `rp2` for MicroPython: a state machine is a queue of words. PIO itself is tested elsewhere."""

machines: dict = {}
words: dict = {}
restarts: list = []
most = 8  # words that a joined FIFO holds


class PIO:
    OUT_LOW, SHIFT_LEFT, JOIN_RX = 2, 0, 2


def asm_pio(**options):
    return lambda program: options


class StateMachine:
    def __init__(self, number, program, freq, sideset_base, in_base, jmp_pin):
        self.number, self.handler = number, None
        assert jmp_pin is in_base
        self.pins = (sideset_base.gpio, in_base.gpio)
        machines[number] = self
        words[number] = []

    def irq(self, handler, hard=False):
        if not hard:
            raise ValueError("a soft interrupt stamps too late")
        self.handler = handler

    def active(self, on):
        pass

    def restart(self):
        restarts.append(self.number)

    def rx_fifo(self):
        return len(words[self.number])

    def get(self):
        return words[self.number].pop(0)

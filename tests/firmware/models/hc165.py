"""Model of a chain of 74HC165 at its three wires, from the data sheet."""

# ruff: noqa: RUF005 - written so that MicroPython reads it too

import machine


class Hc165Chain:
    """`inputs`: bits in the order in which they come out. While SH/LD is low the register follows its inputs at once;
    while it is high each rise of the clock shifts by one, and the serial input, tied to ground, follows."""

    def __init__(self, inputs, latch, sck, q):
        self.inputs = inputs
        self._q = q
        self._register = [0] * len(inputs)
        self._latch = machine.outputs.get(latch, 1)
        self._sck = machine.outputs.get(sck, 0)
        machine.listeners[latch] = self._latched
        machine.listeners[sck] = self._clocked
        self._show()

    def _latched(self, level):
        self._latch = level
        if not level:
            self._register = list(self.inputs)
        self._show()

    def _clocked(self, level):
        rose = level and not self._sck
        self._sck = level
        if rose and self._latch:
            self._register = self._register[1:] + [0]
            self._show()

    def _show(self):
        machine.levels[self._q] = self._register[0] if self._register else 1

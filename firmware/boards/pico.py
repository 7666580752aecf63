"""Raspberry Pi Pico (RP2040)."""

from boards import rp


class Board(rp.Board):
    name = "pico"
    watchdog_control = 0x40058000
    supply_gpio = 29

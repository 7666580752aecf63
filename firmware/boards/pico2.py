"""Raspberry Pi Pico 2 (RP2350)."""

from boards import rp


class Board(rp.Board):
    name = "pico2"
    watchdog_control = 0x400D8000
    supply_gpio = 29

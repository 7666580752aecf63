"""Raspberry Pi Pico W (RP2040 and radio)."""

from boards import rp


class Board(rp.Board):
    name = "pico_w"
    watchdog_control = 0x40058000
    has_radio = True

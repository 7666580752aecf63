"""Raspberry Pi Pico 2 W (RP2350 and radio)."""

from boards import rp


class Board(rp.Board):
    name = "pico2_w"
    watchdog_control = 0x400D8000
    has_radio = True

"""Replacement for MicroPython's `micropython` module under CPython."""


def const(value: int) -> int:
    return value

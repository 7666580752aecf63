"""What the firmware takes from MicroPython's own module and CPython lacks."""


def const(value: int) -> int:
    return value

"""GPIO numbers, the same for every Pico. A test checks that they equal hardware/pins.toml."""

from micropython import const

# (state machine, SCK, DT) of each cell in wire order. State machine 4 belongs to the radio of a Pico W.
TRAY_CELLS = ((0, 2, 3), (1, 4, 5), (2, 6, 7), (3, 8, 9), (5, 10, 11), (6, 12, 13))
PLATE_CELLS = ((0, 2, 3), (1, 4, 5), (2, 6, 7), (3, 8, 9))

LIGHTS = const(14)
BUZZER = const(15)
PADS = (16, 17, 18)  # monkey, butterfly, frog
BUTTONS = (19, 20)  # confirm, back

HALL_SPI = const(0)
HALL_Q = const(16)
HALL_LATCH = const(17)
HALL_SCK = const(18)
HALL_TX = const(19)  # claimed by the SPI, not connected

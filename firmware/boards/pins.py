"""Which pin is what, for every Pico alike. Made to equal hardware/pins.toml, which a test compares."""

from micropython import const

# (state machine, SCK, DT) of each cell in the order of the wire. State machine 4 is the radio's on a Pico W.
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
HALL_TX = const(19)  # taken by the SPI, connected to nothing

"""Model of a board's `machine`: pins with connected parts, SPI edge by edge, PWM, the watchdog.

Runs in MicroPython and CPython alike; nothing here knows a driver.
"""

PWRON_RESET, WDT_RESET = 1, 3

levels: dict = {}  # GPIO -> level driven from outside
outputs: dict = {}  # GPIO -> level that the program drives
listeners: dict = {}  # GPIO -> called with each level that the program drives
tones: list = []  # (hertz, duty) as PWM goes
watchdog: dict = {}  # timeout_ms, time of the last feed, longest time between feeds
clock = [0]  # microseconds
cause = [PWRON_RESET]
on_idle: list = []  # called when the program waits
spis: list = []
registers: dict = {}


class Pin:
    IN, OUT, PULL_UP = 0, 1, 1

    def __init__(self, gpio, mode=IN, pull=0, value=None):
        self.gpio = gpio
        self.pull = pull
        self.mode = mode
        if value is not None:
            self.value(value)

    def value(self, level=None):
        if level is None:
            return levels.get(self.gpio, 1 if self.pull else 0)
        outputs[self.gpio] = level
        if self.gpio in listeners:
            listeners[self.gpio](level)
        return None


class SPI:
    """Sends and takes bytes edge by edge as a PL022 does: `polarity` is the clock's rest, `phase` 1 samples on the
    second edge. Where the sampling edge is also the one that shifts the other side, the race is lost here. Pins that
    the number's function does not reach are refused, as the port does."""

    MSB = 0
    _PINS = {0: ((0, 4, 16), (2, 6, 18), (3, 7, 19)), 1: ((8, 12), (10, 14), (11, 15))}

    def __init__(
        self, number, baudrate=1000000, polarity=0, phase=0, bits=8, firstbit=MSB, sck=None, mosi=None, miso=None
    ):
        rx, clocks, tx = self._PINS[number]
        if miso.gpio not in rx or sck.gpio not in clocks or mosi.gpio not in tx:
            raise ValueError("bad pin")
        self._sck, self._mosi, self._miso = sck, mosi, miso
        self._rest, self._phase = polarity, phase
        self.baudrate = baudrate
        self._sck.value(self._rest)
        spis.append(self)

    def readinto(self, buffer, write=0):
        for place in range(len(buffer)):
            byte = 0
            for _ in range(8):
                for edge in (0, 1):
                    self._sck.value(self._rest if edge else 1 - self._rest)
                    if edge == self._phase:
                        byte = byte << 1 | self._miso.value()
            buffer[place] = byte


class ADC:
    """16 bits of 3.3 V. A model of the temperature sensor reads 706 mV at 27 degrees."""

    CORE_TEMP = 4
    volts: dict = {4: 0.706, 29: 5.0 / 3}

    def __init__(self, pin):
        self._pin = pin

    def read_u16(self):
        return round(65535 * min(self.volts[self._pin], 3.3) / 3.3)


class PWM:
    def __init__(self, pin, freq=0, duty_u16=0):
        self._hertz, self._duty = freq, duty_u16

    def freq(self, hertz):
        self._hertz = hertz

    def duty_u16(self, duty):
        self._duty = duty
        tones.append((clock[0], self._hertz if duty else 0))


class WDT:
    def __init__(self, timeout):
        watchdog.update({"timeout_ms": timeout, "fed": clock[0], "longest_us": 0})

    def feed(self):
        watchdog["longest_us"] = max(watchdog["longest_us"], clock[0] - watchdog["fed"])
        watchdog["fed"] = clock[0]


class _Registers:
    def __getitem__(self, address):
        return registers.get(address, 0)

    def __setitem__(self, address, value):
        registers[address] = value


mem32 = _Registers()


def idle():
    clock[0] += 300  # an interrupt comes at the latest each millisecond
    for call in on_idle:
        call()


def unique_id():
    return b"\xe6\x61\x64\x07\xe3\x12\x34\x56"


def reset_cause():
    return cause[0]


class Reset(Exception):
    pass


def reset():
    raise Reset

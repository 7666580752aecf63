"""Board base class for every Pico: drivers on the pins of boards/pins.py, one wait and one clock (lib/board.pyi)."""

import gc
import os
import sys
from binascii import hexlify
from time import ticks_us as _ticks_us

import machine
import ticks
from boards import pins
from broker import Broker, broker_or_none
from buttons import Buttons
from buzzer import Buzzer
from chip import ChipSensors
from configuration import CELLS, TRAY, configuration_or_default
from conversions import Ring
from crash import kept_line
from flash import forget, store, stored
from hall import SPI_HZ, SPI_MODE, HallChain, Pads
from hx711 import Hx711
from lights import Lights
from machine import ADC, PWM, SPI, WDT, Pin
from micropython import const
from neopixel import NeoPixel
from usb import UsbSerial

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from board import Board as Seam
    from board import Net
    from wifi import Radio

ticks_us: "Callable[[], int]" = _ticks_us  # type: ignore[assignment]  # the stubs type ticks as a class of its own
CONFIG = "config.json"
CRASH = "crash.txt"
BROKER = "broker.json"  # network and password: written by hand or by `palace flash`, never by a message
RING = const(256)  # conversions: half a second of six cells, longer than any wait
WATCHDOG_MS = const(5000)  # the chip's limit is 8.3 s; the longest wait is 0.5 s, for a host that does not read
_POLL_US = const(5000)  # polling interval of buttons, lights and buzzer
_WATCH_US = const(250000)  # interval of checking for silent chips
_IDENTIFY_US = const(3000000)
_LED_US = const(100000)  # half period of the identify blink
# Cause in `hello`: 1 power, 2 manual reset, 3 watchdog or `reboot`. This port reports a reset by the RUN pin as power.
_POWER = const(1)
_WATCHDOG = const(3)
_ENABLE_BIT = const(0x40000000)


class Board:
    """A Pico with the role of its configuration. Subclasses set the board's name and its facts."""

    name = "?"
    watchdog_control = 0  # address of the control register
    has_radio = False
    supply_gpio: int | None = None  # reads a third of the supply; with a radio it is the radio's pin

    def __init__(self) -> None:
        self._config = stored(CONFIG)
        configuration = configuration_or_default(self._config)
        role = configuration.role
        self.cells = CELLS[role]
        self.rt = "micropython " + ".".join([str(part) for part in sys.implementation.version[:3]])
        self.id = hexlify(machine.unique_id()).decode()
        self.boot = hexlify(os.urandom(2)).decode()
        self.cause = _WATCHDOG if machine.reset_cause() == machine.WDT_RESET else _POWER
        self.crash = kept_line(stored(CRASH))
        self.at = self.cell = 0
        self.raw: int | None = None
        self.fault: str | None = None
        self._serial = UsbSerial()
        self._radio: Radio | None = None
        self._led = Pin("LED", Pin.OUT, value=1)
        self._led_on = True
        self._identifying = False
        self._identify_until = 0
        self._lights: Lights | None = None
        self._buzzer: Buzzer | None = None
        if role == TRAY:
            self._lights = Lights(NeoPixel(Pin(pins.LIGHTS), self.cells), self.cells)
            self._buzzer = Buzzer(PWM(Pin(pins.BUZZER), freq=440, duty_u16=0))
            self._hall: Pads | HallChain = Pads(pins.PADS)
            self._buttons = Buttons(pins.BUTTONS)
            self.hall_pads = len(pins.PADS)
            wiring: tuple[tuple[int, int, int], ...] = pins.TRAY_CELLS
        else:
            spi = SPI(
                pins.HALL_SPI,
                baudrate=SPI_HZ,
                sck=Pin(pins.HALL_SCK),
                mosi=Pin(pins.HALL_TX),
                miso=Pin(pins.HALL_Q, Pin.IN, Pin.PULL_UP),
                **SPI_MODE,
            )
            self.hall_pads = configuration.hall_bits
            self._hall = HallChain(spi, Pin(pins.HALL_LATCH, Pin.OUT, value=1), self.hall_pads)
            self._buttons = Buttons(())
            wiring = pins.PLATE_CELLS
        self.presses = self._buttons.presses
        self._ring = Ring(self.cells, RING)
        self._chips = [
            Hx711(state_machine, sck, dt, cell, self._ring, ticks_us)
            for cell, (state_machine, sck, dt) in enumerate(wiring)
        ]
        supply = None if self.supply_gpio is None else ADC(self.supply_gpio)
        self._sensors = ChipSensors(ADC(ADC.CORE_TEMP), supply)
        self._poll_due = self._watch_due = self.ticks()
        gc.collect()
        self._watchdog = WDT(timeout=WATCHDOG_MS)

    # time and conversions

    def ticks(self) -> int:
        return ticks_us() & ticks.MASK

    def wait(self, deadline: int) -> None:
        while True:
            self._watchdog.feed()
            now = self.ticks()
            if ticks.diff(now, self._poll_due) >= 0:
                self._poll(now)
            if self._ring.ready() or ticks.diff(deadline, now) <= 0:
                return
            if self._radio is None and self._serial.ready():  # over Wi-Fi the node ignores the serial line
                return
            machine.idle()  # sleeps until an interrupt, at most 1 ms

    def conversion(self) -> bool:
        ring = self._ring
        if not ring.take():
            return False
        self.at = ring.at
        self.cell = ring.cell
        self.raw = ring.raw
        self.fault = ring.fault
        return True

    def _poll(self, now: int) -> None:
        self._poll_due = ticks.add(now, _POLL_US)
        self._buttons.poll(now)
        if self._lights:
            self._lights.poll(now)
        if self._buzzer:
            self._buzzer.poll(now)
        self._blink(now)
        if ticks.diff(now, self._watch_due) >= 0:
            self._watch_due = ticks.add(now, _WATCH_US)
            for chip in self._chips:
                chip.watch(now)
            if self._radio:
                self._radio.poll(now)

    def _blink(self, now: int) -> None:
        """Drive the on-board LED: on, or blinking during identify. Written only on change."""
        if self._identifying and ticks.diff(now, self._identify_until) >= 0:
            self._identifying = False
        on = not self._identifying or now // _LED_US % 2 == 0
        if on != self._led_on:
            self._led_on = on
            self._led.value(1 if on else 0)

    # serial, lights, buttons

    def read(self) -> bytes:
        return self._serial.read()

    def write(self, line: bytes) -> None:
        self._serial.write(line)

    def hall(self) -> str:
        return self._hall.text()

    def lights(self, codes: "list[int]") -> None:
        if self._lights:
            self._lights.show(codes)

    def beep(self, cue: str) -> None:
        if self._buzzer:
            self._buzzer.play(cue, self.ticks())

    def identify(self) -> None:
        self._identifying = True
        self._identify_until = ticks.add(self.ticks(), _IDENTIFY_US)
        if self._lights:
            self._lights.identify(self._identify_until)
        self.beep("identify")

    # configuration and broker, which persist across boots

    def config(self) -> bytes:
        return self._config

    def keep(self, text: bytes) -> None:
        self._config = text
        store(CONFIG, text)

    def keep_crash(self, line: str) -> None:
        if line != kept_line(stored(CRASH)):  # a board that crashes again and again does not wear its flash out
            store(CRASH, line.encode())

    def forget_crash(self) -> None:
        forget(CRASH)

    @property
    def drop(self) -> int:
        """Conversions and lines lost on this board."""
        return self._ring.drop + self._serial.drop

    def broker(self) -> "Broker | None":
        """The broker from broker.json; None if there is none or the board has no radio: the node uses USB."""
        return broker_or_none(stored(BROKER), self.id) if self.has_radio else None

    def net(self, broker: Broker) -> "Net":
        from wifi import Radio, RadioTcp  # imported late: only boards with a radio have `network`

        self._radio = Radio(broker, self.ticks())
        return RadioTcp(self._radio, broker.address, broker.port)

    def mem(self) -> int:
        gc.collect()  # without this the number says how long ago the last collection was
        return gc.mem_free()

    def signal(self) -> "int | None":
        """Signal strength of the access point in dBm; None over USB."""
        return self._radio.signal() if self._radio else None

    def temperature(self) -> "int | None":
        """Of the chip, in 0.1 degrees Celsius."""
        return self._sensors.temperature()

    def supply(self) -> "int | None":
        """In mV; None on a board with a radio."""
        return self._sensors.supply()

    def reboot(self) -> None:
        machine.reset()

    def release(self) -> None:
        """Stop the watchdog, so that the prompt stays available to a person or mpremote."""
        machine.mem32[self.watchdog_control] &= ~_ENABLE_BIT


if TYPE_CHECKING:

    def _fits(board: Board) -> Seam:
        return board

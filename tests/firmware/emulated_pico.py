"""A whole Pico in an emulator: MicroPython from a UF2 image, HX711 models on its pins, its USB console.

Everything runs on the emulator's own clock, in the caller's event loop. Nothing here fetches an image.
"""

import asyncio
import struct
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from rp2040py.boards import BoardSpec
from rp2040py.device.mp_device import MicroPythonDevice
from rp2040py.external.ws2812 import Ws2812
from rp2040py.gpio_pin import GPIOPinState
from rp2040py.memory_map import FLASH_START_ADDRESS
from tests.firmware.hx711_model import NEVER_NS, Hx711Model

BOOT_SECONDS = 300.0  # wall-clock timeout for MicroPython to answer over USB
CHUNK = 4096  # bytes of a file per source: at most four characters each, which fit the heap of an idle Pico
GLANCE = 0.02  # wall-clock polling interval in seconds
_LETTERS_AT_ONCE = 256  # half of the emulated host's queue
_TEMPERATURE, _SUPPLY, _ADC_FULL, _REFERENCE_V = 4, 3, 4095, 3.3
_WATCHDOG, _ENABLED = 0x40058000, 1 << 30
# Each access to the bus looks for an override of its method. With the method in the instance this takes half the time.
_BUS = ("read_uint8", "read_uint16", "read_uint32", "write_uint8", "write_uint16", "write_uint32")
_UF2_BLOCK, _UF2_PAYLOAD = 512, 256
_UF2_START, _UF2_SECOND, _UF2_END, _UF2_FAMILY = 0x0A324655, 0x9E5D5157, 0x0AB16F30, 0xE48BFF56


def uf2(program: bytes) -> bytes:
    """A UF2 image with `program` at the start of the flash."""
    pieces = [program[at : at + _UF2_PAYLOAD] for at in range(0, len(program), _UF2_PAYLOAD)]
    blocks = []
    for number, piece in enumerate(pieces):
        place = FLASH_START_ADDRESS + _UF2_PAYLOAD * number
        head = (_UF2_START, _UF2_SECOND, 0x2000, place, _UF2_PAYLOAD, number, len(pieces), _UF2_FAMILY)
        body = struct.pack("<8I", *head) + piece.ljust(_UF2_PAYLOAD, b"\0")
        blocks.append(body.ljust(_UF2_BLOCK - 4, b"\0") + struct.pack("<I", _UF2_END))
    return b"".join(blocks)


def writing(path: str, data: bytes) -> Iterable[str]:
    """Python sources that write `data` to `path` when a board executes them."""
    folder = path.rpartition("/")[0]
    if folder:
        yield f"import os\ntry:\n os.mkdir({folder!r})\nexcept OSError:\n pass\n"
    yield f"open({path!r}, 'wb').close()\n"
    for at in range(0, len(data), CHUNK):
        yield f"f = open({path!r}, 'ab')\nf.write({data[at : at + CHUNK]!r})\nf.close()\n"


class EmulatedPico:
    """An emulated Pico with an image. `boot` or `run_bare` starts it in the caller's event loop.

    The emulated USB host answers each read at once, with an empty packet where it has nothing. That keeps the processor
    awake, and it must: while it sleeps, the emulator's PIO does not keep time, and words of the chips come wrong.
    """

    def __init__(self, image: Path) -> None:
        self.device = MicroPythonDevice(board=BoardSpec(image=image))
        self.mcu = self.device.mcu
        self.clock = self.device.simulator.clock
        for name in _BUS:
            vars(self.mcu)[name] = getattr(self.mcu, name)
        self._came = bytearray()
        self._due: list[Callable[[], None]] = []
        self.mcu.adc.channel_values[_TEMPERATURE] = round(0.706 / _REFERENCE_V * _ADC_FULL)  # 27 degrees
        self.mcu.adc.channel_values[_SUPPLY] = round(5.0 / 3 / _REFERENCE_V * _ADC_FULL)

    @property
    def now(self) -> float:
        """Time of the emulated board in nanoseconds."""
        return self.clock.nanos

    def solder(self, model: Hx711Model, sck: int, dt: int) -> Hx711Model:
        """Connect a chip to two pins; it converts in the board's time."""
        pad = self.mcu.gpio[dt]
        model.drive = pad.set_input_value
        pad.set_input_value(True)
        alarm = self.clock.create_alarm(lambda: self._wake(model, alarm))
        self.mcu.gpio[sck].add_listener(lambda state, _: self._edge(model, state, alarm))
        self._due.append(lambda: self._wake(model, alarm))
        return model

    def lights(self, gpio: int) -> list[list[tuple[int, ...]]]:
        """Connect a strip of WS2812 to a pin; the result gets each frame that is shown. Call it before the start."""
        frames: list[list[tuple[int, ...]]] = []
        Ws2812(gpio, on_pixels=frames.append).attach(self.mcu)
        return frames

    @property
    def watched(self) -> bool:
        """Whether the watchdog would restart the board."""
        return bool(self.mcu.read_uint32(_WATCHDOG) & _ENABLED)

    def _edge(self, model: Hx711Model, state: GPIOPinState, alarm) -> None:
        now = round(self.now)
        model.advance(now)
        model.sck(state == GPIOPinState.HIGH, now)
        self._arm(model, alarm)

    def _wake(self, model: Hx711Model, alarm) -> None:
        model.advance(self.now)
        self._arm(model, alarm)

    def _arm(self, model: Hx711Model, alarm) -> None:
        due = model.due()
        if due < NEVER_NS:
            alarm.schedule(max(1.0, due - self.now))

    async def boot(self) -> None:
        """Run until MicroPython answers over USB."""
        await self.device.astart(BOOT_SECONDS)
        for wake in self._due:
            wake()

    async def run_bare(self, seconds: float) -> None:
        """Run an image without USB for `seconds` of the board's time."""
        self.device.simulator.bind_loop()
        self.mcu.core.pc = FLASH_START_ADDRESS
        for wake in self._due:
            wake()
        self.device.simulator.start_execution()
        await self.pass_time(seconds, lambda: None)

    async def put(self, files: Mapping[str, bytes]) -> None:
        """Write files through the board's interpreter, as `palace flash` does."""
        for path, data in files.items():
            for source in writing(path, data):
                _, wrong = await self.device.aexec(source, BOOT_SECONDS)
                if wrong:
                    raise AssertionError(f"{path}: {wrong.decode(errors='replace')}")

    async def restart(self) -> None:
        """Reset the board, which starts main.py; `take` then returns the console's output."""
        await self.device.ahard_reset(BOOT_SECONDS)
        self.device.cdc.on_serial_data = self._came.extend

    def take(self) -> bytes:
        """Console output since the last call."""
        data = bytes(self._came)
        self._came.clear()
        return data

    async def say(self, data: bytes) -> None:
        """Send bytes to the console, at the speed of the emulated host's queue."""
        for at in range(0, len(data), _LETTERS_AT_ONCE):
            for byte in data[at : at + _LETTERS_AT_ONCE]:
                self.device.cdc.send_serial_byte(byte)
            await asyncio.sleep(GLANCE)

    async def pass_time(self, seconds: float, look: Callable[[], object]) -> None:
        """Run for `seconds` of the board's time and call `look` regularly."""
        end = self.now + 1e9 * seconds
        while self.now < end:
            await asyncio.sleep(GLANCE)
            if self.device.simulator.engine_room_error is not None:
                raise self.device.simulator.engine_room_error
            look()

    def stop(self) -> None:
        self.device.stop()

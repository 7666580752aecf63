"""The serial line over USB: the driver in the real MicroPython on a pty, with every byte value."""

import json
import os
import pty
import select
import subprocess
import tty
from pathlib import Path

import pytest

from palace_hub.link import firmware

SCRIPT = Path(__file__).parent / "models/usb_reader.py"
DEADLINE = 60.0
MOST_AT_ONCE = 256  # bytes per call, so that a flood does not delay conversions
FOUND = firmware.micropython()


@pytest.mark.skipif(FOUND is None, reason="no MicroPython for this machine in the index")
def test_every_byte_arrives_in_pieces_without_waiting_and_a_line_not_taken_is_counted():
    far, near = pty.openpty()
    tty.setraw(near)
    sent = bytes(range(256)) * 8 + b"end"

    def heard() -> bytes:
        line = b""
        while not line.endswith(b"\n"):
            assert select.select([far], [], [], DEADLINE)[0], line
            line += os.read(far, 4096)
        return line

    argv = [*FOUND.argv_prefix, str(SCRIPT), str(firmware.firmware_folder())]
    with subprocess.Popen(argv, stdin=near, stdout=near) as reader:
        try:
            assert heard() == b"ready\n"
            os.write(far, sent)
            report = json.loads(heard())
            assert reader.wait(DEADLINE) == 0
        finally:
            reader.kill()
            os.close(far)
            os.close(near)
    assert report["nothing"] == 0
    assert (report["bytes"], report["sum"]) == (len(sent), sum(sent))
    assert 0 < report["most"] <= MOST_AT_ONCE
    assert report["drop"] == 1

"""Which ports are opened: a board's by its vendor and product, one that was a node's before, and no other."""

import os
import pty
import termios
from pathlib import Path
from types import SimpleNamespace

import pytest

from palace_hub.link import ports
from palace_hub.link.known_ports import MOST_PORTS, KeptPorts, KnownPorts
from palace_hub.link.ports import UsbPort
from palace_hub.link.serial_link import SerialLink

PICO = (0x2E8A, 0x0005)
FOREIGN = {
    "Zigbee stick": (0x10C4, 0xEA60),
    "3D printer": (0x1A86, 0x7523),
    "Arduino": (0x2341, 0x0043),
    "debug probe of Raspberry Pi": (0x2E8A, 0x000C),
    "Zigbee stick of its own product": (0x1CF1, 0x0030),
}


def usb(device: str, vendor: int | None, product: int | None, **more: str | None) -> SimpleNamespace:
    plain = {"serial_number": None, "location": "1-1.2", "description": "a thing"}
    return SimpleNamespace(device=device, vid=vendor, pid=product, **{**plain, **more})


@pytest.fixture
def plugged(monkeypatch):
    """Sets what is plugged into this machine."""

    def plug(*found: SimpleNamespace) -> None:
        monkeypatch.setattr(ports.list_ports, "comports", lambda: list(found))

    return plug


def test_only_the_boards_of_the_project_are_found_by_themselves(plugged):
    others = [usb(f"/dev/ttyUSB{n}", *ids) for n, ids in enumerate(FOREIGN.values())]
    plugged(usb("/dev/ttyS0", None, None), *others, usb("/dev/ttyACM1", *PICO), usb("/dev/ttyACM0", *PICO))
    assert ports.scan() == ["/dev/ttyACM0", "/dev/ttyACM1"]
    assert {port.path for port in ports.foreign()} == {port.device for port in others}


def test_a_port_that_was_a_nodes_is_known_again_and_its_neighbour_is_not(plugged, tmp_path: Path):
    adapter = usb("/dev/ttyUSB0", 0x1A86, 0x7523)
    stick = usb("/dev/ttyUSB1", 0x10C4, 0xEA60, serial_number="0001")
    plugged(adapter, stick, usb("/dev/ttyACM0", *PICO))
    known = KnownPorts.read(tmp_path)
    assert ports.scan(known.identities()) == ["/dev/ttyACM0"]
    for path in ("/dev/ttyUSB0", "/dev/ttyUSB0", "/dev/ttyACM0", "/dev/ttyS9"):
        known.note(path)
    again = KnownPorts.read(tmp_path).identities()
    assert again == ("1a86:7523:@1-1.2",)
    assert ports.scan(again) == ["/dev/ttyACM0", "/dev/ttyUSB0"]
    plugged(usb("/dev/ttyUSB0", 0x1A86, 0x7523, location="1-1.3"))
    assert ports.scan(again) == []


def test_the_list_of_known_ports_is_bounded_and_a_damaged_one_is_empty(tmp_path: Path):
    known = KnownPorts.read(tmp_path)
    for number in range(MOST_PORTS + 5):
        known.note("/dev/x", lambda: [UsbPort("/dev/x", 1, 2, f"s{number}")])  # noqa: B023 - called at once
    assert KnownPorts.read(tmp_path).content == KeptPorts(
        tuple(f"0001:0002:s{number}" for number in range(5, MOST_PORTS + 5))
    )
    known.path.write_bytes(b"\xff")
    assert KnownPorts.read(tmp_path).identities() == ()


def test_a_closed_port_has_its_former_settings_back():
    far, near = pty.openpty()
    try:
        settings = termios.tcgetattr(near)
        settings[4] = settings[5] = termios.B1200
        settings[2] |= termios.PARENB
        termios.tcsetattr(near, termios.TCSANOW, settings)
        before = termios.tcgetattr(near)
        link = SerialLink(os.ttyname(near))
        assert termios.tcgetattr(near) != before
        link.close()
        assert termios.tcgetattr(near) == before
    finally:
        os.close(far)
        os.close(near)


def test_this_machine_can_be_scanned():
    assert all(path.startswith("/") for path in ports.scan())

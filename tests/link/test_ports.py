"""The scan takes USB ports whatever their names, and leaves built-in ones alone."""

from types import SimpleNamespace

from palace_hub.link import ports


def test_usb_ports_are_candidates_and_others_are_not(monkeypatch):
    found = [
        SimpleNamespace(device="/dev/ttyS0", vid=None),
        SimpleNamespace(device="/dev/ttyUSB3", vid=0x1A86),
        SimpleNamespace(device="/dev/ttyACM0", vid=0x2E8A),
    ]
    monkeypatch.setattr(ports.list_ports, "comports", lambda: found)
    assert ports.scan() == ["/dev/ttyACM0", "/dev/ttyUSB3"]


def test_this_machine_can_be_scanned():
    assert all(path.startswith("/") for path in ports.scan())

"""Serial ports that may lead to a node. A node is known by its hello, never by the port's name."""

from serial.tools import list_ports


def scan() -> list[str]:
    """Paths of the USB serial ports of this machine, sorted. Built-in ports have no vendor id and are left alone."""
    return sorted(port.device for port in list_ports.comports() if port.vid is not None)

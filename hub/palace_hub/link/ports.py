"""Serial ports that a node may hang on. Names decide nothing: which node it is, its hello says."""

from serial.tools import list_ports


def scan() -> list[str]:
    """Paths of the USB serial ports of this machine, sorted. Built-in ports have no vendor id and are left alone."""
    return sorted(port.device for port in list_ports.comports() if port.vid is not None)

"""USB serial ports that may lead to a node.

A node is known by its hello, but a foreign device must not be asked for one: opening its port may reset it. So its
vendor and product decide first.
"""

from collections.abc import Container
from dataclasses import dataclass

from serial.tools import list_ports

NODE_PRODUCTS = frozenset({(0x2E8A, 0x0005)})
"""USB vendor and product of a possible node: Raspberry Pi, MicroPython, the same on all four kinds of Pico. Source: the
list of product numbers that Raspberry Pi publishes. Their debug probe has another product."""


@dataclass(frozen=True, slots=True)
class UsbPort:
    """A USB serial port. `name` is text from the device."""

    path: str
    vendor: int
    product: int
    serial: str = ""
    location: str = ""
    """The socket that it is plugged into."""
    name: str = ""

    @property
    def identity(self) -> str:
        """The device's own numbers; the socket stands for a serial number that it lacks."""
        return f"{self.vendor:04x}:{self.product:04x}:{self.serial or '@' + self.location}"

    def may_be_node(self, known: Container[str] = ()) -> bool:
        """Whether its vendor and product are a node's, or its identity is among the `known` ones."""
        return (self.vendor, self.product) in NODE_PRODUCTS or self.identity in known


def usb_ports() -> list[UsbPort]:
    """The USB serial ports of this machine, sorted by path. Opens none."""
    found = [
        UsbPort(
            port.device,
            port.vid,
            port.pid or 0,
            port.serial_number or "",
            port.location or "",
            port.description or "",
        )
        for port in list_ports.comports()
        if port.vid is not None
    ]
    return sorted(found, key=lambda port: port.path)


def scan(known: Container[str] = ()) -> list[str]:
    """Paths of the ports that may be a node's: by vendor and product, or because they were one's before."""
    return [port.path for port in usb_ports() if port.may_be_node(known)]


def foreign(known: Container[str] = ()) -> list[UsbPort]:
    """The ports of other devices, which nobody opens without being told to."""
    return [port for port in usb_ports() if not port.may_be_node(known)]

"""The listeners of a Mosquitto configuration, and which of them accept anonymous clients."""

import ipaddress
import re
from dataclasses import dataclass

SETTING = re.compile("[a-z][a-z0-9_]*")


@dataclass(frozen=True, slots=True)
class Listener:
    """A listener: its line in the file, the address that it binds to ("": every address), and anonymous access."""

    line: int
    port: str
    address: str
    anonymous: bool

    @property
    def open(self) -> bool:
        """Whether other machines reach it without a password."""
        return self.anonymous and not is_loopback(self.address)


def is_loopback(address: str) -> bool:
    """Whether only this machine reaches `address`. A path is a local socket, "" is every address."""
    if address.startswith("/") or address == "localhost":
        return True
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


@dataclass
class _ListenerLines:
    line: int
    port: str
    address: str = ""
    anonymous: bool | None = None  # None: the broker's common setting


def strange_line(text: str) -> int | None:
    """Number (from 1) of the first line that is neither a comment nor a setting with a value; None without one."""
    for number, line in enumerate(text.splitlines(), 1):
        name, *values = line.split() or ["#"]
        if not name.startswith("#") and not (values and SETTING.fullmatch(name)):
            return number
    return None


def listeners(text: str) -> list[Listener]:
    """The listeners of a configuration as Mosquitto 2 reads it; none if it has only the implicit loopback listener."""
    sections: list[_ListenerLines] = []
    default_address = ""
    per_listener = everybody = False
    for number, line in enumerate(text.splitlines(), 1):
        name, *values = line.split() or ["#"]
        value = values[0] if values else ""
        if name == "listener":
            sections.append(_ListenerLines(number, value, values[1] if len(values) > 1 else ""))
        elif name == "port":
            sections.insert(0, _ListenerLines(number, value, "?"))
        elif name == "bind_address":
            default_address = value
        elif name == "per_listener_settings":
            per_listener = value == "true"
        elif name == "listener_allow_anonymous" or (name == "allow_anonymous" and per_listener):
            if sections:
                sections[-1].anonymous = value == "true"
        elif name == "allow_anonymous":
            everybody = value == "true"
    return [
        Listener(
            lines.line,
            lines.port,
            default_address if lines.address == "?" else lines.address,
            everybody if lines.anonymous is None else lines.anonymous,
        )
        for lines in sections
    ]

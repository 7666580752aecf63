"""Which listeners a Mosquitto configuration opens, and which of them let anybody in."""

import ipaddress
import re
from dataclasses import dataclass

SETTING = re.compile("[a-z][a-z0-9_]*")


@dataclass(frozen=True, slots=True)
class Listener:
    """`line` of the file, what it binds to (`""`: every address) and whether anybody may come in."""

    line: int
    port: str
    address: str
    anonymous: bool

    @property
    def open(self) -> bool:
        """Reachable from other machines, and asks nobody for a password."""
        return self.anonymous and not is_loopback(self.address)


def is_loopback(address: str) -> bool:
    """Whether only this machine reaches `address`. A path is a socket of this machine, `""` is every address."""
    if address.startswith("/") or address == "localhost":
        return True
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


@dataclass
class _Reading:
    line: int
    port: str
    address: str = ""
    anonymous: bool | None = None  # None: what the whole broker says


def strange_line(text: str) -> int | None:
    """The first line, from 1, that no Mosquitto configuration has: a setting's name and its value, or a comment."""
    for number, line in enumerate(text.splitlines(), 1):
        name, *values = line.split() or ["#"]
        if not name.startswith("#") and not (values and SETTING.fullmatch(name)):
            return number
    return None


def listeners(text: str) -> list[Listener]:
    """The listeners of a configuration as Mosquitto 2 reads it. None named: loopback alone, which is none here."""
    found: list[_Reading] = []
    default_address = ""
    per_listener = everybody = False
    for number, line in enumerate(text.splitlines(), 1):
        name, *values = line.split() or ["#"]
        value = values[0] if values else ""
        if name == "listener":
            found.append(_Reading(number, value, values[1] if len(values) > 1 else ""))
        elif name == "port":
            found.insert(0, _Reading(number, value, "?"))
        elif name == "bind_address":
            default_address = value
        elif name == "per_listener_settings":
            per_listener = value == "true"
        elif name == "listener_allow_anonymous" or (name == "allow_anonymous" and per_listener):
            if found:
                found[-1].anonymous = value == "true"
        elif name == "allow_anonymous":
            everybody = value == "true"
    return [
        Listener(
            one.line,
            one.port,
            default_address if one.address == "?" else one.address,
            everybody if one.anonymous is None else one.anonymous,
        )
        for one in found
    ]

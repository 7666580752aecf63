"""Why a port cannot be opened, with the fix: missing rights, another program, ModemManager."""

import getpass
import grp
import os
from pathlib import Path

from palace_hub.errors import LinkFault
from palace_hub.link.faults import PortAbsent, PortForbidden, PortHeld
from palace_hub.link.port_holders import PROC, holders
from palace_hub.locale.message import Message

HUB_COMMAND = "palace"
USUAL_GROUP = "dialout"  # Debian's and Raspberry Pi OS's; Arch and Fedora may have another


def trouble(fault: LinkFault, path: str, proc: Path = PROC) -> Message:
    """The sentence for `fault` of the port `path`, with its fix."""
    if isinstance(fault, PortForbidden):
        return Message("port-forbidden", {"port": path, "user": _user(), "group": _group(path)})
    if isinstance(fault, PortHeld):
        found = holders(path, proc)
        if not found:
            return Message("port-held", {"port": path})
        first = next((holder for holder in found if holder.name == HUB_COMMAND), found[0])
        key = "port-held-modemmanager" if first.name == "ModemManager" else "port-held-by"
        return Message(key, {"port": path, "program": first.name, "pid": str(first.pid)})
    if isinstance(fault, PortAbsent):
        return Message("port-absent", {"port": path})
    if not _is_serial(path):
        return Message("port-not-serial", {"port": path})
    return Message("port-broken", {"port": path, "what": str(fault.params.get("detail", fault))})


def shared(path: str, proc: Path = PROC) -> list[Message]:
    """A sentence for each other program that has the port `path` open besides this one."""
    return [
        Message("port-shared", {"port": path, "program": holder.name, "pid": str(holder.pid)})
        for holder in holders(path, proc)
    ]


def _is_serial(path: str) -> bool:
    """False for a file or a device that is no line at all; where it cannot be told, it may be one."""
    try:
        found = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY)
    except OSError:
        return True
    try:
        return os.isatty(found)
    finally:
        os.close(found)


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return str(os.getuid())


def _group(path: str) -> str:
    """The group that the port belongs to: who is in it may open the port. Root's own group is nobody's way in."""
    try:
        number = os.stat(path).st_gid
        return grp.getgrgid(number).gr_name if number else USUAL_GROUP
    except (OSError, KeyError):
        return USUAL_GROUP

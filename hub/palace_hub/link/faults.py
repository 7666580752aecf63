"""Faults of ports, brokers and nodes; each has the key of its sentence.

LinkFault                 (palace_hub.errors)
├── PortAbsent            no such port
├── PortForbidden         this user may not open it
├── PortHeld              another program has it
├── PortGone              it went away while open, or while it was opened
├── PortBlocked           it takes no bytes: nobody reads at the other end
├── PortBroken            anything else the system reports
├── BrokerAbsent          nobody listens there, or no answer
├── BrokerRefuses         the broker does not let this hub in, or not to its topics
├── BrokerGone            the connection to the broker ended
└── NodeOff               the broker says that the node has gone
"""

import errno
import termios

from serial import SerialException, SerialTimeoutException

from palace_hub.errors import LinkFault


class PortAbsent(LinkFault):
    key = "link-port-absent"


class PortForbidden(LinkFault):
    key = "link-port-forbidden"


class PortHeld(LinkFault):
    key = "link-port-held"


class PortGone(LinkFault):
    key = "link-port-gone"


class PortBlocked(LinkFault):
    key = "link-port-blocked"


class PortBroken(LinkFault):
    key = "link-port-broken"


class BrokerAbsent(LinkFault):
    key = "link-broker-absent"


class BrokerRefuses(LinkFault):
    key = "link-broker-refuses"


class BrokerGone(LinkFault):
    key = "link-broker-gone"


class NodeOff(LinkFault):
    key = "link-node-off"


_OPENING: dict[int, type[LinkFault]] = {
    errno.ENOENT: PortAbsent,
    errno.ENODEV: PortAbsent,
    errno.ENXIO: PortAbsent,
    errno.EACCES: PortForbidden,
    errno.EPERM: PortForbidden,
    errno.EBUSY: PortHeld,
    errno.EAGAIN: PortHeld,
    errno.EIO: PortGone,
}


def opening_fault(path: str, fault: Exception) -> LinkFault:
    """The fault of an attempt to open `path`."""
    # Where a board goes away at this moment pyserial lets the terminal's own error through, which is no OSError.
    number = fault.args[0] if isinstance(fault, termios.error) else getattr(fault, "errno", None)
    kind = _OPENING.get(number, PortBroken) if number is not None else PortBroken
    if "exclusively lock" in str(fault):
        kind = PortHeld
    return kind(f"{path}: {fault}", path=path, detail=str(fault))


def using_fault(path: str, fault: Exception) -> LinkFault:
    """The fault of a read or write on the open port `path`."""
    kind: type[LinkFault] = PortBroken
    if isinstance(fault, SerialTimeoutException):
        kind = PortBlocked
    elif isinstance(fault, SerialException) or getattr(fault, "errno", None) in (errno.EIO, errno.ENODEV, errno.ENXIO):
        kind = PortGone
    return kind(f"{path}: {fault}", path=path, detail=str(fault))

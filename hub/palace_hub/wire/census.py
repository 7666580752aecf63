"""Which link may welcome a node when the same chip answers on several.

A node's identity is the chip's id, never the port. If one boot answers on two links, serial wins. Another boot with the
id of a living node is a second device, or a node that left its old link: it is refused until the old one is lost, so
that no count jumps between devices.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class Carrier(StrEnum):
    """The medium of a link."""

    SERIAL = "serial"
    MQTT = "mqtt"


@dataclass(frozen=True, slots=True)
class NodePlace:
    """A node on a link. `alive`: it is in a session there, and has not been silent for the time that makes it lost."""

    carrier: Carrier
    node: str
    boot: str
    alive: bool = True


class Admission(StrEnum):
    """The answer to a node that says hello."""

    WELCOME = "welcome"  # nobody else has this id
    TAKES_OVER = "takes_over"  # the same boot, over MQTT so far: that session ends
    SPARE = "spare"  # the same boot is alive on a link that is as good or better
    COPY = "copy"  # another boot of this id is alive elsewhere


TABLE: dict[tuple[bool, bool], Admission] = {
    # same boot, newcomer on serial where the other is not
    (True, True): Admission.TAKES_OVER,
    (True, False): Admission.SPARE,
    (False, True): Admission.COPY,
    (False, False): Admission.COPY,
}
"""The answer that one living link with the same id demands."""

_ORDER = (Admission.COPY, Admission.SPARE, Admission.TAKES_OVER, Admission.WELCOME)


def admission(newcomer: NodePlace, others: Iterable[NodePlace]) -> Admission:
    """The answer to `newcomer`: the strictest that the nodes on `others` demand."""
    asked = {
        TABLE[newcomer.boot == other.boot, newcomer.carrier is Carrier.SERIAL and other.carrier is Carrier.MQTT]
        for other in others
        if other.alive and other.node == newcomer.node
    }
    return next((kind for kind in _ORDER if kind in asked), Admission.WELCOME)

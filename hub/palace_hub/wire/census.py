"""Which link a node may be welcomed on, when the same chip answers on several. Sans-I/O: a function of who is where.

Identity is the chip's id, never the port. One boot of one chip may answer on two links: then serial wins. Another boot
under the id of a node that is alive is another device with the same id, or a node that has left its old link without a
word: it is turned away until the old one is lost, so that no count ever jumps from one device to the other.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class Carrier(StrEnum):
    """What a link hangs on."""

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
    """What is to become of a node that says hello."""

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
"""What one other link with the same id, alive, makes of the newcomer."""

_ORDER = (Admission.COPY, Admission.SPARE, Admission.TAKES_OVER, Admission.WELCOME)


def admission(newcomer: NodePlace, others: Iterable[NodePlace]) -> Admission:
    """What becomes of `newcomer`, given everybody on other links; the strictest of what each of them asks for."""
    asked = {
        TABLE[newcomer.boot == other.boot, newcomer.carrier is Carrier.SERIAL and other.carrier is Carrier.MQTT]
        for other in others
        if other.alive and other.node == newcomer.node
    }
    return next((kind for kind in _ORDER if kind in asked), Admission.WELCOME)

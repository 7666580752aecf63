"""What mass and place cannot show, so that nobody believes that the plate would: each with its reason.

At silver brick and leaf weigh 0.44 g both, at gold a magnet and its plug add 0.18 g a foot to bricks alone: the two
greens weigh 0.44 g at either level. A knob and the nearest middle of its arch lie 8 mm apart; a press of 1 kg that
shifts the zero by 3e-5 of its peak moves the place of a leaf by 4 mm and of a gold brick by 6 (standard deviations),
whatever is pressed later.
"""

from dataclasses import dataclass
from typing import Final

from palace_hub.locale.message import Message


@dataclass(frozen=True, slots=True)
class DetectionLimit:
    """`rules`: the numbers of the rules whose breaking may stay unseen or take another name; empty where none does.
    `levels`: the build levels at which it is so. `reason` says what and why."""

    rules: tuple[str, ...]
    levels: tuple[str, ...]
    reason: Message


DETECTION_LIMITS: Final = (
    DetectionLimit(("4.2", "5.1"), ("silver",), Message("plate-invisible-leaf")),
    DetectionLimit(("5.1",), ("silver", "gold"), Message("plate-invisible-beside-the-end")),
    DetectionLimit((), ("silver", "gold"), Message("plate-invisible-two-greens")),
    DetectionLimit(("3.3", "4.4"), ("silver", "gold"), Message("plate-invisible-under-an-arch")),
    DetectionLimit((), ("silver", "gold"), Message("plate-invisible-order")),
)


def limits_at(level: str) -> tuple[Message, ...]:
    """The reasons that hold at a build level ("silver" or "gold"); none at any other."""
    return tuple(limit.reason for limit in DETECTION_LIMITS if level in limit.levels)

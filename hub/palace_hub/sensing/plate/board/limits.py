"""Detection limits: builds that mass and place cannot distinguish, each with the reason that the doctor shows.

At silver a brick and a leaf weigh 0.44 g each. At gold a magnet and its plug add 0.18 g for each foot to building
bricks alone; the two greens weigh 0.44 g at either level (catalogue). A knob and the nearest place on an arch's middle
are 8 mm apart. A press of 1 kg with a zero shift of 3e-5 moves the place of a leaf by 4 mm and of a gold brick by 6 mm
(standard deviations, worked out).
"""

from dataclasses import dataclass
from typing import Final

from palace_hub.locale.message import Message


@dataclass(frozen=True, slots=True)
class DetectionLimit:
    """One limit of what the plate can show."""

    rules: tuple[str, ...]
    """Rules whose violation may stay undetected or be named otherwise; empty: none."""
    levels: tuple[str, ...]
    """Build levels with this limit: "silver", "gold"."""
    reason: Message
    """What cannot be distinguished, and why."""


DETECTION_LIMITS: Final = (
    DetectionLimit(("4.2", "5.1"), ("silver",), Message("plate-invisible-leaf")),
    DetectionLimit(("5.1",), ("silver", "gold"), Message("plate-invisible-beside-the-end")),
    DetectionLimit((), ("silver", "gold"), Message("plate-invisible-two-greens")),
    DetectionLimit(("3.3", "4.4"), ("silver", "gold"), Message("plate-invisible-under-an-arch")),
    DetectionLimit((), ("silver", "gold"), Message("plate-invisible-order")),
)


def limits_at(level: str) -> tuple[Message, ...]:
    """The reasons of the limits at a build level ("silver" or "gold"); none at any other level."""
    return tuple(limit.reason for limit in DETECTION_LIMITS if level in limit.levels)

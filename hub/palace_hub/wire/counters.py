"""Counters of a session: messages over its link, and presses of a node's buttons."""

from dataclasses import dataclass

from palace_hub.wire.frames import PRESS_SPAN

# Since the last sample, by one finger: ten a second, and after three seconds without one the node is lost. A counter
# that jumps further has gone wrong, and what it says would be done thousands of times in one turn.
PRESSES_LIMIT = 30


@dataclass(slots=True)
class Counters:
    """What went over this link, counted by the hub since the session object was made."""

    bytes: int = 0  # received
    frames: int = 0  # with a good CRC and a good model
    rx_bad: int = 0  # damaged or overlong lines
    gaps: int = 0  # samples that never came
    duplicates: int = 0  # samples that came twice or too late
    refused: int = 0  # good CRC, but not the model, not the session or not the boot
    unknown: int = 0  # messages of an unknown kind
    log_lines: int = 0  # lines of text, shown or not


def presses_between(new: int, old: int) -> int:
    """Presses between two readings of a counter that wraps; none where no hand can have made so many."""
    count = (new - old) % PRESS_SPAN
    return count if count <= PRESSES_LIMIT else 0

"""The plate's set-up as a screen may show it: its steps, and what is asked for in each. Plain data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from palace_hub.locale.message import Message


class PlateSetupStep(StrEnum):
    """Where the plate's set-up stands: a plate is looked for, the bare sheet lies still, a stack goes from stud to
    stud, pieces and figures are weighed, a magnet goes from knob to knob, the report is read, all of it is kept."""

    FIND = "find"
    BARE = "bare"
    STACK = "stack"
    WEIGH = "weigh"
    FIGURE = "figure"
    KNOBS = "knobs"
    REPORT = "report"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class PlateSetupView:
    """The plate's set-up. `put`: it is to be put there now (False: taken off; None: neither); `at`: the stud or knob;
    `kind`: piece or figure; `count`: how many; `part`: how far the working out is (None: nothing is worked out);
    `done` of `of`: of what this step does again and again; `marks`: studs that are done; `live`: the plate answers;
    `hall`: it has Hall strips; `faults`: why it does not go on; `notes`: the report; `in_game`: a game begins after it.
    """

    step: PlateSetupStep
    at: tuple[int, int] | None = None
    put: bool | None = None
    kind: str = ""
    count: int = 0
    part: float | None = None
    done: int = 0
    of: int = 0
    marks: tuple[tuple[int, int], ...] = ()
    live: bool = True
    hall: bool = False
    can_skip: bool = False
    can_back: bool = False
    now: Message | None = None
    faults: tuple[Message, ...] = ()
    notes: tuple[Message, ...] = ()
    file: str = ""
    in_game: bool = False

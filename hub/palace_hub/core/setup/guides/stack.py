"""Guides of the plate's set-up, first part: the bare sheet, a stack from stud to stud, and the calibration.

A guide leads through one step: it takes each message of the plate, tells the next task, and detects the end of the
step. No key is needed while both hands are full.
"""

from dataclasses import dataclass
from typing import Final

from monkey_palace.board.palace import Stud
from palace_hub.core.refusals import Refused
from palace_hub.locale.message import Message
from palace_hub.sensing.plate.load.calibration import CORNERS, PlateCalibrationResult
from palace_hub.sensing.plate.load.guided_calibration import Conversions, GuidedCalibration
from palace_hub.sensing.plate.load.stack_calibration import (
    BARE_S,
    ODD_S,
    OFF_S,
    ON_S,
    BareSheet,
    BareSheetWatch,
    StackLocator,
    StackSighting,
    StackWatch,
)
from palace_hub.views.setup.plate import from_edges
from palace_hub.views.snapshot import PlateSetupStep
from palace_hub.wire.events import Batch

CORNER_STUDS: Final = ((2, 2), (29, 2), (29, 29), (2, 29))
STUDS: Final = CORNER_STUDS + tuple(
    (x, y) for y in (2, 11, 20, 29) for x in (2, 8, 14, 23, 29) if (x, y) not in CORNER_STUDS
)
"""Twenty studs all over the sheet, its corners first: they show a silent or crossed cell within four studs."""
STACK: Final = 8
"""Columns in the stack: ten grams, half of the box's sixteen."""
RESTLESS_S: Final = 20.0
"""Time after which a bare sheet that is not still is reported: something touches it. Assumed."""
SILENT_S: Final = 5.0
"""Time after which a silent corner is reported. Assumed."""


def stamped(batch: Batch) -> Conversions:
    """The conversions of a message in the form that sensing takes."""
    return [[(t, raw) for t, raw, _ in conversions] for conversions in batch.conversions]


@dataclass(frozen=True, slots=True)
class Task:
    """The next task of a guide; the fields are those of `PlateSetupView`."""

    at: Stud | None = None
    put: bool | None = None
    kind: str = ""
    count: int = 0
    done: int = 0
    of: int = 0
    marks: tuple[Stud, ...] = ()
    part: float | None = None
    now: Message | None = None


class Guide:
    """One step. `messages`: why it does not go on; `over`: it has ended."""

    step: PlateSetupStep
    can_skip = False

    def __init__(self) -> None:
        self.messages: tuple[Message, ...] = ()
        self.over = False

    @property
    def task(self) -> Task:
        return Task()

    @property
    def ready(self) -> bool:
        """True where a confirmation would do something now."""
        return False

    def feed(self, batch: Batch) -> None:
        """Take one message of the plate."""

    def settle(self) -> None:
        """Take every step that is due without an entry."""

    def confirm(self) -> None:
        """Confirm the task. Raises `Refused` where there is nothing to confirm."""
        raise Refused("refused-plate-goes-on")

    def skip(self) -> None:
        """Skip the task. Raises `Refused` where it is needed."""
        raise Refused("refused-nothing-to-skip")

    def back(self) -> bool:
        """One step back within this guide; False where there is none."""
        return False


class BareGuide(Guide):
    """The bare sheet. `bare`: the result; `record` begins with it; `chains`: the Hall bits meanwhile."""

    step = PlateSetupStep.BARE

    def __init__(self, messages: tuple[Message, ...] = ()) -> None:
        super().__init__()
        self.messages = self._why = messages
        self.bare: BareSheet | None = None
        self.record = GuidedCalibration()
        self.chains: list[bytes] = []
        self._watch = BareSheetWatch()

    @property
    def task(self) -> Task:
        return Task(put=False)

    def feed(self, batch: Batch) -> None:
        if self.over:
            return
        self.chains = [*self.chains[-round(BARE_S / 0.05) :], batch.hall]
        self.bare = self._watch.feed(stamped(batch))
        if self.bare is not None:
            for conversions in self._watch.batches:
                self.record.feed(conversions)
            self.over = True
        elif self._watch.silent and self._watch.waited_s > SILENT_S:
            self.messages = tuple(Message("plate-cell-silent", {"corner": CORNERS[c]}) for c in self._watch.silent)
        else:
            self.messages = (Message("plate-restless"),) if self._watch.waited_s > RESTLESS_S else self._why


class StackGuide(Guide):
    """The stack on one stud after the other. `named`: when each stud was asked for, as `GuidedCalibration.finish` takes
    it."""

    step = PlateSetupStep.STACK

    def __init__(self, bare: BareSheet, record: GuidedCalibration) -> None:
        super().__init__()
        self.record = record
        self.named: list[tuple[float, int, int]] = []
        self._watch = StackWatch(bare)
        self._places = StackLocator()
        self._todo = list(STUDS)
        self._done: list[Stud] = []
        self._put = True
        self._wrong = False

    @property
    def task(self) -> Task:
        at = self._todo[0] if self._todo else None
        return Task(at, self._put, "column", STACK, len(self._done), len(STUDS), tuple(self._done))

    def again(self, stud: Stud, why: Message) -> None:
        """Repeat this stud alone."""
        self._done.remove(stud)
        self._places.forget(stud)
        self._todo.insert(0, stud)
        self._put, self._wrong, self.over, self.messages = True, False, False, (why,)
        self._name()

    def feed(self, batch: Batch) -> None:
        conversions = stamped(batch)
        self.record.feed(conversions)
        self._watch.feed(conversions)

    def settle(self) -> None:
        if self.over:
            return
        if not self.named:
            self._name()
        if self._watch.still_s < (ON_S if self._put else OFF_S):
            return
        stud, gained = self._todo[0], self._watch.gained
        seen = self._places.sighting(gained, stud, self._watch.white)
        if not self._put:
            if seen.what == "nothing":
                self._off()
        elif seen.what == "stack":
            self._places.take(stud, gained)
            self._put, self.messages = False, ()
        elif seen.what == "nothing":
            self._watch.is_bare()
        elif seen.what == "elsewhere" or self._watch.still_s >= ODD_S:
            self._odd(seen)

    def back(self) -> bool:
        """Repeat the last stud, or the present one while the stack is on it."""
        if not self._put and not self.over:
            self._places.forget(self._todo[0])
            self._wrong = True
            return True
        if not self._done:
            return False
        last = self._done[-1]
        self.again(last, Message("plate-stack-again"))
        self.messages = ()
        return True

    def _name(self) -> None:
        self.named.append((self._watch.t, *self._todo[0]))

    def _off(self) -> None:
        self._watch.is_bare()
        if not self._wrong:
            self._done.append(self._todo.pop(0))
        self._wrong = False
        if not self._todo:
            self.over = True
            return
        self._put = True
        self._name()

    def _odd(self, seen: StackSighting) -> None:
        if seen.what == "elsewhere" and seen.at is not None:
            key = "plate-stack-elsewhere" if len(self._places) > 2 else "plate-stack-turned"
            self.messages = (Message(key, from_edges(seen.at)),)
        elif seen.what == "reversed":
            self.messages = (Message("plate-corner-reversed", {"corner": seen.corner}),)
        elif seen.what == "light":
            self.messages = (Message("plate-stack-light", {"count": STACK}),)
        elif len(self._places) == 1:  # one of the two is wrong, and it is not known which
            first = self._done.pop()
            self._places.forget(first)
            self._todo.insert(0, first)
            self.messages = (Message("plate-stack-unequal", {"count": STACK}),)
        else:
            self.messages = (Message("plate-stack-odd", {"count": STACK}),)
        self._put, self._wrong = False, True


class WorkGuide(Guide):
    """The calibration is computed from the record, in small parts. `result`: the result."""

    step = PlateSetupStep.STACK

    def __init__(self, stack: StackGuide, column_g: float) -> None:
        super().__init__()
        self.result: PlateCalibrationResult | None = None
        self._work = stack.record.work(stack.named, STACK * column_g)
        self._part = 0.0

    @property
    def task(self) -> Task:
        return Task(done=len(STUDS), of=len(STUDS), marks=STUDS, part=round(self._part, 1))

    def settle(self) -> None:
        try:
            self._part = next(self._work)
        except StopIteration as end:
            self.result, self.over = end.value, True

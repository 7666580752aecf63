"""The first part of the plate's set-up: the bare sheet, a stack from stud to stud, and what all of it teaches.

A guide leads through one step: it hears each message of the plate, says what is to be done now, and knows when it is
over. Nobody presses a key while the hands are full.
"""

from dataclasses import dataclass
from typing import Final

from palace_hub.core.refusals import Refused
from palace_hub.locale.message import Message
from palace_hub.sensing.plate.board.places import Stud
from palace_hub.sensing.plate.load.calibration import CORNERS, PlateCalibrationResult
from palace_hub.sensing.plate.load.guided_calibration import Conversions, PlateSetup
from palace_hub.sensing.plate.load.stack_calibration import (
    BARE_S,
    ODD_S,
    OFF_S,
    ON_S,
    Bare,
    BareWatch,
    Seen,
    StackPlaces,
    StackWatch,
)
from palace_hub.views.setup.plate import from_edges
from palace_hub.views.snapshot import PlateSetupStep
from palace_hub.wire.events import Batch

CORNER_STUDS: Final = ((2, 2), (29, 2), (29, 29), (2, 29))
STUDS: Final = CORNER_STUDS + tuple(
    (x, y) for y in (2, 11, 20, 29) for x in (2, 8, 14, 23, 29) if (x, y) not in CORNER_STUDS
)
"""Twenty studs all over the sheet, its corners first: a cell that is silent or crossed is found within four."""
STACK: Final = 8
"""Columns, one in another: ten grams, and half of the box's sixteen."""
RESTLESS_S: Final = 20.0
"""A bare sheet that has not lain still for so long is held up by something."""
SILENT_S: Final = 5.0


def stamped(batch: Batch) -> Conversions:
    """The conversions of a message as sensing takes them."""
    return [[(t, raw) for t, raw, _ in ones] for ones in batch.conversions]


@dataclass(frozen=True, slots=True)
class Asked:
    """What a guide wants: see `PlateSetupView`."""

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
    """One step. `said`: why it does not go on; `over`: it is through."""

    step: PlateSetupStep
    can_skip = False

    def __init__(self) -> None:
        self.said: tuple[Message, ...] = ()
        self.over = False

    @property
    def asked(self) -> Asked:
        return Asked()

    @property
    def ready(self) -> bool:
        """Would a confirmation do something?"""
        return False

    def feed(self, batch: Batch) -> None:
        """One message of the plate."""

    def settle(self) -> None:
        """What goes on without anybody's word."""

    def confirm(self) -> None:
        """Raises `Refused` where there is nothing to confirm."""
        raise Refused("refused-plate-goes-on")

    def skip(self) -> None:
        """Raises `Refused` where this cannot be left out."""
        raise Refused("refused-nothing-to-skip")

    def back(self) -> bool:
        """One step back within this guide; False where there is none."""
        return False


class BareGuide(Guide):
    """Hands off. `bare` is what came of it, `record` begins with it, `chains` are the Hall bits meanwhile."""

    step = PlateSetupStep.BARE

    def __init__(self, said: tuple[Message, ...] = ()) -> None:
        super().__init__()
        self.said = self._why = said
        self.bare: Bare | None = None
        self.record = PlateSetup()
        self.chains: list[bytes] = []
        self._watch = BareWatch()

    @property
    def asked(self) -> Asked:
        return Asked(put=False)

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
            self.said = tuple(Message("plate-cell-silent", {"corner": CORNERS[c]}) for c in self._watch.silent)
        else:
            self.said = (Message("plate-restless"),) if self._watch.waited_s > RESTLESS_S else self._why


class StackGuide(Guide):
    """The stack goes from stud to stud. `named`: when each was asked for, as `PlateSetup.finish` wants it."""

    step = PlateSetupStep.STACK

    def __init__(self, bare: Bare, record: PlateSetup) -> None:
        super().__init__()
        self.record = record
        self.named: list[tuple[float, int, int]] = []
        self._watch = StackWatch(bare)
        self._places = StackPlaces()
        self._todo = list(STUDS)
        self._done: list[Stud] = []
        self._put = True
        self._wrong = False

    @property
    def asked(self) -> Asked:
        at = self._todo[0] if self._todo else None
        return Asked(at, self._put, "column", STACK, len(self._done), len(STUDS), tuple(self._done))

    def again(self, stud: Stud, why: Message) -> None:
        """This stud once more, alone."""
        self._done.remove(stud)
        self._places.forget(stud)
        self._todo.insert(0, stud)
        self._put, self._wrong, self.over, self.said = True, False, False, (why,)
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
        seen = self._places.seen(gained, stud, self._watch.white)
        if not self._put:
            if seen.what == "nothing":
                self._off()
        elif seen.what == "stack":
            self._places.take(stud, gained)
            self._put, self.said = False, ()
        elif seen.what == "nothing":
            self._watch.is_bare()
        elif seen.what == "elsewhere" or self._watch.still_s >= ODD_S:
            self._odd(seen)

    def back(self) -> bool:
        """The stud that was taken last once more; that of now, while the stack is on it."""
        if not self._put and not self.over:
            self._places.forget(self._todo[0])
            self._wrong = True
            return True
        if not self._done:
            return False
        last = self._done[-1]
        self.again(last, Message("plate-stack-again"))
        self.said = ()
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

    def _odd(self, seen: Seen) -> None:
        if seen.what == "elsewhere" and seen.at is not None:
            key = "plate-stack-elsewhere" if len(self._places) > 2 else "plate-stack-turned"
            self.said = (Message(key, from_edges(seen.at)),)
        elif seen.what == "reversed":
            self.said = (Message("plate-corner-reversed", {"corner": seen.corner}),)
        elif seen.what == "light":
            self.said = (Message("plate-stack-light", {"count": STACK}),)
        elif len(self._places) == 1:  # one of the two is wrong, and nobody knows which
            first = self._done.pop()
            self._places.forget(first)
            self._todo.insert(0, first)
            self.said = (Message("plate-stack-unequal", {"count": STACK}),)
        else:
            self.said = (Message("plate-stack-odd", {"count": STACK}),)
        self._put, self._wrong = False, True


class WorkGuide(Guide):
    """What the record teaches is worked out, a little at a time. `result` is what came of it."""

    step = PlateSetupStep.STACK

    def __init__(self, stack: StackGuide, column_g: float) -> None:
        super().__init__()
        self.result: PlateCalibrationResult | None = None
        self._work = stack.record.work(stack.named, STACK * column_g)
        self._part = 0.0

    @property
    def asked(self) -> Asked:
        return Asked(done=len(STUDS), of=len(STUDS), marks=STUDS, part=round(self._part, 1))

    def settle(self) -> None:
        try:
            self._part = next(self._work)
        except StopIteration as end:
            self.result, self.over = end.value, True

"""Guide of the plate's set-up, last part, with Hall strips: one magnet goes from knob to knob.

A knob without an answer may be skipped: a dead sensor must not stop the others. The guide asks for skipped knobs a
second time, and gives up only those that are skipped again. So a gap in the map is no slip.
"""

from collections.abc import Sequence
from typing import Final

from monkey_palace.board.palace import Stud
from palace_hub.core.refusals import Refused
from palace_hub.core.setup.guides.stack import Guide, Task
from palace_hub.locale.message import Message
from palace_hub.sensing.plate.hall.knob_map import LearntKnobs, bit_is_on, learn_knobs
from palace_hub.sensing.plate.readings import STRIP_BITS, STRIP_SENSORS, read_chain
from palace_hub.views.setup.plate import from_edges
from palace_hub.views.snapshot import PlateSetupStep
from palace_hub.wire.events import Batch

KNOB_STUDS: Final = tuple((x, y) for y in range(2, 32, 3) for x in range(2, 32, 3))
"""The ground's knobs, row by row from the near left corner."""
HELD_S: Final = 0.2
"""Time for which one bit is on until the magnet counts as on this knob. Assumed."""
SURE_S: Final = 1.0
"""The same for a bit that flickered at a skipped knob: the magnet may still be there. Assumed."""
ODD_S: Final = 1.5
"""Time after which other bits are reported: before, the magnet may be on its way. Assumed."""


def sensors_of(chain: bytes) -> frozenset[int]:
    """The bits of a chain that belong to sensors of answering strips."""
    strips = read_chain(chain).answering
    return frozenset(STRIP_BITS * strip + sensor for strip in range(strips) for sensor in range(STRIP_SENSORS))


class KnobGuide(Guide):
    """One magnet on each knob. `bare`: chains without a magnet; strips without an answer are left out."""

    step = PlateSetupStep.KNOBS
    can_skip = True

    def __init__(self, bare: Sequence[bytes]) -> None:
        super().__init__()
        self._bare = [_of_strips_that_answer(chain) for chain in bare]
        self._sensors = sensors_of(bare[-1])
        self._lit = frozenset(bit for bit in self._sensors if any(bit_is_on(chain, bit) for chain in bare))
        self._asked = list(KNOB_STUDS)  # and behind them the skipped ones, for a second time
        self._touched: dict[Stud, list[bytes]] = {}
        self._owner: dict[int, Stud] = {}
        self._at = 0
        self._glimpsed: set[int] = set()  # bits that were on at the present knob
        self._unsteady: set[int] = set()
        self._on: frozenset[int] = frozenset()
        self._since: float | None = None
        self._chain = bare[-1]
        self._t = 0.0

    @property
    def task(self) -> Task:
        at = None if self.over else self._asked[self._at]
        done = tuple(stud for stud in KNOB_STUDS if stud in self._owner.values())
        return Task(at, None if self.over else True, "", 1, self._at, len(self._asked), done)

    @property
    def learnt(self) -> LearntKnobs:
        markers = frozenset(range(8 * len(self._chain))) - self._sensors
        given_up = self._asked[len(KNOB_STUDS) : self._at]
        return learn_knobs(self._bare, {stud: self._touched.get(stud, []) for stud in KNOB_STUDS}, markers, given_up)

    def feed(self, batch: Batch) -> None:
        answering = sensors_of(batch.hall)
        on = frozenset(bit for bit in answering - self._lit if bit_is_on(batch.hall, bit))
        self._t, self._chain, self._sensors = batch.t, batch.hall, self._sensors | answering
        self._glimpsed |= on
        if on != self._on or self._since is None:
            self._on, self._since = on, batch.t

    def settle(self) -> None:
        if self.over or self._since is None:
            return
        held_s, stud = self._t - self._since, self._asked[self._at]
        fresh = [bit for bit in self._on if bit not in self._owner]
        if len(self._on) == 1 and fresh and held_s >= (SURE_S if fresh[0] in self._unsteady else HELD_S):
            self._owner[fresh[0]] = stud
            self._touched[stud] = [self._chain]
            self._next()
        elif held_s >= ODD_S and len(self._on) > 1:
            self.messages = (Message("plate-knob-several", {"count": len(self._on)}),)
        elif held_s >= ODD_S and self._on:
            (bit,) = self._on
            before = self._asked[self._at - 1] if self._at else None
            if self._owner[bit] != before:  # the magnet may not have left the former knob yet
                self.messages = (Message("plate-knob-twice", from_edges(self._owner[bit])),)
        elif not self._on:
            self.messages = self._why

    def skip(self) -> None:
        """Skip a knob without an answer; skipped a second time, it is given up."""
        if self.over:
            raise Refused("refused-nothing-to-skip")
        self._unsteady |= self._glimpsed
        self._next()

    def back(self) -> bool:
        """Repeat the former knob."""
        if self._at == 0:
            return False
        self._at, self.over = self._at - 1, False
        if self._at < len(KNOB_STUDS):
            del self._asked[len(KNOB_STUDS) :]
        stud = self._asked[self._at]
        self._touched.pop(stud, None)
        self._owner = {bit: owner for bit, owner in self._owner.items() if owner != stud}
        self._since, self.messages, self._glimpsed = None, self._why, set()
        return True

    @property
    def _why(self) -> tuple[Message, ...]:
        """Messages about the present knob."""
        chain = read_chain(self._chain)
        if chain.strips is not None and chain.answering < chain.strips:
            return (Message("problem-hall-chain", {"answering": chain.answering, "strips": chain.strips}),)
        return (Message("plate-knob-again"),) if len(KNOB_STUDS) <= self._at < len(self._asked) else ()

    def _next(self) -> None:
        self._at, self._since, self._glimpsed = self._at + 1, None, set()
        if self._at == len(KNOB_STUDS):
            self._asked += [stud for stud in KNOB_STUDS if stud not in self._touched]
        self.over = self._at == len(self._asked)
        self.messages = self._why


def _of_strips_that_answer(chain: bytes) -> bytes:
    """The chain up to its first break."""
    answering = read_chain(chain).answering * STRIP_BITS // 8
    return chain[:answering] + bytes(len(chain) - answering)

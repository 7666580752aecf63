"""The last part of the plate's set-up, where it has Hall strips: one magnet goes from knob to knob."""

from collections.abc import Sequence
from typing import Final

from palace_hub.app.plate import STRIP_BITS, STRIP_SENSORS, read_chain
from palace_hub.app.plate_guides import Asked, Guide
from palace_hub.app.refusals import Refused
from palace_hub.locale.message import Message
from palace_hub.sensing.plate_hall import LearntKnobs, is_on, learn_knobs
from palace_hub.sensing.plate_places import Stud
from palace_hub.views.plate_setup import from_edges
from palace_hub.views.plate_steps import PlateSetupStep
from palace_hub.wire.events import Batch

KNOB_STUDS: Final = tuple((x, y) for y in range(2, 32, 3) for x in range(2, 32, 3))
"""The ground's knobs, row by row from the near left corner."""
HELD_S: Final = 0.2
"""One bit on for so long is the magnet on this knob."""
ODD_S: Final = 1.5
"""Something else for so long is told: the magnet may be on its way before."""


def sensors_of(chain: bytes) -> frozenset[int]:
    """The bits of a chain that are sensors, of the strips that answer."""
    strips = read_chain(chain).answering
    return frozenset(STRIP_BITS * strip + one for strip in range(strips) for one in range(STRIP_SENSORS))


class KnobGuide(Guide):
    """`bare`: chains that were read with no magnet near."""

    step = PlateSetupStep.KNOBS
    can_skip = True

    def __init__(self, bare: Sequence[bytes]) -> None:
        super().__init__()
        self._bare = list(bare)
        self._sensors = sensors_of(bare[-1])
        self._always = frozenset(bit for bit in self._sensors if any(is_on(chain, bit) for chain in bare))
        self._touched: dict[Stud, list[bytes]] = {}
        self._owner: dict[int, Stud] = {}
        self._at = 0
        self._on: frozenset[int] = frozenset()
        self._since: float | None = None
        self._chain = b""
        self._t = 0.0

    @property
    def asked(self) -> Asked:
        at = None if self.over else KNOB_STUDS[self._at]
        done = tuple(stud for stud in KNOB_STUDS if stud in self._owner.values())
        return Asked(at, None if self.over else True, "", 1, self._at, len(KNOB_STUDS), done)

    @property
    def learnt(self) -> LearntKnobs:
        markers = frozenset(range(8 * len(self._bare[-1]))) - self._sensors
        return learn_knobs(self._bare, {stud: self._touched.get(stud, []) for stud in KNOB_STUDS}, markers)

    def feed(self, batch: Batch) -> None:
        on = frozenset(bit for bit in self._sensors - self._always if is_on(batch.hall, bit))
        self._t, self._chain = batch.t, batch.hall
        if on != self._on or self._since is None:
            self._on, self._since = on, batch.t

    def settle(self) -> None:
        if self.over or self._since is None:
            return
        held_s, stud = self._t - self._since, KNOB_STUDS[self._at]
        fresh = [bit for bit in self._on if bit not in self._owner]
        if len(self._on) == 1 and fresh and held_s >= HELD_S:
            self._owner[fresh[0]] = stud
            self._touched[stud] = [self._chain]
            self._next()
        elif held_s >= ODD_S and len(self._on) > 1:
            self.said = (Message("plate-knob-several", {"count": len(self._on)}),)
        elif held_s >= ODD_S and self._on:
            (bit,) = self._on
            before = KNOB_STUDS[self._at - 1] if self._at else None
            if self._owner[bit] != before:  # a magnet that has not been moved yet is no mistake
                self.said = (Message("plate-knob-twice", from_edges(self._owner[bit])),)
        elif not self._on:
            self.said = ()

    def skip(self) -> None:
        """A knob that never answers."""
        if self.over:
            raise Refused("refused-nothing-to-skip")
        self._next()

    def back(self) -> bool:
        """The knob before once more."""
        if self._at == 0:
            return False
        self._at, self.over, self.said = self._at - 1, False, ()
        stud = KNOB_STUDS[self._at]
        self._touched.pop(stud, None)
        self._owner = {bit: owner for bit, owner in self._owner.items() if owner != stud}
        self._since = None
        return True

    def _next(self) -> None:
        self.said, self._at, self._since = (), self._at + 1, None
        if self._at == len(KNOB_STUDS):
            self._at, self.over = len(KNOB_STUDS), True

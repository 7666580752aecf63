"""Hands during the plate's guided set-up: they follow the public view's requests at human speed.

The view's `plate_setup` names a step, a place or a kind, and whether an item should lie there now. Some steps end with
a confirmation.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from monkey_palace.board.notation import Cell
from palace_hub.sim.people.entering import Entry
from palace_hub.sim.plate.hands import Item, Lying, set_on, stack_on
from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_model import Range

READS_S: Range = (0.4, 1.0)  # from a new request to the hand's start; assumed
FETCHES_S: Range = (1.5, 4.0)  # the same when pieces are counted out first; assumed
SAYS_S: Range = (0.4, 1.2)  # from the hand's release to the confirmation; assumed
AGAIN_S = 4.0  # between two confirmations; assumed
KNOB_S = 5.0  # a magnet stays so long on a knob without a response; assumed
HEAP_MM = 12.0  # largest distance from the middle along each axis; assumed
CONFIRMED = ("weigh", "figure", "report", "done")
COUNTED_OUT = ("weigh", "figure")

Asked = tuple[object, ...]


class SetupHands:
    """Wanted items and entries of the set-up. `stands`: whether items stand on the plate and the hands have left."""

    def __init__(self, seed: int, stands: Callable[[Iterable[Item]], bool]) -> None:
        self._seed = seed
        self._stands = stands
        self._asked: Asked = ()
        self._since = self._follows = self._next = 0.0
        self._wanted: frozenset[Item] = frozenset()
        self._times: dict[Asked, int] = {}

    def wanted(self, setup: Mapping[str, Any], t: float) -> frozenset[Item]:
        """Items that should lie on the bare sheet at table time `t`, seconds."""
        asked = asked_for(setup)
        if asked != self._asked:
            self._asked, self._since = asked, t
            self._times[asked] = self._times.get(asked, 0) + 1
            self._follows = t + self._draw("reads", FETCHES_S if self._fetches(setup) else READS_S)
            self._next = self._follows + self._draw("says", SAYS_S)
        if t >= self._follows:
            self._wanted = self._items(setup)
        return self._wanted

    def entries(self, setup: Mapping[str, Any], main: object, t: float) -> list[Entry]:
        """Entries at table time `t`: a confirmation, or `skip` for a knob without a response."""
        if asked_for(setup) != self._asked or t < self._next:
            return []
        if not self._stands(self._wanted):
            self._next = t + self._draw("says", SAYS_S)
            return []
        step = setup["step"]
        if step == "knobs" and self._wanted and t - self._since > KNOB_S:
            self._next = t + AGAIN_S
            return [{"do": "skip"}]
        if main is None or step not in CONFIRMED or (step in COUNTED_OUT and not setup["put"]):
            return []
        self._next = t + AGAIN_S
        return [{"do": "confirm"}]

    def _items(self, setup: Mapping[str, Any]) -> frozenset[Item]:
        step, at, kind = str(setup["step"]), setup["at"], str(setup["kind"])
        if step == "knobs" and at is not None and setup["put"] is not False:
            return frozenset({set_on("magnet", Cell(int(at[0]), int(at[1]), 0))})
        if not setup["put"]:
            return frozenset()
        if step == "stack" and at is not None:
            return frozenset({stack_on(int(at[0]), int(at[1]), int(setup["count"]))})
        if step == "figure" and at is not None:
            return frozenset({set_on(kind, Cell(int(at[0]), int(at[1]), 0))})
        if step == "weigh":
            rng = streams.draws(self._seed, "heap", kind)
            x_mm, y_mm = rng.uniform(-HEAP_MM, HEAP_MM), rng.uniform(-HEAP_MM, HEAP_MM)
            return frozenset({Lying((kind,) * int(setup["count"]), x_mm, y_mm)})
        return frozenset()

    @staticmethod
    def _fetches(setup: Mapping[str, Any]) -> bool:
        return bool(setup["put"]) and setup["step"] in COUNTED_OUT

    def _draw(self, what: str, span: Range) -> float:
        asked = (str(part) for part in self._asked)
        return streams.draws(self._seed, what, self._times[self._asked], *asked).uniform(*span)


def asked_for(setup: Mapping[str, Any]) -> Asked:
    """A key that changes with each new request of the set-up."""
    at = setup["at"]
    return setup["step"], None if at is None else tuple(at), setup["put"], setup["kind"], setup["count"]

"""Hands that the hub guides through the plate's set-up: they do what the public view asks for, in a person's time.

`plate_setup` of the view names a step, a place or a kind, and whether something is to lie there now; when it is to be
told that all of it lies there, the hub waits for a confirmation.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from monkey_palace.board.notation import Cell
from palace_hub.sim.people.entering import Entry
from palace_hub.sim.plate.hands import Item, Lying, set_on, stack_on
from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_model import Range

READS_S: Range = (0.4, 1.0)  # from a new demand to the hand that follows it
FETCHES_S: Range = (1.5, 4.0)  # the same where pieces are to be counted out first
SAYS_S: Range = (0.4, 1.2)  # from a hand's leaving to the confirmation
AGAIN_S = 4.0  # until a person who is not heard confirms again
KNOB_S = 5.0  # for which a magnet is held on a knob that does not answer
HEAP_MM = 12.0  # pieces that are to lie in the middle lie so near to it
CONFIRMED = ("weigh", "figure", "report", "done")
COUNTED_OUT = ("weigh", "figure")

Asked = tuple[object, ...]


class SetupHands:
    """`stands`: whether something stands on the plate and the hands have gone."""

    def __init__(self, seed: int, stands: Callable[[Iterable[Item]], bool]) -> None:
        self._seed = seed
        self._stands = stands
        self._asked: Asked = ()
        self._since = self._follows = self._next = 0.0
        self._wanted: frozenset[Item] = frozenset()
        self._times: dict[Asked, int] = {}

    def wanted(self, setup: Mapping[str, Any], t: float) -> frozenset[Item]:
        """What is to lie on the plate at table time `t`, seconds: the bare sheet but for what is asked for."""
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
        """What is typed meanwhile: that it all lies there, or that a knob does not answer."""
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
    """What the set-up asks for, as something that changes whenever it asks for something else."""
    at = setup["at"]
    return setup["step"], None if at is None else tuple(at), setup["put"], setup["kind"], setup["count"]

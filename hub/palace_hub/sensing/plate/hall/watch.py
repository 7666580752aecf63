"""What the Hall chain shows of the ground's knobs, now and all through a quiet moment, and which of it is believed."""

from collections.abc import Mapping, Set
from types import MappingProxyType
from typing import Final

import numpy as np

from monkey_palace.board.palace import Stud
from palace_hub.sensing.plate.hall.knob_map import KnobMap
from palace_hub.sensing.plate.hall.sensor_health import HallHealth, SensorDoubt
from palace_hub.sensing.plate.load.residual import DISAGREES
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.readings import read_chain
from palace_hub.sensing.plate.tracking.baseline import Magnets

EDGE_S: Final = 0.1
"""So near to its ends a quiet moment is not looked into: the chain is read once in 50 ms, and the load a little later
than a foot snaps on or off."""


class MagnetWatch:
    """The chain of one plate. `knobs` None: it has no strips; `doubts`: sensors that were found wrong before.

    `health`: which of them are believed by now.
    """

    def __init__(self, knobs: KnobMap | None, doubts: Mapping[Stud, SensorDoubt] = MappingProxyType({})) -> None:
        self._knobs = knobs
        self.health = HallHealth(frozenset(knobs.bits if knobs is not None else ()), doubts)
        self._rested: tuple[QuietMoment, Magnets] | None = None  # the last quiet moment, and what was seen at its end
        self._chain = b""
        self._looks: list[tuple[float, Magnets]] = []  # what was seen from when on

    def feed(self, t: float, chain: bytes) -> None:
        """The chain as a message of hub time `t` has it."""
        if chain != self._chain or not self._looks:
            self._chain = chain
            self._looks.append((t, self.seen))

    @property
    def answers(self) -> bool:
        """Whether every strip does."""
        chain = read_chain(self._chain)
        return bool(chain.strips) and chain.answering == chain.strips

    @property
    def seen(self) -> Magnets:
        """What it shows now; None without strips, and where the chain is broken."""
        return None if self._knobs is None or not self.answers else self._knobs.seen(self._chain)

    def watch(self, quiet: QuietMoment, feet: Set[Stud]) -> None:
        """Whether a sensor loses one of the `feet` that stand, in a moment in which nobody moves a piece, or since the
        last."""
        looks, before = self._during(quiet), self._rested
        self._rested = quiet, looks[-1] if looks else None
        if before is not None and before[1] is not None and looks and _weighs_the_same(before[0], quiet):
            looks.insert(0, before[1])
        self.health = self.health.watched(looks, frozenset(feet))

    def judge(self, seen: Magnets, feet: Set[Stud], under_figures: Set[Stud]) -> None:
        """What stands is known, and this is what its magnets show."""
        if seen is not None:
            self.health = self.health.judged(seen, frozenset(feet), frozenset(under_figures))

    def lies_bare(self, seen: Magnets) -> None:
        """Nothing stands on the plate; None: that is to be seen."""
        self.health = self.health.lies_bare(seen)

    def _during(self, quiet: QuietMoment) -> list[frozenset[Stud]]:
        """What it showed in a moment that has ended, each as often as it changed; empty where that is not known. What
        was before is forgotten."""
        at = max((n for n, (t, _) in enumerate(self._looks) if t <= quiet.t0 + EDGE_S), default=0)
        self._looks = self._looks[at:]
        looks = [seen for t, seen in self._looks if t <= quiet.t1 - EDGE_S]
        return [] if None in looks else [seen for seen in looks if seen is not None]


def _weighs_the_same(before: QuietMoment, after: QuietMoment) -> bool:
    """Whether nobody can have moved a piece between two quiet moments that follow each other."""
    away, cov = after.load - before.load, before.noise + after.noise + after.shift
    return not after.unseen and float(away @ np.linalg.solve(cov, away)) <= DISAGREES

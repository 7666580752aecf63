"""The state of the ground knobs' Hall sensors over time, and the health of each sensor."""

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
"""Time at each end of a quiet moment that is ignored, s: the chain is read every 50 ms, and the load settles a little
after a foot snaps on or off."""


class MagnetWatch:
    """Follows the Hall chain of one plate.

    `knobs` None: the plate has no strips. `doubts`: sensors that were distrusted before. `health`: their present
    health.
    """

    def __init__(self, knobs: KnobMap | None, doubts: Mapping[Stud, SensorDoubt] = MappingProxyType({})) -> None:
        self._knobs = knobs
        self.health = HallHealth(frozenset(knobs.bits if knobs is not None else ()), doubts)
        self._rested: tuple[QuietMoment, Magnets] | None = None  # the last quiet moment, and the sensors at its end
        self._chain = b""
        self._looks: list[tuple[float, Magnets]] = []  # each state of the sensors with its begin, hub s

    def feed(self, t: float, chain: bytes) -> None:
        """Take in the chain of a message of hub time `t`, s."""
        if chain != self._chain or not self._looks:
            self._chain = chain
            self._looks.append((t, self.seen))

    @property
    def answers(self) -> bool:
        """Whether every strip has its marker."""
        chain = read_chain(self._chain)
        return bool(chain.strips) and chain.answering == chain.strips

    @property
    def seen(self) -> Magnets:
        """Knobs that see a magnet now; None without strips, and while the chain is broken."""
        return None if self._knobs is None or not self.answers else self._knobs.seen(self._chain)

    def watch(self, quiet: QuietMoment, feet: Set[Stud]) -> None:
        """Count sensors that lose one of the standing `feet` during a quiet moment, or since the last one if the load
        is the same."""
        looks, before = self._during(quiet), self._rested
        self._rested = quiet, looks[-1] if looks else None
        if before is not None and before[1] is not None and looks and _weighs_the_same(before[0], quiet):
            looks.insert(0, before[1])
        self.health = self.health.watched(looks, frozenset(feet))

    def judge(self, seen: Magnets, feet: Set[Stud], under_figures: Set[Stud]) -> None:
        """Compare the sensors with the feet that are known to stand; None: the sensors are not known."""
        if seen is not None:
            self.health = self.health.judged(seen, frozenset(feet), frozenset(under_figures))

    def lies_bare(self, seen: Magnets) -> None:
        """The plate is bare, with these sensors on; None: the sensors are not known."""
        self.health = self.health.lies_bare(seen)

    def _during(self, quiet: QuietMoment) -> list[frozenset[Stud]]:
        """The states of the sensors during a quiet moment that has ended; empty if any is not known. Drops older
        states."""
        at = max((n for n, (t, _) in enumerate(self._looks) if t <= quiet.t0 + EDGE_S), default=0)
        self._looks = self._looks[at:]
        looks = [seen for t, seen in self._looks if t <= quiet.t1 - EDGE_S]
        return [] if None in looks else [seen for seen in looks if seen is not None]


def _weighs_the_same(before: QuietMoment, after: QuietMoment) -> bool:
    """Whether two successive quiet moments have the same load, with no unread time between: no piece has moved."""
    away, cov = after.load - before.load, before.noise + after.noise + after.shift
    return not after.unseen and float(away @ np.linalg.solve(cov, away)) <= DISAGREES

"""What the Hall chain shows of the ground's knobs: now, and all through a quiet moment."""

from typing import Final

from palace_hub.app.plate import read_chain
from palace_hub.app.plate_ledger import Seen
from palace_hub.sensing.plate_hall import KnobMap
from palace_hub.sensing.plate_places import Stud
from palace_hub.sensing.plate_signal import Quiet

EDGE_S: Final = 0.1
"""So near to its ends a quiet moment is not looked into: the chain is read once in 50 ms, and the load a little later
than a foot snaps on or off."""


class MagnetWatch:
    """The chain of one plate. `knobs` None: it has no strips."""

    def __init__(self, knobs: KnobMap | None) -> None:
        self._knobs = knobs
        self._chain = b""
        self._looks: list[tuple[float, Seen]] = []  # what was seen from when on

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
    def seen(self) -> Seen:
        """What it shows now; None without strips, and where the chain is broken."""
        return None if self._knobs is None or not self.answers else self._knobs.seen(self._chain)

    def during(self, quiet: Quiet) -> list[frozenset[Stud]]:
        """What it showed in a moment that has ended, each as often as it changed; empty where that is not known. What
        was before is forgotten."""
        at = max((n for n, (t, _) in enumerate(self._looks) if t <= quiet.t0 + EDGE_S), default=0)
        self._looks = self._looks[at:]
        looks = [seen for t, seen in self._looks if t <= quiet.t1 - EDGE_S]
        return [] if None in looks else [seen for seen in looks if seen is not None]

"""Compartments that the hub does not count: somebody looks, counts, and says so whenever the number has changed."""

from collections.abc import Mapping
from typing import Any

from palace_hub.sim.people.entering import Entry
from palace_hub.sim.world.tabletop import Tabletop
from palace_hub.sim.world.truth import KINDS

PATIENCE_S = 4.0  # longer than any stillness that a hub may wait for
COUNTED_QUIET_S = 0.5
PHASES = frozenset({"setup", "play"})


class UncountedCells:
    """Notes, window by window, since when the hub says nothing of a compartment that nobody touches."""

    def __init__(self, top: Tabletop) -> None:
        self._top = top
        self.forget()

    def forget(self) -> None:
        """Another hub: what was said to the one before does not count."""
        self._since: dict[int, float] = {}
        self._said: dict[int, tuple[int, float]] = {}

    def note(self, view: Mapping[str, Any], ledger: Mapping[str, int | None]) -> None:
        """What the hub says of each compartment after a window."""
        waits = view["phase"] not in PHASES or view["question"] is not None or view["tray"] != "ok"
        for cell, kind in enumerate(KINDS):
            moving = bool(view["boxes"]) and view["boxes"][cell]["moving"]
            if waits or moving or not ledger or ledger.get(kind) is not None:
                self._since.pop(cell, None)
                if not waits and not moving and ledger:
                    self._said.pop(cell, None)
            else:
                self._since.setdefault(cell, self._top.t)

    def entry(self) -> Entry | None:
        """The count of one compartment that has been left uncounted for long, None while there is none to tell."""
        for cell, since in self._since.items():
            still = self._top.t - self._top.still_since(cell)
            count = self._top.tray.count(cell)
            said, at = self._said.get(cell, (None, since))
            patience = PATIENCE_S if said != count else float("inf")
            if self._top.tray.foreign(cell):
                continue  # whoever looks sees it, and takes it out when asked
            if still < COUNTED_QUIET_S or self._top.t - max(since, at) < patience:
                continue
            self._said[cell] = (count, self._top.t)
            return {"do": "override", "cell": cell, "count": count}
        return None

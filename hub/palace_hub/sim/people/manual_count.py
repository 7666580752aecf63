"""Manual counts of compartments that the hub does not count, entered once for each change."""

from collections.abc import Mapping
from typing import Any

from palace_hub.sim.people.entering import Entry
from palace_hub.sim.world.tabletop import Tabletop
from palace_hub.sim.world.truth import KINDS

PATIENCE_S = 4.0  # longer than the hub's longest wait for a still reading
COUNTED_QUIET_S = 0.5  # without a hand in the compartment; assumed
PHASES = frozenset({"setup", "play"})


class UncountedCells:
    """Tracks since when the ledger lacks a count for each untouched compartment."""

    def __init__(self, top: Tabletop) -> None:
        self._top = top
        self.forget()

    def forget(self) -> None:
        """Forget earlier entries, for a new hub."""
        self._since: dict[int, float] = {}
        self._entered: dict[int, tuple[int, float]] = {}

    def note(self, view: Mapping[str, Any], ledger: Mapping[str, int | None]) -> None:
        """Take the view and the ledger after a window."""
        waits = view["phase"] not in PHASES or view["question"] is not None or view["tray"] != "ok"
        for cell, kind in enumerate(KINDS):
            moving = bool(view["boxes"]) and view["boxes"][cell]["moving"]
            if waits or moving or not ledger or ledger.get(kind) is not None:
                self._since.pop(cell, None)
                if not waits and not moving and ledger:
                    self._entered.pop(cell, None)
            else:
                self._since.setdefault(cell, self._top.t)

    def entry(self) -> Entry | None:
        """The count of one compartment without a count for `PATIENCE_S`; None without one."""
        for cell, since in self._since.items():
            still = self._top.t - self._top.still_since()[cell]
            count = self._top.tray.count(cell)
            entered, at = self._entered.get(cell, (None, since))
            patience = PATIENCE_S if entered != count else float("inf")
            if self._top.tray.foreign(cell):
                continue  # the person takes the foreign piece out when the hub asks
            if still < COUNTED_QUIET_S or self._top.t - max(since, at) < patience:
                continue
            self._entered[cell] = (count, self._top.t)
            return {"do": "override", "cell": cell, "count": count}
        return None

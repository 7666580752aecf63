"""A game at gold: magnets in the feet, and sensors whose faults a test sets."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from tests.core.plate.plate_game import Built, PlateTable, kept_plate
from tests.core.plate.plate_node import Stud

from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.step import HubCore
from palace_hub.journal.store import Journal
from palace_hub.sensing.plate.board.kept_plate import KeptPlate
from palace_hub.sensing.plate.tracking.tracker import PlateTracker
from palace_hub.sim.plate.hall import knob_bit


@lru_cache(maxsize=2)
def gold_plate(seed: int = 1) -> KeptPlate:
    """The calibration of the gold plate of this seed, with sound sensors."""
    return replace(kept_plate(seed, "gold"), made=1.0)


class GoldBuilt(Built):
    """A plate with Hall strips; `faulty`: knobs by "dead", "stuck" and "weak", which a test changes."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__(seed, level="gold")

    def have_faulty(self, faulty: Mapping[str, tuple[Stud, ...]]) -> None:
        for what in ("dead", "stuck", "weak"):
            setattr(self.chain, what, frozenset(knob_bit(*stud) for stud in faulty.get(what, ())))


class GoldTable(PlateTable):
    """A hub with a gold plate and hands. The hub's files survive a restart."""

    @classmethod
    def opened(cls, path: Path, seed: int = 1) -> "GoldTable":
        table = cls(path, Journal.open(path))
        table.plate, table.seed = GoldBuilt(seed), seed
        table.start_hub()
        return table

    def start_hub(self) -> None:
        kept = PlateFile(self.path.parent)
        kept.content = gold_plate(self.seed)
        self.core = HubCore(self.journal, draw_seed=lambda: 7, plate_file=kept)

    @property
    def tracker(self) -> PlateTracker:
        return self.core.hub.plate_play.tracker

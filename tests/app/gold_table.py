"""A game at gold: magnets in the feet, and sensors of which a test says how each is."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.app.plate_game import Built, PlateTable
from tests.app.plate_node import PlateNode, Stud

from monkey_palace.notation import Placement
from monkey_palace.pieces import Piece
from palace_hub.app import plate_trials
from palace_hub.app.core import HubCore
from palace_hub.app.plate_file import KeptPlate
from palace_hub.app.plate_follow import PlateFollow
from palace_hub.journal.store import Journal
from palace_hub.sensing.plate_hall import KnobMap
from palace_hub.sim.noise_model import BUILDS
from palace_hub.sim.plate_hall import ground_feet, knob_bit
from palace_hub.sim.plate_hands import Handling
from palace_hub.sim.plate_trace import PLATE_MIX

KNOBS = {(2 + 3 * i, 2 + 3 * j): 16 * j + i for i in range(10) for j in range(10)}


@lru_cache(maxsize=2)
def gold_plate(seed: int = 1) -> KeptPlate:
    """What the guided set-up learns of the gold plate of this seed, whose sensors were all sound then."""
    calibration = plate_trials.calibrated(BUILDS["good"], "gold", seed, PLATE_MIX)
    box = PlateNode(seed, level="gold").box
    grams = {piece: box.unit_mg(piece.value, 20) / 1000 for piece in Piece}
    return KeptPlate("e66141", 1.0, calibration, grams, 0.004, knobs=KnobMap(KNOBS))


class GoldBuilt(Built):
    """A plate with Hall strips; `faulty` are knobs by "dead", "stuck" and "weak", and may change."""

    def __init__(self, seed: int = 1) -> None:
        PlateNode.__init__(self, seed, level="gold")
        self.standing: dict[Placement, float] = {}
        self.silent, self.turns = False, 0
        self._moves: tuple[Placement, bool] | None = None

    def have_faulty(self, faulty: Mapping[str, tuple[Stud, ...]]) -> None:
        for what in ("dead", "stuck", "weak"):
            setattr(self.chain, what, frozenset(knob_bit(*stud) for stud in faulty.get(what, ())))

    def build(self, piece: Placement) -> None:
        self._moves = piece, True
        super().build(piece)

    def remove(self, piece: Placement) -> None:
        self._moves = piece, False
        super().remove(piece)

    def _do(self, handling: Handling) -> None:
        super()._do(handling)
        piece, there = self._moves or (None, False)
        for stud in () if piece is None else ground_feet(piece):
            self.chain.moved(handling.snap_us, stud, there)
        self._moves = None


class GoldTable(PlateTable):
    """The hub, its gold plate and hands. The hub's files outlive it."""

    @classmethod
    def opened(cls, path: Path, seed: int = 1) -> "GoldTable":
        table = cls(path, Journal.open(path))
        table.plate, table.seed = GoldBuilt(seed), seed
        table._hub()
        return table

    def _hub(self) -> None:
        kept: Any = SimpleNamespace(kept=gold_plate(self.seed), fault=None, previous=None, folder=self.path.parent)
        self.core = HubCore(self.journal, draw_seed=lambda: 7, plate_file=kept)

    @property
    def follow(self) -> PlateFollow:
        return self.core.plate_play.follow

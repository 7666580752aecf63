"""What pieces on the plate weigh, each by itself: moulds and batches of one box, magnets, figures."""

from collections.abc import Mapping
from dataclasses import dataclass

from monkey_palace.board.pieces import BUILDING
from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_model import Range
from palace_hub.sim.world.truth import BATCH_SPREAD, CATALOGUE_MG

COLOURS_OF_BRICKS = 4  # each a batch of its own
LOOSE_MG: Mapping[str, Range] = {  # the monkey's and the butterfly's masses are not known yet, the frog's is
    "monkey": (3000.0, 8000.0),
    "butterfly": (500.0, 2000.0),
    "frog": (313.0, 347.0),
    "magnet": (150.0, 250.0),  # and what it is held with stays in the hand
    "map": (15_000.0, 45_000.0),  # 224 mm square of card, 0.3 to 1 mm (HARDWARE)
    "corner": (1205.0, 1255.0),
}


@dataclass(frozen=True, slots=True)
class Moulds:
    """What boxes are drawn from. `spread` of the single pieces of one mould, `batch` of colours and batches to either
    side: parts of a mass. `seat_mm`: moulds are not even, the centre of mass is so far from the middle of the feet.
    `foot_mg`: plug and disc in one foot, at gold (HARDWARE)."""

    spread: Range = (0.003, 0.02)
    batch: float = BATCH_SPREAD
    seat_mm: float = 0.1
    foot_mg: float = 180.0


MOULDS = Moulds()


class PieceBox:
    """What each single piece weighs: a batch for each colour, a spread for each mould; pieces taken back come again.

    `spread`: standard deviation of the single pieces of this very box, a part of their mass.
    """

    def __init__(self, specimen: int, moulds: Moulds = MOULDS, *, gold: bool) -> None:
        self.moulds = moulds
        self.spread = streams.draws(specimen, "plate spread").uniform(*moulds.spread)
        self._specimen, self._gold = specimen, gold
        self._serial: dict[str, int] = {}
        self._back: dict[str, list[float]] = {}

    def draw_mg(self, kind: str) -> float:
        """The next piece of a kind: one that was taken back, otherwise one from the box."""
        back = self._back.get(kind)
        if back:
            return back.pop()
        serial = self._serial[kind] = self._serial.get(kind, -1) + 1
        return self.piece_mg(kind, serial)

    def take_back(self, kind: str, mg: float) -> None:
        """A piece that was taken off again."""
        self._back.setdefault(kind, []).append(mg)

    def piece_mg(self, kind: str, serial: int) -> float:
        """What piece number `serial` of a kind weighs; of a figure or a magnet there is one."""
        if kind in LOOSE_MG:
            return streams.draws(self._specimen, "loose", kind).uniform(*LOOSE_MG[kind])
        rng = streams.draws(self._specimen, "plate piece", kind, serial)
        colour = rng.randrange(COLOURS_OF_BRICKS) if kind in BUILDING else 0
        most = self.moulds.batch
        batch = streams.draws(self._specimen, "plate batch", kind, colour).uniform(-most, most)
        magnets = self.moulds.foot_mg * feet_with_magnets(kind) if self._gold else 0.0
        return CATALOGUE_MG[kind] * (1 + batch) * rng.gauss(1, self.spread) + magnets

    def unit_mg(self, kind: str, number: int) -> float:
        """The mean of the box's pieces of a kind: what a calibration of the tray gives."""
        return sum(self.piece_mg(kind, serial) for serial in range(number)) / number


def feet_with_magnets(kind: str) -> int:
    """Feet of a kind that carry a plug and a disc at gold."""
    return {"arch": 2, "brick": 1, "column": 1}.get(kind, 0)
